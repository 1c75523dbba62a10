"""Building: what may lie where, what it is worth, and what goes with it (N-1 to N-7)."""

import pytest

from bottega.kernel.errors import Illegal
from tests.renaissance.build import row, seat, table

FIVE_FOUNDATIONS = {1: "army-21", 2: "army-22", 3: "army-23", 4: "army-24", 5: "army-25"}


# A material goes on a free cell of its kind.


def test_a_material_goes_on_every_free_cell_of_its_kind() -> None:
    game = table(seats={0: seat("army-26", {6: "army-27"})})
    assert game.lines() == [*(f"build army-26 at {cell}" for cell in (7, 8, 9)), "discard army-26"]


def test_a_material_of_several_kinds_takes_the_kind_of_its_cell() -> None:
    game = table(seats={0: seat("army-15"), 1: seat("army-21 clergy-21")})
    builds = [line for line in game.lines() if line.startswith("build")]
    assert len(builds) == 12
    game.play("build army-15 at 10")
    assert game.cell(0, 10).card == "army-15"
    assert "placed_tile" in game.side(0).flags
    assert "placed_stone" not in game.side(0).flags


def test_an_occupied_cell_cannot_be_built_on() -> None:
    game = table(seats={0: seat("army-22", {1: "army-21"})})
    with pytest.raises(Illegal):
        game.play("build army-22 at 1")


def test_a_material_is_built_into_the_own_castle_from_the_hand() -> None:
    game = table(seats={0: seat("army-22 army-23")})
    game.play("build army-22 at 3")
    assert game.cells(0) == {3: "army-22"}
    assert game.hand(0) == ["army-23"]
    assert game.points(0)["castle"] == 2


# N-1 and N-2: support.


def test_without_the_support_rule_a_tile_may_hang_in_the_air() -> None:
    game = table(seats={0: seat("army-29 army-26")})  # ruling N-1
    assert game.offers("build army-29 at 10")
    assert game.offers("build army-26 at 6")


def test_with_the_support_rule_all_cells_below_must_be_filled() -> None:
    one = seat("army-26 army-29", {1: "army-21", 2: "army-22"})
    game = table(seats={0: one}, support="true")  # ruling N-1
    builds = [line for line in game.lines() if line.startswith("build")]
    assert builds == ["build army-26 at 6"]


def test_with_the_support_rule_foundations_go_anywhere_in_the_lowest_row() -> None:
    game = table(seats={0: seat("army-21")}, support="true")  # ruling N-1
    assert len([line for line in game.lines() if line.startswith("build")]) == 5


def test_with_the_support_rule_a_second_row_of_foundations_needs_the_first() -> None:
    one = seat("army-25", {1: "army-21", 2: "army-22"}, castle="chillon")
    game = table(seats={0: one}, support="true")  # ruling N-1
    assert game.offers("build army-25 at 5")
    assert not game.offers("build army-25 at 6")


def test_with_the_support_rule_what_is_pillaged_needs_support_too() -> None:
    seats = {0: seat("army-12 army-21", {1: "army-22", 2: "army-23"}), 1: seat("", {8: "army-26"})}
    game = table(seats=seats, support="true").act("play army-12")  # ruling N-1
    assert game.cells(0)[6] == "army-26"  # the only cell there is


def test_with_the_support_rule_the_roofer_needs_support_too() -> None:
    one = seat("artisans-31 artisans-21", {1: "artisans-22"})
    game = table(seats={0: one}, support="true")  # ruling N-1
    game.play("lay artisans-31")
    assert game.lines() == [f"build artisans-21 at {cell}" for cell in (2, 3, 4, 5)]


def test_with_the_support_rule_an_action_places_what_its_first_material_carries() -> None:
    one = seat("artisans-02 artisans-15 artisans-06", {1: "artisans-21"})
    game = table(seats={0: one}, support="true").act("play artisans-02")  # ruling N-1
    assert (game.cells(0)[2], game.cells(0)[6]) == ("artisans-15", "artisans-06")  # the only way


def test_nothing_falls_when_its_support_is_lost() -> None:
    seats = {0: seat("army-03 army-04"), 1: seat("", {1: "army-21", 8: "army-27", 11: "army-29"})}
    game = table(seats=seats).act("play army-03")  # ruling N-2
    assert game.cells(1) == {8: "army-27", 11: "army-29"}


@pytest.mark.parametrize("support", ["false", "true"])
def test_a_landslide_takes_all_that_rests_on_the_foundation(support: str) -> None:
    cells = {1: "army-21", 2: "army-22", 5: "army-23", 8: "army-27", 11: "army-29", 3: "army-24"}
    seats = {0: seat("army-04 army-25"), 1: seat("", cells)}
    game = table(seats=seats, support=support).act("play army-04")  # ruling N-2
    assert game.asked == 1
    game.play("strike 1")
    assert game.cells(1) == {2: "army-22", 3: "army-24"}


def test_a_landslide_stops_at_a_gap() -> None:
    cells = {1: "army-21", 8: "army-27", 11: "army-29"}  # nothing between the first two
    game = table(seats={0: seat("army-04 army-25"), 1: seat("", cells)}).act("play army-04")
    assert game.cells(1) == {8: "army-27", 11: "army-29"}  # ruling N-2


