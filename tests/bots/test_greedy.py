"""How greedy thinks: it judges quiet points only, keeps to a plan that fits, and drops another."""

from collections.abc import Sequence

import pytest

from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.api import Evaluation
from bottega.bots.greedy import SAMPLES, Greedy
from bottega.bots.lines import Line, Lines
from bottega.games.masters import GAME
from bottega.games.masters.turn import LastWord
from bottega.games.masters.views import MastersView
from bottega.kernel.game import View
from bottega.kernel.rng import stream
from tests.build import Position, goods, new_game, seat, table


def options_of(position: Position) -> list[int]:
    return [int(code) for code in position.table.options]


def busy(players: int = 2) -> Position:
    """Lay out a turn with every kind of action, leaders in hand and goods in both places."""
    mine = seat(
        store=goods(coin=2, stone=1), box=goods(coin=1, stone=1), slots=[[9], [14]], hand=[52, 57]
    )
    return table(players=players, seats={0: mine}, grid={"blue 1": 3})


def idle() -> Position:
    """Lay out a turn that begins at the market, goes on with storing and ends by hand."""
    return table(seats={0: seat(hand=[52, 57])})


class Heard(Evaluation):
    """Judges as usual and notes every view it is shown."""

    def __init__(self, players: int) -> None:
        judge = evaluation_of(GAME, GAME.options_of(players))
        assert judge is not None
        self.judge = judge
        self.views: list[View] = []

    def leads(self, view: View) -> list[float]:
        self.views.append(view)
        return self.judge.leads(view)

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        return self.judge.advise(view, options)


def searched(position: Position, budget: int) -> tuple[list[Line], Heard]:
    heard = Heard(position.table.setting.players)
    lines = Lines(GAME, heard, position.view(0))
    found = lines.search(position.table, options_of(position), budget)
    assert lines.judged == len(heard.views)
    return found, heard


def followed(line: Line, position: Position) -> Position:
    """Play a line on the table it was found on; what is not offered raises."""
    for code in line.codes:
        position.table.play(code)
    return position


@pytest.mark.parametrize("players", [1, 2])
def test_only_quiet_points_are_judged(players: int) -> None:
    found, heard = searched(busy(players), 150)
    assert len(found) == len(heard.views) >= 150
    for line, view in zip(found, heard.views, strict=True):
        after = followed(line, busy(players))
        assert after.view(0) == view
        assert after.asked != 0 or any(event.reveals for event in after.events)
        assert not {"Pay", "Store", "Produce", "Spend"} & {asked.frame for asked in view.pending}


def test_a_line_ends_where_a_card_is_uncovered() -> None:
    found, _ = searched(busy(), 150)
    bought = [line for line in found if GAME.line(line.codes[0]).startswith("buy")]
    assert bought
    for line in bought:
        position = followed(line, busy())
        assert line.reveals
        assert isinstance(position.table.stack[-1], LastWord)  # nothing was answered beyond it


def test_every_line_can_be_played_and_the_budget_is_kept() -> None:
    found, heard = searched(busy(), 60)
    assert 60 <= len(heard.views) < 60 + len(options_of(busy()))
    judge = heard.judge
    for line in found:
        after = followed(line, busy())
        assert line.leads == judge.leads(after.view(0))


def test_no_line_is_found_twice() -> None:
    found, _ = searched(busy(), 150)
    assert len({tuple(line.codes) for line in found}) == len(found)


def test_a_plan_is_followed_without_thinking_again() -> None:
    position = idle()
    rng = stream(1, "greedy")
    bot = Greedy(GAME, rng)
    position.table.play(bot.choose(position.view(0), options_of(position)))
    planned = [step.code for step in reversed(bot.plan)]
    thought = rng.words()
    assert GAME.line(planned[-1]) == "end"
    for code in planned:
        assert bot.choose(position.view(0), options_of(position)) == code
        position.table.play(code)
    assert position.asked == 1
    assert rng.words() == thought
    assert not bot.plan


