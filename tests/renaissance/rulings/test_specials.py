"""Special cards (N-21, N-25, N-26, N-28, N-29, N-53)."""

import pytest

from tests.renaissance.build import Chosen, row, seat, table

LATER: Chosen = {"edition": "2016"}


# N-21: the keyring.


def test_the_keyring_cannot_be_played() -> None:
    assert not table(seats={0: seat("merchants-34 army-21")}).offers("lay merchants-34")  # N-21


@pytest.mark.parametrize("card", ["merchants-17", "merchants-11", "merchants-02", "artisans-19"])
def test_the_keyring_goes_to_its_holders_zone_when_the_hand_is_seen(card: str) -> None:
    seats = {0: seat(f"{card} merchants-21 merchants-22"), 1: seat("merchants-34 army-21 army-22")}
    game = table(3, seats=seats).act(f"play {card}", "target 2")  # ruling N-21
    assert game.zone(1) == ["merchants-34"]
    assert game.hand(1) == ["army-21", "army-22"]
    assert game.points(1)["specials"] == 3


def test_the_keyring_goes_to_its_holders_zone_when_the_stock_is_seen() -> None:
    seats = {0: seat("merchants-16 merchants-21"), 1: seat("", stock="merchants-34 army-22")}
    game = table(seats=seats).act("play merchants-16")  # ruling N-21
    assert game.zone(1) == ["merchants-34"]
    assert game.stock(1) == ["army-22"]


def test_who_draws_the_keyring_at_random_gets_nothing_instead() -> None:
    seats = {0: seat("merchants-19 merchants-21"), 1: seat("merchants-34")}
    game = table(seats=seats).act("play merchants-19")  # ruling N-21: smuggling
    assert game.zone(1) == ["merchants-34"]
    assert game.hand(0) == ["merchants-21"]
    assert game.asks == "Store"


def test_a_raid_that_finds_the_keyring_discards_nothing_instead() -> None:
    seats = {0: seat("merchants-08 merchants-21"), 1: seat("", stock="merchants-34")}
    game = table(seats=seats).act("play merchants-08")  # ruling N-21
    assert game.zone(1) == ["merchants-34"]
    assert game.discards == ["merchants-08"]


def test_a_toll_that_finds_the_keyring_takes_nothing() -> None:
    seats = {
        0: seat("army-21 army-22", zone="army-32"),
        1: seat("merchants-34", placed=(5,)),
    }
    game = table(seats=seats).play("discard army-21", "pass", "target 2")  # ruling N-21
    assert game.zone(1) == ["merchants-34"]
    assert len(game.hand(0)) == 5


def test_a_swap_of_whole_hands_does_not_show_the_keyring() -> None:
    seats = {0: seat("merchants-18 merchants-21"), 1: seat("merchants-34 army-22")}
    game = table(seats=seats).act("play merchants-18")  # ruling N-21
    assert game.zone(0) == game.zone(1) == []
    assert game.hand(0) == ["army-22", "merchants-34"]


def test_the_keyring_was_not_placed_by_anybody() -> None:
    seats = {0: seat("merchants-17 merchants-21"), 1: seat("merchants-34 army-21")}
    game = table(seats=seats).act("play merchants-17")  # ruling N-21
    assert (game.side(1).laid, game.side(1).laid_here) == (0, 0)
    assert "merchants-34" not in game.view().laid_by


def test_the_keyring_goes_to_the_zone_of_who_put_it_into_the_pool() -> None:
    seats = {0: seat("clergy-19 clergy-21 clergy-22"), 1: seat("merchants-34 merchants-21")}
    game = table(seats=seats).act("play clergy-19")
    while game.asks == "PoolCard":
        game.play("give clergy-21" if game.asked == 0 else "give merchants-34")
    assert game.zone(1) == ["merchants-34"]  # ruling N-21: who deals would see it


