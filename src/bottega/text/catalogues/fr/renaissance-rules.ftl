### Les règles de Renaissance, comme page du navigateur, en français.
###
### Un message est un paragraphe ou un point d’une liste. Un titre porte le nom de sa partie
### (renaissance-rules-stock), ce qui est dessous le nom de ce qu’il dit (renaissance-rules-stock-play).
### Les *étoiles* mettent en gras ; les mots entre elles peuvent changer, les étoiles restent.
### Cartes et missions s’appellent comme dans renaissance.ftl. N-1 et la suite, dans un commentaire, sont
### les décisions que dit la phrase. Les textes des cartes ne sont pas ici : les cartes les apportent.

## Le but

renaissance-rules-goal = Le but
renaissance-rules-goal-castle = Vous bâtissez un château, case par case : des fondations, des murs de pierre, des toits de tuile. Des gens habiles vous aident. Les canons, les voleurs et les intempéries, non. Et en secret, vous suivez les missions que rois et princes vous ont confiées.
renaissance-rules-goal-points = Quand un château est achevé, ou que la pioche est épuisée, on compte les points des châteaux, des cartes spéciales et des missions. Qui a le *plus de points* l’emporte, et ce n’est pas forcément la personne qui a fini en premier.
renaissance-rules-goal-players = On joue à deux, trois ou quatre, chacun pour soi ; à quatre, six ou huit, on peut jouer en *équipes* de deux. Il y a aussi une *partie rapide*, avec un demi-château.

## La mise en place

renaissance-rules-setup = La mise en place
renaissance-rules-setup-laid = La table se prépare toute seule :
# N-50
renaissance-rules-setup-families = *Les familles.* Il y a en jeu autant de familles de cartes que de joueurs. Elles sont tirées au sort, sauf si la personne qui ouvre la table les choisit.
# N-50
renaissance-rules-setup-castle = *Les châteaux.* Chacun tire l’un des quatre châteaux, tous différents.
renaissance-rules-setup-missions = *Les missions.* Les missions royales des familles en jeu sont mélangées, et les princières de même. Vous recevez 2 missions royales et 3 princières. Celles qui restent quittent la partie sans être vues.
# N-38
renaissance-rules-setup-choose = *Les obligations.* Parmi vos cinq missions, vous en déclarez deux *obligatoires*, au choix : elles vous rapportent leurs points, ou vous en coûtent autant. Les trois autres sont *facultatives*. Tout le monde choisit en même temps et en secret. Vos missions restent face cachée ; vous pouvez regarder les vôtres à tout moment.
renaissance-rules-setup-pile = *La pioche.* Toutes les autres cartes, 35 par famille, sont mélangées en une seule pile. Vous commencez avec 5 cartes en main.
renaissance-rules-setup-first = *L’ordre.* Qui commence est tiré au sort. On joue ensuite dans le sens des aiguilles d’une montre.
renaissance-rules-setup-players = Joueurs
renaissance-rules-setup-of-families = Familles
renaissance-rules-setup-left = Cartes dans la pioche une fois les mains servies

## Les châteaux

renaissance-rules-castles = Quatre châteaux
renaissance-rules-castles-cells = Chaque château a *douze cases*, mais disposées à sa façon, et avec son propre nombre de cases pour chaque genre de matériau.
renaissance-rules-castles-around = Au-dessus du château se trouve sa *zone spéciale*, à côté le *stock*. Vos missions sont là aussi. Au milieu de la table, il y a la pioche et la défausse.

## Les familles

renaissance-rules-families = Quatre familles
renaissance-rules-families-each = Une famille compte 45 cartes : 10 matériaux, 5 actions, 15 cartes qui sont les deux, 5 spéciales, 5 missions royales et 5 princières. Les matériaux sont les mêmes partout. Tout le reste a son caractère :
renaissance-rules-family-army-about = Elle *attaque*. Elle tire, pille, assiège et barre la route. Ses missions récompensent les attaques, et un stock tranquille.
renaissance-rules-family-clergy-about = Il *défend*. Il annule des actions, les renvoie, les interdit, et entend les confessions. Certaines de ses missions récompensent qui est à la traîne.
renaissance-rules-family-artisans-about = Ils *construisent*. Ils posent plusieurs matériaux à la fois, les améliorent et les protègent. Leurs missions parlent de beaux châteaux.
renaissance-rules-family-merchants-about = Ils *commercent* avec tout le monde : ils négocient, regardent dans les mains, échangent des matériaux et copient ce qu’ont les autres. Leurs missions aiment les marchés étranges.
renaissance-rules-families-tiles = *Les tuiles sont rares.* Sur les 25 matériaux d’une famille, 14 peuvent être une fondation, 12 une pierre, et 7 seulement une tuile ; certains peuvent être deux ou trois des trois.

