"""`bottega bench`: how fast this installation is on this machine, in CPU time of one core."""

import argparse
import gc
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time

import msgspec

from bottega.bots.match import chooser
from bottega.cli import options
from bottega.cli.options import Commands, command
from bottega.cli.output import columns, progress, show
from bottega.games import GAMES, game
from bottega.kernel.build import build, is_compiled
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.playout import copies, playout
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Table

DEALS = 16  # different games, so that no single deal decides
LIVE = 4_000  # tables alive at once when memory is measured
SETS = 40  # of so many copies, until two took the same memory
ALIKE = 0.05  # part by which they may differ
BATCH = 100  # copies between two looks at the clock
MEASURES = 7  # for each number of players, not counting memory, which takes no budget
STATM = Path("/proc/self/statm")
LABELS = {
    "decisions_per_second": ("decisions a second", ",.0f"),
    "playouts_per_second": ("playouts a second", ",.1f"),
    "copies_per_second": ("copies a second", ",.0f"),
    "view_us": ("view, µs", ",.2f"),
    "dump_us": ("dump, µs", ",.2f"),
    "load_us": ("load, µs", ",.2f"),
    "determinize_us": ("determinize, µs", ",.2f"),
    "step_us": ("options and apply, µs", ",.2f"),
    "bytes": ("bytes of a live table", ",d"),
}


class Speed(msgspec.Struct):
    """What was measured at one number of players; times are in microseconds."""

    decisions_per_second: float  # random answers in whole playouts, the loop inside the kernel
    playouts_per_second: float  # each from a copy of a fresh table to the end
    copies_per_second: float
    view_us: float  # what the seat to move sees
    dump_us: float
    load_us: float
    determinize_us: float
    step_us: float  # reading the options and applying one of them, from Python
    bytes: int | None  # of one live table in the middle of a game; None where unknown


class Bench(msgspec.Struct):
    """All that was measured."""

    game: str
    compiled: bool
    python: str
    players: dict[str, Speed]


def add(commands: Commands) -> None:
    """Offer the command."""
    bench = command(commands, "bench", run_bench, "Measure the speed of this installation.")
    options.add_game(bench, "the game's name", nargs="?", default=next(iter(GAMES)))
    bench.add_argument(
        "--seconds", metavar="T", type=options.seconds, default=8.0, help="how long in all (8)"
    )
    options.add_options(bench)
    options.add_json(bench)


def run_bench(arguments: argparse.Namespace) -> int:
    """Measure every number of players that the options allow, and print the figures."""
    played = game(arguments.game)
    settings = allowed(played, arguments.options)
    result = Bench(played.name, is_compiled(), platform.python_version(), {})
    share = arguments.seconds / len(settings) / MEASURES
    with progress(len(settings) * (MEASURES + 1), "measures") as report:
        bench = Measuring(played, share, report)
        for setting in settings:
            result.players[str(setting.players)] = bench.speed(setting)
    show(arguments, result, lambda: _text(result))
    return 0


def allowed(played: AnyGame, pairs: Sequence[tuple[str, str]]) -> list[Options]:
    """List the tables with these options, by players; raise where no number of them fits."""
    found: list[Options] = []
    for players in played.players:
        try:
            found.append(options.table_options(played, players, pairs))
        except BadOptions:
            if players == played.players[-1] and not found:
                raise
    return found


class Measuring:
    """Measures one thing after the other, each for its share of the time."""

    def __init__(self, played: AnyGame, share: float, report: Callable[[int], None]) -> None:
        self.game = played
        self.share = share
        self.report = report
        self.done = 0

    def speed(self, setting: Options) -> Speed:
        """Measure a number of players."""
        played = self.game
        players = setting.players
        fresh: list[Table] = [played.new(setting, seed) for seed in range(DEALS)]
        middle = [halfway(table, players, seed) for seed, table in enumerate(fresh)]
        views = [played.view(table, int(table.seat)) for table in middle]
        dumps = [played.dump(table) for table in middle]
        rng = stream(0, "bench")
        size = live_bytes(middle)  # first, before the other measures leave holes in memory
        self._tick()
        decisions, playouts = self._playouts(fresh, players)
        return Speed(
            decisions,
            playouts,
            round(BATCH * self._rate(lambda i: copies(middle[i], BATCH)), 1),
            self._micros(lambda i: played.view(middle[i], int(middle[i].seat))),
            self._micros(lambda i: played.dump(middle[i])),
            self._micros(lambda i: played.load(dumps[i])),
            self._micros(lambda i: played.determinize(views[i], rng)),
            self._steps(fresh, players),
            size,
        )

    def _tick(self) -> None:
        self.done += 1
        self.report(self.done)

    def _rate(self, action: Callable[[int], object]) -> float:
        """Count how often a second an action can be done, on one deal after the other."""
        calls = 0
        start = now = process_time()
        while now - start < self.share:
            action(calls % DEALS)
            calls += 1
            now = process_time()
        self._tick()
        return calls / (now - start)

    def _micros(self, action: Callable[[int], object]) -> float:
        return round(1e6 / self._rate(action), 3)

    def _playouts(self, fresh: list[Table], players: int) -> tuple[float, float]:
        """Play at random to the end; give decisions and games a second."""
        choosers = [chooser(0, seat) for seat in range(players)]
        decisions: list[int] = []
        rate = self._rate(lambda i: decisions.append(playout(fresh[i].copy(), choosers)))
        return round(rate * sum(decisions) / len(decisions), 1), round(rate, 1)

    def _steps(self, fresh: list[Table], players: int) -> float:
        """Play at random with the loop here; give the time of one decision."""
        choosers = [chooser(0, seat) for seat in range(players)]
        decisions: list[int] = []

        def play(i: int) -> None:
            decisions.append(walk(fresh[i].copy(), choosers))

        rate = self._rate(play)
        return round(1e6 / rate / (sum(decisions) / len(decisions)), 3)


def walk(table: Table, choosers: list[Stream], most: int = -1) -> int:
    """Play at random from Python, to the end or for so many decisions; count them."""
    decisions = 0
    while table.seat >= 0 and decisions != most:
        codes = table.options
        table.apply(codes[choosers[table.seat].below(len(codes))])
        decisions += 1
    return decisions


def halfway(table: Table, players: int, seed: int) -> Table:
    """Give the table in the middle of a random game."""
    length = walk(table.copy(), [chooser(seed, seat) for seat in range(players)])
    middle = table.copy()
    walk(middle, [chooser(seed, seat) for seat in range(players)], length // 2)
    return middle


def live_bytes(tables: list[Table]) -> int | None:
    """Measure the memory of one live table as the growth of the process over many copies.

    Tracing allocations would miss what compiled objects hold. The first sets of copies fill the
    holes that earlier work has left; what counts is a set that took as much as the one before.
    """
    if not STATM.exists():
        return None
    gc.collect()
    kept: list[Table] = []
    last = 0
    for _ in range(SETS):
        before = _resident()
        kept += [tables[i % DEALS].copy() for i in range(LIVE)]
        grown = _resident() - before
        if last and abs(grown - last) <= last * ALIKE:
            return grown // LIVE
        last = grown
    return None


def _resident() -> int:
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _text(result: Bench) -> str:
    """Lay out the figures, a line for each measure and a column for each number of players."""
    rows = [["players", *result.players]]
    for field, (name, form) in LABELS.items():
        figures = [getattr(speed, field) for speed in result.players.values()]
        rows.append([name, *("-" if n is None else format(n, form) for n in figures)])
    head = f"{result.game}, Python {result.python}, {build()}"
    return f"{head}\n{columns(rows)}"
