"""`bottega ladder`: how much each level is better than the one below, as a page."""

import argparse
import shlex
from collections.abc import Callable, Sequence
from time import monotonic

from bottega.cli import options
from bottega.cli.arena import add_series, rate
from bottega.cli.files import write_page
from bottega.cli.live import Live, live, remaining
from bottega.cli.options import Commands, command, whole
from bottega.cli.output import columns, print_json
from bottega.cli.signals import hang_ups_interrupt
from bottega.games import game
from bottega.kernel.options import counted
from bottega.lab.arena import Contest
from bottega.lab.ladder import QUICK_GAMES, Ascent, Climb, Sample, level_names
from bottega.lab.ladder_pages import aim, ladder_page, ladder_picture, points, verdict
from bottega.lab.pages import rates

FOLDER = "ladder"  # of the plots, beside a page


def add(commands: Commands) -> None:
    """Offer the command."""
    made = command(commands, "ladder", run_ladder, "Measure each level against the one below.")
    add_series(made, QUICK_GAMES)
    text = "the bots to be compared, in rising order (all levels)"
    options.add_names(made, "--levels", text)
    made.add_argument(
        "--budget",
        metavar="PART",
        type=part,
        default=1.0,
        help="the part of their iterations that slow levels and their rivals have (1)",
    )
    made.add_argument(
        "--sample",
        metavar="K",
        type=whole(0),
        default=0,
        help="with --budget: games of each slow pairing at the whole budget, for comparison (0)",
    )
    options.add_save(made, "FOLDER", required=True)
    options.add_page(made, "write a page with a plot beside it")
    options.add_json(made)


def run_ladder(arguments: argparse.Namespace) -> int:
    """Play all pairings, and write how they stand whenever one is finished."""
    main, sample = climbs(arguments)
    with hang_ups_interrupt():
        try:
            with live() as shown:
                for climb in filter(None, (main, sample)):
                    play(climb, arguments, shown, lambda: write(arguments, main, sample))
        except KeyboardInterrupt:
            report(arguments, main, sample)
            raise
    report(arguments, main, sample)
    return 0


def part(word: str) -> float:
    """Read the part of a budget."""
    number = rate(word)
    if number == 0:
        raise argparse.ArgumentTypeError(f"expected a number above 0 and up to 1, not {word!r}")
    return number


def climbs(arguments: argparse.Namespace) -> tuple[Climb, Climb | None]:
    """Set up the ladder, and the sample at the whole budget if one is wanted."""
    played = game(arguments.game)
    setting = options.table_options(played, arguments.players or 2, arguments.options)
    names = arguments.levels or level_names()
    seed, budget = arguments.seed, arguments.budget
    main = Climb(played, setting, names, arguments.games, seed, budget)
    if budget == 1 or not arguments.sample:
        return main, None
    return main, Sample(played, setting, names, arguments.sample, seed)


def play(
    climb: Climb, arguments: argparse.Namespace, shown: Live, done: Callable[[], None]
) -> None:
    """Play a ladder and show how it stands."""
    began = monotonic()
    before: list[int] = []

    def tell() -> None:
        if not before:
            before.append(sum([one.games for one in climb.contests]))
        shown.show(lambda: _standing(climb, began, before[0]))

    climb.run(arguments.jobs, arguments.save, tell, done)


def _standing(climb: Climb, began: float, before: int) -> str:
    games = sum([one.games for one in climb.contests])
    total = sum([_most(one) for one in climb.contests])
    return f"{_steps(climb.steps())}\n{remaining(games, total, began, games - before)}"


def _most(contest: Contest) -> int:
    return contest.games if contest.over else contest.deals * len(contest.names)


def report(arguments: argparse.Namespace, main: Climb, sample: Climb | None) -> None:
    """Print how it stands, and write it."""
    write(arguments, main, sample)
    result = main.result()
    if arguments.json:
        print_json(result)
        return
    print(f"{result.game}, {counted(result.players)}")
    print(_steps(result.steps))
    if result.ratings:
        rows = [[one.name, f"{one.mu:.1f}", f"{one.sigma:.1f}"] for one in result.ratings]
        print(f"\n{columns([['level', 'rating', 'uncertainty'], *rows])}")


def write(arguments: argparse.Namespace, main: Climb, sample: Climb | None) -> None:
    """Write the page and its plot, if a page is wanted."""
    result = main.result()
    if arguments.page is None or not result.steps:
        return
    drawn = f"{arguments.page.stem}.svg"
    also = sample.result() if sample is not None else None
    text = ladder_page(result, also, _command(arguments), f"{FOLDER}/{drawn}")
    folder = arguments.page.parent / FOLDER
    write_page(arguments.page, text, folder, [(drawn, ladder_picture(result))])


def _command(arguments: argparse.Namespace) -> str:
    """Write the command that makes the page."""
    words = ["bottega", "ladder", arguments.game, *options.table_words(arguments)]
    words += ["--levels", ",".join(arguments.levels)] if arguments.levels else []
    words += ["--games", arguments.games, "--seed", arguments.seed]
    words += ["--budget", f"{arguments.budget:g}"] if arguments.budget != 1 else []
    words += ["--sample", arguments.sample] if arguments.sample else []
    words += ["--save", arguments.save.name, "--page", arguments.page.name]
    return shlex.join(map(str, words))


def _steps(found: Sequence[Ascent]) -> str:
    rows = [["level", "against", "games", "wins", "95 % interval", "mean points", "aim", "test"]]
    for one in found:
        rows.append(
            [
                one.level,
                one.against or "-",
                f"{one.games:,}" if one.finished else f"{one.games:,}...",
                f"{one.win_rate:.1%}",
                rates(one.interval, 1),
                points(one),
                aim(one),
                verdict(one),
            ]
        )
    return columns(rows)
