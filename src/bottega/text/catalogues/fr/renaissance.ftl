### Renaissance, en français.
###
### Une phrase sur deux personnes reçoit ce qui est à la seconde tout fait : $castle, $stock, $zone et
### $hand sont « votre château », « son propre château » ou « le château d’Anne », dits par castle-of
### et les autres. DE met « de » ou « d’ » devant un nom.
### Les titres des cartes ont leur article : ni « de » ni « à » devant eux.

title = Renaissance

## Familles, genres, types de cartes, châteaux

# Ce qu’attaque une action.
attack-castle = un château
attack-stock = un stock
attack-hand = une main
attack-turn = un tour
attack-zone = une zone spéciale
# $cells : « 5 fondations, 4 pierres et 3 tuiles ».
text-castle = { $castle }, un château de { $cells }.
# Les lettres des genres et des types dans un terminal (toutes différentes).
letter-foundation = F
letter-stone = P
letter-tile = T
letter-action = A
letter-special = S
letter-royal = R
letter-princely = I

## Ce qui se compte

# $things : « 2 matériaux exposés » ; $values : « 1 ou 2 ».
of-value = { $things } de valeur { $values }
# Toutes, comme après « perd » et « défausse ».
every-tile = toutes ses tuiles
every-action = toutes les actions
# Comme après « plus de ».
kinds-material = matériaux
kinds-special = cartes spéciales
kinds-pure-action = actions pures
a-material = un matériau

## Cartes

# Un matériau sans action : $title est title-foundation, -stone ou -tile.
material = { $title } { $value }
# $what : « une attaque contre un château ; ou une tuile de valeur 2 ».
text-card = { $title } ({ $family }) : { $what }.
text-both = { $one } ; ou { $other }
text-action = une action
text-reaction = une réaction
# $scopes : « un château et une zone spéciale ».
text-attack = une attaque contre { $scopes }
# $kinds : « une fondation ou une pierre ».
text-worth = { $kinds } de valeur { $value }
text-foundation = une fondation
text-stone = une pierre
text-tile = une tuile
text-special = une carte spéciale
# $points : « +2 points ».
text-special-points = une carte spéciale, { $points }
text-royal = une mission royale de { $points }, jugée à la fin
text-princely = une mission princière de { $points }
# De combien changent les points ; $points : « 2 points ».
gain = +{ $points }
loss = −{ $points }

## Titres

title-double-attack = La double attaque
title-cellar-raid = La cave
title-square-formation = La formation au carré
title-landslide = Le glissement de terrain
title-trading = Le négoce
title-cannon = Le canon
title-musket = Le mousquet
title-ruse = La ruse
title-pillage = Le pillage
title-crossbow = L’arbalète
title-mass-grave = La fosse commune
title-carpet-seller = Le marchand de tapis
title-siege = Le siège
title-foundation = Fondation
title-stone = Pierre
title-tile = Tuile
title-army-31 = Le capitaine
title-army-32 = Le racol
title-army-33 = Le maître d’armes
title-army-34 = L’officier
title-army-35 = Le prévôt de la maréchaussée
title-army-36 = La Paix des Dames
title-army-37 = Les États généraux
title-army-38 = Le roi de Navarre
title-army-39 = La bataille de Pavie
title-army-40 = La paix de Nice
title-army-41 = Quinze cent quinze
title-army-43 = La prise de Grenade
title-army-44 = Le traité du Verger
title-army-45 = Le camp du Drap d’or
title-keystone = La clef de voûte
title-convent = Le couvent
title-brotherhood = La confrérie
title-angelus = L’angélus
title-pater-noster = Le Pater Noster
title-prayer = La prière
title-chapel = La chapelle
title-gargoyle = La gargouille
title-revelation = La révélation
title-sin = Le péché
title-baptism = Le baptême
title-confessional = Le confessionnal
title-clergy-31 = Le carillonneur
title-clergy-32 = Le pape
title-clergy-33 = Le curé
title-clergy-34 = L’enfant de chœur
title-clergy-36 = Le chemin de croix
title-clergy-37 = Le complot des Malcontents
title-clergy-38 = La bataille d’Arques
title-clergy-39 = Le chemin de Saint-Jacques
title-clergy-40 = Le massacre de la Saint-Barthélemy
title-clergy-41 = La conjuration d’Amboise
title-clergy-42 = L’édit de Nantes
title-clergy-43 = La Chambre ardente
title-clergy-44 = L’affaire des Placards
title-clergy-45 = Le massacre de Wassy
title-revolt = La révolte
title-lintel = Le linteau
title-buttress = Les renforts
title-pulley = La poulie
title-building-plan = Le plan de construction
title-well = Le puits
title-vestibule = Le vestibule
title-bargain = La bonne affaire
title-spying = L’espionnage
title-bad-weather = Les intempéries
title-double-staircase = L’escalier à double révolution
title-artisans-31 = Le couvreur
title-artisans-34 = Le compagnon
title-artisans-35 = Le forgeron
title-artisans-36 = La projection de Mercator
title-artisans-37 = Le loch
title-artisans-38 = Le télescope de Galilée
title-artisans-39 = La reine-claude
title-artisans-40 = Le confit de Rosat
title-artisans-41 = Les lanternes du palais Strozzi
title-artisans-43 = La fenêtre à meneaux
title-artisans-44 = La mappemonde d’Abraham Ortelius
title-artisans-45 = Les toitures en ardoise
title-stall = L’étal
title-arrangement = L’arrangement
title-bread-oven = Le four à pain
title-chopper = Le hachoir
title-village-square = La place du village
title-storeroom = Le cellier
title-shop-window = La devanture
title-fraud = La fraude
title-smuggling = La contrebande
title-merchants-32 = Le ruchier
title-merchants-33 = Le prêteur sur gage
title-merchants-34 = Le porte-clefs
title-merchants-35 = La pacotilleuse
title-merchants-36 = La compagnie de Moscovie
title-merchants-37 = La découverte du coton
title-merchants-38 = Le cap Horn
title-merchants-39 = La compagnie des Indes orientales
title-merchants-40 = La route des épices
title-merchants-41 = Le Nouveau Monde
title-merchants-42 = La route de l’Inde
title-merchants-43 = L’herbe à la reine
title-merchants-44 = L’isthme de Panama
title-merchants-45 = La découverte de la canne à sucre
# Ceux de l’édition de 2016, là où ils diffèrent.
later-carpet-seller = La fraude
later-army-42 = La journée des barricades
later-clergy-36 = Le colloque de Marbourg
later-clergy-39 = Le commerce des indulgences
later-spying = Le cellier
later-artisans-40 = La Cité idéale de Léonard de Vinci
later-artisans-43 = Le studiolo
later-chopper = La masse
later-merchants-37 = La découverte de la pomme de terre
later-merchants-45 = La découverte du maïs

## Ce que font les actions, phrase par phrase. $who : « each », chaque adversaire, « chosen », un
## adversaire choisi, « next », le joueur suivant, ou « self », vous. $chooser : « actor » est qui joue
## l’action, « target » qui la subit, « none » où rien n’est choisi. De petites cartes : des phrases courtes.

