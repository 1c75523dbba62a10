"""Paying: at once, or by questions where tokens or servants in the place of goods leave a choice.

Whoever lets a player pay puts what follows on the stack first.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import MOST_SERVANTS, REPLACE, REPLACED
from bottega.games.lorenzo.events import Replaced, Stored
from bottega.games.lorenzo.goods import (
    COIN,
    SERVANT,
    count,
    counts,
    goods,
    servants,
    some,
    tokens,
)
from bottega.games.lorenzo.pieces import Footing
from bottega.games.lorenzo.queries import lacking, spare_servants
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.games.lorenzo.tokens import pay_tokens
from bottega.kernel.table import Codes, Frame
from bottega.parts.bits import BITS

REPLACEABLE: Final[i64] = goods(255, 255, 255)  # a mask
NOWHERE: Final[i64] = -1


def leaves_choice(footing: Footing, due: i64) -> bool:
    """Say whether there is anything to ask about how this is paid."""
    return tokens(due) > 0 or (footing.servants_pay and due & REPLACEABLE != 0)


def charge(table: Lorenzo, seat: i64, due: i64, stored: i64 = 0) -> None:
    """Take what is due, after asking how; what is spent of the stored goods is kept."""
    player = table.players[seat]
    player.owed = due
    if player.footing.servants_pay and due & REPLACEABLE:
        table.push(ReplaceGoods(seat, 0, stored, NOWHERE, 0))
    else:
        hand_in(table, seat, stored)


def charge_fee(table: Lorenzo, seat: i64, fee: i64, space: i64, discount: i64) -> None:
    """Take the fee of a tower so that its card can still be paid."""
    table.players[seat].owed = some(COIN, fee)
    table.push(ReplaceGoods(seat, 0, 0, space, discount))


def hand_in(table: Lorenzo, seat: i64, stored: i64) -> None:
    """Pay what is owed now."""
    player = table.players[seat]
    due = player.owed
    player.owed = 0
    player.goods -= due
    if stored:
        keep_spent(table, seat, due)
    if tokens(due):
        pay_tokens(table, seat)


def keep_spent(table: Lorenzo, seat: i64, spent: i64) -> None:
    """Lay goods spent on a building on the family tile (ruling X-46)."""
    player = table.players[seat]
    kept = spent & player.footing.stores
    if kept:
        player.store += kept
        if table.log is not None:
            table.log.append(Stored(seat, counts(kept)))


class ReplaceGoods(Frame[Lorenzo]):
    """How many servants stand in for a good? Each once, in any order (rulings X-42, M-52)."""

    def __init__(self, seat: i64, settled: i64, stored: i64, space: i64, discount: i64) -> None:
        super().__init__(seat)
        self.settled = settled
        self.stored = stored
        self.space = space
        self.discount = discount

    def options(self, table: Lorenzo) -> Codes:
        """Offer as many as are needed, up to as many as can be spared."""
        player = table.players[self.seat]
        out = vec[i64](capacity=8)
        for kind in range(SERVANT):
            fewest, most = self.bounds(table, kind)
            if most > fewest:
                for n in range(fewest, most + 1):
                    out = append(out, REPLACE + kind * (MOST_SERVANTS + 1) + n)
        if len(out):
            return out
        kind = self._next(player)
        fewest, most = self.bounds(table, kind)
        return vec[i64]([REPLACE + kind * (MOST_SERVANTS + 1) + fewest])

    def bounds(self, table: Lorenzo, kind: i64) -> tuple[i64, i64]:
        """Give the fewest and the most servants that can stand in for a good."""
        player = table.players[self.seat]
        if self.settled & BITS[kind]:
            return 0, 0
        fewest = short_of(player, kind)
        most = min(count(player.owed, kind), fewest + self._spare(table, player), MOST_SERVANTS)
        return fewest, max(most, fewest)

    def _next(self, player: Player) -> i64:
        """Find a good that is owed and not settled; SERVANT where there is none."""
        for kind in range(SERVANT):
            if count(player.owed, kind) and not self.settled & BITS[kind]:
                return kind
        return SERVANT

    def _spare(self, table: Lorenzo, player: Player) -> i64:
        if self.space != NOWHERE:
            return spare_servants(table, player, self.space, self.discount)
        left = servants(player.goods) - servants(player.owed)
        for kind in range(SERVANT):
            left -= short_of(player, kind)
        return left

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Spend them and go on to the next good."""
        player = table.players[self.seat]
        kind = (code - REPLACE) // (MOST_SERVANTS + 1)
        n = (code - REPLACE) % (MOST_SERVANTS + 1)
        player.goods -= some(SERVANT, n)
        player.owed -= some(kind, n)
        if table.log is not None:
            table.log.append(Replaced(self.seat, REPLACED[kind], n))
        settled = self.settled | BITS[kind]
        left = ReplaceGoods(self.seat, settled, self.stored, self.space, self.discount)
        if left._next(player) < SERVANT:
            table.push(left)
        else:
            hand_in(table, self.seat, self.stored)

    def sound(self, table: Lorenzo) -> bool:
        """Something is owed that servants can stand in for."""
        player = table.players[self.seat]
        if (
            not player.footing.servants_pay
            or not 0 <= self.settled < BITS[SERVANT]
            or self._next(player) == SERVANT
            or self.stored not in (0, 1)
        ):
            return False
        if self.space != NOWHERE and not 0 <= self.space < i64(len(table.floors)):
            return False
        return self._spare(table, player) >= 0 and lacking(player.goods, player.owed) >= 0


def short_of(player: Player, kind: i64) -> i64:
    """Count what a player lacks of one good to pay what is owed."""
    return max(i64(0), count(player.owed, kind) - count(player.goods, kind))
