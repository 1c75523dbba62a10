"""A page on a game's balance: reports on several tables, as Markdown with plots beside it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bottega.kernel.options import counted
from bottega.lab.intervals import Interval
from bottega.lab.plots import Dot, bars, dots, picture
from bottega.lab.report import A_BAR, Cohort, Figure, Report, Share

LISTED: Final = 30  # cohorts of a topic for which a row is written
FEW: Final = 8  # seats under which something is not worth a line
Names = Mapping[tuple[str, str], str]  # how people call things, by topic and name
PICTURED: Final = ("seat", "place in the order", "castle", "family built most", "leader")


def page(title: str, command: str, reports: Sequence[Report], names: Names) -> str:
    """Write the page; `names` says how things are called for people."""
    games = ", ".join(dict.fromkeys([f"{report.games:,}" for report in reports]))
    head = [
        f"# {title}",
        "",
        f"Made by `{command}`: {games} games of `{reports[0].bots[0]}` bots for each table below.",
        "Intervals are for 95 %: Wilson's for rates, Student's for means. A team counts as one",
        "side, a shared victory by its part. Bots plan one turn; what needs a plan over many turns",
        "comes out lower here than among people.",
        "",
        *overview(reports),
        *accomplishments(reports, names),
    ]
    for report in reports:
        head += section(report, names)
    return "\n".join(head) + "\n"


def label(report: Report) -> str:
    """Name a table by its players and what is not as usual."""
    unusual = {"quick": "quick", "true": "", "2016": "2016 edition", "by-hand": "by hand"}
    words = [counted(report.players)]
    for key, value in report.options.items():
        if value in unusual:
            words.append(unusual[value] or key)
        elif value not in ("full", "false", "2015", "random", "automatic"):
            words.append(f"{key} {value}")
    return ", ".join(words)


def slug(report: Report) -> str:
    """Give the name of a table's files."""
    return f"{report.game}-{label(report)}".replace(", ", "-").replace(" ", "-")


def overview(reports: Sequence[Report]) -> list[str]:
    """Compare the tables in a few figures."""
    endings = list(dict.fromkeys([end.name for report in reports for end in report.endings]))
    rows = []
    for report in reports:
        ends = {end.name: end for end in report.endings}
        shares = [f"{ends[name].share:.1%}" if name in ends else "0 %" for name in endings]
        sides = round(1 / report.fair_share)
        row = [
            label(report),
            f"{report.games:,}",
            with_interval(report.score),
            f"{report.score.deviation:.1f}",
            f"{report.winning_score.mean:.1f}",
            f"{report.turns.mean / sides:.1f}",
            *shares,
        ]
        rows.append(row)
    head = ["table", "games", "score (interval)", "deviation", "winner", "turns of a side"]
    return ["## At a glance", "", *table([*head, *[f"ended by {name}" for name in endings]], rows)]


def with_interval(figure: Figure) -> str:
    """Write a mean with its interval."""
    return f"{figure.mean:.1f} ({span(figure.interval)})"


def span(interval: Interval | None) -> str:
    """Write an interval of points."""
    return "-" if interval is None else f"{interval[0]:.1f} to {interval[1]:.1f}"


def rates(interval: Interval, digits: int = 0) -> str:
    """Write an interval of rates."""
    return f"{interval[0]:.{digits}%} to {interval[1]:.{digits}%}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Write a table in Markdown."""
    ruler = ["---"] * len(head)
    return [*[f"| {' | '.join(row)} |" for row in (head, ruler, *rows)], ""]


def accomplishments(reports: Sequence[Report], names: Names) -> list[str]:
    """Compare how often things were accomplished by who had them, table by table."""
    topics = list(dict.fromkeys([topic for report in reports for topic in report.accomplished]))
    lines: list[str] = []
    for topic in topics:
        found = [{s.name: s for s in report.accomplished.get(topic, ())} for report in reports]
        rows = []
        for name in sorted({name for shares in found for name in shares}):
            cells = [percent(shares.get(name)) for shares in found]
            rows.append([names.get((topic, name), name), *cells])
        head = [topic, *[label(report) for report in reports]]
        lines += [f"## How often each {topic} is accomplished by who has it", ""]
        lines += table(head, rows)
    return lines


def percent(found: Share | None) -> str:
    """Write a share with its interval, short."""
    if found is None:
        return "-"
    low, high = found.interval
    return f"{found.share:.0%} ({low:.0%}-{high:.0%} of {found.of:,})".replace("%-", "-")


def section(report: Report, names: Names) -> list[str]:
    """Write what there is on one table."""
    name = slug(report)
    where = label(report)
    lines = [
        f"## {where[0].upper()}{where[1:]}",
        "",
        f"{counted(report.games, 'game')}, seeds from {report.seed} on; a fair share is"
        f" {report.fair_share:.1%}.",
        "",
        f"![Scores and turns, {where}](balance/{name}-scores.svg)",
        "",
        f"![Wins, {where}](balance/{name}-wins.svg)",
        "",
    ]
    rows = [
        [source.name, f"{source.mean:.1f}", span(source.interval), f"{source.of_winners:.1f}"]
        for source in report.sources
    ]
    lines += table(["points from", "mean", "interval", "of winners"], rows)
    for topic, cohorts in report.topics.items():
        lines += topic_lines(topic, cohorts, names)
    if report.accomplished:
        lines += [f"![Accomplished, {where}](balance/{name}-accomplished.svg)", ""]
    return lines


def worth_a_line(cohorts: Sequence[Cohort]) -> Sequence[Cohort]:
    """Leave out what too few had, and what comes too late in a list."""
    return [cohort for cohort in cohorts if cohort.seats >= FEW][:LISTED]


def called(topic: str, cohort: Cohort, names: Names) -> str:
    """Give how people call what a cohort has in common."""
    return names.get((topic, cohort.name), cohort.name.strip())


def topic_lines(topic: str, cohorts: Sequence[Cohort], names: Names) -> list[str]:
    """Write a topic: how those did that had something in common."""
    shown = worth_a_line(cohorts)
    if len(cohorts) < 2 or not shown:
        return []
    rows = [
        [
            called(topic, cohort, names),
            f"{cohort.seats:,}",
            f"{cohort.win_rate:.1%}",
            rates(cohort.interval),
            f"{cohort.mean_score:.1f}",
            span(cohort.score_interval),
        ]
        for cohort in shown
    ]
    return table([topic, "sides", "wins", "interval", "mean score", "interval"], rows)


def pictures(report: Report, names: Names) -> Iterator[tuple[str, str]]:
    """Draw the plots of a report: the name of each file, and what is in it."""
    name = slug(report)
    where = label(report)
    panels = [
        bars(f"{what.capitalize()}, {where}", report.histograms[what], A_BAR[what])
        for what in ("score", "turns")
    ]
    yield f"{name}-scores.svg", picture(panels)
    panels = []
    for topic in PICTURED:
        cohorts = worth_a_line(report.topics.get(topic, ()))
        if len(cohorts) > 1:
            rows = [Dot(called(topic, c, names), c.win_rate, c.interval) for c in cohorts]
            panels.append(dots(f"Wins by {topic}, {where}", rows, report.fair_share))
    yield f"{name}-wins.svg", picture(panels)
    for topic, shares in list(report.accomplished.items())[:1]:
        rows = [Dot(names.get((topic, s.name), s.name), s.share, s.interval) for s in shares]
        rows.sort(key=lambda row: -row.rate)
        title = f"{topic.capitalize()} accomplished by who has it, {where}"
        yield f"{name}-accomplished.svg", picture([dots(title, rows)])
