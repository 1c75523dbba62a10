"""Answers to actions: traps first, then a pope, then a prayer (N-9 and N-10)."""

import pytest

from bottega.games.renaissance.events import ActionStands, ActionTurned
from tests.renaissance.build import Position, seat, table

TWO = {8: "army-26", 9: "army-27"}
SEEN = {1: "army-23", 2: "army-24", 12: "clergy-08"}  # everybody sees where the prayer is


def prayed(hand: str, prayer: str, *lines: str, cells: dict[int, str] | None = None) -> Position:
    """Let seat 1 turn an action of seat 0."""
    seats = {0: seat(hand, cells or {}), 1: seat(f"clergy-08 {prayer}", TWO)}
    game = table(seats=seats).play(*lines)
    return game.play("pray")


# Who is asked, and when.


def test_all_opponents_are_asked_at_the_same_time_whether_they_hold_anything_or_not() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("", {8: "army-26"}), 2: seat("clergy-21")}
    game = table(3, seats=seats).play("play army-15", "target 2")  # ruling N-10
    assert game.asked_all == [1, 2]
    assert game.lines() == ["let be"]


def test_who_is_attacked_in_the_castle_is_asked_so_and_others_only_about_an_action() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("", {8: "army-26"})}
    game = table(3, seats=seats).play("play army-15", "target 2")  # ruling N-10
    assert (game.asks, game.asked) == ("AnswerAttack", 1)
    game.play("let be")
    assert (game.asks, game.asked) == ("AnswerAction", 2)


def test_everybody_is_asked_once() -> None:
    game = table(3, seats={0: seat("army-09 army-21"), 1: seat("", TWO), 2: seat("clergy-08")})
    game.play("play army-09", "let be", "let be")  # ruling N-10
    assert game.asks not in ("AnswerAction", "AnswerAttack")


def test_a_window_opens_for_a_look_too() -> None:
    seats = {0: seat("merchants-16 army-21"), 1: seat("clergy-08", stock="army-22")}
    game = table(3, seats=seats).play("play merchants-16", "target 2")  # ruling N-10
    assert game.offers("pray")


def test_no_window_opens_where_all_can_see_that_nobody_could_answer() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", SEEN)}
    game = table(seats=seats).play("play army-09")  # ruling N-10
    assert game.asks == "Strike"


def test_a_special_is_not_an_attack_and_nobody_is_asked_about_it() -> None:
    seats = {
        0: seat("army-35 army-21"),
        1: seat("clergy-08", TWO, zone="clergy-34 clergy-32"),
    }
    game = table(seats=seats).play("lay army-35", "strike 8")  # ruling N-9
    assert game.zone(1) == ["clergy-34", "clergy-32"]
    assert game.asks == "Store"


@pytest.mark.parametrize("card", ["army-31", "merchants-35"])
def test_neither_captain_nor_peddler_trigger_a_trap(card: str) -> None:
    family = "army-21 army-22" if card == "army-31" else "merchants-21 merchants-22"
    seats = {0: seat(f"{card} {family}"), 1: seat("", stock="clergy-31 clergy-21")}
    game = table(seats=seats).play(f"lay {card}")  # ruling N-9
    assert "clergy-31" not in game.zone(0)


def test_looking_at_a_stock_triggers_no_trap() -> None:
    seats = {0: seat("merchants-16 merchants-21"), 1: seat("", stock="clergy-31")}
    game = table(seats=seats).act("play merchants-16")  # ruling N-9
    assert game.stock(1) == ["clergy-31"]


# Traps.


def test_the_altar_boy_cancels_an_attack_on_the_castle_and_goes_to_the_attacker() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", TWO, zone="clergy-34")}
    game = table(seats=seats).act("play army-09")  # ruling N-10
    assert game.cells(1) == TWO
    assert (game.zone(0), game.zone(1)) == (["clergy-34"], [])
    assert game.points(0)["specials"] == -1


def test_a_trap_protects_only_its_owner() -> None:
    seats = {
        0: seat("army-09 army-21"),
        1: seat("", {8: "army-26"}, zone="clergy-34"),
        2: seat("", {1: "army-22"}),
    }
    game = table(3, seats=seats).act("play army-09")  # ruling N-10
    assert (game.cells(1), game.cells(2)) == ({8: "army-26"}, {})


