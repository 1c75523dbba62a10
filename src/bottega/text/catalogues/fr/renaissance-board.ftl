### Le plateau dessiné de Renaissance, en français.

## Sortes de réponses, quand il y en a beaucoup ($n : combien)

# La question qui reste après un clic.
narrow-card = { $name } : qu’en faites-vous ?
narrow-material = Où mettez-vous { $name } ?
narrow-cell = Quelle carte y mettez-vous ?
narrow-mission = Et quelle autre mission ?
narrow-discard = Quelle carte défaussez-vous ?
verb-oblige = Choisir vos missions obligatoires
verb-oblige-one = Choisir votre mission obligatoire
verb-build = Poser un matériau
count-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
count-stock =
    { $n ->
        [one] { $n } carte dans le stock
       *[other] { $n } cartes dans le stock
    }
# Beaucoup de réponses qui commencent par un matériau ($name : son titre et sa valeur).
group-material = { $name }
# Beaucoup de réponses qui commencent par une carte ou une mission ($name : son titre).
group-card = { $name }
group-mission = { $name }
verb-move = Déplacer un matériau
verb-play = Jouer une action
verb-lay = Poser une carte spéciale
verb-discard = Défausser une carte
verb-open = Jouer votre stock
verb-store = Mettre une carte dans votre stock
verb-shelter = Mettre une carte hors d’atteinte des actions
verb-target = Choisir qui est visé
verb-strike = Choisir le matériau
verb-flank = Choisir le côté
verb-take = Prendre une carte
verb-give = Donner une carte
verb-back = Remettre une carte sur la pioche
verb-empty = Laisser la case vide
verb-show = Montrer une mission
verb-claim = Retourner une mission
verb-aim = Choisir une carte spéciale
verb-let-be = Laisser faire
verb-pope = Laisser le pape l’annuler
verb-pray = Prier
verb-repeat = La refaire
verb-double = La doubler
verb-offer = Faire l’offre
verb-accept = Accepter
verb-refuse = Refuser
verb-counter = Faire une contre-offre

## La ligne du haut et les onglets

# $phase : act, store, ou wait quand quelqu’un d’autre est interrogé.
site-where =
    Tour { $turn } · { $phase ->
        [act] agir, puis stocker, puis piocher
        [store] stocker une carte, puis piocher
       *[wait] on attend une réponse
    }
site-where-setup = Avant le premier tour
site-tab-castle = Château
site-tab-others = Les autres
site-tab-missions = Missions

## Chantiers

# $castle : Chenonceau.
site-yours = Votre château, { $castle }
# $name : une personne, ou deux qui bâtissent ensemble.
site-of = { $castle }, bâti par { $name }
site-filled = { $n } cases sur { $of }
# Là où il y a peu de place.
site-of-cells = { $n }/{ $of }
site-walls =
    { $n ->
        [one] { $n } point sur les murs
       *[other] { $n } points sur les murs
    }
site-about-chenonceau = Une galerie à cinq arches, quatre murs et trois toits : le plus large des châteaux.
site-about-chillon = Une forteresse sur un rocher : sept fondations portent trois murs et deux toits.
site-about-egeskov = Trois tours dans un lac : six fondations, trois murs et trois toits.
site-about-rosenborg = Une haute demeure à quatre fondations, quatre murs et quatre toits.
site-about-quick = Un petit donjon : trois fondations, deux murs et un toit.
site-row-foundation = fondations
site-row-stone = murs
site-row-tile = toits
site-immune = Sous protection
site-immune-text = Aucune action ne touche ce château jusqu’au prochain tour de son propriétaire.
# Deux personnes qui bâtissent ensemble, ou une seule : $n cartes en main.
site-person =
    { $n ->
        [one] { $name }, { $n } carte en main
       *[other] { $name }, { $n } cartes en main
    }
site-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
site-holds-now = Pendant ce tour
site-holds-next = Au prochain tour
# Deux châteaux côte à côte, quand un matériau passe de l’un à l’autre.
site-duel = Les deux châteaux
site-flank-left = Perdre le flanc gauche
site-flank-right = Perdre le flanc droit

## Cases

site-free-foundation = La place d’une fondation
site-free-stone = La place d’une pierre
site-free-tile = La place d’une tuile
site-free-text =
    On ne pose ici qu’{ $kind ->
        [foundation] une fondation
        [stone] une pierre
       *[tile] une tuile
    }. Choisissez d’abord une carte de votre main.
