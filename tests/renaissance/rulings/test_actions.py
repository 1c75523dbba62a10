"""What actions do (N-8, N-14 to N-20, N-52)."""

import pytest

from bottega.games.renaissance.events import ActionPlayed, NothingFound
from tests.renaissance.build import Seat, row, seat, table

# N-8: no legal target.


@pytest.mark.parametrize("card", ["army-15", "army-09", "army-02", "army-06", "army-17"])
def test_an_action_without_a_target_may_be_played_and_does_what_it_can(card: str) -> None:
    game = table(seats={0: seat(f"{card} army-21")}).act(f"play {card}")  # ruling N-8
    assert game.discards[0] == card
    assert [event.card for event in game.heard(ActionPlayed)] == [card]


def test_an_action_against_an_empty_castle_is_no_attack_on_a_castle() -> None:
    one = seat("army-15 army-21", mandatory="army-43")
    game = table(seats={0: one}).act("play army-15")  # ruling N-8
    assert "army-43" not in game.side(0).accomplished


def test_an_action_that_finds_no_target_in_a_castle_still_attacks_it() -> None:
    seats = {0: seat("army-15 army-21", mandatory="army-43"), 1: seat("", {1: "army-22"})}
    game = table(seats=seats).act("play army-15")  # ruling N-8
    assert "army-43" in game.side(0).accomplished


def test_a_cancelled_action_is_no_attack_on_a_castle() -> None:
    seats = {
        0: seat("army-15 army-21", mandatory="army-43"),
        1: seat("", {1: "army-22"}, zone="clergy-32"),
    }
    game = table(seats=seats).play("play army-15", "pope")  # ruling N-8
    assert "army-43" not in game.side(0).accomplished


def test_a_trapped_action_is_no_attack_on_a_castle() -> None:
    seats = {
        0: seat("army-15 army-21", mandatory="army-43"),
        1: seat("", {1: "army-22"}, zone="clergy-34"),
    }
    game = table(seats=seats).act("play army-15")  # ruling N-8
    assert "army-43" not in game.side(0).accomplished


def test_a_reflected_action_is_no_attack_on_the_castle_it_was_aimed_at() -> None:
    seats = {
        0: seat("army-15 army-21", mandatory="army-43"),
        1: seat("clergy-08", {1: "army-22"}),
    }
    game = table(seats=seats).play("play army-15", "pray")  # ruling N-8
    assert "army-43" not in game.side(0).accomplished


def test_a_special_that_cannot_be_laid_as_told_cannot_be_played() -> None:
    game = table(seats={0: seat("army-33 army-35 army-21 artisans-34")})  # ruling N-8
    assert not any(line.startswith("lay") for line in game.lines())
    game.play("discard army-21")
    assert game.offers("store army-33")


def test_a_special_that_cannot_be_laid_can_be_discarded() -> None:
    assert table(seats={0: seat("army-33 army-21")}).offers("discard army-33")  # ruling N-8


def test_a_peddler_needs_a_stock_with_a_card() -> None:
    seats = {0: seat("merchants-35 merchants-21"), 1: seat("")}
    assert not table(seats=seats).offers("lay merchants-35")  # ruling N-8
    seats[1] = seat("", stock="merchants-22")
    assert table(seats=seats).offers("lay merchants-35")


# N-14: too few cards.


def test_who_has_fewer_cards_than_must_be_discarded_discards_all() -> None:
    seats = {0: seat("merchants-10 merchants-21 merchants-22"), 1: seat("army-21")}
    game = table(seats=seats).act("play merchants-10", "discard army-21")  # ruling N-14
    assert game.hand(1) == []
    assert game.discards == ["merchants-10", "army-21"]


def test_who_has_no_action_discards_none() -> None:
    seats = {0: seat("clergy-03 clergy-21"), 1: seat("army-21 army-22")}
    game = table(seats=seats).act("play clergy-03")  # ruling N-14
    assert (game.asked, game.lines()) == (1, ["pass"])  # asked: a hand is nobody's business
    game.play("pass")
    assert game.hand(1) == ["army-21", "army-22"]
    assert game.heard(NothingFound)[0].seat == 1


