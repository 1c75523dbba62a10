"""What can be named on a command line: games with their options, bots and languages.

All of it is said by games, bots and catalogues themselves; here it is laid out.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from bottega.games import GAMES
from bottega.kernel.game import AnyGame
from bottega.kernel.options import ANYTHING, Option, span
from bottega.text import languages
from bottega.text.catalogue import COMMON, FALLBACK, Catalogue, option_key
from bottega.text.layout import COLUMNS

VALUES = 24  # the column in which meanings of options begin


def listed(actions: Sequence[argparse.Action]) -> Iterator[str]:
    """List what arguments can be; where there are commands, what all of them understand."""
    named = {action.dest for action in actions}
    everything = "command" in named
    if "options" in named:
        yield _section("games and their options (-o KEY=VALUE)", _all_options())
    elif everything or "game" in named:
        yield _section("games", _rows([(game.name, title(game)) for game in GAMES.values()]))
    if everything or named & {"bots", "bot", "levels"}:
        yield _section("bots", _rows(bots()))
    if everything or "language" in named:
        yield _section("languages", _rows(spoken()))


def title(game: AnyGame) -> str:
    """Give a game's title, with its numbers of players."""
    return f"{_catalogue(game).word('title')} for {span(game.players)} players"


def bots() -> list[tuple[str, str]]:
    """Say of all bots how they play."""
    from bottega.bots.api import FILE_FORM, SEARCH_FORM, known

    say = Catalogue(FALLBACK, COMMON)
    return [
        *((bot, say.word(f"bot-{bot}-note")) for bot in known()),
        (SEARCH_FORM, "Searches ahead, with N tries for every answer: search:400."),
        (FILE_FORM, "Your own: a class with the method choose(view, options)."),
    ]


def spoken() -> list[tuple[str, str]]:
    """Name all languages in their own words."""
    return [(one, Catalogue(one, COMMON).word("language")) for one in languages()]


def options(game: AnyGame) -> Iterator[str]:
    """Say of each option of a game what it is about, and what its values mean."""
    say = _catalogue(game)
    for name, option in game.options.items():
        yield from _row(f"  -o {name}=", say.word(option_key(name)), VALUES)
        for value in option.values:
            yield from _row(f"    {value}", _meant(say, name, option, value), VALUES)
        if option.free:
            yield from _row("    ...", _meant(say, name, option, ANYTHING), VALUES)


def _meant(say: Catalogue, name: str, option: Option, value: str) -> str:
    """Say what a value means, whether it is the usual one, and what it goes with."""
    notes = [say.word(option_key(name, value))]
    notes += ["the default"] if value == option.default else []
    if value in option.players:
        notes.append(f"for {span(option.players[value])} players")
    for other, values in option.needs.get(value, {}).items():
        notes.append(f"with {' or '.join([f'{other}={word}' for word in values])}")
    return "; ".join(notes)


def _all_options() -> Iterator[str]:
    for game in GAMES.values():
        yield f"  {game.name}: {title(game)}"
        yield from [f"  {line}" for line in options(game)]


def _catalogue(game: AnyGame) -> Catalogue:
    return Catalogue(FALLBACK, game.name)


def _section(head: str, lines: Iterable[str]) -> str:
    return "\n".join([f"{head}:", *lines, ""])


def _rows(rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        yield from _row(f"  {name}", text, width + 4)


def _row(name: str, text: str, column: int) -> Iterator[str]:
    """Set a text beside its name, or below where the name is too long."""
    lines = wrap(text, COLUMNS - column - 2)
    if len(name) + 2 > column:
        yield name
    else:
        lines[0] = f"{name:{column}}{lines[0]}"
        yield lines.pop(0)
    yield from [f"{' ' * column}{line}" for line in lines]
