### Lorenzo il Magnifico, en français.

title = Lorenzo il Magnifico

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
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}

## Sortes de ressources, et leurs lettres sur les plateaux et les cartes (toutes différentes)

kind-coin = pièces
kind-wood = bois
kind-stone = pierres
kind-servant = serviteurs
kind-military = points militaires
kind-faith = points de foi
kind-vp = points de victoire
kind-privilege = privilèges
letter-coin = P
letter-wood = B
letter-stone = R
letter-servant = S
letter-military = M
letter-faith = F
letter-vp = V
letter-privilege = ★

## Les membres de famille et où ils vont

# Un membre de famille par sa couleur ; accordé avec « membre ».
member-black = noir
member-white = blanc
member-orange = orange
member-neutral = neutre
# $member : un des précédents ; $value : ce qu’il vaut.
member = { $member } ({ $value })
# Les cases, après un deux-points ou une flèche.
space-territory = tour des territoires, étage { $n }
space-character = tour des personnages, étage { $n }
space-building = tour des bâtiments, étage { $n }
space-venture = tour des projets, étage { $n }
space-harvest = petite case de récolte
space-large-harvest = grande case de récolte
space-production = petite case de production
space-large-production = grande case de production
space-market = marché, case { $n }
space-council = palais du Conseil
# Un étage d’une tour, en très peu de mots.
floor-territory = territoire { $n }
floor-character = personnage { $n }
floor-building = bâtiment { $n }
floor-venture = projet { $n }

## Cartes

# Plusieurs cartes, comme après « pour ».
cards-territory = les territoires
cards-character = les personnages
cards-building = les bâtiments
cards-venture = les projets
cards-any = chaque carte
# Une carte, comme après « prendre ».
one-territory = un territoire
one-character = un personnage
one-building = un bâtiment
one-venture = un projet
one-any = une carte de n’importe quel type
# Ce qu’est une carte, après son nom ; $period : I, II ou III.
card-of-territory = un territoire de la période { $period }
card-of-character = un personnage de la période { $period }
card-of-building = un bâtiment de la période { $period }
card-of-venture = un projet de la période { $period }
# Le texte entier d’une carte : cette phrase, puis celles dont elle a besoin.
text-card = { $card }, { $kind }.
# $cost : « 3 bois », « 2 pièces ou 3 points militaires (il en faut 6) ».
text-cost = Coût : { $cost }.
# $effects : « 2 pièces et 1 privilège ».
text-now = Aussitôt : { $effects }.
text-territory = Récolte de valeur { $value } ou plus : { $effects }.
text-building = Production de valeur { $value } ou plus : { $effects }.
# $trades : un ou deux échanges.
text-trades = Production de valeur { $value } ou plus : échangez { $trades }.
trade = { $pays } contre { $gives }
text-points = À la fin de la partie : { $points }.
# Des points militaires à payer, quand il faut en avoir davantage.
cost-military = { $goods } (il en faut { $threshold })

## Effets : ce que l’on reçoit

effect-per-card = { $kind ->
    [territory] { $goods } par territoire que l’on a
    [character] { $goods } par personnage que l’on a
    [building] { $goods } par bâtiment que l’on a
   *[venture] { $goods } par projet que l’on a
}
# $held : « 2 points militaires ».
effect-per-held = { $goods } par tranche de { $held }
# $cards : « un bâtiment », « une carte de n’importe quel type ».
effect-take = une action de valeur { $value } pour prendre { $cards }
effect-take-for-less = une action de valeur { $value } pour prendre { $cards }, avec { $discount } de réduction
effect-work = { $action ->
    [harvest] une récolte de valeur { $value }
   *[production] une production de valeur { $value }
}
effect-raise = une valeur de { $value } pour un membre coloré, le temps de la manche
effect-copy = la capacité d’un leader qu’un adversaire a en jeu, pour le reste de la partie

## Capacités : en une phrase, et (short-...) en quelques mots

