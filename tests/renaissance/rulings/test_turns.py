"""A turn: act, store, draw; what restrains it (N-12, N-13, N-31, N-32)."""

import pytest

from bottega.games.renaissance.events import TurnBegan, TurnSkipped
from tests.renaissance.build import Seat, begun, seat, table

# The three phases.


def test_a_turn_is_one_operation_then_storing_then_drawing() -> None:
    game = table(seats={0: seat("army-21 army-22 army-23"), 1: seat("clergy-21")})
    game.play("build army-21 at 1")
    assert game.asks == "Store"
    game.play("store army-22")
    assert game.stock(0) == ["army-22"]
    assert len(game.hand(0)) == 5
    assert game.asked == 1


def test_one_of_five_operations_must_be_chosen() -> None:
    game = table(seats={0: seat("army-02 army-34", stock="army-22")})
    verbs = {line.split()[0] for line in game.lines()}
    assert verbs == {"build", "play", "lay", "open", "discard"}
    assert not game.offers("pass")


def test_an_action_lies_on_the_discard_pile_and_is_carried_out() -> None:
    game = table(seats={0: seat("army-10 army-21"), 1: seat("clergy-21")}).act("play army-10")
    assert game.discards == ["army-10"]
    assert game.person(1).next == {"no_draw": 1}


def test_a_special_goes_by_default_to_the_own_zone() -> None:
    game = table(seats={0: seat("artisans-33 army-21")}).play("lay artisans-33")
    assert game.zone(0) == ["artisans-33"]


def test_a_card_that_is_discarded_has_no_effect() -> None:
    game = table(seats={0: seat("army-10 army-21")}).play("discard army-10")
    assert game.discards == ["army-10"]
    assert game.person(1).next == {}


def test_storing_is_optional() -> None:
    game = table(seats={0: seat("army-21 army-22"), 1: seat("clergy-21")})
    game.play("discard army-21", "pass")
    assert game.stock(0) == []
    assert game.asked == 1


def test_nothing_can_be_stored_in_a_full_stock() -> None:
    one = seat("army-21 army-22", stock="army-23 army-24 army-25")
    game = table(seats={0: one, 1: seat("clergy-21")}).play("discard army-21")
    assert game.asked == 1


def test_the_hand_is_filled_up_to_five_cards() -> None:
    pile = "clergy-30 clergy-29 clergy-28 clergy-27 clergy-26"
    game = table(seats={0: seat("army-21 army-22"), 1: seat("clergy-21")}, pile=pile)
    game.play("discard army-21", "pass")
    assert game.hand(0) == ["army-22", "clergy-27", "clergy-28", "clergy-29", "clergy-30"]


def test_who_holds_more_than_five_cards_draws_none() -> None:
    hand = "army-21 army-22 army-23 army-24 army-25 army-26 army-27"
    game = table(seats={0: seat(hand), 1: seat("clergy-21")}).play("discard army-21", "pass")
    assert len(game.hand(0)) == 6


def test_players_follow_each_other_clockwise() -> None:
    game = begun(3, seed=4)
    first = game.view().first
    order = []
    for _ in range(6):
        order.append(game.asked)
        game.idle()
    assert order == [(first + i) % 3 for i in range(6)]


# N-12: what restrains a turn.


def skipped(words: str) -> dict[int, Seat]:
    """Let seat 1 be restrained in its next turn."""
    return {0: seat("army-21 army-22"), 1: seat("clergy-21 clergy-02", next=words)}


def test_a_skipped_turn_has_no_phase_at_all() -> None:
    game = table(seats=skipped("skip_turn")).play("discard army-21").pass_on()  # ruling N-12
    assert game.asked == 0
    assert game.hand(1) == ["clergy-02", "clergy-21"]
    assert [event.seat for event in game.heard(TurnSkipped)] == [1]
    assert [event.seat for event in game.heard(TurnBegan)] == [0]


