"""The Vatican report: rulings L-35 to L-38."""

from collections.abc import Mapping, Sequence

import pytest

from bottega.games.lorenzo.events import ChurchSupported, Excommunicated, Received
from tests.lorenzo.build import Position, Seat, goods, seat, table

NEEDED = {2: 3, 4: 4, 6: 5}
POINTS = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]
SISTO = "sisto-iv"


def after(
    round: int, seats: Mapping[int, Seat], order: Sequence[int] = (0, 1), tiles: Sequence[str] = ()
) -> Position:
    """Come to the end of a round: the last seat takes coins with the last member there is."""
    mover = len(order) - 1
    game = table(
        mover + 1, round=round, seats=seats, order=order, tiles=tiles, turn_of=mover, last="black"
    )
    return game.play("place black market 1")


def faith(n: int) -> Seat:
    """Give a seat so much faith and nothing else."""
    return seat(goods(faith=n))


@pytest.mark.parametrize("round", [1, 3, 5])
def test_there_is_no_report_after_odd_rounds(round: int) -> None:
    game = after(round, {0: faith(9)})
    assert game.seat0.faith == 9
    assert game.seat1.excommunications == ()


@pytest.mark.parametrize("round", [2, 4])
def test_too_little_faith_means_excommunication_and_is_kept(round: int) -> None:
    # ruling L-35
    short = NEEDED[round] - 1
    game = after(round, {0: faith(short)})
    period = round // 2
    assert game.seat0.faith == short
    assert game.seat0.excommunications == (period,)
    assert game.seat0.vp == 0
    assert game.heard(Excommunicated)[0] == Excommunicated(0, period, f"{period}-1", True, 0)


@pytest.mark.parametrize("round", [2, 4])
def test_with_enough_faith_one_may_support_the_church(round: int) -> None:
    # ruling L-35
    enough = NEEDED[round]
    game = after(round, {0: faith(enough)})
    assert game.lines() == ["support", "refuse"]
    game.play("support")
    assert game.seat0.faith == 0
    assert game.seat0.vp == POINTS[enough]
    assert game.seat0.excommunications == ()
    assert game.heard(ChurchSupported) == [ChurchSupported(0, round // 2, enough)]


@pytest.mark.parametrize("round", [2, 4])
def test_who_refuses_is_excommunicated_and_keeps_the_faith(round: int) -> None:
    # ruling L-35
    game = after(round, {0: faith(8)}).play("refuse")
    assert game.seat0.faith == 8
    assert game.seat0.vp == 0
    assert game.seat0.excommunications == (round // 2,)
    assert [event.forced for event in game.heard(Excommunicated)] == [False, True]


@pytest.mark.parametrize("space", range(3, 16))
def test_each_space_of_the_faith_track_has_its_points(space: int) -> None:
    # ruling L-35
    assert after(2, {0: faith(space)}).play("support").seat0.vp == POINTS[space]


def test_the_report_goes_in_the_turn_order_of_the_round() -> None:
    # ruling L-35: the palace changes the order only afterwards
    seats = {i: faith(5) for i in range(3)}
    game = table(
        3, round=2, seats=seats, order=(2, 0, 1), last="orange", placed=["1 black council"]
    )
    game.play("place orange market 1")
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        game.play("support")
    assert asked == [2, 0, 1]
    assert game.view().order == (1, 2, 0)


def test_who_has_no_choice_is_not_asked() -> None:
    # ruling L-35
    game = after(2, {0: faith(0), 1: faith(3)})
    assert game.asked == 1
    assert game.seat0.excommunications == (1,)


@pytest.mark.parametrize("space", range(5))
def test_in_the_last_report_the_excommunicated_still_score_their_faith(space: int) -> None:
    # ruling L-36
    game = after(6, {0: faith(space)}, tiles=["3-1"])
    assert game.seat0.excommunications == (3,)
    assert game.seat0.vp == POINTS[space]
    assert game.seat0.faith == 0
    assert game.over


@pytest.mark.parametrize("space", [5, 6, 15])
def test_in_the_last_report_support_is_automatic(space: int) -> None:
    # ruling L-36
    game = after(6, {0: faith(space)})
    assert game.over
    assert game.seat0.excommunications == ()
    assert game.seat0.vp == POINTS[space]
    assert game.seat0.faith == 0


@pytest.mark.parametrize("round", [2, 4])
def test_sisto_gives_five_points_for_each_support(round: int) -> None:
    # ruling L-37
    pope = seat(goods(faith=4), played=[SISTO])
    game = after(round, {0: pope}).play("support")
    assert game.seat0.vp == 4 + 5
    church = [event.goods for event in game.heard(Received) if event.source == "church"]
    assert church == [goods(vp=4), goods(vp=5)]


def test_sisto_gives_nothing_to_those_who_refuse() -> None:
    # ruling L-37
    game = after(2, {0: seat(goods(faith=4), played=[SISTO])}).play("refuse")
    assert game.seat0.vp == 0


def test_sisto_gives_five_points_for_the_automatic_support() -> None:
    # ruling L-37
    game = after(6, {0: seat(goods(faith=6), played=[SISTO])})
    assert game.seat0.vp == 7 + 5


def test_sisto_gives_nothing_for_faith_that_is_scored_by_force() -> None:
    # ruling L-37
    game = after(6, {0: seat(goods(faith=4), played=[SISTO])}, tiles=["3-1"])
    assert game.seat0.vp == 4


def test_an_excommunication_bites_from_the_next_round_on() -> None:
    # ruling L-38: tile 1-7 takes one off coloured members
    game = after(2, {1: faith(3)}, tiles=["1-7"])
    assert game.asked == 1
    game.play("support")
    die = game.view().dice["black"]
    assert game.view().round == 3
    assert game.seat0.members["black"] == die - 1
    assert game.seat1.members["black"] == die


def test_a_tile_on_the_board_hurts_nobody_before_its_report() -> None:
    # ruling L-38
    game = table(round=2, dice=(4, 4, 4), tiles=["1-7", "2-5"])
    assert game.seat0.members["black"] == 4
    assert game.offers("place black market 1")


def test_a_tile_of_the_second_period_bites_in_round_five() -> None:
    # ruling L-38
    game = after(4, {0: faith(0), 1: faith(0)}, tiles=["2-5"])
    assert game.view().round == 5
    assert game.rule("place black market 1") == "barred"


def test_an_excommunication_lasts_for_the_rest_of_the_game() -> None:
    # ruling L-38
    cursed = seat(goods(faith=9), excommunicated=["1-7"])
    game = after(4, {0: cursed}).play("support")
    assert game.seat0.excommunications == (1,)
    assert game.seat0.members["black"] == game.view().dice["black"] - 1


def test_the_tile_of_the_third_period_counts_only_in_the_scoring() -> None:
    # ruling L-38
    owner = seat(cards=[65, 66])
    game = table(round=6, seats={0: owner}, tiles=["3-1"], last="black")
    assert game.seat0.score.parts["characters"] == 3
    game.play("place black market 1")
    assert game.seat0.score.parts["characters"] == 0
