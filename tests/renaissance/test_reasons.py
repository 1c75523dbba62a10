"""Why not: the rule that is broken, with what would be right, and a second one beside it."""

import pytest

from bottega.games.renaissance import GAME
from bottega.kernel.game import Reason
from bottega.text import Speaker
from tests.renaissance.build import Position, row, seat, table


def because(game: Position, line: str) -> str:
    """Read why a line is not possible for who is asked."""
    reason = game.why_not(line)
    assert reason is not None, f"{line} is offered"
    return Speaker(GAME, "en", ("Ann", "Bob"), game.asked, game.table.setting).reason(reason)


def test_a_foundation_of_another_family_is_told_apart_by_its_family() -> None:
    game = table(seats={0: seat("army-24 army-25"), 1: seat("clergy-24")})
    assert because(game, "build clergy-24 at 1") == "Foundation 4 (Clergy) is not in your hand."


def test_a_cell_that_is_filled_and_of_another_kind_is_refused_for_both() -> None:
    game = table(seats={0: seat("army-26 army-21", {1: "army-24"})})
    filled = Reason("cell-filled", {"cell": 1})
    assert game.why_not("build army-26 at 1") == Reason(
        "wrong-kind", {"card": "army-26", "cell": 1, "kind": "foundation"}, also=(filled,)
    )
    assert because(game, "build army-26 at 1") == (
        "This takes a foundation, and Stone 1 (Army) on cell 1 is none. Cell 1 is filled."
    )


def test_a_cell_without_support_and_of_another_kind_is_refused_for_both() -> None:
    game = table(seats={0: seat("army-21 army-22")}, support="true")
    unsupported = Reason("cell-unsupported", {"cell": 6})
    assert game.why_not("build army-21 at 6") == Reason(
        "wrong-kind", {"card": "army-21", "cell": 6, "kind": "stone"}, also=(unsupported,)
    )


def test_a_cell_on_the_ground_needs_no_support() -> None:
    game = table(seats={0: seat("army-26 army-22")}, support="true")
    assert game.why_not("build army-26 at 1") == Reason(
        "wrong-kind", {"card": "army-26", "cell": 1, "kind": "foundation"}
    )


def test_a_value_that_does_not_fit_names_those_that_do() -> None:
    castle = row("army-24 army-01 army-02 army-21")
    game = table(seats={0: seat("army-07 army-23"), 1: seat("", castle)}).act("play army-07")
    assert because(game, "strike 1") == "It must be worth 1 or 2, and it is worth 4."


def test_a_material_that_was_covered_when_the_action_was_played_is_refused_for_that() -> None:
    castle = row("army-21 army-25 army-22 army-02 army-01")
    game = table(seats={0: seat("army-07 army-23"), 1: seat("", castle)}).act("play army-07")
    assert game.rule("strike 1") == "not-exposed"
    game.play("strike 5")  # which rested on the first and the second
    assert (game.asks, game.rule("strike 1")) == ("Strike", "was-covered")
    assert game.why_not("strike 2") == Reason("wrong-value", {"values": (1, 2)}, {"value": 5})


def test_a_siege_takes_foundations_only() -> None:
    seats = {
        0: seat("artisans-04 artisans-21"),
        1: seat("", {1: "army-24", 2: "army-22", 8: "army-26"}),
    }
    game = table(seats=seats).act("play artisans-04")
    assert (game.asks, game.rule("strike 8")) == ("Strike", "wrong-kind")


def test_two_of_one_value_are_refused_by_value_from_the_second_on() -> None:
    game = table(seats={0: seat("artisans-02 army-21 army-26 army-25")}).act("play artisans-02")
    assert game.why_not("build army-25 at 1") == Reason("no-second", {"card": "army-25"})
    game.play("build army-21 at 1")
    assert game.why_not("build army-25 at 2") == Reason(
        "wrong-value", {"values": (1,)}, {"value": 5}
    )


def test_two_of_one_kind_are_refused_by_kind_from_the_second_on() -> None:
    hand = seat("artisans-03 army-21 army-22 army-26")
    game = table(seats={0: hand}).act("play artisans-03")
    assert game.why_not("build army-26 at 6") == Reason("no-second", {"card": "army-26"})
    game.play("build army-21 at 1")
    assert game.why_not("build army-26 at 6") == Reason(
        "wrong-kind", {"card": "army-26", "cell": 6, "kind": "foundation"}
    )


