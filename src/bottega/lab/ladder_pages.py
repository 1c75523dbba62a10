"""The page of a ladder: what each level wins against the one below, and their ratings."""

from collections.abc import Sequence

from bottega.kernel.options import counted, pairs
from bottega.lab.contest_pages import rating
from bottega.lab.ladder import GAP, LEAST_GAMES, Ascent, Ladder
from bottega.lab.pages import rates, table
from bottega.lab.plots import Dot, dots, picture
from bottega.lab.ratings import Rating


def ladder_page(ladder: Ladder, sample: Ladder | None, command: str, drawn: str) -> str:
    """Write the page; `drawn` is the plot beside it, `sample` games at the whole budget."""
    lines = [
        f"# Ladder of {ladder.game.capitalize()}, {table_name(ladder)}",
        "",
        f"Made by `{command}`, which can be stopped and goes on where it was.",
        "",
        *explanation(ladder),
        *budget(ladder),
        *steps(ladder.steps),
        f"![Win rates with their intervals]({drawn})",
        "",
    ]
    if sample is not None and sample.steps:
        lines += ["## A sample at the whole budget", "", *steps(sample.steps)]
    if ladder.ratings:
        lines += ["## Ratings", "", *rated(ladder.ratings)]
    return "\n".join(lines)


def table_name(ladder: Ladder) -> str:
    """Name the table that was played at."""
    return ", ".join([counted(ladder.players), *pairs(ladder.options.items())])


def explanation(ladder: Ladder) -> list[str]:
    """Say how it was measured."""
    return [
        "Seats are rotated and deals paired: each deal is played once for every rotation. A shared",
        "victory counts by its part. Intervals are for 95 %, between deals. The test is a",
        "generalised sequential probability ratio test on deals; it tells a level that reaches its",
        f"aim from one that falls {GAP * 100:.0f} points short, and is wrong in at most about",
        f"5 % of cases. Slow levels play until it is decided, {LEAST_GAMES} games at least.",
        f"Seeds from {ladder.seed} on.",
        "",
    ]


def budget(ladder: Ladder) -> list[str]:
    """Say that levels had less time than usual, if they did."""
    if ladder.budget == 1:
        return []
    return [
        f"In pairings with a slow level both had {ladder.budget:.0%} of their iterations here.",
        "",
    ]


def steps(found: Sequence[Ascent]) -> list[str]:
    """Write a row for each pairing."""
    head = ["level", "against", "budget", "games", "wins", "interval", "mean points", "aim", "test"]
    return table(head, [
        [
            one.level,
            one.against or "the game",
            f"{one.budget:.0%}",
            f"{one.games:,}" if one.finished else f"{one.games:,} so far",
            f"{one.win_rate:.1%}",
            rates(one.interval),
            points(one),
            aim(one),
            verdict(one),
        ]
        for one in found
    ])  # fmt: skip


def points(one: Ascent) -> str:
    """Write the mean points of both."""
    if one.against_score is None:
        return f"{one.mean_score:.1f}"
    return f"{one.mean_score:.1f} and {one.against_score:.1f}"


def aim(one: Ascent) -> str:
    """Write the win rate that is aimed at."""
    return "-" if one.aim is None else f"{one.aim:.0%}"


def verdict(one: Ascent) -> str:
    """Say what the test came to in a word, and after how many deals."""
    if one.decided is None:
        return "-"
    words = {"better": "reached", "worse": "missed", "undecided": "undecided"}
    return f"{words[one.decided.verdict]} ({one.decided.deals:,} deals)"


def rated(ratings: Sequence[Rating]) -> list[str]:
    """Write the ratings, and what they mean."""
    rows = [[one.name, rating(one), f"{one.ordinal:.1f}"] for one in ratings]
    return [
        "By openskill's Plackett-Luce model over all games above, deal by deal. The second figure",
        "is the uncertainty; the last is the rating minus three times it. Where two are 3.6 apart,",
        "65 % of wins are to be expected, at 6.5 75 %, at 12.9 90 %.",
        "",
        *table(["level", "rating", "at least"], rows),
    ]


def ladder_picture(ladder: Ladder) -> str:
    """Draw what each level wins against the one below."""
    rows = [
        Dot(f"{one.level} - {one.against or 'the game'}", one.win_rate, one.interval)
        for one in ladder.steps
    ]
    aims = [one.aim for one in ladder.steps if one.aim is not None]
    title = f"Wins against the level below, {ladder.game}, {table_name(ladder)}"
    if aims:
        title += f" (line: {aims[0]:.0%})"
    return picture([dots(title, rows, aims[0] if aims else None)])
