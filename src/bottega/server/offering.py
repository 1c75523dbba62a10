"""What a seat may answer, what it has chosen so far, and what closes that."""

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec import UNSET, Raw, UnsetType

from bottega.games import GAMES
from bottega.kernel.game import View
from bottega.server.state import Table
from bottega.text import Speaker
from bottega.wire import Option

encode = msgspec.json.Encoder().encode


@cache
def option_raws(game: str) -> tuple[Raw, ...]:
    """Write every answer of a game once."""
    rules = GAMES[game]
    made = []
    for code in range(len(rules.space)):
        action = rules.action(code)
        made.append(Raw(encode(Option(code, rules.line(code), action.verb, action.args))))
    return tuple(made)


def options(table: Table, seat: int, voice: Speaker | None) -> tuple[Raw, ...]:
    """Write what a seat may answer."""
    return _written(table, seat, table.playing().choices(seat), voice)


def chosen(table: Table, seat: int, voice: Speaker | None) -> tuple[Raw, ...]:
    """Write what a seat has chosen one by one and may take back."""
    return _written(table, seat, table.playing().chosen(seat), voice)


def closing(table: Table, seat: int | None, voice: Speaker | None) -> Raw | UnsetType:
    """Write the answer that closes what a seat has chosen, where it is held for that."""
    session = table.session
    code = None if session is None or table.held != seat else session.closing()
    if code is None or seat is None:
        return UNSET
    return _written(table, seat, (code,), voice)[0]


def _written(
    table: Table, seat: int, codes: Sequence[int], voice: Speaker | None
) -> tuple[Raw, ...]:
    """Write answers, with sentences where they are wanted."""
    if voice is None or not codes:
        raws = option_raws(table.game_name)
        return tuple(raws[code] for code in codes)
    view = table.playing().view(seat)
    return tuple(_option(table, code, voice, view) for code in codes)


def _option(table: Table, code: int, voice: Speaker, view: View) -> Raw:
    action = table.game.action(code)
    line, sentence = table.game.line(code), voice.answer(code, view)
    return Raw(encode(Option(code, line, action.verb, action.args, sentence)))
