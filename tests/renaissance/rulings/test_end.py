"""The end of the game and the counting of points (N-41 to N-44)."""

import pytest

from bottega.games.renaissance.events import GameOver
from tests.renaissance.build import seat, table
from tests.renaissance.rulings.test_missions import ELEVEN


def test_the_game_ends_at_the_very_change_that_fills_a_castle() -> None:
    game = table(seats={0: seat("army-30 army-22", ELEVEN)})
    game.play("build army-30 at 12")  # ruling N-41
    assert game.over
    assert game.hand(0) == ["army-22"]  # neither stored nor drawn
    assert game.view().verdict == "castle"


def test_the_game_ends_in_the_middle_of_an_action() -> None:
    ten = {cell: card for cell, card in ELEVEN.items() if cell < 11}
    one = seat("artisans-03 artisans-29 artisans-30 army-22", ten)
    game = table(seats={0: one}).act("play artisans-03")  # ruling N-41: buttresses
    game.play("build artisans-29 at 11")  # the other one goes where it can
    assert game.over
    assert game.cells(0)[12] == "artisans-30"


def test_the_game_ends_in_the_middle_of_somebody_elses_action() -> None:
    seats = {
        0: seat("merchants-04 merchants-09 merchants-30"),
        1: seat("army-30 army-22", ELEVEN, castle="chenonceau"),
    }
    game = table(seats=seats).act("play merchants-09")
    game.play("build merchants-30 at 11", "done", "build army-30 at 12")  # ruling N-41
    assert game.over
    assert game.view().ender == 1


def test_there_is_no_last_round() -> None:
    game = table(3, seats={1: seat("army-30 army-22", ELEVEN, castle="chenonceau")}, turn_of=1)
    assert game.play("build army-30 at 12").over  # ruling N-41


def test_a_pillaged_material_can_be_the_last() -> None:
    seats = {0: seat("army-13 army-22", ELEVEN), 1: seat("", {11: "clergy-29"})}
    assert table(seats=seats).act("play army-13").over  # ruling N-41


# N-42: the empty pile.


def test_the_game_ends_when_somebody_must_draw_and_cannot() -> None:
    game = table(seats={0: seat("army-21 army-22 army-23")}, left=2)
    game.play("discard army-21", "pass")  # ruling N-42
    assert game.over
    assert game.view().verdict == "pile"
    assert len(game.hand(0)) == 4  # cards already drawn are kept
    assert game.view().ender == 0


def test_an_empty_pile_does_not_end_the_game_by_itself() -> None:
    seats = {0: seat("army-21 army-22 army-23"), 1: seat("clergy-21")}
    game = table(seats=seats, left=3).play("discard army-21", "pass")  # ruling N-42
    assert not game.over
    assert game.view().pile == 0


def test_who_need_not_draw_goes_on_without_a_pile() -> None:
    hand = "army-21 army-22 army-23 army-24 army-25 army-26"
    seats = {0: seat(hand), 1: seat("clergy-21")}
    game = table(seats=seats, left=0).play("discard army-21", "pass")  # ruling N-42
    assert not game.over


def test_who_may_not_draw_does_not_end_the_game() -> None:
    seats = {0: seat("army-21 army-22", now="no_draw"), 1: seat("clergy-21")}
    game = table(seats=seats, left=0).play("discard army-21", "pass")  # ruling N-42
    assert not game.over


def test_the_angelus_takes_what_there_is_and_does_not_end_the_game() -> None:
    game = table(seats={0: seat("clergy-04 army-21")}, pile="army-22 army-23", left=2)
    game.act("play clergy-04")  # ruling N-42
    assert set(game.lines()) == {"take army-22", "take army-23"}
    empty = table(seats={0: seat("clergy-04 army-21")}, left=0).act("play clergy-04")
    assert not empty.over
    assert empty.asks == "Store"


def test_the_well_takes_what_there_is_and_does_not_end_the_game() -> None:
    game = table(seats={0: seat("artisans-10 army-21")}, pile="army-16 army-31", left=2)
    game.act("play artisans-10")  # ruling N-42: no material is left
    assert game.asks == "ReturnDrawn"
    assert not game.over
    game.play("back army-31")
    assert game.view(0).pile_known == {0: "army-16", 1: "army-31"}


def test_the_well_lays_the_others_back_in_any_order() -> None:
    pile = "army-16 army-31 army-22 army-23"
    game = table(seats={0: seat("artisans-10 army-21")}, pile=pile).act("play artisans-10")
    assert "army-22" in game.hand(0)  # ruling N-42
    game.play("back army-16")
    assert game.view(0).pile_known == {0: "army-31", 1: "army-16"}


# N-43 and N-44, and the counting.


def test_a_full_castle_brings_ten_points_to_its_owner_alone() -> None:
    game = table(seats={0: seat("army-30 army-22", ELEVEN)}).play("build army-30 at 12")
    assert [game.points(i)["full"] for i in (0, 1)] == [10, 0]  # ruling N-43


def test_points_are_castle_bonus_specials_and_missions_less_what_was_missed() -> None:
    one = seat(
        "army-30 army-22", {**ELEVEN, 1: "army-25 artisans-34"}, zone="artisans-32 army-34",
        mandatory="army-37 army-38", optional="army-41 army-42 army-44", done="army-42",
    )  # fmt: skip
    game = table(3, seats={0: one}).play("build army-30 at 12")
    values = 7 + 2 + 3 + 4 + 1 + 1 + 4 + 5 + 1 + 1 + 3 + 4
    assert game.points(0) == {
        "castle": values,
        "full": 10,
        "specials": 0,
        "missions": 13 + 12 + 9 + 8,
        "missed": 0,
    }
    assert game.outcome().scores[0].points == sum(game.points(0).values())


def test_the_player_with_the_most_points_wins() -> None:
    one = seat("army-30 army-22", ELEVEN, mandatory="army-37 clergy-37")
    game = table(seats={0: one}).play("build army-30 at 12")
    assert game.outcome().winners == (0,)


def test_equal_totals_share_the_victory() -> None:
    seats = {
        0: seat(
            "army-21 army-22", {1: "army-23"},
            mandatory="clergy-42 army-44", optional="army-37 army-38 clergy-41",
        ),
        1: seat(
            "", {1: "clergy-23"},
            mandatory="army-42 clergy-44", optional="army-36 clergy-37 army-45",
        ),
    }  # fmt: skip
    game = table(seats=seats, left=1).play("discard army-21", "pass")  # ruling N-44
    assert [score.points for score in game.outcome().scores] == [3 - 14, 3 - 14]
    assert game.outcome().winners == (0, 1)


def test_everything_is_turned_face_up_at_the_end() -> None:
    seats = {0: seat("army-30 army-22", ELEVEN), 1: seat("clergy-21", stock="clergy-22")}
    game = table(seats=seats).play("build army-30 at 12")
    (told,) = game.heard(GameOver)
    assert told.hands == (("army-22",), ("clergy-21",))
    assert told.stocks == ((), ("clergy-22",))
    assert game.view(None).people[1].hand == ("clergy-21",)


@pytest.mark.parametrize("royal", ["army-40", "merchants-37"])
def test_royal_missions_are_turned_up_only_at_the_end(royal: str) -> None:
    one = seat("army-30 army-22", ELEVEN, mandatory=royal)
    game = table(3, seats={0: one})
    assert royal not in game.side(0).accomplished
    game.play("build army-30 at 12")
    assert royal in game.side(0).accomplished
