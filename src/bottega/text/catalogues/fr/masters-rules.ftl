### Les règles de Masters of Renaissance, comme page du navigateur, en français.
###
### Un message est un paragraphe ou un point d’une liste. Un titre porte le nom de sa partie
### (rules-market), ce qui est dessous le nom de ce qu’il dit (rules-market-line).
### Les *étoiles* mettent en gras ; les mots entre elles peuvent changer, les étoiles restent.

## Le but

rules-goal = Le but
rules-goal-workshop = Vous dirigez un atelier à Florence. Le marché vous apporte des ressources, les ressources achètent des cartes, et les cartes changent des ressources en d’autres ressources et en foi.
rules-goal-points = Qui a le plus de *points* à la fin l’emporte. Les points viennent des cartes, de la piste de foi, des tuiles du pape, des leaders joués et, un peu, des ressources qui restent.
rules-goal-players = On y joue de un à quatre. En solo, vous affrontez Lorenzo : c’est expliqué plus bas, et tout le reste vaut aussi.

## La mise en place

rules-setup = La mise en place
rules-setup-laid = La table se prépare toute seule. Vous ne décidez que de vos leaders et, si vous ne jouez pas en premier, de vos premières ressources.
rules-setup-market = *Le marché.* Treize billes sont mélangées : quatre blanches, deux jaunes, deux grises, deux violettes, deux bleues et une rouge. Douze se rangent en trois lignes et quatre colonnes ; la dernière est la bille libre, sur la glissière.
rules-setup-cards = *Les cartes.* Il y a 48 cartes : douze piles de quatre, une pour chacune des quatre couleurs dans chacun des trois niveaux. Chaque pile est mélangée, et sa première carte est visible.
rules-setup-board = *Votre plateau.* Il a un entrepôt à trois étagères, un coffre et trois emplacements pour des cartes, tous vides, ainsi qu’une production à lui. Votre marqueur part de la case 0 de la piste de foi.
rules-setup-leaders = *Les leaders.* Chacun en reçoit quatre, en garde deux en main et en rend deux, tous en même temps et sans que les autres les voient. Les leaders rendus ne rapportent rien.
rules-setup-inkwell = *L’encrier.* Ensuite, on tire au sort qui joue en premier et reçoit l’encrier. Qui joue plus tard reçoit de quoi patienter : des ressources au choix, rangées dans l’entrepôt, et peut-être un premier pas sur la piste de foi.
rules-setup-place = Place dans l’ordre du tour
rules-setup-goods = Ressources au choix
rules-setup-faith = Foi
rules-setup-nth = { $n ->
    [1] première
    [2] deuxième
    [3] troisième
   *[4] quatrième
}

## Un tour

rules-turn = Un tour
rules-turn-one = On joue dans le sens horaire à partir de qui a l’encrier. À votre tour, vous faites *exactement une* de ces trois choses :
rules-turn-take = *Prendre des billes* : toutes celles d’une ligne ou d’une colonne du marché. Rangez les ressources qu’elles rapportent.
rules-turn-buy = *Acheter une carte* : payez son coût et posez-la sur un emplacement.
rules-turn-produce = *Produire* : utilisez autant de vos productions que vous voulez, chacune une fois.
rules-turn-must = Vous ne pouvez pas passer, mais vous n’êtes jamais sans issue : le marché est toujours ouvert.
rules-turn-leaders = Avant ou après votre action, vous pouvez aussi jouer ou abandonner des leaders ; jamais au milieu d’une action.
rules-turn-order = Les productions d’un tour et les ressources à abandonner se choisissent une à une, dans l’ordre que l’on veut. Tant que vous choisissez, chaque choix peut être annulé ; rien n’a lieu avant que vous ne lanciez la production ou ne rangiez.
rules-turn-undo = *Annuler* reprend votre dernière réponse, puis la précédente, tant que rien de caché n’a été révélé et que personne d’autre n’a agi. *Finir le tour* passe la main.

