### Les règles de Lorenzo il Magnifico, comme page du navigateur, en français.
###
### Un message est un paragraphe ou un point d’une liste. Un titre porte le nom de sa partie
### (lorenzo-rules-market), ce qui est dessous le nom de ce qu’il dit (lorenzo-rules-market-one).
### Les *étoiles* mettent en gras ; les mots entre elles peuvent changer, les étoiles restent.
### Les phrases des leaders et des tuiles Excommunication ne sont pas ici : les pièces les apportent.

## Le but

lorenzo-rules-goal = Le but
lorenzo-rules-goal-family = Vous êtes à la tête d’une famille noble, dans la Florence de Laurent de Médicis. Vous envoyez ses membres à travers la ville : pour gagner des terres, des alliés, des bâtiments et de grands projets, pour récolter sur vos terres et faire tourner vos ateliers, pour commercer, et pour vous faire entendre au Conseil.
lorenzo-rules-goal-points = Après six manches, qui a le plus de *points* l’emporte. Vous en gagnez en chemin, et beaucoup se comptent à la fin. Et toutes les deux manches, l’Église veut voir votre foi.
lorenzo-rules-goal-players = On y joue de deux à quatre, et jusqu’à cinq avec *Maisons de la Renaissance*. Les règles ont deux parties : le *jeu de base*, et les *règles avancées* avec les leaders, qui sont l’usage ici. Ce qui n’appartient qu’aux règles avancées a ses propres chapitres, plus bas.

## La mise en place

lorenzo-rules-setup = La mise en place
lorenzo-rules-setup-laid = La table se prépare toute seule :
lorenzo-rules-setup-cards = *Les cartes.* Il y en a 96 : 24 de chacun des quatre types, huit pour chacune des trois périodes. Chaque type forme une pile, mélangée période par période, celles de la période I au-dessus.
lorenzo-rules-setup-tiles = *L’excommunication.* Parmi les sept tuiles de chaque période, une est tirée. Les trois sont visibles dès le début : vous savez ce qui vous menace.
lorenzo-rules-setup-goods = *Vos ressources.* Tout le monde a 2 bois, 2 pierres et 3 serviteurs. La force militaire, la foi et les points commencent à 0.
lorenzo-rules-setup-order = *L’ordre.* Qui joue en premier est tiré au sort. Plus vous jouez tard, plus vous avez de pièces :
lorenzo-rules-setup-supply = La réserve ne s’épuise jamais, et vous pouvez posséder autant que vous voulez.
lorenzo-rules-setup-place = Place dans l’ordre du tour
lorenzo-rules-setup-coins = Pièces
lorenzo-rules-setup-all = Tout le monde
lorenzo-rules-nth = { $n ->
    [1] 1re
    [2] 2e
    [3] 3e
    [4] 4e
   *[other] 5e
}

## Une manche

lorenzo-rules-round = Une manche
lorenzo-rules-round-six = Une partie compte *trois périodes de deux manches*. Chaque manche se passe ainsi :
lorenzo-rules-round-new = *Nouvelles cartes, nouveaux dés.* Quatre cartes sont posées dans chaque tour, de bas en haut, et les trois dés sont lancés une seule fois, pour tout le monde.
lorenzo-rules-round-turns = *Les tours de jeu.* Dans l’ordre, chacun place *un membre* et fait ce que sa case permet. Et ainsi de suite, jusqu’à ce que tous les membres soient placés : quatre fois chacun.
lorenzo-rules-round-report = *Le rapport au Vatican*, après les manches 2, 4 et 6 seulement.
lorenzo-rules-round-end = *La fin de la manche.* Les cartes que personne n’a prises quittent la partie. Le palais du Conseil donne le nouvel ordre du tour. Tous les membres rentrent à la maison.
lorenzo-rules-round-figure = Six manches en trois périodes. À la fin de chaque période, l’Église demande davantage de foi.
lorenzo-rules-round-cards = Ainsi, les 96 cartes paraissent toutes dans chaque partie, et chacune pour une seule manche.

## Les dés et les membres

