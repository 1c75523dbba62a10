### What things of Renaissance are called, in English.

## Families, kinds, types of cards, castles

family-army = Army
family-clergy = Clergy
family-artisans = Artisans
family-merchants = Merchants
kind-foundation = foundation
kind-stone = stone
kind-tile = tile
# Under the picture of a card.
type-composite = Action / material
type-action = Action
type-material = Material
type-special = Special
type-royal = Royal mission
type-princely = Princely mission
castle-chenonceau = Chenonceau
castle-chillon = Chillon
castle-egeskov = Egeskov
castle-rosenborg = Rosenborg
castle-quick = Small castle

## Things that are counted

count-foundation = { $n ->
    [0] no foundations
    [one] { $n } foundation
   *[other] { $n } foundations
}
count-stone = { $n ->
    [0] no stones
    [one] { $n } stone
   *[other] { $n } stones
}
count-tile = { $n ->
    [0] no tiles
    [one] { $n } tile
   *[other] { $n } tiles
}
count-material = { $n ->
    [0] no materials
    [one] { $n } material
   *[other] { $n } materials
}
# No filled cell rests on it.
count-exposed-material = { $n ->
    [0] no exposed materials
    [one] { $n } exposed material
   *[other] { $n } exposed materials
}
# By its printed type: no composite.
count-pure-material = { $n ->
    [0] no pure materials
    [one] { $n } pure material
   *[other] { $n } pure materials
}
count-action = { $n ->
    [0] no actions
    [one] { $n } action
   *[other] { $n } actions
}
count-pure-action = { $n ->
    [0] no pure actions
    [one] { $n } pure action
   *[other] { $n } pure actions
}
count-special = { $n ->
    [0] no special cards
    [one] { $n } special card
   *[other] { $n } special cards
}
count-card = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
count-mission = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
count-slot = { $n ->
    [one] { $n } slot
   *[other] { $n } slots
}
# $kinds: "special cards and pure actions".
count-together = { $n } of these: { $kinds }

## How far a mission is. $own: the reader's number; $best: that of the opponent to compare with.

progress-turned = It is accomplished.

## Whose things. $who: "you", "own" (of the player that the sentence is about) or "other", called $name.

castle-of = { $who ->
    [you] your castle
    [own] their own castle
   *[other] { $name }’s castle
}
hand-of = { $who ->
    [you] your hand
    [own] their own hand
   *[other] { $name }’s hand
}
# At the beginning of a sentence.
castle-subject = { $who ->
    [you] Your castle
   *[other] { $name }’s castle
}

## The end

# Where points come from.
part-castle = castle
part-full = finished castle
part-specials = special cards
part-missions = missions
part-missed = mandatory missions missed

## Options of a table

option-variant = game
option-variant-full = whole game
option-variant-quick = quick game
option-teams = teams of two
option-teams-false = everybody for themselves
option-teams-true = two players share a castle
option-edition = edition of the cards
option-edition-2015 = 2015, as in the rules
option-edition-2016 = 2016, the authors’ later list
option-support = building on free cells
option-support-false = on any free cell
option-support-true = only where the cells below are filled
option-families = families of cards
option-families-random = drawn by chance
option-families-own = the named ones: names with commas between
option-missions = princely missions
option-missions-automatic = turned up as soon as they hold
option-missions-by-hand = turned up by each player’s own hand

## The position, in a terminal and as panels for readers who see no board. In a terminal labels
## have 11 columns.

heading-turn = turn { $turn }
heading-over = the game is over
heading-team = { $names }, a team
castle-built = { $castle }, { $filled } of { $all } cells filled
castle-immune = no action affects it now
label-hand = hand
panel-missions = Your missions
modifier-skip-turn = no turn
modifier-no-draw = no drawing
modifier-no-action = no actions
modifier-no-material = no materials
modifier-no-material-hand = no materials of the hand
modifier-castle-immunity = castle out of reach until then
modifier-materials-up-to = up to { $n } materials at once

# Cards that differ between the editions.
title-army-42 = The siege of Paris
title-barracks = Billeting
title-cloister = Cloister
title-deal = Dealings
title-artisans-32 = The renovator
title-artisans-33 = The storekeeper
title-merchants-31 = The ironmonger
title-artisans-42 = The gossip chair
title-clergy-35 = The Virgin