## Les cartes

renaissance-rules-cards = Les cartes
renaissance-rules-cards-types = Il y a quatre types de cartes dans la pioche :
renaissance-rules-cards-material = *Matériau.* C’est avec lui que l’on bâtit. Il a un genre, et une valeur de 1 à 5.
renaissance-rules-cards-action = *Action.* Vous la jouez, elle fait ce qu’elle dit, et va à la défausse.
renaissance-rules-cards-composite = *Action / matériau.* Vous l’utilisez comme l’une ou comme l’autre. Dans une main, dans un stock et dans les piles, elle compte comme *les deux* ; sur une case, c’est un matériau et rien d’autre.
renaissance-rules-cards-special = *Spéciale.* Vous la posez, et elle reste.
# N-4
renaissance-rules-cards-pure = Les cartes qui ne sont qu’un matériau ou qu’une action s’appellent *pures*, celles qui sont les deux *composites*. Une carte composite ne devient pas pure parce qu’elle est sur une case.
renaissance-rules-cards-kinds = Un matériau est une *fondation*, une *pierre* ou une *tuile*. Une carte qui porte deux ou trois de ces signes peut être chacune d’elles. Tant qu’elle n’est pas posée, elle compte comme toutes à la fois ; une fois posée, elle est ce que demande sa case.
renaissance-rules-cards-count = *Un exemple :* vous avez en main une fondation pure, une action pure, et une carte composite avec pierre et tuile. Cela fait deux matériaux, deux actions, une pierre et une tuile en trois cartes.
renaissance-rules-card-value = *La valeur* du matériau.
renaissance-rules-card-kinds = *Les genres* : les cases où on peut le poser.
renaissance-rules-card-sign = *Ce qu’elle sait faire* : des épées croisées pour une action qui attaque, un éclair pour toute autre action, une porte pour une réaction et pour une spéciale. Un matériau pur n’a aucun de ces signes.
renaissance-rules-card-text = *Ce qu’elle fait* comme action. Cela ne compte pas quand elle sert de matériau.
renaissance-rules-card-family = *La famille.*

## Construire

renaissance-rules-building = Construire, et les valeurs
# N-1
renaissance-rules-building-cell = Un matériau se pose sur une *case libre de son genre*, où qu’elle soit. Il n’est pas nécessaire que quelque chose se trouve dessous, sauf si la table joue avec la règle des appuis.
# N-3
renaissance-rules-building-value = Les spéciales posées sur un matériau changent ce qu’il vaut. Une pierre de 4 qui porte un +2 *est* une pierre de 6 : pour les points, pour chaque carte et pour chaque mission. C’est sa *valeur effective*. Elle peut être 0, moins que 0 ou plus que 5 ; ce n’est alors aucune des valeurs de 1 à 5. Partout ailleurs que sur un château, c’est la valeur imprimée qui compte.
renaissance-rules-building-exposed = Un matériau est *exposé* tant qu’aucune case remplie ne repose sur la sienne. Beaucoup d’attaques n’atteignent que ce qui est exposé.
renaissance-rules-building-figure = Un château en chantier. Les matériaux aux épées croisées sont exposés ; sur les autres, quelque chose repose. La pierre de 4 compte pour 6, grâce à la spéciale posée dessus.
# N-2
renaissance-rules-building-falls = *Rien ne s’écroule.* Si un matériau est perdu, ce qui repose sur lui reste en place. Seul un glissement de terrain emporte ce qui est au-dessus.
# N-6
renaissance-rules-building-goes = *Ce qui est posé sur un matériau partage son sort.* S’il est défaussé, les spéciales posées dessus le sont aussi ; s’il change de case ou de château, elles le suivent.

## Un tour

