### What things of Masters of Renaissance are called, in English.

## Things that are counted

count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
count-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
count-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
count-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
count-faith = { $n } faith
count-white = { $n ->
    [one] { $n } white marble
   *[other] { $n } white marbles
}
# Goods that are free to choose.
count-any = { $n ->
    [one] { $n } good of any kind
   *[other] { $n } goods of any kind
}
count-green = { $n ->
    [one] { $n } green card
   *[other] { $n } green cards
}
count-blue = { $n ->
    [one] { $n } blue card
   *[other] { $n } blue cards
}
count-yellow = { $n ->
    [one] { $n } yellow card
   *[other] { $n } yellow cards
}
count-purple = { $n ->
    [one] { $n } purple card
   *[other] { $n } purple cards
}
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
count-space = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}

## Kinds of goods and marbles, and their letters on boards and cards (all different)

kind-coin = coins
kind-stone = stones
kind-servant = servants
kind-shield = shields
kind-faith = faith
kind-white = white marbles

## Cards, leaders, tokens

# The colour of a card, said beside the word "card".
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-purple = purple

## The end

# Where points come from.
part-cards = cards
part-faith = faith
part-tiles = papal tiles
part-leaders = leaders
part-resources = goods

## Options of a table

option-discard = goods that may be let go
option-discard-fresh = only those just taken from the market
option-discard-any = those in the warehouse too
option-solo-last-colour = a seventh card that takes the last of its colour
option-solo-last-colour-victory = wins the solo game
option-solo-last-colour-defeat = loses the solo game

## The position in a terminal. Labels have 11 columns, those of the market and the cards 6.

heading-turn = turn { $turn }
heading-last-round = the last round
heading-over = the game is over
heading-inkwell = inkwell
# Above the cards of a colour.
heading-green = green
heading-blue = blue
heading-yellow = yellow
heading-purple = purple
label-market = Market
label-lorenzo = Lorenzo
label-strongbox = strongbox
label-hand = in hand

## The position as panels, for readers who see no board. Titles, then rows: a label and a text.

panel-faith = Faith track
panel-spare = Spare marble
panel-warehouse = Warehouse
