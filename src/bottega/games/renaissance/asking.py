"""What questions and the steps of actions have in common."""

from mypy_extensions import i64

from bottega.games.renaissance.claims import claim_by, is_claim, with_claims
from bottega.games.renaissance.state import Renaissance
from bottega.kernel.table import Codes, Frame, Interlude


class Ask(Frame[Renaissance]):
    """A question, beside which missions can be turned up by hand (ruling N-33)."""

    def choices(self, table: Renaissance) -> Codes:
        """List the answers to the question itself."""
        raise NotImplementedError

    def decide(self, table: Renaissance, code: i64) -> None:
        """Do what the answer means."""
        raise NotImplementedError

    def options(self, table: Renaissance) -> Codes:
        """Offer the answers, and missions to turn up."""
        out = self.choices(table)
        if not table.rules.by_hand or len(out) < (1 if self.always else 2):
            return out  # what leaves no choice is no question
        return with_claims(table, self.seat, out)

    def answer(self, table: Renaissance, code: i64) -> None:
        """Turn a mission up and ask again, or do what is answered."""
        if is_claim(code):
            table.push(self)
            claim_by(table, self.seat, code)
        else:
            self.decide(table, code)


class AskSome(Ask):
    """A question that is asked so many times."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left


class AskOf(Ask):
    """A question about what somebody else has."""

    def __init__(self, seat: i64, whose: i64) -> None:
        super().__init__(seat)
        self.whose = whose


class AskSomeOf(AskSome):
    """A question about what somebody else has, asked so many times."""

    def __init__(self, seat: i64, whose: i64, left: i64) -> None:
        super().__init__(seat, left)
        self.whose = whose


class AskWith(Ask):
    """A question about a card, which comes from a hand or a stock."""

    def __init__(self, seat: i64, card: i64, origin: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.origin = origin


class AskFor(Ask):
    """A question that somebody's action puts to a seat."""

    def __init__(self, seat: i64, actor: i64) -> None:
        super().__init__(seat)
        self.actor = actor


class Announced(Interlude[Renaissance]):
    """What becomes of an action that somebody announced: how it is played, and whom it hits."""

    def __init__(self, actor: i64, card: i64, mode: i64, hit: i64) -> None:
        super().__init__()
        self.actor = actor
        self.card = card
        self.mode = mode
        self.hit = hit
