"""Sayings: what is to be said, in no language yet, as keys of messages with their arguments.

A recorder takes the place of a voice. For words it gives marks, letters that no text has, which
pass through a game's phrases like any other; then each mark stands for what was to be said. Whoever
hears of it later words it with a voice of their own, which calls people as they are called by then.
"""

import re
from collections.abc import Iterable
from typing import Final, Literal

from bottega.kernel.values import Lean
from bottega.text.voice import Voice

FIRST: Final = 0xF0000  # of the marks
REMEMBERED: Final = 5_000  # sayings, since the same pieces are named again and again
MARKS: Final = re.compile("([\U000f0000-\U000ffffd])")
Way = Literal["both", "either", "listed", "told", "joined"]


class Saying(Lean, array_like=True):
    """What is to be said."""


class Message(Saying, tag="say"):
    """A message of the catalogues, with what it speaks of; what is common has shorter forms."""

    key: str
    args: "dict[str, Part]" = {}

    def worded(self, voice: Voice) -> str:
        """Say the message."""
        return voice.word(self.key, **_arguments(self.args, voice))


class Word(Saying, tag="w"):
    """A message that speaks of nothing."""

    key: str

    def worded(self, voice: Voice) -> str:
        """Say the message."""
        return voice.word(self.key)


class Count(Saying, tag="n"):
    """A message that speaks of a number."""

    key: str
    n: int

    def worded(self, voice: Voice) -> str:
        """Say how many."""
        return voice.word(self.key, n=self.n)


class Act(Saying, tag="by"):
    """A message about what somebody did, and what else it speaks of."""

    key: str
    seat: int
    args: "dict[str, Part]"

    def worded(self, voice: Voice) -> str:
        """Say who did it, and what."""
        return voice.word(self.key, **voice.who(self.seat), **_arguments(self.args, voice))


class Named(Saying, tag="thing"):
    """A thing that can be pointed at, in words."""

    thing: str
    words: "Part"

    def worded(self, voice: Voice) -> str:
        """Name the thing."""
        return voice.mark(self.thing, worded(self.words, voice))


class Person(Saying, tag="seat"):
    """Whoever sits on a seat."""

    seat: int

    def worded(self, voice: Voice) -> str:
        """Call them as the table calls them now."""
        return voice.name(self.seat)


class Several(Saying, tag="all"):
    """Several things said one after the other, in one of a voice's ways or as they are."""

    way: Way
    parts: "tuple[Part, ...]"

    def worded(self, voice: Voice) -> str:
        """Say them all."""
        parts = [worded(part, voice) for part in self.parts]
        return "".join(parts) if self.way == "joined" else str(getattr(voice, self.way)(parts))


AnySaying = Message | Word | Count | Act | Named | Person | Several
Part = str | int | AnySaying


def worded(part: Part, voice: Voice) -> str:
    """Say something with a voice; raise LookupError where a message is not there any more."""
    return part.worded(voice) if isinstance(part, Saying) else str(part)


def _arguments(args: "dict[str, Part]", voice: Voice) -> dict[str, str | int]:
    """Give what a message speaks of: it counts by numbers, all else is said."""
    return {name: a if isinstance(a, int) else worded(a, voice) for name, a in args.items()}


class Recorder(Voice):
    """A voice that says nothing and notes what it was to say."""

    def __init__(self) -> None:
        self.seat = None
        self.word = self._word
        self.mark = self._thing
        self._marks: dict[object, str] = {}  # by what was called for
        self._noted: dict[str, AnySaying] = {}  # by mark

    def taken(self, text: str) -> Part:
        """Give what a text of marks stands for."""
        taken = self._read(text)
        if len(self._marks) > REMEMBERED:
            self._marks.clear()
            self._noted.clear()
        return taken

    def _mark(self, call: object, note: AnySaying) -> str:
        """Make a mark, the same for the same: phrases may compare and count their words."""
        mark = self._marks[call] = chr(FIRST + len(self._marks))
        self._noted[mark] = note
        return mark

    def _read(self, text: str) -> Part:
        if text in self._noted or text.isascii():
            return self._noted.get(text, text)
        parts = tuple(self._noted.get(part, part) for part in MARKS.split(text) if part)
        return Several("joined", parts) if len(parts) > 1 else text

    def _word(self, key: str, **args: str | int) -> str:
        call = (key, *args.items()) if args else key
        return self._marks.get(call) or self._mark(call, self._message(key, args))

    def _message(self, key: str, args: dict[str, str | int]) -> AnySaying:
        """Note a message in the shortest form that says it all."""
        read = {n: arg if isinstance(arg, int) else self._read(arg) for n, arg in args.items()}
        match read:
            case {"who": "other", "name": Person(seat), **others}:
                return Act(key, seat, others)
            case {"n": int(n)} if len(read) == 1:
                return Count(key, n)
        return Message(key, read) if read else Word(key)

    def _thing(self, thing: str, text: str) -> str:
        call = (Named, thing, text)
        return self._marks.get(call) or self._mark(call, Named(thing, self._read(text)))

    def name(self, seat: int) -> str:
        """Note who sits on a seat."""
        return self._marks.get(seat) or self._mark(seat, Person(seat))

    def both(self, items: Iterable[str]) -> str:
        """Note what is joined with `and`."""
        return self._several("both", items) or self.word("nothing")

    def either(self, items: Iterable[str]) -> str:
        """Note what is joined with `or`."""
        return self._several("either", items)

    def listed(self, items: Iterable[str]) -> str:
        """Note what is set side by side."""
        return self._several("listed", items)

    def told(self, sentences: Iterable[str]) -> str:
        """Note sentences that follow each other."""
        return self._several("told", filter(None, sentences))

    def _several(self, way: Way, items: Iterable[str]) -> str:
        """Note several items; one is said as it is, in any way."""
        parts = tuple(items)
        if len(parts) < 2:
            return "".join(parts)
        call = (Several, way, parts)
        return self._marks.get(call) or self._mark(
            call, Several(way, tuple(map(self._read, parts)))
        )
