### The guided first game of Masters of Renaissance, in English.
###
### A master of the workshop speaks to somebody who has never played. Each lesson has a title
### (guide-market) and one or more paragraphs (guide-market-1). *Stars* make words bold.

## The page before the game

guide-page-lead = Learn Masters of Renaissance by playing it: ten minutes, one opponent, and a master at your side.
guide-page-learn-leaders = choose two leaders
guide-page-learn-market = take marbles from the market and store goods
guide-page-learn-cards = buy your first card and let it produce
guide-page-learn-faith = walk the faith track and meet the Vatican

## Lessons, in the order of the game

guide-welcome = Welcome to the workshop
guide-welcome-1 = In this first game I look over your shoulder. What I speak of has a *blue dashed ring*; what you may click shines *golden*.
guide-welcome-2 = The question to you always stands here, with every answer to it. Clicking on the board does the same.

guide-dealt = Four leaders, keep two
guide-dealt-1 = Each leader shows at the top what it *requires*, and below what it does for you once you have played it. Yours are good for this:
guide-dealt-discount = A *discount* makes cards cheaper. It requires two cards of different colours: soon done.
guide-dealt-depot = A *depot* gives room for two more goods. It requires five of one good, so not before you produce.
guide-dealt-white = *White marbles* become goods: strong, but it requires three cards.
guide-dealt-production = A *production* of its own. It requires a card of level II.
guide-dealt-2 = Leaders that require the same colours make a good pair. Click the two you want.

guide-start-goods = Something for the wait
guide-start-goods-1 = You do not play first, so you choose *a good* to begin with. Look at the cards of level I: a good that several of them cost is never wrong.

guide-market = The market
guide-market-1 = Goods come from here. An arrow takes *all* the marbles of its line: four in a row, three in a column.

guide-marbles = What marbles bring
guide-marbles-1 = Yellow brings a *coin*, grey a *stone*, purple a *servant*, blue a *shield*.
guide-marbles-2 = Red is *faith*: a step on the faith track. White brings nothing, for now.

guide-slide = The spare marble
guide-slide-1 = When you take a line, this marble is pushed in at the arrow, and the one at the far end drops out. So you also choose what you leave to the others.
guide-slide-2 = Now take a row or a column.

guide-must-let-go = Not everything fits
guide-must-let-go-1 = Three shelves take 1, 2 and 3 goods; each takes *one kind*, and no two take the same. What has no place must be *let go*.
guide-must-let-go-2 = For each good you let go, every other player gains 1 faith. Click what you can best do without.

guide-store = Into the warehouse
guide-store-1 = Three shelves take 1, 2 and 3 goods. Each takes *one kind*, and no two take the same. The arranging is done for you.
guide-store-2 = You may let goods go, too, but each one brings every other player 1 faith. Everything fits this time: *store* it.

guide-leaders = Your leaders
guide-leaders-1 = Before or after your action you may *play* a leader, once you have what it requires. Then it helps you until the end, and its points count.
guide-leaders-2 = Or you *let go* of one for 1 faith. There is no hurry with either.

guide-undo = Changed your mind?
guide-undo-1 = *Undo* takes back your last answer, and the one before it, until something hidden has been revealed. So try things.

guide-end = The end of your turn
guide-end-1 = One action is all that a turn has. When you are content, *end the turn*.

guide-others = The others
guide-others-1 = Here you see everybody’s cards, goods, faith and points. Click a name to look at that board: nothing but leaders in hand is secret.

guide-log = What happened
guide-log-1 = While the others play, every step is written down here. You miss nothing.

guide-aim = Aim at a card
guide-aim-1 = Cards bring points, and a production for the rest of the game. Begin with a cheap one of level I. I would look at this one:
guide-aim-2 = Take marbles that bring what is missing. It may need a turn or two.

guide-buy = You can buy a card
guide-buy-1 = The cards that shine are within your means. A card of *level I* goes into an empty slot.
guide-buy-2 = Early cards produce the most often. Click one you like.

guide-pay = From where?
guide-pay-1 = You have this good in the warehouse and in the strongbox. Pay from the *warehouse* where you can: room on its shelves is scarce.

guide-first-card = Your first card
guide-first-card-1 = There it lies. From your next turn on it can *produce*: what stands left of the arrow becomes what stands right of it.
guide-first-card-2 = Later a card of level II may be laid on it. Then only the upper one produces, but both bring their points.

guide-produce = The third action: produce
guide-produce-1 = You have what your card takes. Instead of taking marbles or buying, you may use *all* your powers once, the card and the power of your board.
guide-produce-2 = What they give goes into the *strongbox*. Click a power to begin.

guide-base = The power of your board
guide-base-1 = It turns any *two goods* into *one* of your choice. It is a poor trade, but it brings just what is missing, and the result lies in the strongbox.

guide-producing = All at once
guide-producing-1 = Add more powers, or produce now. First everything is paid, then everything is received: what comes out cannot go in again in this turn.

guide-strongbox = The strongbox
guide-strongbox-1 = What you have produced lies here. The strongbox holds any number of any kind, and pays for cards and productions just like the warehouse.

guide-faith = The faith track
guide-faith-1 = Faith moves a marker along these arches. It comes from red marbles, from productions, from leaders you let go and from goods that others let go.
guide-faith-2 = At the end, the furthest *laurel* you have reached or passed brings its points.

guide-vatican = Vatican reports
guide-vatican-1 = The first marker that reaches a pope sets off a *Vatican report*. Whoever stands in that coloured section or beyond keeps the papal tile and its points. All others lose theirs.
guide-vatican-2 = So stay near: the first pope waits on space 8, and space 5 is enough to be counted in.

guide-play-on = Now play on
guide-play-on-1 = You know how it goes: take, buy, produce. The game ends with somebody’s *seventh card*, or when a marker reaches space 24.
guide-play-on-2 = I keep quiet now, unless something new comes. Whatever you point at explains itself.

## New things, told once, whenever they first come

guide-whites = White marbles for two leaders
guide-whites-1 = Two of your leaders turn white marbles into goods. Choose for each marble which of the two goods it becomes.

guide-play-leader = A leader can be played
guide-play-leader-1 = You have what one of your leaders requires. Nothing is paid for it: *play* it, and it helps you from now on. Its points are safe, too.

guide-report = A Vatican report
guide-report-kept = A marker has reached a pope. You stood far enough: the papal tile is *yours*, with its points.
guide-report-lost = A marker has reached a pope, and you stood before the section: this papal tile is *lost*. The next section will be reported as well, so mind the faith track.

guide-level-two = A card of level II
guide-level-two-1 = Now a card of *level II* is within your means. It is laid on one of level I and covers its production: choose well which one you can do without.

guide-six = Six cards
guide-six-1 = One more card, and the *last round* has come. Buy it when you think that you are ahead.

guide-last-round = The last round
guide-last-round-1 = The round is played to its end, so that all have had the same number of turns. Spend what you have: only each *five goods* that are left bring a point.

guide-result = Your first game is done
guide-result-1 = Well played. Here you see where everybody’s points come from: cards, faith, papal tiles, leaders and goods.
guide-result-2 = Play again, look at the game once more, or ask friends to the table.
