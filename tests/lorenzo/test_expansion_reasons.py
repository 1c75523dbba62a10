"""Why not? The same for all that the expansions add: each rule once, with its numbers."""

from collections.abc import Mapping

import pytest

from bottega.games.lorenzo.actions import FLOORS, OWN_SPACES
from bottega.kernel.game import Words
from tests.lorenzo.because import because
from tests.lorenzo.build import Position, goods, new_game, seat, table
from tests.lorenzo.expansions.test_tokens import all_tokens_held


@pytest.mark.parametrize(
    "line",
    ["token 1", "lay token 1 on 98", "place black special 1", "place black bembo"],
)
def test_what_an_expansion_adds_is_not_in_a_game_without_it(line: str) -> None:
    assert table().why_not(line) == because("not-in-game")


def test_the_fifth_bonus_tile_is_not_in_a_game_without_it() -> None:
    assert new_game(2).why_not("choose tile e") == because("not-in-game")


# Bids and families


def test_no_lot_and_bid_higher() -> None:
    game = new_game(2, modules="houses")
    lots = {lot.name for lot in game.view().lots}
    first, second = sorted(lots)
    absent = next(name for name in "abcde" if name not in lots)
    while game.asks != "Bid":
        game.play(game.lines()[0])
    assert game.why_not(f"bid lot {absent} row 1") == because("no-lot", {"lot": absent})
    game.play(f"bid lot {first} row 3")
    for row in (1, 3):
        reason = because("bid-higher", {"row": 3}, {"row": row})
        assert game.why_not(f"bid lot {first} row {row}") == reason
    assert game.offers(f"bid lot {first} row 4")
    assert game.offers(f"bid lot {second} row 1")


def test_no_such_member() -> None:
    game = table(modules="houses")
    reason = because("no-such-member", {"member": "brown"})
    assert game.why_not("place brown council") == reason
    game = table(seats={0: seat(family="colonna")})
    assert game.offers("place brown council")
    game = table(seats={0: seat(family="colonna")}, placed=["0 brown council"])
    reason = because("member-placed", {"member": "brown"})
    assert game.why_not("place brown market 1") == reason


def test_no_swap_and_its_inputs() -> None:
    assert table(modules="houses").why_not("swap") == because("no-swap")
    game = table(seats={0: seat(family="este")})
    assert game.why_not("swap") == because("inputs", {"military": 1}, {"military": 0})
    game = table(seats={0: seat(goods(military=1), family="este")})
    assert game.offers("swap")


def test_seal_turned() -> None:
    own = seat(goods(faith=8), family="visconti", hand=["santa-rita"], seals=[2])
    game = table(seats={0: own}).play("play santa-rita")
    assert game.why_not("flip seal 2") == because("seal-turned", {"seal": 2})
    assert game.offers("flip seal 1")


def test_card_limit_of_those_who_may_have_more() -> None:
    cards = [49, 50, 51, 52, 53, 54, 57, 58]
    game = table(seats={0: seat(goods(coin=20), family="medici", cards=cards)})
    reason = because("card-limit", {"kind": "character", "cards": 8})
    assert game.why_not("place black character 1") == reason


# Spaces and towers


def test_not_your_space_and_space_value() -> None:
    own = seat(goods(servant=1), played=["massimiliano-i-d-asburgo"])
    game = table(dice=(4, 6, 1), seats={0: own, 1: seat(played=["pietro-bembo"])})
    assert game.why_not("place black bembo") == because("not-your-space")
    reason = game.why_not("place black massimiliano")
    need, have = {"value": 6, "servant": 2}, {"value": 4, "servant": 1}
    assert reason == because("space-value", need, have)
    assert game.offers("place white massimiliano")


def test_one_s_own_space_is_for_one_member_a_round() -> None:
    own = seat(played=["pietro-bembo"])
    game = table(seats={0: own}, placed=["0 black bembo"])
    assert game.why_not("place white bembo") == because("occupied")


@pytest.mark.parametrize("space", [s for s in (*FLOORS, *OWN_SPACES) if "special" in s])
def test_barred_is_the_special_tower_too(space: str) -> None:
    rich = goods(coin=20, wood=20, stone=20, servant=20, military=20)
    game = table(seats={0: seat(rich, excommunicated=["2-8"])})
    assert game.why_not(f"place black {space}") == because("barred")


def test_wrong_tower() -> None:
    own = seat(goods(wood=7, coin=9))
    game = table(seats={0: own}, towers={"venture 1": 168}, modules="houses,pazzi")
    game.play("place black venture 1")
    assert game.asks == "BonusTake"
    assert game.why_not("take special 1") == because("wrong-tower", {"tower": "special"})


def test_what_was_left_is_bought_from_the_usual_towers_only() -> None:
    own = seat(goods(servant=7), family="gonzaga")
    game = table(seats={0: own}, last="black", towers={"territory 1": 0})
    game.play("place black council", "privilege coins")
    assert game.asks == "BuyLeftover"
    assert game.why_not("take special 1") == because("wrong-tower", {"tower": "special"})
    assert game.why_not("take territory 1") == because("card-gone")