# $way : « more » ou « less » ; $action : ce dont la valeur change.
ability-value = { $way ->
    [less] { $action ->
        [territory] Vos actions pour prendre des territoires valent { $n } de moins.
        [character] Vos actions pour prendre des personnages valent { $n } de moins.
        [building] Vos actions pour prendre des bâtiments valent { $n } de moins.
        [venture] Vos actions pour prendre des projets valent { $n } de moins.
        [harvest] Vos récoltes valent { $n } de moins.
       *[production] Vos productions valent { $n } de moins.
    }
   *[more] { $action ->
        [territory] Vos actions pour prendre des territoires valent { $n } de plus.
        [character] Vos actions pour prendre des personnages valent { $n } de plus.
        [building] Vos actions pour prendre des bâtiments valent { $n } de plus.
        [venture] Vos actions pour prendre des projets valent { $n } de plus.
        [harvest] Vos récoltes valent { $n } de plus.
       *[production] Vos productions valent { $n } de plus.
    }
}
short-value = { $way ->
    [less] { $action ->
        [territory] territoires à −{ $n }
        [character] personnages à −{ $n }
        [building] bâtiments à −{ $n }
        [venture] projets à −{ $n }
        [harvest] récoltes à −{ $n }
       *[production] productions à −{ $n }
    }
   *[more] { $action ->
        [territory] territoires à +{ $n }
        [character] personnages à +{ $n }
        [building] bâtiments à +{ $n }
        [venture] projets à +{ $n }
        [harvest] récoltes à +{ $n }
       *[production] productions à +{ $n }
    }
}
# $cards : « les bâtiments », « chaque carte » ; $goods : « 1 bois ou 1 pierre ».
ability-discount = Vous payez { $goods } de moins pour { $cards }.
short-discount = { $goods } de moins pour { $cards }
# $floors : « 3 et 4 ».
ability-no-floor-bonus = Vous ne recevez plus le bonus des étages { $floors } des tours.
short-no-floor-bonus = aucun bonus des étages { $floors }
ability-shares = Vos membres peuvent aller sur des cases occupées.
short-shares = accès aux cases occupées
ability-no-fee = Vous ne payez pas de supplément dans les tours occupées.
short-no-fee = pas de supplément dans les tours occupées
ability-fixed = Vos membres colorés valent { $value }, quoi que montrent les dés.
short-fixed = membres colorés de valeur { $value }
ability-coloured = { $way ->
    [less] Vos membres colorés valent { $n } de moins.
   *[more] Vos membres colorés valent { $n } de plus.
}
short-coloured = { $way ->
    [less] membres colorés à −{ $n }
   *[more] membres colorés à +{ $n }
}
ability-neutral = Votre membre neutre vaut { $n } de plus.
short-neutral = membre neutre à +{ $n }
ability-no-military = Vous pouvez prendre des territoires sans avoir les points militaires demandés.
short-no-military = territoires sans points militaires
# $goods : « pièces, bois, pierres et serviteurs ».
ability-doubled = Dans les effets immédiats de vos cartes, ceci compte double : { $goods }.
short-doubled = effets immédiats doublés : { $goods }
ability-support = Chaque fois que vous soutenez l’Église, vous recevez aussi { $goods }.
short-support = { $goods } par soutien à l’Église
# $goods : « 1 bois et 1 pierre ».
ability-less = Chaque source qui devrait vous en rapporter vous donne { $goods } de moins.
short-less = { $goods } de moins par source
ability-barred = { $area ->
    [market] Vous ne pouvez plus placer de membres au marché.
    [council] Vous ne pouvez plus placer de membres au palais du Conseil.
    [harvest] Vous ne pouvez plus placer de membres sur les cases de récolte.
    [production] Vous ne pouvez plus placer de membres sur les cases de production.
   *[tower] Vous ne pouvez plus placer de membres dans cette tour.
}
short-barred = { $area ->
    [market] aucun membre au marché
    [council] aucun membre au palais du Conseil
    [harvest] aucun membre sur les cases de récolte
    [production] aucun membre sur les cases de production
   *[tower] aucun membre dans cette tour
}
# $servants : « 2 serviteurs ».
ability-servants = Il faut { $servants } pour augmenter de 1 la valeur d’une action.
short-servants = { $servants } pour 1 de valeur
ability-rests = À chaque manche, vous passez votre premier tour ; votre dernier membre est placé après tous les autres.
short-rests = premier tour de chaque manche passé
ability-no-points = { $kind ->
    [territory] À la fin, vos territoires ne rapportent aucun point.
    [character] À la fin, vos personnages ne rapportent aucun point.
    [building] À la fin, vos bâtiments ne rapportent aucun point.
   *[venture] À la fin, vos projets ne rapportent aucun point.
}
short-no-points = { $kind ->
    [territory] aucun point pour les territoires
    [character] aucun point pour les personnages
    [building] aucun point pour les bâtiments
   *[venture] aucun point pour les projets
}
# Les points perdus à la fin ; $per : par tranche de combien.
ability-lose-points = À la fin, vous perdez 1 point de victoire par tranche de { $per } que vous avez.
short-lose-points = −1 point de victoire par tranche de { $per } points
ability-lose-military = { $per ->
    [1] À la fin, vous perdez 1 point de victoire par point militaire.
   *[other] À la fin, vous perdez 1 point de victoire par tranche de { $per } points militaires.
}
short-lose-military = { $per ->
    [1] −1 point de victoire par point militaire
   *[other] −1 point de victoire par tranche de { $per } points militaires
}
ability-lose-building-costs = { $per ->
    [1] À la fin, vous perdez 1 point de victoire par bois et par pierre dans le coût de vos bâtiments.
   *[other] À la fin, vous perdez 1 point de victoire par tranche de { $per } bois et pierres dans le coût de vos bâtiments.
}
short-lose-building-costs = { $per ->
    [1] −1 point de victoire par bois et pierre que coûtent les bâtiments
   *[other] −1 point de victoire par tranche de { $per } bois et pierres que coûtent les bâtiments
}
ability-lose-resources = { $per ->
    [1] À la fin, vous perdez 1 point de victoire par pièce, bois, pierre et serviteur qui vous reste.
   *[other] À la fin, vous perdez 1 point de victoire par tranche de { $per } pièces, bois, pierres et serviteurs qui vous restent.
}
short-lose-resources = { $per ->
    [1] −1 point de victoire par ressource restante
   *[other] −1 point de victoire par tranche de { $per } ressources restantes
}

