### La première partie guidée dans le navigateur, quel que soit le jeu, en français.

## La page avant la partie

guide-page = Votre première partie
guide-page-real = C’est une vraie partie, avec une vraie donne. Le maître dit ce qui compte à chaque moment et vous le montre ; c’est vous qui décidez. Il n’y a rien à apprendre par cœur.
guide-page-learn = En chemin, vous allez
guide-page-start = Prendre place et commencer
guide-page-starting = On dresse la table…
guide-page-rules = Lire plutôt les règles
guide-page-coming = Il n’y a pas encore de partie guidée pour ce jeu.

## Autour de chaque leçon

guide-master = Le maître
guide-go-on = Continuer
guide-skip = Passer le guide
guide-fold = Replier
guide-unfold = Déplier
guide-show = Montrez-moi
guide-elsewhere = C’est sous un autre onglet.
guide-step = Leçon { $n } sur { $all }
