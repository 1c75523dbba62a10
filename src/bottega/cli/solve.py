"""`bottega puzzles solve`: puzzles on a screen, line by line, or with answers from a pipe."""

import argparse
import asyncio
import sys
from collections.abc import Iterable
from importlib import import_module

from bottega.cli import options
from bottega.cli.able import draws
from bottega.cli.console import Console
from bottega.cli.files import path_of
from bottega.cli.identity import add_identity, add_invitation, kept_token
from bottega.cli.options import Commands, command, whole
from bottega.cli.output import print_json
from bottega.cli.quiz import Quiz
from bottega.cli.solving import Filed, Puzzles, Riddle, Score, Served
from bottega.cli.usage import Usage, check_installed
from bottega.games import game
from bottega.kernel.errors import Illegal
from bottega.text.catalogue import Catalogue

NEEDED = ("httpx", "websockets")
SCREEN = "bottega.terminal.start"  # loaded where it is begun


def add(commands: Commands) -> None:
    """Offer the command."""
    text = "Solve puzzles: choose an answer, and be told in points why it was the best, or not."
    solve = command(commands, "solve", run_solve, text)
    solve.add_argument(
        "puzzles",
        metavar="FILE",
        help="what bottega puzzles find --out FILE has written; with --at, the name of a game",
    )
    solve.add_argument("--at", metavar="URL", help="solve the puzzles of a server, by its address")
    add_identity(solve, "with --at: keep who you are there, to be rated")
    add_invitation(solve, "with --at: ")
    solve.add_argument(
        "--from", metavar="N", dest="first", type=whole(1), help="begin with puzzle N of the file"
    )
    options.add_plain(solve)
    options.add_language(solve)
    solve.add_argument(
        "--json",
        action="store_true",
        help="read an answer a line and say nothing; then print JSON on one line",
    )


def run_solve(arguments: argparse.Namespace) -> int:
    """Give one puzzle after the other, and say how it went."""
    words = Catalogue(arguments.language, "puzzles")
    puzzles = _puzzles(arguments)
    if arguments.json:
        print_json(_piped(puzzles, sys.stdin, arguments.invitation))
    elif draws(plain=arguments.plain):
        solve = import_module(SCREEN).solve
        language = solve(puzzles, arguments.language, arguments.invitation)
        _told(puzzles.score, Catalogue(language, "puzzles"))
    else:
        with asyncio.Runner() as runner:
            Quiz(puzzles, arguments.language, Console(), runner).run(arguments.invitation)
        _told(puzzles.score, words)
    return 0


def _puzzles(arguments: argparse.Namespace) -> Puzzles:
    if arguments.at is None:
        if arguments.identity is not None:
            raise Usage("--identity goes with --at")
        return Filed(path_of(arguments.puzzles), arguments.first or 1)
    if arguments.first is not None:
        raise Usage("--from is for a file: a server gives puzzles of about your strength")
    check_installed("the client", NEEDED)
    from bottega.client import Lobby, read_server

    file = arguments.identity
    lobby = Lobby(read_server(arguments.at), kept_token(file))
    return Served(lobby, game(arguments.puzzles), file)


def _told(score: Score, words: Catalogue) -> None:
    if score.tried:
        print(words.word("puzzles-solved", n=score.solved, of=score.tried))


def _piped(puzzles: Puzzles, lines: Iterable[str], invitation: str | None) -> Score:
    """Take an answer a line, until there are no more answers, or no more puzzles."""

    async def solved() -> Score:
        async with puzzles:
            await puzzles.enter(invitation)
            for line in filter(None, map(str.strip, lines)):
                riddle = await puzzles.next()
                if riddle is None:
                    break
                await puzzles.answer(riddle, _meant(riddle, line))
        return puzzles.score

    return asyncio.run(solved())


def _meant(riddle: Riddle, text: str) -> int:
    """Read an answer, by its number or its line."""
    choices = [choice.code for choice in riddle.session.offered(riddle.seat)]
    if text.isdecimal():
        at = int(text) - 1
        code = choices[at] if 0 <= at < len(choices) else -1
    else:
        code = riddle.session.game.parse(text)
    if code not in choices:
        raise Illegal(f"{text!r} is no answer to puzzle {riddle.number}, which has {len(choices)}")
    return code
