### Problèmes tirés de vraies parties, en français.

puzzles = Problèmes
puzzles-text = Des positions de vraies parties où une réponse est nettement meilleure que toutes les autres. Vous voyez ce que l’on voyait de cette place et répondez une fois ; le coach dit ensuite ce que valait chaque réponse, et pourquoi.
puzzles-solved =
    { $of ->
        [0] Aucun essai
        [one] { $n } résolu sur { $of }
       *[other] { $n } résolus sur { $of }
    }
# Un bouton, sous le nom d’un jeu.
puzzles-solve = Résoudre un problème
# $n : combien ont été essayés.
puzzles-none =
    { $n ->
        [0] Il n’y en a pas encore. On les cherche dans les parties terminées.
       *[other] Vous les avez tous vus. D’autres viendront des parties terminées.
    }
puzzles-guest = Vos réponses sont classées dès que vous gardez votre nom, avec une clé d’accès ou un code.
puzzles-share = Des positions de mes parties peuvent devenir des problèmes
puzzles-share-on = Elles servent là où toute la table est d’accord. Personne n’est nommé.
puzzles-share-off = Aucune de vos parties n’est utilisée.

puzzle = Problème
puzzle-task = Quelle est la meilleure réponse ?
puzzle-seen = L’une est nettement meilleure que toutes les autres, d’après ce que l’on peut savoir de cette place. Votre première réponse compte.
puzzle-strength = Classement
puzzle-solved-by = Résolu par
# $n : combien l’ont résolu ; $of : combien ont essayé.
puzzle-share =
    { $of ->
        [0] personne encore
       *[other] { $n } sur { $of }
    }
puzzle-verdict = Le sort de votre réponse
puzzle-solved = Résolu
puzzle-missed = Il y avait mieux
# $answer : une phrase, comme « Prendre la rangée 2 ».
puzzle-better = La meilleure : { $answer }
puzzle-given = La vôtre : { $answer }
# Ce qu’un changement comme +12 peut suivre.
puzzle-rating = Votre classement : { $n }
puzzle-unrated = Non classé : vous n’avez pas encore gardé votre nom.
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-game = Voir la partie
puzzle-answers = Ce que vaut chaque réponse
# Sur la réponse donnée.
puzzle-yours = la vôtre
puzzle-more = Les { $n } réponses
puzzle-gone = Ce problème n’existe plus
