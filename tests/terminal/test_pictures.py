"""Twelve screens, as they look; `python -m tests.terminal.test_pictures` draws them anew."""

import sys
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct

from tests.terminal.players import SIZES, Player, at_screen, local, sat
from tests.terminal.snapshots import svg

SCREENS: Final = Path(__file__).parent / "screens"


class Shot(Struct):
    """How a screen is come to: a table, so many answers, and some keys."""

    game: str
    size: str
    answers: int = 0
    keys: str = ""
    players: int = 2
    seed: int = 5
    options: dict[str, str] = {}
    theme: str = "bottega-night"
    language: str = "en"


SHOTS: Final = {
    "masters-small": Shot("masters", "small", 9),
    "masters-wide": Shot("masters", "wide", 9),
    "masters-day": Shot("masters", "middle", 7, theme="bottega-day", language="de"),
    "masters-ledger": Shot("masters", "small", 9, "L"),
    "lorenzo-small": Shot("lorenzo", "small", 6),
    "lorenzo-narrowed": Shot("lorenzo", "middle", 6, "enter down enter"),
    "lorenzo-house": Shot("lorenzo", "small", 6, "tab tab", language="fr"),
    "lorenzo-auction": Shot("lorenzo", "middle", players=5, seed=11, options={"modules": "houses"}),
    "renaissance-small": Shot("renaissance", "small", 5),
    "renaissance-day": Shot("renaissance", "middle", 5, theme="bottega-day", language="it"),
    "renaissance-teams": Shot(
        "renaissance", "middle", 9, players=8, seed=11, options={"teams": "true"}
    ),
    "renaissance-missions": Shot("renaissance", "small", 5, "tab", language="ja"),
}


def drawn(shot: Shot) -> str:
    """Play some answers, press some keys, and give the picture."""
    found: list[str] = []

    async def run(player: Player) -> None:
        for _ in range(shot.answers):
            await player.settle()
            player.table.choosing.move(1)
            await player.pilot.press("enter")
        await player.settle()
        player.app.theme = shot.theme
        player.table._draw()
        for press in shot.keys.split():
            await player.pilot.press(press)
            await player.pilot.pause()
        await player.pilot.pause()
        found.append(svg(player.app))

    options: Any = shot.options
    sitting = sat(shot.game, shot.players, seed=shot.seed, **options)
    at_screen(local(sitting, shot.language), run, SIZES[shot.size])
    return found[0]


@pytest.mark.parametrize("name", SHOTS)
def test_a_screen_looks_as_it_did(name: str) -> None:
    assert drawn(SHOTS[name]) == (SCREENS / f"{name}.svg").read_text(encoding="utf-8")


if __name__ == "__main__":
    SCREENS.mkdir(exist_ok=True)
    for each in sys.argv[1:] or SHOTS:
        (SCREENS / f"{each}.svg").write_text(drawn(SHOTS[each]), encoding="utf-8")
