"""Missions: when they are turned up, and what they ask for (N-33 to N-40, N-60)."""

import pytest

from bottega.games.renaissance import GAME
from bottega.games.renaissance.events import MissionClaimed, TurnBegan
from bottega.games.renaissance.progress import progress_of
from tests.renaissance.build import Chosen, Position, begun, new_game, row, seat, table

ELEVEN = {
    **row("army-01 army-02 army-03 army-04 army-21"),
    **row("army-26 army-27 army-28 army-05 army-08 army-29", 6),
}  # a castle of five, four and three that lacks one tile


def ended(
    one: dict[int, str], mandatory: str, optional: str = "", done: str = "", stock: str = ""
) -> Position:
    """Let seat 1 end the game by a full castle, with seat 0 as told."""
    last = seat("army-30 army-22", ELEVEN, castle="chenonceau")
    mine = seat(
        "", one, castle="rosenborg", mandatory=mandatory, optional=optional, done=done, stock=stock
    )
    return table(4, seats={0: mine, 1: last}, turn_of=1).play("build army-30 at 12")


def accomplished(game: Position, mission: str, seat: int = 0) -> bool:
    """Say whether a side has accomplished a mission."""
    return mission in game.side(seat).accomplished


# N-33: princely missions.


def test_a_princely_mission_is_turned_up_as_soon_as_it_holds() -> None:
    one = seat("army-02 army-21 army-22", mandatory="army-41")
    game = table(seats={0: one}).play("discard army-02")  # ruling N-33
    assert [event.mission for event in game.heard(MissionClaimed)] == ["army-41"]
    assert game.points(0)["missions"] == 9


def test_a_princely_mission_stays_accomplished_when_it_no_longer_holds() -> None:
    one = seat("army-02 army-21 army-22", mandatory="army-41")
    game = table(seats={0: one}, pile="army-03 army-04 army-05").play("discard army-02", "pass")
    assert "army-03" in game.hand(0)
    assert accomplished(game, "army-41")  # ruling N-33


def test_a_princely_mission_is_turned_up_in_other_players_turns_too() -> None:
    seats = {
        0: seat("clergy-18 clergy-21"),
        1: seat("army-02 army-21", mandatory="army-41"),
    }
    game = table(seats=seats).act("play clergy-18")  # ruling N-33: baptism
    assert accomplished(game, "army-41", 1)


def test_a_princely_mission_is_turned_up_in_the_middle_of_a_stock_play() -> None:
    one = seat("army-21", stock="army-29 army-22", mandatory="artisans-43")
    game = table(seats={0: one}).play("open stock", "build army-29 at 10")  # ruling N-33
    assert game.asks == "PlayStock"
    assert accomplished(game, "artisans-43")


def test_an_action_that_leaves_the_hand_may_fulfil_a_mission_before_it_takes_effect() -> None:
    seats = {
        0: seat("merchants-19 merchants-21", mandatory="army-41"),
        1: seat("army-02 army-03"),
    }
    game = table(seats=seats).play("play merchants-19")  # ruling N-33
    assert accomplished(game, "army-41")


def test_nothing_is_checked_inside_a_step() -> None:
    one = seat("clergy-16 army-02 army-21", stock="army-03 army-22", mandatory="army-41")
    game = table(seats={0: one}).act("play clergy-16", "take army-03")  # ruling N-33
    game.play("done", "give army-02")
    assert not accomplished(game, "army-41")  # an action went and another came


def test_optional_missions_are_turned_up_too() -> None:
    one = seat("army-02 army-21 army-22", optional="army-41")
    assert accomplished(table(seats={0: one}).play("discard army-02"), "army-41")  # ruling N-33


# N-33: by hand.

BY_HAND: Chosen = {"missions": "by-hand"}


def test_by_hand_a_mission_is_turned_up_beside_any_own_question() -> None:
    one = seat("army-02 army-21 army-22", mandatory="army-41")
    game = table(seats={0: one}, **BY_HAND).play("discard army-02")  # ruling N-33
    assert not accomplished(game, "army-41")
    assert game.asks == "Store"
    assert game.offers("claim army-41")
    game.play("claim army-41")
    assert game.asks == "Store"
    assert accomplished(game, "army-41")


def test_by_hand_nothing_is_asked_for_the_sake_of_a_mission_alone() -> None:
    seats = {0: seat("army-07 army-23", mandatory="army-41"), 1: seat("", {1: "army-21"})}
    game = table(seats=seats, **BY_HAND).act("play army-07")  # ruling N-33
    assert game.cells(1) == {}  # the only one there is was struck without a question


