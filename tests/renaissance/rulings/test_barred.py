"""What may not be done in a turn, whatever the way to it (N-55, N-56), and repeats (N-57)."""

import pytest

from bottega.games.renaissance.events import ActionTurned
from tests.renaissance.build import Chosen, seat, table

LATER: Chosen = {"edition": "2016"}
PILLAGE = "army-12"
BARGAIN = "artisans-12"
REPEATER = seat("army-21 army-22", zone="merchants-31", action_streak=1, mandatory="merchants-41")


@pytest.mark.parametrize("modifier", ["", "no_material", "no_material_hand"])
def test_a_theft_never_builds_in_a_castle_that_may_not_be_built_in(modifier: str) -> None:
    seats = {0: seat(f"{PILLAGE} army-26", now=modifier), 1: seat("", {1: "army-21"})}
    game = table(seats=seats).act(f"play {PILLAGE}")
    barred = modifier == "no_material"  # ruling N-55: not by what bars the hand alone
    assert game.asks == ("Store" if barred else "Steal")
    assert PILLAGE in game.discards  # the action itself could be played


@pytest.mark.parametrize("modifier", ["", "no_material", "no_material_hand"])
def test_a_castle_that_may_not_be_built_in_swaps_nothing(modifier: str) -> None:
    seats = {
        0: seat(f"{BARGAIN} army-26", {1: "army-21", 2: "army-22"}, now=modifier),
        1: seat("", {1: "army-23", 2: "army-24"}),
    }
    game = table(seats=seats).act(f"play {BARGAIN}")
    assert game.asks == ("Store" if modifier == "no_material" else "Swap")  # ruling N-55


def test_nobody_swaps_with_a_castle_that_may_not_be_built_in() -> None:
    seats = {
        0: seat(f"{BARGAIN} army-26", {1: "army-21", 2: "army-22"}, now="no_material"),
        1: seat("", {1: "army-23", 2: "army-24"}, zone="merchants-31"),
        2: seat("", {1: "army-25"}),
    }
    game = table(3, seats=seats).act(f"play {BARGAIN}", "target 2")
    assert (game.asks, game.asked) == ("RepeatAction", 1)
    game.act("repeat", "target 1")  # ruling N-55: in the other's turn, on the other side
    assert game.asks == "Store"


def test_a_partner_does_not_build_either_in_a_castle_that_may_not_be_built_in() -> None:
    seats = {
        0: seat(f"{PILLAGE} army-27", {1: "army-21"}, now="no_material"),
        1: seat("", {1: "army-22"}, zone="merchants-31"),
        3: seat("clergy-08"),
    }
    game = table(6, seats=seats, teams="true").act(f"play {PILLAGE}", "target 2")
    game.play("repeat", "target 1")
    while game.asked != 3:
        game.play("let be")
    game.play("pray").let_be()  # the partner of who may not build turns the theft
    assert game.heard(ActionTurned)[0].seat == 3
    assert game.asks == "Store"  # ruling N-55
    assert game.cells(1) == {1: "army-22"}


def test_a_convent_keeps_the_ironmonger_of_2016_from_being_asked() -> None:
    seats = {
        0: seat("clergy-02 merchants-21 merchants-22"),
        1: seat("clergy-21 clergy-22 clergy-23", zone="merchants-31"),
    }
    game = table(seats=seats, **LATER).act("play clergy-02").pass_on()
    assert (game.asks, game.asked) == ("Operation", 1)  # ruling N-56


def test_a_pure_action_that_is_repeated_in_the_own_turn_is_played_in_it() -> None:
    seats = {0: seat("merchants-16 merchants-21"), 1: REPEATER}
    game = table(seats=seats, **LATER).act("play merchants-16").pass_on()
    assert (game.asks, game.asked) == ("RepeatLast", 1)
    game.act("repeat")
    assert "merchants-41" in game.side(1).accomplished  # ruling N-57


def test_an_action_that_is_repeated_in_another_turn_is_none_of_the_own_turn() -> None:
    seats = {0: seat("merchants-16 merchants-21"), 1: REPEATER}
    game = table(seats=seats).act("play merchants-16", "repeat")
    assert game.side(1).accomplished == ()  # ruling N-57
    assert game.person(1).actions == 1
