### Le client dans le navigateur, en français : niveaux des bots, entraînement, conseils et analyses du coach.

## Les bots : qui ils sont est dit dans bottega.ftl (bot-…)

level-who = Qui joue ?
level-programmers = Pour programmeurs
# Un bot qui regarde $n fois plus loin ; après « bot », comme un nom propre : « bot Recherche 400 ».
level-search = Recherche { $n }
level-look = Combien de fois il regarde plus loin
level-choose = Choisir
level-of-all =
    { $n ->
        [one] Niveau du bot
       *[other] Niveau de tous les bots
    }

## L’entraînement

practice = Entraînement
practice-note = À votre tour, vous pouvez demander un conseil. Toute la table voit que c’est un entraînement.
practice-agreed = Une partie d’entraînement : on peut demander des conseils

## Les conseils

hint = Conseil
hint-ask = Demander au coach ce que vous pourriez faire
hint-thinking = Le coach réfléchit. Continuez à jouer quand vous voulez.
hint-sure = c’est net
hint-close = c’est serré
# $alone : yes en solo.
hint-note =
    { $alone ->
        [yes] Points attendus ; dans 95 cas sur 100, ils sont dans la bande. Pointez une réponse pour la voir sur le plateau.
       *[no] Avance en points sur les autres ; dans 95 cas sur 100, elle est dans la bande. Pointez une réponse pour la voir sur le plateau.
    }
keys-hint = demande un conseil au coach, ou le range

## L’analyse d’une partie

review-begin = Analyser ma partie
review-title = Vos décisions
review-text = Le coach réexamine chaque décision, avec ce que l’on voyait alors, et dit ce qu’elle a fait perdre.
review-whose = Décisions de qui
review-looked =
    { $n ->
        [one] { $n } décision examinée
       *[other] { $n } décisions examinées
    }
review-queued = L’analyse attend que le coach soit libre.
review-running = Le coach réexamine chaque décision. Vous pouvez quitter cette page en attendant.
review-far = { $n } sur { $of } décisions
review-cancel = Arrêter
review-cancelled = L’analyse a été arrêtée.
review-failed = L’analyse n’a pas pu être terminée.
# $grade : best, good, slip ou miss.
review-count =
    { $grade ->
        [best]
            { $n ->
                [one] { $n } meilleure
               *[other] { $n } meilleures
            }
        [good]
            { $n ->
                [one] { $n } bonne
               *[other] { $n } bonnes
            }
        [slip] { $n } faux pas
       *[miss]
            { $n ->
                [one] { $n } manquée
               *[other] { $n } manquées
            }
    }
review-grade =
    { $grade ->
        [best] Le meilleur choix
        [good] Un bon choix
        [slip] Un faux pas
       *[miss] Une occasion manquée
    }
# $points : un nombre avec un chiffre après la virgule.
review-lost = Points perdus en tout : { $points }
review-lost-none = Rien de perdu, autant qu’on puisse en juger
review-how = Chaque décision a été jugée d’après ce que l’on voyait alors de cette place : pour chacune, { $n } parties possibles ont été explorées.

## La courbe d’une analyse

review-chart = Vos décisions : l’avance en points après chacune, et ce que chacune a fait perdre
review-lead =
    { $alone ->
        [yes] points attendus
       *[no] avance en points
    }
review-given-away = points perdus
review-chart-hint = un clic ouvre ce moment
# $what : la réponse en mots ; $lost : les points perdus, 0 s’il n’y en a pas ; $value : l’avance, avec son signe.
review-at =
    { $lost ->
        [0] Tour { $turn } : « { $what } ». Rien de perdu ; { $value } ensuite.
       *[other] Tour { $turn } : « { $what } ». Points perdus : { $lost } ; { $value } ensuite.
    }
review-turnings = Moments clés
# $what : une phrase à son sujet.
review-turning = Moment clé { $n } : { $what }
review-turning-point = Moment clé { $n }
review-turn =
    { $n ->
        [0] Avant le premier tour
       *[other] Tour { $n }
    }
review-again = Rejouer d’ici
review-none = Aucun moment clé : aucune décision n’a fait perdre grand-chose.

## Toutes les décisions en tableau

review-table = Toutes les décisions en tableau
review-column-turn = Tour
review-column-chosen = Choix
review-column-better = Mieux
review-column-lost = Perdu
review-column-lead =
    { $alone ->
        [yes] Attendu
       *[no] Avance
    }

## Dans la relecture

review-beside = Ce que dit le coach
why = Pourquoi ce choix ?
# $name : comment s’appelle le bot ; $bot : son niveau.
why-title = Les réponses envisagées par { $name }
why-chosen = choisie
why-visits = examinée { $n } fois
why-nothing = { $name } n’a rien pesé ici : il n’y avait qu’une réponse, ou ce bot ne regarde pas plus loin.
why-trouble = Ce bot n’a pas pu répondre à temps : un programme plus simple a répondu pour lui.
why-note = L’avance en points que ce bot attendait, d’après ce qu’il pouvait voir alors.

## The page of the people of the workshop

people-eyebrow = Qui joue avec vous
people-title = Les gens de l’atelier
people-looks = Prévoit
people-looks-times =
    { $n ->
        [0] son propre tour seulement
        [one] jusqu’à { $n } fois par tour
       *[other] jusqu’à { $n } fois par tour
    }
people-wins = Gagne contre { $name }
people-first = Tout le monde commence avec Nino.
people-measured = Mesuré dans des parties à deux, avec les mêmes donnes. À la table, la donne peut décider : même les meilleurs perdent parfois. À Masters et à Lorenzo, Ottone et Sibilla ont été mesurés en prévoyant dix fois moins.
people-seated = À la table
people-thinks = Pendant qu’un bot réfléchit
people-thinks-text = La plume écrit une ligne et recommence ; les secondes sont comptées dès la première. Puis le coup se montre une fois, et sa ligne reste dans le journal.
people-more = En savoir plus sur ces gens
