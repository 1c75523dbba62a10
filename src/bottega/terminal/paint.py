"""A canvas of letters: what is drawn has an ink by name, and perhaps a thing to point at."""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from bottega.text.layout import cut, width

# A good is a shape and a colour, so that it reads without colour.
SHAPES: Final[Mapping[str, str]] = {
    "coin": "●",
    "stone": "■",
    "servant": "▲",
    "shield": "◆",
    "wood": "▬",
    "military": "♠",
    "faith": "†",
    "vp": "★",
    "point": "★",
    "privilege": "§",
    "token": "◎",
    "white": "○",
    "foundation": "▬",
    "tile": "▲",
    "special": "✦",
    "action": "»",
    "hand": "▯",
    "stock": "▤",
    "royal": "♛",
    "princely": "♞",
    "any": "?",
}
# Shapes that two games share have the ink of the good they are known by.
INKS: Final[Mapping[str, str]] = {shape: good for good, shape in reversed(list(SHAPES.items()))}
AMOUNT: Final = re.compile(rf"([+−]?)(\d*)([{''.join(INKS).replace('?', '')}])")


QUIET: Final = "~"  # after the name of an ink: it is never underlined


class Run(NamedTuple):
    """Some letters of one ink."""

    text: str
    ink: str = ""
    thing: str = ""


Line = list[Run]


def line_width(line: Iterable[Run]) -> int:
    """Count the columns of a line."""
    return sum(width(run.text) for run in line)


def shaped(text: str, ink: str = "", thing: str = "") -> Line:
    """Give a text in which goods stand as shapes, each shape in its own ink."""
    found: Line = []
    at = 0
    for match in AMOUNT.finditer(text):
        if match.start() > at:
            found.append(Run(text[at : match.start()], ink, thing))
        sign, number, shape = match.groups()
        signed = {"−": "loss", "+": "gain"}.get(sign, ink)
        if sign or number:
            found.append(Run(sign + number, signed, thing))
        found.append(Run(shape, INKS[shape], thing))
        at = match.end()
    if at < len(text):
        found.append(Run(text[at:], ink, thing))
    return found


def amounts(goods: Mapping[str, int], sign: str = "", thing: str = "") -> Line:
    """Write amounts: sign, number, shape; what has no shape by its name."""
    found: Line = []
    for good, n in goods.items():
        if found:
            found.append(Run(" ", "", thing))
        mark = sign or ("" if n >= 0 else "−")
        found += shaped(f"{mark}{abs(n)}{SHAPES.get(good, ' ' + good)}", "", thing)
    return found


def changed(goods: Mapping[str, int]) -> Line:
    """Write what changed: losses first, each with its sign."""
    lost = {good: -n for good, n in goods.items() if n < 0}
    won = {good: n for good, n in goods.items() if n > 0}
    both = [amounts(lost, "−"), amounts(won, "+")]
    return joined([line for line in both if line])


def quiet(line: Iterable[Run]) -> Line:
    """Give a line that belongs to a thing, but is not underlined where that can be chosen."""
    return [run._replace(ink=f"{run.ink}{QUIET}") for run in line]


def joined(lines: Iterable[Line], gap: str = " ") -> Line:
    """Set lines side by side."""
    found: Line = []
    for line in lines:
        found += [*([Run(gap)] if found else []), *line]
    return found


def clipped(line: Iterable[Run], columns: int) -> Line:
    """Shorten a line that is too wide; its last column then says so."""
    line = list(line)
    if line_width(line) <= columns:
        return line
    found: Line = []
    room = columns - 1
    for run in line:
        text, rest = cut(run.text, room)
        found.append(run._replace(text=text))
        room -= width(text)
        if rest:
            break
    return [*found, Run("…", "dim")] if columns > 0 else []