## Le marché

rules-market = Le marché
rules-market-line = Choisissez une des trois lignes ou des quatre colonnes. Vous recevez ce que rapportent *toutes* ses billes : quatre dans une ligne, trois dans une colonne.
rules-market-push = Ensuite, la bille libre est poussée dans cette rangée du côté de sa flèche : par la droite dans une ligne, par le bas dans une colonne. Toutes les billes de la rangée avancent d’une place, et celle du bout opposé tombe. C’est la nouvelle bille libre.
rules-market-stay = Aucune bille ne quitte donc le marché, et chaque prise change la rangée pour ceux qui viennent après vous.
rules-market-figure = La ligne 2 est prise : elle rapporte 2 boucliers, 1 point de foi et rien pour la bille blanche. Puis la bille jaune est poussée par la droite, et la rouge tombe à gauche.
rules-market-before = Avant
rules-market-after = Après

## Ce que rapportent les billes

rules-marbles = Ce que rapportent les billes
rules-marbles-each = Chaque bille rapporte une chose, selon sa couleur :
rules-marbles-red = La *rouge* fait avancer aussitôt votre marqueur d’une case sur la piste de foi, avant tout rangement. La foi ne prend pas de place dans l’entrepôt.
rules-marbles-white = La *blanche* ne rapporte rien, sauf si vous avez joué un leader qui change les billes blanches en une ressource. Alors chaque bille blanche doit devenir cette ressource.
rules-marbles-two = Avec deux leaders de ce genre, vous choisissez pour chaque bille blanche laquelle des deux ressources elle devient. Une bille ne devient jamais les deux.

## L’entrepôt

rules-warehouse = L’entrepôt
rules-warehouse-shelves = Les ressources du marché se rangent dans votre entrepôt. Il a trois étagères, pour 1, 2 et 3 ressources.
rules-warehouse-one = Une étagère ne contient qu’*une sorte* de ressources.
rules-warehouse-other = Jamais deux étagères ne contiennent la *même sorte*.
rules-warehouse-free = Vous pouvez déplacer des ressources entre les étagères autant que vous voulez pendant votre tour. Vous n’avez jamais à le faire à la main : s’il existe une façon de tout faire tenir, tout tient.
rules-warehouse-depot = Un leader à dépôt ajoute deux places pour une sorte de ressources. Cette sorte peut alors se trouver aussi sur une étagère.
rules-warehouse-apart = Rien ne passe de l’entrepôt au coffre, ni du coffre à l’entrepôt. Seul ce que vous produisez arrive dans le coffre.
rules-warehouse-fits = Cela tient
rules-warehouse-fits-why = 1 serviteur, 2 pièces et 3 boucliers : une étagère par sorte.
rules-warehouse-mixed = Cela ne tient pas
rules-warehouse-mixed-why = Deux sortes se partagent une étagère.
rules-warehouse-twice = Cela non plus
rules-warehouse-twice-why = Des pierres sont sur deux étagères. Quatre ressources d’une sorte ne tiennent qu’avec l’aide d’un leader.

## Abandonner des ressources

rules-letting-go = Abandonner des ressources
rules-letting-go-may = Parmi les ressources que vous venez de prendre, abandonnez ce que vous ne pouvez pas ou ne voulez pas ranger. Les ressources rangées lors de tours précédents restent en place.
rules-letting-go-price = Cela a un prix : pour *chaque* ressource que vous abandonnez, *chaque adversaire* gagne 1 point de foi.
rules-letting-go-free = Une bille blanche qui ne rapporte rien n’a jamais été une ressource, et la foi ne s’abandonne pas : ni l’une ni l’autre ne vous coûte rien.
rules-letting-go-together = Tous les autres avancent ensemble, du nombre total de ressources, et c’est ensuite seulement que l’on voit s’il y a un rapport du Vatican. Votre propre foi, venue d’une bille rouge, a compté avant, avec son propre rapport si elle en a déclenché un.

