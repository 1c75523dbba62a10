### The rules of Masters of Renaissance, as a page in the browser, in English.
###
### One message is one paragraph or one item of a list. A heading is called after its section
### (rules-market), what stands under it after what it tells (rules-market-line).
### *Stars* around words make them bold; the words between them may change, the stars stay.

## The goal

rules-goal = The goal
rules-goal-workshop = You run a workshop in Florence. The market brings you goods, goods buy cards, and cards turn goods into more goods and into faith.
rules-goal-points = Whoever has the most *points* at the end wins. Points come from cards, from the faith track, from papal tiles, from the leaders you have played and, a few, from goods that are left.
rules-goal-players = One to four play. Alone you play against Lorenzo: that is told further down, and everything else holds for you too.

## Setting up

rules-setup = Setting up
rules-setup-laid = The table lays itself out. You decide only about your leaders and, if you do not play first, about your first goods.
rules-setup-market = *The market.* Thirteen marbles are mixed: four white ones, two each of yellow, grey, purple and blue, and one red. Twelve fill a tray of three rows and four columns; the last one is the spare marble on the slide.
rules-setup-cards = *The cards.* There are 48 cards: twelve decks of four, one for each of four colours in each of three levels. Each deck is shuffled, and its top card lies face up.
rules-setup-board = *Your board.* It has a warehouse with three shelves, a strongbox and three slots for cards, all empty, and a power of its own. Your marker stands on space 0 of the faith track.
rules-setup-leaders = *Leaders.* Everybody is dealt four leaders, keeps two in hand and gives two back, all at the same time and unseen by the others. Leaders that are given back bring nothing.
rules-setup-inkwell = *The inkwell.* Then it is drawn who plays first and has the inkwell. Whoever plays later receives something for the wait: goods of any kind, put into the warehouse, and perhaps a first step on the faith track.
rules-setup-place = Place in the turn order
rules-setup-goods = Goods of your choice
rules-setup-faith = Faith
rules-setup-nth = { $n ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}

## A turn

rules-turn = A turn
rules-turn-one = The turn passes clockwise from the player with the inkwell. In your turn you do *exactly one* of three things:
rules-turn-take = *Take marbles*: all of one row or column of the market. Store the goods they bring.
rules-turn-buy = *Buy a card*: pay its cost and put it into a slot.
rules-turn-produce = *Produce*: use as many of your powers as you like, each once.
rules-turn-must = You cannot pass, but you are never stuck either: the market is always open.
rules-turn-leaders = Before your action or after it, you may also play leaders or let them go. You may not do so in the middle of an action.
rules-turn-order = The powers of a production, and the goods you let go, are chosen one by one in any order. As long as you are choosing, you may take any of them back; nothing happens before you produce or store.
rules-turn-undo = *Undo* takes back your last answer, and the one before it, until something hidden has been revealed or somebody else has acted. *End the turn* passes it on.

## The market

rules-market = The market
rules-market-line = Choose one of the three rows or four columns. You receive what *all* its marbles bring: four in a row, three in a column.
rules-market-push = Then the spare marble is pushed into that line from the side of its arrow: from the right into a row, from below into a column. All marbles of the line move on by one place, and the one at the far end drops out. It is the new spare marble.
rules-market-stay = So no marble ever leaves the market, and each taking changes the line for those who come after you.
rules-market-figure = Row 2 is taken: it brings 2 shields, 1 faith and nothing for the white marble. Then the yellow marble is pushed in from the right, and the red one drops out at the left.
rules-market-before = Before
rules-market-after = After

## What marbles bring

rules-marbles = What marbles bring
rules-marbles-each = Each marble brings one thing, by its colour:
rules-marbles-red = *Red* moves your marker one space along the faith track at once, before you store anything. Faith takes no place in the warehouse.
rules-marbles-white = *White* brings nothing, unless you have played a leader that turns white marbles into a good. Then each white marble must become that good.
rules-marbles-two = With two such leaders you choose for each white marble which of the two goods it becomes. One marble never becomes both.

## The warehouse

