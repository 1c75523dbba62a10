### Lorenzo il Magnifico, in English.

title = Lorenzo il Magnifico

## Things that are counted

count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
count-wood = { $n } wood
count-stone = { $n } stone
count-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
count-military = { $n ->
    [one] { $n } military point
   *[other] { $n } military points
}
count-faith = { $n ->
    [one] { $n } faith point
   *[other] { $n } faith points
}
count-vp = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
count-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
# Privileges of the council; those received together are all different.
count-privilege = { $n ->
    [one] { $n } privilege
   *[other] { $n } different privileges
}
count-territory = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
count-character = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
count-venture = { $n ->
    [one] { $n } venture
   *[other] { $n } ventures
}
count-one-kind = { $n } cards of one kind
# Cards of all kinds together.
count-total = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-kinds = { $n ->
    [one] { $n } kind of cards
   *[other] { $n } kinds of cards
}
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}
count-leaders = { $n ->
    [one] { $n } leader in play
   *[other] { $n } leaders in play
}
# $kinds: "wood and stone".
count-together = { $n } of { $kinds } together
# What some leaders allow; $things: "1 servant".
at-most = at most { $things }
none-of = no { $things }

## Kinds of goods, and their letters on boards and cards (all different)

kind-coin = coins
kind-wood = wood
kind-stone = stone
kind-servant = servants
kind-military = military points
kind-faith = faith points
kind-vp = victory points
kind-token = tokens
kind-privilege = privileges
letter-coin = C
letter-wood = W
letter-stone = S
letter-servant = V
letter-military = M
letter-faith = F
letter-vp = P
letter-token = T
letter-privilege = ★

## Family members and where they go

# A family member by its colour; it stands for "the black family member".
member-black = black
member-white = white
member-orange = orange
member-neutral = neutral
member-brown = brown
# $member: one of the above; $value: what it is worth.
member = { $member } ({ $value })
# Spaces, said after a colon or a dash.
space-territory = territory tower, floor { $n }
space-character = character tower, floor { $n }
space-building = building tower, floor { $n }
space-venture = venture tower, floor { $n }
space-special = special tower, floor { $n }
space-harvest = small harvest
space-large-harvest = large harvest
space-production = small production
space-large-production = large production
space-market = market { $n }
space-council = council palace
# A space that a leader brings; $leader: one of the owners below, in the fewest words.
space-own = space of { $leader }
owner-bembo = Bembo
owner-massimiliano = Massimiliano
owner-guglielmo = Guglielmo
owner-piero = Piero
owner-erasmo = Erasmo
owner-bramante = Bramante
# What a space is good for; $goods: what one receives there.
space-gives = It gives { $goods }.
space-for-harvest = Your bonus tile yields, and every territory of yours whose die the action reaches.
space-for-production = Your bonus tile yields, and every building of yours whose die the action reaches.
space-for-council = Whoever comes here earlier plays earlier in the next round.
space-needs = The action must be worth { $value } here.
space-malus = The value of the action is { $n } less.
space-shared = Any number of members may stand here.
# A floor of a tower, in the fewest words.
floor-territory = territory { $n }
floor-character = character { $n }
floor-building = building { $n }
floor-venture = venture { $n }
floor-special = special { $n }
# The towers.
tower-territory = territory tower
tower-character = character tower
tower-building = building tower
tower-venture = venture tower
tower-special = special tower

## Cards

# Several cards, as after "for".
cards-territory = territories
cards-character = characters
cards-building = buildings
cards-venture = ventures
cards-any = cards of all kinds
# One card, as after "to take".
one-territory = a territory
one-character = a character
one-building = a building
one-venture = a venture
one-any = a card of any kind
# What a card is, after its name; $period: I, II or III; $tower: special, or usual for the others.
card-of-territory = { $tower ->
    [special] a special territory of period { $period }
   *[usual] a territory of period { $period }
}
card-of-character = { $tower ->
    [special] a special character of period { $period }
   *[usual] a character of period { $period }
}
card-of-building = { $tower ->
    [special] a special building of period { $period }
   *[usual] a building of period { $period }
}
card-of-venture = { $tower ->
    [special] a special venture of period { $period }
   *[usual] a venture of period { $period }
}
# The whole text of a card: this sentence, then those of the sentences below that it needs.
text-card = { $card }, { $kind }.
# $cost: "3 wood", "2 coins or 3 military points (6 needed)".
text-cost = It costs { $cost }.
# $effects: "2 coins and 1 privilege".
text-now = At once: { $effects }.
text-territory = Harvest of value { $value } or more: { $effects }.
text-building = Production of value { $value } or more: { $effects }.
# $trades: one or two of the trade messages.
text-trades = Production of value { $value } or more: trade { $trades }.
trade = { $pays } for { $gives }
# A trade that one production makes several times.
trade-repeated = { $trade }, as many times as the value of the action
# Said of cards that a token can be laid on, for good.
text-slot = There is room for one of your tokens on this card.
text-points = At the end of the game: { $points }.
# $points: "1 victory point for each of your servants".
points-most = { $points }, { $most } at most
# Military points that are paid, where one must have so many.
cost-military = { $goods } ({ $threshold } needed)
# A price without military points to pay that still asks for some.
cost-needed = { $threshold } needed
# What is paid once for every rival.
each-rival = { $goods } per rival

## Effects: things that one receives

effect-per-card = { $kind ->
    [territory] { $goods } for each territory you have
    [character] { $goods } for each character you have
    [building] { $goods } for each building you have
   *[venture] { $goods } for each venture you have
}
effect-per-card-capped = { $kind ->
    [territory] { $goods } for each territory you have, up to the value of the action
    [character] { $goods } for each character you have, up to the value of the action
    [building] { $goods } for each building you have, up to the value of the action
   *[venture] { $goods } for each venture you have, up to the value of the action
}
# $held: "2 military points".
effect-per-held = { $goods } for every { $held } you have
# $things: "servants".
effect-per-each = { $goods } for each of your { $things }
effect-per-leader = { $goods } for each leader you have in play
# $cards: "a building", "a card of any kind".
effect-take = an action of value { $value } to take { $cards }
effect-take-for-less = an action of value { $value } to take { $cards } for { $discount } less
effect-take-usual = an action of value { $value } to take { $cards }, though not from the special tower
effect-work = { $action ->
    [harvest] a harvest of value { $value }
   *[production] a production of value { $value }
}
effect-work-one = { $action ->
    [harvest] a harvest of value { $value } with a single territory
   *[production] a production of value { $value } with a single building
}
effect-either-work = a harvest or a production with the value of that member
effect-raise = a value of { $value } for one coloured member this round
effect-copy = the ability of a leader that a rival has in play, for the rest of the game
effect-lose = the loss of { $goods }
# $trades: one or two of the trade messages.
effect-exchange = trade { $trades }
effect-slot = what the token on this card shows
effect-match-military = as many military points as the strongest has
# $cards: "a building"; $several: "2 buildings".
effect-activate = { $n ->
    [one] { $cards } of yours activated, whatever its value
   *[other] { $several } of yours activated, whatever their values
}
effect-fetch = { $cards } from the discard, free of cost (no special one)
effect-draw-leaders = { $n ->
    [one] { $n } leader from the pile
   *[other] { $n } leaders from the pile
}
effect-play-free = a leader played from the hand, whatever it requires
effect-play-free-shown = one of these leaders played, whatever it requires
effect-draw-different = { $n } tokens that show different things
effect-draw-keep = one of two tokens drawn
# Said of a territory that one takes.
effect-harvest-below = a harvest worth 1 less than it asks for
# $reward: "7 victory points"; $cards: "a character".
effect-drop-own = { $reward } for { $cards } discarded
effect-dismiss = { $reward } for a leader in play let go
effect-market = what an empty space of the market gives
effect-visit = { $action ->
    [harvest] a harvest of value { $value } with the territories of a rival
   *[production] a production of value { $value } with the buildings of a rival
}
effect-rivals-drop = the loss of { $cards } for every rival
# $goods: "2 coins or 3 victory points".
effect-rivals-give = { $goods } from every rival, as each chooses

