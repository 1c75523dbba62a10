"""How the search thinks: ahead, within its budget, the same way twice, and it says what."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bottega.bots.api import bot
from bottega.bots.evaluate.api import Evaluation
from bottega.bots.greedy import Greedy
from bottega.bots.match import ended, play
from bottega.bots.planning import Planner
from bottega.bots.search import Search
from bottega.bots.thoughts import Considered
from bottega.games import GAMES
from bottega.games.masters import GAME
from bottega.games.masters.views import MastersView
from bottega.kernel.game import View
from bottega.kernel.rng import stream
from tests.bots.positions import SETTINGS, Setting, after, codes, named
from tests.build import Position, goods, seat, table
from tests.toy import GAME as MORRA

FEW = 3  # iterations, where anything will do
NOTHING = -1  # no answer at all


def busy() -> Position:
    """Lay out a turn with every kind of action."""
    mine = seat(store=goods(coin=2, stone=1), box=goods(coin=1, stone=1), slots=[[9], [14]])
    return table(seats={0: mine}, grid={"blue 1": 3})


def searching(iterations: int, seed: int = 1, evaluation: Evaluation | None = None) -> Search:
    return Search(GAME, stream(seed, "search"), iterations, evaluation)


def turn_of(who: Planner[Any], position: Position) -> list[str]:
    """Let a bot play the turn of the seat that is asked; give it in lines."""
    whose, lines = position.asked, []
    while position.asked == whose:
        code = who.choose(position.view(whose), codes(position.table))
        lines.append(GAME.line(code))
        position.table.play(code)
    return lines


@pytest.mark.parametrize(
    "who", [searching(60), Greedy(GAME, stream(1, "greedy"))], ids=["search", "greedy"]
)
def test_every_question_of_a_planned_turn_has_thoughts_and_the_answer_is_the_first(
    who: Planner[Any],
) -> None:
    position = busy()
    thought = 0
    while position.asked == 0:
        options = codes(position.table)
        code = who.choose(position.view(0), options)
        said = [one.code for one in who.thoughts]
        assert set(said) <= set(options)
        assert len(set(said)) == len(said)
        if len(options) > 1:
            assert said[0] == code
            thought += 1
        position.table.play(code)
    assert thought > 1


@pytest.mark.parametrize("seconds", [2, 9])
def test_a_search_by_the_clock_looks_until_its_time_is_up(seconds: int) -> None:
    who = bot(f"search:{seconds}s", GAME, stream(1, "search"))
    assert isinstance(who, Search)
    moments = count()
    who.clock = lambda: float(next(moments))  # a look takes a second
    position = busy()
    who.choose(position.view(0), codes(position.table))
    looks = sum(line.visits for line in who.found)
    assert looks == seconds  # the first one finds the lines, and one follows in any case


# Whole games


class Watched:
    """Searches, and checks that a plan made for what is seen now can be followed."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.search = Search(GAMES[setting[0]], stream(seed, "search"), FEW)
        self.planned = 0

    def choose(self, view: View, options: Sequence[int]) -> int:
        plan = self.search.plan
        if plan and plan[-1].view == view:
            assert plan[-1].code in options
            self.planned += 1
        return self.search.choose(view, options)


@pytest.mark.parametrize("setting", SETTINGS, ids=named)
def test_all_answers_of_whole_games_are_legal(setting: Setting) -> None:
    name, players, chosen = setting
    watched = Watched(setting, 3)
    rivals = ["random"] * (players - 1)
    played = play(GAMES[name], GAMES[name].options_from(players, chosen), 3, [watched, *rivals])
    assert played.table.over()
    assert watched.planned


@pytest.mark.parametrize("setting", SETTINGS[1::3], ids=named)
def test_the_same_seed_and_budget_give_the_same_answers_and_thoughts(setting: Setting) -> None:
    game = GAMES[setting[0]]
    for answers in (4, 40):
        position = after(setting, 2, answers)
        view = game.view(position, int(position.seat))
        twice = [Search(game, stream(9, "search"), 12) for _ in range(2)]
        given = [one.choose(view, codes(position)) for one in twice]
        assert given[0] == given[1]
        assert twice[0].thoughts == twice[1].thoughts
        assert [step.code for step in twice[0].plan] == [step.code for step in twice[1].plan]


