"""A row per special: the artisans' and the merchants'."""

import pytest

from tests.renaissance.rows import EDITIONS, end_turn, go, lay_out, seat, settle

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
def test_the_roofer_builds_a_material_on_a_cell_of_any_kind(edition: str) -> None:
    game = lay_out(edition, seat("artisans-31 army-21 army-22"))
    go(game, "lay artisans-31", "build army-21 at 10")
    assert game.cell(0, 10).specials == ("artisans-31",)
    assert game.cell(0, 10).value == 2
    assert game.side(0).flags == ("special_before_first_stone", "first_tile", "placed_tile")


@each_edition
def test_the_roofer_needs_a_material(edition: str) -> None:
    game = lay_out(edition, seat("artisans-31 army-16"))
    assert not game.offers("lay artisans-31")


@each_edition
def test_the_renovator_replaces_materials(edition: str) -> None:
    mine = seat("artisans-32 army-21 army-23 army-26", {1: "clergy-22", 2: "clergy-25"})
    game = lay_out(edition, mine)
    go(game, "lay artisans-32")
    assert game.offers("build army-23 at 1")
    assert game.offers("build army-21 at 1") == (edition == "2016")
    assert game.offers("build army-23 at 2") == (edition == "2016")
    assert not game.offers("build army-26 at 1")  # a stone
    assert not game.offers("build army-23 at 3")  # a free cell
    go(game, "build army-23 at 1", "done")
    assert game.cells(0) == {1: "army-23", 2: "clergy-25"}
    assert game.discards == ["clergy-22"]
    assert game.points(0)["specials"] == 3


@pytest.mark.parametrize(("edition", "slots"), [("2015", 2), ("2016", 1)])
def test_the_storekeeper_brings_slots_out_of_reach(edition: str, slots: int) -> None:
    mine = seat("artisans-33 army-21 army-22", stock="clergy-21 clergy-22 clergy-23")
    game = lay_out(edition, mine, seat("army-18"))
    go(game, "lay artisans-33", "shelter army-21")
    assert game.side(0).vault == ("army-21",)
    assert game.side(0).vault_slots == slots
    assert game.points(0)["specials"] == 2
    go(game, "play army-18")
    assert not game.offers("discard army-21")
    go(game, "discard clergy-22")
    assert game.side(0).vault == ("army-21",)


@each_edition
def test_cards_of_the_storekeeper_are_played_with_the_stock(edition: str) -> None:
    game = lay_out(edition, seat("army-22", zone="artisans-33", vault="army-21"))
    go(game, "open stock", "build army-21 at 1")
    assert game.cells(0) == {1: "army-21"}
    assert game.side(0).vault == ()


@each_edition
def test_the_journeyman_makes_any_material_worth_2_more(edition: str) -> None:
    game = lay_out(edition, seat("artisans-34 army-22", {1: "army-21"}), seat(cells={2: "army-23"}))
    game.play("lay artisans-34")
    assert game.lines() == ["target 1", "target 2"]
    go(game, "target 1")
    assert game.cell(0, 1).value == 3


@each_edition
def test_the_blacksmith_keeps_every_action_from_a_material(edition: str) -> None:
    mine = seat("artisans-35 army-22", {1: "army-21", 2: "clergy-21"})
    game = lay_out(edition, mine, seat("army-09 army-23"))
    go(game, "lay artisans-35", "strike 1")
    assert game.cell(0, 1).value == 1
    end_turn(game)
    go(game, "play army-09")
    assert set(game.cells(0)) == {1}


def test_the_ironmonger_repeats_an_action_just_played_once() -> None:
    smith = seat("army-22", zone="merchants-31")
    game = lay_out("2015", seat("army-16 army-21 army-23"), seat("clergy-21"), smith)
    go(game, "play army-16", "done")
    assert (game.asked, game.asks) == (2, "RepeatAction")
    go(game, "repeat", "discard army-22")
    assert game.hand(2) == []
    assert game.view().used == ("merchants-31",)
    assert (game.asked, game.asks) == (0, "Store")
    assert game.points(2)["specials"] == 1


