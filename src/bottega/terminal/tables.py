"""The list of one's tables on a server: those that wait for one, those that wait for others."""

from typing import Final

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen

from bottega.client import Lobby
from bottega.kernel.errors import BottegaError
from bottega.terminal.asides import clock_face
from bottega.terminal.paint import Canvas, Line, Run, line_width
from bottega.terminal.panes.keys import Keys
from bottega.terminal.panes.pane import Pane
from bottega.terminal.words import Words, seated
from bottega.text.catalogue import Catalogue
from bottega.wire import TableInfo, TableList

PAUSE: Final = 15.0  # seconds between two looks at the list
LINES: Final = 2  # of a table


class Tables(Screen[None]):
    """Lists one's tables, and takes one of them."""

    def __init__(self, lobby: Lobby, listed: TableList, base: str, language: str) -> None:
        super().__init__()
        self.lobby = lobby
        self.words = Words(language)
        self.listing = Listing(self.words, base, language)
        self.listing.take(listed.tables)
        self.chosen: TableInfo | None = None

    def compose(self) -> ComposeResult:
        """Lay the list out above the keys."""
        yield self.listing
        yield Keys()

    def on_mount(self) -> None:
        """Begin to look."""
        say = self.words
        self.query_one(Keys).show(
            [("⏎", "enter", say("terminal-key-choose")), ("Q", "leave", say("watch-leave"))]
        )
        self.set_interval(PAUSE, self._look)

    def on_resize(self, event: events.Resize) -> None:
        """Fit into another window."""
        self.call_after_refresh(self.listing.redraw)
        self.call_after_refresh(self.query_one(Keys).redraw)

    @work(exclusive=True)
    async def _look(self) -> None:
        try:
            listed = await self.lobby.tables()
        except BottegaError as error:
            self.notify(str(error), severity="error")
            return
        self.listing.take(listed.tables)
        self.listing.redraw()

    def on_key(self, event: events.Key) -> None:
        """Walk, take a table, or leave."""
        event.stop()
        if event.key in ("up", "down"):
            self.listing.walk(1 if event.key == "down" else -1)
        elif event.key == "enter":
            self._take(self.listing.cursor)
        elif event.key in ("escape", "ctrl+c") or (event.character or "").lower() == "q":
            self.app.exit()
        elif event.character and event.character.isdecimal() and event.character != "0":
            self._take(int(event.character) - 1)

    def on_pane_clicked(self, event: Pane.Clicked) -> None:
        """Take the table, or do what the key is for."""
        if event.thing == "@leave":
            self.app.exit()
        elif event.thing == "@enter":
            self._take(self.listing.cursor)
        elif event.thing.startswith("@row "):
            self._take(int(event.thing[5:]))

    def _take(self, at: int) -> None:
        if at < len(self.listing.tables):
            self.chosen = self.listing.tables[at]
            self.app.exit()


class Listing(Pane):
    """The pane of the list."""

    def __init__(self, words: Words, base: str, language: str) -> None:
        super().__init__("tables")
        self.words = words
        self.language = language
        self.host = base.partition("://")[2]
        self.tables: list[TableInfo] = []
        self.cursor = 0
        self._both = Catalogue(language, "bottega").both

    def take(self, tables: tuple[TableInfo, ...]) -> None:
        """Order the tables: one's turn and most urgent first, those that are over last."""
        here = self.tables[self.cursor].id if self.cursor < len(self.tables) else None
        self.tables = sorted(tables, key=lambda table: (self._group(table), _urgency(table)))
        ids = [table.id for table in self.tables]
        self.cursor = ids.index(here) if here in ids else 0

    def walk(self, by: int) -> None:
        """Move the cursor."""
        self.cursor = max(0, min(len(self.tables) - 1, self.cursor + by))
        self.redraw()

    def here(self, thing: str) -> bool:
        """Say whether the cursor is on a row."""
        return thing == f"@row {self.cursor}"

    @staticmethod
    def _group(table: TableInfo) -> int:
        if table.status == "over":
            return 2
        return 0 if table.status == "running" and set(table.asked) & set(table.mine) else 1

    def paint(self, canvas: Canvas) -> None:
        """Write the groups with their tables."""
        canvas.box(0, 0, canvas.columns, canvas.rows, self.words("home-mine"), self.host)
        columns, room = canvas.columns - 4, canvas.rows - 2
        lines: list[Line] = []
        ends: list[int] = []
        for at, table in enumerate(self.tables):
            if not at or self._group(table) != self._group(self.tables[at - 1]):
                lines += [*([[]] if at else []), [Run(self._heading(self._group(table)), "title")]]
            lines += self._rows(at, table, columns)
            ends.append(len(lines))
        if not lines:
            lines = [[Run(self.words("terminal-no-tables"), "dim")]]
        first = max(0, (ends[self.cursor] if ends else 0) - room)
        canvas.block(2, 1, lines[first : first + room], columns)

    def _heading(self, group: int) -> str:
        if group == 2:
            over = sum(self._group(table) == group for table in self.tables)
            return self.words("home-past", n=over)
        return self.words(("home-your-turn", "home-others-turn")[group])

    def _rows(self, at: int, table: TableInfo, columns: int) -> list[Line]:
        thing = f"@row {at}"
        title = self.words("game-title", game=table.game)
        first = [Run(f"{at + 1:>3} ", "title", thing), Run(f"{title}  ", "bold", thing)]
        first.append(Run(self._stage(table), "", thing))
        left = ""
        if table.left is not None:
            left = self.words("home-left", time=clock_face(table.left / 1000, self.words))
        gap = max(1, columns - line_width(first) - len(left))
        first += [Run(" " * gap, "", thing), Run(left, "loss", thing)]
        about = " · ".join(filter(None, (self._company(table), self._stands(table))))
        second = f"    {about}"
        return [first, [Run(second + " " * max(0, columns - len(second)), "dim", thing)]]

    def _stage(self, table: TableInfo) -> str:
        stage = table.stage
        if stage is None or table.status != "running":
            return ""
        return self.words("home-stage", counts=stage.counts, n=stage.n, of=stage.of or 0)

    def _names(self, table: TableInfo) -> list[str]:
        return seated(table.seats, self.language)

    def _company(self, table: TableInfo) -> str:
        others = [name for i, name in enumerate(self._names(table)) if i not in table.mine and name]
        return self._both(others) if others else ""

    def _stands(self, table: TableInfo) -> str:
        if table.status == "damaged":
            return self.words("home-damaged")
        if table.status == "open":
            free = sum(seat.kind in ("open", "invited") for seat in table.seats)
            return self.words("home-free-seats", n=free)
        if self._group(table) == 1 and table.asked:
            names = self._names(table)
            return self.words("home-waiting", names=self._both([names[s] for s in table.asked]))
        return ""


def _urgency(table: TableInfo) -> float:
    return float("inf") if table.left is None else table.left
