### The terminal as a screen, in French.

terminal-players = Joueurs
terminal-ledger-more = L : plus
terminal-filter = filtre
terminal-filter-how = tapez un nom ou sa touche ; les flèches déplacent, Entrée choisit
# $n: how many answers are listed.
terminal-answers =
    { $n ->
        [one] { $n } réponse
       *[other] { $n } réponses
    }
terminal-too-small = Cette fenêtre est trop petite : il faut { $columns } colonnes et { $rows } lignes à Bottega.
terminal-key-choose = Choisir
terminal-key-board = Plateau
terminal-key-help = Aide
terminal-legend = ● pièce  ■ pierre  ▲ serviteur  ◆ bouclier  ▬ bois  ♠ militaire  † foi  ★ points  § privilège  ◎ jeton  ○ bille blanche
terminal-help-walk = parcourt les réponses, ou le plateau
terminal-help-enter = choisit ce que montre le curseur
terminal-help-type = la touche d’une réponse, ou des lettres de son nom
terminal-help-back = revient d’un pas
terminal-help-undo = annule votre dernière réponse
terminal-help-page = la page suivante de la table
terminal-help-focus = des réponses au plateau, et retour
terminal-help-player = ce que possède le joueur suivant
terminal-help-explain = ce qui est imprimé sur une pièce, et pourquoi elle est impossible
terminal-help-why = tout ce qui est impossible, et pourquoi
terminal-help-ledger = tout ce qui s’est passé
terminal-help-hint = ce que le conseiller préfère
terminal-help-chat = écrit aux autres à la table d’un serveur
terminal-help-menu = ce que l’on peut faire d’autre à la table d’un serveur
terminal-help-save = enregistre la partie dans un fichier
terminal-help-theme = nuit ou jour
terminal-help-language = la langue suivante
terminal-help-leave = quitte ; la partie est gardée
terminal-save-to = Enregistrer dans quel fichier ?
terminal-replace-it = { $file } existe déjà. Le remplacer ?
terminal-keep-file = le garder
terminal-overwrite = le remplacer
terminal-set-up = mettre la table
terminal-kept-games = Reprendre
terminal-people = Personnes ici
terminal-names = Noms
terminal-bots = Contre
terminal-practice = entraînement, avec conseils
terminal-other = ou d’autres, comme avec -o
terminal-server = Ou les tables d’un serveur
terminal-invitation = Code de votre invitation, ou son lien
terminal-begin = Commencer
terminal-codes-masters = Les lettres sont celles du marché, expliquées à côté de lui. « 2C 1S → 1F » est une production : ce qu’elle prend et ce qu’elle apporte. « ×4 » : autant de cartes restent dans une pile.
terminal-codes-lorenzo = Les lettres sont expliquées sous les tours. « ≥4 : 1W→3C » : à partir d’une valeur de 4, ce qui est donné et reçu. « 2M(3) » : 2 sont payés, et il en faut 3.
terminal-codes-renaissance = Les lettres disent ce qu’est une carte : une action (A), un matériau et sa valeur, une carte spéciale (X) et ses points, une mission princière (P) ou royale (R) et ses points. « 6S 3 » : la case 6 porte un matériau de valeur 3 ; « * » : des cartes spéciales sont posées dessus.
terminal-key-before = Avant
terminal-key-after = Après
terminal-key-moment = Moment
terminal-key-eyes = Regard
terminal-key-turn = Tour
terminal-key-review = Analyse
terminal-key-mark = Repère
terminal-key-chart = Courbe
terminal-table-waits = La table attend ses joueurs ; elle s’affiche ici quand la partie commence.
terminal-no-tables = Vous n’êtes encore à aucune table ici. Avec --identity, vous êtes chaque fois la même personne.

## Problèmes (`bottega puzzles solve`)

# $n : le numéro d’un problème ; $of : combien il y en a, 0 si on l’ignore.
terminal-puzzle = { $of ->
    [0] Problème { $n }
   *[other] Problème { $n } sur { $of }
}
terminal-key-next = Suivant
terminal-key-worths = Réponses
terminal-puzzle-then = Entrée : le problème suivant. « all » : ce que vaut chaque réponse. « quit » : quitter.
# Les commandes sont les mêmes dans toutes les langues.
terminal-puzzle-help =
    Un numéro répond à la question, ou la ligne elle-même, comme « { $line } ». La première réponse compte.
    En outre :
      ? NUMÉRO     plus de détails sur une réponse
      ? LIGNE      pourquoi une réponse n’est pas possible
      v            revoir la position et la question
      all          ce que vaut chaque réponse, après la vôtre
      quit         quitter
