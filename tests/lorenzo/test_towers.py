"""The towers: fee, floors, limits and actions without a member (L-12 to L-16, L-20, L-23, L-25)."""

import pytest

from bottega.games.lorenzo.events import BonusDeclined, FeePaid, Received
from bottega.games.lorenzo.pieces import CARD_KINDS
from tests.lorenzo.build import goods, seat, table

WARLORD, PREACHER, ABBESS = 49, 55, 56
CAPTAIN, ARCHITECT, PATRON, HERO = 57, 58, 59, 60
CHAPEL, RECRUITS, PANHANDLERS = 31, 73, 78


def test_a_tower_with_somebody_in_it_costs_three_coins() -> None:
    game = table(seats={0: seat(goods(coin=3))}, placed=["1 black territory 1"])
    game.play("place black territory 2")
    assert game.heard(FeePaid) == [FeePaid(0, 3)]
    assert game.seat0.coin == 0


def test_ones_own_member_makes_the_tower_occupied_too() -> None:
    game = table(seats={0: seat(goods(servant=1, coin=2))}, placed=["0 black territory 4"])
    assert game.rule("place neutral territory 1") == "fee"


def test_an_empty_tower_costs_nothing_even_if_cards_are_gone() -> None:
    game = table(towers={"territory 1": 0}).play("place black territory 2")
    assert game.heard(FeePaid) == []


def test_the_coins_of_a_floor_cannot_pay_the_fee() -> None:
    # ruling L-12
    helped = seat(goods(coin=2, wood=3, servant=1))
    game = table(seats={0: helped}, towers={"venture 4": PANHANDLERS}, placed=["1 black venture 1"])
    assert game.rule("place black venture 4") == "fee"


def test_the_coins_of_a_floor_pay_for_its_card() -> None:
    # ruling L-12: six coins are three for the fee, and three with one from the floor
    occupied = ["1 black venture 1"]
    six = table(seats={0: seat(goods(coin=6))}, towers={"venture 3": RECRUITS}, placed=occupied)
    six.play("place black venture 3")
    assert six.seat0.coin == 0
    assert six.seat0.venture == (RECRUITS,)
    five = table(seats={0: seat(goods(coin=5))}, towers={"venture 3": RECRUITS}, placed=occupied)
    assert five.rule("place black venture 3") == "cost"


@pytest.mark.parametrize(
    ("kind", "good"), list(zip(CARD_KINDS, ("wood", "stone", "military", "coin"), strict=True))
)
def test_the_third_and_fourth_floors_give_one_and_two(kind: str, good: str) -> None:
    cheap = {"territory": 1, "character": 49, "building": 31, "venture": 78}[kind]
    rich = seat(goods(coin=9, wood=9, stone=9, servant=1))
    for floor, n in ((1, 0), (2, 0), (3, 1), (4, 2)):
        game = table(seats={0: rich}, towers={f"{kind} {floor}": cheap})
        game.play(f"place black {kind} {floor}")
        gained = [e.goods for e in game.heard(Received) if e.source == "space"]
        assert gained == ([{good: n}] if n else [])


def test_an_action_without_a_member_pays_the_fee() -> None:
    # ruling L-13
    towers = {"character 1": ABBESS, "territory 1": 1, "building 1": CHAPEL}
    for coins, rule in ((5, "fee"), (6, "")):
        taker = seat(goods(coin=coins, wood=2))
        game = table(seats={0: taker}, towers=towers, placed=["1 black territory 4"])
        game.play("place black character 1")
        assert game.offers("take building 1")
        assert game.rule("take territory 1") == rule
    game.play("take territory 1")
    assert game.heard(FeePaid) == [FeePaid(0, 3)]


def test_an_action_without_a_member_receives_the_bonus_of_the_floor() -> None:
    # ruling L-13
    game = table(seats={0: seat(goods(coin=4))}, towers={"character 1": CAPTAIN, "territory 3": 9})
    game.play("place black character 1", "take territory 3")
    assert game.seat0.wood == 1


def test_characters_add_their_value_to_actions_without_a_member() -> None:
    # ruling L-13: four and two of the Warlord reach the third floor of territories only
    helped = seat(goods(coin=9, wood=9, stone=9), cards=[WARLORD])
    game = table(seats={0: helped}, towers={"character 1": ABBESS}).play("place black character 1")
    assert game.offers("take territory 3")
    assert not game.offers("take building 3")
    assert game.offers("take building 2")


def test_an_action_without_a_member_needs_the_military_of_the_next_territory() -> None:
    # ruling L-13
    for military, free in ((2, False), (3, True)):
        owner = seat(goods(coin=3, military=military), cards=[1, 2])
        game = table(seats={0: owner}, towers={"character 1": ABBESS})
        game.play("place black character 1")
        assert game.offers("take territory 1") == free


def test_an_action_without_a_member_may_enter_where_ones_own_member_stands() -> None:
    # ruling L-13
    game = table(
        seats={0: seat(goods(coin=7))},
        towers={"character 1": CAPTAIN},
        placed=["0 black territory 1"],
    )
    assert game.rule("place white territory 2") == "same-tower"
    game.play("place white character 1")
    assert game.offers("take territory 2")


def test_an_action_without_a_member_does_not_occupy_the_tower() -> None:
    # ruling L-13
    game = table(seats={0: seat(goods(coin=4))}, towers={"character 1": CAPTAIN})
    game.play("place black character 1", "take territory 1")
    assert [there.space for there in game.view().members] == ["character 1"]
    game.play("place black territory 2")
    assert game.heard(FeePaid) == []


