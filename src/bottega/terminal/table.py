"""The table's screen: what keys and clicks do."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from textual import events, work

from bottega.kernel.errors import BottegaError, CannotUndo
from bottega.terminal.asides import Offer
from bottega.terminal.boards.all import BOARDS
from bottega.terminal.choosing import Done
from bottega.terminal.inks import other
from bottega.terminal.paint import Line, Run, shaped, wrapped
from bottega.terminal.panes.answers import Answers
from bottega.terminal.panes.board import ACROSS, BoardPane
from bottega.terminal.panes.ledger import Ledger, blocks
from bottega.terminal.panes.pane import Pane
from bottega.terminal.panes.players import Players
from bottega.terminal.panes.small import Small
from bottega.terminal.sheets import Ask, Pick, Sheet, Sure
from bottega.terminal.shown import Shown
from bottega.terminal.words import Words
from bottega.text.catalogue import languages

HISTORY: Final = 400  # lines
AROUND: Final = 5  # columns of a sheet beside its text: frame, gaps, and a bar to scroll it
Sending = Callable[[], Awaitable[None]]


class TableScreen(Shown):
    """One sitting on the screen."""

    # What is done.

    def _do(self, done: Done | None) -> None:
        if done is None:
            self._draw()
        elif done.deed == "answer":
            self._send(partial(self.sitting.answer, done.code))
        elif done.deed == "untake":
            self._send(partial(self.sitting.untake, done.code))
        else:
            self._send(self.sitting.end)

    def _send(self, deed: Sending) -> None:
        if not self.busy:
            self.busy = True
            self.run_worker(self._sent(deed), group="deed")

    async def _sent(self, deed: Sending) -> None:
        try:
            await deed()
        except CannotUndo:
            self.notify(self.words("trouble-cannot-undo"))
        except BottegaError as error:
            self.notify(str(error), severity="error")
        finally:
            self.busy = False
            self._news()

    def on_key(self, event: events.Key) -> None:
        """Walk, type, choose, or do what a key stands for."""
        if self.query_one(Small).display:
            return
        key, letter = event.key, event.character or ""
        event.stop()
        event.prevent_default()
        if key in ("up", "down", "left", "right", "pageup", "pagedown"):
            self._walk(key)
        elif key in ACTIONS:
            self.do(ACTIONS[key])
        elif self._accept(letter):
            pass
        elif letter in COMMANDS and (letter != "u" or not self.choosing.typed):
            self.do(COMMANDS[letter])
        elif letter.isalnum() and not letter.isupper() and self.choosing.rows:
            self._do(self.choosing.type(letter))
        elif letter == " " and self.choosing.cursor is not None:
            self._do(self.choosing.enter())

    def _walk(self, key: str) -> None:
        pane = self.query_one(BoardPane)
        high = max(1, pane.size.height - 1)
        if pane.has_focus and key in ACROSS:
            pane.walk(key)
        elif key in PAGES and pane.scroll(PAGES[key] * high):
            pass
        else:
            self.query_one(Answers).walk(key)

    def do(self, action: str) -> None:
        """Do what a key or a click on the last line stands for."""
        found = getattr(self, f"do_{action}", None)
        if found is not None:
            found()

    def do_enter(self) -> None:
        """Choose what the cursor is on."""
        pane = self.query_one(BoardPane)
        if pane.has_focus:
            if pane.cursor:
                self.choose(pane.cursor)
        else:
            self._do(self.choosing.enter())

    def do_back(self) -> None:
        """Go one step back."""
        if not self.choosing.back():
            self.whose = None
        self.query_one(Answers).detail = []
        self._draw()

    def do_erase(self) -> None:
        """Take the last letter back."""
        self.choosing.erase()
        self._draw()

    def do_undo(self) -> None:
        """Take the last answer back, where that is possible."""
        if self.scene is not None and self.scene.undo:
            self._send(self.sitting.undo)
        else:
            self.notify(self.words("trouble-cannot-undo"))

    def do_page(self) -> None:
        """Show the next page of the board."""
        self.page = self._next_page()
        self._fit()
        self._draw()
        self.call_after_refresh(self._draw)

    def do_focus(self) -> None:
        """Walk on the board, or in the list again."""
        pane, answers = self.query_one(BoardPane), self.query_one(Answers)
        (answers if pane.has_focus else pane).focus()
        self.call_after_refresh(self._draw)

    def do_player(self) -> None:
        """Look at the next player's things."""
        if self.scene is None:
            return
        self.whose = (self._looked_at(self.scene) + 1) % len(self.scene.names)
        self._draw()

    def do_ledger(self) -> None:
        """Show all that happened."""
        if self.scene is not None:
            columns = min(96, self.app.size.width * 9 // 10) - AROUND
            lines = blocks(self.scene.entries, self.scene, columns, HISTORY)
            empty = [[Run(self.words("terminal-nothing-yet"), "dim")]]
            self.app.push_screen(Sheet(self.words("log-ledger"), lines or empty))

    def do_help(self) -> None:
        """Tell more of what the cursor is on, or what the keys do."""
        pane = self.query_one(BoardPane)
        if pane.has_focus and pane.cursor:
            self.explain(pane.cursor)
            return
        row = self.choosing.here
        if row is not None and row.choice is not None and row.kind == "item":
            self._explain_choice(row.name, row.choice.code)
        else:
            self._keys_sheet()

    def do_why(self) -> None:
        """List what is not possible, with why."""
        lines: list[Line] = []
        seen: set[str] = set()
        for spot in self.query_one(BoardPane).spots:
            if spot.thing in seen or self.choosing.can(spot.thing):
                continue
            seen.add(spot.thing)
            why = self._why(spot.thing)
            if why:
                name = self._called(spot.thing)
                lines += wrapped([Run(f"{name}: ", "bold"), *shaped(why)], 70)
        empty: list[Line] = [[Run(self.words("all-possible"))]]
        self.app.push_screen(Sheet(self.words("not-possible"), lines or empty))

    def do_theme(self) -> None:
        """Change between night and day."""
        self.app.theme = other(self.app.theme)
        self._draw()

    def do_language(self) -> None:
        """Speak the next language."""
        known = languages()
        at = known.index(self.sitting.language)
        self.speak(known[(at + 1) % len(known)])

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.sitting.speak(language)
        self.words = self.choosing.words = Words(language, self.sitting.game.name)
        self.query_one(Small).words = self.words
        self.board = BOARDS[self.sitting.game.name](self.words)
        self.update()

    def do_hint(self) -> None:
        """Ask the coach; where it gives no hints, it says when it does."""
        self._hint()

    @work(exclusive=True, group="hint")
    async def _hint(self) -> None:
        self.notify(self.words("coach-thinking"), timeout=2)
        told = await self.sitting.hint()
        lines = [line for advice in told for line in _hinted(*advice)]
        await self.app.push_screen_wait(Sheet(self.words("hint"), lines))

    def do_chat(self) -> None:
        """Write to the others."""
        if self.sitting.chats:
            self._chat()

    @work(exclusive=True, group="ask")
    async def _chat(self) -> None:
        text = await self.app.push_screen_wait(Ask(self.words("say-something")))
        if text:
            await self._sent(partial(self.sitting.say, text))

    def do_menu(self) -> None:
        """List what can be done besides answering."""
        if self.sitting.offers():
            self._menu()

    @work(exclusive=True, group="ask")
    async def _menu(self) -> None:
        offers = self.sitting.offers()
        lines: list[Line] = [[Run(offer.name)] for offer in offers]
        at = await self.app.push_screen_wait(Pick(self.words("menu"), lines))
        if at is not None:
            await self._offered(offers[at])

    def _accept(self, key: str) -> bool:
        """Do what a notice offers; tell whether one does."""
        notices = self.scene.notices if self.scene is not None else ()
        found = [offer for notice in notices for offer in notice.offers if offer.key == key]
        if found:
            self.run_worker(self._offered(found[0]), group="deed")
        return bool(found)

    async def _offered(self, offer: Offer) -> None:
        if offer.sure:
            keys = [("n", self.words("step-back")), ("y", offer.sure)]
            if await self.app.push_screen_wait(Sure(offer.name, keys)) != "y":
                return
        await self._sent(offer.do)

    def do_leave(self) -> None:
        """Leave the table."""
        self.app.exit()

    # Things.

    def choose(self, thing: str) -> None:
        """Choose a thing, or tell why it cannot be chosen."""
        if self.choosing.can(thing):
            self._do(self.choosing.touch(thing))
        else:
            self.explain(thing)

    def _why(self, thing: str) -> str:
        if self.scene is None or not self.scene.choices:
            return ""
        verbs = {choice.verb for choice in self.scene.choices}
        return self.sitting.why_not(thing, self.choosing.picks.things, verbs)

    def _called(self, thing: str) -> str:
        piece = self._piece(thing)
        return piece[0] if piece else thing.partition(":")[2]

    def _piece(self, thing: str) -> tuple[str, str] | None:
        if self.scene is None:
            return None
        return self.scene.piece(self.board.behind(thing, self.scene))

    def explain(self, thing: str) -> None:
        """Tell what is printed on a thing, and why it cannot be chosen where that is so."""
        piece = self._piece(thing)
        lines: list[Line] = wrapped(shaped(piece[1]), 70) if piece else []
        why = "" if self.choosing.can(thing) else self._why(thing)
        if why:
            said = [Run(f"{self.words('not-possible')}: ", "loss"), *shaped(why)]
            lines += [[], *wrapped(said, 70)]
        if lines:
            self.app.push_screen(Sheet(piece[0] if piece else "", lines))

    def _explain_choice(self, name: str, code: int) -> None:
        scene = self.scene
        if scene is None or scene.seat is None:
            return
        choice = next(each for each in scene.choices if each.code == code)
        text = self.sitting.reader.speaker.explain(choice, scene.view, scene.told)
        lines = [line for part in text.splitlines() for line in wrapped(shaped(part), 70)]
        self.app.push_screen(Sheet(name, lines))

    def _keys_sheet(self) -> None:
        say = self.words
        absent = {
            "hint": not self.sitting.hints,
            "chat": not self.sitting.chats,
            "menu": not self.sitting.offers(),
            "save": not hasattr(self, "do_save"),
        }
        told = [(key, name) for key, name in HELP if not absent.get(name)]
        rows = [(key, say(f"terminal-help-{name}")) for key, name in told]
        lines: list[Line] = [[Run(f"{key:<12}", "title"), Run(text)] for key, text in rows]
        lines += [[], *wrapped(shaped(say("terminal-legend")), 70)]
        self.app.push_screen(Sheet(say("keys"), lines))

    def on_pane_clicked(self, event: Pane.Clicked) -> None:
        """Do what a click means in each pane."""
        thing = event.thing
        if thing.startswith("@row "):
            self.choosing.cursor = int(thing[5:])
            self._do(self.choosing.enter())
        elif thing.startswith("@offer "):
            self._accept(thing[7:])
        elif thing.startswith("@"):
            self.do(thing[1:])
        elif isinstance(event.pane, Players):
            self.whose = int(thing[5:])
            self._draw()
        elif event.more or isinstance(event.pane, Ledger):
            self.explain(thing)
        else:
            self.choose(thing)

    def on_pane_pointed(self, event: Pane.Pointed) -> None:
        """Tell in a line what is pointed at."""
        if event.thing.startswith("@"):
            return
        piece = self._piece(event.thing) if event.thing else None
        answers = self.query_one(Answers)
        answers.detail = [Run(f"{piece[0]}: ", "bold"), *shaped(piece[1], "dim")] if piece else []
        answers.redraw()


def _hinted(answer: str, said: str) -> list[Line]:
    """Set what is said of an answer below it."""
    below = [[Run("  "), *line] for line in wrapped(shaped(said), 68)]
    return [*wrapped(shaped(answer, "bold"), 70), *below]


PAGES: Final = {"pageup": -1, "pagedown": 1}
ACTIONS: Final = {
    "enter": "enter",
    "escape": "back",
    "backspace": "erase",
    "tab": "page",
    "shift+tab": "focus",
    "ctrl+q": "leave",
    "ctrl+c": "leave",
    "f1": "help",
}
COMMANDS: Final = {
    "u": "undo",
    "U": "undo",
    "L": "ledger",
    "P": "player",
    "H": "hint",
    "C": "chat",
    "M": "menu",
    "N": "number",
    "S": "save",
    "W": "why",
    "D": "theme",
    "G": "language",
    "Q": "leave",
    "?": "help",
}
HELP: Final = (
    ("↑ ↓ ← →", "walk"),
    ("⏎", "enter"),
    ("a-z 0-9", "type"),
    ("Esc", "back"),
    ("u", "undo"),
    ("Tab", "page"),
    ("⇧Tab", "focus"),
    ("P", "player"),
    ("?", "explain"),
    ("W", "why"),
    ("L", "ledger"),
    ("H", "hint"),
    ("C", "chat"),
    ("M", "menu"),
    ("S", "save"),
    ("D", "theme"),
    ("G", "language"),
    ("Q", "leave"),
)
