"""Paracelso's servants stand in for goods in every cost: ruling X-42."""

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.events import FeePaid, Replaced, Stored
from tests.lorenzo.build import Position, Seat, goods, seat, table
from tests.lorenzo.expansions.sums import TILE_A_PRODUCTION, plus

PARACELSO, GIULIO, PICO, CARLO = "paracelso", "giulio-ii", "pico-della-mirandola", "carlo-viii"
MINT = 25  # a wood and three stone
DAME = 51  # four coins


def doctor(*cards: int, family: str = "", played: tuple[str, ...] = (), **held: int) -> Seat:
    """Lay out a seat that has Paracelso in play."""
    return seat(goods(**held), cards=cards, family=family, played=[PARACELSO, *played])


def replaced(game: Position) -> list[tuple[str, int]]:
    """List what servants stood in for."""
    return [(event.good, event.servants) for event in game.heard(Replaced)]


def test_servants_stand_in_for_coins_wood_and_stone_of_a_card() -> None:
    # ruling X-42
    game = table(seats={0: doctor(servant=4, wood=1, stone=3)}, towers={"building 1": MINT}).play(
        "place black building 1"
    )
    stones = [f"replace stone by {n}" for n in range(4)]
    assert game.asks == "ReplaceGoods"
    assert game.lines() == ["replace wood by 0", "replace wood by 1", *stones]
    game.play("replace wood by 1")
    assert game.lines() == stones
    game.play("replace stone by 2")
    assert replaced(game) == [("wood", 1), ("stone", 2)]
    assert game.held() == goods(servant=1, wood=1, stone=2, vp=5)


def test_goods_are_paid_by_servants_in_any_order() -> None:
    # rulings X-42 and M-52
    game = table(seats={0: doctor(servant=4, wood=1, stone=3)}, towers={"building 1": MINT})
    game.play("place black building 1", "replace stone by 2", "replace wood by 1")
    assert replaced(game) == [("stone", 2), ("wood", 1)]
    assert game.held() == goods(servant=1, wood=1, stone=2, vp=5)


def test_what_is_lacking_must_be_replaced_and_no_more_than_there_is() -> None:
    # ruling X-42
    game = table(seats={0: doctor(servant=3, stone=2)}, towers={"building 1": MINT})
    game.play("place black building 1")
    assert game.lines() == ["replace stone by 1", "replace stone by 2"]  # the wood is lacking
    game.play("replace stone by 2")
    assert game.held() == goods(stone=1, vp=5)
    assert not table(seats={0: doctor(servant=1, stone=2)}, towers={"building 1": MINT}).offers(
        "place black building 1"
    )


def test_who_has_nothing_else_pays_everything_with_servants() -> None:
    # ruling X-42
    game = table(seats={0: doctor(servant=4)}, towers={"character 1": DAME})
    game.play("place black character 1")
    assert game.held() == goods()


def test_servants_that_raise_the_value_are_not_there_to_pay() -> None:
    # ruling X-42
    for servant in (5, 6):
        game = table(
            dice=(1, 1, 1), seats={0: doctor(servant=servant)}, towers={"character 2": DAME}
        )
        assert game.offers("place black character 2") == (servant == 6)
    assert game.play("place black character 2").held() == goods()


def test_servants_pay_the_fee_of_a_tower() -> None:
    # ruling X-42
    game = table(
        seats={0: doctor(servant=2, coin=2)},
        placed=["1 black territory 1"],
        towers={"territory 2": 1},
    )
    game.play("place black territory 2")
    assert game.heard(FeePaid) == [FeePaid(0, 3)]
    assert game.lines() == ["replace coin by 1", "replace coin by 2"]
    game.play("replace coin by 2")
    assert game.held() == goods(coin=1)
    assert game.seat0.territory == (1,)


def test_the_fee_leaves_what_the_card_needs() -> None:
    # ruling X-42: seven in all for the fee and the dame
    for servant in (4, 5):
        game = table(
            seats={0: doctor(servant=servant, coin=2)},
            placed=["1 black character 1"],
            towers={"character 2": DAME},
        )
        assert game.offers("place black character 2") == (servant == 5)
    game.play("place black character 2")
    while game.asks == "ReplaceGoods":
        game.play(game.lines()[-1])
    assert game.held() == goods()
    assert game.seat0.character == (DAME,)


def test_the_fee_may_be_paid_with_servants_to_keep_coins_for_the_card() -> None:
    game = table(
        seats={0: doctor(servant=3, coin=7)},
        placed=["1 black character 1"],
        towers={"character 2": DAME},
    )
    game.play("place black character 2")
    assert game.lines() == [f"replace coin by {n}" for n in range(4)]
    game.play("replace coin by 3")
    assert game.held() == goods(coin=3)


