### The rules of Renaissance, as a page in the browser, in English.
###
### One message is one paragraph or one item of a list. A heading is called after its section
### (renaissance-rules-stock), what stands under it after what it tells (renaissance-rules-stock-play).
### *Stars* around words make them bold; the words between them may change, the stars stay.
### Cards and missions are called as renaissance.ftl calls them. N-1 and the like in a comment are the
### rulings that the sentence tells. The texts of single cards are not here: the cards bring their own.

## The goal

renaissance-rules-goal = The goal
renaissance-rules-goal-castle = You are building a castle, cell by cell: foundations, walls of stone, roofs of tile. Skilled people help you. Cannons, thieves and bad weather do not. And in secret you follow the missions that kings and princes have given you.
renaissance-rules-goal-points = When one castle is finished, or the draw pile has run dry, the points of castles, special cards and missions are counted. Whoever has the *most points* wins, and that need not be the one who finished first.
renaissance-rules-goal-players = Two, three or four play, each alone; four, six or eight people can play in *teams* of two. There is also a *quick game* with half a castle.

## Setting up

renaissance-rules-setup = Setting up
renaissance-rules-setup-laid = The table lays itself out:
# N-50
renaissance-rules-setup-families = *Families.* As many families of cards are in play as there are players. They are drawn by lot, unless whoever opens the table names them.
# N-50
renaissance-rules-setup-castle = *Castles.* Everybody draws one of four castles, no two the same.
renaissance-rules-setup-missions = *Missions.* The royal missions of the families in play are shuffled, and so are the princely ones. You are dealt 2 royal and 3 princely missions. Those left over are out of the game, unseen.
# N-38
renaissance-rules-setup-choose = *Duties.* Two of your five missions, whichever you like, you declare *mandatory*: they bring you their points or cost you as many. The other three are *optional*. All choose at the same time and in secret. Your missions stay face down; you may look at your own at any time.
renaissance-rules-setup-pile = *The draw pile.* All other cards, 35 of each family, are shuffled into one pile. You begin with a hand of 5.
renaissance-rules-setup-first = *The order.* Who begins is drawn by lot. From there it goes round clockwise.
renaissance-rules-setup-players = Players
renaissance-rules-setup-of-families = Families
renaissance-rules-setup-left = Cards in the pile once all have their hands

## The castles

renaissance-rules-castles = Four castles
renaissance-rules-castles-cells = Each castle has *twelve cells*, but in its own order, and with its own number of cells for each kind of material.
renaissance-rules-castles-around = Above the castle is its *special zone*, beside it the *stock*. Your missions lie there, too. In the middle of the table are the draw pile and the discard pile.

## Families

renaissance-rules-families = Four families
renaissance-rules-families-each = A family has 45 cards: 10 materials, 5 actions, 15 cards that are both, 5 specials, 5 royal and 5 princely missions. The materials are the same in all of them. Everything else shows a character:
renaissance-rules-family-army-about = It *attacks*. It shoots, plunders, besieges and bars the way. Its missions reward attacks, and a quiet stock.
renaissance-rules-family-clergy-about = It *defends*. It cancels actions, turns them back, forbids them, and hears confessions. Some of its missions reward those who lag behind.
renaissance-rules-family-artisans-about = They *build*. They place several materials at once, make them better and keep them safe. Their missions are about fine castles.
renaissance-rules-family-merchants-about = They *deal* with everyone: they trade, look into hands, swap materials, and copy what others have. Their missions like odd bargains.
renaissance-rules-families-tiles = *Tiles are rare.* Of the 25 materials in a family 14 can be a foundation, 12 a stone, and only 7 a tile; some can be two or three of these.

## The cards

