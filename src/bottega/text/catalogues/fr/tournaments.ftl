### Les tournois, en français.

## La liste

tournament-all = Tournois
tournament-all-note = Les rondes sont tirées et les tables dressées toutes seules. Il ne vous reste qu’à venir jouer.
tournament-none = Aucun tournoi pour l’instant. Organisez le premier.
tournament-status =
    { $status ->
        [running] En cours
        [coming] À venir
       *[over] Terminés
    }
tournament-system =
    { $system ->
        [swiss] Système suisse
        [round-robin] Toutes rondes
        [knock-out] Élimination directe
       *[arena] Arène
    }
tournament-tables =
    { $n ->
        [2] tables de deux
        [3] tables de trois
        [4] tables de quatre
       *[other] tables de { $n }
    }
tournament-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
tournament-ended = fin { $when }
tournament-entered =
    { $status ->
        [over] vous y étiez
       *[other] vous jouez
    }

## Un tournoi

tournament-what = Tournoi, { $system }, { $players }, { $tables }
tournament-name = { $name }, { $game }
tournament-host = organisé par { $name }
tournament-points =
    { $n ->
        [2] 2 points pour une victoire, 1 pour une défaite
        [3] 3 points au premier, 2 au deuxième, 1 au troisième
        [4] 4 points au premier, puis 3, 2 et 1
       *[other] { $n } points au premier, un de moins à chaque place suivante
    }
tournament-points-knock-out = Qui gagne continue ; un point par ronde passée
tournament-rounds = Rondes
tournament-games = Parties
tournament-began = début { $began } · fin { $ends }
tournament-began-only = début { $began }
tournament-next = La ronde suivante commence dès que toutes les tables ont fini.
tournament-watch = Regarder
tournament-look = Revoir
tournament-free = libre cette ronde
tournament-laying = la table se prépare
tournament-void = abandonnée par tous
tournament-strength = personne n’a joué jusqu’au bout : { $name } l’emporte comme tête de série la plus forte
tournament-result = finie, { $points }
tournament-waits = attend { $name }
tournament-somebody = Quelqu’un
tournament-standings = Classement
tournament-after = après la ronde { $n }
tournament-final = classement final
tournament-json = Résultats en JSON
tournament-player = Joueur
tournament-last = Dernières parties
tournament-break =
    { $by ->
        [opponents] Adversaires
        [wins] Victoires
       *[score] En jeu
    }
tournament-behind =
    { $by ->
        [wins] derrière aux victoires
        [score] derrière aux points de jeu
       *[opponents] derrière aux points des adversaires
    }
tournament-left = a quitté
tournament-outing =
    { $kind ->
        [bye] Ronde { $n } : libre, compte comme une victoire
        [missed] Ronde { $n } : absent, aucun point
        [void] Ronde { $n } : abandonnée par tous
       *[place] Ronde { $n } : place { $place }
    }
tournament-won =
    { $n ->
        [0] Personne ne remporte le tournoi.
        [one] { $names } remporte le tournoi.
       *[other] { $names } remportent le tournoi.
    }
tournament-called-off = Ce tournoi a été annulé.
tournament-lost = Ce tournoi n’existe pas.
tournament-who = Les inscrits
tournament-nobody = Personne n’est encore inscrit.
tournament-fill =
    { $n ->
        [one] Si elle reste libre, un bot prend la dernière place.
       *[other] Des bots prennent les { $n } places encore libres au départ.
    }

## S’inscrire

tournament-you = Vous et ce tournoi
tournament-in = Vous jouez ce tournoi. Vous serez prévenu quand votre table sera prête.
tournament-ready = Votre table est prête : allez-y et jouez.
tournament-still-open = Vous pouvez encore vous inscrire.
tournament-closed = Les inscriptions sont closes.
tournament-enter =
    { $again ->
        [true] Se joindre
       *[false] S’inscrire
    }
tournament-leave = Quitter
tournament-sure-leave = Votre partie en cours sera abandonnée et vous ne jouerez pas les rondes suivantes. Quitter ?
tournament-start = Commencer maintenant
tournament-call-off = Annuler
tournament-sure-call-off = Plus aucune ronde ne sera tirée. Les parties en cours continuent. Annuler le tournoi ?
tournament-stay = Retour
tournament-take-out = Retirer
tournament-link = Lien vers ce tournoi

## Comment ça marche

tournament-how-title = Comment ça marche
tournament-how =
    { $system ->
        [swiss] Personne n’est éliminé. À chaque ronde, on rencontre des joueurs de même total, jamais deux fois les mêmes si on peut l’éviter.
        [round-robin] Chacun rencontre chacun une fois.
        [knock-out] À chaque table, un seul continue, les autres sont éliminés. Si le compte n’est pas bon, les plus forts sont libres à la première ronde.
       *[arena] Pendant { $span }, qui est libre rencontre aussitôt quelqu’un de même total, aussi souvent qu’il veut.
    }
tournament-how-missing = Si vous n’êtes pas là après { $span }, { $bot } joue pour vous. Sans vous, c’est 0 point ; revenez, et votre résultat compte.
tournament-how-limit = Une partie finit au plus tard après { $span } : des bots la terminent, et qui se faisait attendre reçoit 0 point.
tournament-how-bye =
    { $kind ->
        [bots] Si le compte n’est pas bon, { $bot } complète la dernière table.
        [knock-out] À égalité, le plus fort continue.
       *[bye] Qui n’a personne en face reçoit les points d’une victoire.
    }
tournament-how-late =
    On peut encore s’inscrire jusqu’au début de la ronde { $n }.
tournament-how-blocked =
    { $system ->
        [round-robin] Ici, chacun rencontre chacun, même les joueurs qui se sont bloqués.
        [arena] Personne n’est jamais opposé à quelqu’un qu’il a bloqué.
       *[other] Le tirage évite, si c’est possible, de vous réunir avec les joueurs que vous avez bloqués.
    }
tournament-how-breaks =
    { $system ->
        [swiss] À égalité comptent les points des adversaires, puis les victoires, puis les points de jeu.
        [knock-out] Entre ceux qui sont allés aussi loin comptent les points de jeu.
       *[other] À égalité comptent les victoires, puis les points de jeu.
    }

## En organiser un

tournament-hold = Organiser un tournoi
tournament-keep-first = Pour organiser un tournoi, gardez d’abord votre nom, avec une clé d’accès ou un code.
tournament-form-name = Nom
tournament-form-example = Suisse d’automne
tournament-form-system = Système
tournament-form-size = Joueurs par table
tournament-form-length = Durée
tournament-form-clock = Horloge
tournament-clock =
    { $kind ->
        [bank] { $n } min, 15 s par coup
       *[days]
            { $n ->
                [one] un jour par coup
               *[other] { $n } jours par coup
            }
    }
tournament-form-limit = Une partie finit après
tournament-form-fill = Les bots complètent
tournament-form-places =
    { $n ->
        [0] sans bots
       *[other] jusqu’à { $n } places
    }
tournament-form-bot = Remplaçant
tournament-form-late = Inscription tardive
tournament-form-until =
    { $n ->
        [0] non
       *[other] jusqu’à la ronde { $n }
    }
tournament-form-begins = Début
tournament-form-begins-note = Sans heure, il commence à votre signal.
tournament-form-public = Tout le monde peut le voir et s’inscrire
tournament-form-hold = Annoncer