## Abilities: in a sentence, and (short-...) in a few words

# $way: "more" or "less"; $action: what the value is of.
ability-value = { $way ->
    [less] { $action ->
        [territory] Your actions to take territories are worth { $n } less.
        [character] Your actions to take characters are worth { $n } less.
        [building] Your actions to take buildings are worth { $n } less.
        [venture] Your actions to take ventures are worth { $n } less.
        [harvest] Your harvests are worth { $n } less.
       *[production] Your productions are worth { $n } less.
    }
   *[more] { $action ->
        [territory] Your actions to take territories are worth { $n } more.
        [character] Your actions to take characters are worth { $n } more.
        [building] Your actions to take buildings are worth { $n } more.
        [venture] Your actions to take ventures are worth { $n } more.
        [harvest] Your harvests are worth { $n } more.
       *[production] Your productions are worth { $n } more.
    }
}
short-value = { $way ->
    [less] { $action ->
        [territory] territories at −{ $n }
        [character] characters at −{ $n }
        [building] buildings at −{ $n }
        [venture] ventures at −{ $n }
        [harvest] harvests at −{ $n }
       *[production] productions at −{ $n }
    }
   *[more] { $action ->
        [territory] territories at +{ $n }
        [character] characters at +{ $n }
        [building] buildings at +{ $n }
        [venture] ventures at +{ $n }
        [harvest] harvests at +{ $n }
       *[production] productions at +{ $n }
    }
}
# $cards: "buildings", "cards of all kinds"; $goods: "1 wood or 1 stone".
ability-discount = You pay { $goods } less for { $cards }.
short-discount = { $goods } less for { $cards }
# $floors: "3 and 4".
ability-no-floor-bonus = You no longer receive the bonus of floors { $floors } in the towers.
short-no-floor-bonus = no bonus from floors { $floors }
ability-shares = Your members may enter spaces that are occupied.
short-shares = may enter occupied spaces
ability-no-fee = You pay no fee in towers that are occupied.
short-no-fee = no fee in occupied towers
# $towers: "special tower".
ability-no-fee-some = You pay no fee in the { $towers } when it is occupied.
short-no-fee-some = no fee in the { $towers }
ability-fixed = Your coloured members are worth { $value }, whatever the dice show.
short-fixed = coloured members worth { $value }
ability-coloured = { $way ->
    [less] Your coloured members are worth { $n } less.
   *[more] Your coloured members are worth { $n } more.
}
short-coloured = { $way ->
    [less] coloured members at −{ $n }
   *[more] coloured members at +{ $n }
}
ability-neutral = Your neutral member is worth { $n } more.
short-neutral = neutral member at +{ $n }
ability-no-military = You need no military points to take territories.
short-no-military = no military points needed for territories
# $goods: "coins, wood, stone and servants".
ability-doubled = The immediate effects of your cards bring { $goods } twice.
short-doubled = { $goods } twice from immediate effects
ability-support = Each time you support the church, you also receive { $goods }.
short-support = { $goods } for supporting the church
# $goods: "1 wood and 1 stone".
ability-less = Each time something brings you any, you receive { $goods } less.
short-less = { $goods } less from each source
ability-barred = { $area ->
    [market] You can no longer place members in the market.
    [council] You can no longer place members in the council palace.
    [harvest] You can no longer place members on harvest spaces.
    [production] You can no longer place members on production spaces.
    [special] You can no longer take cards from the special tower.
   *[tower] You can no longer place members in that tower.
}
short-barred = { $area ->
    [market] no members in the market
    [council] no members in the council palace
    [harvest] no members on harvest spaces
    [production] no members on production spaces
    [special] no cards from the special tower
   *[tower] no members in that tower
}
# $servants: "2 servants".
ability-servants = It takes { $servants } to raise the value of an action by 1.
short-servants = { $servants } for 1 of value
ability-rests = In each round you pass your first turn; the member is placed after all the others.
short-rests = the first turn of each round is passed
ability-no-points = { $kind ->
    [territory] Your territories score nothing at the end.
    [character] Your characters score nothing at the end.
    [building] Your buildings score nothing at the end.
   *[venture] Your ventures score nothing at the end.
}
short-no-points = { $kind ->
    [territory] territories score nothing
    [character] characters score nothing
    [building] buildings score nothing
   *[venture] ventures score nothing
}
# Points lost at the end; $per: for every so many.
ability-lose-points = At the end you lose 1 victory point for every { $per } that you have.
short-lose-points = −1 victory point for every { $per } you have
ability-lose-military = { $per ->
    [1] At the end you lose 1 victory point for each military point.
   *[other] At the end you lose 1 victory point for every { $per } military points.
}
short-lose-military = { $per ->
    [1] −1 victory point for each military point
   *[other] −1 victory point for every { $per } military points
}
ability-lose-building-costs = { $per ->
    [1] At the end you lose 1 victory point for each wood and stone in the cost of your buildings.
   *[other] At the end you lose 1 victory point for every { $per } wood and stone in the cost of your buildings.
}
short-lose-building-costs = { $per ->
    [1] −1 victory point for each wood and stone your buildings cost
   *[other] −1 victory point for every { $per } wood and stone your buildings cost
}
ability-lose-resources = { $per ->
    [1] At the end you lose 1 victory point for each coin, wood, stone and servant you have left.
   *[other] At the end you lose 1 victory point for every { $per } coins, wood, stone and servants you have left.
}
short-lose-resources = { $per ->
    [1] −1 victory point for each resource left
   *[other] −1 victory point for every { $per } resources left
}
# $points: "5 victory points".
ability-lose-many-cards = At the end you lose { $points } for each card of a kind beyond { $most }.
short-lose-many-cards = −{ $points } for each card of a kind beyond { $most }
# What happens each time; $effects: "2 servants"; $one: "a character".
ability-on-take = Each time you take { $one }: { $effects }.
short-on-take = { $effects } when taking { $one }
ability-on-leader = Each time you play a leader: { $effects }.
short-on-leader = { $effects } when playing a leader
ability-on-market = Each time you place a member in the market: { $effects }.
short-on-market = { $effects } when placing a member in the market
ability-on-excommunicated = Each time you are excommunicated: { $effects }.
short-on-excommunicated = { $effects } when excommunicated
# $rewards: the rewards of the first set, of the second, and so on.
ability-sets = Sets of one card of each kind bring, one after the other: { $rewards }.
short-sets = rewards for sets of all four kinds of cards
# $goods: what each of the seals gives, with dots between them.
ability-seals = Each time you play a leader, you turn one seal over and receive what all the turned ones give. The seals: { $goods }.
short-seals = one more seal active with each leader played
# A space that only the leader’s owner may use.
ability-own-space = Only you may place a member on this leader (value { $value } or more): { $effects }.
short-own-space = own space of value { $value }: { $effects }
ability-waive-condition = { $n ->
    [one] You may play each leader without one of its conditions.
   *[other] You may play each leader without { $n } of its conditions.
}
short-waive-condition = { $n ->
    [one] one condition less for each leader
   *[other] { $n } conditions less for each leader
}
# $goods: "coins, wood or stone".
ability-servants-pay = Whatever you pay, servants may stand in for { $goods }, one for one.
short-servants-pay = servants may stand in for { $goods }
ability-value-per-servant = Each servant raises the value of your actions by { $n }.
short-value-per-servant = each servant worth { $n } of value
# $points: "1 victory point".
ability-more-points = Each time something brings you victory points, you receive { $points } more.
short-more-points = { $points } more from each source of them
ability-extra-privilege = Each time you receive privileges, you receive one more, of another kind.
short-extra-privilege = one more privilege each time
# $without: the privilege that cannot be chosen, "faith points".
ability-privilege-with = Every privilege also brings you { $goods }, but you cannot choose { $without } as a privilege.
short-privilege-with = { $goods } with every privilege, but not { $without } as one
ability-swap = In your turn you may trade { $pay } for { $receive }, as often as you like.
short-swap = { $pay } for { $receive } in your turn
# $goods: "wood and stone".
ability-stores = The { $goods } you pay for buildings stay on this tile; instead of a privilege you may take all of it back.
short-stores = { $goods } paid for buildings stay on the family tile
ability-unpaid-military = You need the military points of ventures, but do not pay them.
short-unpaid-military = military points of ventures needed, not paid
# $scores: "7 score 28 and 8 score 35".
ability-card-limit = You may have up to { $limit } characters; { $scores } victory points.
short-card-limit = up to { $limit } characters
cards-score = { $n } score { $points }
ability-buys-leftover = After the turns of each round you may take a card that is left in a tower, but for the special one, and pay { $pay } instead of its cost.
short-buys-leftover = a card left in a tower for { $pay } after each round
ability-extra-member = You have one more member, a brown one, worth { $value }.
short-extra-member = a brown member worth { $value }
# $tiles: the spaces of the faith track with what they bring, with dots between them.
ability-faith-tiles = Tiles on the faith track bring you something when you reach them: { $tiles }.
short-faith-tiles = tiles on the faith track at { $spaces }
tile-on = space { $n } – { $goods }
ability-not-excommunicated = You can no longer be excommunicated.
short-not-excommunicated = no excommunication any more
ability-no-large-malus = { $action ->
    [harvest] The large harvest space takes nothing off your value.
   *[production] The large production space takes nothing off your value.
}
short-no-large-malus = { $action ->
    [harvest] nothing off on the large harvest space
   *[production] nothing off on the large production space
}