step-lose-materials = { $who ->
    [each] Chaque adversaire
   *[chosen] Un adversaire
} perd { $things }{ $chooser ->
    [actor] { " que vous désignez" }
    [target] { " de son choix" }
   *[none] { "" }
}.
step-lose-cascade = Un adversaire sacrifie { $things } : tout ce qui repose dessus tombe aussi.
step-lose-flank = Un adversaire choisit la gauche ou la droite et y perd le matériau le plus au bord de chaque rangée.
step-steal-material = Prenez { $things } au château d’un adversaire, à poser aussitôt dans le vôtre.
step-swap-materials = { $n ->
    [one] Échangez un matériau du château d’un adversaire contre un du vôtre.
   *[other] Échangez { $n } matériaux du château d’un adversaire contre { $n } du vôtre.
}
step-rearrange-castle = Redisposez votre château, chaque matériau sur une case d’un de ses genres.
# $n : au plus ce nombre ; dans les deux suivantes, il faut tous les poser.
step-place-any = { $n ->
    [one] Vous pouvez poser un matériau de votre main.
   *[other] Vous pouvez poser jusqu’à { $n } matériaux de votre main.
}
step-place-same-value = Posez { $n } matériaux de même valeur de votre main.
step-place-same-kind = Posez { $n } matériaux de votre main sur des cases de même genre.
step-place-in-play = Posez autant de matériaux de votre main que vous voulez, si leur genre et leur valeur sont déjà dans un château.
step-others-place-matching = Chaque adversaire peut ensuite en poser de même genre et de même valeur.
step-stock-discard-random = { $who ->
    [each] Chaque adversaire
   *[chosen] Un adversaire
} perd { $things } de son stock au hasard.
step-stock-discard-target = { $who ->
    [each] Chaque adversaire
   *[chosen] Un adversaire
} défausse { $things } de son stock.
step-stock-look = Regardez le stock d’un adversaire.
step-stock-exchange = Échangez autant de ses cartes que vous voulez contre autant de votre stock.
step-stock-take-material = { $n ->
    [one] Vous pouvez aussitôt en poser un matériau chez vous.
   *[other] Vous pouvez aussitôt en poser jusqu’à { $n } matériaux chez vous.
}
step-stock-hand-exchange = Échangez autant de cartes que vous voulez entre votre stock et votre main.
step-hand-look = Regardez la main d’un adversaire.
step-hand-look-all = Un adversaire montre sa main à tout le monde.
step-hand-trade = Prenez-y { $take } et rendez-en { $give }.
step-hand-trade-random = Prenez { $take } au hasard dans la main d’un adversaire et rendez-en { $give }.
step-hand-swap = Vous échangez toute votre main avec un adversaire.
step-hand-discard-any = Défaussez autant de cartes de votre main que vous voulez.
step-hand-discard = { $who ->
    [each] Chaque adversaire défausse
    [chosen] Un adversaire défausse
   *[self] Défaussez
} { $things } de { $who ->
    [self] votre
   *[other] sa
} main.
step-hand-discard-cost = Payez avec { $things } de votre main.
step-hand-negotiate = Vous et un adversaire vous montrez vos mains et pouvez convenir d’un échange.
step-hand-pool = Chacun met { $n ->
    [one] une carte
   *[other] { $n } cartes
} de sa main dans un pot. Vous regardez ces cartes, en gardez { $n } et en rendez { $n } à chacun.
step-hand-pool-blind = Tirez { $n } cartes au hasard dans la main de chaque adversaire, ajoutez-en { $n } des vôtres, gardez-en { $n } et rendez-en { $n } à chacun.
step-draw-look = Retournez les { $look } premières cartes de la pioche, prenez-en { $take } et remettez les autres dans l’ordre voulu.
step-draw-until = { $n ->
    [one] Retournez des cartes de la pioche jusqu’à un matériau : prenez-le et remettez les autres dans l’ordre voulu.
   *[other] Retournez des cartes de la pioche jusqu’à { $n } matériaux : prenez-les et remettez les autres dans l’ordre voulu.
}
# $places : « château, stock ou zone spéciale ».
step-discard-special-own = { $n ->
    [one] Défaussez une carte spéciale de votre { $places }.
   *[other] Défaussez { $n } cartes spéciales de votre { $places }.
}
step-discard-special-any = { $n ->
    [one] Détruisez une carte spéciale en jeu, où qu’elle soit.
   *[other] Détruisez { $n } cartes spéciales en jeu, où qu’elles soient.
}
step-take-special = { $n ->
    [one] Prenez en main une carte spéciale d’un adversaire, côté { $places }.
   *[other] Prenez en main { $n } cartes spéciales d’un adversaire, côté { $places }.
}
step-show-mission = { $n ->
    [one] Un adversaire vous montre une de ses missions obligatoires.
   *[other] Un adversaire vous montre { $n } de ses missions obligatoires.
}
place-castle = château
place-zone = zone spéciale
place-stock = stock
step-skip-turn = { $who ->
    [next] Le joueur suivant perd son tour.
   *[chosen] Un adversaire perd son prochain tour.
}
step-no-draw = Aucun adversaire ne pioche à son prochain tour.
step-no-action = Un adversaire ne joue aucune action à son prochain tour.
step-no-material = { $who ->
    [each] Aucun adversaire ne pose de matériau à son prochain tour.
   *[self] Pendant ce tour-là, vous ne posez aucun matériau.
}
step-no-material-hand = Aucun adversaire ne pose de matériau de sa main à son prochain tour.
step-materials-up-to = À votre prochain tour, poser un matériau vous en laisse poser jusqu’à { $n }.
step-castle-immunity = Aucune action ne touche votre château jusqu’à votre prochain tour.
step-extra-operation = Puis faites aussitôt une autre opération, sans piocher.
step-extra-turn = À la fin de ce tour, vous en jouez un autre.
step-double-action = Jouez aussitôt une autre action : elle touche deux fois plus de joueurs, ou de cartes.
step-reflect-action = Une action qui vient de vous toucher se retourne contre qui l’a jouée.

## Ce que font les cartes spéciales, phrase par phrase. $n : combien le matériau vaut de plus ou de moins.

where-own-zone = Se pose dans votre zone spéciale.
where-opponent-zone = Se pose dans la zone spéciale d’un adversaire.
where-own-stock = Se pose dans votre stock.
where-opponent-stock-cover = Se pose sur le stock d’un adversaire.
where-opponent-stock-slot = Cette carte en prend la place.
where-on-any-material = Se pose sur n’importe quel matériau{ $n ->
    [0] { "" }
   *[other] , qui vaut { $n } de plus
}.
where-on-opponent-material = Se pose sur un matériau d’un adversaire, qui vaut { $n } de moins.
where-on-new-material = Posez un matériau avec cette carte dessus : il vaut { $n } de plus.
where-replace-own-material = Prend la place d’un de vos matériaux, qui est défaussé.
where-replace-opponent-material = Prend la place d’un matériau d’un adversaire, qui est défaussé.
where-not-playable = Cette carte ne se joue pas.
# $things : « un matériau de valeur 4 ou 5 ».
effect-lock-stock = Il est bloqué tant que celui-ci ne défausse pas de sa main { $things } ; cette carte va alors dans sa zone spéciale.
effect-toll = À la fin de vos tours, vous pouvez prendre { $cards } au hasard à chaque adversaire qui vient de poser de sa main { $things }.
effect-immune-self = Cette carte ne craint pas les attaques.
effect-immune-material = Aucune action ne peut plus le toucher.
effect-immune-adjacent = Les matériaux voisins sont à l’abri des actions adverses.
effect-immune-adjacent-attacks = Les matériaux voisins sont à l’abri des attaques adverses.
effect-trap-castle = Une attaque adverse contre votre château est annulée pour vous ; cette carte passe alors dans la zone spéciale de l’attaquant.
effect-trap-stock = Une attaque adverse contre votre stock est annulée pour vous ; cette carte passe alors dans la zone spéciale de l’attaquant.
effect-cancel-action = Une fois dans la partie : annulez une action d’un adversaire.
# $points : « 1 point ».
effect-collect-attacks = Dès lors, chaque action qui attaque votre château va sous cette carte, pour { $points }.
effect-extra-stock = Votre stock a { $slots } de plus, hors d’atteinte des actions sur les stocks.
effect-duplicate-action = Une fois dans la partie : refaites pour vous l’action qu’un adversaire vient de jouer.
effect-duplicate-action-start = Une fois dans la partie, au début de votre tour : refaites la dernière action d’un autre joueur.
effect-copy-special = Compte à la fin comme une carte spéciale d’une zone adverse, la meilleure pour vous.
effect-score-count = À la fin : { $points } par matériau de valeur { $values } dans un château adverse, le meilleur pour vous.
effect-change-kind = Il va sur une case de n’importe quel genre.
effect-zone-when-seen = Quand un autre joueur la voit, ou la tire au hasard, elle va dans votre zone spéciale.
effect-replace-higher = Remplacez autant de vos matériaux que vous voulez par de plus forts de votre main.
effect-replace-any = Remplacez autant de vos matériaux que vous voulez par d’autres de votre main.
effect-stock-discard = Un adversaire perd { $cards } de son stock au hasard.

