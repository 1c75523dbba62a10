"""Looking back at a game: at a moment, at its whole story, at what a review or a bot says of it.

The server does so itself where its own rules play the game. Otherwise the release that played it
is asked, with the same wishes (see `elders`).
"""

from collections.abc import Sequence

from bottega.bots.coach import Review
from bottega.kernel.values import Value
from bottega.server.base.errors import Refusing
from bottega.server.minds.coaching import review_given, why_given
from bottega.server.store import Row
from bottega.server.table import brought, past, showing, story
from bottega.server.table.readers import Reader
from bottega.server.table.situation import NOBODY, People
from bottega.server.table.table import Table
from bottega.wire import Moment, ReviewGiven, Story, WhyGiven


class Wish(Value, tag_field="wish", tag=str.lower, kw_only=True):
    """Anything that somebody wants of a game."""

    nameless: People = NOBODY  # who hides from them


class Look(Wish):
    """The table after so many decisions, from a seat."""

    language: str | None
    decision: int
    seat: int | None
    panels: bool


class Recount(Wish):
    """The story of the game."""

    language: str | None


class Retell(Wish):
    """A review in words."""

    language: str | None
    review: Review


class Why(Wish):
    """What a bot considered when it made a decision; the seat that decided may be named."""

    language: str | None
    decision: int
    seat: int | None


class Lay(Wish):
    """The log of a new table that holds a record."""

    record: str
    host: str
    host_name: str
    at: int


class NewLog(Value):
    """A log, as it is to be stored."""

    rows: tuple[Row, ...]


AnyWish = Look | Recount | Retell | Why | Lay
Sight = Moment | Story | ReviewGiven | WhyGiven | NewLog


class Request(Value):
    """A wish, and the log of the table that it is about."""

    table: str
    rows: tuple[Row, ...]
    wish: AnyWish


def granted(table: Table, rows: Sequence[Row], wish: AnyWish) -> Sight:
    """Let somebody see what they wish; only what bots considered is looked for in the log."""
    match wish:
        case Look():
            return _looked(table, wish)
        case Recount():
            return story.told(table, wish.language, wish.nameless)
        case Retell():
            return review_given(table, wish.review, wish.language)
        case Why():
            reader = Reader(None, wish.language, nameless=wish.nameless)
            return why_given(table, rows, wish.decision, wish.seat, reader)
        case Lay():
            return _laid(table, wish)


def _looked(table: Table, wish: Look) -> Moment:
    decisions = table.decisions()
    if wish.seat is None and table.status == "running" and table.settings.watch == "delayed":
        decisions = max(0, decisions - table.settings.delay)
    if wish.decision > decisions:
        raise Refusing("not-found", f"there are {decisions} decisions so far")
    reader = Reader(wish.seat, wish.language, panels=wish.panels, nameless=wish.nameless)
    return showing.moment(table, past.at(table, wish.decision), reader, decisions)


def _laid(table: Table, wish: Lay) -> NewLog:
    entries = brought.entries_of(wish.record, wish.host, wish.host_name)
    return NewLog(tuple([table.take(entry, wish.at) for entry in entries]))