def test_an_attack_on_an_empty_castle_springs_no_trap() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("", zone="clergy-34")}
    game = table(seats=seats).act("play army-15")  # ruling N-8
    assert game.zone(1) == ["clergy-34"]


def test_the_altar_boy_does_not_care_about_attacks_on_hand_stock_or_turn() -> None:
    for card in ("army-02", "army-10", "army-17"):
        seats = {0: seat(f"{card} army-21"), 1: seat("", TWO, zone="clergy-34", stock="army-22")}
        game = table(seats=seats).act(f"play {card}")  # ruling N-10
        assert game.zone(1) == ["clergy-34"]


def test_the_bell_ringer_cancels_an_attack_on_the_stock() -> None:
    seats = {0: seat("army-02 army-21"), 1: seat("", stock="clergy-31 army-22")}
    game = table(seats=seats).act("play army-02")  # ruling N-10
    assert (game.stock(1), game.zone(0)) == (["army-22"], ["clergy-31"])
    assert game.points(0)["specials"] == -3


def test_traps_are_sprung_before_a_pope_who_is_then_not_needed() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("", TWO, zone="clergy-34 clergy-32")}
    game = table(seats=seats).play("play army-15", "pope")  # ruling N-10
    assert (game.zone(0), game.zone(1)) == (["clergy-34"], ["clergy-32"])
    assert game.view().used == ()


def test_traps_are_sprung_before_a_prayer_which_is_then_kept() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("clergy-08", TWO, zone="clergy-34")}
    game = table(seats=seats).play("play army-15", "pray")  # ruling N-10
    assert game.zone(0) == ["clergy-34"]
    assert game.hand(1) == ["clergy-08"]


def test_a_sprung_trap_stays_with_the_attacker_even_when_the_action_was_aimed_at_it() -> None:
    seats = {
        0: seat("army-01 clergy-13 army-21"),
        1: seat("", {1: "army-22 army-33"}, zone="clergy-34 clergy-33"),
    }
    game = table(seats=seats).act("play army-01", "play clergy-13")
    game.act("aim clergy-34", "aim army-33")  # ruling N-10
    assert game.zone(0) == ["clergy-34"]
    assert game.cell(1, 1).specials == ("army-33",)


# The pope.


def test_a_pope_cancels_the_whole_action_for_everybody() -> None:
    seats = {
        0: seat("army-09 army-21"),
        1: seat("", {8: "army-26"}),
        2: seat("", {1: "army-22"}, zone="clergy-32"),
    }
    game = table(3, seats=seats).play("play army-09", "let be", "pope")  # ruling N-10
    assert (game.cells(1), game.cells(2)) == ({8: "army-26"}, {1: "army-22"})
    assert game.discards == ["army-09"]
    assert game.view().used == ("clergy-32",)


def test_a_pope_can_be_used_once_and_stays_for_its_points() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", TWO, zone="clergy-32")}
    game = table(seats=seats, used="clergy-32").play("play army-09")  # ruling N-10
    assert game.lines() == ["let be"]
    assert game.points(1)["specials"] == 2


def test_a_pope_is_asked_about_an_action_that_does_not_touch_his_side() -> None:
    seats = {0: seat("army-16 army-21 army-22"), 1: seat("", zone="clergy-32")}
    game = table(seats=seats).play("play army-16")  # ruling N-10
    assert game.asked == 1
    game.play("pope")
    assert game.asks == "Store"
    assert game.hand(0) == ["army-21", "army-22"]


def test_a_cancelled_action_counts_as_played() -> None:
    seats = {0: seat("army-16 army-21 army-22"), 1: seat("", zone="clergy-32")}
    game = table(seats=seats).play("play army-16", "pope")  # ruling N-10
    assert game.person(0).actions == 1
    assert game.person(0).pure_action


def test_a_cancelled_extra_turn_is_not_taken() -> None:
    seats = {0: seat("merchants-04 merchants-21"), 1: seat("army-21", zone="clergy-32")}
    game = table(3, seats=seats).play("play merchants-04", "pope", "let be").pass_on()
    assert game.asked == 1  # ruling N-10