def test_a_second_skip_while_one_is_pending_is_lost() -> None:
    seats = {
        0: seat("merchants-01 army-21 army-22"),
        1: seat("army-23 army-24", next="skip_turn"),
    }
    game = table(3, seats=seats).act("play merchants-01", "target 2").pass_on()  # ruling N-12
    assert game.asked in (2, 0)
    while game.asked != 1:
        game.idle()
    assert [event.seat for event in game.heard(TurnSkipped)] == [1]


def test_a_skipped_turn_uses_up_everything_that_was_pending() -> None:
    words = "skip_turn no_action no_draw no_material"
    game = table(seats=skipped(words)).play("discard army-21").pass_on()  # ruling N-12
    assert game.person(1).next == {}
    assert game.person(1).now == {}
    game.idle()
    assert game.offers("play clergy-02")
    assert game.offers("build clergy-21 at 1")


def test_a_skipped_turn_uses_up_the_pulley() -> None:
    seats = {
        0: seat("artisans-05 artisans-21 artisans-22", next="skip_turn"),
        1: seat("clergy-21 clergy-22"),
    }
    game = table(seats=seats).act("play artisans-05").pass_on()  # ruling N-12
    assert game.person(0).next == {"skip_turn": 1, "materials_up_to": 3}
    game.play("discard clergy-21").pass_on()
    assert game.asked == 1
    game.idle()
    game.play("build artisans-21 at 1")
    assert game.asks == "Store"


def test_what_held_in_a_skipped_turn_does_not_hold_afterwards() -> None:
    seats = {
        0: seat("merchants-09 merchants-21 merchants-22 army-22"),
        1: seat("army-21 clergy-02", next="skip_turn no_material"),
    }
    game = table(3, seats=seats).play("discard army-22").pass_on()
    game.act("play merchants-09", "build merchants-21 at 1", "done")  # ruling N-12
    assert game.asked == 1
    assert game.offers("build army-21 at 1")


def test_no_draw_skips_only_the_drawing() -> None:
    game = table(seats=skipped("no_draw")).play("discard army-21").pass_on()  # ruling N-12
    game.play("discard clergy-21").pass_on()
    assert game.hand(1) == ["clergy-02"]


def test_no_action_bars_actions_of_hand_and_stock() -> None:
    one = seat("army-02 army-21", stock="army-08 army-22", now="no_action")
    game = table(seats={0: one})  # ruling N-12
    assert not game.offers("play army-02")
    assert game.offers("build army-02 at 1")
    game.play("open stock")
    assert not game.offers("play army-08")


def test_no_action_holds_in_that_turn_only() -> None:
    seats = {0: seat("clergy-02 army-21 army-22"), 1: seat("clergy-08 army-23", {8: "army-26"})}
    game = table(3, seats=seats).act("play clergy-02", "target 2").pass_on()
    assert game.asked == 1  # ruling N-12
    assert game.person(1).now == {"no_action": 1}
    game.play("discard army-23").pass_on()
    while game.asked != 2:
        game.idle()
    assert game.person(1).now == {}


@pytest.mark.parametrize(("edition", "there"), [("2015", False), ("2016", True)])
def test_billeting_bars_materials_of_the_stock_only_in_the_first_edition(
    edition: str, there: bool
) -> None:
    seats = {
        0: seat("army-20 army-21 army-22"),
        1: seat("clergy-21 clergy-02", stock="clergy-22 clergy-03"),
    }
    game = table(seats=seats, edition=edition).act("play army-20").pass_on()  # ruling N-12
    assert not any(line.startswith("build") for line in game.lines())
    game.play("open stock")
    assert any(line.startswith("build clergy-22") for line in game.lines()) == there


def test_the_pulley_lets_one_operation_place_up_to_three_materials() -> None:
    one = seat("army-21 army-22 army-23 army-24", pulley=3)
    game = table(seats={0: one}).play("build army-21 at 1")
    assert game.asks == "BuildMore"
    game.play("build army-22 at 2", "build army-23 at 3")
    assert game.asks == "Store"
    assert len(game.cells(0)) == 3


