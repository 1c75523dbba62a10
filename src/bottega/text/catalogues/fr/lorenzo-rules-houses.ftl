### Les règles des extensions de Lorenzo en général et de Maisons de la Renaissance, comme partie de la
### page des règles du navigateur, en français.
###
### Un message est un paragraphe ou un point d’une liste. Un titre porte le nom de sa partie
### (lorenzo-rules-houses-tower), ce qui est dessous le nom de ce qu’il dit.
### Les *étoiles* mettent en gras ; les mots entre elles peuvent changer, les étoiles restent.
### Cartes, leaders et familles s’appellent comme dans lorenzo.ftl. X-1 et autres dans un commentaire :
### les précisions que dit la phrase.

## Deux extensions

lorenzo-rules-expansions = Deux extensions
lorenzo-rules-expansions-two = Deux boîtes peuvent s’ajouter au jeu, chacune seule ou les deux ensemble. Tout ce qui précède reste vrai, sauf là où les chapitres qui suivent disent autre chose.
lorenzo-rules-expansions-houses = Maisons de la Renaissance
lorenzo-rules-expansions-houses-about = Des familles aux pouvoirs bien à elles, mises aux enchères ; une cinquième tour ; des jetons ; et un cinquième joueur.
lorenzo-rules-expansions-pazzi = La Conjuration des Pazzi
lorenzo-rules-expansions-pazzi-about = Des cartes qui visent toute la table : les adversaires donnent, perdent, et l’on se sert chez eux. Et des paquets que vous pouvez composer vous-mêmes.
lorenzo-rules-expansions-for = { $least } à { $most } joueurs
lorenzo-rules-expansions-item-special = { $n } cartes pour la tour spéciale
lorenzo-rules-expansions-item-cards = { $n } cartes pour les quatre tours
lorenzo-rules-expansions-item-leaders = { $n } cartes Leader
lorenzo-rules-expansions-item-families = { $n } familles
lorenzo-rules-expansions-item-tokens = { $n } jetons spéciaux
lorenzo-rules-expansions-item-auction = { $n } tuiles Enchères
lorenzo-rules-expansions-item-curses = { $n } tuiles Excommunication
lorenzo-rules-expansions-item-adaptation = { $n } tuiles Adaptation, dont une seule par partie
lorenzo-rules-expansions-item-faith = { $n } tuiles de foi, pour une des familles
lorenzo-rules-expansions-item-brown = le membre marron, pour une des familles
lorenzo-rules-expansions-item-fifth = de quoi jouer à cinq, avec une cinquième tuile bonus
lorenzo-rules-expansions-item-visconti = { $n } sceaux des Visconti
lorenzo-rules-expansions-open = Qui ouvre une table choisit :
# X-64
lorenzo-rules-expansions-modules = *Avec quoi l’on joue*. Maisons de la Renaissance demande les règles avancées. La Conjuration des Pazzi peut s’en passer. Rien d’autre ne convient, et une table impossible est refusée avec la raison.
# X-68
lorenzo-rules-expansions-leaders = *Quels leaders sont distribués*. Tous, seulement ceux du jeu de base, seulement les nouveaux, ou ceux que vous nommez. Il en faut au moins quatre par joueur, et quatre de plus.
lorenzo-rules-expansions-decks = *Quelles cartes sont dans les tours*, avec La Conjuration des Pazzi seulement : tirées au sort, tirées au sort et montrées d’abord à tout le monde, ou choisies par vous.
lorenzo-rules-expansions-table = Ce qui se joue avec quoi
lorenzo-rules-expansions-option = Choix
lorenzo-rules-expansions-means = Ce que cela veut dire
lorenzo-rules-expansions-dealt = Quels leaders sont distribués
lorenzo-rules-expansions-towers = Quelles cartes sont dans les tours
lorenzo-rules-expansions-houses-means = Maisons de la Renaissance, avec dix familles ; de deux à cinq joueurs, règles avancées.
# X-64
lorenzo-rules-expansions-pazzi-means = La Conjuration des Pazzi : 24 cartes de plus et, avec les règles avancées, quatre leaders de plus ; de deux à quatre joueurs.
# X-64
lorenzo-rules-expansions-basic-means = Sans les règles avancées, les nouveaux leaders restent dans la boîte, tout comme Salle des traîtres et Trame du complot, où il est question de leaders.
# X-64
lorenzo-rules-expansions-both-means = Les deux, avec douze familles ; de deux à cinq joueurs, règles avancées.
lorenzo-rules-expansions-all-means = tous les leaders des boîtes avec lesquelles vous jouez
lorenzo-rules-expansions-base-means = les vingt du jeu de base
lorenzo-rules-expansions-new-means = ceux des extensions
lorenzo-rules-expansions-names-means = ceux que vous nommez
lorenzo-rules-expansions-random-means = tirées au sort ; personne ne sait lesquelles manquent
lorenzo-rules-expansions-preview-means = tirées au sort, et tout le monde peut les voir avant qu’elles soient mélangées
lorenzo-rules-expansions-code-means = les cartes que vous avez choisies
lorenzo-rules-expansions-ours = *Des valeurs à nous.* Certains chiffres de ces boîtes ne se trouvent nulle part en public : les lignes des enchères, les faces des jetons, les tuiles de foi, les sceaux des Visconti, un côté de la cinquième tuile bonus, et le nom de la plupart des nouvelles cartes. Nous avons donc choisi les nôtres, et là où vous les voyez ici, c’est écrit. À une table chez vous, les nombres peuvent être autres.

