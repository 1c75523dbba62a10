"""The cards and castles as the evaluation reads them."""

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from bottega.bots.evaluate.renaissance.weights import ACTIONS, SPECIALS, STANDING, Weights
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.castles import CASTLES, Castle
from bottega.games.renaissance.pieces import (
    CASTLE,
    COMPOSITE,
    PURE_ACTION,
    PURE_MATERIAL,
    SPECIAL_CARD,
)
from bottega.games.renaissance.pieces import Card as Printed

MOST_KINDS: Final = 3


class Card:
    """A card as the evaluation reads it."""

    def __init__(self, printed: "Printed[Any]", w: Weights) -> None:
        type = int(printed.type)
        self.name: str = printed.name
        self.number: int = int(printed.number)
        self.action = type in (int(COMPOSITE), int(PURE_ACTION))
        self.material = type in (int(COMPOSITE), int(PURE_MATERIAL))
        self.special = type == int(SPECIAL_CARD)
        self.pure = type != int(COMPOSITE)
        self.kinds: list[int] = [kind for kind in range(MOST_KINDS) if printed.kinds >> kind & 1]
        self.tile: bool = MOST_KINDS - 1 in self.kinds
        self.value: int = int(printed.value)
        self.attacks = bool(printed.action.attack & CASTLE)  # castles
        self.used = 0.0  # what playing or laying it is usually worth
        if self.action:
            self.used = w.actions * ACTIONS.get(printed.action.key, 1.0)
        elif self.special:
            self.used = w.specials * SPECIALS.get(printed.name, 1.0)
        self.fitting: i64 = int(printed.kinds) if self.material else 0  # kinds of cells, bits
        placed = w.fits * self.value + 0.5 + 0.2 * len(self.kinds)
        self.placed: float = (
            max(self.used, placed) + 0.15 * self.used
        )  # what it is worth if it fits
        self.stocked: float = max(self.used, w.fits * self.value + 1.0)  # and out of the stock
        self.points: int = int(printed.special.zone) + int(printed.special.material)
        self.printed = printed

    def worth(self, free: i64) -> float:
        """Value it for who could use it: as a material where it fits, or by what it does."""
        return self.placed if self.fitting & free else self.used


class CastlePlan:
    """A castle's plan: by cell its kind, and sets of cells that rest on it or on which it rests."""

    def __init__(self, castle: Castle) -> None:
        self.kinds: list[int] = [int(kind) for kind in castle.kinds]
        self.carries: list[int] = [int(bits) for bits in castle.carries]
        self.rests_on: list[int] = [int(bits) for bits in castle.rests_on]


class Deck:
    """The playing cards of an edition, with what they are worth by one set of weights."""

    def __init__(self, edition: str, w: Weights) -> None:
        self.named: dict[str, Card] = {}
        for printed in cards_of(edition):
            if printed.type <= SPECIAL_CARD:
                self.named[printed.name] = Card(printed, w)
        self.numbered: list[Card] = sorted(self.named.values(), key=lambda card: card.number)
        self.standing: dict[str, float] = {
            name: w.standing * worth for name, worth in STANDING.items()
        }


PLANS: Final[dict[str, CastlePlan]] = {castle.name: CastlePlan(castle) for castle in CASTLES}
BIT: Final[list[int]] = [2**cell for cell in range(16)]


def chance(x: float) -> float:
    """Turn a lead into a probability: a half where there is none."""
    if x < -30:
        return 0.0
    return 1 / (1 + exp(-x)) if x < 30 else 1.0
