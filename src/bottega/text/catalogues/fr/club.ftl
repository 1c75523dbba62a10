### Les pages des joueurs, et qui est en tête, en français.

## La page d’un joueur

# $when : un mois, comme « mars 2026 ».
club-since =
    { $n ->
        [0] Aucune partie encore
        [one] { $n } partie depuis { $when }
       *[other] { $n } parties depuis { $when }
    }
club-no-page = Ce joueur n’existe pas, ou ne se montre pas.
club-shown = Les autres voient cette page
club-shown-on = Tout le monde peut la regarder, et les listes de parties et de meneurs vous nomment.
club-shown-off = Elle n’est qu’à vous, et aucune liste ne vous nomme. Aux tables, vous gardez votre nom.
club-ratings = Classements
club-count =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
# Sous un classement. $spread : à quelle distance la force peut en être.
club-rated = ± { $spread }, au mieux { $best }
club-rated-open = ± { $spread }, encore ouvert
club-rated-alone = le plus de points d’une partie gagnée
club-unrated = Pas encore classé
# Lu à voix haute à la place de la courbe d’un classement.
club-course =
    { $n ->
        [one] Après la première partie : { $last }
       *[other] Les { $n } dernières parties : de { $first } à { $last }, jamais sous { $low } ni au-dessus de { $high }
    }
# Entre qui les parties comptent ensemble.
club-pools = Sorte de parties
club-pool-two = À deux
club-pool-more = À trois ou plus
club-pool-teams = En équipes
club-pool-levels = Avec des bots
club-pool-solo = En solitaire
club-other-rules = { $pool }, autres règles

## Parties

club-last = Dernières parties
club-all = Toutes ({ $n })
club-all-public = Toutes les parties publiques
club-more = En montrer plus
club-none = Aucune partie n’est encore listée.
club-none-own = Les parties que vous terminez sont listées ici.
# Court, pour les listes.
club-title =
    { $game ->
        [masters] Masters
        [lorenzo] Lorenzo
        [renaissance] Renaissance
       *[other] { $game }
    }
club-game = Jeu
club-points-title = Points
club-with = Avec
club-rating = Classement
club-ended = Date
# $place : comme « 1er » ; $of : combien ont joué.
club-place = { $place } sur { $of }
club-alone = en solitaire
club-gave-up = abandon
# $others : les points des autres, comme « 41, 37 ».
club-points = { $n } à { $others }
club-points-alone =
    { $won ->
        [true] { $n }, gagnée
       *[false] { $n }, perdue
    }
# À la place du changement d’un classement : c’était la première partie, ou elle ne compte pas.
club-first-rated = première
club-friendly = amicale
# Ce dont une partie a fait partie ; $kind : daily, duplicate (un concours d’un club) ou tournament.
club-occasion =
    { $kind ->
        [daily] donne du jour
        [again] donne du jour, rejouée
        [duplicate] concours
       *[tournament] tournoi
    }
# À la place du nom de qui ne se montre pas.
club-somebody = quelqu’un
club-and-more = et { $n } de plus
club-replay = Revoir

## Contre qui

club-wins = Victoires
club-wins-note = par adversaire : combien de fois devant
club-people = humains
# Lu à voix haute avant une part.
club-wins-of = devant dans { $before } sur { $games }
club-wins-none = Pas encore rencontré
club-nobody = Aucun adversaire pour l’instant.

## Qui est en tête

club-leaders = Joueurs en tête
club-leaders-who = Sont listés ceux qui gardent leur nom et se montrent, dès que leur classement est sûr : après vingt parties d’une sorte ou plus.
club-leaders-alone = Sont listés ceux qui gardent leur nom et se montrent, selon le plus de points d’une partie gagnée.
club-leaders-none = Personne n’est encore listé ici.
club-season = Saison
club-all-time = Depuis toujours
club-rank = Rang
club-games = Parties
club-spread = ± { $spread }
