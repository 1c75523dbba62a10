"""Rewards: of an empty market space, of a leader put away, and of a family's seals."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import (
    COLLECT,
    DECLINE,
    DISMISS_CODE,
    FLIP,
    LEADERS,
    MARKETS,
    PIECE,
)
from bottega.games.lorenzo.bonus import Bonus
from bottega.games.lorenzo.events import LeaderDismissed, SealTurned
from bottega.games.lorenzo.pieces import BY_FAMILY, BY_YIELD, PIECES, Effect
from bottega.games.lorenzo.queries import fold, receive
from bottega.games.lorenzo.ruleset import FIRST_SPACE, space_number
from bottega.games.lorenzo.state import NO_LEADER, Lorenzo
from bottega.games.lorenzo.triggers import OnLeader
from bottega.kernel.table import Codes, Frame
from bottega.parts.bits import BITS


class MarketReward(Effect[Lorenzo]):
    """Receive what an empty space of the market gives; nobody is placed (ruling X-61)."""

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for one of the spaces that are empty."""
        table.push(CollectMarket(seat, source))

    def possible(self, table: Lorenzo, seat: i64) -> bool:
        """One must be empty."""
        return len(empty_markets(table)) > 0


def empty_markets(table: Lorenzo) -> Codes:
    """List the spaces of the market that are open and empty."""
    first = space_number(MARKETS[0])
    out = vec[i64](capacity=4)
    for i in range(i64(len(MARKETS))):
        place = table.rules.spaces[first + i - FIRST_SPACE]
        if place.players <= i64(len(table.players)) and not table.occupied & BITS[first + i]:
            out = append(out, COLLECT + i)
    return out


class CollectMarket(Frame[Lorenzo]):
    """What of the market do you receive?"""

    def __init__(self, seat: i64, source: i64) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, table: Lorenzo) -> Codes:
        """Offer every space that is empty."""
        return empty_markets(table)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Let the effects of that space happen."""
        place = table.rules.spaces[space_number(MARKETS[0]) + code - COLLECT - FIRST_SPACE]
        for effect in place.effects:
            effect.resolve(table, self.seat, self.source)

    def sound(self, table: Lorenzo) -> bool:
        """A market space is empty, and the card gives its reward."""
        if not 0 < self.source % PIECES < i64(len(table.rules.cards)):
            return False
        trades = table.rules.cards[self.source % PIECES].trades
        rewards = any(isinstance(trade.receive, MarketReward) for trade in trades)
        return rewards and self.source // PIECES == BY_YIELD and len(empty_markets(table)) > 0


class Dismiss(Effect[Lorenzo]):
    """Put a leader in play away and receive something for it (ruling X-45)."""

    def __init__(self, receive: Effect[Any]) -> None:
        self.receive = receive

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask which, if there is one."""
        if table.players[seat].played:
            table.push(DismissLeader(seat, source))


class DismissLeader(Bonus):
    """Which leader in play do you put away?"""

    def __init__(self, seat: i64, source: i64) -> None:
        super().__init__(seat)
        self.source = source

    def options(self, table: Lorenzo) -> Codes:
        """Offer all of them, or none."""
        out = vec[i64](capacity=6)
        for i in range(i64(len(table.rules.leaders))):
            if table.players[self.seat].played & BITS[i]:
                out = append(out, DISMISS_CODE[i])
        return append(out, DECLINE)

    def take(self, table: Lorenzo, code: i64) -> None:
        """It stops working at once."""
        player = table.players[self.seat]
        index = PIECE[code]
        player.played &= ~BITS[index]
        player.used &= ~BITS[index]
        player.dismissed |= BITS[index]
        if table.rules.leaders[index].copies:
            player.copied = NO_LEADER
        if table.log is not None:
            table.log.append(LeaderDismissed(self.seat, LEADERS[index]))
        fold(table, player)
        for effect in table.rules.cards[self.source % PIECES].each:
            if isinstance(effect, Dismiss):
                effect.receive.resolve(table, self.seat, self.source)

    def sound(self, table: Lorenzo) -> bool:
        """There is a leader to put away, and a card that rewards it."""
        card = self.source % PIECES
        return 0 < card < i64(len(table.rules.cards)) and table.players[self.seat].played != 0


class TurnSeal(Effect[Lorenzo]):
    """Turn a seal of the family, and receive from all that are turned (ruling X-55)."""

    def __init__(self, seals: list[i64]) -> None:
        self.seals = seals

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask which; when all are turned there is nothing to ask."""
        if table.players[seat].seals == BITS[len(self.seals)] - 1:
            collect_seals(table, seat, self.seals)
        else:
            table.push(FlipSeal(seat, source % PIECES))


def seals_of(table: Lorenzo, family: i64) -> list[i64]:
    """Find what the seals of a family give."""
    for ability in table.rules.families[family].standing:
        if isinstance(ability, OnLeader) and isinstance(ability.effect, TurnSeal):
            return ability.effect.seals
    raise ValueError("this family has no seals")


def collect_seals(table: Lorenzo, seat: i64, seals: list[i64]) -> None:
    """Receive from every seal that is turned; each is a source of its own."""
    player = table.players[seat]
    for i in range(i64(len(seals))):
        if player.seals & BITS[i]:
            receive(table, seat, seals[i], BY_FAMILY * PIECES + player.family)


class FlipSeal(Frame[Lorenzo]):
    """Which seal do you turn?"""

    def __init__(self, seat: i64, family: i64) -> None:
        super().__init__(seat)
        self.family = family

    def options(self, table: Lorenzo) -> Codes:
        """Offer those that are not turned yet."""
        out = vec[i64](capacity=5)
        for i in range(i64(len(seals_of(table, self.family)))):
            if not table.players[self.seat].seals & BITS[i]:
                out = append(out, FLIP + i)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Turn it, then receive from all."""
        player = table.players[self.seat]
        player.seals |= BITS[code - FLIP]
        if table.log is not None:
            table.log.append(SealTurned(self.seat, code - FLIP + 1))
        collect_seals(table, self.seat, seals_of(table, self.family))

    def sound(self, table: Lorenzo) -> bool:
        """It is this seat's family, and a seal is left."""
        player = table.players[self.seat]
        if player.family != self.family or self.family < 0:
            return False
        return player.seals < BITS[len(seals_of(table, self.family))] - 1
