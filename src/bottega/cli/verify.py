"""`bottega verify`: are these records true?"""

import argparse
import sys

import msgspec

from bottega.cli import options
from bottega.cli.files import Recorded, read_text
from bottega.cli.options import Commands, command
from bottega.cli.output import print_json
from bottega.kernel.errors import BadRecord, BottegaError
from bottega.kernel.record import points_of


def add(commands: Commands) -> None:
    """Offer the command."""
    verify = command(commands, "verify", run_verify, "Check records by playing them again.")
    verify.add_argument(
        "files", metavar="FILE", nargs="+", help="a record in either notation, - for input"
    )
    options.add_json(verify)


class Verdict(msgspec.Struct):
    """What is to be said of one file; `line` and `reason` only when it is wrong."""

    file: str
    verified: bool = False
    game: str | None = None
    version: int | None = None
    players: int | None = None
    answers: int | None = None
    result: tuple[int, ...] | None = None
    line: int | None = None
    reason: str | None = None


def run_verify(arguments: argparse.Namespace) -> int:
    """Check every file; one that is wrong makes the whole fail."""
    verdicts = []
    for file in arguments.files:
        verdict, words = _examine(file)
        verdicts.append(verdict)
        if not verdict.verified:
            print(f"bottega: {file}: {verdict.reason}", file=sys.stderr)
        elif not arguments.json:
            print(f"{file}: {words}" if len(arguments.files) > 1 else words)
    if arguments.json:
        print_json(verdicts)
    return 0 if all(verdict.verified for verdict in verdicts) else 1


def _examine(file: str) -> tuple[Verdict, str]:
    """Play one record again; give what scripts read, and what people read when it is right."""
    verdict = Verdict(file)
    try:
        recorded = Recorded(read_text(file))
        record = recorded.record
        verdict.game, verdict.version = record.game, record.version
        verdict.players, verdict.answers = record.options.players, recorded.length
        verdict.result = points_of(recorded.game.outcome(recorded.verify()))
    except BottegaError as error:
        verdict.line = error.line if isinstance(error, BadRecord) else None
        verdict.reason = str(error)
    except OSError as error:
        verdict.reason = error.strerror or str(error)
    else:
        verdict.verified = True
        end = "unfinished"
        if verdict.result is not None:
            end = f"result {' '.join(map(str, verdict.result))}"
        return verdict, f"{recorded.title()}, {recorded.length} answers: verified; {end}"
    return verdict, ""
