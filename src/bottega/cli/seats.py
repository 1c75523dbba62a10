"""Who sits where: people and bots, on the command line and in saved games."""

from collections.abc import Sequence

from bottega.bots.api import SEARCH, known
from bottega.bots.match import fill
from bottega.cli.files import Recorded
from bottega.cli.usage import Usage
from bottega.kernel.values import Value
from bottega.text.voice import bots_called

LONGEST_NAME = 20
OPPONENT = "greedy"  # who plays when nobody else is named


class Seat(Value):
    """One seat: a person's name (none is needed), or a bot's own."""

    name: str = ""
    bot: str | None = None


def seats_for(people: int, names: Sequence[str], players: int, bots: Sequence[str]) -> list[Seat]:
    """Seat the people first and the bots after them; one bot's name serves for all."""
    for name in names:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise Usage(f"a name has at most {LONGEST_NAME} letters, not {name!r}")
    named = [*names, *[""] * (people - len(names))]
    free = players - people
    filled = [str(bot) for bot in fill(bots or [OPPONENT], free)] if free else []
    return [*(Seat(name) for name in named), *(Seat("", bot) for bot in filled)]


def display_names(seats: Sequence[Seat], language: str) -> list[str]:
    """Give what everyone is called: people by their names, bots by theirs."""
    people = [seat.name for seat in seats]
    called = bots_called([seat.bot and _short(seat.bot) for seat in seats], language, people)
    return [seat.name or bot for seat, bot in zip(seats, called, strict=True)]


def _short(bot: str) -> str:
    """Call a bot that is a file of code by what stands behind its last colon."""
    return bot if bot in known() or SEARCH.fullmatch(bot) else bot.rpartition(":")[2]


def as_comments(seats: Sequence[Seat]) -> list[str]:
    """Write who sits where for a saved game: a record allows comments, and `play` reads these."""
    return [
        f"# seat {i} person {seat.name}".rstrip()
        if seat.bot is None
        else f"# seat {i} bot {seat.bot}"
        for i, seat in enumerate(seats)
    ]


def from_comments(text: str, players: int) -> list[Seat] | None:
    """Read who sat where; None where it is not said in full.

    A bot that is a file of code is not taken from a record: that file may be anybody's.
    """
    found: dict[str, Seat] = {}
    for line in text.splitlines():
        words = line.split(maxsplit=4)
        if words[:2] != ["#", "seat"] or len(words) < 4:
            continue
        rest = words[4].strip() if len(words) > 4 else ""
        if words[3] == "person" and rest.isprintable() and len(rest) <= LONGEST_NAME:
            found[words[2]] = Seat(rest)
        elif words[3] == "bot" and rest in known():
            found[words[2]] = Seat("", rest)
    seats = [found[str(i)] for i in range(players) if str(i) in found]
    return seats if len(seats) == players and any(s.bot is None for s in seats) else None


def names_in(recorded: Recorded, language: str) -> list[str]:
    """Give what everyone is called in a record, where it says that in full."""
    said = from_comments(recorded.text, recorded.record.options.players)
    return display_names(said or [], language)


def seats_of(recorded: Recorded, present: Sequence[Seat] = ()) -> list[Seat]:
    """Seat a loaded game: as it says itself, as everyone sits now, or one person against bots."""
    players = recorded.record.options.players
    said = from_comments(recorded.text, players)
    if said is not None:
        return said
    return list(present) if len(present) == players else seats_for(1, [], players, [])
