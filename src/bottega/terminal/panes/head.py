"""The first line: which game it is, how far it has come, and whose turn it is."""

from bottega.terminal.boards.drawing import Board
from bottega.terminal.paint import Canvas, Run, line_width
from bottega.terminal.panes.pane import Pane
from bottega.terminal.scene import Scene


class Head(Pane):
    """The first line of the screen."""

    def __init__(self) -> None:
        super().__init__("head")
        self.scene: Scene | None = None
        self.board: Board | None = None
        self.note = ""

    def show(self, scene: Scene, board: Board, note: str) -> None:
        """Show another moment."""
        self.scene, self.board, self.note = scene, board, note
        self.redraw()

    def paint(self, canvas: Canvas) -> None:
        """Write the line."""
        if self.scene is None or self.board is None:
            return
        title = self.scene.phrases.word("title")
        left = [Run(" Bottega ", "title"), Run(f" {title} ", "bold")]
        right = [Run("  "), *self._whose()]
        room = canvas.columns - 1 - line_width(right)
        canvas.put(0, 0, [*left, Run(f" {self.board.where(self.scene)}", "dim")], room)
        canvas.right(canvas.columns - 1, 0, right)

    def _whose(self) -> list[Run]:
        scene, board = self.scene, self.board
        assert scene is not None
        assert board is not None
        if self.note:
            return [Run(self.note, "bold")]
        if scene.outcome is not None:
            return []
        asked = scene.asked[0] if scene.asked else scene.held
        if asked is None:
            return []
        if asked == scene.seat or (scene.seat in scene.asked):
            return [Run(board.words("your-turn"), "title")]
        if scene.thinking == asked:
            name = scene.names[asked]
            return [Run(board.words("terminal-thinking", name=name), f"seat{asked}")]
        return [Run(board.words("watch-plays", name=scene.names[asked]), f"seat{asked}")]
