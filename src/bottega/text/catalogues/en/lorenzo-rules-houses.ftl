### The rules of Lorenzo’s expansions in general and of Houses of Renaissance, as part of the page of
### the rules in the browser, in English.
###
### One message is one paragraph or one item of a list. A heading is called after its section
### (lorenzo-rules-houses-tower), what stands under it after what it tells.
### *Stars* around words make them bold; the words between them may change, the stars stay.
### Cards, leaders and families are called as lorenzo.ftl calls them. X-1 and the like in a comment are
### the rulings that the sentence tells.

## Two expansions

lorenzo-rules-expansions = Two expansions
lorenzo-rules-expansions-two = Two boxes can be added to the game, each by itself or both together. Everything told so far stays as it is, except where the chapters from here on say otherwise.
lorenzo-rules-expansions-houses = Houses of Renaissance
lorenzo-rules-expansions-houses-about = Families with powers of their own, for which you bid; a fifth tower; tokens; and a fifth player.
lorenzo-rules-expansions-pazzi = The Pazzi Conspiracy
lorenzo-rules-expansions-pazzi-about = Cards that reach across the table: rivals give, lose and are made use of. And decks that you may build yourselves.
lorenzo-rules-expansions-for = { $least }–{ $most } players
lorenzo-rules-expansions-item-special = { $n } cards for the special tower
lorenzo-rules-expansions-item-cards = { $n } cards for the four towers
lorenzo-rules-expansions-item-leaders = { $n } leaders
lorenzo-rules-expansions-item-families = { $n } families
lorenzo-rules-expansions-item-tokens = { $n } tokens
lorenzo-rules-expansions-item-auction = { $n } auction tiles
lorenzo-rules-expansions-item-curses = { $n } excommunication tiles
lorenzo-rules-expansions-item-adaptation = { $n } adaptation tiles, one of them in a game
lorenzo-rules-expansions-item-faith = { $n } faith tiles, for one of the families
lorenzo-rules-expansions-item-brown = the brown member, for one of the families
lorenzo-rules-expansions-item-fifth = a fifth family with its bonus tile
lorenzo-rules-expansions-item-visconti = { $n } tokens of the Visconti
lorenzo-rules-expansions-open = Whoever opens a table chooses:
# X-64
lorenzo-rules-expansions-modules = *What is played with*. Houses of Renaissance needs the advanced rules. The Pazzi Conspiracy can do without them. Nothing else fits, and a table that would not work is refused with the reason.
# X-68
lorenzo-rules-expansions-leaders = *Which leaders are dealt*. All there are, only those of the base game, only the new ones, or those that you name. There must be at least four for each player and four more.
lorenzo-rules-expansions-decks = *Which cards lie in the towers*, with The Pazzi Conspiracy only: drawn by lot, drawn and shown to everybody first, or built by you.
lorenzo-rules-expansions-table = What may be played with what
lorenzo-rules-expansions-option = Option
lorenzo-rules-expansions-means = What it means
lorenzo-rules-expansions-dealt = Which leaders are dealt
lorenzo-rules-expansions-towers = Which cards lie in the towers
lorenzo-rules-expansions-houses-means = Houses of Renaissance, with ten families; two to five players, advanced rules.
# X-64
lorenzo-rules-expansions-pazzi-means = The Pazzi Conspiracy: 24 more cards and, with the advanced rules, four more leaders; two to four players.
# X-64
lorenzo-rules-expansions-basic-means = Without the advanced rules the new leaders stay in the box, and so do Hall of Traitors and Hatching the Plot, which are about leaders.
# X-64
lorenzo-rules-expansions-both-means = Both, with twelve families; two to five players, advanced rules.
lorenzo-rules-expansions-all-means = every leader of the boxes you play with
lorenzo-rules-expansions-base-means = the twenty of the base game
lorenzo-rules-expansions-new-means = those of the expansions
lorenzo-rules-expansions-names-means = the ones you name
lorenzo-rules-expansions-random-means = drawn by lot; nobody knows what was left out
lorenzo-rules-expansions-preview-means = drawn by lot, and everybody may look at them before they are shuffled
lorenzo-rules-expansions-code-means = the cards you picked
lorenzo-rules-expansions-ours = *Values of our own.* Some figures of these boxes could not be found anywhere in public: the rows of the auction, the faces of the tokens, the faith tiles, the tokens of the Visconti, one side of the fifth bonus tile, and the names of most new cards. For these we have made our own, and where you see them here it says so. A table at home may show other numbers.