renaissance-rules-turn = Un tour
renaissance-rules-turn-three = Un tour a trois phases :
renaissance-rules-turn-act = *Agir.* Vous faites *une* opération.
renaissance-rules-turn-store = *Stocker.* Si vous voulez, et s’il y a de la place, vous mettez une carte de votre main dans votre stock.
renaissance-rules-turn-draw = *Piocher.* Vous piochez jusqu’à avoir 5 cartes en main. Si vous en avez 5 ou plus, vous ne piochez rien et les gardez toutes.
renaissance-rules-turn-five = Il y a cinq opérations :
renaissance-rules-turn-build = *Poser un matériau* de votre main sur une case libre de votre château.
renaissance-rules-turn-play = *Jouer une action* de votre main.
renaissance-rules-turn-lay = *Poser une spéciale* de votre main.
renaissance-rules-turn-open = *Jouer le stock :* utiliser autant de ses cartes que vous voulez.
renaissance-rules-turn-discard = *Défausser* une carte de votre main. Elle ne fait rien.
# N-32
renaissance-rules-turn-must = Vous devez en faire une. C’est seulement sans carte en main et sans stock à jouer qu’il n’y a rien à faire, et vous passez à la phase suivante.
# N-13, et décidé ici
renaissance-rules-turn-more = *Plus d’une.* Le Pater Noster donne une opération de plus, si vous avez deux autres cartes en main à défausser pour lui ; l’Arrangement donne un tour entier de plus après celui-ci, mais deux dans le même tour n’en donnent pas un second. La Poulie vous laisse poser jusqu’à trois matériaux quand vous en posez à votre prochain tour.
# N-12
renaissance-rules-turn-less = *Moins d’une.* Certaines actions pèsent sur le prochain tour de quelqu’un : pas de tour du tout, pas d’action, pas de matériau, pas de pioche. Chacune vaut une fois, et une seconde de la même sorte est perdue. Un tour perdu épuise tout ce qui l’attendait, le bon aussi.

## Le stock

renaissance-rules-stock = Le stock
renaissance-rules-stock-three = Votre stock reçoit *trois cartes*, face cachée. Vous seul les connaissez. C’est ainsi que l’on fait plus d’une chose dans un tour.
renaissance-rules-stock-in = À la phase 2 de chaque tour, une carte de votre main peut y entrer.
renaissance-rules-stock-play = Jouer le stock est une opération. Vous prenez ses cartes *une par une*, dans l’ordre que vous voulez, et posez, jouez ou défaussez chacune comme depuis votre main. Chacune s’achève avant que la suivante commence. Vous en utilisez au moins une, et vous arrêtez quand vous voulez ; le reste demeure dans le stock.
# N-30
renaissance-rules-stock-hand = Pendant ce temps, votre main reste votre main. Ce qu’une action pose, compte, montre ou échange d’une main ne se prend pas dans le stock. Il y a une exception : une *Double attaque* jouée du stock est suivie d’une action du stock.
# N-31
renaissance-rules-stock-after = Même après avoir joué le stock, vous pouvez stocker une carte à la phase 2.
# N-23
renaissance-rules-stock-captain = *Le capitaine* bloque un stock : on ne peut ni le jouer ni le remplir tant que son propriétaire n’a pas défaussé de sa main un matériau de valeur 4 ou 5. Les actions des adversaires l’atteignent toujours.
# N-24, et décidé ici
renaissance-rules-stock-keeper = *Le magasinier* ajoute des emplacements. Ils se jouent avec le stock, mais aucune action sur un stock ne les atteint, et qui regarde le stock ne les voit pas. S’il quitte la zone, les cartes de ses emplacements sont défaussées.
# N-27, N-22
renaissance-rules-stock-others = *La pacotilleuse* prend la place d’une carte au hasard dans le stock d’un adversaire, et y devient une carte ordinaire, à jouer ou à défausser. *Le carillonneur* garde le stock depuis l’un de ses emplacements, de quelque façon qu’il y soit venu.

## Les actions

renaissance-rules-actions = Les actions
# N-8
renaissance-rules-actions-steps = Une action fait ce qu’elle dit, étape par étape, et chaque étape *autant que possible*. Vous pouvez la jouer même si elle ne donne rien : elle est alors simplement défaussée, et compte quand même comme jouée.
# décidé ici
renaissance-rules-actions-aim = Qui elle vise se choisit quand elle est annoncée, avant que quiconque réagisse ; avec la Gargouille, c’est la spéciale à détruire.
# N-14
renaissance-rules-actions-few = Qui doit donner plus de cartes qu’il n’y en a les donne toutes.
# N-17
renaissance-rules-actions-values = Les actions qui regardent des valeurs regardent les valeurs effectives.
# N-20
renaissance-rules-actions-discards = Tout ce qui est défaussé ou détruit va à une seule défausse, face visible. Elle n’est jamais remélangée dans la pioche.
# N-11
renaissance-rules-actions-double = *La Double attaque* amène aussitôt une seconde action, qui est doublée : elle porte sur deux fois plus de *cartes*, ou sur deux *joueurs* au lieu d’un, au choix et dans la mesure où elle peut être doublée. Deux fois plus de cartes veut dire chaque nombre de cartes qu’elle contient ; les valeurs dont elle parle ne changent pas. Les deux actions comptent comme jouées. Si vous n’avez pas d’autre action, rien ne se passe.

## Attaques et réactions