renaissance-rules-cards = The cards
renaissance-rules-cards-types = Four types of cards are in the draw pile:
renaissance-rules-cards-material = *Material.* You build with it. It has a kind and a value from 1 to 5.
renaissance-rules-cards-action = *Action.* You play it, it does what it says, and it goes to the discard pile.
renaissance-rules-cards-composite = *Action / material.* You use it as one or the other. In a hand, in a stock and in the piles it counts as *both*; on a cell it is a material and nothing else.
renaissance-rules-cards-special = *Special.* You lay it down, and it stays.
# N-4
renaissance-rules-cards-pure = Cards that are only a material or only an action are called *pure*, those that are both *composite*. A composite card does not become pure by lying on a cell.
renaissance-rules-cards-kinds = A material is a *foundation*, a *stone* or a *tile*. A card with two or three of these signs can be any of them. As long as it is not built it counts as all of them; once built it is what its cell is for.
renaissance-rules-cards-count = *An example:* you hold a pure foundation, a pure action, and a composite card with stone and tile. That makes two materials, two actions, one stone and one tile in three cards.
renaissance-rules-card-value = *The value* of the material.
renaissance-rules-card-kinds = *The kinds*: the cells on which it may be built.
renaissance-rules-card-sign = *What it can do*: crossed swords for an action that attacks, a bolt for any other action, a gate for an answer and for a special. A pure material has no such sign.
renaissance-rules-card-text = *What it does* as an action. This does not matter when it is built.
renaissance-rules-card-family = *The family.*

## Building

renaissance-rules-building = Building and values
# N-1
renaissance-rules-building-cell = A material goes on a *free cell of its kind*, wherever that is. Nothing needs to lie beneath it, unless the table plays with the support rule.
# N-3
renaissance-rules-building-value = Specials that lie on a material change what it is worth. A stone of 4 with a +2 on it *is* a stone of 6: for the points, for every card, and for every mission. This is its *effective value*. It can be 0, less than 0 or more than 5; then it is none of the values 1 to 5. Anywhere but on a castle the printed value counts.
renaissance-rules-building-exposed = A material is *exposed* while no filled cell rests on its own. Many attacks reach only what is exposed.
renaissance-rules-building-figure = A castle under construction. The materials with crossed swords are exposed; the others have something lying on them. The stone of 4 counts for 6, thanks to the special on it.
# N-2
renaissance-rules-building-falls = *Nothing falls.* If a material is lost, what rests on it stays where it is. Only a landslide takes along what lies above.
# N-6
renaissance-rules-building-goes = *What lies on a material shares its fate.* If the material is discarded, so are the specials on it; if it moves to another cell or castle, they move along.

## A turn

renaissance-rules-turn = A turn
renaissance-rules-turn-three = A turn has three phases:
renaissance-rules-turn-act = *Act.* You carry out *one* operation.
renaissance-rules-turn-store = *Store.* If you like, and if there is room, you put one card of your hand into your stock.
renaissance-rules-turn-draw = *Draw.* You draw until you have 5 cards in hand. If you have 5 or more, you draw nothing, and keep them all.
renaissance-rules-turn-five = There are five operations:
renaissance-rules-turn-build = *Build:* place a material of your hand on a free cell of your castle.
renaissance-rules-turn-play = *Play an action* of your hand.
renaissance-rules-turn-lay = *Lay a special* of your hand.
renaissance-rules-turn-open = *Play the stock:* use as many of its cards as you like.
renaissance-rules-turn-discard = *Discard* a card of your hand. It does nothing.
# N-32
renaissance-rules-turn-must = You must do one of them. Only with no card in hand and no stock to play is there nothing to do, and you go on to the next phase.
# N-13, and decided here
renaissance-rules-turn-more = *More than one.* Pater Noster gives another operation, if you have two other cards in hand to discard for it; an Arrangement gives a whole further turn after this one, but two of them in one turn give no second. The Pulley lets you place up to three materials when you build in your next turn.
# N-12
renaissance-rules-turn-less = *Less than one.* Some actions weigh on somebody’s next turn: no turn at all, no action, no material, no drawing. Each holds once, and a second one of the same sort is lost. A turn that is lost uses up everything that was waiting for it, good things as well.

## The stock