lorenzo-rules-members = Les dés et les membres
lorenzo-rules-members-four = Votre famille a quatre membres. Trois portent la couleur d’un dé : *noir*, *blanc* ou *orange*. Pendant la manche, chacun d’eux vaut ce que montre son dé, pour vous comme pour les autres. Le quatrième est *neutre* et vaut 0.
lorenzo-rules-members-value = Une case demande une *valeur*. Un membre qui vaut autant ou plus peut y aller ; valoir plus ne rapporte rien, sauf pour une récolte ou une production.
lorenzo-rules-members-one = Une case reçoit un seul membre, sauf si elle est partagée : le premier venu l’occupe jusqu’à la fin de la manche.
lorenzo-rules-members-figure = Les dés d’une manche, et ce que valent alors les membres de chaque famille.

## Les serviteurs

lorenzo-rules-servants = Les serviteurs
lorenzo-rules-servants-raise = Les serviteurs prêtent main-forte. Pour *chaque serviteur* que vous envoyez avec lui, et que vous perdez, un membre vaut *1 de plus*, autant de fois que vous voulez.
lorenzo-rules-servants-neutral = Le membre neutre en a presque toujours besoin : même la case la plus facile demande une valeur de 1.
lorenzo-rules-servants-before = Ils se dépensent *avant* l’action. Les serviteurs qu’elle rapporte arrivent trop tard pour l’augmenter, et ceux qui augmentent la valeur ne peuvent pas payer en plus une carte ou un échange.
lorenzo-rules-servants-bonus = Ils aident aussi dans les actions sans membre.
lorenzo-rules-servants-figure = Un membre orange qui vaut 2 et trois serviteurs font 5 : de quoi monter au troisième étage.

## Les tours

lorenzo-rules-towers = Les tours
lorenzo-rules-towers-card = Quatre tours portent les cartes, un type par tour. Un membre placé à un étage prend la carte à côté de lui. Rien n’oblige à commencer par le bas.
lorenzo-rules-towers-steps = Cela se passe dans cet ordre, et si une seule étape est impossible, le membre ne peut pas y aller du tout :
lorenzo-rules-towers-value = *Valeur.* Votre membre, avec serviteurs et capacités, doit atteindre ce que l’étage demande : plus il est haut, plus il demande.
lorenzo-rules-towers-fee = *Supplément.* S’il y a déjà un membre dans cette tour, même l’un des vôtres, vous payez 3 pièces à la réserve.
lorenzo-rules-towers-bonus = *Bonus.* Les deux étages du haut donnent aussitôt quelque chose. Cela peut aider à payer la carte, mais arrive trop tard pour le supplément.
lorenzo-rules-towers-cost = *Coût.* Vous payez ce que coûte la carte. Un territoire ne coûte rien, mais peut demander de la force militaire.
lorenzo-rules-towers-take = *Carte.* Vous la posez chez vous, et ses effets immédiats ont lieu.
lorenzo-rules-towers-example = *Un exemple :* il y a déjà quelqu’un dans la tour des projets, et vous envoyez au troisième étage votre membre orange, qui vaut 4, avec un serviteur. Vous payez 3 pièces que vous avez, recevez 1 pièce de l’étage, et pouvez l’utiliser pour le projet que vous prenez.
lorenzo-rules-towers-one = Un *seul* de vos membres *colorés* peut se trouver dans une tour. Votre membre neutre peut le rejoindre : vous y prenez alors deux cartes, et payez le supplément pour la seconde.
lorenzo-rules-towers-other = Une autre famille
lorenzo-rules-towers-other-why = avec le supplément
lorenzo-rules-towers-neutral = Votre membre neutre
lorenzo-rules-towers-neutral-why = avec le supplément, lui aussi
lorenzo-rules-towers-second = Votre membre blanc
lorenzo-rules-towers-second-why = Votre membre noir y est déjà.
lorenzo-rules-towers-limit = Vous pouvez posséder au plus *six cartes* d’un type. Rien ne permet d’en prendre une septième.
lorenzo-rules-towers-gone = Un étage dont la carte est partie est fermé : on n’y va pas seulement pour le bonus.
lorenzo-rules-towers-figure = Ce que demandent les étages, et ce que donnent ceux du haut.
lorenzo-rules-towers-asks = Valeur

## Les quatre types de cartes

