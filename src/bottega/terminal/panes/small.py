"""What a window shows that is too small for a table: a sentence that says so."""

from typing import Final

from bottega.terminal.paint import Canvas, Run, wrapped
from bottega.terminal.panes.pane import Pane
from bottega.terminal.words import Words

LEAST: Final = (80, 24)  # columns and rows that a table needs


class Small(Pane):
    """Says how large the window must be."""

    def __init__(self, words: Words) -> None:
        super().__init__("small")
        self.words = words

    def paint(self, canvas: Canvas) -> None:
        """Write the sentence in the middle."""
        columns, rows = LEAST
        said = self.words("terminal-too-small", columns=columns, rows=rows)
        lines = wrapped([Run(said, "title")], max(1, canvas.columns - 2))
        canvas.block(1, max(0, canvas.rows // 2 - 1), lines, canvas.columns - 1)
