"""Why not? For every answer that is not offered the right reason, rule by rule."""

import re
from pathlib import Path

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import OWN_SPACES, SPACES
from bottega.kernel.errors import BadLine
from tests.lorenzo.because import IN_RESERVE, KERNEL_RULES, RULES, because
from tests.lorenzo.build import Position, goods, new_game, seat, table
from tests.lorenzo.reference import CARDS


def test_the_rules_are_those_of_the_game() -> None:
    folder = Path(__file__).parents[2] / "src/bottega/games/lorenzo"
    files = [*folder.glob("*reasons.py"), folder / "refusing.py", *folder.glob("*/*/refusals.py")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert set(re.findall(r'Reason\(\s*"([a-z-]+)"', text)) == RULES - KERNEL_RULES


def test_every_rule_has_a_test() -> None:
    files = Path(__file__).parent.glob("test_*reasons.py")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert set(re.findall(r'because\(\s*"([a-z-]+)"', text)) == RULES - IN_RESERVE


@pytest.mark.parametrize("code", [-1, len(GAME.space)])
def test_a_number_outside_the_space_is_no_answer_at_all(code: int) -> None:
    with pytest.raises(BadLine, match="no answer number"):
        GAME.why_not(table().table, 0, code)


@pytest.mark.parametrize("space", SPACES)
def test_every_space_can_be_pointed_at(space: str) -> None:
    game = table(players=2, seats={0: seat(members=["black", "neutral"])})
    if space in OWN_SPACES or space.startswith("special"):
        assert game.why_not(f"place black {space}") == because("not-in-game")
        return
    assert game.rule(f"place neutral {space}") in ("value", "cost", "closed")
    assert game.why_not(f"place white {space}") == because("member-placed", {"member": "white"})
    assert game.rule(f"place black {space}") in ("", "cost", "closed", "value")


def test_barred() -> None:
    game = table(seats={0: seat(excommunicated=["2-5"])})
    assert game.why_not("place black market 1") == because("barred")


def test_card_gone() -> None:
    game = table(towers={"building 3": 0})
    assert game.why_not("place black building 3") == because("card-gone")


def test_card_gone_is_told_of_bonus_actions_too() -> None:
    assert bonus_take("territory 2").why_not("take territory 2") == because("card-gone")


def bonus_take(empty: str = "", **held: int) -> Position:
    """Let seat 0 take any card with an action of four; a floor may be empty."""
    towers = {"character 1": 56} | ({empty: 0} if empty else {})
    game = table(seats={0: seat(goods(**{"coin": 3} | held))}, towers=towers)
    game.play("place black character 1")
    assert game.asks == "BonusTake"
    return game


def test_card_limit() -> None:
    game = table(seats={0: seat(goods(military=25), cards=[1, 2, 3, 4, 5, 7])})
    reason = because("card-limit", {"kind": "territory", "cards": 6})
    assert game.why_not("place black territory 1") == reason


@pytest.mark.parametrize(
    ("players", "space", "needed"),
    [(2, "large harvest", 3), (2, "large production", 3), (2, "market 3", 4), (3, "market 4", 4)],
)
def test_closed(players: int, space: str, needed: int) -> None:
    reason = table(players=players).why_not(f"place black {space}")
    assert reason == because("closed", {"players": needed}, {"players": players})


def test_cost() -> None:
    game = table(seats={0: seat(goods(wood=1, stone=2))}, towers={"building 1": 25})
    reason = game.why_not("place black building 1")
    assert reason == because("cost", goods(wood=1, stone=3), goods(wood=1, stone=2))


def test_cost_is_told_with_the_fee_that_comes_first() -> None:
    placed = ["1 black character 2"]
    game = table(seats={0: seat(goods(coin=4))}, placed=placed, towers={"character 1": 49})
    reason = game.why_not("place black character 1")
    assert reason == because("cost", {"coin": 2, "fee": 3}, {"coin": 4})


def test_cost_is_told_after_discounts_and_with_the_military_that_must_be_there() -> None:
    game = table(seats={0: seat(goods(coin=2), cards=[51])}, towers={"character 1": 57})
    assert game.why_not("place black character 1") == because("cost", {"coin": 3}, {"coin": 2})
    game = table(seats={0: seat(goods(military=2))}, towers={"venture 1": 77})
    reason = game.why_not("place black venture 1")
    assert reason == because("cost", {"military": 2, "threshold": 3}, {"military": 2})


def test_no_such_price_and_no_third_one_that_would_be_dearer() -> None:
    rich = seat(goods(coin=9, wood=9, stone=9), cards=[50])
    game = table(seats={0: rich}, towers={"building 1": 25}).play("place black building 1")
    assert game.lines() == ["pay 1", "pay 2"]
    for line in ("pay 3", "pay 4"):
        assert game.why_not(line) == because("no-such-price")
    assert max(len(card["costs"]) for card in CARDS) == 2
    assert max(len(card["costs"]) for card in CARDS if card["type"] == "building") == 1


def test_fee() -> None:
    placed = ["1 black territory 1"]
    game = table(seats={0: seat(goods(coin=2))}, placed=placed)
    assert game.why_not("place black territory 2") == because("fee", {"coin": 3}, {"coin": 2})


def test_two_obstacles_are_both_named() -> None:
    game = table(dice=(1, 1, 1), towers={"character 2": 51})
    value = because("value", {"value": 3, "servant": 2}, {"value": 1, "servant": 0})
    cost = because("cost", {"coin": 4}, {"coin": 0}, (value,))
    assert game.why_not("place black character 2") == cost
    game = table(
        dice=(1, 1, 1), placed=["1 white market 1"], seats={0: seat(members=["black", "neutral"])}
    )
    value = because("value", {"value": 1, "servant": 1}, {"value": 0, "servant": 0})
    assert game.why_not("place neutral market 1") == because("occupied", also=(value,))


def test_traded() -> None:
    game = table(seats={0: seat(goods(coin=9, wood=9), cards=[29, 31])})
    game.play("place black production", "trade building 1 arrow 2")
    for arrow in (1, 2):
        assert game.why_not(f"trade building 1 arrow {arrow}") == because("traded", {"card": 29})


def test_inputs() -> None:
    game = table(seats={0: seat(goods(coin=1, wood=1), cards=[29, 31])})
    game.play("place black production")
    reason = game.why_not("trade building 1 arrow 2")
    assert reason == because("inputs", {"wood": 2}, {"wood": 1})


def test_inputs_count_only_what_is_not_promised_yet() -> None:
    game = table(seats={0: seat(goods(coin=3, wood=2), cards=[29, 33, 35])})
    game.play("place black production", "trade building 1 arrow 2")
    reason = game.why_not("trade building 3 arrow 1")
    assert reason == because("inputs", {"wood": 1}, {"wood": 0})


def test_member_placed() -> None:
    game = table(placed=["0 black council"])
    assert game.why_not("place black market 1") == because("member-placed", {"member": "black"})
    own = seat(played=["federico-da-montefeltro"])
    game = table(seats={0: own}, placed=["0 white council"]).play("use federico-da-montefeltro")
    assert game.why_not("raise white") == because("member-placed", {"member": "white"})


def test_must_place() -> None:
    assert table().why_not("pass") == because("must-place")


def test_no_building_and_no_trade() -> None:
    game = table(seats={0: seat(goods(coin=9), cards=[31, 41])}).play("place black production")
    reason = because("no-building", {"building": 3})
    assert game.why_not("trade building 3 arrow 1") == reason
    assert game.why_not("trade building 1 arrow 2") == because("no-trade", {"card": 31})
    assert game.why_not("trade building 2 arrow 1") == because("no-trade", {"card": 41})


def test_no_more_cards() -> None:
    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=9), cards=[4])})
    game.play("place black harvest")
    assert game.lines() == ["spend 0", "spend 3"]
    for n in (1, 2, 4, 9):
        assert game.why_not(f"spend {n}") == because("no-more-cards", {"numbers": (0, 3)})