lorenzo-rules-cards = Quatre types de cartes
lorenzo-rules-cards-parts = La plupart des cartes font quelque chose aussitôt, à côté de l’*éclair*, et quelque chose plus tard. Ce qui vient plus tard dépend du type :
lorenzo-rules-kind-territory = Territoires
lorenzo-rules-kind-character = Personnages
lorenzo-rules-kind-building = Bâtiments
lorenzo-rules-kind-venture = Projets
lorenzo-rules-cards-territory = Ils ne coûtent rien, mais demandent de la force militaire. Ils donnent des ressources lors d’une *récolte*. À la fin, leur nombre rapporte des points.
lorenzo-rules-cards-character = Ils coûtent des pièces. Leurs capacités valent *désormais* : plus de valeur pour une action, ou des cartes moins chères. À la fin, leur nombre rapporte des points.
lorenzo-rules-cards-building = Ils coûtent du bois, de la pierre ou les deux, parfois aussi des pièces ou des serviteurs. Ils donnent et échangent lors d’une *production*. La plupart rapportent des points aussitôt ; à la fin, ils n’en rapportent plus.
lorenzo-rules-cards-venture = Ils coûtent des ressources ou des points militaires. Les points de leur laurier comptent *à la fin*.
lorenzo-rules-cards-face = Une carte se lit ainsi :
lorenzo-rules-card-cost = *Le coût*, payé une fois. De deux prix, vous en payez un. Les points militaires ont deux nombres : ce que vous perdez et, entre parenthèses, ce que vous devez avoir.
lorenzo-rules-card-now = *L’éclair* : ce qui a lieu aussitôt.
lorenzo-rules-card-value = *Le dé* : la valeur que doit atteindre une récolte ou une production pour activer la carte. Seuls les territoires et les bâtiments en ont un.
lorenzo-rules-card-later = *Ce qui vient plus tard* : ce que donne une récolte ou une production, ou la capacité d’un personnage. Une flèche est un échange.
lorenzo-rules-card-points = *Le laurier* : des points à la fin. Seuls les projets en ont un.
lorenzo-rules-card-or = ou

## Les territoires et la force militaire

lorenzo-rules-territories = Territoires et force militaire
lorenzo-rules-territories-slots = Vos terres forment une rangée de six places. Les deux premières sont ouvertes. Pour chacune des suivantes, vous devez *avoir* assez de points militaires quand vous prenez la carte :
lorenzo-rules-territories-keep = Les terres ne font dépenser aucun point militaire. Un territoire posé reste, même si vous en perdez plus tard.
lorenzo-rules-territories-own = Ce que rapporte la carte elle-même ne compte pas : il faut les points militaires avant de la prendre.
lorenzo-rules-territories-figure = Les points militaires que demande chaque place, et les points que rapportent autant de territoires à la fin.

## Payer les cartes

lorenzo-rules-payment = Payer les cartes
lorenzo-rules-payment-cost = Vous payez avec ce que vous avez : pièces, bois, pierres, serviteurs. Ce que vous ne pouvez pas payer, vous ne pouvez pas le prendre.
lorenzo-rules-payment-military = Certains projets coûtent des *points militaires*. Il y a alors deux nombres : combien vous devez en avoir, et combien vous en perdez. Votre marqueur recule du plus petit.
lorenzo-rules-payment-two = Quelques projets ont *deux prix*. Vous payez celui que vous voulez.
lorenzo-rules-payment-less = Des capacités et certaines actions rendent les cartes moins chères. Ces réductions s’ajoutent ; elles ne descendent jamais sous zéro, ne remboursent rien et ne diminuent jamais le supplément d’une tour.

## Les effets et les actions en plus

lorenzo-rules-effects = Les effets immédiats
lorenzo-rules-effects-now = Ce qui est à côté de l’éclair a lieu une fois, dès que vous avez la carte : des ressources, de la force militaire, de la foi ou des points, des privilèges, ou une action.
lorenzo-rules-effects-per = Certaines cartes donnent quelque chose pour chaque carte d’un type que vous possédez ; une carte qui compte son propre type se compte elle-même. *Général* donne 1 point par tranche de 2 points militaires que vous avez.
lorenzo-rules-effects-action = Une *action bonus* n’a pas besoin de membre. Elle a sa propre valeur, et tout le reste est comme d’habitude : serviteurs et capacités l’augmentent, un étage demande sa valeur et donne son bonus, le supplément est dû s’il y a quelqu’un, et la carte se paie, parfois avec une réduction.
lorenzo-rules-effects-alone = Comme aucun membre ne reste sur place, une telle action ne rend pas une tour occupée, et elle peut prendre une carte là où se trouve déjà votre membre coloré.
lorenzo-rules-effects-may = Vous pouvez y renoncer, mais pas la garder pour plus tard.
lorenzo-rules-effects-order = Si une carte a plusieurs effets immédiats, vous choisissez lequel vient en premier.

