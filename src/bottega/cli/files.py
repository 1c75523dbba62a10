"""Records as files: read with the place of every error, written whole or not at all."""

import contextlib
import gzip
import os
import subprocess
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from bottega.cli.usage import Elsewhere
from bottega.games import GAMES, game
from bottega.kernel.errors import BadRecord, BottegaError
from bottega.kernel.events import Event
from bottega.kernel.game import Game
from bottega.kernel.options import counted
from bottega.kernel.record import Record, read, rules_of, step, verify
from bottega.kernel.table import Table
from bottega.releases import Release, release_of

ENDING = ".bottega"
DAYS = (".ndjson", ".ndjson.gz")  # how files end that have the records of a day


class Older(BadRecord, Elsewhere):
    """A record is of an older release, which is kept and can do with it what we cannot."""

    def __init__(self, release: Release, text: str) -> None:
        super().__init__(f"the record was made by Bottega {release.release}, by other rules")
        self.release = release
        self.text = text

    def answer(self, argv: Sequence[str]) -> int:
        """Let that release do what is asked."""
        text = self.text if "-" in argv else None
        pipe = None if text is None else subprocess.PIPE
        command = [*self.release.command(), *argv]
        with subprocess.Popen(command, stdin=pipe, encoding="utf-8") as process:
            try:
                process.communicate(text)
            except KeyboardInterrupt:  # it has heard it too, and says what there is to say
                process.wait()
        return process.returncode


class Recorded:
    """A record, its game, and the text it was read from."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.game: Game[Any, Any] = game(rules_of(text)[0])
        self.record: Record = read(self.game, text)

    @property
    def length(self) -> int:
        """Count the answers."""
        return len(self.record.answers)

    def title(self) -> str:
        """Name the game, its version and the number of players."""
        return title(self.record.game, self.record.version, self.record.options.players)

    def at(self, moment: int) -> tuple[Table, tuple[Event, ...]]:
        """Rebuild the table after so many answers, with what happened at the last of them."""
        self._check(moment)
        table: Table = self.game.new(self.record.options, self.record.seed)
        for number in range(1, moment + 1):
            table.log = []
            step(self.game, table, self.record, number)
        return table, tuple(table.log or ())

    def shorten(self, moment: int) -> None:
        """Keep only so many answers."""
        self._check(moment)
        kept = self.record.answers[:moment]
        result = self.record.result if moment == self.length else None
        self.record = msgspec.structs.replace(self.record, answers=kept, result=result)

    def _check(self, moment: int) -> None:
        if moment > self.length:
            raise BadRecord(
                f"the record has {counted(self.length, 'answer')}, so there is no moment {moment}"
            )

    def verify(self) -> Table:
        """Play the whole record again and compare its result."""
        table: Table = verify(self.game, self.record)
        return table


def title(game: str, version: int, players: int) -> str:
    """Name a game, its version and the number of players."""
    return f"{game} (version {version}), {counted(players)}"


@contextlib.contextmanager
def blaming(name: str) -> Iterator[None]:
    """Put the name of the file before what is wrong with it."""
    try:
        yield
    except BottegaError as error:
        raise BadRecord(f"{name}: {error}") from None


def path_of(text: str) -> Path:
    """Read the name of a file as a person types it, with `~` for the home folder."""
    if "\0" in text:
        raise OSError(None, "this is no name of a file", text)
    return Path(os.path.expanduser(text))


def read_text(name: str) -> str:
    """Read a file, or with `-` the standard input, as text."""
    try:
        if name == "-":
            return sys.stdin.read()
        return path_of(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("this is no record: it is not UTF-8 text") from None


class _Line(msgspec.Struct):
    """A line of a day's file, of which only the record is read."""

    record: msgspec.Raw


def is_day(name: str) -> bool:
    """Say whether a file has the records of a day, a line for each."""
    return name.endswith(DAYS)


def records_of(name: str) -> Iterator[tuple[int, str]]:
    """Read the records of a day one after the other, each with its line."""
    number = 0
    try:
        opened = gzip.open if name.endswith(".gz") else open
        with opened(path_of(name), "rb") as lines:
            for number, line in enumerate(lines, 1):
                yield number, bytes(msgspec.json.decode(line, type=_Line).record).decode()
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadRecord("the file is damaged or cut off", number + 1) from None
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise BadRecord(f"this is no line of a day's records: {error}", number) from None


def elder(text: str) -> Release | None:
    """Find the release that played a record by rules we no longer have; None where it is ours."""
    name, version = rules_of(text)
    ours = name in GAMES and GAMES[name].version == version
    return None if ours else release_of(name, version)


def open_record(name: str, of: str | None = None) -> Recorded:
    """Read the record that a file holds, which may have to be of a certain game."""
    with blaming(name):
        text = read_text(name)
        release = elder(text)
    if release is not None:
        raise Older(release, text)
    with blaming(name):
        recorded = Recorded(text)
        if of not in (None, recorded.game.name):
            raise BadRecord(f"this is a game of {recorded.game.name}, not of {of}")
        return recorded


def write_whole(path: Path, text: str) -> None:
    """Write beside the file and rename, so that nothing is ever half written.

    Whatever fails is an OSError, and then the file is as it was.
    """
    path = Path(os.path.realpath(path))  # a link stays a link
    if path.exists() and not path.is_file():
        raise OSError(None, "not a file that can be written", str(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def write_page(page: Path, text: str, folder: Path, pictures: Iterable[tuple[str, str]]) -> None:
    """Write a page, after its pictures, which go into a folder beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawn in pictures:
        write_whole(folder / name, drawn)
    write_whole(page, text)


def state_folder() -> Path:
    """Tell where interrupted games are kept (the XDG state folder)."""
    said = os.environ.get("XDG_STATE_HOME", "")
    state = Path(said) if os.path.isabs(said) else path_of("~/.local/state")
    return state / "bottega"


def state_file(name: str, seed: int) -> Path:
    """Tell where an interrupted game is kept: each table has a file of its own.

    It is named after the deal, of which the name tells nothing.
    """
    deal = blake2b(f"{name} {seed}".encode(), digest_size=3).hexdigest()
    return state_folder() / f"{name}-{deal}{ENDING}"


def kept_games() -> list[Path]:
    """List the games that were kept, the latest first."""
    with contextlib.suppress(OSError):
        found = [path for path in state_folder().iterdir() if path.name.endswith(ENDING)]
        return sorted(found, key=lambda path: -path.stat().st_mtime)
    return []
