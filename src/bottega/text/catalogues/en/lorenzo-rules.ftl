### The rules of Lorenzo il Magnifico, as a page in the browser, in English.
###
### One message is one paragraph or one item of a list. A heading is called after its section
### (lorenzo-rules-market), what stands under it after what it tells (lorenzo-rules-market-one).
### *Stars* around words make them bold; the words between them may change, the stars stay.
### The sentences of leaders and excommunication tiles are not here: the pieces bring their own.

## The goal

lorenzo-rules-goal = The goal
lorenzo-rules-goal-family = You lead a noble family in the Florence of Lorenzo de’ Medici. You send its members out into the city: to win land, people, buildings and great ventures, to have your land harvested and your workshops run, to trade, and to be heard in the council.
lorenzo-rules-goal-points = After six rounds, whoever has the most *points* wins. Some you gain on the way, many are counted at the end. And after every second round the Church wants to see your faith.
lorenzo-rules-goal-players = Two to four play, and up to five with *Houses of Renaissance*. The rules come in two parts: the *basic game*, and the *advanced rules* with leaders, which are usual here. What only the advanced rules have is told in chapters of its own, further down.

## Setting up

lorenzo-rules-setup = Setting up
lorenzo-rules-setup-laid = The table lays itself out:
lorenzo-rules-setup-cards = *The cards.* There are 96: 24 of each of the four kinds, eight for each of the three periods. Each kind is a deck of its own, shuffled within its periods, those of period I on top.
lorenzo-rules-setup-tiles = *Excommunication.* Of the seven tiles of each period one is drawn. All three lie face up from the start: you know what is threatening you.
lorenzo-rules-setup-goods = *Your goods.* Everybody has 2 wood, 2 stone and 3 servants. Military, faith and points begin at 0.
lorenzo-rules-setup-order = *The order.* It is drawn who plays first. The later you play, the more coins you have:
lorenzo-rules-setup-supply = There is always enough of everything in the supply, and you may own as much as you like.
lorenzo-rules-setup-place = Place in the turn order
lorenzo-rules-setup-coins = Coins
lorenzo-rules-setup-all = Everybody
lorenzo-rules-nth = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}

## A round

lorenzo-rules-round = A round
lorenzo-rules-round-six = A game has *three periods of two rounds* each. Every round goes like this:
lorenzo-rules-round-new = *New cards, new dice.* Four cards are laid into each tower, from the lowest floor up, and the three dice are rolled once, for everybody.
lorenzo-rules-round-turns = *Turns.* In turn order each player places *one member* and does what the space is for. This goes round until all members are placed: four turns each.
lorenzo-rules-round-report = *Vatican report*, after rounds 2, 4 and 6 only.
lorenzo-rules-round-end = *The end of the round.* Cards that nobody took leave the game. The council palace makes the new turn order. All members come home.
lorenzo-rules-round-figure = Six rounds in three periods. At the end of each period the Church asks for more faith.
lorenzo-rules-round-cards = So all 96 cards come up in every game, and each of them for one round only.

## Dice and members

lorenzo-rules-members = Dice and members
lorenzo-rules-members-four = Your family has four members. Three carry the colour of a die: *black*, *white* or *orange*. In this round each of them is worth what its die shows, for you and for everybody else. The fourth is *neutral* and worth 0.
lorenzo-rules-members-value = A space asks for a *value*. A member that is worth as much or more may go there; there is no prize for more, except in harvest and production.
lorenzo-rules-members-one = Unless a space is shared, it holds one member, and whoever comes first has it until the end of the round.
lorenzo-rules-members-figure = The dice of a round, and what the members of every family are worth in it.

## Servants

lorenzo-rules-servants = Servants
lorenzo-rules-servants-raise = Servants help. For *each servant* you send along, and lose, a member counts for *1 more*, as often as you like.
lorenzo-rules-servants-neutral = The neutral member nearly always needs one: even the easiest space asks for a value of 1.
lorenzo-rules-servants-before = They are spent *before* the action. Servants that the action brings come too late to raise it, and those that you spend on the value cannot also pay for a card or a trade.
lorenzo-rules-servants-bonus = They help in actions without a member, too.
lorenzo-rules-servants-figure = An orange member worth 2 and three servants make 5: enough for a third floor.

## Towers

