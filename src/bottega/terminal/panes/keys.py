"""The last line: what the keys do now."""

from bottega.terminal.paint import Canvas, Run, line_width
from bottega.terminal.panes.pane import Pane


class Keys(Pane):
    """The last line of the screen; its keys can be clicked."""

    def __init__(self) -> None:
        super().__init__("keys")
        self.keys: list[tuple[str, str, str]] = []

    def show(self, keys: list[tuple[str, str, str]]) -> None:
        """Show other keys: each with what it does, and what stands on it."""
        self.keys = keys
        self.redraw()

    def paint(self, canvas: Canvas) -> None:
        """Write as many as fit."""
        x = 1
        for key, action, label in self.keys:
            line = [Run(f" {key} ", "key", f"@{action}"), Run(f" {label}  ", "dim", f"@{action}")]
            if x + line_width(line) > canvas.columns:
                break
            canvas.put(x, 0, line)
            x += line_width(line)