## Maisons de la Renaissance : la mise en place

lorenzo-rules-houses = Maisons : la mise en place
lorenzo-rules-houses-laid = La table se prépare comme toujours, avec les règles avancées, et ceci en plus :
lorenzo-rules-houses-deck = *Le paquet spécial.* Il y a 16 cartes spéciales par période, des quatre types. Huit de chaque période sont tirées et mélangées, celles de la période I au-dessus ; les autres restent dans la boîte.
# X-7
lorenzo-rules-houses-adaptation = *La tuile Adaptation.* Une des cartes spéciales écartées est retournée. Son type désigne la tour où commence la tuile.
lorenzo-rules-houses-tiles = *L’excommunication.* Une nouvelle tuile par période rejoint les sept anciennes ; il en est toujours tiré une par période.
lorenzo-rules-houses-tokens-laid = *Les jetons.* Les 30 jetons sont posés face cachée à côté de la réserve.
lorenzo-rules-houses-families-laid = *Les familles.* Autant de familles que de joueurs sont tirées, et autant de tuiles Enchères. Chaque famille est posée devant l’une d’elles.
# X-1
lorenzo-rules-houses-goods = *Les ressources.* Personne ne commence avec du bois, des pierres ou des serviteurs, ni avec les pièces du jeu de base. Ce que vous avez vient des enchères ; s’y ajoutent 1 pièce pour qui joue en deuxième, 2 pour le troisième, 3 pour le quatrième et 4 pour le cinquième.
# X-5
lorenzo-rules-houses-order = Ensuite, dans cet ordre : d’abord les *enchères*, puis chacun choisit une *tuile bonus*, puis les *leaders* sont distribués et passés. Vous connaissez donc votre famille avant de choisir ce qui va avec elle.
# X-69
lorenzo-rules-houses-bonus = Les cinq tuiles bonus sont au choix, quel que soit le nombre de joueurs.
lorenzo-rules-houses-pile = Les leaders que personne n’a gardés forment une pile, face cachée. Des cartes et une famille y piochent.

## Les enchères

