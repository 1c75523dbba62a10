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
# Ce que permettent certains leaders ; $things : « 1 serviteur ».
at-most = au plus { $things }
none-of = pas de { $things }

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
letter-coin = P
letter-wood = B
letter-stone = R
letter-servant = S
letter-military = M
letter-faith = F
letter-vp = V
letter-token = J
letter-privilege = ★

## Les membres de famille et où ils vont

# Un membre de famille par sa couleur ; accordé avec « membre ».
member-black = noir
member-white = blanc
member-orange = orange
member-neutral = neutre
member-brown = marron
# $member : un des précédents ; $value : ce qu’il vaut.
member = { $member } ({ $value })
# Les cases, après un deux-points ou une flèche.
space-territory = tour des territoires, étage { $n }
space-character = tour des personnages, étage { $n }
space-building = tour des bâtiments, étage { $n }
space-venture = tour des projets, étage { $n }
space-special = tour spéciale, étage { $n }
space-harvest = petite récolte
space-large-harvest = grande récolte
space-production = petite production
space-large-production = grande production
space-market = marché { $n }
space-council = palais du Conseil
# Une case qu’apporte un leader ; $leader : un des noms suivants, en très peu de mots.
space-own = case du leader { $leader }
owner-bembo = Bembo
owner-massimiliano = Maximilien
owner-guglielmo = Guglielmo
owner-piero = Piero
owner-erasmo = Érasme
owner-bramante = Bramante
# À quoi sert une case ; $goods : ce que l’on y reçoit.
space-gives = On y reçoit { $goods }.
space-for-harvest = Votre tuile bonus rapporte, et chacun de vos territoires dont l’action atteint le dé.
space-for-production = Votre tuile bonus rapporte, et chacun de vos bâtiments dont l’action atteint le dé.
space-for-council = Qui y vient plus tôt joue plus tôt à la prochaine manche.
space-needs = Ici, l’action doit valoir { $value }.
space-malus = La valeur de l’action diminue de { $n }.
space-shared = Autant de membres que l’on veut peuvent s’y trouver.
# Un étage d’une tour, en très peu de mots.
floor-territory = territoire { $n }
floor-character = personnage { $n }
floor-building = bâtiment { $n }
floor-venture = projet { $n }
floor-special = spéciale { $n }
# Les tours, après « la ».
tower-territory = tour des territoires
tower-character = tour des personnages
tower-building = tour des bâtiments
tower-venture = tour des projets
tower-special = tour spéciale

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
card-of-territory = { $tower ->
    [special] un territoire spécial de la période { $period }
   *[usual] un territoire de la période { $period }
}
card-of-character = { $tower ->
    [special] un personnage spécial de la période { $period }
   *[usual] un personnage de la période { $period }
}
card-of-building = { $tower ->
    [special] un bâtiment spécial de la période { $period }
   *[usual] un bâtiment de la période { $period }
}
card-of-venture = { $tower ->
    [special] un projet spécial de la période { $period }
   *[usual] un projet de la période { $period }
}
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
# Un échange qu’une même production fait plusieurs fois.
trade-repeated = { $trade }, autant de fois que vaut l’action
# Pour les cartes sur lesquelles un jeton peut être posé, pour de bon.
text-slot = Un de vos jetons peut être posé sur cette carte.
text-points = À la fin de la partie : { $points }.
# $points : « 1 point de victoire autant de fois que l’on a de serviteurs ».
points-most = { $points }, { $most } au plus
# Des points militaires à payer, quand il faut en avoir davantage.
cost-military = { $goods } (il en faut { $threshold })
# Un prix sans points militaires à payer, mais qui en demande.
cost-needed = il faut { $threshold }
# Ce qui est payé une fois par adversaire.
each-rival = { $goods } par adversaire

## Effets : ce que l’on reçoit

