### L’accueil et la page sur Bottega, en français.

home-title = Bottega
home-title-turn = ● À vous – Bottega
home-heading = Trois tables dans un atelier florentin
home-promise = Sans compte. Jouez tout de suite contre des bots, ou envoyez un lien à vos amis.
home-games = Jeux

## Qui vous êtes

home-playing-as = Vous êtes
# Un lien court à côté du nom ; le plus long est lu à voix haute après lui.
home-who-change = changer
home-who-change-long = votre nom, ou continuer sur un autre appareil
home-you = Vous
home-name = Votre nom
home-name-save = Enregistrer
home-name-hint = Il s’affiche aux tables où vous prendrez place désormais.
home-page = Votre page
home-keep = Garder mon nom
home-device = Continuer sur un autre appareil
home-device-hint = Avec un code, vous êtes la même personne ailleurs : vos tables, vos places, votre nom.
home-code = Votre code
home-code-give = Obtenir un code
home-code-copy = Copier
home-code-copied = Le code est copié.
home-code-select = Copiez le code sélectionné.
home-code-secret = Gardez-le pour vous : qui l’a peut jouer à votre place. Il sert une seule fois ; tout code plus ancien ne vaut plus rien.
home-code-kept = J’ai gardé mon code
home-code-kept-why = Votre nom reste alors à vous : vous pouvez figurer au classement, fonder des clubs et organiser des tournois.
home-code-stays = Votre nom est gardé. Vous pouvez figurer au classement, fonder des clubs et organiser des tournois.
home-code-have = J’ai un code
home-code-take = Continuer
home-code-taken = Bon retour, { $name }. Voici un nouveau code pour la prochaine fois.
home-code-wrong = Ce code n’est pas connu. Chacun sert une fois, et seul le dernier donné est valable.
home-code-warning = Ce navigateur ne sera alors plus { $name }. Si { $name } a des tables à garder, prenez d’abord un code pour elles.
home-bell = Notifications

## Les jeux

# $game : masters, lorenzo ou renaissance.
home-minutes =
    { $game ->
        [masters] 45 minutes
        [lorenzo] 90 minutes
       *[renaissance] 40 minutes
    }
home-facts =
    { $game ->
        [masters] 1 à 4 joueurs
        [lorenzo] 2 à 5 joueurs
       *[renaissance] 2 à 8 joueurs
    } · { $minutes }
# $others : les derniers adversaires, comme « Nino et Tessa ».
home-last = La dernière fois avec { $others } · { $minutes }
home-pitch =
    { $game ->
        [masters] Prenez des billes, achetez des cartes, faites tourner votre atelier, et gardez un œil sur la piste de foi.
        [lorenzo] Envoyez votre famille aux tours, au marché et au conseil.
       *[renaissance] Bâtissez un château case par case, gardez vos missions secrètes et méfiez-vous des canons.
    }
home-coming = bientôt
home-coming-note = Sur l’établi : cette table est encore en chantier.
home-play = Jouer
home-invite = Inviter
home-watch = Regarder
home-change = Modifier
home-guide = Partie guidée
home-learn =
    { $game ->
        [lorenzo] Apprendre en une demi-heure
       *[other] Apprendre en 10 minutes
    }
home-device-one = Sur cet appareil
home-decks = Composer un paquet
home-cards = Choisir les cartes
home-rules = Règles
home-first = Première partie : le jeu de base, sans leaders.
# Lorenzo: leaders, Houses of Renaissance, The Pazzi Conspiracy.
home-extras = Jouer avec
home-option-advanced-true = Leaders
home-option-modules-houses = Maisons
home-option-modules-pazzi = Pazzi
# $others : une liste comme « 2 bots Glouton et 1 place libre ».
home-against = Avec { $others }.
home-with-bots = Vous regardez jouer { $others }.
home-alone = En solo, contre Lorenzo.
home-people-here =
    { $n ->
        [one] { $n } personne de plus sur cet appareil
       *[other] { $n } personnes de plus sur cet appareil
    }
home-people-invited =
    { $n ->
        [one] { $n } personne invitée par lien
       *[other] { $n } personnes invitées par lien
    }
home-people-open =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }

## Préparer une table

home-setup-title = Dresser la table : { $game }
home-setup-players = Joueurs
home-setup-solo = Solo
home-setup-seats = Qui s’assoit où
home-setup-options = Règles
home-setup-settings = La table
home-setup-open = Ouvrir la table
home-setup-keep = Pour plus tard
# $changes : une liste de ce qui change aussi, comme « joueurs → « 4 » ».
home-setup-followed = Cela change aussi : { $changes }.
home-setup-change = { $option } → « { $value } »
# Renaissance : combien de familles de cartes il faut à une table ; $chosen : combien sont choisies.
home-families-need =
    { $n ->
        [one] Cette table se joue avec { $n } famille ; { $chosen ->
            [one] il y en a { $chosen } de choisie.
           *[other] il y en a { $chosen } de choisies.
        }
       *[other] Cette table se joue avec { $n } familles ; { $chosen ->
            [one] il y en a { $chosen } de choisie.
           *[other] il y en a { $chosen } de choisies.
        }
    }
