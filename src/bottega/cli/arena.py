"""`bottega arena`: bots against each other, on the same deals and in every seat."""

import argparse
import shlex
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

import msgspec

from bottega.bots.api import BadBot
from bottega.bots.cluster import Cluster
from bottega.cli import options
from bottega.cli.files import write_page
from bottega.cli.live import live, remaining
from bottega.cli.options import Commands, command, whole
from bottega.cli.output import columns, print_json, progress
from bottega.cli.signals import hang_ups_interrupt
from bottega.cli.usage import Usage
from bottega.games import game
from bottega.kernel.options import counted
from bottega.lab.arena import Contest, Entrant, Result, fair_share
from bottega.lab.contest_pages import contest_page, contest_pictures, rating, verdict
from bottega.lab.pages import rates
from bottega.lab.ratings import can_rate, need_rating
from bottega.lab.sequential import Trial, checked

USUAL_GAP = 0.05  # between the two win rates of a test


def add(commands: Commands) -> None:
    """Offer the command."""
    contest = command(commands, "arena", run_arena, "Let bots compete and rank them.")
    options.add_game(contest)
    options.add_bots(contest, "the bots that compete, two or more", required=True)
    options.add_games(contest)
    options.add_seed(contest)
    options.add_players(
        contest,
        "how many sit at a table (as many as bots); with more seats than bots some sit twice, with"
        " fewer they take turns, and all have every seat equally often",
    )
    options.add_options(contest)
    add_jobs(contest)
    contest.add_argument(
        "--until-decided",
        action="store_true",
        help="stop as soon as a sequential test decides for or against the first bot",
    )
    contest.add_argument(
        "--worse", metavar="RATE", type=rate, help="its lower win rate (a fair share)"
    )
    contest.add_argument(
        "--better", metavar="RATE", type=rate, help=f"its higher one ({USUAL_GAP} more)"
    )
    options.add_save(contest, "FILE")
    contest.add_argument("--ratings", action="store_true", help="rate the bots with openskill")
    options.add_page(contest, "write a page with plots beside it")
    options.add_json(contest)


