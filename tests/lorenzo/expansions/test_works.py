"""Harvests and productions of leaders, families and spies: rulings X-23 to X-26."""

import pytest

from bottega.games.lorenzo.events import Harvested, Lost, Produced
from tests.lorenzo.build import Seat, goods, seat, table
from tests.lorenzo.expansions.sums import TILE_A_HARVEST, TILE_A_PRODUCTION, of_card, plus

ALBERTI, STROZZI, BRAMANTE = "leon-battista-alberti", "palla-strozzi", "bramante"
TIMBER = 99  # a wood for each venture
STONES, WOODS = 111, 112  # exchanges
MINT = 25  # a coin for each building, at 5


@pytest.mark.parametrize(
    ("leader", "cards", "area", "bonus"),
    [
        (ALBERTI, [STONES, WOODS], "production", TILE_A_PRODUCTION),
        (STROZZI, [1, 2], "harvest", TILE_A_HARVEST),
    ],
)
def test_alberti_and_strozzi_let_one_card_work_and_the_bonus_tile(
    leader: str, cards: list[int], area: str, bonus: dict[str, int]
) -> None:
    # ruling X-23
    game = table(seats={0: seat(cards=cards, played=[leader])}).play(f"use {leader}", "spend 0")
    assert game.lines() == [f"activate card {card}" for card in cards] + ["decline"]
    game.play("decline")
    assert game.held() == bonus


def test_strozzi_brings_only_the_chosen_territory() -> None:
    # ruling X-23
    game = table(seats={0: seat(cards=[1, 2, 3], played=[STROZZI])})
    game.play(f"use {STROZZI}", "spend 0", "activate card 1")
    assert game.held() == plus(goods(coin=1), TILE_A_HARVEST)


def test_servants_and_characters_raise_strozzis_three() -> None:
    # ruling X-23: the woods of card 5 want five
    owner = seat(goods(servant=2), cards=[5], played=[STROZZI])
    game = table(seats={0: owner}).play(f"use {STROZZI}")
    assert game.lines() == ["spend 0", "spend 2", "decline"]
    farmer = seat(cards=[5, 53], played=[STROZZI])
    game = table(seats={0: farmer}).play(f"use {STROZZI}", "spend 0")
    assert game.offers("activate card 5")


def test_alberti_trades_with_the_one_building_only() -> None:
    # ruling X-23
    owner = seat(goods(wood=9, stone=9), cards=[STONES, WOODS], played=[ALBERTI])
    game = table(seats={0: owner}).play(f"use {ALBERTI}", "spend 0", "activate card 112")
    assert game.lines() == ["produce", "trade building 2 arrow 1"]


def test_bramante_harvests_or_produces_with_the_value_of_the_member() -> None:
    owner = seat(goods(servant=9), cards=[1, 5, MINT], played=[BRAMANTE])
    game = table(dice=(2, 1, 1), seats={0: owner}).play("place black bramante")
    assert game.lines() == ["option 1", "option 2"]
    game.play("option 1")
    assert game.lines() == ["spend 0", "spend 3"]
    assert game.play("spend 3").heard(Harvested)[0].value == 5
    game = table(dice=(2, 1, 1), seats={0: owner}).play("place black bramante", "option 2")
    assert game.lines() == ["spend 0", "spend 3"]


def test_bramante_leaves_the_common_spaces_to_other_members() -> None:
    owner = seat(cards=[1], played=[BRAMANTE], members=["black", "white"])
    game = table(dice=(2, 3, 1), seats={0: owner, 1: seat(members=["black"])})
    game.play("place black bramante", "option 1", "place black council", "privilege coins")
    assert game.offers("place white harvest")


def aragonesi(cards: list[int] | None = None, **held: int) -> Seat:
    """Lay out a seat of the Aragonesi."""
    return seat(goods(**held), cards=cards or [], family="aragonesi")


def test_the_aragonesi_harvest_at_one_less_than_the_new_territory_asks_for() -> None:
    # ruling X-24: the Monastery wants six
    owner = aragonesi([1, 7, 8], military=7, servant=9)
    game = table(seats={0: owner}, towers={"territory 1": 6}).play("place black territory 1")
    assert [event.value for event in game.heard(Harvested)] == [5]
    assert of_card(game, 1) == [goods(coin=1)]
    assert of_card(game, 7) == [goods(stone=1, military=2)]
    assert of_card(game, 6) == of_card(game, 8) == []
    assert game.asked == 1  # nothing raises it, so nothing is asked