## Récolte et production

lorenzo-rules-harvest = Récolte et production
lorenzo-rules-harvest-two = Une *récolte* active vos territoires, une *production* vos bâtiments. Votre tuile bonus s’ajoute à l’une comme à l’autre.
lorenzo-rules-harvest-value = Ici, toute la valeur compte : chaque carte dont le dé montre la valeur de votre action *ou moins* est activée. La tuile bonus demande 1, elle l’est donc toujours. Plus de serviteurs peuvent activer plus de cartes.
lorenzo-rules-harvest-small = *La petite case* reçoit le premier membre, à sa pleine valeur.
lorenzo-rules-harvest-large = *La grande case* reçoit autant de membres que l’on veut, mais l’action vaut *3 de moins*, et doit encore atteindre 1. À deux joueurs, elle est fermée.
lorenzo-rules-harvest-one = Dans chacune des deux zones, petite et grande case ensemble, un *seul* de vos membres colorés peut se trouver. Votre membre neutre peut y venir aussi.
lorenzo-rules-harvest-figure = Un membre blanc qui vaut 2 et deux serviteurs font une récolte de 4. La tuile bonus et trois territoires sont activés ; la Forêt demande 5.
lorenzo-rules-harvest-yields = Cette récolte rapporte
lorenzo-rules-harvest-tile = Tuile bonus
lorenzo-rules-works = activée
lorenzo-rules-rests = pas activée

## Les échanges

lorenzo-rules-trades = Les échanges des bâtiments
lorenzo-rules-trades-arrow = Beaucoup de bâtiments échangent : ce qui est à gauche de la flèche est payé, ce qui est à droite est reçu. Vous pouvez utiliser un échange une fois par production, ou pas du tout. De deux flèches sur un bâtiment, vous pouvez en utiliser une.
lorenzo-rules-trades-before = Un échange se paie avec ce que vous aviez *avant la production*. Rien de ce qu’elle rapporte, ni la tuile bonus, ni un autre bâtiment, ni un privilège, ne peut y servir à payer.
lorenzo-rules-trades-all = D’abord vous choisissez donc tous les échanges, puis tout est payé, puis tout est reçu.
lorenzo-rules-trades-figure = Vous avez 2 pierres et 1 pièce. L’Échoppe du maçon peut changer les pierres en 5 pièces. Mais la Place du marché prend 3 pièces, et vous n’en aviez qu’une : les nouvelles attendront une autre production.
lorenzo-rules-trades-held = Avant

## Le marché

lorenzo-rules-market = Le marché
lorenzo-rules-market-one = Chaque case du marché reçoit un membre, et une valeur de 1 suffit. Vous pouvez y avoir des membres sur plusieurs cases.
lorenzo-rules-market-four = Les deux dernières cases ne sont ouvertes qu’à quatre joueurs.
lorenzo-rules-market-stall = Case { $n }
lorenzo-rules-from-players = dès { $n } joueurs

## Le palais du Conseil

lorenzo-rules-council = Le palais du Conseil
lorenzo-rules-council-brings = Autant de membres que l’on veut peuvent aller au palais, même plusieurs des vôtres, chacun avec une valeur de 1. À chaque fois, vous recevez *1 pièce et 1 privilège*.
lorenzo-rules-council-queue = Ils font la queue comme ils viennent, et la queue donne l’*ordre du tour de la prochaine manche* : qui est devant joue en premier. Seul compte le membre le plus avancé de chaque famille, et un membre neutre en vaut un autre.
lorenzo-rules-council-others = Les familles absentes suivent, dans l’ordre d’avant.
lorenzo-rules-council-figure = Le troisième joueur est allé au palais d’abord, le premier ensuite. Les autres suivent dans leur ancien ordre.
lorenzo-rules-council-now = Cette manche
lorenzo-rules-council-stand = Au palais
lorenzo-rules-council-next = La suivante

