"""Panels: a position in words, laid out as titles and rows."""

import msgspec


class PanelRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a panel tells."""

    label: str
    text: str


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the position, such as the market or one player's board."""

    title: str
    rows: tuple[PanelRow, ...]
    seat: int | None = None  # whose board it is