## Houses of Renaissance: setting up

lorenzo-rules-houses = Houses: setting up
lorenzo-rules-houses-laid = The table is laid out as always, with the advanced rules, and with this besides:
lorenzo-rules-houses-deck = *The special deck.* There are 16 special cards for each period, of all four kinds. Eight of each period are drawn and shuffled, those of period I on top; the others stay in the box.
# X-7
lorenzo-rules-houses-adaptation = *The adaptation tile.* One of the special cards that were left out is turned over. Its kind names the tower on which the tile begins.
lorenzo-rules-houses-tiles = *Excommunication.* One new tile for each period joins the seven old ones; still one of each period is drawn.
lorenzo-rules-houses-tokens-laid = *Tokens.* All 30 lie face down beside the supply.
lorenzo-rules-houses-families-laid = *Families.* As many families as there are players are drawn, and as many auction tiles. Each family is laid at one of them.
# X-1
lorenzo-rules-houses-goods = *Goods.* Nobody begins with wood, stone or servants, nor with the coins of the base game. What you have comes from the auction; to this the second in the turn order adds 1 coin, the third 2, the fourth 3 and the fifth 4.
# X-5
lorenzo-rules-houses-order = Then things go in this order: first the *auction*, then everybody chooses a *bonus tile*, then the *leaders* are dealt and passed on. So you know your family before you choose what goes with it.
# X-69
lorenzo-rules-houses-bonus = All five bonus tiles are on offer, however many play.
lorenzo-rules-houses-pile = Leaders that nobody holds after the draft make a pile, face down. Some cards and one family draw from it.

## The auction

lorenzo-rules-houses-auction = Houses: the auction
lorenzo-rules-houses-auction-what = You bid for a family and for the goods to begin with at the same time. An auction tile has *six rows*. The higher the row, the better the bid, and the fewer the goods.
# X-2, X-3
lorenzo-rules-houses-auction-turn = In turn order everybody puts a member on one row of one tile. These are the rules:
lorenzo-rules-houses-auction-free = *On an empty tile* any row will do.
# X-4
lorenzo-rules-houses-auction-higher = *Where somebody stands*, only a higher row will do. Whoever was there is outbid.
# X-2, X-4
lorenzo-rules-houses-auction-outbid = *Whoever is outbid moves at once*, before the next player’s turn: to a higher row of the same tile, or to another tile by the same rules. This may outbid somebody else, and so on.
lorenzo-rules-houses-auction-top = *The sixth row* cannot be outbid.
# X-3
lorenzo-rules-houses-auction-end = As there are as many tiles as players, everybody stands alone on a tile in the end. You receive the family above it and the goods of your row.
# X-6
lorenzo-rules-houses-auction-back = The member comes home before the first round; which of them you bid with does not matter.
lorenzo-rules-houses-auction-example = *An example* with three players, and the families Medici, Colonna and Este:
lorenzo-rules-houses-auction-step-1 = The first player bids for the Medici, on row 2.
lorenzo-rules-houses-auction-step-2 = The second player goes to row 4 there. The first is outbid and moves at once, to row 1 of the Colonna.
lorenzo-rules-houses-auction-step-3 = The third player goes to row 3 of the Colonna. The first is outbid again, and goes back to the Medici, on row 5.
lorenzo-rules-houses-auction-step-4 = Now the second is outbid, and takes row 1 of the Este, where nobody is. All three stand alone: the auction is over.
lorenzo-rules-houses-auction-player = Player
lorenzo-rules-houses-auction-family = Family
lorenzo-rules-houses-auction-goods = From the row
lorenzo-rules-houses-auction-order = For the order
lorenzo-rules-houses-auction-figure = Where the three stood. The discs name the steps; whoever was outbid and moved on is drawn faintly.
lorenzo-rules-houses-auction-row = Row { $n }
lorenzo-rules-houses-auction-tile = Tile { $name }
lorenzo-rules-houses-auction-tiles = These are the five tiles; as many of them as there are players are in a game. Except for three rows, the figures are ours, as the printed values were not public: a higher row never gives more of anything, and the six are worth 12, 11, 10, 9, 8 and 6 goods.

