### La première partie guidée de Renaissance, en français.
###
### Un maître parle à quelqu’un qui n’a jamais joué, dans une partie rapide avec les cartes des artisans.
### Chaque leçon a un titre (renaissance-guide-hand) et un ou plusieurs paragraphes (renaissance-guide-hand-1).
### Les *étoiles* mettent en gras.

## La page avant la partie

renaissance-guide-page-lead = Apprenez Renaissance en y jouant : dix minutes, un petit château, un adversaire, et un maître à vos côtés.
renaissance-guide-page-learn-castle = bâtir un château de fondations, de pierres et de tuiles
renaissance-guide-page-learn-actions = jouer des actions, et en subir quelques-unes
renaissance-guide-page-learn-stock = mettre des cartes de côté pour un meilleur moment
renaissance-guide-page-learn-missions = suivre une mission secrète

## Les leçons, dans l’ordre de la partie

renaissance-guide-welcome = Bienvenue sur le chantier
renaissance-guide-welcome-1 = Pour cette première partie, je regarde par-dessus votre épaule. Ce dont je parle porte un *cadre bleu en pointillé* ; ce qui brille d’une lueur *dorée* peut être cliqué.
renaissance-guide-welcome-2 = La question qui vous est posée se trouve toujours ici, avec toutes ses réponses. Cliquer sur le plateau revient au même.

renaissance-guide-missions = Une mission à votre goût
renaissance-guide-missions-1 = Vous recevez quatre missions et en gardez *une*. Si vous l’accomplissez, elle rapporte ses points ; sinon, elle en *coûte* autant.
renaissance-guide-missions-2 = Les missions *royales*, à la couronne d’or, sont jugées à la fin. Les *princières*, à la couronne d’argent, comptent dès qu’elles se réalisent. Choisissez-en une que vous vous voyez bien accomplir.

renaissance-guide-castle = Votre château
renaissance-guide-castle-1 = Six cases : les *fondations* en bas, la *pierre* au-dessus, un toit de *tuile* au sommet. Chacune ne reçoit que des matériaux de son genre. Rien n’oblige à commencer par le bas.
renaissance-guide-castle-2 = Qui remplit toutes ses cases met fin à la partie et gagne *10 points*. Et ce que vous avez posé compte pour sa valeur.

renaissance-guide-hand = Vos cartes
renaissance-guide-hand-1 = Le nombre sur une carte est sa *valeur*, les signes à côté sont les *cases* où elle va. Les cartes qui ont un nombre et un texte sont les deux : matériau *ou* action, au choix.
renaissance-guide-hand-2 = Vous piochez toujours jusqu’à cinq : ne soyez pas trop économe.

renaissance-guide-build = Une opération par tour
renaissance-guide-build-1 = À votre tour, vous faites *une* chose : poser un matériau, jouer une action, poser une spéciale, jouer votre stock, ou défausser une carte.
renaissance-guide-build-2 = Bâtissons. Cliquez sur une carte de grande valeur, puis sur une case qui brille.

renaissance-guide-store = Quelque chose pour plus tard ?
renaissance-guide-store-1 = Ensuite, vous pouvez mettre *une carte* de côté, face cachée, dans votre stock. Dans cette petite partie, il y a de la place pour une.
renaissance-guide-store-2 = Cela libère une place dans votre main pour une nouvelle carte, et personne ne la voit. Ou vous passez.

renaissance-guide-undo = Vous changez d’avis ?
renaissance-guide-undo-1 = *Annuler* reprend votre dernière réponse, puis la précédente, tant que rien de caché n’a été révélé. Alors essayez.

renaissance-guide-end = La fin de votre tour
renaissance-guide-end-1 = Votre main a été complétée à cinq cartes. Cliquez sur *Finir le tour*, et c’est à l’autre.

renaissance-guide-rival = Chez le voisin
renaissance-guide-rival-1 = Ici pousse l’autre château. Vous voyez ce qui y est bâti et combien de cartes sont de côté, mais ni la main ni la mission.

renaissance-guide-mission = Où en est votre mission
renaissance-guide-mission-1 = Voici votre mission. Vous seul la voyez, et elle dit où vous en êtes.

renaissance-guide-action = Les actions
renaissance-guide-action-1 = Des épées croisées marquent une action qui *attaque*, un éclair une action qui vous aide. Une fois jouée, une action va à la défausse et ne peut plus servir de matériau.
renaissance-guide-action-2 = Certaines vous laissent poser deux matériaux à la fois : un bon moyen d’aller plus vite que le voisin.