lorenzo-rules-towers = Towers
lorenzo-rules-towers-card = Four towers hold the cards, one kind in each. A member on a floor takes the card beside it. You need not begin at the bottom.
lorenzo-rules-towers-steps = It happens in this order, and if one step cannot be done, the member cannot go there at all:
lorenzo-rules-towers-value = *Value.* Your member, with servants and abilities, must reach what the floor asks: the higher, the more.
lorenzo-rules-towers-fee = *Fee.* If any member stands in this tower already, even one of your own, you pay 3 coins to the supply.
lorenzo-rules-towers-bonus = *Bonus.* The two upper floors give something at once. It may help to pay for the card, but it comes too late for the fee.
lorenzo-rules-towers-cost = *Cost.* You pay what the card costs. A territory costs nothing, but it may need military.
lorenzo-rules-towers-take = *Card.* You lay it on your board, and its immediate effects happen.
lorenzo-rules-towers-example = *An example:* somebody stands in the tower of ventures, and you send your orange member, worth 4, with one servant to the third floor. You pay 3 coins that you have, receive 1 coin from the floor, and may use it for the venture that you take.
lorenzo-rules-towers-one = Of your *coloured* members only *one* may stand in a tower. Your neutral member may join it: then you take two cards there, and pay the fee for the second.
lorenzo-rules-towers-other = Another family
lorenzo-rules-towers-other-why = for the fee
lorenzo-rules-towers-neutral = Your neutral member
lorenzo-rules-towers-neutral-why = for the fee, too
lorenzo-rules-towers-second = Your white member
lorenzo-rules-towers-second-why = Your black one stands here already.
lorenzo-rules-towers-limit = You may own at most *six cards* of a kind. A seventh cannot be taken by any means.
lorenzo-rules-towers-gone = A floor whose card is gone is closed: you cannot go there just for the bonus.
lorenzo-rules-towers-figure = What the floors ask for, and what the upper ones give.
lorenzo-rules-towers-asks = Value

## The four kinds of cards

lorenzo-rules-cards = Four kinds of cards
lorenzo-rules-cards-parts = Most cards do something at once, beside the *flash*, and something later. What comes later depends on the kind:
lorenzo-rules-kind-territory = Territories
lorenzo-rules-kind-character = Characters
lorenzo-rules-kind-building = Buildings
lorenzo-rules-kind-venture = Ventures
lorenzo-rules-cards-territory = They cost nothing, but need military. They yield goods in a *harvest*. At the end the number of them brings points.
lorenzo-rules-cards-character = They cost coins. Their abilities hold *from now on*: more value for an action, or cards that cost less. At the end the number of them brings points.
lorenzo-rules-cards-building = They cost wood, stone or both, some also coins or servants. They give and trade in a *production*. Most bring points at once; at the end they bring none.
lorenzo-rules-cards-venture = They cost goods or military. The points in their laurel count *at the end*.
lorenzo-rules-cards-face = This is how to read a card:
lorenzo-rules-card-cost = *The cost*, paid once. Of two prices you pay one. Military comes with two numbers: what you lose and, in brackets, what you must have.
lorenzo-rules-card-now = *The flash*: what happens at once.
lorenzo-rules-card-value = *The die*: the value that a harvest or production must reach for the card to work. Only territories and buildings have one.
lorenzo-rules-card-later = *What comes later*: what a harvest or production gives, or the ability of a character. An arrow is a trade.
lorenzo-rules-card-points = *The laurel*: points at the end. Only ventures have one.
lorenzo-rules-card-or = or

## Territories and military

lorenzo-rules-territories = Territories and military
lorenzo-rules-territories-slots = Your land lies in a row of six places. The first two are open. For each further one you must *have* enough military when you take the card:
lorenzo-rules-territories-keep = Military is not spent on land. Once a territory lies there it stays, even if you lose military later.
lorenzo-rules-territories-own = What the card itself brings does not count: you need the military before you take it.
lorenzo-rules-territories-figure = The military that each place needs, and the points for so many territories at the end.

## Paying for cards

