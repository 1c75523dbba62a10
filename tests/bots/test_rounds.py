"""Where hands are hidden, lines are played on the same deals, and luck does not choose."""

import pytest

from bottega.bots.evaluate import evaluation_of
from bottega.bots.rounds import FIRST, Rounds
from bottega.bots.tree import ROOT_LINES, Branch
from bottega.games import GAMES
from bottega.kernel.rng import stream
from tests.bots.positions import Setting, after, codes

GAME = GAMES["renaissance"]
TABLES: list[Setting] = [("renaissance", 2, {}), ("renaissance", 4, {"teams": "true"})]


def rounds(setting: Setting, iterations: int) -> Rounds:
    """Think about a turn in which much can be done."""
    table = next(
        found for answers in range(12, 60) if len((found := after(setting, 3, answers)).options) > 8
    )
    view = GAME.view(table, int(table.seat))
    made = Rounds(GAME, stream(1, "rounds"), evaluation_of(GAME, view.options), view)
    made.run(codes(table), iterations, 1e300)
    return made


@pytest.mark.parametrize("setting", TABLES, ids=["two", "teams"])
def test_the_next_look_at_any_line_is_at_the_deal_after_its_last(setting: Setting) -> None:
    found = rounds(setting, 20)
    visits = [int(branch.visits) for branch in found.root.branches]
    assert 1 < len(visits) <= ROOT_LINES
    assert sum(visits) == 19  # the first look finds the lines
    assert len(found.deals) == max(FIRST, *visits)
    assert [len(course) for course in found.courses] == [n + 1 for n in visits]
    for branch, course in zip(found.root.branches, found.courses, strict=True):
        assert course[-1] == branch.worth


def test_lines_that_are_weighed_are_played_equally_often_on_the_same_deals() -> None:
    found = rounds(TABLES[0], 2)
    fresh = Rounds(GAME, stream(1, "rounds"), found.lines.evaluation, found.view)
    some = fresh.weigh(found.options, 2, 1, 3)
    hopes = sorted((branch.hope for branch in fresh.root.branches), reverse=True)
    assert len(hopes) > 3
    assert [branch.hope for branch in some[:2]] == hopes[:2]
    assert len({tuple(branch.codes) for branch in some}) == 3
    assert [branch.visits for branch in some] == [3, 3, 3]
    assert len(fresh.deals) == max(FIRST, 3)


def test_a_line_that_was_looked_at_on_a_lucky_deal_is_not_taken_for_better() -> None:
    found = rounds(TABLES[0], 2)
    leader, lucky = (Branch([code], 0.5) for code in (1, 2))
    found.root.branches = [leader, lucky]
    found.root.visits, found.root.follows, found.root.change = 60.0, 0.0, 0.0
    leader.visits, leader.worth = 40.0, 20.0
    lucky.visits, lucky.worth = 20.0, 12.0  # six in ten, but
    even = [0.5 * n for n in range(41)]
    found.courses = [even, []]
    assert found._promising() == 1
    found.courses = [[*[0.8 * n for n in range(21)], *[16 + 0.2 * n for n in range(1, 21)]], []]
    assert found._promising() == 0  # the other came to eight in ten on the same deals


@pytest.mark.parametrize("setting", TABLES, ids=["two", "teams"])
def test_a_line_can_be_followed_some_turns_on(setting: Setting) -> None:
    found = rounds(setting, 4)
    code = found.root.branches[0].codes[0]
    own = found.lines.seat
    assert found.followed(code, 0).seat != own
    later = found.followed(code, 1)
    assert later.seat != found.followed(code, 0).seat
    assert found.deals[0].seat == own  # deals are kept as they are
