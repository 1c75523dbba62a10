"""What comes next in a tournament: who plays the next round, and whether there is one."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from bottega.server.club.tournaments.pairing import (
    Draw,
    arena,
    knock_out,
    round_robin,
    rounds_of_all,
    rounds_to_one,
    swiss,
)
from bottega.server.club.tournaments.standings import going_on, outings_of
from bottega.server.store.tournaments import FILLER, Competitor, Meeting, Sheet

FEWEST: Final = 2  # who make a tournament


def open_to(sheet: Sheet) -> bool:
    """Say whether one may enter now."""
    held = sheet.held
    if held.status == "coming":
        return len(sheet.active()) < sheet.terms.most
    late = sheet.terms.system == "arena" or (
        sheet.terms.system == "swiss" and held.round < sheet.terms.late
    )
    return held.status == "running" and late and len(sheet.active()) < sheet.terms.most


def rounds_in_all(sheet: Sheet) -> int | None:
    """Tell how many rounds there are, as far as that is known."""
    count = len(sheet.competitors)
    match sheet.terms.system:
        case "swiss":
            return sheet.terms.rounds
        case "arena":
            return None
    if sheet.held.status == "coming":
        return None
    if sheet.terms.system == "round-robin":
        return rounds_of_all(count)
    return rounds_to_one(count, sheet.terms.players)


def drawn(sheet: Sheet) -> Draw | None:
    """Draw the next round; None where the tournament is over."""
    active = sheet.active()
    if len(active) < FEWEST or all(one.bot for one in active):
        return None  # bots do not play on by themselves
    match sheet.terms.system:
        case "swiss":
            found = _swiss(sheet, active)
        case "round-robin":
            found = _round_robin(sheet)
        case _:
            found = _knock_out(sheet)
    return found


def _swiss(sheet: Sheet, active: Sequence[Competitor]) -> Draw | None:
    size, fills = sheet.terms.players, sheet.terms.fill > 0
    fewest = FEWEST if fills else size
    if sheet.held.round >= sheet.terms.rounds or len(active) < fewest:
        return None
    outings = outings_of(sheet)
    brackets: dict[int, list[int]] = defaultdict(list)
    for one in active:
        brackets[sum([outing.points for outing in outings[one.number]])].append(one.number)
    ordered = [brackets[points] for points in sorted(brackets, reverse=True)]
    known, aside = (met(sheet.meetings), _byes(sheet.meetings)), sheet.apart if fills else ()
    draw = swiss(ordered, size, *known, sheet.apart, aside)
    if not (fills and draw.byes):
        return draw
    return Draw((*draw.tables, draw.byes))  # bots fill the last table


def _byes(meetings: Sequence[Meeting]) -> Counter[int]:
    """Count how often everybody had nobody to play with, or a table that bots have filled."""
    return Counter(
        number
        for meeting in meetings
        if meeting.table is None or FILLER in meeting.seats
        for number in meeting.seats
    )


def met(meetings: Sequence[Meeting]) -> set[frozenset[int]]:
    """List who has met whom."""
    return {
        frozenset((one, other))
        for meeting in meetings
        for one in meeting.seats
        for other in meeting.seats
        if FILLER not in (one, other) and one != other
    }


def _round_robin(sheet: Sheet) -> Draw | None:
    """Draw a round; whose opponent has left is free."""
    everybody = sorted(sheet.competitors, key=lambda one: (one.seed, one.number))
    if sheet.held.round >= rounds_of_all(len(everybody)):
        return None
    draw = round_robin([one.number for one in everybody], sheet.held.round + 1)
    here = {one.number for one in sheet.active()}
    tables = tuple([table for table in draw.tables if here.issuperset(table)])
    seated = {number for table in tables for number in table}
    return Draw(tables, tuple(sorted(here - seated)))


def _knock_out(sheet: Sheet) -> Draw | None:
    left = survivors(sheet)
    return None if len(left) < FEWEST else knock_out(left, sheet.terms.players, sheet.apart)


def survivors(sheet: Sheet) -> list[int]:
    """List who is still in a knock-out, the strongest first."""
    active = [one.number for one in sheet.active()]
    if sheet.held.round == 0:
        return active
    last = {going_on(sheet, meeting) for meeting in sheet.of_round(sheet.held.round)}
    return [number for number in active if number in last]


# An arena has one round, to which tables are added.


def drawn_at_once(sheet: Sheet) -> Draw:
    """Seat those in an arena who do not play; nobody meets whom they block, or have met last."""
    playing = {number for one in sheet.meetings if not one.over for number in one.seats}
    outings = outings_of(sheet)
    active = sheet.active()
    free = [one.number for one in active if one.number not in playing]
    free.sort(key=lambda number: -sum([outing.points for outing in outings[number]]))
    people = {one.number for one in active if one.bot is None}
    size = sheet.terms.players
    tables = arena(free, size, people, _just_met(sheet) | sheet.apart)
    if not tables and not playing:  # there is nobody else to wait for
        tables = arena(free, size, people, sheet.apart)
    return Draw(tables)


def _just_met(sheet: Sheet) -> set[frozenset[int]]:
    """List those whose last game was against each other."""
    last = {number: meeting for meeting in sheet.meetings for number in meeting.seats}
    return {
        pair
        for pair in met(list(last.values()))
        if len({last[number].number for number in pair}) == 1
    }
