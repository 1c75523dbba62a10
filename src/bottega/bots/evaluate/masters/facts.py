"""The cards and leaders as the evaluation reads them: numbers side by side in flat tables."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.masters.cards import BANNER_FIELD, BANNER_WIDTH, CARDS
from bottega.games.masters.faith import (
    LAST_SPACE,
    POPE_SPACE,
    SECTION_FROM,
    TILE_POINTS,
    TRACK_POINTS,
)
from bottega.games.masters.goods import FAITH, KINDS, count, total
from bottega.games.masters.leaders import FIRST_LEADER, LEADERS
from bottega.games.masters.shop import DISCOUNT_SETS, PRICES


def _floats(numbers: list[int]) -> vec[float]:
    return vec[float]([float(n) for n in numbers])


def _goods(packed: list[i64]) -> vec[float]:
    """Unpack goods: four numbers for each, by kind."""
    return _floats([int(count(goods, i64(good))) for goods in packed for good in range(4)])


# By card.
LEVEL: Final[vec[i64]] = vec[i64]([card.level for card in CARDS])
COLOUR: Final[vec[i64]] = vec[i64]([card.colour for card in CARDS])
POINTS: Final[vec[float]] = _floats([int(card.points) for card in CARDS])
GAINS: Final[vec[float]] = _floats([int(total(card.gives) - total(card.pays)) for card in CARDS])
SPREADS: Final[vec[float]] = _floats([int(count(card.gives, FAITH)) for card in CARDS])
# By card and good.
PAYS: Final[vec[float]] = _goods([card.pays for card in CARDS])
GIVES: Final[vec[float]] = _goods([card.gives for card in CARDS])
# By card, set of discounts and good.
PRICE: Final[vec[float]] = _goods(list(PRICES))


def price_at(card: i64, discounts: i64) -> i64:
    """Find where the price of a card begins, by the first good."""
    return (card * DISCOUNT_SETS + discounts) * KINDS


# By leader, from the first one on.
FIRST: Final[i64] = FIRST_LEADER
LEADER_POINTS: Final[vec[float]] = _floats([int(leader.points) for leader in LEADERS])
ABILITY: Final[vec[i64]] = vec[i64]([leader.ability for leader in LEADERS])
HELPED: Final[vec[i64]] = vec[i64]([leader.good for leader in LEADERS])  # the good it speaks of
# By leader and good; by leader and banner: of any level, then of the second, by colour.
OWNS: Final[vec[float]] = _goods([leader.owns for leader in LEADERS])
BANNERS: Final[vec[float]] = _floats(
    [
        int(leader.shows >> (i64(i) * BANNER_WIDTH) & BANNER_FIELD)
        for leader in LEADERS
        for i in range(8)
    ]
)

# By section of the faith track.
POPES: Final[vec[float]] = _floats([int(space) for space in POPE_SPACE])
SECTIONS_FROM: Final[vec[float]] = _floats([int(space) for space in SECTION_FROM])
TILES: Final[vec[float]] = _floats([int(points) for points in TILE_POINTS])
# By space of the faith track.
END: Final[float] = float(int(LAST_SPACE))


def _smooth(space: int) -> float:
    """A third of the way to the next marked space is worth a third of its points."""
    here = int(TRACK_POINTS[space])
    ahead = int(TRACK_POINTS[min(space + 3 - space % 3, int(LAST_SPACE))])
    return here + (ahead - here) * (space % 3) / 3


SMOOTH: Final[vec[float]] = vec[float]([_smooth(space) for space in range(len(TRACK_POINTS))])


def chance(x: float) -> float:
    """Turn a lead into a probability: a half where there is none."""
    return 1.0 / (1.0 + exp(-x)) if x > -50.0 else 0.0
