### Le salon : une table avant la partie, en français.

lobby-before = avant la partie
# $n : combien de joueurs.
lobby-who =
    { $n ->
        [one] Solo, table dressée par { $host }
       *[other] { $n } joueurs, table dressée par { $host }
    }
lobby-seats = Autour de la table
lobby-seat-free = La place { $n } est libre
# $bot : comment s’appelle le bot.
lobby-bot = Bot { $bot }
lobby-seat-bot = un bot, toujours prêt
lobby-seat-open = au premier venu
lobby-seat-invited = gardée pour qui a son lien
lobby-seat-mine = vous
lobby-seat-device = sur cet appareil
lobby-seat-here = est là
lobby-seat-away = a sa place, mais ne regarde pas
lobby-sit = Prendre place
# Lu à voix haute après « Prendre place ».
lobby-at-seat = à la place { $n }
lobby-leave = Se lever

## Liens

lobby-link = lien de la place { $n }
lobby-copy = Copier le lien
lobby-copied = Le lien est copié : envoyez-le à une seule personne.
lobby-select = Copiez le lien sélectionné.
lobby-share = Partager
# Ce qui part avec un lien ; $title est le jeu.
lobby-invitation = Une place vous est gardée : { $title } sur Bottega

## Ce qui est convenu

lobby-terms = Ce qui se joue
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
        [on] Un tour s’achève avec « Finir le tour », et peut être repris jusque-là
       *[off] Un tour s’achève de lui-même avec son dernier choix
    }
lobby-watch =
    { $watch ->
        [delayed] D’autres peuvent regarder, avec { $n } décisions de retard
        [none] Seuls les joueurs voient la partie
       *[open] D’autres peuvent regarder
    }
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

## Le début

lobby-start = Commencer la partie
lobby-ready = Tout le monde est là. Vous pouvez commencer.
lobby-why-not =
    { $n ->
        [one] Une place est encore libre : envoyez son lien, puis commencez.
       *[other] { $n } places sont encore libres : envoyez à chaque ami son propre lien, puis commencez.
    }
lobby-waiting =
    { $n ->
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $n } joueurs.
    }
lobby-waiting-host = Toutes les places sont prises. C’est à { $host } de commencer la partie.
lobby-give-up = Abandonner la table
lobby-give-up-sure = Vraiment abandonner ?