## Les privilèges

lorenzo-rules-privileges = Les privilèges
lorenzo-rules-privileges-choose = Pour un privilège du Conseil, vous choisissez une de ces cinq choses :
lorenzo-rules-privileges-different = Si une même source en accorde *plusieurs* à la fois, comme la dernière case du marché, ils doivent tous être *différents*. Les privilèges de sources différentes peuvent être pareils.

## Le rapport au Vatican

lorenzo-rules-vatican = Le rapport au Vatican
lorenzo-rules-vatican-when = À la fin de chaque période, donc après les manches 2, 4 et 6, tout le monde montre sa foi, dans l’ordre du tour. De période en période, il en faut davantage :
lorenzo-rules-vatican-less = *Avec moins*, c’est l’excommunication. Vous gardez votre foi.
lorenzo-rules-vatican-enough = *Avec assez*, vous choisissez. Ou bien vous *soutenez l’Église* : vous gagnez les points de votre case sur la piste de foi, et votre foi revient à 0. Ou bien non : c’est alors l’excommunication, et vous gardez votre foi, pour une case plus haute une autre fois.
lorenzo-rules-vatican-last = *Après la manche 6*, toute la foi devient des points, même pour qui vient d’être excommunié.
lorenzo-rules-vatican-example = *Un exemple :* après la manche 2, vous avez 6 points de foi. Le soutien rapporte 7 points et vous laisse à 0. Deux manches plus tard, il vous en faudrait de nouveau 4.
lorenzo-rules-vatican-figure = La piste de foi : les lauriers montrent ce que vaut une case, les chiffres romains ce que demande chaque période. Elle s’arrête à { $last } ; la foi en trop est perdue.
lorenzo-rules-vatican-round = Rapport après la manche
lorenzo-rules-vatican-needed = Foi demandée

## L’excommunication

lorenzo-rules-excommunication = L’excommunication
lorenzo-rules-excommunication-cube = L’excommunication vous fait poser un cube sur la tuile de la période, et ce qu’elle dit vaut pour le reste de la partie : quatre manches pour les tuiles de la période I, deux pour celles de la période II. Celles de la période III ne se font sentir qu’au décompte final.
lorenzo-rules-excommunication-less = Quand une tuile retire 1 *par source*, chaque carte, chaque case, chaque privilège, la tuile bonus et chaque leader sont autant de sources. Aucune ne donne moins que rien.
lorenzo-rules-excommunication-worth = Quand une tuile donne *un nombre négatif* à des actions ou à des membres, ils valent autant de moins, avec un membre ou sans. Serviteurs et capacités peuvent le compenser, et sur une grande case les deux nombres comptent.
lorenzo-rules-excommunication-all = Voici toutes les tuiles ; trois d’entre elles sont en jeu.

## La fin

lorenzo-rules-scoring = La fin et les points
lorenzo-rules-scoring-when = La partie s’achève après la manche 6, quand le dernier rapport est fait et que le palais a une dernière fois donné l’ordre. À vos points s’ajoutent :
lorenzo-rules-scoring-cards = Nombre de cartes
lorenzo-rules-scoring-count = *Territoires et personnages* : selon leur nombre.
lorenzo-rules-scoring-ventures = *Projets* : les points de leurs lauriers.
lorenzo-rules-scoring-military = *Force militaire* : 5 points à qui en a le plus, 2 à qui vient ensuite. Si la première place est partagée, chacun y a 5 et personne n’a 2 ; si c’est la deuxième, chacun y a 2.
lorenzo-rules-scoring-goods = *Ressources* : comptez ensemble pièces, bois, pierres et serviteurs ; chaque lot complet de cinq rapporte 1 point.
lorenzo-rules-scoring-tile = Puis une excommunication de la période III réclame son dû. Personne ne finit en dessous de 0.
lorenzo-rules-scoring-tie = Qui a le plus de points l’emporte. À égalité gagne qui est *devant dans l’ordre du tour*, celui que le palais a donné à la dernière manche.