renaissance-rules-stock = The stock
renaissance-rules-stock-three = Your stock holds *three cards*, face down. Only you know them. It is how you do more than one thing in a turn.
renaissance-rules-stock-in = In phase 2 of each turn one card of your hand may go in.
renaissance-rules-stock-play = Playing the stock is an operation. You take its cards *one by one*, in any order, and build, play, lay or discard each just as from your hand. Each is finished before the next begins. You use at least one, and stop when you like; the rest stays in the stock.
# N-30
renaissance-rules-stock-hand = Your hand remains your hand meanwhile. What an action builds, counts, shows or exchanges out of a hand is not taken from the stock. There is one exception: a *Double attack* from the stock is followed by an action from the stock.
# N-31
renaissance-rules-stock-after = Even after playing the stock you may store a card in phase 2.
# N-23
renaissance-rules-stock-captain = *The captain* locks a stock: it cannot be played or filled until its owner discards a material of value 4 or 5 from the hand. Actions of opponents still reach it.
# N-24, and decided here
renaissance-rules-stock-keeper = *The storekeeper* adds slots. They are played along with the stock, but no action on a stock reaches them, and whoever looks at the stock does not see them. Should he leave the zone, the cards in his slots are discarded.
# N-27, N-22
renaissance-rules-stock-others = *The peddler* takes the place of a random card in an opponent’s stock and is then an ordinary card there, to be played or discarded. *The bell-ringer* guards the stock from one of its slots, however he came there.

## Actions

renaissance-rules-actions = Actions
# N-8
renaissance-rules-actions-steps = An action does what it says, step by step, and each step *as far as it can*. You may play it even if it comes to nothing: then it is merely discarded, and still counts as played.
# decided here
renaissance-rules-actions-aim = Whom it is meant for is chosen when it is announced, before anybody answers; with the Gargoyle it is the special to be destroyed.
# N-14
renaissance-rules-actions-few = Whoever has to give up more cards than there are gives up all of them.
# N-17
renaissance-rules-actions-values = Actions that look at values look at effective values.
# N-20
renaissance-rules-actions-discards = Whatever is discarded or destroyed goes to one discard pile, face up for all. It is never shuffled back into the draw pile.
# N-11
renaissance-rules-actions-double = *Double attack* brings a second action at once, and that one is doubled: it deals with twice as many *cards*, or with two *players* instead of one, as you choose and as far as it can be doubled at all. Twice as many cards means every number of cards in it; the values it speaks of stay as they are. Both actions count as played. If you have no other action, nothing happens.

## Attacks and answers

renaissance-rules-reactions = Attacks and answers
# N-9
renaissance-rules-reactions-attack = An action *attacks* when it harms the castle, the stock, the hand, the special zone or the turn of an opponent. Looking at a hand or a stock is no attack. Specials never attack, whatever they do.
# N-10
renaissance-rules-reactions-ask = When an action has been announced, all opponents are asked *at the same time* whether they answer it. They are asked whether they hold anything or not, and the time is the same for all: so nobody can tell by a pause who has something. Whoever does not reply lets the action be.
# decided here
renaissance-rules-reactions-none = Only where everybody can see that there is no answer, nobody is asked: no opponent has an unused pope in the zone, and either no opponent is named or hit, or the Prayer lies where all can see it.
renaissance-rules-reactions-order = Then it happens in this order, clockwise from whoever played the action:
renaissance-rules-reactions-trap = *Traps* spring by themselves. The altar boy cancels the first action that attacks his castle, the bell-ringer one that attacks his stock. The trap then moves to the attacker’s special zone, where it costs points.
renaissance-rules-reactions-pope = *The pope*: any opponent who has him in the zone may use him, once in the game. The whole action is cancelled, for everybody.
renaissance-rules-reactions-prayer = *Prayer*: whoever the action names or hits may play it from the hand. Their part of the action then strikes the one who played it. Mere looks can be turned back, too; Cloister and Village square cannot.
renaissance-rules-reactions-then = *The action* does whatever is left of it.
# N-49
renaissance-rules-reactions-iron = *The ironmonger*: when all is done, those who have him are asked in the same way whether they repeat the action for themselves, once in the game. That is a new action of theirs and can be answered. What was cancelled cannot be repeated.
renaissance-rules-reactions-figure = From the announcement to the end. Whatever cancels an action for everybody ends it there.
renaissance-rules-reactions-said = An action is announced
renaissance-rules-reactions-asked = All opponents are asked
renaissance-rules-reactions-alone = only its owner is spared
renaissance-rules-reactions-all = cancelled for everybody
renaissance-rules-reactions-turned = strikes back, for one part
renaissance-rules-reactions-short-trap = Traps
renaissance-rules-reactions-short-pope = The pope
renaissance-rules-reactions-short-prayer = Prayer
renaissance-rules-reactions-short-then = The action
renaissance-rules-reactions-short-iron = The ironmonger
renaissance-rules-reactions-takes-place = takes place
renaissance-rules-reactions-again = repeats it
# N-10, and decided here
renaissance-rules-reactions-part = Traps, Prayer and Chapel protect *their owner* only: of an action on several, the others bear their part. What has been turned back cannot be turned again, and springs no traps. Nobody answers an answer.
# N-8
renaissance-rules-reactions-count = A castle counts as attacked only if something stood there and the attack was neither cancelled nor turned back.
# N-10
renaissance-rules-reactions-fill = A Prayer leaves a gap in the hand until your own next phase 3.
# N-10, completed
renaissance-rules-reactions-orders = In games with days for each move nobody sits and waits. There your *standing orders* answer for you: never, for the castle only, or always. If you have given none, they are: never.

