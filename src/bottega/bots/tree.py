"""The tree of a search: turns, the lines played in them, and what those came to.

Each iteration deals what the bot does not know, walks down the tree and comes to a turn that nobody
has thought through yet: its lines are found, and the best of them says what the walk was worth.
What a line is worth is averaged over all deals in which it was played. So the tree is one of
information sets, for any number of seats: whoever's turn it is plays for its own lead.
"""

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.lines import CERTAIN, Line, Lines, distinct_of, plain
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table

ROOT_BUDGET: Final = 120  # positions judged for the turn that is thought about
ROOT_LINES: Final = 16  # of its lines that are followed
BUDGET: Final = 24  # positions judged for a turn further down
LINES: Final = 8  # of its lines that are followed
AGAIN: Final = 8.0  # after so many visits a turn further down is thought through anew
LATER: Final = 4.0  # and then after so many times as many
DEEPEST: Final = 12  # turns
LEAST: Final = 2.0  # looks that a thought takes
EXPLORE: Final = 0.03  # how much a line that was hardly followed is worth a look, in wins
SCALE: Final = 12.0  # points ahead that make a win three times as likely as a loss
DECIDED: Final = 0.9  # what of a win is winning; the rest goes by points


class Branch:
    """A line of one turn, and what it came to in all iterations that followed it."""

    def __init__(self, codes: list[int], hope: float) -> None:
        self.codes = codes
        self.hope = hope  # what it is worth at its end, for the seat that plays it
        self.visits: float = 0.0
        self.worth: float = 0.0  # these are sums over all visits
        self.points: float = 0.0
        self.squares: float = 0.0
        self.turn: Turn | None = None


class Turn:
    """A turn that was thought through: the best of its lines.

    One look on one deal may miss the best answer of a rival, and what is missed makes a line look
    better than it is. So turns that are visited often are looked at again, each time for longer.
    """

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self.budget: i64 = BUDGET
        self.again: float = AGAIN
        self.visits: float = 0.0
        self.follows: float = 0.0
        self.change: float = 0.0  # by how much lines came to more than hoped, summed over follows


class Tree:
    """What one seat thinks of its turn."""

    def __init__(
        self, game: AnyGame, rng: Stream, evaluation: Evaluation | None, view: View
    ) -> None:
        self.rng = rng
        self.view = view
        self.lines = Lines(game, evaluation, view)
        self.root = Turn()
        self.options: Sequence[int] = []

    def run(
        self,
        options: Sequence[int],
        iterations: float,
        deadline: float,
        hurried: bool = False,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Look ahead until so many looks were taken, or up to a moment of a clock.

        The first look finds the lines of this turn, the second follows one: there are always two.
        In a hurry it ends where the line that leads cannot be caught up with any more.
        """
        self.options = options
        while self.root.visits < max(iterations, LEAST):
            if self.root.visits >= LEAST and clock() >= deadline:
                return
            if hurried and self.settled(iterations - self.root.visits):
                return
            self.iterate()

    def settled(self, left: float) -> bool:
        """Say whether one line is ahead of all others by more looks than are left."""
        most = 0.0
        second = 0.0
        for branch in self.root.branches:
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return most - second > left

    def followed(self, code: int, turns: i64) -> Table:
        """Deal a table and play the best line that begins with an answer, then some turns on."""
        table = self.lines.deal(self.rng)
        turn: Turn | None = self.root
        for i in range(turns + 1):
            if turn is None or table.seat < 0:
                break
            best: Branch | None = None
            for branch in turn.branches:
                if i == 0 and branch.codes[0] != code:
                    continue
                if best is None or branch.visits > best.visits:
                    best = branch
            if best is None:
                break
            self.lines.play(table, best.codes, table.seat)
            turn = best.turn
        return table

    def iterate(self) -> None:
        """Walk down the tree to a turn that is new, value its best line, and remember that."""
        table = self.lines.deal(self.rng)
        turn = self.root
        path: list[Branch] = []
        turns: list[Turn] = []
        seats: list[i64] = []
        while True:
            turn.visits += 1.0
            mover = table.seat
            if mover < 0:
                leads = self.lines.judge(table)
                break
            branch: Branch | None = None
            if len(path) < DEEPEST and not self.due(turn):
                branch = self.pick(turn, table)
            if branch is None:
                leads = self.look(turn, table)
                break
            path.append(branch)
            turns.append(turn)
            seats.append(mover)
            self.lines.play(table, branch.codes, mover)
            if branch.turn is None:
                branch.turn = Turn()
            turn = branch.turn
        for i in range(len(path)):
            self.remember(turns[i], path[i], leads[seats[i]])

    def due(self, turn: Turn) -> bool:
        """Say whether a turn further down is to be thought through again."""
        if turn is self.root or turn.visits < turn.again:
            return False
        turn.again *= LATER
        turn.budget = min(2 * turn.budget, ROOT_BUDGET)
        return True

    def remember(self, turn: Turn, branch: Branch, lead: float) -> None:
        """Add to a line what it came to this time."""
        worth = squashed(lead)
        branch.visits += 1.0
        branch.worth += worth
        points = plain(lead)
        branch.points += points
        branch.squares += points * points
        turn.follows += 1.0
        turn.change += worth - branch.hope

    def look(self, turn: Turn, table: Table) -> list[float]:
        """Find the lines of a turn, keep the best, and say what the very best leads to."""
        mover = table.seat
        atop = turn is self.root
        if atop:
            found = self.lines.search(table, self.options, ROOT_BUDGET)
        else:
            found = self.lines.search(table, distinct_of(table), turn.budget)
        ranked = ranked_for(found, mover)
        known = [branch.codes for branch in turn.branches]
        for line in ranked[: ROOT_LINES if atop else LINES]:
            if line.codes not in known:
                turn.branches.append(Branch(line.codes, squashed(line.leads[mover])))
        return ranked[0].leads

    def pick(self, turn: Turn, table: Table) -> Branch | None:
        """Choose the line to follow, by what it promises and how little it was followed.

        What lines come to lies below or above what they promise, for all lines of a turn alike:
        rivals answer. So a line that was never followed promises as much less.
        """
        options = table.options
        best: Branch | None = None
        highest = -1e9
        total = log(turn.visits + 1.0)
        change = turn.change / turn.follows if turn.follows > 0.0 else 0.0
        for branch in turn.branches:
            code = branch.codes[0]
            offered = False
            for option in options:
                if option == code:
                    offered = True
                    break
            if not offered:
                continue
            n = branch.visits + 1.0
            score = (branch.worth + branch.hope + change) / n + EXPLORE * sqrt(total / n)
            if score > highest:
                highest = score
                best = branch
        return best


def ranked_for(lines: list[Line], mover: i64) -> list[Line]:
    """Sort lines by what they are worth to a seat, the best first."""
    keyed = [(-lines[i].leads[mover], i) for i in range(len(lines))]
    keyed.sort()
    return [lines[i] for _, i in keyed]


def squashed(lead: float) -> float:
    """Turn a lead into a chance to win; a game that is over is decided, but for a little."""
    if lead > CERTAIN / 2:
        return DECIDED + (1 - DECIDED) * sigmoid((lead - CERTAIN) / SCALE)
    if lead < -CERTAIN / 2:
        return (1 - DECIDED) * sigmoid((lead + CERTAIN) / SCALE)
    return sigmoid(lead / SCALE)


def sigmoid(x: float) -> float:
    """Squeeze any number between 0 and 1."""
    return 1 / (1 + exp(-x)) if x > -50.0 else 0.0
