"""Leader actions: play a leader whose requirement is met, or discard one for faith."""

from librt.vecs import append
from mypy_extensions import i64

from bottega.games.masters import faith
from bottega.games.masters.actions import DISCARD, PLAY
from bottega.games.masters.cards import shows
from bottega.games.masters.events import LeaderDiscarded, LeaderPlayed
from bottega.games.masters.goods import covers
from bottega.games.masters.leaders import (
    DISCOUNT,
    EXTRA_DEPOT,
    LEADER_COUNT,
    LEADERS,
    WHITE_MARBLE,
    Leader,
)
from bottega.games.masters.state import Masters, Player, supply
from bottega.kernel.table import Codes


def meets(player: Player, leader: Leader) -> bool:
    """Say whether a player has what a leader requires; nothing is paid (rulings M-19, M-28)."""
    return covers(supply(player), leader.owns) and shows(player.banners, leader.shows)


def add_leader_actions(out: Codes, player: Player) -> Codes:
    """List what can be done with the leaders in hand."""
    for i in range(LEADER_COUNT):
        if (player.hand >> i) & 1:
            if meets(player, LEADERS[i]):
                out = append(out, PLAY + i)
            out = append(out, DISCARD + i)
    return out


def act(table: Masters, seat: i64, code: i64) -> None:
    """Do a leader action; what follows it is on the stack already."""
    if code < DISCARD:
        play(table, seat, code - PLAY)
    else:
        discard(table, seat, code - DISCARD)


def play(table: Masters, seat: i64, index: i64) -> None:
    """Lay a leader face up: its ability holds from now on."""
    player = table.players[seat]
    leader = LEADERS[index]
    player.hand &= ~(i64(1) << index)
    player.played |= i64(1) << index
    grant(player, leader)
    if table.log is not None:
        table.log.append(LeaderPlayed(seat, leader.number))


def grant(player: Player, leader: Leader) -> None:
    """Let a leader's ability hold for a player."""
    bit = i64(1) << leader.good
    if leader.ability == DISCOUNT:
        player.discounts |= bit
    elif leader.ability == EXTRA_DEPOT:
        player.depots |= bit
    elif leader.ability == WHITE_MARBLE:
        player.whites |= bit
    else:
        player.crafts |= bit


def discard(table: Masters, seat: i64, index: i64) -> None:
    """Put a leader away face down for one faith, checked at once (rulings M-10, M-30, M-32)."""
    player = table.players[seat]
    player.hand &= ~(i64(1) << index)
    player.discarded |= i64(1) << index
    if table.log is not None:
        table.log.append(LeaderDiscarded(seat, LEADERS[index].number))
    faith.move(table, seat, 1)
