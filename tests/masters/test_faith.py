"""The faith track and the Vatican reports: rulings M-1 to M-10."""

import pytest

from bottega.games.masters.events import FaithMoved, LastRound, VaticanReport
from tests.build import goods, new_game, seat, table
from tests.masters.reference import BOARD

TRACK = BOARD["faith_track"]["victory_points_by_position"]
NO_FAITH = "blue blue white white"  # a row that gives two shields
ONE_FAITH = "red white white white"


@pytest.mark.parametrize(("ahead", "behind"), [(1, 2), (2, 1)])
def test_goods_let_go_move_all_others_by_the_whole_amount_before_one_check(
    ahead: int, behind: int
) -> None:
    # ruling M-1: point by point, or player by player, the one behind would lose the tile
    game = table(3, seats={ahead: seat(faith=7), behind: seat(faith=3)}, market=NO_FAITH)
    game.play("take row 1", "let go shield", "let go shield")
    assert (game.board(ahead).faith, game.board(behind).faith) == (9, 5)
    assert game.board(ahead).tiles == game.board(behind).tiles == (1,)
    assert game.seat0.faith == 0
    assert game.seat0.tiles == ()


def test_own_faith_is_checked_before_goods_let_go_move_the_others() -> None:
    # ruling M-2: with both resolved before the check, seat 1 would stand on 5 and keep the tile
    game = table(seats={0: seat(faith=7), 1: seat(faith=4)}, market="red blue white white")
    game.play("take row 1", "let go shield")
    assert game.seat0.tiles == (1,)
    assert game.seat1.faith == 5
    assert game.seat1.tiles == ()


def test_the_others_have_not_moved_yet_when_own_faith_reports() -> None:
    # ruling M-2: with the goods let go first, the report would come from seat 1
    game = table(seats={0: seat(faith=4), 1: seat(faith=7)}, market="red blue white white")
    game.play("take row 1")
    assert (game.seat0.faith, game.seat1.faith) == (5, 7)
    game.play("let go shield")
    assert game.heard(VaticanReport) == [VaticanReport(1, (0, 1))]


def test_a_move_past_two_pope_spaces_reports_both_sections_on_the_final_positions() -> None:
    # ruling M-3: a board of six cards and two leaders produces at most 8 faith, too little for two
    # sections, but ten goods can be let go where old ones may go too
    full = goods(coin=1, stone=2, servant=3)
    game = table(
        3,
        seats={0: seat(store=full, faith=6), 1: seat(faith=7), 2: seat(faith=3)},
        market="yellow blue blue grey",
        discard="any",
    )
    game.play("take row 1", *["let go coin"] * 2, *["let go stone"] * 3, *["let go servant"] * 3)
    game.play("let go shield", "let go shield")
    assert (game.seat0.faith, game.seat1.faith, game.seat2.faith) == (6, 17, 13)
    assert game.heard(VaticanReport) == [VaticanReport(1, (0, 1, 2)), VaticanReport(2, (1, 2))]
    assert (game.seat0.tiles, game.seat1.tiles, game.seat2.tiles) == ((1,), (1, 2), (1, 2))


def test_a_marker_beyond_the_section_keeps_the_tile_too() -> None:
    # ruling M-4: 9 lies beyond the section of spaces 5 to 8
    game = table(seats={1: seat(faith=7)}, market=NO_FAITH)
    game.play("take row 1", "let go shield", "let go shield")
    assert game.seat1.faith == 9
    assert game.seat1.tiles == (1,)


@pytest.mark.parametrize(("faith", "tiles"), [(4, ()), (5, (1,)), (7, (1,))])
def test_the_section_begins_at_its_first_space(faith: int, tiles: tuple[int, ...]) -> None:
    # ruling M-4
    game = table(seats={0: seat(faith=7), 1: seat(faith=faith)}, market=ONE_FAITH)
    game.play("take row 1")
    assert game.seat1.tiles == tiles


def test_a_section_that_was_reported_gives_nothing_to_those_who_come_later() -> None:
    # ruling M-5
    early, late = seat(faith=8, tiles=[1]), seat(faith=4, hand=[49, 50])
    game = table(turn_of=1, seats={0: early, 1: late}, market=ONE_FAITH)
    game.play("take row 1", "end")
    assert game.seat1.faith == 5
    assert game.seat1.tiles == ()


def test_a_second_marker_on_a_pope_space_reports_nothing() -> None:
    # ruling M-5
    early, late = seat(faith=8), seat(faith=7)
    game = table(turn_of=1, seats={0: early, 1: late}, market=ONE_FAITH)
    game.play("take row 1")
    assert game.seat1.faith == 8
    assert game.heard(VaticanReport) == []
    assert game.seat0.tiles == game.seat1.tiles == ()


def test_faith_past_the_last_space_is_lost() -> None:
    # ruling M-6
    game = table(seats={0: seat(faith=23, slots=[[2, 17]], box=goods(stone=1))})
    game.play("activate slot 1")
    assert game.heard(FaithMoved) == [FaithMoved((0,), (1,), (24,))]
    assert game.seat0.faith == 24


def test_a_marker_on_the_last_space_still_accepts_faith() -> None:
    # ruling M-6
    game = table(turn_of=1, seats={1: seat(faith=24, hand=[49, 50])}, market=ONE_FAITH)
    game.play("discard 49", "take row 1", "end")
    assert game.seat1.faith == 24
    assert game.seat1.score.parts["faith"] == 20


@pytest.mark.parametrize("faith", range(25))
def test_only_the_highest_marked_space_that_was_reached_counts(faith: int) -> None:
    # ruling M-7: added up, the marked spaces would give 70 at the end of the track
    assert table(seats={0: seat(faith=faith)}).seat0.score.parts["faith"] == TRACK[faith]


def test_the_last_report_comes_with_the_last_space_and_not_at_the_end_of_the_game() -> None:
    # ruling M-8
    game = table(seats={0: seat(faith=23), 1: seat(faith=18, hand=[49, 50])}, market=ONE_FAITH)
    game.play("take row 1")
    assert game.heard(VaticanReport) == [VaticanReport(3, (0,))]
    game.play("discard 49", "discard 50", "take row 1")
    assert game.over
    assert game.seat1.faith == 20
    assert [score.parts["tiles"] for score in game.outcome().scores] == [4, 0]


def test_starting_faith_reports_nothing() -> None:
    # ruling M-9
    game = new_game(4)
    while game.view().turn == 0:
        game.play(game.lines()[0])
    assert sorted(game.board(i).faith for i in range(4)) == [0, 0, 1, 1]
    assert game.heard(VaticanReport) == []
    assert game.heard(LastRound) == []
    assert game.view().reports == 0


def test_faith_for_a_discarded_leader_is_checked_at_once() -> None:
    # ruling M-10: checked at the end of the turn, seat 1 would stand on 5 and keep the tile
    game = table(seats={0: seat(faith=7, hand=[49, 50]), 1: seat(faith=4)}, market=NO_FAITH)
    game.play("discard 49")
    assert game.seat0.faith == 8
    assert game.seat0.tiles == (1,)
    game.play("take row 1", "let go shield", "let go shield", "end")
    assert game.seat1.faith == 6
    assert game.seat1.tiles == ()


def test_faith_for_a_discarded_leader_can_bring_the_last_round() -> None:
    # ruling M-10
    game = table(seats={0: seat(faith=23, hand=[49, 50])})
    game.play("discard 50")
    assert game.heard(LastRound) == [LastRound("faith")]
    assert game.view().last
