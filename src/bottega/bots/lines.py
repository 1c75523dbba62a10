"""Turns thought through: the answers of one seat up to a quiet point, and what that is worth.

Positions are compared only where the turn is over, the game has ended or something hidden has come
to light. A question in between counts for what it comes to if the first answer of those worth
looking at is given to all that follows; the most promising one is looked into next.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.api import Evaluation
from bottega.kernel.game import AnyGame, View
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table

LONGEST: Final = 64  # answers in a line; a game where turns never pass is cut off there
CERTAIN: Final = 1000.0  # what a game won is worth above all points


class Line:
    """Answers up to a quiet point, and by how much each seat is ahead there."""

    def __init__(self, codes: list[int], leads: list[float], reveals: bool) -> None:
        self.codes = codes
        self.leads = leads
        self.reveals = reveals  # what it leads to is one of several things that could be


class Lines:
    """Finds the turns of any seat that are worth most, judged by what one seat sees.

    In games where others are asked in the middle of a turn (an evaluation names such questions as
    `passing`) they answer as they are advised to. What such turns reveal is not waited for.
    A game without an evaluation is played for the points so far.
    """

    def __init__(self, game: AnyGame, evaluation: Evaluation | None, view: View) -> None:
        self.game = game
        self.evaluation = evaluation
        self.view = view
        self.seat: int = -1 if view.seat is None else view.seat  # whose eyes judge
        passing: frozenset[str] = frozenset()
        self.passing = passing if evaluation is None else evaluation.passing
        self.through = len(self.passing) > 0
        self.judged: i64 = 0
        self.found: list[Line] = []
        self.opened: i64 = 0
        self.open: list[tuple[float, int, Table, list[int]]] = []  # by minus their value

    def deal(self, rng: Stream) -> Table:
        """Deal a table behind the view; whoever is asked before its seat answers anyhow."""
        table: Table = self.game.determinize(self.view, rng)
        if self.through:
            self.pass_on(table, self.seat)
        while table.seat != self.seat and table.seat >= 0:
            options = table.options
            table.apply(options[rng.below(len(options))])
        return table

    def search(self, root: Table, options: Sequence[int], budget: i64) -> list[Line]:
        """List turns from here on, in the order found, until so many positions are judged."""
        self.judged = 0
        self.opened = 0
        self.found = []
        self.open = []
        mover = root.seat
        self._look_into(root, [], options, mover, False, 0.0)
        while self.open and self.judged < budget:
            minus, _, table, path = heappop(self.open)
            self._look_into(table, path, distinct_of(table), mover, True, -minus)
        return self.found

    def outlook(self, table: Table, codes: list[int]) -> float:
        """Judge where a line of the own turn leads on another deal."""
        end = table.copy()
        self.play(end, codes, self.seat)
        return self.judge(end)[self.seat]

    def _look_into(
        self,
        table: Table,
        path: list[int],
        options: Sequence[int],
        mover: i64,
        has_first: bool,
        first: float,
    ) -> None:
        """Try every answer; what the first one comes to may be known from before."""
        for code in self.answers(table, options):
            after = listening(table)
            self.go(after, code, mover)
            codes = [*path, code]
            quiet = self._quiet(after, len(codes), mover)
            value = first
            if not has_first:
                line = self._follow(after if quiet else after.copy(), codes, mover)
                self.found.append(line)
                value = line.leads[mover]
            has_first = False
            if not quiet:
                self.opened += 1  # of equals the first comes first
                heappush(self.open, (-value, int(self.opened), after, codes))

    def _follow(self, table: Table, path: list[int], mover: i64) -> Line:
        """Give first answers up to a quiet point and judge it."""
        if table.log is None:
            table.log = []
        codes = path
        while not self._quiet(table, len(codes), mover):
            code = self.answers(table, distinct_of(table))[0]
            self.go(table, code, mover)
            codes = [*codes, code]
        return Line(codes, self.judge(table), self.through or revealed(table))

    def _quiet(self, table: Table, length: i64, mover: i64) -> bool:
        if table.seat != mover or length >= LONGEST:
            return True
        return not self.through and revealed(table)

    def answers(self, table: Table, options: Sequence[int]) -> Sequence[int]:
        """List the answers worth looking at, first the one that is given without a look."""
        evaluation = self.evaluation
        if evaluation is None or len(options) == 1:
            return options
        view = self.view if evaluation.blind else self.game.view(table, int(table.seat))
        return evaluation.advise(view, options)

    def play(self, table: Table, codes: Sequence[int], mover: i64) -> None:
        """Play a line as far as it goes on this deal."""
        for code in codes:
            if table.seat != mover or code not in codes_of(table):
                return
            self.go(table, code, mover)

    def go(self, table: Table, code: int, mover: i64) -> None:
        """Give an answer, and let others answer what is asked on the way."""
        table.apply(code)
        if self.through:
            self.pass_on(table, mover)

    def pass_on(self, table: Table, mover: i64) -> None:
        """Let others answer questions that are part of what goes on."""
        for _ in range(LONGEST):
            if table.seat == mover or table.seat < 0:
                return
            if type(table.stack[-1]).__name__ not in self.passing:
                return
            table.apply(self.answers(table, distinct_of(table))[0])

    def judge(self, table: Table) -> list[float]:
        """Value a position for every seat; a game that is over is won or lost."""
        self.judged += 1
        evaluation = self.evaluation
        if evaluation is None:
            leads = [float(score.points) for score in self.game.score(table)]
        else:
            leads = evaluation.leads_at(self.game, table, self.seat)
        if table.over():
            outcome = self.game.outcome(table)
            if outcome is not None:
                winners = outcome.winners
                for seat in range(len(leads)):
                    leads[seat] += CERTAIN if seat in winners else -CERTAIN
        return leads


def plain(lead: float) -> float:
    """Give a lead without what a game won or lost adds to it."""
    if lead > CERTAIN / 2:
        return lead - CERTAIN
    if lead < -CERTAIN / 2:
        return lead + CERTAIN
    return lead


def codes_of(table: Table) -> list[int]:
    """Give what is offered as a list."""
    return [int(code) for code in table.options]


def distinct_of(table: Table) -> list[int]:
    """Give what is offered less what leads to a set by another path."""
    return [int(code) for code in table.rising_options()]


def listening(table: Table) -> Table:
    """Copy a table and hear what happens on the copy."""
    copy = table.copy()
    copy.log = []
    return copy


def revealed(table: Table) -> bool:
    """Say whether something hidden came to light since one listens."""
    log = table.log
    if log is None:
        return False
    for event in log:
        if event.reveals:
            return True
    return False