## Families

lorenzo-rules-houses-families = Houses: the families
lorenzo-rules-houses-families-one = Your family is a power that you have for the whole game. There are ten; two more come with The Pazzi Conspiracy.
lorenzo-rules-houses-family-da-montefeltro = Da Montefeltro
# X-46
lorenzo-rules-houses-family-da-montefeltro-text = Wood and stone that you pay for a *building* are not lost but lie on this tile. In place of one privilege you may take back all that lies there. What a discount saved you does not come to lie there, and of several privileges you may use one for it. An excommunication that takes 1 from each source is felt when you take the goods, as with any gain.
lorenzo-rules-houses-family-malatesta = Malatesta
# X-47
lorenzo-rules-houses-family-malatesta-text = *Ventures* cost you no military. You must still have as much as they ask for, also where they ask for some per rival.
lorenzo-rules-houses-family-medici = Medici
# X-48
lorenzo-rules-houses-family-medici-text = Each *character* you take, by whatever means, brings 1 token. And you may own eight of them instead of six: seven bring 28 points at the end, eight bring 35, unless an excommunication takes the points of characters away.
lorenzo-rules-houses-family-gonzaga = Gonzaga
# X-67
lorenzo-rules-houses-family-gonzaga-text = Once a round, when all members are placed and before anything is cleared away or reported, you may spend *7 servants* for a card that is left in one of the four towers, not in the special one. No value, no cost, no fee, no military for land; but no bonus of the floor either. What the card does at once happens, and the limit for its kind holds.
lorenzo-rules-houses-family-colonna = Colonna
# X-49, X-66
lorenzo-rules-houses-family-colonna-text = You have a fifth member, the *brown* one, worth 3 in every round, and so one turn more. It is neither coloured nor neutral: it may stand beside your coloured and your neutral one, and nothing that speaks of either touches it. For everything else, such as the palace and the fee of a tower, it is a member like any other.
lorenzo-rules-houses-family-aragonesi = Aragonesi
# X-24
lorenzo-rules-houses-family-aragonesi-text = Whenever you take a *territory*, you harvest, at 1 less than the value on its die. Nothing can raise this, though an excommunication can lower it. So the new card itself never works, and one with a 1 brings no harvest at all, not even the bonus tile.
lorenzo-rules-houses-family-este = Este
# X-50
lorenzo-rules-houses-family-este-text = In your turn you may turn *1 military into 2 coins*, as often as you like and have military. With 1 coin less from each source, each time brings 1.
lorenzo-rules-houses-family-sforza = Sforza
# X-5, X-51, X-65
lorenzo-rules-houses-family-sforza-text = Two *leaders* lie face up beside this tile before anybody bids. Whoever wins it takes both, plays one of them at once without what it requires, and keeps the other in hand. The one in play may act from the first round on. If one of the two is Lorenzo de’ Medici, it must be the other, since nobody has a leader to copy yet. Ladislao may play the second of them as well.
lorenzo-rules-houses-family-orsini = Orsini
# X-39, X-52
lorenzo-rules-houses-family-orsini-text = Each *complete set*, one card of all four kinds, pays once, even if you lose cards later. The first: draw two leaders. The second: play a leader from your hand without what it requires. The third: 10 points. The fourth: 15 points.
lorenzo-rules-houses-family-della-rovere = Della Rovere
# X-53
lorenzo-rules-houses-family-della-rovere-text = Three *faith tiles* lie on the faith track for you alone. Each is yours once, when your marker reaches or passes it. But every excommunication, chosen or not, costs you 5 points.
lorenzo-rules-houses-faith-figure = The faith tiles of the Della Rovere. Where they lie and what they give is ours: the printed values were not public.
lorenzo-rules-houses-faith-space = Faith { $n }

