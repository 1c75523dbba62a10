"""What `bottega play` shows: the position, the question, what happened, and the curtain."""

import shlex
from contextlib import suppress
from pathlib import Path

from bottega.cli.console import Console
from bottega.cli.seats import display_names
from bottega.cli.sitting import Sitting
from bottega.kernel.game import Reason, View
from bottega.kernel.telling import Choice, Told, kebab
from bottega.text import Speaker
from bottega.text.catalogue import Catalogue
from bottega.text.layout import row, wrap

LOG_LENGTH = 20
NUMBER_WIDTH = 5
MANY = 12  # answers that are listed without headings
WORKING = {"play", "lay", "leader", "family"}  # things whose effect an answer is about
NAMED = ("member", "family")  # things that many answers begin with
HANGING = 3


class Screen:
    """Shows one sitting to the person before the device, in their language."""

    def __init__(self, sitting: Sitting, language: str, console: Console) -> None:
        self.sitting = sitting
        self.language = language
        self.console = console
        self.facing: int | None = None  # who sits before the screen
        self.names = display_names(sitting.seats, language)
        self._heard = dict.fromkeys(sitting.people, len(sitting.events()))
        self._pictured = -1  # how many steps there were when the position was last shown
        self._short: dict[str, str] | None = None  # what pieces do in a few words
        self._speakers: dict[int | None, Speaker] = {}

    def speaker(self, seat: int | None) -> Speaker:
        """Give who speaks to a seat."""
        if seat not in self._speakers:
            options = self.sitting.session.options
            made = Speaker(self.sitting.game, self.language, self.names, seat, options)
            self._speakers[seat] = made
        return self._speakers[seat]

    def name(self, seat: int) -> str:
        """Give what a seat is called."""
        return self.names[seat] or self.speaker(None).word("seat", n=seat + 1)

    def word(self, key: str, **values: object) -> str:
        """Give something of the terminal's own."""
        args = {name: v if isinstance(v, int) else str(v) for name, v in values.items()}
        return self.speaker(None).word(f"terminal-{key}", **args)

    def say(self, key: str, **values: object) -> None:
        """Say something of the terminal's own."""
        self.console.say(self.word(key, **values))

    def view(self, seat: int | None) -> View:
        """Give what a seat sees."""
        view: View = self.sitting.session.view(seat)
        return view

    def greet(self) -> None:
        """Say who plays, and how to find help."""
        people, bots = self.sitting.people, self.sitting.bots
        hint = self.word("hint")
        if len(people) > 1:
            self.console.clear()
            names = ", ".join(self.name(seat) for seat in range(len(self.names)))
            self.say("hot-seat", names=names, hint=hint)
        elif bots:
            names = ", ".join(self.name(seat) for seat in bots)
            self.say("against", names=names, hint=hint)
        else:
            self.say("alone", hint=hint)

    def face(self, seat: int) -> str:
        """Turn to a person, behind a curtain where another one could see something hidden.

        What is typed at the curtain is given back.
        """
        if seat == self.facing:
            return ""
        typed = ""
        if len(self.sitting.people) > 1:
            typed = self._call(seat)
        self.facing = seat
        self._pictured = -1
        return typed

    def _call(self, seat: int) -> str:
        """Call one of several people to the device."""
        name = self.name(seat)
        if not self.sitting.hides():
            self.console.say(f"\n{self.console.bold(name)}")
            return ""
        if self.facing is not None:
            self.console.clear()
        return self.console.ask(self.console.bold(self.word("pass", name=name)) + " ")

    def where(self, path: Path) -> None:
        """Say where the game is, and the command that brings it back (unbroken, to be copied)."""
        over = self.sitting.session.over
        values = {"game": self.sitting.game.name, "file": shlex.quote(str(path))}
        self.console.say(self.word("kept", file=path))
        command = self.word("watch" if over else "resume", **values)
        self.console.say(
            command if self.language == "en" else f"{command} --language {self.language}"
        )

    def reader(self) -> int | None:
        """Give the seat that reads what is open to all: the only person, or no one."""
        people = self.sitting.people
        return people[0] if len(people) == 1 else None

    def present(self, seat: int) -> None:
        """Show a person the table, what happened since they last looked, and their question."""
        if self.sitting.session.held != seat and self._changed(seat):
            self.position(seat)
        self.tell(seat)
        self.ask(seat)

    def tell(self, seat: int) -> None:
        """Print what a seat has not heard of yet."""
        news = self._sentences(seat, self._heard[seat])
        self._heard[seat] = len(self.sitting.events())
        if news:
            self.console.say()
            self._lines(news)

    def forget(self) -> None:
        """Follow an answer that was taken back: what it did may happen again."""
        happened = len(self.sitting.events())
        self._heard = {seat: min(heard, happened) for seat, heard in self._heard.items()}
        self._pictured = min(self._pictured, len(self.sitting.session.steps))

    def _sentences(self, seat: int | None, since: int = 0) -> list[str]:
        redact = self.sitting.game.redact
        speaker = self.speaker(seat)
        heard = (redact(event, seat) for event in self.sitting.events()[since:])
        told = (speaker.event(event) for event in heard if event is not None)
        return [sentence for sentence in told if sentence]

    def _lines(self, sentences: list[str]) -> None:
        for sentence in sentences:
            for i, line in enumerate(wrap(sentence, self.console.columns - 4)):
                self.console.say(f"  {line}" if i == 0 else f"    {line}")

    def _changed(self, seat: int) -> bool:
        """Say whether the picture in front of the person is out of date."""
        if self._pictured < 0:
            return True
        steps = self.sitting.session.steps[self._pictured :]
        return any(step.seat != seat or step.reveals for step in steps)

    def position(self, seat: int | None) -> None:
        """Show the whole position."""
        self._pictured = len(self.sitting.session.steps)
        self.console.say()
        self.console.say(self.speaker(seat).position(self.view(seat)))

    def ask(self, seat: int) -> None:
        """Ask what a seat has to answer, with the answers numbered; or wait for it to go on."""
        session = self.sitting.session
        view, told = self.view(seat), session.told(seat)
        speaker = self.speaker(seat)
        self.console.say()
        if session.held != seat or session.closing() is not None:
            for line in wrap(speaker.question(view, told), self.console.columns):
                self.console.say(self.console.bold(line))
        if session.held == seat:
            self.wait(seat)
        self._answers(seat, view, told)

    def codes(self, seat: int) -> tuple[int, ...]:
        """Give the codes of the answers in the order in which they are numbered."""
        return tuple(choice.code for choice in self.sitting.session.offered(seat))

    def _answers(self, seat: int, view: View, told: Told | None) -> None:
        """Number the answers; of many, those of a kind stand under its name."""
        offered = self.sitting.session.offered(seat)
        heads = [self._head(choice) for choice in offered] if len(offered) > MANY else []
        before, told_of = "", set[str]()
        for number, choice in enumerate(offered, 1):
            head = heads[number - 1] if heads else ""
            if head and head != before:
                self.console.say(self.console.bold(head))
            before = head
            text = self.speaker(seat).answer(choice, view, told)
            first, *rest = row(f"{number:3d}", text, NUMBER_WIDTH, self.console.columns)
            label = first[:NUMBER_WIDTH]
            self.console.say(self.console.number(label) + first[NUMBER_WIDTH:])
            for line in rest:
                self.console.say(line)
            self._effect(choice, text, told_of)

    def _head(self, choice: Choice) -> str:
        """Name the kind of an answer, or what it begins with, as a drawn board does."""
        board = Catalogue(self.language, f"{self.sitting.game.name}-board")
        kind, _, name = (choice.touches[0] if choice.touches else "").partition(":")
        with suppress(LookupError):
            if kind in NAMED:
                return board.word(f"group-{kind}", name=name)
        with suppress(LookupError):
            return board.word(f"verb-{kebab(choice.verb)}")
        return ""

    def _effect(self, choice: Choice, text: str, told_of: set[str]) -> None:
        """Say in a few words, and once, what the piece of an answer does."""
        if self._short is None:
            self._short = self.speaker(None).short()
        if not WORKING.intersection(thing.partition(":")[0] for thing in choice.touches):
            return
        pieces = [thing.replace(":", "-", 1) for thing in choice.touches]
        said = next((self._short[piece] for piece in pieces if piece in self._short), "")
        if said and said not in text and said not in told_of:
            told_of.add(said)
            for line in wrap(said, self.console.columns - NUMBER_WIDTH - 2):
                self.console.say(self.console.dim(f"{'':{NUMBER_WIDTH + 2}}{line}"))

    def legend(self) -> None:
        """Say what the letters on boards and cards mean."""
        said = Catalogue(self.language, "terminal").word(f"terminal-codes-{self.sitting.game.name}")
        self._wrapped(said)

    def _wrapped(self, text: str) -> None:
        """Print a text with lines as wide as the console."""
        for line in text.splitlines():
            for part in wrap(line, self.console.columns):
                self.console.say(part)

    def choice(self, seat: int, code: int) -> Choice:
        """Tell one of the answers that a seat may give."""
        return self.sitting.game.choice(self.sitting.session.table, seat, code)

    def answer(self, seat: int, code: int) -> str:
        """Say what an answer means."""
        told = self.sitting.session.told(seat)
        return self.speaker(seat).answer(self.choice(seat, code), self.view(seat), told)

    def wait(self, seat: int) -> None:
        """Say how to go on where a seat has nothing left to choose."""
        code = self.sitting.session.closing()
        undo = self.sitting.session.can_undo(seat)
        if code is None:
            self.say("turn-over" if undo else "turn-over-for-good")
        else:
            what = self.answer(seat, code)
            self._wrapped(self.word("closing" if undo else "closing-for-good", what=what))

    def refuse(self, seat: int, code: int, reason: Reason) -> None:
        """Say why an answer is not possible."""
        line = self.sitting.game.line(code)
        self._wrapped(
            self.word("not-possible", line=line, reason=self.speaker(seat).reason(reason))
        )

    def explain(self, seat: int, code: int) -> None:
        """Tell more about an answer."""
        choice, told = self.choice(seat, code), self.sitting.session.told(seat)
        self._wrapped(self.speaker(seat).explain(choice, self.view(seat), told))
        self.say("line", line=self.sitting.game.line(code))

    def log(self, seat: int | None) -> None:
        """Tell again what happened last."""
        sentences = self._sentences(seat)[-LOG_LENGTH:]
        if sentences:
            self._lines(sentences)
        else:
            self.say("nothing-yet")

    def end(self) -> None:
        """Show how the game ended: what happened last, the open position and the points."""
        seat = self.reader()
        if self.facing is not None:
            self.tell(self.facing)
        self.position(seat)
        outcome = self.sitting.game.outcome(self.sitting.session.table)
        self.console.say()
        for line in self.speaker(seat).outcome(outcome) if outcome else []:
            first, *rest = wrap(line, self.console.columns - HANGING)
            for part in (first, *(" " * HANGING + part for part in rest)):
                self.console.say(self.console.bold(part))
        self.console.say()
        self.say("over")
