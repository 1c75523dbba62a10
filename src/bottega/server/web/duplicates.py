"""Endpoints of duplicate contests: making one, playing its deals, and who made what of them."""

from collections.abc import Awaitable, Callable
from typing import Any

from bottega import wire
from bottega.server.club.comparing import most, percent
from bottega.server.club.duplicates import Face, Row, Summary, names_of
from bottega.server.store.club_news import News
from bottega.server.store.contests import Duplicate
from bottega.server.store.store import Identity
from bottega.server.web.endpoints import Call, Nothing, endpoint


@endpoint("POST", "/api/clubs/{club}/contests", body=wire.NewContest, status=201)
async def make_contest(call: Call) -> wire.MadeContest:
    """Make a contest for a club that you arrange: some deals, the same ones for everybody."""
    identity = await call.writer()
    call.limit("found", identity)
    id = await call.site.duplicates.make(identity, call.id("club"), call.body)
    await call.site.crier.cry(News("contest", id, identity.id))
    return wire.MadeContest(id)


@endpoint("GET", "/api/contests/{contest}")
async def get_contest(call: Call) -> wire.Contest:
    """Show a contest: of a deal, what others made of it to who has played it; all at the end."""
    return await _page(call, await call.identity())


@endpoint("POST", "/api/contests/{contest}/door", body=wire.Knock)
async def come_to_contest(call: Call) -> wire.Contest:
    """Come to a contest by its link; from then on it is shown to you."""
    return await _done(call, call.site.duplicates.come_in, call.body.link)


@endpoint("POST", "/api/contests/{contest}/deals/{number}")
async def play_contest(call: Call) -> wire.Entered:
    """Play a deal of a contest: you come to the same table whenever you come back."""
    host, id, deal = await call.host(), call.id("contest"), call.number("number")
    call.limit("table", host)
    return wire.Entered(await call.site.duplicates.enter(host, id, deal))


@endpoint("PATCH", "/api/contests/{contest}", body=wire.ChangeContest)
async def shift_contest(call: Call) -> wire.Contest:
    """Let a contest that you made, or that is of a club you arrange, end at another time."""
    return await _done(call, call.site.duplicates.shift, call.body.ends)


@endpoint("POST", "/api/contests/{contest}/end")
async def end_contest(call: Call) -> wire.Contest:
    """End such a contest now; who has not finished a deal has nothing there."""
    return await _done(call, call.site.duplicates.end)


@endpoint("DELETE", "/api/contests/{contest}")
async def cancel_contest(call: Call) -> Nothing:
    """Cancel such a contest before anybody has begun a deal of it."""
    identity, id = await call.acting("wish"), call.id("contest")
    await call.site.duplicates.cancel(identity, id)
    return Nothing()


async def _done(call: Call, change: Callable[..., Awaitable[None]], *what: Any) -> wire.Contest:
    """Let who asks do something to a contest, and show what has become of it."""
    identity = await call.acting("wish")
    await change(identity, call.id("contest"), *what)
    return await _page(call, identity)


async def _page(call: Call, reader: Identity) -> wire.Contest:
    face = await call.site.duplicates.look(call.id("contest"), reader)
    mine = next((row for row in face.rows if row.player == reader.id), None)
    of = most(len(face.rows))
    return wire.Contest(
        info_of(Summary(face.contest, face.over, len(face.rows), sum(mine.done) if mine else 0)),
        tuple([_row(row, of, row is mine) for row in face.rows]),
        club=None if face.group is None else face.group.id,
        club_name="" if face.group is None else face.group.name,
        most=of,
        tables=mine.tables if mine else (None,) * face.contest.deals,
        link=_link(call, face),
        arranges=not face.over and _arranges(face, reader),
        told=_deals(call, face.contest) if face.over else (),
    )


def info_of(found: Summary) -> wire.ContestInfo:
    """Describe a contest for a list."""
    one = found.contest
    return wire.ContestInfo(
        id=one.id,
        name=one.name,
        game=one.game,
        bots=one.bots,
        options=dict(one.options),
        deals=one.deals,
        ends=one.ends,
        over=found.over,
        people=found.people,
        done=found.done,
    )


def _row(row: Row, of: int, mine: bool) -> wire.ContestRow:
    cells = tuple([_cell(row, deal, of) for deal in range(len(row.done))])
    name, player = ("", "") if row.who is None else (row.who.name, row.player)
    page = "" if row.who is not None and row.who.hidden and not mine else player
    return wire.ContestRow(name, page, cells, **_ranked(row, of), mine=mine)


def _ranked(row: Row, of: int) -> dict[str, Any]:
    """Say in which place somebody is, when it is told."""
    if row.standing is None:
        return {}
    total = row.standing.total
    share = percent(total, of * len(row.done))
    return {"rank": row.standing.rank, "match": total, "percent": share}


def _cell(row: Row, deal: int, of: int) -> wire.ContestCell:
    match = None if row.standing is None else row.standing.match[deal]
    share = None if match is None else percent(match, of)
    return wire.ContestCell(row.done[deal], row.points[deal], match, share, row.tables[deal])


def _link(call: Call, face: Face) -> str:
    """Give the link of a contest to those who may hand it out, as long as one can take part."""
    secret = call.site.duplicates.link(face.contest)
    if not secret or face.over or face.group is None or not face.group.arranges:
        return ""
    return f"{call.page(f'/contest/{face.contest.id}')}#{secret}"


def _arranges(face: Face, reader: Identity) -> bool:
    """Say whether somebody may end a contest otherwise."""
    made = face.contest.identity == reader.id
    return face.group is not None and face.group.inside and (made or face.group.arranges)


def _deals(call: Call, contest: Duplicate) -> tuple[wire.ContestDeal, ...]:
    drawn = [call.site.duplicates.dealer.dealt(name) for name in names_of(contest)]
    return tuple([wire.ContestDeal(one.seed, one.salt) for one in drawn])
