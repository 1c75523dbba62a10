"""A series of deals between bots, and the file in which it can be stopped and gone on with."""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from time import monotonic
from typing import Any, Final
from zlib import crc32

import msgspec

from bottega import __version__
from bottega.bots.networks import SUFFIX, WITH
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import AnyGame, Outcome
from bottega.kernel.options import Options
from bottega.kernel.values import Strict

if sys.platform != "win32":
    import fcntl

SYNC: Final = 1.0  # seconds after which what was written goes to the disk at the latest
KIND: Final = "bottega series"


class BadSeries(BottegaError):
    """A file does not hold the series that is to go on, or is damaged."""


class Series(Strict):
    """All that decides how a deal goes; the seed as a word, since it may be long."""

    kind: str
    bottega: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    bots: list[str]
    files: dict[str, str]  # of bots from files: a hash of what is in them
    seed: str


class Ended(Strict, array_like=True):
    """How one game of a deal ended; lists are by seat."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]


class Deal(Strict):
    """A deal that was played once for every rotation, in their order."""

    deal: int
    games: tuple[Ended, ...]
    sum: int = 0  # of all before it, against damage


def series_of(game: AnyGame, options: Options, bots: Sequence[str], seed: int) -> Series:
    """Name a series of deals."""
    files = {name: _hash(name) for name in bots if _file(name) is not None}
    chosen = dict(sorted(options.chosen.items()))
    return Series(
        KIND,
        __version__,
        game.name,
        game.version,
        options.players,
        chosen,
        list(bots),
        files,
        str(seed),
    )


def ended_as(outcome: Outcome) -> Ended:
    """Keep of an outcome what a series needs."""
    return Ended(outcome.winners, outcome.places, outcome.counted)


def _file(name: str) -> Path | None:
    """Find the file that a bot's name names, if it does."""
    if name.endswith(SUFFIX):
        return Path(name.partition(WITH)[2])
    path = name if name.endswith(".py") else name.rpartition(":")[0]
    return Path(path) if path.endswith(".py") else None


def _hash(name: str) -> str:
    path = _file(name)
    if path is None or not path.is_file():
        return ""
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


class Book:
    """A file with a line on the series and one for each finished deal, in any order."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.series = series
        self.synced = monotonic()
        self.deals: dict[int, Deal] = {}
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            self._lock()
            self._read(path.read_bytes())
        except BaseException:
            os.close(self.handle)
            raise

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the file, all of it on the disk."""
        with suppress(OSError):  # a pipe or /dev/null has no disk
            os.fsync(self.handle)
        os.close(self.handle)

    def add(self, deal: Deal) -> None:
        """Write a finished deal at once, so that whatever ends this process does not lose it."""
        self.deals[deal.deal] = deal
        self._write(signed(deal))
        if monotonic() - self.synced >= SYNC:
            os.fsync(self.handle)
            self.synced = monotonic()

    def _write(self, line: bytes) -> None:
        left = line + b"\n"
        while left:
            left = left[os.write(self.handle, left) :]

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadSeries(f"{self.path}: another process is playing this series") from None

    def _read(self, data: bytes) -> None:
        """Read what is there; a last line that was not written to its end is cut off."""
        head = msgspec.json.encode(self.series)
        whole = data.rfind(b"\n") + 1
        if not whole and not (head + b"\n").startswith(data):
            raise BadSeries(f"{self.path}: this is no series of games")
        if whole < len(data):
            os.ftruncate(self.handle, whole)
        if not whole:
            self._write(head)
            os.fsync(self.handle)
            return
        lines = data[:whole].split(b"\n")[:-1]
        self._compare(lines[0])
        for number, line in enumerate(lines[1:], 2):
            self._take(number, line)

    def _compare(self, line: bytes) -> None:
        """Refuse the file of another series, and say what differs."""
        try:
            there = msgspec.json.decode(line, type=Series)
        except msgspec.DecodeError:
            raise BadSeries(f"{self.path}: this is no series of games") from None
        differs = differences(msgspec.to_builtins(there), msgspec.to_builtins(self.series))
        if differs:
            raise BadSeries(f"{self.path}: this is another series: {'; '.join(differs)}")

    def _take(self, number: int, line: bytes) -> None:
        try:
            deal = msgspec.json.decode(line, type=Deal)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._damaged(number) from None
        if signed(deal) != line or deal.deal < 0 or deal.deal in self.deals:
            raise self._damaged(number)
        self.deals[deal.deal] = deal

    def _damaged(self, number: int) -> BadSeries:
        return BadSeries(
            f"{self.path}: line {number} is damaged; without that line its deal is played again"
        )


def signed(deal: Deal) -> bytes:
    """Write a deal as a line with its sum."""
    bare = msgspec.structs.replace(deal, sum=0)
    whole = msgspec.structs.replace(bare, sum=crc32(msgspec.json.encode(bare)))
    return msgspec.json.encode(whole)


def differences(there: Mapping[str, Any], here: Mapping[str, Any]) -> list[str]:
    """Say in words what two series do not have in common."""
    found = []
    for key in there:
        if there[key] == here[key]:
            continue
        if key == "files":
            changed = [name for name in here[key] if there[key].get(name) != here[key][name]]
            found += [f"{name} has changed since" for name in changed if name in there["bots"]]
        elif isinstance(there[key], dict):
            for name in sorted({*there[key], *here[key]}):
                old, new = there[key].get(name), here[key].get(name)
                found += [f"{name} is {old} there, {new} here"] if old != new else []
        else:
            found.append(f"{key} is {_words(there[key])} there, {_words(here[key])} here")
    return found


def _words(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
