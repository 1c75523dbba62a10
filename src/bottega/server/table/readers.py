"""Readers of a table: from which seat they look, and who speaks to them in their language."""

from bottega.kernel.values import Value
from bottega.server.table.situation import NOBODY, People, Situation
from bottega.text import Speaker, spoken
from bottega.text.ledger import Teller


class Reader(Value):
    """Somebody who is shown a table."""

    seat: int | None = None  # None: a spectator
    language: str | None = None  # None: no sentences are wanted
    have: int = 0  # the last entry that they have been told
    panels: bool = False  # whether they are told the position in words too
    aside: bool = False  # whether they have no seat at all, and hear those who watch
    deaf_to: People = NOBODY  # those whom they do not want to hear
    nameless: People = NOBODY  # those who hide, and have no name for them


def speaker(
    table: Situation, seat: int | None, language: str | None, nameless: People = NOBODY
) -> Speaker | None:
    """Find who speaks to a reader of this language; nobody to one who wants no sentences."""
    if language is None or table.outdated is not None:
        return None
    known = (seat, spoken(language), nameless)
    if known not in table.speakers:
        names = table.names(known[1], nameless)
        table.speakers[known] = Speaker(table.game, known[1], names, seat, table.options)
    return table.speakers[known]


def teller(table: Situation, language: str, nameless: People = NOBODY) -> Teller:
    """Find who tells in a language what was done; of a game with other rules too."""
    known = (spoken(language), nameless)
    if known not in table.tellers:
        names = table.names(known[0], nameless)
        table.tellers[known] = Teller(table.game_name, known[0], names)
    return table.tellers[known]