## Leaders and tiles

text-leader = { $leader } requires { $requirement }.
text-played = When played: { $effects }.
text-once = Once in each round: { $effects }.
short-once = once a round: { $effects }
# $ability: one of the ability-... sentences.
text-tile = Excommunication of period { $period }. { $ability }
text-bonus-tile = { $tile }. Every harvest also brings { $harvest }; every production also brings { $production }.
bonus-tile-standard = common bonus tile
bonus-tile-a = bonus tile A
bonus-tile-b = bonus tile B
bonus-tile-c = bonus tile C
bonus-tile-d = bonus tile D
bonus-tile-e = bonus tile E
# Names of leaders: those of people.
leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sisto IV
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni
leader-alfonso-v-d-aragona = Alfonso V d’Aragona
leader-alfonso-i-d-este = Alfonso I d’Este
leader-ercole-i-d-este = Ercole I d’Este
leader-ferdinando-d-aragona = Ferdinando d’Aragona
leader-martin-lutero = Martin Lutero
leader-tomas-de-torquemada = Tomas de Torquemada
leader-pietro-bembo = Pietro Bembo
leader-paracelso = Paracelso
leader-leon-battista-alberti = Leon Battista Alberti
leader-lucia-da-narni = Lucia da Narni
leader-palla-strozzi = Palla Strozzi
leader-ladislao-vii-jagellone = Ladislao VII Jagellone
leader-massimiliano-i-d-asburgo = Massimiliano I d’Asburgo
leader-guglielmo-de-pazzi = Guglielmo de’ Pazzi
leader-marsilio-ficino = Marsilio Ficino
leader-piero-della-francesca = Piero della Francesca
leader-erasmo-da-rotterdam = Erasmo da Rotterdam
leader-giulio-ii = Giulio II
leader-beatrice-d-este = Beatrice d’Este
leader-bramante = Bramante
leader-raffaello-sanzio = Raffaello Sanzio
leader-niccolo-macchiavelli = Niccolò Machiavelli
leader-carlo-viii = Carlo VIII
leader-jacopo-salviati = Jacopo Salviati

## Families, lots and tokens

# The text of a family: this sentence, then those of its abilities.
text-family = The family { $family }.
text-beside = Beside it lie { $leaders }, which go with it.
short-beside = { $leaders } with it
text-received = When you take it: { $effects }.
family-da-montefeltro = Da Montefeltro
family-malatesta = Malatesta
family-medici = Medici
family-gonzaga = Gonzaga
family-colonna = Colonna
family-aragonesi = Aragonesi
family-este = Este
family-sforza = Sforza
family-orsini = Orsini
family-della-rovere = Della Rovere
family-della-scala = Della Scala
family-visconti = Visconti
text-token = Token: { $goods }.
# A tile that is bid on; the higher the bid, the fewer goods one begins with.
text-lot = { $lot }.
text-row = Bid { $row } begins with { $goods }.
lot-a = Lot A
lot-b = Lot B
lot-c = Lot C
lot-d = Lot D
lot-e = Lot E

## Names of cards: territories, buildings, characters, ventures