## Acheter une carte

rules-cards = Acheter une carte
rules-cards-top = Vous pouvez acheter la première carte de n’importe quelle pile, si vous pouvez payer son coût et si un de vos emplacements peut la recevoir.
rules-cards-next = Ensuite, la carte suivante de cette pile est révélée. Une pile épuisée reste vide.
rules-cards-brings = Une carte apporte deux choses : ses points à la fin de la partie, et une production utilisable dès votre prochain tour, tant qu’aucune autre carte ne la couvre.
rules-cards-discount = Avec un leader à réduction, toute carte qui coûte sa ressource en coûte 1 de moins. Deux réductions comptent toutes les deux, chacune pour sa ressource.
rules-cards-cost = *Le coût* : ce que vous payez une fois, pour l’acheter.
rules-cards-level = *Le niveau* : I, II ou III. Il dit quel emplacement reçoit la carte.
rules-cards-production = *La production* : à gauche de la flèche ce qu’elle prend, à droite ce qu’elle donne.
rules-cards-points = *Les points* : de 1 à 12, plus le niveau est haut, plus il y en a.
rules-cards-colour = *La couleur*, par le cadre et par un signe : des leaders la demandent.

## Les emplacements

rules-slots = Les emplacements
rules-slots-levels = Votre plateau a trois emplacements. Une carte de *niveau I* demande un emplacement vide. Une carte de *niveau II* se pose sur une carte de niveau I, une carte de *niveau III* sur une carte de niveau II. Les couleurs n’ont pas à correspondre.
rules-slots-none = Si aucun emplacement ne peut recevoir une carte, vous ne pouvez pas l’acheter, même si vous pouvez la payer.
rules-slots-top = Seule la *carte du dessus* d’un emplacement produit. Celles du dessous rapportent toujours leurs points et comptent toujours pour les leaders : réfléchissez avant de couvrir une production que vous aimez.
rules-slots-alike = Les emplacements vides se valent : seul le premier d’entre eux vous est proposé.
rules-slots-empty = Pour le niveau I
rules-slots-one = Pour le niveau II
rules-slots-two = Pour le niveau III
rules-slots-three = Complet

## Payer

rules-payment = Payer
rules-payment-where = Le coût des cartes et ce que prennent les productions se paient de l’*entrepôt*, des dépôts de leaders et du *coffre*, dans n’importe quelle proportion. Ce que vous payez retourne à la réserve, qui ne s’épuise jamais.
rules-payment-asked = On ne vous pose la question que si la ressource est à la fois dans l’entrepôt et dans le coffre. La première réponse prend le plus possible de l’entrepôt : la place y est rare, c’est donc presque toujours la bonne.

## Produire

rules-production = Produire
rules-production-choose = Choisissez une ou plusieurs de vos productions, chacune au plus *une fois* par tour : la carte du dessus de chaque emplacement, la production du plateau, et les leaders qui produisent.
rules-production-pay = Chaque production prend ce qui est à gauche de sa flèche et donne ce qui est à droite.
rules-production-once = Tout se fait *en même temps* : d’abord vous payez pour toutes les productions choisies, puis vous recevez tout. Rien de ce que donne une production ne peut donc en payer une autre dans le même tour.
rules-production-box = Les ressources produites vont dans le *coffre*. Il en contient autant que l’on veut, de toutes les sortes. La foi fait avancer aussitôt votre marqueur.
rules-production-figure = Vous payez 1 pierre, 1 bouclier et 1 serviteur. Vous recevez 3 pièces dans le coffre, et 2 points de foi.

## La production du plateau

rules-board-power = La production du plateau
rules-board-power-swap = Dès le début, votre plateau a une production : elle prend *deux ressources* quelconques, pareilles ou différentes, et donne *une ressource* de votre choix.
rules-board-power-faith = La foi n’est pas une ressource : on ne peut ni l’y mettre ni la choisir.

## Les leaders

