### The drawn board of Masters of Renaissance, in English.

## Kinds of answers, where there are many ($n: how many)

# The question that is left after a click.
narrow-deck = Into which slot does the card go?
narrow-slot = Which card goes into slot { $name }?
narrow-leader = Which other leader do you keep?
narrow-discard = Which leader do you let go?
narrow-let-go = Which good do you let go?
verb-keep = Keep two leaders
verb-start = Choose what to start with
verb-take = Take marbles
verb-whites = Turn white marbles into goods
verb-let-go = Let a good go
verb-store = Store
verb-buy = Buy a card
verb-activate = Produce
verb-spend = Spend goods
verb-receive = Receive a good
verb-produce = Produce
verb-pay = Pay
verb-play = Play a leader
verb-discard = Let go of a leader for faith
verb-end = End the turn

## The top line and the tabs

board-where = Turn { $turn } · ends at { $cards } cards or space { $space }
board-where-last = Turn { $turn } · the last round
board-where-setup = Before the first turn
board-tab-yours = Bottega
board-tab-cards = Cards

## The faith track

board-marker = { $name } on space { $space }
board-black-cross = the black cross
board-at = at { $space }
board-report = Vatican report { $section }
board-report-open = When the first marker reaches space { $space }, everyone who stands on space { $start } or beyond keeps this tile: { $points } points.
board-report-kept = You keep this tile: { $points } points.
board-report-lost = This tile was reported, and is not yours.
board-points-from = From space { $space } on, at the end of the game.
board-pope = Pope space, number { $space }
board-pope-text = The first marker to reach it calls a Vatican report.

## Cards for sale

board-cards = Cards for sale
board-left = { $n } left
board-cards-left =
    { $n ->
        [0] It is the last of its deck.
        [one] { $n } more card lies beneath.
       *[other] { $n } more cards lie beneath.
    }
board-deck-empty = no more
board-cards-of =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Market

board-slide = slide
board-legend = What each marble brings
board-take-row = Row { $n }: { $marbles }
board-take-column = Column { $n }: { $marbles }
board-marble-coin = yellow marble
board-marble-stone = grey marble
board-marble-servant = purple marble
board-marble-shield = blue marble
board-marble-faith = red marble
board-marble-white = white marble
board-marble-coin-text = It brings 1 coin.
board-marble-stone-text = It brings 1 stone.
board-marble-servant-text = It brings 1 servant.
board-marble-shield-text = It brings 1 shield.
board-marble-faith-text = It brings 1 faith, which is not stored: your marker moves.
board-marble-white-text = It brings nothing, unless a leader of yours says otherwise.

## Leaders

board-leaders = Leaders
board-in-play = in play
board-leader-played = It lies before its owner and works.
board-leader-hand = It is in your hand: play it when you meet what it asks, or let it go for 1 faith.
board-hidden-leader = a leader that you may not see
board-no-leaders = no leaders left
board-discarded = { $n } let go

## A bottega

board-your-bottega = Your bottega
board-bottega-of = The bottega of { $name }
board-bought = { $n } of { $most } cards
board-strongbox = Strongbox
board-base = Board power
board-base-text = Every board has it: 2 goods of any kind become 1 good of any kind.
board-on-shelf = { $good } on the shelf for { $size }
board-in-box = { $goods } in the strongbox
board-slot = Slot { $n }
board-slot-hint = a level I card goes here
board-slot-empty = Slot { $n }: empty
board-slot-card = Slot { $n }: { $card }
board-fresh = from the market
board-let-go = Let { $good } go
board-let-go-text =
    { $players ->
        [1] Lorenzo’s black cross moves 1 space for it.
        [2] Your opponent gains 1 faith for it.
       *[other] Each other player gains 1 faith for it.
    }
board-gone = let go
board-gone-good = { $good }, let go
board-to-pay = to pay
board-to-come = to come

## Lorenzo

board-cross-at = cross on { $space } of { $last }
board-tokens = Tokens: { $n } of { $all } turned up
board-token = Lorenzo’s token
board-token-down = still face down

## On the solid button that gives what was chosen

do-take = Take these marbles
do-buy = Buy this card
do-keep = Keep these leaders
do-play = Play this leader
do-discard = Let it go
do-activate = Use this power
