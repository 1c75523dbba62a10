"""Twelve screens, letter by letter; `python -m tests.terminal.test_pictures` draws them anew."""

import os
import sys
from pathlib import Path
from typing import Final

import pytest

from bottega.terminal.panes.pane import Pane
from bottega.terminal.table import TableScreen
from tests.terminal.players import SIZES, Player, at_screen, local, sat

SCREENS: Final = Path(__file__).parent / "screens"
WAYS: Final = {
    **{
        f"{name}-{size}": (name, size, moves, "")
        for name, moves in (("masters", 9), ("lorenzo", 6), ("renaissance", 5))
        for size in SIZES
    },
    "lorenzo-narrowed": ("lorenzo", "middle", 4, "down enter"),
    "lorenzo-house": ("lorenzo", "small", 6, "tab tab"),
    "renaissance-missions": ("renaissance", "small", 5, "tab"),
}


def picture(screen: TableScreen) -> str:
    """Put the panes that are shown together."""
    columns, rows = screen.app.size
    grid = [[" "] * columns for _ in range(rows)]
    for pane in screen.query(Pane):
        for y, line in enumerate(pane.text() if pane.is_on_screen else []):
            for x, letter in enumerate(line[: pane.region.width]):
                grid[pane.region.y + y][pane.region.x + x] = letter
    return "\n".join("".join(row).rstrip() for row in grid) + "\n"


def drawn(key: str) -> str:
    """Play some moves, press some keys, and give the picture."""
    name, size, moves, keys = WAYS[key]
    found: list[str] = []

    async def run(player: Player) -> None:
        for _ in range(moves):
            await player.settle()
            player.table.choosing.move(1)
            await player.pilot.press("enter")
        await player.settle()
        for press in keys.split():
            await player.pilot.press(press)
            await player.pilot.pause()
        await player.settle()
        found.append(picture(player.table))

    at_screen(local(sat(name, 2)), run, SIZES[size])
    return found[0]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.mark.parametrize("key", WAYS)
def test_a_screen_looks_as_it_did(key: str) -> None:
    assert drawn(key) == (SCREENS / f"{key}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    os.environ["NO_COLOR"] = "1"
    SCREENS.mkdir(exist_ok=True)
    for each in sys.argv[1:] or WAYS:
        (SCREENS / f"{each}.txt").write_text(drawn(each), encoding="utf-8")
