### The drawn board of Lorenzo il Magnifico, in English.

## Kinds of answers, where there are many ($n: how many)

# The question that is left after a click.
narrow-member =
    { $name ->
        [black] Where does the black member go?
        [white] Where does the white member go?
        [orange] Where does the orange member go?
        [brown] Where does the brown member go?
       *[neutral] Where does the neutral member go?
    }
narrow-space = Which member goes there?
narrow-discard = Which leader do you let go?
verb-place = Place a member
# Many answers that begin with one member.
group-member =
    { $name ->
        [black] Black member
        [white] White member
        [orange] Orange member
        [brown] Brown member
       *[neutral] Neutral member
    }
# Many bids for one family.
group-family =
    { $name ->
        [da-montefeltro] Da Montefeltro
        [malatesta] Malatesta
        [medici] Medici
        [gonzaga] Gonzaga
        [colonna] Colonna
        [aragonesi] Aragonesi
        [este] Este
        [sforza] Sforza
        [orsini] Orsini
        [della-rovere] Della Rovere
        [della-scala] Della Scala
       *[visconti] Visconti
    }
verb-take = Take a card
verb-spend = Spend servants
verb-pay = Pay for the card
verb-trade = Trade
verb-produce = Produce
verb-privilege = Choose privileges
verb-first = Begin with one of the effects
verb-choose = Choose a bonus tile
verb-keep = Keep a leader
verb-play = Play a leader
verb-discard = Let go of a leader for a privilege
verb-use = Use a leader
verb-copy = Copy a leader
verb-raise = Raise a member
verb-decline = Skip it
verb-support = Support the church
verb-refuse = Be excommunicated
verb-pass = Give a member up
verb-option = Choose what is received
verb-bid = Bid for a family
verb-token = Spend a token
verb-give = Pay with a token
verb-lay = Lay a token on a card
verb-hold = Keep a token
verb-swap = Use your family’s trade
verb-flip = Turn a seal over
verb-fetch = Take a card from the discard
verb-drop = Discard a card
verb-activate = Activate a card
verb-dismiss = Let go of a leader in play
verb-visit = Use a rival’s cards
verb-collect = Take what a market space gives
verb-replace = Pay with servants instead
verb-add = Send servants ahead
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
# The fifth tower: cards of all four kinds.
city-tower-special = Special
city-fee =
    { $n ->
        [one] { $n } coin to enter
       *[other] { $n } coins to enter
    }
city-fee-text = Somebody stands in this tower already. Whoever takes another card here pays this first, on top of the card; so do you, if it is you who stands here.
city-floor = The action must be worth { $value } here.
# $value: what the floor asks for in other rounds.
city-adapted = The adaptation tile lies on this tower; usually it is { $value }. After the round it moves one tower to the right.
# $goods: "2 wood".
city-bonus = This floor also gives { $goods }.
city-taken-by = taken by { $name }
city-taken = taken
city-empty = no card yet

## Tokens and decks

city-tokens = Tokens
city-supply =
    { $n ->
        [0] No token left to draw
        [one] { $n } token left to draw
       *[other] { $n } tokens left to draw
    }
city-supply-spent =
    { $n ->
        [one] { $n } lies open beside the supply.
       *[other] { $n } lie open beside the supply.
    }
city-supply-text = They are drawn unseen. What is spent lies open beside them, and is shuffled when the supply is empty.
# How many of one kind lie open beside the supply; how many you hold.
city-token-spent = { $n } spent
city-token-held = { $n } yours
city-decks = The decks
city-decks-text = These cards are in the decks of this game, eight of each kind and period. Nobody knows their order.
city-decks-kinds = Kinds of cards
city-deck =
    { $kind ->
        [territory] The deck of territories
        [character] The deck of characters
        [building] The deck of buildings
       *[venture] The deck of ventures
    }
city-card-seen = already laid out

## Dice and members

city-dice = Dice and family members
city-pass = Give a member up
# $member: black, white, orange, neutral or brown.
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
        [brown] Brown member of { $name }, worth { $value }.
       *[neutral] Neutral member of { $name }, worth { $value }.
    }
city-member-placed =
    { $member ->
        [black] Black member of { $name }: no longer at home.
        [white] White member of { $name }: no longer at home.
        [orange] Orange member of { $name }: no longer at home.
        [brown] Brown member of { $name }: no longer at home.
       *[neutral] Neutral member of { $name }: no longer at home.
    }
city-member-of =
    { $member ->
        [black] the black member of { $name }
        [white] the white member of { $name }
        [orange] the orange member of { $name }
        [brown] the brown member of { $name }
       *[neutral] the neutral member of { $name }
    }
# $members: one or more of the above.
city-standing = Standing here: { $members }.

## Spaces

city-work = Harvest and production
city-council = Council palace
city-large-malus = large spaces −{ $n }
city-closed = With fewer than { $players } players it is covered.
city-own = Spaces of leaders
# $leader: whose space it is; $name: the player who has this leader.
city-own-space = The space of { $leader }, for { $name } alone
# What a privilege may be; $goods: "2 coins, 1 faith or 1 token".
city-privilege-text = A privilege brings { $goods }.
# One more thing that a privilege may bring, for who has the family Da Montefeltro.
city-store = all that lies on your family tile
# A player and how many members are still to be placed.
city-in-order = { $name } ({ $n } to place)
# $names: the players in their order, each as above.
city-order = Order of play: { $names }
city-order-text = Who stands in the palace comes first in the next round, in the order of the queue; the others follow as they are.

