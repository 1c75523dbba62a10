"""Endpoints of clubs: finding and founding them, who is in them, their tables, talk and ladder."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace
from sqlalchemy import Connection

from bottega import wire
from bottega.games import GAMES
from bottega.kernel.values import Strict
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.comparing import ranks
from bottega.server.club.groups import check_reads
from bottega.server.club.rating import spread
from bottega.server.store import club_tables
from bottega.server.store import groups as shelf
from bottega.server.store.club_news import News
from bottega.server.store.groups import (
    ASKING,
    BARRED,
    IN,
    INVITED,
    UNHEARD,
    Belonging,
    Group,
    Line,
    Rung,
)
from bottega.server.store.results import Pool
from bottega.server.store.store import PAGE, Identity
from bottega.server.web.duplicates import info_of
from bottega.server.web.endpoints import Call, Nothing, endpoint
from bottega.server.web.listing import moment, seats, shown

Contests = tuple[wire.ContestInfo, ...]


class ClubsAfter(Strict):
    """Where the list of clubs goes on."""

    before: Annotated[str, Meta(max_length=80)] | None = None


class OfLadder(Strict):
    """Which ladder is asked for; of most members, where that is not said."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    pool: Annotated[str, Meta(max_length=20)] = "two"


class OfTalk(Strict):
    """Which lines are asked for."""

    before: wire.Count | None = None  # those before this one
    known: wire.Count | None = None  # none, where nothing was said after this one


# Clubs.


@endpoint("GET", "/api/clubs", query=ClubsAfter, secret=False)
async def list_clubs(call: Call) -> wire.Clubs:
    """List your clubs, and those that everybody may find, the latest first."""
    visitor = await call.visitor()
    reader, before = None if visitor is None else visitor.id, moment(call.query.before)

    def read(connection: Connection) -> tuple[list[Group], list[Group]]:
        mine = [] if reader is None else shelf.groups_of(connection, reader)
        return mine, shelf.found(connection, reader, before)

    mine, found = await call.site.store.read(read)
    more = f"{found[-1].created}.{found[-1].id}" if len(found) == PAGE else None
    return wire.Clubs(tuple(map(_info, mine)), tuple(map(_info, found)), more)


def _info(group: Group) -> wire.ClubInfo:
    role = None if group.role in (BARRED, UNHEARD) else group.role
    shown = (group.id, group.name, group.about, group.door, group.members, role)
    return wire.ClubInfo(*shown)  # type: ignore[arg-type]


@endpoint("POST", "/api/clubs", body=wire.NewClub, status=201)
async def found_club(call: Call) -> wire.Club:
    """Found a club; you need to have kept your code, or a passkey."""
    identity = await call.writer()
    call.limit("found", identity)
    id = await call.site.groups.found(identity, call.body)
    return await _page(call, id, identity)


@endpoint("GET", "/api/clubs/{club}", secret=False)
async def get_club(call: Call) -> wire.Club:
    """Show a club's page, as far as you may know it."""
    return await _page(call, call.id("club"), await call.visitor())


@endpoint("POST", "/api/clubs/{club}/door", body=wire.Knock)
async def knock_at_club(call: Call) -> wire.Club:
    """Look at a club from its door, with an invitation: what is after # in its link."""
    identity = await call.acting("wish")
    return await _page(call, call.id("club"), identity, call.body.link)


async def _page(call: Call, id: str, reader: Identity | None, link: str | None = None) -> wire.Club:
    """Describe a club: to members all of it, and to others what it shows."""
    groups = call.site.groups
    group = await groups.look(id, reader, link)
    if group.door == shelf.LINK and not group.reads:
        return wire.Club(_info(group), invited=True)
    return wire.Club(
        _info(group),
        members=await _members(call, group),
        knocking=await _knocking(call, group),
        tables=await _tables(call, group, reader),
        contests=await _contests(call, group, reader),
        link=_link(call, group),
        invited=groups.invited(group, link),
        watched=group.watched,
    )


async def _members(call: Call, group: Group) -> tuple[wire.ClubMember, ...]:
    found = await call.site.store.read(lambda c: shelf.belonging(c, group.id, IN))
    return tuple([_member(one) for one in found if group.reads or not one.hidden])


async def _knocking(call: Call, group: Group) -> tuple[wire.ClubMember, ...]:
    if not group.arranges:
        return ()
    roles = (ASKING, INVITED, UNHEARD, BARRED)
    found = await call.site.store.read(lambda c: shelf.belonging(c, group.id, roles))
    asked = [one._replace(role=INVITED) if one.role == UNHEARD else one for one in found]
    return tuple([_member(one) for one in asked if one.role != INVITED or not one.hidden])


def _member(one: Belonging) -> wire.ClubMember:
    return wire.ClubMember(*one)  # type: ignore[arg-type]


async def _tables(call: Call, group: Group, reader: Identity | None) -> tuple[wire.TableInfo, ...]:
    listing = club_tables.tables if group.reads else club_tables.public_tables
    whom = "" if reader is None else reader.id
    found = await call.site.store.read(lambda c: listing(c, group.id, whom, now()))
    return tuple([replace(shown(one), mine=seats(one, one.mine)) for one in found])


async def _contests(call: Call, group: Group, reader: Identity | None) -> Contests:
    if reader is None or not group.reads:
        return ()
    found = await call.site.duplicates.of_club(group.id, reader.id)
    return tuple(map(info_of, found))