lorenzo-rules-houses-auction = Maisons : les enchères
lorenzo-rules-houses-auction-what = Une même offre vaut pour une famille et pour les ressources de départ. Une tuile Enchères a *six lignes*. Plus la ligne est haute, plus l’offre est forte, et moins il y a de ressources.
# X-2, X-3
lorenzo-rules-houses-auction-turn = Dans l’ordre du tour, chacun pose un membre sur une ligne d’une tuile. Voici les règles :
lorenzo-rules-houses-auction-free = *Sur une tuile libre*, toutes les lignes conviennent.
# X-4
lorenzo-rules-houses-auction-higher = *S’il y a quelqu’un*, il faut une ligne plus haute. L’offre qui s’y trouvait est alors dépassée.
# X-2, X-4
lorenzo-rules-houses-auction-outbid = *Une offre dépassée se déplace aussitôt*, avant le tour du joueur suivant : vers une ligne plus haute de la même tuile, ou vers une autre tuile selon les mêmes règles. Elle peut ainsi en dépasser une autre, et ainsi de suite.
lorenzo-rules-houses-auction-top = *La sixième ligne* ne peut pas être dépassée.
# X-3
lorenzo-rules-houses-auction-end = Comme il y a autant de tuiles que de joueurs, chacun finit seul sur une tuile. Vous recevez la famille qui est au-dessus et les ressources de votre ligne.
# X-6
lorenzo-rules-houses-auction-back = Le membre rentre à la maison avant la première manche ; peu importe lequel a servi à faire l’offre.
lorenzo-rules-houses-auction-example = *Un exemple* à trois, avec les familles Médicis, Colonna et Este :
lorenzo-rules-houses-auction-step-1 = Le premier joueur fait une offre pour les Médicis, sur la ligne 2.
lorenzo-rules-houses-auction-step-2 = Le deuxième y va sur la ligne 4. L’offre du premier est dépassée : il se déplace aussitôt, sur la ligne 1 des Colonna.
lorenzo-rules-houses-auction-step-3 = Le troisième va sur la ligne 3 des Colonna. Le premier est dépassé encore une fois, et revient aux Médicis, sur la ligne 5.
lorenzo-rules-houses-auction-step-4 = C’est maintenant le deuxième qui est dépassé : il prend la ligne 1 des Este, où il n’y a personne. Chacun des trois est seul : les enchères sont finies.
lorenzo-rules-houses-auction-player = Joueur
lorenzo-rules-houses-auction-family = Famille
lorenzo-rules-houses-auction-goods = De la ligne
lorenzo-rules-houses-auction-order = Pour l’ordre
lorenzo-rules-houses-auction-figure = Où étaient les trois joueurs. Les disques donnent les étapes ; une offre dépassée est dessinée en pâle.
lorenzo-rules-houses-auction-row = Ligne { $n }
lorenzo-rules-houses-auction-tile = Tuile { $name }
lorenzo-rules-houses-auction-tiles = Voici les cinq tuiles ; il y en a autant en jeu que de joueurs. Sauf pour trois lignes, les chiffres sont de nous, car les valeurs imprimées n’étaient pas publiques : une ligne plus haute ne donne jamais plus de quoi que ce soit, et les six valent 12, 11, 10, 9, 8 et 6 ressources.

## Les familles

