"""Books: files in which a long work notes what is done, so that it can be stopped and gone on with.

The first line says what work it is, every other one is a part of it that is finished.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final, Generic, NamedTuple, TypeVar
from zlib import crc32

import msgspec

from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Strict

if sys.platform != "win32":
    import fcntl

SYNC: Final = 1.0  # seconds after which what was written goes to the disk at the latest

H = TypeVar("H", bound=Strict)
P = TypeVar("P", bound="Part")


class BadSeries(BottegaError):
    """A file does not hold the work that is to go on, or is damaged."""


class Part(Strict, kw_only=True):
    """A part that is finished, with a sum of all its line says."""

    sum: int = 0  # against damage


class Wording(NamedTuple):
    """What the work of a book is called where something is wrong with it."""

    work: str = "series"  # this is another ...
    kind: str = "series of games"  # this is no ...
    doing: str = "playing"  # another process is ... this
    part: str = "deal is played"  # without that line its ... again


class Book(Generic[H, P]):
    """A file with a line on the work and one for each finished part, in any order."""

    def __init__(
        self,
        path: Path,
        head: H,
        part: type[P],
        differs: Callable[[H, H], list[str]],
        wording: Wording = Wording(),  # noqa: B008
    ) -> None:
        self.path = path
        self.head = head
        self.wording = wording
        self.synced = monotonic()
        self._part = part
        self._differs = differs
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            self._lock()
            self._read(path.read_bytes())
        except BaseException:
            os.close(self.handle)
            raise

    def close(self) -> None:
        """Leave the file, all of it on the disk."""
        with suppress(OSError):  # a pipe or /dev/null has no disk
            os.fsync(self.handle)
        os.close(self.handle)

    def take(self, part: P) -> bool:
        """Keep a part that is finished; False where it cannot be one of this work."""
        raise NotImplementedError

    def add(self, part: P) -> None:
        """Write a finished part at once, so that whatever ends this process does not lose it."""
        self.take(part)
        self._write(signed(part))
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
            doing = f"{self.wording.doing} this {self.wording.work}"
            raise BadSeries(f"{self.path}: another process is {doing}") from None

    def _read(self, data: bytes) -> None:
        """Read what is there; a last line that was not written to its end is cut off."""
        head = msgspec.json.encode(self.head)
        whole = data.rfind(b"\n") + 1
        if not whole and not (head + b"\n").startswith(data):
            raise _alien(self.path, self.wording)
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
        """Refuse the file of another work, and say what differs."""
        there = _head(self.path, line, type(self.head), self.wording)
        differs = self._differs(there, self.head)
        if differs:
            work = self.wording.work
            raise BadSeries(f"{self.path}: this is another {work}: {'; '.join(differs)}")

    def _take(self, number: int, line: bytes) -> None:
        part = _finished(line, self._part)
        if part is None or not self.take(part):
            raise _damaged(self.path, number, self.wording)


def read(path: Path, head: type[H], part: type[P], wording: Wording) -> tuple[H, list[P]]:
    """Read a file whose work may go on meanwhile: what work it is, and what is finished of it."""
    first, *lines = path.read_bytes().split(b"\n")[:-1] or [b""]
    there = _head(path, first, head, wording)
    parts: list[P] = []
    for number, line in enumerate(lines, 2):
        found = _finished(line, part)
        if found is None:
            raise _damaged(path, number, wording)
        parts.append(found)
    return there, parts


def _head(path: Path, line: bytes, kind: type[H], wording: Wording) -> H:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise _alien(path, wording) from None


def _finished(line: bytes, kind: type[P]) -> P | None:
    """Read a part from its line; None where that is damaged."""
    try:
        part = msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return part if signed(part) == line else None


def _alien(path: Path, wording: Wording) -> BadSeries:
    return BadSeries(f"{path}: this is no {wording.kind}")


def _damaged(path: Path, number: int, wording: Wording) -> BadSeries:
    why = f"without that line its {wording.part} again"
    return BadSeries(f"{path}: line {number} is damaged; {why}")


def signed(part: Part) -> bytes:
    """Write a finished part as a line with its sum."""
    bare = msgspec.structs.replace(part, sum=0)
    whole = msgspec.structs.replace(bare, sum=crc32(msgspec.json.encode(bare)))
    return msgspec.json.encode(whole)
