"""`bottega sim`: many games between bots, counted and measured."""

import argparse
from collections.abc import Sequence

from bottega.bots.match import Simulation, fill, simulate
from bottega.cli import options
from bottega.cli.options import Commands, command
from bottega.cli.output import columns, progress, show
from bottega.kernel.options import counted


def add(commands: Commands) -> None:
    """Offer the command."""
    sim = command(commands, "sim", run_sim, "Play many games between bots and count.")
    options.add_match(sim, " (random)", default=["random"])
    options.add_games(sim)
    options.add_json(sim)


def run_sim(arguments: argparse.Namespace) -> int:
    """Play, and print what came out seat by seat."""
    played, setting = options.table_of(arguments)
    with progress(arguments.games, "games") as report:
        result = simulate(played, setting, arguments.games, arguments.seed, arguments.bots, report)
    show(arguments, result, lambda: _simulation(result, fill(arguments.bots, setting.players)))
    return 0


def _simulation(result: Simulation, bots: Sequence[object]) -> str:
    how = "compiled" if result.compiled else "plain Python"
    rows = [["seat", "wins", "mean score"]]
    for seat, bot in enumerate(bots):
        rows.append([f"{seat} {bot}", f"{result.wins[seat]:,}", f"{result.mean_scores[seat]:.2f}"])
    return (
        f"{result.game}, {counted(result.players)}: {counted(result.games, 'game')}, "
        f"{result.decisions:,} decisions in {result.seconds:.2f} s "
        f"({result.decisions_per_second:,.0f} a second, {how})\n"
        f"{columns(rows)}\ndigest {result.digest}"
    )