renaissance-rules-reactions = Attaques et réactions
# N-9
renaissance-rules-reactions-attack = Une action *attaque* quand elle nuit au château, au stock, à la main, à la zone spéciale ou au tour d’un adversaire. Regarder une main ou un stock n’est pas une attaque. Les spéciales n’attaquent jamais, quoi qu’elles fassent.
# N-10
renaissance-rules-reactions-ask = Quand une action est annoncée, on demande à tous les adversaires *en même temps* s’ils réagissent. On le leur demande qu’ils aient de quoi ou non, et le temps est le même pour tous : ainsi, aucune pause ne trahit personne. Qui ne dit rien laisse faire.
# décidé ici
renaissance-rules-reactions-none = C’est seulement là où tout le monde voit qu’aucune réaction n’est possible que l’on ne demande rien : aucun adversaire n’a dans sa zone un pape encore disponible, et, ou bien aucun adversaire n’est nommé ni touché, ou bien la Prière se trouve là où tous la voient.
renaissance-rules-reactions-order = Puis tout se passe dans cet ordre, dans le sens des aiguilles d’une montre à partir de qui a joué l’action :
renaissance-rules-reactions-trap = *Les pièges* se déclenchent d’eux-mêmes. L’enfant de chœur annule la première action qui attaque son château, le carillonneur une action qui attaque son stock. Le piège passe ensuite dans la zone spéciale de l’attaquant, où il coûte des points.
renaissance-rules-reactions-pope = *Le pape* : tout adversaire qui l’a dans sa zone peut s’en servir, une fois dans la partie. L’action entière est annulée, pour tout le monde.
renaissance-rules-reactions-prayer = *La Prière* : qui est nommé ou touché par l’action peut la jouer de sa main. Sa part de l’action frappe alors qui l’a jouée. Même un simple regard peut être renvoyé ; le Cloître et la Place du village, non.
renaissance-rules-reactions-then = *L’action* fait ce qu’il en reste.
# N-49
renaissance-rules-reactions-iron = *Le quincaillier* : quand tout est fini, on demande de la même façon à ceux qui l’ont s’ils refont l’action pour eux-mêmes, une fois dans la partie. C’est une nouvelle action, la leur, et on peut y réagir. Ce qui a été annulé ne peut pas être refait.
renaissance-rules-reactions-figure = De l’annonce à la fin. Ce qui annule une action pour tout le monde l’arrête là.
renaissance-rules-reactions-said = Une action est annoncée
renaissance-rules-reactions-asked = On interroge tous les adversaires
renaissance-rules-reactions-alone = seul leur propriétaire est épargné
renaissance-rules-reactions-all = annulée pour tout le monde
renaissance-rules-reactions-turned = renvoyée, pour une part
renaissance-rules-reactions-short-trap = Pièges
renaissance-rules-reactions-short-pope = Le pape
renaissance-rules-reactions-short-prayer = La Prière
renaissance-rules-reactions-short-then = L’action
renaissance-rules-reactions-short-iron = Le quincaillier
renaissance-rules-reactions-takes-place = a lieu
renaissance-rules-reactions-again = la refait
# N-10, et décidé ici
renaissance-rules-reactions-part = Les pièges, la Prière et la Chapelle ne protègent que *leur propriétaire* : si l’action en touche plusieurs, les autres en subissent leur part. Ce qui a été renvoyé ne peut pas l’être de nouveau, et ne déclenche aucun piège. On ne réagit pas à une réaction.
# N-8
renaissance-rules-reactions-count = Un château compte comme attaqué seulement s’il y avait quelque chose, et si l’attaque n’a été ni annulée ni renvoyée.
# N-10
renaissance-rules-reactions-fill = Une Prière laisse un vide dans la main jusqu’à votre prochaine phase 3.
# N-10, complété
renaissance-rules-reactions-orders = Dans les parties en différé, personne n’attend assis. Ce sont vos *consignes* qui répondent pour vous : jamais, pour le château seulement, ou toujours. Si vous n’en avez pas donné, c’est : jamais.

## Les spéciales