## Leaders et tuiles

text-leader = { $leader }. Condition : { $requirement }.
text-played = Dès qu’il est joué : { $effects }.
text-once = Une fois par manche : { $effects }.
short-once = une fois par manche : { $effects }
# $ability : une des phrases ability-...
text-tile = Excommunication de la période { $period }. { $ability }
text-bonus-tile = { $tile }. Chaque récolte rapporte aussi { $harvest } ; chaque production rapporte aussi { $production }.
bonus-tile-standard = Tuile bonus commune
bonus-tile-a = Tuile bonus A
bonus-tile-b = Tuile bonus B
bonus-tile-c = Tuile bonus C
bonus-tile-d = Tuile bonus D
# Noms des leaders : des personnes, comme on les appelle en français.
leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = L’Arioste
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Frédéric de Montefeltro
leader-girolamo-savonarola = Jérôme Savonarole
leader-giovanni-dalle-bande-nere = Jean des Bandes Noires
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michel-Ange
leader-ludovico-iii-gonzaga = Louis III Gonzague
leader-leonardo-da-vinci = Léonard de Vinci
leader-pico-della-mirandola = Pic de la Mirandole
leader-sisto-iv = Sixte IV
leader-lucrezia-borgia = Lucrèce Borgia
leader-sigismondo-malatesta = Sigismond Malatesta
leader-lorenzo-de-medici = Laurent de Médicis
leader-ludovico-il-moro = Ludovic le More
leader-cesare-borgia = César Borgia
leader-santa-rita = Sainte Rita
leader-cosimo-de-medici = Cosme de Médicis
leader-bartolomeo-colleoni = Bartolomeo Colleoni

## Noms des cartes : territoires, bâtiments, personnages, projets