def test_the_keyring_is_not_drawn_into_a_blind_pool() -> None:
    seats = {0: seat("clergy-19 clergy-21 clergy-22 clergy-23"), 1: seat("merchants-34")}
    game = table(seats=seats, **LATER).act("play clergy-19")  # ruling N-21
    assert game.zone(1) == ["merchants-34"]


# N-25: the recruiter.


def test_the_recruiter_may_draw_from_who_placed_a_four_or_five_in_the_latest_turn() -> None:
    seats = {
        0: seat("army-21 army-22", zone="army-32"),
        1: seat("clergy-24 clergy-21 clergy-22"),
    }
    game = table(seats=seats, turn_of=1).play("build clergy-24 at 1").pass_on()  # ruling N-25
    game.play("discard army-21", "pass")
    assert (game.asks, game.lines()) == ("Toll", ["pass", "target 2"])
    game.play("target 2")
    assert len(game.hand(0)) == 6  # the hand may go above five


def test_the_recruiter_may_let_it_be() -> None:
    seats = {0: seat("army-21 army-22", zone="army-32"), 1: seat("clergy-21", placed=(4,))}
    game = table(seats=seats).play("discard army-21", "pass", "pass")  # ruling N-25
    assert game.hand(1) == ["clergy-21"]
    assert game.asked == 1


@pytest.mark.parametrize("placed", [(), (3,), (1, 2)])
def test_the_recruiter_does_not_care_about_smaller_materials(placed: tuple[int, ...]) -> None:
    seats = {0: seat("army-21 army-22", zone="army-32"), 1: seat("clergy-21", placed=placed)}
    game = table(seats=seats).play("discard army-21", "pass")  # ruling N-25
    assert game.asked == 1


def test_the_recruiter_does_not_care_about_materials_of_the_stock() -> None:
    seats = {
        0: seat("army-21 army-22", zone="army-32"),
        1: seat("clergy-21", stock="clergy-25 clergy-22"),
    }
    game = table(seats=seats, turn_of=1)
    game.play("open stock", "build clergy-25 at 1", "done").pass_on()  # ruling N-25
    game.play("discard army-21", "pass")
    assert game.asks != "Toll"


def test_the_recruiter_asks_about_each_opponent_clockwise() -> None:
    seats = {
        0: seat("army-21 army-22", zone="army-32"),
        1: seat("clergy-21 clergy-22", placed=(4,)),
        2: seat("clergy-23", placed=(5,)),
    }
    game = table(3, seats=seats).play("discard army-21", "pass", "target 2")  # ruling N-25
    assert game.lines() == ["pass", "target 3"]


def test_a_turn_that_was_skipped_was_the_latest_one() -> None:
    seats = {
        0: seat("army-21 army-22", zone="army-32"),
        1: seat("clergy-21", placed=(5,), next="skip_turn"),
    }
    game = table(seats=seats).play("discard army-21", "pass", "pass")
    game.idle()
    assert game.asked == 1  # ruling N-25
    assert game.person(1).placed == ()


def test_what_was_placed_in_somebody_elses_turn_costs_no_toll() -> None:
    seats = {
        0: seat("merchants-09 merchants-25 army-21 army-22", zone="army-32"),
        1: seat("army-25 army-01 army-02"),
    }
    game = table(seats=seats).act("play merchants-09", "build merchants-25 at 1", "done")
    game.play("build army-25 at 1", "pass")  # ruling N-25
    assert game.asks != "Toll"


# N-26: the beekeeper.


def bees(zone: str, castle: dict[int, str] | None = None) -> int:
    """Count a zone of a beekeeper alone against another zone."""
    seats = {0: seat("army-21", zone="merchants-32"), 1: seat("", castle or {}, zone=zone)}
    return table(4, seats=seats).points(0)["specials"]


def test_the_beekeeper_copies_the_best_special_of_an_opposing_zone() -> None:
    assert bees("clergy-32 artisans-33 artisans-32") == 3  # ruling N-26


