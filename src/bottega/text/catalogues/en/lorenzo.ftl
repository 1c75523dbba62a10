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
count-leader = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
}

## Kinds of goods, and their letters on boards and cards (all different)

kind-coin = coins
kind-wood = wood
kind-stone = stone
kind-servant = servants
kind-military = military points
kind-faith = faith points
kind-vp = victory points
kind-privilege = privileges
letter-coin = C
letter-wood = W
letter-stone = S
letter-servant = V
letter-military = M
letter-faith = F
letter-vp = P
letter-privilege = ★

## Family members and where they go

# A family member by its colour; it stands for "the black family member".
member-black = black
member-white = white
member-orange = orange
member-neutral = neutral
# $member: one of the above; $value: what it is worth.
member = { $member } ({ $value })
# Spaces, said after a colon or a dash.
space-territory = territory tower, floor { $n }
space-character = character tower, floor { $n }
space-building = building tower, floor { $n }
space-venture = venture tower, floor { $n }
space-harvest = small harvest space
space-large-harvest = large harvest space
space-production = small production space
space-large-production = large production space
space-market = market, space { $n }
space-council = council palace
# A floor of a tower, in the fewest words.
floor-territory = territory { $n }
floor-character = character { $n }
floor-building = building { $n }
floor-venture = venture { $n }

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
# What a card is, after its name; $period: I, II or III.
card-of-territory = a territory of period { $period }
card-of-character = a character of period { $period }
card-of-building = a building of period { $period }
card-of-venture = a venture of period { $period }
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
text-points = At the end of the game: { $points }.
# Military points that are paid, where one must have so many.
cost-military = { $goods } ({ $threshold } needed)

## Effects: things that one receives

