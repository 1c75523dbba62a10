### Le plateau dessiné de Lorenzo il Magnifico, en français.

## Sortes de réponses, quand il y en a beaucoup ($n : combien)

# La question qui reste après un clic.
narrow-member =
    { $name ->
        [black] Où va le membre noir ?
        [white] Où va le membre blanc ?
        [orange] Où va le membre orange ?
        [brown] Où va le membre marron ?
       *[neutral] Où va le membre neutre ?
    }
narrow-space = Quel membre y va ?
narrow-discard = Quel leader abandonnez-vous ?
verb-place = Placer un membre
# Beaucoup de réponses qui commencent par un même membre.
group-member =
    { $name ->
        [black] Membre noir
        [white] Membre blanc
        [orange] Membre orange
        [brown] Membre marron
       *[neutral] Membre neutre
    }
# Beaucoup d’offres pour une même famille.
group-family =
    { $name ->
        [da-montefeltro] Montefeltro
        [malatesta] Malatesta
        [medici] Médicis
        [gonzaga] Gonzague
        [colonna] Colonna
        [aragonesi] Aragon
        [este] Este
        [sforza] Sforza
        [orsini] Orsini
        [della-rovere] Della Rovere
        [della-scala] Della Scala
       *[visconti] Visconti
    }
verb-take = Prendre une carte
verb-spend = Dépenser des serviteurs
verb-pay = Payer la carte
verb-trade = Échanger
verb-produce = Produire
verb-privilege = Choisir des privilèges
verb-first = Commencer par un des effets
verb-choose = Choisir une tuile bonus
verb-keep = Garder un leader
verb-play = Jouer un leader
verb-discard = Abandonner un leader pour un privilège
verb-use = Activer un leader
verb-copy = Copier un leader
verb-raise = Renforcer un membre
verb-decline = Renoncer
verb-support = Soutenir l’Église
verb-refuse = Subir l’excommunication
verb-pass = Renoncer à un membre
verb-option = Choisir ce que l’on reçoit
verb-bid = Faire une offre pour une famille
verb-token = Dépenser un jeton
verb-give = Payer avec un jeton
verb-lay = Poser un jeton sur une carte
verb-hold = Garder un jeton
verb-swap = Faire l’échange de votre famille
verb-flip = Retourner un sceau
verb-fetch = Prendre une carte de la défausse
verb-drop = Défausser une carte
verb-activate = Activer une carte
verb-dismiss = Abandonner un leader en jeu
verb-visit = Se servir des cartes d’un adversaire
verb-collect = Recevoir d’une case du marché
verb-replace = Payer en serviteurs
verb-add = Envoyer des serviteurs d’avance
verb-end = Finir le tour

## La ligne du haut et les onglets

# $period : I, II ou III.
city-where = Période { $period } · manche { $round }/{ $rounds }
city-where-setup = Avant la première manche
city-tab-towers = Tours
city-tab-city = Ville
city-tab-yours = Chez vous

## Les tours

city-towers = Les tours
city-tower-territory = Territoires
city-tower-character = Personnages
city-tower-building = Bâtiments
city-tower-venture = Projets
# La cinquième tour : des cartes des quatre types.
city-tower-special = Spéciale
city-fee =
    { $n ->
        [one] { $n } pièce pour entrer
       *[other] { $n } pièces pour entrer
    }
city-fee-text = Il y a déjà quelqu’un dans cette tour. Qui y prend une autre carte paie d’abord ce supplément, en plus de la carte ; vous aussi, même si c’est vous qui y êtes.
city-floor = Ici, l’action doit valoir { $value }.
# $value : ce que l’étage demande aux autres manches.
city-adapted = La tuile Adaptation est sur cette tour ; d’habitude, c’est { $value }. Après la manche, elle avance d’une tour vers la droite.
# $goods : « 2 bois ».
city-bonus = Cet étage rapporte aussi { $goods }.
city-taken-by = prise par { $name }
city-taken = prise
city-empty = pas encore de carte

## Jetons et paquets

