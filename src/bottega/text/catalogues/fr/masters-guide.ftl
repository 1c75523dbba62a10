### La première partie guidée de Masters of Renaissance, en français.
###
### Un maître de l’atelier parle à quelqu’un qui n’a jamais joué. Chaque leçon a un titre
### (guide-market) et un ou plusieurs paragraphes (guide-market-1). Les *étoiles* mettent en gras.

## La page avant la partie

guide-page-lead = Apprenez Masters of Renaissance en y jouant : dix minutes, un adversaire, et un maître à vos côtés.
guide-page-learn-leaders = choisir deux leaders
guide-page-learn-market = prendre des billes au marché et ranger des ressources
guide-page-learn-cards = acheter votre première carte et la faire produire
guide-page-learn-faith = avancer sur la piste de foi et rencontrer le Vatican

## Les leçons, dans l’ordre de la partie

guide-welcome = Bienvenue à l’atelier
guide-welcome-1 = Pour cette première partie, je regarde par-dessus votre épaule. Ce dont je parle porte un *cadre bleu en pointillé* ; ce qui brille d’une lueur *dorée* peut être cliqué.
guide-welcome-2 = La question qui vous est posée se trouve toujours ici, avec toutes ses réponses. Cliquer sur le plateau revient au même.

guide-dealt = Quatre leaders, gardez-en deux
guide-dealt-1 = Chaque leader montre en haut sa *condition*, et plus bas ce qu’il fait pour vous une fois joué. Voici à quoi servent les vôtres :
guide-dealt-discount = Une *réduction* rend des cartes moins chères. Sa condition : deux cartes de couleurs différentes, c’est vite fait.
guide-dealt-depot = Un *dépôt* offre deux places de plus. Sa condition : cinq ressources de la même sorte, donc pas avant de produire.
guide-dealt-white = Les *billes blanches* deviennent des ressources : c’est fort, mais la condition est de trois cartes.
guide-dealt-production = Une *production* de plus. Sa condition : une carte de niveau II.
guide-dealt-2 = Des leaders qui demandent les mêmes couleurs vont bien ensemble. Cliquez sur les deux que vous voulez.

guide-start-goods = De quoi patienter
guide-start-goods-1 = Vous ne jouez pas en premier : vous choisissez donc *une ressource* pour commencer. Regardez les cartes de niveau I : une ressource que plusieurs d’entre elles coûtent n’est jamais un mauvais choix.

guide-market = Le marché
guide-market-1 = Les ressources viennent d’ici. Une flèche prend *toutes* les billes de sa rangée : quatre dans une ligne, trois dans une colonne.

guide-marbles = Ce que rapportent les billes
guide-marbles-1 = La jaune rapporte une *pièce*, la grise une *pierre*, la violette un *serviteur*, la bleue un *bouclier*.
guide-marbles-2 = La rouge, c’est la *foi* : un pas sur la piste de foi. La blanche ne rapporte rien, pour l’instant.

guide-slide = La bille libre
guide-slide-1 = Quand vous prenez une rangée, cette bille y est poussée du côté de la flèche, et celle du bout opposé tombe. Vous choisissez donc aussi ce que vous laissez aux autres.
guide-slide-2 = Prenez maintenant une ligne ou une colonne.

guide-must-let-go = Tout ne tient pas
guide-must-let-go-1 = Trois étagères reçoivent 1, 2 et 3 ressources ; chacune n’en reçoit qu’*une sorte*, et jamais deux la même. Ce qui n’a pas de place doit être *abandonné*.
guide-must-let-go-2 = Pour chaque ressource que vous abandonnez, chaque adversaire gagne 1 point de foi. Cliquez sur ce dont vous vous passez le mieux.

guide-store = Dans l’entrepôt
guide-store-1 = Trois étagères reçoivent 1, 2 et 3 ressources. Chacune n’en reçoit qu’*une sorte*, et jamais deux la même. Le rangement se fait tout seul.
guide-store-2 = Vous pouvez aussi abandonner des ressources, mais chacune donne 1 point de foi à chaque adversaire. Cette fois tout tient : *rangez*.

guide-leaders = Vos leaders
guide-leaders-1 = Avant ou après votre action, vous pouvez *jouer* un leader, dès que vous remplissez sa condition. Il vous aide alors jusqu’à la fin, et ses points comptent.
guide-leaders-2 = Ou bien vous en *abandonnez* un pour 1 point de foi. Rien ne presse, ni pour l’un ni pour l’autre.

guide-undo = Vous changez d’avis ?
guide-undo-1 = *Annuler* reprend votre dernière réponse, puis la précédente, tant que rien de caché n’a été révélé. Alors essayez.

guide-end = La fin de votre tour
guide-end-1 = Un tour comporte une seule action. Quand tout vous convient, cliquez sur *Finir le tour*.

guide-others = Les autres
guide-others-1 = Vous voyez ici les cartes, les ressources, la foi et les points de tout le monde. Cliquez sur un nom pour voir son plateau : seuls les leaders en main sont secrets.

guide-log = Ce qui s’est passé
guide-log-1 = Pendant que les autres jouent, chaque étape est notée ici. Rien ne vous échappe.

