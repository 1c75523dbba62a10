"""What the evaluation of Renaissance goes by."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Numbers in points and turns."""

    mean: float = 2.7  # what a material brings that is still to come
    pace: float = 0.95  # materials placed in a turn
    waste: float = 1.15  # turns for each cell of the fullest castle
    cards: float = 1.5  # drawn in a turn
    race: float = 0.9  # of the points for a full castle, for being nearest to it
    slack: float = 1.6  # cells by which the race may turn
    usual: float = 2.2  # what a card not yet drawn is worth
    stock: float = 0.85  # of what a card in the stock is worth,
    opening: float = 2.2  # and what opening it costs
    unseen: float = 1.7  # a card in somebody else's stock
    hand: float = 0.22  # a card in somebody else's hand
    fresh: float = 0.6  # of what fits, for being in hand
    turn: float = 3.2  # a turn more, or lost
    draw: float = 1.2
    act: float = 1.0
    build: float = 1.9
    immune: float = 0.8
    pulley: float = 1.3  # for each further material
    risk: float = 0.035  # of an exposed material, in each turn that is left
    calm: float = 0.012  # where no army is about
    rival: float = 0.75  # of the best rival
    field: float = 0.25  # of all rivals' mean
    secret: float = 2.5  # a mission that is not known
    closing: float = 6.0  # turns at the end in which a lead counts more
    store: float = 0.9  # being about to store a card


WEIGHTS: Final = Weights()
HAND: Final = (0.5, 0.36, 0.24, 0.14, 0.08, 0.04)  # of a hand's cards, the best one first

# What an action is usually worth when it is played.
ACTIONS: Final[Mapping[str, float]] = {
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
SPECIALS: Final[Mapping[str, float]] = {
    "army-31": 2.5, "army-32": 2.0, "army-33": 2.0, "army-34": 3.0, "army-35": 5.0,
    "clergy-31": 1.5, "clergy-32": 3.5, "clergy-33": 1.0, "clergy-34": 1.5, "clergy-35": 0.8,
    "artisans-31": 3.0, "artisans-32": 3.8, "artisans-33": 3.0, "artisans-34": 2.0,
    "artisans-35": 1.0, "merchants-31": 2.0, "merchants-32": 1.5, "merchants-33": 2.5,
    "merchants-34": 0.8, "merchants-35": 1.5,
}  # fmt: skip
# What it does beyond its points while it lies in its owner's zone.
STANDING: Final[Mapping[str, float]] = {
    "army-32": 1.8, "clergy-32": 1.5, "clergy-33": 0.8, "clergy-34": 2.2, "artisans-33": 1.0,
    "merchants-31": 1.2, "merchants-32": 0.6,
}  # fmt: skip
