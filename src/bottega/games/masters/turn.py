"""A turn: one main action, and leader actions before and after it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.masters.actions import ACTIVATE, BUY, END, PLAY, TAKE
from bottega.games.masters.ending import Finish
from bottega.games.masters.events import TurnBegan
from bottega.games.masters.leadership import act, add_leader_actions
from bottega.games.masters.market import LINES, take
from bottega.games.masters.production import activate, add_powers
from bottega.games.masters.shop import SLOTS, add_purchases, buy
from bottega.games.masters.solo import LorenzoActs
from bottega.games.masters.state import Masters, supply
from bottega.kernel.table import Codes, Frame, HandOver, Phase


class Turn(Frame[Masters]):
    """What will you do? Market, purchase, production, or first a leader action."""

    def options(self, table: Masters) -> Codes:
        """The market is always open, so nobody is ever stuck (ruling M-25)."""
        player = table.players[self.seat]
        have = supply(player)
        out = vec[i64](capacity=24)
        for line in range(LINES):
            out = append(out, TAKE + line)
        if have:
            out = add_purchases(out, table, player, have)
            out = add_powers(out, player, have, 0)
        if player.hand:
            out = add_leader_actions(out, player)
        return out

    def answer(self, table: Masters, code: i64) -> None:
        """Do the action; after a leader action the main one is still to come."""
        seat = self.seat
        if code >= PLAY:
            table.push(self)
            act(table, seat, code)
            return
        table.push(AFTER[seat])
        if code < BUY:
            take(table, seat, code - TAKE)
        elif code < ACTIVATE:
            buy(table, seat, (code - BUY) // SLOTS, (code - BUY) % SLOTS)
        else:
            activate(table, seat, code - ACTIVATE, 0)


class After(Phase[Masters]):
    """Another leader action, or the end of the turn? (ruling M-27)"""

    def run(self, table: Masters) -> None:
        """Ask while there are leaders in hand; else the turn closes by itself."""
        if table.players[self.whose].hand:
            table.push(LAST_WORD[self.whose])
        else:
            table.push(END_TURN[self.whose])
            table.push(HAND_OVER[self.whose])


class LastWord(Frame[Masters]):
    """The main action is done: play or discard a leader, or end the turn."""

    def options(self, table: Masters) -> Codes:
        out = append(vec[i64](capacity=5), END)
        return add_leader_actions(out, table.players[self.seat])

    def answer(self, table: Masters, code: i64) -> None:
        """End the turn, or act and ask again."""
        if code == END:
            table.push(END_TURN[self.seat])
            return
        table.push(AFTER[self.seat])
        act(table, self.seat, code)


class EndTurn(Phase[Masters]):
    """The turn passes on, clockwise, until the last round is complete (ruling M-33)."""

    def run(self, table: Masters) -> None:
        """Bring the next turn, Lorenzo's token, or the end."""
        if table.solo:
            table.push(BEGIN_TURN[0])
            table.push(LorenzoActs())
            return
        following = (self.whose + 1) % i64(len(table.players))
        if table.last and following == table.first:
            table.push(Finish())
        else:
            table.push(BEGIN_TURN[following])


class BeginTurn(Phase[Masters]):
    """A new turn."""

    def run(self, table: Masters) -> None:
        table.turn += 1
        if table.log is not None:
            table.log.append(TurnBegan(self.whose, table.turn))
        table.push(TURN[self.whose])


# Frames are values: these few serve all tables.
TURN: Final = [Turn(seat) for seat in range(i64(4))]
AFTER: Final = [After(seat) for seat in range(i64(4))]
LAST_WORD: Final = [LastWord(seat) for seat in range(i64(4))]
END_TURN: Final = [EndTurn(seat) for seat in range(i64(4))]
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(i64(4))]
HAND_OVER: Final = [HandOver(seat) for seat in range(i64(4))]