renaissance-rules-specials = Les spéciales
renaissance-rules-specials-zone = Une spéciale va dans votre *zone spéciale*, au-dessus de votre château, sauf si elle dit autre chose : sur un matériau, à la place d’un matériau, sur un stock ou dedans, ou dans la zone d’un adversaire.
renaissance-rules-specials-points = Ce qu’elle vaut, en bien ou en mal, compte pour le côté où elle se trouve : dans la zone, ou dans la valeur d’un matériau.
# N-8
renaissance-rules-specials-cannot = Celle qui ne peut pas être posée comme elle le dit ne peut pas être posée du tout. Vous pouvez toujours la stocker ou la défausser.
# N-5, N-53
renaissance-rules-specials-place = *Le prévôt et la Vierge* prennent la place d’un matériau, qui est défaussé. Leur case compte comme remplie et porte ce qui est au-dessus, mais ne contient pas de matériau : elle n’a ni genre ni valeur, seulement leurs points. Les actions des adversaires ne peuvent pas y toucher. Qui possède le château peut les enlever, par la Clef de voûte ou la Gargouille. La Vierge protège aussi tous les matériaux à côté d’elle.
# N-28
renaissance-rules-specials-on = *Le compagnon et le forgeron* se posent sur un matériau de n’importe quel château. Ce que couvre le forgeron ne peut être choisi ni détruit par aucune action. *Le couvreur* permet à un matériau de tenir sur une case de n’importe quel genre.
# N-26
renaissance-rules-specials-copy = *Le ruchier* prend, au décompte final, les points d’une spéciale de la zone d’un adversaire, jamais ceux d’un autre ruchier. Si toutes sont mauvaises, il peut n’en prendre aucune. *Le prêteur sur gage* rapporte 1 point pour chaque matériau de valeur 5 dans le château d’un adversaire.
renaissance-rules-specials-priest = *Le curé* recueille chaque action qui attaque votre château à partir de là, pour 1 point chacune.
# N-25
renaissance-rules-specials-recruiter = *Le racol* peut prendre, à la fin de chacun de vos tours, une carte au hasard à tout adversaire qui a posé de sa main un 4 ou un 5 à son dernier tour. Votre main peut dépasser 5 cartes.
# N-21
renaissance-rules-specials-keyring = *Le porte-clefs* ne peut pas être posé. Quand quelqu’un d’autre le voit dans votre main ou votre stock, ou le tire au hasard, il va dans *votre* zone et vaut 3 ; qui l’a tiré ne reçoit rien en échange. Il compte comme posé par personne. Quand des mains entières sont échangées, il n’est pas vu.

## Les missions

renaissance-rules-missions = Les missions
renaissance-rules-missions-two = Une mission royale vaut de 10 à 14 points, une princière de 5 à 9.
# N-33, N-34
renaissance-rules-missions-princely = *Les missions princières* sont accomplies dès que leur condition est remplie, pendant le tour de n’importe qui, même entre deux cartes d’un stock. Elles se retournent d’elles-mêmes et restent accomplies, quoi qu’il arrive ensuite. Le matériau même qui achève un château peut encore en accomplir une.
renaissance-rules-missions-royal = *Les missions royales* sont retournées quand la partie est finie. Seul compte l’état des choses à ce moment-là.
renaissance-rules-missions-mandatory = Les missions *obligatoires* non accomplies coûtent leurs points. Les *facultatives* ne coûtent rien.
# N-35
renaissance-rules-missions-ties = *Une égalité ne suffit pas* là où une mission demande le plus ou le moins. Là où elle demande au moins 2 de retard, 2 tout juste suffisent.
# N-7
renaissance-rules-missions-done = *Ce qui est fait est fait.* Ce que vous avez fait un jour, ou fait avant tout le monde, compte même si le matériau est perdu ensuite. Peu importe comment il est arrivé sur sa case : pose, vol ou échange, c’est pareil.
# N-36
renaissance-rules-missions-running = *Deux tours de suite* veut dire deux de vos propres tours à la file. Un tour que vous perdez rompt la série, et ce que vous défaussez pendant les tours des autres ne compte pas.
# N-40
renaissance-rules-missions-empty = *Un château vide* ne contient aucun matériau pur, et rien d’autre que des 1, des 3 et des 5.
# N-37, N-39, N-29
renaissance-rules-missions-some = *La bataille d’Arques* est regardée en dernier et compte toutes vos autres missions. *La compagnie de Moscovie* associe les matériaux un à un, avec un seul et même adversaire. *La Paix des Dames* compte tout ce que rapportent vos spéciales : dans la zone, sur le château, sous le curé et par le prêteur sur gage. Pour *Le cap Horn*, les trois emplacements ordinaires doivent être pleins.
# N-33, remplacé
renaissance-rules-missions-hand = *Les retourner soi-même.* Une table peut être ouverte de sorte que vous retourniez vous-même vos missions princières, pour les garder secrètes un peu plus longtemps. Vous pouvez le faire à chaque question que l’on vous pose, à la fin de chaque tour des autres, et juste avant la fin de la partie ; mais seulement tant que la condition est remplie. Ce qui doit arriver en un tour doit être retourné pendant ce tour. Ce qui est encore face cachée à la fin n’est pas accompli.

## La fin

