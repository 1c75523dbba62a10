"""The ledger: a line for each deed, with what it changed at its end; the newest on top."""

from collections.abc import Sequence

from bottega.terminal.paint import Canvas, Line, Run, changed, joined, line_width, wrapped
from bottega.terminal.panes.pane import Pane
from bottega.terminal.scene import LedgerLine, Scene
from bottega.terminal.words import Words


def written(entry: LedgerLine, scene: Scene, columns: int) -> list[Line]:
    """Write an entry in so many columns: its sentence, and right what it changed."""
    if entry.head:
        return [[Run(entry.plain, "title")]]
    mark = [Run("  ")]
    if entry.seat is not None:
        mark = [Run(scene.marks[entry.seat], f"seat{entry.seat}"), Run(" ")]
    text: Line = []
    for part in entry.text:
        if isinstance(part, str):
            text.append(Run(part, "dim" if entry.said else ""))
        elif part.thing.startswith("seat:"):
            text.append(Run(part.text, f"seat{part.thing[5:]}"))
        else:
            text.append(Run(part.text, "bold", part.thing))
    lines = wrapped(text, columns - 2) or [[]]
    found = [[*(mark if i == 0 else [Run("  ")]), *line] for i, line in enumerate(lines)]
    amounts = _amounts(entry, scene)
    room = columns - line_width(found[-1]) - line_width(amounts)
    if not amounts:
        return found
    if room > 0:
        found[-1] = [*found[-1], Run(" " * room), *amounts]
        return found
    return [*found, [Run(" " * max(0, columns - line_width(amounts))), *amounts]]


def _amounts(entry: LedgerLine, scene: Scene) -> Line:
    parts: list[Line] = []
    for change in entry.changes:
        if not change.amounts:
            continue
        line = changed(change.amounts)
        if change.seat is not None and change.seat != entry.seat:
            line = [Run(f"{scene.marks[change.seat]} ", f"seat{change.seat}"), *line]
        parts.append(line)
    return joined(parts, " ")


def blocks(entries: Sequence[LedgerLine], scene: Scene, columns: int, most: int) -> list[Line]:
    """Write the newest entries first, turn by turn, in at most so many lines."""
    found: list[Line] = []
    block: list[Line] = []
    for entry in reversed(entries):
        lines = written(entry, scene, columns)
        block = [*lines, *block]
        if entry.head:
            found += block
            block = []
        if len(found) >= most:
            return found[:most]
    return [*found, *block][:most]


class Ledger(Pane):
    """The pane of the ledger."""

    def __init__(self, words: Words) -> None:
        super().__init__("ledger")
        self.words = words
        self.scene: Scene | None = None
        self._number = 0  # of the moment that is shown

    def show(self, scene: Scene, words: Words) -> None:
        """Show another moment."""
        self._number += scene is not self.scene
        self.scene, self.words = scene, words
        self.redraw()

    def shown(self) -> object:
        """A moment is written once."""
        return self._number

    def can(self, thing: str) -> bool:
        """Pieces in it tell what is printed on them."""
        return not thing.startswith("@")

    def paint(self, canvas: Canvas) -> None:
        """Write what happened last."""
        note = [Run(self.words("terminal-ledger-more"), "dim", "@ledger")]
        canvas.box(0, 0, canvas.columns, canvas.rows, self.words("log-ledger"), note)
        if self.scene is None:
            return
        lines = blocks(self.scene.entries, self.scene, canvas.columns - 4, canvas.rows - 2)
        canvas.block(2, 1, lines, canvas.columns - 4)
