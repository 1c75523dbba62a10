### Renaissance, in English.
###
### A sentence about two people gets the second one's things as words: $castle, $stock, $zone and
### $hand are "your castle", "their own castle" or "Ann’s castle", made by castle-of and the like.

title = Renaissance

## Families, kinds, types of cards, castles

# What an action attacks.
attack-castle = a castle
attack-stock = a stock
attack-hand = a hand
attack-turn = a turn
attack-zone = a special zone
# $cells: "5 foundations, 4 stones and 3 tiles".
text-castle = { $castle }, a castle of { $cells }.
# The letters of kinds and types in a terminal (all different).
letter-foundation = F
letter-stone = S
letter-tile = T
letter-action = A
letter-special = X
letter-royal = R
letter-princely = P

## Things that are counted

# $things: "2 exposed materials"; $values: "1 or 2".
of-value = { $things } of value { $values }
# All of them, as after "loses" and "discards".
every-tile = every tile
every-action = every action
# As after "more".
kinds-material = materials
kinds-special = special cards
kinds-pure-action = pure actions
a-material = a material

## Cards

# A material without an action: $title is title-foundation, -stone or -tile.
material = { $title } { $value }
# $what: "an attack on a castle; or a tile worth 2".
text-card = { $title } ({ $family }): { $what }.
text-both = { $one }; or { $other }
text-action = an action
text-reaction = an answer to an action
# $scopes: "a castle and a special zone".
text-attack = an attack on { $scopes }
# $kinds: "a foundation or a stone".
text-worth = { $kinds } worth { $value }
text-foundation = a foundation
text-stone = a stone
text-tile = a tile
text-special = a special card
# $points: "+2 points".
text-special-points = a special card, { $points }
text-royal = a royal mission for { $points }, judged at the end
text-princely = a princely mission for { $points }
# What points change by; $points: "2 points".
gain = +{ $points }
loss = −{ $points }

## Titles

title-double-attack = Double attack
title-cellar-raid = Cellar raid
title-square-formation = Square formation
title-landslide = Landslide
title-trading = Trading
title-cannon = Cannon
title-musket = Musket
title-ruse = Flank attack
title-pillage = Pillage
title-crossbow = Crossbow
title-mass-grave = Mass grave
title-carpet-seller = Carpet seller
title-siege = Siege
title-foundation = Foundation
title-stone = Stone
title-tile = Tile
title-army-31 = The captain
title-army-32 = The recruiter
title-army-33 = The master-at-arms
title-army-34 = The officer
title-army-35 = The provost
title-army-36 = The Ladies’ Peace
title-army-37 = The Estates General
title-army-38 = The King of Navarre
title-army-39 = The battle of Pavia
title-army-40 = The peace of Nice
title-army-41 = Fifteen fifteen
title-army-43 = The fall of Granada
title-army-44 = The treaty of Le Verger
title-army-45 = The Field of the Cloth of Gold
title-keystone = Keystone
title-convent = Convent
title-brotherhood = Brotherhood
title-angelus = Angelus
title-pater-noster = Pater Noster
title-prayer = Prayer
title-chapel = Chapel
title-gargoyle = Gargoyle
title-revelation = Revelation
title-sin = Sin
title-baptism = Baptism
title-confessional = Confessional
title-clergy-31 = The bell-ringer
title-clergy-32 = The pope
title-clergy-33 = The priest
title-clergy-34 = The altar boy
title-clergy-36 = The Way of the Cross
title-clergy-37 = The plot of the Malcontents
title-clergy-38 = The battle of Arques
title-clergy-39 = The Way of St James
title-clergy-40 = St Bartholomew’s Day
title-clergy-41 = The Amboise conspiracy
title-clergy-42 = The Edict of Nantes
title-clergy-43 = The Burning Chamber
title-clergy-44 = The Affair of the Placards
title-clergy-45 = The massacre of Vassy
title-revolt = Revolt
title-lintel = Lintel
title-buttress = Buttresses
title-pulley = Pulley
title-building-plan = Building plan
title-well = Well
title-vestibule = Vestibule
title-bargain = Good bargain
title-spying = Spying
title-bad-weather = Bad weather
title-double-staircase = Double-helix staircase
title-artisans-31 = The roofer
title-artisans-34 = The journeyman
title-artisans-35 = The blacksmith
title-artisans-36 = The Mercator projection
title-artisans-37 = The chip log
title-artisans-38 = Galileo’s telescope
title-artisans-39 = The greengage
title-artisans-40 = The rose conserve
title-artisans-41 = The lanterns of Palazzo Strozzi
title-artisans-43 = The mullioned window
title-artisans-44 = Ortelius’ world map
title-artisans-45 = The slate roofs
title-stall = Market stall
title-arrangement = Arrangement
title-bread-oven = Bread oven
title-chopper = Chopper
title-village-square = Village square
title-storeroom = Storeroom
title-shop-window = Shop window
title-fraud = Fraud
title-smuggling = Smuggling
title-merchants-32 = The beekeeper
title-merchants-33 = The pawnbroker
title-merchants-34 = The keyring
title-merchants-35 = The peddler
title-merchants-36 = The Muscovy Company
title-merchants-37 = The discovery of cotton
title-merchants-38 = Cape Horn
title-merchants-39 = The East India Company
title-merchants-40 = The spice route
title-merchants-41 = The New World
title-merchants-42 = The route to India
title-merchants-43 = The queen’s herb
title-merchants-44 = The isthmus of Panama
title-merchants-45 = The discovery of sugar cane
# Those of the edition of 2016, where they differ.
later-carpet-seller = Fraud
later-army-42 = The Day of the Barricades
later-clergy-36 = The Marburg Colloquy
later-clergy-39 = The trade in indulgences
later-spying = Storeroom
later-artisans-40 = Leonardo’s ideal city
later-artisans-43 = The studiolo
later-chopper = Sledgehammer
later-merchants-37 = The discovery of the potato
later-merchants-45 = The discovery of maize

## What actions do, sentence by sentence. $who: "each" opponent, a "chosen" one, the "next" player,
## or "self": you. $chooser: "actor" is who plays the action, "target" who suffers it, "none" where
## nothing is chosen. These stand on small cards: short sentences.

