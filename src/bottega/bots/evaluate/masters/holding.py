"""A board as the evaluation reads it, each thing once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.evaluate.masters.facts import (
    ABILITY,
    COLOUR,
    FIRST,
    GIVES,
    HELPED,
    LEVEL,
    SPREADS,
)
from bottega.games.masters.leaders import DEPOT_SIZE, DISCOUNT, EXTRA_DEPOT
from bottega.games.masters.views import Board

SHELF: Final = 3.0  # the most goods of one kind that a shelf holds
DEPOT: Final[float] = float(int(DEPOT_SIZE))


class Holding:
    """What a board has, and what its powers give together."""

    def __init__(self, board: Board, yields: vec[float]) -> None:
        self.board = board
        self.space = i64(board.faith)
        self.faith = float(board.faith)
        self.have = four(board.store)  # wherever it lies
        self.stored = sum_of(self.have)
        self.room = four(board.box)  # goods of a kind that there is place for
        self.goods = self.stored + sum_of(self.room)
        for good in range(i64(4)):
            self.have[good] += self.room[good]
            self.room[good] += SHELF
        self.discounts: i64 = 0  # a set of goods
        self.played: tuple[int, ...] = board.played
        if self.played:
            self._lead()
        self.bought = 0.0
        self.rate = 0.0  # what the powers give in a turn, in points
        self.spread = 0.0  # faith among it
        self.heights = vec[i64]([0, 0, 0, 0])  # how many slots are so high
        self.covered = vec[float]([0.0, 0.0, 0.0, 0.0])  # the least power on a slot so high
        self.gives = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.slots: tuple[tuple[int, ...], ...] = board.slots
        self._stack(yields)

    def _lead(self) -> None:
        """Heed what the leaders in play change."""
        for number in self.played:
            leader = i64(number) - FIRST
            if ABILITY[leader] == DISCOUNT:
                self.discounts += 1 << HELPED[leader]
            elif ABILITY[leader] == EXTRA_DEPOT:
                self.room[HELPED[leader]] += DEPOT

    def _stack(self, yields: vec[float]) -> None:
        """Count what lies in the slots, and what the cards on top can make."""
        for slot in self.slots:
            height = i64(len(slot))
            power = 0.0
            if height:
                card = i64(slot[height - 1])
                power = yields[card]
                self._count(card, power)
            if self.heights[height] == 0 or power < self.covered[height]:
                self.covered[height] = power
            self.heights[height] += 1
            self.bought += float(int(height))

    def _count(self, card: i64, power: float) -> None:
        """Add the power of a card that lies on top."""
        self.rate += power
        self.spread += SPREADS[card]
        for good in range(i64(4)):
            self.gives[good] += GIVES[card * 4 + good]

    def banners(self) -> vec[float]:
        """Count the banners: of any level, then of the second, by colour."""
        banners = vec[float]([0.0] * 8)
        for slot in self.slots:
            for number in slot:
                card = i64(number)
                banners[COLOUR[card]] += 1.0
                if LEVEL[card] == 2:
                    banners[COLOUR[card] + 4] += 1.0
        return banners


def four(named: dict[str, int]) -> vec[float]:
    """Put goods in their fixed order; one that is not named is not there."""
    if not named:
        return vec[float]([0.0, 0.0, 0.0, 0.0])
    return vec[float](
        [
            float(named.get("coin", 0)),
            float(named.get("stone", 0)),
            float(named.get("servant", 0)),
            float(named.get("shield", 0)),
        ]
    )


def sum_of(numbers: vec[float]) -> float:
    """Add up four numbers."""
    return numbers[0] + numbers[1] + numbers[2] + numbers[3]