effect-per-card = { $kind ->
    [territory] { $goods } par territoire que vous avez
    [character] { $goods } par personnage que vous avez
    [building] { $goods } par bâtiment que vous avez
   *[venture] { $goods } par projet que vous avez
}
effect-per-card-capped = { $kind ->
    [territory] { $goods } par territoire que vous avez, dans la limite de la valeur de l’action
    [character] { $goods } par personnage que vous avez, dans la limite de la valeur de l’action
    [building] { $goods } par bâtiment que vous avez, dans la limite de la valeur de l’action
   *[venture] { $goods } par projet que vous avez, dans la limite de la valeur de l’action
}
# $held : « 2 points militaires ».
effect-per-held = { $goods } par tranche de { $held }
# $things : « serviteurs ».
effect-per-each = { $goods } autant de fois que vous avez de { $things }
effect-per-leader = { $goods } par leader que vous avez en jeu
# $cards : « un bâtiment », « une carte de n’importe quel type ».
effect-take = une action de valeur { $value } pour prendre { $cards }
effect-take-for-less = une action de valeur { $value } pour prendre { $cards }, avec { $discount } de réduction
effect-take-usual = une action de valeur { $value } pour prendre { $cards }, mais pas dans la tour spéciale
effect-work = { $action ->
    [harvest] une récolte de valeur { $value }
   *[production] une production de valeur { $value }
}
effect-work-one = { $action ->
    [harvest] une récolte de valeur { $value } avec un seul territoire
   *[production] une production de valeur { $value } avec un seul bâtiment
}
effect-either-work = une récolte ou une production de la valeur de ce membre
effect-raise = une valeur de { $value } pour un membre coloré, le temps de la manche
effect-copy = la capacité d’un leader qu’un adversaire a en jeu, pour le reste de la partie
effect-lose = la perte de { $goods }
# $trades : un ou deux des messages trade.
effect-exchange = échanger { $trades }
effect-slot = ce que montre le jeton posé sur cette carte
effect-match-military = autant de points militaires que le plus fort
# $cards : « un bâtiment » ; $several : « 2 bâtiments ».
effect-activate = { $n ->
    [one] { $cards } à activer chez vous, quelle que soit sa valeur
   *[other] { $several } à activer chez vous, quelles que soient leurs valeurs
}
effect-fetch = { $cards } à prendre dans la défausse, sans en payer le coût (pas de carte spéciale)
effect-draw-leaders = { $n ->
    [one] { $n } leader de la pile
   *[other] { $n } leaders de la pile
}
effect-play-free = un leader de la main à jouer sans tenir compte de sa condition
effect-play-free-shown = un de ces leaders à jouer sans tenir compte de sa condition
effect-draw-different = { $n } jetons qui montrent des choses différentes
effect-draw-keep = un jeton à garder, sur deux piochés
# À propos d’un territoire que l’on prend.
effect-harvest-below = une récolte qui vaut 1 de moins que son dé
# $reward : « 7 points de victoire » ; $cards : « un personnage ».
effect-drop-own = { $reward } contre { $cards } à défausser
effect-dismiss = { $reward } contre un leader en jeu à abandonner
effect-market = ce que donne une case libre du marché
effect-visit = { $action ->
    [harvest] une récolte de valeur { $value } avec les territoires d’un adversaire
   *[production] une production de valeur { $value } avec les bâtiments d’un adversaire
}
effect-rivals-drop = pour chaque adversaire, { $cards } à défausser
# $goods : « 2 pièces ou 3 points de victoire ».
effect-rivals-give = { $goods } de chaque adversaire, à son choix

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
# $towers : « tour spéciale ».
ability-no-fee-some = Vous ne payez pas de supplément dans la { $towers }, même occupée.
short-no-fee-some = pas de supplément dans la { $towers }
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
    [special] Vous ne pouvez plus prendre de cartes dans la tour spéciale.
   *[tower] Vous ne pouvez plus placer de membres dans cette tour.
}
short-barred = { $area ->
    [market] aucun membre au marché
    [council] aucun membre au palais du Conseil
    [harvest] aucun membre sur les cases de récolte
    [production] aucun membre sur les cases de production
    [special] aucune carte de la tour spéciale
   *[tower] aucun membre dans cette tour
}
# $servants : « 2 serviteurs ».
ability-servants = Il faut { $servants } pour augmenter de 1 la valeur d’une action.
short-servants = { $servants } pour 1 de valeur
ability-rests = À chaque manche, vous passez votre premier tour ; votre dernier membre est placé après tous les autres.
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
# $points : « 5 points de victoire ».
ability-lose-many-cards = À la fin, vous perdez { $points } pour chaque carte d’un même type au-delà de { $most }.
short-lose-many-cards = −{ $points } par carte d’un même type au-delà de { $most }
# Ce qui arrive chaque fois ; $effects : « 2 serviteurs » ; $one : « un personnage ».
ability-on-take = Chaque fois que vous prenez { $one } : { $effects }.
short-on-take = en prenant { $one } : { $effects }
ability-on-leader = Chaque fois que vous jouez un leader : { $effects }.
short-on-leader = en jouant un leader : { $effects }
ability-on-market = Chaque fois que vous placez un membre au marché : { $effects }.
short-on-market = en plaçant un membre au marché : { $effects }
ability-on-excommunicated = À chacune de vos excommunications : { $effects }.
short-on-excommunicated = à chaque excommunication : { $effects }
# $rewards : ce que rapporte la première série, la deuxième, et ainsi de suite.
ability-sets = Les séries d’une carte de chaque type rapportent, l’une après l’autre : { $rewards }.
short-sets = récompenses pour les séries des quatre types de cartes
# $goods : ce que donne chacun des jetons Visconti, avec des points entre eux.
ability-seals = Chaque fois que vous jouez un leader, vous retournez un sceau et recevez ce que donnent tous ceux qui sont retournés. Les sceaux : { $goods }.
short-seals = un sceau de plus retourné à chaque leader joué
# Une case que seul peut utiliser qui a le leader.
ability-own-space = Ce leader porte une case réservée à vos membres (valeur { $value } ou plus) : { $effects }.
short-own-space = case à soi de valeur { $value } : { $effects }
ability-waive-condition = { $n ->
    [one] Vous pouvez jouer chaque leader en ignorant une de ses conditions.
   *[other] Vous pouvez jouer chaque leader en ignorant { $n } de ses conditions.
}
short-waive-condition = { $n ->
    [one] une condition de moins par leader
   *[other] { $n } conditions de moins par leader
}
# $goods : « pièces, bois ou pierres ».
ability-servants-pay = Quoi que vous payiez, des serviteurs peuvent remplacer { $goods }, un pour un.
short-servants-pay = serviteurs à la place de { $goods }
ability-value-per-servant = Chaque serviteur augmente de { $n } la valeur de vos actions.
short-value-per-servant = chaque serviteur compte pour { $n }
# $points : « 1 point de victoire ».
ability-more-points = Chaque fois que quelque chose vous rapporte des points de victoire, vous recevez { $points } de plus.
short-more-points = { $points } de plus par source qui en donne
ability-extra-privilege = Chaque fois que vous recevez des privilèges, vous en recevez un de plus, différent.
short-extra-privilege = un privilège de plus à chaque fois
# $without : le privilège qui ne peut pas être choisi, « points de foi ».
ability-privilege-with = Chaque privilège vous rapporte aussi { $goods }, mais vous ne pouvez pas choisir le privilège « { $without } ».
short-privilege-with = { $goods } par privilège, mais pas le privilège « { $without } »
ability-swap = À votre tour, vous pouvez échanger { $pay } contre { $receive }, autant de fois que vous voulez.
short-swap = { $pay } contre { $receive } à son tour
# $goods : « bois et pierres ».
ability-stores = Ce que vous payez en { $goods } pour des bâtiments reste sur cette tuile ; à la place d’un privilège, vous pouvez tout reprendre.
short-stores = { $goods } payés pour des bâtiments gardés sur la tuile Famille
ability-unpaid-military = Il vous faut les points militaires que demandent les projets, mais vous ne les payez pas.
short-unpaid-military = points militaires des projets demandés, mais pas payés
# $scores : « 7 valent 28 et 8 valent 35 ».
ability-card-limit = Vous pouvez avoir jusqu’à { $limit } personnages ; { $scores } points de victoire.
short-card-limit = jusqu’à { $limit } personnages
cards-score = { $n } valent { $points }
ability-buys-leftover = À la fin de chaque manche, vous pouvez prendre une carte restée dans une tour, sauf la tour spéciale, et payer { $pay } au lieu de son coût.
short-buys-leftover = une carte restée dans une tour pour { $pay } après chaque manche
ability-extra-member = Vous avez un membre de plus, le marron, qui vaut { $value }.
short-extra-member = un membre marron de valeur { $value }
# $tiles : les cases de la piste de foi avec ce qu’elles rapportent, avec des points entre elles.
ability-faith-tiles = Des tuiles sur la piste de foi vous rapportent quelque chose quand vous les atteignez : { $tiles }.
short-faith-tiles = tuiles sur la piste de foi, cases { $spaces }
tile-on = case { $n } – { $goods }
ability-not-excommunicated = L’excommunication ne peut plus vous atteindre.
short-not-excommunicated = plus d’excommunication
ability-no-large-malus = { $action ->
    [harvest] La grande case de récolte ne retire rien à votre valeur.
   *[production] La grande case de production ne retire rien à votre valeur.
}
short-no-large-malus = { $action ->
    [harvest] grande case de récolte sans rien de moins
   *[production] grande case de production sans rien de moins
}

