"""What the evaluation of Masters goes by."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Numbers in points and turns, found by games between versions."""

    length: float = 19.0  # turns of a game
    floor: float = 3.0  # turns left however long the game has lasted
    per_card: float = 2.75  # turns to a card, at most
    walk: float = 0.66  # faith in a turn
    run: float = 0.4  # and for each faith that the powers give together
    good: float = 0.68  # a good that a power gives or takes
    faith: float = 1.0  # a faith that it gives
    engine: float = 0.39  # of what the powers give together, in a turn
    start: float = 3.6  # what they must give together to be worth half of that
    fuel: float = 0.32  # of a power that can be paid now
    turn: float = 2.3  # a turn spent on the way to a purchase
    rate: float = 2.1  # goods got in a turn
    kind: float = 1.7  # goods of one kind got in a turn
    boxed: float = 1.45  # turns for each good more than the shelves hold
    opening: float = 1.35  # a first card on a slot, for what it carries later
    slack: float = 1.7  # turns that the end may come sooner or later
    second: float = 0.5  # of each further purchase
    crowd: float = 0.1  # a stored good that narrows the choice of marbles
    hand: float = 0.6  # of a leader that cannot be played yet
    banner: float = 0.62  # for each card it still requires
    owned: float = 0.78  # for each good it still requires
    secret: float = 1.2  # a leader in a rival's hand
    discount: float = 0.115  # a leader's ability in a turn
    depot: float = 0.06
    white: float = 0.33
    craft: float = 0.58
    rival: float = 0.8  # of the best rival
    field: float = 0.2  # of all rivals' mean
    want: float = 1.45  # of what a card does for leaders in hand
    feed: float = 0.36  # of what the powers give of a kind
    closing: float = 1.0  # how much more a lead counts at the end
    pace: float = 0.8  # spaces the black cross moves in a turn


WEIGHTS: Final = Weights()
