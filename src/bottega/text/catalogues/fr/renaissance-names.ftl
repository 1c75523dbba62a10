### Les noms des choses de Renaissance, en français.

## Familles, genres, types de cartes, châteaux

family-army = Armée
family-clergy = Clergé
family-artisans = Artisans
family-merchants = Commerçants
kind-foundation = fondation
kind-stone = pierre
kind-tile = tuile
# Sous l’image d’une carte.
type-composite = Action / matériau
type-action = Action
type-material = Matériau
type-special = Spéciale
type-royal = Mission royale
type-princely = Mission princière
castle-chenonceau = Chenonceau
castle-chillon = Chillon
castle-egeskov = Egeskov
castle-rosenborg = Rosenborg
castle-quick = Petit château

## Ce qui se compte

count-foundation = { $n ->
    [0] aucune fondation
    [one] { $n } fondation
   *[other] { $n } fondations
}
count-stone = { $n ->
    [0] aucune pierre
    [one] { $n } pierre
   *[other] { $n } pierres
}
count-tile = { $n ->
    [0] aucune tuile
    [one] { $n } tuile
   *[other] { $n } tuiles
}
count-material = { $n ->
    [0] aucun matériau
    [one] { $n } matériau
   *[other] { $n } matériaux
}
# Aucune case remplie ne repose dessus.
count-exposed-material = { $n ->
    [0] aucun matériau exposé
    [one] { $n } matériau exposé
   *[other] { $n } matériaux exposés
}
# Selon le type imprimé : aucune composite.
count-pure-material = { $n ->
    [0] aucun matériau pur
    [one] { $n } matériau pur
   *[other] { $n } matériaux purs
}
count-action = { $n ->
    [0] aucune action
    [one] { $n } action
   *[other] { $n } actions
}
count-pure-action = { $n ->
    [0] aucune action pure
    [one] { $n } action pure
   *[other] { $n } actions pures
}
count-special = { $n ->
    [0] aucune carte spéciale
    [one] { $n } carte spéciale
   *[other] { $n } cartes spéciales
}
count-card = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
count-mission = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
count-slot = { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}
# $kinds : « cartes spéciales et actions pures ».
count-together = { $n } de ces cartes : { $kinds }

## Où en est une mission. $own : le nombre de qui lit ; $best : celui de l’adversaire à comparer.

progress-turned = Elle est accomplie.

## À qui sont les choses. $who : « you », « own » (à la personne dont parle la phrase) ou « other », qui
## s’appelle $name, parfois de deux noms.

castle-of = { $who ->
    [you] votre château
    [own] son propre château
   *[other] le château { DE($name) }
}
hand-of = { $who ->
    [you] votre main
    [own] sa propre main
   *[other] la main { DE($name) }
}
# Au début d’une phrase.
castle-subject = { $who ->
    [you] Votre château
   *[other] Le château { DE($name) }
}

## La fin

# D’où viennent les points.
part-castle = château
part-full = château achevé
part-specials = cartes spéciales
part-missions = missions accomplies
part-missed = missions obligatoires manquées

## Options d’une table

option-variant = partie
option-variant-full = partie complète
option-variant-quick = partie rapide
option-teams = équipes de deux
option-teams-false = chacun pour soi
option-teams-true = deux joueurs partagent un château
option-edition = édition des cartes
option-edition-2015 = 2015, comme dans les règles
option-edition-2016 = 2016, la liste plus récente des auteurs
option-support = cases où l’on peut bâtir
option-support-false = n’importe quelle case libre
option-support-true = seulement là où les cases du dessous sont remplies
option-families = familles de cartes
option-families-random = tirées au sort
option-families-own = celles qui sont nommées, séparées par des virgules
option-missions = missions princières
option-missions-automatic = retournées dès qu’elles sont remplies
option-missions-by-hand = retournées par chacun, de sa main

## La position, dans un terminal et en panneaux pour qui ne voit pas le plateau. Dans un terminal,
## un intitulé a 11 colonnes.

heading-turn = tour { $turn }
heading-over = partie terminée
heading-team = { $names }, une équipe
castle-built = { $castle }, { $filled } cases remplies sur { $all }
castle-immune = aucune action ne le touche maintenant
label-hand = main
panel-missions = Vos missions
modifier-skip-turn = pas de tour
modifier-no-draw = pas de pioche
modifier-no-action = pas d’action
modifier-no-material = pas de matériau
modifier-no-material-hand = pas de matériau de la main
modifier-castle-immunity = château hors d’atteinte jusque-là
modifier-materials-up-to = jusqu’à { $n } matériaux à la fois

# Les cartes qui diffèrent entre les éditions.
title-army-42 = Le siège de Paris
title-barracks = Le casernement
title-cloister = Le cloître
title-deal = La tractation
title-artisans-32 = Le rénovateur
title-artisans-33 = Le magasinier
title-merchants-31 = Le quincaillier
title-artisans-42 = Le caquetoire
title-clergy-35 = La Vierge
