"""The council's privileges, and the order of the next round."""

from typing import Final

from mypy_extensions import i64

from bottega.games.lorenzo.actions import (
    PRIVILEGE,
    PRIVILEGE_COUNT,
    PRIVILEGE_SETS,
    SPACES,
    sets_of,
)
from bottega.games.lorenzo.pieces import BY_PRIVILEGE, PIECES
from bottega.games.lorenzo.queries import receive
from bottega.games.lorenzo.state import Lorenzo, placed_seat, placed_space
from bottega.kernel.table import Codes, Frame

PALACE: Final[i64] = len(SPACES) - 1


class PickPrivileges(Frame[Lorenzo]):
    """Which privileges? Those granted together are all different (ruling L-33)."""

    def __init__(self, seat: i64, n: i64) -> None:
        super().__init__(seat)
        self.n = n

    def args(self) -> list[int]:
        """Give the seat and how many it picks."""
        return [int(self.seat), int(self.n)]

    def options(self, table: Lorenzo) -> Codes:
        """Offer every set of that size."""
        return sets_of(self.n)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Receive them; each is a source of its own (ruling L-69)."""
        picked = PRIVILEGE_SETS[code - PRIVILEGE]
        for i in range(PRIVILEGE_COUNT):
            if (picked >> i) & 1:
                receive(table, self.seat, table.rules.privileges[i], BY_PRIVILEGE * PIECES + i)


def next_order(table: Lorenzo) -> list[i64]:
    """Give the coming order: who stands in the palace by first member, then the others (L-34)."""
    order: list[i64] = []
    for there in table.placed:
        seat = placed_seat(there)
        if placed_space(there) == PALACE and seat not in order:
            order.append(seat)
    for seat in table.order:
        if seat not in order:
            order.append(seat)
    return order