## Ce que demandent les missions

# $zone : « hand », « stock » ou « both » ; $rel : « least », « most » ou « exactly » ; $things :
# « 2 actions pures ». Après « exactly » vient toujours « aucun » ou « aucune ».
condition-cards = { $zone ->
    [hand] Votre main
    [stock] Votre stock
   *[both] L’ensemble de votre main et de votre stock
} { $rel ->
    [least] contient au moins { $things }
    [most] contient au plus { $things }
   *[exactly] ne contient { $things }
}.
condition-materials = Votre château { $rel ->
    [least] contient au moins { $things }
   *[exactly] ne contient { $things }
}.
# $values : « 1, 2, 3, 4 et 5 ».
condition-each-value = Votre château montre chacune des valeurs { $values }.
condition-empty-cells-foundation = { $n ->
    [0] Toutes vos cases de fondation sont remplies.
   *[other] Au moins { $n } de vos cases de fondation sont libres.
}
condition-empty-cells-stone = { $n ->
    [0] Toutes vos cases de pierre sont remplies.
    [one] Au moins une de vos cases de pierre est libre.
   *[other] Au moins { $n } de vos cases de pierre sont libres.
}
condition-free-stock-slots = Votre stock est plein.
condition-other-mission-points = Vos autres missions accomplies valent au moins { $points }.
condition-specials-placed-on-own-side = De toute la partie, vous avez posé au moins { $n } cartes spéciales de votre côté.
condition-shared-with-opponent = { $n } de vos matériaux ont leur pareil, en genre et en valeur, dans un même château adverse.
condition-specials-placed = De toute la partie, vous n’avez posé aucune carte spéciale.
condition-specials-discarded = { $n ->
    [one] Vous avez défaussé une carte spéciale.
   *[other] Vous avez défaussé { $n } cartes spéciales.
}
condition-actions-this-turn = Vous jouez { $n } actions en un tour.
condition-destroyed-this-turn = Vos actions détruisent { $n } matériaux de châteaux adverses en un tour.
condition-stock-materials-this-turn = Vous posez { $n } matériaux de votre stock en un tour.
condition-same-target-actions-this-turn = Dans un même tour, { $n } de vos actions visent le même adversaire.
condition-pure-action-turn-streak = Vous jouez une action pure { $n } tours de suite.
condition-pure-material-discard-streak = Vous défaussez un matériau pur { $n } tours de suite.
condition-extreme-special-points = Vos cartes spéciales valent plus de points que celles de chaque adversaire.
condition-extreme-filled-cells = Votre château a { $which ->
    [most] plus
   *[least] moins
} de cases remplies que tout autre.
# $things : « matériaux de valeur 5 ».
condition-extreme-materials = Votre château a plus de { $things } que tout autre.
condition-extreme-castle-points = Votre château vaut plus de points que tout autre.
condition-extreme-specials-on-own-side-by-self = Vous avez moins de cartes spéciales posées par vous de votre côté que chaque adversaire du sien.
condition-behind-most = Le château adverse le plus rempli a au moins { $n } cases remplies de plus que le vôtre.
condition-behind-least = Chaque château adverse a au moins { $n } cases remplies de plus que le vôtre.
# $values : « 1, 3 ou 5 ».
condition-every-material = Chaque matériau de votre château vaut { $values }.
condition-every-foundation = Chaque fondation de votre château vaut { $values }.
condition-attacked-castle-before-foundations-done = Une de vos actions a attaqué un château aux fondations inachevées.
condition-attacked-castle-with-tile = Une de vos actions a attaqué le château d’un adversaire qui avait posé une tuile.
condition-foundations-done-before-first-stone = Vous avez rempli toutes vos cases de fondation avant de poser une pierre.
condition-special-before-first-stone = Vous avez posé une carte spéciale avant de poser une pierre.
condition-first-tile = Vous posez une tuile avant tout le monde.
condition-first-all-stones = Vous remplissez toutes vos cases de pierre avant tout le monde.
condition-first-all-foundations = Vous remplissez toutes vos cases de fondation avant tout le monde.

## Où en est une mission. $own : le nombre de qui lit ; $best : celui de l’adversaire à comparer.

progress-done = C’est rempli.
progress-open = Pas encore.
progress-lost = Ce n’est plus possible.
progress-most = { $things }, { $best } chez le meilleur adversaire.
progress-least = { $things }, { $best } chez l’adversaire qui en a le moins.
progress-behind = Cases remplies : { $own } chez vous, { $best } en face.
progress-at-least = { $own } sur { $things }.
progress-at-most = { $things }, { $need } au plus.
progress-left = Encore { $things }.
progress-run = { $before } à la suite jusqu’ici ; { $more ->
    [one] il manque encore un tour de ce genre.
   *[other] il manque encore { $more } tours de ce genre.
}
# $missing et $shown : des listes de valeurs.
progress-values = { $shown_count ->
    [0] Il manque { $missing }.
   *[other] { $missing_count ->
        [one] Il manque un { $missing } : vous montrez { $shown }.
       *[other] Il manque { $missing } : vous montrez { $shown }.
    }
}
progress-odd = { $n ->
    [one] { $n } matériau a une autre valeur.
   *[other] { $n } matériaux ont une autre valeur.
}
# Ce que l’on compte, dans les phrases ci-dessus.
held-hand = { $things } en main
held-stock = { $things } dans votre stock
held-both = { $things } en main et dans le stock
measure-special-points = { $n ->
    [one] { $n } point sur les cartes spéciales
   *[other] { $n } points sur les cartes spéciales
}
measure-filled-cells = { $n ->
    [one] { $n } case remplie
   *[other] { $n } cases remplies
}
measure-castle-points = { $n ->
    [one] { $n } point sur les murs
   *[other] { $n } points sur les murs
}
measure-other-mission-points = { $n ->
    [one] { $n } point d’autres missions
   *[other] { $n } points d’autres missions
}
measure-empty-cells-foundation = { $n ->
    [one] { $n } case de fondation libre
   *[other] { $n } cases de fondation libres
}
measure-empty-cells-stone = { $n ->
    [one] { $n } case de pierre libre
   *[other] { $n } cases de pierre libres
}
measure-free-stock-slots = { $n ->
    [one] { $n } emplacement libre dans le stock
   *[other] { $n } emplacements libres dans le stock
}
measure-specials-placed-on-own-side = { $n ->
    [one] { $n } carte spéciale posée chez vous
   *[other] { $n } cartes spéciales posées chez vous
}
measure-specials-on-own-side-by-self = { $n ->
    [one] { $n } carte spéciale à vous
   *[other] { $n } cartes spéciales à vous
}
measure-shared-with-opponent = { $n ->
    [one] { $n } matériau assorti
   *[other] { $n } matériaux assortis
}
measure-specials-discarded = { $n ->
    [one] { $n } carte spéciale défaussée
   *[other] { $n } cartes spéciales défaussées
}
measure-actions-this-turn = { $n ->
    [one] { $n } action en un tour
   *[other] { $n } actions en un tour
}
measure-destroyed-this-turn = { $n ->
    [one] { $n } matériau détruit en un tour
   *[other] { $n } matériaux détruits en un tour
}
measure-stock-materials-this-turn = { $n ->
    [one] { $n } matériau du stock posé en un tour
   *[other] { $n } matériaux du stock posés en un tour
}
measure-same-target-actions-this-turn = { $n ->
    [one] { $n } action contre un même adversaire en un tour
   *[other] { $n } actions contre un même adversaire en un tour
}
measure-pure-action-turn-streak = { $n ->
    [one] { $n } tour avec une action pure
   *[other] { $n } tours de suite avec une action pure
}
measure-pure-material-discard-streak = { $n ->
    [one] { $n } tour avec un matériau pur défaussé
   *[other] { $n } tours de suite avec un matériau pur défaussé
}

