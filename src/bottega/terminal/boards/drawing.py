"""What every drawn board has: its pages, where it stands, and what each seat owns."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from bottega.terminal.keys import Places
from bottega.terminal.paint import Canvas, Line, Run, shaped, wrapped
from bottega.terminal.scene import Scene
from bottega.terminal.words import Words


class Facts(NamedTuple):
    """What a seat has, in one line."""

    points: int
    goods: Line
    first: bool = False


class Board(ABC):
    """Draws one game; what it draws stands for the things that answers touch."""

    tabs: ClassVar[tuple[str, ...]]  # the pages, where the room is nothing to them

    def __init__(self, words: Words) -> None:
        self.words = words

    def pages(self, columns: int, rows: int) -> tuple[str, ...]:
        """Name the pages that the board needs in so much room."""
        return self.tabs

    @abstractmethod
    def draw(self, canvas: Canvas, scene: Scene, page: str, whose: int) -> None:
        """Draw a page; `whose` says which player's things are looked at."""

    def lines(self, scene: Scene, page: str, whose: int, columns: int) -> list[Line] | None:
        """Write a page that is no drawing, however long it is; None where it is drawn."""
        return None

    @abstractmethod
    def where(self, scene: Scene) -> str:
        """Say how far the game has come."""

    @abstractmethod
    def facts(self, scene: Scene, seat: int) -> Facts:
        """Tell what a seat has."""

    def places(self, scene: Scene) -> Places:
        """Tell where answers lie."""
        return Places()

    def page_for(self, scene: Scene) -> str:
        """Name the page on which the present question is answered; empty where it is any."""
        return ""

    def of(self, scene: Scene, whose: int, own: str, other: str) -> str:
        """Title the reader's own things by one message, and somebody's by another."""
        return (
            self.words(own) if whose == scene.seat else self.words(other, name=scene.names[whose])
        )

    def behind(self, thing: str, scene: Scene) -> str:
        """Give the piece behind a thing, as far as it is another one."""
        return thing


def labelled(rows: Iterable[tuple[str, Line]], columns: int, indent: int) -> list[Line]:
    """Set lines beside their labels, as many rows as they need."""
    found: list[Line] = []
    for label, line in rows:
        first = f"{label[: indent - 2]:<{indent}}"
        for i, part in enumerate(wrapped(line, columns - indent) or [[]]):
            found.append([Run(first if i == 0 else " " * indent, "dim"), *part])
    return found


def worded(scene: Scene, seats: Iterable[int | None], columns: int) -> list[Line]:
    """Write parts of the position in words: what all share (None), and what seats have."""
    wanted = list(seats)
    lines: list[Line] = []
    for panel in scene.phrases.panels(scene.view):
        if panel.seat in wanted:
            lines += [*([[]] if lines else []), [Run(panel.title, "title")]]
            rows = ((row.label, shaped(row.text)) for row in panel.rows)
            lines += labelled(rows, columns, 16)
    return lines
