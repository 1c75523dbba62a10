"""Why not? Every answer that is not offered has a reason, and the right one."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from bottega.games.masters import GAME
from bottega.kernel.errors import BadLine
from bottega.kernel.game import Reason, Words, together
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.build import Position, goods, new_game, seat, table
from tests.masters.choosers import Chooser, thrifty

RULES = frozenset(
    {
        "action-first", "activate-first", "already-played", "base-power", "between-actions",
        "cost", "deck-empty", "does-not-fit", "game-over", "hand-over", "inputs", "no-leader",
        "not-asked", "not-dealt", "not-in-hand", "not-now", "nothing-to-let-go", "one-action",
        "payment", "plenty", "power-used", "requirement", "same-slot", "slot-empty", "slot-level",
        "start-goods", "whites",
    }
)  # fmt: skip
NOTHING = "white white white white"
NONE: Mapping[str, Words] = {}


def because(
    rule: str, need: Mapping[str, Words] = NONE, have: Mapping[str, Words] = NONE
) -> Reason:
    """Name a reason: the rule, what it needs, what is there."""
    return Reason(rule, dict(need), dict(have))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("choose", [any_option, thrifty])
@pytest.mark.parametrize("discard", ["fresh", "any"])
def test_every_answer_is_offered_or_has_a_reason(
    players: int, choose: Chooser, discard: str, compiled: bool
) -> None:
    for seed in range(10 if compiled else 2):
        game = new_game(players, seed, discard)
        rng = stream(seed, "reasons")
        while not game.over:
            if rng.below(12) == 0:
                check_all(game, players)
            game.table.play(choose(game.table, rng))
        check_all(game, players)


def check_all(game: Position, players: int) -> None:
    """See that each code of the space is offered to a seat or refused by a known rule."""
    for who in range(players):
        frame = game.table.frame_for(who)
        offered = set() if frame is None else {int(c) for c in frame.options(game.table)}
        for code in range(len(GAME.space)):
            reason = GAME.why_not(game.table, who, code)
            if code in offered:
                assert reason is None, GAME.line(code)
            else:
                assert reason is not None, GAME.line(code)
                assert {each.rule for each in reason.all()} <= RULES


def test_every_rule_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'because\(\s*"([a-z-]+)"', text)) == RULES


@pytest.mark.parametrize("code", [-1, len(GAME.space)])
def test_a_number_outside_the_space_is_no_answer_at_all(code: int) -> None:
    with pytest.raises(BadLine, match="no answer number"):
        GAME.why_not(table().table, 0, code)


def test_action_first() -> None:
    assert table().why_not("end") == because("action-first")


def test_activate_first() -> None:
    assert table(seats={0: seat(box=goods(coin=2))}).why_not("produce") == because("activate-first")


def test_already_played() -> None:
    game = table(seats={0: seat(played=[53])})
    assert game.why_not("play 53") == because("already-played", {"leader": 53})
    assert game.why_not("discard 53") == because("already-played", {"leader": 53})


def test_base_power() -> None:
    game = table(seats={0: seat(store=goods(coin=1), faith=5)})
    assert game.why_not("activate base") == because("base-power", {"goods": 2}, {"goods": 1})


def test_base_power_counts_only_what_is_not_promised_yet() -> None:
    game = table(seats={0: seat(store=goods(coin=2), slots=[[6]], played=[64])})
    game.play("activate slot 1")
    assert game.why_not("activate base") == because("base-power", {"goods": 2}, {"goods": 1})


def test_between_actions() -> None:
    game = table(seats={0: seat(hand=[53])}, market="yellow white white white").play("take row 1")
    assert game.why_not("discard 53") == because("between-actions", {"question": "Store"})


def test_cost() -> None:
    buyer = seat(store=goods(shield=1), box=goods(stone=1))
    reason = table(seats={0: buyer}, grid={"green 1": 5}).why_not("buy green 1 slot 1")
    assert reason == because("cost", goods(stone=1, servant=1, shield=1), goods(stone=1, shield=1))


def test_cost_is_told_after_the_discount() -> None:
    reason = table(seats={0: seat(played=[49])}, grid={"green 1": 5}).why_not("buy green 1 slot 1")
    assert reason == because("cost", goods(stone=1, shield=1), {})


def test_a_wrong_slot_and_a_cost_that_cannot_be_paid_are_both_named() -> None:
    cost = because("cost", goods(shield=2), goods(shield=1))
    game = table(seats={0: seat(box=goods(shield=1), slots=[[2]])}, grid={"green 1": 1})
    reason = game.why_not("buy green 1 slot 1")
    slot = because("slot-level", {"level": 0}, {"level": 1, "slot": 1})
    assert reason == together(slot, cost)
    assert game.why_not("buy green 1 slot 2") == cost
    assert game.why_not("buy green 1 slot 3") == together(because("same-slot", {"slot": 2}), cost)


def parted(reason: Reason) -> list[Reason]:
    """List the reasons of a refusal, each by itself."""
    return [because(each.rule, each.need, each.have) for each in reason.all()]


def test_deck_empty() -> None:
    game = table(1, left={"blue 1": 0})
    assert game.why_not("buy blue 1 slot 1") == because(
        "deck-empty", {"colour": "blue", "level": 1}
    )


def test_does_not_fit() -> None:
    game = table(seats={0: seat(store=goods(stone=3))}, market="yellow grey purple white")
    game.play("take row 1")
    held = goods(coin=1, stone=4, servant=1)
    assert game.why_not("store") == because("does-not-fit", {}, held)


def test_game_over() -> None:
    game = table(turn_of=1, seats={0: seat(faith=24)}, market=NOTHING).play("take row 1")
    assert game.why_not("take row 1", seat=0) == because("game-over")
    assert game.why_not("end", seat=1) == because("game-over")


def test_hand_over() -> None:
    game = table(market=NOTHING)
    game.table.holds = 1  # seat 0 ends its turns by hand
    game.play("take row 1")
    assert game.asked == -1
    assert game.why_not("take row 1", seat=1) == because("hand-over", {"seat": 0})
    game.table.release()
    assert game.why_not("take row 1", seat=1) is None


def test_where_a_set_is_held_the_reason_is_still_that_of_the_rule() -> None:
    game = table(seats={0: seat(box=goods(coin=1), slots=[[6], [1]])}, holds=[0])
    game.play("activate slot 1")
    assert game.held == 0
    assert game.why_not("activate slot 2", seat=0) == because("inputs", goods(coin=1), {})
    assert game.why_not("take row 1", seat=1) == because("hand-over", {"seat": 0})


def test_inputs_of_a_card() -> None:
    game = table(seats={0: seat(box=goods(stone=2, coin=1), slots=[[10]])})
    reason = game.why_not("activate slot 1")
    assert reason == because("inputs", goods(coin=2), goods(coin=1, stone=2))


def test_inputs_of_a_leader() -> None:
    game = table(seats={0: seat(box=goods(stone=2), played=[64])})
    reason = game.why_not("activate leader coin")
    assert reason == because("inputs", goods(coin=1), goods(stone=2))


def test_inputs_of_the_base_power() -> None:
    game = table(seats={0: seat(box=goods(coin=1, stone=2))}).play("activate base")
    reason = game.why_not("spend coin coin")
    assert reason == because("inputs", goods(coin=2), goods(coin=1, stone=2))


def test_no_leader() -> None:
    game = table(seats={0: seat(box=goods(shield=2))})
    assert game.why_not("activate leader shield") == because("no-leader", {"good": "shield"})


def test_not_asked() -> None:
    game = table(first=1)
    assert game.why_not("take row 1", seat=0) == because("not-asked", {"seat": 1}, {"seat": 0})


def test_not_dealt() -> None:
    game = new_game(2)
    dealt, others = game.seat0.hand, game.seat1.hand
    assert dealt is not None
    assert others is not None
    reason = game.why_not(f"keep {others[0]} {others[1]}")
    assert reason == because("not-dealt", {"leaders": others[:2]}, {"leaders": dealt})


def test_not_in_hand() -> None:
    game = table(seats={0: seat(hand=[53]), 1: seat(hand=[54])})
    for leader in (54, 64):  # somebody else's or nobody's: the reason tells nothing about it
        assert game.why_not(f"play {leader}") == because("not-in-hand", {"leader": leader})
        assert game.why_not(f"discard {leader}") == because("not-in-hand", {"leader": leader})


@pytest.mark.parametrize(
    "line",
    [
        "keep 49 50", "start coin", "whites 1 coin", "let go coin", "store", "spend coin coin",
        "receive coin", "pay 1 coin from warehouse",
    ],
)  # fmt: skip
def test_not_now(line: str) -> None:
    assert table().why_not(line) == because("not-now", {"question": "Turn"})


def test_not_now_in_the_middle_of_an_action() -> None:
    game = table(market="yellow white white white").play("take row 1")
    for line in ("take row 1", "buy green 1 slot 1", "activate base", "produce", "end"):
        assert game.why_not(line) == because("not-now", {"question": "Store"})


def test_nothing_to_let_go() -> None:
    game = table(seats={0: seat(store=goods(stone=1))}, market="yellow white white white")
    game.play("take row 1")
    reason = game.why_not("let go stone")
    assert reason == because("nothing-to-let-go", {"stone": 1}, goods(coin=1))


@pytest.mark.parametrize("line", ["take row 1", "buy green 1 slot 1", "activate base"])
def test_one_action(line: str) -> None:
    rich = seat(box=goods(9, 9, 9, 9), hand=[53])
    game = table(seats={0: rich}, market=NOTHING).play("take row 1")
    assert game.why_not(line) == because("one-action")


def test_payment() -> None:
    both = seat(store=goods(coin=1), box=goods(coin=9))
    game = table(seats={0: both}, grid={"blue 1": 3}).play("buy blue 1 slot 1")
    need, have = {"coin": 2}, {"warehouse": 1, "strongbox": 9}
    assert game.why_not("pay 2 coin from warehouse") == because("payment", need, have)
    assert game.why_not("pay 0 stone from warehouse") == because("payment", need, have)


def test_plenty() -> None:
    game = table(seats={0: seat(box=goods(stone=4096), slots=[[6]])})
    for line in ("activate slot 1", "activate base"):
        reason = game.why_not(line)
        assert reason is not None
        assert parted(reason)[0] == because("plenty", {"goods": 4096}, goods(stone=4096))
    assert [each.rule for each in game_reasons(game, "activate slot 1")] == ["plenty", "inputs"]
    assert [each.rule for each in game_reasons(game, "activate base")] == ["plenty"]
    assert game.why_not("activate slot 2") == because("slot-empty", {"slot": 2})


def game_reasons(game: Position, line: str) -> list[Reason]:
    """List all reasons why a line is not possible."""
    reason = game.why_not(line)
    return [] if reason is None else parted(reason)


def test_power_used() -> None:
    game = table(seats={0: seat(box=goods(coin=9), slots=[[6], [1]])}).play("activate slot 2")
    assert game.why_not("activate slot 2") == because("power-used")
    assert game.why_not("activate slot 3") == because("slot-empty", {"slot": 3})
    assert game.why_not("activate leader coin") == because("no-leader", {"good": "coin"})


def test_requirement_of_goods() -> None:
    game = table(seats={0: seat(store=goods(coin=2), box=goods(coin=2, stone=9), hand=[53])})
    assert game.why_not("play 53") == because("requirement", {"coin": 5}, {"coin": 4})


def test_requirement_of_banners() -> None:
    game = table(seats={0: seat(slots=[[4], [1]], hand=[57])})
    need, have = {"yellow": 2, "blue": 1}, {"yellow": 1, "blue": 0}
    assert game.why_not("play 57") == because("requirement", need, have)


def test_requirement_of_a_second_level() -> None:
    game = table(seats={0: seat(slots=[[2, 18, 33]], hand=[64])})
    assert game.why_not("play 64") == because("requirement", {"green 2": 1}, {"green 2": 0})


def test_same_slot() -> None:
    # ruling M-53: the first of the empty slots stands for all of them
    game = table(seats={0: seat(box=goods(9, 9, 9, 9), slots=[[1], [], []])})
    assert game.offers("buy blue 1 slot 2")
    assert not game.offers("buy blue 1 slot 3")
    assert game.why_not("buy blue 1 slot 3") == because("same-slot", {"slot": 2})


def test_slot_empty() -> None:
    game = table(seats={0: seat(box=goods(coin=9))})
    assert game.why_not("activate slot 2") == because("slot-empty", {"slot": 2})


def test_slot_level() -> None:
    game = table(seats={0: seat(box=goods(9, 9, 9, 9), slots=[[1, 18]])})
    reason = game.why_not("buy blue 2 slot 1")
    assert reason == because("slot-level", {"level": 1}, {"level": 2, "slot": 1})
    reason = game.why_not("buy blue 3 slot 2")
    assert reason == because("slot-level", {"level": 2}, {"level": 0, "slot": 2})


@pytest.mark.parametrize(("lines", "line", "n"), [(4, "start coin coin", 1), (10, "start coin", 2)])
def test_start_goods(lines: int, line: str, n: int) -> None:
    game = new_game(4)
    while len(game.lines()) != lines:
        game.play(game.lines()[0])
    assert game.why_not(line) == because("start-goods", {"goods": n})


def test_whites() -> None:
    game = table(seats={0: seat(played=[57, 58])}, market="white white red blue")
    game.play("take row 1")
    for line in ("whites 3 servant", "whites 1 coin", "whites 2 shield"):
        assert game.why_not(line) == because("whites", {"good": "servant", "most": 2})