## The special tower and the adaptation tile

lorenzo-rules-houses-tower = Houses: the special tower
# X-8
lorenzo-rules-houses-tower-fifth = A fifth tower holds the *special cards*, four new ones each round, of any kind. All the rules of towers hold here, too: the value, the fee of 3 coins, one of your coloured members, the neutral one besides.
lorenzo-rules-houses-tower-figure = The special tower: what its floors ask for, and the tokens of the upper two.
# X-12
lorenzo-rules-houses-tower-kind = *A special card is a card of its kind.* It lies with the others of that kind on your board, counts for the limit of six, and a territory needs the military of the next place.
# X-10
lorenzo-rules-houses-tower-helps = *What helps or hinders with a kind* holds here as well, if the card you take is of that kind: more value, discounts, what families and leaders give for it, and an excommunication of −4.
# X-11
lorenzo-rules-houses-tower-action = *An extra action* for a card of some kind may take a special one of that kind. Only Gonzaga and Coup d’Etat say that they may not.
# X-9
lorenzo-rules-houses-tower-fee = *Who pays no fee*: Filippo Brunelleschi spares it here, too. Gatekeeper spares it here only.
# X-14
lorenzo-rules-houses-tower-preacher = *Who has no bonus of the upper floors*, by Preacher, receives no tokens there.
# X-15
lorenzo-rules-houses-tower-gone = *What nobody took* at the end of the round leaves the game for good. No card brings it back.
lorenzo-rules-houses-tower-adaptation = The *adaptation tile* lies on one of the four other towers and changes what its floors ask for. What they give stays. With two to four players it makes the tower harder, with five it makes it easier.
lorenzo-rules-houses-tower-moves = At the end of each round it moves one tower to the right, and from the ventures back to the territories. It never lies on the special tower.
lorenzo-rules-houses-tower-asks = What the floors ask for
lorenzo-rules-houses-tower-floor = Floor { $n }
lorenzo-rules-houses-tower-plain = without the tile
lorenzo-rules-houses-tower-some = with 2 to 4 players
lorenzo-rules-houses-tower-five = with 5 players
lorenzo-rules-houses-tower-way = The way of the tile, one step each round. We know its values from one source only.

## Tokens and the new privilege

lorenzo-rules-houses-tokens = Houses: tokens
lorenzo-rules-houses-tokens-draw = *Tokens* are a good like coins or wood. Whenever you receive one, you draw it at random. You see what it shows; the others see only its back.
# X-27, X-77
lorenzo-rules-houses-tokens-spend = In your turn, *before or after* placing a member, you may spend any number of them. Each gives what it shows. Never in the middle of something else: not while you pay, choose or harvest, and not in the turns of others.
# X-28
lorenzo-rules-houses-tokens-pay = *Paying with them.* Some cards and trades cost tokens. Then only their number matters, whatever they show.
# X-28
lorenzo-rules-houses-tokens-have = *Having them.* Where a leader asks for tokens, it is enough to hold them; nothing is paid.
# X-28, X-29, X-73
lorenzo-rules-houses-tokens-slot = *Laying them down.* Free Borough and Merchant Adventurer have a place for one token, face up: when you take the card, or in any later turn of yours. It stays there, pays each time the card works, and is no longer in your hand. If the card is discarded, the token is discarded with it.
# X-33
lorenzo-rules-houses-tokens-shuffle = *Spent tokens* lie face up. When the last one is drawn they are shuffled and make a new supply. If there is none in either, you receive none.
lorenzo-rules-houses-tokens-figure = Ten faces, three tokens of each. What they show is ours: the printed values were not public.
lorenzo-rules-houses-tokens-privilege = For a *privilege* there is a sixth thing to choose, a token:
# X-31
lorenzo-rules-houses-tokens-rita = Santa Rita does not double tokens: she doubles coins, wood, stone and servants.

