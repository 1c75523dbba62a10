"""The first line: which game it is, how far it has come, and whose turn it is."""

from bottega.terminal.asides import LOW, Timer, clock_face
from bottega.terminal.boards.drawing import Board
from bottega.terminal.paint import Canvas, Run, line_width
from bottega.terminal.panes.pane import ScenePane
from bottega.terminal.scene import Scene
from bottega.terminal.words import Words


class Head(ScenePane):
    """The first line of the screen."""

    def __init__(self) -> None:
        super().__init__("head")

    def draw(self, canvas: Canvas, scene: Scene, board: Board) -> None:
        """Write the line."""
        title = scene.phrases.word("title")
        left = [Run(" Bottega ", "title"), Run(f" {title} ", "bold")]
        right = [Run("  "), *self._whose(scene, board.words), *self._time(scene, board.words)]
        room = canvas.columns - 1 - line_width(right)
        canvas.put(0, 0, [*left, Run(f" {board.where(scene)}", "dim")], room)
        canvas.right(canvas.columns - 1, 0, right)

    def _whose(self, scene: Scene, say: Words) -> list[Run]:
        if scene.outcome is not None:
            return []
        asked = scene.asked[0] if scene.asked else scene.held
        if asked is None:
            return []
        if asked == scene.seat or (scene.seat in scene.asked):
            return [Run(say("your-turn"), "title")]
        if scene.thinking == asked:
            name = scene.names[asked]
            return [Run(say("terminal-thinking", name=name), f"seat{asked}")]
        return [Run(say("watch-plays", name=scene.names[asked]), f"seat{asked}")]

    def _time(self, scene: Scene, words: Words) -> list[Run]:
        """Tell how long a window is open, or how long the one may think who is asked alone."""
        asked = scene.asked[0] if len(scene.asked) == 1 else scene.held
        timer = scene.window
        if timer is None and scene.clocks and asked is not None:
            timer = scene.clocks[asked]
        return [] if timer is None else [Run("  "), timed(timer, words)]


def timed(timer: Timer, words: Words) -> Run:
    """Write time that is left; little of it warns."""
    seconds = timer.seconds
    return Run(f"◷ {clock_face(seconds, words)}", "loss" if seconds < LOW else "dim")