lorenzo-rules-payment = Paying for cards
lorenzo-rules-payment-cost = You pay with what you hold: coins, wood, stone, servants. What you cannot pay you cannot take.
lorenzo-rules-payment-military = Some ventures cost *military*. Then there are two numbers: how much you must have, and how much of it you lose. Your marker goes back by the smaller one.
lorenzo-rules-payment-two = A few ventures have *two prices*. You pay one of them, as you like.
lorenzo-rules-payment-less = Abilities and some actions make cards cheaper. Such discounts add up; they never go below zero, pay nothing back, and never lower the fee of a tower.

## Effects and extra actions

lorenzo-rules-effects = Immediate effects
lorenzo-rules-effects-now = What stands beside the flash happens once, as soon as you have the card: goods, military, faith or points, privileges, or an action.
lorenzo-rules-effects-per = Some cards give something for each card of a kind that you own; a card that counts its own kind counts itself. *General* gives 1 point for every 2 military you have.
lorenzo-rules-effects-action = An *extra action* needs no member. It has a value of its own, and everything else is as always: servants and abilities raise it, a floor asks for its value and gives its bonus, the fee is due where somebody stands, and the card is paid, sometimes at a discount.
lorenzo-rules-effects-alone = Since no member is left behind, such an action does not make a tower occupied, and it may take a card where your coloured member stands already.
lorenzo-rules-effects-may = You may leave it, but you cannot keep it for later.
lorenzo-rules-effects-order = If a card has several immediate effects, you choose which comes first.

## Harvest and production

lorenzo-rules-harvest = Harvest and production
lorenzo-rules-harvest-two = A *harvest* makes your territories work, a *production* your buildings. Your bonus tile adds to both.
lorenzo-rules-harvest-value = Here the value matters all the way: every card works whose die shows the value of your action *or less*. The bonus tile asks for 1, so it always works. More servants can make more cards work.
lorenzo-rules-harvest-small = *The small space* takes the first member, at full value.
lorenzo-rules-harvest-large = *The large space* takes any number of members, but the action is worth *3 less*, and must still come to at least 1. With two players it is closed.
lorenzo-rules-harvest-one = In each of the two areas, small and large space together, only *one* of your coloured members may stand. Your neutral one may come as well.
lorenzo-rules-harvest-figure = A white member worth 2 and two servants make a harvest of 4. The bonus tile and three territories work; the Forest asks for 5.
lorenzo-rules-harvest-yields = This harvest brings
lorenzo-rules-harvest-tile = Bonus tile
lorenzo-rules-works = works
lorenzo-rules-rests = does not work

## Trades

lorenzo-rules-trades = Trades of buildings
lorenzo-rules-trades-arrow = Many buildings trade: what stands left of the arrow is paid, what stands right of it is received. You may use a trade once in a production, or not at all. Of two arrows on a building you may use one.
lorenzo-rules-trades-before = A trade is paid with what you had *before the production*. Nothing that this production brings, neither from the bonus tile nor from another building nor from a privilege, can pay in it.
lorenzo-rules-trades-all = So first you choose all trades, then everything is paid, then everything is received.
lorenzo-rules-trades-figure = You hold 2 stones and 1 coin. The Stonemason’s Shop can turn the stones into 5 coins. But the Marketplace takes 3 coins, and you had only one: the new ones must wait for another production.
lorenzo-rules-trades-held = Held before

## The market

lorenzo-rules-market = The market
lorenzo-rules-market-one = Each stall of the market takes one member, and a value of 1 is enough. You may have members at several stalls.
lorenzo-rules-market-four = The last two stalls are open with four players only.
lorenzo-rules-market-stall = Stall { $n }
lorenzo-rules-from-players = from { $n } players

## The council palace

lorenzo-rules-council = The council palace
lorenzo-rules-council-brings = Any number of members may go to the palace, several of your own too, each with a value of 1. Each time you receive *1 coin and 1 privilege*.
lorenzo-rules-council-queue = They queue up as they come, and the queue makes the *turn order of the next round*: who stands first plays first. Only the foremost member of each family counts, and a neutral one is as good as any.
lorenzo-rules-council-others = Those who have nobody there follow after, in the order they had.
lorenzo-rules-council-figure = The third player went to the palace first, the first player second. The others follow in their old order.
lorenzo-rules-council-now = This round
lorenzo-rules-council-stand = In the palace
lorenzo-rules-council-next = Next round

## Privileges

lorenzo-rules-privileges = Privileges
lorenzo-rules-privileges-choose = For a privilege of the council you choose one of five things:
lorenzo-rules-privileges-different = If one source grants *several* at once, such as the last stall of the market, they must all be *different*. Privileges from different sources may be alike.

