"""`bottega completion`: what a shell needs to complete commands, and what it is answered.

Argcomplete knows the shells and the parser; here is what can be named.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TextIO

import argcomplete
from argcomplete.completers import FilesCompleter
from argcomplete.shell_integration import shellcode

from bottega.cli import entry
from bottega.cli.options import Commands, command
from bottega.cli.parsing import Parser

SHELLS = ("bash", "zsh", "fish")
WITH_FILES = ("FILE", "FOLDER")  # how arguments begin that name them

Completer = Callable[..., Iterable[str]]


def add(commands: Commands) -> None:
    """Offer the command."""
    text = "Print what a shell needs to complete commands."
    made = command(commands, "completion", run_completion, text)
    made.add_argument(
        "shell",
        metavar="SHELL",
        choices=SHELLS,
        help='bash or zsh, where it starts: eval "$(bottega completion bash)";'
        " fish: bottega completion fish > ~/.config/fish/completions/bottega.fish",
    )


def run_completion(arguments: argparse.Namespace) -> int:
    """Print the shell's own lines."""
    print(shellcode(["bottega"], shell=arguments.shell))
    return 0


def complete(line: str, sink: TextIO | None = None) -> None:
    """Tell the shell, where it listens or here, how its line can go on, and leave."""
    typed = line[: int(os.environ["COMP_POINT"])]
    words = f"{typed}|".split()[1:-1]  # the last is not finished
    top = entry.parser(words) if words and words[0] in entry.COMMANDS else _names()
    for parser in (top, *_below(top)):
        for action in parser._actions:
            if not action.choices:
                action.completer = _completer(action)  # type: ignore[attr-defined]
    argcomplete.autocomplete(top, "long", sys.exit, sink)


def _names() -> Parser:
    """Give a parser that knows commands by their names alone: so it is there at once."""
    top = Parser(prog="bottega", allow_abbrev=False)
    commands = top.add_subparsers()
    for name in entry.COMMANDS:
        commands.add_parser(name)
    return top


def _below(top: Parser) -> list[Parser]:
    found = [action for action in top._actions if isinstance(action, argparse._SubParsersAction)]
    here = [parser for action in found for parser in action.choices.values()]
    return [parser for one in here for parser in (one, *_below(one))]


def _completer(action: argparse.Action) -> Completer:
    if action.dest in COMPLETERS:
        return COMPLETERS[action.dest]
    named = str(action.metavar or "").startswith(WITH_FILES)
    return FilesCompleter() if named else _nothing


def _nothing(**asked: Any) -> Iterable[str]:
    return ()


def _games(**asked: Any) -> Iterable[str]:
    from bottega.games import GAMES

    return list(GAMES)


def _bots(prefix: str, **asked: Any) -> Iterable[str]:
    """Complete the last of several names, or a file with a bot."""
    from bottega.bots.api import known

    before, comma, last = prefix.rpartition(",")
    files = FilesCompleter(("py",))(prefix=last)
    return [f"{before}{comma}{name}" for name in (*known(), *files)]


def _options(prefix: str, parsed_args: argparse.Namespace, **asked: Any) -> Iterable[str]:
    """Complete the name of an option, and then its value."""
    from bottega.games import GAMES

    if parsed_args.game not in GAMES:
        return ()
    options = GAMES[parsed_args.game].options
    name, equals, _ = prefix.partition("=")
    if not equals:
        return [f"{one}=" for one in options]
    return [f"{name}={value}" for value in options[name].values] if name in options else ()


def _players(parsed_args: argparse.Namespace, **asked: Any) -> Iterable[str]:
    from bottega.games import GAMES

    return map(str, GAMES[parsed_args.game].players) if parsed_args.game in GAMES else ()


def _languages(**asked: Any) -> Iterable[str]:
    from bottega.text import languages

    return languages()


COMPLETERS: Mapping[str, Completer] = {  # by what an argument is kept as
    "game": _games,
    "bots": _bots,
    "bot": _bots,
    "levels": _bots,
    "options": _options,
    "players": _players,
    "language": _languages,
}