def wrapped(line: Iterable[Run], columns: int) -> list[Line]:
    """Break a line between words; a word that is wider than a line is cut."""
    words: list[Line] = [[]]
    for run in line:
        for i, part in enumerate(run.text.split(" ")):
            if i:
                words.append([])
            if part:
                words[-1].append(run._replace(text=part))
    lines: list[Line] = [[]]
    for word in words:
        if not word:
            continue
        gap = [Run(" ", lines[-1][-1].ink)] if lines[-1] else []
        if line_width([*lines[-1], *gap, *word]) > columns and lines[-1]:
            lines.append(clipped(word, columns))
        else:
            lines[-1] = clipped([*lines[-1], *gap, *word], columns)
    return lines if lines != [[]] else []


class Spot(NamedTuple):
    """Where a thing stands on a canvas."""

    thing: str
    x: int
    y: int
    columns: int


class Canvas:
    """Columns and rows of letters; what does not fit is cut off."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._cells: list[list[Run]] = [[Run(" ")] * columns for _ in range(rows)]

    def put(self, x: int, y: int, line: Iterable[Run] | str, columns: int | None = None) -> None:
        """Write a line, which may be shortened to so many columns."""
        if not 0 <= y < self.rows:
            return
        room = self.columns - x if columns is None else min(columns, self.columns - x)
        row = self._cells[y]
        for text, ink, thing in clipped([Run(line)] if isinstance(line, str) else line, room):
            for letter in text:
                wide = width(letter)
                if not wide:
                    continue
                row[x] = Run(letter, ink, thing)
                if wide == 2:
                    row[x + 1] = Run("", ink, thing)
                x += wide

    def right(self, x: int, y: int, line: Iterable[Run]) -> None:
        """Write a line that ends before a column."""
        line = list(line)
        self.put(max(0, x - line_width(line)), y, line)

    def block(self, x: int, y: int, lines: Iterable[Iterable[Run]], columns: int) -> int:
        """Write lines below each other, and give the next free row."""
        for line in lines:
            self.put(x, y, line, columns)
            y += 1
        return y

    def box(
        self,
        x: int,
        y: int,
        columns: int,
        rows: int,
        title: str = "",
        note: Iterable[Run] | str = "",
        lit: bool = False,
    ) -> None:
        """Frame a part of the canvas, with a title and a note on its upper edge."""
        ink = "lit" if lit else "frame"
        flat = "─" * (columns - 2)
        self.put(x, y, [Run(f"╭{flat}╮", ink)])
        for row in range(y + 1, y + rows - 1):
            self.put(x, row, [Run("│", ink)])
            self.put(x + columns - 1, row, [Run("│", ink)])
        self.put(x, y + rows - 1, [Run(f"╰{flat}╯", ink)])
        if title:
            called = [Run(f" {title} ", "lit-title" if lit else "title")]
            self.put(x + 1, y, called, columns - 2)
        noted = [Run(note, "dim")] if isinstance(note, str) else list(note)
        if line_width(noted) and line_width(noted) + width(title) + 8 <= columns:
            self.right(x + columns - 2, y, [Run(" "), *noted, Run(" ")])

    def lines(self) -> list[Line]:
        """Give what is drawn, letters of one ink together."""
        return [self._line(row) for row in self._cells]

    @staticmethod
    def _line(row: list[Run]) -> Line:
        found: Line = []
        start = 0
        for at in range(1, len(row) + 1):
            if at == len(row) or row[at][1:] != row[start][1:]:
                letters = "".join([run.text for run in row[start:at]])
                found.append(row[start]._replace(text=letters))
                start = at
        return found

    def spots(self) -> list[Spot]:
        """List where things stand, the first of each that is in one row together."""
        found: list[Spot] = []
        for y, row in enumerate(self._cells):
            x = 0
            while x < len(row):
                thing, start = row[x].thing, x
                while x < len(row) and row[x].thing == thing:
                    x += 1
                if thing:
                    found.append(Spot(thing, start, y, x - start))
        return found
