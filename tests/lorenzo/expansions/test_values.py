"""Values of actions and cards that let others work: rulings X-17 to X-22."""

import pytest

from bottega.games.lorenzo.events import Harvested, Produced
from tests.lorenzo.build import goods, seat, table
from tests.lorenzo.expansions.sums import TILE_A_PRODUCTION, of_card, plus

TIMBER, QUARRY = 99, 100  # wood for each venture, stone for each character
STONES, WOODS = 111, 112  # exchanges
FOREMAN, WAREHOUSE = 113, 114
MINT = 25  # a coin for each building, at 5


@pytest.mark.parametrize(("die", "given"), [(3, 3), (4, 4), (5, 4)])
def test_a_variable_card_counts_no_more_cards_than_the_action_is_worth(
    die: int, given: int
) -> None:
    # ruling X-17
    owner = seat(cards=[TIMBER, 73, 74, 75, 76])
    game = table(dice=(die, 1, 1), seats={0: owner}).play("place black harvest")
    assert of_card(game, TIMBER) == [goods(wood=given)]


def test_servants_bonuses_and_penalties_count_for_a_variable_card() -> None:
    # ruling X-17
    owner = seat(goods(servant=2), cards=[QUARRY, 53, 54, 55, 56])  # the farmer adds two
    game = table(dice=(1, 1, 1), seats={0: owner}).play("place black harvest")
    assert game.lines() == ["spend 0", "spend 1"]
    assert of_card(game.play("spend 1"), QUARRY) == [goods(stone=4)]
    lowered = seat(cards=[QUARRY, 54, 55, 56], excommunicated=["1-5"])
    game = table(dice=(5, 1, 1), seats={0: lowered}).play("place black harvest")
    assert of_card(game, QUARRY) == [goods(stone=2)]


def test_an_exchange_trades_as_often_as_the_action_is_worth() -> None:
    # ruling X-17
    owner = seat(goods(stone=9), cards=[STONES])
    game = table(dice=(3, 1, 1), seats={0: owner}).play("place black production")
    game.play(*["trade building 1 arrow 1"] * 3)
    assert game.asked == 1  # a fourth time is not offered
    assert game.held() == plus(goods(stone=6, coin=3, vp=3), TILE_A_PRODUCTION)
    assert of_card(game, STONES) == [goods(coin=3, vp=3)]  # one source


def test_an_exchange_may_stop_earlier() -> None:
    owner = seat(goods(stone=9), cards=[STONES])
    game = table(dice=(3, 1, 1), seats={0: owner}).play("place black production")
    game.play("trade building 1 arrow 1", "produce")
    assert game.held() == plus(goods(stone=8, coin=1, vp=1), TILE_A_PRODUCTION)


def test_all_that_exchanges_take_must_be_there_before_the_production() -> None:
    # ruling X-18: the first gives no wood for the second, nor do both share what there is
    owner = seat(goods(stone=1, wood=1), cards=[STONES, WOODS, 29])
    game = table(dice=(6, 1, 1), seats={0: owner}).play("place black production")
    game.play("trade building 1 arrow 1")
    assert not game.offers("trade building 1 arrow 1")
    assert game.offers("trade building 3 arrow 1")  # the carpenter wants a wood too
    game.play("trade building 2 arrow 1")
    assert game.asked == 1  # nothing more could be paid, so everything happened
    assert game.heard(Produced)[0].paid == goods(stone=1, wood=1)


def test_113_and_114_do_not_choose_each_other() -> None:
    # ruling X-19
    owner = seat(cards=[FOREMAN, WAREHOUSE, MINT, 1])
    game = table(seats={0: owner}).play("place black production")
    assert game.lines() == ["produce", "activate card 25", "activate card 1"]
    game.play("activate card 25")  # by the foreman
    assert game.lines() == ["produce", "activate card 25", "activate card 1"]
    game.play("activate card 25")  # by the warehouse, the same card again
    assert of_card(game, MINT) == [goods(coin=3)] * 3


def test_a_building_whose_value_is_not_reached_works_by_another_one() -> None:
    # ruling X-19
    owner = seat(cards=[FOREMAN, MINT])
    game = table(dice=(3, 1, 1), seats={0: owner}).play("place black production")
    game.play("activate card 25")
    assert of_card(game, MINT) == [goods(coin=2)]


def test_each_of_113_and_114_chooses_once_and_may_be_left_out() -> None:
    # ruling X-19
    owner = seat(cards=[FOREMAN, MINT])
    game = table(seats={0: owner}).play("place black production", "activate card 25")
    assert game.asked == 1
    game = table(seats={0: owner}).play("place black production", "produce")
    assert of_card(game, MINT) == [goods(coin=2)]


def test_a_trade_by_113_is_paid_with_what_was_there_before() -> None:
    # ruling X-19: the carpenter trades a wood for three coins, or two for five
    owner = seat(goods(wood=2), cards=[29, FOREMAN])
    game = table(seats={0: owner}).play("place black production")
    game.play("trade building 1 arrow 1", "activate card 29")
    assert game.lines() == ["option 1", "decline"]  # one wood is left
    game.play("option 1")
    assert game.heard(Produced)[0].paid == goods(wood=2)
    assert game.held() == plus(goods(coin=6), TILE_A_PRODUCTION)


