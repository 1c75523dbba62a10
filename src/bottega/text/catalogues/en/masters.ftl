### Masters of Renaissance, in English.

title = Masters of Renaissance

## Things that are counted

# $cards: "1 green card"; $level: I, II or III.
cards-of-level = { $cards } of level { $level }
# One of them, in a sentence that may be told several times in a row.
one-coin = a coin
one-stone = a stone
one-servant = a servant
one-shield = a shield

## Kinds of goods and marbles, and their letters on boards and cards (all different)

letter-coin = C
letter-stone = S
letter-servant = V
letter-shield = H
letter-faith = F
letter-white = W

## Cards, leaders, tokens

# $points: "3 points". It stands after "buys", "removes" and the like.
card = the { $colour } card of level { $level } ({ $points })
text-card = A { $colour } card of level { $level }, worth { $points }. It costs { $cost }. Production: pay { $pays }, receive { $gives }.

# $emblem: the picture on the leader; $ability: one of the ability-... messages.
leader = { $emblem } ({ $ability })
emblem-discount = the Stall
emblem-depot = the Town
emblem-white = the Palette
emblem-production = the Press
ability-discount = { $good } less per card
ability-depot = room for { $good }
ability-white = { $good } per white marble
ability-production = turns { $good } into any good
text-leader = { $emblem }, worth { $points }. Requires { $requirement }. { $ability }
effect-discount = Every card that costs { $kind } costs you { $good } less.
effect-depot = A depot beside the shelves holds up to { $good }.
effect-white = Every white marble taken from the market brings { $good }.
effect-production = One more production: pay { $good }, receive { $any } and { $faith }.

# What a token of Lorenzo does: in a few words, and as a sentence.
token-cards = { $cards } removed
token-cross = the cross moves { $spaces }
token-shuffle = the cross moves { $spaces } and all tokens are shuffled
text-token-cards = Lorenzo removes { $cards } from the grid, those of the lowest level first.
text-token-cross = The black cross moves { $spaces } along the faith track.
text-token-shuffle = The black cross moves { $spaces } along the faith track, then all tokens are shuffled face down.

## Questions to the reader, and what they are about (topic-...: after "Waiting for Ann: ")

question-choose-leaders = Which two leaders do you keep?
topic-choose-leaders = the choice of leaders
question-start = { $n ->
    [one] Which good do you start with?
   *[other] Which { $n } goods do you start with?
}
topic-start = the choice of goods to start with
question-turn = What do you do this turn?
topic-turn = the action of the turn
question-whites = { $n ->
    [one] What does the white marble become?
   *[other] What do the { $n } white marbles become?
}
topic-whites = the choice of what white marbles become
# $n: how many goods from the market are left; $fits: whether there is room for all (yes or no).
question-store =
    { $fits ->
        [no] There is no room for all: which good do you let go?
       *[yes] { $n ->
            [0] Store nothing?
           *[other] Store your goods, or let some go.
        }
    }
topic-store = the storing of goods
question-produce = You pay { $pays } and receive { $gives }. Produce, or choose more.
topic-produce = the choice of production powers
question-spend = Which two goods do you spend?
topic-spend = the choice of goods to spend
question-receive = Which good do you receive?
topic-receive = the choice of a good to receive
question-pay = Pay { $pays } from the warehouse or the strongbox?
topic-pay = the payment
question-last-word = Play or let go of a leader, or end your turn.
topic-last-word = the end of the turn

## Answers

label-buy = { $card }, slot { $slot }
label-base = board power

answer-keep = Keep { $leaders }
answer-start = Start with { $goods }
# $line: "row 2" or "column 3".
answer-take = Take { $line }: { $marbles }
# $become: "1 coin", or "1 coin or 1 stone".
answer-take-whites = Take { $line }: { $marbles } (each white marble becomes { $become })
row = row { $n }
column = column { $n }
answer-whites = { $n ->
    [0] Turn no white marble into { $kind }
   *[other] Turn the white marbles into { $goods }
}
# $players: how many are at the table; alone, one plays against Lorenzo.
answer-let-go = { $players ->
    [1] Let { $good } go: the black cross moves 1 space
    [2] Let { $good } go: your opponent gains 1 faith
   *[other] Let { $good } go: each other player gains 1 faith
}
# $n: how many goods they are; so in other messages with a [0].
answer-store = { $n ->
    [0] Store nothing
   *[other] Store { $goods }
}
answer-buy = Buy { $card } for { $cost }, into slot { $slot }
answer-buy-none = Buy a { $colour } card of level { $level } into slot { $slot }
answer-activate-slot = Use slot { $slot }: pay { $pays }, receive { $gives }
answer-activate-none = Use slot { $slot }
answer-activate-base = Use the power of your board: pay { $pays }, receive { $gives }
answer-activate-leader = Use { $leader }: pay { $pays }, receive { $gives }
answer-spend = Spend { $goods }
answer-receive = Receive { $good }
answer-produce-none = Produce
answer-produce = Produce: pay { $pays }, receive { $gives }
# $sources: from-warehouse, from-strongbox, or both joined with "and".
answer-pay = { $n ->
    [0] Pay nothing
   *[other] Pay { $sources }
}
from-warehouse = { $goods } from the warehouse
from-strongbox = { $goods } from the strongbox
answer-play = Play { $leader }, worth { $points }
answer-discard = Let go of { $leader } for { $faith }
answer-end = End the turn

