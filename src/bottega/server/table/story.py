"""The story of a game that is over: how the points grew, and what was worth a mark."""

from typing import Any

from bottega.kernel.session import Session
from bottega.server.base.errors import Refusing
from bottega.server.table.hearing import heard
from bottega.server.table.past import Past, replay
from bottega.server.table.readers import speaker
from bottega.server.table.situation import NOBODY, People
from bottega.server.table.table import Table
from bottega.text import Speaker
from bottega.text.catalogue import FALLBACK
from bottega.wire import Story, StoryMark, StoryPoint


def told(table: Table, language: str | None, nameless: People = NOBODY) -> Story:
    """Tell a game from its deal to its end."""
    may_tell(table)
    voice = speaker(table, None, language or FALLBACK, nameless)
    assert voice is not None
    points: list[StoryPoint] = []
    marks: list[StoryMark] = []
    for past in replay(table):
        if not points or any(map(voice.begins_turn, past.events)):
            points.append(_point(past.session, past.decision, len(points)))
        marks += _marks(table, past, voice, in_words=language is not None)
    if points[-1].decision != past.decision:
        points.append(_point(past.session, past.decision, len(points)))
    return Story(past.decision, tuple(points), tuple(marks))


def may_tell(table: Table) -> None:
    """Refuse the story of a game that has no end yet, or no beginning."""
    if table.status == "running" or table.started is None:
        raise Refusing("not-now", "the story of a game is told when it is over")


def _point(session: Session[Any, Any], decision: int, turn: int) -> StoryPoint:
    scores = session.game.score(session.table)
    points, parts = (score.points for score in scores), (score.parts for score in scores)
    return StoryPoint(decision, turn, tuple(points), tuple(parts))


def _marks(table: Table, past: Past, voice: Speaker, *, in_words: bool) -> list[StoryMark]:
    return [
        StoryMark(past.decision, type(event).__name__, voice.event(event) if in_words else None)
        for event in heard(table.game, past.events, None)
        if voice.is_milestone(event)
    ]
