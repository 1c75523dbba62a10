"""One parser for all commands, and the one place where an error becomes a line."""

import contextlib
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module

from bottega import __version__
from bottega.cli.parsing import Parser
from bottega.cli.usage import Elsewhere, Usage, trouble
from bottega.kernel.build import build
from bottega.kernel.errors import BottegaError

# Where each command is, in the order in which the help lists them.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "check": "data",
    "backup": "data",
    "restore": "data",
    "ratings": "data",
    "join": "join",
    "games": "games",
    "record": "records",
    "replay": "records",
    "verify": "verify",
    "review": "review",
    "sim": "sim",
    "arena": "arena",
    "ladder": "ladder",
    "tune": "tune",
    "report": "report",
    "selfplay": "selfplay",
    "puzzles": "puzzles",
    "bench": "bench",
    "completion": "completion",
}

FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130  # what a shell reports of a program that Ctrl-C ended


def parser(argv: Sequence[str]) -> Parser:
    """Put together the command that is named, or all of them where none is."""
    top = Parser(
        prog="bottega",
        description="Renaissance board games for people and programs.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"bottega {__version__} ({build()})")
    top.set_defaults(run=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for family in _families(argv):
        import_module(f"bottega.cli.{family}").add(commands)
    return top


def _families(argv: Sequence[str]) -> Iterable[str]:
    """List the modules that are needed: a command loads its own alone."""
    if "--version" in argv[:1]:
        return ()
    if argv and argv[0] in COMMANDS:
        return (COMMANDS[argv[0]],)
    return dict.fromkeys(COMMANDS.values())


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    if sys.stdout is None:  # as the shell's `>&-` leaves it
        return _complain("the standard output is closed: lead it to a file or /dev/null", FAILED)
    _never_fail_on_a_letter()
    try:
        status = _run(argv)
        sys.stdout.flush()
    except Usage as error:
        return _complain(str(error), WRONG_USAGE)
    except BottegaError as error:
        return _complain(str(error), FAILED)
    except BrokenPipeError:
        return _complain("the output was closed before all of it was written", FAILED)
    except OSError as error:
        return _complain(trouble(error), FAILED)
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    return status


def _run(argv: Sequence[str] | None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    if "_ARGCOMPLETE" in os.environ:  # a shell asks what could be typed next
        import_module("bottega.cli.completion").complete(os.environ["COMP_LINE"])
    top = parser(argv)
    arguments = top.parse_args(argv)
    if arguments.run is None:
        top.print_help()
        return WRONG_USAGE
    try:
        return int(arguments.run(arguments))
    except Elsewhere as other:
        return other.answer(argv)


def _never_fail_on_a_letter() -> None:
    """Print a question mark where a terminal without Unicode lacks a letter."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _complain(message: str, status: int) -> int:
    """Say in one line what went wrong."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        _abandon_output()
    with contextlib.suppress(OSError):
        print(f"bottega: {' '.join(message.split())}", file=sys.stderr, flush=True)
    return status


def _abandon_output() -> None:
    """Let the interpreter's last flush succeed, so that it does not complain a second time."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