def test_a_trade_by_113_may_be_left_out() -> None:
    owner = seat(goods(wood=2), cards=[29, FOREMAN])
    game = table(seats={0: owner}).play("place black production", "activate card 29", "decline")
    game.play("produce")
    assert game.held() == plus(goods(wood=2), TILE_A_PRODUCTION)


def test_what_113_and_114_let_work_is_chosen_in_any_order() -> None:
    # ruling X-19: 113 lets buildings work and 114 territories too, so the building goes with 113
    owner = seat(cards=[WAREHOUSE, FOREMAN, MINT, 1])
    for first, second in ((25, 1), (1, 25)):
        game = table(seats={0: owner}).play("place black production", f"activate card {first}")
        assert game.offers(f"activate card {second}")
        game.play(f"activate card {second}")
        assert of_card(game, 1) == [goods(coin=1)]


def test_113_repeats_an_exchange_up_to_the_value_of_the_action() -> None:
    # rulings
    owner = seat(goods(stone=9), cards=[STONES, FOREMAN])
    game = table(dice=(3, 1, 1), seats={0: owner}).play("place black production")
    game.play(*["trade building 1 arrow 1"] * 3, "activate card 111", *["option 1"] * 3)
    assert game.held() == plus(goods(stone=3, coin=6, vp=6), TILE_A_PRODUCTION)
    assert game.heard(Produced)[0].paid == goods(stone=6)


def test_a_territory_that_works_by_114_is_no_harvest() -> None:
    # ruling X-20
    owner = seat(cards=[WAREHOUSE, 1, 53], excommunicated=["1-5"])
    game = table(seats={0: owner}).play("place black production", "activate card 1")
    assert not game.heard(Harvested)
    assert of_card(game, 1) == [goods(coin=1)]
    assert game.held() == plus(goods(coin=1), TILE_A_PRODUCTION)


def test_a_variable_territory_by_114_counts_up_to_the_value_of_the_production() -> None:
    # ruling X-21
    owner = seat(cards=[WAREHOUSE, TIMBER, 73, 74, 75, 76, 77, 78])
    game = table(dice=(5, 1, 1), seats={0: owner}).play("place black production")
    assert of_card(game.play("activate card 99"), TIMBER) == [goods(wood=5)]


def test_outside_an_action_a_variable_card_counts_everything() -> None:
    # ruling X-21
    owner = seat(goods(coin=5), cards=[TIMBER, 73, 74, 75, 76])
    game = table(dice=(1, 1, 1), seats={0: owner}, towers={"special 1": 140})
    game.play("place black special 1", "activate card 99")
    assert of_card(game, TIMBER) == [goods(wood=5)]  # the new venture counts too


def test_outside_an_action_an_exchange_trades_as_often_as_it_can() -> None:
    # ruling X-21
    owner = seat(goods(servant=5, military=14, stone=3), cards=[STONES])
    game = table(dice=(1, 1, 1), seats={0: owner}, towers={"special 1": 144})
    game.play("place black special 1", "activate card 111", *["option 1"] * 3)
    assert game.held() == goods(military=7, coin=3, vp=3)


def test_the_land_survey_lets_two_different_territories_work() -> None:
    # ruling X-22
    owner = seat(goods(coin=5, military=3), cards=[1, 5, 98])
    game = table(seats={0: owner}, towers={"special 1": 140}).play("place black special 1")
    assert game.lines() == ["activate card 1", "activate card 5", "activate card 98", "decline"]
    game.play("activate card 5")
    assert game.lines() == ["activate card 1", "activate card 98", "decline"]
    game.play("activate card 1")
    assert game.held() == goods(coin=1, wood=3, military=3)


def test_with_fewer_than_two_cards_what_there_is_works() -> None:
    # ruling X-22
    game = table(seats={0: seat(goods(coin=5), cards=[5])}, towers={"special 1": 140})
    game.play("place black special 1", "activate card 5")
    assert game.asked == 1
    game = table(seats={0: seat(goods(coin=5))}, towers={"special 1": 140})
    assert game.play("place black special 1").asked == 1


def test_what_the_first_card_gives_may_pay_for_the_second() -> None:
    # ruling X-22: outside an action one works after the other
    owner = seat(goods(servant=5, military=14), cards=[109, MINT])
    game = table(seats={0: owner}, towers={"special 1": 144})
    game.play("place black special 1", "activate card 25")
    assert game.offers("activate card 109")


def test_servants_may_raise_the_value_for_a_territory_that_works_by_114() -> None:
    # rulings
    owner = seat(goods(servant=2), cards=[WAREHOUSE, TIMBER, 73, 74, 75, 76, 77, 78])
    game = table(dice=(5, 1, 1), seats={0: owner}).play("place black production")
    assert game.lines() == ["spend 0", "spend 1"]
    assert of_card(game.play("spend 1", "activate card 99"), TIMBER) == [goods(wood=6)]


def test_servants_may_raise_the_value_of_an_exchange_that_other_servants_pay() -> None:
    # rulings
    owner = seat(goods(servant=6), cards=[STONES], played=["paracelso"])
    game = table(dice=(1, 1, 1), seats={0: owner}).play("place black production")
    assert game.offers("spend 2")
    game.play("spend 2", *["trade building 1 arrow 1"] * 3)
    if game.asks == "Production":
        game.play("produce")
    assert game.held() == plus(goods(servant=1, coin=3, vp=3), TILE_A_PRODUCTION)