## À qui sont les choses. $who : « you », « own » (à la personne dont parle la phrase) ou « other », qui
## s’appelle $name, parfois de deux noms.

stock-of = { $who ->
    [you] votre stock
    [own] son propre stock
   *[other] le stock { DE($name) }
}
zone-of = { $who ->
    [you] votre zone spéciale
    [own] sa propre zone spéciale
   *[other] la zone spéciale { DE($name) }
}

## Questions à qui lit, et leur sujet (topic-... : après « On attend Anne : »).
## $left : combien il en reste à choisir.

question-choose-missions = { $n ->
    [one] Quelle mission gardez-vous ? La manquer coûte des points.
   *[other] Quelles { $n } missions sont obligatoires ? Les manquer coûte des points.
}
topic-choose-missions = le choix des missions
# $limits : une phrase sur ce qui n’est pas possible pendant ce tour, ou rien.
question-operation = Que faites-vous pendant ce tour ?
question-operation-limited = { $limits } Que faites-vous pendant ce tour ?
topic-operation = l’opération du tour
question-play-stock = { $played ->
    [0] Quelle carte de votre stock jouez-vous ?
   *[other] Jouez-vous une autre carte de votre stock ?
}
topic-play-stock = les cartes du stock
question-build-more = { $left ->
    [one] Posez-vous un matériau de plus ?
   *[other] Posez-vous encore des matériaux, jusqu’à { $left } ?
}
topic-build-more = les autres matériaux à poser
question-place-materials = Quel matériau posez-vous ?
question-place-materials-more = Quel matériau posez-vous ? Vous pouvez en poser jusqu’à { $left }.
question-place-materials-same-value = Quel matériau posez-vous ? Tous doivent avoir la même valeur.
question-place-materials-same-kind = Quel matériau posez-vous ? Tous vont sur des cases de même genre.
question-place-materials-in-play = Quel matériau posez-vous ? Il en faut un pareil dans un château.
topic-place-materials = les matériaux d’une action
# $things : « pierre 5 et tuile 2 ».
question-match-build = Posé par { $name } : { $things }. Posez-vous un matériau pareil ?
topic-match-build = les matériaux pareils à ceux qui viennent d’être posés
question-build-from-stock = Quel matériau prenez-vous dans { $stock } pour le poser dans votre château ?
topic-build-from-stock = un matériau d’un autre stock
question-renovate = Lequel de vos matériaux remplacez-vous, et par quoi ?
question-renovate-higher = Lequel de vos matériaux remplacez-vous, et par quel autre plus fort ?
topic-renovate = la rénovation
question-roof = Quel matériau posez-vous sous { $special }, et où ?
topic-roof = un matériau sous une carte spéciale
question-target = { $card } : qui visez-vous ?
question-target-again = { $card } : qui visez-vous aussi ?
topic-target = la cible d’une action
question-aim = { $left ->
    [one] { $card } : quelle carte spéciale en jeu est détruite ?
   *[other] { $card } : quelles { $left } cartes spéciales en jeu sont détruites ?
}
topic-aim = la carte spéciale à détruire
question-remove-special = Quelle carte spéciale { DE($name) } est détruite à la place de la vôtre ?
topic-remove-special = la carte spéciale à détruire
question-lay-on = De quel côté posez-vous { $special } ?
topic-lay-on = le côté d’une carte spéciale
question-lay-cell = Dans { $castle }, sur quel matériau posez-vous { $special } ?
question-lay-cell-instead = Dans { $castle }, quel matériau remplacez-vous par { $special } ?
topic-lay-cell = la place d’une carte spéciale
question-lay-slot = Dans quel emplacement de votre stock posez-vous { $special } ?
topic-lay-slot = l’emplacement d’une carte spéciale
question-answer-action = { $name } joue { $card } : réagissez-vous ?
topic-answer-action = les réactions à une action
question-answer-attack = { $name } attaque votre château avec { $card } : réagissez-vous ?
topic-answer-attack = les réactions à une attaque
question-repeat-action = { $name } a joué { $card } : refaites-vous cette action ?
topic-repeat-action = une action à refaire
question-repeat-last = { $name } a joué en dernier { $card } : refaites-vous cette action ?
topic-repeat-last = une action à refaire
question-double-which = Quelle action doublez-vous ?
topic-double-which = l’action à doubler
question-double-how = { $card } touche deux fois plus de quoi : de cartes ou de joueurs ?
topic-double-how = ce qui est doublé
question-strike = { $left ->
    [one] Quel matériau est détruit dans { $castle } ?
   *[other] Quels sont les { $left } matériaux détruits dans { $castle } ?
}
question-strike-own = { $left ->
    [one] Lequel de vos matériaux sacrifiez-vous ?
   *[other] Quels sont les { $left } matériaux que vous sacrifiez ?
}
question-strike-fall = Lequel de vos matériaux sacrifiez-vous ? Tout ce qui repose dessus tombe aussi.
topic-strike = les matériaux à détruire
question-flank = { $name } attaque votre flanc : perdez-vous la gauche ou la droite ?
topic-flank = le côté d’un château qui est perdu
question-steal = Quel matériau prenez-vous dans { $castle }, et où le posez-vous ?
topic-steal = le matériau à prendre
question-swap = Quel matériau échangez-vous dans { $castle }, et contre lequel des vôtres ?
topic-swap = les matériaux à échanger
question-relay = Que posez-vous sur la case { $cell } ?
topic-relay = le nouveau plan d’un château
question-discard-stock = { $left ->
    [one] Quelle carte de votre stock défaussez-vous ?
   *[other] Quelles sont les { $left } cartes de votre stock que vous défaussez ?
}
topic-discard-stock = les cartes du stock à défausser
question-discard-hand = { $left ->
    [one] Quelle carte de votre main défaussez-vous ?
   *[other] Quelles sont les { $left } cartes de votre main que vous défaussez ?
}
question-discard-hand-action = { $left ->
    [one] Quelle action de votre main défaussez-vous ?
   *[other] Quelles sont les { $left } actions de votre main que vous défaussez ?
}
topic-discard-hand = les cartes à défausser
question-discard-any = Quelles cartes de votre main défaussez-vous ?
topic-discard-any = les cartes à défausser
question-store-exchange = Quelles cartes prenez-vous dans { $stock } ?
topic-store-exchange = l’échange des stocks
question-store-return = { $left ->
    [one] Quelle carte de votre stock donnez-vous en retour ?
   *[other] Quelles { $left } cartes de votre stock donnez-vous en retour ?
}
topic-store-return = les cartes données en retour
question-sin = Quelles cartes de votre stock prenez-vous en main ?
topic-sin = l’échange entre stock et main
question-sin-return = { $left ->
    [one] Quelle carte de votre main va dans le stock à la place ?
   *[other] Quelles { $left } cartes de votre main vont dans le stock à la place ?
}
topic-sin-return = les cartes pour le stock
question-trade-take = { $left ->
    [one] Quelle carte prenez-vous dans { $hand } ?
   *[other] Quelles sont les { $left } cartes que vous prenez dans { $hand } ?
}
topic-trade-take = la carte à prendre
question-trade-give = { $left ->
    [one] Quelle carte donnez-vous à { $name } ?
   *[other] Quelles sont les { $left } cartes que vous donnez à { $name } ?
}
topic-trade-give = la carte à donner
question-offer = Qu’offrez-vous à { $name }, et que demandez-vous ?
question-offer-counter = Qu’offrez-vous à { $name } à la place ?
topic-offer = une offre
# $given et $taken : des listes de cartes, ou « rien ».
question-answer-offer = { $name } vous propose un échange : { $given } contre { $taken }. Acceptez-vous ?
topic-answer-offer = la réponse à une offre
question-answer-counter = { $name } propose à la place : { $given } contre { $taken }. Acceptez-vous ?
topic-answer-counter = la réponse à une offre
question-pool-card = { $left ->
    [one] Quelle carte mettez-vous dans le pot ?
   *[other] Quelles sont les { $left } cartes que vous mettez dans le pot ?
}
topic-pool-card = les cartes du pot
question-deal-pool = Quelle carte du pot donnez-vous à { $name } ?
question-deal-pool-own = Quelle carte du pot gardez-vous ?
topic-deal-pool = le partage du pot
question-take-drawn = { $left ->
    [one] Laquelle des cartes retournées prenez-vous ?
   *[other] Quelles sont les { $left } cartes retournées que vous prenez ?
}
topic-take-drawn = les cartes retournées
question-return-drawn = Quelle carte remettez-vous maintenant sur la pioche ?
topic-return-drawn = les cartes à remettre
question-discard-own = { $left ->
    [one] Laquelle de vos cartes spéciales défaussez-vous ?
   *[other] Quelles sont les { $left } cartes spéciales que vous défaussez ?
}
topic-discard-own = la carte spéciale à défausser
question-take-special = { $left ->
    [one] Quelle carte spéciale { DE($name) } prenez-vous en main ?
   *[other] Quelles { $left } cartes spéciales { DE($name) } prenez-vous en main ?
}
topic-take-special = la carte spéciale à prendre
question-show-mission = Laquelle de vos missions obligatoires montrez-vous à { $name } ?
topic-show-mission = la mission à montrer
question-toll = Prenez-vous une carte au hasard dans { $hand } ?
topic-toll = la carte du racol
question-store = Mettez-vous une carte dans votre stock ?
topic-store = le stock
question-claim = Retournez-vous une mission ?
question-claim-last = La partie finit : retournez-vous une mission ?
topic-claim = les missions à retourner

