"""The ironmonger, who repeats what others do (N-49)."""

from tests.renaissance.build import Chosen, seat, table

LATER: Chosen = {"edition": "2016"}


def test_the_ironmonger_is_asked_once_an_opponents_action_has_been_resolved() -> None:
    seats = {
        0: seat("merchants-10 merchants-21 merchants-22 merchants-23"),
        1: seat("army-21 army-22 army-23", zone="merchants-31"),
    }
    game = table(seats=seats).play("play merchants-10")  # ruling N-49: chopper
    game.play("discard army-21", "discard army-22")
    assert (game.asks, game.asked) == ("RepeatAction", 1)
    assert game.lines() == ["pass", "repeat"]
    game.play("repeat")
    assert (game.asks, game.asked) == ("DiscardHand", 0)
    assert game.person(1).actions == 1
    assert game.view().used == ("merchants-31",)


def test_the_ironmonger_works_once_in_the_game() -> None:
    seats = {
        0: seat("merchants-10 merchants-21 merchants-22"),
        1: seat("", zone="merchants-31"),
    }
    game = table(seats=seats, used="merchants-31").play("play merchants-10")  # ruling N-49
    assert game.asks == "Store"


def test_who_passes_can_repeat_another_action_later() -> None:
    seats = {
        0: seat("merchants-10 merchants-21 merchants-22"),
        1: seat("", zone="merchants-31"),
    }
    game = table(seats=seats).play("play merchants-10", "pass")  # ruling N-49
    assert game.view().used == ()


def test_a_cancelled_action_leaves_nothing_to_repeat() -> None:
    seats = {
        0: seat("merchants-10 merchants-21 merchants-22"),
        1: seat("clergy-21", zone="merchants-31 clergy-32"),
    }
    game = table(seats=seats).play("play merchants-10", "pope")  # ruling N-49
    assert game.asks == "Store"


def test_an_action_that_a_trap_cancelled_altogether_leaves_nothing_to_repeat() -> None:
    seats = {
        0: seat("merchants-08 merchants-21 merchants-22"),
        1: seat("", stock="clergy-31", zone="merchants-31"),
    }
    game = table(seats=seats).act("play merchants-08")  # ruling N-49
    assert game.zone(0) == ["clergy-31"]
    assert game.asks == "Store"


def test_the_repeat_is_a_new_action_that_can_be_answered() -> None:
    seats = {
        0: seat("merchants-10 merchants-21 merchants-22", zone="clergy-32"),
        1: seat("clergy-21 clergy-22", zone="merchants-31"),
    }
    game = table(seats=seats).act("play merchants-10", "discard clergy-21")  # ruling N-49
    game.play("discard clergy-22", "repeat")
    assert (game.asks, game.asked) == ("AnswerAction", 0)
    game.play("pope")
    assert game.hand(0) == ["merchants-21", "merchants-22"]


def test_the_owner_of_the_ironmonger_cannot_repeat_an_action_of_the_own_side() -> None:
    seats = {0: seat("merchants-10 merchants-21 merchants-22", zone="merchants-31")}
    assert table(seats=seats).act("play merchants-10").asks == "Store"  # ruling N-49


def test_a_repeated_attack_is_aimed_anew() -> None:
    seats = {
        0: seat("army-15 army-21"),
        1: seat("", {11: "army-29"}, zone="merchants-31"),
        2: seat("", {9: "army-30 army-33"}),
    }
    game = table(3, seats=seats).act("play army-15", "target 2", "repeat")  # ruling N-49
    assert (game.asks, game.asked) == ("Target", 1)
    game.act("target 3")
    assert game.cells(2) == {}


def test_what_a_repeat_does_to_the_next_turn_counts_from_that_moment() -> None:
    seats = {
        0: seat("merchants-01 merchants-21 merchants-22"),
        1: seat("army-21 army-22", zone="merchants-31"),
        2: seat("army-23 army-24"),
    }
    game = table(3, seats=seats).act("play merchants-01", "target 3", "repeat")  # ruling N-49
    game.act("target 1").pass_on()
    assert game.asked == 1
    game.play("discard army-21").pass_on()
    assert game.asked == 1  # seats 2 and 0 are skipped


def test_a_repeated_arrangement_gives_the_repeater_a_turn_at_once() -> None:
    seats = {
        0: seat("merchants-04 merchants-21"),
        1: seat("army-21"),
        2: seat("army-22 army-23", zone="merchants-31"),
    }
    game = table(3, seats=seats).act("play merchants-04", "done", "repeat", "done").pass_on()
    assert game.asked == 0  # ruling N-49: seat 0 first has its own further turn
    game.play("discard merchants-21").pass_on()
    assert game.asked == 2
    game.play("discard army-22").pass_on()
    assert game.asked == 1  # then the order goes on where it was


def test_a_repeated_attack_is_no_card_that_a_priest_could_collect() -> None:
    seats = {
        0: seat("army-09 army-21", {1: "army-22"}, zone="clergy-33"),
        1: seat("", {1: "army-23"}, zone="merchants-31"),
    }
    game = table(3, seats=seats).act("play army-09", "repeat")  # ruling N-49
    assert game.cells(0) == {}
    assert game.side(0).under == ()
    assert "army-09" in game.discards


def test_in_the_later_edition_the_ironmonger_acts_at_the_start_of_the_own_turn() -> None:
    seats = {
        0: seat("merchants-10 merchants-21 merchants-22"),
        1: seat("army-21 army-22 army-23", zone="merchants-31"),
    }
    game = table(seats=seats, **LATER).act("play merchants-10")
    game.play("discard army-21", "discard army-22")
    assert game.asks == "Store"  # ruling N-49: not at once
    game.pass_on()
    assert (game.asks, game.asked) == ("RepeatLast", 1)
    game.act("repeat")
    assert (game.asks, game.asked) == ("DiscardHand", 0)
    game.play(game.lines()[0], game.lines()[1])
    assert (game.asks, game.asked) == ("Operation", 1)


def test_in_the_later_edition_nothing_is_asked_before_anybody_has_acted() -> None:
    seats = {
        0: seat("merchants-21 merchants-22"),
        1: seat("army-21 army-22", zone="merchants-31"),
    }
    game = table(seats=seats, **LATER).play("discard merchants-21").pass_on()  # ruling N-49
    assert (game.asks, game.asked) == ("Operation", 1)