## Church

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
# $name: the player whose family has tiles on the faith track.
city-faith-tile = Once the marker of { $name } reaches space { $space }: { $goods }.
city-cursed = It weighs on { $names }.

## Tracks

city-tracks = Military and victory points
city-track-military = Military points
city-track-military-text = At the end of the game the first and the second receive points for them, and territories ask for them.
city-track-vp = Victory points so far
city-track-vp-text = What cards, faith and military bring at the end is not counted here.
city-rank = { $name } { $n }

## The auction

city-auction = The families
city-auction-text = Who bids higher begins with less. Who is outbid bids again at once.
city-bidders = To bid
# $you: yes or no.
city-bids-now =
    { $you ->
        [yes] You bid now
       *[no] { $name } bids now
    }
city-bids-later =
    { $you ->
        [yes] you follow
       *[no] { $name } follows
    }
city-outbid =
    { $you ->
        [yes] You were outbid: bid again
       *[no] { $name } was outbid and bids again
    }
# $family: its name.
city-bids = Bids for { $family }
# $row: 1 to 6; $goods: what one begins with.
city-bid = Bid { $row }: begin with { $goods }.
city-bid-of = { $name } leads here.
city-bid-under = A higher bid stands already.
city-bid-last = Nobody can go higher.
city-bid-text = Others can still go higher.
city-beside = Leaders that go with the family
city-beside-text = It lies beside the family and goes with it.
city-won = Families
city-won-by = { $name } has the family { $family } for bid { $row }, and begins with { $goods }.

## Setting up

city-setup-tiles = Bonus tiles
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
# $member: black, white, orange, brown or neutral.
house-member =
    { $member ->
        [black] Black member, worth { $value }
        [white] White member, worth { $value }
        [orange] Orange member, worth { $value }
        [brown] Brown member, worth { $value }
       *[neutral] Neutral member, worth { $value }
    }
house-member-placed =
    { $member ->
        [black] Black member, already placed
        [white] White member, already placed
        [orange] Orange member, already placed
        [brown] Brown member, already placed
       *[neutral] Neutral member, already placed
    }
# Servants that help the next member before it is placed.
house-ahead =
    { $n ->
        [one] Send { $n } servant ahead
       *[other] Send { $n } servants ahead
    }
house-ahead-text = They raise the action that follows, and are no longer counted where it is better to have few.
house-added = The next member you place is worth { $n } more
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
        [one] There is { $have }. It is not paid.
       *[other] There are { $have }. They are not paid.
    }
# $period: I, II or III.
house-excommunicated = Excommunicated in period { $period }
# Words on cards.
house-per = per
house-or = or
house-free = free
# As many as whoever has the most.
house-most = the most
house-once = once a round
house-always = always
# What a leader does: when it is played; as a space of its own.
house-played = when played
house-space = a space of your own
house-at-end = At the end
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
house-discarded = { $n } let go
house-leader-hand = In hand: it can be played once you have what it asks for, or let go for a privilege.
house-leader-ready = In hand: you have what it asks for. It can be played, or let go for a privilege.
house-leader-played = In play.
house-leader-used = In play, and used this round.
# $leaders: names of leaders.
house-dismissed = No longer in play: { $leaders }.
house-face-down = Let go face down: { $leaders }.
house-seen = Everybody saw it take { $leaders }.
house-drawn =
    { $n ->
        [one] { $n } was drawn from the pile.
       *[other] { $n } were drawn from the pile.
    }
# $leader: its name.
house-discard = Let go of { $leader } for a privilege
house-copied = It has the ability of { $leader }.

## House: family and tokens

house-tokens =
    { $n ->
        [0] No tokens
        [one] { $n } token
       *[other] { $n } tokens
    }
# $goods: what a token shows; $n: how many tokens show it.
house-token =
    { $n ->
        [one] A token: { $goods }
       *[other] { $n } tokens, each: { $goods }
    }
house-token-use = In your turn you may spend it for that.
house-token-hidden = What they show, only their owner knows.
house-received = received
# What lies on the family tile.
house-store = On the tile: { $goods }
house-nothing = nothing yet
house-seal = Not turned yet: { $goods }
house-seal-turned = Turned: { $goods } with every leader that is played

## House: what is being asked

house-wake = One more card is activated
house-produce = Produce
house-trade-times =
    { $n ->
        [one] This trade is chosen.
       *[other] This trade is chosen { $n } times.
    }
house-support-short = Support it
house-refuse-short = Refuse

## On the solid button that gives what was chosen

do-place = Place here
do-take = Take this card
do-spend =
    { $action ->
        [harvest] Harvest
       *[production] Produce
    }
do-add = Send them ahead
do-choose = Take this tile
do-keep = Keep this leader
do-play = Play this leader
do-use = Use this leader
do-bid = Bid this
