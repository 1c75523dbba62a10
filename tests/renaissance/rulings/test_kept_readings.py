"""Readings of the rules that are kept (N-58), and events that tell the truth (N-59)."""

import pytest

from bottega.games.renaissance.events import ActionStands, SpecialLaid, TrapSprung
from tests.renaissance.build import seat, table


def test_a_roofer_on_the_first_stone_comes_before_it() -> None:
    one = seat("artisans-31 artisans-26 artisans-21", mandatory="clergy-45")
    game = table(seats={0: one}).play("lay artisans-31", "build artisans-26 at 6")
    assert "clergy-45" in game.side(0).accomplished  # ruling N-58


def test_a_beekeeper_that_copies_a_priest_counts_none_of_its_cards() -> None:
    seats = {
        0: seat("army-21", zone="merchants-32"),
        1: seat("army-22", zone="clergy-33", under="army-15 army-09"),
    }
    game = table(3, seats=seats)
    assert game.points(0)["specials"] == 0  # ruling N-58
    assert game.points(1)["specials"] == 2


def test_an_altar_boy_goes_on_trapping_for_its_new_owner() -> None:
    seats = {
        0: seat("army-15 army-21", {10: "army-29"}),
        1: seat("army-07 army-22", {11: "army-30"}, zone="clergy-34"),
    }
    game = table(seats=seats).act("play army-15").pass_on()
    assert game.zone(0) == ["clergy-34"]
    game.act("play army-07").pass_on()
    assert game.zone(1) == ["clergy-34"]  # ruling N-58
    assert [event.seat for event in game.heard(TrapSprung)] == [1, 0]


def test_a_trap_springs_although_a_chapel_protects_the_castle() -> None:
    castle = seat("army-22", {11: "army-30"}, zone="clergy-34", immune=True, next="castle_immunity")
    game = table(seats={0: seat("army-15 army-21"), 1: castle}).act("play army-15")
    assert game.zone(0) == ["clergy-34"]  # ruling N-58


def test_an_attack_that_was_turned_counts_for_who_turned_it() -> None:
    seats = {
        0: seat("army-15 army-21", {10: "army-29"}),
        1: seat("clergy-08 army-22", {11: "army-30"}, mandatory="army-43"),
    }
    game = table(seats=seats).play("play army-15", "pray")
    assert "army-43" in game.side(1).accomplished  # ruling N-58


def test_a_repeated_pater_noster_gives_an_operation_in_another_turn() -> None:
    seats = {
        0: seat("clergy-05 clergy-21 clergy-22 clergy-23"),
        1: seat("army-21 army-22 army-23", zone="merchants-31"),
    }
    game = table(3, seats=seats).act("play clergy-05", "discard clergy-21", "discard clergy-22")
    game.act("discard clergy-23", "repeat", "discard army-21", "discard army-22")
    assert (game.asks, game.asked, game.view().mover) == ("Operation", 1, 0)  # ruling N-58


def test_the_renovator_needs_no_support() -> None:
    one = seat("artisans-32 artisans-28", {6: "artisans-26"})
    game = table(seats={0: one}, support="true").play("lay artisans-32")
    assert game.lines() == ["done", "build artisans-28 at 6"]  # ruling N-58


def test_a_bell_ringer_goes_to_the_slot_that_its_owner_chooses() -> None:
    one = seat("clergy-31 clergy-21", stock="clergy-22", zone="artisans-33")
    game = table(seats={0: one}).play("lay clergy-31")
    assert game.lines() == ["store clergy-31", "shelter clergy-31"]  # ruling N-59
    game.play("shelter clergy-31")
    assert game.side(0).vault == ("clergy-31",)
    assert game.heard(SpecialLaid)[0].where == "vault"
    assert game.view(1).sides[0].vault == ("clergy-31",)  # for all to see


@pytest.mark.parametrize(
    ("stock", "vault", "where"),
    [
        ("clergy-22", "clergy-23 clergy-24", "stock"),
        ("clergy-22 clergy-23 clergy-24", "clergy-25", "vault"),
    ],
)
def test_a_bell_ringer_says_into_which_slot_it_went(stock: str, vault: str, where: str) -> None:
    one = seat("clergy-31 clergy-21", stock=stock, vault=vault, zone="artisans-33")
    game = table(seats={0: one}).play("lay clergy-31")
    assert game.asks != "LaySlot"  # there was one way
    assert [event.where for event in game.heard(SpecialLaid)] == [where]  # ruling N-59


@pytest.mark.parametrize(
    ("card", "cells", "lines"),
    [
        ("clergy-35", {1: "army-21", 2: "army-22"}, ["strike 1"]),
        ("artisans-31", {}, ["build army-26 at 1"]),
        ("army-34", {}, []),
    ],
)
def test_a_special_laid_from_the_stock_says_so(
    card: str, cells: dict[int, str], lines: list[str]
) -> None:
    one = seat("army-26 army-27", cells, stock=f"{card} army-23")
    game = table(seats={0: one}).play("open stock", f"lay {card}", *lines)
    assert [event.origin for event in game.heard(SpecialLaid)] == ["stock"]  # ruling N-59


def test_an_action_that_a_trap_cancelled_for_its_only_target_does_not_stand() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("army-22", {11: "army-30"}, zone="clergy-34")}
    game = table(seats=seats).act("play army-15")
    assert len(game.heard(TrapSprung)) == 1
    assert game.heard(ActionStands) == []  # ruling N-59


def test_an_action_with_a_target_left_stands_after_a_trap() -> None:
    seats = {
        0: seat("army-09 army-21"),
        1: seat("army-22", {11: "army-30"}, zone="clergy-34"),
        2: seat("army-23", {9: "army-29"}),
    }
    game = table(3, seats=seats).act("play army-09")
    assert len(game.heard(TrapSprung)) == 1
    assert [event.card for event in game.heard(ActionStands)] == ["army-09"]  # ruling N-59
