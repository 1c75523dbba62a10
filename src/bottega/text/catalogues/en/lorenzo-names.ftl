### What things of Lorenzo il Magnifico are called, in English.

## Things that are counted

count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
count-wood = { $n } wood
count-stone = { $n } stone
count-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
count-military = { $n ->
    [one] { $n } military point
   *[other] { $n } military points
}
count-faith = { $n ->
    [one] { $n } faith point
   *[other] { $n } faith points
}
count-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
count-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
# Privileges of the council; those received together are all different.
count-privilege = { $n ->
    [one] { $n } privilege
   *[other] { $n } different privileges
}
count-territory = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
count-character = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
count-venture = { $n ->
    [one] { $n } venture
   *[other] { $n } ventures
}
count-one-kind = { $n } cards of one kind
# Cards of all kinds together.
count-total = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-kinds = { $n ->
    [one] { $n } kind of cards
   *[other] { $n } kinds of cards
}
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
count-leaders = { $n ->
    [one] { $n } leader in play
   *[other] { $n } leaders in play
}
# $kinds: "wood and stone".
count-together = { $n } of { $kinds } together

## Kinds of goods, and their letters on boards and cards (all different)

kind-coin = coins
kind-wood = wood
kind-stone = stone
kind-servant = servants
kind-military = military points
kind-faith = faith points
kind-vp = victory points
kind-token = tokens
kind-privilege = privileges

## Abilities: in a sentence, and (short-...) in a few words

tile-on = space { $n } – { $goods }

## Families, lots and tokens

family-da-montefeltro = Da Montefeltro
family-malatesta = Malatesta
family-medici = Medici
family-gonzaga = Gonzaga
family-colonna = Colonna
family-aragonesi = Aragonesi
family-este = Este
family-sforza = Sforza
family-orsini = Orsini
family-della-rovere = Della Rovere
family-della-scala = Della Scala
family-visconti = Visconti

## The end

# Where points come from.
part-track = during play
part-territories = territories
part-characters = characters
part-ventures = ventures
part-military = military
part-resources = resources
part-more = more with each gain
part-excommunication = excommunication

## Options of a table

option-advanced = leaders and personal bonus tiles
option-advanced-true = with them (the advanced rules)
option-advanced-false = without them (the basic game)
option-modules = expansions
option-modules-none = none
option-modules-houses = Houses of Renaissance
option-modules-pazzi = The Pazzi Conspiracy
option-modules-houses-pazzi = both expansions
option-leaders = leaders to draft from
option-leaders-all = all
option-leaders-base = those of the game itself
option-leaders-new = those of the expansions
option-leaders-own = the named ones: names with commas between
option-decks = cards in the decks
option-decks-random = eight of ten for each tower and period, drawn by chance
option-decks-preview = drawn by chance, and shown to all before the game
option-decks-own = a deck of your own, by its code

## The position in a terminal. Labels have 11 columns, those above the towers 18.

heading-round = round { $round } of { $all }, period { $period }
heading-turn = turn { $turn }
heading-over = the game is over
label-harvest = Harvest
label-production = Production
label-market = Market
label-church = Church
label-hand = in hand

## The position as panels, for readers who see no board. Titles, then rows: a label and a text.

panel-period = Period { $period }
