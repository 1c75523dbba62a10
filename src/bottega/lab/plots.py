"""Plots of a report as SVG: bars for what is counted, dots with intervals for rates."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from bottega.lab.intervals import Interval

WIDTH: Final = 640
LABEL: Final = 190  # pixels for names to the left
ROW: Final = 18
TOP: Final = 34
FOOT: Final = 26
HIGH: Final = 150  # of a histogram
INK: Final = "#3b3a36"
FAINT: Final = "#c9c4b8"
BLUE: Final = "#2f5d8a"
RED: Final = "#a8432f"


class Panel(NamedTuple):
    """A part of a picture: what it shows, how high it is, and its marks."""

    title: str
    height: int
    marks: Sequence[str]


def picture(panels: Sequence[Panel]) -> str:
    """Put panels below each other; their titles are for those who cannot see them, too."""
    height = sum([panel.height for panel in panels])
    parts = []
    y = 0
    for panel in panels:
        marks = "\n".join(panel.marks)
        parts.append(f'<g transform="translate(0 {y})">\n{marks}\n</g>')
        y += panel.height
    inside = "\n".join(parts)
    title = escape("; ".join([panel.title for panel in panels]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" font-family="sans-serif" font-size="12">\n'
        f"<title>{title}</title>\n"
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>\n{inside}\n</svg>\n'
    )


def text(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal") -> str:
    """Write words at a place."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}" '
        f'fill="{INK}">{escape(words)}</text>'
    )


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    """Draw a line."""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


class Dot(NamedTuple):
    """A rate with its interval, by name."""

    name: str
    rate: float
    interval: Interval


def dots(title: str, rows: Sequence[Dot], mark: float | None = None) -> Panel:
    """Draw rates as dots with their intervals, and a line where they would be if all were fair."""
    top = min(1.0, max([row.interval[1] for row in rows], default=1.0) + 0.05)

    def across(rate: float) -> float:
        return LABEL + (WIDTH - LABEL - 60) * rate / top

    height = TOP + ROW * len(rows) + FOOT
    foot = TOP + ROW * len(rows)
    parts = [text(8, 20, title, weight="bold")]
    for tenth in range(11):
        if tenth / 10 <= top:
            x = across(tenth / 10)
            parts.append(line(x, TOP - 4, x, foot, FAINT, 0.5))
            parts.append(text(x, foot + 16, f"{tenth * 10} %", "middle"))
    if mark is not None:
        parts.append(line(across(mark), TOP - 4, across(mark), foot, RED))
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        low, high = row.interval
        parts.append(text(LABEL - 8, y + 4, row.name, "end"))
        parts.append(line(across(low), y, across(min(high, top)), y, BLUE, 2))
        parts.append(f'<circle cx="{across(row.rate):.1f}" cy="{y:.1f}" r="4" fill="{BLUE}"/>')
        parts.append(text(WIDTH - 8, y + 4, f"{row.rate:.0%}", "end"))
    return Panel(title, height, parts)


def bars(title: str, counted: Mapping[int, int], width: int) -> Panel:
    """Draw a histogram; a bar is named by where it begins."""
    most = max(counted.values(), default=1)
    total = max(1, sum(counted.values()))
    wide = (WIDTH - 60) / max(1, len(counted))
    foot = TOP + HIGH
    parts = [text(8, 20, title, weight="bold"), line(40, foot, WIDTH - 20, foot, INK)]
    every = 1 + len(counted) // 12
    for i, (begin, n) in enumerate(sorted(counted.items())):
        tall = HIGH * n / most
        x = 40 + wide * i
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{foot - tall:.1f}" width="{max(1.0, wide - 2):.1f}" '
            f'height="{tall:.1f}" fill="{BLUE}"/>'
        )
        if i % every == 0:
            parts.append(text(x, foot + 16, str(begin)))
    parts.append(text(36, TOP + 10, f"{most / total:.0%}", "end"))
    return Panel(f"{title}, in steps of {width}", foot + FOOT, parts)


def curve(title: str, values: Sequence[float], marks: Sequence[float]) -> Panel:
    """Draw how something goes from one deal to the next, and lines across at the marks."""
    low, high = min([0.0, *values, *marks]), max([0.0, *values, *marks])
    foot = TOP + HIGH
    wide = WIDTH - 60 - 20

    def down(value: float) -> float:
        return foot - HIGH * (value - low) / ((high - low) or 1)

    parts = [text(8, 20, title, weight="bold"), line(40, down(0), WIDTH - 20, down(0), FAINT)]
    for mark in marks:
        parts.append(line(40, down(mark), WIDTH - 20, down(mark), RED))
        parts.append(text(36, down(mark) + 4, f"{mark:.1f}", "end"))
    step = wide / max(1, len(values))
    points = " ".join([f"{40 + step * (i + 1):.1f},{down(v):.1f}" for i, v in enumerate(values)])
    parts.append(f'<polyline points="{points}" fill="none" stroke="{BLUE}" stroke-width="1.5"/>')
    parts.append(text(WIDTH - 20, foot + 16, f"{len(values):,}", "end"))
    return Panel(title, foot + FOOT, parts)
