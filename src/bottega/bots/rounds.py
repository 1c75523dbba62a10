"""Search where turns depend on hidden cards: lines of the own turn, each played on for a round.

Where hands are hidden, what a rival can do is another thing in every deal, and so is the own next
turn. Nothing below the own turn is kept then: on every deal the rivals' turns and the own next one
are thought through afresh. A deal may be good or bad for all lines alike, which is more than they
differ by. So lines are played on the same deals in the same order, and what a line came to is
compared with what the line that leads came to on just those.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.lines import Line, distinct_of
from bottega.bots.tree import (
    BUDGET,
    DEEPEST,
    EXPLORE,
    ROOT_BUDGET,
    ROOT_LINES,
    Branch,
    Tree,
    ranked_for,
    squashed,
)
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table

FIRST: Final = 4  # deals on which all lines are judged at the end of the turn, before any is chosen


class Rounds(Tree):
    """What one seat thinks of its turn: a tree of one turn, and rounds that are played on."""

    def __init__(
        self, game: AnyGame, rng: Stream, evaluation: Evaluation | None, view: View
    ) -> None:
        super().__init__(game, rng, evaluation, view)
        self.deals: list[Table] = []
        self.courses: list[list[float]] = []  # of each line: the sum of its worth, deal by deal

    def iterate(self) -> None:
        """Play the most promising line on its next deal, and a round on from there."""
        self.root.visits += 1.0
        if not self.root.branches:
            self._look_around()
            return
        at = self._promising()
        branch = self.root.branches[at]
        table = self._dealt(int(branch.visits))
        mover = table.seat
        self.lines.play(table, branch.codes, mover)
        self.remember(self.root, branch, self._round(table)[mover])
        self.courses[at].append(branch.worth)

    def weigh(self, options: Sequence[int], best: int, others: int, deals: int) -> list[Branch]:
        """Play the best lines of the turn and some others on the same deals, each equally often.

        A search follows the lines that were lucky so far, so what it makes of others is no measure
        of how much worse they are; this is.
        """
        self.options = options
        self._look_around()
        ranked = sorted(self.root.branches, key=hope_of)
        some, rest = ranked[:best], ranked[best:]
        while rest and others > 0:
            some.append(rest.pop(self.rng.below(i64(len(rest)))))
            others -= 1
        for number in range(deals):
            for branch in some:
                table = self._dealt(number)
                mover = table.seat
                self.lines.play(table, branch.codes, mover)
                self.remember(self.root, branch, self._round(table)[mover])
        return some

    def followed(self, code: int, turns: i64) -> Table:
        """Deal a table and play the best line that begins with an answer, then some turns on."""
        table = self.lines.deal(self.rng)
        best: Branch | None = None
        for branch in self.root.branches:
            if branch.codes[0] == code and (best is None or branch.visits > best.visits):
                best = branch
        if best is not None:
            self.lines.play(table, best.codes, table.seat)
        for _ in range(turns):
            if table.seat < 0:
                break
            self.lines.play(table, self._best(table).codes, table.seat)
        return table

    def _dealt(self, number: int) -> Table:
        """Give a deal to play on; deals are made as they are needed."""
        while len(self.deals) <= number:
            self.deals.append(self.lines.deal(self.rng))
        return self.deals[number].copy()

    def _look_around(self) -> None:
        """Find the lines of the turn on one deal, and judge them on some more."""
        table = self._dealt(0)
        mover = table.seat
        lines = ranked_for(self.lines.search(table, self.options, ROOT_BUDGET), mover)
        for line in lines[:ROOT_LINES]:
            hope = squashed(line.leads[mover])
            if len(lines) > 1:
                for i in range(1, FIRST):
                    hope += squashed(self.lines.outlook(self._dealt(i), line.codes))
                hope /= FIRST
            self.root.branches.append(Branch(line.codes, hope))
            self.courses.append([0.0])

    def _promising(self) -> int:
        """Choose the line to follow: by what it came to beside the one that leads, as in a tree."""
        turn = self.root
        leading = 0
        for i in range(len(turn.branches)):
            if turn.branches[i].visits > turn.branches[leading].visits:
                leading = i
        leader = turn.branches[leading]
        course = self.courses[leading]
        total = log(turn.visits + 1.0)
        change = turn.change / turn.follows if turn.follows > 0.0 else 0.0
        best = 0
        highest = -1e9
        for i in range(len(turn.branches)):
            branch = turn.branches[i]
            luck = 0.0  # of the deals that it was played on
            if branch.visits > 0.0:
                luck = course[int(branch.visits)] - branch.visits * leader.worth / leader.visits
            n = branch.visits + 1.0
            score = (branch.worth - luck + branch.hope + change) / n + EXPLORE * sqrt(total / n)
            if score > highest:
                highest = score
                best = i
        return best

    def _round(self, table: Table) -> list[float]:
        """Let everybody play a turn, and say what the best own one leads to."""
        for _ in range(DEEPEST):
            mover = table.seat
            if mover < 0:
                break
            best = self._best(table)
            if mover == self.lines.seat:
                return best.leads
            self.lines.play(table, best.codes, mover)
        return self.lines.judge(table)

    def _best(self, table: Table) -> Line:
        """Think a turn through."""
        mover = table.seat
        return ranked_for(self.lines.search(table, distinct_of(table), BUDGET), mover)[0]


def hope_of(branch: Branch) -> float:
    """Give what sorts lines by what they promise, the best first."""
    return -branch.hope