## Specials

renaissance-rules-specials = Specials
renaissance-rules-specials-zone = A special goes to your *special zone*, above your castle, unless it says otherwise: on a material, in a material’s place, on or into a stock, or to the zone of an opponent.
renaissance-rules-specials-points = What it is worth, for good or ill, counts for the side on which it lies: in the zone, or as part of a material’s value.
# N-8
renaissance-rules-specials-cannot = One that cannot be laid as it says cannot be laid at all. You may still store or discard it.
# N-5, N-53
renaissance-rules-specials-place = *The provost and the Virgin* take the place of a material, which is discarded. Their cell counts as filled and carries what is above it, but holds no material: it has no kind and no value, only their points. Actions of opponents cannot touch them. The owner of the castle can remove them, by Keystone or Gargoyle. The Virgin also protects all materials next to her.
# N-28
renaissance-rules-specials-on = *The journeyman and the blacksmith* may lie on a material of any castle. What the blacksmith lies on cannot be chosen or destroyed by any action. *The roofer* lets a material stand on a cell of any kind.
# N-26
renaissance-rules-specials-copy = *The beekeeper* takes on, in the final count, the points of one special in an opponent’s zone, never those of another beekeeper. If all of them are bad he may take none. *The pawnbroker* brings 1 point for every material of value 5 in an opponent’s castle.
renaissance-rules-specials-priest = *The priest* collects each action that attacks your castle from then on, for 1 point each.
# N-25
renaissance-rules-specials-recruiter = *The recruiter* may take, at the end of each of your turns, a random card from every opponent who placed a 4 or 5 from the hand in their latest turn. Your hand may grow beyond 5.
# N-21
renaissance-rules-specials-keyring = *The keyring* cannot be laid. When another player sees it in your hand or stock, or draws it at random, it goes to *your* zone and is worth 3; whoever drew it gets nothing for it. It counts as laid by nobody. When whole hands are exchanged it is not seen.

## Missions

renaissance-rules-missions = Missions
renaissance-rules-missions-two = A royal mission is worth 10 to 14 points, a princely one 5 to 9.
# N-33, N-34
renaissance-rules-missions-princely = *Princely missions* are accomplished as soon as their condition holds, in whoever’s turn, even between two cards of a stock. They turn face up by themselves and stay accomplished, whatever happens later. The very material that finishes a castle can still accomplish one.
renaissance-rules-missions-royal = *Royal missions* are turned up when the game is over. What counts is how things stand then.
renaissance-rules-missions-mandatory = *Mandatory* missions that were not accomplished cost their points. *Optional* ones cost nothing.
# N-35
renaissance-rules-missions-ties = *A tie is not enough* where a mission asks for the most or the fewest. Where it asks to be at least 2 behind, exactly 2 will do.
# N-7
renaissance-rules-missions-done = *Done is done.* What you have once done, or were the first to do, counts even if the material is lost again. It does not matter how it came to its cell: building, theft and exchange are all the same.
# N-36
renaissance-rules-missions-running = *Two turns running* means two of your own turns in a row. A turn that you lose breaks the row, and what you discard in the turns of others does not count.
# N-40
renaissance-rules-missions-empty = *An empty castle* holds no pure material, and nothing but 1, 3 and 5.
# N-37, N-39, N-29
renaissance-rules-missions-some = *The battle of Arques* is looked at last and counts all your other missions. *The Muscovy Company* pairs materials one to one, with one and the same opponent. *The Ladies’ Peace* counts everything that your specials bring: in the zone, on the castle, under the priest and by the pawnbroker. For *Cape Horn* the three ordinary slots must be full.
# N-33, replaced
renaissance-rules-missions-hand = *Turning them up by hand.* A table may be opened so that you turn your princely missions up yourself, to keep them secret a little longer. You may do so with any question that is put to you, at the end of every turn of the others, and just before the game ends; but only while the condition holds. What must happen in one turn must be turned up in that turn. What still lies face down at the end is not accomplished.

