"""What missions ask for."""

from typing import Final

from mypy_extensions import i64

from bottega.games.renaissance.metrics import Metric
from bottega.games.renaissance.pieces import Condition
from bottega.games.renaissance.selectors import has_value
from bottega.games.renaissance.state import (
    CASTLE_CHANGED,
    CASTLES_CHANGED,
    FLAG_SET,
    FLAGS,
    Renaissance,
)
from bottega.parts.bits import BITS

AT_MOST: Final[i64] = 0


AT_LEAST: Final[i64] = 1


EXACTLY: Final[i64] = 2


RELATIONS: Final = ("<=", ">=", "==")


ALL_KINDS: Final[i64] = 7


class Compare(Condition[Renaissance]):
    """A metric is at most, at least or exactly a number."""

    def __init__(self, metric: Metric, relation: i64, value: i64) -> None:
        self.metric = metric
        self.relation = relation
        self.value = value
        self.reads = metric.reads

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Measure the side, or one of a team after the other (what a hand holds is a seat's)."""
        if self._holds_for(table, side):
            return True
        return (
            self.metric.held
            and table.rules.teams
            and self._holds_for(table, side + table.rules.sides)
        )

    def seen_by(self, table: Renaissance, side: i64, seat: i64) -> bool:
        """Measure the seat alone where it is about what a seat holds."""
        return self._holds_for(table, seat if self.metric.held else side)

    def _holds_for(self, table: Renaissance, seat: i64) -> bool:
        measured = self.metric.of(table, seat)
        if self.relation == AT_MOST:
            return measured <= self.value
        if self.relation == AT_LEAST:
            return measured >= self.value
        return measured == self.value


class Extreme(Condition[Renaissance]):
    """A side has strictly the most, or strictly the least (ruling N-35)."""

    def __init__(self, metric: Metric, most: bool) -> None:
        self.metric = metric
        self.most = most
        self.reads = CASTLES_CHANGED

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Compare with every other side."""
        own = self.metric.of(table, side)
        for other in range(table.rules.sides):
            if other == side:
                continue
            theirs = self.metric.of(table, other)
            if theirs == own or (theirs > own) == self.most:
                return False
        return True


class Behind(Condition[Renaissance]):
    """A side is so much behind the fullest, or the least full, of its opponents (N-35)."""

    def __init__(self, metric: Metric, by: i64, fullest: bool) -> None:
        self.metric = metric
        self.by = by
        self.fullest = fullest
        self.reads = CASTLES_CHANGED

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Compare with the one that counts."""
        mark: i64 = -1
        for other in range(table.rules.sides):
            if other == side:
                continue
            theirs = self.metric.of(table, other)
            if mark < 0 or (theirs > mark) == self.fullest:
                mark = theirs
        return self.metric.of(table, side) <= mark - self.by


class EveryMaterial(Condition[Renaissance]):
    """Every material of a castle, among these kinds, has one of these values (ruling N-40)."""

    def __init__(self, values: i64, among: i64 = ALL_KINDS) -> None:
        self.values = values
        self.among = among
        self.reads = CASTLE_CHANGED

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Look for one that has not."""
        site = table.sites[side]
        castle = site.castle
        for cell in range(castle.size):
            if not (site.filled & ~site.fixed) & BITS[cell]:
                continue
            if self.among & BITS[castle.kinds[cell]] and not has_value(
                self.values, site.values[cell]
            ):
                return False
        return True


class Done(Condition[Renaissance]):
    """Something has happened; it stays true."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.flag: i64 = BITS[FLAGS.index(name)]
        self.reads = FLAG_SET

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Look it up."""
        return table.sites[side].flags & self.flag != 0


class All(Condition[Renaissance]):
    """Several conditions hold."""

    def __init__(self, *conditions: Condition[Renaissance]) -> None:
        self.conditions: list[Condition[Renaissance]] = list(conditions)
        self.reads = 0
        for condition in conditions:
            self.reads |= condition.reads

    def holds(self, table: Renaissance, side: i64) -> bool:
        """Try each."""
        for condition in self.conditions:
            if not condition.holds(table, side):
                return False
        return True

    def seen_by(self, table: Renaissance, side: i64, seat: i64) -> bool:
        """Try each."""
        for condition in self.conditions:
            if not condition.seen_by(table, side, seat):
                return False
        return True