rules-warehouse = The warehouse
rules-warehouse-shelves = Goods from the market are stored in your warehouse. It has three shelves, for 1, 2 and 3 goods.
rules-warehouse-one = A shelf holds goods of *one kind* only.
rules-warehouse-other = No two shelves hold the *same kind*.
rules-warehouse-free = You may move goods between shelves as often as you like in your turn. You never have to do it by hand: if there is any way to make everything fit, it fits.
rules-warehouse-depot = A leader with a depot adds two places for one kind of good. That kind may then lie on a shelf as well.
rules-warehouse-apart = Nothing moves from the warehouse to the strongbox or back. Only what you produce reaches the strongbox.
rules-warehouse-fits = This fits
rules-warehouse-fits-why = 1 servant, 2 coins and 3 shields: a shelf for each kind.
rules-warehouse-mixed = This does not
rules-warehouse-mixed-why = Two kinds share one shelf.
rules-warehouse-twice = Nor does this
rules-warehouse-twice-why = Stones lie on two shelves. Four of a kind fit only with the help of a leader.

## Letting goods go

rules-letting-go = Letting goods go
rules-letting-go-may = Of the goods you have just taken, let go whatever you cannot store or do not want to store. Goods stored in earlier turns stay where they are.
rules-letting-go-price = It has a price: for *each* good that you let go, *every other player* gains 1 faith.
rules-letting-go-free = A white marble that brings nothing was never a good, and faith is never let go: neither costs you anything.
rules-letting-go-together = All the others move together, by the whole number of goods, and only then is it seen whether a Vatican report happens. Your own faith from a red marble came first, with a report of its own if it set one off.

## Buying a card

rules-cards = Buying a card
rules-cards-top = You can buy the top card of any deck, if you can pay what it costs and one of your slots takes it.
rules-cards-next = Then the next card of that deck is turned up. A deck that is used up stays empty.
rules-cards-brings = A card brings two things: its points at the end of the game, and a production that you may use from your next turn on, as long as no other card covers it.
rules-cards-discount = A leader with a discount makes every card that costs its good cheaper by 1 of that good. Two discounts both count, each for its own good.
rules-cards-cost = *The cost*: what you pay once, to buy it.
rules-cards-level = *The level*: I, II or III. It says which slot takes the card.
rules-cards-production = *The production*: left of the arrow what it takes, right of the arrow what it gives.
rules-cards-points = *The points*: 1 to 12, the higher the level, the more.
rules-cards-colour = *The colour*, as a frame and as a sign: leaders ask for it.

## Slots

rules-slots = Slots
rules-slots-levels = Your board has three slots. A card of *level I* needs an empty slot. A card of *level II* is laid on a card of level I, a card of *level III* on a card of level II. The colours need not match.
rules-slots-none = If no slot takes a card, you cannot buy it, even if you could pay it.
rules-slots-top = Only the *top card* of a slot produces. The cards beneath still bring their points and still count for leaders: think before you cover a production that you like.
rules-slots-alike = Empty slots are all alike, so you are only offered the first of them.
rules-slots-empty = Takes level I
rules-slots-one = Takes level II
rules-slots-two = Takes level III
rules-slots-three = Full

## Paying

rules-payment = Paying
rules-payment-where = Costs of cards and what productions take are paid from the *warehouse*, from the depots of leaders and from the *strongbox*, in any mix. What you pay goes back to the supply, which never runs out.
rules-payment-asked = You are asked only where both the warehouse and the strongbox hold the good. The first answer takes as much as possible from the warehouse: room there is scarce, so this is nearly always right.

## Producing

rules-production = Producing
rules-production-choose = Choose one or more of your powers, each at most *once* in a turn: the top card of each slot, the power of your board, and leaders that produce.
rules-production-pay = Each power takes what stands left of its arrow and gives what stands right of it.
rules-production-once = Everything happens *at once*: first you pay for all the powers you have chosen, then you receive everything. So nothing that one power gives can pay for another in the same turn.
rules-production-box = Goods that you produce go into the *strongbox*. It holds any number of any kind. Faith moves your marker at once.
rules-production-figure = You pay 1 stone, 1 shield and 1 servant. You receive 3 coins into the strongbox, and 2 faith.

## The power of your board

rules-board-power = The power of your board
rules-board-power-swap = From the start your board has a power: it takes *two goods* of any kind, alike or different, and gives *one good* of your choice.
rules-board-power-faith = Faith is no good: it can neither be put in nor be chosen.

## Leaders

