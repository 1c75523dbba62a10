"""Harvest and production: rulings L-3 and L-27 to L-31."""

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.events import BonusDeclined, Harvested, Produced, Received
from tests.lorenzo.build import goods, seat, table

CARPENTER, CHAPEL, RESIDENCE, TREASURY, PAINTERS, SCULPTORS = 29, 31, 32, 34, 35, 36
BAPTISTERY, BARRACKS, FORTRESS, CHURCH, GARDEN = 38, 39, 44, 46, 43
ARTISAN, FARMER, CANALS, ROADS = 54, 53, 85, 94
LEONARDO, SFORZA = "leonardo-da-vinci", "francesco-sforza"


def test_servants_spent_on_the_value_cannot_be_traded() -> None:
    # ruling L-3: the Barracks trade a servant, but the only one lifts the neutral member
    game = table(seats={0: seat(goods(servant=1), cards=[BARRACKS])})
    game.play("place neutral production")
    assert game.held() == goods(coin=2, military=1)


def test_a_servant_that_is_left_can_be_traded() -> None:
    # ruling L-3
    game = table(seats={0: seat(goods(servant=2), cards=[BARRACKS])})
    game.play("place neutral production", "trade building 1 arrow 1")
    assert game.held() == goods(coin=2, military=4)


def test_a_harvest_brings_everything_that_works_and_the_personal_bonus() -> None:
    # ruling L-27
    game = table(dice=(3, 3, 3), seats={0: seat(cards=[1, 2, 3, 4])})
    game.play("place black harvest")
    assert game.held() == goods(coin=2, wood=2, stone=1, servant=2)


def test_territories_do_not_produce_and_buildings_do_not_harvest() -> None:
    owner = seat(cards=[1, GARDEN])
    assert table(seats={0: owner}).play("place black harvest").seat0.vp == 0
    assert table(seats={0: owner}).play("place black production").held() == goods(
        coin=2, military=1, vp=3
    )


def test_what_a_production_brings_cannot_be_spent_in_it() -> None:
    # ruling L-27: neither the coins of the personal bonus nor those of the Carpenter
    owner = seat(goods(wood=2), cards=[CARPENTER, TREASURY])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 2")
    assert game.asked == 1
    assert game.held() == goods(coin=2 + 5, military=1)


def test_what_was_there_before_a_production_can_be_spent_in_it() -> None:
    # ruling L-27
    owner = seat(goods(wood=2, coin=2), cards=[CARPENTER, TREASURY])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 2")
    assert game.lines() == ["produce", "trade building 2 arrow 1", "trade building 2 arrow 2"]
    game.play("trade building 2 arrow 2")
    assert game.held() == goods(coin=2 + 5, military=1, vp=5)


def test_privileges_of_a_production_cannot_be_spent_in_it() -> None:
    # ruling L-27: the Fortress grants one, but the Carpenter has no wood to trade
    owner = seat(cards=[FORTRESS, CARPENTER])
    game = table(seats={0: owner}).play("place black production")
    assert game.asks == "PickPrivileges"
    game.play("privilege materials")
    assert game.held() == goods(coin=2, wood=1, stone=1, military=1, vp=2)


def test_all_trades_of_a_production_are_paid_together() -> None:
    # ruling L-27: two wood are not enough for two of the Carpenter and one of the Painters
    owner = seat(goods(wood=2), cards=[CARPENTER, PAINTERS])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 1")
    assert game.lines() == ["produce", "trade building 2 arrow 1"]
    both = table(seats={0: owner}).play("place black production", "trade building 1 arrow 2")
    assert both.heard(Produced) == [Produced(0, 6, goods(wood=2))]


def test_a_building_trades_once_by_one_of_its_arrows() -> None:
    # ruling L-28
    owner = seat(goods(wood=9, coin=9), cards=[CARPENTER, TREASURY])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 1")
    assert game.rule("trade building 1 arrow 1") == "traded"
    assert game.rule("trade building 1 arrow 2") == "traded"