step-lose-materials = { $who ->
    [each] Every opponent
   *[chosen] An opponent
} loses { $things }{ $chooser ->
    [actor] { " that you point out" }
    [target] { " of their choice" }
   *[none] { "" }
}.
step-lose-cascade = An opponent gives up { $things }: all that rests on it falls too.
step-lose-flank = An opponent picks left or right and loses the outermost material of each row there.
step-steal-material = Take { $things } of an opponent’s castle and build it into yours at once.
step-swap-materials = { $n ->
    [one] Swap a material of an opponent’s castle for one of yours.
   *[other] Swap { $n } materials of an opponent’s castle for { $n } of yours.
}
step-rearrange-castle = Lay out your castle anew, each material on a cell of one of its kinds.
# $n: at most so many; in the next two it must be all of them.
step-place-any = { $n ->
    [one] You may build a material of your hand.
   *[other] You may build up to { $n } materials of your hand.
}
step-place-same-value = Build { $n } materials of your hand that have the same value.
step-place-same-kind = Build { $n } materials of your hand on cells of the same kind.
step-place-in-play = Build any number of materials of your hand whose kind and value already stand in a castle.
step-others-place-matching = Every opponent may then build materials of the same kind and value.
step-stock-discard-random = { $who ->
    [each] Every opponent
   *[chosen] An opponent
} loses { $things } of the stock at random.
step-stock-discard-target = { $who ->
    [each] Every opponent
   *[chosen] An opponent
} discards { $things } of their stock.
step-stock-look = Look at an opponent’s stock.
step-stock-exchange = Swap any number of its cards for as many of your own stock.
step-stock-take-material = { $n ->
    [one] You may build a material out of it at once.
   *[other] You may build up to { $n } materials out of it at once.
}
step-stock-hand-exchange = Swap any number of cards between your stock and your hand.
step-hand-look = Look at an opponent’s hand.
step-hand-look-all = An opponent shows everybody their hand.
step-hand-trade = Take { $take } out of it and give { $give } back.
step-hand-trade-random = Take { $take } at random from an opponent’s hand and give { $give } back.
step-hand-swap = You and an opponent exchange your whole hands.
step-hand-discard-any = Discard as many cards of your hand as you like.
step-hand-discard = { $who ->
    [each] Every opponent discards
    [chosen] An opponent discards
   *[self] Discard
} { $things } of { $who ->
    [self] your
   *[other] their
} hand.
step-hand-discard-cost = Pay with { $things } of your hand.
step-hand-negotiate = You and an opponent show each other your hands and may agree on an exchange.
step-hand-pool = Everybody puts { $n ->
    [one] a card
   *[other] { $n } cards
} of their hand into a pool. You see it, keep { $n } and give { $n } back to each.
step-hand-pool-blind = Draw { $n } random cards from every opponent’s hand, add { $n } of yours, keep { $n } and give { $n } back to each.
step-draw-look = Turn up the top { $look } cards of the pile, take { $take } and put the others back in any order.
step-draw-until = { $n ->
    [one] Turn up cards of the pile until a material comes: take it and put the others back in any order.
   *[other] Turn up cards of the pile until { $n } materials have come: take these and put the others back in any order.
}
# $places: "castle, stock or special zone".
step-discard-special-own = { $n ->
    [one] Discard a special card of your { $places }.
   *[other] Discard { $n } special cards of your { $places }.
}
step-discard-special-any = { $n ->
    [one] Destroy a special card in play, anywhere.
   *[other] Destroy { $n } special cards in play, anywhere.
}
step-take-special = { $n ->
    [one] Take a special card of an opponent’s { $places } into your hand.
   *[other] Take { $n } special cards of an opponent’s { $places } into your hand.
}
step-show-mission = { $n ->
    [one] An opponent shows you one of their mandatory missions.
   *[other] An opponent shows you { $n } of their mandatory missions.
}
place-castle = castle
place-zone = special zone
place-stock = stock
step-skip-turn = { $who ->
    [next] The next player loses their turn.
   *[chosen] An opponent loses their next turn.
}
step-no-draw = No opponent draws cards in their next turn.
step-no-action = An opponent plays no actions in their next turn.
step-no-material = { $who ->
    [each] No opponent builds in their next turn.
   *[self] In that turn you build nothing.
}
step-no-material-hand = No opponent builds materials of the hand in their next turn.
step-materials-up-to = In your next turn, building a material lets you build up to { $n }.
step-castle-immunity = No action affects your castle until your next turn.
step-extra-operation = Then do another operation at once, without drawing.
step-extra-turn = When this turn is over you take another one.
step-double-action = Play another action at once: it hits twice as many players, or twice as many cards.
step-reflect-action = An action that has just hit you turns against who played it.

## What special cards do, sentence by sentence. $n: how much more or less the material is worth.

where-own-zone = Lay it into your special zone.
where-opponent-zone = Lay it into an opponent’s special zone.
where-own-stock = Lay it into your stock.
where-opponent-stock-cover = Lay it on an opponent’s stock.
where-opponent-stock-slot = It takes that slot.
where-on-any-material = Lay it on any material{ $n ->
    [0] { "" }
   *[other] , which is worth { $n } more
}.
where-on-opponent-material = Lay it on an opponent’s material, which is worth { $n } less.
where-on-new-material = Build a material with it on top: it is worth { $n } more.
where-replace-own-material = Takes the place of one of your materials, which is discarded.
where-replace-opponent-material = Takes the place of an opponent’s material, which is discarded.
where-not-playable = Cannot be played.
# $things: "a material of value 4 or 5".
effect-lock-stock = It is locked until they discard { $things } from the hand; this card then goes to their special zone.
effect-toll = At the end of your turns you may take { $cards } at random from each opponent who just built { $things } from the hand.
effect-immune-self = Attacks cannot touch it.
effect-immune-material = No action can touch that material.
effect-immune-adjacent = Materials beside it are safe from opponents’ actions.
effect-immune-adjacent-attacks = Materials beside it are safe from opponents’ attacks.
effect-trap-castle = An opponent’s attack on your castle is cancelled for you; this card then goes to their special zone.
effect-trap-stock = An opponent’s attack on your stock is cancelled for you; this card then goes to their special zone.
effect-cancel-action = Once in the game: cancel an opponent’s action.
# $points: "1 point".
effect-collect-attacks = Each later action that attacks your castle goes under it, for { $points }.
effect-extra-stock = Your stock has { $slots } more, which actions on stocks do not reach.
effect-duplicate-action = Once in the game: repeat for yourself an action that an opponent has just played.
effect-duplicate-action-start = Once in the game, at the start of your turn: repeat the last action of another player.
effect-copy-special = At the end it counts as a special card of an opponent’s zone, the best one for you.
effect-score-count = At the end: { $points } for each material of value { $values } in one opposing castle, the best one for you.
effect-change-kind = It fits on a cell of any kind.
effect-zone-when-seen = When another player sees it, or draws it at random, it goes to your special zone.
effect-replace-higher = Replace any number of your materials by stronger ones of your hand.
effect-replace-any = Replace any number of your materials by others of your hand.
effect-stock-discard = An opponent loses { $cards } of the stock at random.

