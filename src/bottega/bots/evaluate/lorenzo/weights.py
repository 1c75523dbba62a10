"""What the evaluation of Lorenzo goes by."""

from collections.abc import Mapping

from bottega.bots.evaluate.lorenzo.fitted import FITTED


class Weights:
    """Numbers in points; `actions` are members to be placed."""

    # Goods: what one is worth while there is time, beyond the fifth of a point at the end.
    coin: float
    wood: float
    stone: float
    servant: float
    military: float
    faith: float  # one that a card yields or a privilege gives
    soon: float  # actions in which goods find two thirds of their use
    plenty: float  # so many of a kind are as many as one can use
    # Harvest and production.
    work: float  # harvests, and productions, in a round to come
    now: float  # in this round, while the space is open
    crowded: float  # of that, where only the large space is open
    start: float  # what one must yield to be worth half of its yield
    growth: float  # cards of a kind taken with an action, where a yield counts them
    # Cards to come, for the points of territories and characters.
    territories: float  # taken with an action
    characters: float  # taken with an action
    strength: float  # military points short that make a territory so much less likely
    # Standing abilities, in a round.
    value: float  # one more on actions of a kind of card
    discount: float  # of what a discount takes off
    floor: float  # the bonus of high floors that is not received
    coloured: float  # one more on all coloured members
    neutral: float  # one more on the neutral member
    fixed: float  # coloured members that do not depend on the dice
    shares: float  # entering occupied spaces
    no_fee: float  # occupied towers for nothing
    no_need: float  # territories without military
    doubled: float  # immediate goods twice
    supports: float  # of what supporting the church gives besides
    raised: float  # a member raised to 6
    copy: float  # the ability of a rival's leader
    # Excommunications, in a round.
    less: float  # of a good that every source gives less of
    barred: float  # an area that may not be entered
    servants: float  # when value takes twice as many
    rests: float  # a first turn that is passed
    slowed: float  # when harvests, or productions, are worth less
    # Church.
    shame: float  # any excommunication, besides
    piety: float  # faith got with an action
    doubt: float  # by which faith may come sooner or later, for each action
    keep: float  # of faith that is kept after an excommunication
    # Members that are still to be placed in this round.
    member: float  # any of them
    pip: float  # one more of value
    # Leaders in play.
    least: float  # of a harvest or production of value 0
    more: float  # for each one more of value
    # Leaders in hand.
    ready: float  # of one that can be played
    card: float  # for each card it still requires
    owned: float  # for each good it still requires
    discarded: float  # of the privilege for which it can be put away
    secret: float  # a leader in a rival's hand
    free_leader: float  # one played without its conditions
    waiving: float  # how far a waived condition lifts what stands in a leader's way: a power
    single: float  # of a harvest or production with one card
    # Tokens.
    held: float  # of what a token shows, while it is held
    bare: float  # of a token, for a card that one may be laid on
    different: float  # tokens, for three that show different things
    pick_of_two: float  # tokens, for the better one of two
    # What happens each time something else does: how often in a round.
    taken: float  # cards of a kind
    plays: float  # leaders
    visits: float  # members in the market
    swaps: float  # exchanges of a family
    privileges: float  # privileges of the council
    own_space: float  # of what a space of one's own gives: it takes a member
    # Effects that ask for a choice.
    market: float  # what an empty market space gives
    demand: float  # what rivals have to give
    either: float  # a harvest or a production, whichever is better
    below: float  # a harvest with a new territory
    activated: float  # another card that works
    instead: float  # of what comes for a card or leader that is put away
    repeated: float  # times that a repeated trade is made
    # Powers of families and leaders, in a round.
    leftover: float  # a card left in a tower for servants
    faith_tiles: float  # tiles on the faith track
    penalty: float  # points lost when excommunicated
    keeps: float  # goods kept when spent on buildings
    more_characters: float  # beyond six
    unpaid: float  # ventures that take no military
    extra: float  # one member more
    complete: float  # complete sets of cards, at each card
    seal: float  # seals, at each leader
    servants_pay: float  # in the place of coins, wood and stone
    spared: float  # from excommunication
    waived: float  # conditions of leaders
    more_points: float  # with each gain of points
    no_malus: float  # on large spaces
    one_more: float  # privilege
    per_servant: float  # twice the value
    # What families hold.
    starting: float  # times what goods are worth, for those one starts with
    store: float  # of the goods in a store, above a privilege
    sealed: float  # of what turned seals give, for each leader in hand
    swapping: float  # of what an exchange brings, for what could be given
    sealing: float  # of a seal's mean, for each that a leader in hand would let work
    set_card: float  # for each card that a complete set still lacks
    # The others.
    order: float  # the first place in the coming order, above the last
    lead: float  # military points by which a rank may change, for each action
    rival: float  # of the best rival
    field: float  # of all rivals' mean

    def __init__(self, changed: Mapping[str, float] | None = None) -> None:
        """Take the fitted numbers, but for those that are changed."""
        for name, number in FITTED.items():
            setattr(self, name, number)
        for name, number in (changed or {}).items():
            if name not in FITTED:
                raise ValueError(f"the evaluation of lorenzo has no weight {name!r}")
            setattr(self, name, float(number))

    def names(self) -> list[str]:
        """List what the numbers are called."""
        return list(FITTED)

    def values(self) -> list[float]:
        """List the numbers, in the order of their names."""
        return [float(getattr(self, name)) for name in FITTED]