card-1 = Commercial Hub
card-2 = Woods
card-3 = Village
card-4 = Gravel Pit
card-5 = Forest
card-6 = Monastery
card-7 = Citadel
card-8 = City
card-9 = Gold Mine
card-10 = Mountain Town
card-11 = Mining Town
card-12 = Rock Pit
card-13 = Estate
card-14 = Hermitage
card-15 = Manor House
card-16 = Dukedom
card-17 = Trading Town
card-18 = Farm
card-19 = Colony
card-20 = Marble Pit
card-21 = Province
card-22 = Sanctuary
card-23 = Castle
card-24 = Fortified Town
card-25 = Mint
card-26 = Tax Office
card-27 = Triumphal Arch
card-28 = Theater
card-29 = Carpenter’s Shop
card-30 = Stonemason’s Shop
card-31 = Chapel
card-32 = Residence
card-33 = Marketplace
card-34 = Treasury
card-35 = Painters’ Guild
card-36 = Sculptors’ Guild
card-37 = Stonemasons’ Guild
card-38 = Baptistery
card-39 = Barracks
card-40 = Stronghold
card-41 = Bank
card-42 = Fair
card-43 = Garden
card-44 = Fortress
card-45 = Palace
card-46 = Church
card-47 = Military Academy
card-48 = Cathedral
card-49 = Warlord
card-50 = Stonemason
card-51 = Dame
card-52 = Knight
card-53 = Farmer
card-54 = Artisan
card-55 = Preacher
card-56 = Abbess
card-57 = Captain
card-58 = Architect
card-59 = Patron
card-60 = Hero
card-61 = Peasant
card-62 = Scholar
card-63 = Papal Messenger
card-64 = Royal Messenger
card-65 = Noble
card-66 = Governor
card-67 = Paramour
card-68 = Herald
card-69 = Cardinal
card-70 = Bishop
card-71 = General
card-72 = Ambassador
card-73 = Hiring Recruits
card-74 = Repairing the Church
card-75 = Building the Walls
card-76 = Raising a Statue
card-77 = Military Campaign
card-78 = Hosting Panhandlers
card-79 = Fighting Heresies
card-80 = Support to the Bishop
card-81 = Hiring Soldiers
card-82 = Repairing the Abbey
card-83 = Building the Bastions
card-84 = Support to the King
card-85 = Improving the Canals
card-86 = Hosting Foreigners
card-87 = Crusade
card-88 = Support to the Cardinal
card-89 = Hiring Mercenaries
card-90 = Repairing the Cathedral
card-91 = Building the Towers
card-92 = Promoting Sacred Art
card-93 = Military Conquest
card-94 = Improving the Roads
card-95 = Sacred War
card-96 = Support to the Pope

## Names of the special cards

card-97 = Pilgrim Road
card-98 = Free Borough
card-99 = Timber Concession
card-100 = Quarry Commune
card-101 = Abbey Lands
card-102 = Frontier County
card-103 = Marquisate
card-104 = Usurped Fief
card-105 = Bishopric
card-106 = Harbor District
card-107 = Princely Seat
card-108 = Imperial Vicariate
card-109 = Engraver’s Stall
card-110 = Hall of Audiences
card-111 = Stone Exchange
card-112 = Timber Exchange
card-113 = Foreman’s Lodge
card-114 = Guild Warehouse
card-115 = Reliquary
card-116 = Votive Chapel
card-117 = Academy
card-118 = Belvedere
card-119 = Unfinished Palace
card-120 = Basilica
card-121 = Chaplain
card-122 = Talent Scout
card-123 = Steward
card-124 = Court Poet
card-125 = Kingmaker
card-126 = Gatekeeper
card-127 = Diplomat
card-128 = Merchant Adventurer
card-129 = Chronicler
card-130 = Antiquarian
card-131 = Papal Legate
card-132 = Venture Agent
card-133 = Collecting Curiosities
card-134 = Stocking the Yards
card-135 = Sheltering Refugees
card-136 = Arms Race
card-137 = Parade of Arms
card-138 = Holy Expedition
card-139 = Securing Alliances
card-140 = Land Survey
card-141 = Buying Honors
card-142 = Grand Monument
card-143 = Conquest for the Faith
card-144 = Occupying the Workshops

## Names of the cards of the conspiracy

card-145 = Conquered Province
card-146 = Looted City
card-147 = Rural Village
card-148 = Templars’ Castle
card-149 = Pistoia
card-150 = Roma
card-151 = Guild Warden
card-152 = Field Bailiff
card-153 = Industrial Spy
card-154 = Poacher
card-155 = Arsonist
card-156 = Conspirator
card-157 = Gossip House
card-158 = Usurer’s House
card-159 = Gallows
card-160 = Press-Gang House
card-161 = Black Market
card-162 = Hall of Traitors
card-163 = Petty Extortion
card-164 = Hatching the Plot
card-165 = Extortion
card-166 = Rebuilding the Quarter
card-167 = Sack of the City
card-168 = Coup d’Etat

## Questions to the reader, and what they are about (topic-...: after "Waiting for Ann: ")

question-choose-tile = Which bonus tile do you take?
topic-choose-tile = the choice of a bonus tile
# $n: the how manieth leader it is.
question-keep-leader = Which leader do you keep ({ $n } of { $all })?
topic-keep-leader = the choice of leaders
# $leaders: how many leaders one has in hand.
question-turn = { $leaders ->
    [0] Which family member goes where?
   *[other] Which family member goes where? Or a leader first?
}
question-turn-more = Which family member goes where? Or something else first?
topic-turn = the family member to place
question-last-word = Play, use or let go of a leader, or end your turn.
question-last-word-more = Anything else, or end your turn?
topic-last-word = the end of the turn
question-pay-for = Which price do you pay for { $card }?
topic-pay-for = the price of a card
question-effects = Which effect of { $card } comes first?
topic-effects = the order of a card’s effects
# $action: harvest or production.
question-work = { $action ->
    [harvest] Harvest at value { $value }: how many servants help?
   *[production] Production at value { $value }: how many servants help?
}
# With the cards of a rival ($name), or with one card only.
question-work-visit = { $action ->
    [harvest] Harvest with the territories of { $name } at value { $value }: how many servants help?
   *[production] Production with the buildings of { $name } at value { $value }: how many servants help?
}
question-work-one = { $action ->
    [harvest] Harvest of one territory at value { $value }: how many servants help?
   *[production] Production of one building at value { $value }: how many servants help?
}
topic-work = the servants that help
# $n: how many trades are chosen; $pays: what they take together.
question-production = { $n ->
    [0] Production at value { $value }: which building trades, or none?
   *[other] You pay { $pays } so far: one more trade, or produce?
}
# A card that another one lets work.
question-production-arrow = { $card } is activated too: how does it trade, if it does?
topic-production = the trades of a production
question-pick-privileges = { $n ->
    [one] Which privilege of the council?
   *[other] Which { $n } different privileges of the council?
}
question-pick-privileges-again = { $n ->
    [one] Which further privilege, of another kind?
   *[other] Which { $n } further privileges, of other kinds?
}
topic-pick-privileges = the choice of privileges
# $cards: "a building".
question-bonus-take = You may take { $cards } at value { $value }.
question-bonus-take-for-less = You may take { $cards } at value { $value }, for { $discount } less.
topic-bonus-take = a card from the towers
# $faith: "4 faith points"; $points: "4 victory points".
question-faith = Give { $faith } to the church for { $points }, or be excommunicated?
question-faith-spared = Give { $faith } to the church for { $points }, or keep your faith?
topic-faith = the support of the church
question-copy-from = Whose ability do you copy, for the rest of the game?
topic-copy-from = the leader to copy
question-raise-one = Which member is worth { $value } this round?
topic-raise-one = the member to raise
question-bid = Which family do you bid for, and how high?
topic-bid = the bid for a family
# $n: how many are still to be paid.
question-pay-tokens = { $n ->
    [one] Which token do you pay with?
   *[other] You pay with { $n } tokens: which one now?
}
topic-pay-tokens = the tokens to pay with
# $owed: "2 coins".
question-replace-goods = You owe { $owed }: how many servants stand in?
topic-replace-goods = the servants that stand in for goods
# $piece: the card or leader that leaves the choice.
question-pick-option = { $piece }: which one do you choose?
topic-pick-option = the choice that a card or leader leaves
question-play-free = Which leader do you play, whatever it requires?
question-play-free-shown = Which leader of your family do you play, whatever it requires?
topic-play-free = a leader to play
question-flip-seal = Which seal do you turn over?
topic-flip-seal = the seal to turn over
question-keep-token = Which of the tokens you drew do you keep?
topic-keep-token = the token to keep
# $cards: "buildings"; $left: how many may still work.
question-activate-card = { $left ->
    [one] Which of your { $cards } do you activate, whatever its value?
   *[other] Which of your { $cards } do you activate first, whatever its value (up to { $left })?
}
topic-activate-card = the card to activate
question-arrow = How does { $card } trade, if it does?
topic-arrow = the trade of a card
# $cards: "a venture".
question-fetch-card = You may take { $cards } from the discard, for free.
topic-fetch-card = a card from the discard
# $reward: "7 victory points"; $piece: the card or leader that rewards it.
question-drop-card = You may discard { $cards } for { $reward } ({ $piece }).
# Where a rival’s card takes it.
question-drop-card-demanded = { $piece } makes you discard { $cards }: which one?
topic-drop-card = the card to discard
question-dismiss-leader = Let go of a leader in play for { $reward }?
topic-dismiss-leader = the leader to let go
question-visit-board = { $action ->
    [harvest] A harvest of value { $value }: with whose territories?
   *[production] A production of value { $value }: with whose buildings?
}
topic-visit-board = the rival whose cards are used
# $card: the card of $name that demands it.
question-give-goods = { $card } of { $name } demands something of you: what do you give?
topic-give-goods = the goods to give
question-collect-market = { $piece }: which empty space of the market pays you?
topic-collect-market = a space of the market
# $goods: "7 servants".
question-buy-leftover = You may take a card that is left for { $goods }.
topic-buy-leftover = a card that is left
question-choose-work = A harvest or a production with value { $value }?
topic-choose-work = harvest or production
question-pick-one = { $action ->
    [harvest] Which one of your territories do you activate, at value { $value }?
   *[production] Which one of your buildings do you activate, at value { $value }?
}
topic-pick-one = the one card to activate

