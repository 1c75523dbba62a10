"""Leaders: playing, discarding, using and copying them, before or after placing a member."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import (
    COPY_CODE,
    DECLINE,
    DISCARD,
    DISCARD_CODE,
    LEADERS,
    PIECE,
    PLAY,
    PLAY_CODE,
    RAISE,
    USE_CODE,
    VERB,
)
from bottega.games.lorenzo.bonus import Bonus
from bottega.games.lorenzo.council import PickPrivileges
from bottega.games.lorenzo.events import (
    LeaderCopied,
    LeaderDiscarded,
    LeaderPlayed,
    LeadersDrawn,
    LeaderUsed,
    MemberRaised,
)
from bottega.games.lorenzo.pieces import (
    BY_LEADER,
    COLOURED,
    IN_PLAY,
    MEMBERS,
    PIECES,
    Leader,
    one_card,
)
from bottega.games.lorenzo.queries import fold
from bottega.games.lorenzo.state import NO_LEADER, Lorenzo, Player, names
from bottega.kernel.table import Codes, Frame, Interlude
from bottega.parts.bits import BITS, size

DISCARD_PRIVILEGES: Final[i64] = 1


def in_play(player: Player) -> i64:
    """Count a player's leaders in play."""
    return size(player.played)


def meets(player: Player, leader: Leader) -> bool:
    """Say whether a player has what a leader asks for; nothing is paid (rulings L-44, X-35)."""
    waived = player.footing.waived
    cards = player.counts + one_card(IN_PLAY) * in_play(player)
    for condition in leader.conditions:
        if not condition.holds(player.goods, cards):
            waived -= 1
            if waived < 0:
                return False
    return True


def playable(table: Lorenzo, seat: i64, leader: Leader) -> bool:
    """Say whether a leader in hand can be played now."""
    return meets(table.players[seat], leader) and has_effect(table, seat, leader)


def has_effect(table: Lorenzo, seat: i64, leader: Leader) -> bool:
    """Say whether what a leader does when it is played can come to anything."""
    for effect in leader.played:
        if not effect.possible(table, seat):
            return False
    return True


def ability(table: Lorenzo, player: Player, index: i64) -> Leader:
    """Give the leader whose ability counts: a copied one stands for the copier (ruling L-54)."""
    leader = table.rules.leaders[index]
    if leader.copies and player.copied != NO_LEADER:
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
    for i in range(i64(len(table.rules.leaders))):
        if player.hand & BITS[i]:
            if playable(table, seat, table.rules.leaders[i]):
                out = append(out, PLAY_CODE[i])
            out = append(out, DISCARD_CODE[i])
        elif usable(table, seat, i):
            out = append(out, USE_CODE[i])
    return out


def can_act_leader(table: Lorenzo, seat: i64) -> bool:
    """Say whether there is any leader action; that is public: a hand can always be discarded."""
    player = table.players[seat]
    if player.hand:
        return True
    if not player.played & ~player.used:
        return False
    for i in range(i64(len(table.rules.leaders))):
        if usable(table, seat, i):
            return True
    return False


def act_leader(table: Lorenzo, seat: i64, code: i64) -> None:
    """Do a leader action; what follows it is on the stack already."""
    if VERB[code] == PLAY:
        play(table, seat, PIECE[code])
    elif VERB[code] == DISCARD:
        discard(table, seat, PIECE[code])
    else:
        use(table, seat, PIECE[code])


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
    for trigger in player.footing.on_leader:
        trigger.effect.resolve(table, seat, trigger.source)


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


def has_copier(table: Lorenzo, player: Player) -> bool:
    """Say whether a player has a leader in play that stands for a rival's."""
    for i in range(i64(len(table.rules.leaders))):
        if player.played & BITS[i] and table.rules.leaders[i].copies:
            return True
    return False


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
        for i in range(i64(len(table.rules.leaders))):
            if rivals & BITS[i]:
                out = append(out, COPY_CODE[i])
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """It holds whatever happens to that leader (ruling L-54)."""
        player = table.players[self.seat]
        player.copied = PIECE[code]
        if table.log is not None:
            table.log.append(LeaderCopied(self.seat, LEADERS[player.copied]))
        fold(table, player)
        for effect in table.rules.leaders[player.copied].played:  # ruling X-37
            effect.resolve(table, self.seat, BY_LEADER * PIECES + player.copied)

    def sound(self, table: Lorenzo) -> bool:
        """A leader that copies has just been played."""
        player = table.players[self.seat]
        return player.copied == NO_LEADER and has_copier(table, player)


def draw_leaders(table: Lorenzo, seat: i64, n: i64) -> None:
    """Take leaders from the top of the pile into the hand, as many as there are (ruling X-40)."""
    drawn: i64 = 0
    n = min(n, i64(len(table.leaders)))
    for i in range(n):
        drawn |= BITS[table.leaders[i]]
    if n == 0:
        return
    table.leaders = table.leaders[n:]
    player = table.players[seat]
    player.hand |= drawn
    player.drawn |= drawn
    if table.log is not None:
        table.log.append(LeadersDrawn(seat, n, names(drawn)))


ANY_LEADER: Final[i64] = 0  # of those in hand
SHOWN_LEADER: Final[i64] = 1  # of those that came with the family


class PlayFree(Bonus):
    """Which leader do you play, whatever it asks for? (ruling X-39)"""

    def __init__(self, seat: i64, among: i64) -> None:
        super().__init__(seat)
        self.among = among
        self.always = among == ANY_LEADER  # an unasked question would tell about the hand

    def options(self, table: Lorenzo) -> Codes:
        """Offer those in hand; one whose effect would come to nothing is not played."""
        player = table.players[self.seat]
        hand = player.hand if self.among == ANY_LEADER else player.hand & player.shown
        out = vec[i64](capacity=8)
        for i in range(i64(len(table.rules.leaders))):
            if hand & BITS[i] and has_effect(table, self.seat, table.rules.leaders[i]):
                out = append(out, PLAY_CODE[i])
        return out if self.among == SHOWN_LEADER else append(out, DECLINE)

    def take(self, table: Lorenzo, code: i64) -> None:
        play(table, self.seat, PIECE[code])

    def sound(self, table: Lorenzo) -> bool:
        """There is a hand to play from."""
        return self.among in (ANY_LEADER, SHOWN_LEADER) and table.players[self.seat].hand != 0


class RaiseOne(Frame[Lorenzo]):
    """Which coloured member has another value in this round? (ruling L-51)"""

    def __init__(self, seat: i64, value: i64) -> None:
        super().__init__(seat)
        self.value = value

    def options(self, table: Lorenzo) -> Codes:
        """Offer those that are still to be placed."""
        out = vec[i64](capacity=3)
        for member in range(COLOURED):
            if table.players[self.seat].members & BITS[member]:
                out = append(out, RAISE + member)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Let the member have that value."""
        player = table.players[self.seat]
        member = code - RAISE
        player.fixed &= ~(i64(15) << (member * 4))
        player.fixed |= self.value << (member * 4)
        if table.log is not None:
            table.log.append(MemberRaised(self.seat, MEMBERS[member], self.value))

    def sound(self, table: Lorenzo) -> bool:
        """The value is one that a die can show, or more."""
        return 1 <= self.value <= 15


class LeadersReturn(Interlude[Lorenzo]):
    """At the end of a round every leader is turned up again."""

    def run(self, table: Lorenzo) -> None:
        for player in table.players:
            player.used = 0