city-tokens = Jetons
city-supply =
    { $n ->
        [0] Plus de jeton à piocher
        [one] { $n } jeton à piocher
       *[other] { $n } jetons à piocher
    }
city-supply-spent =
    { $n ->
        [one] { $n } est face visible à côté de la réserve.
       *[other] { $n } sont face visible à côté de la réserve.
    }
city-supply-text = Ils sont piochés face cachée. Ceux qui sont dépensés restent visibles à côté, et sont mélangés quand la réserve est vide.
# Combien d’une sorte sont visibles à côté de la réserve ; combien vous en avez.
city-token-spent =
    { $n ->
        [one] { $n } dépensé
       *[other] { $n } dépensés
    }
city-token-held = { $n } à vous
city-decks = Les paquets
city-decks-text = Ces cartes sont dans les paquets de cette partie, huit par type et par période. Personne ne connaît leur ordre.
city-decks-kinds = Types de cartes
city-deck =
    { $kind ->
        [territory] Le paquet des territoires
        [character] Le paquet des personnages
        [building] Le paquet des bâtiments
       *[venture] Le paquet des projets
    }
city-card-seen = déjà sortie

## Les dés et les membres

city-dice = Dés et membres de famille
city-pass = Renoncer à un membre
# $member : black, white, orange, neutral ou brown.
city-die =
    { $member ->
        [black] Le dé noir montre { $value }.
        [white] Le dé blanc montre { $value }.
       *[orange] Le dé orange montre { $value }.
    }
city-member-waits =
    { $member ->
        [black] { $name }, membre noir : il vaut { $value }.
        [white] { $name }, membre blanc : il vaut { $value }.
        [orange] { $name }, membre orange : il vaut { $value }.
        [brown] { $name }, membre marron : il vaut { $value }.
       *[neutral] { $name }, membre neutre : il vaut { $value }.
    }
city-member-placed =
    { $member ->
        [black] { $name }, membre noir : déjà sorti.
        [white] { $name }, membre blanc : déjà sorti.
        [orange] { $name }, membre orange : déjà sorti.
        [brown] { $name }, membre marron : déjà sorti.
       *[neutral] { $name }, membre neutre : déjà sorti.
    }
city-member-of =
    { $member ->
        [black] { $name } (membre noir)
        [white] { $name } (membre blanc)
        [orange] { $name } (membre orange)
        [brown] { $name } (membre marron)
       *[neutral] { $name } (membre neutre)
    }
# $members : un ou plusieurs des précédents.
city-standing = Sur place : { $members }.

## Les cases

city-work = Récolte et production
city-council = Palais du Conseil
city-large-malus = grandes cases −{ $n }
city-closed = À moins de { $players } joueurs, cette case est couverte.
city-own = Cases des leaders
# $leader : à qui est la case ; $name : le joueur qui a ce leader.
city-own-space = La case du leader { $leader }, réservée à { $name }
# Ce que peut être un privilège ; $goods : « 2 pièces, 1 point de foi ou 1 jeton ».
city-privilege-text = Un privilège rapporte { $goods }.
# Une chose de plus que peut rapporter un privilège, pour qui a la famille Montefeltro.
city-store = tout ce qui est sur votre tuile Famille
# Un joueur et combien de membres lui restent à placer.
city-in-order = { $name } (encore { $n })
# $names : les joueurs dans leur ordre, chacun comme ci-dessus.
city-order = Ordre du tour, et membres à placer : { $names }
city-order-text = Qui est au palais vient en premier à la prochaine manche, dans l’ordre de la queue ; les autres suivent comme ils sont.

## L’Église

city-report-after = rapport après la manche { $round }
city-support = La soutenir
city-faith-of = { $name } en case { $space }
city-faith-space = Case { $space } de la piste de foi
city-faith-points =
    { $points ->
        [one] Elle vaut { $points } point de victoire à qui soutient l’Église.
       *[other] Elle vaut { $points } points de victoire à qui soutient l’Église.
    }
