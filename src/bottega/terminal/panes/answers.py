"""The question, and its answers as a list that can be walked, typed into and clicked."""

from typing import Any, Final

from bottega.terminal.choosing import Choosing, Row
from bottega.terminal.inks import LIKE
from bottega.terminal.paint import Canvas, Line, Run, amounts, clipped, joined, line_width, shaped
from bottega.terminal.panes.pane import Pane
from bottega.text.layout import pad, width

COLUMN: Final = 56  # columns that an answer needs where two stand side by side
SIGNS: Final = {"chosen": "[x] ", "quiet": "  ", "solid": ""}


class Answers(Pane, can_focus=True):
    """The pane of question and answers."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__("answers")
        self.choosing = choosing
        self.detail: Line = []  # of what is pointed at
        self.body: list[Line] = []  # shown where nothing is to be answered
        self._first = 0  # the first row that is shown

    def inside(self) -> int:
        """Count the rows of answers that fit below each other."""
        return max(1, self.size.height - 4)

    def room(self) -> int:
        """Count the answers that fit."""
        return self.inside() * self._across()

    def _across(self) -> int:
        return max(1, (self.size.width - 4) // COLUMN)

    def can(self, thing: str) -> bool:
        """Rows are no links."""
        return False

    def here(self, thing: str) -> bool:
        """Say whether the cursor is on a row."""
        return thing == f"@row {self.choosing.cursor}"

    def paint(self, canvas: Canvas) -> None:
        """Write the question, what was typed, and the rows."""
        choosing = self.choosing
        question = choosing.question()
        rows = choosing.rows
        count = sum(row.kind in ("item", "step") for row in rows)
        note = choosing.words("terminal-answers", n=count) if count else ""
        room = canvas.columns - 6
        title = question if width(question) <= room else ""
        canvas.box(0, 0, canvas.columns, canvas.rows, title, note, lit=self.has_focus)
        top = 1
        if not title:
            canvas.put(2, 1, [Run(question, "title")], canvas.columns - 4)
            top = 2
        if self.body and not rows:
            canvas.block(2, top, self.body[: canvas.rows - 1 - top], canvas.columns - 4)
            return
        if count:
            canvas.put(2, top, self._filter(), canvas.columns - 4)
        self._list(canvas, rows, top + 1, canvas.rows - 2 - top - 1)
        canvas.put(2, canvas.rows - 2, self._foot(), canvas.columns - 4)

    def _filter(self) -> Line:
        words, typed = self.choosing.words, self.choosing.typed
        line = [Run(f"{words('terminal-filter')} ", "dim"), Run("> ", "bold"), Run(typed, "bold")]
        line.append(Run("█", "lit"))
        if not typed:
            line.append(Run(f"  {words('terminal-filter-how')}", "dim"))
        return line

    def _list(self, canvas: Canvas, rows: list[Row], top: int, high: int) -> None:
        if high < 1:
            return
        across = min(self._across(), max(1, -(-len(rows) // high)))
        shown = high * across
        cursor = self.choosing.cursor or 0
        last = max(0, len(rows) - shown)
        if cursor < self._first or cursor >= self._first + shown:
            self._first = max(0, cursor - shown + 1) if cursor >= self._first else cursor
        self._first = min(self._first, last)
        each = (canvas.columns - 4) // across
        names = max((width(row.name) for row in rows), default=0)
        names = min(names, max(12, each - 26))
        for at, row in enumerate(rows[self._first : self._first + shown]):
            x, y = 2 + (at // high) * each, top + at % high
            number = self._first + at
            line = self._row(row, f"@row {number}", names)
            used = line_width(line)
            fill = Run(" " * max(0, each - 1 - used), "", f"@row {number}")
            canvas.put(x, y, clipped([*line, fill], each - 1))
        if self._first:
            canvas.put(canvas.columns - 2, top, [Run("▲", "dim")])
        if self._first + shown < len(rows):
            canvas.put(canvas.columns - 2, top + high - 1, [Run("▼", "dim")])

    def _row(self, row: Row, thing: str, names: int) -> Line:
        if row.kind == "solid":
            price = self._price(row, thing)
            return [Run(f" {row.key} ", "key", thing), Run(f" {row.name}  ", "bold", thing), *price]
        placed = row.place if row.place in LIKE else "bold"
        ink = {"quiet": "dim", "chosen": "gain"}.get(row.kind, placed)
        sign = SIGNS.get(row.kind, "")
        key = f"{row.key:>3} " if row.kind != "chosen" else ""
        text = sign + row.name
        line = [Run(key, "title", thing), Run(pad(text, names + 1) + " ", ink, thing)]
        if row.where:
            line.append(Run(pad(row.where, 14) + " ", "dim", thing))
        return [*line, *self._price(row, thing)]

    def _price(self, row: Row, thing: str) -> Line:
        choice = row.choice
        if choice is None:
            many = len(row.item.choices) if row.item is not None else 0
            return [Run(f"({many})", "dim", thing)] if many > 1 else []
        both = [amounts(choice.pays, "−", thing), amounts(choice.gains, "+", thing)]
        line = joined([part for part in both if part])
        if not choice.certain:
            line.append(Run(" …", "dim", thing))
        return [run._replace(thing=thing) for run in line]

    def _foot(self) -> Line:
        """Tell more of what is pointed at, or the sum of what was chosen."""
        if self.detail:
            return self.detail
        row = self.choosing.here
        if row is not None and row.choice is not None and row.choice.sentence:
            return shaped(row.choice.sentence, "dim")
        return self._sum()

    def _sum(self) -> Line:
        scene = self.choosing.scene
        told: Any = scene.told if scene is not None else None
        pays, gains = getattr(told, "pays", None), getattr(told, "gains", None)
        if not isinstance(pays, dict) or not isinstance(gains, dict) or not (pays or gains):
            return []
        words = self.choosing.words
        return [
            Run(f"{words('sum-pays')} ", "dim"),
            *amounts(pays, "−"),
            Run(f"   {words('sum-gains')} ", "dim"),
            *amounts(gains, "+"),
        ]

    def walk(self, key: str) -> None:
        """Move the cursor along the list."""
        high = self.inside()
        by = {"up": -1, "down": 1, "left": -high, "right": high, "pageup": -high, "pagedown": high}
        self.choosing.move(by[key])
        self.detail = []
        self.redraw()