## Answers

# $member: "black (5)"; $space: one of the space-... messages.
answer-place = { $member } → { $space }
# $text: "black (5) → territory 3"; $card: the card on that floor.
answer-card = { $text }: { $card }
# $what: what the space brings.
answer-place-space = { $member } → { $space }: { $what }
answer-place-work = { $action ->
    [harvest] { $member } → { $space }: a harvest of value { $value }
   *[production] { $member } → { $space }: a production of value { $value }
}
# $details: the details below that apply, with commas between them.
with-details = { $text } ({ $details })
detail-cost = for { $cost }
detail-fee = fee { $coins }
detail-servants = { $servants } to help
detail-bonus = gives { $goods }
answer-pass = Give up the member that is worth least: none can be placed
answer-end = End the turn
answer-spend-plain = { $n ->
    [0] Spend no servants
   *[other] Spend { $servants }
}
# $text: the above; $cards: the cards that work at this value; $count: how many they are.
answer-spend = { $text }: value { $value }, { $count ->
    [0] no card works
    [one] { $cards } works
   *[other] { $cards } work
}
# Where even the least value is not reached.
answer-spend-none = Do not use this action
answer-pay = Pay { $goods }
answer-pay-none = Pay price { $price }
# $trade: "1 wood for 3 coins".
answer-trade = { $card }: { $trade }
answer-trade-none = Trade with building { $building }, arrow { $arrow }
answer-produce = { $n ->
    [0] Produce without a trade
   *[other] Produce, paying { $goods }
}
answer-privilege = Receive { $goods }
# All that lies on the family tile.
privilege-store = { $goods } from the family tile
privilege-stored = the goods on the family tile
answer-take = { $space }
answer-decline = Take no card
# $effect: "2 coins".
answer-first = First { $effect }
answer-first-none = Effect { $n } first
answer-support = Support the church: { $faith } become { $points }
answer-refuse = Do not support it: excommunication ({ $tile })
answer-refuse-spared = Do not support it: excommunication cannot touch you
answer-choose = { $tile }: harvest { $harvest }; production { $production }
# $ability: what the leader does, in a few words.
answer-keep = Keep { $leader } ({ $ability })
answer-play = Play { $leader } ({ $ability })
answer-use = Use { $leader } ({ $ability })
answer-copy = Copy { $leader } ({ $ability })
answer-discard = Let go of { $leader } for { $reward }
answer-raise = Raise { $member } to { $value }
answer-raise-none = Raise { $member }
# $row: how high the bid is, from 1 to 6; $goods: what one begins with.
answer-bid = Bid { $row } for { $family }: { $goods } to begin with
# $name: who led so far.
answer-bid-over = Bid { $row } for { $family }, over { $name }: { $goods } to begin with
answer-bid-none = Bid { $row } on { $lot }
# $goods: what the token shows.
answer-token = Spend a token: { $goods }
answer-give = Pay with a token ({ $goods })
answer-lay = Lay a token ({ $goods }) on { $card }, for good
answer-hold = Keep the token: { $goods }
answer-swap-none = Make the trade of the family
answer-flip = Turn this seal over: { $goods }
answer-option-none = Choose number { $n }
answer-give-goods = Give { $goods }
answer-work =
    { $action ->
        [harvest] Harvest, worth { $value }
       *[production] Production, worth { $value }
    }
answer-fetch = Take { $card }
answer-drop = Discard { $card }
answer-drop-for = Discard { $card } for { $reward }
answer-drop-none = Discard no card
answer-dismiss-none = Let no leader go
answer-dismiss = Let go of { $leader }
# $what: what the card gives.
answer-activate = Activate { $card }: { $what }
answer-activate-plain = Activate { $card }
answer-activate-none = Activate no card
answer-arrow-none = Do not trade
answer-play-none = Play no leader
# $cards: the cards of the rival that can work.
answer-visit = { $action ->
    [harvest] The territories of { $name }: { $cards }
   *[production] The buildings of { $name }: { $cards }
}
answer-visit-plain = The cards of { $name }
# $space: "market, space 2"; $what: what it gives.
answer-collect = { $space }: { $what }
# $kind: "coins"; $goods: "2 coins".
answer-replace = { $n ->
    [0] Spend no servants instead of { $kind }
   *[other] Spend { $servants } instead of { $goods }
}
answer-add = Send { $servants } ahead

## Events