## Special cards

lorenzo-rules-houses-cards = Houses: new effects
lorenzo-rules-houses-cards-new = The special cards do some things that no other card does:
# X-17
lorenzo-rules-houses-cards-much = *As much as your action is worth.* Timber Concession, Quarry Commune and Princely Seat give something for each card of a kind, but never more often than the value of the harvest: four cards at a value of 3 give three times, at a value of 5 four times. The value is the final one, with servants and everything.
# X-17, X-18
lorenzo-rules-houses-cards-often = *As often as your action is worth.* Stone Exchange and Timber Exchange trade up to so many times as the production is worth. All that is paid must have been yours before it.
# X-19, X-20
lorenzo-rules-houses-cards-another = *Another card works.* Foreman’s Lodge makes one of your buildings work, Guild Warehouse a building or a territory, whatever their dice show, even if the card works in this production anyway. They cannot choose each other or themselves. A territory that works this way is no harvest: no bonus tile, nothing that raises harvests.
# X-21, X-22
lorenzo-rules-houses-cards-two = *Two cards work at once.* Land Survey makes two different territories work, Occupying the Workshops two buildings; if you have only one, that one. Cards that depend on a value have no limit here.
# X-16, X-74
lorenzo-rules-houses-cards-back = *A card comes back.* Antiquarian takes any card that lies in the discard, Venture Agent a venture: cards that nobody took in earlier rounds, and cards that players had to discard, but never a special one. It costs nothing, and what it does at once happens; the limit of its kind and the military for land hold. If there is nothing you may take, nothing happens.
# X-70
lorenzo-rules-houses-cards-military = *Level with the first.* Arms Race puts your military where that of the leading family is. This is no gain, and nothing takes 1 from it.
# X-35
lorenzo-rules-houses-cards-condition = *One condition less.* With Diplomat you may overlook one thing that a leader requires, each time you play one. Each sign counts by itself: of the four kinds that Martin Lutero asks for, one.
# X-39
lorenzo-rules-houses-cards-free = *A leader for nothing.* Hall of Audiences, for three tokens, and Kingmaker let you play a leader from your hand without what it requires. Without one in hand nothing happens.
# X-40
lorenzo-rules-houses-cards-draw = *More leaders.* Chaplain and Talent Scout draw leaders from the pile into your hand. If it is empty, nothing happens. You may play them, or let them go for a privilege, as always.
# X-30
lorenzo-rules-houses-cards-market = *Market days.* The token on Merchant Adventurer pays for each member you place in the market, also at a stall that a leader lets you share.
# X-63
lorenzo-rules-houses-cards-price = *Other prices.* A few cards cost faith, tokens, or goods and military together. Faith that is paid moves your marker back, never below 0.

## Leaders

