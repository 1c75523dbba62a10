### Les règles de l’extension de Lorenzo La Conjuration des Pazzi, comme partie de la page des règles du
### navigateur, en français.
###
### Un message est un paragraphe ou un point d’une liste. Un titre porte le nom de sa partie
### (lorenzo-rules-pazzi-rivals), ce qui est dessous le nom de ce qu’il dit.
### Les *étoiles* mettent en gras ; les mots entre elles peuvent changer, les étoiles restent.
### Cartes, leaders et familles s’appellent comme dans lorenzo.ftl. X-1 et autres dans un commentaire :
### les précisions que dit la phrase.

## Les paquets

lorenzo-rules-pazzi = Pazzi : les paquets
lorenzo-rules-pazzi-cards = Pour chaque type et chaque période, il y a *deux nouvelles cartes*, 24 en tout. Il y en a donc dix là où il y en avait huit, et huit seulement sont d’une partie :
lorenzo-rules-pazzi-figure = Pour chaque type et chaque période : huit anciennes cartes et deux nouvelles, dont huit sont en jeu.
lorenzo-rules-pazzi-base = du jeu de base
lorenzo-rules-pazzi-new = nouvelles
lorenzo-rules-pazzi-deck = dans le paquet
lorenzo-rules-pazzi-box = dans la boîte
lorenzo-rules-pazzi-ways = Il y a trois façons de choisir les huit :
# X-75
lorenzo-rules-pazzi-random = *Au sort.* Les dix sont mélangées, huit sont tirées. Personne ne sait quelles deux sont restées dans la boîte.
# X-75
lorenzo-rules-pazzi-preview = *Au sort, et montrées.* De même, mais avant que les huit soient mélangées, tout le monde peut les voir. La liste peut être consultée pendant toute la partie.
# X-75
lorenzo-rules-pazzi-built = *À votre choix.* Vous en prenez huit sur dix, douze fois. La page prévue pour cela compte avec vous et vous donne un texte court, le code de vos paquets : gardez-le, envoyez-le à des amis, et ouvrez des tables avec lui. Toute la table voit la liste.
# X-64
lorenzo-rules-pazzi-basic = *Sans les règles avancées*, Salle des traîtres et Trame du complot restent dans la boîte. Il y en a alors neuf au choix pour leur type et leur période.
lorenzo-rules-pazzi-order = Dans tous les cas, l’ordre au sein d’une période est inconnu : les cartes sont toujours mélangées.

## Les adversaires

lorenzo-rules-pazzi-rivals = Pazzi : vos adversaires
lorenzo-rules-pazzi-rivals-all = Certaines nouvelles cartes visent *tous les autres joueurs* à la fois. La question leur est posée l’un après l’autre, et votre tour continue quand tous ont répondu.
lorenzo-rules-pazzi-rivals-give = *Ils donnent.* Petite extorsion, Extorsion et Sac de la ville coûtent 1, 2 ou 3 points militaires par adversaire. Chaque adversaire vous donne alors 1, 2 ou 3 d’une ressource, bois, pierres, pièces ou serviteurs, au choix de qui donne.
# X-59
lorenzo-rules-pazzi-rivals-part = On choisit parmi ce que l’on peut donner en entier. Si rien ne convient, on donne tout ce que l’on peut d’une de ces ressources.
# X-57, X-58
lorenzo-rules-pazzi-rivals-usurer = *Ils donnent, ou perdent des points.* Maison de l’usurier et Maison des racoleurs sont activées par une production, si vous le voulez : vous payez 1 point, ou 1 point militaire, par adversaire, tout ou rien. Chaque adversaire vous donne alors 2 pièces, ou 2 serviteurs, ou bien 3 points. Qui ne peut pas donner ces ressources en entier doit donner des points, et qui en a moins de 3 donne ce qu’il a.
lorenzo-rules-pazzi-rivals-example = *Un exemple :* dans une partie à quatre, votre Maison de l’usurier est activée. Vous payez 3 points.
lorenzo-rules-pazzi-rivals-figure = Ce qu’ont les trois adversaires de cet exemple, et ce qu’ils vous donnent.
lorenzo-rules-pazzi-rivals-has = Possède
lorenzo-rules-pazzi-rivals-gives = Donne
lorenzo-rules-pazzi-rivals-why = Pourquoi
lorenzo-rules-pazzi-rivals-who = Adversaire
lorenzo-rules-pazzi-rivals-chose = a choisi les pièces ; des points auraient convenu aussi
lorenzo-rules-pazzi-rivals-must = ne peut pas donner 2 pièces, ce sont donc des points
lorenzo-rules-pazzi-rivals-left = donne ce qu’il y a
# X-60
lorenzo-rules-pazzi-rivals-discard = *Ils défaussent.* Avec Incendiaire, chaque adversaire défausse un territoire ou un bâtiment, avec Conjuré un personnage ou un projet, à son propre choix. Qui n’a ni l’un ni l’autre ne défausse rien.
# X-60
lorenzo-rules-pazzi-rivals-after = Ce qu’une carte perdue a déjà rapporté reste, et les leaders en jeu aussi. Ce qu’elle accordait prend fin, et elle ne compte plus pour les points. Les territoires se resserrent : le prochain demande donc les points militaires de la place désormais libre.
# X-26
lorenzo-rules-pazzi-rivals-use = *Vous vous servez chez eux.* Espion industriel apporte une production de valeur 3 avec les bâtiments d’un adversaire de votre choix, Braconnier une récolte de valeur 2 avec les territoires d’un adversaire. C’est vous qui payez les échanges et recevez tout, avec votre propre tuile bonus ; l’adversaire ne perd rien et ne gagne rien. Serviteurs et capacités augmentent la valeur, sauf celle que la carte elle-même apporte. Les cartes qui comptent « vos » cartes comptent les vôtres, et une carte qui retire des points vous les retire à vous.