rules-leaders = Leaders
rules-leaders-hand = You hold two leaders that the others do not see. In your turn, before or after your action, you may do either of these things, with one leader or with both:
rules-leaders-play = *Play* a leader, if you have what it requires. It lies face up from then on, its ability holds until the end, and its points count.
rules-leaders-discard = *Let go* of a leader from your hand, face down, and gain 1 faith at once. This can even set off a Vatican report or the last round.
rules-leaders-requires = What a leader requires you only need to *have*; nothing is paid. Goods count wherever they lie: in the warehouse, in depots, in the strongbox. Cards count even when they are covered.
rules-leaders-level = Where only a colour is asked for, any level will do. Where level II is asked for, it must be exactly a card of level II. Discounts change nothing here.
rules-leaders-stay = A leader that has been played stays. A leader that is still in your hand at the end brings nothing.
rules-leaders-abilities = There are four abilities:
rules-leaders-discount = *Discount.* Every card that costs this good costs you 1 of it less.
rules-leaders-depot = *Depot.* Two more places for this good, besides the shelves.
rules-leaders-white = *White marbles.* Every white marble you take becomes this good.
rules-leaders-production = *Production.* One more power: it takes 1 of this good, and gives 1 good of your choice and 1 faith.

## Faith

rules-faith = Faith
rules-faith-steps = The faith track goes from space 0 to space 24. Each faith moves your marker one space. It comes from red marbles, from productions, from leaders you let go, and from goods that others let go.
rules-faith-no-good = Faith is no good: it is not stored, not paid and not let go. What would lead beyond space 24 is lost.
rules-faith-points = At the end, the furthest laurel that your marker has reached or passed counts, and only that one.
rules-faith-figure = The faith track. The laurels below show points, the coloured bays are the three sections, and a pope stands in the last bay of each.

## Vatican reports

rules-vatican = Vatican reports
rules-vatican-sections = The track has three sections, each with a *papal tile* for every player. The last space of a section is its pope space.
rules-vatican-section = Section
rules-vatican-spaces = Spaces
rules-vatican-pope = Pope space
rules-vatican-tile = Papal tile
rules-vatican-range = { $from } to { $to }
rules-vatican-when = As soon as *any* marker reaches or passes a pope space for the first time, there is a *Vatican report*. Everybody whose marker stands in that section or beyond it keeps the papal tile. All others lose theirs for good.
rules-vatican-once = Each section is reported once. Whoever arrives later receives nothing.
rules-vatican-many = Markers that move together all move first. If one move passes several pope spaces, those sections are reported one after the other, with the markers where they stand.
rules-vatican-example = *An example:* one player steps onto space 8, another stands on space 5, a third on space 4. The first two keep their tiles. The third was one step short.

## The end of the game

rules-end = The end of the game
rules-end-when = The last round has come as soon as somebody buys a *seventh card*, or somebody’s marker reaches *space 24*, whoever moved it there.
rules-end-round = The round is played to its end, up to the player before the one with the inkwell, so that all have had the same number of turns. Until then everything counts as always.

## Scoring

rules-scoring = Scoring
rules-scoring-cards = *Cards*: the points of all your cards, covered ones too.
rules-scoring-faith = *Faith*: the furthest laurel you have reached, up to 20.
rules-scoring-tiles = *Papal tiles*: 2, 3 and 4 points, for those you kept.
rules-scoring-leaders = *Leaders*: 2 to 5 points for each one you have played.
rules-scoring-goods = *Goods*: count all that is left in the warehouse, the depots and the strongbox; each full five bring 1 point.
rules-scoring-tie = Whoever has the most points wins. Among equal points, who has more goods left is ahead; if that is equal too, the win is shared.

## Alone against Lorenzo

rules-solo = Alone against Lorenzo
rules-solo-setup = You play first, so you start without goods. The *black cross*, Lorenzo’s marker, stands beside yours on space 0. Seven *tokens* lie face down in a pile.
rules-solo-token = After each of your turns Lorenzo turns up one token and does what it says.
rules-solo-cross = The black cross sets off Vatican reports just as your marker does. You keep or lose your tile as usual; Lorenzo has none. Each good you let go moves the cross 1 space. A leader you let go moves only you.
rules-solo-win = *You win* at once when you buy your seventh card or reach space 24. No token follows. Your points tell how well you won.
rules-solo-lose = *You lose* at once when the cards of one colour are all gone from the grid, whether bought or removed, or when the black cross reaches space 24 before you. A defeat scores nothing.
rules-solo-first = In one taking your own faith moves before the cross does. If both would reach space 24, you were first.

## Lorenzo's tokens