home-seat-me = { $name } (vous)
home-seat-bot = Un bot
home-seat-invited = Un ami, par lien
home-seat-open = Au premier venu
home-seat-here = Quelqu’un sur cet appareil
home-seat-name = Nom du joueur { $n }
home-seat-name-short = Nom
home-clock = Temps
home-clock-kind =
    { $kind ->
        [bank] Minutes pour toute la partie
        [days] Jours pour chaque coup
       *[none] Sans limite
    }
home-clock-minutes = minutes par joueur
home-clock-increment = secondes rendues par coup
home-clock-days = jours par coup
# How long others may answer an action at a live table. $n: from 3 to 40.
home-window = Temps pour réagir
home-window-seconds = { $n } secondes
home-watching = Spectateurs
home-watching-kind =
    { $watch ->
        [delayed] Admis, avec quelques coups de retard
        [none] Seuls les joueurs voient la partie
       *[open] Admis
    }
home-rated = Compte pour le classement
home-rated-note = Là où l’on affronte d’autres joueurs ou les gens de l’atelier.
home-rated-practice = Une partie d’entraînement ne compte pas.
home-public = Visible dans la liste des tables
home-hand-over = Un tour ne s’achève qu’avec « Finir le tour », pour pouvoir être annulé
home-chat = Discussion pendant la partie

## Les tables

home-mine = Vos tables
home-at-tables =
    { $n ->
        [one] à une table
       *[other] à { $n } tables
    }
home-others-turn = Aux autres de jouer.
home-none-running = Aucune de vos parties n’est en cours.
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de joueurs. Cliquez sur « Inviter », ou dressez-en une avec une place libre.
home-running = Parties en cours
home-running-none = Personne ne joue en public pour le moment.
home-running-count =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
home-past = Parties terminées ({ $n })
home-show-more = En montrer { $n } de plus
home-your-turn = À vous
home-waiting = On attend { $names }
home-moved = Dernier coup { $when }
home-left = Il reste { $time }
home-free-seats =
    { $n ->
        [0] Toutes les places sont prises, pas encore commencée
        [one] { $n } place libre
       *[other] { $n } places libres
    }
# $when : comme « il y a 5 minutes ».
home-started = Commencée { $when }
home-ended = Terminée { $when }
home-just-now = à l’instant
home-damaged = Endommagée
home-row-play = Jouer
home-row-open = Ouvrir
home-row-see = Voir
home-row-look = Revoir
home-row-watch = Regarder
home-row-sit = Prendre place
# Lu à voix haute après les mots du bouton.
home-row-at = : { $title }, { $names }
home-watch-title = { $game } : parties en cours
home-watch-none = Personne n’y joue en public pour le moment. Les tables qui commencent entre-temps apparaissent ici.
home-looking = Recherche…

## Parties enregistrées

home-record = Revoir une partie jouée ailleurs
home-record-hint = Déposez son fichier n’importe où sur cette page, ou choisissez-le.
home-record-choose = Choisir un fichier
home-drop-here = Lâchez pour voir la partie

## En bas

home-foot = Plus
home-unofficial = Non officiel, sans lien avec les éditeurs. Masters of Renaissance : Simone Luciani, Nestore Mangone. Lorenzo il Magnifico : Flaminia Brasini, Virginio Gigli, Simone Luciani. Renaissance : Céline Dumas avec Guillaume Ayoub (CC BY-NC-SA 3.0 FR).
home-about = À propos

## À propos

home-about-title = À propos de Bottega
home-about-heading = Un atelier pour trois jeux
home-about-what = Bottega est un lieu pour jouer à trois jeux de société de la Renaissance : avec des amis éloignés ou autour d’un même appareil, contre des bots, d’une traite ou sur des semaines, dans le navigateur, dans le terminal et depuis Python.
home-about-how = Il n’y a pas de compte. Un navigateur reçoit un nom à sa première visite, et une clé d’accès ou un code emporte ce nom et ses tables sur un autre appareil. Chaque partie peut être revue, coup par coup, et emportée dans un fichier.
home-about-unofficial = Non officiel
home-about-unofficial-text = Bottega est fait par des gens qui aiment ces jeux. Il n’a aucun lien avec leurs éditeurs ni leurs auteurs, et aucun d’eux ne l’a vérifié ni approuvé. Les règles sont racontées avec nos propres mots, et chaque image est de nous. Si un jeu vous plaît ici, achetez la boîte.
home-about-designers =
    { $game ->
        [masters] Un jeu de Simone Luciani et Nestore Mangone.
        [lorenzo] Un jeu de Flaminia Brasini, Virginio Gigli et Simone Luciani.
       *[renaissance] Un jeu de Céline Dumas avec Guillaume Ayoub, plus tard appelé Artigiano. L’original est publié sous la licence CC BY-NC-SA 3.0 FR ; ses données et ses titres sont repris ici avec gratitude, ses textes et ses images ne le sont pas.
    }
