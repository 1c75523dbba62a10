### Lorenzo il Magnifico : dresser une table avec des extensions et composer des paquets, en français.

## Les extensions d’une table, chacune en une phrase

option-modules-houses-about = De deux à cinq joueurs : de nobles familles et leurs pouvoirs mis aux enchères, une cinquième tour, des jetons spéciaux et vingt leaders de plus.
option-modules-pazzi-about = Deux cartes de plus par type et par période, dont certaines s’en prennent à vos adversaires, quatre leaders de plus, et des paquets que vous pouvez composer vous-même.

## Quels leaders peuvent être distribués

decks-leaders-choose = Choisir…
# $n : combien sont choisis, $least : combien il en faut.
decks-leaders-change =
    { $n ->
        [one] { $n } leader choisi : modifier
       *[other] { $n } leaders choisis : modifier
    }
decks-leaders-title = Quels leaders peuvent être distribués
decks-leaders-count =
    { $n ->
        [one] { $n } leader choisi ; à { $players } joueurs, il en faut au moins { $least }
       *[other] { $n } leaders choisis ; à { $players } joueurs, il en faut au moins { $least }
    }
decks-leaders-all = Tous
decks-leaders-none = Aucun
decks-leaders-done = Terminé
decks-leaders-some =
    { $n ->
        [one] { $n } leader, choisi par son nom
       *[other] { $n } leaders, choisis par leur nom
    }
decks-leaders-few =
    { $n ->
        [0] Aucun leader n’est choisi ; à { $players } joueurs, il en faut au moins { $least }.
        [one] Un seul leader est choisi ; à { $players } joueurs, il en faut au moins { $least }.
       *[other] { $n } leaders seulement sont choisis ; à { $players } joueurs, il en faut au moins { $least }.
    }
# $which : une valeur de l’option, comme « ceux du jeu de base ».
decks-leaders-short = « { $which } » n’en compte que { $n } : à { $players } joueurs, il en faut au moins { $least }.

## Quelles cartes sont dans les paquets d’une table

decks-own = un paquet composé, montré à tous avant la partie
decks-own-which = Paquet
# $name : le nom du paquet, ou son code.
decks-called = le paquet { $name }
decks-paste = Le code ou le lien de quelqu’un
decks-paste-sample = 15 lettres et chiffres
decks-build = Composer un paquet
decks-look = Voir ce paquet
decks-none-chosen = Il n’y a pas encore de paquet : choisissez-en un, collez son code, ou composez-en un.
# $fault : pourquoi un texte n’est pas un paquet.
decks-fault =
    { $fault ->
        [mistyped] Ce code est mal tapé : sa dernière lettre ne va pas avec les autres.
        [nothing] Ce code ne correspond à aucun paquet.
       *[length] Un code a 15 lettres et chiffres ; ceci n’en est pas un.
    }
# $cards : les noms des cartes.
decks-needs-leaders =
    { $n ->
        [one] Dans ce paquet, une carte parle de leaders : { $cards }. Jouez avec les règles avancées, ou laissez-la dans la boîte.
       *[other] Dans ce paquet, des cartes parlent de leaders : { $cards }. Jouez avec les règles avancées, ou laissez-les dans la boîte.
    }

## La page pour composer un paquet

decks-title = Composer un paquet – Bottega
decks-heading = Un paquet à vous
decks-intro = Sur les dix cartes de chaque type et de chaque période, huit sont jouées. Cliquez sur les deux qui restent dans la boîte.
decks-kinds = Types de cartes
decks-kind =
    { $kind ->
        [territory] Territoires
        [character] Personnages
        [building] Bâtiments
       *[venture] Projets
    }
# $period : un chiffre romain.
decks-pile =
    { $kind ->
        [territory] Territoires { $period }
        [character] Personnages { $period }
        [building] Bâtiments { $period }
       *[venture] Projets { $period }
    }
decks-pile-count = { $n } sur { $all }
decks-pile-many =
    { $n ->
        [one] – laissez-en encore une dans la boîte
       *[other] – laissez-en { $n } dans la boîte
    }
decks-pile-few =
    { $n ->
        [one] – reprenez-en une
       *[other] – reprenez-en { $n }
    }
decks-ready = prêt
decks-card-in = Elle est dans le paquet : un clic la laisse dans la boîte.
decks-card-out = Elle reste dans la boîte : un clic la met dans le paquet.
# Sur une carte qui vient avec l’extension.
decks-new = Pazzi
decks-card-new = De La Conjuration des Pazzi.
decks-card-leaders = Seulement avec les règles avancées : elle parle de leaders.
decks-fill = Compléter au hasard
decks-again = Un autre au hasard
decks-reset = Recommencer
decks-name = Nom
decks-name-sample = Mon paquet
decks-save = Enregistrer
decks-is-saved = Enregistré
decks-saved = « { $name } » est enregistré dans ce navigateur.
decks-code = Code à partager
decks-copy = Copier le code
decks-link = Copier le lien
decks-copied = Le code est copié.
decks-link-copied = Le lien est copié.
decks-select = Copiez ce qui est sélectionné.
decks-left =
    { $n ->
        [one] { $n } pile n’est pas encore prête. Ensuite, le paquet aura un code à partager et pourra être joué.
       *[other] { $n } piles ne sont pas encore prêtes. Ensuite, le paquet aura un code à partager et pourra être joué.
    }
decks-about-leaders =
    { $n ->
        [one] Une carte parle de leaders : { $cards }. Ce paquet se joue avec les règles avancées.
       *[other] Des cartes parlent de leaders : { $cards }. Ce paquet se joue avec les règles avancées.
    }
decks-play = Dresser une table
decks-shelf = Vos paquets
decks-open = Ouvrir
decks-kept = Enregistrés dans ce navigateur
decks-kept-none = Aucun pour l’instant.
decks-drop = Jeter { $name }
decks-dropped = « { $name } » est jeté.
