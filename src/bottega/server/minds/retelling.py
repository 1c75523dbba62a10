"""Looking back at a game: at a moment, at its whole story, at what a review says of it.

The server does so itself where its own rules play the game. Otherwise the release that played it
is asked, with the same wishes (see `elders`).
"""

from bottega.bots.coach import Review
from bottega.kernel.values import Value
from bottega.server.base.errors import Refusing
from bottega.server.minds.coaching import review_given
from bottega.server.store import Row
from bottega.server.table import past, showing, story
from bottega.server.table.readers import Reader
from bottega.server.table.table import Table
from bottega.wire import Moment, ReviewGiven, Story


class Wish(Value, tag_field="wish", tag=str.lower):
    """Anything that somebody wants to see of a game."""

    language: str | None


class Look(Wish):
    """The table after so many decisions, from a seat."""

    decision: int
    seat: int | None
    panels: bool


class Tell(Wish):
    """The story of the game."""


class Word(Wish):
    """A review in words."""

    review: Review


AnyWish = Look | Tell | Word
Sight = Moment | Story | ReviewGiven


class Request(Value):
    """A wish, and the log of the table that it is about."""

    table: str
    rows: tuple[Row, ...]
    wish: AnyWish


def granted(table: Table, wish: AnyWish) -> Sight:
    """Let somebody see what they wish."""
    match wish:
        case Look():
            return _looked(table, wish)
        case Tell():
            return story.told(table, wish.language)
        case Word():
            return review_given(table, wish.review, wish.language)


def _looked(table: Table, wish: Look) -> Moment:
    decisions = table.decisions()
    if wish.seat is None and table.status == "running" and table.settings.watch == "delayed":
        decisions = max(0, decisions - table.settings.delay)
    if wish.decision > decisions:
        raise Refusing("not-found", f"there are {decisions} decisions so far")
    reader = Reader(wish.seat, wish.language, panels=wish.panels)
    return showing.moment(table, past.at(table, wish.decision), reader, decisions)
