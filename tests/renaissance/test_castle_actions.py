"""A row per card: actions that take materials away from castles."""

from tests.renaissance.rows import each, go, hold, lay_out, playing, seat

SMALL = {1: "army-22", 2: "army-21", 3: "army-25"}  # values 2, 1 and 5, all exposed in Chillon
FLOOR = {1: "army-21", 2: "army-22", 3: "army-23", 4: "army-24"}


@each("square_formation")
def test_square_formation_removes_two_exposed_materials_of_value_1_or_2(
    card: str, edition: str
) -> None:
    game = lay_out(edition, seat(card), seat(cells={**SMALL, 4: "clergy-21", 8: "clergy-26"}))
    go(game, *playing(card), "target 2")
    assert not game.offers("strike 3")
    go(game, "strike 1", "strike 8")
    assert set(game.cells(1)) == {2, 3, 4}
    assert set(game.discards) == {card, "army-22", "clergy-26"}


@each("square_formation")
def test_square_formation_spares_what_carries_something(card: str, edition: str) -> None:
    game = lay_out(edition, seat(card), seat(cells={**SMALL, 5: "clergy-25"}))  # on 1 and 2
    go(game, *playing(card), "target 2")
    assert set(game.cells(1)) == {1, 2, 3, 5}


@each("square_formation", how="cards")
def test_a_doubled_square_formation_removes_four(card: str, edition: str) -> None:
    cells = {1: "army-21", 2: "army-22", 3: "clergy-21", 4: "clergy-22", 8: "artisans-26"}
    game = lay_out(edition, seat(hold(card, "cards")), seat(cells=cells))
    go(game, *playing(card, "cards"), "target 2", "strike 1", "strike 2", "strike 3", "strike 8")
    assert set(game.cells(1)) == {4}


@each("square_formation", how="players")
def test_a_square_formation_on_two_removes_two_of_each(card: str, edition: str) -> None:
    rich = seat(cells={1: "clergy-21", 2: "clergy-22"})
    game = lay_out(edition, seat(hold(card, "players")), seat(cells=SMALL), seat(), rich)
    go(game, *playing(card, "players"), "target 2", "target 4")
    assert game.cells(1) == {3: "army-25"}
    assert game.cells(3) == {}


@each("landslide")
def test_a_landslide_takes_a_foundation_of_the_victims_choice_and_all_that_rests_on_it(
    card: str, edition: str
) -> None:
    cells = {**FLOOR, 5: "clergy-21", 8: "army-26", 11: "army-29", 7: "clergy-22"}
    game = lay_out(edition, seat(card), seat(cells=cells))
    go(game, *playing(card), "target 2")
    assert game.asked == 1
    go(game, "strike 1")
    assert set(game.cells(1)) == {2, 3, 4, 7}