def test_a_pope_comes_before_a_prayer_which_is_then_kept() -> None:
    seats = {
        0: seat("army-15 army-21"),
        1: seat("clergy-08", TWO),
        2: seat("", zone="clergy-32"),
    }
    game = table(3, seats=seats).play("play army-15", "target 2", "pray", "pope")  # ruling N-10
    assert game.hand(1) == ["clergy-08"]
    assert game.heard(ActionTurned) == []


def test_the_own_pope_is_not_asked() -> None:
    seats = {0: seat("army-09 army-21", zone="clergy-32"), 1: seat("", SEEN)}
    assert table(seats=seats).play("play army-09").asks == "Strike"  # ruling N-10


# The prayer.


def test_a_prayer_turns_an_attack_against_who_made_it() -> None:
    game = prayed("army-09 army-21", "", "play army-09", cells={1: "army-22"})  # ruling N-10
    assert (game.cells(0), game.cells(1)) == ({}, TWO)
    assert game.hand(1) == []
    assert game.discards[:2] == ["army-09", "clergy-08"]


def test_a_turned_revolt_costs_its_author_the_turn() -> None:
    seats = {
        0: seat("merchants-01 merchants-21 merchants-22 merchants-23"),
        1: seat("clergy-08 clergy-21 clergy-22"),
    }
    game = table(seats=seats).play("play merchants-01", "pray").pass_on()  # ruling N-10
    assert game.asked == 1
    game.play("discard clergy-21").pass_on()
    assert game.asked == 1  # seat 0 was skipped


def test_a_turned_trade_lets_its_victim_take_the_card() -> None:
    game = prayed("army-06 army-21 army-22", "clergy-21", "play army-06")  # ruling N-10
    assert (game.asks, game.asked) == ("TradeTake", 1)
    assert game.lines() == ["take army-21", "take army-22"]


def test_a_turned_look_shows_the_stock_of_who_looked() -> None:
    seats = {
        0: seat("merchants-16 merchants-21", stock="merchants-22"),
        1: seat("clergy-08", stock="clergy-22"),
    }
    game = table(seats=seats).play("play merchants-16", "pray")  # ruling N-10
    assert game.view(1).sides[0].stock == ("merchants-22",)
    assert game.view(0).sides[1].stock == ()


def test_of_an_action_on_several_only_the_holders_part_is_turned() -> None:
    seats = {
        0: seat("army-09 army-21", {1: "army-22"}),
        1: seat("clergy-08", {8: "army-26"}),
        2: seat("", {1: "army-23"}),
    }
    game = table(3, seats=seats).play("play army-09", "pray", "let be")  # ruling N-10
    assert (game.cells(0), game.cells(1), game.cells(2)) == ({}, {8: "army-26"}, {})


def test_what_an_action_does_for_its_author_is_not_turned() -> None:
    seats = {
        0: seat("artisans-17 artisans-21"),
        1: seat("clergy-08 clergy-21"),
    }
    game = table(seats=seats).play("play artisans-17", "pray")  # ruling N-10: bad weather
    game.play("build artisans-21 at 1")
    assert game.person(0).next == {"skip_turn": 1}
    assert game.person(1).next == {}


def test_a_turned_action_cannot_be_answered_again() -> None:
    seats = {
        0: seat("army-09 army-21", {1: "army-22"}, zone="clergy-32"),
        1: seat("clergy-08", TWO),
    }
    game = table(seats=seats).play("play army-09", "pray")  # ruling N-10
    assert game.asks == "Store"
    assert game.cells(0) == {}


def test_no_trap_answers_a_turned_action() -> None:
    seats = {
        0: seat("army-09 army-21", {1: "army-22"}, zone="clergy-34"),
        1: seat("clergy-08", TWO),
    }
    game = table(seats=seats).play("play army-09", "pray")  # ruling N-10
    assert game.zone(0) == ["clergy-34"]
    assert game.cells(0) == {}


def test_a_prayer_cannot_be_played_in_the_own_turn() -> None:
    game = table(seats={0: seat("clergy-08 army-21")})  # ruling N-10
    assert not game.offers("play clergy-08")
    assert game.offers("build clergy-08 at 10")


