"""Family members and servants: rulings L-1 to L-11, L-16 and L-48 among them."""

import pytest

from bottega.games.lorenzo.events import Harvested, MemberLost, Received, ServantsSpent
from bottega.kernel.errors import Illegal
from tests.lorenzo.build import Position, goods, seat, table

CAPTAIN, MONASTERY, MANOR_HOUSE = 57, 6, 15
WARLORD, FARMER, PEASANT = 49, 53, 61


def test_a_member_is_worth_its_die_and_the_neutral_one_nothing() -> None:
    game = table(dice=(2, 3, 4))
    assert game.seat0.members == {"black": 2, "white": 3, "orange": 4, "neutral": 0}
    assert game.seat1.members == game.seat0.members


@pytest.mark.parametrize(("floor", "value"), [(1, 1), (2, 3), (3, 5)])
def test_a_floor_asks_for_its_value(floor: int, value: int) -> None:
    game = table(dice=(value, value - 1 or 1, 6))
    assert game.offers(f"place black territory {floor}")
    assert game.offers(f"place white territory {floor}") == (value == 1)


def test_the_fourth_floor_asks_for_seven() -> None:
    assert not table().offers("place black territory 4")
    game = table(seats={0: seat(goods(servant=1))}).play("place black territory 4")
    assert game.heard(ServantsSpent) == [ServantsSpent(0, 1)]


def test_a_higher_value_does_for_a_lower_floor_and_floors_are_taken_in_any_order() -> None:
    game = table()
    assert game.offers("place black territory 1")
    game.play("place black territory 3")
    assert game.card_on("territory 3") == 0
    assert game.card_on("territory 1") != 0


def test_servants_that_an_action_brings_cannot_raise_it() -> None:
    # ruling L-1: the Monastery gives a servant, and the market five
    game = table(dice=(2, 2, 2), towers={"territory 2": MONASTERY})
    reason = game.why_not("place black territory 2")
    assert reason is not None
    assert (reason.rule, reason.need["servant"]) == ("value", 1)
    assert not game.offers("place neutral market 2")


def test_servants_raise_actions_without_a_member_too() -> None:
    # ruling L-1: the Captain's action of six reaches the floor of seven
    taker = seat(goods(coin=4, servant=1))
    game = table(seats={0: taker}, towers={"character 1": CAPTAIN})
    game.play("place black character 1")
    assert game.offers("take territory 4")
    game.play("take territory 4")
    assert game.seat0.servant == 0
    assert len(game.seat0.territory) == 1


def test_more_servants_than_needed_let_more_territories_work() -> None:
    # ruling L-2
    owner = seat(goods(servant=4), cards=[1, 3, 5])
    game = table(dice=(1, 1, 1), seats={0: owner})
    game.play("place black harvest")
    assert game.lines() == ["spend 0", "spend 2", "spend 4"]
    game.play("spend 4")
    assert game.heard(Harvested) == [Harvested(0, 5)]
    assert game.held() == goods(coin=2, wood=4, stone=1, servant=2)


def test_servants_that_make_no_difference_are_not_asked_for() -> None:
    # ruling L-2
    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=9), cards=[1])})
    game.play("place black harvest")
    assert game.asked == 1
    assert game.seat0.servant == 10


def test_the_neutral_member_needs_a_servant_for_any_space() -> None:
    # ruling L-4
    assert table().placements("neutral") == []
    game = table(seats={0: seat(goods(servant=1))})
    assert game.offers("place neutral council")
    assert game.offers("place neutral territory 1")
    game.play("place neutral market 1")
    assert game.held() == goods(coin=5)


def test_a_character_can_lift_the_neutral_member() -> None:
    # ruling L-4
    game = table(seats={0: seat(cards=[WARLORD])})
    assert game.placements("neutral") == ["place neutral territory 1"]


def test_a_neutral_member_that_cannot_be_placed_is_lost() -> None:
    # ruling L-4
    game = table(seats={1: seat(members=["neutral"])})
    game.play("place black market 1")
    assert game.heard(MemberLost) == [MemberLost(1, "neutral")]
    assert game.asked == 0


