### La page des règles dans le navigateur, quel que soit le jeu, en français.

rules-page = Les règles de { $game }
rules-lead = Toutes les règles, dans l’ordre où l’on en a besoin. En cours de partie, chaque explication mène à son chapitre.
rules-contents = Sommaire
rules-to-guide = Apprendre en jouant : partie guidée
rules-print = Imprimer
rules-to-people = Qui joue avec vous
