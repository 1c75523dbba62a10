"""The castles: which cells there are, of which kind, and what rests on what."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.names import FOUNDATION, STONE, TILE
from bottega.parts.bits import BITS

F: Final = FOUNDATION
S: Final = STONE
T: Final = TILE


class Castle:
    """A plan of cells. Sets of cells are bits; `x` counts in half cells, rows from the bottom."""

    def __init__(self, name: str, plan: list[tuple[int, int, i64]]) -> None:
        self.name = name
        self.number: i64 = 0  # its place among all castles
        self.size: i64 = len(plan)
        self.all: i64 = BITS[self.size] - 1
        self.rows: vec[i64] = vec[i64]([i64(row) for row, _, _ in plan])
        self.xs: vec[i64] = vec[i64]([i64(x) for _, x, _ in plan])
        self.kinds: vec[i64] = vec[i64]([kind for _, _, kind in plan])
        self.of_kind: vec[i64] = vec[i64]([0, 0, 0])
        self.rests_on: vec[i64] = vec[i64](capacity=self.size)
        self.carries: vec[i64] = vec[i64](capacity=self.size)  # what rests on each
        self.adjacent: vec[i64] = vec[i64](capacity=self.size)
        for i in range(self.size):
            self.of_kind[self.kinds[i]] |= BITS[i]
            self._relate(i)
        self.of_kinds: vec[i64] = vec[i64]([i64(0) for _ in range(8)])  # by a set of kinds
        for kinds in range(i64(8)):
            for kind in range(i64(3)):
                if kinds & BITS[kind]:
                    self.of_kinds[kinds] |= self.of_kind[kind]

    def _relate(self, cell: i64) -> None:
        """Find the neighbours of a cell by where it lies."""
        below: i64 = 0
        above: i64 = 0
        beside: i64 = 0
        for other in range(self.size):
            apart = self.xs[other] - self.xs[cell]
            apart = apart if apart >= 0 else -apart
            rise = self.rows[other] - self.rows[cell]
            if rise == -1 and apart < 2:
                below |= BITS[other]
            elif rise == 1 and apart < 2:
                above |= BITS[other]
            elif rise == 0 and apart == 2:
                beside |= BITS[other]
        self.rests_on = append(self.rests_on, below)
        self.carries = append(self.carries, above)
        self.adjacent = append(self.adjacent, below | above | beside)

    def flank(self, filled: i64, right: bool) -> i64:
        """Give the outermost filled cell of every row on one side."""
        found: i64 = 0
        for row in range(i64(4)):
            best: i64 = -1
            for cell in range(self.size):
                if self.rows[cell] != row or not filled & BITS[cell]:
                    continue
                if best < 0 or (self.xs[cell] > self.xs[best]) == right:
                    best = cell
            if best >= 0:
                found |= BITS[best]
        return found


CASTLES: Final = [
    Castle("chenonceau", [
        (0, 0, F), (0, 2, F), (0, 4, F), (0, 6, F), (0, 8, F),
        (1, 1, S), (1, 3, S), (1, 5, S), (1, 7, S),
        (2, 2, T), (2, 4, T), (2, 6, T),
    ]),
    Castle("chillon", [
        (0, 0, F), (0, 2, F), (0, 4, F), (0, 6, F),
        (1, 1, F), (1, 3, F), (1, 5, F),
        (2, 1, S), (2, 3, S), (2, 5, S),
        (3, 2, T), (3, 4, T),
    ]),
    Castle("egeskov", [
        (0, 0, F), (0, 2, F), (0, 4, F), (0, 6, F),
        (1, 0, F), (1, 3, S), (1, 6, F),
        (2, 0, S), (2, 3, T), (2, 6, S),
        (3, 0, T), (3, 6, T),
    ]),
    Castle("rosenborg", [
        (0, 0, F), (0, 2, F), (0, 4, F), (0, 6, F),
        (1, 0, S), (1, 2, S), (1, 4, S), (1, 6, S),
        (2, 2, T), (2, 4, T),
        (3, 2, T), (3, 4, T),
    ]),
    Castle("quick", [(0, 0, F), (0, 2, F), (0, 4, F), (1, 1, S), (1, 3, S), (2, 2, T)]),
]  # fmt: skip
QUICK: Final[i64] = 4
for _number, _castle in enumerate(CASTLES):
    _castle.number = i64(_number)
NAMED: Final = {castle.name: castle for castle in CASTLES}


def bonus_of(variant: str, edition: str) -> i64:
    """Give the points of a full castle (ruling N-45)."""
    return 5 if variant == "quick" and edition == "2016" else 10