def test_a_siege_leaves_the_choice_to_the_besieged() -> None:
    seats = {0: seat("army-18 army-21"), 1: seat("", stock="army-22 army-23")}
    game = table(seats=seats).act("play army-18")  # ruling N-14
    assert (game.asks, game.asked) == ("DiscardStock", 1)
    game.play("discard army-23")
    assert game.stock(1) == ["army-22"]


# N-15: the village square.


def square() -> dict[int, Seat]:
    """Let seat 0 have the village square, and both some cards."""
    return {0: seat("merchants-11 merchants-21 merchants-22"), 1: seat("army-21 army-22")}


def test_hands_are_shown_to_each_other_and_nobody_else() -> None:
    game = table(3, seats=square()).act("play merchants-11", "target 2")  # ruling N-15
    assert game.view(0).people[1].hand == ("army-21", "army-22")
    assert game.view(1).people[0].hand == ("merchants-21", "merchants-22")
    assert game.view(2).people[1].hand == ()


def test_an_accepted_offer_is_exchanged() -> None:
    game = table(seats=square()).act("play merchants-11")  # ruling N-15
    game.play("give merchants-21", "give merchants-22", "take army-21", "offer", "accept")
    assert game.hand(0) == ["army-21"]
    assert game.hand(1) == ["army-22", "merchants-21", "merchants-22"]


def test_an_offer_grows_in_any_order() -> None:
    game = table(seats=square()).act("play merchants-11")
    game.play("take army-21", "give merchants-22", "give merchants-21")  # ruling N-15
    assert game.view(0).given == ("merchants-21", "merchants-22")
    assert game.rule("give merchants-21") == game.rule("take army-21") == "already-chosen"
    game.play("offer", "accept")
    assert "army-21" in game.hand(0)


def test_a_refused_offer_changes_nothing() -> None:
    game = table(seats=square()).act("play merchants-11")  # ruling N-15
    game.play("give merchants-21", "offer", "refuse")
    assert (game.hand(0), game.hand(1)) == (
        ["merchants-21", "merchants-22"],
        ["army-21", "army-22"],
    )


def test_one_counter_offer_can_be_made_and_is_accepted_or_refused() -> None:
    game = table(seats=square()).act("play merchants-11", "offer", "counter")  # ruling N-15
    assert (game.asks, game.asked) == ("Offer", 1)
    game.play("give army-22", "take merchants-21", "offer")
    assert (game.asked, game.lines()) == (0, ["accept", "refuse"])
    game.play("accept")
    assert (game.hand(0), game.hand(1)) == (
        ["army-22", "merchants-22"],
        ["army-21", "merchants-21"],
    )


# N-16: the flank attack.

TOWER = {1: "army-21", 2: "army-22", 4: "army-24", 8: "army-26", 11: "army-29"}


def test_the_victim_of_a_flank_attack_picks_the_side() -> None:
    seats = {0: seat("army-11 army-25"), 1: seat("", TOWER)}
    game = table(seats=seats).act("play army-11")  # ruling N-16
    assert (game.asked, game.lines()) == (1, ["flank left", "flank right"])
    game.play("flank right")
    assert game.cells(1) == {1: "army-21", 2: "army-22"}


def test_the_outermost_cell_of_every_row_is_lost() -> None:
    seats = {0: seat("army-11 army-25"), 1: seat("", {**TOWER, 12: "army-30"})}
    game = table(seats=seats).act("play army-11", "flank left")  # ruling N-16
    assert game.cells(1) == {2: "army-22", 4: "army-24", 12: "army-30"}


def test_immune_cells_are_skipped_and_not_replaced() -> None:
    cells = {**TOWER, 1: "army-21 artisans-35"}
    seats = {0: seat("army-11 army-25"), 1: seat("", cells)}
    game = table(seats=seats).act("play army-11", "flank left")  # ruling N-16
    assert game.cells(1) == {1: "army-21", 2: "army-22", 4: "army-24"}


def test_a_provost_at_the_flank_is_skipped_and_not_replaced() -> None:
    seats = {0: seat("army-11 army-25"), 1: seat("", {1: "army-35", 2: "army-22"})}
    game = table(seats=seats).act("play army-11", "flank left")  # ruling N-16
    assert game.cells(1) == {1: "army-35", 2: "army-22"}


