### After a game, in English: the result, and the replay.
###
### Sentences about a player choose by $who: "you" is the reader, "other" is called $name.

## The headline

result-over = The game is over
result-given-up = The game was stopped
result-given-up-text = Nobody is ranked; what was played can still be looked at.
result-again = This try is not counted: you knew the deal.
# $n: by how many points the winner is ahead of the next one.
result-won-by = { $who ->
    [you] { $n ->
        [one] You win by one point
       *[other] You win by { $n } points
    }
   *[other] { $n ->
        [one] { $name } wins by one point
       *[other] { $name } wins by { $n } points
    }
}
# The first two have equal points, and something else decided.
result-won-even = { $who ->
    [you] You win by a hair
   *[other] { $name } wins by a hair
}
# Alone at the table.
result-won = { $who ->
    [you] You win
   *[other] { $name } wins
}
# $names: everybody of the winning side, or all who are first together.
result-won-together = { $names } win together
# Nobody at the table won: the game itself did.
result-nobody = { $game ->
    [masters] Lorenzo is ahead this time
   *[other] Nobody wins
}
# $part: where points come from, such as "cards"; $n: the winner's points from it, $m: the next one's.
result-difference = What made the difference: { $part }, { $n } to { $m }.

## The ranking

result-ranking = Ranking
result-ranking-note = points by where they came from
# 1st, 2nd …
result-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
result-place-none = –
result-you = you
# $bot: which program plays the seat.
result-bot = bot, { $bot }
result-player = Player
result-place-title = Place
result-total = Total

## The story

result-story = The story of the game
result-story-note = points after each turn
result-chart = Points turn by turn. The arrow keys move through the game, Enter shows the moment.
result-turn = Turn { $n }
# One of those who play, with the points at a turn.
result-at-points = { $name } { $n }
result-at = Turn { $turn }: { $points }
result-chart-hint = Point at the chart to read it; click to see that moment.

## Turning points

result-turns = Turning points
result-turns-note = each opens its moment
result-lead = { $who ->
    [you] You take the lead.
   *[other] { $name } takes the lead.
}
# The best turn of the whole game.
result-best = { $who ->
    [you] Your best turn, and the best of the game: { $n } points at once.
   *[other] The best turn of the game: { $n } points at once for { $name }.
}

## The last moves

result-moves = The last moves
result-moves-note = the latest first

## Facts

result-facts = The facts
result-where = finished
result-began = Began
result-length = Length
result-count-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
result-count-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
result-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
result-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
result-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
result-pages = Players’ pages
result-ratings = Ratings
result-record = Record
result-record-text = as text
result-record-json = as JSON

## The fair shuffle

result-fair-sealed = The shuffle was sealed before the first turn and opened after the last.
result-fair-open = This game was not sealed here; with its seed it can be played again.
result-fair-how = How to check it
result-commitment = Seal
result-salt = Salt
result-seed = Seed
result-verify = Download the record as text and let Bottega play it again; it compares the seal too:
# What one types in a terminal; the same in all languages.
result-verify-command = bottega verify { $file }

## What one can do

result-acts = What next
result-rematch = Rematch
result-to-rematch = To the rematch
result-to-tournament = To the tournament
result-tournament-next = The tournament draws who meets next.
result-replay = Replay
result-share = Share
result-shared = Link copied
result-contest = To the results
result-home = Home
# What is shared: $game is its title.
result-share-title = A game of { $game }

## The replay

replay-title = Replay
replay-board = The table at this moment
replay-rail = Whose view, and what happened
replay-controls = Replay
replay-at = Decision { $n } of { $of }
replay-step = Decision { $n }
replay-steps = What happened
replay-start = The game begins.
replay-quiet = Nothing changes on the table.
replay-slider = Moment of the game
replay-first = To the beginning (Home)
replay-back = Back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-next = Next (→)
replay-last = To the end (End)
replay-speed = Speed
replay-times = { $n }×
replay-eyes = Whose view
replay-eyes-this = seen from here
replay-eyes-of = Look from the seat of { $name }
replay-eyes-spectator = Look as a spectator
replay-spectator = Spectator
replay-asked = to decide
replay-link = Link
replay-copy = Copy the link to this moment
replay-copied = Copied
replay-to-result = Result
replay-to-table = To the table
replay-play-on = Play on from here
# $n: the decision from which the new game goes on.
replay-play-on-text = A new table begins after decision { $n } of this game. You take one seat, bots take the others.
replay-play-on-seat = Your seat
replay-play-on-bot = Against
replay-play-on-go = Play on