renaissance-rules-end = La fin et les points
renaissance-rules-end-when = La partie finit *aussitôt*, à la première de ces deux choses :
renaissance-rules-end-castle = Toutes les cases d’un château sont remplies.
# N-42
renaissance-rules-end-pile = Quelqu’un doit piocher à la phase 3 et la pioche est vide. Les cartes déjà piochées sont gardées.
# N-41, N-42
renaissance-rules-end-once = Il n’y a pas de dernière manche. Si un château est achevé au milieu d’un stock ou d’une action, tout s’arrête là. Les actions qui ne font que retourner des cartes de la pioche prennent ce qu’il y a et ne mettent fin à rien.
renaissance-rules-end-points = Puis chacun compte :
# N-43
renaissance-rules-end-full = *10 points* pour un château achevé.
renaissance-rules-end-materials = Les *valeurs effectives* de tous les matériaux du château, avec ce que valent les spéciales qui s’y trouvent.
renaissance-rules-end-zone = Les points des spéciales de la *zone*.
renaissance-rules-end-missions = Les points de toutes les *missions accomplies*.
renaissance-rules-end-failed = *Moins* les points des missions obligatoires qui ne le sont pas.
# N-44
renaissance-rules-end-tie = À égalité de points, la victoire est partagée.
renaissance-rules-end-figure = Un exemple : un château achevé, deux missions accomplies, une mission obligatoire manquée.
renaissance-rules-end-line-castle = Matériaux du château
renaissance-rules-end-line-full = Château achevé
renaissance-rules-end-line-zone = Zone spéciale
renaissance-rules-end-line-royal = Mission royale, obligatoire, accomplie
renaissance-rules-end-line-princely = Mission princière, facultative, accomplie
renaissance-rules-end-line-failed = Mission princière, obligatoire, non accomplie
renaissance-rules-end-line-open = Missions facultatives, non accomplies
renaissance-rules-end-line-total = Total

## La partie rapide

renaissance-rules-quick = La partie rapide
renaissance-rules-quick-castle = Tout le monde bâtit le même petit château de *six cases* : trois fondations, deux pierres, une tuile.
renaissance-rules-quick-figure = Le château de la partie rapide
renaissance-rules-quick-families = *Une* famille est en jeu à deux, *deux* familles à trois ou quatre.
# N-45
renaissance-rules-quick-missions = Vous recevez 2 missions royales et 2 princières et en gardez *une*, qui est obligatoire. Les trois autres sont écartées ; il n’y en a pas de facultatives.
renaissance-rules-quick-stock = Le stock reçoit *une* carte.
# N-45
renaissance-rules-quick-rest = Tout le reste est comme toujours, et un château achevé rapporte ici aussi 10 points (5 dans l’édition de 2016).
# N-46
renaissance-rules-quick-never = *Attention :* L’édit de Nantes et L’affaire des Placards demandent trois cartes dans un stock. Avec un seul emplacement, il faut les deux emplacements du magasinier ; dans l’édition de 2016, ce n’est pas possible du tout.

## Les équipes

renaissance-rules-teams = Les équipes
# N-47, N-51
renaissance-rules-teams-who = On joue à quatre, six ou huit en équipes de deux. Il y a autant de familles et de châteaux que d’équipes. Les places alternent, et le tour va ainsi d’équipe en équipe :
renaissance-rules-teams-figure = Six personnes en trois équipes. Les partenaires ont la même lettre.
# N-47
renaissance-rules-teams-share = Les partenaires partagent château, stock, zone spéciale et missions. Chacun a *sa propre main*, que l’autre ne voit pas.
# N-47
renaissance-rules-teams-missions = Les missions sont distribuées par équipe : 2 royales et 3 princières. Les deux peuvent les regarder ; qui joue en premier dans l’équipe choisit les obligatoires.
# N-47, complété
renaissance-rules-teams-talk = Les partenaires ne peuvent pas parler de la partie : la discussion est fermée tant qu’elle dure.
# N-48
renaissance-rules-teams-opponents = « Les adversaires » et « les autres » sont les *autres équipes*. Ce qui touche des châteaux, des stocks ou des zones touche chacune de ces équipes une fois ; ce qui touche des mains ou des tours touche chacun de leurs joueurs. Le joueur suivant est qui est assis juste après.
# N-48, et décidé ici
renaissance-rules-teams-conditions = Les missions sur un château, un stock ou une zone regardent ce qu’a l’équipe, celles sur des tours ce qu’y fait un seul joueur. Une mission sur une main est remplie par la main d’*un seul* partenaire.
# N-51
renaissance-rules-teams-not = La partie rapide ne se joue pas en équipes, et on ne peut jouer ni à cinq ni à sept.

## Les options