def test_trades_are_chosen_in_any_order() -> None:
    # ruling M-52: the second building first, and neither of its arrows twice
    owner = seat(goods(wood=3), cards=[CARPENTER, PAINTERS])
    game = table(seats={0: owner}).play("place black production", "trade building 2 arrow 1")
    assert game.lines() == ["produce", "trade building 1 arrow 1", "trade building 1 arrow 2"]
    game.play("trade building 1 arrow 2")
    assert game.heard(Produced) == [Produced(0, 6, goods(wood=3))]
    other = table(seats={0: owner}).play("place black production", "trade building 1 arrow 2")
    other.play("trade building 2 arrow 1")
    assert other.held() == game.held()


def test_who_ends_turns_by_hand_is_held_where_only_the_production_is_left() -> None:
    # ruling M-52: until then the last trade can be taken back
    game = table(seats={0: seat(goods(wood=1), cards=[CARPENTER])})
    game.table.holds = 1
    game.play("place black production", "trade building 1 arrow 1")
    assert (game.table.held, game.heard(Produced)) == (0, [])
    game.table.release()
    assert game.heard(Produced) == [Produced(0, 6, goods(wood=1))]


def test_a_production_without_trades_waits_for_nobody() -> None:
    # ruling M-52: there was nothing to choose
    game = table(seats={0: seat(cards=[CARPENTER])})
    game.table.holds = 1
    game.play("place black production")
    assert game.heard(Produced) == [Produced(0, 6, {})]


def test_search_chooses_the_same_trades_by_one_path() -> None:
    # ruling M-52: in rising order
    owner = seat(goods(wood=9, stone=9), cards=[CARPENTER, PAINTERS, SCULPTORS])
    game = table(seats={0: owner}).play("place black production", "trade building 2 arrow 1")
    least = [GAME.line(int(code)) for code in game.table.rising_options()]
    assert least == ["produce", "trade building 3 arrow 1", "trade building 3 arrow 2"]
    assert game.offers("trade building 1 arrow 1")


def test_a_trade_may_be_declined() -> None:
    # ruling L-28
    owner = seat(goods(wood=9), cards=[CARPENTER])
    game = table(seats={0: owner}).play("place black production", "produce")
    assert game.held() == goods(coin=2, wood=9, military=1)


def test_any_of_several_trades_may_be_left_out() -> None:
    # ruling L-28
    owner = seat(goods(wood=9, coin=9), cards=[CARPENTER, TREASURY])
    game = table(seats={0: owner}).play("place black production", "trade building 2 arrow 1")
    game.play("produce")
    assert game.held() == goods(coin=10, wood=9, military=1, vp=3)


@pytest.mark.parametrize(("arrow", "left"), [(1, goods(stone=1)), (2, goods(wood=1))])
def test_the_church_takes_a_wood_or_a_stone(arrow: int, left: dict[str, int]) -> None:
    # ruling L-29
    owner = seat(goods(wood=1, stone=1), cards=[CHURCH])
    game = table(seats={0: owner})
    game.play("place black production", f"trade building 1 arrow {arrow}")
    assert game.held() == left | goods(coin=2, military=1, faith=2)


def test_the_church_takes_what_there_is() -> None:
    # ruling L-29
    game = table(seats={0: seat(goods(stone=1), cards=[CHURCH])}).play("place black production")
    assert game.lines() == ["produce", "trade building 1 arrow 2"]


def test_the_baptistery_pays_a_faith_that_was_there_before() -> None:
    # ruling L-30: not the one that the Chapel brings in the same production
    owner = seat(goods(coin=1), cards=[CHAPEL, BAPTISTERY])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 1")
    assert game.held() == goods(coin=2, military=1, faith=1)
    faithful = seat(goods(faith=1), cards=[BAPTISTERY])
    game = table(seats={0: faithful})
    game.play("place black production", "trade building 1 arrow 1")
    assert game.held() == goods(coin=4, military=1, vp=2)


