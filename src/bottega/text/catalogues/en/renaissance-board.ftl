### The drawn board of Renaissance, in English.

## Kinds of answers, where there are many ($n: how many)

# The question that is left after a click.
narrow-card = What do you do with { $name }?
narrow-material = Where does { $name } go?
narrow-cell = Which card goes there?
narrow-mission = And which other mission?
narrow-discard = Which card do you discard?
verb-oblige = Choose your mandatory missions
verb-oblige-one = Choose your mandatory mission
verb-build = Build a material
count-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
count-stock =
    { $n ->
        [one] { $n } card in the stock
       *[other] { $n } cards in the stock
    }
# Many answers that begin with one material ($name: its title and value).
group-material = { $name }
# Many answers that begin with one card or mission ($name: its title).
group-card = { $name }
group-mission = { $name }
verb-move = Move a material
verb-play = Play an action
verb-lay = Lay a special card
verb-discard = Discard a card
verb-open = Play your stock
verb-store = Put a card into your stock
verb-shelter = Put a card where no action reaches it
verb-target = Choose who is meant
verb-strike = Choose the material
verb-flank = Choose the side
verb-take = Take a card
verb-give = Give a card
verb-back = Lay a card back on the pile
verb-empty = Leave the cell empty
verb-show = Show a mission
verb-claim = Turn up a mission
verb-aim = Choose a special card
verb-let-be = Let it be
verb-pope = Let the pope cancel it
verb-pray = Pray
verb-repeat = Repeat it
verb-double = Double it
verb-offer = Make the offer
verb-accept = Accept
verb-refuse = Refuse
verb-counter = Make a counter-offer

## The top line and the tabs

# $phase: act, store, or wait while somebody else is asked.
site-where =
    Turn { $turn } · { $phase ->
        [act] act, then store, then draw
        [store] store a card, then draw
       *[wait] an answer is awaited
    }
site-where-setup = Before the first turn
site-tab-castle = Castle
site-tab-others = Others
site-tab-missions = Missions

## Sites

# $castle: Chenonceau.
site-yours = Your castle, { $castle }
# $name: one person, or two who build together.
site-of = { $castle }, built by { $name }
site-filled = { $n } of { $of } cells
# Where there is little room.
site-of-cells = { $n }/{ $of }
site-walls =
    { $n ->
        [one] { $n } point on the walls
       *[other] { $n } points on the walls
    }
site-about-chenonceau = A gallery of five arches, four walls and three roofs: the widest castle.
site-about-chillon = A stronghold on a rock: seven foundations carry three walls and two roofs.
site-about-egeskov = Three towers in a lake: six foundations, three walls and three roofs.
site-about-rosenborg = A tall house with four foundations, four walls and four roofs.
site-about-quick = A small keep: three foundations, two walls and a roof.
site-row-foundation = foundations
site-row-stone = walls
site-row-tile = roofs
site-immune = Under protection
site-immune-text = No action affects this castle until its owner’s next turn.
# Two people who build together, or one: $n cards in the hand.
site-person =
    { $n ->
        [one] { $name }, { $n } card in hand
       *[other] { $name }, { $n } cards in hand
    }
site-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
site-holds-now = In this turn
site-holds-next = In the next turn
# Two castles side by side, while a material changes from one to the other.
site-duel = The two castles
site-flank-left = Lose the left flank
site-flank-right = Lose the right flank

## Cells

site-free-foundation = A place for a foundation
site-free-stone = A place for a stone
site-free-tile = A place for a tile
site-free-text =
    Only { $kind ->
        [foundation] a foundation
        [stone] a stone
       *[tile] a tile
    } is built here. First choose a card of your hand.
site-built-text =
    { $kind ->
        [foundation] A foundation
        [stone] A stone
       *[tile] A tile
    } worth { $value }, with all that lies on it.
site-safe = Out of reach of actions.
# $n: its place from the left, $of: cells in this row.
site-cell-free =
    Row { $row }, place { $n } of { $of }: { $kind ->
        [foundation] free for a foundation
        [stone] free for a stone
       *[tile] free for a tile
    }
site-cell =
    Row { $row }, place { $n } of { $of }: { $kind ->
        [foundation] foundation
        [stone] stone
       *[tile] tile
    } worth { $value }, { $title }
site-cell-figure = Row { $row }, place { $n } of { $of }: { $title }, worth { $value }
# $cards: specials that lie on the material.
site-cell-on = With { $cards } on it.
# $points: 2, -2, or 0 for one that only protects.
site-badge =
    { $title }{ $points ->
        [0] { "" }
       *[other] , { $points }
    }

## Special zone and stock

site-zone = special zone
site-zone-empty = Nobody stands here yet.
site-special = { $title }, { $points }
# $cards: actions that a special collected, a point each.
site-under =
    { $n ->
        [one] { $n } action lies under it: { $cards }.
       *[other] { $n } actions lie under it: { $cards }.
    }
