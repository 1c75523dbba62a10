"""The bot that looks one whole turn ahead."""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from bottega.bots.evaluate import Advice, Judge, Narrow, advice, judge, narrow
from bottega.kernel.game import Game, View
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table

BUDGET: Final = 60  # positions that are judged in one search
SAMPLES: Final = 4  # deals over which something revealed is averaged
SHORTLIST: Final = 6  # lines that are averaged so
LONGEST: Final = 64  # answers in a line; a game where turns never pass is cut off there
CERTAIN: Final = 1000.0  # what a game won is worth above all points


class Line(NamedTuple):
    """Answers up to a quiet point, and what that point is worth."""

    value: float
    codes: tuple[int, ...]
    reveals: bool


class Step(NamedTuple):
    """An answer that was planned, and what the seat will see when it is due."""

    view: View
    code: int


class Greedy:
    """Plans its turn on a table dealt behind its view, and follows the plan while it fits."""

    def __init__(self, game: Game[Any, Any], rng: Stream, budget: int = BUDGET) -> None:
        self.game = game
        self.rng = rng
        self.budget = budget
        self.judge = judge(game)
        self.narrow = narrow(game)
        self.advice = advice(game)
        self.plan: list[Step] = []  # the last one comes next

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Give the first answer of the best turn that was found."""
        if len(options) == 1:
            return options[0]
        step = self.plan.pop() if self.plan else None
        if step is None or step.view != view or step.code not in options:
            self.plan = self._think(view, options)
            step = self.plan.pop()
        return step.code

    def _think(self, view: View, options: Sequence[int]) -> list[Step]:
        if view.seat is None:
            raise ValueError("a spectator has nothing to answer")
        seat = view.seat
        search = self._search(seat)
        table = self._deal(view, seat, search)
        search.run(table, options, self.budget)
        line = self._best(search, view, seat)
        steps = []
        for code in line.codes:
            steps.append(Step(self.game.view(table, seat), code))
            search.go(table, code)
        steps[0] = Step(view, line.codes[0])
        return steps[::-1]

    def _search(self, seat: int) -> "Search":
        if self.advice is None:
            return Search(self.game, self.judge, self.narrow, seat)
        return ThroughSearch(self.game, self.judge, self.narrow, seat, self.advice)

    def _deal(self, view: View, seat: int, search: "Search") -> Table:
        """Deal a table behind the view; where several are asked at once, the others answer."""
        table: Table = self.game.determinize(view, self.rng)
        search.pass_on(table)
        while table.seat != seat and table.seat >= 0:
            table.apply(table.options[self.rng.below(len(table.options))])
        return table

    def _best(self, search: "Search", view: View, seat: int) -> Line:
        """Take the best line; what a line reveals is a sample, so average it over more deals."""
        best = sorted(search.lines, key=lambda line: -line.value)[:SHORTLIST]
        if len(best) == 1 or not any(line.reveals for line in best):
            return best[0]
        deals = [self._deal(view, seat, search) for _ in range(SAMPLES - 1)]
        averaged = []
        for line in best:
            value = line.value
            if line.reveals:
                value += sum(search.outlook(deal, line.codes) for deal in deals)
                value /= SAMPLES
            averaged.append(Line(value, line.codes, line.reveals))
        return max(averaged, key=lambda line: line.value)


class Search:
    """Best-first search of one seat's turn.

    Positions are compared only where the turn is over, the game has ended or something hidden
    has come to light. A question in between counts for what it comes to if the first answer of
    those worth looking at is given to all that follows; the most promising one is looked into next.
    """

    def __init__(self, game: Game[Any, Any], judge: Judge, narrow: Narrow, seat: int) -> None:
        self.game = game
        self.judge = judge
        self.narrow = narrow
        self.seat = seat
        self.judged = 0
        self.lines: list[Line] = []
        self.opened = 0
        self.open: list[tuple[float, int, Table, tuple[int, ...]]] = []  # by minus their value

    def run(self, root: Table, options: Sequence[int], budget: int) -> None:
        """Look ahead until the budget of judged positions is spent or nothing is open."""
        self._look_into(root, (), options, None)
        while self.open and self.judged < budget:
            minus, _, table, path = heappop(self.open)
            self._look_into(table, path, [int(code) for code in table.options], -minus)

    def outlook(self, table: Table, codes: Sequence[int]) -> float:
        """Judge where a line leads on another deal."""
        end = listening(table)
        for code in codes:
            if not self.goes(end, code):
                break
            self.go(end, code)
        return self._worth(end)

    def answers(self, table: Table, options: Sequence[int]) -> Sequence[int]:
        """List the answers worth looking at, first the one that is given without a look."""
        return self.narrow(options)

    def go(self, table: Table, code: int) -> None:
        """Give an answer."""
        table.apply(code)

    def goes(self, table: Table, code: int) -> bool:
        """Say whether a line can be followed on another deal; up to what it reveals it can."""
        return True

    def pass_on(self, table: Table) -> None:
        """Let others answer who are asked before the turn goes on; here it is over then."""

    def _look_into(
        self, table: Table, path: tuple[int, ...], options: Sequence[int], known: float | None
    ) -> None:
        """Try every answer; `known` is what the first one comes to, judged before."""
        for code in self.answers(table, options):
            after = listening(table)
            self.go(after, code)
            codes = (*path, code)
            quiet = self._quiet(after, codes)
            value = known
            if value is None:
                line = self._follow(after if quiet else after.copy(), codes)
                self.lines.append(line)
                value = line.value
            known = None
            if not quiet:
                self.opened += 1  # of equals the first comes first
                heappush(self.open, (-value, self.opened, after, codes))

    def _follow(self, table: Table, codes: tuple[int, ...]) -> Line:
        """Give first answers up to a quiet point and judge it."""
        if table.log is None:
            table.log = []
        while not self._quiet(table, codes):
            code = self.answers(table, [int(code) for code in table.options])[0]
            self.go(table, code)
            codes = (*codes, code)
        return Line(self._worth(table), codes, self._reveals(table))

    def _reveals(self, table: Table) -> bool:
        return revealed(table)

    def _quiet(self, table: Table, codes: tuple[int, ...]) -> bool:
        return table.seat != self.seat or len(codes) >= LONGEST or revealed(table)

    def _worth(self, table: Table) -> float:
        self.judged += 1
        value = self.judge(table, self.seat)
        outcome = self.game.outcome(table)
        if outcome is None:
            return value
        return value + (CERTAIN if self.seat in outcome.winners else -CERTAIN)


class ThroughSearch(Search):
    """Search that goes on where others are asked in the middle of a turn.

    They answer as they are advised to. What such answers and the turn reveal is not waited for: a
    plan that no longer fits what is seen is made anew.
    """

    def __init__(
        self, game: Game[Any, Any], judge: Judge, narrow: Narrow, seat: int, advice: Advice
    ) -> None:
        super().__init__(game, judge, narrow, seat)
        self.advice = advice

    def answers(self, table: Table, options: Sequence[int]) -> Sequence[int]:
        """List the answers that the game's advice finds worth looking at."""
        if len(options) == 1:
            return options
        return self.advice.advise(self.game.view(table, int(table.seat)), options)

    def go(self, table: Table, code: int) -> None:
        """Give an answer, and let others answer what is asked on the way."""
        table.apply(code)
        self.pass_on(table)

    def goes(self, table: Table, code: int) -> bool:
        """Say whether an answer is offered on another deal."""
        return table.seat == self.seat and code in table.options

    def pass_on(self, table: Table) -> None:
        """Let others answer questions that are part of what goes on."""
        for _ in range(LONGEST):
            if table.seat in (self.seat, -1):
                return
            if type(table.stack[-1]).__name__ not in self.advice.passing:
                return
            table.apply(self.answers(table, [int(code) for code in table.options])[0])

    def _quiet(self, table: Table, codes: tuple[int, ...]) -> bool:
        return table.seat != self.seat or len(codes) >= LONGEST

    def _reveals(self, table: Table) -> bool:
        return True


def listening(table: Table) -> Table:
    """Copy a table and hear what happens on the copy."""
    copy = table.copy()
    copy.log = []
    return copy


def revealed(table: Table) -> bool:
    """Say whether something hidden came to light since one listens."""
    return table.log is not None and any(event.reveals for event in table.log)
