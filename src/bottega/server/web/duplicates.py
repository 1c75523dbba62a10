"""Endpoints of duplicate contests: making one, playing its deals, and who made what of them."""

from typing import Any

from bottega.server.club.comparing import most, percent
from bottega.server.club.duplicates import Face, Row, Summary, names_of
from bottega.server.store.club_news import News
from bottega.server.store.contests import Duplicate
from bottega.server.store.store import Identity
from bottega.server.web.endpoints import Call, Nothing, endpoint
from bottega.wire import (
    ChangeContest,
    Contest,
    ContestCell,
    ContestDeal,
    ContestInfo,
    ContestRow,
    Entered,
    Knock,
    MadeContest,
    NewContest,
)


@endpoint("POST", "/api/clubs/{club}/contests", body=NewContest, returns=MadeContest, status=201)
async def make_contest(call: Call) -> MadeContest:
    """Make a contest for a club that you arrange: some deals, the same ones for everybody."""
    identity = await call.writer()
    call.limit("found", identity)
    id = await call.site.duplicates.make(identity, call.id("club"), call.body)
    await call.site.crier.cry(News("contest", id, identity.id))
    return MadeContest(id)


@endpoint("GET", "/api/contests/{contest}", returns=Contest)
async def get_contest(call: Call) -> Contest:
    """Show a contest: of a deal, what others made of it to who has played it; all at the end."""
    return await _page(call, await call.identity())


@endpoint("POST", "/api/contests/{contest}/door", body=Knock, returns=Contest)
async def come_to_contest(call: Call) -> Contest:
    """Come to a contest by its link; from then on it is shown to you."""
    identity, id = await call.acting("wish"), call.id("contest")
    await call.site.duplicates.come_in(identity, id, call.body.link)
    return await _page(call, identity)


@endpoint("POST", "/api/contests/{contest}/deals/{number}", returns=Entered)
async def play_contest(call: Call) -> Entered:
    """Play a deal of a contest: you come to the same table whenever you come back."""
    host, id, deal = await call.host(), call.id("contest"), call.number("number")
    call.limit("table", host)
    return Entered(await call.site.duplicates.enter(host, id, deal))


@endpoint("PATCH", "/api/contests/{contest}", body=ChangeContest, returns=Contest)
async def shift_contest(call: Call) -> Contest:
    """Let a contest that you made, or that is of a club you arrange, end at another time."""
    identity, id = await call.acting("wish"), call.id("contest")
    await call.site.duplicates.shift(identity, id, call.body.ends)
    return await _page(call, identity)


@endpoint("POST", "/api/contests/{contest}/end", returns=Contest)
async def end_contest(call: Call) -> Contest:
    """End such a contest now; who has not finished a deal has nothing there."""
    identity, id = await call.acting("wish"), call.id("contest")
    await call.site.duplicates.end(identity, id)
    return await _page(call, identity)


@endpoint("DELETE", "/api/contests/{contest}", returns=Nothing)
async def cancel_contest(call: Call) -> Nothing:
    """Cancel such a contest before anybody has begun a deal of it."""
    identity, id = await call.acting("wish"), call.id("contest")
    await call.site.duplicates.cancel(identity, id)
    return Nothing()


async def _page(call: Call, reader: Identity) -> Contest:
    face = await call.site.duplicates.look(call.id("contest"), reader)
    mine = next((row for row in face.rows if row.player == reader.id), None)
    of = most(len(face.rows))
    return Contest(
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


def info_of(found: Summary) -> ContestInfo:
    """Describe a contest for a list."""
    one = found.contest
    return ContestInfo(
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


def _row(row: Row, of: int, mine: bool) -> ContestRow:
    cells = tuple([_cell(row, deal, of) for deal in range(len(row.done))])
    name, player = ("", "") if row.who is None else (row.who.name, row.player)
    page = "" if row.who is not None and row.who.hidden and not mine else player
    return ContestRow(name, page, cells, **_ranked(row, of), mine=mine)


def _ranked(row: Row, of: int) -> dict[str, Any]:
    """Say in which place somebody is, when it is told."""
    if row.standing is None:
        return {}
    total = row.standing.total
    share = percent(total, of * len(row.done))
    return {"rank": row.standing.rank, "match": total, "percent": share}


def _cell(row: Row, deal: int, of: int) -> ContestCell:
    match = None if row.standing is None else row.standing.match[deal]
    share = None if match is None else percent(match, of)
    return ContestCell(row.done[deal], row.points[deal], match, share, row.tables[deal])


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


def _deals(call: Call, contest: Duplicate) -> tuple[ContestDeal, ...]:
    drawn = [call.site.duplicates.dealer.dealt(name) for name in names_of(contest)]
    return tuple([ContestDeal(one.seed, one.salt) for one in drawn])
