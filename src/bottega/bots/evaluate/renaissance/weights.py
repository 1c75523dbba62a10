"""What the evaluation of Renaissance goes by."""

from collections.abc import Mapping
from typing import Final

from bottega.bots.evaluate.renaissance.fitted import FITTED


class Weights:
    """A set of weights, in points and turns: the fitted ones, but for those that are given."""

    mean: float  # what a material brings that is still to come
    pace: float  # materials placed in a turn
    waste: float  # turns for each cell of the fullest castle
    cards: float  # drawn in a turn
    race: float  # of the points for a full castle, for being nearest to it
    slack: float  # cells by which the race may turn
    usual: float  # what a card not yet drawn is worth
    stock: float  # of what a card in the stock is worth,
    opening: float  # and what opening it costs
    unseen: float  # a card in somebody else's stock
    hand: float  # a card in somebody else's hand
    fresh: float  # of what a hand is worth
    turn: float  # a turn more, or lost
    draw: float
    act: float
    build: float
    immune: float
    pulley: float  # for each further material
    risk: float  # of an exposed material, in each turn that is left
    calm: float  # where no army is about
    rival: float  # of the best rival
    field: float  # of all rivals' mean
    secret: float  # a mission that is not known
    closing: float  # turns at the end in which a lead counts more
    store: float  # being about to store a card
    cover: float  # a stock that is covered,
    covered: float  # and each card in it
    fits: float  # of the value of a material in hand that fits
    actions: float  # of what actions are usually worth,
    specials: float  # and specials,
    standing: float  # and what these do while they lie in a zone
    missions: float  # of what missions within reach are expected to bring,
    royal: float  # and royal ones,
    horizon: float  # turns before the end from which on half of these can be told

    def __init__(self, changes: Mapping[str, float] | None = None) -> None:
        taken = dict(FITTED)
        for name, value in (changes or {}).items():
            if name not in taken:
                known = ", ".join(taken)
                raise ValueError(f"renaissance has no weight {name!r}; it has: {known}")
            taken[name] = value
        for name, value in taken.items():
            setattr(self, name, float(value))

    @staticmethod
    def names() -> list[str]:
        """List the weights' names."""
        return list(FITTED)

    def values(self) -> list[float]:
        """List the weights in the order of their names."""
        return [float(getattr(self, name)) for name in FITTED]


HAND: Final[list[float]] = [
    0.5,
    0.36,
    0.24,
    0.14,
    0.08,
    0.04,
]  # of a hand's cards, the best one first

# What an action is usually worth when it is played.
ACTIONS: Final[dict[str, float]] = {
    "double_attack": 0.8, "cellar_raid": 1.2, "square_formation": 2.0, "landslide": 2.5,
    "trading": 1.2, "cannon": 3.0, "musket": 1.2, "ruse": 4.0, "pillage": 5.0, "crossbow": 2.5,
    "mass_grave": 0.6, "carpet_seller": 0.8, "siege": 1.0, "barracks": 1.8, "keystone": 0.2,
    "convent": 1.0, "brotherhood": 1.0, "angelus": 1.0, "pater_noster": 0.6, "prayer": 2.5,
    "chapel": 0.6, "gargoyle": 1.0, "revelation": 0.6, "sin": 0.4, "baptism": 1.0,
    "cloister": 0.6, "confessional": 0.2, "revolt": 2.8, "lintel": 2.6, "buttress": 2.8,
    "pulley": 2.0, "building_plan": 0.4, "well": 0.8, "vestibule": 2.0, "bargain": 3.0,
    "spying": 0.1, "bad_weather": 4.5, "double_staircase": 2.0, "stall": 4.0,
    "arrangement": 4.5, "bread_oven": 3.5, "chopper": 1.5, "village_square": 0.6,
    "storeroom": 0.1, "shop_window": 0.1, "fraud": 0.8, "smuggling": 0.8, "deal": 0.8,
}  # fmt: skip

# What a special is usually worth when it is laid.
SPECIALS: Final[dict[str, float]] = {
    "army-31": 2.5, "army-32": 2.0, "army-33": 2.0, "army-34": 3.0, "army-35": 5.0,
    "clergy-31": 1.5, "clergy-32": 3.5, "clergy-33": 1.0, "clergy-34": 1.5, "clergy-35": 0.8,
    "artisans-31": 3.0, "artisans-32": 3.8, "artisans-33": 3.0, "artisans-34": 2.0,
    "artisans-35": 1.0, "merchants-31": 2.0, "merchants-32": 1.5, "merchants-33": 2.5,
    "merchants-34": 0.8, "merchants-35": 1.5,
}  # fmt: skip
# What it does beyond its points while it lies in its owner's zone.
STANDING: Final[dict[str, float]] = {
    "army-32": 1.8, "clergy-32": 1.5, "clergy-33": 0.8, "clergy-34": 2.2, "artisans-33": 1.0,
    "merchants-31": 1.2, "merchants-32": 0.6,
}  # fmt: skip