effect-per-card = { $kind ->
    [territory] { $goods } for each own territory
    [character] { $goods } for each own character
    [building] { $goods } for each own building
   *[venture] { $goods } for each own venture
}
# $held: "2 military points".
effect-per-held = { $goods } for every { $held } one has
# $cards: "a building", "a card of any kind".
effect-take = an action of value { $value } to take { $cards }
effect-take-for-less = an action of value { $value } to take { $cards } for { $discount } less
effect-work = { $action ->
    [harvest] a harvest of value { $value }
   *[production] a production of value { $value }
}
effect-raise = a value of { $value } for one coloured member in this round
effect-copy = the ability of a leader that a rival has in play, for the rest of the game

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
   *[tower] You can no longer place members in that tower.
}
short-barred = { $area ->
    [market] no members in the market
    [council] no members in the council palace
    [harvest] no members on harvest spaces
    [production] no members on production spaces
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

## Leaders and tiles

text-leader = { $leader } requires { $requirement }.
text-played = When played: { $effects }.
text-once = Once in each round: { $effects }.
short-once = once a round: { $effects }
# $ability: one of the ability-... sentences.
text-tile = Excommunication of period { $period }. { $ability }
text-bonus-tile = { $tile }. Every harvest also brings { $harvest }; every production also brings { $production }.
bonus-tile-standard = Common bonus tile
bonus-tile-a = Bonus tile A
bonus-tile-b = Bonus tile B
bonus-tile-c = Bonus tile C
bonus-tile-d = Bonus tile D
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

## Questions to the reader, and what they are about (topic-...: after "Waiting for Ann: ")

question-choose-tile = Which personal bonus tile do you take?
topic-choose-tile = the choice of a personal bonus tile
# $n: the how manieth leader it is.
question-keep-leader = Which leader of this pack do you keep (number { $n } of { $all })?
topic-keep-leader = the choice of leaders
# $leaders: how many leaders one has in hand.
question-turn = { $leaders ->
    [0] Which family member goes where?
   *[other] Which family member goes where? Or a leader first?
}
topic-turn = the family member to place
question-last-word = Your member is placed: a leader to play, use or discard, or the end of the turn?
topic-last-word = the end of the turn
question-pay-for = Which price do you pay for { $card }?
topic-pay-for = the price of a card
question-effects = Which effect of { $card } comes first?
topic-effects = the order of a card’s effects
# $action: harvest or production; $servants: how many one has.
question-work = { $action ->
    [harvest] Your harvest has value { $value }, and you have { $servants }: how many of them help?
   *[production] Your production has value { $value }, and you have { $servants }: how many of them help?
}
topic-work = the servants that help
# $n: how many trades are chosen; $pays: what they take together.
question-production = { $n ->
    [0] Production of value { $value }: which building trades, or none?
   *[other] Production of value { $value }, paying { $pays } so far: one more trade, or produce now?
}
topic-production = the trades of a production
question-pick-privileges = { $n ->
    [one] Which privilege of the council?
   *[other] Which { $n } different privileges of the council?
}
topic-pick-privileges = the choice of privileges
# $cards: "a building".
question-bonus-take = You may take { $cards } with value { $value }: which one?
question-bonus-take-for-less = You may take { $cards } with value { $value }, for { $discount } less: which one?
topic-bonus-take = a card from the towers
# $faith: "4 faith points"; $points: "4 victory points"; $tile: what the excommunication would do.
question-faith = Support the church with { $faith } for { $points }, or be excommunicated ({ $tile })?
topic-faith = the support of the church
question-copy-from = Whose ability do you copy, for the rest of the game?
topic-copy-from = the leader to copy
question-raise-one = Which member is worth { $value } in this round?
topic-raise-one = the member to raise

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
# $cards: the cards that work at this value; $count: how many they are.
answer-spend = { $count ->
    [0] { $n ->
        [0] Spend no servants: value { $value }, no card works
       *[other] Spend { $servants }: value { $value }, no card works
    }
    [one] { $n ->
        [0] Spend no servants: value { $value }, { $cards } works
       *[other] Spend { $servants }: value { $value }, { $cards } works
    }
   *[other] { $n ->
        [0] Spend no servants: value { $value }, { $cards } work
       *[other] Spend { $servants }: value { $value }, { $cards } work
    }
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
answer-take = { $space }
answer-decline = Take no card
# $effect: "2 coins".
answer-first = First { $effect }
answer-first-none = Effect { $n } first
answer-support = Support the church: { $faith } become { $points }
answer-refuse = Do not support it: excommunication ({ $tile })
answer-choose = { $tile }: harvest { $harvest }; production { $production }
# $ability: what the leader does, in a few words.
answer-keep = Keep { $leader } ({ $ability })
answer-play = Play { $leader } ({ $ability })
answer-use = Use { $leader } ({ $ability })
answer-copy = Copy { $leader } ({ $ability })
answer-discard = Discard { $leader } for { $privilege }
answer-raise = Give { $member } the value { $value }
answer-raise-none = Raise { $member }

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
source-privilege = privilege
source-church = church
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
    [you] You leave that action.
   *[other] { $name } leaves that action.
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
    [you] You discard { $leader }.
   *[other] { $name } discards { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] You discard a leader.
   *[other] { $name } discards a leader.
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
    [you] Your member is worth more in this round: { $member }.
   *[other] A member of { $name } is worth more in this round: { $member }.
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

## Reasons. $need and $have: what is needed and what is there; $missing: the difference;
## $have_total: how many things are there

reason-one-member = One member is placed in a turn, and yours stands.
reason-member-placed = This member is not there any more: { $member }.
reason-closed = This space is for { $need_players } players or more, and you are { $have_players }.
reason-barred = Your excommunication keeps your members out of there.
reason-occupied = The space is occupied.
reason-same-area = A coloured member of yours works there already.
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
reason-servants = That is { $need }, and you have { $have }.
reason-no-more-cards = So many servants make no more cards work than fewer do.
reason-no-such-price = The card has no such price.
reason-no-effect = The card has no such effect left: { $card }.
reason-dearer = Another price is the same or less.
reason-no-building = You have no building number { $need_building }.
reason-no-trade = There is no such trade: { $card }.
reason-not-reached = The building works from value { $need_value }, and this production has { $have_value }.
reason-in-order = Buildings trade in the order in which they stand, each once: this one has been passed.
reason-inputs = It takes { $need }, and you have { $have } left.
reason-privileges = { $need_privileges ->
    [one] You choose one privilege.
   *[other] You choose { $need_privileges } different privileges.
}
# $need_cards and $have_cards: "buildings".
reason-wrong-kind = This action is for { $need_cards }, not for { $have_cards }.
reason-tile-taken = That bonus tile is taken.
reason-not-in-pack = { $leader } is not in your pack.
reason-between-actions = Leaders act before or after a member is placed; first comes { $topic }.
reason-already-played = { $leader } has been played and stays.
reason-not-in-hand = { $leader } is not in your hand.
reason-nobody-to-copy = No rival has a leader in play to copy.
reason-requirement = It requires { $need }, and you have { $have }.
reason-not-in-play = { $leader } is not in play.
reason-always-on = The ability of { $leader } always holds: there is nothing to use.
reason-used = { $leader } has acted in this round.
reason-to-no-use = { $leader } could do nothing now.
reason-not-a-rivals = No rival has { $leader } in play.

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
part-excommunication = excommunication

## Options of a table

option-advanced = leaders and personal bonus tiles
option-advanced-true = with them (the advanced rules)
option-advanced-false = without them (the basic game)
option-modules = expansions
option-modules-none = none

## The position in a terminal. Labels have 11 columns, those above the towers 18.

heading-round = round { $round } of { $all }, period { $period }
heading-turn = turn { $turn }
heading-over = the game is over
label-territory = territories
label-character = characters
label-building = buildings
label-venture = ventures
label-dice = Dice
label-harvest = Harvest
label-production = Production
label-market = Market
label-council = Council
# A space and who stands there; $spot: "small", "2 (5V)".
spot = { $spot }: { $members }
spot-small = small
# $malus: what it takes off the value of the action.
spot-large = large (−{ $malus })
spot-closed = closed
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
label-played = leaders
leader-used = used
# One leader copies another.
copies = copies { $leader }
label-hand = in hand
requires = requires { $requirement }
label-away = discarded
label-excommunications = penalties
# Cards in few letters; $goods: "1C". Of what each card of a kind brings:
brief-per-card = { $kind ->
    [territory] { $goods } a territory
    [character] { $goods } a character
    [building] { $goods } a building
   *[venture] { $goods } a venture
}
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
panel-floor = Floor { $n } (value { $value })
panel-floor-bonus = The floor gives { $goods }.
panel-spaces = Spaces
nobody = nobody
panel-period = Period { $period }
# What somebody has: the name of a card alone, or with what it does.
panel-sentence = { $text }.
panel-ability = { $card }: { $ability }
