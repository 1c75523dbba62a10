### Le salon : une table avant la partie, en français.

lobby-before = avant la partie
lobby-of = la table { DE($host) }
# À la place du nom de qui ne se montre pas.
lobby-somebody = quelqu’un
lobby-seats = Autour de la table
lobby-drag = Faites glisser une place pour la déplacer
lobby-shuffle = Mélanger les places
lobby-seat-free = Place libre
lobby-seat-open = pour qui arrive
lobby-seat-invited = gardée pour qui a son lien
lobby-seat-yours = Cette place est pour vous
# $who : le lecteur, quelqu’un sur le même appareil, ou quelqu’un d’autre, présent ou non ; $host : si la table est la sienne.
lobby-seat-who =
    { $who ->
        [me] { $host ->
            [yes] vous, hôte
           *[no] vous
        }
        [device] sur cet appareil
        [here] { $host ->
            [yes] est là, hôte
           *[no] est là
        }
       *[away] { $host ->
            [yes] hôte, pas là pour l’instant
           *[no] pas là pour l’instant
        }
    }
lobby-sit = Prendre place
lobby-leave = Se lever
# Ce que fait la poignée d’une place, lu à voix haute ; $n : où elle est.
lobby-move = Déplacer la place { $n } : { $name }
lobby-move-how = Les flèches du clavier la déplacent.
lobby-moved = Maintenant à la place { $n } : { $name }.
lobby-open-seat = Ouvrir une place
lobby-add-bot = Ajouter un bot
lobby-most = Jusqu’à { $n } joueurs
lobby-level = Autre niveau
lobby-remove = Retirer la place { $n } : { $name }
lobby-free = Libérer la place
lobby-one-link = Un lien pour cette place
lobby-copy-seat = Copier son lien
lobby-for-all = Ouverte à tous

## Inviter

lobby-invite = Inviter des amis
lobby-qr = Code QR de l’invitation
lobby-link = Lien vers cette table
lobby-copied-seat = Le lien de cette place est copié : envoyez-le à une seule personne.
lobby-share = Partager
lobby-mail = Par e-mail
lobby-one = Un seul lien pour tous. Qui l’ouvre prend la prochaine place libre ; s’il n’y en a plus, on regarde.
# Ce qui part avec le lien ; $title est le jeu.
lobby-invitation = Jouez avec moi à { $title } sur Bottega

## Arriver

# Au-dessus du nom du jeu.
lobby-invites = { $host } vous invite à
lobby-so-far =
    { $n ->
        [0] Personne n’est encore assis. Pas besoin de compte.
        [one] Un joueur pour l’instant. Pas besoin de compte.
       *[other] { $n } joueurs pour l’instant. Pas besoin de compte.
    }
lobby-name = Comment vous appeler ?
lobby-only-watch = Regarder seulement
lobby-first = Première fois ?
lobby-first-guide =
    { $game ->
        [lorenzo] La partie guidée dure une demi-heure.
       *[other] La partie guidée dure 10 minutes.
    }

## Discussion

lobby-talk = Discussion
lobby-say = Dites quelque chose
lobby-sat = { $name } prend place.
lobby-left = { $name } se lève.
# $kind : ce qu’une place est devenue ; $bot : qui y joue.
lobby-line-seat =
    { $kind ->
        [bot] { $host } fait jouer un bot : { $bot }.
        [invited] { $host } garde une place pour quelqu’un.
       *[open] { $host } ouvre une place.
    }
lobby-line-removed =
    { $n ->
        [one] { $host } retire une place.
       *[other] { $host } retire { $n } places.
    }
lobby-line-moved = { $host } change l’ordre des places.
# $what : ce qui vaut maintenant, comme « Sans limite de temps ».
lobby-line-changed = { $host } change la table. { $what }.
lobby-line-other = { $host } change les réglages de la table.

## Ce qui est convenu

lobby-terms = Les règles de cette table
lobby-rules = Les règles
# $option et $value : une option du jeu et ce qui a été choisi.
lobby-option = { $option } : { $value }
lobby-clock-none = Sans limite de temps
lobby-clock-days =
    { $n ->
        [one] { $n } jour pour chaque coup
       *[other] { $n } jours pour chaque coup
    }
# $minutes : pour toute la partie ; $n : les secondes rendues à chaque coup.
lobby-clock-bank =
    { $n ->
        [0] { $minutes } minutes par joueur pour toute la partie
        [one] { $minutes } minutes par joueur, et { $n } seconde rendue par coup
       *[other] { $minutes } minutes par joueur, et { $n } secondes rendues par coup
    }
lobby-hand-over =
    { $on ->
        [on] Un tour s’achève avec « Finir le tour », et peut être annulé jusque-là
       *[off] Un tour s’achève de lui-même avec son dernier choix
    }
lobby-watch =
    { $watch ->
        [delayed] D’autres peuvent regarder, avec { $n } décisions de retard
        [none] Seuls les joueurs voient la partie
       *[open] D’autres peuvent regarder
    }
lobby-friendly = Une partie amicale : elle ne compte pas pour le classement
lobby-rated = La partie compte pour le classement
lobby-public =
    { $on ->
        [on] Dans la liste des tables
       *[off] Pas dans la liste des tables
    }
lobby-chat =
    { $on ->
        [on] Discussion pendant la partie
       *[off] Pas de discussion pendant la partie
    }

# À côté du titre ; $me : si le lecteur peut le changer.
lobby-changed-by =
    { $me ->
        [yes] modifiable jusqu’au début
       *[no] { $host } peut le changer jusqu’au début
    }

## Le début

# $n : qui joue, bots compris.
lobby-start =
    { $n ->
        [0] Commencer
        [1] Commencer en solo
       *[other] Commencer à { $n }
    }
lobby-ready = Tout le monde est là.
lobby-no-reason = Pas besoin d’attendre que tout soit pris.
lobby-absent = Pas là pour l’instant : { $names }.
lobby-unfit =
    { $n ->
        [one] Avec ces règles, un seul joueur ne suffit pas.
       *[other] Ces règles ne se jouent pas à { $n }.
    }
lobby-waiting = C’est à { $host } de lancer la partie.
lobby-watching = Toutes les places sont prises : vous regardez. C’est à { $host } de lancer la partie.
lobby-give-up = Fermer la table
lobby-give-up-sure = Vraiment la fermer ?