site-used = It has done its work.
site-laid-by = Laid by { $name }.
site-stock = stock
site-stock-text = One card may be put here at the end of each turn. Playing the stock is a turn’s operation: then any of its cards are played.
site-stock-of =
    { $n ->
        [one] { $n } card of { $of } in the stock
       *[other] { $n } cards of { $of } in the stock
    }
site-vault-of =
    { $n ->
        [one] { $n } card of { $of } out of reach of actions
       *[other] { $n } cards of { $of } out of reach of actions
    }
site-known = You know of { $cards }.
site-back = A card that you may not look at
site-kept-safe = { $title }, out of reach of actions
site-slot-free = A free place in the stock
site-vault-free = A free place out of reach of actions
# $title: the captain.
site-covered = { $title } lies on this stock
site-missions =
    { $n ->
        [0] No mission turned up yet
        [one] { $n } mission turned up
       *[other] { $n } missions turned up
    }

## Piles

site-piles = Piles
site-pile = Draw pile
site-pile-text =
    { $n ->
        [0] It is empty: the game ends when somebody must draw.
        [one] { $n } card is left. The game also ends when somebody must draw and cannot.
       *[other] { $n } cards are left. The game also ends when somebody must draw and cannot.
    }
# $cards: from the top.
site-pile-known = From what you saw: { $cards }.
site-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
site-discards = Discard pile
site-discards-empty = Nothing lies here yet.
site-on-top = { $title } on top
site-top = { $title } lies on the discard pile
site-throw = Discard { $title }
site-look =
    { $n ->
        [one] Look at it
       *[other] Look through all { $n }
    }
site-spread =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards, the latest first
    }

## Hand

# $kind: foundation, stone or tile; $n: its value.
hand-worth =
    { $kind ->
        [foundation] Foundation worth { $n }.
        [stone] Stone worth { $n }.
       *[tile] Tile worth { $n }.
    }