def test_by_hand_a_mission_is_turned_up_beside_two_answers() -> None:
    castle = row("army-21 army-22 artisans-21")
    seats = {0: seat("army-07 army-23", mandatory="army-41"), 1: seat("", castle)}
    game = table(seats=seats, **BY_HAND).act("play army-07", "strike 1")  # ruling N-33
    assert game.lines() == ["strike 2", "strike 3", "claim army-41"]


def test_by_hand_a_mission_is_turned_up_beside_the_only_answer_of_what_is_always_asked() -> None:
    one = seat("merchants-03 army-22", mandatory="army-41")
    game = table(seats={0: one}, **BY_HAND).act("play merchants-03")  # ruling N-33
    assert game.lines() == ["done", "claim army-41"]


def test_by_hand_a_mission_that_does_not_hold_cannot_be_turned_up() -> None:
    one = seat("army-02 army-21 army-22", mandatory="army-41")
    game = table(seats={0: one}, **BY_HAND)  # ruling N-33
    assert not game.offers("claim army-41")


def test_by_hand_others_are_asked_at_the_end_of_every_turn() -> None:
    seats = {
        0: seat("army-22 army-23 army-24"),
        1: seat("army-21", mandatory="army-41"),
    }
    game = table(3, seats=seats, **BY_HAND).play("discard army-22", "pass")  # ruling N-33
    assert game.asks == "Claim"
    assert game.asked_all == [1, 2]
    assert game.lines() == ["pass", "claim army-41"]
    game.play("claim army-41", "pass")
    assert (game.asks, game.asked_all) == ("Claim", [1])  # who did is asked once more
    game.play("pass")
    assert accomplished(game, "army-41", 1)


def test_by_hand_others_are_asked_whether_or_not_they_could() -> None:
    game = table(seats={0: seat("army-22 army-23"), 1: seat("army-02")}, **BY_HAND)
    game.play("discard army-22", "pass")
    assert (game.asked, game.lines()) == (1, ["pass"])  # ruling N-33


def test_by_hand_a_mission_is_turned_up_beside_an_answer() -> None:
    seats = {0: seat("army-09 army-22"), 1: seat("army-21", {1: "army-23"}, mandatory="army-41")}
    game = table(seats=seats, **BY_HAND).play("play army-09")  # ruling N-33
    game.play("claim army-41", "let be")
    assert accomplished(game, "army-41", 1)
    assert game.cells(1) == {}


def test_by_hand_what_must_happen_in_one_turn_is_turned_up_before_it_ends() -> None:
    seats = {
        0: seat("army-01 army-03 army-21 army-22", mandatory="army-42"),
        1: seat("", {1: "clergy-21", 2: "clergy-22", 3: "clergy-01"}),
    }
    game = table(seats=seats, **BY_HAND).act("play army-01", "play army-03")
    assert game.cells(1) == {}
    assert game.offers("claim army-42")
    game.play("pass")  # ruling N-33: too late now
    while game.asks != "Operation":
        game.play("pass")
    while game.asked != 0:
        game.idle()
    assert not game.offers("claim army-42")


def test_by_hand_a_mission_is_turned_up_before_the_game_ends() -> None:
    one = seat("army-30 army-22", ELEVEN, mandatory="artisans-43 army-38", flags="first_tile")
    game = table(seats={0: one}, **BY_HAND).play("build army-30 at 12")  # rulings N-33, N-34
    assert not game.over
    assert game.asks == "Claim"
    assert game.asked_all == [0, 1]
    game.play("claim artisans-43", "pass", "pass")
    assert game.over
    assert accomplished(game, "artisans-43")


def test_by_hand_a_mission_that_was_not_turned_up_is_not_accomplished() -> None:
    one = seat("army-30 army-22", ELEVEN, mandatory="artisans-43 army-38", flags="first_tile")
    game = table(seats={0: one}, **BY_HAND).play("build army-30 at 12", "pass", "pass")
    assert game.over  # ruling N-33
    assert not accomplished(game, "artisans-43")
    assert game.points(0)["missed"] <= -7


def test_by_hand_a_castle_that_is_laid_out_anew_is_not_an_empty_one() -> None:
    seats = {
        0: seat(
            "artisans-09 artisans-21",
            {1: "artisans-23", 2: "artisans-24", 3: "artisans-25"}, mandatory="clergy-43",
        ),
        1: seat("", {1: "clergy-21", 2: "clergy-22"}),
    }  # fmt: skip
    game = table(seats=seats, **BY_HAND).act("play artisans-09")  # ruling N-33: inside a step
    assert game.asks == "Relay"
    assert not game.offers("claim clergy-43")