rules-leaders = Les leaders
rules-leaders-hand = Vous avez en main deux leaders que les autres ne voient pas. À votre tour, avant ou après votre action, vous pouvez faire l’une ou l’autre de ces choses, avec un leader ou avec les deux :
rules-leaders-play = *Jouer* un leader, si vous remplissez sa condition. Il est désormais visible, sa capacité vaut jusqu’à la fin, et ses points comptent.
rules-leaders-discard = *Abandonner* un leader de votre main, face cachée, et gagner aussitôt 1 point de foi. Cela peut même déclencher un rapport du Vatican ou la dernière manche.
rules-leaders-requires = Ce que demande un leader, il suffit de l’*avoir* ; rien n’est payé. Les ressources comptent où qu’elles soient : dans l’entrepôt, dans les dépôts, dans le coffre. Les cartes comptent même couvertes.
rules-leaders-level = Quand seule une couleur est demandée, n’importe quel niveau convient. Quand le niveau II est demandé, il faut exactement une carte de niveau II. Les réductions n’y changent rien.
rules-leaders-stay = Un leader joué reste en jeu. Un leader encore en main à la fin ne rapporte rien.
rules-leaders-abilities = Il y a quatre capacités :
rules-leaders-discount = *Réduction.* Toute carte qui coûte cette ressource vous en coûte 1 de moins.
rules-leaders-depot = *Dépôt.* Deux places de plus pour cette ressource, en dehors des étagères.
rules-leaders-white = *Billes blanches.* Toute bille blanche que vous prenez devient cette ressource.
rules-leaders-production = *Production.* Une production de plus : elle prend une unité de cette ressource, et donne 1 ressource au choix et 1 point de foi.

## La foi

rules-faith = La foi
rules-faith-steps = La piste de foi va de la case 0 à la case 24. Chaque point de foi fait avancer votre marqueur d’une case. La foi vient des billes rouges, des productions, des leaders que vous abandonnez et des ressources que les autres abandonnent.
rules-faith-no-good = La foi n’est pas une ressource : elle ne se range pas, ne se paie pas et ne s’abandonne pas. Ce qui mènerait au-delà de la case 24 est perdu.
rules-faith-points = À la fin, le plus lointain laurier que votre marqueur a atteint ou dépassé compte, et lui seul.
rules-faith-figure = La piste de foi. Les lauriers du bas montrent les points, les travées colorées sont les trois sections, et un pape se tient dans la dernière travée de chacune.

## Les rapports du Vatican

rules-vatican = Les rapports du Vatican
rules-vatican-sections = La piste a trois sections, chacune avec une *tuile du pape* par joueur. La dernière case d’une section est sa case du pape.
rules-vatican-section = Section
rules-vatican-spaces = Cases
rules-vatican-pope = Case du pape
rules-vatican-tile = Tuile du pape
rules-vatican-range = { $from } à { $to }
rules-vatican-when = Dès qu’un marqueur, *quel qu’il soit*, atteint ou dépasse une case du pape pour la première fois, il y a un *rapport du Vatican*. Tous ceux dont le marqueur est dans cette section ou au-delà gardent la tuile du pape. Tous les autres perdent la leur pour de bon.
rules-vatican-once = Chaque section n’a qu’un rapport. Qui arrive plus tard ne reçoit rien.
rules-vatican-many = Les marqueurs qui avancent ensemble avancent tous d’abord. Si un même mouvement dépasse plusieurs cases du pape, ces sections ont leur rapport l’une après l’autre, avec les marqueurs là où ils sont.
rules-vatican-example = *Un exemple :* un joueur arrive sur la case 8, un autre est sur la case 5, un troisième sur la case 4. Les deux premiers gardent leur tuile. Il manquait un pas au troisième.

## La fin de la partie

rules-end = La fin de la partie
rules-end-when = La manche en cours est la dernière dès que quelqu’un achète une *septième carte*, ou qu’un marqueur atteint la *case 24*, peu importe qui l’a fait avancer.
rules-end-round = La manche est jouée jusqu’au bout, jusqu’au joueur qui précède l’encrier, pour que tout le monde ait eu le même nombre de tours. D’ici là, tout compte comme d’habitude.