hand-yours = Your hand
hand-title-of = The hand of { $name }
# $card: the title of a card.
hand-chosen = { $card } is chosen
hand-count =
    { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
hand-unknown = A card that you have not seen
hand-no-cards = No card in hand.
hand-nothing = Nothing here.
hand-seen =
    { $n ->
        [one] { $n } card known
       *[other] { $n } cards known
    }
# $cards: titles of cards.
hand-seen-hand = Seen in this hand: { $cards }.
hand-seen-near = In this hand or in the stock: { $cards }.
hand-uses = What { $card } is good for
hand-use-play = Play { $card }
hand-use-play-short = Play it
hand-use-lay = Lay { $card }
hand-use-lay-short = Lay it
hand-use-store = Put { $card } into your stock
hand-use-store-short = Into the stock
hand-use-shelter = Put { $card } into the storekeeper’s slot
hand-use-shelter-short = Into the storekeeper’s slot
hand-use-discard = Discard { $card } without effect
hand-use-discard-short = Discard it
hand-build = Build it on a cell that glows, or:

## Hand: what it is asked for

hand-ask-operation = Choose a card: build it, play it, lay it or discard it.
hand-ask-build-more =
    { $n ->
        [one] You may build { $n } more material.
       *[other] You may build { $n } more materials.
    }
# $match: none, same_value (all of the same value), same_kind (on cells of the same kind) or in_play (its like stands in a castle).
hand-ask-place-materials =
    { $match ->
        [same_value] Build materials of the same value.
        [same_kind] Build materials on cells of the same kind.
        [in_play] Build materials whose like stands in a castle.
       *[none]
            { $n ->
                [one] Build a material.
               *[other] Build up to { $n } materials.
            }
    }
hand-ask-match-build = { $name } has built: you may build one of the same kind and value.
hand-ask-renovate = Choose a card, then the material it replaces.
hand-ask-roof = Choose a material; it may go on any free cell.
hand-ask-double-which = Which action do you double?
hand-ask-discard-hand =
    { $n ->
        [one] Discard a card.
       *[other] Discard { $n } cards.
    }
hand-ask-discard-any = Discard as many cards as you like.
hand-ask-trade-give =
    { $n ->
        [one] Give { $name } a card.
       *[other] Give { $name } { $n } cards.
    }
hand-ask-pool-card =
    { $n ->
        [one] Put a card face down into the pool.
       *[other] Put { $n } cards face down into the pool.
    }
hand-ask-claim = Do you turn up a mission?
hand-ask-store = You may put a card into your stock.
hand-ask-lay-slot = Choose the slot that the card goes into.
hand-done = That is all
hand-pass = Leave it
# A cell of the building plan.
hand-empty = Leave the cell empty
hand-repeat = Repeat it for yourself
hand-double-cards = Twice as many cards
hand-double-players = Twice as many players
hand-target = Draw a card from the hand of { $name }

## Hand: cards that are laid open

# $n: how many cards are left to choose; $name: whose cards they are; $card: the card that asks.
hand-open-play-stock = You play your stock
hand-open-double-which = Which action of your stock do you double?
hand-open-build-from-stock = The stock of { $name } is open to you
hand-open-trade-take =
    { $n ->
        [one] Take a card
       *[other] Take { $n } cards
    }
hand-open-store-exchange = Which cards do you exchange?
hand-open-store-return =
    { $n ->
        [one] Give a card of your stock back
       *[other] Give { $n } cards of your stock back
    }
hand-open-sin = Which cards of your stock do you exchange?
hand-open-sin-return =
    { $n ->
        [one] Put a card of your hand into the stock
       *[other] Put { $n } cards of your hand into the stock
    }
# $own: yes where one keeps it oneself.
hand-open-deal-pool =
    { $own ->
        [yes] Which card do you keep?
       *[no] Which card does { $name } get?
    }
hand-open-take-drawn =
    { $n ->
        [one] Take a card that was turned up
       *[other] Take { $n } cards that were turned up
    }
hand-open-return-drawn = Which card goes back onto the pile first? The last one will lie on top.
# $n: the number of the cell.
hand-open-relay = What goes on cell { $n }?
hand-open-discard-own = Which special card do you discard?
hand-open-take-special = Which special card do you take?
hand-open-double-how = { $card } hits twice as many of what?
hand-open-repeat-action = Your ironmonger can repeat { $card }
hand-open-repeat-last = Your ironmonger can repeat { $card }
hand-open-toll = Your recruiter may draw a card
hand-row-stock = Your stock
hand-row-stock-of = The stock of { $name }
hand-row-hand = Your hand
hand-row-hand-of = The hand of { $name }
hand-row-tray = Laid aside
hand-row-pool = The pool
hand-row-pile = Turned up from the pile
hand-row-lifted = The materials of your castle
hand-row-specials = Your special cards
hand-row-specials-of = Special cards of { $name }
hand-square-offer = The village square: make { $name } an offer
hand-square-counter = The village square: make { $name } another offer
hand-square-answer = The village square: { $name } makes an offer
hand-square-get = You get
hand-square-give = You give
hand-offer = Offer this
hand-accept = Accept
hand-refuse = Refuse
hand-counter = Offer something else

## Missions

hand-missions-of = The missions of { $name }
hand-missions-mandatory = mandatory: won, or lost
hand-missions-optional = optional
hand-missions-down =
    { $n ->
        [one] { $n } mission face down
       *[other] { $n } missions face down
    }
hand-show-this = Show this one.
hand-claim-now = It holds: turn it up now.
hand-claim-none = Turn up nothing
hand-points-more = +{ $n }
hand-points-both = ±{ $n }
# A mission that is put away unless it is chosen.
hand-points-away = { $n }
hand-choose-text = They bring their points when they are accomplished, and cost as many when they are not. The other three can only bring points. Nobody sees them.
hand-choose-quick = It brings its points when it is accomplished, and costs as many when it is not. The others are put away. Nobody sees them.
hand-choose-far =
    { $n ->
        [0] None chosen yet.
       *[other] { $n } of { $of } chosen.
    }

## Standing orders

hand-orders = Answers
hand-orders-live = What is answered in your name when somebody plays an action. With “Ask me” you decide each time.
hand-orders-days = In a game with days for each move nobody waits for answers: this is answered in your name when somebody plays an action.
hand-orders-ask = Ask me
hand-orders-never = Never
hand-orders-castle = For my castle only
hand-orders-always = Always

## The reaction moment

hand-you = you
# $n: how many are aimed at; $targets: their names.
hand-moment =
    { $n ->
        [0] { $name } plays { $card }
       *[other] { $name } plays { $card } against { $targets }
    }
hand-moment-own =
    { $n ->
        [0] You play { $card }
       *[other] You play { $card } against { $targets }
    }
hand-moment-castle = It attacks your castle!
hand-moment-you = It is aimed at you.
hand-moment-any = Do you answer?
hand-moment-answered = You have answered. The others are still asked.
hand-moment-wait = All opponents are asked whether they answer.
hand-moment-nothing = You have nothing to answer with.
hand-moment-time =
    { $n ->
        [one] You have { $n } second.
       *[other] You have { $n } seconds.
    }
hand-let-be = Let it be
hand-let-be-text = The action takes its course.
hand-pope = Use the pope
hand-pope-text = The pope cancels the whole action for everybody, once in the game.
hand-pray = Pray
hand-pray-text = The prayer in your hand turns your part of the action against who played it.
# $who: you, or other, who is called $name.
hand-after-trap =
    { $who ->
        [you] { $card } springs: you are safe from it.
       *[other] { $card } springs: { $name } is safe from it.
    }
hand-after-cancelled =
    { $who ->
        [you] You cancel { $card }.
       *[other] { $name } cancels { $card }.
    }
# $whom: you, or other, who is called $target.
hand-after-turned =
    { $who ->
        [you] You turn { $card } against { $target }.
       *[other]
            { $whom ->
                [you] { $name } turns { $card } against you.
               *[other] { $name } turns { $card } against { $target }.
            }
    }
hand-after-stands = Nobody stops { $card }.