card-1 = Comptoir
card-2 = Bosquet
card-3 = Village
card-4 = Gravière
card-5 = Forêt
card-6 = Monastère
card-7 = Citadelle
card-8 = Cité
card-9 = Mine d’or
card-10 = Bourg de montagne
card-11 = Bourg minier
card-12 = Carrière de pierre
card-13 = Domaine
card-14 = Ermitage
card-15 = Manoir
card-16 = Duché
card-17 = Ville marchande
card-18 = Ferme
card-19 = Colonie
card-20 = Carrière de marbre
card-21 = Province
card-22 = Sanctuaire
card-23 = Château
card-24 = Ville fortifiée
card-25 = Hôtel des monnaies
card-26 = Octroi
card-27 = Arc de triomphe
card-28 = Théâtre
card-29 = Échoppe du charpentier
card-30 = Échoppe du maçon
card-31 = Chapelle
card-32 = Résidence
card-33 = Place du marché
card-34 = Trésorerie
card-35 = Guilde des peintres
card-36 = Guilde des sculpteurs
card-37 = Guilde des maçons
card-38 = Baptistère
card-39 = Caserne
card-40 = Place forte
card-41 = Banque
card-42 = Foire
card-43 = Jardin
card-44 = Forteresse
card-45 = Palais
card-46 = Église
card-47 = Académie militaire
card-48 = Cathédrale
card-49 = Condottiere
card-50 = Maçon
card-51 = Dame
card-52 = Chevalier
card-53 = Fermier
card-54 = Artisan
card-55 = Prédicateur
card-56 = Abbesse
card-57 = Capitaine
card-58 = Architecte
card-59 = Mécène
card-60 = Héros
card-61 = Paysan
card-62 = Savant
card-63 = Messager du pape
card-64 = Messager du roi
card-65 = Noble
card-66 = Gouverneur
card-67 = Favorite
card-68 = Héraut
card-69 = Cardinal
card-70 = Évêque
card-71 = Général
card-72 = Ambassadeur
card-73 = Levée de recrues
card-74 = Réfection de l’église
card-75 = Nouveaux remparts
card-76 = Nouvelle statue
card-77 = Campagne militaire
card-78 = Accueil des mendiants
card-79 = Lutte contre l’hérésie
card-80 = Soutien à l’évêque
card-81 = Levée de soldats
card-82 = Réfection de l’abbaye
card-83 = Nouveaux bastions
card-84 = Soutien au roi
card-85 = Réfection des canaux
card-86 = Accueil des étrangers
card-87 = Croisade
card-88 = Soutien au cardinal
card-89 = Levée de mercenaires
card-90 = Réfection de la cathédrale
card-91 = Nouvelles tours
card-92 = Essor de l’art sacré
card-93 = Conquête militaire
card-94 = Réfection des routes
card-95 = Guerre sainte
card-96 = Soutien au pape

## Questions à qui lit, et leur sujet (topic-... : après « On attend Anne : »)

question-choose-tile = Quelle tuile de bonus personnel prenez-vous ?
topic-choose-tile = le choix d’une tuile de bonus personnel
# $n : le combientième leader c’est.
question-keep-leader = Quel leader de ce paquet gardez-vous ({ $n } sur { $all }) ?
topic-keep-leader = le choix des leaders
# $leaders : combien de leaders on a en main.
question-turn = { $leaders ->
    [0] Quel membre de famille placer, et où ?
   *[other] Quel membre de famille placer, et où ? Ou d’abord un leader ?
}
topic-turn = le placement d’un membre de famille
question-last-word = Votre membre est placé : un leader à jouer, à activer ou à défausser, ou la fin du tour ?
topic-last-word = la fin du tour
question-pay-for = Quel prix payez-vous pour { $card } ?
topic-pay-for = le prix d’une carte
question-effects = { $card } : quel effet vient en premier ?
topic-effects = l’ordre des effets d’une carte
# $action : récolte ou production ; $servants : combien on en a.
question-work = { $action ->
    [harvest] Votre récolte a une valeur de { $value }, et vous avez { $servants } : combien en envoyez-vous en renfort ?
   *[production] Votre production a une valeur de { $value }, et vous avez { $servants } : combien en envoyez-vous en renfort ?
}
topic-work = le renfort des serviteurs
# $n : combien d’échanges sont choisis ; $pays : ce qu’ils prennent ensemble.
question-production = { $n ->
    [0] Production de valeur { $value } : quel bâtiment échange, ou aucun ?
   *[other] Production de valeur { $value }, vous payez déjà { $pays } : un échange de plus, ou produire ?
}
topic-production = les échanges d’une production
question-pick-privileges = { $n ->
    [one] Quel privilège du Conseil ?
   *[other] Quels sont vos { $n } privilèges du Conseil, tous différents ?
}
topic-pick-privileges = le choix des privilèges
# $cards : « un bâtiment ».
question-bonus-take = Vous pouvez prendre { $cards } avec une valeur de { $value } : que prenez-vous ?
question-bonus-take-for-less = Vous pouvez prendre { $cards } avec une valeur de { $value }, et { $discount } de réduction : que prenez-vous ?
topic-bonus-take = le choix d’une carte dans les tours
# $faith : « 4 points de foi » ; $points : « 4 points de victoire » ; $tile : ce que ferait l’excommunication.
question-faith = Soutenir l’Église, { $faith } contre { $points }, ou subir l’excommunication ({ $tile }) ?
topic-faith = le soutien à l’Église
question-copy-from = Quel leader copiez-vous, pour le reste de la partie ?
topic-copy-from = le choix du leader à copier
question-raise-one = Quel membre vaut { $value } pendant cette manche ?
topic-raise-one = le choix du membre à renforcer