def test_a_prayer_in_the_stock_answers_nothing() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", TWO, stock="clergy-08")}
    assert table(seats=seats).play("play army-09").lines() == ["let be"]  # ruling N-10


def test_a_prayer_answers_only_what_names_or_hits_its_holder() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("", TWO), 2: seat("clergy-08")}
    game = table(3, seats=seats).play("play army-15", "target 2", "let be")  # ruling N-10
    assert (game.asked, game.lines()) == (2, ["let be"])


@pytest.mark.parametrize("card", ["clergy-19", "merchants-11"])
def test_neither_cloister_nor_village_square_can_be_turned(card: str) -> None:
    seats = {0: seat(f"{card} clergy-21"), 1: seat("clergy-08 merchants-21", zone="clergy-32")}
    game = table(seats=seats).play(f"play {card}")  # ruling N-10
    assert game.lines() == ["let be", "pope"]


def test_the_hand_is_filled_up_only_at_the_next_own_phase_of_drawing() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("clergy-08 clergy-21 clergy-22", TWO)}
    game = table(seats=seats).play("play army-09", "pray").pass_on()  # ruling N-10
    assert (game.asked, game.hand(1)) == (1, ["clergy-21", "clergy-22"])


def test_a_prayer_counts_as_an_action_played() -> None:
    game = prayed("army-09 army-21", "clergy-21", "play army-09")  # ruling N-10
    assert game.person(1).actions == 1


def test_what_a_seat_answers_is_hidden_until_all_have_answered() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("clergy-08", TWO), 2: seat("", {1: "army-22"})}
    game = table(3, seats=seats).play("play army-09")  # ruling N-10
    other = table(3, seats=seats).play("play army-09")
    game.play("pray")
    other.play("let be")
    assert game.view(2) == other.view(2)
    assert game.view(None) == other.view(None)
    assert len(game.events) == len(other.events)


def test_an_action_that_nobody_answers_stands() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("", TWO)}
    game = table(seats=seats).play("play army-15", "let be")  # ruling N-10
    assert len(game.heard(ActionStands)) == 1


def test_a_gargoyle_that_is_turned_lets_its_victim_remove_a_special_of_the_author() -> None:
    seats = {
        0: seat("clergy-13 army-21", {1: "army-22 army-33"}, zone="army-34"),
        1: seat("clergy-08 clergy-21", zone="clergy-33"),
    }
    game = table(seats=seats).play("play clergy-13", "aim clergy-33", "pray")  # ruling N-10
    assert (game.asks, game.asked) == ("RemoveSpecial", 1)
    game.play("aim army-34")
    assert (game.zone(0), game.zone(1)) == ([], ["clergy-33"])


def test_a_doubled_gargoyle_that_is_turned_removes_as_many_specials_of_its_author() -> None:
    seats = {
        0: seat("army-01 clergy-13 army-21", {1: "army-24 army-33"}, zone="army-34"),
        1: seat("clergy-08 clergy-21", zone="clergy-34 clergy-33"),
    }
    game = table(seats=seats).act("play army-01", "play clergy-13")
    game.play("aim clergy-34", "aim clergy-33", "pray", "aim army-33")  # rulings N-10, N-11
    while game.asks == "RemoveSpecial":
        game.play(game.lines()[0])
    assert game.zone(0) == []
    assert len(game.zone(1)) == 2


def test_only_the_holders_part_of_a_doubled_gargoyle_is_turned() -> None:
    seats = {
        0: seat("army-01 clergy-13 army-21", {1: "army-24 army-33"}, zone="army-34"),
        1: seat("clergy-08 clergy-21", zone="clergy-33"),
        2: seat("", zone="artisans-32"),
    }
    game = table(3, seats=seats).act("play army-01", "play clergy-13")
    game.play("aim clergy-33", "aim artisans-32", "pray", "let be", "aim army-33")
    assert game.asks == "Store"  # rulings N-10, N-11: one for one
    assert (game.zone(0), game.zone(1), game.zone(2)) == (["army-34"], ["clergy-33"], [])
