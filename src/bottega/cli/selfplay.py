"""`bottega selfplay`: games between bots as data to learn from."""

import argparse
from pathlib import Path

from bottega.cli import options
from bottega.cli.arena import add_jobs
from bottega.cli.options import Commands, command, whole
from bottega.cli.output import progress, show
from bottega.cli.usage import Usage
from bottega.kernel.options import counted


def add(commands: Commands) -> None:
    """Offer the command."""
    made = command(commands, "selfplay", run_selfplay, "Play games into shards for learners.")
    options.add_match(made, required=True)
    options.add_games(made)
    made.add_argument(
        "--out",
        metavar="FOLDER",
        type=Path,
        required=True,
        help="where shards are written; those that are there are not played again",
    )
    made.add_argument(
        "--shard", metavar="K", type=whole(1), default=64, help="games in each shard (64)"
    )
    add_jobs(made)
    options.add_json(made)


def run_selfplay(arguments: argparse.Namespace) -> int:
    """Play what is missing, and print what there is."""
    try:
        from bottega.learn.selfplay import selfplay
    except ImportError as error:
        raise Usage(f"{error.name} is not installed: pip install 'bottega[learn]'") from None
    played, setting = options.table_of(arguments)
    with progress(arguments.games, "games") as bar:
        done = selfplay(
            played,
            setting,
            arguments.bots,
            arguments.games,
            arguments.seed,
            arguments.out,
            shard=arguments.shard,
            jobs=arguments.jobs,
            tell=bar,
        )
    show(
        arguments,
        done,
        lambda: (
            f"{done.game}, {counted(done.players)}: {counted(done.games, 'game')},"
            f" {done.decisions:,} decisions in {counted(done.shards, 'shard')}"
            f" ({done.played} of them played now) in {arguments.out}"
        ),
    )
    return 0