event-bonus-tile-chosen = { $who ->
    [you] You take { $tile }.
   *[other] { $name } takes { $tile }.
}
event-leader-drafted = { $who ->
    [you] You keep { $leader }.
   *[other] { $name } keeps { $leader }.
}
event-leader-drafted-hidden = { $who ->
    [you] You keep a leader.
   *[other] { $name } keeps a leader.
}
event-packs-passed = Everybody looks into a new pack of leaders.
event-packs-passed-seen = You look into a pack of leaders: { $leaders }.
# $dice: "black (5), white (2), orange (1)".
event-round-began = Round { $round }, period { $period }. The dice: { $dice }.
event-turn-began = { $who ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $name }.
}
event-turn-passed = { $who ->
    [you] You are excommunicated and pass your first turn.
   *[other] { $name } is excommunicated and passes the first turn.
}
event-member-placed = { $who ->
    [you] You place { $member }: { $space }.
   *[other] { $name } places { $member }: { $space }.
}
event-member-lost = { $who ->
    [you] You can place nobody and lose a member: { $member }.
   *[other] { $name } can place nobody and loses a member: { $member }.
}
event-servants-spent = { $who ->
    [you] You spend { $servants } to raise the value.
   *[other] { $name } spends { $servants } to raise the value.
}
event-fee-paid = { $who ->
    [you] You pay { $coins }, as the tower is occupied.
   *[other] { $name } pays { $coins }, as the tower is occupied.
}
# $source: a card, a space, a leader and the like, from which the goods come.
event-received = { $who ->
    [you] You receive { $goods } ({ $source }).
   *[other] { $name } receives { $goods } ({ $source }).
}
# From the space where the member was just placed.
event-received-space = { $who ->
    [you] You receive { $goods }.
   *[other] { $name } receives { $goods }.
}
source-privilege = privilege
source-church = church
source-token = token
event-card-taken = { $who ->
    [you] You take { $card } for { $cost }.
   *[other] { $name } takes { $card } for { $cost }.
}
event-card-taken-free = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
event-bonus-offered-take = { $who ->
    [you] You may take a card with value { $value }.
   *[other] { $name } may take a card with value { $value }.
}
event-bonus-offered-harvest = { $who ->
    [you] You may harvest with value { $value }.
   *[other] { $name } may harvest with value { $value }.
}
event-bonus-offered-production = { $who ->
    [you] You may produce with value { $value }.
   *[other] { $name } may produce with value { $value }.
}
event-bonus-declined = { $who ->
    [you] You skip that action.
   *[other] { $name } skips that action.
}
event-harvested = { $who ->
    [you] You harvest with value { $value }.
   *[other] { $name } harvests with value { $value }.
}
event-produced = { $who ->
    [you] You produce with value { $value }.
   *[other] { $name } produces with value { $value }.
}
event-produced-paying = { $who ->
    [you] You produce with value { $value } and pay { $goods }.
   *[other] { $name } produces with value { $value } and pays { $goods }.
}
event-trade-chosen = { $who ->
    [you] You choose a trade of { $card }: { $trade }.
   *[other] { $name } chooses a trade of { $card }: { $trade }.
}
event-leader-played = { $who ->
    [you] You play { $leader }.
   *[other] { $name } plays { $leader }.
}
event-leader-discarded = { $who ->
    [you] You let go of { $leader }.
   *[other] { $name } lets go of { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] You let go of a leader.
   *[other] { $name } lets go of a leader.
}
event-leader-used = { $who ->
    [you] You use { $leader }.
   *[other] { $name } uses { $leader }.
}
event-leader-copied = { $who ->
    [you] You copy { $leader }.
   *[other] { $name } copies { $leader }.
}
event-member-raised = { $who ->
    [you] Your member is worth more this round: { $member }.
   *[other] A member of { $name } is worth more this round: { $member }.
}
event-church-supported = { $who ->
    [you] You support the church with { $faith }.
   *[other] { $name } supports the church with { $faith }.
}
# $tile: what the tile does, in a few words.
event-excommunicated = { $who ->
    [you] You do not support the church. Excommunication { $period }: { $tile }.
   *[other] { $name } does not support the church. Excommunication { $period }: { $tile }.
}
event-excommunicated-forced = { $who ->
    [you] You lack faith. Excommunication { $period }: { $tile }.
   *[other] { $name } lacks faith. Excommunication { $period }: { $tile }.
}
event-round-ended = Round { $round } is over. The new order: { $names }.
# $row: how high the bid is.
event-bid-placed = { $who ->
    [you] You bid { $row } for { $family }.
   *[other] { $name } bids { $row } for { $family }.
}
event-bid-placed-over = { $who ->
    [you] You bid { $row } for { $family } and outbid { $rival }.
   *[other] { $name } bids { $row } for { $family } and outbids { $rival }.
}
event-family-taken = { $who ->
    [you] You take the family { $family } and begin with { $goods }.
   *[other] { $name } takes the family { $family } and begins with { $goods }.
}
event-family-taken-with = { $who ->
    [you] You take the family { $family }, with { $leaders }, and begin with { $goods }.
   *[other] { $name } takes the family { $family }, with { $leaders }, and begins with { $goods }.
}
# $tokens: "2 tokens"; $shown: what they show.
event-tokens-drawn = { $who ->
    [you] You draw { $tokens }.
   *[other] { $name } draws { $tokens }.
}
event-tokens-drawn-seen = { $who ->
    [you] You draw { $tokens }: { $shown }.
   *[other] { $name } draws { $tokens }: { $shown }.
}
# Tokens of which one is kept.
event-tokens-offered = { $who ->
    [you] You draw { $tokens } to keep one.
   *[other] { $name } draws { $tokens } to keep one.
}
event-tokens-offered-seen = { $who ->
    [you] You draw { $tokens } to keep one: { $shown }.
   *[other] { $name } draws { $tokens } to keep one: { $shown }.
}
event-token-spent = { $who ->
    [you] You spend a token: { $goods }.
   *[other] { $name } spends a token: { $goods }.
}
event-token-paid = { $who ->
    [you] You pay with a token ({ $goods }).
   *[other] { $name } pays with a token ({ $goods }).
}
event-token-laid = { $who ->
    [you] You lay a token ({ $goods }) on { $card }.
   *[other] { $name } lays a token ({ $goods }) on { $card }.
}
event-token-kept = { $who ->
    [you] You keep a token ({ $goods }) and put one back ({ $back }).
   *[other] { $name } keeps a token ({ $goods }) and puts one back ({ $back }).
}
event-token-kept-only = { $who ->
    [you] You keep a token ({ $goods }).
   *[other] { $name } keeps a token ({ $goods }).
}
event-token-kept-hidden = { $who ->
    [you] You keep a token.
   *[other] { $name } keeps a token.
}
event-tokens-shuffled = { $n ->
    [one] The supply is empty: the { $n } token beside it is the new one.
   *[other] The supply is empty: the { $n } tokens beside it are shuffled into a new one.
}
event-leaders-drawn = { $who ->
    [you] You draw { $leaders }.
   *[other] { $name } draws { $leaders }.
}
# $leaders: how many.
event-leaders-drawn-hidden = { $who ->
    [you] You draw { $leaders }.
   *[other] { $name } draws { $leaders }.
}
event-card-dropped = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
event-swapped = { $who ->
    [you] You use your family’s trade and pay { $goods }.
   *[other] { $name } uses the family’s trade and pays { $goods }.
}
event-seal-turned = { $who ->
    [you] You turn a seal over: { $goods }.
   *[other] { $name } turns a seal over: { $goods }.
}
event-faith-tile-taken = { $who ->
    [you] You reach the tile on space { $n } of the faith track.
   *[other] { $name } reaches the tile on space { $n } of the faith track.
}
event-set-completed = { $who ->
    [you] You complete set { $n } of all four kinds of cards.
   *[other] { $name } completes set { $n } of all four kinds of cards.
}
event-stored = { $who ->
    [you] What you paid stays on your family tile: { $goods }.
   *[other] What { $name } paid stays on the family tile: { $goods }.
}
event-card-fetched = { $who ->
    [you] You take { $card } from the discard.
   *[other] { $name } takes { $card } from the discard.
}
event-card-bought = { $who ->
    [you] You take { $card }, which was left, for { $cost }.
   *[other] { $name } takes { $card }, which was left, for { $cost }.
}
event-card-activated = { $who ->
    [you] You activate { $card }.
   *[other] { $name } activates { $card }.
}
event-board-visited-harvest = { $who ->
    [you] You harvest with the territories of { $rival }.
   *[other] { $name } harvests with the territories of { $rival }.
}
event-board-visited-production = { $who ->
    [you] You produce with the buildings of { $rival }.
   *[other] { $name } produces with the buildings of { $rival }.
}
event-lost = { $who ->
    [you] You lose { $goods } ({ $source }).
   *[other] { $name } loses { $goods } ({ $source }).
}
event-paid = { $who ->
    [you] You pay { $goods } ({ $source }).
   *[other] { $name } pays { $goods } ({ $source }).
}
event-given = { $who ->
    [you] You give { $goods } to { $rival } ({ $card }).
   *[other] { $name } gives { $goods } to { $rival } ({ $card }).
}
event-replaced = { $who ->
    [you] You spend { $servants } instead of { $goods }.
   *[other] { $name } spends { $servants } instead of { $goods }.
}
event-servants-added = { $who ->
    [you] You send { $servants } ahead.
   *[other] { $name } sends { $servants } ahead.
}
event-military-matched = { $who ->
    [you] You draw level with the strongest: { $military }.
   *[other] { $name } draws level with the strongest: { $military }.
}
event-church-ignored = { $who ->
    [you] You do not support the church in period { $period }, and cannot be excommunicated.
   *[other] { $name } does not support the church in period { $period }, and cannot be excommunicated.
}
# $tower: "building tower"; $values: what its floors ask for, from the lowest: "5, 6, 7 and 8".
event-tower-adapted = In this round the floors of the { $tower } ask for { $values }.