## Events

event-leaders-kept = { $who ->
    [you] You keep { $leaders }.
   *[other] { $name } keeps { $leaders }.
}
event-leaders-kept-hidden = { $who ->
    [you] You keep two leaders.
   *[other] { $name } keeps two leaders.
}
event-inkwell-drawn = { $who ->
    [you] You draw the inkwell and play first.
   *[other] { $name } draws the inkwell and plays first.
}
event-start-received = { $who ->
    [you] You start with { $goods }.
   *[other] { $name } starts with { $goods }.
}
event-turn-began = { $who ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $name }.
}
event-marbles-taken = { $who ->
    [you] You take { $line }: { $marbles }.
   *[other] { $name } takes { $line }: { $marbles }.
}
event-whites-turned = { $who ->
    [you] Your white marbles become { $goods }.
   *[other] { $name }’s white marbles become { $goods }.
}
event-good-let-go = { $who ->
    [you] You let { $good } go.
   *[other] { $name } lets { $good } go.
}
event-goods-stored = { $who ->
    [you] You store { $goods }.
   *[other] { $name } stores { $goods }.
}
event-faith-moved = { $who ->
    [you] You advance { $spaces } on the faith track, to space { $space }.
   *[other] { $name } advances { $spaces } on the faith track, to space { $space }.
}
event-faith-moved-many = All the others advance { $spaces }: { $markers }.
# One of those markers; $name is "you" or a name.
marker = { $name } to space { $space }
event-cross-moved = The black cross advances { $spaces }, to space { $space }.
# $section: I, II or III; $n: how many keep the tile.
event-vatican-report = { $n ->
    [0] Vatican report { $section }: nobody keeps the tile ({ $points }).
   *[other] Vatican report { $section }: the tile ({ $points }) is kept by { $names }.
}
event-card-bought = { $who ->
    [you] You buy { $card } for { $cost }, into slot { $slot }.
   *[other] { $name } buys { $card } for { $cost }, into slot { $slot }.
}
event-goods-paid = { $who ->
    [you] You pay { $sources }.
   *[other] { $name } pays { $sources }.
}
event-card-uncovered = Next on offer: { $card }.
event-power-activated = { $who ->
    [you] You use slot { $slot }.
   *[other] { $name } uses slot { $slot }.
}
event-power-activated-base = { $who ->
    [you] You use the power of your board.
   *[other] { $name } uses the power of the board.
}
event-power-activated-leader = { $who ->
    [you] You use { $leader }.
   *[other] { $name } uses { $leader }.
}
event-goods-spent = { $who ->
    [you] You spend { $goods } on it.
   *[other] { $name } spends { $goods } on it.
}
event-good-received = { $who ->
    [you] You choose { $good } for it.
   *[other] { $name } chooses { $good } for it.
}
event-produced = { $who ->
    [you] You produce { $goods }.
   *[other] { $name } produces { $goods }.
}
event-leader-played = { $who ->
    [you] You play { $leader }.
   *[other] { $name } plays { $leader }.
}
event-leader-discarded = { $who ->
    [you] You let go of { $leader }.
   *[other] { $name } lets go of { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] You let go of a leader.
   *[other] { $name } lets go of a leader.
}
event-last-round-faith = The end of the faith track is reached: this is the last round.
event-last-round-cards = Somebody has seven cards: this is the last round.
event-token-drawn = Lorenzo turns up a token: { $token }.
event-cards-removed = Lorenzo removes { $cards }.
event-tokens-shuffled = All tokens lie face down again.

## Reasons. $need and $have: what is needed and what is there; $missing: the difference;
## $have_total: how many things are there