def test_nothing_is_remembered_of_another_game() -> None:
    position = busy()
    view, options = position.view(0), codes(position.table)
    fresh, used = searching(10), searching(10, seed=2)
    turn_of(used, table(seats={0: seat(store=goods(coin=2), hand=[52, 57])}, grid={"blue 1": 3}))
    used.rng = stream(1, "search")
    assert used.choose(view, options) == fresh.choose(view, options)
    assert used.thoughts == fresh.thoughts


# What it finds


@pytest.mark.parametrize("cross", [16, 20, 23])
def test_a_win_that_is_one_turn_away_is_found(cross: int) -> None:
    """Lorenzo may be done before another turn."""
    mine = seat(box=goods(coin=9, stone=9, servant=9, shield=9), slots=[[9, 25], [14, 30], [3, 19]])
    position = table(players=1, seats={0: mine}, cross=cross)
    lines = turn_of(searching(10), position)
    assert lines[0].startswith("buy")
    assert position.outcome().winners == (0,)


def test_the_last_turn_is_used_to_win() -> None:
    """Who is second to play ends the game at once, and so had better be ahead."""
    rival = seat(slots=[[13, 29], [14, 30]])
    mine = seat(box=goods(servant=6, shield=7), slots=[[9, 25], [15, 31], [3, 19]])
    wanted = {"purple 3": 34, "green 3": 41}
    position = table(turn_of=1, seats={0: rival, 1: mine}, grid=wanted)
    turn_of(searching(10), position)
    assert position.over
    assert position.outcome().winners == (1,)


class Points(Evaluation):
    """Counts points so far, as somebody does who does not look at what is coming."""

    def leads(self, view: View) -> list[float]:
        assert isinstance(view, MastersView)
        one, other = (float(board.score.points) for board in view.boards)
        return [one - other, other - one]

    def sources(self, view: View, seat: int) -> dict[str, float]:
        return {"points": self.leads(view)[seat]}


def duel() -> Position:
    """Lay out a last round: who leaves the purple card to the rival loses to it.

    The seventh card ends the game, and the rival has one more turn. Six servants are all that it
    has, and only the purple card that lies there is to be had for them.
    """
    mine = seat(box=goods(shield=5, servant=6), slots=[[9, 25], [14, 30], [3, 19]])
    rival = seat(box=goods(servant=6), slots=[[5, 21], [10, 26], [7, 27]], faith=9)
    grid = {"green 3": 37, "purple 3": 34, "blue 3": 43, "yellow 3": 44}
    return table(seats={0: mine, 1: rival}, grid=grid)


def finished(first: Planner[Any]) -> tuple[str, tuple[int, ...]]:
    """Play the duel to its end; give what was done first, and who won."""
    position = duel()
    lines = turn_of(first, position)
    turn_of(searching(10, evaluation=Points()), position)
    return lines[0], position.outcome().winners


def test_a_blunder_is_seen_that_greedy_makes_with_the_same_eyes() -> None:
    greedy = Greedy(GAME, stream(1, "greedy"), evaluation=Points())
    line, winners = finished(greedy)
    assert line.startswith("buy green 3")  # it has one point more
    assert winners == (1,)
    line, winners = finished(searching(30, evaluation=Points()))
    assert line.startswith("buy purple 3")
    assert winners == (0,)


# What it says


def thought(iterations: int) -> list[Considered]:
    position = busy()
    search = searching(iterations)
    chosen = search.choose(position.view(0), codes(position.table))
    assert search.thoughts[0].code == chosen
    return search.thoughts


def test_thoughts_are_sorted_and_lie_in_their_intervals() -> None:
    found = thought(60)
    assert len(found) > 1
    visits = [one.visits for one in found]
    assert visits == sorted(visits, reverse=True)
    assert visits[-1] > 0
    assert sum(visits) < 60
    assert len({one.code for one in found}) == len(found)
    assert {one.code for one in found} <= set(codes(busy().table))
    for one in found:
        assert one.low < one.value < one.high
        assert one.sources == {}


def test_more_visits_make_an_interval_narrower() -> None:
    few, many = (thought(n)[0] for n in (12, 120))
    assert many.visits > few.visits
    assert many.high - many.low < few.high - few.low


def test_where_worth_lies_is_told_when_asked() -> None:
    position = busy()
    search = searching(40)
    found = search.ponder(position.view(0), codes(position.table))
    assert len(found) > 1
    for one in found:
        assert set(one.sources) == {
            "cards", "faith", "engine", "goods", "leaders", "hand", "rivals",
        }  # fmt: skip
        assert one.low <= one.value <= one.high
        assert sum(one.sources.values()) == pytest.approx(one.value, abs=6)  # a turn or two later
    assert search.thoughts == []  # nothing was chosen


