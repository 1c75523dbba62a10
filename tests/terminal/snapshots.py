"""A screen as an SVG: each row a line of text, each ink a class, so that changes read as such."""

import io
from html import escape
from typing import Any

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual.app import App

COLUMN, ROW = 9, 18  # pixels of a letter


def svg(app: App[int]) -> str:
    """Draw what the application shows now."""
    columns, rows = app.size
    classes: dict[str, str] = {}
    body = [
        part
        for y, line in enumerate(_lines(app, columns)[:rows])
        for part in _row(y, line, classes)
    ]
    styles = [f".{name} {{ {css} }}" for css, name in classes.items()]
    width, height = columns * COLUMN, rows * ROW
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
            "<style>",
            "text { font: 15px monospace; white-space: pre; }",
            *styles,
            "</style>",
            *body,
            "</svg>\n",
        ]
    )


def _lines(app: App[int], columns: int) -> list[list[Segment]]:
    console = Console(
        width=columns, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    drawn: Any = app.screen._compositor.render_update(
        full=True, screen_stack=app._background_screens
    )
    segments = [each for each in console.render(drawn) if not each.control]
    return [list(line) for line in Segment.split_lines(segments)]


def _row(y: int, line: list[Segment], classes: dict[str, str]) -> list[str]:
    """Write a row: what lies behind the letters, then the letters."""
    x, letters = 0, []
    behind: list[tuple[str, int]] = []  # grounds, each up to a column
    for text, style, _ in Segment.simplify(line):
        ground, ink = _css(style or Style())
        if text.strip():
            name = classes.setdefault(ink, f"c{len(classes)}")
            letters.append(f'<tspan class="{name}" x="{x * COLUMN}">{escape(text)}</tspan>')
        x += Segment(text).cell_length
        if behind and behind[-1][0] == ground:
            behind.pop()
        behind.append((ground, x))
    starts = [0, *(end for _, end in behind)]
    grounds = [
        f'<rect class="{classes.setdefault(ground, f"c{len(classes)}")}" x="{start * COLUMN}" '
        f'y="{y * ROW}" width="{(end - start) * COLUMN}" height="{ROW}"/>'
        for start, (ground, end) in zip(starts, behind, strict=False)
    ]
    return [*grounds, f'<text y="{y * ROW + 14}">{"".join(letters)}</text>']


def _css(style: Style) -> tuple[str, str]:
    """Tell the ground and the ink of a style."""
    colour = style.color.get_truecolor().hex if style.color else "#888888"
    ground = style.bgcolor.get_truecolor().hex if style.bgcolor else "#000000"
    if style.reverse:
        colour, ground = ground, colour
    bold = " font-weight: bold;" if style.bold else ""
    line = " text-decoration: underline;" if style.underline else ""
    return f"fill: {ground};", f"fill: {colour};{bold}{line}"
