### La première partie guidée de Lorenzo il Magnifico, en français.
###
### Un maître parle à quelqu’un qui n’a jamais joué. Chaque leçon a un titre (lorenzo-guide-market)
### et un ou plusieurs paragraphes (lorenzo-guide-market-1). Les *étoiles* mettent en gras.

## La page avant la partie

lorenzo-guide-page-lead = Apprenez Lorenzo il Magnifico en y jouant : une demi-heure, un adversaire, et un maître à vos côtés.
lorenzo-guide-page-learn-members = envoyer les membres de votre famille, au gré des dés
lorenzo-guide-page-learn-cards = prendre des territoires, des bâtiments, des personnages et des projets
lorenzo-guide-page-learn-work = récolter sur vos terres et faire tourner vos ateliers
lorenzo-guide-page-learn-church = montrer votre foi à l’Église

## Les leçons, dans l’ordre de la partie

lorenzo-guide-welcome = Bienvenue à Florence
lorenzo-guide-welcome-1 = Vous êtes à la tête d’une famille noble, et après six manches, celle qui a le plus de *points de victoire* l’emporte. Je regarde par-dessus votre épaule : ce dont je parle porte un *cadre bleu en pointillé*, ce qui brille d’une lueur *dorée* peut être cliqué.
lorenzo-guide-welcome-2 = La question qui vous est posée se trouve toujours ici, avec toutes ses réponses. Cliquer sur le plateau revient au même.

lorenzo-guide-round = Une manche
lorenzo-guide-round-1 = Chaque manche apporte quatre nouvelles cartes à chaque tour. Tout le monde a *quatre membres de famille* et les place un par un, à tour de rôle.
lorenzo-guide-round-2 = Un membre fait aussitôt ce que sa case permet. Quand tous sont placés, ils rentrent à la maison, et la manche suivante commence.

lorenzo-guide-family = Votre famille
lorenzo-guide-family-1 = Trois membres valent ce que montre *le dé de leur couleur*, le même pour tout le monde. Le membre *neutre* n’a pas de dé : il vaut 0.
lorenzo-guide-family-2 = Ce que vaut un membre décide où il peut aller.

lorenzo-guide-tower = Les tours
lorenzo-guide-tower-1 = Un membre dans une tour prend *la carte de son étage*. Il doit valoir au moins le nombre à côté de la carte : 1, 3, 5 ou 7.
lorenzo-guide-tower-2 = Une carte ne se prend qu’une fois : au premier venu.

lorenzo-guide-territory = Commencez par un territoire
lorenzo-guide-territory-1 = Les territoires ne coûtent *rien*. À côté de l’éclair, ce que vous recevez aussitôt ; l’autre ligne est ce que donnera chaque récolte.
lorenzo-guide-territory-2 = Cliquez sur un membre, puis sur une carte qui brille, ou d’abord sur la carte. Votre meilleur membre ouvre les étages les plus hauts.

lorenzo-guide-undo = Vous changez d’avis ?
lorenzo-guide-undo-1 = *Annuler* reprend votre dernière réponse, puis la précédente, tant que rien de caché n’a été révélé. Alors essayez.

lorenzo-guide-end = La fin de votre tour
lorenzo-guide-end-1 = Un tour, c’est un seul membre. Quand tout vous convient, cliquez sur *Finir le tour*.

lorenzo-guide-first-card = Votre première carte
lorenzo-guide-first-territory = La voilà posée. Une récolte la fera rapporter, si l’action vaut au moins son *dé*. À la fin, vos territoires rapportent aussi des points, à partir du troisième.
lorenzo-guide-first-character = La voilà posée. Ce que sait faire un personnage vaut *en permanence*, dès maintenant. À la fin, vos personnages rapportent aussi des points : plus il y en a, mieux c’est.
lorenzo-guide-first-building = La voilà posée. Une production l’activera, si l’action vaut au moins son *dé*.
lorenzo-guide-first-venture = La voilà posée. À la fin de la partie, elle vous rapporte les points de son *laurier*.

lorenzo-guide-costs = Ce que coûtent les cartes
lorenzo-guide-costs-1 = Toutes, sauf les territoires, coûtent ce qui est sous leur nom. Les *bâtiments* prennent des ressources et travaillent pour vous, les *personnages* prennent des pièces et vous aident en permanence, les *projets* rapportent des points à la fin.
lorenzo-guide-costs-2 = Les deux étages du haut donnent aussi *un bonus*, montré sous leur nombre. Il vient d’abord, et peut aider à payer la carte.