rules-tokens = Lorenzo’s tokens
rules-tokens-cards = *Four tokens*, one for each colour: two cards of that colour are removed from the grid, those of the lowest level first. When a level runs out, the next one follows.
rules-tokens-cross = *Two tokens*: the black cross moves 2 spaces.
rules-tokens-shuffle = *One token*: the black cross moves 1 space, then all seven tokens are shuffled face down.
rules-tokens-known = Tokens that were turned up stay in sight until the next shuffle: you can tell what may still come.

## Options of a table

rules-options = Options of a table
rules-options-two = Two rules can be read in two ways. Whoever opens a table may choose; what is usual stands first.
rules-options-discard = *Goods that may be let go*: only those just taken from the market; or those in the warehouse too, when you take marbles, for the same price in faith.
rules-options-colour = *A seventh card that takes the last of its colour*: wins the solo game; or loses it.

## Icons. The name, then the meaning in one sentence

rules-icons = All icons
rules-icons-all = What every sign on the board and on the cards means.
rules-icon-coin = Coin
rules-icon-coin-text = A good. Yellow marbles bring it, and every blue card costs some.
rules-icon-stone = Stone
rules-icon-stone-text = A good. Grey marbles bring it, and every yellow card costs some.
rules-icon-servant = Servant
rules-icon-servant-text = A good. Purple marbles bring it, and every purple card costs some.
rules-icon-shield = Shield
rules-icon-shield-text = A good. Blue marbles bring it, and every green card costs some.
rules-icon-any = Any good
rules-icon-any-text = A coin, a stone, a servant or a shield, as you choose; never faith.
rules-icon-faith = Faith
rules-icon-faith-text = Your marker moves one space along the faith track.
rules-icon-vp = Points
rules-icon-vp-text = Whoever has the most of them at the end wins.
rules-icon-marble-yellow = Yellow marble
rules-icon-marble-yellow-text = It brings 1 coin.
rules-icon-marble-grey = Grey marble
rules-icon-marble-grey-text = It brings 1 stone.
rules-icon-marble-purple = Purple marble
rules-icon-marble-purple-text = It brings 1 servant.
rules-icon-marble-blue = Blue marble
rules-icon-marble-blue-text = It brings 1 shield.
rules-icon-marble-red = Red marble
rules-icon-marble-red-text = It brings 1 faith.
rules-icon-marble-white = White marble
rules-icon-marble-white-text = It brings nothing, unless a leader you have played turns it into a good.
rules-icon-col-green = Green card
rules-icon-col-green-text = The sign of green cards, a leaf; leaders may require them.
rules-icon-col-blue = Blue card
rules-icon-col-blue-text = The sign of blue cards, a drop; leaders may require them.
rules-icon-col-yellow = Yellow card
rules-icon-col-yellow-text = The sign of yellow cards, a sun; leaders may require them.
rules-icon-col-purple = Purple card
rules-icon-col-purple-text = The sign of purple cards, a crown; leaders may require them.
rules-icon-level-1 = Level I
rules-icon-level-1-text = The card goes into an empty slot.
rules-icon-level-2 = Level II
rules-icon-level-2-text = The card is laid on a card of level I.
rules-icon-level-3 = Level III
rules-icon-level-3-text = The card is laid on a card of level II.
rules-icon-production = Production
rules-icon-production-text = A power that takes goods and gives others, or faith.
rules-icon-arrow = Becomes
rules-icon-arrow-text = What stands before it is paid, what stands after it is received.
rules-icon-leader = Leader
rules-icon-leader-text = A card with an ability that holds for you once you have played it.
rules-icon-inkwell = Inkwell
rules-icon-inkwell-text = Whoever has it plays first in each round.
rules-icon-vatican = Papal tile
rules-icon-vatican-text = It is kept or lost in the Vatican report of its section.
rules-icon-pope = Pope space
rules-icon-pope-text = The first marker that reaches or passes it sets off a Vatican report.
rules-icon-black-cross = Black cross
rules-icon-black-cross-text = Lorenzo’s marker on the faith track, in the solo game.
rules-icon-solo-discard = Token: cards are removed
rules-icon-solo-discard-text = Two cards of the colour shown leave the grid, the lowest level first.
rules-icon-solo-cross = Token: the cross moves
rules-icon-solo-cross-text = The black cross moves 2 spaces.
rules-icon-solo-shuffle = Token: the cross moves, tokens are shuffled
rules-icon-solo-shuffle-text = The black cross moves 1 space, then all tokens are shuffled face down.
