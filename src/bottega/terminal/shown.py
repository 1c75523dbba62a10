"""What a table's screen shows: panes around a sitting, each with its part of the moment."""

from typing import Final

from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from bottega.terminal.boards.all import BOARDS
from bottega.terminal.choosing import Choosing
from bottega.terminal.narrowing import NOTHING
from bottega.terminal.paint import Line, Run, changed, joined, shaped, wrapped
from bottega.terminal.panes.answers import Answers
from bottega.terminal.panes.board import BoardPane
from bottega.terminal.panes.head import Head
from bottega.terminal.panes.keys import Keys
from bottega.terminal.panes.ledger import Ledger
from bottega.terminal.panes.notices import Notices
from bottega.terminal.panes.players import Players
from bottega.terminal.panes.small import LEAST, Small
from bottega.terminal.scene import LedgerLine, Scene, Sitting
from bottega.terminal.sheets import Curtain, Sheet
from bottega.terminal.words import Words

WIDE: Final = 112  # columns from which players and ledger stand beside the board
SIDE: Final = 36
SECOND: Final = 1.0
SPARE: Final = 3  # rows of the answers that notices may take
LEDGER: Final = "log-ledger"


class Shown(Screen[None]):
    """The panes of one sitting."""

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

    def compose(self) -> ComposeResult:
        """Lay the panes out."""
        yield Head()
        with Horizontal(id="middle"):
            yield BoardPane(self.choosing)
            with Vertical(id="side"):
                yield Players()
                yield Ledger(self.words)
        yield Notices()
        yield Answers(self.choosing)
        yield Keys()
        yield Small(self.words)

    async def on_mount(self) -> None:
        """Begin."""
        self.sitting.changed = self._news
        self.query_one(Answers).focus()
        self._fit()
        self.set_interval(SECOND, self._tick)
        await self.sitting.open()
        self._news()

    def _tick(self) -> None:
        """Let the clocks that run be seen running."""
        scene = self.scene
        if scene is not None and (scene.window or any(clock.runs for clock in scene.clocks)):
            self.query_one(Head).redraw()
            self.query_one(Players).redraw()

    def on_resize(self, event: events.Resize) -> None:
        """Fit into another window."""
        self._fit()
        self.call_after_refresh(self.update)

    def _fit(self) -> None:
        columns, rows = self.app.size
        small = columns < LEAST[0] or rows < LEAST[1]
        for name in ("#head", "#middle", "#answers", "#keys"):
            self.query_one(name).display = not small
        notices = self.query_one(Notices)
        noted = 0 if small else len(notices.lines)
        notices.display, notices.styles.height = noted > 0, max(1, noted)
        self.query_one("#small").display = small
        wide = columns >= WIDE
        self.query_one("#side").display = wide
        self.query_one("#side").styles.width = SIDE if columns < 160 else SIDE + 12
        high = 9 if rows < 30 else 12 if rows < 44 else 15
        self.query_one("#answers").styles.height = high - min(noted, SPARE)
        middle = rows - 2 - high
        players = self.sitting.reader.options.players
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
        if self.sitting.leaving:
            self.app.exit()
            return
        called = self.sitting.curtain()
        if called is not None:
            if not self._drawn:
                self._drawn = True
                self._curtain(called)
            return
        scene = self.scene = self.sitting.scene()
        if self.query_one(Notices).take(scene.notices, self.app.size.width):
            self._fit()
            self.call_after_refresh(self._draw)
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
        pages = self._pages()
        if self.page not in pages:
            self.page = pages[0]
        self.query_one(Head).show(scene, self.board)
        self.query_one(Notices).redraw()
        pane = self.query_one(BoardPane)
        ledger = self.query_one(Ledger)
        players = self.query_one(Players)
        if self.page == LEDGER:
            pane.display = False
            side = self.query_one("#side")
            side.display, side.styles.width = True, "100%"
        elif self.app.size.width < WIDE:
            self.query_one("#side").display = False
            pane.display = True
        else:
            pane.display = True
        pane.show(scene, self.board, self.page, self._looked_at(scene))
        players.show(scene, self.board)
        ledger.show(scene, self.words)
        self.query_one(Answers).redraw()
        self.query_one(Keys).show(self._keys())
        self.query_one(Small).redraw()

    def _looked_at(self, scene: Scene) -> int:
        """Give the seat whose things are looked at."""
        return self.whose if self.whose is not None else (scene.seat or 0)

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
        if scene.window is not None and not scene.choices:
            key = "hand-moment-answered" if scene.answered else "hand-moment-wait"
            return wrapped([Run(self.words(key), "bold")], columns)
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

    def _recalled_entry(self, entry: LedgerLine, scene: Scene) -> Line:
        assert entry.seat is not None
        text = entry.pieces[0].text if entry.pieces else entry.plain
        own = [change.amounts for change in entry.changes if change.seat == entry.seat]
        mark = Run(f"{scene.marks[entry.seat]} ", f"seat{entry.seat}")
        return [mark, Run(f"{text} "), *(changed(own[0]) if own and own[0] else [])]

    def _keys(self) -> list[tuple[str, str, str]]:
        scene, say = self.scene, self.words
        assert scene is not None
        keys: list[tuple[str, str, str]] = []
        if self.choosing.rows:
            keys.append(("⏎", "enter", say("terminal-key-choose")))
        if self.choosing.picks != NOTHING or self.choosing.typed:
            keys.append(("Esc", "back", say("step-back")))
        if scene.undo:
            keys.append(("u", "undo", say("undo")))
        if len(self._pages()) > 1:
            keys.append(("Tab", "page", say(self._next_page())))
        keys += [("?", "help", say("terminal-key-help")), ("Q", "leave", say("watch-leave"))]
        if self.sitting.offers():
            keys.append(("M", "menu", say("menu")))
        if self.sitting.chats:
            keys.append(("C", "chat", say("log-chat")))
        if self.sitting.hints:
            keys.append(("H", "hint", say("hint")))
        keys.append(("L", "ledger", say("log-ledger")))
        if len(scene.names) > 1:
            keys.append(("P", "player", say("terminal-players")))
        keys.append(("⇧Tab", "focus", say("terminal-key-board")))
        return keys

    def _next_page(self) -> str:
        pages = self._pages()
        return pages[(pages.index(self.page) + 1) % len(pages)]

    def _finish(self, scene: Scene) -> None:
        """Say once how the game ended."""
        said, self._result = self._result, scene.outcome is not None
        if said or scene.outcome is None:
            return
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
