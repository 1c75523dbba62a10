### The guided first game of Renaissance, in English.
###
### A master speaks to somebody who has never played, in a quick game with the cards of the artisans.
### Each lesson has a title (renaissance-guide-hand) and one or more paragraphs (renaissance-guide-hand-1).
### *Stars* make words bold.

## The page before the game

renaissance-guide-page-lead = Learn Renaissance by playing it: ten minutes, a small castle, one opponent, and a master at your side.
renaissance-guide-page-learn-castle = build a castle of foundations, stone and tiles
renaissance-guide-page-learn-actions = play actions, and be the target of some
renaissance-guide-page-learn-stock = lay cards by for a better moment
renaissance-guide-page-learn-missions = follow a secret mission

## Lessons, in the order of the game

renaissance-guide-welcome = Welcome to the building site
renaissance-guide-welcome-1 = In this first game I look over your shoulder. What I speak of has a *blue dashed ring*; what you may click shines *golden*.
renaissance-guide-welcome-2 = The question to you always stands here, with every answer to it. Clicking on the board does the same.

renaissance-guide-missions = A mission of your choice
renaissance-guide-missions-1 = You are dealt four missions and keep *one*. If you accomplish it, it brings its points; if you do not, it *costs* as many.
renaissance-guide-missions-2 = *Royal* missions, with the golden crown, are judged at the end. *Princely* ones, with the silver crown, count as soon as they come true. Choose one that you can imagine building.

renaissance-guide-castle = Your castle
renaissance-guide-castle-1 = Six cells: *foundations* below, *stone* above them, a *tile* roof on top. Each takes only materials of its kind. You need not begin at the bottom.
renaissance-guide-castle-2 = Whoever fills all cells ends the game and gains *10 points*. What counts besides is the value of what you have built.

renaissance-guide-hand = Your cards
renaissance-guide-hand-1 = The number on a card is its *value*, the signs beside it are the *cells* where it fits. Cards with a number and a text are both: material *or* action, as you like.
renaissance-guide-hand-2 = You always draw back to five, so do not be too thrifty.

renaissance-guide-build = One operation a turn
renaissance-guide-build-1 = In your turn you do *one* thing: build a material, play an action, lay a special, play your stock, or discard a card.
renaissance-guide-build-2 = Let us build. Click a card with a high value, and then a cell that shines.

renaissance-guide-store = Something for later?
renaissance-guide-store-1 = After that you may lay *one card* by, face down, in your stock. In this small game there is room for one.
renaissance-guide-store-2 = It makes room in your hand for a new card, and nobody sees it. Or you pass.

renaissance-guide-undo = Changed your mind?
renaissance-guide-undo-1 = *Undo* takes back your last answer, and the one before it, until something hidden has been revealed. So try things.

renaissance-guide-end = The end of your turn
renaissance-guide-end-1 = Your hand has been filled up to five cards. *End the turn*, and it is your neighbour’s.

renaissance-guide-rival = Next door
renaissance-guide-rival-1 = Here grows the other castle. You see what is built there and how many cards are laid by, but neither the hand nor the mission.

renaissance-guide-mission = How your mission stands
renaissance-guide-mission-1 = Here lies your mission. Only you can see it, and it says how far you have come.

renaissance-guide-action = Actions
renaissance-guide-action-1 = Crossed swords mark an action that *attacks*, a bolt one that helps you. An action goes to the discard pile when it has been played, and cannot be built any more.
renaissance-guide-action-2 = Some let you build two materials at once: a good way to be quicker than your neighbour.

renaissance-guide-special = Specials
renaissance-guide-special-1 = A special stays where it is laid and is worth points there: in your *special zone*, or on a material, which it makes better, or worse if it lies on somebody else’s.

renaissance-guide-stock = Your stock
renaissance-guide-stock-1 = You have laid a card by. Playing the stock is an operation, too: you use the card *just as from your hand*. With three slots, in the whole game, that makes up to three things in one turn.

renaissance-guide-exposed = What can be hit
renaissance-guide-exposed-1 = Most attacks reach only what is *exposed*: materials on which nothing rests. What has been built over is safe from those.

renaissance-guide-piles = The clock of the game
renaissance-guide-piles-1 = The draw pile never grows again. If somebody must draw and it is *empty*, the game is over as well.

renaissance-guide-log = What happened
renaissance-guide-log-1 = While the other one plays, every step is written down here. You miss nothing.

renaissance-guide-play-on = Now play on
renaissance-guide-play-on-1 = You know how it goes: build, keep an eye on your mission, and on the castle next door.
renaissance-guide-play-on-2 = I keep quiet now, unless something new comes. Whatever you point at explains itself.

## New things, told once, whenever they first come

renaissance-guide-target = Whom does it meet?
renaissance-guide-target-1 = This action is aimed at somebody. Choose whom; with two at the table that is soon done.

renaissance-guide-lay-on = Where does it lie?
renaissance-guide-lay-on-1 = This special can lie in more than one place. What is worth points is best *on your side*; what costs points, on your neighbour’s.

renaissance-guide-answer = Something is coming
renaissance-guide-answer-1 = Somebody plays an action, and you are asked whether you *answer* it. You are asked even if you hold nothing for it, so that nobody learns anything from a pause.
renaissance-guide-answer-2 = There is a little time. If you say nothing, you let it be.

renaissance-guide-strike = What do you give up?
renaissance-guide-strike-1 = A material is going to be lost. Click the one that hurts least: its value is gone, and its cell is free again.

renaissance-guide-placing = More to build
renaissance-guide-placing-1 = Your action lets you build. Choose a card and a cell; what the action asks for is said in the question.

renaissance-guide-lost = A gap in the wall
renaissance-guide-lost-1 = That was an attack: a material of yours is gone. What rested on it stays in place, and the cell can be built on again.

renaissance-guide-skipped = A turn is lost
renaissance-guide-skipped-1 = An action took your turn away. Nothing else has changed: it goes on with the next one.

renaissance-guide-claimed = Mission accomplished
renaissance-guide-claimed-1 = Your princely mission has come true and lies face up. Its points are *yours*, whatever happens to the castle now.

renaissance-guide-nearly = Almost there
renaissance-guide-nearly-own = One more cell, and your castle is finished: that ends the game *at once*, with 10 points for you. Look first whether your mission holds.
renaissance-guide-nearly-other = Next door only one cell is free. When it is filled the game ends *at once*: think of what your mission still needs.

renaissance-guide-result = Your first castle
renaissance-guide-result-1 = Well built. Here you see where everybody’s points come from.
renaissance-guide-result-2 = In the whole game you have twelve cells, five missions and a larger stock, and as many families of cards as players. Or play again as it was, look at the game once more, or ask friends to the table.
