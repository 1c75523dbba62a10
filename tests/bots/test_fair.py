"""Bots know what their seat sees: tables that look alike to it get the same answer."""

import inspect
from typing import Any

import msgspec
import pytest

from bottega.bots.api import bot
from bottega.games import GAMES
from bottega.kernel.game import Game, View
from bottega.kernel.rng import stream
from tests.bots.positions import BOTS, SETTINGS, Setting, after, codes, named

NAMES = (*BOTS, "greedy@trained")
MOMENTS = (0, 5, 30, 60)  # answers that were given before

pytestmark = pytest.mark.usefixtures("networks")


def retold(game: Game[Any, Any], view: View) -> View:
    """Give a view that came as a text: nothing is left of the table it was seen on."""
    told: View = msgspec.json.decode(msgspec.json.encode(view), type=game.views)
    return told


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_tables_that_a_seat_cannot_tell_apart_get_the_same_answer(
    setting: Setting, name: str
) -> None:
    game = GAMES[setting[0]]
    different = 0
    for answers in MOMENTS:
        table = after(setting, answers + 1, answers)
        seat = int(table.seat)
        view = game.view(table, seat)
        one, other = (game.determinize(view, stream(n, "truth")) for n in (1, 2))
        assert game.view(one, seat) == game.view(other, seat) == view
        different += game.dump(one) != game.dump(other)
        first, second = (bot(name, game, stream(5, "bot")) for _ in range(2))
        chosen = first.choose(game.view(one, seat), codes(one))
        assert chosen == second.choose(retold(game, game.view(other, seat)), codes(other))
        assert chosen in codes(table)
        assert getattr(first, "thoughts", None) == getattr(second, "thoughts", None)
    assert different


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_handed_its_view_and_its_options_alone(name: str) -> None:
    made = bot(name, GAMES["masters"], stream(1, "bot"))
    assert list(inspect.signature(made.choose).parameters) == ["view", "options"]