def test_by_hand_cards_on_their_way_are_not_gone() -> None:
    one = seat("clergy-16 army-02 army-21", stock="army-03 army-22", mandatory="army-41")
    game = table(seats={0: one}, **BY_HAND).act("play clergy-16", "take army-03", "take army-22")
    while game.asks == "Sin":
        game.play("done")
    game.play("give army-02")
    assert not game.offers("claim army-41")  # ruling N-33: inside a step


# N-34: the last change.


def test_the_placement_that_fills_a_castle_can_fulfil_a_mission() -> None:
    cells = {cell: card for cell, card in ELEVEN.items() if cell < 10} | {11: "army-08"}
    cells |= {12: "army-29"}
    cells[1] = "clergy-25"
    one = seat("army-30 army-22", cells, mandatory="artisans-41")
    game = table(3, seats={0: one}).play("build army-30 at 10")  # ruling N-34: 1 2 3 4 and 5
    assert game.over
    assert accomplished(game, "artisans-41")


# N-35: ties.


@pytest.mark.parametrize("mission", ["army-37", "army-38", "clergy-37"])
def test_a_tie_fails_a_comparison(mission: str) -> None:
    game = ended({}, mission)
    assert not accomplished(game, mission)  # ruling N-35


def test_the_most_filled_cells_must_be_strictly_most() -> None:
    full = {1: "artisans-21", 2: "artisans-22"}
    game = ended(full, "merchants-39")  # ruling N-35: the fewest, but two others have none
    assert not accomplished(game, "merchants-39")


def test_the_royal_mission_of_the_one_who_is_strictly_ahead_holds() -> None:
    last = seat("army-30 army-22", ELEVEN, mandatory="army-37 clergy-37")
    game = table(4, seats={0: last}).play("build army-30 at 12")  # ruling N-35
    assert accomplished(game, "army-37")
    assert accomplished(game, "clergy-37")


@pytest.mark.parametrize("mine", [9, 10, 11])
def test_exactly_two_behind_is_enough(mine: int) -> None:
    cells = row("artisans-21 artisans-22 artisans-23 artisans-24")
    cells |= row("artisans-26 artisans-27 artisans-28 artisans-05", 5)
    cells |= {9: "artisans-29", 10: "artisans-30", 11: "artisans-08"}
    kept = {cell: card for cell, card in cells.items() if cell <= mine}
    game = ended(kept, "clergy-36")  # ruling N-35: against twelve
    assert accomplished(game, "clergy-36") == (mine <= 10)


def test_the_burning_chamber_is_fulfilled_by_exactly_two() -> None:
    seats = {
        0: seat("army-21 army-22", mandatory="clergy-43"),
        1: seat("clergy-23 clergy-24", {1: "clergy-21"}),
    }
    game = table(seats=seats).play("discard army-21").pass_on()  # ruling N-35
    assert not accomplished(game, "clergy-43")
    game.play("build clergy-23 at 2")
    assert accomplished(game, "clergy-43")


# N-36: two turns running.


def test_pure_actions_in_two_own_turns_running() -> None:
    seats = {
        0: seat("merchants-16 merchants-17 army-21", mandatory="merchants-41"),
        1: seat("army-22 army-23"),
    }
    game = table(seats=seats).act("play merchants-16").pass_on()  # ruling N-36
    assert not accomplished(game, "merchants-41")
    game.idle().act("play merchants-17")
    assert accomplished(game, "merchants-41")


def test_a_composite_is_not_a_pure_action() -> None:
    one = seat("merchants-10 army-21", mandatory="merchants-41", action_streak=1)
    game = table(seats={0: one}).act("play merchants-10")  # ruling N-36
    assert not accomplished(game, "merchants-41")


def test_a_skipped_turn_breaks_the_run() -> None:
    seats = {
        0: seat("merchants-16 merchants-17 army-21", mandatory="merchants-41", next="skip_turn"),
        1: seat("army-22 army-23 army-24"),
    }
    game = table(seats=seats).act("play merchants-16").pass_on()  # ruling N-36
    game.idle().idle().act("play merchants-17")
    assert not accomplished(game, "merchants-41")