## What missions ask for

# $zone: "hand", "stock" or "both"; $rel: "least", "most" or "exactly"; $things: "2 pure actions".
condition-cards = { $zone ->
    [hand] Your hand holds
    [stock] Your stock holds
   *[both] Your hand and stock together hold
} { $rel ->
    [least] at least { $things }
    [most] at most { $things }
   *[exactly] { $things }
}.
condition-materials = Your castle holds { $rel ->
    [least] at least { $things }
   *[exactly] { $things }
}.
# $values: "1, 2, 3, 4 and 5".
condition-each-value = Your castle shows each of the values { $values }.
condition-empty-cells-foundation = { $n ->
    [0] All your foundation cells are filled.
   *[other] At least { $n } of your foundation cells are free.
}
condition-empty-cells-stone = { $n ->
    [0] All your stone cells are filled.
    [one] At least one of your stone cells is free.
   *[other] At least { $n } of your stone cells are free.
}
condition-free-stock-slots = Your stock is full.
condition-other-mission-points = Your other accomplished missions are worth at least { $points }.
condition-specials-placed-on-own-side = In the whole game you have laid at least { $n } special cards on your own side.
condition-shared-with-opponent = { $n } of your materials have their match, in kind and value, in one opposing castle.
condition-specials-placed = You have laid no special card in the whole game.
condition-specials-discarded = { $n ->
    [one] You have discarded a special card.
   *[other] You have discarded { $n } special cards.
}
condition-actions-this-turn = You play { $n } actions in one turn.
condition-destroyed-this-turn = Your actions destroy { $n } materials of opposing castles in one turn.
condition-stock-materials-this-turn = You build { $n } materials out of your stock in one turn.
condition-same-target-actions-this-turn = { $n } of your actions in one turn are aimed at the same opponent.
condition-pure-action-turn-streak = You play a pure action { $n } turns running.
condition-pure-material-discard-streak = You discard a pure material { $n } turns running.
condition-extreme-special-points = Your special cards are worth more points than those of any opponent.
condition-extreme-filled-cells = Your castle has { $which ->
    [most] more
   *[least] fewer
} filled cells than any other.
# $things: "materials of value 5".
condition-extreme-materials = Your castle has more { $things } than any other.
condition-extreme-castle-points = Your castle is worth more points than any other.
condition-extreme-specials-on-own-side-by-self = Fewer special cards laid by yourself lie on your side than any opponent has on theirs.
condition-behind-most = The fullest opposing castle has at least { $n } more filled cells than yours.
condition-behind-least = Every opposing castle has at least { $n } more filled cells than yours.
# $values: "1, 3 or 5".
condition-every-material = Every material of your castle is worth { $values }.
condition-every-foundation = Every foundation of your castle is worth { $values }.
condition-attacked-castle-before-foundations-done = An action of yours has attacked a castle whose foundations were not finished.
condition-attacked-castle-with-tile = An action of yours has attacked the castle of an opponent who had built a tile.
condition-foundations-done-before-first-stone = You have filled all your foundation cells before you built a stone.
condition-special-before-first-stone = You have laid a special card before you built a stone.
condition-first-tile = You are the first of all to build a tile.
condition-first-all-stones = You are the first of all to fill all stone cells.
condition-first-all-foundations = You are the first of all to fill all foundation cells.

## How far a mission is. $own: the reader's number; $best: that of the opponent to compare with.

progress-done = It holds.
progress-open = Not yet.
progress-lost = It can no longer be done.
progress-most = { $things }, the best opponent has { $best }.
progress-least = { $things }, the opponent with the fewest has { $best }.
progress-behind = Filled cells: { $own } of yours, { $best } of theirs.
progress-at-least = { $own } of { $things }.
progress-at-most = { $things }, at most { $need } allowed.
progress-left = Still { $things }.
progress-run = So far { $before } in a row; { $more ->
    [one] one more such turn is missing.
   *[other] { $more } more such turns are missing.
}
# $missing and $shown: lists of values.
progress-values = { $shown_count ->
    [0] Missing: { $missing }.
   *[other] { $missing_count ->
        [one] A { $missing } is missing: you show { $shown }.
       *[other] { $missing } are missing: you show { $shown }.
    }
}
progress-odd = { $n ->
    [one] { $n } material is of another value.
   *[other] { $n } materials are of another value.
}
# What is counted, in the sentences above.
held-hand = { $things } in hand
held-stock = { $things } in your stock
held-both = { $things } in hand and stock
measure-special-points = { $n ->
    [one] { $n } point on special cards
   *[other] { $n } points on special cards
}
measure-filled-cells = { $n ->
    [one] { $n } filled cell
   *[other] { $n } filled cells
}
measure-castle-points = { $n ->
    [one] { $n } point on the walls
   *[other] { $n } points on the walls
}
measure-other-mission-points = { $n ->
    [one] { $n } point of other missions
   *[other] { $n } points of other missions
}
measure-empty-cells-foundation = { $n ->
    [one] { $n } free foundation cell
   *[other] { $n } free foundation cells
}
measure-empty-cells-stone = { $n ->
    [one] { $n } free stone cell
   *[other] { $n } free stone cells
}
measure-free-stock-slots = { $n ->
    [one] { $n } free slot in your stock
   *[other] { $n } free slots in your stock
}
measure-specials-placed-on-own-side = { $n ->
    [one] { $n } special card laid on your side
   *[other] { $n } special cards laid on your side
}
measure-specials-on-own-side-by-self = { $n ->
    [one] { $n } special card of your own
   *[other] { $n } special cards of your own
}
measure-shared-with-opponent = { $n ->
    [one] { $n } matching material
   *[other] { $n } matching materials
}
measure-specials-discarded = { $n ->
    [one] { $n } special card discarded
   *[other] { $n } special cards discarded
}
measure-actions-this-turn = { $n ->
    [one] { $n } action in one turn
   *[other] { $n } actions in one turn
}
measure-destroyed-this-turn = { $n ->
    [one] { $n } material destroyed in one turn
   *[other] { $n } materials destroyed in one turn
}
measure-stock-materials-this-turn = { $n ->
    [one] { $n } material built from the stock in one turn
   *[other] { $n } materials built from the stock in one turn
}
measure-same-target-actions-this-turn = { $n ->
    [one] { $n } action against one opponent in one turn
   *[other] { $n } actions against one opponent in one turn
}
measure-pure-action-turn-streak = { $n ->
    [one] { $n } turn with a pure action
   *[other] { $n } turns running with a pure action
}
measure-pure-material-discard-streak = { $n ->
    [one] { $n } turn with a pure material discarded
   *[other] { $n } turns running with a pure material discarded
}

