"""A pane: a canvas in a window of its own, whose things can be pointed at."""

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from bottega.terminal.boards.drawing import Board
from bottega.terminal.inks import style
from bottega.terminal.paint import Canvas, Line, Spot
from bottega.terminal.scene import Scene


class Pane(Widget):
    """Draws on a canvas, and tells which thing was clicked or pointed at."""

    class Clicked(Message):
        """A thing was clicked; with the other button more is to be told about it."""

        def __init__(self, pane: "Pane", thing: str, more: bool) -> None:
            super().__init__()
            self.pane, self.thing, self.more = pane, thing, more

    class Pointed(Message):
        """The pointer came to a thing, or left it."""

        def __init__(self, pane: "Pane", thing: str) -> None:
            super().__init__()
            self.pane, self.thing = pane, thing

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.spots: list[Spot] = []
        self._lines: list[Line] = []
        self._picture: tuple[object, int, int] | None = None
        self._strips: list[Strip] = []
        self._over = ""

    def paint(self, canvas: Canvas) -> None:
        """Draw."""

    def shown(self) -> object:
        """Name what is painted, which is not painted again; None where that may always differ."""
        return None

    def can(self, thing: str) -> bool:
        """Say whether a thing can be chosen."""
        return False

    def here(self, thing: str) -> bool:
        """Say whether a thing is chosen, or the cursor is on it."""
        return False

    def redraw(self) -> None:
        """Draw anew."""
        if not self.is_attached or not self.size:
            return
        picture = (self.shown(), self.size.width, self.size.height)
        if picture[0] is None or picture != self._picture:
            canvas = Canvas(self.size.width, self.size.height)
            self.paint(canvas)
            self._lines, self.spots, self._picture = canvas.lines(), canvas.spots(), picture
        theme = self.app.theme
        can = {spot.thing for spot in self.spots if self.can(spot.thing)}
        here = {spot.thing for spot in self.spots if self.here(spot.thing)}
        self._strips = [
            Strip(
                [
                    Segment(text, style(theme, ink, thing, thing in can, thing in here))
                    for text, ink, thing in line
                ],
                self.size.width,
            )
            for line in self._lines
        ]
        self.refresh()

    def text(self) -> list[str]:
        """Give what is drawn as plain lines."""
        return [strip.text for strip in self._strips]

    def render_line(self, y: int) -> Strip:
        """Give a line to Textual."""
        if y < len(self._strips):
            return self._strips[y]
        return Strip.blank(self.size.width, style(self.app.theme, "", "", False, False))

    def on_resize(self, event: events.Resize) -> None:
        """Fit into another window."""
        self.redraw()

    def _thing(self, event: events.MouseEvent) -> str:
        return str(event.style.meta.get("thing", ""))

    def on_click(self, event: events.Click) -> None:
        """Tell which thing was clicked."""
        thing = self._thing(event)
        if thing:
            self.post_message(self.Clicked(self, thing, event.button != 1))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell which thing is pointed at."""
        thing = self._thing(event)
        if thing != self._over:
            self._over = thing
            self.post_message(self.Pointed(self, thing))


class ScenePane(Pane):
    """A pane that draws what a board makes of a scene; before the first one it is empty."""

    _moment: tuple[Scene, Board] | None = None

    def show(self, scene: Scene, board: Board) -> None:
        """Show another moment."""
        self._moment = scene, board
        self.redraw()

    def paint(self, canvas: Canvas) -> None:
        """Draw the moment, if there is one."""
        if self._moment is not None:
            self.draw(canvas, *self._moment)

    def draw(self, canvas: Canvas, scene: Scene, board: Board) -> None:
        """Draw a moment."""
