### Les noms des choses de Masters of Renaissance, en français.

## Ce qui se compte

count-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
count-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
count-servant = { $n ->
    [one] { $n } serviteur
   *[other] { $n } serviteurs
}
count-shield = { $n ->
    [one] { $n } bouclier
   *[other] { $n } boucliers
}
count-faith = { $n ->
    [one] { $n } point de foi
   *[other] { $n } points de foi
}
count-white = { $n ->
    [one] { $n } bille blanche
   *[other] { $n } billes blanches
}
count-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
count-green = { $n ->
    [one] { $n } carte verte
   *[other] { $n } cartes vertes
}
count-blue = { $n ->
    [one] { $n } carte bleue
   *[other] { $n } cartes bleues
}
count-yellow = { $n ->
    [one] { $n } carte jaune
   *[other] { $n } cartes jaunes
}
count-purple = { $n ->
    [one] { $n } carte violette
   *[other] { $n } cartes violettes
}
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
count-space = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}

## Sortes de ressources et de billes, et leurs lettres sur les plateaux et les cartes

kind-coin = pièces
kind-stone = pierres
kind-servant = serviteurs
kind-shield = boucliers
kind-faith = foi
kind-white = billes blanches

## Cartes, leaders, jetons

# La couleur s’accorde avec « carte ».
colour-green = verte
colour-blue = bleue
colour-yellow = jaune
colour-purple = violette

## La fin

part-cards = cartes
part-faith = foi
part-tiles = tuiles du pape
part-leaders = leaders
part-resources = ressources

## Options d’une table

option-discard = ressources que l’on peut abandonner
option-discard-fresh = seulement celles que l’on vient de prendre au marché
option-discard-any = aussi celles de l’entrepôt
option-solo-last-colour = une septième carte qui est la dernière de sa couleur
option-solo-last-colour-victory = gagne la partie en solo
option-solo-last-colour-defeat = perd la partie en solo

## La position dans un terminal

heading-turn = tour { $turn }
heading-last-round = dernière manche
heading-over = partie terminée
heading-inkwell = encrier
heading-green = vertes
heading-blue = bleues
heading-yellow = jaunes
heading-purple = violettes
label-market = Marché
label-lorenzo = Lorenzo
label-strongbox = coffre
label-hand = en main

## La position en panneaux, pour qui ne voit pas le plateau : des titres, puis des lignes

panel-faith = Piste de foi
panel-spare = Bille libre
panel-warehouse = Entrepôt