def test_the_beekeeper_may_copy_none() -> None:
    assert bees("army-34 clergy-34") == 0  # ruling N-26


def test_the_beekeeper_copies_what_a_pawnbroker_counts() -> None:
    seats = {
        0: seat("army-21", {1: "army-25", 2: "clergy-25"}, zone="merchants-32"),
        1: seat("", {1: "artisans-25"}, zone="merchants-33"),
    }
    game = table(4, seats=seats)  # ruling N-26: counted from the beekeeper's side
    assert game.points(0)["specials"] == 2
    assert game.points(1)["specials"] == 3


def test_the_beekeeper_does_not_copy_what_lies_on_castles() -> None:
    assert bees("clergy-34", {1: "army-22 artisans-34"}) == 0  # ruling N-26


# N-28: where journeyman, blacksmith and Virgin go.


@pytest.mark.parametrize("card", ["artisans-34", "artisans-35"])
def test_journeyman_and_blacksmith_go_on_any_castle(card: str) -> None:
    seats = {0: seat(f"{card} artisans-21", {1: "artisans-22"}), 1: seat("", {1: "artisans-23"})}
    game = table(seats=seats).play(f"lay {card}")  # ruling N-28
    assert game.lines() == ["target 1", "target 2"]


def test_the_virgin_goes_on_the_own_castle_only() -> None:
    seats = {0: seat("clergy-35 army-21", {1: "army-22"}), 1: seat("", {1: "army-23"})}
    game = table(seats=seats).play("lay clergy-35")  # ruling N-28
    assert game.cells(0) == {1: "clergy-35"}
    assert game.cells(1) == {1: "army-23"}
    assert game.discards == ["army-22"]


def test_the_virgin_needs_a_material_of_ones_own() -> None:
    seats = {0: seat("clergy-35 army-21"), 1: seat("", {1: "army-23"})}
    assert not table(seats=seats).offers("lay clergy-35")  # rulings N-8, N-28


# N-29: special points.


def test_special_points_count_zone_and_castle_and_what_is_collected_and_counted() -> None:
    rich = seat(
        "army-30 army-21",
        {**row("army-01 army-02 army-03 army-04 army-22"),
         **row("army-26 army-27 army-28 army-05 army-08 army-29", 6),
         5: "army-25 artisans-34"},
        zone="merchants-33 clergy-33", under="army-09", mandatory="army-36 army-37",
    )  # fmt: skip
    seats = {0: rich, 1: seat("", {1: "clergy-25"}, zone="artisans-32")}
    game = table(4, seats=seats).play("build army-30 at 12")  # ruling N-29
    assert game.over
    assert game.points(0)["specials"] == 3  # 1 and 1 for a five, and 1 for what was collected
    assert "army-36" in game.side(0).accomplished  # 5 with the journeyman, against 3


# N-53: the Virgin protects her neighbours.


@pytest.mark.parametrize("edition", ["2015", "2016"])
@pytest.mark.parametrize("card", ["army-09", "army-12", "army-03"])
def test_attacks_cannot_touch_the_neighbours_of_the_virgin(card: str, edition: str) -> None:
    cells = {1: "clergy-35", 2: "army-21", 5: "army-22", 4: "clergy-21"}
    seats = {0: seat(f"{card} army-24"), 1: seat("", cells)}
    game = table(seats=seats, edition=edition).act(f"play {card}")  # ruling N-53
    while game.asks == "Steal":
        game.play(game.lines()[0])
    assert set(game.cells(1)) == {1, 2, 5}


def test_the_own_player_may_still_move_the_neighbours_of_the_virgin() -> None:
    one = seat("artisans-09 artisans-21", {1: "clergy-35", 2: "artisans-22"})
    game = table(seats={0: one}).act("play artisans-09")  # ruling N-53: opponents' actions
    assert game.view(0).tray == ("artisans-22",)


