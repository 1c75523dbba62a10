"""What the commands' arguments have in common, and how they are read."""

import argparse
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from bottega.cli.usage import Usage
from bottega.games import game
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options, pairs
from bottega.kernel.rng import SEED_BITS

Commands: TypeAlias = "argparse._SubParsersAction[Any]"
Run: TypeAlias = Callable[[argparse.Namespace], int]


def command(commands: Commands, name: str, run: Run, text: str) -> argparse.ArgumentParser:
    """Begin a command: its name, what it does, and the sentence that says so."""
    made: argparse.ArgumentParser = commands.add_parser(
        name, help=text, description=text, allow_abbrev=False
    )
    made.set_defaults(run=run)
    return made


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Give the reader of a whole number within bounds."""
    expected = f"a whole number of at least {least}"
    if most is not None:
        expected = f"a whole number from {least} to {most}"

    def read(word: str) -> int:
        if not word.isascii() or not word.isdigit() or len(word) > 18:
            raise argparse.ArgumentTypeError(f"expected {expected}, not {word!r}")
        number = int(word)
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"expected {expected}, not {word!r}")
        return number

    return read


def seed(word: str) -> int:
    """Read a seed."""
    if not word.isascii() or not word.isdigit() or len(word) > 78 or int(word) >> SEED_BITS:
        raise argparse.ArgumentTypeError(
            f"expected a whole number from 0 on, of at most {SEED_BITS} bits, not {word!r}"
        )
    return int(word)


def seconds(word: str) -> float:
    """Read a time."""
    try:
        time = float(word)
    except ValueError:
        time = 0.0
    if not 0.0 < time <= 86_400.0:
        raise argparse.ArgumentTypeError(f"expected a number of seconds above 0, not {word!r}")
    return time


def names(word: str) -> list[str]:
    """Read names with commas between them."""
    found = [name.strip() for name in word.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"expected names with commas between, not {word!r}")
    return found


def pair(word: str) -> tuple[str, str]:
    """Read `key=value`."""
    key, equals, value = word.partition("=")
    if not (key and equals and value):
        raise argparse.ArgumentTypeError(f"expected key=value, not {word!r}")
    return key.strip(), value.strip()


def add_game(
    parser: argparse.ArgumentParser, text: str = "the game's name (see bottega games)", **how: Any
) -> None:
    """Take the game's name."""
    parser.add_argument("game", metavar="GAME", help=text, **how)


def add_players(parser: argparse.ArgumentParser, text: str) -> None:
    """Take the number of players."""
    parser.add_argument("--players", metavar="N", type=whole(1), help=text)


def add_games(parser: argparse.ArgumentParser, default: int = 100) -> None:
    """Take how many games to play."""
    parser.add_argument(
        "--games", metavar="K", type=whole(1), default=default, help=f"how many games ({default})"
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Take a seed, 0 when none is named."""
    parser.add_argument(
        "--seed", metavar="S", type=seed, default=0, help="the same seed gives the same games (0)"
    )


def add_bots(parser: argparse.ArgumentParser, text: str, **how: Any) -> None:
    """Take bots by name."""
    add_names(parser, "--bots", text, **how)


def add_names(parser: argparse.ArgumentParser, flag: str, text: str, **how: Any) -> None:
    """Take names with commas between them."""
    parser.add_argument(flag, metavar="A,B,...", type=names, help=text, **how)


def add_match(parser: argparse.ArgumentParser, usual: str = "", **how: Any) -> None:
    """Take what `table_of` reads, and a seed."""
    add_game(parser)
    add_players(parser, "how many players (one for each bot, or 2)")
    add_seed(parser)
    add_bots(parser, f"a bot for all seats, or one for each{usual}", **how)
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Take the table's options, which can be repeated."""
    parser.add_argument(
        "-o",
        "--option",
        metavar="KEY=VALUE",
        dest="options",
        type=pair,
        action="append",
        default=[],
        help="an option of the table, repeated as needed (see bottega games)",
    )


def add_record(parser: argparse.ArgumentParser) -> None:
    """Take a file with a record."""
    parser.add_argument("file", metavar="FILE", help="a record in either notation, - for input")


def add_iterations(parser: argparse.ArgumentParser, least: int, usual: int, text: str) -> None:
    """Take how long something is thought about."""
    parser.add_argument(
        "--iterations", metavar="N", type=whole(least), default=usual, help=f"{text} ({usual})"
    )


def add_save(parser: argparse.ArgumentParser, metavar: str, **how: Any) -> None:
    """Take where deals are kept, so that a series can go on another time."""
    text = "keep every finished deal here, and go on with what is there"
    parser.add_argument("--save", metavar=metavar, type=Path, help=text, **how)


def add_page(parser: argparse.ArgumentParser, text: str) -> None:
    """Take where a page is written."""
    parser.add_argument("--page", metavar="FILE.md", type=Path, help=text)


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Take the wish for no screen."""
    text = "line by line, as pipes and simple terminals have it"
    parser.add_argument("--plain", action="store_true", help=text)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Take the reader's language."""
    parser.add_argument(
        "--language", metavar="L", default="en", help="the language of the sentences (en)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Take the wish for JSON."""
    parser.add_argument("--json", action="store_true", help="print JSON on one line")


def table_options(game: AnyGame, players: int | None, pairs: Sequence[tuple[str, str]]) -> Options:
    """Check the options of a table."""
    chosen: dict[str, str] = {}
    for key, value in pairs:
        if key in chosen:
            raise Usage(f"option {key} is given twice")
        chosen[key] = value
    try:
        return game.options_from(players, chosen)
    except BadOptions as error:
        mended = _mended(game, players, chosen)
        raise BadOptions(f"{error}: add -o {mended}" if mended else str(error)) from None


def _mended(game: AnyGame, players: int | None, chosen: Mapping[str, str]) -> str | None:
    """Find one more option with which a table could be set."""
    for key, option in game.options.items():
        for value in option.values if key not in chosen else ():
            with suppress(BadOptions):
                game.options_from(players, {**chosen, key: value})
                return f"{key}={value}"
    return None


def table_of(arguments: argparse.Namespace) -> tuple[AnyGame, Options]:
    """Give the game that bots are to play, and its table's options.

    Where the number of players is not said there is one for each bot, or there are two.
    """
    played, bots = game(arguments.game), arguments.bots
    usual = len(bots) if len(bots) > 1 else max(2, played.players[0])
    players = usual if arguments.players is None else arguments.players
    return played, table_options(played, players, arguments.options)


def table_words(arguments: argparse.Namespace) -> list[str]:
    """Write the table that was asked for as a command names it."""
    players = ["--players", str(arguments.players)] if arguments.players else []
    return [*players, *[word for pair in pairs(arguments.options) for word in ("-o", pair)]]


def fresh_seed() -> int:
    """Draw a seed that nobody can guess."""
    return secrets.randbits(128)
