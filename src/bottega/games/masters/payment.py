"""Paying: from the warehouse or the strongbox, as the player likes."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.masters.actions import PAY, PAY_COUNTS
from bottega.games.masters.events import GoodsPaid
from bottega.games.masters.goods import KINDS, count, some
from bottega.games.masters.state import Masters
from bottega.kernel.table import Codes, Frame


def demand(table: Masters, seat: i64) -> None:
    """Have the needed goods paid, kind by kind; ask only where both places hold some."""
    player = table.players[seat]
    for good in range(KINDS - 1, i64(-1), -1):
        n = count(table.need, good)
        if n:
            if count(player.store, good) and count(player.box, good):
                table.push(PAYS[seat * KINDS + good])
            else:
                pay(table, seat, good, min(n, count(player.store, good)))


def pay(table: Masters, seat: i64, good: i64, from_store: i64) -> None:
    """Pay all that is needed of one good, so much of it from the warehouse."""
    player = table.players[seat]
    from_box = count(table.need, good) - from_store
    player.store -= some(good, from_store)
    player.box -= some(good, from_box)
    table.need -= some(good, from_store + from_box)
    if table.log is not None:
        table.log.append(GoodsPaid(seat, good, from_store, from_box))


class Pay(Frame[Masters]):
    """How many of this good come from the warehouse? (rulings M-21 and M-48)"""

    def __init__(self, seat: i64, good: i64) -> None:
        super().__init__(seat)
        self.good = good

    def options(self, table: Masters) -> Codes:
        """Offer every split; first the one that takes all it can from the warehouse."""
        player = table.players[self.seat]
        n = count(table.need, self.good)
        most = min(n, count(player.store, self.good))
        least = max(i64(0), n - count(player.box, self.good))
        out = vec[i64](capacity=PAY_COUNTS)
        for k in range(most, least - 1, -1):
            out = append(out, PAY + self.good * PAY_COUNTS + k)
        return out

    def answer(self, table: Masters, code: i64) -> None:
        pay(table, self.seat, self.good, code - PAY - self.good * PAY_COUNTS)


# Frames are values: these few serve all tables.
PAYS: Final = [Pay(seat, good) for seat in range(i64(4)) for good in range(KINDS)]
