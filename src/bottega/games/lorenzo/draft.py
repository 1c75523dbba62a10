"""The advanced set-up: personal bonus tiles, then the leader draft (ruling L-66)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import CHOOSE, KEEP_CODE, LEADERS, PIECE
from bottega.games.lorenzo.events import BonusTileChosen, LeaderDrafted, PacksPassed
from bottega.games.lorenzo.state import NO_TILE, Lorenzo, names
from bottega.kernel.table import Codes, Frame, Interlude
from bottega.parts.bits import BITS

DEALT: Final[i64] = 4  # leaders a player


class ChooseTiles(Interlude[Lorenzo]):
    """Everybody takes a personal bonus tile, the last in the order first (ruling L-64)."""

    def run(self, table: Lorenzo) -> None:
        for seat in table.order:
            table.push(ChooseTile(seat))


class ChooseTile(Frame[Lorenzo]):
    """Which personal bonus tile?"""

    def options(self, table: Lorenzo) -> Codes:
        """Offer those that nobody took; the standard side is for the basic game."""
        taken: i64 = 0
        for player in table.players:
            if player.tile != NO_TILE:
                taken |= BITS[player.tile]
        out = vec[i64](capacity=4)
        for tile in range(i64(1), i64(len(table.rules.bonus_tiles))):
            if not taken & BITS[tile]:
                out = append(out, CHOOSE + tile - 1)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Lay the tile beside the board."""
        tile = code - CHOOSE + 1
        table.players[self.seat].tile = tile
        if table.log is not None:
            table.log.append(BonusTileChosen(self.seat, table.rules.bonus_tiles[tile].name))


class Draft(Interlude[Lorenzo]):
    """One leader each is kept, the others go on to the right, until all are kept (L-47)."""

    def __init__(self, step: i64) -> None:
        super().__init__()
        self.step = step

    def run(self, table: Lorenzo) -> None:
        """Ask everybody at the same time."""
        if self.step == DEALT:
            return
        if self.step == 0:
            deal(table)
        if table.log is not None:
            seats = range(len(table.players))
            packs = tuple([pack_names(table, seat, self.step) for seat in seats])
            table.log.append(PacksPassed(packs))
        table.push(Draft(self.step + 1))
        for seat in range(i64(len(table.players)) - 1, i64(-1), -1):
            table.push(KeepLeader(seat, self.step))


def deal(table: Lorenzo) -> None:
    """Deal a pack to everybody from the top of the pile."""
    dealt = i64(len(table.players)) * DEALT
    table.packs = table.leaders[:dealt]
    table.leaders = table.leaders[dealt:]


class KeepLeader(Frame[Lorenzo]):
    """Which leader of this pack do you keep?"""

    together: bool = True

    def __init__(self, seat: i64, step: i64) -> None:
        super().__init__(seat)
        self.step = step

    def options(self, table: Lorenzo) -> Codes:
        pack = pack_of(table, self.seat, self.step)
        out = vec[i64](capacity=4)
        for leader in range(i64(len(LEADERS))):
            if pack & BITS[leader]:
                out = append(out, KEEP_CODE[leader])
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        player = table.players[self.seat]
        player.picks = append(player.picks, PIECE[code])
        player.hand |= BITS[PIECE[code]]
        if table.log is not None:
            table.log.append(LeaderDrafted(self.seat, LEADERS[PIECE[code]]))


def pack_of(table: Lorenzo, seat: i64, step: i64) -> i64:
    """Give the pack that a seat chooses from at a step: packs wander to the right."""
    seats = i64(len(table.players))
    origin = (seat + step) % seats
    pack: i64 = 0
    for i in range(DEALT):
        pack |= BITS[table.packs[origin * DEALT + i]]
    for earlier in range(step):
        holder = (origin - earlier + seats * DEALT) % seats
        pack &= ~BITS[table.players[holder].picks[earlier]]
    return pack


def pack_names(table: Lorenzo, seat: i64, step: i64) -> tuple[str, ...]:
    """Name the leaders of a pack."""
    return names(pack_of(table, seat, step))


def steps_seen(table: Lorenzo) -> i64:
    """Count the packs that everybody has looked into: one more once all have chosen."""
    if len(table.packs) == 0:
        return 0
    fewest = DEALT
    for player in table.players:
        fewest = min(fewest, i64(len(player.picks)))
    return min(DEALT, fewest + 1)


def sights(table: Lorenzo, seat: i64) -> tuple[tuple[str, ...], ...]:
    """Name the packs a seat has looked into, in their order (ruling L-67)."""
    return tuple([pack_names(table, seat, step) for step in range(steps_seen(table))])