## Whose things. $who: "you", "own" (of the player that the sentence is about) or "other", called $name.

stock-of = { $who ->
    [you] your stock
    [own] their own stock
   *[other] { $name }’s stock
}
zone-of = { $who ->
    [you] your special zone
    [own] their own special zone
   *[other] { $name }’s special zone
}

## Questions to the reader, and what they are about (topic-...: after "Waiting for Ann: ").
## $left: how many are still to be chosen.

question-choose-missions = { $n ->
    [one] Which mission do you keep? Failing it costs points.
   *[other] Which { $n } missions are mandatory? Failing them costs points.
}
topic-choose-missions = the choice of missions
# $limits: a sentence about what is not possible in this turn, or nothing.
question-operation = What do you do this turn?
question-operation-limited = { $limits } What do you do this turn?
topic-operation = the operation of the turn
question-play-stock = { $played ->
    [0] Which card of your stock do you play?
   *[other] Do you play another card of your stock?
}
topic-play-stock = the cards of the stock
question-build-more = { $left ->
    [one] Do you build one more material?
   *[other] Do you build up to { $left } more materials?
}
topic-build-more = more materials to build
question-place-materials = Which material do you build?
question-place-materials-more = Which material do you build? Up to { $left } are possible.
question-place-materials-same-value = Which material do you build? All must have the same value.
question-place-materials-same-kind = Which material do you build? All must go on cells of the same kind.
question-place-materials-in-play = Which material do you build? Its like must stand in a castle.
topic-place-materials = the materials of an action
# $things: "stone 5 and tile 2".
question-match-build = { $name } has built { $things }: do you build one like it?
topic-match-build = materials like those just built
question-build-from-stock = Which material of { $stock } do you build into your castle?
topic-build-from-stock = a material of another stock
question-renovate = Which of your materials do you replace, and by what?
question-renovate-higher = Which of your materials do you replace, and by which stronger one?
topic-renovate = the renovation
question-roof = Which material do you build under { $special }, and where?
topic-roof = a material under a special card
question-target = Whom do you aim { $card } at?
question-target-again = Whom do you aim { $card } at as well?
topic-target = the target of an action
question-aim = { $left ->
    [one] { $card }: which special card in play is destroyed?
   *[other] { $card }: which { $left } special cards in play are destroyed?
}
topic-aim = the special card to destroy
question-remove-special = Which special card of { $name } is destroyed instead of yours?
topic-remove-special = the special card to destroy
question-lay-on = On whose side do you lay { $special }?
topic-lay-on = the side for a special card
question-lay-cell = On which material of { $castle } do you lay { $special }?
question-lay-cell-instead = Which material of { $castle } gives way to { $special }?
topic-lay-cell = the place of a special card
question-lay-slot = Into which slot of your stock do you lay { $special }?
topic-lay-slot = the slot for a special card
question-answer-action = { $name } plays { $card }: do you answer?
topic-answer-action = answers to an action
question-answer-attack = { $name } attacks your castle with { $card }: do you answer?
topic-answer-attack = answers to an attack
question-repeat-action = { $name } has played { $card }: do you repeat it?
topic-repeat-action = the repeating of an action
question-repeat-last = { $name } last played { $card }: do you repeat it?
topic-repeat-last = the repeating of an action
question-double-which = Which action do you double?
topic-double-which = the action to double
question-double-how = { $card } hits twice as many: cards or players?
topic-double-how = what is doubled
question-strike = { $left ->
    [one] Which material of { $castle } is destroyed?
   *[other] Which { $left } materials of { $castle } are destroyed?
}
question-strike-own = { $left ->
    [one] Which of your materials do you give up?
   *[other] Which { $left } of your materials do you give up?
}
question-strike-fall = Which of your materials do you give up? All that rests on it falls too.
topic-strike = the materials to destroy
question-flank = { $name } attacks your flank: do you lose the left or the right?
topic-flank = the side of a castle that is lost
question-steal = Which material of { $castle } do you take, and where do you build it?
topic-steal = the material to take
question-swap = Which material of { $castle } do you swap, and for which of yours?
topic-swap = the materials to swap
question-relay = What do you lay on cell { $cell }?
topic-relay = the new plan of a castle
question-discard-stock = { $left ->
    [one] Which card of your stock do you discard?
   *[other] Which { $left } cards of your stock do you discard?
}
topic-discard-stock = the cards to discard from the stock
question-discard-hand = { $left ->
    [one] Which card of your hand do you discard?
   *[other] Which { $left } cards of your hand do you discard?
}
question-discard-hand-action = { $left ->
    [one] Which action of your hand do you discard?
   *[other] Which { $left } actions of your hand do you discard?
}
topic-discard-hand = the cards to discard
question-discard-any = Which cards of your hand do you discard?
topic-discard-any = the cards to discard
question-store-exchange = Which cards of { $stock } do you take?
topic-store-exchange = the exchange of stocks
question-store-return = { $left ->
    [one] Which card of your stock do you give in return?
   *[other] Which { $left } cards of your stock do you give in return?
}
topic-store-return = the cards given in return
question-sin = Which cards of your stock do you take into your hand?
topic-sin = the exchange of stock and hand
question-sin-return = { $left ->
    [one] Which card of your hand goes into the stock instead?
   *[other] Which { $left } cards of your hand go into the stock instead?
}
topic-sin-return = the cards for the stock
question-trade-take = { $left ->
    [one] Which card of { $hand } do you take?
   *[other] Which { $left } cards of { $hand } do you take?
}
topic-trade-take = the card to take
question-trade-give = { $left ->
    [one] Which card do you give to { $name }?
   *[other] Which { $left } cards do you give to { $name }?
}
topic-trade-give = the card to give
question-offer = What do you offer { $name }, and what do you ask for?
question-offer-counter = What do you offer { $name } instead?
topic-offer = an offer
# $given and $taken: lists of cards, or "nothing".
question-answer-offer = { $name } offers you { $given } for { $taken }: do you accept?
topic-answer-offer = the answer to an offer
question-answer-counter = { $name } offers you { $given } for { $taken } instead: do you accept?
topic-answer-counter = the answer to an offer
question-pool-card = { $left ->
    [one] Which card do you put into the pool?
   *[other] Which { $left } cards do you put into the pool?
}
topic-pool-card = the cards of the pool
question-deal-pool = Which card of the pool do you give to { $name }?
question-deal-pool-own = Which card of the pool do you keep?
topic-deal-pool = the dealing of the pool
question-take-drawn = { $left ->
    [one] Which of the cards turned up do you take?
   *[other] Which { $left } of the cards turned up do you take?
}
topic-take-drawn = the cards turned up
question-return-drawn = Which card do you put back on the pile next?
topic-return-drawn = the cards that go back
question-discard-own = { $left ->
    [one] Which of your special cards do you discard?
   *[other] Which { $left } of your special cards do you discard?
}
topic-discard-own = the special card to discard
question-take-special = { $left ->
    [one] Which special card of { $name } do you take into your hand?
   *[other] Which { $left } special cards of { $name } do you take into your hand?
}
topic-take-special = the special card to take
question-show-mission = Which of your mandatory missions do you show { $name }?
topic-show-mission = the mission to show
question-toll = Do you take a random card from { $hand }?
topic-toll = the recruiter’s card
question-store = Do you put a card into your stock?
topic-store = the stock
question-claim = Do you turn up a mission?
question-claim-last = The game ends: do you turn up a mission?
topic-claim = the missions to turn up

