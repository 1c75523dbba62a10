"""`bottega puzzles find`: positions of games in which one answer is clearly best."""

import argparse
import os
from collections.abc import Generator, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from bottega.bots.api import check
from bottega.bots.cluster import Cluster, joined
from bottega.bots.coach import LEAST
from bottega.cli import options, solve
from bottega.cli.arena import add_jobs
from bottega.cli.files import path_of, read_text
from bottega.cli.live import live
from bottega.cli.options import Commands, command, whole
from bottega.cli.output import show
from bottega.cli.serve import NEEDED
from bottega.cli.signals import hang_ups_interrupt
from bottega.cli.usage import Usage, check_installed
from bottega.games import game
from bottega.kernel.errors import BadRecord
from bottega.kernel.game import AnyGame
from bottega.kernel.options import counted
from bottega.kernel.record import rules_of
from bottega.kernel.values import Value
from bottega.lab.puzzles import (
    SECOND,
    Book,
    Brought,
    Keeper,
    Looked,
    Made,
    Source,
    hunt_of,
    hunted,
    made,
)

if TYPE_CHECKING:
    from bottega.server.club.finding import Quarry

PLAYER = "artisan"  # who plays when nobody else is named
SHORTER = 10  # times is the first look shorter than the second


class Haul(Value):
    """What a search came to this time."""

    game: str
    games: int
    positions: int
    puzzles: int
    refused: int  # games that could not be looked at


def add(commands: Commands) -> None:
    """Offer the commands."""
    family = commands.add_parser(
        "puzzles",
        help="Find puzzles in games, and solve them.",
        description="Find puzzles in games, and solve them.",
        allow_abbrev=False,
    )
    within = family.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_find(within)
    solve.add(within)


def _add_find(commands: Commands) -> None:
    text = "Find positions in which the coach sees one answer clearly best."
    find = command(commands, "find", run_find, text)
    options.add_game(find)
    find.add_argument(
        "--db",
        metavar="URL",
        help="keep puzzles in a server's database, as for bottega serve; where no other games are"
        " named, look at those that have ended there and may be used",
    )
    find.add_argument(
        "--out", metavar="FILE", type=Path, help="keep puzzles in a file, a line for each game"
    )
    _add_games(find)
    looked = "how long a position is looked at before it becomes a puzzle"
    options.add_iterations(find, SHORTER, SECOND, looked)
    find.add_argument(
        "--margin",
        metavar="P",
        type=options.seconds,
        default=LEAST,
        help=f"points by which the best answer leads at least, beyond doubt ({LEAST:g})",
    )
    add_jobs(find)
    options.add_json(find)


def _add_games(find: argparse.ArgumentParser) -> None:
    """Take which games are looked at."""
    games = find.add_mutually_exclusive_group()
    games.add_argument("--records", metavar="FOLDER", help="look at the records in a folder")
    games.add_argument(
        "--games", metavar="K", type=whole(1), help="look at so many games that bots play for it"
    )
    options.add_bots(find, f"with --games: a bot for all seats, or one for each ({PLAYER})")
    options.add_players(find, "with --games: how many players (one for each bot, or 2)")
    options.add_options(find)
    options.add_seed(find)


def run_find(arguments: argparse.Namespace) -> int:
    """Look at all games that were not looked at yet, and say what was found."""
    played = game(arguments.game)
    _check(arguments)
    first = max(1, arguments.iterations // SHORTER)
    hunt = hunt_of(played, arguments.seed, first, arguments.iterations, arguments.margin)
    with ExitStack() as open, hang_ups_interrupt():
        keepers: list[Keeper] = []
        quarry = None
        if arguments.db is not None or arguments.out is None:
            quarry = open.enter_context(_quarry(arguments, played))
            keepers.append(quarry)
        sources = _sources(played, arguments, quarry)
        if arguments.out is not None:  # it is written to when nothing can be wrong any more
            keepers.append(open.enter_context(closing(Book(arguments.out, hunt))))
        haul = _looked(played, hunted(played, hunt, sources, keepers, arguments.jobs))
    show(arguments, haul, lambda: _text(haul))
    return 0


def _check(arguments: argparse.Namespace) -> None:
    """Refuse what does not go together, and a cluster that nobody can join."""
    elsewhere = arguments.records is not None or arguments.games is not None
    if not elsewhere and arguments.db is None and arguments.out is not None:
        raise Usage("name the games to look at: --records FOLDER, --games K or --db URL")
    if arguments.games is None and (arguments.bots or arguments.players or arguments.options):
        raise Usage("--bots, --players and -o are for --games")
    if isinstance(arguments.jobs, Cluster):
        joined(arguments.jobs)


def _quarry(arguments: argparse.Namespace, played: AnyGame) -> AbstractContextManager["Quarry"]:
    check_installed("a server's database", NEEDED)
    from bottega.server.base.settings import read_settings
    from bottega.server.club.finding import quarry

    return quarry(read_settings({"db": arguments.db}, os.environ).db, played)


def _looked(played: AnyGame, looking: Generator[Looked, None, None]) -> Haul:
    """Sum up what is found while it is."""
    haul = Haul(played.name, 0, 0, 0, 0)
    with closing(looking), live() as shown:
        for looked in looking:
            haul = _counted(haul, looked)
            shown.show(lambda haul=haul: _text(haul))  # type: ignore[misc]
    return haul


def _sources(
    played: AnyGame, arguments: argparse.Namespace, quarry: "Quarry | None"
) -> Iterable[Source]:
    """Name the games to look at; whatever is wrong with that is said before one is."""
    if arguments.records is not None:
        return _brought(played, sorted(path_of(arguments.records).iterdir()))
    if arguments.games is not None:
        return _made(played, arguments)
    assert quarry is not None
    return quarry.played()


def _made(played: AnyGame, arguments: argparse.Namespace) -> Iterable[Made]:
    arguments.bots = arguments.bots or [PLAYER]  # of whom `table_of` counts the seats
    check(arguments.bots, played)
    _, setting = options.table_of(arguments)
    return made(played, setting, arguments.bots, arguments.games, arguments.seed)


def _brought(played: AnyGame, files: Iterable[Path]) -> Iterator[Brought]:
    """Give the records among files that are of the game; each is known by what is in it."""
    for path in files:
        if not path.is_file():
            continue
        try:
            text = read_text(str(path))
            if rules_of(text) != (played.name, played.version):
                continue
        except BadRecord:
            continue
        yield Brought(f"record {blake2b(text.encode(), digest_size=12).hexdigest()}", text)


def _counted(haul: Haul, looked: Looked) -> Haul:
    return Haul(
        haul.game,
        haul.games + 1,
        haul.positions + looked.positions,
        haul.puzzles + len(looked.puzzles),
        haul.refused + bool(looked.trouble),
    )


def _text(haul: Haul) -> str:
    text = (
        f"{haul.game}: {counted(haul.puzzles, 'puzzle')} in {counted(haul.positions, 'position')}"
        f" of {counted(haul.games, 'game')}"
    )
    return f"{text}; {haul.refused:,} could not be looked at" if haul.refused else text