def test_a_plan_is_dropped_when_the_table_looks_otherwise() -> None:
    position = idle()
    rng = stream(1, "greedy")
    bot = Greedy(GAME, rng)
    first = bot.choose(position.view(0), options_of(position))
    thought = rng.words()
    other = table(seats={0: seat(hand=[52, 57], faith=3)})
    other.table.play(first)
    assert bot.plan[-1].code in options_of(other)  # it could be followed, but was made elsewhere
    assert bot.choose(other.view(0), options_of(other)) in options_of(other)
    assert rng.words() != thought


def test_a_plan_is_dropped_when_its_answer_is_not_offered() -> None:
    position = idle()
    bot = Greedy(GAME, stream(1, "greedy"))
    while not isinstance(position.table.stack[-1], LastWord):
        position.table.play(bot.choose(position.view(0), options_of(position)))
    planned = bot.plan[-1]
    assert planned.view == position.view(0)
    others = [code for code in options_of(position) if code != planned.code]
    assert len(others) == 2
    assert bot.choose(position.view(0), others) in others


def test_one_answer_needs_no_thought() -> None:
    position = busy()
    rng = stream(1, "greedy")
    before = rng.words()
    only = options_of(position)[-1:]
    assert Greedy(GAME, rng).choose(position.view(0), only) == only[0]
    assert rng.words() == before


def test_what_was_considered_is_told_the_best_first() -> None:
    position = idle()
    bot = Greedy(GAME, stream(1, "greedy"))
    chosen = bot.choose(position.view(0), options_of(position))
    values = [one.value for one in bot.thoughts]
    assert values == sorted(values, reverse=True)
    considered = [one.code for one in bot.thoughts]
    assert chosen in considered
    assert len(set(considered)) == len(considered) > 1
    assert set(considered) <= set(options_of(position))


def test_a_seat_that_is_asked_together_with_others_need_not_wait_for_them() -> None:
    position = new_game(players=3)
    for whose in range(3):
        frame = position.table.frame_for(whose)
        assert frame is not None
        offered = [int(code) for code in frame.options(position.table)]
        answer = Greedy(GAME, stream(1, "greedy")).choose(position.view(whose), offered)
        assert answer in offered


def test_a_spectator_is_not_asked() -> None:
    position = busy()
    with pytest.raises(ValueError, match="spectator"):
        Greedy(GAME, stream(1, "greedy")).choose(position.view(None), options_of(position))


def test_the_seventh_card_is_bought_when_it_beats_lorenzo() -> None:
    mine = seat(box=goods(coin=9, stone=9, servant=9, shield=9), slots=[[9, 25], [14, 30], [3, 19]])
    position = table(players=1, seats={0: mine})
    bot = Greedy(GAME, stream(1, "greedy"))
    while not position.over:
        before = position.view().turn
        position.table.play(bot.choose(position.view(0), options_of(position)))
        assert position.over or position.view().turn == before  # it takes no second turn
    assert position.outcome().winners == (0,)


class Beneath(Evaluation):
    """Values only which card lies on the blue deck of the first level: all of it is chance."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def leads(self, view: View) -> list[float]:
        assert isinstance(view, MastersView)
        top = view.decks[1].top
        self.seen.append(top)
        return [float(top == 15), 0.0]


def test_what_is_revealed_is_averaged_over_deals() -> None:
    """A card beneath is a sample: a line that lays it bare is looked at on several deals."""
    position = table(seats={0: seat(store=goods(coin=2))}, grid={"blue 1": 3})
    beneath = Beneath()
    bot = Greedy(GAME, stream(7, "greedy"), budget=10_000, evaluation=beneath)
    line = GAME.parse("buy blue 1 slot 1")
    offered: Sequence[int] = [GAME.parse("take row 1"), line]
    bot.choose(position.view(0), offered)
    laid_bare = [top for top in beneath.seen if top != 3]
    assert len(laid_bare) == SAMPLES
    assert len(set(laid_bare)) > 1  # the deals are different ones