## The Vatican report

lorenzo-rules-vatican = The Vatican report
lorenzo-rules-vatican-when = At the end of each period, that is after rounds 2, 4 and 6, all show their faith, in turn order. Period by period more is asked for:
lorenzo-rules-vatican-less = *With less* than that you are excommunicated. You keep your faith.
lorenzo-rules-vatican-enough = *With enough* you choose. You *support the Church*: you gain the points of your space on the faith track, and your faith goes back to 0. Or you do not: then you are excommunicated and keep your faith, for a higher space another time.
lorenzo-rules-vatican-last = *After round 6* all faith is turned into points, even that of the excommunicated.
lorenzo-rules-vatican-example = *An example:* after round 2 you have 6 faith. Support brings 7 points and leaves you 0. Two rounds later you would need 4 again.
lorenzo-rules-vatican-figure = The faith track: the laurels show what a space is worth, the numerals what each period asks for. It ends at { $last }; more faith is lost.
lorenzo-rules-vatican-round = Report after round
lorenzo-rules-vatican-needed = Faith asked for

## Excommunication

lorenzo-rules-excommunication = Excommunication
lorenzo-rules-excommunication-cube = Whoever is excommunicated puts a cube on the tile of the period, and what it says holds for the rest of the game: tiles of period I for four rounds, those of period II for two. Those of period III are felt in the final scoring only.
lorenzo-rules-excommunication-less = Where a tile takes 1 *from each source*, every card, every space, every privilege, the bonus tile and every leader is a source of its own. None gives less than nothing.
lorenzo-rules-excommunication-worth = Where actions or members stand *at a number below 0*, they are worth that much less, with a member or without. Servants and abilities may make up for it, and on a large space both numbers count.
lorenzo-rules-excommunication-all = These are all the tiles; three of them are in a game.

## The end

lorenzo-rules-scoring = The end and the points
lorenzo-rules-scoring-when = The game ends after round 6, when the last report is over and the palace has made the order once more. To the points you have are added:
lorenzo-rules-scoring-cards = Number of cards
lorenzo-rules-scoring-count = *Territories and characters*: by how many you have.
lorenzo-rules-scoring-ventures = *Ventures*: the points in their laurels.
lorenzo-rules-scoring-military = *Military*: 5 points for the most, 2 for the second most. If several share the first place, each has 5 and nobody has 2; if several share the second, each has 2.
lorenzo-rules-scoring-goods = *Goods*: count all coins, wood, stone and servants together; each full five bring 1 point.
lorenzo-rules-scoring-tile = Then an excommunication of period III takes its toll. Nobody ends with less than 0.
lorenzo-rules-scoring-tie = Whoever has the most points wins. Among equals, whoever is *ahead in the turn order* wins, in the order that the last round’s palace has made.

## Advanced rules: bonus tiles and draft

lorenzo-rules-advanced = Advanced: bonus tiles and draft
lorenzo-rules-advanced-two = With the advanced rules, families differ. Two things are settled before the first round:
lorenzo-rules-advanced-tile = *Bonus tiles.* There are four. The last in the turn order chooses first, the first player takes one of what is left. In the basic game everybody has the same one.
lorenzo-rules-advanced-draft = *Leaders.* Everybody is dealt four, keeps one and passes the rest *to the right*, all at the same time. This goes on until everybody has kept four. Nobody sees what others keep, though you may remember what you passed on.
lorenzo-rules-advanced-name = Bonus tile
lorenzo-rules-advanced-harvest = Each harvest
lorenzo-rules-advanced-production = Each production

## Leaders

lorenzo-rules-leaders = Leaders
lorenzo-rules-leaders-turn = In your turn, *before or after* placing a member, you may do any number of these things:
lorenzo-rules-leaders-play = *Play* a leader from your hand, if you have what it requires. Nothing is paid, and it does not matter if you have less later.
lorenzo-rules-leaders-discard = *Let go* of a leader from your hand, face down, for *1 privilege*.
lorenzo-rules-leaders-use = *Use* a leader in play that acts once a round. It is turned over, and turned up again at the end of the round. It may act in the very turn it is played.
lorenzo-rules-leaders-hold = Other leaders need not be used: what they grant holds from the moment they are played.
lorenzo-rules-leaders-stay = A leader in play stays, and cannot be let go. Leaders bring no points of their own at the end, in play or in hand.