## Autres cartes

lorenzo-rules-pazzi-others = Pazzi : autres nouvelles cartes
lorenzo-rules-pazzi-others-few = Celles-ci aussi sont nouvelles :
# X-56
lorenzo-rules-pazzi-others-lose = *Des terres qui coûtent des points.* Province conquise et Cité pillée donnent beaucoup aussitôt, et coûtent 1 ou 2 points à chaque récolte qui atteint leur valeur. Vous ne pouvez pas y renoncer, mais personne ne descend sous 0.
# X-25
lorenzo-rules-pazzi-others-large = *La grande case à pleine valeur.* Avec Maître de guilde, une production n’y vaut pas 3 de moins, avec Garde champêtre, une récolte. Une excommunication compte encore.
# X-57
lorenzo-rules-pazzi-others-gossip = *Des points contre un privilège.* Maison des ragots prend 1 point, que vous devez avoir, et donne un privilège.
# X-30, X-61
lorenzo-rules-pazzi-others-market = *Le marché sans membre.* Marché noir donne ce que donne une case libre du marché, si elle est ouverte à ce nombre de joueurs, ou un privilège. Aucun membre n’est placé : la case reste libre pour les autres, et une excommunication du marché n’y change rien.
# X-41
lorenzo-rules-pazzi-others-gallows = *Des gens contre des points.* Dans une production, Gibet vous laisse défausser un de vos personnages pour 7 points. Ce que le personnage accordait prend fin, et il ne compte plus.
# X-45, X-63
lorenzo-rules-pazzi-others-traitors = *Des leaders contre des points.* Salle des traîtres, qui coûte entre autres 1 point de foi, vous laisse abandonner un leader en jeu pour 6 points. Le leader cesse aussitôt d’agir, et ce qui compte les leaders en compte un de moins.
# X-40
lorenzo-rules-pazzi-others-plot = *Davantage de leaders.* Trame du complot pioche deux des leaders que personne n’a gardés, et rapporte à la fin 2 points pour chacun de ceux que vous avez en jeu.
lorenzo-rules-pazzi-others-coup = *N’importe quelle carte.* Coup d’État, pour 7 bois ou 7 pierres, apporte une action bonus de valeur 7 pour une carte de n’importe quel type, mais pas de la tour spéciale. Le supplément est dû s’il y a quelqu’un, et le bonus de l’étage est à vous.

## Leaders et familles

lorenzo-rules-pazzi-people = Pazzi : leaders et familles
lorenzo-rules-pazzi-people-four = Quatre leaders sont nouveaux, avec les règles avancées :
lorenzo-rules-pazzi-people-raffaello = *Raphaël* échange une fois par manche : 1 point contre 3 pièces, ou 1 pièce contre 3 points.
# X-44, X-45
lorenzo-rules-pazzi-people-macchiavelli = *Nicolas Machiavel* ajoute 1 point chaque fois que vous gagnez des points, une fois par source, et à la fin une fois par partie du décompte. Les pertes ne changent pas. Entre autres, il demande un leader que vous avez en jeu.
# X-43
lorenzo-rules-pazzi-people-carlo = *Charles VIII* fait valoir 2 à chaque serviteur. Si une excommunication demande deux serviteurs pour 1, un serviteur vaut de nouveau 1.
lorenzo-rules-pazzi-people-salviati = *Jacopo Salviati* ajoute un privilège chaque fois que vous en recevez, quel qu’en soit le nombre. Il doit être différent de ceux que vous venez de choisir.
# X-64
lorenzo-rules-pazzi-people-families = Deux familles rejoignent celles de Maisons de la Renaissance, si vous jouez avec les deux extensions :
lorenzo-rules-pazzi-family-della-scala = Della Scala
# X-54
lorenzo-rules-pazzi-family-della-scala-text = Vous ne pouvez pas choisir de foi comme privilège, mais chaque *privilège* rapporte 1 point de foi en plus de ce que vous choisissez. Et à votre tour, vous pouvez changer *1 point de foi en 1 pièce, 1 serviteur et 1 point militaire*, autant de fois que vous voulez ; pas pendant un rapport.
lorenzo-rules-pazzi-family-visconti = Visconti
# X-5, X-39, X-55
lorenzo-rules-pazzi-family-visconti-text = Deux *leaders* sont posés face visible à côté de cette tuile avant les enchères, et vont dans la main de qui l’emporte, avec cinq sceaux. Chaque fois que vous jouez un leader, de quelque façon que ce soit, vous retournez un de ces sceaux, et recevez ce que montrent tous ceux qui sont retournés. À partir du sixième leader, vous recevez simplement les cinq.
lorenzo-rules-pazzi-visconti-figure = Les sceaux des Visconti quand le troisième leader vient d’être joué : trois sont retournés et rapportent, dans l’ordre que vous avez choisi. Ce qu’ils montrent, nous l’avons choisi : les valeurs imprimées n’étaient pas publiques.
lorenzo-rules-pazzi-visconti-pays = rapporte
lorenzo-rules-pazzi-visconti-waits = attend

