"""Who plays, and what each has."""

from bottega.terminal.boards.drawing import Board
from bottega.terminal.paint import SHAPES, Canvas, Run, line_width, shaped
from bottega.terminal.panes.head import timed
from bottega.terminal.panes.pane import ScenePane
from bottega.terminal.scene import Scene


class Players(ScenePane):
    """The pane of the players; a click looks at what one has."""

    def __init__(self) -> None:
        super().__init__("players")

    def draw(self, canvas: Canvas, scene: Scene, board: Board) -> None:
        """List the seats, each with its goods beneath."""
        canvas.box(0, 0, canvas.columns, canvas.rows, board.words("terminal-players"))
        seats = range(len(scene.names))
        lines = 2 if 2 * len(seats) + 2 <= canvas.rows else 1
        for seat in seats:
            y = 1 + seat * lines
            if y >= canvas.rows - 1:
                break
            facts = board.facts(scene, seat)
            ink, thing = f"seat{seat}", f"seat:{seat}"
            turn = "▸" if seat in scene.asked or seat == scene.held else " "
            name = [Run(turn, "title"), Run(scene.marks[seat], ink, thing), Run(" ")]
            name.append(Run(scene.names[seat], "bold", thing))
            if seat == scene.seat:
                name.append(Run(f" {board.words('seat-you')}", "dim"))
            if facts.first:
                name.append(Run(" ¹", "dim"))
            if seat in scene.states:
                name.append(Run(f" {scene.states[seat]}", "loss"))
            points = shaped(f"{facts.points}{SHAPES['vp']}", "vp")
            if scene.clocks:
                points = [timed(scene.clocks[seat], board.words), Run(" "), *points]
            room = canvas.columns - 4 - line_width(points)
            canvas.put(1, y, name, room)
            canvas.right(canvas.columns - 1, y, points)
            if lines == 2:
                canvas.put(4, y + 1, facts.goods, canvas.columns - 6)
