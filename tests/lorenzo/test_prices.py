"""What cards cost: discounts and military prices (rulings L-17 to L-19, L-21 and L-22)."""

import pytest

from bottega.games.lorenzo.events import CardTaken
from bottega.games.lorenzo.pieces import CARD_KINDS
from tests.lorenzo.build import goods, seat, table

WARLORD, STONEMASON, DAME, KNIGHT, CAPTAIN, ARCHITECT, PATRON = 49, 50, 51, 52, 57, 58, 59
MARKETPLACE, PAINTERS, SCULPTORS, BARRACKS, STRONGHOLD = 33, 35, 36, 39, 40
CAMPAIGN, FOR_THE_BISHOP = 77, 80
PICO = "pico-della-mirandola"


def test_discounts_add_up_and_are_never_refunded() -> None:
    # ruling L-17: the Dame, the Patron and Pico take six off a cost of four
    owner = seat(goods(coin=3), cards=[DAME, 25, 26, 73, 74, 75, 76], played=[PICO])
    game = table(seats={0: owner}, towers={"character 1": PATRON, "character 2": CAPTAIN})
    game.play("place black character 1")  # the Patron is free, and three coins are for the fee
    assert game.seat0.coin == 3
    game.play("take character 2")
    assert [event.cost for event in game.heard(CardTaken)] == [{}, {}]
    assert game.seat0.coin == 0


def test_the_stonemason_adds_to_the_architect() -> None:
    # ruling L-17: a wood and a stone, and one more of either
    owner = seat(goods(coin=4), cards=[STONEMASON])
    towers = {"character 1": ARCHITECT, "building 1": BARRACKS, "building 2": MARKETPLACE}
    game = table(seats={0: owner}, towers=towers).play("place black character 1")
    assert game.offers("take building 1")
    game.play("take building 2")  # two wood and a stone, all of it taken off
    assert game.heard(CardTaken)[-1].cost == {}


def test_of_two_prices_that_come_out_equal_one_is_paid_without_a_question() -> None:
    # ruling L-17: nothing is left for the Stonemason to take off, whichever material he chose
    owner = seat(goods(coin=4), cards=[STONEMASON])
    towers = {"character 1": ARCHITECT, "building 1": BARRACKS}
    game = table(seats={0: owner}, towers=towers).play("place black character 1")
    game.play("take building 1")
    assert game.asks != "PayFor"
    assert [event.cost for event in game.heard(CardTaken)] == [goods(coin=4), {}]
    assert game.seat0.building == (BARRACKS,)


def test_of_both_materials_the_stonemason_takes_off_one_of_ones_choice() -> None:
    # rulings L-17 and L-18
    owner = seat(goods(coin=6, wood=2, stone=2), cards=[STONEMASON])
    game = table(seats={0: owner}, towers={"building 1": STRONGHOLD})
    game.play("place black building 1")
    assert game.lines() == ["pay 1", "pay 2"]
    assert game.view().prices == (
        goods(coin=2, wood=1, stone=2),
        goods(coin=2, wood=2, stone=1),
    )
    game.play("pay 2")
    assert (game.seat0.wood, game.seat0.stone) == (0, 1)


@pytest.mark.parametrize(("card", "good"), [(PAINTERS, "wood"), (SCULPTORS, "stone")])
def test_the_stonemason_takes_off_the_one_that_helps(card: int, good: str) -> None:
    # ruling L-18: nothing is asked when the card costs only one of them
    owner = seat({good: 3}, cards=[STONEMASON])
    game = table(seats={0: owner}, towers={"building 1": card}).play("place black building 1")
    assert game.heard(CardTaken)[0].cost == {good: 3}
    assert game.asked == 1


def test_a_discount_on_what_the_card_does_not_cost_does_nothing() -> None:
    # ruling L-18: the Architect's stone is no wood
    owner = seat(goods(coin=4, wood=3))
    towers = {"character 1": ARCHITECT, "building 1": PAINTERS}
    game = table(seats={0: owner}, towers=towers)
    game.play("place black character 1", "take building 1")
    assert game.heard(CardTaken)[-1].cost == goods(wood=3)