# N-3: value.


def test_a_four_under_a_journeyman_is_a_six_and_matches_no_list_of_values() -> None:
    seats = {
        0: seat("army-15 army-21"),
        1: seat("", {11: "artisans-29 artisans-34", 12: "artisans-30 army-33"}),
    }
    game = table(seats=seats)  # ruling N-3
    assert (game.cell(1, 11).value, game.cell(1, 12).value) == (5, 2)
    game.act("play army-15")  # every tile of 1 to 3
    assert game.cells(1) == {11: "artisans-29"}


def test_a_material_may_be_worth_nothing_or_less() -> None:
    seats = {0: seat("army-33 army-21"), 1: seat("", {1: "clergy-21", 2: "clergy-22"})}
    game = table(seats=seats).play("lay army-33", "strike 1")  # ruling N-3
    assert game.cell(1, 1).value == -1
    assert game.points(1)["castle"] == 1


def test_a_value_of_zero_is_neither_a_one_nor_a_two() -> None:
    seats = {
        0: seat("army-03 army-21"),
        1: seat("", {1: "clergy-22 army-33", 2: "clergy-21", 3: "clergy-23"}),
    }
    game = table(seats=seats).act("play army-03")  # ruling N-3: exposed 1s and 2s
    assert game.cells(1) == {1: "clergy-22", 3: "clergy-23"}


def test_outside_of_castles_the_printed_value_counts() -> None:
    one = seat("artisans-02 artisans-21 artisans-01", {1: "artisans-22 artisans-34"})
    game = table(seats={0: one}).act("play artisans-02")  # ruling N-3: two of the same value
    game.play("build artisans-21 at 2")
    while game.asks == "PlaceMaterials":
        game.play(game.lines()[0])
    assert {"artisans-01", "artisans-21"} <= set(game.cells(0).values())


# N-4: a composite on a cell.


def test_a_composite_on_a_castle_is_not_an_action_any_more() -> None:
    seats = {0: seat("army-21 army-22", {1: "army-02"}), 1: seat("clergy-21 clergy-22")}
    game = table(seats=seats)  # ruling N-4
    assert not game.offers("play army-02")


@pytest.mark.parametrize(("card", "points"), [("artisans-22", 0), ("artisans-02", 14)])
def test_a_composite_on_a_castle_is_not_pure(card: str, points: int) -> None:
    others = row("army-01 army-02 army-03 army-04", 2)
    others |= row("army-05 army-06 army-07 artisans-06", 6)
    cells = {1: card, **others, 10: "army-08", 11: "army-09"}
    one = seat("artisans-08 army-21", cells, mandatory="artisans-36 army-38")
    game = table(seats={0: one}).play("build artisans-08 at 12")  # ruling N-4
    assert game.over
    assert game.points(0)["missions"] >= points
    assert ("artisans-36" in game.side(0).accomplished) == (points > 0)


# N-5: what takes the place of a material.


def test_a_provost_fills_a_cell_but_is_no_material() -> None:
    seats = {0: seat("army-35 army-21"), 1: seat("", {1: "clergy-25"})}
    game = table(seats=seats).play("lay army-35")  # ruling N-5
    assert game.cells(1) == {1: "army-35"}
    assert not game.cell(1, 1).material
    assert game.points(1)["castle"] == -1
    assert game.discards == ["clergy-25"]


def test_what_took_a_materials_place_supports_what_is_above() -> None:
    one = seat("army-26", {1: "army-21", 2: "army-35"})
    game = table(seats={0: one}, support="true")  # ruling N-5
    assert game.offers("build army-26 at 6")


def test_opponents_actions_cannot_touch_a_provost_or_a_virgin() -> None:
    seats = {
        0: seat("army-09 clergy-13"),
        1: seat("", {1: "army-35", 7: "clergy-35"}),
    }
    game = table(seats=seats)  # ruling N-5
    game.act("play clergy-13")
    assert game.asks != "Aim"
    assert game.cells(1) == {1: "army-35", 7: "clergy-35"}


def test_a_cannon_finds_no_target_in_a_provost() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", {1: "army-35"})}
    game = table(seats=seats).act("play army-09")  # ruling N-5
    assert game.cells(1) == {1: "army-35"}


def test_a_keystone_removes_a_provost_from_the_own_castle() -> None:
    one = seat("clergy-01 army-21", {1: "army-35", 2: "army-22"})
    game = table(seats={0: one}).act("play clergy-01")  # ruling N-5
    assert game.cells(0) == {2: "army-22"}
    assert game.discards[-1] == "army-35"


def test_a_gargoyle_removes_a_virgin_from_the_own_castle_without_attacking_anybody() -> None:
    seats = {
        0: seat("clergy-13 army-21", {1: "clergy-35"}),
        1: seat("clergy-08 clergy-21", {1: "army-22 army-33"}),
    }
    game = table(seats=seats).play("play clergy-13", "aim clergy-35")  # ruling N-5
    assert game.asks == "Store"  # nobody is hit and nobody has a pope: nobody is asked
    assert game.cells(0) == {}


