"""What a seat may answer, what it has chosen so far, and what closes that."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from bottega.games import GAMES
from bottega.kernel import telling
from bottega.kernel.game import View
from bottega.kernel.session import Session
from bottega.server.table.table import Table
from bottega.text import Speaker
from bottega.wire import Choice

encode = msgspec.json.Encoder().encode


@cache
def plain_choices(game: str) -> tuple[Raw, ...]:
    """Write every answer of a game once, for readers who want no words and draw nothing."""
    space = GAMES[game].space
    return tuple(
        Raw(encode(Choice(code, space.line(code), action.verb, action.args)))
        for code, action in enumerate(space.actions)
    )


def options(table: Table, seat: int, voice: Speaker | None) -> tuple[Raw, ...]:
    """Write what a seat may answer."""
    session = table.playing()
    codes = session.choices(seat)
    return offered(session, seat, codes, voice)


def chosen(table: Table, seat: int, voice: Speaker | None) -> tuple[Raw, ...]:
    """Write what a seat has chosen one by one and may take back, by the things that show it."""
    session = table.playing()
    codes = session.chosen(seat)
    if voice is None:
        return _plain(session, codes)
    told = table.game.telling.standing(session.table, seat, codes)
    return _written(session, seat, told, voice)


def closing(table: Table, seat: int | None, voice: Speaker | None) -> Raw | UnsetType:
    """Write the answer that closes what a seat has chosen, where it is held for that."""
    session = table.session
    code = None if session is None or table.held != seat else session.closing()
    if session is None or code is None or seat is None:
        return UNSET
    codes = (code,)
    return offered(session, seat, codes, voice)[0]


def offered(
    session: Session[Any, Any], seat: int, codes: Sequence[int], voice: Speaker | None
) -> tuple[Raw, ...]:
    """Write answers to what a seat is asked, in words for who wants them."""
    if voice is None:
        return _plain(session, codes)
    return _written(session, seat, session.game.telling.choices(session.table, seat, codes), voice)


def _plain(session: Session[Any, Any], codes: Sequence[int]) -> tuple[Raw, ...]:
    raws = plain_choices(session.game.name)
    return tuple([raws[code] for code in codes])


def _written(
    session: Session[Any, Any], seat: int, told: Sequence[telling.Choice], voice: Speaker
) -> tuple[Raw, ...]:
    if not told:
        return ()
    view, asked = session.view(seat), session.told(seat)
    return tuple(Raw(encode(_worded(one, view, asked, voice))) for one in told)


def _worded(told: telling.Choice, view: View, asked: telling.Told | None, voice: Speaker) -> Choice:
    name, sentence = voice.label(told, view, asked), voice.answer(told, view, asked)
    parts = tuple(voice.label_parts(told, view, asked))
    return Choice(**msgspec.structs.asdict(told), name=name, parts=parts, sentence=sentence)
