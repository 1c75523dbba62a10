"""Leaders: playing, discarding, using and copying them, before or after placing a member."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import COPY, DISCARD, LEADER_COUNT, LEADERS, PLAY, RAISE, USE
from bottega.games.lorenzo.council import PickPrivileges
from bottega.games.lorenzo.events import (
    LeaderCopied,
    LeaderDiscarded,
    LeaderPlayed,
    LeaderUsed,
    MemberRaised,
)
from bottega.games.lorenzo.pieces import BY_LEADER, COLOURED, MEMBERS, PIECES, Leader
from bottega.games.lorenzo.queries import fold
from bottega.games.lorenzo.state import BITS, NO_LEADER, Lorenzo, Player
from bottega.kernel.table import NOBODY, Codes, Frame

DISCARD_PRIVILEGES: Final[i64] = 1


def meets(player: Player, leader: Leader) -> bool:
    """Say whether a player has what a leader asks for; nothing is paid (ruling L-44)."""
    for condition in leader.conditions:
        if not condition.holds(player.goods, player.counts):
            return False
    return True


def playable(table: Lorenzo, seat: i64, leader: Leader) -> bool:
    """Say whether a leader in hand can be played now."""
    if not meets(table.players[seat], leader):
        return False
    for effect in leader.played:
        if not effect.possible(table, seat):
            return False
    return True


def ability(table: Lorenzo, player: Player, index: i64) -> Leader:
    """Give the leader whose ability counts: a copied one stands for the copier (ruling L-54)."""
    leader = table.rules.leaders[index]
    if leader.played and player.copied != NO_LEADER:
        return table.rules.leaders[player.copied]
    return leader


def usable(table: Lorenzo, seat: i64, index: i64) -> bool:
    """Say whether a leader in play can still act in this round (ruling L-46)."""
    player = table.players[seat]
    if not player.played & ~player.used & BITS[index]:
        return False
    effects = ability(table, player, index).once
    for effect in effects:
        if not effect.possible(table, seat):
            return False
    return len(effects) > 0


def add_leader_actions(out: Codes, table: Lorenzo, seat: i64) -> Codes:
    """List what can be done with leaders."""
    player = table.players[seat]
    if player.hand | player.played == 0:
        return out
    for i in range(LEADER_COUNT):
        if player.hand & BITS[i]:
            if playable(table, seat, table.rules.leaders[i]):
                out = append(out, PLAY + i)
            out = append(out, DISCARD + i)
        elif usable(table, seat, i):
            out = append(out, USE + i)
    return out


def can_act(table: Lorenzo, seat: i64) -> bool:
    """Say whether there is any leader action; that is public: a hand can always be discarded."""
    player = table.players[seat]
    if player.hand or not player.played & ~player.used:
        return player.hand != 0
    for i in range(LEADER_COUNT):
        if usable(table, seat, i):
            return True
    return False


def act(table: Lorenzo, seat: i64, code: i64) -> None:
    """Do a leader action; what follows it is on the stack already."""
    if code < DISCARD:
        play(table, seat, code - PLAY)
    elif code < USE:
        discard(table, seat, code - DISCARD)
    else:
        use(table, seat, code - USE)


def play(table: Lorenzo, seat: i64, index: i64) -> None:
    """Lay a leader face up: its ability holds from now on."""
    player = table.players[seat]
    player.hand &= ~BITS[index]
    player.played |= BITS[index]
    if table.log is not None:
        table.log.append(LeaderPlayed(seat, LEADERS[index]))
    fold(table, player)
    for effect in table.rules.leaders[index].played:
        effect.resolve(table, seat, BY_LEADER * PIECES + index)


def discard(table: Lorenzo, seat: i64, index: i64) -> None:
    """Put a leader away face down for a privilege (rulings L-45 and L-67)."""
    player = table.players[seat]
    player.hand &= ~BITS[index]
    player.discarded |= BITS[index]
    if table.log is not None:
        table.log.append(LeaderDiscarded(seat, LEADERS[index]))
    table.push(PickPrivileges(seat, DISCARD_PRIVILEGES))


def use(table: Lorenzo, seat: i64, index: i64) -> None:
    """Turn a leader over until the end of the round, and let it act."""
    player = table.players[seat]
    player.used |= BITS[index]
    if table.log is not None:
        table.log.append(LeaderUsed(seat, LEADERS[index]))
    for effect in ability(table, player, index).once:
        effect.resolve(table, seat, BY_LEADER * PIECES + index)


def can_copy(table: Lorenzo, seat: i64) -> bool:
    """Say whether another player has a leader in play."""
    for rival in range(i64(len(table.players))):
        if rival != seat and table.players[rival].played:
            return True
    return False


class CopyFrom(Frame[Lorenzo]):
    """Whose ability is copied, once and for all?"""

    def options(self, table: Lorenzo) -> Codes:
        """Offer every leader that a rival has in play."""
        rivals: i64 = 0
        for i in range(i64(len(table.players))):
            if i != self.seat:
                rivals |= table.players[i].played
        out = vec[i64](capacity=12)
        for i in range(LEADER_COUNT):
            if rivals & BITS[i]:
                out = append(out, COPY + i)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """It holds whatever happens to that leader (ruling L-54)."""
        player = table.players[self.seat]
        player.copied = code - COPY
        if table.log is not None:
            table.log.append(LeaderCopied(self.seat, LEADERS[player.copied]))
        fold(table, player)


class RaiseOne(Frame[Lorenzo]):
    """Which coloured member has another value in this round? (ruling L-51)"""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value = value

    def args(self) -> list[int]:
        """Give the seat and the value."""
        return [int(self.seat), int(self.value)]

    def options(self, table: Lorenzo) -> Codes:
        """Offer those that are still to be placed."""
        out = vec[i64](capacity=3)
        for member in range(COLOURED):
            if table.players[self.seat].members & BITS[member]:
                out = append(out, RAISE + member)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Fix it."""
        player = table.players[self.seat]
        member = code - RAISE
        player.fixed &= ~(i64(15) << (member * 4))
        player.fixed |= self.value << (member * 4)
        if table.log is not None:
            table.log.append(MemberRaised(self.seat, MEMBERS[member], self.value))


class LeadersReturn(Frame[Lorenzo]):
    """At the end of a round every leader is turned up again."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def args(self) -> list[int]:
        """Give nothing: it is the same for all."""
        return []

    def run(self, table: Lorenzo) -> None:
        """Turn them up."""
        for player in table.players:
            player.used = 0