## All leaders

lorenzo-rules-all-leaders = All leaders
lorenzo-rules-all-leaders-twenty = Twenty of them there are, each with what it requires and what it does. Four lie in every hand, so not all are in every game.
lorenzo-rules-all-leaders-requires = Requires
lorenzo-rules-all-leaders-one-kind = { $n } cards of one kind

## How many play

lorenzo-rules-players = How many play
lorenzo-rules-players-spaces = Nothing changes with the number of players but the spaces that are open:
lorenzo-rules-players-n = { $n } players
lorenzo-rules-players-space = Space
lorenzo-rules-players-all = All towers, the small spaces of harvest and production, and the palace
lorenzo-rules-players-open = open
lorenzo-rules-players-closed = closed
lorenzo-rules-players-harvest = Harvest, large space
lorenzo-rules-players-production = Production, large space
lorenzo-rules-players-market = Market, stall { $n }

## How it is played here

lorenzo-rules-here = How it is played here
lorenzo-rules-here-self = What has only one sensible answer happens by itself:
lorenzo-rules-here-servants = *Servants.* In towers, market and palace your member takes along as few servants as it needs. In harvest and production you are asked, and offered those numbers that make one more card work.
lorenzo-rules-here-trades = *Trades* are chosen building by building, in the order in which you took them. What you have passed over does not come again in the same production.
lorenzo-rules-here-price = *Prices.* You are asked only where you can pay in ways that truly differ.
lorenzo-rules-here-effects = *The order of effects* is asked only where it can make a difference; otherwise goods come first.
lorenzo-rules-here-pass = *Passing.* You must place a member as long as any of yours can go anywhere. If none can, you pass, and the one that is worth least is lost for this round.
lorenzo-rules-here-last = *The last report* asks nothing: whoever has enough faith supports the Church, since nothing else would be better.
lorenzo-rules-here-undo = *Undo* takes back your last answer, and the one before it, until something hidden has been revealed or somebody else has acted. *End the turn* passes it on.
lorenzo-rules-here-option = Whoever opens a table may choose the basic game instead: no leaders, and the same bonus tile for all.

## Rulings

lorenzo-rules-rulings = Good to know
lorenzo-rules-rulings-why = Questions that come up at many tables, and how they are answered here.
lorenzo-rules-rulings-patron = *Your own member counts for the fee.* Take Patron from the character tower, and the card that he lets you take from the same tower costs 3 coins extra: your member is standing there.
lorenzo-rules-rulings-preacher = *New abilities do not reach back.* A discount or a higher value does not hold for the very card that brings it, and Preacher still receives the bonus of the floor he was taken from.
lorenzo-rules-rulings-captain = *The order can matter.* Captain brings 2 military and an extra action for a territory: take the military first if the next place needs it.
lorenzo-rules-rulings-value = *What a member is worth.* First comes the die, or what a leader puts in its place; then what leaders add and an excommunication takes away; then abilities for the action, the large space, and servants.
lorenzo-rules-rulings-low = *Less than 1 is nothing.* A harvest or production must come to at least 1, on the small space as well. Leonardo’s production begins at 0: without help not even the bonus tile works.
lorenzo-rules-rulings-sources = *Each source by itself.* With 1 coin less from each source, a floor that gives 1 coin gives none, and the coins of a trade shrink by 1. Where both wood and stone are named, a source that gives both loses one of each. Discounts are no gains and stay as they are.
lorenzo-rules-rulings-rita = *Santa Rita* doubles coins, wood, stone and servants of immediate effects. She does not double points, floor bonuses, privileges, or what an extra harvest or production brings. With an excommunication: first double, then 1 less.
lorenzo-rules-rulings-lorenzo = *Lorenzo de’ Medici* copies a leader that another player has in play, once and for all; what that leader requires does not matter. As long as nobody else has one in play, he cannot be played.
lorenzo-rules-rulings-ariosto = *Ludovico Ariosto* opens occupied spaces, not closed ones. The limit of one coloured member, the value and the fee remain, and a floor without a card stays useless.
lorenzo-rules-rulings-brunelleschi = *Filippo Brunelleschi* spares you the fee in extra actions, too.
lorenzo-rules-rulings-federico = *Federico da Montefeltro* raises a member that is still to be placed, for this round. What adds to members or takes from them counts on top.
lorenzo-rules-rulings-sisto = *Sisto IV* rewards support. What faith brings to somebody who is excommunicated after round 6 is no support.
lorenzo-rules-rulings-rest = *Who must pass the first turn* of each round places the last member after all others have finished. Leaders may act in the turn that is passed.
lorenzo-rules-rulings-losses = *Losses at the end.* “For every 5 points” counts the points before the final scoring. Building costs are those printed, whatever you paid. Goods that cost you points still count for the five that bring one. Lost points for military do not change who is first.
lorenzo-rules-rulings-second = *With two players* the second in military has 2 points even with no military at all.
lorenzo-rules-rulings-tracks = *The tracks end*: military at 25, faith at 15. None goes below 0, points neither.

