"""What laws look at, a table that asks or a whole game, and how they say what is broken."""

from collections.abc import Callable
from functools import cached_property, wraps
from typing import Any, TypeVar

from bottega.kernel.events import Event
from bottega.kernel.game import Game, View
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream
from bottega.kernel.table import Table


class Broken(AssertionError):
    """A law does not hold; the message says which, where and how."""


class Moment:
    """A table that asks, and chance of our own to pick samples with."""

    def __init__(self, game: Game[Any, Any], table: Table, rng: Stream, samples: int = 4) -> None:
        self.game = game
        self.table = table
        self.rng = rng
        self.samples = samples
        self.seat = int(table.seat)
        self.players = table.setting.players
        self.options = codes_of(table)
        self._after: dict[int, tuple[Table, tuple[Event, ...]]] = {}
        self._views: dict[int | None, View] = {}
        self._dealt: dict[int | None, Table] = {}

    @cached_property
    def dump(self) -> bytes:
        """Give the table as it was before the first law, for all of them to compare with."""
        return self.game.dump(self.table)

    def seats(self) -> list[int | None]:
        """List everyone who looks on, spectators last."""
        return [*range(self.players), None]

    def sample(self, codes: list[int]) -> list[int]:
        """Pick a few codes, without repetition."""
        if len(codes) <= self.samples:
            return codes
        picked = {codes[self.rng.below(len(codes))] for _ in range(self.samples)}
        return sorted(picked)

    def others(self) -> list[int]:
        """Pick a few codes that are not offered."""
        codes = len(self.game.space)
        if codes - len(self.options) <= 2 * self.samples:
            return self.sample([code for code in range(codes) if code not in self.options])
        picked: set[int] = set()
        while len(picked) < self.samples:
            code = int(self.rng.below(codes))
            if code not in self.options:
                picked.add(code)
        return sorted(picked)

    def after(self, table: Table, code: int) -> tuple[Table, tuple[Event, ...]]:
        """Answer on a copy and listen."""
        copy = table.copy()
        copy.log = []
        copy.apply(code)
        return copy, tuple(copy.log)

    def answered(self, code: int) -> tuple[Table, tuple[Event, ...]]:
        """Give what an answer leads to here, the same for all laws."""
        if code not in self._after:
            self._after[code] = self.after(self.table, code)
        return self._after[code]

    def view(self, seat: int | None) -> View:
        """Give what a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.table, seat)
        return self._views[seat]

    def behind(self, seat: int | None) -> Table:
        """Deal a table that could be behind a seat's view, the same for all laws."""
        if seat not in self._dealt:
            self._dealt[seat] = self.game.determinize(self.view(seat), self.rng)
        return self._dealt[seat]


class Story:
    """A whole game as it was played."""

    def __init__(self, game: Game[Any, Any], options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.codes: list[int] = []
        self.events: list[Event] = []
        self.table: Table = game.new(options, seed)


def hold(condition: bool, law: str, what: object) -> None:
    """Raise Broken unless the condition is true."""
    if not condition:
        raise Broken(f"{law}: {what}")


def codes_of(table: Table) -> list[int]:
    """Give the present options as a list."""
    return [int(code) for code in table.options]


L = TypeVar("L", Moment, Story)


def law(check: Callable[[L], None]) -> Callable[[L], None]:
    """Turn whatever goes wrong in a law into Broken, with the number its sentence begins with."""
    number = (check.__doc__ or "").split(".")[0]

    @wraps(check)
    def checked(subject: L) -> None:
        try:
            check(subject)
        except Broken:
            raise
        except Exception as error:
            raise Broken(f"{number}: {error!r}") from error

    return checked
