### Les noms des choses de Lorenzo il Magnifico, en français.

## Ce qui se compte

count-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
count-wood = { $n } bois
count-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
count-servant = { $n ->
    [one] { $n } serviteur
   *[other] { $n } serviteurs
}
count-military = { $n ->
    [one] { $n } point militaire
   *[other] { $n } points militaires
}
count-faith = { $n ->
    [one] { $n } point de foi
   *[other] { $n } points de foi
}
count-vp = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
count-token = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
# Privilèges du Conseil ; ceux que l’on reçoit ensemble sont tous différents.
count-privilege = { $n ->
    [one] { $n } privilège
   *[other] { $n } privilèges différents
}
count-territory = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
count-character = { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}
count-building = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
count-venture = { $n ->
    [one] { $n } projet
   *[other] { $n } projets
}
count-one-kind = { $n ->
    [one] { $n } carte d’un même type
   *[other] { $n } cartes d’un même type
}
# Cartes de tous les types ensemble.
count-total = { $n ->
    [one] { $n } carte en tout
   *[other] { $n } cartes en tout
}
count-kinds = { $n ->
    [one] { $n } type de cartes
   *[other] { $n } types de cartes
}
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
count-leaders = { $n ->
    [one] { $n } leader en jeu
   *[other] { $n } leaders en jeu
}
# $kinds : « bois et pierres ».
count-together = { $n } ({ $kinds } ensemble)

## Sortes de ressources, et leurs lettres sur les plateaux et les cartes (toutes différentes)

kind-coin = pièces
kind-wood = bois
kind-stone = pierres
kind-servant = serviteurs
kind-military = points militaires
kind-faith = points de foi
kind-vp = points de victoire
kind-token = jetons
kind-privilege = privilèges

## Capacités : en une phrase, et (short-...) en quelques mots

tile-on = case { $n } – { $goods }

## Familles, enchères et jetons

# Noms des familles, aussi après « les ».
family-da-montefeltro = Montefeltro
family-malatesta = Malatesta
family-medici = Médicis
family-gonzaga = Gonzague
family-colonna = Colonna
family-aragonesi = Aragon
family-este = Este
family-sforza = Sforza
family-orsini = Orsini
family-della-rovere = Della Rovere
family-della-scala = Della Scala
family-visconti = Visconti

## La fin

# D’où viennent les points.
part-track = en cours de partie
part-territories = territoires
part-characters = personnages
part-ventures = projets
part-military = force militaire
part-resources = ressources
part-more = plus à chaque gain
part-excommunication = excommunication

## Options d’une table

option-advanced = leaders et tuiles de bonus personnel
option-advanced-true = avec (les règles avancées)
option-advanced-false = sans (le jeu de base)
option-modules = extensions
option-modules-none = aucune
option-modules-houses = Maisons de la Renaissance
option-modules-pazzi = La Conjuration des Pazzi
option-modules-houses-pazzi = les deux extensions
option-leaders = leaders à distribuer
option-leaders-all = tous
option-leaders-base = ceux du jeu de base
option-leaders-new = ceux des extensions
option-leaders-own = ceux qui sont nommés, séparés par des virgules
option-decks = cartes des paquets
option-decks-random = huit sur dix par tour et par période, tirées au sort
option-decks-preview = tirées au sort, et montrées à tous avant la partie
option-decks-own = un paquet composé par vous, par son code

## La position dans un terminal. Les étiquettes ont 11 colonnes, celles des tours 18.

heading-round = manche { $round } sur { $all }, période { $period }
heading-turn = tour { $turn }
heading-over = partie terminée
label-harvest = Récolte
label-production = Production
label-market = Marché
label-church = Église
label-hand = en main

## La position en panneaux, pour qui ne voit pas le plateau : des titres, puis des lignes

panel-period = Période { $period }