## Les deux ensemble

lorenzo-rules-pazzi-both = Les deux extensions ensemble
lorenzo-rules-pazzi-both-plain = Aucune des deux boîtes ne change l’autre :
lorenzo-rules-pazzi-both-cards = *Cartes.* Les nouvelles cartes de La Conjuration des Pazzi vont dans les quatre tours, jamais dans la tour spéciale. Le paquet spécial est tiré comme il est dit plus haut, et ne peut pas être composé.
lorenzo-rules-pazzi-both-families = *Familles.* Autant que de joueurs sont tirées parmi les douze.
lorenzo-rules-pazzi-both-leaders = *Leaders.* Tous les 44 peuvent être distribués, ou ceux que vous choisissez.
# X-47
lorenzo-rules-pazzi-both-malatesta = *Les Malatesta* prennent les projets qui coûtent des points militaires par adversaire sans les payer, mais doivent en avoir autant.
# X-54
lorenzo-rules-pazzi-both-salviati = *Della Scala et Jacopo Salviati* : le privilège qu’il ajoute rapporte lui aussi son point de foi.
# X-39, X-45
lorenzo-rules-pazzi-both-counts = *Compter les leaders.* Académie, Chroniqueur, Machiavel et Trame du complot comptent les leaders en jeu. Celui que Salle des traîtres a pris ne compte plus. Poète de cour et les Visconti récompensent chaque leader joué, même joué pour rien.

## La fin

lorenzo-rules-pazzi-end = Pazzi : la fin et les points
# X-62
lorenzo-rules-pazzi-end-ventures = Les points se comptent comme toujours. Reconstruction du quartier rapporte 2 points par bâtiment que vous avez à la fin, Trame du complot 2 par leader en jeu.
# X-44
lorenzo-rules-pazzi-end-macchiavelli = Avec Nicolas Machiavel, chaque partie du décompte qui vous rapporte des points en rapporte 1 de plus.

## Précisions

lorenzo-rules-pazzi-rulings = Bon à savoir : les extensions
lorenzo-rules-pazzi-rulings-why = Des questions qui se posent avec les extensions, et leur réponse ici.
# X-31, X-72
lorenzo-rules-pazzi-rulings-rita = *Sainte Rita* ne double ni les jetons, ni ce que vous donnent les adversaires, ni ce que rapportent les cartes qu’un projet active.
# X-76
lorenzo-rules-pazzi-rulings-sources = *Qui donne est une source.* Avec 1 pièce de moins par source, trois adversaires qui donnent 2 pièces chacun vous en rapportent 3. Ils en donnent quand même 2.
lorenzo-rules-pazzi-rulings-worth = *Les excommunications sur la valeur* comptent aussi pour les membres sur les cases des leaders et pour les actions que des leaders apportent.
# X-21
lorenzo-rules-pazzi-rulings-cap = *Les cartes qui dépendent d’une valeur.* Quand Loge du contremaître ou Entrepôt de la guilde en active une, la valeur est celle de la production.
# X-66
lorenzo-rules-pazzi-rulings-brown = *Le membre marron rend une tour occupée*, et fait la queue au palais comme les autres.
# X-36, X-49
lorenzo-rules-pazzi-rulings-brown-space = *Il peut aller partout* : sur la case d’un leader, au marché, en récolte et en production à côté d’un de vos membres colorés.
# X-52, X-60
lorenzo-rules-pazzi-rulings-orsini = *Les Orsini* sont récompensés d’une série quand elle est complète. Perdez une carte et complétez la série de nouveau : rien n’est donné une seconde fois.
# X-16
lorenzo-rules-pazzi-rulings-discard = *La défausse est visible.* Ce que des adversaires ont dû défausser s’y trouve aussi, et peut revenir grâce à Antiquaire ou à Chargé d’affaires.
# X-57, X-63
lorenzo-rules-pazzi-rulings-points = *Les points que l’on paie* doivent être là. Les points que l’on perd le sont tant qu’il y en a.
# X-38
lorenzo-rules-pazzi-rulings-lutero = *Martin Luther et les Della Rovere* : sans excommunication, aucun point n’est perdu pour elle.
