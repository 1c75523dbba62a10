"""Panels: a position in words, laid out as titles and rows."""

from bottega.kernel.values import Lean


class PanelRow(Lean):
    """One thing that a panel tells."""

    label: str
    text: str


class Panel(Lean):
    """A part of the position, such as the market or one player's board."""

    title: str
    rows: tuple[PanelRow, ...]
    seat: int | None = None  # whose board it is
