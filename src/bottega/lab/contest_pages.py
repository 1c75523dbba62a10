"""A page on a contest of bots: the table, the verdict, and plots beside it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bottega.kernel.options import pairs
from bottega.lab.arena import Contest, Result, fair_share
from bottega.lab.pages import rates, table
from bottega.lab.plots import Dot, Panel, bars, curve, dots, picture
from bottega.lab.ratings import Rating
from bottega.lab.report import histogram
from bottega.lab.sequential import Decision

BARS: Final = 24  # of a histogram at most
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100)  # of a bar


def contest_page(contest: Contest, result: Result, command: str, folder: str) -> str:
    """Write the page of an arena; its plots are in the folder beside it."""
    title = f"{result.game.capitalize()}: {' against '.join(dict.fromkeys(contest.names))}"
    lines = [
        f"# {title}",
        "",
        f"Made by `{command}`.",
        "",
        f"{result.games:,} games with {result.players} at a table, seeds from {contest.seed} on;"
        f" {setting(contest.options.chosen)}.",
        "Seats are rotated and deals paired; intervals are for 95 %, between deals.",
        "",
        *standings(result),
    ]
    if result.decided is not None:
        lines += [verdict(contest.names[0], result.decided), ""]
    for name, _ in contest_pictures(contest, result):
        lines += [f"![{PICTURES[name]}]({folder}/{name})", ""]
    return "\n".join(lines)


def setting(chosen: Mapping[str, str]) -> str:
    """Name the options of a table."""
    return ", ".join(pairs(chosen.items())) or "no options"


def standings(result: Result) -> list[str]:
    """Write how the bots did, and their ratings where there are any."""
    head = ["bot", "wins", "win rate", "interval", "mean score"]
    rows = [
        [
            bot.name,
            f"{bot.wins:,.10g}",
            f"{bot.win_rate:.1%}",
            rates(bot.interval),
            f"{bot.mean_score:.1f}",
        ]
        for bot in result.bots
    ]
    if result.ratings:
        head.append("rating")
        rows = [[*row, rating(one)] for row, one in zip(rows, result.ratings, strict=True)]
    return table(head, rows)


def rating(one: Rating) -> str:
    """Write a rating with how sure it is."""
    return f"{one.mu:.1f} ± {one.sigma:.1f}"


def verdict(name: str, decided: Decision) -> str:
    """Say what a sequential test came to."""
    between = f"between {decided.worse:.1%} and {decided.better:.1%}"
    if decided.verdict == "undecided":
        return f"{name}: undecided {between} after {decided.deals:,} deals (LLR {decided.llr:.2f})"
    rate = decided.better if decided.verdict == "better" else decided.worse
    return (
        f"{name}: rather {rate:.1%} of wins, decided {between} after {decided.deals:,} deals"
        f" (LLR {decided.llr:.2f})"
    )


PICTURES: Final = {
    "wins.svg": "Win rates with their intervals",
    "scores.svg": "Scores of each bot",
    "test.svg": "The sequential test from deal to deal",
}


def contest_pictures(contest: Contest, result: Result) -> Iterator[tuple[str, str]]:
    """Draw the plots of an arena: the name of each file, and what is in it."""
    rows = [Dot(bot.name, bot.win_rate, bot.interval) for bot in result.bots]
    fair = fair_share(len(result.bots), result.players) if result.players > 1 else None
    yield "wins.svg", picture([dots(f"Wins, {result.game}", rows, fair)])
    yield "scores.svg", picture(scores(contest))
    if contest.course is not None:
        bounds = contest.course.trial.bounds
        title = f"Log-likelihood ratio of {contest.names[0]}, deal by deal"
        yield "test.svg", picture([curve(title, contest.course.ratios, bounds)])


def scores(contest: Contest) -> list[Panel]:
    """Draw the scores of each bot, all on the same bars."""
    points = [[p for sat in sats for p in sat.points] for sats in contest.sat]
    every = [p for of_one in points for p in of_one]
    width = bar_width(every)
    empty = dict.fromkeys(histogram(every, width), 0)
    return [
        bars(f"Scores of {name}", empty | histogram(of_one, width), width)
        for name, of_one in zip(contest.names, points, strict=True)
    ]


def bar_width(points: Sequence[int]) -> int:
    """Choose how wide a bar is, so that there are not too many."""
    spread = max(points) - min(points)
    return next((width for width in WIDTHS if spread / width <= BARS), 1 + spread // BARS)
