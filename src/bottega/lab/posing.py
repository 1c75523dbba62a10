"""A position that is to be solved, made from the view of its seat and from nothing else.

The table behind it is dealt anew, which tells the same as the one that was played at: that is what
the laws of views and of telling say.
"""

from typing import Any

import msgspec

from bottega.games import GAMES
from bottega.kernel.game import View
from bottega.kernel.rng import stream
from bottega.kernel.session import Session
from bottega.kernel.values import Value
from bottega.text import Speaker, spoken


class Posed(Value):
    """A position, as a table shows it to the seat that is asked."""

    seat: int
    view: View
    session: Session[Any, Any]


def posed(game: str, seat: int, view: str | bytes) -> Posed:
    """Set up a position by what its seat knows."""
    rules = GAMES[game]
    seen: View = msgspec.json.decode(view, type=rules.views)
    session: Session[Any, Any] = Session(rules, seen.options, 0)
    session.table = rules.determinize(seen, stream(0, "posed"))
    return Posed(seat, seen, session)


def voice_for(position: Posed, language: str | None) -> Speaker | None:
    """Find who speaks of a position; nobody has a name there."""
    if language is None:
        return None
    options = position.view.options
    nobody = [""] * options.players
    return Speaker(position.session.game, spoken(language), nobody, position.seat, options)