def test_leonardos_production_of_nothing_activates_nothing() -> None:
    # ruling L-31: not even the personal bonus, so without help he has no use
    game = table(seats={0: seat(cards=[GARDEN], played=[LEONARDO])})
    assert game.rule("use leonardo-da-vinci") == "to-no-use"
    helped = table(seats={0: seat(goods(servant=1), cards=[GARDEN], played=[LEONARDO])})
    helped.play("use leonardo-da-vinci", "decline")
    assert helped.held() == goods(servant=1)
    assert helped.heard(BonusDeclined) == [BonusDeclined(0)]


def test_a_servant_makes_leonardo_produce() -> None:
    # ruling L-31
    helped = seat(goods(servant=1), cards=[GARDEN], played=[LEONARDO])
    game = table(seats={0: helped}).play("use leonardo-da-vinci", "spend 1")
    assert game.held() == goods(coin=1, servant=2, vp=3)


def test_an_artisan_makes_leonardo_produce() -> None:
    # ruling L-31
    helped = seat(cards=[GARDEN, BARRACKS, ARTISAN], played=[LEONARDO])
    game = table(seats={0: helped}).play("use leonardo-da-vinci", "spend 0")
    assert game.heard(Produced) == [Produced(0, 2, {})]


def test_sforzas_harvest_of_one_activates_the_bonus_and_the_first_territories() -> None:
    # ruling L-31
    owner = seat(cards=[1, 2, 9], played=[SFORZA], bonus_tile="a")
    game = table(seats={0: owner}).play("use francesco-sforza", "spend 0")
    assert game.heard(Harvested) == [Harvested(0, 1)]
    assert game.held() == goods(coin=1 + 2, wood=1, stone=1, military=1)


@pytest.mark.parametrize(("leader", "tile", "needed"), [(LEONARDO, "1-6", 4), (SFORZA, "1-5", 3)])
def test_declining_a_leaders_work_below_zero_costs_no_servants(
    leader: str, tile: str, needed: int
) -> None:
    # rulings L-15 and L-31
    owner = seat(goods(servant=9), played=[leader], excommunicated=[tile])
    game = table(seats={0: owner}).play(f"use {leader}")
    assert game.lines() == [f"spend {needed}", "decline"]
    assert game.play("decline").seat0.servant == 9


def test_servants_raise_a_harvest_without_a_member() -> None:
    # ruling L-1
    owner = seat(goods(coin=3, servant=4), cards=[5])
    game = table(seats={0: owner}, towers={"venture 1": CANALS})
    game.play("place black venture 1")
    assert game.lines() == ["spend 0", "spend 1", "decline"]
    game.play("spend 1")
    assert game.held() == goods(wood=4, stone=1, servant=2)


def test_a_farmer_raises_a_harvest_without_a_member() -> None:
    owner = seat(goods(coin=3, servant=2), cards=[5, FARMER])
    game = table(seats={0: owner}, towers={"venture 1": CANALS})
    game.play("place black venture 1", "spend 0")
    assert game.heard(Harvested) == [Harvested(0, 6)]


def test_a_production_of_a_venture_trades_only_what_the_venture_left() -> None:
    owner = seat(goods(coin=4, servant=3), cards=[BARRACKS, TREASURY])
    game = table(seats={0: owner}, towers={"venture 1": ROADS})
    game.play("place black venture 1", "spend 0")
    assert game.held() == goods(coin=2, military=1)


def test_privileges_of_two_buildings_may_be_the_same() -> None:
    # ruling L-33: they are separate sources
    owner = seat(goods(coin=1), cards=[RESIDENCE, FORTRESS])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 1")
    game.play("privilege servants", "privilege servants")
    assert game.seat0.servant == 4


def test_every_source_of_a_harvest_is_told_of() -> None:
    game = table(seats={0: seat(cards=[1, 3])}).play("place black harvest")
    assert [(event.source, event.piece) for event in game.heard(Received)] == [
        ("tile", 0),
        ("yield", 1),
        ("yield", 3),
    ]