## The end

renaissance-rules-end = The end and the points
renaissance-rules-end-when = The game ends *at once*, in whichever of two ways comes first:
renaissance-rules-end-castle = All cells of one castle are filled.
# N-42
renaissance-rules-end-pile = Somebody has to draw in phase 3 and the pile is empty. Cards already drawn are kept.
# N-41, N-42
renaissance-rules-end-once = There is no last round. If a castle is finished in the middle of a stock or of an action, everything stops there. Actions that only turn up cards of the pile take what there is and end nothing.
renaissance-rules-end-points = Then everybody counts:
# N-43
renaissance-rules-end-full = *10 points* for a castle that is finished.
renaissance-rules-end-materials = The *effective values* of all materials in the castle, with what the specials there are worth.
renaissance-rules-end-zone = The points of the specials in the *zone*.
renaissance-rules-end-missions = The points of all *missions accomplished*.
renaissance-rules-end-failed = *Less* the points of mandatory missions that were not.
# N-44
renaissance-rules-end-tie = Equal totals share the victory.
renaissance-rules-end-figure = An example: a finished castle, two missions accomplished, one mandatory mission failed.
renaissance-rules-end-line-castle = Materials of the castle
renaissance-rules-end-line-full = Castle finished
renaissance-rules-end-line-zone = Special zone
renaissance-rules-end-line-royal = Royal mission, mandatory, accomplished
renaissance-rules-end-line-princely = Princely mission, optional, accomplished
renaissance-rules-end-line-failed = Princely mission, mandatory, not accomplished
renaissance-rules-end-line-open = Optional missions, not accomplished
renaissance-rules-end-line-total = Total

## The quick game

renaissance-rules-quick = The quick game
renaissance-rules-quick-castle = Everybody builds the same small castle of *six cells*: three foundations, two stones, one tile.
renaissance-rules-quick-figure = The castle of the quick game
renaissance-rules-quick-families = *One* family is in play between two players, *two* families among three or four.
# N-45
renaissance-rules-quick-missions = You are dealt 2 royal and 2 princely missions and keep *one*, which is mandatory. The other three are put away; there are no optional ones.
renaissance-rules-quick-stock = The stock holds *one* card.
# N-45
renaissance-rules-quick-rest = Everything else is as always, and a finished castle brings 10 points here, too (5 in the edition of 2016).
# N-46
renaissance-rules-quick-never = *Beware:* The Edict of Nantes and The Affair of the Placards need three cards in a stock. With one slot, that takes the two slots of the storekeeper; in the edition of 2016 it cannot be done at all.

## Teams

renaissance-rules-teams = Teams
# N-47, N-51
renaissance-rules-teams-who = Four, six or eight people play in teams of two. There are as many families and castles as teams. The seats alternate, so the turn goes from team to team:
renaissance-rules-teams-figure = Six people in three teams. Partners have the same letter.
# N-47
renaissance-rules-teams-share = Partners share castle, stock, special zone and missions. Each has a *hand of their own*, which the other does not see.
# N-47
renaissance-rules-teams-missions = Missions are dealt by team: 2 royal and 3 princely. Both may look at them; the partner who sits first chooses the mandatory ones.
# N-47, completed
renaissance-rules-teams-talk = Partners may not talk about the game: the chat is closed while it runs.
# N-48
renaissance-rules-teams-opponents = “Opponents” and “others” are the *other teams*. What hits castles, stocks or zones hits each of those teams once; what hits hands or turns hits every one of their players. The next player is whoever sits next.
# N-48, and decided here
renaissance-rules-teams-conditions = Missions about a castle, a stock or a zone look at what the team has, those about turns at what one player does in them. A mission about a hand is fulfilled by *one* partner’s hand.
# N-51
renaissance-rules-teams-not = The quick game is not played in teams, and five or seven people cannot play.