reason-activate-first = Choose at least one power before you produce.
reason-action-first = First comes an action: take marbles, buy a card or produce.
reason-one-action = A turn has one action, and yours is done.
reason-not-dealt = You choose among the leaders that you were dealt: { $have_leaders }.
reason-start-goods = { $need_goods ->
    [one] Your place in the turn order brings { $need_goods } good, no more and no less.
   *[other] Your place in the turn order brings { $need_goods } goods, no more and no less.
}
reason-whites = { $need_most ->
    [one] Say whether the white marble becomes { $good } or not.
   *[other] Say how many of the { $need_most } white marbles become { $kind }.
}
reason-does-not-fit = { $have } do not fit: there are shelves for 1, 2 and 3 goods, each for a kind of its own, and the depots of leaders you have played.
reason-nothing-to-let-go = { $have_total ->
    [0] There is nothing that you can let go.
   *[other] You can let go of { $have }, not of { $need }.
}
reason-power-used = This power is chosen already.
reason-plenty = Your strongbox holds { $need_goods } or more of one good: spend some before you produce again.
reason-deck-empty = No { $colour } card of level { $need_roman } is left.
reason-same-slot = Empty slots are alike: take slot { $need_slot }.
reason-slot-level = { $need_level ->
    [0] A card of level I needs an empty slot
   *[other] This card needs a card of level { $need_roman } under it
}; { $have_level ->
    [0] slot { $have_slot } is empty.
   *[other] slot { $have_slot } shows a card of level { $have_roman }.
}
reason-cost = { $have_total ->
    [0] It costs { $need }, and you have nothing.
   *[other] It costs { $need }, and you have { $have }. Missing: { $missing }.
}
reason-base-power = The power of your board takes { $need_goods } goods, and you have { $have_goods } left.
reason-slot-empty = Slot { $need_slot } is empty.
reason-inputs = { $have_total ->
    [0] It takes { $need }, and you have nothing left.
   *[other] It takes { $need }, and you have { $have } left. Missing: { $missing }.
}
reason-no-leader = You have played no leader whose production takes { $good }.
reason-payment = You pay { $need } now: the warehouse holds { $have_warehouse } of that kind, the strongbox { $have_strongbox }.
reason-between-actions = Leaders are played or let go before or after the action of a turn. First comes { $topic }.
reason-already-played = You have played { $leader } already.
reason-not-in-hand = You do not hold { $leader }.
reason-requirement = { $have_total ->
    [0] It requires { $need }, and you have none.
   *[other] It requires { $need }, and you have { $have }.
}

## The end

end-finished = The last round has been played.
end-victory = { $who ->
    [you] You have beaten Lorenzo.
   *[other] { $name } has beaten Lorenzo.
}
end-colour-gone = Lorenzo wins: the cards of one colour are all gone.
end-cross-at-end = Lorenzo wins: the black cross has reached the last space.
tie-break = Among equal points, who has more goods left is ahead.

## The position in a terminal. Labels have 11 columns, those of the market and the cards 6.

label-spare = spare marble: { $letter }
label-cards = Cards
label-reports = Report
reports-done = all three are done
# $space sets the report off; who stands on $start or beyond keeps the tile.
report-next = { $section }, set off on space { $space }: { $points } to all on { $start } or beyond
lorenzo = black cross { $space }/{ $last }
tokens-seen = tokens seen { $n }/{ $all }: { $tokens }
label-faith = faith
tiles-kept = tiles { $tiles }
label-shelves = shelves
# $goods: "coins", "coins and stones".
depots = { $n ->
    [one] (depot for { $goods })
   *[other] (depots for { $goods })
}
label-slot = slot { $n }
covers = on { $cards }
label-played = leaders
requires = requires { $requirement }
label-away = put away
away-returned = returned: { $leaders }
away-discarded = let go: { $leaders }
label-to-store = To store
let-go-so-far = { $n } let go
label-to-pay = To pay
label-to-come = To come

## The position as panels, for readers who see no board. Titles, then rows: a label and a text.

panel-progress = In progress
panel-report = Next report
panel-cross = Black cross
panel-tokens = Tokens seen
panel-row = Row { $n }
panel-slot = Slot { $n }
# One marble in a row of the market: its colour, and what it brings.
marble-coin = yellow coin
marble-stone = grey stone
marble-servant = purple servant
marble-shield = blue shield
marble-faith = red faith
marble-white = white
# A card on offer; $n: how many cards the deck still has.
panel-offer = { $n ->
    [1] Costs { $cost }. Production: pay { $pays }, receive { $gives }. { $points }; the last one.
   *[other] Costs { $cost }. Production: pay { $pays }, receive { $gives }. { $points }; { $n } left.
}
# A card in a slot, as the panel of a player shows it.
panel-card = { $colour } { $level }, { $points }. Production: pay { $pays }, receive { $gives }.