def test_a_coloured_member_worth_nothing_is_lost_like_the_neutral_one() -> None:
    # ruling L-5: tile 1-7 makes a one worth nothing
    cursed = seat(members=["black", "white"], excommunicated=["1-7"])
    game = table(dice=(1, 2, 6), seats={1: cursed})
    game.play("place black market 1")
    assert game.placements("black") == []
    game.play("place white council", "privilege coins", "place white market 2")
    assert game.heard(MemberLost) == [MemberLost(1, "black")]


def test_nobody_passes_who_can_place_somebody() -> None:
    # ruling L-6
    game = table()
    assert not game.offers("pass")
    assert game.rule("pass") == "must-place"
    with pytest.raises(Illegal):
        game.play("pass")


def test_even_the_last_servant_must_be_spent_before_one_may_pass() -> None:
    # rulings L-6 and L-68: the palace takes anybody worth one
    poor = seat(goods(servant=1), members=["neutral"])
    game = table(seats={0: poor})
    assert not game.offers("pass")
    assert game.offers("place neutral council")


def test_one_coloured_member_and_the_neutral_one_in_a_tower() -> None:
    # ruling L-7
    rich = seat(goods(coin=9, servant=9))
    game = table(seats={0: rich}, placed=["0 black territory 1"])
    assert game.rule("place white territory 2") == "same-tower"
    assert game.offers("place neutral territory 2")
    assert game.offers("place white character 2")


def alone(players: int, held: dict[str, int]) -> Position:
    """Lay out a table where only the first seat has members."""
    others = {i: seat(members=[]) for i in range(1, players)}
    return table(players, seats={0: seat(held), **others})


def test_a_member_that_was_placed_counts_for_its_tower() -> None:
    # ruling L-7
    game = alone(2, goods(coin=9, servant=9)).play("place black territory 1")
    assert game.rule("place white territory 2") == "same-tower"
    assert game.offers("place neutral territory 2")
    game = alone(2, goods(coin=9, servant=9)).play("place neutral territory 1")
    assert game.offers("place white territory 2")


@pytest.mark.parametrize("area", ["harvest", "production"])
def test_a_member_that_was_placed_counts_for_its_area(area: str) -> None:
    # ruling L-7
    game = alone(3, goods(servant=9)).play(f"place black {area}")
    assert game.rule(f"place white large {area}") == "same-area"
    assert game.offers(f"place neutral large {area}")
    game = alone(3, goods(servant=9)).play(f"place neutral large {area}")
    assert game.offers(f"place white large {area}")
    assert game.offers(f"place white {area}")


def test_towers_and_areas_are_free_again_in_the_next_round() -> None:
    # ruling L-7
    game = table(last="black").play("place black territory 1")
    assert game.view().round == 2
    assert game.offers("place black territory 1")


def test_a_coloured_member_may_follow_the_neutral_one() -> None:
    # ruling L-7
    game = table(seats={0: seat(goods(coin=3))}, placed=["0 neutral territory 1"])
    assert game.offers("place white territory 2")


def test_neutral_members_of_different_players_stand_in_one_tower() -> None:
    # ruling L-7
    helped = seat(goods(coin=3, servant=3))
    game = table(seats={0: helped}, placed=["1 neutral territory 1", "1 black territory 3"])
    assert game.offers("place neutral territory 2")


@pytest.mark.parametrize("area", ["harvest", "production"])
def test_both_spaces_of_an_area_count_together(area: str) -> None:
    # ruling L-7
    helped = seat(goods(servant=4))
    game = table(3, seats={0: helped}, placed=[f"0 black {area}"])
    assert game.rule(f"place white large {area}") == "same-area"
    assert game.offers(f"place neutral large {area}")
    other = "production" if area == "harvest" else "harvest"
    assert game.offers(f"place white large {other}")


def test_rivals_share_a_large_space_but_not_a_small_one() -> None:
    # ruling L-7
    game = table(3, placed=["1 black harvest", "1 neutral large harvest", "2 black large harvest"])
    assert game.offers("place white large harvest")
    assert game.rule("place white harvest") == "occupied"


