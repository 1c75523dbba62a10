"""The conversation of `bottega play`: what can be typed, and what it does."""

from collections.abc import Callable

from bottega.cli.console import Console
from bottega.cli.counsel import Counsel
from bottega.cli.entry import INTERRUPTED
from bottega.cli.files import blaming, open_record, path_of, state_file
from bottega.cli.reading import Reading
from bottega.cli.screen import Screen
from bottega.cli.seats import seats_of
from bottega.cli.signals import hang_ups_interrupt, undisturbed
from bottega.cli.sitting import Sitting
from bottega.cli.usage import trouble
from bottega.kernel.errors import BadLine, BottegaError, CannotUndo

PROMPT = "> "
CODES = "codes"  # what `?` explains besides answers
QUIT = ("q", "quit", "exit")


class Leave(Exception):
    """The person wants to go."""


class Talk:
    """Leads a sitting to its end; each command says whether the table has changed."""

    def __init__(
        self, sitting: Sitting, language: str, console: Console, *, practice: bool = False
    ) -> None:
        self.language = language
        self.console = console
        self.practice = practice or sitting.alone
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "h": self._help, "help": self._help,
            "u": self._undo, "undo": self._undo,
            "v": self._view, "view": self._view,
            "log": self._log,
            "hint": self._hint,
            "save": self._save,
            "load": self._load,
            **dict.fromkeys(QUIT, self._quit),
        }  # fmt: skip
        self._sit(sitting)

    def _sit(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.session = sitting.session
        self.screen = Screen(sitting, self.language, self.console)
        self.reading = Reading(self.screen)
        self.counsel = Counsel(self.screen)

    def run(self) -> int:
        """Play until the game is over or left; whatever happens, the game is not lost."""
        with hang_ups_interrupt():
            try:
                self.screen.greet()
                while True:
                    self._next()
            except Leave:
                return 0
            except EOFError:
                self._keep()
                return 0
            except KeyboardInterrupt:
                self._keep()
                return INTERRUPTED
            except BaseException:
                self._keep()
                raise

    def _next(self) -> None:
        """Let the next one act."""
        if self.session.over:
            self.screen.end()
            self._listen(self.sitting.people[0])
            return
        seat = self.sitting.next_seat()
        if seat in self.sitting.bots:
            with self.console.meanwhile(self.screen.word("thinking", name=self.screen.name(seat))):
                self.sitting.let_bot_answer(seat)
            return
        if self.screen.face(seat) in QUIT:
            self._quit(seat, "")
        self.screen.present(seat)
        self._listen(seat)

    def _listen(self, seat: int) -> None:
        """Take what is typed until the table has changed."""
        self.console.offers = lambda: self._typeable(seat)
        while not self._obey(seat, self.console.ask(PROMPT)):
            pass

    def _typeable(self, seat: int) -> list[str]:
        """List what can be typed now, for Tab."""
        lines = [self.game.line(code) for code in self.session.choices(seat)]
        return [*lines, *self.commands, f"? {CODES}"]

    def _obey(self, seat: int, line: str) -> bool:
        first, _, rest = line.partition(" ")
        if line.startswith("?"):
            return self._explain(seat, line[1:].strip())
        if first.lower() in self.commands:
            return self.commands[first.lower()](seat, rest.strip())
        if self.session.over:
            return self._say("over") if line else self._quit(seat, "")
        if self.session.held == seat:
            return self._close(seat, line)
        return self._answer(seat, line) if line else self._enter(seat)

    def _say(self, key: str, **values: object) -> bool:
        """Say something; nothing has changed."""
        self.screen.say(key, **values)
        return False

    # Answering

    def _close(self, seat: int, line: str) -> bool:
        """End the turn, or close what was chosen one by one, where no choice is left."""
        code = self.session.closing()
        if line.lower() in ("", "end" if code is None else self.game.line(code)):
            self.session.end(seat, self.session.version)
            return True
        if code is None:
            self.screen.wait(seat)
            return False
        asked = self.reading.code(seat, line)
        if asked is not None:
            self.reading.possible(seat, asked)
        return False

    def _enter(self, seat: int) -> bool:
        """End the turn where that is one of the answers; else Enter alone is a slip."""
        choices = self.session.choices(seat)
        if "end" in map(self.game.line, choices):
            return self._answer(seat, "end")
        return self._say("number", most=len(choices))

    def _answer(self, seat: int, line: str) -> bool:
        """Take an answer by its number or its line."""
        code = self.reading.code(seat, line)
        if code is None or not self.reading.possible(seat, code):
            return False
        self.session.submit(seat, code, self.session.version)
        return True

    def _explain(self, seat: int, text: str) -> bool:
        """Tell more about an answer, or why it is not possible; without one give the help."""
        if not text:
            return self._help(seat, text)
        if text == CODES:
            self.screen.legend()
        else:
            self.reading.explain(seat, text)
        return False

    def _undo(self, seat: int, text: str) -> bool:
        """Take one's last answer back (or the one that is named); or say what stands before it."""
        last = self.session.steps[-1] if self.session.steps else None
        code = last.code if last is not None else None
        try:
            if text:
                code = self.game.parse(text)
                self.session.take_back(seat, code, self.session.version)
            else:
                self.session.undo(seat, self.session.version)
        except BadLine:
            return self._say("unknown", text=text)
        except CannotUndo:
            return self._say("no-undo", why=self._barrier(seat))
        self.screen.forget()
        if code is not None:
            self._say("undone", what=self.screen.answer(seat, code))
        return True

    def _barrier(self, seat: int) -> str:
        """Name what stands before an undo."""
        if self.session.over:
            return self.screen.word("barrier-over")
        if not self.session.steps:
            return self.screen.word("barrier-none")
        for other in (*self.session.early, self.session.steps[-1].seat):
            if other != seat:
                return self.screen.word("barrier-other", name=self.screen.name(other))
        revealed = self.session.steps[-1].reveals
        return self.screen.word("barrier-revealed" if revealed else "barrier-before")

    # Looking

    def _help(self, seat: int, text: str) -> bool:
        choices = self.session.choices(seat)
        lines = self.game.space.lines
        offered = {lines[code].split()[0] for code in choices}
        others = [line for code, line in enumerate(lines) if code not in choices]
        alike = (line for line in others if line.split()[0] in offered)
        example = lines[choices[0]] if choices else lines[0]
        self._say("help", line=example, other=next(alike, others[-1]))
        if self.practice:
            self.counsel.help()
        return False

    def _hint(self, seat: int, text: str) -> bool:
        """Show the best answers, in a practice game."""
        if self.practice:
            self.counsel.give(seat)
        else:
            self.counsel.refuse()
        return False

    def _view(self, seat: int, text: str) -> bool:
        if self.session.over:
            self.screen.position(self.screen.reader())
        else:
            self.screen.position(seat)
            self.screen.ask(seat)
        return False

    def _log(self, seat: int, text: str) -> bool:
        self.screen.log(self.screen.reader() if self.session.over else seat)
        return False

    # Files

    def _save(self, seat: int, text: str) -> bool:
        name = text or self.sitting.path
        if name is None:
            return self._say("which-file", command="save")
        self._write(str(name))
        return False

    def _write(self, name: str) -> bool:
        """Save to a file and say whether that worked; another file is not replaced unasked."""
        try:
            path = path_of(name)
            if path != self.sitting.path and path.exists():
                reply = self.console.ask(self.screen.word("replace", file=path) + " ")
                if not self._yes(reply):
                    return False
            with undisturbed():
                self.sitting.save(path)
        except OSError as error:
            return self._say("not-saved", why=trouble(error))
        self._say("saved", file=path)
        return True

    def _yes(self, reply: str) -> bool:
        return reply.lower() in ("y", "yes", *self.screen.word("yes").split())

    def _no(self, reply: str) -> bool:
        return reply.lower() in ("n", "no", *self.screen.word("no").split())

    def _load(self, seat: int, text: str) -> bool:
        """Go on with another game; the present one is kept."""
        if not text:
            return self._say("which-file", command="load")
        try:
            recorded = open_record(text, self.game.name)
            seats = seats_of(recorded, self.sitting.seats)
            with blaming(text):
                loaded = Sitting.resume(recorded, seats, path_of(text))
        except BottegaError as error:
            return self._say("not-loaded", why=error)
        except OSError as error:
            return self._say("not-loaded", why=trouble(error))
        self._keep()
        self._sit(loaded)
        self.screen.greet()
        self._say("loaded", file=text, answers=recorded.length)
        return True

    def _keep(self) -> None:
        """Write the game where it can be found again, unless it is safe already; say how."""
        if self.sitting.unsaved():
            try:
                with undisturbed():
                    self.sitting.keep()
            except OSError as error:
                self._say("not-kept", why=trouble(error))
                return
        if self.sitting.path is not None:
            self.console.say()
            self.screen.where(self.sitting.path)

    def _quit(self, seat: int, text: str) -> bool:
        """Leave; what was not saved is asked about, and a finished game is kept unasked."""
        if self.sitting.unsaved() and not self.session.over:
            file = self.sitting.path or state_file(self.game.name, self.session.seed)
            reply = self.console.ask(self.screen.word("leave", file=file) + " ")
            if self._no(reply):
                raise Leave
            named = bool(reply) and not self._yes(reply)
            name = reply if named else self.sitting.path
            if name is not None and not self._write(str(name)):
                return False
        self._keep()
        raise Leave
