"""Whole games of every title through the screen, by keys and by clicks, in windows of all sizes."""

import pytest

from tests.terminal.players import SIZES, Player, at_screen, local, sat


async def whole(player: Player) -> None:
    await player.game()


@pytest.mark.parametrize(
    ("name", "players", "size"),
    [("masters", 1, "wide"), ("lorenzo", 2, "small"), ("renaissance", 2, "middle")],
)
def test_a_whole_game_is_played_by_keys_and_clicks(name: str, players: int, size: str) -> None:
    sitting = sat(name, players)
    at_screen(local(sitting), whole, SIZES[size])
    assert sitting.session.over
