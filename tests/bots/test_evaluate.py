"""The evaluation of Masters prefers what a player would prefer."""

import pytest

from bottega.bots.evaluate import judge, narrow
from bottega.bots.evaluate.masters import value
from bottega.games.masters import GAME
from bottega.games.masters.actions import PAY
from tests.build import Position, Seat, goods, seat, table
from tests.toy import GAME as MORRA


def worth(position: Position) -> float:
    return value(GAME.view(position.table, 0), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (seat(slots=[[13], [], []]), seat(slots=[[1], [], []])),
        (seat(faith=11), seat(faith=4)),
        (seat(store=goods(coin=2, stone=2)), seat()),
        (seat(box=goods(coin=3)), seat(box=goods(coin=1))),
        (seat(played=[57]), seat()),
        (seat(slots=[[13], [], []], box=goods(stone=1, servant=1)), seat(slots=[[13], [], []])),
    ],
)
def test_more_is_better(better: Seat, worse: Seat) -> None:
    assert worth(table(seats={0: better})) > worth(table(seats={0: worse}))


def test_what_a_rival_has_counts_against() -> None:
    alone = table(seats={1: seat()})
    ahead = table(seats={1: seat(faith=7, slots=[[13], [14], []])})
    assert worth(ahead) < worth(alone)


def test_it_is_read_from_the_view_alone() -> None:
    position = table(seats={0: seat(hand=[49, 53])})
    view = GAME.view(position.table, 0)
    assert value(view, 0) == judge(GAME)(position.table, 0)
    with pytest.raises(TypeError, match="views of masters"):
        value(MORRA.view(MORRA.new(MORRA.options_of(2), 1), 0), 0)


def test_payments_are_made_from_the_warehouse() -> None:
    codes = [int(PAY) + n for n in (2, 1, 0)]
    assert list(narrow(GAME)(codes)) == codes[:1]
    assert list(narrow(GAME)([1, 2, 3])) == [1, 2, 3]


def test_a_game_without_an_evaluation_is_judged_by_its_points() -> None:
    position = MORRA.new(MORRA.options_of(2), 1)
    assert judge(MORRA)(position, 0) == 0.0
    assert list(narrow(MORRA)([0, 1, 2])) == [0, 1, 2]
