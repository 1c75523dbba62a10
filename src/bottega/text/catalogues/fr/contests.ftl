### Les concours où un club joue les mêmes donnes, en français.

# $title : d’un jeu ; $others : les bots, par leur nom.
contests-with = { $title } avec { $others }
contests-alone = { $title }, en solo
contests-deals =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
# $span : comme « 3 jours ».
contests-left = se termine dans { $span }
contests-over = terminé
contests-people =
    { $n ->
        [0] personne n’a commencé
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
contests-mine = { $done } sur { $of } jouées
contests-lost = Ce concours n’existe pas, ou n’est pas pour vous.

## En créer un

contests-new = Créer un concours
contests-note = Tout le monde joue les mêmes donnes, chacun seul avec les mêmes bots. Ce qui compte, c’est d’en tirer plus que les autres.
contests-name = Nom
contests-game = Jeu
contests-players = Joueurs
contests-number = Donnes
contests-ends = Durée
contests-span =
    { $hours ->
        [24] Un jour
        [72] Trois jours
        [168] Une semaine
       *[336] Deux semaines
    }
contests-door = Pour qui
contests-doors =
    { $door ->
        [link] Qui a le lien
       *[club] Les membres
    }
contests-make = Créer le concours

## La page d’un concours

contests-yours = Vos donnes
contests-play = Jouer la donne { $n }
contests-go-on = Continuer la donne { $n }
contests-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
contests-done = Donne { $n }
contests-missed = pas jouée
contests-results = Résultats
contests-deal = Donne { $n }
contests-player = Joueur
contests-rank = Rang
contests-total = Total
contests-played = jouée
contests-nobody = Personne n’a encore commencé.
contests-somebody = quelqu’un
contests-how = Comment on compte
contests-how-text = À chaque donne, on compare chacun à chacun : 2 points de comparaison pour plus que l’autre, 1 pour autant. 100 %, c’est plus que tous les autres partout. Qui n’a pas joué une donne y a 0.
contests-told = Ce que les autres ont fait d’une donne se voit quand vous l’avez jouée. Les rangs et les parties se montrent à la fin.
# Lu à voix haute avant une partie à revoir.
contests-replay = Revoir : { $name }, donne { $n }
contests-link = Lien pour d’autres
contests-link-note = Qui a ce lien peut participer.
contests-proof = Les donnes
contests-proof-note = Avec ceci, chacun peut vérifier que tous avaient les mêmes cartes.
contests-seed = Graine
contests-salt = Sel

## Terminer autrement

contests-timing = La fin
contests-timing-note = Les donnes restent les mêmes. Seuls les organisateurs voient ceci.
contests-longer =
    { $hours ->
        [24] Un jour de plus
        [72] Trois jours de plus
       *[168] Une semaine de plus
    }
contests-end = Terminer maintenant
contests-cancel = Annuler le concours
contests-sure-end = Tout est révélé aussitôt. Une donne encore en cours ne rapporte rien. Terminer le concours maintenant ?
contests-sure-cancel = Personne n’a encore commencé. Annuler le concours ?
contests-back = Retour