## Réponses

# $member : « noir (5) » ; $space : un des messages space-...
answer-place = { $member } → { $space }
# $text : « noir (5) → territoire 3 » ; $card : la carte à cet étage.
answer-card = { $text } : { $card }
# $what : ce que rapporte la case.
answer-place-space = { $member } → { $space } : { $what }
answer-place-work = { $action ->
    [harvest] { $member } → { $space } : une récolte de valeur { $value }
   *[production] { $member } → { $space } : une production de valeur { $value }
}
# $details : ceux des détails suivants qui conviennent, entre virgules.
with-details = { $text } ({ $details })
detail-cost = pour { $cost }
detail-fee = supplément de { $coins }
detail-servants = { $servants } en renfort
detail-bonus = rapporte { $goods }
answer-pass = Renoncer au membre qui vaut le moins : aucun ne peut être placé
answer-end = Finir le tour
answer-spend-plain = { $n ->
    [0] Ne dépenser aucun serviteur
   *[other] Dépenser { $servants }
}
# $cards : les cartes activées avec cette valeur ; $count : combien il y en a.
answer-spend = { $count ->
    [0] { $n ->
        [0] Ne dépenser aucun serviteur : valeur { $value }, aucune carte activée
       *[other] Dépenser { $servants } : valeur { $value }, aucune carte activée
    }
    [one] { $n ->
        [0] Ne dépenser aucun serviteur : valeur { $value }, carte activée : { $cards }
       *[other] Dépenser { $servants } : valeur { $value }, carte activée : { $cards }
    }
   *[other] { $n ->
        [0] Ne dépenser aucun serviteur : valeur { $value }, cartes activées : { $cards }
       *[other] Dépenser { $servants } : valeur { $value }, cartes activées : { $cards }
    }
}
# Quand même la plus petite valeur n’est pas atteinte.
answer-spend-none = Renoncer à cette action
answer-pay = Payer { $goods }
answer-pay-none = Payer le prix { $price }
# $trade : « 1 bois contre 3 pièces ».
answer-trade = { $card } : { $trade }
answer-trade-none = Échanger avec le bâtiment { $building }, flèche { $arrow }
answer-produce = { $n ->
    [0] Produire sans échange
   *[other] Produire, en payant { $goods }
}
answer-privilege = Recevoir { $goods }
answer-take = { $space }
answer-decline = Ne prendre aucune carte
# $effect : « 2 pièces ».
answer-first = D’abord { $effect }
answer-first-none = D’abord l’effet { $n }
answer-support = Soutenir l’Église : { $faith } contre { $points }
answer-refuse = Ne pas la soutenir : excommunication ({ $tile })
answer-choose = { $tile } : récolte { $harvest } ; production { $production }
# $ability : ce que fait le leader, en quelques mots.
answer-keep = Garder { $leader } ({ $ability })
answer-play = Jouer { $leader } ({ $ability })
answer-use = Activer { $leader } ({ $ability })
answer-copy = Copier { $leader } ({ $ability })
answer-discard = Défausser { $leader } pour { $privilege }
answer-raise = Donner au membre { $member } la valeur { $value }
answer-raise-none = Renforcer le membre { $member }

## Événements