def test_the_pulley_can_be_stopped_early() -> None:
    game = table(seats={0: seat("army-21 army-22", pulley=3)}).play("build army-21 at 1", "done")
    assert game.asks == "Store"


# N-13: chains.


def test_pater_noster_costs_two_cards_and_gives_another_operation() -> None:
    one = seat("clergy-05 army-21 army-22 army-23")
    game = table(seats={0: one}).act("play clergy-05")  # ruling N-13
    game.play("discard army-21", "discard army-22")
    assert (game.asks, game.asked) == ("Operation", 0)
    game.play("build army-23 at 1")
    assert len(game.hand(0)) == 5  # phases 2 and 3 follow once


def test_pater_noster_without_two_other_cards_does_nothing() -> None:
    game = table(seats={0: seat("clergy-05 army-21")}).act("play clergy-05")  # ruling N-13
    assert game.asks == "Store"
    assert game.hand(0) == ["army-21"]


def test_pater_noster_out_of_the_stock_is_paid_from_the_hand() -> None:
    one = seat("army-21 army-22", stock="clergy-05 army-23")
    game = table(seats={0: one}).play("open stock").act("play clergy-05")  # rulings N-13, N-30
    assert game.lines() == ["discard army-21", "discard army-22"]


def test_an_arrangement_gives_a_whole_new_turn() -> None:
    one = seat("merchants-04 merchants-21 merchants-22 merchants-23")
    game = table(3, seats={0: one, 1: seat("army-21")}).act("play merchants-04")  # ruling N-13
    game.play("build merchants-21 at 1").pass_on()
    assert (game.asks, game.asked) == ("Operation", 0)
    assert len(game.hand(0)) == 5
    game.play("build merchants-22 at 2").pass_on()
    assert game.asked == 1


def test_there_is_no_limit_on_chains() -> None:
    one = seat("clergy-05 clergy-07 army-21 army-22 army-23 army-24 army-25")
    game = table(seats={0: one}).act("play clergy-05")  # ruling N-13
    game.play("discard army-21", "discard army-22").act("play clergy-07")
    game.play("discard army-23", "discard army-24")
    assert game.asks == "Operation"


# N-31 and N-32.


def test_a_card_of_the_stock_may_be_discarded_as_its_play() -> None:
    one = seat("army-21", stock="army-22 army-23")
    game = table(seats={0: one}).play("open stock", "discard army-22", "done")  # ruling N-31
    assert game.stock(0) == ["army-23"]
    assert game.discards == ["army-22"]


def test_a_card_may_be_stored_after_playing_the_stock() -> None:
    one = seat("army-21 army-24", stock="army-22 army-23")
    game = table(seats={0: one, 1: seat("clergy-21")})
    game.play("open stock", "discard army-22", "done", "store army-21")  # ruling N-31
    assert game.stock(0) == ["army-21", "army-23"]
    assert game.asked == 1


def test_without_hand_and_stock_the_operation_is_skipped() -> None:
    game = table(seats={0: seat("army-21 army-22"), 1: seat("")})
    game.play("discard army-21").pass_on()  # ruling N-32
    assert game.asked == 0  # seat 1 only drew
    assert len(game.hand(1)) == 5


def test_without_hand_a_covered_stock_does_not_help() -> None:
    seats = {0: seat("army-21 army-22"), 1: seat("", stock="clergy-21", cover="army-31")}
    game = table(seats=seats).play("discard army-21").pass_on()  # ruling N-32
    assert game.asked == 0
    assert game.stock(1) == ["clergy-21"]


def test_without_hand_the_stock_must_be_played() -> None:
    seats = {0: seat("army-21 army-22"), 1: seat("", stock="clergy-21 clergy-22")}
    game = table(seats=seats).play("discard army-21").pass_on()  # ruling N-32
    assert (game.asked, game.lines()) == (1, ["open stock"])
