"""What everybody has who words a part of a game: its nouns, and the reader's voice."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

from bottega.kernel.game import Reason, View, Words
from bottega.kernel.options import Options
from bottega.kernel.telling import Choice, Told, kebab
from bottega.text.layout import capital, row
from bottega.text.panel import PanelRow
from bottega.text.voice import Voice

INDENT: Final = 14  # where the text beside a label begins
Args = dict[str, str | int]
Labelled = tuple[str, str]  # the key of a label, and a text


def reader_last(n: int, reader: int | None) -> list[int]:
    """Number so many in turn order, so that the reader comes last."""
    last = n - 1 if reader is None else reader
    return [(last + 1 + i) % n for i in range(n)]


class Names:
    """Names the things of a game for one reader."""

    def __init__(self, voice: Voice, options: Options | None = None) -> None:
        self.voice = voice
        self.word = voice.word
        if options is not None:
            self.sit_at(options)

    def sit_at(self, options: Options) -> None:
        """Speak of a table with these options from now on; to some games it is all the same."""

    def points(self, n: int) -> str:
        """Count points of the whole score."""
        return self.word("count-point", n=n)

    def short(self, things: Mapping[str, int]) -> str:
        """List goods in the compact notation of the boards: `2C 1S`."""
        return " ".join(f"{n}{self.word(f'letter-{thing}')}" for thing, n in things.items())

    def end(self, verdict: str) -> str:
        """Say why the game ended."""
        return self.word(f"end-{verdict}")


N = TypeVar("N", bound=Names)
V = TypeVar("V", bound=View)
Verbs = dict[str, Callable[[Choice, V, Told | None], str]]  # who words the answers with each verb


class Wording(Generic[N]):
    """Words a part of a game for one reader."""

    def __init__(self, nouns: N) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word


class Doing(Protocol):
    """An event that somebody is behind."""

    @property
    def seat(self) -> int:
        """Give who it is."""


class Telling(Wording[N]):
    """Tells one reader what somebody did."""

    def by(self, key: str, seat: int, **args: str | int) -> str:
        """Tell what a seat did."""
        return self.word(f"event-{key}", **self.voice.who(seat), **args)

    def done(self, event: Doing, variant: str = "", /, **args: str | int) -> str:
        """Tell what a seat did by what the event is called."""
        return self.by(kebab(type(event).__name__) + variant, event.seat, **args)

    def named(self, event: Doing, **words: Callable[[Any], str]) -> str:
        """Tell what a seat did, each of these parts of the event worded in its own way.

        Whoever may not know one of them hears only that it was done.
        """
        parts = {name: getattr(event, name) for name in words}
        if None in parts.values():
            return self.done(event, "-hidden")
        return self.done(event, **{name: word(parts[name]) for name, word in words.items()})


class Drawing(Wording[N]):
    """Lays a position out for a terminal."""

    def row(self, key: str, text: str) -> list[str]:
        """Set a text beside its label."""
        return row(self.word(f"label-{key}"), text, INDENT)

    def label(self, key: str, text: str) -> list[str]:
        """Set a text beside its label, as a part of something."""
        return row(f"  {self.word(f'label-{key}')}", text, INDENT)

    def pairs(self, labelled: Iterable[Labelled]) -> list[str]:
        """Set texts beside their labels; a label that is the same as before is not repeated."""
        out: list[str] = []
        label = ""
        for key, text in labelled:
            out += row("", text, INDENT) if key == label else self.label(key, text)
            label = key
        return out


class Heading(Wording[N]):
    """Says above a position which game it is, and how far it has come."""

    def turn(self, turn: int, view: View) -> list[str]:
        """Say which turn it is, or that no other comes."""
        said = [self.word("heading-turn", turn=turn)] if turn else []
        return said if view.pending else [*said, self.word("heading-over")]


class Panelling(Wording[N]):
    """Lays a position out as panels."""

    def row(self, key: str, text: str) -> PanelRow:
        """Give a text its label."""
        return PanelRow(capital(self.word(f"label-{key}")), text)

    def first(self, boards: list[int]) -> list[int]:
        """Put the reader's own, which comes last, first; who only watches has none."""
        return boards if self.voice.seat is None else [*boards[-1:], *boards[:-1]]


class Reasons(Wording[N]):
    """Words reasons: the rule, what it needs, and what is there."""

    def reason(self, reason: Reason) -> str:
        """Say why not."""
        return self.word(f"reason-{reason.rule}", **self.sides(reason))

    def sides(self, reason: Reason) -> Args:
        """Word all that a reason names, of both its sides: a message may use anything."""
        return {**self.side("have", reason.have), **self.side("need", reason.need)}

    def side(self, side: str, facts: Mapping[str, Words]) -> Args:
        """Word what is there, or what a rule needs."""
        args: Args = {}
        for name, fact in facts.items():
            args |= self.fact(side, name, fact)
        return args

    def fact(self, side: str, name: str, fact: Words) -> Args:
        """Word one fact; a number stays one besides, for the message to choose by."""
        match name, fact:
            case "seat", int():
                return {**self.voice.who(fact)}
            case "question", str():
                return {"topic": self.word(f"topic-{kebab(fact)}")}
            case _, int() | str():
                return {f"{side}_{name}": fact}
        raise TypeError(f"a reason cannot be told with {name} = {fact!r}")

    def counts(self, name: str) -> bool:
        """Say whether a fact counts things that can be missing."""
        return False

    def counted(self, facts: Mapping[str, Words]) -> dict[str, int]:
        """Give the facts that count things."""
        return {name: n for name, n in facts.items() if self.counts(name) and isinstance(n, int)}

    def missing(self, reason: Reason) -> dict[str, int]:
        """Count what is needed and not there."""
        have = self.counted(reason.have)
        lacking = {name: n - have.get(name, 0) for name, n in self.counted(reason.need).items()}
        return {name: n for name, n in lacking.items() if n > 0}