## Le décompte

rules-scoring = Le décompte
rules-scoring-cards = *Cartes* : les points de toutes vos cartes, même couvertes.
rules-scoring-faith = *Foi* : le plus lointain laurier atteint, jusqu’à 20.
rules-scoring-tiles = *Tuiles du pape* : 2, 3 et 4 points, pour celles que vous avez gardées.
rules-scoring-leaders = *Leaders* : de 2 à 5 points pour chaque leader joué.
rules-scoring-goods = *Ressources* : comptez tout ce qui reste dans l’entrepôt, les dépôts et le coffre ; chaque lot complet de cinq rapporte 1 point.
rules-scoring-tie = Qui a le plus de points l’emporte. À égalité, qui a gardé le plus de ressources passe devant ; si cela aussi est égal, la victoire est partagée.

## En solo contre Lorenzo

rules-solo = En solo contre Lorenzo
rules-solo-setup = Vous jouez en premier, donc vous commencez sans ressources. La *croix noire*, le marqueur de Lorenzo, est à côté du vôtre, sur la case 0. Sept *jetons* forment une pile, face cachée.
rules-solo-token = Après chacun de vos tours, Lorenzo retourne un jeton et fait ce qu’il dit.
rules-solo-cross = La croix noire déclenche des rapports du Vatican tout comme votre marqueur. Vous gardez ou perdez votre tuile comme d’habitude ; Lorenzo n’en a pas. Chaque ressource que vous abandonnez fait avancer la croix de 1 case. Un leader que vous abandonnez ne fait avancer que vous.
rules-solo-win = *Vous gagnez* aussitôt que vous achetez votre septième carte ou atteignez la case 24. Plus aucun jeton n’est retourné. Vos points disent à quel point la victoire est belle.
rules-solo-lose = *Vous perdez* aussitôt que toutes les cartes d’une couleur ont quitté la grille, achetées ou retirées, ou que la croix noire atteint la case 24 avant vous. Une défaite ne rapporte rien.
rules-solo-first = Dans une même prise, votre propre foi avance avant la croix. Si les deux devaient atteindre la case 24, vous y étiez d’abord.

## Les jetons de Lorenzo

rules-tokens = Les jetons de Lorenzo
rules-tokens-cards = *Quatre jetons*, un par couleur : deux cartes de cette couleur sont retirées de la grille, en commençant par le niveau le plus bas. Quand un niveau est épuisé, on passe au suivant.
rules-tokens-cross = *Deux jetons* : la croix noire avance de 2 cases.
rules-tokens-shuffle = *Un jeton* : la croix noire avance de 1 case, puis les sept jetons sont mélangés, face cachée.
rules-tokens-known = Les jetons retournés restent visibles jusqu’au prochain mélange : vous savez ce qui peut encore venir.

## Les options d’une table

rules-options = Les options d’une table
rules-options-two = Deux règles peuvent se lire de deux façons. Qui ouvre une table peut choisir ; la lecture habituelle vient en premier.
rules-options-discard = *Ressources que l’on peut abandonner* : seulement celles que l’on vient de prendre au marché ; ou aussi celles de l’entrepôt, quand on prend des billes, au même prix en foi.
rules-options-colour = *Une septième carte qui est la dernière de sa couleur* : gagne la partie en solo ; ou la perd.

## Les icônes. Le nom, puis le sens en une phrase