lorenzo-rules-houses-leaders = Houses: new leaders
lorenzo-rules-houses-leaders-twenty = Twenty leaders join the others. Most do things you know, some do not:
# X-36
lorenzo-rules-houses-leaders-space = *A space of one’s own.* Six of them bring a space that only you may use. It is like any other: one member in a round, a value to reach, servants help.
# X-36
lorenzo-rules-houses-leaders-ariosto = With Ludovico Ariosto you may place a second member on such a space.
lorenzo-rules-houses-leaders-space-figure = Pietro Bembo: a member worth 3 or more brings this, once a round.
# X-34
lorenzo-rules-houses-leaders-most = *At most.* Some leaders do not only ask for something, they also ask that you have little of something else. This, too, matters only at the moment you play them.
lorenzo-rules-houses-leaders-most-figure = Alfonso I d’Este asks for at least 10 coins and at most 1 servant. Whoever has too many servants may spend them first.
lorenzo-rules-houses-leaders-may = may play him
lorenzo-rules-houses-leaders-not = too many servants
# X-39
lorenzo-rules-houses-leaders-ladislao = *Ladislao VII Jagellone* acts when he is played: you may play another leader from your hand without what it requires.
# X-38
lorenzo-rules-houses-leaders-lutero = *Martin Lutero* keeps you from being excommunicated from then on; cubes that you have stay. With too little faith nothing happens in a report; with enough you may support the Church, or keep your faith. After round 6 your faith is turned into points as for everybody.
# X-42
lorenzo-rules-houses-leaders-paracelso = *Paracelso* lets you pay servants for wood, stone or coins, one for one: for cards, in trades, and for the fee of a tower. What a leader requires must be there itself.
# X-23
lorenzo-rules-houses-leaders-alberti = *Leon Battista Alberti and Palla Strozzi* bring a production or harvest of 3, in which only one card works, and the bonus tile. Servants and abilities raise it.
lorenzo-rules-houses-leaders-bramante = *Bramante* has a space for a harvest or a production, worth what the member there is worth. Servants and abilities raise it.
# X-41
lorenzo-rules-houses-leaders-torquemada = *Tomas de Torquemada* takes a character of yours for 3 faith. What it grants ends, and it no longer counts for points.
# X-71
lorenzo-rules-houses-leaders-ficino = *Marsilio Ficino* draws two tokens, of which you keep one and return the other. With 1 token less from each source you keep none.
lorenzo-rules-houses-leaders-piero = *Piero della Francesca* brings three tokens that all show something different: one that shows the same as another is put back and drawn anew.
# X-37
lorenzo-rules-houses-leaders-lorenzo = *Lorenzo de’ Medici* may copy one with a space, and then has a space of his own; or Ladislao, and then plays another leader once.

## Excommunication

lorenzo-rules-houses-excommunication = Houses: new excommunications
lorenzo-rules-houses-excommunication-three = Three tiles are new, one for each period:
# X-31
lorenzo-rules-houses-excommunication-1 = You receive 1 token less from each source that gives tokens; a single one becomes none.
# X-13
lorenzo-rules-houses-excommunication-2 = You take no cards from the special tower, neither with a member nor with an extra action.
lorenzo-rules-houses-excommunication-3 = At the end you lose 5 points for each card beyond the fourth of its kind, for all four kinds.

## Five players

lorenzo-rules-houses-five = Houses: five players
lorenzo-rules-houses-five-open = A fifth family may join. All spaces are open, as with four players, and the special tower brings the four cards more that five families need. The adaptation tile makes a tower easier.
lorenzo-rules-houses-five-tile = With it comes a fifth bonus tile:
lorenzo-rules-houses-five-ours = What this tile gives is ours: the printed values were not public. It splits the goods in the one way that no other tile does.

## The end

lorenzo-rules-houses-end = Houses: the end and the points
lorenzo-rules-houses-end-same = The points are counted as always, with these changes:
# X-32
lorenzo-rules-houses-end-tokens = *Goods*: tokens that you have not spent count with coins, wood, stone and servants. Each full five bring 1 point.
# X-62
lorenzo-rules-houses-end-ventures = *Ventures* such as Collecting Curiosities, Stocking the Yards, Sheltering Refugees and Parade of Arms count what you hold at the end. The same goods count for the five once more.
# X-48
lorenzo-rules-houses-end-medici = *The Medici* may have more characters than others:
lorenzo-rules-houses-end-tile = *The new tile of period III* takes 5 points for each card beyond the fourth of a kind. Still nobody ends with less than 0.

## Icons. The name, then the meaning in one sentence

lorenzo-rules-icon-seal = Token
lorenzo-rules-icon-seal-text = With Houses of Renaissance: a good that is drawn at random, and gives what it shows when you spend it.
lorenzo-rules-icon-member-brown = Brown member
lorenzo-rules-icon-member-brown-text = With Houses of Renaissance: the fifth member of the Colonna, always worth 3.