def test_the_patrons_own_member_makes_his_tower_occupied() -> None:
    # ruling L-14: three for the Patron, three for the fee, and the Captain for four less two
    towers = {"character 1": PATRON, "character 2": CAPTAIN}
    for coins in (5, 7):
        game = table(seats={0: seat(goods(coin=coins))}, towers=towers)
        game.play("place black character 1")
        assert game.heard(BonusDeclined) == [BonusDeclined(0)]  # nothing can be taken
        assert game.asked == 1
    game = table(seats={0: seat(goods(coin=8))}, towers=towers)
    game.play("place black character 1", "take character 2", "decline")
    assert game.heard(FeePaid) == [FeePaid(0, 3)]
    assert game.seat0.character == (PATRON, CAPTAIN)
    assert game.seat0.coin == 0


@pytest.mark.parametrize("card", [ABBESS, CAPTAIN, ARCHITECT, PATRON, HERO])
def test_an_action_without_a_member_may_be_declined_and_is_gone_then(card: int) -> None:
    # ruling L-15
    rich = seat(goods(coin=30, wood=9, stone=9, military=20), members=["black", "white"])
    game = table(seats={0: rich}, towers={"character 1": card})
    game.play("place black character 1")
    if game.asks == "Effects":
        game.play("first effect 1")
    assert game.offers("decline")
    game.play("decline")
    if game.asks == "PickPrivileges":
        game.play("privilege coins")
    assert game.seat0.cards == (card,)
    assert game.asked == 1
    game.play("place black market 1")
    assert game.placements() != []
    assert not any(line.startswith("take") for line in game.lines())


def test_a_harvest_without_a_member_may_be_declined() -> None:
    # ruling L-15: resources may cost points at the end (tile 3-7), so one may not want them
    game = table(seats={0: seat(goods(coin=9))}, towers={"character 1": 69})
    game.play("place black character 1", "decline")
    assert game.seat0.wood == 0


def test_a_floor_whose_card_is_gone_cannot_be_used_for_its_bonus() -> None:
    # ruling L-16
    game = table(towers={"territory 3": 0})
    assert game.rule("place black territory 3") == "card-gone"


def test_the_preacher_gives_up_the_bonuses_of_the_upper_floors() -> None:
    # ruling L-20
    owner = seat(goods(servant=1), cards=[PREACHER])
    for floor in (3, 4):
        game = table(seats={0: owner}).play(f"place black territory {floor}")
        assert [e for e in game.heard(Received) if e.source == "space"] == []


def test_without_the_bonus_of_the_floor_its_card_may_be_too_dear() -> None:
    # ruling L-20
    game = table(
        seats={0: seat(goods(coin=3), cards=[PREACHER]), 1: seat(goods(coin=3))},
        towers={"venture 3": RECRUITS},
    )
    assert game.rule("place black venture 3") == "cost"
    game.play("place black market 2")
    assert game.offers("place black venture 3")


def test_the_preachers_malus_holds_for_actions_without_a_member() -> None:
    # ruling L-20
    owner = seat(goods(coin=4), cards=[PREACHER])
    game = table(seats={0: owner}, towers={"character 1": CAPTAIN, "territory 3": 9})
    game.play("place black character 1", "take territory 3")
    assert game.seat0.wood == 0


def test_the_preachers_own_floor_still_gives_its_bonus() -> None:
    # ruling L-20
    game = table(seats={0: seat(goods(coin=2))}, towers={"character 3": PREACHER})
    game.play("place black character 3")
    assert game.held() == goods(stone=1, faith=4)


@pytest.mark.parametrize(("owned", "need"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_each_place_for_a_territory_needs_its_military(owned: int, need: int) -> None:
    # ruling L-23
    cards = [1, 2, 3, 4, 9][:owned]
    game = table(seats={0: seat(goods(military=need), cards=cards)}, round=4)
    assert game.seat0.needs == need
    game.play("place black territory 1")
    assert len(game.seat0.territory) == owned + 1
    assert game.seat0.military >= need  # nothing is paid
    if need:
        weak = table(seats={0: seat(goods(military=need - 1), cards=cards)}, round=4)
        assert weak.rule("place black territory 1") == "slot"


def test_the_military_that_a_territory_brings_does_not_help_to_take_it() -> None:
    # ruling L-23: the Monastery brings two
    owner = seat(goods(military=1), cards=[1, 2])
    game = table(seats={0: owner}, towers={"territory 1": 6})
    assert game.rule("place black territory 1") == "slot"


SIX = {
    "territory": [1, 2, 3, 4, 9, 10],
    "character": [49, 50, 53, 54, 61, 62],
    "building": [25, 26, 27, 28, 33, 34],
    "venture": [73, 74, 75, 76, 81, 82],
}
EVERYTHING = goods(coin=30, wood=20, stone=20, servant=20, military=25)


@pytest.mark.parametrize("kind", CARD_KINDS)
def test_nobody_has_more_than_six_cards_of_a_kind(kind: str) -> None:
    # ruling L-25
    game = table(seats={0: seat(EVERYTHING, cards=SIX[kind])})
    assert game.rule(f"place black {kind} 1") == "card-limit"
    others = [other for other in CARD_KINDS if other != kind]
    assert all(game.offers(f"place black {other} 1") for other in others)


@pytest.mark.parametrize("kind", ["territory", "building", "venture"])
def test_no_action_brings_a_seventh_card_of_a_kind(kind: str) -> None:
    # ruling L-25: the Ambassador takes any card
    owner = seat(EVERYTHING, cards=SIX[kind])
    game = table(seats={0: owner}, towers={"character 1": 72}).play("place black character 1")
    if game.asks == "Effects":
        game.play("first effect 1")
    elif game.asks == "PickPrivileges":
        game.play("privilege coins")
    assert game.rule(f"take {kind} 1") == "card-limit"
    assert game.offers("take character 2")
