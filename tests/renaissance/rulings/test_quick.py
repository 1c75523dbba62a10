"""The quick game (N-45 and N-46)."""

import pytest

from tests.renaissance.build import Chosen, begun, new_game, row, seat, table

QUICK: Chosen = {"variant": "quick"}
FIVE = {1: "army-21", 2: "army-22", 3: "army-23", 4: "army-26", 5: "army-27"}


@pytest.mark.parametrize(("players", "pile"), [(2, 25), (3, 55), (4, 50)])
def test_a_castle_of_six_cells_and_fewer_cards(players: int, pile: int) -> None:
    game = begun(players, **QUICK)
    assert all(side.castle == "quick" and len(side.cells) == 6 for side in game.view().sides)
    assert game.view().pile == pile


def test_four_missions_are_dealt_one_is_kept_and_three_are_put_away() -> None:
    game = new_game(3, **QUICK)  # ruling N-45
    mine = game.side(0).optional
    assert len(mine) == 4
    assert sum(int(m[-2:]) <= 40 for m in mine) == 2
    game.play(f"oblige {mine[2]}")
    assert game.side(0).mandatory == (mine[2],)
    assert game.side(0).optional == ()
    assert len(game.side(0).away) == 3
    assert game.view(1).sides[0].away == ()


def test_a_mission_that_was_put_away_is_never_accomplished() -> None:
    one = seat("army-02 army-21 army-22", mandatory="army-42", optional="army-41")
    game = table(seats={0: one}, **QUICK).play("discard army-02")  # ruling N-45
    assert game.side(0).away.count("army-41") == 1
    assert game.side(0).accomplished == ()


def test_the_stock_has_one_slot() -> None:
    seats = {0: seat("army-21 army-22", stock="army-23"), 1: seat("army-24")}
    game = table(seats=seats, **QUICK)
    assert game.side(0).stock_slots == 1
    assert game.play("discard army-21").asked == 1  # ruling N-45: it is full


@pytest.mark.parametrize(("edition", "bonus"), [("2015", 10), ("2016", 5)])
def test_a_full_castle_brings_ten_points_or_five_in_the_later_edition(
    edition: str, bonus: int
) -> None:
    one = seat("army-29 army-24", FIVE)
    game = table(seats={0: one}, variant="quick", edition=edition).play("build army-29 at 6")
    assert game.over  # ruling N-45
    assert game.points(0)["full"] == bonus


def test_the_full_game_brings_ten_points_in_both_editions() -> None:
    cells = row("army-01 army-02 army-03 army-04 army-21")
    cells |= row("army-26 army-27 army-28 army-05 army-08 army-29", 6)
    game = table(seats={0: seat("army-30 army-22", cells)}, edition="2016")
    assert game.play("build army-30 at 12").points(0)["full"] == 10  # ruling N-45


def test_the_edict_is_possible_with_a_storekeeper_in_the_first_edition() -> None:
    one = seat(
        "clergy-16 clergy-21", zone="artisans-33", stock="clergy-17", vault="clergy-33",
        mandatory="clergy-42",
    )  # fmt: skip
    game = table(3, seats={0: one}, **QUICK).play("discard clergy-21")  # ruling N-46
    game.play("shelter clergy-16")
    assert game.side(0).accomplished == ("clergy-42",)


def test_the_placards_are_possible_with_a_storekeeper_in_the_first_edition() -> None:
    one = seat(
        "artisans-01 clergy-21", zone="artisans-33", stock="clergy-22",
        vault="artisans-21 clergy-26", mandatory="clergy-44",
    )  # fmt: skip
    game = table(3, seats={0: one}, **QUICK).play("open stock")  # ruling N-46
    game.play("build clergy-22 at 1", "build artisans-21 at 2", "build clergy-26 at 4")
    assert game.side(0).accomplished == ("clergy-44",)


def test_in_the_later_edition_a_quick_stock_never_holds_three_cards() -> None:
    one = seat("artisans-01 clergy-21", zone="artisans-33", stock="clergy-22", vault="clergy-23")
    game = table(3, seats={0: one, 1: seat("clergy-24")}, variant="quick", edition="2016")  # N-46
    assert game.side(0).vault_slots == 1  # ruling N-46
    assert game.play("discard clergy-21").asked == 1


def test_there_is_one_family_for_two() -> None:
    game = begun(2, **QUICK)
    (family,) = game.view().families
    assert {card.rsplit("-")[0] for i in (0, 1) for card in game.hand(i)} == {family}
