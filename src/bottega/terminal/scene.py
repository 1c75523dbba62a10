"""What one reader sees at one moment, and the sitting that shows it and takes answers."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec

from bottega.kernel import telling
from bottega.kernel.errors import BottegaError
from bottega.kernel.events import Event
from bottega.kernel.game import AnyGame, Outcome, Reason, View
from bottega.kernel.options import Options
from bottega.kernel.table import Table
from bottega.kernel.telling import Change, Told
from bottega.kernel.values import Value
from bottega.terminal.asides import Notice, Offer, Timer
from bottega.terminal.words import Words, phrases
from bottega.text import Speaker
from bottega.text.ledger import Scribe, Spans, Teller
from bottega.text.phrases import Phrases
from bottega.text.spans import Span, plain
from bottega.wire import Choice

NOT_NOW: Final = "not-now"  # of an answer to another question
Advice = tuple[str, str]  # an answer, and what the coach says of it


class Pieces:
    """What pieces are called and what is printed on them, worded once for one reader."""

    def __init__(self, phrases: Phrases[Any]) -> None:
        self._phrases = phrases

    @cached_property
    def called(self) -> dict[str, str]:
        """Give the names of pieces."""
        return self._phrases.called()

    @cached_property
    def texts(self) -> dict[str, str]:
        """Give the whole texts of pieces."""
        return self._phrases.texts()

    @cached_property
    def short(self) -> dict[str, str]:
        """Give what pieces do in a few words."""
        return self._phrases.short()


class LedgerLine(Value):
    """A line of the ledger: what was done, by whom, and what it changed."""

    text: Spans
    seat: int | None = None
    changes: tuple[Change, ...] = ()
    head: bool = False
    step: int = 0  # after how many steps of the game, or entries of a log
    said: bool = False  # somebody said it

    @property
    def plain(self) -> str:
        """Give the sentence without what its parts stand for."""
        return plain(self.text)

    @property
    def pieces(self) -> list[Span]:
        """Give the pieces that the sentence names."""
        things = (part for part in self.text if isinstance(part, Span))
        return [part for part in things if not part.thing.startswith("seat:")]


class Scene(msgspec.Struct):
    """One moment for one reader."""

    game: AnyGame
    options: Options
    view: Any  # the game's own view
    seat: int | None
    names: tuple[str, ...]
    version: tuple[int, ...]  # of what is asked: the same means the same question
    phrases: Phrases[Any]
    pieces: Pieces
    asked: tuple[int, ...] = ()
    held: int | None = None
    told: Told | None = None
    sentence: str = ""
    choices: tuple[Choice, ...] = ()
    closing: Choice | None = None
    chosen: tuple[Choice, ...] = ()
    undo: bool = False
    outcome: Outcome | None = None
    entries: tuple[LedgerLine, ...] = ()
    recap: tuple[LedgerLine, ...] = ()  # what rivals did since the reader's last turn
    thinking: int | None = None  # a bot that thinks
    notices: tuple[Notice, ...] = ()  # the line is lost, somebody proposes something
    clocks: tuple[Timer, ...] = ()  # of all seats, where there are any
    window: Timer | None = None  # until it closes all who are asked answer unseen
    answered: bool = False  # in a window: the answer of this seat stands
    states: Mapping[int, str] = {}  # of seats: away, resigned
    mine: tuple[int, ...] = ()  # seats of people at this device

    @property
    def ending(self) -> bool:
        """Say whether only the end of the reader's turn, or of a set, is waited for."""
        return self.held is not None and self.held == self.seat

    @property
    def marks(self) -> tuple[str, ...]:
        """Give each seat a letter of its name, or a number, that no other has."""
        found: list[str] = []
        for at, name in enumerate(self.names):
            wishes = [*name.upper().replace(" ", ""), str(at + 1)]
            found.append(next((letter for letter in wishes if letter not in found), wishes[-1]))
        return tuple(found)

    def called(self, thing: str) -> str | None:
        """Name a thing that many answers begin with, where it is a piece."""
        kind, _, name = thing.partition(":")
        if kind == "material":
            card, _, value = name.rpartition(":")
            titled = self.pieces.called.get(f"card-{card}")
            return f"{titled} {value}" if titled else None
        if kind in ("card", "mission"):
            return self.pieces.called.get(f"card-{name}")
        return None

    def piece(self, thing: str) -> tuple[str, str] | None:
        """Give what is printed on the piece behind a thing: its name and its whole text."""
        kind, _, name = thing.partition(":")
        key = f"{'card' if kind == 'mission' else kind}-{name}"
        if key not in self.pieces.texts:
            return None
        return self.pieces.called[key], self.pieces.texts[key]