# N-17: effective values.


def test_a_crossbow_looks_at_the_value_with_specials() -> None:
    cells = {11: "army-30 army-33", 12: "army-29 artisans-34"}
    seats = {0: seat("army-15 army-21"), 1: seat("", cells)}
    game = table(seats=seats).act("play army-15")  # ruling N-17: a 4 - 2 goes, a 3 + 2 stays
    assert game.cells(1) == {12: "army-29"}


def test_a_square_formation_looks_at_the_value_with_specials() -> None:
    seats = {0: seat("army-03 army-21"), 1: seat("", {1: "army-24 army-33", 2: "army-25"})}
    game = table(seats=seats).act("play army-03")  # ruling N-17
    assert game.cells(1) == {2: "army-25"}


def test_a_square_formation_takes_only_what_was_exposed_when_it_was_played() -> None:
    seats = {0: seat("army-03 army-22"), 1: seat("", {1: "army-21", 5: "army-10"})}
    game = table(seats=seats).act("play army-03")  # ruling N-17
    assert game.cells(1) == {1: "army-21"}


# N-18 and N-52: the bread oven.


def test_others_may_place_what_is_like_the_materials_just_placed_clockwise() -> None:
    seats = {
        0: seat("merchants-09 merchants-21 merchants-26"),
        1: seat("army-21 army-26 army-22"),
        2: seat("clergy-21"),
    }
    game = table(4, seats=seats).act("play merchants-09")  # ruling N-18
    game.play("build merchants-21 at 1", "build merchants-26 at 6")
    assert (game.asks, game.asked) == ("MatchBuild", 1)
    assert not any("army-22" in line for line in game.lines())
    game.play("build army-26 at 8", "build army-21 at 1")
    assert game.asked == 2
    game.play("build clergy-21 at 1")
    assert game.cells(2) == {1: "clergy-21"}


def test_at_most_one_material_is_matched_for_each_that_was_placed() -> None:
    seats = {0: seat("merchants-09 merchants-21"), 1: seat("army-21 army-01 army-22")}
    game = table(seats=seats).act("play merchants-09", "build merchants-21 at 1")  # ruling N-18
    while game.asks == "PlaceMaterials":
        game.play("done")
    game.play("build army-21 at 1")
    assert game.cells(1) == {1: "army-21"}
    assert game.asks != "MatchBuild"


def test_two_alike_may_be_matched_by_two() -> None:
    seats = {0: seat("merchants-09 merchants-21 merchants-01"), 1: seat("army-21 army-01 army-22")}
    game = table(seats=seats).act("play merchants-09")  # ruling N-18
    game.play("build merchants-21 at 1", "build merchants-01 at 2")
    game.play("build army-21 at 1", "build army-01 at 2")
    assert game.cells(1) == {1: "army-21", 2: "army-01"}


def test_the_game_ends_when_a_castle_gets_full_in_the_bread_oven() -> None:
    full = row("army-01 army-22 army-23 army-24 army-25 army-02 army-03")
    full |= {8: "army-26", 9: "army-27", 10: "army-28", 11: "army-29"}
    seats = {
        0: seat("merchants-09 merchants-30 merchants-22"),
        1: seat("army-30 army-21", full),
        2: seat("clergy-30"),
    }
    game = table(3, seats=seats).act("play merchants-09", "build merchants-30 at 10")
    game.play("done", "build army-30 at 12")  # ruling N-18
    assert game.over
    assert game.cells(2) == {}


def test_the_bread_oven_bakes_up_to_two() -> None:
    seats = {0: seat("merchants-09 merchants-21 merchants-22 merchants-23")}
    game = table(seats=seats).act("play merchants-09")  # ruling N-52
    assert game.offers("done")
    game.play("build merchants-21 at 1")
    assert game.offers("done")
    game.play("build merchants-22 at 2")
    assert game.asks != "PlaceMaterials"


