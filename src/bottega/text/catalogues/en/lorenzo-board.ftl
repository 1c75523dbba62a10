### The drawn board of Lorenzo il Magnifico, in English.

## Kinds of answers, where there are many ($n: how many)

verb-place =
    { $n ->
        [one] Place a member: { $n } way
       *[other] Place a member: { $n } ways
    }
# Many answers that begin with one member.
group-member =
    { $name ->
        [black] Black member
        [white] White member
        [orange] Orange member
       *[neutral] Neutral member
    }: { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
verb-take =
    { $n ->
        [one] Take a card: { $n } within reach
       *[other] Take a card: { $n } within reach
    }
verb-spend = Spend servants
verb-pay = Pay the card
verb-trade =
    { $n ->
        [one] Trade: { $n } way
       *[other] Trade: { $n } ways
    }
verb-produce = Produce
verb-privilege = Choose privileges
verb-first = Begin with one of the effects
verb-choose = Choose a bonus tile
verb-keep = Keep a leader
verb-play =
    { $n ->
        [one] Play a leader
       *[other] Play a leader: { $n } are ready
    }
verb-discard = Discard a leader for a privilege
verb-use =
    { $n ->
        [one] Use a leader
       *[other] Use a leader: { $n } are ready
    }
verb-copy = Copy a leader
verb-raise = Raise a member
verb-decline = Decline
verb-support = Support the church
verb-refuse = Be excommunicated
verb-pass = Pass
verb-end = End the turn

## The top line and the tabs

# $period: I, II or III.
city-where = Period { $period } · round { $round } of { $rounds }
city-where-setup = Before the first round
city-tab-towers = Towers
city-tab-city = City
city-tab-yours = Yours

## Towers

city-towers = The towers
city-tower-territory = Territories
city-tower-character = Characters
city-tower-building = Buildings
city-tower-venture = Ventures
city-fee =
    { $n ->
        [one] { $n } coin to enter
       *[other] { $n } coins to enter
    }
city-fee-text = Somebody stands in this tower already. Whoever takes another card here pays this first, on top of the card; so do you, if it is you who stands here.
city-floor = The action must be worth { $value } here.
# $goods: "2 wood".
city-bonus = This floor also gives { $goods }.
city-taken-by = taken by { $name }
city-taken = taken
city-empty = no card yet

## Dice and members

city-dice = Dice and family members
# Not to use an action that was granted; to give up a member that can go nowhere.
city-decline = Leave it
city-pass = Pass
# $member: black, white, orange or neutral.
city-die =
    { $member ->
        [black] The black die shows { $value }.
        [white] The white die shows { $value }.
       *[orange] The orange die shows { $value }.
    }
city-member-waits =
    { $member ->
        [black] Black member of { $name }, worth { $value }.
        [white] White member of { $name }, worth { $value }.
        [orange] Orange member of { $name }, worth { $value }.
       *[neutral] Neutral member of { $name }, worth { $value }.
    }
city-member-placed =
    { $member ->
        [black] Black member of { $name }: no longer at home.
        [white] White member of { $name }: no longer at home.
        [orange] Orange member of { $name }: no longer at home.
       *[neutral] Neutral member of { $name }: no longer at home.
    }
city-member-of =
    { $member ->
        [black] the black member of { $name }
        [white] the white member of { $name }
        [orange] the orange member of { $name }
       *[neutral] the neutral member of { $name }
    }
# $members: one or more of the above.
city-standing = Standing here: { $members }.

## Spaces

city-market = Market
city-work = Harvest and production
city-harvest = Harvest
city-production = Production
city-large-harvest = Large harvest space
city-large-production = Large production space
city-council = Council palace
city-large-malus = large spaces −{ $n }
city-gives = It gives { $goods }.
city-harvest-text = Your bonus tile and your territories yield, those that the value of the action reaches.
city-production-text = Your bonus tile and your buildings yield, those that the value of the action reaches.
city-council-text = Whoever comes here earlier plays earlier in the next round.
city-malus = The value of the action is { $n } less.
city-shared = Any number of members may stand here.
city-closed = With fewer than { $players } players it is covered.
# A player and how many members are still to be placed.
city-in-order = { $name } ({ $n } to place)
# $names: the players in their order, each as above.
city-order = Order of play: { $names }
city-order-text = Who stands in the palace comes first in the next round, in the order of the queue; the others follow as they are.

## Church

city-church = Church
city-report-after = report after round { $round }
city-support = Support it
city-faith-of = { $name } on space { $space }
city-faith-space = Space { $space } of the faith track
city-faith-points =
    { $points ->
        [one] Worth { $points } victory point when the church is supported.
       *[other] Worth { $points } victory points when the church is supported.
    }
# $period: I, II or III.
city-faith-needed = The report of period { $period } asks for { $space } faith: who has less is excommunicated.
city-excommunication = Excommunication of period { $period }
city-cursed = It weighs on { $names }.

## Tracks

city-tracks = Military and victory points
city-track-military = Military points
city-track-military-text = At the end of the game the first and the second receive points for them, and territories ask for them.
city-track-vp = Victory points so far
city-track-vp-text = What cards, faith and military bring at the end is not counted here.
city-rank = { $name } { $n }

## Setting up

city-setup-tiles = Personal bonus tiles
city-setup-tiles-text = Each brings something of its own with every harvest and every production.
city-setup-draft = Leaders
city-setup-draft-text = Keep one of this pack; the others go on to your neighbour.
city-setup-kept = Kept so far
city-setup-wait = Others are still choosing.


## House: a player's goods, family, cards and leaders

house-yours = Your house
house-of = The house of { $name }
house-goods = Goods and tracks
house-family = Family members
# $member: black, white, orange or neutral.
house-member =
    { $member ->
        [black] Black member, worth { $value }
        [white] White member, worth { $value }
        [orange] Orange member, worth { $value }
       *[neutral] Neutral member, worth { $value }
    }
house-member-placed =
    { $member ->
        [black] Black member, already placed
        [white] White member, already placed
        [orange] Orange member, already placed
       *[neutral] Neutral member, already placed
    }
house-raise =
    { $member ->
        [black] The black member, worth { $value } in this round
        [white] The white member, worth { $value } in this round
       *[orange] The orange member, worth { $value } in this round
    }
house-row =
    { $kind ->
        [territory]
            { $n ->
                [0] No territory yet
                [one] { $n } territory
               *[other] { $n } territories
            }
        [character]
            { $n ->
                [0] No character yet
                [one] { $n } character
               *[other] { $n } characters
            }
        [building]
            { $n ->
                [0] No building yet
                [one] { $n } building
               *[other] { $n } buildings
            }
       *[venture]
            { $n ->
                [0] No venture yet
                [one] { $n } venture
               *[other] { $n } ventures
            }
    }
house-row-territory = They yield in a harvest that reaches their die. At the end their number brings points.
house-row-character = Their abilities hold all the time. At the end their number brings points.
house-row-building = They yield and trade in a production that reaches their die.
house-row-venture = At the end they bring the points in their laurels.
house-next-short = next
house-next =
    { $n ->
        [one] The next territory needs { $n } military point
       *[other] The next territory needs { $n } military points
    }
house-next-text =
    { $have ->
        [one] There is { $have }. Nothing of it is paid.
       *[other] There are { $have }. Nothing of them is paid.
    }
# $period: I, II or III.
house-excommunicated = Excommunicated in period { $period }
# Words on cards.
house-per = per
house-or = or
house-free = free
house-once = once in a round
house-always = always
house-kind-territory = territory
house-kind-character = character
house-kind-building = building
house-kind-venture = venture

## House: leaders

house-leaders = Leaders
house-hidden =
    { $n ->
        [one] { $n } in hand
       *[other] { $n } in hand
    }
house-discarded =
    { $n ->
        [one] { $n } put away
       *[other] { $n } put away
    }
house-leader-hand = In hand: it can be played once you have what it asks for, or discarded for a privilege.
house-leader-ready = In hand: you have what it asks for. It can be played, or discarded for a privilege.
house-leader-played = In play.
house-leader-used = In play, and used in this round.
# $leader: its name.
house-discard = Discard { $leader } for a privilege
house-copied = It has the ability of { $leader }.

## House: what is being asked

house-ask-pay-for = Which price?
house-ask-work = How many servants help?
house-ask-production = Which buildings trade?
house-ask-pick-privileges =
    { $n ->
        [one] Which privilege?
       *[other] Which { $n } privileges?
    }
house-ask-effects = Which effect first?
house-ask-faith = Do you support the church?
house-ask-copy-from = Whose ability is copied?
house-ask-raise-one = Which member?
house-servants =
    { $n ->
        [0] No servants: the action is worth { $value }.
        [one] { $n } servant: the action is worth { $value }.
       *[other] { $n } servants: the action is worth { $value }.
    }
# $cards: the names of cards.
house-working = These work, and the bonus tile: { $cards }.
house-none-works = Only the bonus tile works.
house-nothing-works = Nothing works.
house-produce = Produce
house-trade-chosen = This trade is chosen.
house-support-short = Support it
house-support =
    { $points ->
        [one] Support the church: all { $faith } faith for { $points } victory point
       *[other] Support the church: all { $faith } faith for { $points } victory points
    }
house-refuse-short = Refuse
# $tile: the text of the excommunication.
house-refuse = Keep the faith and be excommunicated. { $tile }
