### Ce que chacun garde de ses parties, en français.

kept-title = Gardé
kept-of = { $n } sur { $of }
kept-all = Tout voir ({ $n })
kept-fewer = En montrer moins
kept-not-yet = pas encore gardé
# $name : ce qui est gardé ; court, deux lignes au plus. Sobre : cela dit ce qui s’est passé.
kept-name =
    { $name ->
        [ten-games] Dix parties
        [won-by-one] Gagné d’un point
        [four-days] Quatre jours de suite
        [all-tiles] Les trois rapports
        [castle-complete] Un château complet
        [beat-master] Maestro Ottone battu
        [all-titles] Les trois jeux joués
        [all-cards] Sept cartes en une partie
        [never-excommunicated] Jamais excommunié
        [all-leaders] Les quatre leaders joués
        [deal] Une donne du jour
        [won-of-four] Premier de quatre
        [both-leaders] Les deux leaders joués
        [six-territories] Six territoires
        [six-buildings] Six bâtiments
        [no-mission-missed] Aucune mission manquée
        [won-alone] Gagné en solitaire
        [five-in-a-day] Cinq parties en un jour
        [deal-week] Une semaine de donnes
        [deal-first-ten] Une donne dans les dix premiers
        [hundred-points] Cent points
        [tournament-won] Un tournoi gagné
        [won-titles] Gagné aux trois jeux
        [all-levels] Tout l’atelier battu
        [hundred-games] Cent parties
       *[other] { $name }
    }

kept-records = Records
kept-record =
    { $kind ->
        [most] Le plus de points
        [clearest] Victoire la plus nette
        [closest] Victoire la plus serrée
       *[longest] Partie la plus longue
    }
# Ce qu’un record a donné : des points, ou de combien de points une partie fut gagnée.
kept-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
kept-margin =
    { $n ->
        [one] de { $n } point
       *[other] de { $n } points
    }

kept-openings = Ouvertures préférées
# Sous un leader, une famille ou un château : tant de parties commencées ainsi, et tant de gagnées.
kept-opening =
    { $games ->
        [one] { $games } partie, victoires : { $won }
       *[other] { $games } parties, victoires : { $won }
    }