@pytest.mark.parametrize(
    "line",
    [
        "spend 1", "pay 1", "trade building 1 arrow 1", "produce", "privilege coins",
        "take territory 1", "decline", "first effect 1", "support", "refuse", "choose tile a",
        "keep sisto-iv", "copy sisto-iv", "raise black",
    ],
)  # fmt: skip
def test_not_now(line: str) -> None:
    assert table().why_not(line) == because("not-now", {"question": "Turn"})


def test_not_now_in_the_middle_of_an_action() -> None:
    game = table().play("place black council")
    for line in ("place white council", "pass", "end"):
        assert game.why_not(line) == because("not-now", {"question": "PickPrivileges"})


def test_an_effect_that_a_card_does_not_have_is_not_refused_as_out_of_time() -> None:
    who = seat(goods(coin=4, military=1), cards=[1, 2])
    game = table(seats={0: who}, towers={"character 1": 57}).play("place black character 1")
    assert game.lines() == ["first effect 1", "first effect 2"]
    assert game.why_not("first effect 3") == because("no-effect", {"card": 57})


def test_not_reached() -> None:
    own = seat(goods(coin=9, wood=9), cards=[32, 29])
    game = table(dice=(3, 1, 1), seats={0: own}).play("place black production")
    reason = game.why_not("trade building 2 arrow 1")
    assert reason == because("not-reached", {"value": 4}, {"value": 3})


