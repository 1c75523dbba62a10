### Après une partie, en français : le résultat, et la relecture.
###
### Les phrases sur un joueur choisissent selon $who : « you » est qui lit, « other » s’appelle $name.

## Le titre

result-over = La partie est terminée
result-given-up = La partie a été arrêtée
result-given-up-text = Il n’y a pas de classement ; ce qui a été joué peut encore être revu.
result-again = Cet essai ne compte pas : vous connaissiez la donne.
# $n : de combien de points le vainqueur devance le suivant.
result-won-by = { $who ->
    [you] { $n ->
        [one] Vous gagnez d’un point
       *[other] Vous gagnez de { $n } points
    }
   *[other] { $n ->
        [one] { $name } gagne d’un point
       *[other] { $name } gagne de { $n } points
    }
}
# Les deux premiers sont à égalité de points, et autre chose a tranché.
result-won-even = { $who ->
    [you] Vous gagnez d’un cheveu
   *[other] { $name } gagne d’un cheveu
}
# En solo.
result-won = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
}
# $names : tout le camp vainqueur, ou tous les premiers à égalité.
result-won-together = Victoire partagée : { $names }
# Personne à la table n’a gagné : le jeu l’emporte.
result-nobody = { $game ->
    [masters] Cette fois, Lorenzo l’emporte
   *[other] Personne ne gagne
}
# $part : d’où viennent des points, comme « cartes » ; $n : ceux du vainqueur, $m : ceux du suivant.
result-difference = Ce qui a fait la différence : { $part }, { $n } contre { $m }.

## Le classement

result-ranking = Classement
result-ranking-note = les points et d’où ils viennent
# 1er, 2e… : le rang.
result-place = { $n ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $n }e
}
result-place-none = –
result-you = vous
# $bot : quel programme joue à cette place.
result-bot = bot { $bot }
result-player = Joueur
result-place-title = Rang
result-total = Total

## L’histoire

result-story = L’histoire de la partie
result-story-note = points après chaque tour
result-chart = Les points tour par tour. Les flèches parcourent la partie, Entrée montre le moment.
result-turn = Tour { $n }
# Quelqu’un qui joue, avec ses points à un tour donné.
result-at-points = { $name } { $n }
result-at = Tour { $turn } : { $points }
result-chart-hint = Pointez la courbe pour la lire ; cliquez pour voir ce moment.

## Les moments clés

result-turns = Moments clés
result-turns-note = chacun s’ouvre d’un clic
result-lead = { $who ->
    [you] Vous passez en tête.
   *[other] { $name } passe en tête.
}
# Le meilleur tour de toute la partie.
result-best = { $who ->
    [you] Votre meilleur tour, et le meilleur de la partie : { $n } points d’un coup.
   *[other] Le meilleur tour de la partie : { $n } points d’un coup pour { $name }.
}

## Les derniers coups

result-moves = Les derniers coups
result-moves-note = le plus récent d’abord

## Les faits

result-facts = Les faits
result-where = terminée
result-began = Début
result-length = Durée
result-count-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
result-count-decisions = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}
result-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
result-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
result-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
result-pages = Pages des joueurs
result-ratings = Classements
result-record = Fichier
result-record-text = en texte
result-record-json = en JSON

## Le mélange loyal

result-fair-sealed = Le mélange a été scellé avant le premier tour et ouvert après le dernier.
result-fair-open = Cette partie n’a pas été scellée ici ; avec sa graine, elle peut être rejouée.
result-fair-how = Comment le vérifier
result-commitment = Sceau
result-salt = Sel
result-seed = Graine
result-verify = Téléchargez le fichier en texte et laissez Bottega rejouer la partie ; le sceau est comparé aussi :
# Ce que l’on tape dans un terminal ; le même dans toutes les langues.
result-verify-command = bottega verify { $file }

## Que faire

result-acts = Et maintenant
result-rematch = Revanche
result-to-rematch = À la revanche
result-to-tournament = Au tournoi
result-tournament-next = Le tournoi tire au sort la prochaine rencontre.
result-replay = Revoir
result-share = Partager
result-shared = Lien copié
result-contest = Voir les résultats
result-home = Accueil
# Ce qui est partagé : $game est son titre.
result-share-title = Une partie de { $game }

## La relecture

replay-title = Relecture
replay-board = La table à ce moment
replay-rail = Le point de vue, et ce qui s’est passé
replay-controls = Relecture
replay-at = Décision { $n } sur { $of }
replay-step = Décision { $n }
replay-steps = Ce qui s’est passé
replay-start = La partie commence.
replay-quiet = Rien ne change sur la table.
replay-slider = Moment de la partie
replay-first = Au début (Début)
replay-back = En arrière (←)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-next = En avant (→)
replay-last = À la fin (Fin)
replay-speed = Vitesse
replay-times = { $n }×
replay-eyes = Point de vue
replay-eyes-this = vu d’ici
replay-eyes-of = Voir comme { $name }
replay-eyes-spectator = Voir comme un spectateur
replay-spectator = Spectateur
replay-asked = doit décider
replay-link = Lien
replay-copy = Copier le lien vers ce moment
replay-copied = Copié
replay-to-result = Résultat
replay-to-table = À la table
replay-play-on = Continuer d’ici
# $n : la décision après laquelle la nouvelle partie continue.
replay-play-on-text = Une nouvelle table commence après la décision { $n } de cette partie. Vous prenez une place, des bots prennent les autres.
replay-play-on-seat = Votre place
replay-play-on-bot = Contre
replay-play-on-go = Continuer
