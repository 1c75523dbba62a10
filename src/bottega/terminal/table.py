"""The table's screen: panes around a sitting, and what keys and clicks do."""

import asyncio
from collections.abc import Awaitable
from typing import Final

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from bottega.kernel.errors import BottegaError, CannotUndo
from bottega.terminal.boards.all import BOARDS
from bottega.terminal.choosing import Choosing, Done
from bottega.terminal.paint import Line, Run, changed, joined, shaped, wrapped
from bottega.terminal.panes.answers import Answers
from bottega.terminal.panes.board import ACROSS, BoardPane
from bottega.terminal.panes.head import Head
from bottega.terminal.panes.keys import Keys
from bottega.terminal.panes.ledger import Ledger, blocks
from bottega.terminal.panes.pane import Pane
from bottega.terminal.panes.players import Players
from bottega.terminal.scene import Entry, Scene, Sitting
from bottega.terminal.sheets import Ask, Curtain, Sheet
from bottega.terminal.words import Words
from bottega.text.catalogue import languages

LEAST: Final = (80, 24)  # columns and rows
WIDE: Final = 112  # columns from which players and ledger stand beside the board
SIDE: Final = 36
LEDGER: Final = "log-ledger"
PLAYERS: Final = "terminal-players"
HISTORY: Final = 400  # lines