event-bonus-tile-chosen = { $who ->
    [you] Votre choix : { $tile }.
   *[other] { $name } choisit : { $tile }.
}
event-leader-drafted = { $who ->
    [you] Vous gardez { $leader }.
   *[other] { $name } garde { $leader }.
}
event-leader-drafted-hidden = { $who ->
    [you] Vous gardez un leader.
   *[other] { $name } garde un leader.
}
event-packs-passed = Tout le monde découvre un nouveau paquet de leaders.
event-packs-passed-seen = Vous découvrez un paquet de leaders : { $leaders }.
# $dice : « noir (5), blanc (2), orange (1) ».
event-round-began = Manche { $round }, période { $period }. Les dés : { $dice }.
event-turn-began = { $who ->
    [you] Tour { $turn } : à vous.
   *[other] Tour { $turn } : { $name }.
}
event-turn-passed = { $who ->
    [you] Votre excommunication vous fait passer votre premier tour.
   *[other] { $name } passe son premier tour, à cause de son excommunication.
}
event-member-placed = { $who ->
    [you] Vous placez le membre { $member } : { $space }.
   *[other] { $name } place le membre { $member } : { $space }.
}
event-member-lost = { $who ->
    [you] Vous ne pouvez placer personne et perdez le membre { $member }.
   *[other] { $name } ne peut placer personne et perd le membre { $member }.
}
event-servants-spent = { $who ->
    [you] Vous dépensez { $servants } pour augmenter la valeur.
   *[other] { $name } dépense { $servants } pour augmenter la valeur.
}
event-fee-paid = { $who ->
    [you] Vous payez { $coins }, car la tour est occupée.
   *[other] { $name } paie { $coins }, car la tour est occupée.
}
# $source : une carte, une case, un leader ou autre, d’où viennent les ressources.
event-received = { $who ->
    [you] Vous recevez { $goods } ({ $source }).
   *[other] { $name } reçoit { $goods } ({ $source }).
}
source-privilege = privilège
source-church = Église
event-card-taken = { $who ->
    [you] Vous prenez { $card } pour { $cost }.
   *[other] { $name } prend { $card } pour { $cost }.
}
event-card-taken-free = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $name } prend { $card }.
}
event-bonus-offered-take = { $who ->
    [you] Vous pouvez prendre une carte avec une valeur de { $value }.
   *[other] { $name } peut prendre une carte avec une valeur de { $value }.
}
event-bonus-offered-harvest = { $who ->
    [you] Vous pouvez faire une récolte de valeur { $value }.
   *[other] { $name } peut faire une récolte de valeur { $value }.
}
event-bonus-offered-production = { $who ->
    [you] Vous pouvez faire une production de valeur { $value }.
   *[other] { $name } peut faire une production de valeur { $value }.
}
event-bonus-declined = { $who ->
    [you] Vous renoncez à cette action.
   *[other] { $name } renonce à cette action.
}
event-harvested = { $who ->
    [you] Vous faites une récolte de valeur { $value }.
   *[other] { $name } fait une récolte de valeur { $value }.
}
event-produced = { $who ->
    [you] Vous faites une production de valeur { $value }.
   *[other] { $name } fait une production de valeur { $value }.
}
event-produced-paying = { $who ->
    [you] Vous faites une production de valeur { $value } et payez { $goods }.
   *[other] { $name } fait une production de valeur { $value } et paie { $goods }.
}
event-trade-chosen = { $who ->
    [you] Vous choisissez un échange, { $card } : { $trade }.
   *[other] { $name } choisit un échange, { $card } : { $trade }.
}
event-leader-played = { $who ->
    [you] Vous jouez { $leader }.
   *[other] { $name } joue { $leader }.
}
event-leader-discarded = { $who ->
    [you] Vous défaussez { $leader }.
   *[other] { $name } défausse { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] Vous défaussez un leader.
   *[other] { $name } défausse un leader.
}
event-leader-used = { $who ->
    [you] Vous activez { $leader }.
   *[other] { $name } active { $leader }.
}
event-leader-copied = { $who ->
    [you] Vous copiez { $leader }.
   *[other] { $name } copie { $leader }.
}
event-member-raised = { $who ->
    [you] Votre membre vaut davantage pendant cette manche : { $member }.
   *[other] Pour { $name }, un membre vaut davantage pendant cette manche : { $member }.
}
event-church-supported = { $who ->
    [you] Vous soutenez l’Église avec { $faith }.
   *[other] { $name } soutient l’Église avec { $faith }.
}
# $tile : ce que fait la tuile, en quelques mots.
event-excommunicated = { $who ->
    [you] Vous ne soutenez pas l’Église. Excommunication { $period } : { $tile }.
   *[other] { $name } ne soutient pas l’Église. Excommunication { $period } : { $tile }.
}
event-excommunicated-forced = { $who ->
    [you] La foi vous manque. Excommunication { $period } : { $tile }.
   *[other] La foi manque à { $name }. Excommunication { $period } : { $tile }.
}
event-round-ended = La manche { $round } est finie. Le nouvel ordre : { $names }.