## Les règles avancées : tuiles bonus et choix des leaders

lorenzo-rules-advanced = Avancé : tuiles et leaders
lorenzo-rules-advanced-two = Avec les règles avancées, les familles se distinguent. Deux choses se décident avant la première manche :
lorenzo-rules-advanced-tile = *Les tuiles bonus.* Il y en a quatre. Qui joue en dernier choisit d’abord, qui joue en premier prend l’une de celles qui restent. Dans le jeu de base, tout le monde a la même.
lorenzo-rules-advanced-draft = *Les leaders.* Chacun en reçoit quatre, en garde un et passe les autres *à droite*, tous en même temps. Et ainsi de suite, jusqu’à ce que chacun en ait gardé quatre. Personne ne voit ce que gardent les autres, mais vous pouvez vous souvenir de ce que vous avez passé.
lorenzo-rules-advanced-name = Tuile bonus
lorenzo-rules-advanced-harvest = Chaque récolte
lorenzo-rules-advanced-production = Chaque production

## Les leaders

lorenzo-rules-leaders = Les leaders
lorenzo-rules-leaders-turn = À votre tour, *avant ou après* le placement d’un membre, vous pouvez faire ces choses, autant de fois que vous voulez :
lorenzo-rules-leaders-play = *Jouer* un leader de votre main, si vous remplissez sa condition. Rien n’est payé, et peu importe si vous avez moins par la suite.
lorenzo-rules-leaders-discard = *Abandonner* un leader de votre main, face cachée, pour *1 privilège*.
lorenzo-rules-leaders-use = *Activer* un leader en jeu qui agit une fois par manche. Il est retourné, et se relève à la fin de la manche. Il peut agir dès le tour où il est joué.
lorenzo-rules-leaders-hold = Les autres leaders n’ont pas à être activés : ce qu’ils accordent vaut dès qu’ils sont joués.
lorenzo-rules-leaders-stay = Un leader en jeu y reste et ne peut pas être abandonné. Les leaders ne rapportent par eux-mêmes aucun point à la fin, ni en jeu ni en main.

## Tous les leaders

lorenzo-rules-all-leaders = Tous les leaders
lorenzo-rules-all-leaders-twenty = Ils sont vingt, chacun avec sa condition et ce qu’il fait. Quatre par main : tous ne sont donc pas de chaque partie.
lorenzo-rules-all-leaders-requires = Condition
lorenzo-rules-all-leaders-one-kind = { $n } cartes d’un même type

## À combien on joue

lorenzo-rules-players = À combien on joue
lorenzo-rules-players-spaces = Avec le nombre de joueurs, rien ne change sauf les cases ouvertes :
lorenzo-rules-players-n = à { $n }
lorenzo-rules-players-space = Case ouverte
lorenzo-rules-players-all = Toutes les tours, les petites cases de récolte et de production, et le palais
lorenzo-rules-players-open = oui
lorenzo-rules-players-closed = non
lorenzo-rules-players-harvest = Récolte, grande case
lorenzo-rules-players-production = Production, grande case
lorenzo-rules-players-market = Marché, case { $n }

## Comment on joue ici

lorenzo-rules-here = Comment on joue ici
lorenzo-rules-here-self = Ce qui n’a qu’une réponse sensée se fait tout seul :
lorenzo-rules-here-servants = *Les serviteurs.* Dans les tours, au marché et au palais, votre membre emmène aussi peu de serviteurs qu’il lui en faut. Pour une récolte ou une production, on vous pose la question, avec les nombres qui activent une carte de plus.
lorenzo-rules-here-trades = *Les échanges* se choisissent bâtiment par bâtiment, dans l’ordre où vous les avez pris. Ce que vous avez sauté ne revient pas dans la même production.
lorenzo-rules-here-price = *Les prix.* On ne vous pose la question que si vous pouvez payer de façons vraiment différentes.
lorenzo-rules-here-effects = *L’ordre des effets* n’est demandé que s’il peut changer quelque chose ; sinon, les ressources viennent en premier.
lorenzo-rules-here-pass = *Passer.* Vous devez placer un membre tant que l’un des vôtres peut aller quelque part. Si aucun ne le peut, vous passez, et celui qui vaut le moins est perdu pour cette manche.
lorenzo-rules-here-last = *Le dernier rapport* ne demande rien : qui a assez de foi soutient l’Église, car rien ne vaudrait mieux.
lorenzo-rules-here-undo = *Annuler* reprend votre dernière réponse, puis la précédente, tant que rien de caché n’a été révélé et que personne d’autre n’a agi. *Finir le tour* le passe au suivant.
lorenzo-rules-here-option = Qui ouvre une table peut choisir le jeu de base : pas de leaders, et la même tuile bonus pour tout le monde.

