"""The Vatican report: faith shown, or excommunication."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import REFUSE, SUPPORT
from bottega.games.lorenzo.events import ChurchIgnored, ChurchSupported, Excommunicated
from bottega.games.lorenzo.goods import FAITH, VP, faith, some
from bottega.games.lorenzo.pieces import BY_CHURCH, PIECES
from bottega.games.lorenzo.queries import fold, receive
from bottega.games.lorenzo.ruleset import ROUNDS, period_of
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.table import Codes, Frame, Interlude
from bottega.parts.bits import BITS

NEEDED: Final[vec[i64]] = vec[i64]([3, 4, 5])  # faith, by period
FAITH_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30])


class Report(Interlude[Lorenzo]):
    """After every second round all show their faith, in turn order (ruling L-35)."""

    def run(self, table: Lorenzo) -> None:
        """Ask everyone, the first in the order first."""
        if table.round % 2 == 0:
            for i in range(i64(len(table.order)) - 1, i64(-1), -1):
                table.push(Faith(table.order[i]))


class Faith(Frame[Lorenzo]):
    """Do you support the church?"""

    def options(self, table: Lorenzo) -> Codes:
        """Too little faith leaves no choice, nor does the last report (rulings L-35, L-36)."""
        enough = faith(table.players[self.seat].goods) >= NEEDED[period_of(table.round) - 1]
        if not enough:
            return vec[i64]([REFUSE])
        if table.round == ROUNDS:
            return vec[i64]([SUPPORT])
        return vec[i64]([SUPPORT, REFUSE])

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Give up all faith for points, or be excommunicated and keep it."""
        if code == SUPPORT:
            support(table, self.seat)
        else:
            excommunicate(table, self.seat)


def support(table: Lorenzo, seat: i64) -> None:
    """Receive the points of one's space, and what an ability adds (ruling L-37)."""
    player = table.players[seat]
    if table.log is not None:
        event = ChurchSupported(seat, period_of(table.round), faith(player.goods))
        table.log.append(event)
    cash_in(table, seat)
    if player.footing.support:
        receive(table, seat, player.footing.support, BY_CHURCH * PIECES + 1)


def cash_in(table: Lorenzo, seat: i64) -> None:
    """Turn all faith into the points of its space."""
    player = table.players[seat]
    held = faith(player.goods)
    player.goods -= some(FAITH, held)
    receive(table, seat, some(VP, FAITH_POINTS[held]), BY_CHURCH * PIECES)


def excommunicate(table: Lorenzo, seat: i64) -> None:
    """Suffer the tile at once (ruling L-38); in the last report faith still counts (L-36)."""
    player = table.players[seat]
    period = period_of(table.round)
    if player.footing.spared:
        ignore(table, seat)
        return
    tile = table.rules.tiles[table.tiles[period - 1]]
    player.cubes |= BITS[period - 1]
    fold(table, player)
    if table.log is not None:
        forced = faith(player.goods) < NEEDED[period - 1]
        shown = counted(table, seat)
        table.log.append(Excommunicated(seat, period, tile.name, forced, shown))
    for trigger in player.footing.on_curse:
        trigger.effect.resolve(table, seat, trigger.source)
    if table.round == ROUNDS:
        cash_in(table, seat)


def counted(table: Lorenzo, seat: i64) -> i64:
    """Give the faith that still counts for who does not support the church."""
    return faith(table.players[seat].goods) if table.round == ROUNDS else i64(0)


def ignore(table: Lorenzo, seat: i64) -> None:
    """Nothing happens to who cannot be excommunicated; the last report still counts (X-38)."""
    if table.log is not None:
        table.log.append(ChurchIgnored(seat, period_of(table.round), counted(table, seat)))
    if table.round == ROUNDS:
        cash_in(table, seat)
