"""The faith track and the Vatican reports."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.masters.ending import conclude, last_round
from bottega.games.masters.events import FaithMoved, VaticanReport
from bottega.games.masters.state import CROSS_AT_END, VICTORY, Masters

LAST_SPACE: Final[i64] = 24
SECTIONS: Final[i64] = 3
SECTION_FROM: Final[vec[i64]] = vec[i64]([5, 12, 19])
POPE_SPACE: Final[vec[i64]] = vec[i64]([8, 16, 24])
TILE_POINTS: Final[vec[i64]] = vec[i64]([2, 3, 4])
TRACK_POINTS: Final[vec[i64]] = vec[i64](
    [0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 6, 6, 6, 9, 9, 9, 12, 12, 12, 16, 16, 16, 20]
)


def move(table: Masters, seat: i64, spaces: i64) -> None:
    """Move one player's marker; what lies beyond the last space is lost (ruling M-6)."""
    player = table.players[seat]
    moved = min(LAST_SPACE - player.faith, spaces)
    player.faith += moved
    if table.log is not None and moved:
        table.log.append(FaithMoved((int(seat),), (int(moved),), (int(player.faith),)))
    check(table)


def move_cross(table: Masters, spaces: i64) -> None:
    """Move Lorenzo's black cross."""
    moved = min(LAST_SPACE - table.cross, spaces)
    table.cross += moved
    if table.log is not None:
        table.log.append(FaithMoved((-1,), (int(moved),), (int(table.cross),)))
    check(table)


def move_others(table: Masters, seat: i64, spaces: i64) -> None:
    """Move everybody else by the whole amount, then check once (rulings M-1 and M-38)."""
    if table.solo:
        move_cross(table, spaces)
        return
    before = [int(player.faith) for player in table.players] if table.log is not None else []
    for other in range(i64(len(table.players))):
        if other != seat:
            player = table.players[other]
            player.faith = min(LAST_SPACE, player.faith + spaces)
    if table.log is not None:
        tell_moved(table, before)
    check(table)


def tell_moved(table: Masters, before: list[int]) -> None:
    """Tell whose markers moved, how far and where to."""
    after = [int(player.faith) for player in table.players]
    moved = [i for i in range(len(after)) if after[i] > before[i]]
    if moved and table.log is not None:
        spaces = tuple([after[i] - before[i] for i in moved])
        table.log.append(FaithMoved(tuple(moved), spaces, tuple([after[i] for i in moved])))


def check(table: Masters) -> None:
    """Report every section that some marker has reached, then see whether the end is near."""
    furthest = table.cross
    for player in table.players:
        furthest = max(furthest, player.faith)
    while table.reports < SECTIONS and furthest >= POPE_SPACE[table.reports]:
        report(table)
    if furthest >= LAST_SPACE:
        if not table.solo:
            last_round(table, "faith")
        elif table.players[0].faith >= LAST_SPACE:
            conclude(table, VICTORY)
        else:
            conclude(table, CROSS_AT_END)


def report(table: Masters) -> None:
    """Who stands in the section or beyond it keeps the tile (ruling M-4)."""
    section = table.reports
    table.reports += 1
    for player in table.players:
        if player.faith >= SECTION_FROM[section]:
            player.tiles |= i64(1) << section
    if table.log is not None:
        kept = [i for i, p in enumerate(table.players) if (p.tiles >> section) & 1]
        table.log.append(VaticanReport(section + 1, tuple(kept)))
