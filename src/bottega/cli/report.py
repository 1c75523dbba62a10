"""`bottega report`: what goes with winning, in games between bots."""

import argparse
from collections.abc import Sequence

from bottega.bots.report import Entry, Report, report
from bottega.cli import options
from bottega.cli.options import Commands, command
from bottega.cli.output import columns, print_json, progress
from bottega.games import game

USUAL_GAMES = 200
USUAL_PLAYERS = 4
FEW = 8  # seats under which something is not worth a line for people


def add(commands: Commands) -> None:
    """Offer the command."""
    made = command(commands, "report", run_report, "Say what goes with winning in many games.")
    options.add_game(made)
    options.add_players(made, f"how many players ({USUAL_PLAYERS}, or as many as bots)")
    options.add_games(made, USUAL_GAMES)
    options.add_seed(made)
    options.add_bots(made, "a bot for all seats, or one for each (greedy)", default=["greedy"])
    options.add_options(made)
    options.add_json(made)


def run_report(arguments: argparse.Namespace) -> int:
    """Play, and print a table for every topic."""
    played = game(arguments.game)
    bots = arguments.bots
    usual = len(bots) if len(bots) > 1 else min(USUAL_PLAYERS, played.players[-1])
    setting = options.table_options(played, arguments.players or usual, arguments.options)
    with progress(arguments.games, "games") as tell:
        result = report(played, setting, bots, arguments.games, arguments.seed, tell)
    if arguments.json:
        print_json(result)
    else:
        print(_text(result))
    return 0


def _text(result: Report) -> str:
    """Lay a report out: a line on the games, then a table for each topic."""
    bots = ", ".join(dict.fromkeys(result.bots))
    head = (
        f"{result.game}, {result.players} players, {result.games:,} games of {bots};"
        f" a fair share is {result.fair_share:.1%}"
    )
    tables = [_table(topic, entries) for topic, entries in result.topics.items() if entries]
    return "\n\n".join([head, *tables])


def _table(topic: str, entries: Sequence[Entry]) -> str:
    shown = [entry for entry in entries if entry.seats >= FEW] or list(entries)
    head = [topic, "seats", "wins", "win rate", "95 % interval", "mean score", "95 % interval"]
    text = columns([head, *(_line(entry) for entry in shown)])
    rare = len(entries) - len(shown)
    return f"{text}\n({rare} more in fewer than {FEW} seats)" if rare else text


def _line(entry: Entry) -> list[str]:
    low, high = entry.interval
    scores = entry.score_interval
    return [
        entry.name,
        f"{entry.seats:,}",
        f"{entry.wins:,.10g}",
        f"{entry.win_rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{entry.mean_score:.1f}",
        "-" if scores is None else f"{scores[0]:.1f} to {scores[1]:.1f}",
    ]
