"""Evaluations are found by the game, read views, and speak in points."""

import pytest

from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.beginner import Beginner
from bottega.bots.lines import CERTAIN, Lines
from bottega.bots.match import play
from bottega.games import GAMES
from bottega.games.masters import GAME
from bottega.games.masters.actions import PAY
from bottega.kernel.game import View
from tests.build import seat, table
from tests.toy import GAME as MORRA


def found(players: int = 2) -> Evaluation:
    """Find the evaluation of Masters."""
    judge = evaluation_of(GAME, GAME.options_of(players))
    assert judge is not None
    return judge


def morra() -> View:
    return MORRA.view(MORRA.new(MORRA.options_of(2), 1), 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_an_evaluation(name: str) -> None:
    game = GAMES[name]
    options = game.options_of(2)
    judge = evaluation_of(game, options)
    assert judge is not None
    assert len(judge.leads(game.view(game.new(options, 1), 0))) == 2


def test_it_is_read_from_the_view_alone() -> None:
    position = table(seats={0: seat(hand=[49, 53])})
    view = position.view(0)
    assert found().leads(view) == Lines(GAME, found(), view).judge(position.table)
    with pytest.raises(TypeError, match="views of masters"):
        found().leads(morra())


def test_payments_are_made_from_the_warehouse() -> None:
    view = table().view(0)
    codes = [int(PAY) + n for n in (2, 1, 0)]
    assert list(found().advise(view, codes)) == codes[:1]
    assert list(found().advise(view, [1, 2, 3])) == [1, 2, 3]


def test_a_game_without_an_evaluation_is_judged_by_its_points() -> None:
    assert evaluation_of(MORRA, MORRA.options_of(2)) is None
    position = MORRA.new(MORRA.options_of(2), 1)
    lines = Lines(MORRA, None, MORRA.view(position, 0))
    assert lines.judge(position) == [0.0, 0.0]
    assert list(lines.answers(position, [0, 1, 2])) == [0, 1, 2]


def test_a_game_won_is_worth_more_than_all_points() -> None:
    over = play(GAME, GAME.options_of(2), 3, ["random"]).table
    outcome = GAME.outcome(over)
    assert outcome is not None
    view = GAME.view(over, 0)
    points = found().leads(view)
    judged = Lines(GAME, found(), view).judge(over)
    for place in range(2):
        sign = 1 if place in outcome.winners else -1
        assert judged[place] == pytest.approx(points[place] + sign * CERTAIN)


def test_an_evaluation_says_nothing_unless_it_is_one_of_a_game() -> None:
    plain = Evaluation()
    view = table().view(0)
    assert plain.stakes(view) == 1
    assert list(plain.advise(view, [1, 2])) == [1, 2]
    with pytest.raises(NotImplementedError):
        plain.leads(view)
    with pytest.raises(NotImplementedError):
        plain.sources(view, 0)
    with pytest.raises(NotImplementedError):
        plain.naive(view, 0)


def test_a_beginner_values_every_seat_by_itself() -> None:
    view = table(seats={0: seat(faith=7), 1: seat(slots=[[13], [], []])}).view(0)
    beginner = Beginner(found())
    naive = [found().naive(view, place) for place in range(2)]
    assert beginner.leads(view) == naive
    assert [beginner.naive(view, place) for place in range(2)] == naive
    assert beginner.sources(view, 1) == {"points": naive[1]}
    assert beginner.blind == found().blind
    codes = [int(PAY) + n for n in (2, 1, 0)]
    assert list(beginner.advise(view, codes)) == codes[:1]