lorenzo-rules-houses-families = Maisons : les familles
lorenzo-rules-houses-families-one = Votre famille est un pouvoir que vous avez pendant toute la partie. Il y en a dix ; deux autres viennent avec La Conjuration des Pazzi.
lorenzo-rules-houses-family-da-montefeltro = Montefeltro
# X-46
lorenzo-rules-houses-family-da-montefeltro-text = Le bois et les pierres que vous payez pour un *bâtiment* ne sont pas perdus : ils vont sur cette tuile. À la place d’un privilège, vous pouvez reprendre tout ce qui s’y trouve. Ce qu’une réduction vous a épargné n’y va pas, et de plusieurs privilèges, un seul peut y servir. Une excommunication qui retire 1 par source se fait sentir quand vous prenez ces ressources, comme pour tout gain.
lorenzo-rules-houses-family-malatesta = Malatesta
# X-47
lorenzo-rules-houses-family-malatesta-text = Les *projets* ne vous coûtent aucun point militaire. Vous devez quand même avoir ceux qu’ils demandent, même quand ils en demandent par adversaire.
lorenzo-rules-houses-family-medici = Médicis
# X-48
lorenzo-rules-houses-family-medici-text = Chaque *personnage* que vous prenez, de quelque façon que ce soit, rapporte 1 jeton. Et vous pouvez en avoir huit au lieu de six : sept rapportent 28 points à la fin, huit en rapportent 35, sauf si une excommunication retire les points des personnages.
lorenzo-rules-houses-family-gonzaga = Gonzague
# X-67
lorenzo-rules-houses-family-gonzaga-text = Une fois par manche, quand tous les membres sont placés et avant que l’on range ou que le rapport ait lieu, vous pouvez dépenser *7 serviteurs* pour une carte restée dans une des quatre tours, pas dans la tour spéciale. Ni valeur, ni coût, ni supplément, ni points militaires pour un territoire ; mais pas non plus de bonus de l’étage. Les effets immédiats de la carte ont lieu, et la limite de son type demeure.
lorenzo-rules-houses-family-colonna = Colonna
# X-49, X-66
lorenzo-rules-houses-family-colonna-text = Vous avez un cinquième membre, le *marron*, qui vaut 3 à chaque manche, et donc un tour de plus. Il n’est ni coloré ni neutre : il peut se trouver à côté de vos membres coloré et neutre, et rien de ce qui concerne les uns ou l’autre ne le touche. Pour tout le reste, comme le palais et le supplément d’une tour, c’est un membre comme les autres.
lorenzo-rules-houses-family-aragonesi = Aragon
# X-24
lorenzo-rules-houses-family-aragonesi-text = Chaque fois que vous prenez un *territoire*, vous faites une récolte, qui vaut 1 de moins que son dé. Rien ne peut l’augmenter, mais une excommunication peut la diminuer. La nouvelle carte n’est donc jamais activée, et un territoire de valeur 1 n’apporte aucune récolte, pas même la tuile bonus.
lorenzo-rules-houses-family-este = Este
# X-50
lorenzo-rules-houses-family-este-text = À votre tour, vous pouvez changer *1 point militaire en 2 pièces*, autant de fois que vous voulez et que vous avez de points militaires. Avec 1 pièce de moins par source, chaque échange en rapporte 1.
lorenzo-rules-houses-family-sforza = Sforza
# X-5, X-51, X-65
lorenzo-rules-houses-family-sforza-text = Deux *leaders* sont posés face visible à côté de cette tuile avant les enchères. Qui l’emporte prend les deux, en joue un aussitôt, sans tenir compte de sa condition, et garde l’autre en main. Celui qui est en jeu peut agir dès la première manche. Si l’un des deux est Laurent de Médicis, il faut jouer l’autre, car personne n’a encore de leader à copier. Ladislas peut faire jouer aussi le second.
lorenzo-rules-houses-family-orsini = Orsini
# X-39, X-52
lorenzo-rules-houses-family-orsini-text = Chaque *série complète*, une carte de chacun des quatre types, est récompensée une fois, même si vous perdez des cartes ensuite. La première : piochez deux leaders. La deuxième : jouez un leader de votre main sans tenir compte de sa condition. La troisième : 10 points. La quatrième : 15 points.
lorenzo-rules-houses-family-della-rovere = Della Rovere
# X-53
lorenzo-rules-houses-family-della-rovere-text = Trois *tuiles de foi* sont posées sur la piste de foi, rien que pour vous. Chacune est à vous une fois, quand votre marqueur l’atteint ou la dépasse. Mais chaque excommunication, choisie ou non, vous coûte 5 points.
lorenzo-rules-houses-faith-figure = Les tuiles de foi des Della Rovere. Leur place et ce qu’elles donnent, nous les avons choisis : les valeurs imprimées n’étaient pas publiques.
lorenzo-rules-houses-faith-space = Foi { $n }

## La tour spéciale et la tuile Adaptation

lorenzo-rules-houses-tower = Maisons : la tour spéciale
# X-8
lorenzo-rules-houses-tower-fifth = Une cinquième tour porte les *cartes spéciales*, quatre nouvelles à chaque manche, de n’importe quel type. Toutes les règles des tours y valent aussi : la valeur, le supplément de 3 pièces, un seul de vos membres colorés, le membre neutre en plus.
lorenzo-rules-houses-tower-figure = La tour spéciale : ce que demandent ses étages, et les jetons des deux du haut.
# X-12
lorenzo-rules-houses-tower-kind = *Une carte spéciale est une carte de son type.* Elle est posée chez vous avec les autres de ce type, compte pour la limite de six, et un territoire demande les points militaires de la place suivante.
# X-10
lorenzo-rules-houses-tower-helps = *Ce qui aide ou gêne pour un type* vaut ici aussi, si la carte que vous prenez est de ce type : plus de valeur, réductions, ce que familles et leaders donnent pour elle, et une excommunication de −4.
# X-11
lorenzo-rules-houses-tower-action = *Une action bonus* pour une carte d’un type peut en prendre une spéciale de ce type. Seuls les Gonzague et Coup d’État disent que non.
# X-9
lorenzo-rules-houses-tower-fee = *Qui ne paie pas de supplément* : Filippo Brunelleschi l’épargne ici aussi. Portier ne l’épargne qu’ici.
# X-14
lorenzo-rules-houses-tower-preacher = *Qui n’a pas de bonus des étages du haut*, à cause de Prédicateur, n’y reçoit pas de jetons.
# X-15
lorenzo-rules-houses-tower-gone = *Ce que personne n’a pris* à la fin de la manche quitte la partie pour de bon. Aucune carte ne le ramène.
lorenzo-rules-houses-tower-adaptation = La *tuile Adaptation* est posée sur une des quatre autres tours et change ce que demandent ses étages. Ce qu’ils donnent reste pareil. De deux à quatre joueurs, elle rend la tour plus difficile, à cinq, plus facile.
lorenzo-rules-houses-tower-moves = À la fin de chaque manche, elle avance d’une tour vers la droite, et des projets elle revient aux territoires. Elle n’est jamais sur la tour spéciale.
lorenzo-rules-houses-tower-asks = Ce que demandent les étages
lorenzo-rules-houses-tower-floor = Étage { $n }
lorenzo-rules-houses-tower-plain = sans la tuile
lorenzo-rules-houses-tower-some = de 2 à 4 joueurs
lorenzo-rules-houses-tower-five = à 5 joueurs
lorenzo-rules-houses-tower-way = Le chemin de la tuile, un pas par manche. Ses valeurs ne nous sont connues que d’une seule source.

