"""What is told of a game is what happened in it."""

from bottega.games.masters.events import GoodReceived
from tests.build import goods, seat, table


def test_everybody_hears_which_good_a_wildcard_gives() -> None:
    for number, good in enumerate(["coin", "stone", "servant", "shield"]):
        game = table(seats={0: seat(box=goods(coin=1, stone=1))})
        game.play("activate base", f"receive {good}")
        assert game.heard(GoodReceived) == [GoodReceived(0, number)]
