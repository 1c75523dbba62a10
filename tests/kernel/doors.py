"""Helpers for tests that go through the door of a session."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bottega.kernel.errors import Refused
from bottega.kernel.game import Game
from bottega.kernel.rng import Stream
from bottega.kernel.session import Session
from tests.playing import Playing

AnySession = Session[Any, Any]
DEALS = {"masters": 130, "matto": 3080621}


def opened(
    game: Game[Any, Any], players: int = 2, seed: int | None = None, people: Iterable[int] = ()
) -> AnySession:
    """Open a session with the usual options, and with a deal that the tests know."""
    return Session(game, game.options_of(players), seed or DEALS[game.name], people)


def seated(position: Playing[Any, Any], people: Iterable[int] = ()) -> AnySession:
    """Open a session at a table that was laid out."""
    session: AnySession = Session(position.game, position.table.setting, 0, people)
    session.table = position.table
    session.table.holds = sum(1 << seat for seat in people)
    return session


def answer(session: AnySession, *lines: str) -> None:
    """Give answers in the notation of records, each at the present version."""
    for line in lines:
        seat, text = line.split(" ", 1)
        session.submit(int(seat), session.game.parse(text), session.version)


def move(session: AnySession, rng: Stream) -> None:
    """Do something that is allowed: any answer of any seat that owes one, or the end of a turn."""
    if session.held is not None:
        session.end(session.held, session.version)
        return
    seats = session.asked()
    seat = seats[rng.below(len(seats))]
    codes = session.choices(seat)
    session.submit(seat, codes[rng.below(len(codes))], session.version)


def state(session: AnySession) -> tuple[object, ...]:
    """Give everything that a refusal may not change."""
    return (
        session.save(),
        session.game.dump(session.table),
        session.asked(),
        [session.choices(seat) for seat in range(session.options.players)],
        session.held,
        session.table.log,
    )


@contextmanager
def refused(session: AnySession, kind: type[Refused], reason: str | None = None) -> Iterator[None]:
    """Expect a refusal of just this kind, and that nothing has changed."""
    before = state(session)
    with pytest.raises(kind, match=reason) as error:
        yield
    assert error.type is kind
    assert state(session) == before