## Options

renaissance-rules-options = What a table may choose
renaissance-rules-options-open = Whoever opens a table chooses how it is played. Besides the quick game and teams:
# N-50
renaissance-rules-options-families = *Families.* By lot, or exactly those that are named.
# N-33, replaced
renaissance-rules-options-missions = *Princely missions.* They turn up by themselves, or are turned up by hand.
# N-1, N-2, and decided here
renaissance-rules-options-support = *The support rule.* A material may be placed only where all cells beneath it are filled. It makes games about two turns longer. Still nothing falls when a support is lost, and a castle that is laid out anew by a Building plan needs no support.
renaissance-rules-options-edition = *The edition.* These rules are those of 2015, the usual ones here. The authors’ list of 2016 changes a few cards:
renaissance-rules-edition-card = Card
renaissance-rules-edition-first = 2015
renaissance-rules-edition-second = 2016
renaissance-rules-edition-paris-first = 3 materials destroyed in one turn
renaissance-rules-edition-paris-second = 2; it is called The Day of the Barricades
renaissance-rules-edition-billeting-first = no material at all
renaissance-rules-edition-billeting-second = no material of the hand; the stock still serves
renaissance-rules-edition-cloister-first = one card of each, of their own choice
renaissance-rules-edition-cloister-second = two random cards of each opponent, and two of yours
renaissance-rules-edition-dealings-first = takes a special from a castle
renaissance-rules-edition-dealings-second = from a castle or a zone
renaissance-rules-edition-renovator-first = only by materials of higher value
renaissance-rules-edition-renovator-second = by any of the same kind
renaissance-rules-edition-storekeeper-first = 2 slots
renaissance-rules-edition-storekeeper-second = 1 slot
renaissance-rules-edition-ironmonger-first = repeats an action right after it
# decided here
renaissance-rules-edition-ironmonger-second = at the start of your turn, the last action of an opponent that was not cancelled
renaissance-rules-edition-gossip-first = foundations of 1 and 2
renaissance-rules-edition-gossip-second = of 1, 2 and 3
# N-53
renaissance-rules-edition-virgin-first = safe from every action
renaissance-rules-edition-virgin-second = safe from attacks
renaissance-rules-edition-full = A finished castle in the quick game
renaissance-rules-edition-full-first = 10 points
renaissance-rules-edition-full-second = 5 points
renaissance-rules-options-same = Eleven cards have another name in 2016. Three missions cannot be fulfilled by the words of 2015, so the words of 2016 hold in both editions: The Way of the Cross, The Burning Chamber and The massacre of Vassy.

## Rulings

renaissance-rules-rulings = Good to know
renaissance-rules-rulings-why = Questions that come up at many tables, and how they are answered here.
# N-54, and decided here
renaissance-rules-rulings-seen = *What you have seen* stays known to you as long as it can be followed: a hand that was shown, cards you gave away, cards laid back on the pile. What Angelus and Well turn up is seen by all, and so is the order in which it goes back.
# decided here
renaissance-rules-rulings-trade = *Trading and Smuggling* give back as many cards as were taken: from an empty hand nothing is taken, and nothing is given.
# decided here
renaissance-rules-rulings-cloister = *Cloister* hands back to each player as many cards as that player put in.
# N-15
renaissance-rules-rulings-square = *Village square.* Both hands are shown to each other. Then there is one offer, and to that one counter-offer; either may be refused.
# N-16
renaissance-rules-rulings-flank = *Flank attack* takes, in every row, the outermost filled cell of the side that the owner picks. If what lies there is safe, that row loses nothing.
renaissance-rules-rulings-square-formation = *Square formation* strikes what is exposed when it is played: the first loss does not lay a second one open. *Siege* lets the victim pick the card.
# N-18, N-52
renaissance-rules-rulings-oven = *Bread oven.* You build up to two materials. For each of them every other player, clockwise, may build one of the same kind and value. If that finishes a castle, the game is over.
# N-19
renaissance-rules-rulings-stall = *Market stall* compares with every castle, anew for each material that it places.
# N-52
renaissance-rules-rulings-plan = *Building plan* takes up all materials of your castle. Cell by cell you say what goes there; each cell is asked for once.
renaissance-rules-rulings-chapel = *Chapel* keeps every action off your castle until your next turn, and in that turn you place no material.
# N-12
renaissance-rules-rulings-silence = *Who may play no action* in a turn cannot answer with one in that turn either.
# N-49
renaissance-rules-rulings-next = *A repeated action* that weighs on a next turn does so from the moment of the repetition.
# N-42
renaissance-rules-rulings-short = *A short pile:* Angelus and Well take what is there and end nothing.
renaissance-rules-rulings-vestibule = *Vestibule:* a material that you cannot place stays where it is.