class Reader:
    """Words for one seat: its speaker, its phrases, and what happened as it may know it."""

    def __init__(
        self,
        game: AnyGame,
        language: str,
        names: Sequence[str],
        seat: int | None,
        options: Options,
    ) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self.names = tuple(names)
        self.speaker = Speaker(game, language, names, seat, options)
        self.phrases = phrases(game, language, names, seat, options)
        self.pieces = Pieces(self.phrases)
        self.words = Words(language, game.name)
        self._scribe = Scribe(game, options)
        self._teller = Teller(game.name, language, self.named())

    def named(self) -> list[str]:
        """Give what everybody is called; who has no name, by the number of the seat."""
        number = range(self.options.players)
        names = [*self.names, *[""] * (self.options.players - len(self.names))]
        return [names[i] or self.speaker.word("seat", n=i + 1) for i in number]

    def worded(self, told: telling.Choice, view: View, asked: Told | None) -> Choice:
        """Give an answer its name, its parts and its sentence."""
        voice = self.speaker
        return Choice(
            **msgspec.structs.asdict(told),
            name=voice.label(told, view, asked),
            parts=tuple(voice.label_parts(told, view, asked)),
            sentence=voice.answer(told, view, asked),
        )

    def entries(self, events: Iterable[Event], step: int) -> list[LedgerLine]:
        """Tell events as the ledger has them; of some there is nothing to say."""
        found: list[LedgerLine] = []
        for event in events:
            heard = self.game.redact(event, self.seat)
            if heard is None:
                continue
            deed = self._scribe.deed(heard)
            text, seat = self._teller.told(deed)
            if text or deed.changes:
                found.append(LedgerLine(text, seat, deed.changes, deed.head, step))
        return found

    def told(
        self,
        table: Table,
        version: tuple[int, ...],
        codes: Sequence[int],
        chosen: Sequence[int] = (),
        closing: int | None = None,
        view: View | None = None,
    ) -> Scene:
        """Tell a moment: what the seat sees, is asked and may answer."""
        game, seat = self.game, self.seat
        seen: Any = game.view(table, seat) if view is None else view
        asked = game.told(table, seat)
        offers = () if seat is None else game.telling.choices(table, seat, codes)
        standing = () if seat is None else game.telling.standing(table, seat, chosen)
        last = None if closing is None or seat is None else game.choice(table, seat, closing)
        return Scene(
            game,
            self.options,
            seen,
            seat,
            tuple(self.named()),
            version,
            self.phrases,
            self.pieces,
            told=asked,
            sentence=self.speaker.question(seen, asked),
            choices=tuple(self.worded(each, seen, asked) for each in offers),
            chosen=tuple(self.worded(each, seen, asked) for each in standing),
            closing=None if last is None else self.worded(last, seen, asked),
            outcome=game.outcome(table),
        )

    def why_not(self, table: Table, thing: str, picks: Sequence[str], verbs: set[str]) -> str:
        """Say why a thing cannot be chosen: by the rule that an answer with it would break."""
        game, seat = self.game, self.seat
        frame = None if seat is None else table.frame_for(seat)
        if frame is None or seat is None:
            return ""
        found: list[tuple[int, Reason]] = []
        for code, action in enumerate(game.space.actions):
            touched = game.telling.touches(table, frame, action)
            reason = game.why_not(table, seat, code) if thing in touched else None
            if reason is not None and reason.rule != NOT_NOW:
                near = sum(pick in touched for pick in picks) + (action.verb in verbs)
                found.append((near, reason))
        if not found:
            return ""
        _, nearest = max(found, key=lambda pair: pair[0])
        return self.speaker.reason(nearest)


def recap_of(entries: Sequence[LedgerLine], seat: int | None, since: int) -> tuple[LedgerLine, ...]:
    """Tell rivals' turns since a step: one deed for each, the one that changed most."""
    turns: list[list[LedgerLine]] = [[]]
    for entry in entries:
        if entry.step <= since:
            continue
        if entry.head:
            turns.append([])
        elif entry.seat not in (None, seat) and entry.changes:
            turns[-1].append(entry)
    return tuple(max(turn, key=_weight) for turn in turns if turn)


def _weight(entry: LedgerLine) -> tuple[bool, int]:
    gains = sum(n > 0 for change in entry.changes for n in change.amounts.values())
    return bool(entry.pieces), gains


class Sitting(ABC):
    """A game that somebody looks at, and perhaps plays, whatever is behind it."""

    reader: Reader
    language: str
    changed: Callable[[], None] = staticmethod(lambda: None)  # is called when there is news
    plays = True  # whether somebody may answer here
    chats = False
    hints = True  # whether the coach can be asked here
    leaving = False  # nothing more is to be shown here

    @property
    def game(self) -> AnyGame:
        """Give the game."""
        return self.reader.game

    @abstractmethod
    def scene(self) -> Scene:
        """Show the present moment."""

    async def open(self) -> None:  # noqa: B027
        """Begin: from now on news are told."""

    async def close(self) -> None:  # noqa: B027
        """Leave; nothing is lost."""

    @abstractmethod
    async def answer(self, code: int) -> None:
        """Give an answer."""

    @abstractmethod
    async def end(self) -> None:
        """End what has no choices left."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last answer back."""

    @abstractmethod
    async def untake(self, code: int) -> None:
        """Take one of the last answers back."""

    @abstractmethod
    def table(self) -> Table:
        """Give the table, or one that could be behind what the reader sees."""

    @abstractmethod
    def speak(self, language: str) -> None:
        """Speak another language from now on."""

    def why_not(self, thing: str, picks: Sequence[str], verbs: set[str]) -> str:
        """Say why a thing cannot be chosen."""
        return self.reader.why_not(self.table(), thing, picks, verbs)

    def curtain(self) -> int | None:
        """Give the person whom the device is to be passed to; None while nobody waits."""
        return None

    def unveil(self) -> None:  # noqa: B027
        """Turn to the person who was called."""

    async def hint(self) -> list[Advice]:
        """Give what the coach finds best, or why it says nothing."""
        return []

    def offers(self) -> list[Offer]:
        """List what can be done besides answering."""
        return []

    async def say(self, text: str) -> None:  # noqa: B027
        """Write to the others."""


class Fixed(Sitting):
    """A sitting where no turn is ended, and nothing is taken back."""

    @abstractmethod
    def refused(self) -> BottegaError:
        """Say why not."""

    async def end(self) -> None:
        raise self.refused()

    async def undo(self) -> None:
        raise self.refused()

    async def untake(self, code: int) -> None:
        raise self.refused()