## Les jetons et le nouveau privilège

lorenzo-rules-houses-tokens = Maisons : les jetons
lorenzo-rules-houses-tokens-draw = Les *jetons spéciaux*, ici simplement « jetons », sont une ressource comme les pièces ou le bois. Chaque fois que vous en recevez un, vous le piochez au hasard. Vous voyez ce qu’il montre ; les autres n’en voient que le dos.
# X-27, X-77
lorenzo-rules-houses-tokens-spend = À votre tour, *avant ou après* le placement d’un membre, vous pouvez en dépenser autant que vous voulez. Chacun donne ce qu’il montre. Jamais au milieu d’autre chose : pas pendant que vous payez, choisissez ou récoltez, et pas pendant le tour des autres.
# X-28
lorenzo-rules-houses-tokens-pay = *Payer avec eux.* Certaines cartes et certains échanges coûtent des jetons. Alors seul leur nombre compte, quoi qu’ils montrent.
# X-28
lorenzo-rules-houses-tokens-have = *Les avoir.* Quand un leader demande des jetons, il suffit de les avoir ; rien n’est payé.
# X-28, X-29, X-73
lorenzo-rules-houses-tokens-slot = *Les poser.* Bourg franc et Marchand aventurier ont une place pour un jeton, face visible : quand vous prenez la carte, ou à n’importe lequel de vos tours suivants. Il y reste, rapporte chaque fois que la carte est activée, et ne compte plus parmi les vôtres. Si la carte est défaussée, le jeton l’est avec elle.
# X-33
lorenzo-rules-houses-tokens-shuffle = *Les jetons dépensés* sont posés face visible. Quand le dernier est pioché, ils sont mélangés et forment une nouvelle réserve. S’il n’y en a plus nulle part, vous n’en recevez pas.
lorenzo-rules-houses-tokens-figure = Dix faces, trois jetons de chaque. Ce qu’elles montrent, nous l’avons choisi : les valeurs imprimées n’étaient pas publiques.
lorenzo-rules-houses-tokens-privilege = Pour un *privilège*, il y a une sixième chose au choix, un jeton :
# X-31
lorenzo-rules-houses-tokens-rita = Sainte Rita ne double pas les jetons : elle double les pièces, le bois, les pierres et les serviteurs.

## Les cartes spéciales