guide-aim = Visez une carte
guide-aim-1 = Les cartes rapportent des points, et une production pour le reste de la partie. Commencez par une carte de niveau I bon marché. À votre place, je regarderais celle-ci :
guide-aim-2 = Prenez des billes qui rapportent ce qui manque. Il faudra peut-être un tour ou deux.

guide-buy = Vous pouvez acheter une carte
guide-buy-1 = Les cartes qui brillent sont à votre portée. Une carte de *niveau I* se pose sur un emplacement vide.
guide-buy-2 = Les premières cartes sont celles qui produisent le plus souvent. Cliquez sur une carte qui vous plaît.

guide-pay = D’où payez-vous ?
guide-pay-1 = Vous avez cette ressource dans l’entrepôt et dans le coffre. Payez de l’*entrepôt* quand vous le pouvez : la place y est rare.

guide-first-card = Votre première carte
guide-first-card-1 = La voilà posée. Dès votre prochain tour, elle peut *produire* : ce qui est à gauche de la flèche devient ce qui est à droite.
guide-first-card-2 = Plus tard, une carte de niveau II pourra être posée dessus. Alors seule celle du dessus produit, mais les deux rapportent leurs points.

guide-produce = La troisième action : produire
guide-produce-1 = Vous avez ce que demande votre carte. Au lieu de prendre des billes ou d’acheter, vous pouvez utiliser *toutes* vos productions une fois, celle de la carte et celle du plateau.
guide-produce-2 = Ce qu’elles donnent va dans le *coffre*. Cliquez sur une production pour commencer.

guide-base = La production du plateau
guide-base-1 = Elle change *deux ressources* quelconques en *une* de votre choix. L’échange est cher, mais il apporte juste ce qui manque, et le résultat va dans le coffre.

guide-producing = Tout en même temps
guide-producing-1 = Ajoutez des productions, ou produisez maintenant. D’abord tout est payé, puis tout est reçu : ce qui sort ne peut pas resservir dans le même tour.

guide-strongbox = Le coffre
guide-strongbox-1 = Ce que vous avez produit est ici. Le coffre contient autant de ressources que l’on veut, de toutes les sortes, et paie cartes et productions comme l’entrepôt.

guide-faith = La piste de foi
guide-faith-1 = La foi fait avancer un marqueur sous ces arcades. Elle vient des billes rouges, des productions, des leaders que vous abandonnez et des ressources que les autres abandonnent.
guide-faith-2 = À la fin, le plus lointain *laurier* atteint ou dépassé vous rapporte ses points.

guide-vatican = Les rapports du Vatican
guide-vatican-1 = Le premier marqueur qui atteint un pape déclenche un *rapport du Vatican*. Qui se trouve dans cette section colorée ou au-delà garde la tuile du pape et ses points. Tous les autres perdent la leur.
guide-vatican-2 = Restez donc à portée : le premier pape attend sur la case 8, et il suffit d’être sur la case 5 pour en profiter.

guide-play-on = À vous de jouer
guide-play-on-1 = Vous savez l’essentiel : prendre, acheter, produire. La partie s’achève avec la *septième carte* de quelqu’un, ou quand un marqueur atteint la case 24.
guide-play-on-2 = Je me tais maintenant, sauf s’il arrive du nouveau. Tout ce que vous pointez s’explique de lui-même.

## Ce qui est nouveau, dit une fois, quand cela arrive

guide-whites = Des billes blanches pour deux leaders
guide-whites-1 = Deux de vos leaders changent les billes blanches en ressources. Choisissez pour chaque bille laquelle des deux ressources elle devient.

guide-play-leader = Un leader peut être joué
guide-play-leader-1 = Vous remplissez la condition d’un de vos leaders. Rien n’est à payer : *jouez-le*, et il vous aide désormais. Ses points sont acquis, eux aussi.

guide-report = Un rapport du Vatican
guide-report-kept = Un marqueur a atteint un pape. Vous étiez assez loin : la tuile du pape est *à vous*, avec ses points.
guide-report-lost = Un marqueur a atteint un pape, et vous étiez encore avant la section : cette tuile du pape est *perdue*. La prochaine section aura aussi son rapport : gardez un œil sur la piste de foi.

guide-level-two = Une carte de niveau II
guide-level-two-1 = Une carte de *niveau II* est maintenant à votre portée. Elle se pose sur une carte de niveau I et couvre sa production : choisissez bien celle dont vous pouvez vous passer.

guide-six = Six cartes
guide-six-1 = Encore une carte, et ce sera la *dernière manche*. Achetez-la quand vous pensez être en tête.

guide-last-round = La dernière manche
guide-last-round-1 = La manche est jouée jusqu’au bout, pour que tout le monde ait eu le même nombre de tours. Dépensez ce que vous avez : à la fin, il faut *cinq ressources* pour un seul point.

guide-result = Votre première partie est finie
guide-result-1 = Bien joué. Vous voyez ici d’où viennent les points de tout le monde : cartes, foi, tuiles du pape, leaders et ressources.
guide-result-2 = Rejouez, revoyez la partie, ou invitez des amis à la table.