def test_who_may_match_is_asked_even_without_a_match() -> None:
    seats = {0: seat("merchants-09 merchants-21 merchants-22"), 1: seat("army-25")}
    game = table(seats=seats).act("play merchants-09", "build merchants-21 at 1", "done")  # N-18
    assert (game.asks, game.asked, game.lines()) == ("MatchBuild", 1, ["done"])  # ruling N-18


# N-19: the market stall.


def test_the_market_stall_compares_with_any_castle() -> None:
    seats = {
        0: seat("merchants-03 merchants-24 merchants-22 merchants-21"),
        1: seat("", {1: "army-24", 8: "army-10"}),
    }
    game = table(seats=seats).act("play merchants-03")  # ruling N-19
    builds = {line.split()[1] for line in game.lines() if line.startswith("build")}
    assert builds == {"merchants-24"}  # a stone of 1 is no foundation of 1


def test_the_market_stall_compares_at_the_moment_of_each_placement() -> None:
    seats = {
        0: seat("merchants-03 merchants-10 merchants-26 merchants-21"),
        1: seat("", {1: "army-21"}),
    }
    game = table(seats=seats).act("play merchants-03", "build merchants-21 at 1")  # ruling N-19
    assert game.offers("build merchants-10 at 2")  # a foundation of 1
    assert not game.offers("build merchants-10 at 6")
    assert not game.offers("build merchants-26 at 6")


def test_the_market_stall_reads_values_on_castles_with_their_specials() -> None:
    seats = {
        0: seat("merchants-03 merchants-24 merchants-22"),
        1: seat("", {1: "army-22 artisans-34"}),
    }
    game = table(3, seats=seats).act("play merchants-03")  # rulings N-3, N-19
    builds = {line.split()[1] for line in game.lines() if line.startswith("build")}
    assert builds == {"merchants-24"}


# N-20: one discard pile.


def test_everything_that_goes_lies_face_up_on_one_pile() -> None:
    seats = {0: seat("army-09 army-21 army-22"), 1: seat("clergy-21 clergy-22", {1: "army-23"})}
    game = table(seats=seats).act("play army-09").pass_on()  # ruling N-20
    game.play("discard clergy-21")
    assert game.discards == ["army-09", "army-23", "clergy-21"]


# N-52: the building plan.


def test_a_building_plan_asks_cell_by_cell_what_goes_there() -> None:
    one = seat("artisans-09 artisans-24", {1: "artisans-21", 2: "artisans-22", 6: "artisans-10"})
    game = table(seats={0: one}).act("play artisans-09")  # ruling N-52
    cards = ("artisans-10", "artisans-21", "artisans-22")
    assert set(game.lines()) == {*(f"build {card} at 1" for card in cards), "empty"}
    game.play("build artisans-22 at 1", "empty", "empty", "build artisans-10 at 4")
    assert game.cells(0) == {1: "artisans-22", 4: "artisans-10", 5: "artisans-21"}


def test_a_building_plan_leaves_room_for_all_that_is_left() -> None:
    one = seat("artisans-09 artisans-24", {1: "artisans-21", 2: "artisans-22"})
    game = table(seats={0: one}).act("play artisans-09", "empty", "empty", "empty")  # N-52
    assert game.lines() == ["build artisans-21 at 4", "build artisans-22 at 4"]  # ruling N-52


def test_a_blacksmiths_material_stays_where_it_is() -> None:
    one = seat("artisans-09 artisans-24", {1: "artisans-21 artisans-35", 2: "artisans-22"})
    game = table(seats={0: one}).act("play artisans-09")  # ruling N-52
    assert game.cells(0) == {1: "artisans-21"}
    assert game.view(0).tray == ("artisans-22",)


def test_a_material_that_has_lost_its_roofer_stays_where_no_other_place_is_left() -> None:
    cells = row("artisans-21 artisans-22 artisans-23 artisans-24 artisans-25")
    one = seat("artisans-09 army-21", {**cells, 12: "artisans-02"})
    game = table(seats={0: one}, laid_by={"artisans-31": 0}).act("play artisans-09")  # N-52
    while game.asks == "Relay":
        game.play(game.lines()[0])
    assert set(game.cells(0).values()) == {*cells.values(), "artisans-02"}  # ruling N-52