lorenzo-rules-houses-cards = Maisons : nouveaux effets
lorenzo-rules-houses-cards-new = Les cartes spéciales font des choses qu’aucune autre carte ne fait :
# X-17
lorenzo-rules-houses-cards-much = *Pas plus que ne vaut votre action.* Concession forestière, Commune de carriers et Cour princière donnent quelque chose pour chaque carte d’un type, mais jamais plus de fois que la valeur de la récolte : quatre cartes donnent trois fois avec une valeur de 3, quatre fois avec une valeur de 5. C’est la valeur finale, serviteurs et tout le reste compris.
# X-17, X-18
lorenzo-rules-houses-cards-often = *Autant de fois que vaut votre action.* Bourse de la pierre et Bourse du bois échangent jusqu’à autant de fois que vaut la production. Tout ce qui est payé, vous deviez l’avoir avant elle.
# X-19, X-20
lorenzo-rules-houses-cards-another = *Une autre carte est activée.* Loge du contremaître active un de vos bâtiments, Entrepôt de la guilde un bâtiment ou un territoire, quoi que montrent leurs dés, même si la carte est déjà activée par cette production. Ils ne peuvent pas se choisir l’un l’autre, ni eux-mêmes. Un territoire activé ainsi n’est pas une récolte : pas de tuile bonus, rien de ce qui augmente les récoltes.
# X-21, X-22
lorenzo-rules-houses-cards-two = *Deux cartes sont activées d’un coup.* Arpentage active deux territoires différents, Occupation des ateliers deux bâtiments ; si vous n’en avez qu’un, celui-là. Les cartes qui dépendent d’une valeur n’ont ici pas de limite.
# X-16, X-74
lorenzo-rules-houses-cards-back = *Une carte revient.* Antiquaire prend n’importe quelle carte de la défausse, Chargé d’affaires un projet : des cartes que personne n’a prises aux manches précédentes, et des cartes que des joueurs ont dû défausser, mais jamais une carte spéciale. Elle ne coûte rien, et ses effets immédiats ont lieu ; la limite de son type et les points militaires d’un territoire demeurent. S’il n’y a rien que vous puissiez prendre, il ne se passe rien.
# X-70
lorenzo-rules-houses-cards-military = *À hauteur du premier.* Course aux armements amène votre force militaire là où est celle de la famille en tête. Ce n’est pas un gain, et rien n’en retire 1.
# X-35
lorenzo-rules-houses-cards-condition = *Une condition de moins.* Avec Diplomate, vous pouvez ignorer une chose que demande un leader, chaque fois que vous en jouez un. Chaque symbole compte pour lui-même : des quatre types que demande Martin Luther, un seul.
# X-39
lorenzo-rules-houses-cards-free = *Un leader pour rien.* Salle d’audience, contre trois jetons, et Faiseur de rois vous laissent jouer un leader de votre main sans tenir compte de sa condition. Sans leader en main, il ne se passe rien.
# X-40
lorenzo-rules-houses-cards-draw = *Davantage de leaders.* Chapelain et Découvreur de talents piochent des leaders de la pile dans votre main. Si elle est vide, il ne se passe rien. Vous pouvez les jouer, ou les abandonner pour un privilège, comme toujours.
# X-30
lorenzo-rules-houses-cards-market = *Jours de marché.* Le jeton posé sur Marchand aventurier rapporte pour chaque membre que vous placez au marché, même sur une case qu’un leader vous laisse partager.
# X-63
lorenzo-rules-houses-cards-price = *D’autres prix.* Quelques cartes coûtent de la foi, des jetons, ou des ressources et des points militaires ensemble. La foi payée fait reculer votre marqueur, jamais sous 0.

## Les leaders

lorenzo-rules-houses-leaders = Maisons : nouveaux leaders
lorenzo-rules-houses-leaders-twenty = Vingt leaders rejoignent les autres. La plupart font des choses que vous connaissez, d’autres non :
# X-36
lorenzo-rules-houses-leaders-space = *Une case à soi.* Six d’entre eux apportent une case réservée à vos membres. Elle est comme les autres : un membre par manche, une valeur à atteindre, les serviteurs aident.
# X-36
lorenzo-rules-houses-leaders-ariosto = Avec l’Arioste, vous pouvez placer un second membre sur une telle case.
lorenzo-rules-houses-leaders-space-figure = Pietro Bembo : un membre qui vaut 3 ou plus rapporte ceci, une fois par manche.
# X-34
lorenzo-rules-houses-leaders-most = *Au plus.* Certains leaders ne demandent pas seulement quelque chose, ils demandent aussi que vous ayez peu d’autre chose. Cela non plus ne compte qu’au moment où vous les jouez.
lorenzo-rules-houses-leaders-most-figure = Alphonse Ier d’Este demande au moins 10 pièces et au plus 1 serviteur. Qui a trop de serviteurs peut d’abord en dépenser.
lorenzo-rules-houses-leaders-may = peut le jouer
lorenzo-rules-houses-leaders-not = trop de serviteurs
# X-39
lorenzo-rules-houses-leaders-ladislao = *Ladislas VII Jagellon* agit dès qu’il est joué : vous pouvez jouer un autre leader de votre main sans tenir compte de sa condition.
# X-38
lorenzo-rules-houses-leaders-lutero = *Martin Luther* vous met désormais à l’abri de l’excommunication ; les cubes que vous avez restent. Avec trop peu de foi, il ne se passe rien lors d’un rapport ; avec assez, vous pouvez soutenir l’Église, ou garder votre foi. Après la manche 6, votre foi devient des points comme pour tout le monde.
# X-42
lorenzo-rules-houses-leaders-paracelso = *Paracelse* vous laisse payer des serviteurs à la place de bois, de pierres ou de pièces, un pour un : pour des cartes, dans des échanges, et pour le supplément d’une tour. Ce que demande un leader doit être là tel quel.
# X-23
lorenzo-rules-houses-leaders-alberti = *Leon Battista Alberti et Palla Strozzi* apportent une production ou une récolte de valeur 3, où une seule carte est activée, avec la tuile bonus. Serviteurs et capacités l’augmentent.
lorenzo-rules-houses-leaders-bramante = *Bramante* a une case pour une récolte ou une production, qui vaut ce que vaut le membre placé là. Serviteurs et capacités l’augmentent.
# X-41
lorenzo-rules-houses-leaders-torquemada = *Tomás de Torquemada* prend un de vos personnages pour 3 points de foi. Ce que le personnage accordait prend fin, et il ne compte plus pour les points.
# X-71
lorenzo-rules-houses-leaders-ficino = *Marsile Ficin* pioche deux jetons : vous en gardez un et remettez l’autre. Avec 1 jeton de moins par source, vous n’en gardez aucun.
lorenzo-rules-houses-leaders-piero = *Piero della Francesca* apporte trois jetons qui montrent tous autre chose : s’il y en a deux pareils, l’un est remis et un autre est pioché.
# X-37
lorenzo-rules-houses-leaders-lorenzo = *Laurent de Médicis* peut copier un leader qui a une case, et il a alors sa propre case ; ou Ladislas, et il fait alors jouer une fois un autre leader.

