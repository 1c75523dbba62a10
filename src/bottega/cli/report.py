"""`bottega report`: what goes with winning, in games between bots."""

import argparse
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from bottega.bots.evaluate import variants
from bottega.cli import options
from bottega.cli.arena import add_jobs
from bottega.cli.files import write_page
from bottega.cli.options import Commands, command
from bottega.cli.output import columns, progress, show
from bottega.cli.usage import Usage
from bottega.games import game
from bottega.kernel.options import counted
from bottega.lab.pages import FEW, Names, page, pictures, rates, span
from bottega.lab.report import Cohort, Figure, Report, Share, report
from bottega.text import Speaker

USUAL_GAMES = 200
USUAL_PLAYERS = 4
USUAL_BOTS = ["greedy"]
BAR = 40  # characters of the longest bar of a histogram
FOLDER = "balance"  # of the plots, beside a page


def add(commands: Commands) -> None:
    """Offer the command."""
    made = command(commands, "report", run_report, "Say what goes with winning in many games.")
    options.add_game(made)
    options.add_players(made, f"how many players ({USUAL_PLAYERS}, or as many as bots)")
    options.add_games(made, USUAL_GAMES)
    options.add_seed(made)
    options.add_bots(made, "a bot for all seats, or one for each (greedy)", default=USUAL_BOTS)
    options.add_options(made)
    add_jobs(made)
    text = "write a page with plots beside it; of all the game's variants if none is named"
    options.add_page(made, text)
    made.add_argument(
        "--from",
        metavar="FILE.json",
        dest="saved",
        type=Path,
        nargs="+",
        default=[],
        help="make the page of reports printed with --json instead of playing",
    )
    options.add_json(made)


def run_report(arguments: argparse.Namespace) -> int:
    """Play, and print a table for every topic, or write a page."""
    if arguments.saved and arguments.page is None:
        raise Usage("--from makes a page: name it with --page")
    results = read(arguments) if arguments.saved else played(arguments)
    if arguments.page is not None:
        write(arguments, results)
    else:
        show(arguments, results[0], lambda: _text(results[0], called(results)))
    return 0


def played(arguments: argparse.Namespace) -> list[Report]:
    """Play the table that is named, or for a page all variants where none is."""
    bots = arguments.bots
    one = game(arguments.game)
    usual = len(bots) if len(bots) > 1 else min(USUAL_PLAYERS, one.players[-1])
    tables: Sequence[tuple[int | None, Sequence[tuple[str, str]]]]
    tables = [(arguments.players or usual, arguments.options)]
    if arguments.page is not None and not arguments.players and not arguments.options:
        tables = [(players, list(chosen.items())) for players, chosen in variants(one)]
    settings = [options.table_options(one, players, chosen) for players, chosen in tables]
    found = []
    for setting in settings:
        with progress(arguments.games, "games") as tell:
            found.append(
                report(one, setting, bots, arguments.games, arguments.seed, tell, arguments.jobs)
            )
    return found


def read(arguments: argparse.Namespace) -> list[Report]:
    """Read reports on a game that were printed as JSON."""
    found = []
    for file in arguments.saved:
        try:
            found.append(msgspec.json.decode(file.read_bytes(), type=Report))
        except (msgspec.DecodeError, OSError) as error:
            raise Usage(f"{file} is not a report: {error}") from error
        if found[-1].game != arguments.game:
            raise Usage(f"{file} is a report on {found[-1].game}, not on {arguments.game}")
    return found


def write(arguments: argparse.Namespace, results: Sequence[Report]) -> None:
    """Write the page and its plots."""
    where: Path = arguments.page
    names = called(results)
    title = f"Balance of {arguments.game.capitalize()}"
    text = page(title, _command(arguments, results[0]), results, names)
    drawn = [picture for result in results for picture in pictures(result, names)]
    write_page(where, text, where.parent / FOLDER, drawn)
    games = sum(result.games for result in results)
    print(f"{where}: {counted(len(results), 'table')}, {counted(games, 'game')}")