def test_market_and_palace_take_several_of_one_player() -> None:
    # ruling L-7
    game = table(placed=["0 black market 1", "0 white council"])
    assert game.offers("place orange market 2")
    assert game.offers("place orange council")
    assert not game.offers("place orange market 1")


@pytest.mark.parametrize(
    ("players", "closed"),
    [
        (2, ["large harvest", "large production", "market 3", "market 4"]),
        (3, ["market 3", "market 4"]),
        (4, []),
    ],
)
def test_spaces_are_covered_when_there_are_few_players(players: int, closed: list[str]) -> None:
    # ruling L-8
    game = table(players)
    assert list(game.view().closed) == closed
    for space in ("large harvest", "large production", "market 3", "market 4"):
        assert game.rule(f"place black {space}") == ("closed" if space in closed else "")


@pytest.mark.parametrize("area", ["harvest", "production"])
def test_a_large_space_takes_three_off_and_leaves_at_least_one(area: str) -> None:
    # ruling L-9
    game = table(3, dice=(3, 4, 6))
    assert not game.offers(f"place black large {area}")
    assert game.offers(f"place white large {area}")
    helped = table(3, dice=(3, 4, 6), seats={0: seat(goods(servant=1))})
    assert helped.offers(f"place black large {area}")


def test_the_value_on_a_large_space_is_three_less() -> None:
    # ruling L-9
    game = table(3).play("place black large harvest")
    assert game.heard(Harvested) == [Harvested(0, 3)]


def test_a_character_helps_to_reach_a_large_space() -> None:
    # ruling L-9: two, and two of the Farmer
    game = table(3, dice=(1, 2, 6), seats={0: seat(cards=[FARMER])})
    assert not game.offers("place black large harvest")
    assert game.offers("place white large harvest")
    assert not game.offers("place white large production")


@pytest.mark.parametrize(("tile", "area"), [("1-5", "harvest"), ("1-6", "production")])
def test_an_excommunication_asks_for_more_even_on_a_small_space(tile: str, area: str) -> None:
    # ruling L-10: what is left of the value must be at least one
    cursed = seat(excommunicated=[tile])
    game = table(3, dice=(3, 4, 6), seats={0: cursed})
    assert not game.offers(f"place black {area}")
    assert game.offers(f"place white {area}")
    assert not game.offers(f"place orange large {area}")
    helped = seat(goods(servant=1), excommunicated=[tile])
    assert table(3, seats={0: helped}).offers(f"place orange large {area}")


def test_the_value_of_a_harvest_may_exceed_six() -> None:
    # ruling L-11
    game = table(seats={0: seat(cards=[PEASANT, FARMER])}, round=4)
    game.play("place black harvest")
    assert game.heard(Harvested) == [Harvested(0, 11)]


def test_a_harvest_of_one_brings_the_personal_bonus() -> None:
    # ruling L-11
    game = table(dice=(1, 1, 1), seats={0: seat(cards=[MANOR_HOUSE])})
    game.play("place black harvest")
    assert game.held() == goods(wood=1, stone=1, servant=1)
    assert [event.source for event in game.heard(Received)] == ["tile"]


def test_only_one_member_is_placed_in_a_turn() -> None:
    game = table(seats={0: seat(hand=["sisto-iv"])}).play("place black market 1")
    assert game.lines() == ["end", "discard sisto-iv"]
    assert game.rule("place white market 2") == "one-member"


def test_no_amount_of_goods_is_cut_off() -> None:
    # ruling L-74
    rich = goods(coin=127, wood=127, stone=127, servant=127, vp=127)
    game = table(players=4, seats={0: seat(rich)}).play("place black market 1")
    assert game.seat0.coin == 132
    harvests = seat(rich, cards=[2, 3, 4])  # wood, servants and stone
    game = table(seats={0: harvests}).play("place black harvest")
    assert min(game.seat0.wood, game.seat0.stone, game.seat0.servant) > 127
