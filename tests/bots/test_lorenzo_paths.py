"""A set that is chosen one by one is reached by one path in search (ruling M-52)."""

from bottega.bots.evaluate.lorenzo import evaluation
from tests.lorenzo.build import Position, goods, seat, table


def advised(game: Position) -> list[str]:
    """Write what is worth looking at in a position."""
    view = game.view(game.asked)
    adviser = evaluation(view.options)
    codes = [int(code) for code in game.table.rising_options()]
    return sorted(game.game.line(code) for code in adviser.advise(view, codes))


def test_cards_work_by_others_in_the_order_of_their_numbers() -> None:
    owner = seat(cards=[114, 113, 25, 26, 1])
    game = table(seats={0: owner}).play("place black production", "activate card 25")
    assert game.offers("activate card 1")
    assert advised(game) == ["activate card 25", "activate card 26", "produce"]


def test_tokens_are_paid_in_the_order_of_what_they_show() -> None:
    owner = seat(goods(coin=6), tokens=[2, 8, 9])
    game = table(seats={0: owner}, towers={"special 1": 127}).play("place black special 1")
    assert advised(game) == ["give token 2", "give token 8", "give token 9"]
    owner = seat(tokens=[1, 2, 3, 4, 5, 6])
    game = table(seats={0: owner}, towers={"special 1": 141}).play("place black special 1")
    assert advised(game) == ["give token 1", "give token 2"]  # five of six are due


def test_goods_are_settled_one_after_the_other() -> None:
    owner = seat(goods(wood=1, stone=3, servant=4), played=["paracelso"])
    game = table(seats={0: owner}, towers={"building 1": 25}).play("place black building 1")
    assert game.offers("replace stone by 3")
    assert advised(game) == ["replace wood by 0", "replace wood by 1"]