lorenzo-guide-fee = Il y a déjà quelqu’un
lorenzo-guide-fee-1 = Dès que quelqu’un est dans une tour, même vous, chaque carte de plus y coûte *3 pièces en supplément*. Elles sont payées avant de recevoir quoi que ce soit.
lorenzo-guide-fee-2 = Et un seul de vos membres colorés peut se trouver dans une tour. Le membre neutre peut le rejoindre.

lorenzo-guide-servants = Les serviteurs en renfort
lorenzo-guide-servants-1 = Un membre vaut trop peu ? Chaque *serviteur* que vous dépensez le fait valoir 1 de plus.
lorenzo-guide-servants-2 = Ce qui brille compte avec vos serviteurs. Il en part juste autant qu’il en faut, et la réponse ci-dessous dit combien.

lorenzo-guide-harvest = La récolte
lorenzo-guide-harvest-1 = Un membre ici rapporte ce que donne votre *tuile bonus*, 1 bois, 1 pierre et 1 serviteur, et ce que donne chaque territoire dont l’action atteint le dé.
lorenzo-guide-harvest-2 = À deux, elle ne reçoit qu’*un seul* membre par manche : le premier venu.

lorenzo-guide-market = Le marché
lorenzo-guide-market-1 = Cinq pièces, ou cinq serviteurs, pour n’importe quel membre qui vaut au moins 1. Chaque case reçoit *un seul* membre ; les cases couvertes sont pour les tables plus nombreuses.
lorenzo-guide-market-2 = Un bon endroit pour un petit dé.

lorenzo-guide-council = Le palais du Conseil
lorenzo-guide-council-1 = Il est ouvert à tout le monde, pour un membre qui vaut au moins 1, et donne *une pièce et un privilège* : un petit don de votre choix.
lorenzo-guide-council-2 = Et qui y vient d’abord *joue en premier* à la prochaine manche.

lorenzo-guide-neutral = Le membre neutre
lorenzo-guide-neutral-1 = Il vaut 0, et aucune case ne demande moins que 1. Il lui faut donc presque partout l’aide d’*un serviteur* : gardez-en un pour lui à chaque manche.

lorenzo-guide-others = Les autres
lorenzo-guide-others-1 = Vous voyez ici les ressources et les points de tout le monde. Cliquez sur un nom pour voir sa maison : dans cette partie, rien n’est secret.

lorenzo-guide-log = Ce qui s’est passé
lorenzo-guide-log-1 = Pendant que les autres jouent, chaque étape est notée ici. Rien ne vous échappe.

lorenzo-guide-new-round = Une nouvelle manche
lorenzo-guide-new-round-1 = Les membres sont rentrés, les dés sont jetés, et de nouvelles cartes sont là ; celles que personne n’a prises sont *parties*.
lorenzo-guide-new-round-2 = Vous voyez ici qui joue d’abord : qui était au palais du Conseil, puis les autres dans l’ordre d’avant.

lorenzo-guide-church = L’Église vous regarde
# $needed : points de foi ; $faith : ce que le joueur en a.
lorenzo-guide-church-1 = Après cette manche vient le *rapport au Vatican*. Avec moins de { $needed } points de foi, c’est l’*excommunication* : cette tuile pèse alors jusqu’à la fin de la partie. Vous en avez { $faith }.
lorenzo-guide-church-2 = La foi vient des cartes, et d’un privilège.

lorenzo-guide-production = La production
lorenzo-guide-production-1 = Elle fait pour les bâtiments ce que la récolte fait pour les terres : votre *tuile bonus* rapporte 2 pièces et 1 point militaire, et chaque bâtiment dont l’action atteint le dé est activé.
lorenzo-guide-production-2 = Ici aussi, à deux, il n’y a de place que pour un seul membre.

lorenzo-guide-military = De la place pour les terres
lorenzo-guide-military-1 = À partir du troisième, un territoire demande des *points militaires* : 3, puis 7, 12 et 18. Il faut les avoir quand vous le prenez ; ils ne sont pas payés.
lorenzo-guide-military-2 = Ils viennent des cartes, des privilèges et du haut de la tour des bâtiments. À la fin, la famille la plus forte gagne 5 points, et la deuxième 2.

