"""`bottega sim` and `bottega arena`: many games between bots."""

import argparse
from collections.abc import Sequence

from bottega.bots.arena import Entrant, arena
from bottega.bots.match import Simulation, fill, simulate
from bottega.cli import options
from bottega.cli.options import Commands, command
from bottega.cli.output import columns, print_json, progress
from bottega.games import game


def add(commands: Commands) -> None:
    """Offer the commands."""
    sim = command(commands, "sim", run_sim, "Play many games between bots and count.")
    options.add_game(sim)
    options.add_players(sim, "how many players (one for each bot, or 2)")
    options.add_games(sim)
    options.add_seed(sim)
    options.add_bots(sim, "a bot for all seats, or one for each (random)", default=["random"])
    options.add_options(sim)
    options.add_json(sim)

    contest = command(commands, "arena", run_arena, "Let bots compete and rank them.")
    options.add_game(contest)
    options.add_bots(contest, "the bots that compete, two or more", required=True)
    options.add_games(contest)
    options.add_seed(contest)
    options.add_players(contest, "how many sit at a table (as many as bots)")
    options.add_options(contest)
    options.add_json(contest)


def run_sim(arguments: argparse.Namespace) -> int:
    """Play, and print what came out seat by seat."""
    played = game(arguments.game)
    players = options.player_count(played, arguments.players, arguments.bots)
    setting = options.table_options(played, players, arguments.options)
    with progress(arguments.games, "games") as report:
        result = simulate(played, setting, arguments.games, arguments.seed, arguments.bots, report)
    if arguments.json:
        print_json(result)
    else:
        print(_simulation(result, fill(arguments.bots, setting.players)))
    return 0


def _simulation(result: Simulation, bots: Sequence[object]) -> str:
    how = "compiled" if result.compiled else "plain Python"
    rows = [["seat", "wins", "mean score"]]
    for seat, bot in enumerate(bots):
        rows.append([f"{seat} {bot}", f"{result.wins[seat]:,}", f"{result.mean_scores[seat]:.2f}"])
    return (
        f"{result.game}, {result.players} players: {result.games:,} games, "
        f"{result.decisions:,} decisions in {result.seconds:.2f} s "
        f"({result.decisions_per_second:,.0f} a second, {how})\n"
        f"{columns(rows)}\ndigest {result.digest}"
    )


def run_arena(arguments: argparse.Namespace) -> int:
    """Let the bots compete, and print them with their win rates."""
    played = game(arguments.game)
    players = arguments.players or len(arguments.bots)
    setting = options.table_options(played, players, arguments.options)
    deals = -(-arguments.games // len(arguments.bots))  # a deal is played once for every rotation
    with progress(deals * len(arguments.bots), "games") as report:
        result = arena(played, setting, arguments.bots, arguments.games, arguments.seed, report)
    if arguments.json:
        print_json(result)
        return 0
    print(f"{result.game}, {result.players} players, {result.games:,} games")
    head = ["bot", "wins", "win rate", "95 % interval", "mean score"]
    print(columns([head, *(_entrant(entrant) for entrant in result.bots)]))
    return 0


def _entrant(entrant: Entrant) -> list[str]:
    low, high = entrant.interval
    return [
        entrant.name,
        f"{entrant.wins:,.10g}",
        f"{entrant.win_rate:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{entrant.mean_score:.2f}",
    ]