site-built-text =
    { $kind ->
        [foundation] Une fondation
        [stone] Une pierre
       *[tile] Une tuile
    } de valeur { $value }, avec tout ce qui est posé dessus.
site-safe = Hors d’atteinte des actions.
# $n : sa place depuis la gauche, $of : cases dans cette rangée.
site-cell-free =
    Rangée { $row }, place { $n } sur { $of } : { $kind ->
        [foundation] libre pour une fondation
        [stone] libre pour une pierre
       *[tile] libre pour une tuile
    }
site-cell =
    Rangée { $row }, place { $n } sur { $of } : { $kind ->
        [foundation] fondation
        [stone] pierre
       *[tile] tuile
    } de valeur { $value }, { $title }
site-cell-figure = Rangée { $row }, place { $n } sur { $of } : { $title }, valeur { $value }
# $cards : les spéciales posées sur le matériau.
site-cell-on = Avec { $cards } dessus.
# $points : 2, -2, ou 0 pour celle qui ne fait que protéger.
site-badge =
    { $title }{ $points ->
        [0] { "" }
       *[other] , { $points }
    }

## Zone spéciale et stock

site-zone = zone spéciale
site-zone-empty = Il n’y a encore personne ici.
site-special = { $title }, { $points }
# $cards : des actions recueillies par une spéciale, un point chacune.
site-under =
    { $n ->
        [one] { $n } action dessous : { $cards }.
       *[other] { $n } actions dessous : { $cards }.
    }
site-used = Cette carte a déjà servi.
site-laid-by = Posée par { $name }.
site-stock = stock
site-stock-text = Une carte au plus peut être mise ici à la fin de chaque tour. Jouer le stock est l’opération d’un tour : on joue alors celles de ses cartes que l’on veut.
site-stock-of =
    { $n ->
        [one] { $n } carte sur { $of } dans le stock
       *[other] { $n } cartes sur { $of } dans le stock
    }
site-vault-of =
    { $n ->
        [one] { $n } carte sur { $of } hors d’atteinte des actions
       *[other] { $n } cartes sur { $of } hors d’atteinte des actions
    }
site-known = Vous y connaissez { $cards }.
site-back = Une carte que vous ne pouvez pas regarder
site-kept-safe = { $title }, hors d’atteinte des actions
site-slot-free = Un emplacement libre dans le stock
site-vault-free = Un emplacement libre hors d’atteinte des actions
# $title : le capitaine.
site-covered = { $title } est sur ce stock
site-missions =
    { $n ->
        [0] Aucune mission retournée
        [one] { $n } mission retournée
       *[other] { $n } missions retournées
    }

## Piles

site-piles = Pioche et défausse
site-pile = Pioche
site-pile-text =
    { $n ->
        [0] Elle est vide : la partie finit quand quelqu’un doit piocher.
        [one] Il reste { $n } carte. La partie finit aussi quand quelqu’un doit piocher et ne le peut pas.
       *[other] Il reste { $n } cartes. La partie finit aussi quand quelqu’un doit piocher et ne le peut pas.
    }
# $cards : à partir du dessus.
site-pile-known = D’après ce que vous avez vu : { $cards }.
site-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
site-discards = Défausse
site-discards-empty = Il n’y a encore rien ici.
site-on-top = { $title } au-dessus
site-top = { $title } est sur la défausse
site-throw = Défausser { $title }
site-look =
    { $n ->
        [one] La regarder
       *[other] Regarder les { $n }
    }
site-spread =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes, la dernière d’abord
    }

## Main

# $kind : foundation, stone ou tile ; $n : sa valeur.
hand-worth =
    { $kind ->
        [foundation] Fondation de valeur { $n }.
        [stone] Pierre de valeur { $n }.
       *[tile] Tuile de valeur { $n }.
    }
hand-yours = Votre main
hand-title-of = La main { DE($name) }
# $card : le titre d’une carte.
hand-chosen = Carte choisie : { $card }
hand-count =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
hand-unknown = Une carte que vous n’avez pas vue
hand-no-cards = Aucune carte en main.
hand-nothing = Rien ici.
hand-seen =
    { $n ->
        [one] { $n } carte connue
       *[other] { $n } cartes connues
    }
