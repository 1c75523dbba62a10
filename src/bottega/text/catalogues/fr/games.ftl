### Chercher parmi les parties jouées, en français.

games-heading = Parties jouées
games-about = Les parties publiques terminées : revoyez n’importe laquelle, ou reprenez-la où elle en était.
games-game = Jeu
games-any = Indifférent
games-players = Joueurs
games-player = Nom d’un joueur
games-opening = Ouverture
games-card = Carte ou leader
# Dans le champ d’une carte, tant qu’aucun jeu n’est choisi.
games-title-first = d’abord le jeu
games-search = Chercher
games-no-card = Choisissez une carte dans la liste en tapant.
games-found = Parties trouvées
games-none = Aucune partie n’est ainsi.
games-none-yet = Rien parmi les dernières parties. Il peut y en avoir de plus anciennes.
games-further = Chercher plus loin
games-nobody = Personne ne s’appelle ainsi, ou ne se montre pas.

games-days = Archives par jour
games-days-text = Toutes les parties publiques d’un jour (UTC) dans un fichier compressé, une ligne par partie. Seuls sont nommés ceux qui se montrent.
