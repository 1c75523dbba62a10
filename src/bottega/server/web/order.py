"""Endpoints about order: invitations, reports, going for good, and what moderators do."""

from hmac import compare_digest
from typing import Annotated, Final

from msgspec import Meta
from sqlalchemy import Connection
from starlette.datastructures import Headers

from bottega import wire
from bottega.kernel.values import Strict
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.places import absent
from bottega.server.people.invitations import drawn, plain, spelled
from bottega.server.people.keys import new_id
from bottega.server.people.names import readable
from bottega.server.people.order import FOR_GOOD, Officer
from bottega.server.site import Site
from bottega.server.store import invitations as guests
from bottega.server.store import order as shelf
from bottega.server.store import places, ties
from bottega.server.store.store import PAGE, Identity
from bottega.server.web.endpoints import COOKIE, Call, Nothing, bearer, endpoint
from bottega.server.web.play import may_look

DAY: Final = 86_400_000
QUOTED: Final = 500  # letters of what was said that stand in a report


class Before(Strict):
    """Where a list goes on."""

    before: Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$")] | None = None


def onwards(found: list[shelf.Report] | list[shelf.Act]) -> str | None:
    """Say where a list goes on, if there may be more."""
    return f"{found[-1].at}.{found[-1].id}" if len(found) == PAGE else None


# Who keeps order.


def is_operator(site: Site, headers: Headers) -> bool:
    """Say whether who asks has the operator's token."""
    word, token = bearer(headers), site.settings.operator
    return bool(token) and word is not None and compare_digest(word.encode(), token.encode())


async def officer(call: Call) -> Officer:
    """Find out which moderator asks, or that it is the operator, and refuse all others."""
    if is_operator(call.site, call.request.headers):
        return Officer()
    if await call.visitor() is None:
        call.limit("recover")  # it may be guessed at
    identity = await call.identity()
    if not identity.moderator:
        raise Refusing("forbidden", "only those who keep order here may do that")
    return Officer(identity.id, identity.name)


async def operator(call: Call) -> Officer:
    """Refuse whoever is not the operator."""
    found = await officer(call)
    if not found.is_operator:
        raise Refusing("forbidden", "only the operator may do that")
    return found


# How one stands, and goes.


@endpoint("GET", "/api/me/order")
async def what_i_may(call: Call) -> wire.Allowed:
    """Tell how you stand here: whether you are banned or muted, until when and why."""
    identity = await call.anybody()

    def read(connection: Connection) -> wire.Allowed:
        return wire.Allowed(
            banned=restraint(connection, identity.id, "ban", identity.banned_until),
            muted=restraint(connection, identity.id, "mute", identity.silent_until),
            moderator=identity.moderator,
            invites=_left(call, connection, identity.id),
        )

    return await call.site.store.read(read)


def restraint(connection: Connection, id: str, what: str, until: int) -> wire.Restraint | None:
    """Tell what somebody may not do now, and why."""
    if until <= now():
        return None
    why = shelf.reason(connection, id, what)
    return wire.Restraint(None if until >= FOR_GOOD else until, why)


@endpoint("DELETE", "/api/me", body=wire.Farewell)
async def go_for_good(call: Call) -> Nothing:
    """Delete everything about you, for ever; your games stay, and name nobody."""
    identity = await call.anybody()
    call.limit("recover", identity)
    await call.site.errands.go(identity.id)
    await call.site.shut_out(identity.id)
    call.cookies[COOKIE] = ""
    return Nothing()


# Invitations.


async def take_in(call: Call, name: str | None, invitation: str | None) -> wire.Guest:
    """Take in somebody new, by an invitation where one is wanted; a browser keeps who they are."""
    call.limit("guest")
    if call.site.people.invited and invitation:
        call.limit("recover")  # it may be guessed at
    return call.known_as(await call.site.people.welcome(name, call.device, invitation or ""))


@endpoint("GET", "/api/invitations/{code}", secret=False)
async def look_at_invitation(call: Call) -> wire.Bidden:
    """Tell whether one may come by an invitation, and whose it is if they show themselves."""
    call.limit("recover")
    code, at = plain(call.id("code")), now()

    def read(connection: Connection) -> wire.Bidden:
        found = guests.good(connection, code, at)
        if found is None:
            return wire.Bidden(good=False)
        return wire.Bidden(True, ties.shown(connection, found.host) or "")

    return await call.site.store.read(read)


@endpoint("GET", "/api/me/invitations")
async def my_invitations(call: Call) -> wire.HouseInvitations:
    """List the invitations that you have made, and how many you may make yet."""
    return await _mine(call, await call.identity())


@endpoint("POST", "/api/me/invitations", body=wire.NewHouseInvitation, status=201)
async def invite(call: Call) -> wire.HouseInvitations:
    """Make an invitation to the server, where members may invite."""
    identity = await call.acting("report")
    new = made(call.body, identity.id)
    most = call.site.settings.invitations_each

    if not await call.site.store.write(lambda c: guests.invite_within(c, new, most)):
        raise Refusing("forbidden", f"everybody may invite {most} here, and no more")
    return await _mine(call, identity)