## Leaders et tuiles

text-leader = { $leader }. Condition : { $requirement }.
text-played = Dès qu’il est joué : { $effects }.
text-once = Une fois par manche : { $effects }.
short-once = une fois par manche : { $effects }
# $ability : une des phrases ability-...
text-tile = Excommunication de la période { $period }. { $ability }
text-bonus-tile = { $tile }. Chaque récolte rapporte aussi { $harvest } ; chaque production rapporte aussi { $production }.
bonus-tile-standard = tuile bonus commune
bonus-tile-a = tuile bonus A
bonus-tile-b = tuile bonus B
bonus-tile-c = tuile bonus C
bonus-tile-d = tuile bonus D
bonus-tile-e = tuile bonus E
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
leader-alfonso-v-d-aragona = Alphonse V d’Aragon
leader-alfonso-i-d-este = Alphonse Ier d’Este
leader-ercole-i-d-este = Hercule Ier d’Este
leader-ferdinando-d-aragona = Ferdinand d’Aragon
leader-martin-lutero = Martin Luther
leader-tomas-de-torquemada = Tomás de Torquemada
leader-pietro-bembo = Pietro Bembo
leader-paracelso = Paracelse
leader-leon-battista-alberti = Leon Battista Alberti
leader-lucia-da-narni = Lucie de Narni
leader-palla-strozzi = Palla Strozzi
leader-ladislao-vii-jagellone = Ladislas VII Jagellon
leader-massimiliano-i-d-asburgo = Maximilien Ier de Habsbourg
leader-guglielmo-de-pazzi = Guglielmo de’ Pazzi
leader-marsilio-ficino = Marsile Ficin
leader-piero-della-francesca = Piero della Francesca
leader-erasmo-da-rotterdam = Érasme
leader-giulio-ii = Jules II
leader-beatrice-d-este = Béatrice d’Este
leader-bramante = Bramante
leader-raffaello-sanzio = Raphaël
leader-niccolo-macchiavelli = Nicolas Machiavel
leader-carlo-viii = Charles VIII
leader-jacopo-salviati = Jacopo Salviati

## Familles, enchères et jetons

# Le texte d’une famille : cette phrase, puis celles de ses capacités.
text-family = La famille { $family }.
text-beside = À côté se trouvent { $leaders }, qui vont avec elle.
short-beside = avec { $leaders }
text-received = Dès que vous la prenez : { $effects }.
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
text-token = Jeton : { $goods }.
# Une tuile où l’on fait des offres ; plus l’offre est forte, moins on a de ressources au départ.
text-lot = { $lot }.
text-row = Offre { $row } : { $goods } au départ.
lot-a = Enchères A
lot-b = Enchères B
lot-c = Enchères C
lot-d = Enchères D
lot-e = Enchères E

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

## Noms des cartes spéciales

card-97 = Chemin de pèlerinage
card-98 = Bourg franc
card-99 = Concession forestière
card-100 = Commune de carriers
card-101 = Terres d’abbaye
card-102 = Comté frontalier
card-103 = Marquisat
card-104 = Fief usurpé
card-105 = Évêché
card-106 = Quartier du port
card-107 = Cour princière
card-108 = Vicariat impérial
card-109 = Échoppe du graveur
card-110 = Salle d’audience
card-111 = Bourse de la pierre
card-112 = Bourse du bois
card-113 = Loge du contremaître
card-114 = Entrepôt de la guilde
card-115 = Reliquaire
card-116 = Chapelle votive
card-117 = Académie
card-118 = Belvédère
card-119 = Palais inachevé
card-120 = Basilique
card-121 = Chapelain
card-122 = Découvreur de talents
card-123 = Intendant
card-124 = Poète de cour
card-125 = Faiseur de rois
card-126 = Portier
card-127 = Diplomate
card-128 = Marchand aventurier
card-129 = Chroniqueur
card-130 = Antiquaire
card-131 = Légat du pape
card-132 = Chargé d’affaires
card-133 = Cabinet de curiosités
card-134 = Réserves de chantier
card-135 = Accueil des réfugiés
card-136 = Course aux armements
card-137 = Revue des troupes
card-138 = Expédition sainte
card-139 = Nouvelles alliances
card-140 = Arpentage
card-141 = Achat d’honneurs
card-142 = Monument grandiose
card-143 = Conquête pour la foi
card-144 = Occupation des ateliers

