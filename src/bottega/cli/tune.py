"""`bottega tune`: better weights for an evaluation, found by games."""

import argparse
import shlex
from pathlib import Path

from bottega.cli import options
from bottega.cli.arena import add_series
from bottega.cli.files import write_whole
from bottega.cli.live import live
from bottega.cli.options import Commands, command, whole
from bottega.cli.output import columns, print_json
from bottega.cli.signals import hang_ups_interrupt
from bottega.games import game
from bottega.lab.tune import Tuned, Tuning
from bottega.lab.tune_files import WORDS, fitted_file, module_text, tuning_page

GAMES = 2000
WHAT = {
    "play": "deals with weights a little off",
    "fit": "deals to test the fit",
    "half fit": "deals to test half of the fit",
    "drift": "deals to test the drift",
    "weigh": "deals whose turns are weighed",
    "turns": "deals to test what the turns say",
    "half turns": "deals to test half of that",
}


def add(commands: Commands) -> None:
    """Offer the command."""
    made = command(commands, "tune", run_tune, "Find better weights for a game's evaluation.")
    add_series(made, GAMES)
    made.add_argument(
        "--rounds",
        metavar="R",
        type=whole(1, 1000),
        default=1,
        help="how often, one on another (1)",
    )
    made.add_argument(
        "--write",
        metavar="FILE.py",
        type=Path,
        nargs="?",
        const=Path(),
        help="write the weights if better ones were found, where the evaluation has them or here",
    )
    options.add_page(made, "write a page on what was measured")
    options.add_json(made)


def run_tune(arguments: argparse.Namespace) -> int:
    """Tune, and print and write what was found, also when it is interrupted."""
    tuning = tuning_of(arguments)
    with hang_ups_interrupt():
        try:
            with live() as shown:
                tuning.run(
                    arguments.jobs,
                    lambda what, done, of: shown.show(lambda: f"{done:,} of {of:,} {WHAT[what]}"),
                )
        except KeyboardInterrupt:
            report(arguments, tuning.result())
            raise
    report(arguments, tuning.result())
    return 0


def tuning_of(arguments: argparse.Namespace) -> Tuning:
    """Set up the tuning that was asked for."""
    played = game(arguments.game)
    setting = options.table_options(played, arguments.players or 2, arguments.options)
    return Tuning(arguments.game, setting, arguments.games, arguments.seed, arguments.rounds)


def report(arguments: argparse.Namespace, tuned: Tuned) -> None:
    """Write and print what was found."""
    if arguments.page is not None:
        write_whole(arguments.page, tuning_page(tuned, _command(arguments)))
    written = None
    if arguments.write is not None and tuned.weights != tuned.before:
        written = _target(arguments, tuned)
        write_whole(written, module_text(tuned, _command(arguments)))
    if arguments.json:
        print_json(tuned)
        return
    rows = [
        [str(one.round + 1), one.kind, f"{one.games:,}", f"{one.rate:.1%}", WORDS[one.verdict]]
        for one in tuned.tried
    ]
    print(columns([["round", "suggestion", "games", "won", "verdict"], *rows]))
    if tuned.weights == tuned.before:
        print("no better weights were found")
    elif written is not None:
        print(f"better weights are in {written}")


def _target(arguments: argparse.Namespace, tuned: Tuned) -> Path:
    if arguments.write != Path():
        return Path(arguments.write)
    setting = options.table_options(game(tuned.game), tuned.players, arguments.options)
    return fitted_file(tuned.game, setting)


def _command(arguments: argparse.Namespace) -> str:
    """Write the command that finds the same again."""
    words = ["bottega", "tune", arguments.game, *options.table_words(arguments)]
    words += ["--games", arguments.games, "--rounds", arguments.rounds, "--seed", arguments.seed]
    return shlex.join(map(str, words))