home-about-fair = Des mélanges loyaux
home-about-fair-text = Avant que la première carte soit distribuée, le serveur publie une empreinte de tout le mélange, qui ne peut donc plus être changé ensuite. Une fois la partie finie, le mélange lui-même est montré et figure dans le fichier de la partie : tout le monde peut vérifier que l’empreinte est bien la sienne et que la partie a été jouée avec lui.
home-about-drawn = Dessins et lettres
home-about-drawn-text = Tous les dessins sont faits pour Bottega, en traits et en aplats, pour rester nets à toutes les tailles.
home-about-fonts = Les titres sont composés en EB Garamond, le texte en Source Sans 3 ; les deux sont libres sous SIL Open Font License 1.1 et livrées avec Bottega, avec leurs licences.
home-about-notices = Fait avec le travail d’autrui
home-about-notices-text = Ces pages utilisent les caractères et les programmes suivants, chacun avec sa licence.
home-about-private = Entre vous et ce serveur
home-about-private-text = Les pages ne chargent rien d’ailleurs que du serveur dont elles viennent. Un seul cookie se souvient de vous ; votre thème, votre langue et vos réglages de table restent dans ce navigateur. Si vous voulez des notifications sur un appareil, le serveur garde l’adresse que son navigateur donne pour cela, jusqu’à ce que vous les arrêtiez. Seul ce navigateur peut lire ce qui est envoyé. Une adresse électronique que vous confirmez est gardée jusqu’à ce que vous la retiriez. Ce que vous avez joué figure sur votre page, sauf si vous la cachez. Tout ce qui est gardé de vous, vous pouvez l’avoir en un fichier, et l’effacer.
home-about-play = Aux tables
home-people = Les gens de l’atelier
home-around = Entre les parties
home-around-tournaments = Tournois
home-around-clubs = Clubs
home-around-puzzles = Problèmes
home-around-games = Parties jouées
home-around-friends = Amis
home-around-leaders = Classement
tournament-begins = début { $when }
tournament-begins-host = début au signal de l’organisateur
tournament-round = Ronde { $n }
tournament-round-of = ronde { $n } sur { $of }
tournament-ends = fin { $ends }
tournament-to-table = À votre table
home-stage =
    { $counts ->
        [round] Manche { $n } sur { $of }
       *[turn] Tour { $n }
    }

## Partie rapide

home-match = Jouer avec d’autres
home-match-note = La partie commence quand la table est complète. Elle compte pour le classement. Après une minute, des bots peuvent prendre les places libres.
home-match-note-turns = La partie commence quand la table est complète. Elle compte pour le classement. Chaque coup peut prendre un jour.
home-match-pace = Quand vous jouez
home-match-paces =
    { $pace ->
        [live] Maintenant
       *[turns] Un jour par coup
    }
home-match-count = Combien jouent à { $title }
home-match-waiting =
    { $n ->
        [one] une personne attend
       *[other] { $n } personnes attendent
    }
home-match-first = soyez le premier
home-match-wait = Attendre d’autres joueurs

## Donne du jour

daily-heading = Donnes du jour
# $day: such as “Wednesday, November 18”.
daily-of = Donne du jour, { $day }
daily-note = Les mêmes cartes pour tous, contre les mêmes bots. Un seul essai compte.
daily-once = Un seul essai compte.
daily-alone = { $title }, en solo
daily-with = { $title } avec { $others }
daily-play = Jouer la donne
daily-go-on = Continuer
daily-again = Réessayer, hors classement
daily-results = Résultats
daily-tried =
    { $n ->
        [0] Personne ne l’a encore terminée.
        [one] Une personne l’a terminée.
       *[other] { $n } personnes l’ont terminée.
    }
daily-yours = { $n } points, place { $rank } sur { $of }
daily-streak =
    { $n ->
        [one] un jour de suite
       *[other] { $n } jours de suite
    }
daily-same =
    { $n ->
        [0] Chacun reçoit les mêmes cartes dans le même ordre.
       *[other] Chacun reçoit les mêmes cartes dans le même ordre. Qui joue pareil rencontre les mêmes réponses des bots.
    }
daily-lost = En solo, une partie gagnée par Lorenzo compte 0 point.
daily-points = points
daily-place = place, sur { $of }
daily-days =
    { $n ->
        [one] jour de suite
       *[other] jours de suite
    }
daily-share = Partager la donne
daily-shared = Le lien est copié. Il ne dit rien du résultat.
daily-all = Points de tous ceux qui ont terminé
daily-bar = { $from } à { $to } points : { $n }
# $over: whether the day is over.
daily-best =
    { $over ->
        [true] Les meilleurs
       *[false] Les meilleurs jusqu’ici
    }
daily-others = Les autres donnes du jour
daily-hidden = Les résultats se montrent quand vous avez joué.
daily-later = Les parties se regardent quand le jour est passé.
daily-nobody = Personne n’y figure encore.
daily-unlisted = On figure ici si l’on garde son nom, avec une clé d’accès ou un code.
daily-rank = Rang
daily-player = Joueur
daily-time = Temps
daily-watch = Regarder
daily-yours-lately = Vos deux dernières semaines
