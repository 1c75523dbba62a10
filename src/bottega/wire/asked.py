"""What a client sends over its WebSocket."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from bottega.kernel.values import Strict
from bottega.wire.basics import PROTOCOL, Code, Count, Id, Key, Language, Seat, ShortText


class Ask(Strict, tag_field="type", tag=str.lower):
    """Any message of a client."""


class Hello(Ask):
    """Look at a table from a seat (None: as a spectator); sent again it looks from elsewhere."""

    table: Id
    seat: Seat | None = None
    have: Count = 0  # the last number the client has of this table's log
    language: Language | None = None  # then questions, answers and events come with sentences
    protocol: int = PROTOCOL
    panels: bool = False  # then updates describe the position in words, English if none is named
    hasty: bool = False  # bots need not take their time, if nobody else minds


class Answer(Ask):
    """Answer the question asked, as seen at a version."""

    code: Code
    version: Count
    key: Key  # made by the client, the same when it sends the same answer again


class End(Ask):
    """End a turn that has no choices left."""

    version: Count
    key: Key


class Undo(Ask):
    """Take back one's last answer, as far as the barrier."""

    version: Count
    key: Key
    code: Code | None = None  # take this one back, and give those after it again


class Propose(Ask):
    """Propose what needs the consent of all: go back, let a bot play for somebody, or stop."""

    what: Literal["undo", "replace", "abandon"]
    key: Key
    to: Count | None = None  # undo: back to before the log entry of this number
    seat: Seat | None = None  # replace: whom


class Vote(Ask):
    """Agree to a proposal, or not."""

    proposal: Count  # the number of its log entry
    agree: bool
    key: Key


class Say(Ask):
    """Write to the table's chat; without a seat, to those who watch."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class StandingOrder(Strict):
    """Whenever this question is asked, give the first of these answers that is possible."""

    question: ShortText  # as it is told (`ask`), or END_TURN
    answers: Annotated[tuple[ShortText, ...], Meta(max_length=20)] = ()  # as lines


END_TURN: Final = "end-turn"


class Orders(Ask):
    """Leave standing orders in place of those before; nobody else sees them."""

    orders: Annotated[tuple[StandingOrder, ...], Meta(max_length=40)]
    key: Key


class Back(Ask):
    """Take one's seat back from the bot that stood in."""

    key: Key


class Resign(Ask):
    """Give one's game up: a bot plays on, for good."""

    key: Key


class WhyNot(Ask, tag="why-not"):
    """Ask why an answer, named by its code or its line, is not offered."""

    code: Code | None = None
    line: ShortText | None = None

    def __post_init__(self) -> None:
        """Refuse a doubt about nothing, or about two answers."""
        one_answer(self.code, self.line)


def one_answer(code: int | None, line: str | None) -> None:
    """Raise ValueError unless an answer is named in exactly one way."""
    if (code is None) == (line is None):
        raise ValueError("name one answer, by its code or by its line")


class Ping(Ask):
    """Ask for a sign of life, and say whether somebody looks."""

    away: bool = False  # the page is hidden: who sits there may be called elsewhere


Command = Answer | End | Undo | Propose | Vote | Say | Orders | Back | Resign
Asked = Hello | Command | WhyNot | Ping