@each("landslide", how="cards")
def test_a_doubled_landslide_takes_two_foundations(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards")), seat(cells={**FLOOR, 5: "clergy-21"}))
    go(game, *playing(card, "cards"), "target 2", "strike 1", "strike 4")
    assert set(game.cells(1)) == {2, 3}


@each("landslide", how="players")
def test_a_landslide_on_two_takes_a_foundation_of_each(card: str, edition: str) -> None:
    others = seat(cells={1: "clergy-21", 2: "clergy-22", 5: "clergy-26"})
    game = lay_out(edition, seat(hold(card, "players")), seat(cells=FLOOR), seat(), others)
    go(game, *playing(card, "players"), "target 2", "target 4", "strike 4", "strike 1")
    assert set(game.cells(1)) == {1, 2, 3}
    assert set(game.cells(3)) == {2}


@each("cannon")
def test_a_cannon_takes_an_exposed_material_of_every_opponent(card: str, edition: str) -> None:
    game = lay_out(
        edition,
        seat(card, {1: "army-23"}),
        seat(cells=SMALL),
        seat(cells={1: "clergy-21", 5: "clergy-22"}),
        seat(),
    )
    go(game, *playing(card), "strike 3")
    assert set(game.cells(1)) == {1, 2}
    assert set(game.cells(2)) == {1}
    assert set(game.cells(0)) == {1}


@each("cannon", how="cards")
def test_a_doubled_cannon_takes_two_of_every_opponent(card: str, edition: str) -> None:
    others = seat(cells={1: "clergy-21", 2: "clergy-22"})
    game = lay_out(edition, seat(hold(card, "cards")), seat(cells=SMALL), others)
    go(game, *playing(card, "cards"), "strike 3", "strike 2")
    assert set(game.cells(1)) == {1}
    assert game.cells(2) == {}


@each("ruse")
def test_a_flank_attack_takes_the_outermost_of_every_row_on_the_side_the_victim_picks(
    card: str, edition: str
) -> None:
    cells = {**FLOOR, 5: "clergy-21", 7: "clergy-22", 9: "army-26"}
    game = lay_out(edition, seat(card), seat(cells=cells))
    go(game, *playing(card), "target 2")
    assert game.asked == 1
    go(game, "flank right")
    assert set(game.cells(1)) == {1, 2, 3, 5}


@each("ruse")
def test_a_flank_attack_can_come_from_the_left(card: str, edition: str) -> None:
    cells = {**FLOOR, 5: "clergy-21", 7: "clergy-22", 9: "army-26"}
    game = lay_out(edition, seat(card), seat(cells=cells))
    go(game, *playing(card), "target 2", "flank left")
    assert set(game.cells(1)) == {2, 3, 4, 7}


@each("ruse", how="players")
def test_a_flank_attack_on_two_hits_both(card: str, edition: str) -> None:
    others = seat(cells={1: "clergy-21", 2: "clergy-22", 5: "clergy-26"})
    game = lay_out(edition, seat(hold(card, "players")), seat(cells=FLOOR), seat(), others)
    go(game, *playing(card, "players"), "target 2", "target 4", "flank left", "flank right")
    assert set(game.cells(1)) == {2, 3, 4}
    assert set(game.cells(3)) == {1}


@each("pillage")
def test_pillage_builds_an_exposed_material_of_another_castle_into_ones_own(
    card: str, edition: str
) -> None:
    cells = {1: "army-21", 2: "army-22", 5: "clergy-25", 9: "clergy-28"}
    game = lay_out(edition, seat(card), seat(cells=cells))
    go(game, *playing(card), "target 2")
    assert not game.offers("move 1 to 1")  # it carries another
    assert not game.offers("move 5 to 6")  # a foundation, not a stone
    go(game, "move 9 to 6")
    assert game.cells(0) == {6: "clergy-28"}
    assert set(game.cells(1)) == {1, 2, 5}


@each("pillage", how="cards")
def test_a_doubled_pillage_takes_two(card: str, edition: str) -> None:
    game = lay_out(edition, seat(hold(card, "cards")), seat(cells=SMALL))
    go(game, *playing(card, "cards"), "target 2", "move 3 to 1", "move 1 to 2")
    assert game.cells(0) == {1: "army-25", 2: "army-22"}
    assert game.cells(1) == {2: "army-21"}


@each("pillage", how="players")
def test_a_pillage_of_two_takes_one_of_each(card: str, edition: str) -> None:
    others = seat(cells={1: "clergy-21", 2: "clergy-22"})
    game = lay_out(edition, seat(hold(card, "players")), seat(cells=SMALL), seat(), others)
    go(game, *playing(card, "players"), "target 2", "target 4", "move 3 to 1", "move 2 to 4")
    assert game.cells(0) == {1: "army-25", 4: "clergy-22"}
    assert set(game.cells(1)) == {1, 2}
    assert set(game.cells(3)) == {1}


@each("crossbow")
def test_a_crossbow_takes_every_tile_of_value_1_to_3(card: str, edition: str) -> None:
    cells = {8: "army-26", 11: "army-29", 12: "army-30"}  # a stone of 1, tiles of 3 and 4
    game = lay_out(edition, seat(card), seat(cells=cells))
    go(game, *playing(card), "target 2")
    assert set(game.cells(1)) == {8, 12}


@each("crossbow", how="players")
def test_a_crossbow_on_two_takes_the_tiles_of_both(card: str, edition: str) -> None:
    others = seat(cells={9: "clergy-29", 10: "artisans-29", 11: "clergy-30"})
    game = lay_out(
        edition, seat(hold(card, "players")), seat(cells={11: "army-29"}), seat(), others
    )
    go(game, *playing(card, "players"), "target 2", "target 4")
    assert game.cells(1) == {}
    assert set(game.cells(3)) == {11}


@each("bargain")
def test_a_good_bargain_lets_two_materials_change_places(card: str, edition: str) -> None:
    mine = {1: "army-21", 6: "army-26"}
    game = lay_out(edition, seat(card, mine), seat(cells={1: "clergy-25", 8: "clergy-28"}))
    go(game, *playing(card), "target 2")
    assert not game.offers("move 1 to 6")
    go(game, "move 1 to 1")
    assert game.cells(0) == {1: "clergy-25", 6: "army-26"}
    assert game.cells(1) == {1: "army-21", 8: "clergy-28"}


@each("bargain", how="cards")
def test_a_doubled_bargain_swaps_twice(card: str, edition: str) -> None:
    mine = {1: "army-21", 6: "army-26"}
    theirs = seat(cells={1: "clergy-25", 8: "clergy-28"})
    game = lay_out(edition, seat(hold(card, "cards"), mine), theirs)
    go(game, *playing(card, "cards"), "target 2", "move 1 to 1", "move 8 to 6")
    assert game.cells(0) == {1: "clergy-25", 6: "clergy-28"}
    assert game.cells(1) == {1: "army-21", 8: "army-26"}


@each("bargain", how="players")
def test_a_bargain_with_two_swaps_with_each(card: str, edition: str) -> None:
    mine = {1: "army-21", 6: "army-26"}
    theirs = seat(cells={1: "clergy-25"})
    others = seat(cells={5: "clergy-28"})
    game = lay_out(edition, seat(hold(card, "players"), mine), theirs, seat(), others)
    go(game, *playing(card, "players"), "target 2", "target 4")
    assert game.cells(0) == {1: "clergy-25", 6: "clergy-28"}
    assert game.cells(1) == {1: "army-21"}
    assert game.cells(3) == {5: "army-26"}