def test_a_turn_without_one_breaks_the_run() -> None:
    one = seat("merchants-21 merchants-22", mandatory="merchants-42", discard_streak=1)
    seats = {0: one, 1: seat("army-21 army-22")}
    game = table(seats=seats).play("build merchants-21 at 1").pass_on().idle()  # ruling N-36
    game.play("discard merchants-22")
    assert not accomplished(game, "merchants-42")


def test_a_pure_material_discarded_two_turns_running() -> None:
    one = seat("merchants-21 merchants-22", mandatory="merchants-42", discard_streak=1)
    game = table(seats={0: one}).play("discard merchants-21")  # ruling N-36
    assert accomplished(game, "merchants-42")


def test_discards_made_in_other_players_turns_do_not_count() -> None:
    seats = {
        0: seat("merchants-10 army-21 army-22"),
        1: seat("merchants-21 merchants-22 army-23", mandatory="merchants-42", discard_streak=1),
    }
    game = table(seats=seats).act("play merchants-10")
    game.play("discard merchants-21", "discard merchants-22")  # ruling N-36
    assert not accomplished(game, "merchants-42", 1)


# N-37 to N-40.


@pytest.mark.parametrize(("stock", "holds"), [("", True), ("clergy-21", False)])
def test_arques_is_judged_last_and_counts_royal_missions_too(stock: str, holds: bool) -> None:
    game = ended({1: "clergy-25"}, "clergy-38 army-40", "army-42", "army-42", stock)  # N-37
    assert accomplished(game, "army-40") == holds  # an empty stock, worth 10
    assert (
        accomplished(game, "clergy-38") == holds
    )  # ruling N-37: 18 with the princely one, worth 8


def test_mandatory_missions_that_were_missed_cost_their_points_and_others_nothing() -> None:
    game = ended({}, "army-37 army-42", optional="army-38 army-44")  # ruling N-38
    assert game.points(0)["missed"] == -(13 + 8)


def test_one_looks_at_ones_own_missions_and_not_at_others() -> None:
    game = table(seats={0: seat("army-21", mandatory="army-36 army-37")})  # ruling N-38
    assert game.view(0).sides[0].mandatory == ("army-36", "army-37")
    assert game.view(1).sides[0].mandatory == ()
    assert game.view(None).sides[0].mandatory == ()
    assert game.view(1).sides[0].mandatory_size == 2


def test_the_muscovy_company_pairs_materials_one_to_one_with_one_opponent() -> None:
    pairs = {1: "artisans-21", 2: "artisans-22", 5: "artisans-26", 6: "artisans-27"}
    assert accomplished(ended(pairs, "merchants-36"), "merchants-36")  # ruling N-39
    twice = {1: "artisans-21", 2: "artisans-01", 3: "merchants-21", 4: "merchants-01"}
    assert not accomplished(ended(twice, "merchants-36"), "merchants-36")  # only two 1s there


def test_the_muscovy_company_reads_kind_and_value_as_they_lie() -> None:
    pairs = {1: "artisans-21", 2: "artisans-22", 5: "artisans-26", 6: "artisans-27 army-33"}
    assert not accomplished(ended(pairs, "merchants-36"), "merchants-36")  # ruling N-39


@pytest.mark.parametrize("mission", ["artisans-36", "artisans-40", "artisans-39"])
def test_what_no_material_may_be_holds_for_an_empty_castle(mission: str) -> None:
    assert accomplished(ended({}, mission), mission)  # ruling N-40


def test_only_ones_threes_and_fives() -> None:
    assert accomplished(ended({1: "artisans-21", 2: "artisans-23"}, "artisans-40"), "artisans-40")
    assert not accomplished(ended({1: "artisans-22"}, "artisans-40"), "artisans-40")  # N-40


def test_before_the_first_turn_no_mission_holds() -> None:
    for seed in range(20):
        game = new_game(3, seed)
        assert len(progress_of(game.view(0))) == 5
        assert not any(far.holds for far in progress_of(game.view(0)).values())  # ruling N-60
        assert all(score.parts["missions"] == 0 for score in GAME.score(game.table))


def test_a_hand_as_it_was_dealt_counts_from_the_first_turn_on() -> None:
    seeds = [
        seed for seed in range(400, 440) if "army-41" in begun_with_army(seed).side(0).accomplished
    ]
    assert seeds  # ruling N-60: a hand without actions
    kinds = [type(event) for event in begun_with_army(seeds[0]).events]
    assert kinds.index(TurnBegan) < kinds.index(MissionClaimed)


def begun_with_army(seed: int) -> Position:
    """Begin a game of the army and the clergy."""
    return begun(2, seed, families="army,clergy")
