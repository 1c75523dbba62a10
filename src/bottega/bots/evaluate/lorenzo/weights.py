"""What the evaluation of Lorenzo goes by."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Numbers in points, found by games between versions; `actions` are members to be placed."""

    # Goods: what one is worth while there is time, beyond the fifth of a point at the end.
    coin: float = 0.47
    wood: float = 0.62
    stone: float = 0.55
    servant: float = 0.87
    military: float = 0.73
    faith: float = 1.21  # one that a card yields or a privilege gives
    soon: float = 2.44  # actions in which goods find two thirds of their use
    plenty: float = 10.41  # so many of a kind are as many as one can use
    # Harvest and production.
    work: float = 0.69  # harvests, and productions, in a round to come
    now: float = 0.24  # in this round, while the space is open
    crowded: float = 0.4  # of that, where only the large space is open
    start: float = 3.76  # what one must yield to be worth half of its yield
    growth: float = 0.049  # cards of a kind taken with an action, where a yield counts them
    # Cards to come, for the points of territories and characters.
    territories: float = 0.107  # taken with an action
    characters: float = 0.11  # taken with an action
    strength: float = 2.26  # military points short that make a territory so much less likely
    # Standing abilities, in a round.
    value: float = 0.2  # one more on actions of a kind of card
    discount: float = 0.69  # of what a discount takes off
    floor: float = 0.65  # the bonus of high floors that is not received
    coloured: float = 1.34  # one more on all coloured members
    neutral: float = 0.41  # one more on the neutral member
    fixed: float = 1.2  # coloured members that do not depend on the dice
    shares: float = 1.0  # entering occupied spaces
    no_fee: float = 0.84  # occupied towers for nothing
    no_need: float = 0.8  # territories without military
    doubled: float = 0.72  # immediate goods twice
    supports: float = 0.24  # of what supporting the church gives besides
    raised: float = 1.81  # a member raised to 6
    copy: float = 2.0  # the ability of a rival's leader
    # Excommunications, in a round.
    less: float = 1.62  # of a good that every source gives less of
    barred: float = 0.81  # an area that may not be entered
    servants: float = 1.29  # when value takes twice as many
    rests: float = 0.79  # a first turn that is passed
    slowed: float = 0.87  # when harvests, or productions, are worth less
    # Church.
    shame: float = 0.62  # any excommunication, besides
    piety: float = 0.139  # faith got with an action
    doubt: float = 0.37  # by which faith may come sooner or later, for each action
    keep: float = 0.77  # of faith that is kept after an excommunication
    # Members that are still to be placed in this round.
    member: float = 1.6  # any of them
    pip: float = 0.23  # one more of value
    # Leaders in play.
    least: float = 0.3  # of a harvest or production of value 0
    more: float = 0.159  # for each one more of value
    # Leaders in hand.
    ready: float = 0.83  # of one that can be played
    card: float = 0.79  # for each card it still requires
    owned: float = 0.87  # for each good it still requires
    discarded: float = 0.93  # of the privilege for which it can be put away
    secret: float = 1.5  # a leader in a rival's hand
    free_leader: float = 5.0  # one played without its conditions
    waiving: float = 0.5  # how far a waived condition lifts what stands in a leader's way: a power
    single: float = 0.45  # of a harvest or production with one card
    # Tokens.
    held: float = 0.8  # of what a token shows, while it is held
    bare: float = 0.6  # of a token, for a card that one may be laid on
    different: float = 3.4  # tokens, for three that show different things
    pick_of_two: float = 1.35  # tokens, for the better one of two
    # What happens each time something else does: how often in a round.
    taken: float = 0.6  # cards of a kind
    plays: float = 0.45  # leaders
    visits: float = 0.5  # members in the market
    swaps: float = 2.4  # exchanges of a family
    privileges: float = 0.1  # privileges of the council
    own_space: float = 0.45  # of what a space of one's own gives: it takes a member
    # Effects that ask for a choice.
    market: float = 3.0  # what an empty market space gives
    demand: float = 1.5  # what rivals have to give
    either: float = 4.0  # a harvest or a production, whichever is better
    below: float = 5.4  # a harvest with a new territory
    activated: float = 2.5  # another card that works
    instead: float = 0.3  # of what comes for a card or leader that is put away
    repeated: float = 2.0  # times that a repeated trade is made
    # Powers of families and leaders, in a round.
    leftover: float = 1.6  # a card left in a tower for servants
    faith_tiles: float = 2.3  # tiles on the faith track
    penalty: float = 0.3  # points lost when excommunicated
    keeps: float = 0.6  # goods kept when spent on buildings
    more_characters: float = 0.0  # beyond six
    unpaid: float = 2.6  # ventures that take no military
    extra: float = 4.3  # one member more
    complete: float = 0.66  # complete sets of cards, at each card
    seal: float = 3.0  # seals, at each leader
    servants_pay: float = 0.7  # in the place of coins, wood and stone
    spared: float = 0.5  # from excommunication
    waived: float = 0.8  # conditions of leaders
    more_points: float = 1.8  # with each gain of points
    no_malus: float = 0.4  # on large spaces
    one_more: float = 1.2  # privilege
    per_servant: float = 1.5  # twice the value
    # What families hold.
    starting: float = 2.0  # times what goods are worth, for those one starts with
    store: float = 0.8  # of the goods in a store, above a privilege
    sealed: float = 0.4  # of what turned seals give, for each leader in hand
    swapping: float = 0.7  # of what an exchange brings, for what could be given
    sealing: float = 0.8  # of a seal's mean, for each that a leader in hand would let work
    set_card: float = 0.75  # for each card that a complete set still lacks
    # The others.
    order: float = 1.29  # the first place in the coming order, above the last
    lead: float = 0.25  # military points by which a rank may change, for each action
    rival: float = 0.6  # of the best rival
    field: float = 0.4  # of all rivals' mean


WEIGHTS: Final = Weights()
