"""Bonuses: what one may take or leave, for some of it with servants sent ahead (ruling L-71)."""

from librt.vecs import append
from mypy_extensions import i64

from bottega.games.lorenzo.actions import ADD, DECLINE, MOST_SERVANTS
from bottega.games.lorenzo.events import BonusDeclined
from bottega.games.lorenzo.goods import servants
from bottega.games.lorenzo.sending import can_send, send
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.table import Codes, Frame


class Bonus(Frame[Lorenzo]):
    """A question that may be answered by leaving it (ruling L-15)."""

    def take(self, table: Lorenzo, code: i64) -> None:
        """Do what any other answer means."""
        raise NotImplementedError

    def answer(self, table: Lorenzo, code: i64) -> None:
        if code != DECLINE:
            self.take(table, code)
        elif table.log is not None:
            table.log.append(BonusDeclined(self.seat))


class BonusAction(Bonus):
    """An action without a family member."""

    def __init__(self, seat: i64, added: i64) -> None:
        super().__init__(seat)
        self.added = added  # servants sent ahead

    def reached(self, table: Lorenzo, n: i64) -> Codes:
        """List what could be answered with so many more servants sent ahead."""
        raise NotImplementedError

    def ahead(self, added: i64) -> "BonusAction":
        """Give the same question with so many servants sent ahead in all."""
        raise NotImplementedError

    def options(self, table: Lorenzo) -> Codes:
        """Offer what can be reached, to leave it, and servants after whom something can be."""
        out = self.reached(table, 0)
        if self.added == 0:
            out = append(out, DECLINE)
        if can_send(table, self.seat, self.added):
            held = servants(table.players[self.seat].goods)
            for n in range(i64(1), min(held, MOST_SERVANTS) + 1):
                if len(self.reached(table, n)):
                    out = append(out, ADD + n - 1)
        return out

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Send servants and ask again, take it, or leave it."""
        if code < ADD or code == DECLINE:
            super().answer(table, code)
            return
        n = code - ADD + 1
        send(table, self.seat, n)
        table.push(self.ahead(self.added + n))