def test_servants_may_stand_in_for_the_fee_and_for_the_cost() -> None:
    own = seat(goods(coin=1, servant=1), played=["paracelso"])
    game = table(seats={0: own}, placed=["1 black territory 1"])
    reason = because("fee", {"coin": 3}, {"coin": 1, "servant": 1})
    assert game.why_not("place black territory 2") == reason
    game = table(seats={0: own}, towers={"building 1": 25})
    need, have = {"wood": 1, "stone": 3}, {"wood": 0, "stone": 0, "servant": 1}
    assert game.why_not("place black building 1") == because("cost", need, have)


# Servants


def test_added_already() -> None:
    own = seat(goods(coin=10, servant=4), hand=["alfonso-i-d-este"])
    game = table(seats={0: own})
    assert game.why_not("add 5") == because("servants", {"servant": 5}, {"servant": 4})
    game.play("add 3")
    assert game.why_not("add 1") == because("added-already")
    game.play("place black market 1")
    assert game.why_not("add 1") == because("one-member")


def test_what_was_added_counts_for_the_value() -> None:
    own = seat(goods(coin=10, servant=4), hand=["alfonso-i-d-este"])
    game = table(dice=(1, 1, 1), seats={0: own}).play("add 3")
    need, have = {"value": 7, "servant": 3}, {"value": 4, "servant": 1}
    assert game.why_not("place black territory 4") == because("value", need, have)


def replacing() -> Position:
    """Let seat 0 pay one wood and three stones with two stones and three servants."""
    own = seat(goods(wood=1, stone=2, servant=3), played=["paracelso"])
    game = table(seats={0: own}, towers={"building 1": 25}).play("place black building 1")
    assert game.asks == "ReplaceGoods"
    return game


def test_settled_and_no_more_due() -> None:
    game = replacing()
    assert game.why_not("replace wood by 2") == because("no-more-due", {"wood": 1})
    assert game.why_not("replace coin by 1") == because("no-more-due", {"coin": 0})
    game.play("replace stone by 2")
    assert game.why_not("replace stone by 1") == because("settled", {"good": "stone"})


def test_must_replace() -> None:
    game = replacing()
    while "replace stone by 1" not in game.lines():
        game.play(game.lines()[0])
    reason = because("must-replace", {"servant": 1}, {"stone": 2})
    assert game.why_not("replace stone by 0") == reason


def test_servants_needed() -> None:
    # card 113 costs two wood, two stones and a servant: of four servants one is to spare
    own = seat(goods(wood=2, servant=4), played=["paracelso"])
    game = table(seats={0: own}, towers={"special 1": 113}).play("place black special 1")
    assert game.lines() == ["replace wood by 0", "replace wood by 1"]
    reason = because("servants-needed", {"servant": 2}, {"servant": 1})
    assert game.why_not("replace wood by 2") == reason


def test_servants_that_are_not_there_cannot_stand_in() -> None:
    own = seat(goods(wood=1, stone=3, servant=1), played=["paracelso"])
    game = table(seats={0: own}, towers={"building 1": 25}).play("place black building 1")
    game.play("replace wood by 0")
    assert game.lines() == ["replace stone by 0", "replace stone by 1"]
    reason = because("servants", {"servant": 2}, {"servant": 1})
    assert game.why_not("replace stone by 2") == reason


# Tokens


def test_no_such_token_to_spend() -> None:
    game = table(seats={0: seat(tokens=[3])})
    assert game.offers("token 3")
    assert game.why_not("token 4") == because("no-such-token", {"face": 4})


def test_no_such_token_to_pay() -> None:
    own = seat(tokens=[1, 2], played=["beatrice-d-este"])
    game = table(seats={0: own}).play("use beatrice-d-este", "option 1")
    assert game.asks == "PayTokens"
    assert game.why_not("give token 3") == because("no-such-token", {"face": 3})


def test_no_slot_and_slot_filled() -> None:
    own = seat(tokens=[3], cards=[98], laid={"98": 1})
    game = table(seats={0: own})
    assert game.why_not("lay token 3 on 128") == because("no-slot", {"card": 128})
    assert game.why_not("lay token 3 on 98") == because("slot-filled", {"card": 98})
    game = table(seats={0: seat(tokens=[3], cards=[98])})
    assert game.why_not("lay token 4 on 98") == because("no-such-token", {"face": 4})


def test_not_drawn() -> None:
    game = table(seats={0: seat(played=["marsilio-ficino"])}, supply=[2, 5])
    game.play("use marsilio-ficino")
    assert game.lines() == ["hold token 2", "hold token 5"]
    assert game.why_not("hold token 1") == because("not-drawn", {"face": 1})