## Reasons. $need and $have: what is needed and what is there; $missing: the difference;
## $have_total: how many things are there

reason-one-member = One member is placed in a turn, and yours is.
reason-member-placed = This member is not there any more: { $member }.
reason-closed = This space is for { $need_players } players or more, and you are { $have_players }.
reason-barred = Your excommunication keeps your members out of there.
reason-occupied = The space is occupied.
reason-same-area = A coloured member of yours stands there already.
reason-value = { $need_servant ->
    [0] The value must be { $need_value }, and it is { $have_value }.
   *[other] The value must be { $need_value }, and it is { $have_value }: that takes { $need }, and you have { $have }.
}
reason-card-gone = No card is left there.
reason-same-tower = A coloured member of yours stands in that tower already.
reason-card-limit = { $need_kind ->
    [territory] You have { $need_cards } territories: there is no room for more.
    [character] You have { $need_cards } characters: there is no room for more.
    [building] You have { $need_cards } buildings: there is no room for more.
   *[venture] You have { $need_cards } ventures: there is no room for more.
}
reason-fee = The tower is occupied: that takes { $need }, and you have { $have }.
reason-slot = Territory number { $need_slot } asks for { $need }, and you have { $have }.
reason-servants-twice = Your servants cannot both raise the value and pay for the card: you have { $have }, and the value takes { $need }.
reason-cost = It costs { $need }, and you have { $have }. Missing: { $missing }.
reason-cost-fee = It costs { $need } besides the fee of { $fee }, and you have { $have }.
reason-cost-threshold = It costs { $need } and asks for { $threshold } in all, and you have { $have }.
reason-cost-threshold-fee = It costs { $need } besides the fee of { $fee } and asks for { $threshold } in all, and you have { $have }.
reason-must-place = While a member can be placed, one must be.
reason-place-first = First a family member is placed.
reason-servants = That takes { $need }, and you have { $have }.
reason-no-more-cards = Other numbers of servants make no more cards work: choose { $numbers }.
reason-no-such-price = The card has no such price.
reason-no-effect = The card has no such effect left: { $card }.
reason-dearer = Another price is the same or less.
reason-no-building = You have no building number { $need_building }.
reason-no-trade = There is no such trade: { $card }.
reason-not-reached = The card works from value { $need_value }, and this action has { $have_value }.
reason-traded = { $card } trades already: each building does so once, by one arrow.
reason-inputs = It takes { $need }, and you have { $have } left.
reason-privileges = { $need_privileges ->
    [one] You choose one privilege.
   *[other] You choose { $need_privileges } different privileges.
}
# $need_cards and $have_cards: "buildings".
reason-wrong-kind = This is for { $need_cards }, not for { $have_cards }.
reason-tile-taken = That bonus tile is taken.
reason-not-in-pack = { $leader } is not in your pack.
reason-between-actions = That is done before or after a member is placed. First comes { $topic }.
reason-already-played = { $leader } has been played and stays.
reason-not-in-hand = { $leader } is not in your hand.
reason-nobody-to-copy = No rival has a leader in play to copy.
reason-requirement = It requires { $need }, and you have { $have }.
reason-not-in-play = { $leader } is not in play.
reason-always-on = The ability of { $leader } always holds: there is nothing to use.
reason-used = { $leader } has been used this round.
reason-to-no-use = { $leader } could do nothing now.
reason-not-a-rivals = No rival has { $leader } in play.
reason-not-in-game = There is no such thing in this game.
reason-no-such-member = You have no such member: { $member }.
reason-not-your-space = That is the space of a leader whom you do not have in play.
reason-space-value = { $need_servant ->
    [0] The space asks for value { $need_value }, and the member has { $have_value }.
   *[other] The space asks for value { $need_value }, and the member has { $have_value }: that takes { $need }, and you have { $have }.
}
# The auction; $need_row: the bid that leads.
reason-no-lot = { $lot } is not in this game.
reason-bid-higher = { $need_row ->
    [6] The highest bid has been made there.
   *[other] Bid { $need_row } leads there: yours must be higher.
}
# Tokens; $token: what it shows.
reason-no-such-token = You have no such token: { $token }.
reason-not-drawn = You did not draw such a token: { $token }.
reason-no-slot = You do not have the card that the token would lie on: { $card }.
reason-slot-filled = A token lies there already: { $card }.
# Powers of families; $goods: what the seal gives.
reason-no-swap = Your family makes no such trade.
reason-seal-turned = That seal has been turned over: { $goods }.
# $privilege: what it brings.
reason-no-such-privilege = That is no privilege you can choose: { $privilege }.
reason-no-token-left = No token is left, neither face down nor among those spent.
reason-privilege-picked = You have just chosen that privilege: { $privilege }. This one must be another.
# Servants that stand in for goods, or help ahead of the next member.
reason-must-replace = You have { $have }: at least { $need } must stand in.
reason-no-more-due = No more than { $need } must be paid.
reason-servants-needed = At most { $have } can stand in: the others are needed elsewhere.
reason-settled = How many servants stand in for { $need_goods } is settled.
reason-added-already = You have sent servants ahead of this action already.
reason-no-need-to-add = Fewer servants would bring you nothing here: more than the action needs would be lost.
reason-too-few-left = With { $need } gone the action could not be taken: you have { $have }.
reason-act-now = You have sent servants ahead: now the action must follow.
reason-compulsory = This is compulsory: it cannot be declined.
# Cards that are pointed at.
reason-not-yours = { $card } is not on your board.
reason-not-on-board = { $who ->
    [you] { $card } is not on your board.
   *[other] { $card } is not on the board of { $name }.
}
reason-not-put-away = { $card } is not in the discard.
reason-wrong-tower = The { $tower } is not meant here.
reason-no-activator = No building activates another card here.
reason-all-woken = Every building that activates another card has done so.
reason-activator = { $card } activates other cards, and cannot be one of them.
reason-just-worked = { $card } has just worked.
reason-only-one-card = Only one card works in this production, and it is another one.
reason-arrow-first = First comes the trade of { $card }.
reason-often-enough = { $need_times ->
    [one] This trade can be made once.
   *[other] This trade can be made { $need_times } times, and has been.
}
reason-comes-to-nothing = That would come to nothing now.
reason-no-such-option = { $need_options ->
    [one] There is only one thing to choose.
   *[other] There are only { $need_options } things to choose from.
}
reason-not-a-rival = Only the cards of a rival can be used, not your own.

