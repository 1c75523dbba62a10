"""`bottega verify`: are these records true?"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import chain

import msgspec

from bottega.cli import options
from bottega.cli.entry import FAILED
from bottega.cli.files import Recorded, elder, is_day, read_text, records_of, title
from bottega.cli.options import Commands, command
from bottega.cli.output import print_json
from bottega.kernel.errors import BadRecord, BottegaError
from bottega.kernel.options import counted
from bottega.kernel.record import points_of
from bottega.releases import Release


def add(commands: Commands) -> None:
    """Offer the command."""
    verify = command(commands, "verify", run_verify, "Check records by playing them again.")
    verify.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="a record in either notation, - for input, or the records of a day (.ndjson.gz)",
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

    def sentence(self) -> str:
        """Say what was read in a file that is right."""
        said = title(self.game or "", self.version or 0, self.players or 0)
        answers = counted(self.answers or 0, "answer")
        end = "unfinished"
        if self.result is not None:
            end = f"result {' '.join(map(str, self.result))}"
        return f"{said}, {answers}: verified; {end}"


def run_verify(arguments: argparse.Namespace) -> int:
    """Check every file; one that is wrong makes the whole fail."""
    verdicts = []
    for verdict in chain.from_iterable(map(_examined, arguments.files)):
        verdicts.append(verdict)
        if not verdict.verified:
            print(f"bottega: {verdict.file}: {verdict.reason}", file=sys.stderr)
        elif not arguments.json:
            words = verdict.sentence()
            alone = arguments.files == [verdict.file]
            print(words if alone else f"{verdict.file}: {words}")
    if arguments.json:
        print_json(verdicts)
    return 0 if all(verdict.verified for verdict in verdicts) else FAILED


def _examined(file: str) -> Iterator[Verdict]:
    """Check a record, or each one of a day."""
    if not is_day(file):
        yield _examine(file, lambda: read_text(file))
        return
    try:
        for number, text in records_of(file):
            yield _examine(f"{file}:{number}", lambda text=text: text)  # type: ignore[misc]
    except BadRecord as error:
        yield Verdict(file, line=error.line, reason=str(error))
    except OSError as error:
        yield Verdict(file, reason=error.strerror or str(error))


def _examine(file: str, read: Callable[[], str]) -> Verdict:
    """Play one record again, by the rules of its release."""
    verdict = Verdict(file)
    try:
        text = read()
        release = elder(text)
        if release is not None:
            return _examined_by(release, file, text)
        recorded = Recorded(text)
        record = recorded.record
        verdict.game, verdict.version = record.game, record.version
        verdict.players, verdict.answers = record.options.players, recorded.length
        verdict.result = points_of(recorded.game.outcome(recorded.verify()))
        verdict.verified = True
    except BottegaError as error:
        verdict.line = error.line if isinstance(error, BadRecord) else None
        verdict.reason = str(error)
    except OSError as error:
        verdict.reason = error.strerror or str(error)
    return verdict


def _examined_by(release: Release, file: str, text: str) -> Verdict:
    """Let an older release play a record again, in a process of its own."""
    command = [*release.command(), "verify", "--json", "-"]
    done = subprocess.run(
        command, input=text, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    )
    try:
        (verdict,) = msgspec.json.decode(done.stdout, type=tuple[Verdict])
    except msgspec.DecodeError:
        raise BadRecord(f"Bottega {release.release}, which made it, cannot be run") from None
    return msgspec.structs.replace(verdict, file=file)