def test_the_ironmonger_may_wait() -> None:
    smith = seat("army-22", zone="merchants-31")
    game = lay_out("2015", seat("army-16 army-19 army-21"), seat("clergy-21"), smith)
    go(game, "play army-16", "done", "pass")
    assert game.view().used == ()
    assert game.hand(2) == ["army-22"]


def test_the_later_ironmonger_repeats_the_last_action_at_the_start_of_a_turn() -> None:
    smith = seat("army-22 army-24", zone="merchants-31")
    game = lay_out("2016", seat("army-16 army-21"), smith)
    go(game, "play army-16", "done", "pass")
    assert (game.asked, game.asks) == (1, "RepeatLast")
    go(game, "repeat", "discard army-22", "done")
    assert (game.asked, game.asks) == (1, "Operation")
    assert game.hand(1) == ["army-24"]
    assert game.view().used == ("merchants-31",)


@each_edition
def test_the_ironmonger_can_be_laid_in_ones_own_zone(edition: str) -> None:
    game = lay_out(edition, seat("merchants-31 army-21"))
    go(game, "lay merchants-31")
    assert game.points(0)["specials"] == 1


@each_edition
def test_the_beekeeper_counts_as_the_best_special_of_an_opponent(edition: str) -> None:
    mine = seat("merchants-32 army-21")
    game = lay_out(edition, mine, seat(zone="clergy-32 army-34"), seat(zone="artisans-32"))
    go(game, "lay merchants-32")
    assert game.points(0)["specials"] == 3


@each_edition
def test_the_beekeeper_copies_none_that_would_cost_points(edition: str) -> None:
    game = lay_out(edition, seat("army-21", zone="merchants-32"), seat(zone="army-34"))
    assert game.points(0)["specials"] == 0


@each_edition
def test_the_pawnbroker_counts_the_materials_of_value_5_of_one_opponent(edition: str) -> None:
    game = lay_out(
        edition,
        seat("merchants-33 army-21", {1: "artisans-25"}),
        seat(cells={1: "army-25", 8: "army-28", 2: "army-24"}),
        seat(cells={1: "clergy-25"}),
    )
    go(game, "lay merchants-33")
    assert game.points(0)["specials"] == 3


@each_edition
def test_the_keyring_cannot_be_laid(edition: str) -> None:
    game = lay_out(edition, seat("merchants-34 army-21"))
    assert not game.offers("lay merchants-34")
    assert game.offers("discard merchants-34")


@each_edition
def test_the_keyring_goes_to_the_zone_when_it_is_seen(edition: str) -> None:
    game = lay_out(edition, seat("merchants-17 army-21"), seat("merchants-34 army-22"))
    go(game, "play merchants-17", "target 2")
    assert game.zone(1) == ["merchants-34"]
    assert game.hand(1) == ["army-22"]
    assert game.points(1)["specials"] == 3


@each_edition
def test_who_draws_the_keyring_gets_nothing(edition: str) -> None:
    game = lay_out(edition, seat("army-02 army-21"), seat(stock="merchants-34"))
    go(game, "play army-02", "target 2")
    assert game.zone(1) == ["merchants-34"]
    assert game.discards == ["army-02"]


@each_edition
def test_the_peddler_takes_the_slot_of_a_random_card(edition: str) -> None:
    game = lay_out(edition, seat("merchants-35 army-21"), seat(stock="army-22 army-23"), seat())
    game.play("lay merchants-35")
    settle(game)
    assert "merchants-35" in game.stock(1)
    assert len(game.stock(1)) == 2
    assert game.discards[0] in ("army-22", "army-23")


@each_edition
def test_the_peddler_needs_a_stock(edition: str) -> None:
    game = lay_out(edition, seat("merchants-35 army-21", stock="army-22"), seat())
    assert not game.offers("lay merchants-35")