def test_a_table_is_saved_in_the_middle_of_paying() -> None:
    owner = doctor(servant=9, coin=9, wood=9, stone=9)
    game = table(seats={0: owner}, placed=["1 black building 1"], towers={"building 2": MINT}).play(
        "place black building 2"
    )
    asked = 0
    while game.asks == "ReplaceGoods":
        again = Position(GAME.load(GAME.dump(game.table)))
        assert again.lines() == game.lines()
        game = again.play(again.lines()[-1])
        asked += 1
    assert asked == 3
    assert game.held() == goods(coin=9, wood=9, stone=9, servant=2, vp=5)


def test_servants_pay_the_trades_of_buildings() -> None:
    # ruling X-42: the carpenter wants a wood or two
    game = table(seats={0: doctor(29, servant=2)}).play("place black production")
    assert game.offers("trade building 1 arrow 2")
    game.play("trade building 1 arrow 1")
    assert replaced(game) == [("wood", 1)]
    assert game.held() == plus(goods(servant=1, coin=3), TILE_A_PRODUCTION)


def test_servants_spent_for_two_trades_are_counted_together() -> None:
    # ruling X-42
    game = table(seats={0: doctor(29, 112, servant=1, wood=1)}).play("place black production")
    game.play("trade building 1 arrow 1", "trade building 2 arrow 1")
    assert game.asked == 1
    assert game.held() == plus(goods(coin=3 + 1, vp=1), TILE_A_PRODUCTION)


def test_servants_pay_for_what_a_leader_exchanges() -> None:
    # ruling X-42
    game = table(seats={0: doctor(servant=3, played=(GIULIO,))}).play(f"use {GIULIO}")
    assert game.held() == goods(faith=3)


def test_servants_pay_for_a_card_that_works_outside_an_action() -> None:
    # ruling X-42
    game = table(
        seats={0: doctor(109, servant=6, military=14)}, towers={"special 1": 144}, supply=[3]
    ).play("place black special 1", "activate card 109", "option 1")
    assert game.held() == goods(military=7, token=1)


def test_servants_do_not_count_for_the_conditions_of_leaders() -> None:
    # ruling X-42
    owner = seat(goods(servant=20), played=[PARACELSO], hand=["sandro-botticelli"])
    assert not table(seats={0: owner}).offers("play sandro-botticelli")


def test_servants_do_not_stand_in_for_points_faith_or_tokens() -> None:
    # ruling X-42
    owner = doctor(servant=20, coin=9)
    assert not table(seats={0: owner}, towers={"special 1": 127}).offers("place black special 1")
    assert not table(seats={0: owner}, towers={"special 1": 143}).offers("place black special 1")


def test_a_fee_a_card_and_its_token_are_paid_one_after_the_other() -> None:
    # rulings
    owner = seat(goods(coin=3, servant=9), tokens=[1, 2], played=[PARACELSO])
    game = table(
        seats={0: owner}, placed=["1 black special 1"], towers={"special 3": 127}, supply=[3]
    ).play("place black special 3", "replace coin by 3", "replace coin by 6")
    assert game.lines() == ["give token 1", "give token 2", "give token 3"]
    game.play("give token 1")
    assert game.held() == goods(coin=3, vp=2, token=2)


def test_what_rivals_demand_is_not_paid_with_servants() -> None:
    rival = seat(goods(servant=3, vp=4), played=[PARACELSO])
    game = table(seats={0: seat(goods(vp=1), cards=[158]), 1: rival}).play("place black production")
    game.play("trade building 1 arrow 1")
    assert game.held(1) == goods(servant=3, vp=1)


def test_a_discount_comes_before_servants_stand_in() -> None:
    # ruling X-42: Pico takes three coins off
    game = table(seats={0: doctor(servant=1, played=(PICO,))}, towers={"character 1": DAME})
    assert game.play("place black character 1").held() == goods()


def test_montefeltro_keeps_only_what_was_really_spent() -> None:
    # rulings
    owner = doctor(servant=9, wood=1, stone=3, family="da-montefeltro")
    game = table(seats={0: owner}, towers={"building 1": MINT}).play("place black building 1")
    game.play("replace wood by 1", "replace stone by 2")
    assert game.heard(Stored) == [Stored(0, goods(stone=1))]
    assert game.seat0.store == goods(stone=1)


@pytest.mark.parametrize("servant", [1, 2])
def test_each_of_carlos_servants_pays_for_one_only(servant: int) -> None:
    # ruling X-42: what servants add to a value is another matter
    game = table(
        dice=(1, 1, 1),
        seats={0: doctor(servant=servant, played=(CARLO,))},
        towers={"special 2": 111},
        modules="houses,pazzi",
    )
    assert not game.offers("place black special 2")
