"""The pane of the board, where things are clicked, or walked to with arrows."""

from bottega.terminal.boards.drawing import Board
from bottega.terminal.choosing import Choosing
from bottega.terminal.paint import Canvas, Run, Spot
from bottega.terminal.panes.pane import Pane
from bottega.terminal.scene import Scene

STEP = 3  # lines of a turn of the wheel
ACROSS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class BoardPane(Pane, can_focus=True):
    """Shows a page of the board; a click chooses a thing, and keys stay with the answers."""

    FOCUS_ON_CLICK = False

    def __init__(self, choosing: Choosing) -> None:
        super().__init__("board")
        self.choosing = choosing
        self.scene: Scene | None = None
        self.board: Board | None = None
        self.page = ""
        self.whose = 0
        self.cursor = ""
        self.top = 0  # the first line that is shown of a page in words
        self._most = 0
        self._number = 0  # of the moment that is shown

    def show(self, scene: Scene, board: Board, page: str, whose: int) -> None:
        """Show another moment, another page, or another player's things."""
        self._number += scene is not self.scene or board is not self.board
        if (page, whose) != (self.page, self.whose):
            self.top = 0
        self.scene, self.board, self.page, self.whose = scene, board, page, whose
        self.redraw()

    def shown(self) -> object:
        """A moment is painted once for each page and player."""
        return self._number, self.page, self.whose, self.top

    def paint(self, canvas: Canvas) -> None:
        """Draw the page, or write as much of it as there is room for."""
        if self.scene is None or self.board is None:
            return
        columns = canvas.columns - 4
        lines = self.board.lines(self.scene, self.page, self.whose, columns)
        self._most = 0 if lines is None else max(0, len(lines) - canvas.rows)
        if lines is None:
            self.board.draw(canvas, self.scene, self.page, self.whose)
            return
        self.top = min(self.top, self._most)
        canvas.block(2, 0, lines[self.top : self.top + canvas.rows], columns)
        if self.top:
            canvas.put(canvas.columns - 1, 0, [Run("▲", "lit")])
        if self.top < self._most:
            canvas.put(canvas.columns - 1, canvas.rows - 1, [Run("▼", "lit")])

    def scroll(self, by: int) -> bool:
        """Go up or down in a page that is longer than the pane; tell whether it is."""
        if not self._most:
            return False
        self.top = max(0, min(self._most, self.top + by))
        self.redraw()
        return True

    def on_mouse_scroll_down(self) -> None:
        """Go down."""
        self.scroll(STEP)

    def on_mouse_scroll_up(self) -> None:
        """Go up."""
        self.scroll(-STEP)

    def can(self, thing: str) -> bool:
        """Say whether a thing can be chosen now."""
        return self.choosing.can(thing)

    def here(self, thing: str) -> bool:
        """Say whether a thing is picked, or walked to."""
        return self.choosing.picked(thing) or (self.has_focus and thing == self.cursor)

    def on_focus(self) -> None:
        """Begin at a thing that can be chosen."""
        if not self._at():
            able = [spot for spot in self.spots if self.can(spot.thing)] or self.spots
            self.cursor = able[0].thing if able else ""
        self.redraw()

    def on_blur(self) -> None:
        """Show no cursor."""
        self.redraw()

    def _at(self) -> Spot | None:
        return next((spot for spot in self.spots if spot.thing == self.cursor), None)

    def walk(self, key: str) -> None:
        """Go to the nearest thing in a direction."""
        here = self._at()
        if here is None:
            self.on_focus()
            return
        dx, dy = ACROSS[key]

        def away(spot: Spot) -> int:
            x, y = spot.x - here.x, spot.y - here.y
            ahead, aside = (x * dx, y) if dx else (y * dy, x)
            return (
                10_000 if ahead <= 0 else ahead * (1 if dx else 4) + abs(aside) * (6 if dx else 1)
            )

        others = [spot for spot in self.spots if spot.thing != self.cursor]
        nearest = min(others, key=away, default=None)
        if nearest is not None and away(nearest) < 10_000:
            self.cursor = nearest.thing
            self.post_message(self.Pointed(self, self.cursor))
        self.redraw()