rules-icons = Toutes les icônes
rules-icons-all = Ce que veut dire chaque signe du plateau et des cartes.
rules-icon-coin = Pièce
rules-icon-coin-text = Une ressource. Les billes jaunes la rapportent, et toute carte bleue en coûte.
rules-icon-stone = Pierre
rules-icon-stone-text = Une ressource. Les billes grises la rapportent, et toute carte jaune en coûte.
rules-icon-servant = Serviteur
rules-icon-servant-text = Une ressource. Les billes violettes la rapportent, et toute carte violette en coûte.
rules-icon-shield = Bouclier
rules-icon-shield-text = Une ressource. Les billes bleues la rapportent, et toute carte verte en coûte.
rules-icon-any = Ressource au choix
rules-icon-any-text = Une pièce, une pierre, un serviteur ou un bouclier, comme vous voulez ; jamais de foi.
rules-icon-faith = Foi
rules-icon-faith-text = Votre marqueur avance d’une case sur la piste de foi.
rules-icon-vp = Points
rules-icon-vp-text = Qui en a le plus à la fin l’emporte.
rules-icon-marble-yellow = Bille jaune
rules-icon-marble-yellow-text = Elle rapporte 1 pièce.
rules-icon-marble-grey = Bille grise
rules-icon-marble-grey-text = Elle rapporte 1 pierre.
rules-icon-marble-purple = Bille violette
rules-icon-marble-purple-text = Elle rapporte 1 serviteur.
rules-icon-marble-blue = Bille bleue
rules-icon-marble-blue-text = Elle rapporte 1 bouclier.
rules-icon-marble-red = Bille rouge
rules-icon-marble-red-text = Elle rapporte 1 point de foi.
rules-icon-marble-white = Bille blanche
rules-icon-marble-white-text = Elle ne rapporte rien, sauf si un leader que vous avez joué la change en ressource.
rules-icon-col-green = Carte verte
rules-icon-col-green-text = Le signe des cartes vertes, une feuille ; des leaders peuvent en demander.
rules-icon-col-blue = Carte bleue
rules-icon-col-blue-text = Le signe des cartes bleues, une goutte ; des leaders peuvent en demander.
rules-icon-col-yellow = Carte jaune
rules-icon-col-yellow-text = Le signe des cartes jaunes, un soleil ; des leaders peuvent en demander.
rules-icon-col-purple = Carte violette
rules-icon-col-purple-text = Le signe des cartes violettes, une couronne ; des leaders peuvent en demander.
rules-icon-level-1 = Niveau I
rules-icon-level-1-text = La carte se pose sur un emplacement vide.
rules-icon-level-2 = Niveau II
rules-icon-level-2-text = La carte se pose sur une carte de niveau I.
rules-icon-level-3 = Niveau III
rules-icon-level-3-text = La carte se pose sur une carte de niveau II.
rules-icon-production = Production
rules-icon-production-text = Elle prend des ressources et en donne d’autres, ou de la foi.
rules-icon-arrow = Devient
rules-icon-arrow-text = Ce qui est avant est payé, ce qui est après est reçu.
rules-icon-leader = Leader
rules-icon-leader-text = Une carte dont la capacité vaut pour vous dès que vous l’avez jouée.
rules-icon-inkwell = Encrier
rules-icon-inkwell-text = Qui l’a joue en premier à chaque manche.
rules-icon-vatican = Tuile du pape
rules-icon-vatican-text = Elle est gardée ou perdue lors du rapport du Vatican de sa section.
rules-icon-pope = Case du pape
rules-icon-pope-text = Le premier marqueur qui l’atteint ou la dépasse déclenche un rapport du Vatican.
rules-icon-black-cross = Croix noire
rules-icon-black-cross-text = Le marqueur de Lorenzo sur la piste de foi, en solo.
rules-icon-solo-discard = Jeton : des cartes en moins
rules-icon-solo-discard-text = Deux cartes de la couleur indiquée quittent la grille, en commençant par le niveau le plus bas.
rules-icon-solo-cross = Jeton : la croix avance
rules-icon-solo-cross-text = La croix noire avance de 2 cases.
rules-icon-solo-shuffle = Jeton : la croix avance, les jetons sont mélangés
rules-icon-solo-shuffle-text = La croix noire avance de 1 case, puis tous les jetons sont mélangés, face cachée.