def test_the_harvest_of_the_aragonesi_is_never_raised_but_lowered() -> None:
    # ruling X-24
    game = table(seats={0: aragonesi([53])}, towers={"territory 1": 6})
    assert game.play("place black territory 1").heard(Harvested)[0].value == 5
    lowered = seat(family="aragonesi", cards=[53], excommunicated=["1-5"])
    game = table(seats={0: lowered}, towers={"territory 1": 10}).play("place black territory 1")
    assert not game.heard(Harvested)  # 3 - 1 - 3
    game = table(seats={0: lowered}, towers={"territory 1": 16}).play("place black territory 1")
    assert [event.value for event in game.heard(Harvested)] == [2]


@pytest.mark.parametrize(("floor", "card"), [("territory 1", 1), ("special 1", TIMBER)])
def test_a_harvest_of_nothing_brings_the_aragonesi_nothing(floor: str, card: int) -> None:
    # ruling X-24
    game = table(seats={0: aragonesi()}, towers={floor: card}).play(f"place black {floor}")
    assert not game.heard(Harvested)
    assert game.held() == goods()


@pytest.mark.parametrize(
    ("card", "space", "tile"),
    [(151, "large production", "1-6"), (152, "large harvest", "1-5")],
)
def test_only_the_large_space_takes_nothing_off(card: int, space: str, tile: str) -> None:
    # ruling X-25
    for cards, least in (([card], 1), ([151 + 152 - card], 4)):
        for die in (least - 1 or 1, least):
            game = table(3, dice=(die, 6, 6), seats={0: seat(cards=cards)})
            assert game.offers(f"place black {space}") == (die >= least)
    for die in (3, 4):
        cursed = seat(cards=[card], excommunicated=[tile])
        game = table(3, dice=(die, 6, 6), seats={0: cursed})
        assert game.offers(f"place black {space}") == (die == 4)


def test_the_spy_produces_with_a_rivals_buildings_and_own_goods() -> None:
    # ruling X-26
    spy = seat(goods(coin=5, wood=1), cards=[73, 74])
    rival = seat(goods(wood=4), cards=[MINT, 29, 39], bonus_tile="b")
    game = table(seats={0: spy, 1: rival}, towers={"character 1": 153})
    game.play("place black character 1", "visit seat 1")
    assert game.lines() == ["spend 0", "decline"]  # three: its own bonus counts only afterwards
    assert game.seat0.values["production"] == 1
    game.play("spend 0")
    assert [event.value for event in game.heard(Produced)] == [3]
    assert game.held(1) == goods(wood=4)


def test_own_values_servants_and_bonus_tile_count_on_a_rivals_board() -> None:
    # ruling X-26: the artisan adds two, so the mint works, and counts the spy's own buildings
    spy = seat(goods(coin=5, wood=1), cards=[54, 27, 28], bonus_tile="a")
    game = table(seats={0: spy, 1: seat(cards=[MINT, 29])}, towers={"character 1": 153})
    game.play("place black character 1", "visit seat 1", "spend 0")
    assert game.lines() == ["produce", "trade building 2 arrow 1"]
    game.play("trade building 2 arrow 1")
    assert game.held() == plus(goods(coin=2 + 3), TILE_A_PRODUCTION)


def test_harmful_cards_of_a_rival_hit_who_uses_them() -> None:
    # ruling X-26
    poacher = seat(goods(coin=6, vp=9, servant=2))
    game = table(
        seats={0: poacher, 1: seat(goods(vp=9), cards=[145, 146])}, towers={"character 1": 154}
    )
    game.play("place black character 1", "visit seat 1", "spend 2")
    assert [(event.seat, event.goods) for event in game.heard(Lost)] == [
        (0, goods(vp=1)),
        (0, goods(vp=2)),
    ]
    assert game.seat1.vp == 9


def test_the_poacher_may_leave_it() -> None:
    game = table(seats={0: seat(goods(coin=6))}, towers={"character 1": 154})
    game.play("place black character 1", "decline")
    assert game.asked == 1