def test_occupied() -> None:
    for space in ("market 1", "harvest", "production"):
        game = table(placed=[f"1 black {space}"])
        assert game.why_not(f"place black {space}") == because("occupied")


def test_one_member_and_place_first() -> None:
    game = table(seats={0: seat(hand=["santa-rita"])})
    assert game.why_not("end") == because("place-first")
    game.play("place black market 1")
    assert game.why_not("place white market 2") == because("one-member")


def test_privileges() -> None:
    game = table().play("place black council")
    reason = because("privileges", {"privileges": 1})
    assert game.why_not("privilege coins faith") == reason
    game = table(players=4).play("place black market 4")
    assert game.why_not("privilege coins") == because("privileges", {"privileges": 2})
    assert game.why_not("privilege coins military faith") == because(
        "privileges", {"privileges": 2}
    )


def test_same_area() -> None:
    game = table(players=3, placed=["0 white harvest"])
    assert game.why_not("place black large harvest") == because("same-area")
    assert game.rule("place neutral large harvest") == "value"
    assert game.offers("place black production")


def test_same_tower() -> None:
    game = table(seats={0: seat(goods(coin=9, servant=9))}, placed=["0 white territory 1"])
    assert game.why_not("place black territory 2") == because("same-tower")
    assert game.offers("place neutral territory 2")


def test_servants() -> None:
    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=1), cards=[2, 4])})
    game.play("place black harvest")
    assert game.why_not("spend 3") == because("servants", {"servant": 3}, {"servant": 1})


def test_servants_twice() -> None:
    # card 43 costs two servants, and a die of one needs two more to reach the second floor
    rich = goods(wood=4, stone=2, servant=3)
    game = table(dice=(1, 1, 1), seats={0: seat(rich)}, towers={"building 2": 43})
    reason = game.why_not("place black building 2")
    assert reason == because("servants-twice", {"servant": 2}, {"servant": 3})
    enough = table(
        dice=(1, 1, 1), seats={0: seat(rich | {"servant": 4})}, towers={"building 2": 43}
    )
    assert enough.offers("place black building 2")


@pytest.mark.parametrize(("cards", "needed"), [(2, 3), (3, 7), (4, 12), (5, 18)])
def test_slot(cards: int, needed: int) -> None:
    own = seat(goods(military=needed - 1), cards=[1, 2, 3, 4, 5][:cards])
    reason = table(seats={0: own}).why_not("place black territory 1")
    assert reason == because(
        "slot", {"military": needed, "slot": cards + 1}, {"military": needed - 1}
    )


def test_tile_taken() -> None:
    game = new_game(3).play("choose tile c")
    assert game.why_not("choose tile c") == because("tile-taken")


def test_value() -> None:
    game = table(dice=(1, 2, 6), seats={0: seat(goods(servant=1))})
    reason = game.why_not("place black territory 3")
    assert reason == because("value", {"value": 5, "servant": 4}, {"value": 1, "servant": 1})
    reason = table(players=3, dice=(2, 2, 2)).why_not("place black large harvest")
    assert reason == because("value", {"value": 4, "servant": 2}, {"value": 2, "servant": 0})
    reason = table().why_not("place neutral council")
    assert reason == because("value", {"value": 1, "servant": 1}, {"value": 0, "servant": 0})


def test_value_of_a_bonus_action_and_of_servants_by_pairs() -> None:
    reason = bonus_take(servant=0).why_not("take territory 3")
    assert reason == because("value", {"value": 5, "servant": 1}, {"value": 4, "servant": 0})
    own = seat(goods(servant=3), excommunicated=["2-6"])
    reason = table(dice=(1, 1, 1), seats={0: own}).why_not("place black territory 2")
    assert reason == because("value", {"value": 3, "servant": 4}, {"value": 1, "servant": 3})


def test_wrong_kind() -> None:
    game = table(seats={0: seat(goods(coin=4))}, towers={"character 1": 57})
    game.play("place black character 1")
    reason = game.why_not("take building 1")
    assert reason == because("wrong-kind", {"kind": "territory"}, {"kind": "building"})


def test_not_asked_and_game_over() -> None:
    game = table(round=6, last="black")
    reason = game.why_not("place black council", seat=1)
    assert reason == because("not-asked", {"seat": 0}, {"seat": 1})
    game.play("place black market 1")
    assert game.why_not("pass", seat=0) == because("game-over")


def test_hand_over() -> None:
    game = table()
    game.table.holds = 1  # seat 0 ends its turns by hand
    game.play("place black market 1")
    assert game.asked == -1
    assert game.why_not("place black market 2", seat=1) == because("hand-over", {"seat": 0})
    game.table.release()
    assert game.why_not("place black market 2", seat=1) is None