## Réponses

answer-oblige = Missions obligatoires : { $missions }
answer-oblige-one = Garder { $mission }
# $kind : as-foundation et les autres.
as-foundation = comme fondation
as-stone = comme pierre
as-tile = comme tuile
answer-build = Poser { $card } sur la case { $cell }
answer-build-as = Poser { $card } { $kind } de valeur { $value } sur la case { $cell }
answer-build-replace = Remplacer { $old } par { $card } sur la case { $cell }
answer-build-relay = Mettre { $card } sur la case { $cell }
answer-build-roof = Poser { $card } sous { $special } { $kind } de valeur { $value } sur la case { $cell }
# $thing : « pierre » ; c’est ce qui est pris, échangé, détruit.
worth = la { $thing } de valeur { $value } (case { $cell })
on-cell = { $thing } (case { $cell })
cell = la case { $cell }
answer-move = Déplacer { $material } vers votre case { $own }
answer-move-steal = Prendre { $material }, à poser sur votre case { $own }
answer-move-swap = Échanger { $material } contre la vôtre : { $other }
answer-play = Jouer { $card }
answer-play-double = Doubler { $card }
answer-lay = Poser { $card }
answer-discard = Défausser { $card }
answer-open = Jouer votre stock
answer-store = Mettre { $card } dans votre stock
answer-shelter = Mettre { $card } dans un emplacement protégé de votre stock
answer-pass = Passer
answer-pass-store = Ne rien stocker
answer-pass-claim = Ne rien retourner
answer-pass-repeat-action = Ne pas la refaire
answer-pass-repeat-last = Ne pas la refaire
answer-pass-double-which = Ne rien doubler
answer-pass-build-from-stock = Ne rien poser
answer-pass-toll = Ne prendre aucune carte
answer-done = C’est tout
answer-done-play-stock = Ne plus rien en jouer
answer-done-build-more = Ne plus rien poser
answer-done-place-materials = Ne plus rien poser
answer-done-match-build = Ne rien poser
answer-done-renovate = Ne plus rien remplacer
answer-done-discard-any = Ne plus rien défausser
answer-done-store-exchange = Ne plus rien prendre
answer-done-sin = Ne plus rien prendre
answer-target = Choisir { $name }
answer-target-lay-on = La poser du côté { DE($name) }
answer-target-lay-on-own = La poser de votre côté
answer-target-toll = Prendre une carte au hasard à { $name }
answer-strike = Choisir la case { $cell }
answer-strike-destroy = Détruire { $material }
answer-strike-own = Sacrifier { $material }
answer-strike-lay = La poser sur { $material }
answer-strike-replace = Remplacer { $material }
# $materials : ce qui s’y trouve, ou « rien ».
answer-flank-left = Perdre le côté gauche : { $materials }
answer-flank-right = Perdre le côté droit : { $materials }
answer-take = Prendre { $card }
answer-take-ask = Demander { $card }
answer-give = Donner { $card }
answer-give-offer = Offrir { $card }
answer-give-pool = Mettre { $card } dans le pot
answer-give-keep = Garder { $card }
answer-give-to = Donner { $card } à { $name }
answer-give-store = Mettre { $card } dans le stock
answer-back = Remettre { $card } sur la pioche
answer-empty = La laisser vide
answer-empty-cell = Laisser la case { $cell } vide
answer-show = Montrer { $mission }
answer-claim = Retourner { $mission } ({ $points })
answer-aim = Détruire { $card }
# $place : où elle se trouve.
answer-aim-at = Détruire { $card } ({ $place })
answer-let-be = Laisser faire
answer-pope = L’annuler avec { $special }
answer-pray = La renvoyer avec { $card }
answer-repeat = La refaire avec { $special }
answer-double-cards = Deux fois plus de cartes
answer-double-players = Deux fois plus de joueurs
answer-offer = Faire cette offre : { $given } contre { $taken }
answer-offer-plain = Faire l’offre
answer-accept = Accepter
answer-refuse = Refuser
answer-counter = Faire une autre offre