renaissance-guide-special = Les spéciales
renaissance-guide-special-1 = Une spéciale reste où elle est posée et y vaut des points : dans votre *zone spéciale*, ou sur un matériau, qu’elle améliore, ou qu’elle abîme s’il est à quelqu’un d’autre.

renaissance-guide-stock = Votre stock
renaissance-guide-stock-1 = Vous avez mis une carte de côté. Jouer le stock est aussi une opération : vous utilisez la carte *comme depuis votre main*. Avec trois emplacements, dans la partie complète, cela fait jusqu’à trois choses en un tour.

renaissance-guide-exposed = Ce qui peut être touché
renaissance-guide-exposed-1 = La plupart des attaques n’atteignent que ce qui est *exposé* : les matériaux sur lesquels rien ne repose. Ce qui est recouvert est à l’abri de celles-là.

renaissance-guide-piles = L’horloge de la partie
renaissance-guide-piles-1 = La pioche ne se remplit jamais. Si quelqu’un doit piocher et qu’elle est *vide*, la partie est finie aussi.

renaissance-guide-log = Ce qui s’est passé
renaissance-guide-log-1 = Pendant que l’autre joue, chaque étape est notée ici. Rien ne vous échappe.

renaissance-guide-play-on = À vous de jouer
renaissance-guide-play-on-1 = Vous savez l’essentiel : bâtir, garder un œil sur votre mission, et sur le château d’à côté.
renaissance-guide-play-on-2 = Je me tais maintenant, sauf s’il arrive du nouveau. Tout ce que vous pointez s’explique de lui-même.

## Ce qui est nouveau, dit une fois, quand cela arrive

renaissance-guide-target = Pour qui est-ce ?
renaissance-guide-target-1 = Cette action vise quelqu’un. Choisissez qui ; à deux, c’est vite fait.

renaissance-guide-lay-on = Où la poser ?
renaissance-guide-lay-on-1 = Cette spéciale peut aller à plusieurs endroits. Ce qui vaut des points est mieux *de votre côté* ; ce qui en coûte, chez le voisin.

renaissance-guide-answer = Il se prépare quelque chose
renaissance-guide-answer-1 = Quelqu’un joue une action, et l’on vous demande si vous *réagissez*. On vous le demande même si vous n’avez rien pour cela : ainsi, aucune pause ne trahit personne.
renaissance-guide-answer-2 = Vous avez un peu de temps. Si vous ne dites rien, vous laissez faire.

renaissance-guide-strike = Que sacrifiez-vous ?
renaissance-guide-strike-1 = Un matériau va être perdu. Cliquez sur celui qui fait le moins mal : sa valeur s’en va, et sa case redevient libre.

renaissance-guide-placing = Encore à bâtir
renaissance-guide-placing-1 = Votre action vous laisse bâtir. Choisissez une carte et une case ; la question dit ce que l’action demande.

renaissance-guide-lost = Une brèche dans le mur
renaissance-guide-lost-1 = C’était une attaque : un de vos matériaux n’est plus là. Ce qui reposait dessus reste en place, et la case peut être remplie de nouveau.

renaissance-guide-skipped = Un tour perdu
renaissance-guide-skipped-1 = Une action vous a pris votre tour. Rien d’autre n’a changé : tout reprend au suivant.

renaissance-guide-claimed = Mission accomplie
renaissance-guide-claimed-1 = Votre mission princière s’est réalisée et se trouve face visible. Ses points sont *à vous*, quoi qu’il arrive maintenant au château.

renaissance-guide-nearly = Presque fini
renaissance-guide-nearly-own = Encore une case, et votre château est achevé : la partie finit *aussitôt*, avec 10 points pour vous. Regardez d’abord si votre mission est remplie.
renaissance-guide-nearly-other = En face, il ne reste qu’une case libre. Une fois remplie, la partie finit *aussitôt* : pensez à ce qui manque encore à votre mission.

renaissance-guide-result = Votre premier château
renaissance-guide-result-1 = Bien bâti. Vous voyez ici d’où viennent les points de tout le monde.
renaissance-guide-result-2 = Dans la partie complète, vous avez douze cases, cinq missions et un plus grand stock, et autant de familles de cartes que de joueurs. Ou rejouez comme cette fois, revoyez la partie, ou invitez des amis à la table.
