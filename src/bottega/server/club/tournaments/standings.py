"""How everybody stands in a tournament: a fold of who met whom and what their games came to."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bottega.kernel.values import Value
from bottega.server.store.tournaments import FILLER, Competitor, Meeting, Sheet
from bottega.wire import System, TieBreak

# What parts equal points, in this order; who is equal in all of it shares a place.
BREAKS: Final[Mapping[System, tuple[TieBreak, ...]]] = {
    "swiss": ("opponents", "wins", "score"),
    "round-robin": ("wins", "score"),
    "knock-out": ("score",),
    "arena": ("wins", "score"),
}


class Outing(Value):
    """What a meeting came to for somebody."""

    meeting: Meeting
    points: int
    place: int | None = None  # None: a bye, or a game that all gave up
    score: int = 0  # points of the game
    missed: bool = False

    @property
    def bye(self) -> bool:
        """Say whether nobody else was there."""
        return self.meeting.table is None

    @property
    def won(self) -> bool:
        """Say whether nobody was before them."""
        return self.bye or (self.place == 1 and not self.missed)


class Line(Value):
    """Where somebody stands."""

    number: int
    outings: tuple[Outing, ...] = ()
    rank: int = 1
    points: int = 0
    opponents: int = 0
    wins: int = 0
    score: int = 0
    by: TieBreak | None = None  # what parts them from the one before


def standings(sheet: Sheet) -> list[Line]:
    """Rank all who play, or have played."""
    outings = outings_of(sheet)
    lines = {one.number: _line(sheet, one, outings[one.number]) for one in sheet.competitors}
    points = {number: line.points for number, line in lines.items()}
    met = _met(sheet.meetings)
    for number, line in lines.items():
        opponents = sum([points[other] for other in met[number]])
        lines[number] = _with(line, opponents=opponents)
    return _ranked(lines.values(), sheet)


def outings_of(sheet: Sheet) -> Mapping[int, list[Outing]]:
    """Tell what all meetings that are over came to, by player."""
    found: dict[int, list[Outing]] = defaultdict(list)
    for meeting in sheet.meetings:
        if meeting.over:
            for number, outing in earned(meeting, sheet.terms.players).items():
                found[number].append(outing)
    return found


def earned(meeting: Meeting, size: int) -> dict[int, Outing]:
    """Tell what a meeting came to: at a table of three, 3 points for the first, 2, and 1.

    Who has not come, or has left, has none, and is behind all who stayed.
    """
    if meeting.table is None:
        return {number: Outing(meeting, size) for number in meeting.seats}
    if not meeting.results:  # all of them gave the game up
        return {number: Outing(meeting, 0) for number in _players(meeting)}
    ranks = [(_missed(meeting, seat), one.place) for seat, one in enumerate(meeting.results)]
    found = {}
    for seat, number in enumerate(meeting.seats):
        place = 1 + sum([rank < ranks[seat] for rank in ranks])
        missed, score = ranks[seat][0], meeting.results[seat].points
        points = 0 if missed else len(ranks) + 1 - place
        found[number] = Outing(meeting, points, place, score, missed)
    found.pop(FILLER, None)
    return found


def _missed(meeting: Meeting, seat: int) -> bool:
    excused = meeting.excused is not None and meeting.seats[seat] in meeting.excused
    return meeting.results[seat].gave_up and not excused


def _players(meeting: Meeting) -> Iterator[int]:
    return (number for number in meeting.seats if number != FILLER)


def _line(sheet: Sheet, one: Competitor, outings: Sequence[Outing]) -> Line:
    points = sum([outing.points for outing in outings])
    if sheet.terms.system == "knock-out":
        points = sum([going_on(sheet, outing.meeting) == one.number for outing in outings])
    wins = sum([outing.won for outing in outings])
    score = sum([outing.score for outing in outings])
    return Line(one.number, tuple(outings), points=points, wins=wins, score=score)


def _with(line: Line, opponents: int) -> Line:
    return Line(line.number, line.outings, 1, line.points, opponents, line.wins, line.score)


def _met(meetings: Iterable[Meeting]) -> Mapping[int, list[int]]:
    """List whom everybody has met, as often as they did."""
    met: dict[int, list[int]] = defaultdict(list)
    for meeting in meetings:
        for one in _players(meeting) if meeting.over else ():
            met[one] += [other for other in _players(meeting) if other != one]
    return met


def going_on(sheet: Sheet, meeting: Meeting) -> int | None:
    """Tell who of a knock-out's table is in the next round.

    Of equals it is the stronger one, and of those who have not played to the end, too: which of
    their bots was ahead says nothing.
    """
    found = earned(meeting, sheet.terms.players)
    seeds = {one.number: (one.seed, one.number) for one in sheet.competitors}
    return min(
        found,
        key=lambda n: (found[n].missed, 0 if found[n].missed else found[n].place or 0, seeds[n]),
        default=None,
    )


def by_strength(sheet: Sheet, meeting: Meeting) -> int | None:
    """Tell who of a knock-out's table has won it by their seed alone: nobody played to the end."""
    if sheet.terms.system != "knock-out" or not meeting.over or meeting.table is None:
        return None
    found = earned(meeting, sheet.terms.players)
    played = any(not one.missed and one.place is not None for one in found.values())
    return None if played else going_on(sheet, meeting)


def _ranked(lines: Iterable[Line], sheet: Sheet) -> list[Line]:
    """Put lines in order, and say what parts each from the one before."""
    breaks: tuple[TieBreak, ...] = ("points", *BREAKS[sheet.terms.system])
    seeds = {one.number: (one.seed, one.number) for one in sheet.competitors}

    def key(line: Line) -> tuple[int, ...]:
        return tuple([-getattr(line, name) for name in breaks])

    ordered = sorted(lines, key=lambda line: (key(line), seeds[line.number]))
    found: list[Line] = []
    for place, line in enumerate(ordered, 1):
        before = key(ordered[place - 2]) if place > 1 else None
        by = None if before is None else _parting(breaks, before, key(line))
        rank = found[-1].rank if before is not None and by is None else place
        numbers = (line.points, line.opponents, line.wins, line.score)
        found.append(Line(line.number, line.outings, rank, *numbers, by))
    return found


def _parting(
    breaks: Sequence[TieBreak], before: Sequence[int], after: Sequence[int]
) -> TieBreak | None:
    """Name the first of the numbers that differ."""
    pairs = zip(breaks, before, after, strict=True)
    return next((name for name, one, other in pairs if one != other), None)