def test_answers_are_weighed_equally_long() -> None:
    position = busy()
    options = codes(position.table)
    wanted = options[:3]
    found = searching(60).weigh(position.view(0), options, wanted)
    assert {one.code for one in found} == set(wanted)
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)
    for one in found:
        assert 0 < one.visits < 20
        assert one.sources


def test_every_answer_is_weighed_however_little_time_there_is() -> None:
    position = busy()
    options = codes(position.table)
    found = searching(1).weigh(position.view(0), options, options[:4])
    assert {one.code for one in found} == set(options[:4])
    assert searching(1).ponder(position.view(0), options)


def test_a_learner_is_taught_all_answers_in_their_order() -> None:
    position = busy()
    options = codes(position.table)
    found = searching(200).teach(position.view(0), options)
    pondered = searching(200).ponder(position.view(0), options)
    assert [one.code for one in found] == options
    visits = {one.code: one.visits for one in found}
    assert sum(visits.values()) == pytest.approx(
        200, abs=len(options)
    )  # parts of visits are cut off
    assert all(visits[one.code] >= one.visits for one in pondered)
    for one in found:
        assert one.low < one.value < one.high if one.visits else one.value == 0


# How long it thinks


def test_a_limit_in_seconds_cuts_the_iterations_short() -> None:
    position = busy()
    options = codes(position.table)
    search = searching(1_000_000)
    search.limit(0)
    assert search.choose(position.view(0), options) in options
    assert sum(one.visits for one in search.thoughts) < 10


def test_one_answer_needs_no_thought() -> None:
    position = busy()
    search = searching(1_000_000)
    before = search.rng.words()
    only = codes(position.table)[-1:]
    assert search.choose(position.view(0), only) == only[0]
    assert search.rng.words() == before


def test_a_plan_is_followed_without_thinking_again() -> None:
    position = table(seats={0: seat(hand=[52, 57])})
    search = searching(10)
    position.table.play(search.choose(position.view(0), codes(position.table)))
    thought_of = search.rng.words()
    planned = [step.code for step in reversed(search.plan)]
    assert planned
    for code in planned:
        assert search.choose(position.view(0), codes(position.table)) == code
        position.table.play(code)
    assert search.rng.words() == thought_of


def test_a_spectator_is_not_asked() -> None:
    position = busy()
    options = codes(position.table)
    with pytest.raises(ValueError, match="spectator"):
        searching(5).choose(position.view(None), options)
    with pytest.raises(ValueError, match="spectator"):
        searching(5).ponder(position.view(None), options)


def test_several_processes_think_the_same_way_twice_even_after_a_failure() -> None:
    position = busy()
    view, options = position.view(0), codes(position.table)
    search = bot("search:24x2", GAME, stream(4, "search"))
    assert isinstance(search, Search)
    chosen = search.choose(view, options)
    thoughts = search.thoughts
    assert chosen in options
    assert len(thoughts) > 1
    with pytest.raises(RuntimeError):  # from both, and nobody must take one for an answer later
        search.think(view, [NOTHING])
    search.rng, search.plan = stream(4, "search"), []
    assert search.choose(view, options) == chosen
    assert search.thoughts == thoughts


# A game that nothing is known of


def test_a_game_without_an_evaluation_is_searched_by_its_points() -> None:
    outcome = ended(
        MORRA, play(MORRA, MORRA.options_of(3), 1, ["search:20", "random", "greedy"]).table
    )
    assert outcome.reason == "finished"
    position = MORRA.new(MORRA.options_of(2), 1)
    search = Search(MORRA, stream(1, "search"), 60)
    found = search.ponder(MORRA.view(position, 0), codes(position))
    assert {one.code for one in found} == {0, 1, 2}
    assert all(one.sources == {} for one in found)
    assert sum(one.visits for one in found) < 60


@pytest.mark.parametrize("seed", [3, 6, 8])
def test_a_rivals_answers_are_looked_for_again_so_that_no_gift_looks_good(seed: int) -> None:
    dealt = GAME.load((Path(__file__).parent / "a_gift.json").read_bytes())
    mover, said, who = int(dealt.seat), [], searching(1000, seed)
    while dealt.seat == mover:
        code = who.choose(GAME.view(dealt, mover), tuple(int(one) for one in dealt.options))
        said.append(GAME.line(code))
        dealt.apply(code)
    assert said == ["take column 3", "store", "end"]  # letting go of the stone gives faith away