## Précisions

lorenzo-rules-rulings = Bon à savoir
lorenzo-rules-rulings-why = Des questions qui se posent à bien des tables, et leur réponse ici.
lorenzo-rules-rulings-patron = *Votre propre membre compte pour le supplément.* Prenez Mécène dans la tour des personnages, et la carte qu’il vous laisse prendre dans la même tour coûte 3 pièces de plus : votre membre y est.
lorenzo-rules-rulings-preacher = *Les nouvelles capacités ne valent pas pour ce qui précède.* Une réduction ou une valeur plus haute ne compte pas pour la carte même qui l’apporte, et Prédicateur reçoit encore le bonus de l’étage où il a été pris.
lorenzo-rules-rulings-captain = *L’ordre peut compter.* Capitaine rapporte 2 points militaires et une action bonus pour un territoire : prenez d’abord les points si la place suivante les demande.
lorenzo-rules-rulings-value = *Ce que vaut un membre.* D’abord le dé, ou ce qu’un leader met à sa place ; puis ce que les leaders ajoutent et ce qu’une excommunication retire ; puis les capacités pour l’action, la grande case et les serviteurs.
lorenzo-rules-rulings-low = *Moins de 1, ce n’est rien.* Une récolte ou une production doit atteindre au moins 1, même sur la petite case. La production de Léonard de Vinci commence à 0 : sans aide, même la tuile bonus n’est pas activée.
lorenzo-rules-rulings-sources = *Chaque source pour elle-même.* Avec 1 pièce de moins par source, un étage qui donne 1 pièce n’en donne aucune, et les pièces d’un échange diminuent de 1. Quand bois et pierre sont tous deux nommés, une source qui donne les deux perd un de chaque. Les réductions ne sont pas des gains et restent ce qu’elles sont.
lorenzo-rules-rulings-rita = *Sainte Rita* double les pièces, le bois, les pierres et les serviteurs des effets immédiats. Elle ne double ni les points, ni les bonus des étages, ni les privilèges, ni ce que rapporte une récolte ou une production bonus. Avec une excommunication : d’abord le double, puis 1 de moins.
lorenzo-rules-rulings-lorenzo = *Laurent de Médicis* copie un leader qu’un autre joueur a en jeu, une fois pour toutes ; peu importe la condition de ce leader. Tant que personne d’autre n’en a en jeu, il ne peut pas être joué.
lorenzo-rules-rulings-ariosto = *L’Arioste* ouvre les cases occupées, pas les cases fermées. La limite d’un seul membre coloré, la valeur et le supplément demeurent, et un étage sans carte reste inutile.
lorenzo-rules-rulings-brunelleschi = *Filippo Brunelleschi* vous épargne le supplément dans les actions bonus aussi.
lorenzo-rules-rulings-federico = *Frédéric de Montefeltro* renforce un membre encore à placer, pour cette manche. Ce qui s’ajoute aux membres ou leur est retiré compte en plus.
lorenzo-rules-rulings-sisto = *Sixte IV* récompense le soutien. Ce que la foi rapporte malgré une excommunication après la manche 6 n’est pas un soutien.
lorenzo-rules-rulings-rest = *Qui doit passer le premier tour* de chaque manche place son dernier membre quand tous les autres ont fini. Les leaders peuvent agir dans le tour passé.
lorenzo-rules-rulings-losses = *Les pertes à la fin.* « Par tranche de 5 points » compte les points d’avant le décompte final. Le coût des bâtiments est celui qui est imprimé, quoi que vous ayez payé. Les ressources qui vous coûtent des points comptent encore dans les lots de cinq qui en rapportent un. Perdre des points pour la force militaire ne change pas qui est en tête.
lorenzo-rules-rulings-second = *À deux*, qui vient ensuite en force militaire a 2 points, même sans aucun point militaire.
lorenzo-rules-rulings-tracks = *Les pistes ont une fin* : 25 pour la force militaire, 15 pour la foi. Aucune ne descend sous 0, les points non plus.

