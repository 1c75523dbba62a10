"""The council's privileges, and the order of the next round."""

from typing import Final

from mypy_extensions import i64

from bottega.games.lorenzo.actions import (
    PRIVILEGE,
    PRIVILEGE_COUNT,
    PRIVILEGE_SETS,
    STORE,
    sets_of,
)
from bottega.games.lorenzo.events import Received
from bottega.games.lorenzo.pieces import BY_PRIVILEGE, PIECES, SOURCES
from bottega.games.lorenzo.placed import placed_seat, placed_space
from bottega.games.lorenzo.queries import receive
from bottega.games.lorenzo.ruleset import space_number
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.games.lorenzo.tokens import tokens_left
from bottega.kernel.table import Codes, Frame
from bottega.parts.bits import BITS

PALACE: Final[i64] = space_number("council")


def privileges_for(table: Lorenzo, player: Player, without: i64) -> i64:
    """Give the privileges that a player can pick, a bit for each."""
    offered = table.rules.offered & ~(player.footing.no_privilege | without)
    if table.rules.drawing and tokens_left(table) == 0:  # ruling X-78
        offered &= ~table.rules.drawing
    return offered | BITS[STORE] if player.store else offered


class PickPrivileges(Frame[Lorenzo]):
    """Which privileges? Those granted together are all different (ruling L-33)."""

    def __init__(self, seat: i64, n: i64, without: i64 = 0) -> None:
        super().__init__(seat)
        self.n = n
        self.without = without

    def options(self, table: Lorenzo) -> Codes:
        """Offer every set of that size."""
        return sets_of(self.n, privileges_for(table, table.players[self.seat], self.without))

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Receive them; each is a source of its own (ruling L-69)."""
        picked = PRIVILEGE_SETS[code - PRIVILEGE]
        player = table.players[self.seat]
        if player.footing.again and self.without == 0:  # once each time
            table.push(PickPrivileges(self.seat, 1, picked))
        for i in range(i64(len(table.rules.privileges))):
            if (picked >> i) & 1:
                gain = table.rules.privileges[i] + player.footing.with_privilege
                receive(table, self.seat, gain, BY_PRIVILEGE * PIECES + i)
        if picked & BITS[STORE]:
            gain = player.store + player.footing.with_privilege
            player.store = 0
            before = player.goods
            receive(table, self.seat, gain, BY_PRIVILEGE * PIECES + STORE)
            if table.log is not None and player.goods == before:  # yet the store is empty
                table.log.append(Received(self.seat, {}, SOURCES[BY_PRIVILEGE], int(STORE)))

    def sound(self, table: Lorenzo) -> bool:
        """There is something to pick."""
        return 1 <= self.n <= 3 and 0 <= self.without < BITS[PRIVILEGE_COUNT]


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
