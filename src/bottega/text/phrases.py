"""A game's phrases: what a voice is to say of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from bottega.kernel.events import Event
from bottega.kernel.game import Game, Outcome, Question, Reason, Score, View
from bottega.kernel.options import Options
from bottega.kernel.telling import Choice, Told, kebab
from bottega.text.panel import Panel
from bottega.text.voice import Voice
from bottega.text.wording import Names, Reasons

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Asks(Protocol[V_contra]):
    """Who words questions."""

    def ask(self, told: Told, view: V_contra) -> str:
        """Ask what is pending."""


class Answers(Protocol[V_contra]):
    """Who words answers."""

    def answer(self, choice: Choice, view: V_contra, told: Told | None) -> str:
        """Say what an answer means in a position."""

    def explain(self, choice: Choice, view: V_contra, told: Told | None) -> str | None:
        """Give the text of the pieces behind an answer, where there are any."""


class Tells(Protocol):
    """Who words events."""

    def event(self, event: Event) -> str | None:
        """Tell what happened."""


class Draws(Protocol[V_contra]):
    """Who lays positions out for a terminal."""

    def lines(self, view: V_contra) -> list[str]:
        """Give a position line by line."""


class Panels(Protocol[V_contra]):
    """Who lays positions out as panels."""

    def panels(self, view: V_contra) -> tuple[Panel, ...]:
        """Give a position panel by panel."""


class Staff(NamedTuple):
    """The classes of those who word a game, each a part of it."""

    nouns: Callable[[Voice, Options | None], Any]
    questions: Callable[[Any], Asks[Any]]
    answers: Callable[[Any], Answers[Any]]
    labels: Callable[[Any], Any]
    events: Callable[[Any], Tells]
    reasons: Callable[[Any], Reasons[Any]]
    position: Callable[[Any], Draws[Any]]
    panels: Callable[[Any], Panels[Any]]


class Phrases(ABC, Generic[V]):
    """What one game has to say; the words themselves are in its catalogue."""

    turns: ClassVar[tuple[type[Event], ...]] = ()  # the events with which a turn begins
    headings: ClassVar[tuple[type[Event], ...]] = ()  # others that head what follows in a log
    milestones: ClassVar[tuple[type[Event], ...]] = ()  # those worth a mark on a chart

    staff: ClassVar[Staff]
    nouns: Names

    def __init__(self, game: Game[Any, V], voice: Voice, options: Options | None = None) -> None:
        self.game = game
        self.options = options  # of the table that is spoken of, where it matters to a game
        self.voice = voice
        self.word = voice.word
        self.nouns = nouns = self.staff.nouns(voice, options)
        self.questions: Asks[V] = self.staff.questions(nouns)
        self.answers: Answers[V] = self.staff.answers(nouns)
        self.labels = self.staff.labels(nouns)
        self.events = self.staff.events(nouns)
        self.reasons = self.staff.reasons(nouns)
        self.drawing: Draws[V] = self.staff.position(nouns)
        self.panelling: Panels[V] = self.staff.panels(nouns)

    def ask(self, told: Told, view: V) -> str:
        """Ask the reader what is pending for them."""
        self.nouns.sit_at(view.options)
        return self.questions.ask(told, view)

    def answer(self, choice: Choice, view: V, told: Told | None = None) -> str:
        """Say what an answer to what is told means in this position."""
        self.nouns.sit_at(view.options)
        return self.answers.answer(choice, view, told)

    def label(self, choice: Choice, view: V, told: Told | None = None) -> str | None:
        """Name an answer as shortly as a button needs it; None where its verb says it all."""
        label: str | None = self.labels.label(choice, view, told)
        return label

    def label_parts(self, choice: Choice, view: V, told: Told | None = None) -> Sequence[str]:
        """Name an answer part by part, where it has more than one."""
        return ()

    def named(self, told: Told, view: V) -> dict[str, str]:
        """Say by thing what is drawn only while this is asked, where a board draws such things."""
        return {}

    def explain(self, choice: Choice, view: V, told: Told | None = None) -> str:
        """Give the text of the pieces behind an answer, or else the answer."""
        self.nouns.sit_at(view.options)
        text = self.answers.explain(choice, view, told)
        return text or self.answers.answer(choice, view, told)

    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        return self.events.event(event)

    def reason(self, reason: Reason) -> str:
        """Say why an answer is not possible."""
        return self.reasons.reason(reason)

    def position(self, view: V) -> str:
        """Describe the whole position."""
        self.nouns.sit_at(view.options)
        return "\n".join(self.drawing.lines(view))

    @abstractmethod
    def texts(self) -> dict[str, str]:
        """Give the whole text of every piece, by its kind and name: `card-17`."""

    @abstractmethod
    def called(self) -> dict[str, str]:
        """Give the names of the same pieces."""

    @abstractmethod
    def short(self) -> dict[str, str]:
        """Say in a few words what pieces do, those of which that can be said."""

    def worded(self, keys: Iterable[str], **words: Callable[[str], str]) -> dict[str, str]:
        """Word pieces by their names, each kind in its own way."""
        named = {key: key.partition("-") for key in keys}
        return {key: words[kind](name) for key, (kind, _, name) in named.items() if kind in words}

    def panels(self, view: V) -> tuple[Panel, ...]:
        """Describe the whole position as panels."""
        self.nouns.sit_at(view.options)
        return self.panelling.panels(view)

    def progress(self, view: V) -> dict[str, str]:
        """Say by piece how far the reader is with what it asks for, where a game does in words."""
        return {}

    def end(self, reason: str) -> str:
        """Say why the game ended."""
        return self.nouns.end(reason)

    def question(self, view: V, told: Told | None) -> str:
        """Ask the reader, or say whom the table waits for."""
        if not view.pending:
            return self.word("question-over")
        if told is not None:
            return self.ask(told, view)
        owed = self._together(view)
        if [question.args[0] for question in owed] == [self.voice.seat]:
            return self.word("question-hand-over")
        names = self.voice.both(self.voice.name(question.args[0]) for question in owed)
        return self.word("waiting", names=names, topic=self.topic(owed[0].frame))

    def topic(self, frame: str) -> str:
        """Name what a question is about."""
        return self.word(f"topic-{kebab(frame)}")

    def _together(self, view: V) -> list[Question]:
        """Give the question that is asked, and those that other seats are asked with it."""
        owed = [view.pending[-1]]
        for question in reversed(view.pending[:-1]):
            if not (self.game.frame(owed[-1]).together and self.game.frame(question).together):
                break
            owed.append(question)
        return owed

    def outcome(self, outcome: Outcome) -> list[str]:
        """Rank the seats with their points, after why the game ended and who has won."""
        lines = [self.end(outcome.reason)]
        if outcome.winners and len(outcome.scores) > 1:
            lines.append(self._winners(outcome))
        seats = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        lines += [self._ranked(outcome, seat) for seat in seats]
        ranks = {(s.points, p) for s, p in zip(outcome.scores, outcome.places, strict=True)}
        if len(ranks) > len({points for points, _ in ranks}):
            lines.append(self.word("tie-break"))
        return lines

    def _winners(self, outcome: Outcome) -> str:
        if len(outcome.winners) == 1:
            return self.word("winner", **self.voice.who(outcome.winners[0]))
        return self.word("winners", names=self.voice.both(map(self.voice.called, outcome.winners)))

    def _ranked(self, outcome: Outcome, seat: int) -> str:
        score = outcome.scores[seat]
        key = "uncounted" if outcome.counted[seat] != score.points else "ranked"
        return self.word(
            key,
            place=outcome.places[seat],
            name=self.voice.titled(seat),
            points=self.word("count-point", n=score.points),
            parts=self.parts(score),
        )

    def parts(self, score: Score) -> str:
        """List where points come from."""
        told = (f"{self.word(f'part-{name}')} {n}" for name, n in score.parts.items())
        return self.voice.listed(told)