## Les icônes. Le nom, puis le sens en une phrase

lorenzo-rules-icons = Toutes les icônes
lorenzo-rules-icons-all = Ce que veut dire chaque signe du plateau et des cartes.
lorenzo-rules-icon-coin = Pièces
lorenzo-rules-icon-coin-text = Une ressource. Elle sert à payer les personnages, certains bâtiments et projets, et le supplément des tours.
lorenzo-rules-icon-wood = Bois
lorenzo-rules-icon-wood-text = Une ressource. Elle sert à payer les bâtiments et certains projets.
lorenzo-rules-icon-stone = Pierres
lorenzo-rules-icon-stone-text = Une ressource. Elle sert à payer les bâtiments et certains projets.
lorenzo-rules-icon-servant = Serviteurs
lorenzo-rules-icon-servant-text = Une ressource. Chacun de ceux que l’on dépense augmente de 1 la valeur d’une action ; quelques cartes en coûtent.
lorenzo-rules-icon-military = Points militaires
lorenzo-rules-icon-military-text = Ils ouvrent des places pour les territoires, paient certains projets, et sont classés à la fin.
lorenzo-rules-icon-faith = Foi
lorenzo-rules-icon-faith-text = Elle se montre au rapport au Vatican, et y devient des points.
lorenzo-rules-icon-vp = Points
lorenzo-rules-icon-vp-text = Qui en a le plus à la fin l’emporte.
lorenzo-rules-icon-privilege = Privilège
lorenzo-rules-icon-privilege-text = Choisissez un des cinq dons du Conseil.
lorenzo-rules-icon-member-black = Membre noir
lorenzo-rules-icon-member-black-text = Il vaut ce que montre le dé noir.
lorenzo-rules-icon-member-white = Membre blanc
lorenzo-rules-icon-member-white-text = Il vaut ce que montre le dé blanc.
lorenzo-rules-icon-member-orange = Membre orange
lorenzo-rules-icon-member-orange-text = Il vaut ce que montre le dé orange.
lorenzo-rules-icon-member-neutral = Membre neutre
lorenzo-rules-icon-member-neutral-text = Il vaut 0, et peut rejoindre l’un des vôtres.
lorenzo-rules-icon-territory = Territoire
lorenzo-rules-icon-territory-text = Le signe des territoires : des terres qui donnent lors d’une récolte.
lorenzo-rules-icon-character = Personnage
lorenzo-rules-icon-character-text = Le signe des personnages : des gens qui ont une capacité.
lorenzo-rules-icon-building = Bâtiment
lorenzo-rules-icon-building-text = Le signe des bâtiments : ils donnent et échangent lors d’une production.
lorenzo-rules-icon-venture = Projet
lorenzo-rules-icon-venture-text = Le signe des projets : des points à la fin.
lorenzo-rules-icon-harvest = Récolte
lorenzo-rules-icon-harvest-text = L’action qui active les territoires.
lorenzo-rules-icon-production = Production
lorenzo-rules-icon-production-text = L’action qui active les bâtiments.
lorenzo-rules-icon-die-white = Valeur
lorenzo-rules-icon-die-white-text = Sur une carte : la valeur que doit atteindre une récolte ou une production, ou celle d’une action bonus.
lorenzo-rules-icon-bolt = Aussitôt
lorenzo-rules-icon-bolt-text = Cela a lieu une fois, quand vous prenez la carte.
lorenzo-rules-icon-always = Désormais
lorenzo-rules-icon-always-text = Une capacité qui vaut tant que la carte est à vous.
lorenzo-rules-icon-arrow = Devient
lorenzo-rules-icon-arrow-text = Ce qui est avant est payé, ce qui est après est reçu.
lorenzo-rules-icon-leader = Leader
lorenzo-rules-icon-leader-text = Une personne dont la capacité est à vous une fois la carte jouée.
lorenzo-rules-icon-vatican = L’Église
lorenzo-rules-icon-vatican-text = La foi s’y montre toutes les deux manches.
