"""Ratings: who wins has the higher one, and the order of completion does not matter."""

import importlib.util

import pytest

from bottega.games import game
from bottega.lab.arena import Contest, alone, fair_share
from bottega.lab.ratings import Placing, Unrated, can_rate, rate
from bottega.lab.series import Ended
from tests.toy import GAME as MORRA

needs_openskill = pytest.mark.skipif(not can_rate(), reason="openskill is not installed")


@needs_openskill
def test_who_wins_is_rated_higher_and_more_games_make_it_surer() -> None:
    won = Placing([[0], [1]], [1, 2])
    few = rate(["a", "b"], [won] * 3)
    many = rate(["a", "b"], [won] * 30)
    assert [one.name for one in many] == ["a", "b"]
    assert few[0].mu > 25 > few[1].mu
    assert many[0].mu > few[0].mu
    assert many[0].sigma < few[0].sigma
    assert many[0].ordinal == pytest.approx(many[0].mu - 3 * many[0].sigma)


@needs_openskill
def test_a_bot_does_not_learn_so_no_game_makes_its_rating_less_sure() -> None:
    won = Placing([[0], [1]], [1, 2])
    sure = [rate(["a", "b"], [won] * games)[0].sigma for games in (400, 800, 1600)]
    assert sure[0] > sure[1] > sure[2]


@needs_openskill
def test_equal_places_leave_ratings_together() -> None:
    first, second = rate(["a", "b"], [Placing([[0], [1]], [1, 1])] * 10)
    assert first.mu == pytest.approx(second.mu)


@needs_openskill
def test_teams_are_rated_by_their_members_and_nobody_twice() -> None:
    found = rate(["a", "b", "c"], [Placing([[0, 1], [2, 0]], [1, 2])] * 5)
    assert found[1].mu > found[0].mu > found[2].mu


@needs_openskill
def test_a_contest_rates_its_bots() -> None:
    contest = Contest(MORRA, MORRA.options_of(3), ["greedy", "random", "random"], 30, 1)
    contest.run()
    placings = list(contest.placings())
    assert len(placings) == 30
    assert all(sorted(bot for side in p.sides for bot in side) == [0, 1, 2] for p in placings)
    assert [one.name for one in contest.ratings()] == ["greedy", "random", "random"]


def test_a_team_has_one_place() -> None:
    renaissance = game("renaissance")
    options = renaissance.options_from(4, {"teams": "true"})
    contest = Contest(renaissance, options, ["random", "random"], 2, 1)
    contest.run()
    assert {len(placing.sides) for placing in contest.placings()} == {2}
    assert {len(side) for placing in contest.placings() for side in placing.sides} == {2}


def test_who_played_alone_is_compared_by_winning_and_then_by_points() -> None:
    won, lost, well, as_well = (
        Ended((0,), (1,), (12,)),
        Ended((), (1,), (30,)),
        Ended((0,), (1,), (20,)),
        Ended((0,), (1,), (20,)),
    )
    placing = alone([(2, won), (0, lost), (3, well), (1, as_well)])
    assert placing == Placing([[2], [0], [3], [1]], [1, 2, 0, 0])


def test_a_fair_share_goes_by_who_is_at_the_table() -> None:
    assert fair_share(2, 2) == fair_share(2, 4) == fair_share(5, 2) == 0.5
    assert fair_share(4, 3) == pytest.approx(1 / 3)


def test_without_openskill_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Unrated, match=r"pip install 'bottega\[ratings\]'"):
        rate(["a", "b"], [])