lorenzo-guide-play-on = À vous de jouer
lorenzo-guide-play-on-1 = Vous savez l’essentiel : prendre des cartes, les faire travailler, et ne pas oublier l’Église. *Projets*, *personnages* et *territoires* comptent à la fin.
lorenzo-guide-play-on-2 = Je me tais maintenant, sauf s’il arrive du nouveau. Tout ce que vous pointez s’explique de lui-même.

## Ce qui est nouveau, dit une fois, quand cela arrive

lorenzo-guide-helpers = Combien de serviteurs ?
lorenzo-guide-helpers-1 = Ici, c’est *vous* qui décidez combien de serviteurs aident. Le dé montre ce que vaut l’action avec eux, et à côté se trouvent les cartes qui seraient activées.

lorenzo-guide-trades = Les échanges
lorenzo-guide-trades-1 = Certains bâtiments changent ce qui est à gauche de la flèche en ce qui est à droite. Choisissez ceux que vous voulez, *une fois* chacun, puis produisez.
lorenzo-guide-trades-2 = Tout est payé d’abord : ce que rapporte cette production ne peut pas y être échangé.

lorenzo-guide-privilege = Un privilège
lorenzo-guide-privilege-1 = Le Conseil exauce un vœu : choisissez une de ces choses. Si vous en recevez plusieurs à la fois, elles doivent toutes être *différentes*.

lorenzo-guide-price = Deux prix
lorenzo-guide-price-1 = Cette carte peut être payée de plusieurs façons : choisissez. Quand le prix est en *points militaires*, il faut avoir le plus grand nombre et payer le plus petit.

lorenzo-guide-order = Quoi d’abord ?
lorenzo-guide-order-1 = Cette carte fait plusieurs choses aussitôt, et c’est *vous* qui choisissez laquelle vient en premier : ce que rapporte l’une peut servir à l’autre.

lorenzo-guide-bonus = Une action en cadeau
lorenzo-guide-bonus-1 = Votre carte vous en laisse prendre une autre, *sans membre*. Tout le reste est comme toujours : la valeur doit atteindre l’étage, les serviteurs peuvent aider, la carte se paie, et le supplément aussi.
lorenzo-guide-bonus-2 = Elle ne se garde pas pour plus tard. Si rien ne vous plaît, renoncez.

lorenzo-guide-support = Soutenez-vous l’Église ?
# $faith : ce que le joueur a ; $points : ce que cela vaut.
lorenzo-guide-support-1 = Vous avez assez de foi pour choisir. *Soutenez-la* : vos { $faith } points de foi deviennent { $points } points de victoire, et vous repartez de 0.
lorenzo-guide-support-2 = Ou *refusez* : vous gardez votre foi pour un prochain rapport, où davantage vaut bien plus, mais l’excommunication pèse jusqu’à la fin.

lorenzo-guide-report = Après le rapport
lorenzo-guide-report-kept = Vous avez soutenu l’Église : votre foi est devenue des points et repart de 0. Le prochain rapport vient après la manche 4, et en demande *4*.
# $tile : ce que fait l’excommunication, en quelques mots.
lorenzo-guide-report-banned = L’*excommunication* pèse sur vous jusqu’à la fin de la partie ({ $tile }). Votre foi est encore là : le prochain rapport vient après la manche 4, et en demande *4*.

lorenzo-guide-period = La deuxième période
lorenzo-guide-period-1 = Désormais, les cartes de la *période II* sont dans les tours : elles coûtent plus cher et peuvent davantage. La période III vient avec la manche 5.

lorenzo-guide-lost = Un membre reste à la maison
lorenzo-guide-lost-1 = Plus aucun de vos membres ne pouvait être placé : ils valaient trop peu, et les serviteurs n’y suffisaient pas. L’un d’eux est donc *perdu* pour cette manche.

lorenzo-guide-last-round = La dernière manche
lorenzo-guide-last-round-1 = Vous placez maintenant vos derniers membres. L’Église demande une dernière fois de la foi, *5* ; puis vos cartes et vos points militaires sont comptés, et chaque lot de *cinq ressources* restantes rapporte un point.

lorenzo-guide-result = Votre première partie est finie
lorenzo-guide-result-1 = Bien joué. Vous voyez ici d’où viennent les points de tout le monde.
lorenzo-guide-result-2 = La prochaine fois, prenez les *leaders* : les règles avancées les ajoutent. Ou rejouez comme cette fois, revoyez la partie, ou invitez des amis à la table.