## Answers

answer-oblige = Make { $missions } mandatory
answer-oblige-one = Keep { $mission }
# $kind: as-foundation and the like.
as-foundation = as a foundation
as-stone = as a stone
as-tile = as a tile
answer-build = Build { $card } on cell { $cell }
answer-build-as = Build { $card } { $kind } worth { $value } on cell { $cell }
answer-build-replace = Replace { $old } on cell { $cell } by { $card }
answer-build-relay = Lay { $card } on cell { $cell }
answer-build-roof = Build { $card } under { $special } { $kind } worth { $value } on cell { $cell }
# $thing: "stone"; this is what is taken, swapped, destroyed.
worth = the { $thing } worth { $value } (cell { $cell })
on-cell = { $thing } (cell { $cell })
cell = cell { $cell }
answer-move = Move { $material } to your cell { $own }
answer-move-steal = Take { $material } and build it on your cell { $own }
answer-move-swap = Swap { $material } for yours: { $other }
answer-play = Play { $card }
answer-play-double = Double { $card }
answer-lay = Lay { $card }
answer-discard = Discard { $card }
answer-open = Play your stock
answer-store = Put { $card } into your stock
answer-shelter = Put { $card } into a protected slot of your stock
answer-pass = Pass
answer-pass-store = Store nothing
answer-pass-claim = Turn up nothing
answer-pass-repeat-action = Do not repeat it
answer-pass-repeat-last = Do not repeat it
answer-pass-double-which = Double nothing
answer-pass-build-from-stock = Build nothing
answer-pass-toll = Take no card
answer-done = Done
answer-done-play-stock = Play no more of it
answer-done-build-more = Build no more
answer-done-place-materials = Build no more
answer-done-match-build = Build nothing
answer-done-renovate = Replace nothing more
answer-done-discard-any = Discard no more
answer-done-store-exchange = Take no more
answer-done-sin = Take no more
answer-target = Choose { $name }
answer-target-lay-on = Lay it on { $name }’s side
answer-target-lay-on-own = Lay it on your own side
answer-target-toll = Take a random card from { $name }
answer-strike = Choose cell { $cell }
answer-strike-destroy = Destroy { $material }
answer-strike-own = Give up { $material }
answer-strike-lay = Lay it on { $material }
answer-strike-replace = Replace { $material }
# $materials: what stands there, or "nothing".
answer-flank-left = Lose the left side: { $materials }
answer-flank-right = Lose the right side: { $materials }
answer-take = Take { $card }
answer-take-ask = Ask for { $card }
answer-give = Give { $card }
answer-give-offer = Offer { $card }
answer-give-pool = Put { $card } into the pool
answer-give-keep = Keep { $card }
answer-give-to = Give { $card } to { $name }
answer-give-store = Put { $card } into the stock
answer-back = Put { $card } back on the pile
answer-empty = Leave it empty
answer-empty-cell = Leave cell { $cell } empty
answer-show = Show { $mission }
answer-claim = Turn up { $mission } ({ $points })
answer-aim = Destroy { $card }
# $place: where it lies.
answer-aim-at = Destroy { $card } ({ $place })
answer-let-be = Let it be
answer-pope = Cancel it with { $special }
answer-pray = Turn it back with { $card }
answer-repeat = Repeat it with { $special }
answer-double-cards = Twice as many cards
answer-double-players = Twice as many players
answer-offer = Make this offer: { $given } for { $taken }
answer-offer-plain = Make the offer
answer-accept = Accept
answer-refuse = Refuse
answer-counter = Make another offer