## Les réponses sur les boutons : aussi courtes que possible, sans ce que l’on sait déjà

chip-cell = case { $cell }
# $thing: "pierre 3".
chip-on-cell = { $thing }, case { $cell }
# $thing: "pierre 3, case 4".
chip-instead = à la place de { $thing }
chip-swap = contre { $thing }
chip-play = la jouer
chip-lay = la poser
chip-store = dans le stock
chip-shelter = à l’abri
chip-claim = Retourner { $mission }
# A side, or a special card on it.
chip-yours = à vous
chip-toll = piocher une carte
chip-flank-left = le côté gauche
chip-flank-right = le côté droit

## Événements. $change : « +2 points » ou « −2 points ».

event-missions-chosen = { $who ->
    [you] Vos missions obligatoires : { $missions }.
   *[other] Missions obligatoires pour { $name } : { $missions }.
}
event-missions-chosen-hidden = { $who ->
    [you] Vous avez choisi vos missions.
   *[other] { $name } a choisi ses missions.
}
event-first-player = { $who ->
    [you] Vous jouez en premier.
   *[other] { $name } joue en premier.
}
event-turn-began = { $who ->
    [you] Tour { $turn } : à vous.
   *[other] Tour { $turn } : { $name }.
}
event-turn-skipped = { $who ->
    [you] Tour { $turn } : vous perdez votre tour.
   *[other] Tour { $turn } : { $name } perd son tour.
}
# $origin : « hand », « stock » ou « rival » (le stock de quelqu’un d’autre).
event-built = { $who ->
    [you] Vous posez { $card }
   *[other] { $name } pose { $card }
}{ $origin ->
    [stock] { " depuis le stock" }
    [rival] { " depuis le stock d’un adversaire" }
   *[hand] { "" }
}{ $change }.
event-built-as = { $who ->
    [you] Vous posez { $card } { $kind }
   *[other] { $name } pose { $card } { $kind }
}{ $origin ->
    [stock] { " depuis le stock" }
    [rival] { " depuis le stock d’un adversaire" }
   *[hand] { "" }
}{ $change }.
event-replaced = { $who ->
    [you] Vous remplacez { $old } par { $card }, valeur { $value }.
   *[other] { $name } remplace { $old } par { $card }, valeur { $value }.
}
event-action-played = { $origin ->
    [repeat] { $who ->
        [you] Vous refaites { $card } pour vous.
       *[other] { $name } refait { $card }.
    }
    [stock] { $who ->
        [you] Vous jouez { $card } depuis le stock.
       *[other] { $name } joue { $card } depuis le stock.
    }
   *[hand] { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
}
event-action-doubled-cards = { $card } touche deux fois plus de cartes.
event-action-doubled-players = { $card } touche deux fois plus de joueurs.
event-action-doubled-nothing = On ne peut pas doubler { $card }.
# $whom : « you » ou « other », qui s’appelle $target.
event-action-aimed = { $whom ->
    [you] { $card } vous vise.
   *[other] { $card } vise { $target }.
}
event-action-aimed-special = { $card } vise { $special }, { $whom ->
    [you] de votre côté
   *[other] chez { $target }
}.
event-trap-sprung = { $card } annule l’attaque contre { $who ->
    [you] vous
   *[other] { $name }
} et passe dans { $zone }{ $change }.
event-action-cancelled = { $who ->
    [you] Vous annulez { $card } avec { $by }.
   *[other] { $name } annule { $card } avec { $by }.
}
event-action-turned = { $who ->
    [you] Avec { $by }, vous renvoyez { $card }
   *[other] Avec { $by }, { $name } renvoie { $card }
} contre { $whom ->
    [you] vous
   *[other] { $target }
}.
event-special-laid-zone = { $who ->
    [you] Vous posez { $card } dans { $zone }{ $change }.
   *[other] { $name } pose { $card } dans { $zone }{ $change }.
}
event-special-laid-own = { $who ->
    [you] Vous posez { $card }{ $change }.
   *[other] { $name } pose { $card }{ $change }.
}
event-special-laid-stock = { $who ->
    [you] Vous posez { $card } dans { $stock }.
   *[other] { $name } pose { $card } dans { $stock }.
}
event-special-laid-cover = { $who ->
    [you] Vous posez { $card } sur { $stock }.
   *[other] { $name } pose { $card } sur { $stock }.
}
event-special-laid-cell = { $who ->
    [you] Vous posez { $card } sur la case { $cell }, dans { $castle }{ $change }.
   *[other] { $name } pose { $card } sur la case { $cell }, dans { $castle }{ $change }.
}
event-special-laid-place = { $who ->
    [you] Vous mettez { $card } à la place du matériau de la case { $cell }, dans { $castle }{ $change }.
   *[other] { $name } met { $card } à la place du matériau de la case { $cell }, dans { $castle }{ $change }.
}
# De combien changent les points, à la fin d’une telle phrase.
with-change =  : { $change }
# $origin : « hand », « stock » ou « castle ».
event-discarded = { $who ->
    [you] Vous défaussez { $card }
   *[other] { $name } défausse { $card }
}{ $origin ->
    [stock] { " depuis le stock" }
    [castle] { " depuis le château" }
   *[hand] { "" }
}.
event-chance-discarded = Le hasard prend { $card } dans { $stock } : à la défausse.
event-stock-opened = { $who ->
    [you] Vous jouez des cartes de votre stock.
   *[other] { $name } joue des cartes de son stock.
}
event-stored = { $who ->
    [you] Vous mettez { $card } dans le stock.
   *[other] { $name } met { $card } dans le stock.
}
event-stored-hidden = { $who ->
    [you] Vous mettez une carte dans le stock.
   *[other] { $name } met une carte dans le stock.
}
event-stored-sheltered = { $who ->
    [you] Vous mettez { $card } dans un emplacement protégé.
   *[other] { $name } met { $card } dans un emplacement protégé.
}
event-stored-sheltered-hidden = { $who ->
    [you] Vous mettez une carte dans un emplacement protégé.
   *[other] { $name } met une carte dans un emplacement protégé.
}
# $cards : des noms, ou « 2 cartes » quand elles sont cachées.
event-drew = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $name } pioche { $cards }.
}
event-material-lost = { $castle } perd { $cards }{ $change }.
event-material-taken = { $who ->
    [you] Vous prenez { $card } dans { $castle }, pour le vôtre.
   *[other] { $name } prend { $card } dans { $castle }, pour le sien.
}
event-materials-swapped = { $who ->
    [you] Vous échangez { $own } contre { $card } dans { $castle }.
   *[other] { $name } échange { $own } contre { $card } dans { $castle }.
}
event-castle-lifted = { $who ->
    [you] Vous reprenez les matériaux de votre château pour les redisposer.
   *[other] { $name } reprend les matériaux de son château pour les redisposer.
}
event-material-relaid = { $who ->
    [you] Vous mettez { $card } sur la case { $cell }.
   *[other] { $name } met { $card } sur la case { $cell }.
}
event-material-relaid-empty = { $who ->
    [you] Vous laissez la case { $cell } vide.
   *[other] { $name } laisse la case { $cell } vide.
}
event-hand-shown = { $whom ->
    [you] Vous montrez votre main à tout le monde : { $cards }.
   *[other] { $target } montre sa main à tout le monde : { $cards }.
}
event-hand-seen = { $who ->
    [you] Vous voyez { $hand } : { $cards }.
   *[other] { $name } voit { $hand } : { $cards }.
}
event-hand-seen-hidden = { $who ->
    [you] Vous voyez { $hand }.
   *[other] { $name } voit { $hand }.
}
event-stock-seen = { $who ->
    [you] Vous voyez { $stock } : { $cards }.
   *[other] { $name } voit { $stock } : { $cards }.
}
event-stock-seen-hidden = { $who ->
    [you] Vous voyez { $stock }.
   *[other] { $name } voit { $stock }.
}
# $card : son nom, ou « une carte » ; $from et $to : « la main d’Anne », « votre stock », « le pot ».
event-card-moved = { $card } quitte { $from } pour { $to }.
event-card-moved-chance = { $card } quitte au hasard { $from } pour { $to }.
some-card = Une carte
vault-of = { $who ->
    [you] vos emplacements protégés
    [own] ses propres emplacements protégés
   *[other] les emplacements protégés { DE($name) }
}
place-pool = le pot
place-tray = les cartes mises de côté
event-hands-swapped = { $who ->
    [you] Vous échangez votre main
   *[other] { $name } échange sa main
} avec { $whom ->
    [you] vous
   *[other] { $target }
}.
# À qui voit les cartes : qui lit reçoit $received contre $given.
event-hands-swapped-seen = Vous échangez votre main avec { $target } : vous recevez { $received } contre { $given }.
event-pool-seen = { $who ->
    [you] Vous regardez le pot : { $cards }.
   *[other] { $name } regarde le pot : { $cards }.
}
event-pool-seen-hidden = { $who ->
    [you] Vous regardez le pot.
   *[other] { $name } regarde le pot.
}
event-offer-grew = { $who ->
    [you] Vous offrez { $card }.
   *[other] { $name } offre { $card }.
}
event-offer-grew-wanted = { $who ->
    [you] Vous demandez { $card }.
   *[other] { $name } demande { $card }.
}
event-offer-grew-hidden = { $who ->
    [you] Vous préparez une offre.
   *[other] { $name } prépare une offre.
}
event-offer-made = { $who ->
    [you] Vous proposez un échange à { $target } : { $given } contre { $taken }.
   *[other] { $whom ->
        [you] { $name } vous propose un échange : { $given } contre { $taken }.
       *[other] { $name } propose un échange à { $target } : { $given } contre { $taken }.
    }
}
event-offer-made-hidden = { $who ->
    [you] Vous faites une offre.
   *[other] { $whom ->
        [you] { $name } vous fait une offre.
       *[other] { $name } fait une offre à { $target }.
    }
}
event-offer-made-counter = { $who ->
    [you] Vous proposez à la place : { $given } contre { $taken }.
   *[other] { $name } propose à la place : { $given } contre { $taken }.
}
event-offer-made-counter-hidden = { $who ->
    [you] Vous faites une autre offre.
   *[other] { $name } fait une autre offre.
}
event-offer-accepted = { $who ->
    [you] Vous acceptez l’offre.
   *[other] { $name } accepte l’offre.
}
event-offer-refused = { $who ->
    [you] Vous refusez l’offre.
   *[other] { $name } refuse l’offre.
}
event-pile-shown = { $who ->
    [you] Vous retournez de la pioche : { $cards }.
   *[other] { $name } retourne de la pioche : { $cards }.
}
event-pile-taken = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $name } prend { $card }.
}
event-pile-returned = { $who ->
    [you] Vous remettez { $card } sur la pioche.
   *[other] { $name } remet { $card } sur la pioche.
}
# $place : « le château d’Anne », « votre zone spéciale ».
event-special-discarded = { $card } quitte { $place } pour la défausse{ $change }.
# Ce qui était dessous ou dans ses emplacements.
event-special-along = À la défausse aussi : { $cards }.
event-special-taken = { $who ->
    [you] Vous prenez en main { $card }
   *[other] { $name } prend en main { $card }
}, qui était chez { $whom ->
    [you] vous
   *[other] { $target }
}.
event-mission-shown = { $who ->
    [you] Vous montrez une mission à { $target } : { $mission }.
   *[other] { $whom ->
        [you] { $name } vous montre une mission : { $mission }.
       *[other] { $name } montre une mission à { $target } : { $mission }.
    }
}
event-mission-shown-hidden = { $who ->
    [you] Vous montrez une mission à { $target }.
   *[other] { $whom ->
        [you] { $name } vous montre une mission.
       *[other] { $name } montre une mission à { $target }.
    }
}
event-mission-claimed = { $who ->
    [you] Vous retournez { $mission }{ $change }.
   *[other] { $name } retourne { $mission }{ $change }.
}
event-restrained-skip-turn = { $who ->
    [you] Vous perdrez votre prochain tour.
   *[other] { $name } perdra son prochain tour.
}
event-restrained-no-draw = { $who ->
    [you] Vous ne piocherez pas à votre prochain tour.
   *[other] { $name } ne piochera pas à son prochain tour.
}
event-restrained-no-action = { $who ->
    [you] Vous ne pourrez jouer aucune action à votre prochain tour.
   *[other] { $name } ne pourra jouer aucune action à son prochain tour.
}
event-restrained-no-material = { $who ->
    [you] Vous ne pourrez poser aucun matériau à votre prochain tour.
   *[other] { $name } ne pourra poser aucun matériau à son prochain tour.
}
event-restrained-no-material-hand = { $who ->
    [you] Vous ne pourrez poser aucun matériau de votre main à votre prochain tour.
   *[other] { $name } ne pourra poser aucun matériau de sa main à son prochain tour.
}
event-restrained-materials-up-to = { $who ->
    [you] Vous pourrez poser jusqu’à { $n } matériaux à la fois à votre prochain tour.
   *[other] { $name } pourra poser jusqu’à { $n } matériaux à la fois à son prochain tour.
}
event-castle-protected = { $who ->
    [you] Aucune action ne touche votre château jusqu’à votre prochain tour.
   *[other] Aucune action ne touche le château { DE($name) } jusqu’à son prochain tour.
}
event-operation-granted = { $who ->
    [you] Vous faites une opération de plus.
   *[other] { $name } fait une opération de plus.
}
event-turn-granted = { $who ->
    [you] Vous jouerez un autre tour après celui-ci.
   *[other] { $name } jouera un autre tour après celui-ci.
}
event-cost-unpaid = { $who ->
    [you] Vous ne pouvez pas payer { $card } : il ne se passe rien.
   *[other] { $name } ne peut pas payer { $card } : il ne se passe rien.
}
event-nothing-found-hand = { $who ->
    [you] Rien dans votre main ne convient.
   *[other] Rien ne convient dans la main { DE($name) }.
}
event-nothing-found-stock = { $who ->
    [you] Il n’y a rien pour cela dans votre stock.
   *[other] Il n’y a rien pour cela dans le stock { DE($name) }.
}
event-keyring-found = { $card } se fait voir et va dans { $zone }{ $change }.
event-stock-unlocked = { $who ->
    [you] Votre stock est de nouveau libre, et { $card } passe dans votre zone spéciale{ $change }.
   *[other] Le stock { DE($name) } est de nouveau libre, et { $card } passe dans la zone spéciale{ $change }.
}
event-attack-collected = { $who ->
    [you] { $card } va sous { $under } : { $change } pour vous.
   *[other] { $card } va sous { $under } : { $change } pour { $name }.
}
# Ce que la fin ajoute : les missions royales remplies.
event-accomplished = { $who ->
    [you] Vous avez accompli { $missions }.
   *[other] Accompli par { $name } : { $missions }.
}