@pytest.mark.parametrize("line", ["token 3", "lay token 3 on 98", "swap", "add 1"])
def test_between_actions_is_told_of_tokens_and_exchanges_too(line: str) -> None:
    own = seat(goods(military=1), family="este", tokens=[3], cards=[98])
    game = table(seats={0: own}).play("place black council")
    assert game.why_not(line) == because("between-actions", {"question": "PickPrivileges"})


# Leaders


def test_requirement_names_what_may_be_there_at_most() -> None:
    own = seat(goods(coin=9, servant=3), hand=["alfonso-i-d-este"])
    reason = table(seats={0: own}).why_not("play alfonso-i-d-este")
    need: Mapping[str, Words] = {"coin": 10, "most": {"servant": 1}}
    assert reason == because("requirement", need, {"coin": 9, "servant": 3})


def test_requirement_of_goods_together() -> None:
    own = seat(goods(coin=8, servant=8, wood=1, stone=1), hand=["ferdinando-d-aragona"])
    reason = table(seats={0: own}).why_not("play ferdinando-d-aragona")
    need: Mapping[str, Words] = {"coin": 8, "servant": 8, "most": {"wood+stone": 1}}
    assert reason == because("requirement", need, {"coin": 8, "servant": 8, "wood+stone": 2})


def test_requirement_tells_how_many_conditions_need_not_be_met() -> None:
    hand = ["ferdinando-d-aragona"]
    own = seat(goods(coin=8, servant=7, wood=1, stone=1), cards=[127], hand=hand)
    reason = table(seats={0: own}).why_not("play ferdinando-d-aragona")
    need: Mapping[str, Words] = {"coin": 8, "servant": 8, "most": {"wood+stone": 1}, "waived": 1}
    assert reason == because("requirement", need, {"coin": 8, "servant": 7, "wood+stone": 2})
    own = seat(goods(coin=8, servant=8, wood=1, stone=1), cards=[127], hand=hand)
    assert table(seats={0: own}).offers("play ferdinando-d-aragona")


def test_a_leader_played_for_nothing_comes_from_the_hand() -> None:
    own = seat(goods(coin=7), hand=["santa-rita", "lorenzo-de-medici"])
    game = table(seats={0: own}, towers={"special 1": 125}).play("place black special 1")
    assert game.asks == "PlayFree"
    assert game.why_not("play sisto-iv") == because("not-in-hand", {"leader": "sisto-iv"})
    reason = because("nobody-to-copy", {"leader": "lorenzo-de-medici"})
    assert game.why_not("play lorenzo-de-medici") == reason
    reason = because("between-actions", {"question": "PlayFree"})
    assert game.why_not("discard santa-rita") == reason


def test_only_a_leader_in_play_can_be_dismissed() -> None:
    own = seat(cards=[162], played=["santa-rita"], hand=["sisto-iv"])
    game = table(seats={0: own}).play("place black production")
    while game.asks != "DismissLeader":
        game.play(game.lines()[0])
    reason = because("not-in-play", {"leader": "sisto-iv"})
    assert game.why_not("dismiss sisto-iv") == reason


def test_no_need_to_add() -> None:
    game = table(tiles=["3-6"], seats={0: seat(goods(servant=3))})
    assert game.why_not("add 1") == because("no-need-to-add")


def test_act_now() -> None:
    own = seat(goods(coin=4, servant=4))
    game = table(tiles=["3-7"], seats={0: own}, towers={"character 1": 57})
    game.play("place black character 1", "add 1")
    assert game.why_not("decline") == because("act-now")


def test_too_few_left() -> None:
    own = seat(goods(servant=2), members=["neutral"], excommunicated=["2-6"])
    game = table(tiles=["2-6", "3-7"], seats={0: own})
    assert game.why_not("add 1") == because("too-few-left", {"servant": 1}, {"servant": 2})


def test_no_token_left() -> None:
    game = table(4, seats=all_tokens_held(), supply=[]).play("place black council")
    assert game.why_not("privilege token") == because("no-token-left")


def test_compulsory() -> None:
    game = table(
        seats={0: seat(goods(coin=9)), 1: seat(cards=[2, 31, 50])}, towers={"character 1": 155}
    )
    game.play("place black character 1")
    assert (game.asked, game.asks) == (1, "DropCard")
    assert game.why_not("decline") == because("compulsory")
    game = table(
        seats={0: seat(goods(military=20)), 1: seat(goods(coin=9, wood=9))},
        towers={"venture 1": 163},
    )
    game.play("place black venture 1")
    assert (game.asked, game.asks) == (1, "GiveGoods")
    assert game.why_not("decline") == because("compulsory")


def test_all_that_is_in_the_way_is_named() -> None:
    own = seat(goods(coin=1), excommunicated=["2-8"])
    game = table(dice=(1, 1, 1), seats={0: own}, towers={"special 3": 130})
    reason = game.why_not("place black special 3")
    assert reason is not None
    assert [reason.rule, *[other.rule for other in reason.also]] == ["barred", "cost", "value"]