## L’excommunication

lorenzo-rules-houses-excommunication = Maisons : excommunications
lorenzo-rules-houses-excommunication-three = Trois tuiles sont nouvelles, une par période :
# X-31
lorenzo-rules-houses-excommunication-1 = Vous recevez 1 jeton de moins de chaque source qui en donne ; un seul devient aucun.
# X-13
lorenzo-rules-houses-excommunication-2 = Vous ne prenez plus de cartes de la tour spéciale, ni avec un membre ni avec une action bonus.
lorenzo-rules-houses-excommunication-3 = À la fin, vous perdez 5 points pour chaque carte d’un type au-delà de la quatrième, pour les quatre types.

## À cinq joueurs

lorenzo-rules-houses-five = Maisons : à cinq joueurs
lorenzo-rules-houses-five-open = Un cinquième joueur peut être de la partie. Toutes les cases sont ouvertes, comme à quatre, et la tour spéciale apporte les quatre cartes de plus qu’il faut à cinq. La tuile Adaptation rend une tour plus facile.
lorenzo-rules-houses-five-tile = Avec lui vient une cinquième tuile bonus :
lorenzo-rules-houses-five-ours = Ce que donne cette tuile, nous l’avons choisi : les valeurs imprimées n’étaient pas publiques. Elle partage les ressources de la seule façon qu’aucune autre tuile n’a prise.

## La fin

lorenzo-rules-houses-end = Maisons : la fin et les points
lorenzo-rules-houses-end-same = Les points se comptent comme toujours, avec ces changements :
# X-32
lorenzo-rules-houses-end-tokens = *Ressources* : les jetons que vous n’avez pas dépensés comptent avec pièces, bois, pierres et serviteurs. Chaque lot complet de cinq rapporte 1 point.
# X-62
lorenzo-rules-houses-end-ventures = *Projets* : des cartes comme Cabinet de curiosités, Réserves de chantier, Accueil des réfugiés et Revue des troupes comptent ce que vous avez à la fin. Les mêmes ressources comptent encore une fois dans les lots de cinq.
# X-48
lorenzo-rules-houses-end-medici = *Les Médicis* peuvent avoir plus de personnages que les autres :
lorenzo-rules-houses-end-tile = *La nouvelle tuile de la période III* retire 5 points pour chaque carte d’un type au-delà de la quatrième. Mais toujours personne ne finit en dessous de 0.

## Les icônes. Le nom, puis le sens en une phrase

lorenzo-rules-icon-seal = Jeton
lorenzo-rules-icon-seal-text = Avec Maisons de la Renaissance : une ressource piochée au hasard, qui donne ce qu’elle montre quand vous la dépensez.
lorenzo-rules-icon-member-brown = Membre marron
lorenzo-rules-icon-member-brown-text = Avec Maisons de la Renaissance : le cinquième membre des Colonna, qui vaut toujours 3.
