"""Endpoints of tournaments: to hold one, to enter, and to see how it stands."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import asdict

from bottega import wire
from bottega.server.base.errors import Refusing
from bottega.server.club.tournaments.rounds import open_to, rounds_in_all
from bottega.server.club.tournaments.standings import BREAKS, Line, Outing, by_strength, standings
from bottega.server.store.store import Identity
from bottega.server.store.tournaments import Brief, Competitor, Held, Meeting, Sheet
from bottega.server.web.endpoints import Call, Nothing, endpoint


@endpoint("GET", "/api/tournaments", secret=False)
async def list_tournaments(call: Call) -> wire.Tournaments:
    """List the public tournaments, and those where you play or are the host."""
    found = await call.site.tournaments.lists(await call.visitor())
    coming = sorted(found["coming"], key=lambda one: one.held.begins or float("inf"))
    over = sorted(found["over"], key=lambda one: -(one.held.ended or 0))
    told = (map(_brief, some) for some in (found["running"], coming, over))
    return wire.Tournaments(*map(tuple, told))


def _brief(one: Brief) -> wire.TournamentBrief:
    return wire.TournamentBrief(
        **_held(one.held),
        players=one.players,
        round=one.held.round,
        ends=_ends(one),
        entered=one.entered,
    )


def _held(held: Held) -> dict[str, Any]:
    """Give what is told of a tournament in a list and by itself."""
    who = {"id": held.id, "name": held.name, "status": held.status, "terms": held.terms}
    return {**who, "begins": held.begins, "ended": held.ended}


def _ends(one: Brief) -> int | None:
    """Say when the round that is played is over at the latest, or an arena."""
    if one.held.ends is not None or one.began is None:
        return one.held.ends
    return one.began + 1_000 * one.held.terms.limit


@endpoint("POST", "/api/tournaments", body=wire.NewTournament, status=201)
async def hold_tournament(call: Call) -> wire.Tournament:
    """Hold a tournament; you must be somebody who can come back from any device."""
    identity, host = await call.writer(), await call.host()
    call.limit("table", host)
    if not identity.lasting:
        raise Refusing("forbidden", "keep your name first: by a passkey, or by your recovery code")
    return await _shown(call, await call.site.tournaments.announce(host, call.body), identity)


@endpoint("GET", "/api/tournaments/{tournament}", secret=False)
async def get_tournament(call: Call) -> wire.Tournament:
    """Tell all of a tournament: who plays, who meets whom, and how everybody stands."""
    return await _shown(call, call.id("tournament"), await call.visitor())


@endpoint("PUT", "/api/tournaments/{tournament}/me")
async def enter_tournament(call: Call) -> wire.Tournament:
    """Enter a tournament, or come back to it."""
    return await _done(call, "wait", call.site.tournaments.enter)


@endpoint("DELETE", "/api/tournaments/{tournament}/me")
async def leave_tournament(call: Call) -> wire.Tournament:
    """Leave a tournament; a game of it that you play is given up."""
    return await _done(call, "wait", call.site.tournaments.leave)


@endpoint("DELETE", "/api/tournaments/{tournament}/players/{number}")
async def take_out_of_tournament(call: Call) -> wire.Tournament:
    """Take somebody out of your tournament."""
    leave = call.site.tournaments.leave
    return await _done(call, "wait", lambda who, id: leave(who, id, call.number("number", 3)))


@endpoint("POST", "/api/tournaments/{tournament}/start")
async def begin_tournament(call: Call) -> wire.Tournament:
    """Begin your tournament: the first round is drawn, and its tables are laid."""
    return await _done(call, "table", call.site.tournaments.begin)


@endpoint("DELETE", "/api/tournaments/{tournament}")
async def call_off_tournament(call: Call) -> Nothing:
    """Call your tournament off; games that are played go on to their end."""
    identity, id = await call.acting("wait"), call.id("tournament")
    await call.site.tournaments.call_off(identity, id)
    return Nothing()


async def _done(
    call: Call, kind: str, change: Callable[[Identity, str], Awaitable[None]]
) -> wire.Tournament:
    """Let who asks change a tournament, and show what has become of it."""
    identity, id = await call.acting(kind), call.id("tournament")
    await change(identity, id)
    return await _shown(call, id, identity)


async def _shown(call: Call, id: str, reader: Identity | None) -> wire.Tournament:
    sheet = await call.site.tournaments.sheet(id)
    return told(sheet, None if reader is None else reader.id)


# A tournament as somebody may know it.


def told(sheet: Sheet, reader: str | None) -> wire.Tournament:
    """Tell all of a tournament; who hides has no name but for themselves, nor has who has gone."""
    held = sheet.held
    own = next((one for one in sheet.competitors if one.identity == reader), None)
    number = None if own is None or own.gone else own.number
    return wire.Tournament(
        **_held(held),
        public=held.public,
        entrants=tuple([_entrant(one, reader) for one in sheet.competitors]),
        rounds=tuple([_round(sheet, one) for one in range(1, held.round + 1)]),
        standings=tuple(map(_standing, standings(sheet))),
        breaks=BREAKS[held.terms.system],
        of=rounds_in_all(sheet),
        open=open_to(sheet),
        ends=held.ends,
        host=sheet.host_name,
        hosting=held.host == reader,
        own=number,
        table=None if own is None else _own_table(sheet, own),
    )


def _entrant(one: Competitor, reader: str | None) -> wire.Entrant:
    if one.bot is not None:
        return wire.Entrant(one.number, bot=one.bot, left=one.gone)
    if not one.name or (one.hidden and one.identity != reader):
        return wire.Entrant(one.number, left=one.gone)
    return wire.Entrant(one.number, one.name, one.identity, left=one.gone)


def _own_table(sheet: Sheet, own: Competitor) -> str | None:
    """Give the table where somebody is to play."""
    here = (one for one in sheet.meetings if own.number in one.seats and one.laid and not one.over)
    return next((one.table for one in here), None)


def _round(sheet: Sheet, number: int) -> wire.Round:
    limit = 1_000 * sheet.terms.limit
    return wire.Round(
        number, tuple([_meeting(sheet, one, limit) for one in sheet.of_round(number)])
    )


def _meeting(sheet: Sheet, one: Meeting, limit: int) -> wire.Meeting:
    asked = [seat for seat in range(len(one.seats)) if one.asked >> seat & 1]
    return wire.Meeting(
        number=one.number,
        seats=one.seats,
        began=one.began,
        ends=one.began + limit,
        table=one.table if one.laid else None,
        over=one.over,
        points=tuple([each.points for each in one.results]),
        asked=() if one.over else tuple(asked),
        stage=one.stage,
        by_strength=by_strength(sheet, one),
    )


def _standing(line: Line) -> wire.Standing:
    return wire.Standing(**{**asdict(line), "outings": _outings(line.outings)})


def _outings(outings: Sequence[Outing]) -> tuple[wire.Outing, ...]:
    return tuple(
        [
            wire.Outing(
                one.meeting.round, one.points, one.place, one.meeting.table, one.missed, one.bye
            )
            for one in outings
        ]
    )