def test_pico_takes_three_coins_off_any_card_that_costs_coins() -> None:
    # ruling L-19
    owner = seat(goods(coin=1, wood=1, stone=1), played=[PICO])
    towers = {"character 1": STONEMASON, "venture 1": 74}
    game = table(seats={0: owner}, towers=towers)
    game.play("place black character 1")
    assert game.heard(CardTaken)[0].cost == goods(coin=1)
    game = table(seats={0: owner}, towers=towers).play("place black venture 1")
    assert game.heard(CardTaken)[0].cost == goods(wood=1, stone=1)


def test_pico_does_not_pay_the_fee() -> None:
    # ruling L-19
    owner = seat(goods(coin=2), played=[PICO])
    game = table(seats={0: owner}, placed=["1 black territory 1"])
    assert game.rule("place black territory 2") == "fee"


def test_pico_helps_with_the_resources_of_a_venture_that_has_two_costs() -> None:
    # ruling L-19
    owner = seat(goods(wood=1, stone=1), played=[PICO])
    game = table(seats={0: owner}, towers={"venture 1": FOR_THE_BISHOP})
    game.play("place black venture 1")
    assert game.heard(CardTaken)[0].cost == goods(wood=1, stone=1)
    strong = seat(goods(military=4, wood=1, stone=1), played=[PICO])
    game = table(seats={0: strong}, towers={"venture 1": FOR_THE_BISHOP})
    game.play("place black venture 1")
    assert game.view().prices == (goods(military=2), goods(wood=1, stone=1))


def test_a_character_does_not_help_to_take_itself() -> None:
    # ruling L-21
    game = table(dice=(1, 3, 6), seats={0: seat(goods(coin=3))}, towers={"character 2": DAME})
    assert game.rule("place white character 2") == "cost"
    rich = table(dice=(1, 3, 6), seats={0: seat(goods(coin=4))}, towers={"character 2": DAME})
    assert rich.rule("place black character 2") == "value"
    assert rich.offers("place white character 2")


@pytest.mark.parametrize(
    ("card", "kind"),
    [(WARLORD, "territory"), (STONEMASON, "building"), (DAME, "character"), (KNIGHT, "venture")],
)
def test_a_character_helps_from_the_moment_it_is_owned(card: int, kind: str) -> None:
    # ruling L-21
    owner = seat(goods(coin=9, wood=9, stone=9))
    game = table(dice=(3, 3, 3), seats={0: owner}, towers={"character 1": card})
    assert not game.offers(f"place white {kind} 3")
    game.play("place black character 1")
    if game.asks == "PickPrivileges":
        game.play("privilege faith")
    game.play("place black market 1")
    assert game.seat0.values == {kind: 2}
    if kind != "character":
        assert game.offers(f"place white {kind} 3")
        others = [other for other in CARD_KINDS if other not in (kind, "character")]
        assert not any(game.offers(f"place orange {other} 4") for other in others)


def test_the_dame_takes_a_coin_off_the_next_character() -> None:
    # ruling L-21
    owner = seat(goods(coin=3), cards=[DAME])
    game = table(seats={0: owner}, towers={"character 1": STONEMASON})
    game.play("place black character 1")
    assert game.heard(CardTaken)[0].cost == goods(coin=3)


def test_military_is_needed_before_paying_and_less_of_it_is_lost() -> None:
    # ruling L-22
    towers = {"venture 1": CAMPAIGN}
    assert (
        table(seats={0: seat(goods(military=2))}, towers=towers).rule("place black venture 1")
        == "cost"
    )
    game = table(seats={0: seat(goods(military=3))}, towers=towers)
    game.play("place black venture 1")
    assert game.held() == goods(military=1, coin=3)


def test_military_that_is_lost_returns_no_territory() -> None:
    # ruling L-22: the third territory needed three
    owner = seat(goods(military=3), cards=[1, 2, 3])
    game = table(seats={0: owner}, towers={"venture 1": CAMPAIGN})
    game.play("place black venture 1")
    assert game.seat0.military == 1
    assert game.seat0.territory == (1, 2, 3)