## Noms des cartes de la conjuration

card-145 = Province conquise
card-146 = Cité pillée
card-147 = Village rural
card-148 = Château des Templiers
card-149 = Pistoie
card-150 = Rome
card-151 = Maître de guilde
card-152 = Garde champêtre
card-153 = Espion industriel
card-154 = Braconnier
card-155 = Incendiaire
card-156 = Conjuré
card-157 = Maison des ragots
card-158 = Maison de l’usurier
card-159 = Gibet
card-160 = Maison des racoleurs
card-161 = Marché noir
card-162 = Salle des traîtres
card-163 = Petite extorsion
card-164 = Trame du complot
card-165 = Extorsion
card-166 = Reconstruction du quartier
card-167 = Sac de la ville
card-168 = Coup d’État

## Questions à qui lit, et leur sujet (topic-... : après « On attend Anne : »)

question-choose-tile = Quelle tuile bonus prenez-vous ?
topic-choose-tile = le choix d’une tuile bonus
# $n : le combientième leader c’est.
question-keep-leader = Quel leader gardez-vous ({ $n } sur { $all }) ?
topic-keep-leader = le choix des leaders
# $leaders : combien de leaders on a en main.
question-turn = { $leaders ->
    [0] Quel membre de famille placer, et où ?
   *[other] Quel membre de famille placer, et où ? Ou d’abord un leader ?
}
question-turn-more = Quel membre de famille placer, et où ? Ou d’abord autre chose ?
topic-turn = le placement d’un membre de famille
question-last-word = Jouez, activez ou abandonnez un leader, ou finissez le tour.
question-last-word-more = Autre chose, ou finir le tour ?
topic-last-word = la fin du tour
question-pay-for = Quel prix payez-vous pour { $card } ?
topic-pay-for = le prix d’une carte
question-effects = { $card } : quel effet vient en premier ?
topic-effects = l’ordre des effets d’une carte
# $action : récolte ou production.
question-work = { $action ->
    [harvest] Récolte de valeur { $value } : combien de serviteurs en renfort ?
   *[production] Production de valeur { $value } : combien de serviteurs en renfort ?
}
# Avec les cartes d’un adversaire ($name), ou avec une seule carte.
question-work-visit = { $action ->
    [harvest] Récolte chez { $name }, valeur { $value } : combien de serviteurs en renfort ?
   *[production] Production chez { $name }, valeur { $value } : combien de serviteurs en renfort ?
}
question-work-one = { $action ->
    [harvest] Récolte d’un seul territoire, valeur { $value } : combien de serviteurs en renfort ?
   *[production] Production d’un seul bâtiment, valeur { $value } : combien de serviteurs en renfort ?
}
topic-work = le renfort des serviteurs
# $n : combien d’échanges sont choisis ; $pays : ce qu’ils prennent ensemble.
question-production = { $n ->
    [0] Production de valeur { $value } : quel bâtiment échange, ou aucun ?
   *[other] Vous payez déjà { $pays } : un échange de plus, ou produire ?
}
# Une carte qu’une autre active.
question-production-arrow = { $card } s’active aussi : quel échange, ou aucun ?
topic-production = les échanges d’une production
question-pick-privileges = { $n ->
    [one] Quel privilège du Conseil ?
   *[other] Quels { $n } privilèges différents du Conseil ?
}
question-pick-privileges-again = { $n ->
    [one] Quel privilège de plus, différent ?
   *[other] Quels { $n } privilèges de plus, tous différents ?
}
topic-pick-privileges = le choix des privilèges
# $cards : « un bâtiment ».
question-bonus-take = Vous pouvez prendre { $cards } avec une valeur de { $value }.
question-bonus-take-for-less = Vous pouvez prendre { $cards } avec une valeur de { $value }, pour { $discount } de moins.
topic-bonus-take = le choix d’une carte dans les tours
# $faith : « 4 points de foi » ; $points : « 4 points de victoire ».
question-faith = Donner { $faith } à l’Église pour { $points }, ou subir l’excommunication ?
question-faith-spared = Donner { $faith } à l’Église pour { $points }, ou garder votre foi ?
topic-faith = le soutien à l’Église
question-copy-from = Quel leader copiez-vous, pour le reste de la partie ?
topic-copy-from = le choix du leader à copier
question-raise-one = Quel membre vaut { $value } pendant cette manche ?
topic-raise-one = le choix du membre à renforcer
question-bid = Pour quelle famille faites-vous une offre, et sur quelle ligne ?
topic-bid = l’offre pour une famille
# $n : combien il en reste à payer.
question-pay-tokens = { $n ->
    [one] Avec quel jeton payez-vous ?
   *[other] Vous payez avec { $n } jetons : lequel d’abord ?
}
topic-pay-tokens = le paiement en jetons
# $owed : « 2 pièces ».
question-replace-goods = Vous devez { $owed } : combien de serviteurs en tiennent lieu ?
topic-replace-goods = le paiement en serviteurs
# $piece : la carte ou le leader qui laisse le choix.
question-pick-option = { $piece } : que choisissez-vous ?
topic-pick-option = le choix que laisse une carte ou un leader
question-play-free = Quel leader jouez-vous, sans condition ?
question-play-free-shown = Quel leader de votre famille jouez-vous, sans condition ?
topic-play-free = le choix d’un leader à jouer
question-flip-seal = Quel sceau retournez-vous ?
topic-flip-seal = le choix du sceau à retourner
question-keep-token = Lequel des jetons piochés gardez-vous ?
topic-keep-token = le choix du jeton à garder
# $cards : « les bâtiments » ; $left : combien peuvent encore être activées.
question-activate-card = { $left ->
    [one] Laquelle de vos cartes activez-vous, quelle que soit sa valeur (parmi { $cards }) ?
   *[other] Laquelle de vos cartes activez-vous d’abord, quelle que soit sa valeur (jusqu’à { $left }, parmi { $cards }) ?
}
topic-activate-card = le choix de la carte à activer
question-arrow = { $card } : quel échange, ou aucun ?
topic-arrow = l’échange d’une carte
# $cards : « un projet ».
question-fetch-card = Vous pouvez prendre { $cards } dans la défausse, sans payer.
topic-fetch-card = le choix d’une carte de la défausse
# $reward : « 7 points de victoire » ; $piece : la carte ou le leader qui le donne.
question-drop-card = Vous pouvez défausser { $cards } pour { $reward } ({ $piece }).
# Quand la carte d’un adversaire l’exige.
question-drop-card-demanded = { $piece } vous fait défausser { $cards } : que choisissez-vous ?
topic-drop-card = le choix de la carte à défausser
question-dismiss-leader = Abandonner un leader en jeu pour { $reward } ?
topic-dismiss-leader = le choix du leader à abandonner
question-visit-board = { $action ->
    [harvest] Récolte de valeur { $value } : chez quel adversaire ?
   *[production] Production de valeur { $value } : chez quel adversaire ?
}
topic-visit-board = le choix de l’adversaire chez qui se servir
# $card : la carte avec laquelle $name l’exige.
question-give-goods = { $name } vous réclame quelque chose ({ $card }) : que donnez-vous ?
topic-give-goods = le choix des ressources à donner
question-collect-market = { $piece } : quelle case libre du marché choisissez-vous ?
topic-collect-market = le choix d’une case du marché
# $goods : « 7 serviteurs ».
question-buy-leftover = Vous pouvez prendre une carte restante pour { $goods }.
topic-buy-leftover = le choix d’une carte restante
question-choose-work = Une récolte ou une production, de valeur { $value } ?
topic-choose-work = le choix entre récolte et production
question-pick-one = { $action ->
    [harvest] Lequel de vos territoires activez-vous, avec une valeur de { $value } ?
   *[production] Lequel de vos bâtiments activez-vous, avec une valeur de { $value } ?
}
topic-pick-one = le choix de la seule carte à activer

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
answer-spend = { $text } : valeur { $value }, { $count ->
    [0] aucune carte activée
    [one] carte activée : { $cards }
   *[other] cartes activées : { $cards }
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
# Tout ce qui se trouve sur la tuile Famille.
privilege-store = { $goods } de la tuile Famille
privilege-stored = les ressources de la tuile Famille
answer-take = { $space }
answer-decline = Ne prendre aucune carte
# $effect : « 2 pièces ».
answer-first = D’abord { $effect }
answer-first-none = D’abord l’effet { $n }
answer-support = Soutenir l’Église : { $faith } contre { $points }
answer-refuse = Ne pas la soutenir : excommunication ({ $tile })
answer-refuse-spared = Ne pas la soutenir : l’excommunication ne peut pas vous atteindre
answer-choose = { $tile } : récolte { $harvest } ; production { $production }
# $ability : ce que fait le leader, en quelques mots.
answer-keep = Garder { $leader } ({ $ability })
answer-play = Jouer { $leader } ({ $ability })
answer-use = Activer { $leader } ({ $ability })
answer-copy = Copier { $leader } ({ $ability })
answer-discard = Abandonner { $leader } pour { $reward }
answer-raise = Donner au membre { $member } la valeur { $value }
answer-raise-none = Renforcer le membre { $member }
# $row : la force de l’offre, de 1 à 6 ; $goods : les ressources de départ.
answer-bid = Faire l’offre { $row } pour les { $family } : { $goods } au départ
# $name : qui menait jusqu’ici.
answer-bid-over = Faire l’offre { $row } pour les { $family }, devant { $name } : { $goods } au départ
answer-bid-none = Faire l’offre { $row } ({ $lot })
# $goods : ce que montre le jeton.
answer-token = Dépenser un jeton : { $goods }
answer-give = Payer avec un jeton ({ $goods })
answer-lay = Poser un jeton ({ $goods }) sur { $card }, pour de bon
answer-hold = Garder ce jeton : { $goods }
answer-swap-none = Faire l’échange de la famille
answer-flip = Retourner ce sceau : { $goods }
answer-option-none = Choisir le numéro { $n }
answer-give-goods = Donner { $goods }
answer-work =
    { $action ->
        [harvest] Récolte de valeur { $value }
       *[production] Production de valeur { $value }
    }
answer-fetch = Prendre { $card }
# $piece : une carte ou un leader.
answer-drop = Défausser { $card }
answer-drop-for = Défausser { $card } pour { $reward }
answer-drop-none = Ne défausser aucune carte
answer-dismiss-none = N’abandonner aucun leader
answer-dismiss = Abandonner { $leader }
# $what : ce que donne la carte.
answer-activate = Activer { $card } : { $what }
answer-activate-plain = Activer { $card }
answer-activate-none = N’activer aucune carte
answer-arrow-none = Ne pas échanger
answer-play-none = Ne jouer aucun leader
# $cards : les cartes de l’adversaire qui peuvent être activées.
answer-visit = { $action ->
    [harvest] Les territoires { DE($name) } : { $cards }
   *[production] Les bâtiments { DE($name) } : { $cards }
}
answer-visit-plain = Les cartes { DE($name) }
# $space : « marché, case 2 » ; $what : ce qu’elle donne.
answer-collect = { $space } : { $what }
# $kind : « pièces » ; $goods : « 2 pièces ».
answer-replace = { $n ->
    [0] Ne dépenser aucun serviteur à la place de { $kind }
   *[other] Dépenser { $servants } à la place de { $goods }
}
answer-add = Envoyer d’avance { $servants }

## Événements

event-bonus-tile-chosen = { $who ->
    [you] Vous prenez la { $tile }.
   *[other] { $name } prend la { $tile }.
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
# De la case où le membre vient d’être placé.
event-received-space = { $who ->
    [you] Vous recevez { $goods }.
   *[other] { $name } reçoit { $goods }.
}
source-privilege = privilège
source-church = Église
source-token = jeton
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
    [you] Vous abandonnez { $leader }.
   *[other] { $name } abandonne { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] Vous abandonnez un leader.
   *[other] { $name } abandonne un leader.
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
# $row : la force de l’offre.
event-bid-placed = { $who ->
    [you] Vous faites l’offre { $row } pour les { $family }.
   *[other] { $name } fait l’offre { $row } pour les { $family }.
}
event-bid-placed-over = { $who ->
    [you] Vous faites l’offre { $row } pour les { $family } et passez devant { $rival }.
   *[other] { $name } fait l’offre { $row } pour les { $family } et passe devant { $rival }.
}
event-family-taken = { $who ->
    [you] Vous prenez la famille { $family } et commencez avec { $goods }.
   *[other] { $name } prend la famille { $family } et commence avec { $goods }.
}
event-family-taken-with = { $who ->
    [you] Vous prenez la famille { $family }, avec { $leaders }, et commencez avec { $goods }.
   *[other] { $name } prend la famille { $family }, avec { $leaders }, et commence avec { $goods }.
}
# $tokens : « 2 jetons » ; $shown : ce qu’ils montrent.
event-tokens-drawn = { $who ->
    [you] Vous piochez { $tokens }.
   *[other] { $name } pioche { $tokens }.
}
event-tokens-drawn-seen = { $who ->
    [you] Vous piochez { $tokens } : { $shown }.
   *[other] { $name } pioche { $tokens } : { $shown }.
}
# Des jetons dont l’un est gardé.
event-tokens-offered = { $who ->
    [you] Vous piochez { $tokens } pour en garder un.
   *[other] { $name } pioche { $tokens } pour en garder un.
}
event-tokens-offered-seen = { $who ->
    [you] Vous piochez { $tokens } pour en garder un : { $shown }.
   *[other] { $name } pioche { $tokens } pour en garder un : { $shown }.
}
event-token-spent = { $who ->
    [you] Vous dépensez un jeton : { $goods }.
   *[other] { $name } dépense un jeton : { $goods }.
}
event-token-paid = { $who ->
    [you] Vous payez avec un jeton ({ $goods }).
   *[other] { $name } paie avec un jeton ({ $goods }).
}
event-token-laid = { $who ->
    [you] Vous posez un jeton ({ $goods }) sur { $card }.
   *[other] { $name } pose un jeton ({ $goods }) sur { $card }.
}
event-token-kept = { $who ->
    [you] Vous gardez un jeton ({ $goods }) et en remettez un ({ $back }).
   *[other] { $name } garde un jeton ({ $goods }) et en remet un ({ $back }).
}
event-token-kept-only = { $who ->
    [you] Vous gardez un jeton ({ $goods }).
   *[other] { $name } garde un jeton ({ $goods }).
}
event-token-kept-hidden = { $who ->
    [you] Vous gardez un jeton.
   *[other] { $name } garde un jeton.
}
event-tokens-shuffled = { $n ->
    [one] La réserve est vide : { $n } jeton dépensé forme la nouvelle.
   *[other] La réserve est vide : { $n } jetons dépensés sont mélangés et forment la nouvelle.
}
event-leaders-drawn = { $who ->
    [you] Vous piochez { $leaders }.
   *[other] { $name } pioche { $leaders }.
}
# $leaders : combien.
event-leaders-drawn-hidden = { $who ->
    [you] Vous piochez { $leaders }.
   *[other] { $name } pioche { $leaders }.
}
event-card-dropped = { $who ->
    [you] Vous défaussez { $card }.
   *[other] { $name } défausse { $card }.
}
event-swapped = { $who ->
    [you] Vous faites l’échange de votre famille et payez { $goods }.
   *[other] { $name } fait l’échange de sa famille et paie { $goods }.
}
event-seal-turned = { $who ->
    [you] Vous retournez un sceau : { $goods }.
   *[other] { $name } retourne un sceau : { $goods }.
}
event-faith-tile-taken = { $who ->
    [you] Vous atteignez la tuile de la case { $n } de la piste de foi.
   *[other] { $name } atteint la tuile de la case { $n } de la piste de foi.
}
event-set-completed = { $who ->
    [you] Vous complétez votre série numéro { $n } des quatre types de cartes.
   *[other] { $name } complète sa série numéro { $n } des quatre types de cartes.
}
event-stored = { $who ->
    [you] Ce que vous avez payé reste sur votre tuile Famille : { $goods }.
   *[other] Ce que paie { $name } reste sur sa tuile Famille : { $goods }.
}
event-card-fetched = { $who ->
    [you] Vous prenez { $card } dans la défausse.
   *[other] { $name } prend { $card } dans la défausse.
}
event-card-bought = { $who ->
    [you] Vous prenez { $card }, une carte restante, pour { $cost }.
   *[other] { $name } prend { $card }, une carte restante, pour { $cost }.
}
event-card-activated = { $who ->
    [you] Vous activez { $card }.
   *[other] { $name } active { $card }.
}
event-board-visited-harvest = { $who ->
    [you] Vous récoltez avec les territoires d’un adversaire : { $rival }.
   *[other] { $name } récolte avec les territoires d’un adversaire : { $rival }.
}
event-board-visited-production = { $who ->
    [you] Vous produisez avec les bâtiments d’un adversaire : { $rival }.
   *[other] { $name } produit avec les bâtiments d’un adversaire : { $rival }.
}
event-lost = { $who ->
    [you] Vous perdez { $goods } ({ $source }).
   *[other] { $name } perd { $goods } ({ $source }).
}
event-paid = { $who ->
    [you] Vous payez { $goods } ({ $source }).
   *[other] { $name } paie { $goods } ({ $source }).
}
event-given = { $who ->
    [you] Vous donnez { $goods } ({ $card }) : c’est pour { $rival }.
   *[other] { $name } donne { $goods } ({ $card }) : c’est pour { $rival }.
}
event-replaced = { $who ->
    [you] Vous dépensez { $servants } à la place de { $goods }.
   *[other] { $name } dépense { $servants } à la place de { $goods }.
}
event-servants-added = { $who ->
    [you] Vous envoyez d’avance { $servants }.
   *[other] { $name } envoie d’avance { $servants }.
}
event-military-matched = { $who ->
    [you] Vous rejoignez le plus fort : { $military }.
   *[other] { $name } rejoint le plus fort : { $military }.
}
event-church-ignored = { $who ->
    [you] Vous ne soutenez pas l’Église à la période { $period }, et l’excommunication ne vous atteint pas.
   *[other] { $name } ne soutient pas l’Église à la période { $period }, sans que l’excommunication puisse l’atteindre.
}
# $tower : « tour des bâtiments » ; $values : ce que demandent ses étages, de bas en haut : « 5, 6, 7 et 8 ».
event-tower-adapted = Pendant cette manche, les étages de la { $tower } demandent { $values }.

## Raisons. $need et $have : ce qu’il faut et ce qu’il y a ; $missing : la différence ;
## $have_total : combien de choses il y a

reason-one-member = On place un seul membre par tour, et le vôtre est placé.
reason-member-placed = Ce membre n’est plus là : { $member }.
reason-closed = Cette case demande au moins { $need_players } joueurs, et vous êtes { $have_players }.
reason-barred = Votre excommunication en interdit l’accès à vos membres.
reason-occupied = La case est occupée.
reason-same-area = Un de vos membres colorés y est déjà.
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
reason-servants = Cela demande { $need }, et vous avez { $have }.
reason-no-more-cards = D’autres nombres de serviteurs n’activent pas plus de cartes : choisissez { $numbers }.
reason-no-such-price = La carte n’a pas ce prix.
reason-no-effect = La carte n’a plus cet effet : { $card }.
reason-dearer = Un autre prix est égal ou plus bas.
reason-no-building = Vous n’avez pas de bâtiment numéro { $need_building }.
reason-no-trade = Cet échange n’existe pas : { $card }.
reason-not-reached = La carte s’active à partir de { $need_value }, et cette action vaut { $have_value }.
reason-traded = { $card } échange déjà : chaque bâtiment ne le fait qu’une fois, par une seule flèche.
reason-inputs = Cela prend { $need }, et il vous reste { $have }.
reason-privileges = { $need_privileges ->
    [one] Vous choisissez un privilège.
   *[other] Vous choisissez { $need_privileges } privilèges différents.
}
# $need_cards et $have_cards : « les bâtiments ».
reason-wrong-kind = C’est pour { $need_cards }, pas pour { $have_cards }.
reason-tile-taken = Cette tuile bonus est prise.
reason-not-in-pack = { $leader } n’est pas dans votre paquet.
reason-between-actions = Cela se fait avant ou après le placement d’un membre. Il faut d’abord régler { $topic }.
reason-already-played = { $leader } est déjà en jeu et y reste.
reason-not-in-hand = { $leader } n’est pas dans votre main.
reason-nobody-to-copy = Aucun adversaire n’a en jeu de leader à copier.
reason-requirement = Il faut { $need }, et vous avez { $have }.
reason-not-in-play = { $leader } n’est pas en jeu.
reason-always-on = { $leader } : sa capacité vaut en permanence, il n’y a rien à activer.
reason-used = { $leader } a déjà servi pendant cette manche.
reason-to-no-use = { $leader } ne pourrait rien faire maintenant.
reason-not-a-rivals = Aucun adversaire n’a { $leader } en jeu.
reason-not-in-game = Cela n’existe pas dans cette partie.
reason-no-such-member = Vous n’avez pas ce membre : { $member }.
reason-not-your-space = C’est la case d’un leader que vous n’avez pas en jeu.
reason-space-value = { $need_servant ->
    [0] La case demande une valeur de { $need_value }, et le membre vaut { $have_value }.
   *[other] La case demande une valeur de { $need_value }, et le membre vaut { $have_value } : cela demande { $need }, et vous avez { $have }.
}
# Les enchères ; $need_row : l’offre la plus forte.
reason-no-lot = Cette tuile n’est pas de la partie : { $lot }.
reason-bid-higher = { $need_row ->
    [6] L’offre la plus forte y a déjà été faite.
   *[other] L’offre la plus forte y est la { $need_row } : la vôtre doit être plus forte.
}
# Les jetons ; $token : ce qu’il montre.
reason-no-such-token = Vous n’avez pas ce jeton : { $token }.
reason-not-drawn = Vous n’avez pas pioché ce jeton : { $token }.
reason-no-slot = Vous n’avez pas la carte où ce jeton serait posé : { $card }.
reason-slot-filled = Un jeton y est déjà posé : { $card }.
# Les pouvoirs des familles ; $goods : ce que donne le sceau.
reason-no-swap = Votre famille ne fait pas cet échange.
reason-seal-turned = Ce sceau est déjà retourné : { $goods }.
# $privilege : ce qu’il rapporte.
reason-no-such-privilege = Ce n’est pas un privilège que vous pouvez choisir : { $privilege }.
reason-no-token-left = Il ne reste aucun jeton, ni face cachée ni parmi les jetons dépensés.
reason-privilege-picked = Vous venez de choisir ce privilège : { $privilege }. Celui-ci doit être différent.
# Des serviteurs qui remplacent des ressources, ou partent en renfort avant le prochain membre.
reason-must-replace = Vous avez { $have } : il faut au moins { $need } à la place du reste.
reason-no-more-due = Il n’y a que { $need } à payer.
reason-servants-needed = Au plus { $have } à la place : les autres servent ailleurs.
reason-settled = Le nombre de serviteurs à la place de { $need_goods } est fixé.
reason-added-already = Vous avez déjà envoyé des serviteurs d’avance pour cette action.
reason-no-need-to-add = Avoir moins de serviteurs ne vous apporterait rien ici : au-delà du besoin, ils seraient perdus.
reason-too-few-left = Sans { $need }, l’action ne serait plus possible : vous avez { $have }.
reason-act-now = Vous avez envoyé des serviteurs d’avance : l’action doit suivre.
reason-compulsory = C’est obligatoire : on ne peut pas y renoncer.
# Des cartes que l’on désigne.
reason-not-yours = { $card } n’est pas chez vous.
reason-not-on-board = { $who ->
    [you] { $card } n’est pas chez vous.
   *[other] { $card } n’est pas chez { $name }.
}
reason-not-put-away = { $card } n’est pas dans la défausse.
reason-wrong-tower = Ici, la { $tower } ne convient pas.
reason-no-activator = Ici, aucun bâtiment n’active une autre carte.
reason-all-woken = Tous les bâtiments qui activent une autre carte l’ont fait.
reason-activator = Une carte qui en active d’autres ne peut pas être activée ainsi : { $card }.
reason-just-worked = Cette carte vient d’être activée : { $card }.
reason-only-one-card = Une seule carte est activée dans cette production, et c’en est une autre.
reason-arrow-first = Il faut d’abord choisir l’échange de cette carte : { $card }.
reason-often-enough = { $need_times ->
    [one] Cet échange ne peut être fait qu’une fois.
   *[other] Cet échange peut être fait { $need_times } fois, et il l’a été.
}
reason-comes-to-nothing = Cela ne mènerait à rien maintenant.
reason-no-such-option = { $need_options ->
    [one] Il n’y a qu’une chose à choisir.
   *[other] Il n’y a que { $need_options } choses au choix.
}
reason-not-a-rival = Seules les cartes d’un adversaire peuvent servir, et vous n’en êtes pas un.

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
label-territory = territoires
label-character = personnages
label-building = bâtiments
label-venture = projets
label-special = tour spéciale
label-dice = Dés
label-harvest = Récolte
label-production = Production
label-market = Marché
label-council = Conseil
label-adapted = Adaptation
# $tower : « tour des bâtiments » ; $values : « 5, 6, 7 et 8 ».
tower-asks = { $tower }, étages à { $values }
label-supply = Réserve
# Les jetons face visible à côté de la réserve.
label-beside = Dépensés
label-pile = Pile
# Pendant les enchères.
lot-free = pas encore d’offre
lot-led = { $name } : offre { $row }
# Un paquet que tout le monde connaît ; $kind : « les bâtiments ».
deck = { $kind } de la période { $period }
# Une case et qui s’y trouve ; $spot : « petite », « 2 (5S) ».
spot = { $spot } : { $members }
spot-small = petite
# $malus : ce qu’elle retire à la valeur de l’action.
spot-large = grande (−{ $malus })
spot-closed = fermée
# La case d’un leader ; $what : ce qu’elle donne.
spot-own = { $leader } (valeur { $value }) – { $what }
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
label-family = famille
label-tokens = jetons
# Les jetons posés sur des cartes.
label-laid = posés
# Ce qui se trouve sur la tuile Famille.
label-store = en dépôt
label-seals = sceaux
# Les cases de la piste de foi dont les tuiles sont prises.
label-faith-tiles = tuiles foi
# Les séries complètes de cartes déjà récompensées.
label-sets = séries
label-spaces = ses cases
# Ce que des serviteurs ajoutent au prochain membre.
label-ahead = renfort
label-dismissed = hors jeu
label-played = leaders
leader-used = activé
# Un leader en copie un autre.
copies = copie { $leader }
label-hand = en main
requires = condition : { $requirement }
label-away = abandonnés
label-excommunications = sanctions
# Les cartes en peu de lettres ; $goods : « 1P ». Ce que rapporte chaque carte d’un type :
brief-per-card = { $kind ->
    [territory] { $goods } par territoire
    [character] { $goods } par personnage
    [building] { $goods } par bâtiment
   *[venture] { $goods } par projet
}
brief-per-leader = { $goods } par leader
brief-play-free = leader gratuit
brief-fetch = carte défaussée
brief-activate = carte activée
brief-slot = son jeton
brief-market = marché libre
# Quelque chose contre une carte ou un leader à défausser.
brief-drop-own = carte contre { $reward }
brief-dismiss = leader contre { $reward }
brief-rivals-give = adversaires : { $goods }
brief-visit = { $action ->
    [harvest] récolte adverse { $value }
   *[production] production adverse { $value }
}
# Ce que demande un étage, quand ce n’est pas sa valeur habituelle.
brief-asks = valeur { $value }
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
panel-tower-special = Tour spéciale
panel-floor = Étage { $n } (valeur { $value })
panel-floor-bonus = L’étage rapporte { $goods }.
panel-spaces = Cases
panel-auction = Familles aux enchères
panel-decks = Cartes des paquets
nobody = personne
panel-period = Période { $period }
# Ce que quelqu’un possède : le nom d’une carte seul, ou avec ce qu’elle fait.
panel-sentence = { $text }.
panel-ability = { $card } : { $ability }