# $period : I, II ou III.
city-faith-needed = Le rapport de la période { $period } demande { $space } points de foi : avec moins, c’est l’excommunication.
# $name : le joueur dont la famille a des tuiles sur la piste de foi.
city-faith-tile = Pour { $name }, en atteignant la case { $space } : { $goods }.
city-cursed = Elle pèse sur { $names }.

## Les pistes

city-tracks = Points militaires et points de victoire
city-track-military = Points militaires
city-track-military-text = À la fin de la partie, les deux premiers en reçoivent des points, et les territoires en demandent.
city-track-vp = Points de victoire jusqu’ici
city-track-vp-text = Ce que cartes, foi et force militaire rapportent à la fin n’y est pas compté.
city-rank = { $name } { $n }

## Les enchères

city-auction = Les familles
city-auction-text = Plus l’offre est forte, moins on a au départ. Une offre dépassée se refait aussitôt.
city-bidders = À qui de faire une offre
# $you : yes ou no.
city-bids-now =
    { $you ->
        [yes] À vous de faire une offre
       *[no] Offre attendue : { $name }
    }
city-bids-later =
    { $you ->
        [yes] puis vous
       *[no] puis { $name }
    }
city-outbid =
    { $you ->
        [yes] Votre offre est dépassée : refaites-en une
       *[no] Offre dépassée, à refaire : { $name }
    }
# $family : son nom.
city-bids = Offres pour les { $family }
# $row : de 1 à 6 ; $goods : les ressources de départ.
city-bid = Offre { $row } : { $goods } au départ.
city-bid-of = { $name } mène ici.
city-bid-under = Il y a déjà une offre plus forte.
city-bid-last = Personne ne peut la dépasser.
city-bid-text = D’autres peuvent encore la dépasser.
city-beside = Leaders qui vont avec la famille
city-beside-text = Il est posé à côté de la famille et va avec elle.
city-won = Familles
city-won-by = { $name } a la famille { $family } avec l’offre { $row }, et commence avec { $goods }.

## La mise en place

city-setup-tiles = Tuiles bonus
city-setup-tiles-text = Chacune ajoute ses propres gains à chaque récolte et à chaque production.
city-setup-draft = Leaders
city-setup-draft-text = Gardez un leader de ce paquet ; les autres vont à votre voisin.
city-setup-kept = Déjà gardés
city-setup-wait = Les autres choisissent encore.


## La maison : ressources, famille, cartes et leaders d’un joueur

house-yours = Votre maison
house-of = La maison { DE($name) }
house-goods = Ressources et pistes
house-family = Membres de famille
# $member : black, white, orange, neutral ou brown.
house-member =
    { $member ->
        [black] Membre noir, qui vaut { $value }
        [white] Membre blanc, qui vaut { $value }
        [orange] Membre orange, qui vaut { $value }
        [brown] Membre marron, qui vaut { $value }
       *[neutral] Membre neutre, qui vaut { $value }
    }
house-member-placed =
    { $member ->
        [black] Membre noir, déjà placé
        [white] Membre blanc, déjà placé
        [orange] Membre orange, déjà placé
        [brown] Membre marron, déjà placé
       *[neutral] Membre neutre, déjà placé
    }
# Des serviteurs en renfort du prochain membre, avant qu’il soit placé.
house-ahead =
    { $n ->
        [one] Envoyer { $n } serviteur d’avance
       *[other] Envoyer { $n } serviteurs d’avance
    }
house-ahead-text = Ils renforcent l’action qui suit, et ne comptent plus là où il vaut mieux en avoir peu.
house-added = Le prochain membre que vous placez vaut { $n } de plus
house-row =
    { $kind ->
        [territory]
            { $n ->
                [0] Pas encore de territoire
                [one] { $n } territoire
               *[other] { $n } territoires
            }
        [character]
            { $n ->
                [0] Pas encore de personnage
                [one] { $n } personnage
               *[other] { $n } personnages
            }
        [building]
            { $n ->
                [0] Pas encore de bâtiment
                [one] { $n } bâtiment
               *[other] { $n } bâtiments
            }
       *[venture]
            { $n ->
                [0] Pas encore de projet
                [one] { $n } projet
               *[other] { $n } projets
            }
    }