## Raisons. $need et $have : ce qu’il faut et ce qu’il y a ; $missing : la différence ;
## $have_total : combien de choses il y a

reason-one-member = On place un seul membre par tour, et le vôtre est placé.
reason-member-placed = Ce membre n’est plus là : { $member }.
reason-closed = Cette case demande au moins { $need_players } joueurs, et vous êtes { $have_players }.
reason-barred = Votre excommunication en interdit l’accès à vos membres.
reason-occupied = La case est occupée.
reason-same-area = Un de vos membres colorés y travaille déjà.
reason-value = { $need_servant ->
    [0] Il faut une valeur de { $need_value }, et elle est de { $have_value }.
   *[other] Il faut une valeur de { $need_value }, et elle est de { $have_value } : cela demande { $need }, et vous avez { $have }.
}
reason-card-gone = Il n’y a plus de carte ici.
reason-same-tower = Un de vos membres colorés est déjà dans cette tour.
reason-card-limit = { $need_kind ->
    [territory] Vous avez { $need_cards } territoires : il n’y a plus de place.
    [character] Vous avez { $need_cards } personnages : il n’y a plus de place.
    [building] Vous avez { $need_cards } bâtiments : il n’y a plus de place.
   *[venture] Vous avez { $need_cards } projets : il n’y a plus de place.
}
reason-fee = La tour est occupée : cela demande { $need }, et vous avez { $have }.
reason-slot = Le territoire numéro { $need_slot } demande { $need }, et vous avez { $have }.
reason-servants-twice = Vos serviteurs ne peuvent pas à la fois augmenter la valeur et payer la carte : vous avez { $have }, et la valeur demande { $need }.
reason-cost = Elle coûte { $need }, et vous avez { $have }. Il manque { $missing }.
reason-cost-fee = Elle coûte { $need }, en plus du supplément de { $fee }, et vous avez { $have }.
reason-cost-threshold = Elle coûte { $need } et demande d’avoir { $threshold } en tout, et vous avez { $have }.
reason-cost-threshold-fee = Elle coûte { $need }, en plus du supplément de { $fee }, et demande d’avoir { $threshold } en tout, et vous avez { $have }.
reason-must-place = Tant qu’un membre peut être placé, il faut en placer un.
reason-place-first = Il faut d’abord placer un membre de famille.
reason-servants = Cela fait { $need }, et vous avez { $have }.
reason-no-more-cards = Moins de serviteurs suffisent pour activer les mêmes cartes.
reason-no-such-price = La carte n’a pas ce prix.
reason-no-effect = La carte n’a plus cet effet : { $card }.
reason-dearer = Un autre prix est égal ou plus bas.
reason-no-building = Vous n’avez pas de bâtiment numéro { $need_building }.
reason-no-trade = Cet échange n’existe pas : { $card }.
reason-not-reached = Le bâtiment s’active à partir de { $need_value }, et cette production vaut { $have_value }.
reason-in-order = Les bâtiments échangent dans l’ordre où ils sont posés, une fois chacun : le tour de celui-ci est passé.
reason-inputs = Cela prend { $need }, et il vous reste { $have }.
reason-privileges = { $need_privileges ->
    [one] Vous choisissez un privilège.
   *[other] Vous choisissez { $need_privileges } privilèges différents.
}
# $need_cards et $have_cards : « les bâtiments ».
reason-wrong-kind = Cette action est pour { $need_cards }, pas pour { $have_cards }.
reason-tile-taken = Cette tuile bonus est prise.
reason-not-in-pack = { $leader } n’est pas dans votre paquet.
reason-between-actions = Les leaders agissent avant ou après le placement d’un membre ; il faut d’abord régler { $topic }.
reason-already-played = { $leader } est déjà en jeu et y reste.
reason-not-in-hand = { $leader } n’est pas dans votre main.
reason-nobody-to-copy = Aucun adversaire n’a en jeu de leader à copier.
reason-requirement = Il y a une condition : { $need }. Vous avez { $have }.
reason-not-in-play = { $leader } n’est pas en jeu.
reason-always-on = { $leader } : sa capacité vaut en permanence, il n’y a rien à activer.
reason-used = { $leader } a déjà agi pendant cette manche.
reason-to-no-use = { $leader } ne pourrait rien faire maintenant.
reason-not-a-rivals = Aucun adversaire n’a { $leader } en jeu.