## The end

end-finished = The sixth round has been played.
tie-break = Among equal points, who comes first in the turn order is ahead.
# Where points come from.
part-track = during play
part-territories = territories
part-characters = characters
part-ventures = ventures
part-military = military
part-resources = resources
part-more = more with each gain
part-excommunication = excommunication

## Options of a table

option-advanced = leaders and personal bonus tiles
option-advanced-true = with them (the advanced rules)
option-advanced-false = without them (the basic game)
option-modules = expansions
option-modules-none = none
option-modules-houses = Houses of Renaissance
option-modules-pazzi = The Pazzi Conspiracy
option-modules-houses-pazzi = both expansions
option-leaders = leaders to draft from
option-leaders-all = all
option-leaders-base = those of the game itself
option-leaders-new = those of the expansions
option-leaders-own = the named ones: names with commas between
option-decks = cards in the decks
option-decks-random = eight of ten for each tower and period, drawn by chance
option-decks-preview = drawn by chance, and shown to all before the game
option-decks-own = a deck of your own, by its code

## The position in a terminal. Labels have 11 columns, those above the towers 18.

heading-round = round { $round } of { $all }, period { $period }
heading-turn = turn { $turn }
heading-over = the game is over
label-territory = territories
label-character = characters
label-building = buildings
label-venture = ventures
label-special = special
label-dice = Dice
label-harvest = Harvest
label-production = Production
label-market = Market
label-council = Council
label-adapted = Adapted
# $tower: "building tower"; $values: "5, 6, 7 and 8".
tower-asks = { $tower }, floors of { $values }
label-supply = Supply
# Tokens that lie face up beside the supply.
label-beside = Spent
label-pile = Pile
# While families are bid for.
lot-free = no bid yet
lot-led = { $name } bids { $row }
# A deck that everybody knows; $kind: "buildings".
deck = { $kind } of period { $period }
# A space and who stands there; $spot: "small", "2 (5V)".
spot = { $spot }: { $members }
spot-small = small
# $malus: what it takes off the value of the action.
spot-large = large (−{ $malus })
spot-closed = closed
# The space of a leader; $what: what it gives.
spot-own = { $leader } (value { $value }) – { $what }
# Somebody who stands on a space: "Ann black".
standing = { $name } { $member }
label-order = Order
label-church = Church
# $tile: what the excommunication does; $faith: what the report asks for.
church-tile = { $faith }, or { $tile }
church-cubes = excommunicated: { $names }
label-goods = goods
label-tracks = tracks
label-members = members
label-cards-territory = territories
label-cards-character = characters
label-cards-building = buildings
label-cards-venture = ventures
# $military: "7 military points".
territories-next = the next one needs { $military }
territories-full = no room for more
label-tile = bonus tile
label-family = family
label-tokens = tokens
# Tokens that lie on cards.
label-laid = laid
# What lies on the family tile.
label-store = stored
label-seals = seals
# Spaces of the faith track whose tiles were taken.
label-faith-tiles = faith tiles
# Complete sets of cards that were rewarded.
label-sets = sets
label-spaces = own spaces
# What servants add to the next member.
label-ahead = sent ahead
label-dismissed = out of play
label-played = leaders
leader-used = used
# One leader copies another.
copies = copies { $leader }
label-hand = in hand
requires = requires { $requirement }
label-away = let go
label-excommunications = penalties
# Cards in few letters; $goods: "1C". Of what each card of a kind brings:
brief-per-card = { $kind ->
    [territory] { $goods } a territory
    [character] { $goods } a character
    [building] { $goods } a building
   *[venture] { $goods } a venture
}
brief-per-leader = { $goods } a leader
brief-play-free = a leader, free
brief-fetch = a card left
brief-activate = activate a card
brief-slot = its token
brief-market = empty market
# Something for a card or leader put away.
brief-drop-own = a card for { $reward }
brief-dismiss = a leader for { $reward }
brief-rivals-give = rivals: { $goods }
brief-visit = { $action ->
    [harvest] rival harvest { $value }
   *[production] rival production { $value }
}
# What a floor asks for, where it is not the usual value.
brief-asks = value { $value }
brief-per-held = { $goods } for { $held }
# An action to take a card of a kind ("any" of all kinds), a harvest or a production.
brief-take = { $kind ->
    [territory] territory { $value }
    [character] character { $value }
    [building] building { $value }
    [venture] venture { $value }
   *[any] card { $value }
}
brief-work = { $action ->
    [harvest] harvest { $value }
   *[production] production { $value }
}
# Points at the end.
brief-end = end { $points }
brief-bonus-tile = harvest { $harvest } · production { $production }

## The position as panels, for readers who see no board. Titles, then rows: a label and a text.

panel-tower-territory = Tower of territories
panel-tower-character = Tower of characters
panel-tower-building = Tower of buildings
panel-tower-venture = Tower of ventures
panel-tower-special = Special tower
panel-floor = Floor { $n } (value { $value })
panel-floor-bonus = The floor gives { $goods }.
panel-spaces = Spaces
panel-auction = Families to bid for
panel-decks = Cards in the decks
nobody = nobody
panel-period = Period { $period }
# What somebody has: the name of a card alone, or with what it does.
panel-sentence = { $text }.
panel-ability = { $card }: { $ability }