renaissance-rules-options = Ce qu’une table peut choisir
renaissance-rules-options-open = Qui ouvre une table choisit comment on y joue. Outre la partie rapide et les équipes :
# N-50
renaissance-rules-options-families = *Les familles.* Tirées au sort, ou exactement celles qui sont nommées.
# N-33, remplacé
renaissance-rules-options-missions = *Les missions princières.* Elles se retournent d’elles-mêmes, ou chacun retourne les siennes.
# N-1, N-2, et décidé ici
renaissance-rules-options-support = *La règle des appuis.* Un matériau ne se pose que là où toutes les cases du dessous sont remplies. Les parties durent environ deux tours de plus. Ici non plus rien ne s’écroule quand un appui est perdu, et un château redisposé par un Plan de construction n’a pas besoin d’appuis.
renaissance-rules-options-edition = *L’édition.* Ces règles sont celles de 2015, l’usage ici. La liste des auteurs de 2016 change quelques cartes :
renaissance-rules-edition-card = Carte
renaissance-rules-edition-first = 2015
renaissance-rules-edition-second = 2016
renaissance-rules-edition-paris-first = 3 matériaux détruits en un tour
renaissance-rules-edition-paris-second = 2 ; elle s’appelle La journée des barricades
renaissance-rules-edition-billeting-first = aucun matériau
renaissance-rules-edition-billeting-second = aucun matériau de la main ; le stock sert encore
renaissance-rules-edition-cloister-first = une carte de chacun, à son choix
renaissance-rules-edition-cloister-second = deux cartes au hasard de chaque adversaire, et deux des vôtres
renaissance-rules-edition-dealings-first = prend une spéciale d’un château
renaissance-rules-edition-dealings-second = d’un château ou d’une zone
renaissance-rules-edition-renovator-first = seulement par des matériaux de plus grande valeur
renaissance-rules-edition-renovator-second = par n’importe quels matériaux du même genre
renaissance-rules-edition-storekeeper-first = 2 emplacements
renaissance-rules-edition-storekeeper-second = 1 emplacement
renaissance-rules-edition-ironmonger-first = refait une action juste après elle
# décidé ici
renaissance-rules-edition-ironmonger-second = au début de votre tour, la dernière action d’un adversaire qui n’a pas été annulée
renaissance-rules-edition-gossip-first = des fondations de 1 et de 2
renaissance-rules-edition-gossip-second = de 1, de 2 et de 3
# N-53
renaissance-rules-edition-virgin-first = à l’abri de toute action
renaissance-rules-edition-virgin-second = à l’abri des attaques
renaissance-rules-edition-full = Un château achevé en partie rapide
renaissance-rules-edition-full-first = 10 points
renaissance-rules-edition-full-second = 5 points
renaissance-rules-options-same = Onze cartes ont un autre nom en 2016. Trois missions ne peuvent pas être remplies selon les mots de 2015 ; ceux de 2016 valent donc dans les deux éditions : Le chemin de croix, La Chambre ardente et Le massacre de Wassy.

## Les décisions

renaissance-rules-rulings = Bon à savoir
renaissance-rules-rulings-why = Des questions qui se posent à bien des tables, et les réponses données ici.
# N-54, et décidé ici
renaissance-rules-rulings-seen = *Ce que vous avez vu* vous reste connu tant qu’on peut le suivre : une main montrée, des cartes que vous avez données, des cartes remises sur la pioche. Ce que retournent L’angélus et Le puits est vu de tous, de même que l’ordre dans lequel il est remis.
# décidé ici
renaissance-rules-rulings-trade = *Le négoce et La contrebande* rendent autant de cartes qu’ils en ont pris : dans une main vide, on ne prend rien et on ne donne rien.
# décidé ici
renaissance-rules-rulings-cloister = *Le cloître* rend à chacun autant de cartes qu’il en a mis.
# N-15
renaissance-rules-rulings-square = *La place du village.* Les deux mains sont montrées l’une à l’autre. Puis vient une offre, et en face une contre-offre ; l’une comme l’autre peut être refusée.
# N-16
renaissance-rules-rulings-flank = *La ruse* prend, dans chaque rangée, la case remplie la plus au bord du côté que choisit la victime. Si ce qui s’y trouve est à l’abri, cette rangée ne perd rien.
renaissance-rules-rulings-square-formation = *La formation au carré* frappe ce qui est exposé quand elle est jouée : la première perte n’en découvre pas une seconde. Pour *Le siège*, la victime choisit la carte.
# N-18, N-52
renaissance-rules-rulings-oven = *Le four à pain.* Vous posez jusqu’à deux matériaux. Pour chacun d’eux, tous les autres, dans le sens des aiguilles d’une montre, peuvent en poser un du même genre et de la même valeur. Si cela achève un château, la partie est finie.
# N-19
renaissance-rules-rulings-stall = *L’étal* compare avec tous les châteaux, à nouveau pour chaque matériau posé.
# N-52
renaissance-rules-rulings-plan = *Le plan de construction* reprend tous les matériaux de votre château. Case par case, vous dites ce qui y va ; chaque case n’est demandée qu’une fois.
renaissance-rules-rulings-chapel = *La chapelle* tient toute action loin de votre château jusqu’à votre prochain tour, et pendant ce tour vous ne posez aucun matériau.
# N-12
renaissance-rules-rulings-silence = *Qui ne peut pas jouer d’action* pendant un tour ne peut pas non plus réagir avec une action pendant ce tour.
# N-49
renaissance-rules-rulings-next = *Une action refaite* qui pèse sur un prochain tour le fait à partir du moment où elle est refaite.
# N-42
renaissance-rules-rulings-short = *Une pioche trop courte :* L’angélus et Le puits prennent ce qu’il y a et ne mettent fin à rien.
renaissance-rules-rulings-vestibule = *Le vestibule :* un matériau que vous ne pouvez pas poser reste où il est.

