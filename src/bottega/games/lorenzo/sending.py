"""Servants sent ahead of an action, beyond what its value needs (ruling L-71).

It is asked only where having fewer of them can matter to a seat. What decides that is public, so
that it tells nothing about a hand.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from bottega.games.lorenzo.actions import ADD, MOST_SERVANTS
from bottega.games.lorenzo.events import ServantsAdded
from bottega.games.lorenzo.goods import FIELD, SERVANT, servants, some
from bottega.games.lorenzo.pieces import MEMBER_COUNT
from bottega.games.lorenzo.queries import could_hold, reach, worker_value
from bottega.games.lorenzo.ruleset import PERIODS
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.kernel.table import Codes
from bottega.parts.bits import BITS

COUNCIL_ASKS: Final[i64] = 1  # there is always room in the palace
MOST_ADDED: Final[i64] = FIELD[SERVANT]


def minds_servants(table: Lorenzo, seat: i64) -> bool:
    """Say whether having fewer servants can matter to a seat, as far as all can see."""
    rules = table.rules
    if rules.frugal and rules.frugal & (table.players[seat].played | could_hold(table, seat)):
        return True
    tiles = table.tiles
    laid_out = BITS[tiles[0]] | BITS[tiles[1]] | BITS[tiles[2]]
    if rules.counting & laid_out and _may_be_counted(table, table.players[seat]):
        return True
    return rules.claims and _may_be_claimed(table, seat)


def _may_be_counted(table: Lorenzo, player: Player) -> bool:
    """Say whether an excommunication counts servants, or one that may still come does."""
    for period in range(PERIODS):
        if table.rules.counting & BITS[table.tiles[period]]:
            comes = table.round <= 2 * period + 2 and not player.footing.spared
            if comes or player.cubes & BITS[period]:
                return True
    return False


def _may_be_claimed(table: Lorenzo, seat: i64) -> bool:
    """Say whether a card lies open by which a rival can claim servants."""
    rules = table.rules
    for number in table.floors:
        if rules.claiming[number] or rules.extorting[number]:
            return True
    for rival in range(i64(len(table.players))):
        if rival != seat:
            for number in table.players[rival].cards:
                if rules.extorting[number]:
                    return True
    return False


def can_send(table: Lorenzo, seat: i64, before: i64) -> bool:
    """Say whether servants can be sent ahead, besides those that went before."""
    if before % MOST_SERVANTS or servants(table.players[seat].goods) == 0:
        return False
    return minds_servants(table, seat)


def add_helpers(out: Codes, table: Lorenzo, seat: i64) -> Codes:
    """List how many servants can be sent ahead of a member, so that it can still be placed."""
    player = table.players[seat]
    if not can_send(table, seat, player.added):
        return out
    best = best_member(table, player)
    held = servants(player.goods)
    for n in range(i64(1), min(held, MOST_SERVANTS) + 1):
        raised = reach(player.footing, player.added + n) + reach(player.footing, held - n)
        if best + raised >= COUNCIL_ASKS:
            out = append(out, ADD + n - 1)
    return out


def best_member(table: Lorenzo, player: Player) -> i64:
    """Give what the best member is worth that is still to be placed."""
    best: i64 = 0
    for member in range(MEMBER_COUNT):
        if player.members & BITS[member]:
            best = max(best, worker_value(table, player, member))
    return best


def send(table: Lorenzo, seat: i64, n: i64) -> None:
    """Discard servants ahead of an action."""
    table.players[seat].goods -= some(SERVANT, n)
    if table.log is not None:
        table.log.append(ServantsAdded(seat, n))
