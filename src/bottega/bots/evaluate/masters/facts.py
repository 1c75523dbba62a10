"""The cards and leaders as the evaluation reads them, and what a board shows of them."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from bottega.games.masters.cards import BANNER_FIELD, BANNER_WIDTH, CARDS, COLOURS
from bottega.games.masters.faith import (
    LAST_SPACE,
    POPE_SPACE,
    SECTION_FROM,
    TILE_POINTS,
    TRACK_POINTS,
)
from bottega.games.masters.goods import FAITH, GOODS, KINDS, count, total
from bottega.games.masters.leaders import LEADERS, Leader
from bottega.games.masters.shop import PRICES
from bottega.games.masters.views import Board

Four = tuple[int, ...]  # one number for each good, or for each colour


def _four(goods: int) -> Four:
    return tuple([int(count(goods, good)) for good in range(KINDS)])


LEVEL: Final = [int(card.level) for card in CARDS]
COLOUR: Final = [int(card.colour) for card in CARDS]
POINTS: Final = [int(card.points) for card in CARDS]
PAYS: Final = [_four(card.pays) for card in CARDS]
GIVES: Final = [_four(card.gives) for card in CARDS]
GAINS: Final = [int(total(card.gives) - total(card.pays)) for card in CARDS]
SPREADS: Final = [int(count(card.gives, FAITH)) for card in CARDS]
PRICE: Final = [  # by card and set of discounts: the goods it costs, and how many
    [[(g, n) for g, n in enumerate(_four(PRICES[card * 16 + d])) if n] for d in range(16)]
    for card in range(len(CARDS))
]
TRACK: Final = [int(points) for points in TRACK_POINTS]
POPES: Final = [int(space) for space in POPE_SPACE]
SECTIONS_FROM: Final = [int(space) for space in SECTION_FROM]
TILES: Final = [int(points) for points in TILE_POINTS]
END: Final = int(LAST_SPACE)
SMOOTH: Final = [  # a third of the way to the next marked space is worth a third of its points
    TRACK[f] + (TRACK[min(f + 3 - f % 3, END)] - TRACK[f]) * (f % 3) / 3 for f in range(END + 1)
]


class Need(NamedTuple):
    """A leader as the evaluation reads it."""

    points: int
    ability: int
    good: int
    owns: Four
    banners: Four  # of any level, then of the second, by colour


def _need(leader: Leader) -> Need:
    banners = [leader.shows >> (i * BANNER_WIDTH) & BANNER_FIELD for i in range(2 * len(COLOURS))]
    return Need(
        int(leader.points),
        int(leader.ability),
        int(leader.good),
        _four(leader.owns),
        tuple([int(n) for n in banners]),
    )


NOTHING: Final = (0.0,) * 8
NEEDS: Final = {int(leader.number): _need(leader) for leader in LEADERS}


def goods_helped(board: Board, ability: int) -> int:
    """Give the goods that played leaders of one ability speak of, as a set of bits."""
    needs = [NEEDS[number] for number in board.played]
    return sum([1 << need.good for need in needs if need.ability == ability])


def bought(board: Board) -> int:
    """Count a board's cards."""
    return sum(map(len, board.slots))


def goods_of(board: Board) -> Four:
    """Count a board's goods, wherever they lie."""
    store, box = board.store, board.box
    return tuple([store.get(good, 0) + box.get(good, 0) for good in GOODS])


def banners_of(board: Board) -> list[int]:
    """Count a board's banners: of any level, then of the second, by colour."""
    banners = [0] * (2 * len(COLOURS))
    for slot in board.slots:
        for card in slot:
            banners[COLOUR[card]] += 1
            if LEVEL[card] == 2:
                banners[COLOUR[card] + len(COLOURS)] += 1
    return banners


def shortage(need: Sequence[int], have: Sequence[int]) -> int:
    """Count what is missing."""
    return sum([n - h for n, h in zip(need, have, strict=True) if n > h])


def chance(x: float) -> float:
    """Turn a lead into a probability: a half where there is none."""
    return 1 / (1 + exp(-x)) if x > -50 else 0.0