## Icons. The name, then the meaning in one sentence

lorenzo-rules-icons = All icons
lorenzo-rules-icons-all = What every sign on the board and on the cards means.
lorenzo-rules-icon-coin = Coins
lorenzo-rules-icon-coin-text = A good. They pay for characters, some buildings and ventures, and the fee of towers.
lorenzo-rules-icon-wood = Wood
lorenzo-rules-icon-wood-text = A good. It pays for buildings and some ventures.
lorenzo-rules-icon-stone = Stone
lorenzo-rules-icon-stone-text = A good. It pays for buildings and some ventures.
lorenzo-rules-icon-servant = Servants
lorenzo-rules-icon-servant-text = A good. Each one spent raises the value of an action by 1; a few cards cost some.
lorenzo-rules-icon-military = Military
lorenzo-rules-icon-military-text = It opens places for territories, pays for some ventures, and is ranked at the end.
lorenzo-rules-icon-faith = Faith
lorenzo-rules-icon-faith-text = It is shown in the Vatican report, and turned into points there.
lorenzo-rules-icon-vp = Points
lorenzo-rules-icon-vp-text = Whoever has the most of them at the end wins.
lorenzo-rules-icon-privilege = Privilege
lorenzo-rules-icon-privilege-text = Choose one of the five gifts of the council.
lorenzo-rules-icon-member-black = Black member
lorenzo-rules-icon-member-black-text = It is worth what the black die shows.
lorenzo-rules-icon-member-white = White member
lorenzo-rules-icon-member-white-text = It is worth what the white die shows.
lorenzo-rules-icon-member-orange = Orange member
lorenzo-rules-icon-member-orange-text = It is worth what the orange die shows.
lorenzo-rules-icon-member-neutral = Neutral member
lorenzo-rules-icon-member-neutral-text = It is worth 0, and may join one of your own.
lorenzo-rules-icon-territory = Territory
lorenzo-rules-icon-territory-text = The sign of territories: land that yields in a harvest.
lorenzo-rules-icon-character = Character
lorenzo-rules-icon-character-text = The sign of characters: people with abilities.
lorenzo-rules-icon-building = Building
lorenzo-rules-icon-building-text = The sign of buildings: they give and trade in a production.
lorenzo-rules-icon-venture = Venture
lorenzo-rules-icon-venture-text = The sign of ventures: points at the end.
lorenzo-rules-icon-harvest = Harvest
lorenzo-rules-icon-harvest-text = The action that makes territories work.
lorenzo-rules-icon-production = Production
lorenzo-rules-icon-production-text = The action that makes buildings work.
lorenzo-rules-icon-die-white = Value
lorenzo-rules-icon-die-white-text = On a card: the value a harvest or production must reach, or that of an extra action.
lorenzo-rules-icon-bolt = At once
lorenzo-rules-icon-bolt-text = It happens once, when you take the card.
lorenzo-rules-icon-always = From now on
lorenzo-rules-icon-always-text = An ability that holds as long as the card is yours.
lorenzo-rules-icon-arrow = Becomes
lorenzo-rules-icon-arrow-text = What stands before it is paid, what stands after it is received.
lorenzo-rules-icon-leader = Leader
lorenzo-rules-icon-leader-text = A person with an ability that is yours once you have played the card.
lorenzo-rules-icon-vatican = The Church
lorenzo-rules-icon-vatican-text = Faith is shown here after every second round.