def add_series(parser: argparse.ArgumentParser, games: int) -> None:
    """Take what a series of games at tables of so many is made of."""
    options.add_game(parser)
    options.add_players(parser, "how many sit at a table (2)")
    options.add_games(parser, games)
    options.add_seed(parser)
    options.add_options(parser)
    add_jobs(parser)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Take who plays: so many processes, or the machines of a Ray cluster."""
    hands = parser.add_mutually_exclusive_group()
    hands.add_argument(
        "--jobs", metavar="J", type=whole(1, 256), default=1, help="processes that play (1)"
    )
    hands.add_argument(
        "--ray",
        metavar="ADDRESS",
        dest="jobs",
        type=Cluster,
        help='let a Ray cluster play instead ("auto": one on this machine)',
    )


def rate(word: str) -> float:
    """Read a win rate."""
    try:
        number = float(word)
    except ValueError:
        number = -1.0
    if not 0.0 <= number <= 1.0:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 1, not {word!r}")
    return number


def run_arena(arguments: argparse.Namespace) -> int:
    """Let the bots compete, and print them with their win rates."""
    if arguments.ratings:
        need_rating()
    contest = contest_of(arguments)
    with hang_ups_interrupt():
        try:
            with watching(contest, plain=arguments.json) as tell, blaming_saved(contest, arguments):
                contest.run(arguments.jobs, arguments.save, tell)
        except KeyboardInterrupt:
            if contest.stands:
                report(contest, arguments)
            raise
    report(contest, arguments)
    return 0


def contest_of(arguments: argparse.Namespace) -> Contest:
    """Set up the contest that was asked for."""
    played = game(arguments.game)
    players = arguments.players or len(arguments.bots)
    setting = options.table_options(played, players, arguments.options)
    trial = trial_of(arguments, setting.players)
    return Contest(played, setting, arguments.bots, arguments.games, arguments.seed, trial)


def trial_of(arguments: argparse.Namespace, players: int) -> Trial | None:
    """Give the sequential test that was asked for."""
    named = arguments.worse is not None or arguments.better is not None
    if not arguments.until_decided:
        if named:
            raise Usage("--worse and --better are for --until-decided")
        return None
    usual = fair_share(len(arguments.bots), players) if players > 1 else 0.5
    worse = usual if arguments.worse is None else arguments.worse
    better = min(1.0, worse + USUAL_GAP) if arguments.better is None else arguments.better
    return checked(Trial(worse, better))


@contextmanager
def watching(contest: Contest, *, plain: bool) -> Iterator[Callable[[], None]]:
    """Show on a terminal how a contest stands: a table, or where JSON is wanted a bar."""
    if plain:
        with progress(contest.deals * len(contest.names), "games") as bar:
            yield lambda: bar(contest.games)
        return
    began = monotonic()
    before: list[int] = []  # games that were saved
    with live() as shown:

        def tell() -> None:
            if not before:
                before.append(contest.games)
            shown.show(lambda: _standing(contest, began, contest.games - before[0]))

        yield tell


def _standing(contest: Contest, began: float, games: int) -> str:
    far = remaining(contest.games, contest.deals * len(contest.names), began, games)
    if not contest.stands:
        return far
    result = contest.result()
    lines = [_table(result)]
    if contest.course is not None:
        low, high = contest.course.trial.bounds
        ratio = contest.course.ratios[-1]
        lines.append(f"test: {ratio:.2f}, decided at {low:.2f} or {high:.2f}")
    return "\n".join([*lines, far])


@contextmanager
def blaming_saved(contest: Contest, arguments: argparse.Namespace) -> Iterator[None]:
    """Say after what a bot did wrong that nothing is lost."""
    try:
        yield
    except BadBot as error:
        if arguments.save is None:
            raise
        kept = f"{len(contest.stands):,} deals before it are in {arguments.save}"
        raise BadBot(f"{error}; {kept}") from None


def report(contest: Contest, arguments: argparse.Namespace) -> None:
    """Print what stands, and write the page if one is wanted."""
    result = contest.result()
    if arguments.ratings or (arguments.page is not None and can_rate()):
        result = msgspec.structs.replace(result, ratings=contest.ratings())
    if arguments.page is not None:
        folder = arguments.page.with_suffix("")
        text = contest_page(contest, result, _command(arguments), folder.name)
        write_page(arguments.page, text, folder, contest_pictures(contest, result))
    if arguments.json:
        print_json(result)
        return
    print(_title(contest, result))
    if seating := seated(contest.names, result.players):
        print(seating)
    print(_table(result))
    if result.decided is not None:
        print(verdict(contest.names[0], result.decided))


def _command(arguments: argparse.Namespace) -> str:
    """Write the command that plays the same games."""
    words = ["bottega", "arena", arguments.game, "--bots", ",".join(arguments.bots)]
    words += ["--games", arguments.games, "--seed", arguments.seed]
    words += options.table_words(arguments)
    words += ["--until-decided"] if arguments.until_decided else []
    for name in ("worse", "better"):
        value = getattr(arguments, name)
        words += [] if value is None else [f"--{name}", value]
    return shlex.join([*map(str, words), "--page", arguments.page.name])


def _title(contest: Contest, result: Result) -> str:
    title = f"{result.game}, {counted(result.players)}, {counted(result.games, 'game')}"
    return title if contest.over else f"{title} of {contest.deals * len(contest.names):,}"


def seated(bots: Sequence[str], players: int) -> str | None:
    """Say how seats are filled, where there is not one for each bot."""
    if len(bots) == players:
        return None
    if len(bots) > players:
        return f"{players} of {len(bots)} bots sit at a table, each of them equally often"
    least, more = divmod(players, len(bots))
    often = f"{least} or {least + 1}" if more else f"{least}"
    around = ", ".join([bots[seat % len(bots)] for seat in range(players)])
    return f"seats are taken in turn ({around}), {often} by each bot, one further every game"


def _table(result: Result) -> str:
    head = ["bot", "wins", "win rate", "95 % interval", "mean score"]
    rows: list[Sequence[str]] = [head, *(_entrant(entrant) for entrant in result.bots)]
    if result.ratings is not None:
        ratings = ["rating", *(rating(one) for one in result.ratings)]
        rows = [[*row, cell] for row, cell in zip(rows, ratings, strict=True)]
    return columns(rows)


def _entrant(entrant: Entrant) -> list[str]:
    return [
        entrant.name,
        f"{entrant.wins:,.10g}",
        f"{entrant.win_rate:.1%}",
        rates(entrant.interval, 1),
        f"{entrant.mean_score:.2f}",
    ]