## La fin

end-finished = La sixième manche a été jouée.
tie-break = À égalité de points, qui vient en premier dans l’ordre du tour passe devant.
# D’où viennent les points.
part-track = en cours de partie
part-territories = territoires
part-characters = personnages
part-ventures = projets
part-military = force militaire
part-resources = ressources
part-excommunication = excommunication

## Options d’une table

option-advanced = leaders et tuiles de bonus personnel
option-advanced-true = avec (les règles avancées)
option-advanced-false = sans (le jeu de base)
option-modules = extensions
option-modules-none = aucune

## La position dans un terminal. Les étiquettes ont 11 colonnes, celles des tours 18.

heading-round = manche { $round } sur { $all }, période { $period }
heading-turn = tour { $turn }
heading-over = partie terminée
label-territory = territoires
label-character = personnages
label-building = bâtiments
label-venture = projets
label-dice = Dés
label-harvest = Récolte
label-production = Production
label-market = Marché
label-council = Conseil
# Une case et qui s’y trouve ; $spot : « petite », « 2 (5S) ».
spot = { $spot } : { $members }
spot-small = petite
# $malus : ce qu’elle retire à la valeur de l’action.
spot-large = grande (−{ $malus })
spot-closed = fermée
# Quelqu’un sur une case : « Anne noir ».
standing = { $name } { $member }
label-order = Ordre
label-church = Église
# $tile : ce que fait l’excommunication ; $faith : ce que demande le rapport.
church-tile = { $faith }, ou { $tile }
church-cubes = excommunication : { $names }
label-goods = ressources
label-tracks = pistes
label-members = membres
label-cards-territory = territoires
label-cards-character = personnages
label-cards-building = bâtiments
label-cards-venture = projets
# $military : « 7 points militaires ».
territories-next = le suivant demande { $military }
territories-full = plus de place
label-tile = tuile bonus
label-played = leaders
leader-used = activé
# Un leader en copie un autre.
copies = copie { $leader }
label-hand = en main
requires = condition : { $requirement }
label-away = défaussés
label-excommunications = sanctions
# Les cartes en peu de lettres ; $goods : « 1P ». Ce que rapporte chaque carte d’un type :
brief-per-card = { $kind ->
    [territory] { $goods } par territoire
    [character] { $goods } par personnage
    [building] { $goods } par bâtiment
   *[venture] { $goods } par projet
}
brief-per-held = { $goods } par { $held }
# Une action pour prendre une carte d’un type (« any » : de tous), une récolte ou une production.
brief-take = { $kind ->
    [territory] territoire { $value }
    [character] personnage { $value }
    [building] bâtiment { $value }
    [venture] projet { $value }
   *[any] carte { $value }
}
brief-work = { $action ->
    [harvest] récolte { $value }
   *[production] production { $value }
}
# Les points à la fin.
brief-end = fin { $points }
brief-bonus-tile = récolte { $harvest } · production { $production }

## La position en panneaux, pour qui ne voit pas le plateau : des titres, puis des lignes

panel-tower-territory = Tour des territoires
panel-tower-character = Tour des personnages
panel-tower-building = Tour des bâtiments
panel-tower-venture = Tour des projets
panel-floor = Étage { $n } (valeur { $value })
panel-floor-bonus = L’étage rapporte { $goods }.
panel-spaces = Cases
nobody = personne
panel-period = Période { $period }
# Ce que quelqu’un possède : le nom d’une carte seul, ou avec ce qu’elle fait.
panel-sentence = { $text }.
panel-ability = { $card } : { $ability }
