"""What needs attention: a lost line, a proposal, a bot in one's place."""

from typing import Final

from bottega.terminal.asides import Notice
from bottega.terminal.paint import Canvas, Line, Run, wrapped
from bottega.terminal.panes.pane import Pane

MOST: Final = 4  # lines
JOINED: Final = "\N{NO-BREAK SPACE}"


class Notices(Pane):
    """The lines above the answers that are there only while something needs attention."""

    def __init__(self) -> None:
        super().__init__("notices")
        self.lines: list[Line] = []

    def take(self, notices: tuple[Notice, ...], columns: int) -> bool:
        """Take other notices; tell whether they need other room."""
        lines = [line for notice in notices for line in wrapped(_written(notice), columns - 2)]
        before, self.lines = len(self.lines), lines[:MOST]
        return len(self.lines) != before

    def paint(self, canvas: Canvas) -> None:
        """Write them."""
        canvas.block(1, 0, self.lines, canvas.columns - 2)


def _written(notice: Notice) -> Line:
    line: Line = [Run("▌ ", "loss" if notice.warns else "lit"), Run(notice.text, "bold")]
    for offer in notice.offers:
        thing = f"@offer {offer.key}"
        key = Run(f"{JOINED}{offer.key}{JOINED}", "key", thing)
        line += [Run("  "), key, Run(f"{JOINED}{offer.name}", "", thing)]
    return line