# Others.


def test_the_roofer_lets_a_material_lie_on_a_cell_of_any_kind() -> None:
    one = seat("artisans-31 artisans-25 artisans-21")
    game = table(seats={0: one}).play("lay artisans-31", "build artisans-25 at 12")
    assert (game.cell(0, 12).card, game.cell(0, 12).value) == ("artisans-25", 6)
    assert "placed_tile" in game.side(0).flags


@pytest.mark.parametrize(("edition", "weaker"), [("2015", False), ("2016", True)])
def test_the_renovator_takes_stronger_materials_or_in_the_later_edition_any(
    edition: str, weaker: bool
) -> None:
    one = seat("artisans-32 artisans-21 artisans-25", {1: "artisans-23"})
    game = table(seats={0: one}, edition=edition).play("lay artisans-32")
    assert game.offers("build artisans-25 at 1")
    assert game.offers("build artisans-21 at 1") == weaker
    game.play("build artisans-25 at 1")
    assert game.cells(0) == {1: "artisans-25"}
    assert game.discards == ["artisans-23"]


def test_the_priest_collects_actions_that_attack_the_castle() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", {1: "army-22"}, zone="clergy-33")}
    game = table(seats=seats).act("play army-09")
    assert game.side(1).under == ("army-09",)
    assert "army-09" not in game.discards
    assert game.points(1)["specials"] == 1


def test_the_blacksmith_keeps_every_action_off_its_material() -> None:
    cells = {1: "artisans-22 artisans-35", 8: "army-26"}
    for card in ("army-09", "army-12"):
        seats = {0: seat(f"{card} army-24"), 1: seat("", cells)}
        game = table(seats=seats).act(f"play {card}")
        while game.asks == "Steal":
            game.play(game.lines()[0])
        assert game.cells(1) == {1: "artisans-22"}


def test_a_chapel_protects_the_castle_until_the_own_next_turn() -> None:
    seats = {0: seat("clergy-11 army-21", {1: "army-22"}), 1: seat("army-09 army-23 army-24")}
    game = table(seats=seats).act("play clergy-11").pass_on()
    game.act("play army-09").pass_on()
    assert game.cells(0) == {1: "army-22"}
    assert not game.side(0).immune
    assert game.person(0).now == {"no_material": 1}


def test_a_chapel_protects_specials_on_the_castle_but_not_the_zone() -> None:
    seats = {
        0: seat("clergy-13 army-21"),
        1: seat("", {1: "army-22 artisans-34"}, zone="artisans-32 artisans-33", immune=True,
                next="castle_immunity no_material"),
    }  # fmt: skip
    game = table(3, seats=seats).act("play clergy-13")
    assert game.lines() == ["aim artisans-32", "aim artisans-33"]


def test_dealings_take_a_special_of_a_castle_into_the_hand() -> None:
    seats = {0: seat("merchants-13 merchants-21"), 1: seat("", {1: "army-22 army-33"})}
    game = table(seats=seats).act("play merchants-13")
    assert "army-33" in game.hand(0)
    assert game.cell(1, 1).specials == ()


@pytest.mark.parametrize(("edition", "taken"), [("2015", False), ("2016", True)])
def test_dealings_reach_the_zone_only_in_the_later_edition(edition: str, taken: bool) -> None:
    seats = {0: seat("merchants-13 merchants-21"), 1: seat("", zone="merchants-33")}
    game = table(seats=seats, edition=edition).act("play merchants-13")
    assert ("merchants-33" in game.hand(0)) == taken


def test_a_special_thrown_off_the_own_side_with_a_gargoyle_counts_as_discarded() -> None:
    one = seat("clergy-13 merchants-21", zone="merchants-33", mandatory="merchants-45")
    game = table(seats={0: one}).act("play clergy-13")
    assert "merchants-45" in game.side(0).accomplished