def test_a_market_stall_refuses_what_no_castle_has() -> None:
    seats = {0: seat("merchants-03 army-25 army-21"), 1: seat("", {1: "merchants-21"})}
    game = table(seats=seats).act("play merchants-03")
    assert game.why_not("build army-25 at 1") == Reason("not-in-play", {"card": "army-25"})


def test_a_market_stall_does_not_say_of_what_a_castle_has_that_none_has_it() -> None:
    seats = {0: seat("merchants-03 army-21 army-22"), 1: seat("", {1: "merchants-21"})}
    game = table(seats=seats).act("play merchants-03")
    assert game.rule("build army-21 at 6") == "wrong-kind"


def test_a_cell_that_is_filled_and_of_the_right_kind_is_refused_for_that_alone() -> None:
    game = table(seats={0: seat("army-21 army-22", {1: "army-24"})})
    assert game.why_not("build army-21 at 1") == Reason("cell-filled", {"cell": 1})


@pytest.mark.parametrize(
    ("zone", "reason"),
    [
        ("artisans-32", Reason("no-pope")),
        ("artisans-32 clergy-32", Reason("pope-used", {"card": "clergy-32"})),
    ],
)
def test_only_a_pope_cancels_an_action_and_only_once(zone: str, reason: Reason) -> None:
    seats = {0: seat("army-15 army-22"), 1: seat("clergy-21", {11: "army-29"}, zone=zone)}
    game = table(3, seats=seats, used="clergy-32").play("play army-15", "target 2")
    assert (game.asks, game.why_not("pope")) == ("AnswerAttack", reason)


def test_a_mission_is_refused_while_it_does_not_hold() -> None:
    one = seat("army-02 army-21 army-22", mandatory="army-41")
    game = table(seats={0: one}, missions="by-hand")
    assert game.rule("claim army-41") == "mission-not-fulfilled"


def test_a_mission_that_holds_is_not_refused_for_what_it_asks_for() -> None:
    game = table(seats={0: seat("army-21 army-22", mandatory="army-41")})
    assert game.rule("claim army-41") == "not-now"  # it is turned up by itself


def test_a_renovation_says_what_has_to_be_exceeded() -> None:
    game = table(seats={0: seat("artisans-32 artisans-21", {1: "artisans-25"})})
    game.play("lay artisans-32")
    assert game.why_not("build artisans-21 at 1") == Reason(
        "not-higher", {"card": "artisans-21", "value": 5}, {"value": 1}
    )


def test_a_discard_that_is_asked_for_is_compulsory() -> None:
    seats = {0: seat("clergy-03 clergy-21"), 1: seat("clergy-01 clergy-22")}
    game = table(seats=seats).act("play clergy-03")
    assert game.asks == "DiscardHand"
    assert because(game, "pass") == "This cannot be passed over: it is compulsory."
    assert because(game, "discard clergy-22") == (
        "Foundation 2 (Clergy) is no action, and an action is asked for."
    )


@pytest.mark.parametrize("line", ["open stock", "build army-21 at 1"])
def test_while_an_attack_is_answered_nothing_else_is_done(line: str) -> None:
    seats = {0: seat("army-15 army-22"), 1: seat("army-21", {11: "army-29"}, zone="clergy-32")}
    game = table(seats=seats).play("play army-15")
    assert because(game, line) == "Not yet. First: answers to an attack."


def test_what_is_chosen_already_is_refused_for_that() -> None:
    seats = {
        0: seat("clergy-14 clergy-21", stock="clergy-22 clergy-23"),
        1: seat("", stock="army-22 army-23"),
    }
    game = table(seats=seats).act("play clergy-14", "take army-23")
    assert game.rule("take army-23") == "already-chosen"


def test_an_opponent_who_is_a_target_already_is_refused_for_that() -> None:
    seats = {0: seat("army-05 army-06 army-21"), 1: seat("clergy-21"), 2: seat("clergy-22")}
    game = table(4, seats=seats).act("play army-05", "play army-06", "double players", "target 2")
    assert (game.asks, game.rule("target 2")) == ("Target", "target-chosen")