def _command(arguments: argparse.Namespace, first: Report) -> str:
    """Write the command that plays the same games."""
    words = ["bottega", "report", arguments.game, *options.table_words(arguments)]
    bots = first.bots if len(set(first.bots)) > 1 else first.bots[:1]
    words += ["--bots", ",".join(bots)] if bots != USUAL_BOTS else []
    words += ["--games", first.games, "--seed", first.seed, "--page", arguments.page.name]
    return shlex.join(map(str, words))


def called(results: Sequence[Report]) -> Names:
    """Give how people call what reports on a game name, where that is not the name itself."""
    speaker = Speaker(game(results[0].game), "en", ())
    pieces = speaker.called()
    found: dict[tuple[str, str], str] = {}
    for one in results:
        for topic, cohorts in one.topics.items():
            keys = {cohort.name: f"{topic}-{cohort.name}" for cohort in cohorts}
            found |= {(topic, name): pieces[key] for name, key in keys.items() if key in pieces}
        for topic, shares in one.accomplished.items():
            for name in [share.name for share in shares]:
                found[topic, name] = f"{speaker.word(f'title-{name}')} ({name})"
    return found


def _text(result: Report, names: Names) -> str:
    """Lay a report out: a line on the games, then figures and a table for each topic."""
    bots = ", ".join(dict.fromkeys(result.bots))
    head = (
        f"{result.game}, {counted(result.players)}, {counted(result.games, 'game')} of {bots};"
        f" a fair share is {result.fair_share:.1%}"
    )
    tables = [_table(topic, cohorts, names) for topic, cohorts in result.topics.items() if cohorts]
    rates = [
        _shares(topic, shares, names) for topic, shares in result.accomplished.items() if shares
    ]
    bars = [_bars(what, numbers) for what, numbers in result.histograms.items()]
    figures = [_figures(result), _sources(result), _shares("end", result.endings, names)]
    return "\n\n".join([head, *tables, *figures, *bars, *rates])


def _figures(result: Report) -> str:
    rows = [["figure", "mean", "95 % interval", "deviation", "least", "most"]]
    for name in ("score", "winning_score", "turns"):
        figure: Figure = getattr(result, name)
        rows.append(
            [
                name.replace("_", " "),
                f"{figure.mean:.1f}",
                span(figure.interval),
                f"{figure.deviation:.1f}",
                str(figure.least),
                str(figure.most),
            ]
        )
    return columns(rows)


def _sources(result: Report) -> str:
    head = ["points from", "mean", "95 % interval", "of winners"]
    rows = [
        [
            source.name,
            f"{source.mean:.1f}",
            span(source.interval),
            f"{source.of_winners:.1f}",
        ]
        for source in result.sources
    ]
    return columns([head, *rows])


def _bars(what: str, numbers: Mapping[int, int]) -> str:
    most = max(numbers.values(), default=1)
    rows = [f"{begin:>5} {'#' * round(BAR * n / most)} {n}" for begin, n in numbers.items()]
    return "\n".join([f"{what} from", *rows])


def _shares(topic: str, shares: Sequence[Share], names: Names) -> str:
    rows = [[topic, "of", "times", "share", "95 % interval"]]
    for share in shares:
        rows.append(
            [
                names.get((topic, share.name), share.name),
                f"{share.of:,}",
                f"{share.times:,}",
                f"{share.share:.1%}",
                rates(share.interval, 1),
            ]
        )
    return columns(rows)


def _table(topic: str, cohorts: Sequence[Cohort], names: Names) -> str:
    shown = [cohort for cohort in cohorts if cohort.seats >= FEW] or list(cohorts)
    head = [topic, "seats", "wins", "win rate", "95 % interval", "mean score", "95 % interval"]
    text = columns([head, *(_line(topic, cohort, names) for cohort in shown)])
    rare = len(cohorts) - len(shown)
    return f"{text}\n({rare} more in fewer than {FEW} seats)" if rare else text


def _line(topic: str, cohort: Cohort, names: Names) -> list[str]:
    return [
        names.get((topic, cohort.name), cohort.name),
        f"{cohort.seats:,}",
        f"{cohort.wins:,.10g}",
        f"{cohort.win_rate:.1%}",
        rates(cohort.interval, 1),
        f"{cohort.mean_score:.1f}",
        span(cohort.score_interval),
    ]