## Raisons

reason-not-in-hand = { $card } n’est pas dans votre main.
reason-not-in-stock = { $card } n’est pas dans votre stock.
reason-no-free-cell = Aucune case libre ne peut recevoir { $card }.
reason-wrong-kind = Il faut ici une { $kind }, ce que { $card } n’est pas sur la case { $cell }.
reason-cell-filled = La case { $cell } est remplie.
reason-cell-unsupported = La case { $cell } repose sur une case encore vide.
reason-no-actions-this-turn = Vous ne pouvez jouer aucune action pendant ce tour.
reason-no-materials-this-turn = Vous ne pouvez poser aucun matériau pendant ce tour.
reason-reaction-only = { $card } ne se joue qu’en réaction à une action qui vous touche.
reason-special-cannot-be-laid = Il n’y a pas d’endroit où poser { $card } maintenant ; vous pouvez stocker ou défausser cette carte.
reason-never-playable = { $card } ne se pose jamais : cette carte se montre quand quelqu’un d’autre la voit.
reason-stock-covered = { $card } est sur votre stock : il ne peut être ni joué ni rempli.
reason-stock-full = { $need_slots ->
    [0] Vous n’avez pas d’emplacement protégé.
    [one] Votre stock est plein : il a { $need_slots } emplacement.
   *[other] Votre stock est plein : il a { $need_slots } emplacements.
}
reason-stock-empty = Votre stock est vide.
reason-nothing-to-store = Vous n’avez aucune carte à mettre dans votre stock.
reason-not-a-target = { $who ->
    [you] Vous ne pouvez pas vous choisir ici.
   *[other] On ne peut pas choisir { $name } ici.
}
reason-protected = Aucune action ne peut toucher ce qui est sur la case { $cell }.
reason-not-exposed = Quelque chose repose sur la case { $cell } : ce qui s’y trouve n’est pas exposé.
reason-wrong-value = Sa valeur doit être { $values }, et elle est de { $have_value }.
reason-not-higher = { $card } vaut { $have_value }, et ce qui serait remplacé { $need_value } : il faut une valeur plus haute.
reason-was-covered = Quand l’action a été jouée, quelque chose reposait sur la case { $cell }.
reason-no-place-left = Avec { $card } ici, le reste ne trouverait plus de place.
reason-not-there = Ce n’est pas là.
reason-not-offered = Ce n’est pas parmi ce que vous pouvez choisir maintenant.
reason-must-place = Posez d’abord ce que demande l’action.
reason-one-only = Vous en avez choisi autant que permis.
reason-mission-not-held = Vous n’avez pas cette mission : { $mission }.
reason-mission-done = Cette mission est déjà accomplie : { $mission }.
reason-two-missions = Vous choisissez deux missions, pas une.
reason-mission-not-fulfilled = Cette mission n’est pas remplie : { $mission }. { $condition }
reason-no-pope = Vous n’avez pas de carte spéciale qui annule des actions.
reason-pope-used = { $card } a déjà servi.
reason-no-prayer = Vous n’avez pas de carte qui renvoie des actions.
reason-not-aimed-at-you = L’action ne vous touche pas.
reason-cannot-be-turned = On ne peut pas renvoyer { $card }.
reason-no-ironmonger = Vous n’avez pas de carte spéciale qui refait des actions.
reason-cannot-double = On ne peut pas doubler { $card } ainsi.
reason-not-yours = Ce n’est pas à vous.
reason-act-first = D’abord vient une opération de votre tour ; vous pouvez toujours défausser une carte.
reason-already-chosen = Cette carte est déjà choisie : { $card }.
reason-target-chosen = Cible déjà choisie : { $name }.
reason-not-an-action = { $card } n’est pas une action, et il en faut une.
reason-compulsory = On ne peut pas passer ici : c’est obligatoire.
reason-untouchable = Aucune de vos actions ne peut toucher { $card }.
reason-own-turn = C’est votre tour : les actions se renvoient pendant les tours des autres.
reason-not-in-play = Aucun château n’a de matériau du genre et de la valeur qu’aurait ici { $card }.
reason-no-second = Aucun second matériau ne pourrait suivre { $card } à cet endroit.