## Mots et signes

renaissance-rules-words = Mots et signes
renaissance-rules-words-pure = *Pure :* une carte qui n’est qu’un matériau, ou qu’une action.
renaissance-rules-words-composite = *Composite :* une carte qui est les deux.
renaissance-rules-words-exposed = *Exposé :* un matériau sur lequel aucune case remplie ne repose.
renaissance-rules-words-effective = *Valeur effective :* ce que vaut un matériau avec tout ce qui est posé dessus.
renaissance-rules-words-filled = *Remplie :* une case avec un matériau, ou avec une spéciale à la place d’un matériau.
renaissance-rules-words-opponent = *Adversaire :* un autre joueur ; en équipes, un joueur d’une autre équipe.
renaissance-rules-words-own-side = *Côté :* ce qu’un joueur, ou une équipe, a devant soi : château, zone et stock.
renaissance-rules-icon-k-foundation = Fondation
renaissance-rules-icon-k-foundation-text = Un genre de matériau, et de case : ce qui porte un château.
renaissance-rules-icon-k-stone = Pierre
renaissance-rules-icon-k-stone-text = Un genre de matériau, et de case : les murs.
renaissance-rules-icon-k-tile = Tuile
renaissance-rules-icon-k-tile-text = Un genre de matériau, et de case : les toits.
renaissance-rules-icon-attack = Attaque
renaissance-rules-icon-attack-text = Une action qui nuit à un adversaire.
renaissance-rules-icon-bolt = Action
renaissance-rules-icon-bolt-text = Une action qui n’attaque personne.
renaissance-rules-icon-protection = Spéciale ou réaction
renaissance-rules-icon-protection-text = Une spéciale qui est posée et reste, ou une action qui répond à une autre.
renaissance-rules-icon-stock = Stock
renaissance-rules-icon-stock-text = Des cartes mises de côté, face cachée, à jouer ensemble.
renaissance-rules-icon-mission-royal = Mission royale
renaissance-rules-icon-mission-royal-text = Jugée quand la partie est finie ; de 10 à 14 points.
renaissance-rules-icon-mission-princely = Mission princière
renaissance-rules-icon-mission-princely-text = Accomplie dès que sa condition est remplie ; de 5 à 9 points.
renaissance-rules-icon-draw-pile = Pioche
renaissance-rules-icon-draw-pile-text = Quand quelqu’un doit piocher et qu’elle est vide, la partie est finie.
renaissance-rules-icon-discard = Défausse
renaissance-rules-icon-discard-text = Tout ce qui a été joué, défaussé ou détruit.
renaissance-rules-icon-family-army = Armée
renaissance-rules-icon-family-army-text = La famille qui attaque.
renaissance-rules-icon-family-clergy = Clergé
renaissance-rules-icon-family-clergy-text = La famille qui défend.
renaissance-rules-icon-family-artisans = Artisans
renaissance-rules-icon-family-artisans-text = La famille qui construit.
renaissance-rules-icon-family-merchants = Commerçants
renaissance-rules-icon-family-merchants-text = La famille qui commerce.
renaissance-rules-icon-vp = Points
renaissance-rules-icon-vp-text = Qui en a le plus à la fin l’emporte.

## Toutes les cartes

renaissance-rules-all = Toutes les cartes
renaissance-rules-all-about = Ce que disent les cartes, famille par famille, dans l’édition de 2015. Les actions du même nom n’y sont qu’une fois.
renaissance-rules-all-actions = Actions
renaissance-rules-all-specials = Spéciales
renaissance-rules-all-royal = Missions royales
renaissance-rules-all-princely = Missions princières