## Words and signs

renaissance-rules-words = Words and signs
renaissance-rules-words-pure = *Pure:* a card that is only a material, or only an action.
renaissance-rules-words-composite = *Composite:* a card that is both.
renaissance-rules-words-exposed = *Exposed:* a material on which no filled cell rests.
renaissance-rules-words-effective = *Effective value:* what a material is worth with all that lies on it.
renaissance-rules-words-filled = *Filled:* a cell with a material, or with a special in a material’s place.
renaissance-rules-words-opponent = *Opponent:* another player; in teams, a player of another team.
renaissance-rules-words-own-side = *Side:* what a player, or a team, has before them: castle, zone and stock.
renaissance-rules-icon-k-foundation = Foundation
renaissance-rules-icon-k-foundation-text = A kind of material, and of cell: what a castle stands on.
renaissance-rules-icon-k-stone = Stone
renaissance-rules-icon-k-stone-text = A kind of material, and of cell: the walls.
renaissance-rules-icon-k-tile = Tile
renaissance-rules-icon-k-tile-text = A kind of material, and of cell: the roofs.
renaissance-rules-icon-attack = Attack
renaissance-rules-icon-attack-text = An action that harms an opponent.
renaissance-rules-icon-bolt = Action
renaissance-rules-icon-bolt-text = An action that attacks nobody.
renaissance-rules-icon-protection = Special or answer
renaissance-rules-icon-protection-text = A special that is laid down and stays, or an action that answers one.
renaissance-rules-icon-stock = Stock
renaissance-rules-icon-stock-text = Cards laid by, face down, to be played together.
renaissance-rules-icon-mission-royal = Royal mission
renaissance-rules-icon-mission-royal-text = Judged when the game is over; 10 to 14 points.
renaissance-rules-icon-mission-princely = Princely mission
renaissance-rules-icon-mission-princely-text = Accomplished as soon as it holds; 5 to 9 points.
renaissance-rules-icon-draw-pile = Draw pile
renaissance-rules-icon-draw-pile-text = When somebody must draw and it is empty, the game is over.
renaissance-rules-icon-discard = Discard pile
renaissance-rules-icon-discard-text = Everything that was played, discarded or destroyed.
renaissance-rules-icon-family-army = Army
renaissance-rules-icon-family-army-text = The family that attacks.
renaissance-rules-icon-family-clergy = Clergy
renaissance-rules-icon-family-clergy-text = The family that defends.
renaissance-rules-icon-family-artisans = Artisans
renaissance-rules-icon-family-artisans-text = The family that builds.
renaissance-rules-icon-family-merchants = Merchants
renaissance-rules-icon-family-merchants-text = The family that deals.
renaissance-rules-icon-vp = Points
renaissance-rules-icon-vp-text = Whoever has the most of them at the end wins.

## All cards

renaissance-rules-all = All cards
renaissance-rules-all-about = What the cards say, family by family, in the edition of 2015. Actions of the same name are listed once.
renaissance-rules-all-actions = Actions
renaissance-rules-all-specials = Specials
renaissance-rules-all-royal = Royal missions
renaissance-rules-all-princely = Princely missions