## La fin

end-castle = { $who ->
    [you] Votre château est achevé : la partie est terminée.
   *[other] Le château { DE($name) } est achevé : la partie est terminée.
}
end-castle-plain = Un château est achevé.
end-pile = La pioche est vide.

## La position, dans un terminal et en panneaux pour qui ne voit pas le plateau. Dans un terminal,
## un intitulé a 11 colonnes.

label-families = familles
label-pile = pioche
label-discards = défausse
pile-known = { $cards }, dont vous connaissez { $known }
discards = { $n ->
    [0] rien
   *[other] { $cards }, { $card } dessus
}
label-castle = château
label-zone = zone
label-under = recueilli
label-cover = sur stock
label-stock = stock
label-vault = protégé
label-mandatory = obligatoire
label-optional = facultative
label-away = écartées
label-done = accomplie
label-next = prochain
label-now = ce tour
label-deeds = exploits
label-aside = de côté
label-pool = pot
label-offer = offre
label-aims = cible
# $known : des cartes que connaît qui lit ; $n : combien il y en a d’autres.
known-and-others = { $n ->
    [one] { $known } et { $n } inconnue
   *[other] { $known } et { $n } inconnues
}
offer-of = { $given } contre { $taken }
row = rangée { $n }
# Une case dans un panneau : $what est « fondation de valeur 4 », « pierre libre ».
panel-cell = { $cell } : { $what }
panel-worth = { $thing } de valeur { $value }
panel-under = { $thing } de valeur { $value } sous { $specials }
panel-free-foundation = fondation libre
panel-free-stone = pierre libre
panel-free-tile = tuile libre
# $card : une carte spéciale, $points : « +2 points ».
zone-card = { $card } ({ $points })
zone-used = a servi
# Ce qui vaut pendant le tour de qui lit, comme phrase avant la question.
limit-no-action = Vous ne pouvez jouer aucune action.
limit-no-material = Vous ne pouvez poser aucun matériau.
limit-no-material-hand = Vous ne pouvez poser aucun matériau de votre main.
limit-no-draw = Vous ne piocherez pas.
limit-skip-turn = Vous perdez ce tour.
limit-castle-immunity = Aucune action ne touche votre château.
limit-materials-up-to = Vous pouvez poser jusqu’à { $n } matériaux.
flag-attacked-castle-before-foundations-done = a attaqué un château aux fondations inachevées
flag-attacked-castle-with-tile = a attaqué un château dont le propriétaire avait posé une tuile
flag-foundations-done-before-first-stone = a rempli toutes les cases de fondation avant de poser une pierre
flag-special-before-first-stone = a posé une carte spéciale avant de poser une pierre
flag-first-tile = a posé une tuile avant tout le monde
flag-first-all-stones = a rempli toutes les cases de pierre avant tout le monde
flag-first-all-foundations = a rempli toutes les cases de fondation avant tout le monde
flag-placed-stone = a posé une pierre
flag-placed-tile = a posé une tuile
flag-had-all-foundations = a rempli toutes les cases de fondation
mission-progress = { $condition } { $progress }