def test_a_provost_is_not_a_material_for_a_building_plan() -> None:
    one = seat("artisans-09 artisans-24", {1: "army-35", 2: "artisans-21"})
    game = table(seats={0: one}).act("play artisans-09")  # ruling N-5
    assert game.view(0).tray == ("artisans-21",)
    assert game.cells(0) == {1: "army-35"}


def test_a_provost_counts_as_a_filled_cell_for_the_end() -> None:
    cells = {**FIVE_FOUNDATIONS, 6: "army-26", 7: "army-27", 8: "army-28", 9: "army-05"}
    cells |= {10: "army-35", 11: "army-29"}
    game = table(seats={0: seat("army-30 army-01", cells)}).play("build army-30 at 12")
    assert game.over  # ruling N-5
    assert game.points(0)["full"] == 10


# N-6: specials go with their material.


def test_specials_on_a_material_that_is_lost_are_discarded() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", {1: "artisans-21 artisans-34 artisans-31"})}
    game = table(seats=seats).act("play army-09")  # ruling N-6
    assert sorted(game.discards) == ["army-09", "artisans-21", "artisans-31", "artisans-34"]


def test_specials_on_a_material_that_is_pillaged_go_along() -> None:
    seats = {0: seat("army-12 army-21"), 1: seat("", {1: "artisans-21 artisans-34"})}
    game = table(seats=seats).act("play army-12", "move 1 to 4")  # ruling N-6
    assert game.cell(0, 4).specials == ("artisans-34",)
    assert game.cell(0, 4).value == 3
    assert game.cells(1) == {}


def test_specials_on_materials_that_are_swapped_go_along() -> None:
    seats = {
        0: seat("artisans-12 artisans-21", {2: "artisans-22 army-33"}),
        1: seat("", {1: "artisans-25 artisans-34"}),
    }
    game = table(seats=seats).act("play artisans-12")  # ruling N-6
    assert (game.cell(0, 2).card, game.cell(0, 2).value) == ("artisans-25", 7)
    assert (game.cell(1, 1).card, game.cell(1, 1).value) == ("artisans-22", 0)


def test_specials_on_materials_that_are_laid_out_anew_go_along() -> None:
    one = seat("artisans-09 army-21", {1: "artisans-22 artisans-34"})
    game = table(seats={0: one}).act("play artisans-09", "empty")  # ruling N-6
    game.play("build artisans-22 at 2")
    assert (game.cell(0, 2).specials, game.cell(0, 2).value) == (("artisans-34",), 4)


def test_a_special_is_lifted_until_its_material_lies_again() -> None:
    one = seat("artisans-09 artisans-21", {1: "army-21 artisans-34", 2: "army-22 army-33"})
    game = table(seats={0: one}).act("play artisans-09")  # ruling N-6
    assert game.side(0).lifted == (("artisans-34", "army-21"), ("army-33", "army-22"))
    game.play("build army-21 at 1")
    assert game.side(0).lifted == (("army-33", "army-22"),)
    game.play("build army-22 at 2")
    assert game.side(0).lifted == ()


# N-7: first to do something.


def test_a_stolen_tile_does_not_make_one_the_first_when_its_builder_was() -> None:
    seats = {
        0: seat("army-13 army-21", mandatory="artisans-43"),
        1: seat("", {11: "artisans-29"}),
    }
    game = table(seats=seats)
    assert "first_tile" in game.side(1).flags  # ruling N-7: who built it was the first
    game.act("play army-13", "move 11 to 10")
    assert game.side(0).accomplished == ()


def test_a_composite_moved_by_a_building_plan_can_be_the_first_tile() -> None:
    one = seat("artisans-09 artisans-21", {1: "artisans-14"}, mandatory="artisans-43")
    game = table(seats={0: one}).act("play artisans-09")  # ruling N-7: by any means
    while game.asks == "Relay" and not game.offers("build artisans-14 at 10"):
        game.play("empty")
    game.play("build artisans-14 at 10")
    assert "artisans-43" in game.side(0).accomplished


def test_a_flag_stays_when_the_material_is_lost_later() -> None:
    seats = {
        0: seat("artisans-29 artisans-21", mandatory="artisans-43"),
        1: seat("army-15 army-22 army-23"),
    }
    game = table(seats=seats).play("build artisans-29 at 10").pass_on()  # ruling N-7
    assert game.side(0).accomplished == ("artisans-43",)
    game.act("play army-15")
    assert game.cells(0) == {}
    assert game.side(0).accomplished == ("artisans-43",)
    assert "first_tile" in game.side(0).flags


def test_who_is_second_to_place_a_tile_is_not_the_first_even_when_the_first_tile_is_gone() -> None:
    seats = {
        0: seat("army-15 army-22 artisans-30", mandatory="artisans-43"),
        1: seat("army-23 army-24", {11: "artisans-29"}),
    }
    game = table(seats=seats).act("play army-15").pass_on()  # ruling N-7
    game.play("discard army-23").pass_on()
    game.play("build artisans-30 at 10")
    assert game.side(0).accomplished == ()