def _link(call: Call, group: Group) -> str:
    """Give the invitation to those who may hand it out."""
    if not group.arranges:
        return ""
    return f"{call.page(f'/club/{group.id}')}#{call.site.groups.link(group)}"


@endpoint("PATCH", "/api/clubs/{club}", body=wire.ChangeClub)
async def change_club(call: Call) -> wire.Club:
    """Change what your club is called, what is said about it, and how one comes in."""
    identity, id = await call.writer(), call.id("club")
    call.limit("wish", identity)
    await call.site.groups.change(identity, id, call.body)
    return await _page(call, id, identity)


@endpoint("POST", "/api/clubs/{club}/link")
async def renew_invitation(call: Call) -> wire.Club:
    """Replace the invitation to your club; the one before opens nothing any more."""
    identity, id = await call.acting("wish"), call.id("club")
    await call.site.groups.renew(identity, id)
    return await _page(call, id, identity)


# Who is in one.


@endpoint("POST", "/api/clubs/{club}/members", body=wire.Knock, bare=True)
async def join_club(call: Call) -> wire.Club:
    """Join a club, or ask to be let in; with an invitation you are in at once."""
    identity, id = await call.acting("wish"), call.id("club")
    await call.site.groups.join(identity, id, call.body.link)
    return await _page(call, id, identity)


@endpoint("PUT", "/api/clubs/{club}/members/{player}", body=wire.ChangeMember)
async def change_member(call: Call) -> wire.Club:
    """Let somebody into your club, or (as its founder) say who arranges it with you."""
    identity, id = await call.acting("wish"), call.id("club")
    await call.site.groups.name(identity, id, call.id("player"), call.body.role)
    return await _page(call, id, identity)


@endpoint("DELETE", "/api/clubs/{club}/members/{player}")
async def remove_member(call: Call) -> Nothing:
    """Leave a club; in one that you arrange, shut a member out, or send away who asks."""
    identity, id, player = await call.acting("wish"), call.id("club"), call.id("player")
    if player == identity.id:
        await call.site.groups.leave(identity, id)
    else:
        await call.site.groups.remove(identity, id, player)
    return Nothing()


@endpoint("POST", "/api/clubs/{club}/invitations", body=wire.Invite)
async def invite_to_club(call: Call) -> wire.Club:
    """Invite somebody by name to a club that you arrange; they come in, or leave it."""
    identity, id, guest = await call.identity(), call.id("club"), call.body.player
    call.limit("invite", identity)
    if await call.site.groups.invite(identity, id, guest):
        await call.site.crier.cry(News("club", id, identity.id, guest))
    return await _page(call, id, identity)


# How strong they are, and what they say.


@endpoint("GET", "/api/clubs/{club}/ladder", query=OfLadder)
async def club_ladder(call: Call) -> wire.ClubLadder:
    """Tell the members of your club by rating in a kind of games."""
    identity, id, asked = await call.identity(), call.id("club"), call.query
    if asked.game is not None and asked.game not in GAMES:
        raise Refusing("not-found", f"there is no game {asked.game}")

    def read(connection: Connection) -> wire.ClubLadder:
        check_reads(connection, id, identity)
        kinds = shelf.rated_pools(connection, id)
        if asked.game is None and not kinds:
            return wire.ClubLadder(())
        pool = kinds[0][0] if asked.game is None else Pool(asked.game, asked.pool)
        found = shelf.rungs(connection, id, pool)
        places = map(_place, found, ranks([one.shown for one in found]))
        return wire.ClubLadder(
            tuple([wire.LadderKind(*kind, n) for kind, n in kinds]), *pool, tuple(places)
        )

    return await call.site.store.read(read)


def _place(one: Rung, rank: int) -> wire.Leader:
    player = "" if one.hidden else one.player
    return wire.Leader(rank, one.shown, spread(one.sigma), one.games, one.name, player)


@endpoint("GET", "/api/clubs/{club}/chat", query=OfTalk)
async def club_talk(call: Call) -> wire.ClubTalk:
    """Tell what was said in your club, the oldest first: the last lines, or those before one."""
    return await _talk(call, await call.identity(), call.query)


async def _talk(call: Call, identity: Identity, asked: OfTalk) -> wire.ClubTalk:
    id = call.id("club")

    def read(connection: Connection) -> wire.ClubTalk:
        check_reads(connection, id, identity)
        last = shelf.said(connection, id)
        if last == asked.known:
            return wire.ClubTalk((), last)
        found = shelf.lines(connection, id, identity.id, asked.before)
        return wire.ClubTalk(tuple(map(_said, found)), last, len(found) == PAGE)

    return await call.site.store.read(read)


def _said(line: Line) -> wire.ClubLine:
    return wire.ClubLine(*line)


@endpoint("POST", "/api/clubs/{club}/chat", body=wire.NewLine)
async def say_in_club(call: Call) -> wire.ClubTalk:
    """Say something to all who are in your club."""
    identity = await call.writer()
    call.limit("chat", identity)
    await call.site.groups.say(identity, call.id("club"), call.body.text)
    return await _talk(call, identity, OfTalk())


@endpoint("DELETE", "/api/clubs/{club}/chat/{number}")
async def erase_in_club(call: Call) -> wire.ClubTalk:
    """Take back what you said; in a club that you arrange, take away what others said."""
    identity = await call.acting("wish")
    await call.site.groups.erase(identity, call.id("club"), call.number("number", digits=9))
    return await _talk(call, identity, OfTalk())