# $cards : des titres de cartes.
hand-seen-hand = Vu dans cette main : { $cards }.
hand-seen-near = Dans cette main ou dans le stock : { $cards }.
hand-uses = Ce que peut faire { $card }
hand-use-play = Jouer { $card }
hand-use-play-short = La jouer
hand-use-lay = Poser { $card }
hand-use-lay-short = La poser
hand-use-store = Mettre { $card } dans votre stock
hand-use-store-short = Dans le stock
hand-use-shelter = Mettre { $card } chez le magasinier
hand-use-shelter-short = Chez le magasinier
hand-use-discard = Défausser { $card } sans effet
hand-use-discard-short = La défausser
hand-build = À poser sur une case qui brille, ou :

## Main : ce qu’on lui demande

hand-ask-operation = Choisissez une carte : à poser, à jouer ou à défausser.
hand-ask-build-more =
    { $n ->
        [one] Vous pouvez encore poser { $n } matériau.
       *[other] Vous pouvez encore poser { $n } matériaux.
    }
# $match : none, same_value (tous de même valeur), same_kind (sur des cases de même genre) ou in_play (leur pareil est dans un château).
hand-ask-place-materials =
    { $match ->
        [same_value] Posez des matériaux de même valeur.
        [same_kind] Posez des matériaux sur des cases de même genre.
        [in_play] Posez des matériaux qui ont leur pareil dans un château.
       *[none]
            { $n ->
                [one] Posez un matériau.
               *[other] Posez jusqu’à { $n } matériaux.
            }
    }
hand-ask-match-build = { $name } a posé un matériau : vous pouvez en poser un de même genre et de même valeur.
hand-ask-renovate = Choisissez une carte, puis le matériau à remplacer.
hand-ask-roof = Choisissez un matériau ; il peut aller sur n’importe quelle case libre.
hand-ask-double-which = Quelle action doublez-vous ?
hand-ask-discard-hand =
    { $n ->
        [one] Défaussez une carte.
       *[other] Défaussez { $n } cartes.
    }
hand-ask-discard-any = Défaussez autant de cartes que vous voulez.
hand-ask-trade-give =
    { $n ->
        [one] Donnez une carte à { $name }.
       *[other] Donnez { $n } cartes à { $name }.
    }
hand-ask-pool-card =
    { $n ->
        [one] Mettez une carte dans le pot, face cachée.
       *[other] Mettez { $n } cartes dans le pot, face cachée.
    }
hand-ask-claim = Retournez-vous une mission ?
hand-ask-store = Vous pouvez mettre une carte dans votre stock.
hand-ask-lay-slot = Choisissez l’emplacement de la carte.
hand-done = C’est tout
hand-pass = Laisser
# Une case du plan de construction.
hand-empty = Laisser la case vide
hand-repeat = La refaire pour vous
hand-double-cards = Deux fois plus de cartes
hand-double-players = Deux fois plus de joueurs
hand-target = Tirer une carte dans la main { DE($name) }

## Main : des cartes étalées

# $n : combien de cartes restent à choisir ; $name : à qui elles sont ; $card : la carte qui demande.
hand-open-play-stock = Vous jouez votre stock
hand-open-double-which = Quelle action de votre stock doublez-vous ?
hand-open-build-from-stock = Le stock { DE($name) } vous est ouvert
hand-open-trade-take =
    { $n ->
        [one] Prenez une carte
       *[other] Prenez { $n } cartes
    }
hand-open-store-exchange = Quelles cartes échangez-vous ?
hand-open-store-return =
    { $n ->
        [one] Rendez une carte de votre stock
       *[other] Rendez { $n } cartes de votre stock
    }
hand-open-sin = Quelles cartes de votre stock échangez-vous ?
hand-open-sin-return =
    { $n ->
        [one] Mettez une carte de votre main dans le stock
       *[other] Mettez { $n } cartes de votre main dans le stock
    }
# $own : yes quand on la garde soi-même.
hand-open-deal-pool =
    { $own ->
        [yes] Quelle carte gardez-vous ?
       *[no] Quelle carte va à { $name } ?
    }
hand-open-take-drawn =
    { $n ->
        [one] Prenez une carte retournée
       *[other] Prenez { $n } cartes retournées
    }
