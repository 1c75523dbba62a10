"""What somebody has kept of their games: each is met by a first game, or by a row of games.

Nothing is counted up beside the games: what is kept follows from the marks that games left when
they ended, and from the days on which they did.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from sqlalchemy import Connection

from bottega.bots.levels import LEVELS
from bottega.games import GAMES
from bottega.kernel.values import Value
from bottega.server.store import marks
from bottega.server.store.marks import Marked

POINTS: Final = "points"
MARGIN: Final = "margin"
LASTED: Final = "lasted"


class Life(Value):
    """What is known of somebody's games; when is always that of the first."""

    firsts: Mapping[str, int] = {}  # when a game left a mark
    titles: Mapping[str, int] = {}  # when a title was played
    days: Sequence[tuple[int, int, int]] = ()  # on which games ended: day, when, how many
    deals: Sequence[tuple[int, int]] = ()  # days whose deal was finished in time, and when


Condition = Callable[[Life], int | None]  # when it was met


def first(name: str) -> Condition:
    """Be met by the first game that left a mark."""
    return lambda life: life.firsts.get(name)


def every(*names: str) -> Condition:
    """Be met when games have left all of these marks."""
    return lambda life: _last_of([life.firsts.get(name) for name in names])


def all_titles(life: Life) -> int | None:
    """Be met when all titles were played."""
    return _last_of([life.titles.get(game) for game in GAMES])


def games(count: int) -> Condition:
    """Be met on the day of the game that makes so many."""
    return lambda life: _nth(life.days, count)


def in_a_day(count: int) -> Condition:
    """Be met on a day of so many games."""
    return lambda life: next((when for _, when, n in life.days if n >= count), None)


def in_a_row(count: int) -> Condition:
    """Be met on the last of so many days in a row on which a game ended."""
    return lambda life: run([(day, when) for day, when, _ in life.days], count)


def deals_in_a_row(count: int) -> Condition:
    """Be met on the last of so many days in a row whose deal was finished."""
    return lambda life: run(life.deals, count)


def run(days: Sequence[tuple[int, int]], count: int) -> int | None:
    """Find when days, given in order, made so many in a row for the first time."""
    length = 1
    if days and count <= 1:
        return days[0][1]
    for (before, _), (day, when) in pairwise(days):
        length = length + 1 if day == before + 1 else 1
        if length == count:
            return when
    return None


def _nth(days: Iterable[tuple[int, int, int]], count: int) -> int | None:
    total = 0
    for _, when, n in days:
        total += n
        if total >= count:
            return when
    return None


def _last_of(moments: Sequence[int | None]) -> int | None:
    known = [moment for moment in moments if moment is not None]
    return max(known) if known and len(known) == len(moments) else None


KEPT: Final[Mapping[str, Condition]] = {
    "ten-games": games(10),
    "won-by-one": first("won-by-one"),
    "four-days": in_a_row(4),
    "all-tiles": first("all-tiles"),
    "castle-complete": first("castle-complete"),
    "beat-master": first("beat-master"),
    "all-titles": all_titles,
    "all-cards": first("all-cards"),
    "never-excommunicated": first("never-excommunicated"),
    "all-leaders": first("all-leaders"),
    "deal": first("deal"),
    "won-of-four": first("won-of-four"),
    "both-leaders": first("both-leaders"),
    "six-territories": first("six-territories"),
    "six-buildings": first("six-buildings"),
    "no-mission-missed": first("no-mission-missed"),
    "won-alone": first("won-alone"),
    "five-in-a-day": in_a_day(5),
    "deal-week": deals_in_a_row(7),
    "deal-first-ten": first("deal-first-ten"),
    "hundred-points": first("hundred-points"),
    "tournament-won": first("tournament-won"),
    "won-titles": every(*[f"{game}/won" for game in GAMES]),
    "all-levels": every(*[f"beat-{level}" for level in LEVELS]),
    "hundred-games": games(100),
}
MARKED: Final = (
    *[name for name in KEPT if not name.startswith(("four-", "five-", "ten-", "hundred-games"))],
    *[f"{game}/won" for game in GAMES],
    *[f"beat-{level}" for level in LEVELS if level != "master"],
)


def life(connection: Connection, player: str) -> Life:
    """Read what is known of somebody's games."""
    found = marks.firsts(connection, player, MARKED)
    return Life(
        {name: one.ended for name, one in found.items()},
        marks.titles(connection, player),
        marks.days(connection, player),
        marks.numbers(connection, player, marks.DEAL),
    )


def kept(life: Life) -> dict[str, int | None]:
    """Tell what somebody has kept, and since when."""
    return {name: condition(life) for name, condition in KEPT.items()}


def records(connection: Connection, player: str, all: bool) -> list[tuple[str, Marked]]:
    """Find somebody's records, each with its kind: at public tables alone, unless all are meant."""
    high = marks.most(connection, player, _of_all(POINTS, MARGIN, LASTED), all)
    close = marks.least(connection, player, _of_all(MARGIN), all)
    kinds = {POINTS: "most", MARGIN: "clearest", LASTED: "longest"}
    return [
        *[(kinds[one.name.partition("/")[2]], one) for one in high],
        *[("closest", one) for one in close],
    ]


def _of_all(*names: str) -> list[str]:
    return [f"{game}/{name}" for game in GAMES for name in names]