## Answers on buttons: as short as can be, without what is known already

chip-cell = cell { $cell }
# $thing: "stone 3".
chip-on-cell = { $thing }, cell { $cell }
# $thing: "stone 3, cell 4".
chip-instead = instead of { $thing }
chip-swap = for { $thing }
chip-play = play it
chip-lay = lay it
chip-store = into the stock
chip-shelter = out of reach
chip-claim = Turn up { $mission }
# A side, or a special card on it.
chip-yours = yours
chip-toll = draw a card
chip-flank-left = the left side
chip-flank-right = the right side

## Events. $change: "+2 points" or "−2 points".

event-missions-chosen = { $who ->
    [you] You make { $missions } mandatory.
   *[other] { $name } makes { $missions } mandatory.
}
event-missions-chosen-hidden = { $who ->
    [you] You have chosen your missions.
   *[other] { $name } has chosen missions.
}
event-first-player = { $who ->
    [you] You play first.
   *[other] { $name } plays first.
}
event-turn-began = { $who ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $name }.
}
event-turn-skipped = { $who ->
    [you] Turn { $turn }: you lose yours.
   *[other] Turn { $turn }: { $name } loses it.
}
# $origin: "hand", "stock" or "rival" (the stock of somebody else).
event-built = { $who ->
    [you] You build { $card }
   *[other] { $name } builds { $card }
}{ $origin ->
    [stock] { " out of the stock" }
    [rival] { " out of an opponent’s stock" }
   *[hand] { "" }
}{ $change }.
event-built-as = { $who ->
    [you] You build { $card } { $kind }
   *[other] { $name } builds { $card } { $kind }
}{ $origin ->
    [stock] { " out of the stock" }
    [rival] { " out of an opponent’s stock" }
   *[hand] { "" }
}{ $change }.
event-replaced = { $who ->
    [you] You replace { $old } by { $card }, now worth { $value }.
   *[other] { $name } replaces { $old } by { $card }, now worth { $value }.
}
event-action-played = { $origin ->
    [repeat] { $who ->
        [you] You repeat { $card } for yourself.
       *[other] { $name } repeats { $card }.
    }
    [stock] { $who ->
        [you] You play { $card } out of the stock.
       *[other] { $name } plays { $card } out of the stock.
    }
   *[hand] { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
}
event-action-doubled-cards = { $card } hits twice as many cards.
event-action-doubled-players = { $card } hits twice as many players.
event-action-doubled-nothing = { $card } cannot be doubled.
# $whom: "you" or "other", called $target.
event-action-aimed = { $whom ->
    [you] { $card } is aimed at you.
   *[other] { $card } is aimed at { $target }.
}
event-action-aimed-special = { $card } is aimed at { $special } on { $whom ->
    [you] your side
   *[other] { $target }’s side
}.
event-trap-sprung = { $card } cancels the attack on { $who ->
    [you] you
   *[other] { $name }
} and goes to { $zone }{ $change }.
event-action-cancelled = { $who ->
    [you] You cancel { $card } with { $by }.
   *[other] { $name } cancels { $card } with { $by }.
}
event-action-turned = { $who ->
    [you] You turn { $card } with { $by }
   *[other] { $name } turns { $card } with { $by }
} against { $whom ->
    [you] you
   *[other] { $target }
}.
event-special-laid-zone = { $who ->
    [you] You lay { $card } into { $zone }{ $change }.
   *[other] { $name } lays { $card } into { $zone }{ $change }.
}
event-special-laid-own = { $who ->
    [you] You lay { $card }{ $change }.
   *[other] { $name } lays { $card }{ $change }.
}
event-special-laid-stock = { $who ->
    [you] You lay { $card } into { $stock }.
   *[other] { $name } lays { $card } into { $stock }.
}
event-special-laid-cover = { $who ->
    [you] You lay { $card } on { $stock }.
   *[other] { $name } lays { $card } on { $stock }.
}
event-special-laid-cell = { $who ->
    [you] You lay { $card } on cell { $cell } of { $castle }{ $change }.
   *[other] { $name } lays { $card } on cell { $cell } of { $castle }{ $change }.
}
event-special-laid-place = { $who ->
    [you] You put { $card } in the place of cell { $cell } of { $castle }{ $change }.
   *[other] { $name } puts { $card } in the place of cell { $cell } of { $castle }{ $change }.
}
# What points change by, at the end of such a sentence.
with-change = : { $change }
# $origin: "hand", "stock" or "castle".
event-discarded = { $who ->
    [you] You discard { $card }
   *[other] { $name } discards { $card }
}{ $origin ->
    [stock] { " from the stock" }
    [castle] { " from the castle" }
   *[hand] { "" }
}.
event-chance-discarded = Chance takes { $card } out of { $stock }: it is discarded.
event-stock-opened = { $who ->
    [you] You play cards of your stock.
   *[other] { $name } plays cards of the stock.
}
event-stored = { $who ->
    [you] You put { $card } into the stock.
   *[other] { $name } puts { $card } into the stock.
}
event-stored-hidden = { $who ->
    [you] You put a card into the stock.
   *[other] { $name } puts a card into the stock.
}
event-stored-sheltered = { $who ->
    [you] You put { $card } into a protected slot.
   *[other] { $name } puts { $card } into a protected slot.
}
event-stored-sheltered-hidden = { $who ->
    [you] You put a card into a protected slot.
   *[other] { $name } puts a card into a protected slot.
}
# $cards: names, or "2 cards" where they are hidden.
event-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
event-material-lost = { $castle } loses { $cards }{ $change }.
event-material-taken = { $who ->
    [you] You take { $card } out of { $castle } and build it into yours.
   *[other] { $name } takes { $card } out of { $castle } and builds it.
}
event-materials-swapped = { $who ->
    [you] You swap { $own } for { $card } of { $castle }.
   *[other] { $name } swaps { $own } for { $card } of { $castle }.
}
event-castle-lifted = { $who ->
    [you] You take up the materials of your castle to lay them out anew.
   *[other] { $name } takes up the materials of the castle to lay them out anew.
}
event-material-relaid = { $who ->
    [you] You lay { $card } on cell { $cell }.
   *[other] { $name } lays { $card } on cell { $cell }.
}
event-material-relaid-empty = { $who ->
    [you] You leave cell { $cell } empty.
   *[other] { $name } leaves cell { $cell } empty.
}
event-hand-shown = { $whom ->
    [you] You show everybody your hand: { $cards }.
   *[other] { $target } shows everybody the hand: { $cards }.
}
event-hand-seen = { $who ->
    [you] You see { $hand }: { $cards }.
   *[other] { $name } sees { $hand }: { $cards }.
}
event-hand-seen-hidden = { $who ->
    [you] You see { $hand }.
   *[other] { $name } sees { $hand }.
}
event-stock-seen = { $who ->
    [you] You see { $stock }: { $cards }.
   *[other] { $name } sees { $stock }: { $cards }.
}
event-stock-seen-hidden = { $who ->
    [you] You see { $stock }.
   *[other] { $name } sees { $stock }.
}
# $card: its name, or "a card"; $from and $to: "Ann’s hand", "your stock", "the pool".
event-card-moved = { $card } goes from { $from } to { $to }.
event-card-moved-chance = { $card } goes by chance from { $from } to { $to }.
some-card = A card
vault-of = { $who ->
    [you] your protected slots
    [own] their own protected slots
   *[other] { $name }’s protected slots
}
place-pool = the pool
place-tray = the cards laid aside
event-hands-swapped = { $who ->
    [you] You exchange hands
   *[other] { $name } exchanges hands
} with { $whom ->
    [you] you
   *[other] { $target }
}.
# Who hears which cards: the reader gets $received for $given.
event-hands-swapped-seen = You exchange hands with { $target }: { $received } for { $given }.
event-pool-seen = { $who ->
    [you] You look at the pool: { $cards }.
   *[other] { $name } looks at the pool: { $cards }.
}
event-pool-seen-hidden = { $who ->
    [you] You look at the pool.
   *[other] { $name } looks at the pool.
}
event-offer-grew = { $who ->
    [you] You offer { $card }.
   *[other] { $name } offers { $card }.
}
event-offer-grew-wanted = { $who ->
    [you] You ask for { $card }.
   *[other] { $name } asks for { $card }.
}
event-offer-grew-hidden = { $who ->
    [you] You prepare an offer.
   *[other] { $name } prepares an offer.
}
event-offer-made = { $who ->
    [you] You offer { $target } { $given } for { $taken }.
   *[other] { $name } offers { $whom ->
        [you] you
       *[other] { $target }
    } { $given } for { $taken }.
}
event-offer-made-hidden = { $who ->
    [you] You make an offer.
   *[other] { $name } makes { $whom ->
        [you] you
       *[other] { $target }
    } an offer.
}
event-offer-made-counter = { $who ->
    [you] You offer { $given } for { $taken } instead.
   *[other] { $name } offers { $given } for { $taken } instead.
}
event-offer-made-counter-hidden = { $who ->
    [you] You make another offer.
   *[other] { $name } makes another offer.
}
event-offer-accepted = { $who ->
    [you] You accept the offer.
   *[other] { $name } accepts the offer.
}
event-offer-refused = { $who ->
    [you] You refuse the offer.
   *[other] { $name } refuses the offer.
}
event-pile-shown = { $who ->
    [you] You turn up { $cards } from the pile.
   *[other] { $name } turns up { $cards } from the pile.
}
event-pile-taken = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
event-pile-returned = { $who ->
    [you] You put { $card } back on the pile.
   *[other] { $name } puts { $card } back on the pile.
}
# $place: "Ann’s castle", "your special zone".
event-special-discarded = { $card } leaves { $place } and is discarded{ $change }.
# What lay under it or in its slots.
event-special-along = Discarded with it: { $cards }.
event-special-taken = { $who ->
    [you] You take { $card }
   *[other] { $name } takes { $card }
} from { $whom ->
    [you] your side
   *[other] { $target }’s side
} into the hand.
event-mission-shown = { $who ->
    [you] You show { $target } a mission: { $mission }.
   *[other] { $name } shows { $whom ->
        [you] you
       *[other] { $target }
    } a mission: { $mission }.
}
event-mission-shown-hidden = { $who ->
    [you] You show { $target } a mission.
   *[other] { $name } shows { $whom ->
        [you] you
       *[other] { $target }
    } a mission.
}
event-mission-claimed = { $who ->
    [you] You turn up { $mission }{ $change }.
   *[other] { $name } turns up { $mission }{ $change }.
}
event-restrained-skip-turn = { $who ->
    [you] You will lose your next turn.
   *[other] { $name } will lose the next turn.
}
event-restrained-no-draw = { $who ->
    [you] You will draw no cards in your next turn.
   *[other] { $name } will draw no cards in the next turn.
}
event-restrained-no-action = { $who ->
    [you] You may play no actions in your next turn.
   *[other] { $name } may play no actions in the next turn.
}
event-restrained-no-material = { $who ->
    [you] You may build nothing in your next turn.
   *[other] { $name } may build nothing in the next turn.
}
event-restrained-no-material-hand = { $who ->
    [you] You may build nothing of your hand in your next turn.
   *[other] { $name } may build nothing of the hand in the next turn.
}
event-restrained-materials-up-to = { $who ->
    [you] You may build up to { $n } materials at once in your next turn.
   *[other] { $name } may build up to { $n } materials at once in the next turn.
}
event-castle-protected = { $who ->
    [you] No action affects your castle until your next turn.
   *[other] No action affects { $name }’s castle until the next turn there.
}
event-operation-granted = { $who ->
    [you] You do one more operation.
   *[other] { $name } does one more operation.
}
event-turn-granted = { $who ->
    [you] You will take another turn after this one.
   *[other] { $name } will take another turn after this one.
}
event-cost-unpaid = { $who ->
    [you] You cannot pay for { $card }: nothing comes of it.
   *[other] { $name } cannot pay for { $card }: nothing comes of it.
}
event-nothing-found-hand = { $who ->
    [you] Nothing in your hand matches.
   *[other] Nothing in { $name }’s hand matches.
}
event-nothing-found-stock = { $who ->
    [you] There is nothing for it in your stock.
   *[other] There is nothing for it in { $name }’s stock.
}
event-keyring-found = { $card } has been seen and goes to { $zone }{ $change }.
event-stock-unlocked = { $who ->
    [you] Your stock is free again: { $card } goes to your special zone{ $change }.
   *[other] { $name }’s stock is free again: { $card } goes to the special zone{ $change }.
}
event-attack-collected = { $who ->
    [you] { $card } goes under { $under }: { $change } for you.
   *[other] { $card } goes under { $under }: { $change } for { $name }.
}
# What the end adds: $name’s royal missions that hold.
event-accomplished = { $who ->
    [you] You have accomplished { $missions }.
   *[other] Accomplished by { $name }: { $missions }.
}

## Reasons

reason-not-in-hand = { $card } is not in your hand.
reason-not-in-stock = { $card } is not in your stock.
reason-no-free-cell = No free cell takes { $card }.
reason-wrong-kind = This takes a { $kind }, and { $card } on cell { $cell } is none.
reason-cell-filled = Cell { $cell } is filled.
reason-cell-unsupported = Cell { $cell } rests on a cell that is still empty.
reason-no-actions-this-turn = You may play no actions in this turn.
reason-no-materials-this-turn = You may build no materials in this turn.
reason-reaction-only = { $card } is only played in answer to an action that hits you.
reason-special-cannot-be-laid = There is no place where { $card } can be laid now; it can be stored or discarded.
reason-never-playable = { $card } can never be laid: it shows itself when another player sees it.
reason-stock-covered = { $card } lies on your stock: it can be neither played nor filled.
reason-stock-full = { $need_slots ->
    [0] You have no protected slot.
    [one] Your stock is full: it has { $need_slots } slot.
   *[other] Your stock is full: it has { $need_slots } slots.
}
reason-stock-empty = Your stock is empty.
reason-nothing-to-store = You have no card to put into your stock.
reason-not-a-target = { $who ->
    [you] You cannot choose yourself here.
   *[other] { $name } cannot be chosen here.
}
reason-protected = No action can touch what lies on cell { $cell }.
reason-not-exposed = Something rests on cell { $cell }, so what lies there is not exposed.
reason-wrong-value = It must be worth { $values }, and it is worth { $have_value }.
reason-not-higher = { $card } is worth { $have_value }, and what it replaces { $need_value }: it must be worth more.
reason-was-covered = When the action was played, something rested on cell { $cell }.
reason-no-place-left = With { $card } here, the rest would find no place.
reason-not-there = It is not there.
reason-not-offered = It is not among what you can choose from now.
reason-must-place = First build what the action asks for.
reason-one-only = You have chosen as many as you may.
reason-mission-not-held = { $mission } is not one of your missions.
reason-mission-done = { $mission } is accomplished already.
reason-two-missions = You choose two missions, not one.
reason-mission-not-fulfilled = { $mission } is not fulfilled. { $condition }
reason-no-pope = You have no special card that cancels actions.
reason-pope-used = { $card } has been used already.
reason-no-prayer = You have no card that turns actions.
reason-not-aimed-at-you = The action does not hit you.
reason-cannot-be-turned = { $card } cannot be turned.
reason-no-ironmonger = You have no special card that repeats actions.
reason-cannot-double = { $card } cannot be doubled like this.
reason-not-yours = It is not yours.
reason-act-first = First comes an operation of your turn; a card can always be discarded.
reason-already-chosen = { $card } is chosen already.
reason-target-chosen = { $name } is chosen already.
reason-not-an-action = { $card } is no action, and an action is asked for.
reason-compulsory = This cannot be passed over: it is compulsory.
reason-untouchable = No action of yours can touch { $card }.
reason-own-turn = It is your turn: actions are turned in the turns of others.
reason-not-in-play = No castle has a material of the kind and value of { $card } there.
reason-no-second = No second material could follow { $card } there.

## The end

end-castle = { $who ->
    [you] Your castle is finished: the game is over.
   *[other] { $name }’s castle is finished: the game is over.
}
end-castle-plain = A castle is finished.
end-pile = The pile is empty.

## The position, in a terminal and as panels for readers who see no board. In a terminal labels
## have 11 columns.

label-families = families
label-pile = pile
label-discards = discards
pile-known = { $cards }, of which you know { $known }
discards = { $n ->
    [0] nothing
   *[other] { $cards }, { $card } on top
}
label-castle = castle
label-zone = zone
label-under = collected
label-cover = on stock
label-stock = stock
label-vault = protected
label-mandatory = mandatory
label-optional = optional
label-away = put away
label-done = done
label-next = next turn
label-now = this turn
label-deeds = deeds
label-aside = laid aside
label-pool = pool
label-offer = offer
label-aims = aimed at
# $known: cards that the reader knows; $n: how many others there are.
known-and-others = { $known } and { $n } unknown
offer-of = { $given } for { $taken }
row = row { $n }
# A cell in a panel: $what is "foundation worth 4", "a free stone".
panel-cell = { $cell }: { $what }
panel-worth = { $thing } worth { $value }
panel-under = { $thing } worth { $value } under { $specials }
panel-free-foundation = free foundation
panel-free-stone = free stone
panel-free-tile = free tile
# $card: a special card, $points: "+2 points".
zone-card = { $card } ({ $points })
zone-used = used
# What holds in the reader's turn, as a sentence before the question.
limit-no-action = You may play no actions.
limit-no-material = You may build no materials.
limit-no-material-hand = You may build no materials of your hand.
limit-no-draw = You will draw no cards.
limit-skip-turn = You lose this turn.
limit-castle-immunity = No action affects your castle.
limit-materials-up-to = You may build up to { $n } materials.
flag-attacked-castle-before-foundations-done = attacked a castle before its foundations were done
flag-attacked-castle-with-tile = attacked a castle whose owner had built a tile
flag-foundations-done-before-first-stone = filled all foundation cells before building a stone
flag-special-before-first-stone = laid a special card before building a stone
flag-first-tile = first to build a tile
flag-first-all-stones = first to fill all stone cells
flag-first-all-foundations = first to fill all foundation cells
flag-placed-stone = has built a stone
flag-placed-tile = has built a tile
flag-had-all-foundations = has filled all foundation cells
mission-progress = { $condition } { $progress }