hand-open-return-drawn = Quelle carte retourne d’abord sur la pioche ? La dernière sera au-dessus.
# $n : le numéro de la case.
hand-open-relay = Que mettez-vous sur la case { $n } ?
hand-open-discard-own = Quelle carte spéciale défaussez-vous ?
hand-open-take-special = Quelle carte spéciale prenez-vous ?
hand-open-double-how = { $card } touche deux fois plus de quoi ?
hand-open-repeat-action = Votre quincaillier peut refaire { $card }
hand-open-repeat-last = Votre quincaillier peut refaire { $card }
hand-open-toll = Votre racol peut tirer une carte
hand-row-stock = Votre stock
hand-row-stock-of = Le stock { DE($name) }
hand-row-hand = Votre main
hand-row-hand-of = La main { DE($name) }
hand-row-tray = Mises de côté
hand-row-pool = Le pot
hand-row-pile = Retournées de la pioche
hand-row-lifted = Les matériaux de votre château
hand-row-specials = Vos cartes spéciales
hand-row-specials-of = Les cartes spéciales { DE($name) }
hand-square-offer = La place du village : faites une offre à { $name }
hand-square-counter = La place du village : faites une autre offre à { $name }
hand-square-answer = La place du village : { $name } fait une offre
hand-square-get = Vous recevez
hand-square-give = Vous donnez
hand-offer = Faire cette offre
hand-accept = Accepter
hand-refuse = Refuser
hand-counter = Offrir autre chose

## Missions

hand-missions-of = Les missions { DE($name) }
hand-missions-mandatory = obligatoires : gagnées ou perdues
hand-missions-optional = facultatives
hand-missions-down =
    { $n ->
        [one] { $n } mission face cachée
       *[other] { $n } missions face cachée
    }
hand-show-this = Montrer celle-ci.
hand-claim-now = Elle est remplie : la retourner maintenant.
hand-claim-none = Ne rien retourner
hand-points-more = +{ $n }
hand-points-both = ±{ $n }
# Une mission qui est écartée si elle n’est pas choisie.
hand-points-away = { $n }
hand-choose-text = Elles rapportent leurs points si elles sont accomplies, et en coûtent autant sinon. Les trois autres ne peuvent que rapporter. Personne ne les voit.
hand-choose-quick = Elle rapporte ses points si elle est accomplie, et en coûte autant sinon. Les autres sont écartées. Personne ne les voit.
hand-choose-far =
    { $n ->
        [0] Aucune n’est encore choisie.
        [one] { $n } choisie sur { $of }.
       *[other] { $n } choisies sur { $of }.
    }

## Consignes

hand-orders = Réactions
hand-orders-live = Ce qui est répondu en votre nom quand quelqu’un joue une action. Avec « Me demander », vous décidez à chaque fois.
hand-orders-days = Dans une partie en différé, personne n’attend de réactions : voici ce qui est répondu en votre nom quand quelqu’un joue une action.
hand-orders-ask = Me demander
hand-orders-never = Jamais
hand-orders-castle = Pour mon château seulement
hand-orders-always = Toujours

## Le moment de réagir

hand-you = vous
# $n : combien sont visés ; $targets : leurs noms.
hand-moment =
    { $n ->
        [0] { $name } joue { $card }
       *[other] { $name } joue { $card } contre { $targets }
    }
hand-moment-own =
    { $n ->
        [0] Vous jouez { $card }
       *[other] Vous jouez { $card } contre { $targets }
    }
hand-moment-castle = Votre château est attaqué !
hand-moment-you = L’action vous vise.
hand-moment-any = Réagissez-vous ?
hand-moment-answered = Vous avez répondu. On interroge encore les autres.
hand-moment-wait = On demande à tous les adversaires s’ils réagissent.
hand-moment-nothing = Vous n’avez rien pour réagir.
hand-moment-time =
    { $n ->
        [one] Vous avez { $n } seconde.
       *[other] Vous avez { $n } secondes.
    }
hand-let-be = Laisser faire
hand-let-be-text = L’action suit son cours.
hand-pope = Faire appel au pape
hand-pope-text = Le pape annule toute l’action pour tout le monde, une fois dans la partie.
hand-pray = Prier
hand-pray-text = La prière de votre main renvoie votre part de l’action contre qui l’a jouée.
# $who : you, ou other, qui s’appelle $name.
hand-after-trap =
    { $who ->
        [you] { $card } se déclenche et vous met à l’abri.
       *[other] { $card } se déclenche et met { $name } à l’abri.
    }
hand-after-cancelled =
    { $who ->
        [you] Vous annulez { $card }.
       *[other] { $name } annule { $card }.
    }
# $whom : you, ou other, qui s’appelle $target.
hand-after-turned =
    { $who ->
        [you] Vous renvoyez { $card } contre { $target }.
       *[other]
            { $whom ->
                [you] { $name } renvoie { $card } contre vous.
               *[other] { $name } renvoie { $card } contre { $target }.
            }
    }
hand-after-stands = Personne n’arrête { $card }.