@endpoint("DELETE", "/api/me/invitations/{code}")
async def take_invitation_back(call: Call) -> wire.HouseInvitations:
    """Let nobody come by an invitation of yours any more."""
    identity, code = await call.acting("wish"), plain(call.id("code"))
    if not await call.site.store.write(lambda c: guests.withdraw(c, code, identity.id)):
        raise Refusing("not-found", "you have made no such invitation")
    return await _mine(call, identity)


def made(wish: wire.NewHouseInvitation, host: str) -> guests.Invitation:
    """Make an invitation as it is wished."""
    at = now()
    until = None if wish.days is None else at + wish.days * DAY
    return guests.Invitation(drawn(), at, host, wish.uses, 0, until, readable(wish.note))


async def _mine(call: Call, identity: Identity) -> wire.HouseInvitations:
    def read(connection: Connection) -> wire.HouseInvitations:
        found = shown(call, connection, guests.invitations(connection, identity.id))
        return wire.HouseInvitations(found, _left(call, connection, identity.id))

    return await call.site.store.read(read)


def _left(call: Call, connection: Connection, id: str) -> int:
    most = call.site.settings.invitations_each
    return max(0, most - guests.given(connection, id)) if most else 0


def shown(
    call: Call, connection: Connection, found: list[guests.Invitation]
) -> tuple[wire.HouseInvitation, ...]:
    """Show invitations with their links and whose they are."""
    names = shelf.names(connection, {one.host for one in found})
    base = call.site.settings.url.rstrip("/") or str(call.request.base_url).rstrip("/")
    return tuple(
        [
            wire.HouseInvitation(
                code=spelled(one.code),
                link=f"{base}/join/{spelled(one.code)}",
                made=one.made,
                uses=one.uses,
                used=one.used,
                until=one.until,
                host=someone(names, one.host),
                note=one.note,
            )
            for one in found
        ]
    )


def someone(names: dict[str, str], id: str | None) -> wire.Someone | None:
    """Name somebody; nobody where it is the operator."""
    return wire.Someone(id, names.get(id, "")) if id else None


# Reports.


@endpoint("POST", "/api/reports", body=wire.NewReport, status=201)
async def report(call: Call) -> Nothing:
    """Report a player, who sits at a table, who said something, or what a place is called."""
    identity, wish = await call.acting("report"), call.body
    whom, quoted = await _meant(call, identity, wish)
    if whom == identity.id:
        raise Refusing("bad-message", "you cannot report yourself")
    named = wish.place is not None and wish.number is None  # which is there without who named it
    if not named and await call.site.store.identity(whom) is None:
        raise Refusing("not-found", "they are not here any more")
    new = shelf.Report(
        id=new_id(),
        at=now(),
        reporter=identity.id,
        whom=whom,
        reason=wish.reason,
        words=readable(wish.words),
        table_id=wish.table,
        number=wish.number,
        quoted=None if quoted is None else quoted[:QUOTED],
        place=wish.place,
    )
    await call.site.store.write(lambda connection: shelf.report(connection, new))
    return Nothing()


async def _meant(call: Call, identity: Identity, wish: wire.NewReport) -> tuple[str, str | None]:
    """Find who is meant, and what they said; who reports must be able to know of it."""
    match wish:
        case wire.NewReport(player=str(id), table=None, place=None, seat=None, number=None):
            return await _shown(call, id), None
        case wire.NewReport(player=None, table=str(table), place=None) if (
            wish.seat is not None or wish.number is not None
        ):
            return await _at_table(call, identity, table, wish)
        case wire.NewReport(player=None, table=None, place=str(address), seat=None):
            return await _at_place(call, identity, address, wish.number)
    wanted = "name a `player`, a `place`, or a `table` with a `seat` or a `number`"
    raise Refusing("bad-message", wanted)


async def _at_table(
    call: Call, identity: Identity, table: str, wish: wire.NewReport
) -> tuple[str, str | None]:
    async with call.site.tables.reading(table) as found:
        may_look(found, identity, None)
        sits = wish.seat is not None and found.is_held(wish.seat)
        holder = found.seats[wish.seat].holder if sits and wish.seat is not None else None
    if wish.number is not None:
        spoken = await call.site.errands.spoken(table, wish.number)
        return spoken.whom, spoken.text
    if holder is None:
        raise Refusing("not-found", "nobody sits there")
    return holder, None


async def _at_place(
    call: Call, identity: Identity, address: str, number: int | None
) -> tuple[str, str]:
    kind, id = places.split(address)
    if number is not None:
        return await call.site.groups.spoken(identity, id, number)
    if kind == places.CLUB:
        await call.site.groups.look(id, identity)
    elif kind == places.CONTEST:
        await call.site.duplicates.look(id, identity)
    found = await call.site.store.read(lambda c: places.place(c, address)) or absent()
    return found.whom, f"{found.name}\n{found.about}".strip()


async def _shown(call: Call, id: str) -> str:
    """Refuse to tell apart who hides and who is not there."""
    found = await call.site.store.read(lambda connection: shelf.repute(connection, id))
    if found is None or found.hidden:
        raise Refusing("not-found", "there is no such player, or they do not show themselves")
    return found.id