class TableScreen(Screen[None]):
    """One sitting on the screen."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = Words(sitting.language, sitting.game.name)
        self.board = BOARDS[sitting.game.name](self.words)
        self.choosing = Choosing(self.words)
        self.scene: Scene | None = None
        self.page = ""
        self.whose: int | None = None  # whose things are looked at; None: the reader's own
        self.busy = False
        self._stale = False
        self._drawn = False  # the curtain is
        self._asked: tuple[int, ...] = ()
        self._result = False
        self._recalled: tuple[int, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay the panes out."""
        yield Head()
        with Horizontal(id="middle"):
            yield BoardPane(self.choosing)
            with Vertical(id="side"):
                yield Players()
                yield Ledger(self.words)
        yield Answers(self.choosing)
        yield Keys()
        small = Pane("small")
        small.paint = self._too_small  # type: ignore[method-assign]
        yield small

    def _too_small(self, canvas: object) -> None:
        from bottega.terminal.paint import Canvas

        assert isinstance(canvas, Canvas)
        columns, rows = LEAST
        said = self.words("terminal-too-small", columns=columns, rows=rows)
        lines = wrapped([Run(said, "title")], max(1, canvas.columns - 2))
        canvas.block(1, max(0, canvas.rows // 2 - 1), lines, canvas.columns - 1)

    async def on_mount(self) -> None:
        """Begin."""
        self.sitting.changed = self._news
        self.query_one(Answers).focus()
        self._fit()
        await self.sitting.open()
        self._news()

    def on_resize(self, event: events.Resize) -> None:
        """Fit into another window."""
        self._fit()
        self.call_after_refresh(self.update)

    def _fit(self) -> None:
        columns, rows = self.app.size
        small = columns < LEAST[0] or rows < LEAST[1]
        for name in ("#head", "#middle", "#answers", "#keys"):
            self.query_one(name).display = not small
        self.query_one("#small").display = small
        wide = columns >= WIDE
        self.query_one("#side").display = wide
        self.query_one("#side").styles.width = SIDE if columns < 160 else SIDE + 12
        high = 9 if rows < 30 else 12 if rows < 44 else 15
        self.query_one("#answers").styles.height = high
        middle = rows - 2 - high
        players = len(self.sitting.scene().names)
        need = 2 * players + 2
        self.query_one("#players").styles.height = need if need <= middle // 2 else players + 2

    # News.

    def _news(self) -> None:
        """Show what is new once all that happens now has happened."""
        if self.is_attached and not self._stale:
            self._stale = True
            self.call_later(self.update)

    def update(self) -> None:
        """Show the present moment."""
        self._stale = False
        if not self.is_attached or not self.query("#answers"):
            return
        called = self.sitting.curtain()
        if called is not None:
            if not self._drawn:
                self._drawn = True
                self._curtain(called)
            return
        scene = self.scene = self.sitting.scene()
        answers = self.query_one(Answers)
        self.choosing.room = max(4, answers.room() - 2)
        if scene.version != self._asked:
            self._asked = scene.version
            self.whose = None
            self.page = self.board.page_for(scene) or self.page
        self.choosing.ask(scene, self.board.places(scene))
        answers.body = self._body(scene)
        answers.detail = self._recap(scene)
        self._draw()
        self._finish(scene)

    def _draw(self) -> None:
        scene = self.scene
        if scene is None:
            return
        whose = self.whose if self.whose is not None else (scene.seat or 0)
        pages = self._pages()
        if self.page not in pages:
            self.page = pages[0]
        self.query_one(Head).show(scene, self.board, scene.notice)
        pane = self.query_one(BoardPane)
        ledger = self.query_one(Ledger)
        players = self.query_one(Players)
        if self.page in (LEDGER, PLAYERS):
            pane.display = False
            side = self.query_one("#side")
            side.display, side.styles.width = True, "100%"
        elif self.app.size.width < WIDE:
            self.query_one("#side").display = False
            pane.display = True
        else:
            pane.display = True
        pane.show(scene, self.board, self.page, whose)
        players.show(scene, self.board)
        ledger.show(scene, self.words)
        self.query_one(Answers).redraw()
        self.query_one(Keys).show(self._keys())
        self.query_one("#small", Pane).redraw()

    def _pages(self) -> tuple[str, ...]:
        pane = self.query_one(BoardPane)
        rows = pane.size.height or self.app.size.height - 2 - self.query_one(Answers).size.height
        pages = self.board.pages(pane.size.width or self.app.size.width, rows)
        return pages if self.app.size.width >= WIDE else (*pages, LEDGER)

    def _body(self, scene: Scene) -> list[Line]:
        """Tell how the game ended, or what there is to do while others think."""
        columns = self.app.size.width - 4
        if scene.outcome is not None:
            told = self.sitting.reader.speaker.outcome(scene.outcome)
            return [line for each in told for line in wrapped([Run(each, "bold")], columns)]
        if scene.thinking is not None:
            name = scene.names[scene.thinking]
            return [[Run(self.words("terminal-thinking", name=name), "dim")]]
        return []

    def _recap(self, scene: Scene) -> Line:
        """Tell in a line what rivals did since the reader's last turn."""
        if not scene.recap or not (scene.choices or scene.ending):
            return []
        parts = [self._recalled_entry(entry, scene) for entry in scene.recap[-4:]]
        return [Run(f"{self.words('recap')}: ", "dim"), *joined(parts, "  ")]

    def _recalled_entry(self, entry: Entry, scene: Scene) -> Line:
        assert entry.seat is not None
        named = [part for part in entry.text if not isinstance(part, str)]
        named = [part for part in named if not part.thing.startswith("seat:")]
        text = named[0].text if named else "".join(
            part if isinstance(part, str) else part.text for part in entry.text
        )  # fmt: skip
        own = [change.amounts for change in entry.changes if change.seat == entry.seat]
        mark = Run(f"{scene.marks[entry.seat]} ", f"seat{entry.seat}")
        return [mark, Run(f"{text} "), *(changed(own[0]) if own and own[0] else [])]

    def _keys(self) -> list[tuple[str, str, str]]:
        scene, say = self.scene, self.words
        assert scene is not None
        keys: list[tuple[str, str, str]] = []
        if self.choosing.rows:
            keys.append(("⏎", "enter", say("terminal-key-choose")))
        if self.choosing.picks != ((), None) or self.choosing.typed:
            keys.append(("Esc", "back", say("step-back")))
        if scene.undo:
            keys.append(("u", "undo", say("undo")))
        if len(self._pages()) > 1:
            keys.append(("Tab", "page", self._next_page()))
        keys += [("?", "help", say("terminal-key-help")), ("Q", "leave", say("watch-leave"))]
        keys += [("L", "ledger", say("log-ledger")), ("⇧Tab", "focus", say("terminal-key-board"))]
        if len(scene.names) > 1:
            keys.append(("P", "player", say("terminal-players")))
        if self.sitting.hints:
            keys.append(("H", "hint", say("hint")))
        if self.sitting.chats:
            keys.append(("C", "chat", say("log-chat")))
        return keys

    def _next_page(self) -> str:
        pages = self._pages()
        return self.words(pages[(pages.index(self.page) + 1) % len(pages)])

    def _finish(self, scene: Scene) -> None:
        """Say once how the game ended."""
        if scene.outcome is None or self._result:
            self._result = self._result and scene.outcome is not None
            return
        self._result = True
        told = self.sitting.reader.speaker.outcome(scene.outcome)
        lines = [line for each in told for line in [*wrapped(shaped(each), 66), []]]
        self.app.push_screen(Sheet(self.words("question-over"), lines))

    @work(exclusive=True, group="curtain")
    async def _curtain(self, seat: int) -> None:
        name = self.sitting.scene().names[seat]
        title = self.words("curtain-title", name=name)
        opened = f" ⏎ {self.words('curtain-open', name=name)} "
        await self.app.push_screen_wait(Curtain(title, self.words("curtain-text"), opened))
        self._drawn = False
        self.sitting.unveil()

    # What is done.

    def _do(self, done: Done | None) -> None:
        if done is None:
            self._draw()
        elif done.deed == "answer":
            self._send(self.sitting.answer(done.code))
        elif done.deed == "untake":
            self._send(self.sitting.untake(done.code))
        else:
            self._send(self.sitting.end())

    def _send(self, deed: Awaitable[None]) -> None:
        if self.busy:
            asyncio.ensure_future(deed).cancel()
            return
        self.busy = True
        self.run_worker(self._sent(deed), group="deed")

    async def _sent(self, deed: Awaitable[None]) -> None:
        try:
            await deed
        except CannotUndo:
            self.notify(self.words("trouble-cannot-undo"))
        except BottegaError as error:
            self.notify(str(error), severity="error")
        finally:
            self.busy = False
            self._news()

    def on_key(self, event: events.Key) -> None:
        """Walk, type, choose, or do what a key stands for."""
        if self.query_one("#small").display:
            return
        key, letter = event.key, event.character or ""
        event.stop()
        event.prevent_default()
        if key in ("up", "down", "left", "right", "pageup", "pagedown"):
            self._walk(key)
        elif key in ACTIONS:
            self.do(ACTIONS[key])
        elif letter in COMMANDS and (letter != "u" or not self.choosing.typed):
            self.do(COMMANDS[letter])
        elif letter.isalnum() and not letter.isupper() and self.choosing.rows:
            self._do(self.choosing.type(letter))
        elif letter == " " and self.choosing.cursor is not None:
            self._do(self.choosing.enter())

    def _walk(self, key: str) -> None:
        pane = self.query_one(BoardPane)
        if pane.has_focus and key in ACROSS:
            pane.walk(key)
        elif key in ("left", "right") and self._replays():
            self.do("past" if key == "left" else "next")
        else:
            self.query_one(Answers).walk(key)

    def _replays(self) -> bool:
        return False

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
            self._send(self.sitting.undo())
        else:
            self.notify(self.words("trouble-cannot-undo"))

    def do_page(self) -> None:
        """Show the next page of the board."""
        pages = self._pages()
        self.page = pages[(pages.index(self.page) + 1) % len(pages)]
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
        now = self.whose if self.whose is not None else (self.scene.seat or 0)
        self.whose = (now + 1) % len(self.scene.names)
        self._draw()

    def do_ledger(self) -> None:
        """Show all that happened."""
        if self.scene is not None:
            columns = min(96, self.app.size.width - 8)
            lines = blocks(self.scene.entries, self.scene, columns - 4, HISTORY)
            empty = [[Run(self.words("terminal-nothing-yet"), "dim")]]
            self.app.push_screen(Sheet(self.words("log-ledger"), lines or empty))

    def do_help(self) -> None:
        """Tell more of what the cursor is on, or what the keys do."""
        pane = self.query_one(BoardPane)
        if pane.has_focus and pane.cursor:
            self.explain(pane.cursor)
            return
        row = self.choosing.rows[self.choosing.cursor] if self.choosing.cursor is not None and (
            self.choosing.cursor < len(self.choosing.rows)
        ) else None  # fmt: skip
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
                lines += [*wrapped([Run(f"{name}: ", "bold"), *shaped(why)], 70)]
        empty: list[Line] = [[Run(self.words("all-possible"))]]
        self.app.push_screen(Sheet(self.words("not-possible"), lines or empty))

    def do_theme(self) -> None:
        """Change between night and day."""
        night = self.app.theme == "bottega-night"
        self.app.theme = "bottega-day" if night else "bottega-night"
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
        self.board = BOARDS[self.sitting.game.name](self.words)
        self.update()

    def do_hint(self) -> None:
        """Ask the coach."""
        if self.sitting.hints:
            self._hint()

    @work(exclusive=True, group="hint")
    async def _hint(self) -> None:
        self.notify(self.words("coach-thinking"), timeout=2)
        told = await self.sitting.hint()
        lines = [line for each in told for line in wrapped(shaped(each), 70)]
        await self.app.push_screen_wait(Sheet(self.words("hint"), lines))

    def do_chat(self) -> None:
        """Write to the others."""
        if self.sitting.chats:
            self._chat()

    @work(exclusive=True, group="ask")
    async def _chat(self) -> None:
        text = await self.app.push_screen_wait(Ask(self.words("say-something")))
        if text:
            await self._sent(self.sitting.say(text))

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
            lines += [[], *wrapped([Run(f"{self.words('not-possible')}: ", "loss"),
                                    *shaped(why)], 70)]  # fmt: skip
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
        rows = [(key, say(f"terminal-help-{name}")) for key, name in HELP]
        lines: list[Line] = [[Run(f"{key:<12}", "title"), Run(text)] for key, text in rows]
        lines += [[], *wrapped(shaped(say("terminal-legend")), 70)]
        self.app.push_screen(Sheet(say("keys"), lines))

    def on_pane_clicked(self, event: Pane.Clicked) -> None:
        """Do what a click means in each pane."""
        thing = event.thing
        if thing.startswith("@row "):
            self.choosing.cursor = int(thing[5:])
            self._do(self.choosing.enter())
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
    ("S", "save"),
    ("D", "theme"),
    ("G", "language"),
    ("Q", "leave"),
)
