### Searching games that were played, in English.

games-heading = Games that were played
games-about = Public games that are over: look at any of them again, or play on from where it was.
games-game = Title
games-any = Any
games-players = Players
games-player = Name of a player
games-opening = Opening
games-card = Card or leader
# In the field for a card, while no title is chosen.
games-title-first = title first
games-search = Search
games-no-card = Choose a card from the list as you type.
games-found = Games found
games-none = No game was like that.
games-none-yet = Nothing among the latest games. There may be older ones.
games-further = Look further back
games-nobody = Nobody is called that, or they do not show themselves.

games-days = Records by day
games-days-text = All public records of a day (UTC) in one compressed file, a line for each game. Only those who show themselves are named.
