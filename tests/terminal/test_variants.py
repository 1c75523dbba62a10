"""Every variant is opened on the screen and played some way, whoever plays it."""

from typing import Any

import pytest

from tests.terminal.players import SIZES, Player, at_screen, local, sat

VARIANTS = [
    ("masters", 4, {"discard": "any"}),
    ("lorenzo", 2, {"advanced": "false"}),
    ("lorenzo", 5, {"modules": "houses"}),
    ("lorenzo", 4, {"modules": "pazzi", "decks": "preview"}),
    ("lorenzo", 5, {"modules": "houses,pazzi", "leaders": "new"}),
    ("renaissance", 3, {"variant": "quick"}),
    ("renaissance", 4, {"teams": "true", "missions": "by-hand"}),
    ("renaissance", 6, {"teams": "true", "support": "true"}),
    ("renaissance", 8, {"teams": "true", "edition": "2016"}),
]


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_a_variant_is_opened_and_played(name: str, players: int, options: dict[str, str]) -> None:
    chosen: Any = options
    sitting = sat(name, players, seed=11, **chosen)

    async def run(player: Player) -> None:
        for page in range(4):
            await player.settle()
            await player.move()
            await player.pilot.press("tab" if page % 2 else "P")
        await player.settle()
        await player.pilot.resize_terminal(*SIZES["middle"])
        await player.settle()
        assert any(line.strip() for line in player.pane("board").text())

    at_screen(local(sitting), run, SIZES["small"])
    assert len(sitting.session.steps) >= 2