house-row-territory = Une récolte qui atteint leur dé les fait rapporter. À la fin, leur nombre rapporte des points.
house-row-character = Leurs capacités valent en permanence. À la fin, leur nombre rapporte des points.
house-row-building = Une production qui atteint leur dé les fait rapporter et échanger.
house-row-venture = À la fin, ils rapportent les points de leurs lauriers.
house-next-short = suivant
house-next =
    { $n ->
        [one] Le prochain territoire demande { $n } point militaire
       *[other] Le prochain territoire demande { $n } points militaires
    }
house-next-text =
    { $have ->
        [one] Il y en a { $have }. On ne le paie pas.
       *[other] Il y en a { $have }. On ne les paie pas.
    }
# $period : I, II ou III.
house-excommunicated = Excommunication à la période { $period }
# Des mots sur les cartes.
house-per = par
house-or = ou
house-free = gratuit
# Autant que qui en a le plus.
house-most = le maximum
house-once = une fois par manche
house-always = en permanence
# Ce que fait un leader : dès qu’il est joué ; comme case à soi.
house-played = dès qu’il est joué
house-space = une case à vous
house-at-end = À la fin
house-kind-territory = territoire
house-kind-character = personnage
house-kind-building = bâtiment
house-kind-venture = projet

## La maison : les leaders

house-leaders = Leaders
house-hidden =
    { $n ->
        [one] { $n } en main
       *[other] { $n } en main
    }
house-discarded =
    { $n ->
        [one] { $n } abandonné
       *[other] { $n } abandonnés
    }
house-leader-hand = En main : il peut être joué dès que vous remplissez sa condition, ou abandonné pour un privilège.
house-leader-ready = En main : vous remplissez sa condition. Il peut être joué, ou abandonné pour un privilège.
house-leader-played = En jeu.
house-leader-used = En jeu, et déjà activé pendant cette manche.
# $leaders : des noms de leaders.
house-dismissed = Plus en jeu : { $leaders }.
house-face-down = Abandonnés face cachée : { $leaders }.
house-seen = Connus de tous : { $leaders }.
house-drawn =
    { $n ->
        [one] { $n } vient de la pile.
       *[other] { $n } viennent de la pile.
    }
# $leader : son nom.
house-discard = Abandonner { $leader } pour un privilège
house-copied = Il copie { $leader }.

## La maison : famille et jetons

house-tokens =
    { $n ->
        [0] Aucun jeton
        [one] { $n } jeton
       *[other] { $n } jetons
    }
# $goods : ce que montre un jeton ; $n : combien de jetons le montrent.
house-token =
    { $n ->
        [one] Un jeton : { $goods }
       *[other] { $n } jetons, chacun : { $goods }
    }
house-token-use = À votre tour, vous pouvez le dépenser pour cela.
house-token-hidden = Ce qu’ils montrent, seul leur propriétaire le sait.
house-received = reçu
# Ce qui se trouve sur la tuile Famille.
house-store = Sur la tuile : { $goods }
house-nothing = rien encore
house-seal = Pas encore retourné : { $goods }
house-seal-turned = Retourné : { $goods } à chaque leader joué

## La maison : ce qui est demandé

house-wake = Une autre carte à activer aussi
house-produce = Produire
house-trade-times =
    { $n ->
        [one] Cet échange est choisi.
       *[other] Cet échange est choisi { $n } fois.
    }
house-support-short = La soutenir
house-refuse-short = Refuser

## Sur le bouton qui donne ce qui est choisi

do-place = Placer ici
do-take = Prendre cette carte
do-spend =
    { $action ->
        [harvest] Récolter
       *[production] Produire
    }
do-add = Les envoyer d’avance
do-choose = Prendre cette tuile
do-keep = Garder ce leader
do-play = Jouer ce leader
do-use = Activer ce leader
do-bid = Faire cette offre
