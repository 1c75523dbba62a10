"""Endpoints for those who keep order: reports that wait, what they do, and the log of all that."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection

from bottega import wire
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.places import absent
from bottega.server.people.invitations import plain
from bottega.server.people.keys import guest_name, new_id
from bottega.server.people.names import clean_text
from bottega.server.people.order import FOR_GOOD, Officer, ends, may_act_on
from bottega.server.store import invitations as guests
from bottega.server.store import order as shelf
from bottega.server.store import places
from bottega.server.store.places import Written
from bottega.server.store.store import Identity
from bottega.server.web.endpoints import Call, Nothing, endpoint
from bottega.server.web.listing import moment
from bottega.server.web.order import (
    Before,
    made,
    officer,
    onwards,
    operator,
    restraint,
    shown,
    someone,
)

RECENT: Final = 20  # acts that a dossier shows
RESTRAINTS: Final = {"mute": "silent_until", "ban": "banned_until"}


@endpoint("GET", "/api/order")
async def order_desk(call: Call) -> wire.OrderDesk:
    """Tell those who keep order who they are here, and how many reports wait."""
    who = await officer(call)
    waiting = await call.site.store.read(lambda c: shelf.waiting(c, who.id))
    return wire.OrderDesk(who.is_operator, who.name, waiting)


class Which(Before):
    """Which reports: those that wait, or those that are closed."""

    closed: bool = False


@endpoint("GET", "/api/order/reports", query=Which)
async def list_reports(call: Call) -> wire.Reports:
    """List reports, the latest first; what is reported of moderators is told the operator alone."""
    who = await officer(call)
    waiting, before = not call.query.closed, moment(call.query.before)

    def read(connection: Connection) -> wire.Reports:
        found = shelf.reports(connection, who.id, waiting=waiting, before=before)
        named = shelf.names(connection, {id for one in found for id in (one.whom, one.reporter)})
        told = [_report(one, named) for one in found]
        return wire.Reports(tuple(told), onwards(found))

    return await call.site.store.read(read)


def _report(one: shelf.Report, names: dict[str, str]) -> wire.Report:
    return wire.Report(
        id=one.id,
        at=one.at,
        reason=one.reason,
        whom=wire.Someone(one.whom, names.get(one.whom, "")),
        reporter=wire.Someone(one.reporter, names.get(one.reporter, "")),
        words=one.words,
        table=one.table_id,
        number=one.number,
        quoted=one.quoted,
        closed=one.closed,
        place=one.place,
    )


@endpoint("GET", "/api/order/acts", query=Before)
async def list_acts(call: Call) -> wire.Acts:
    """List what was done by those who keep order, the latest first."""
    await officer(call)
    before = moment(call.query.before)

    def read(connection: Connection) -> wire.Acts:
        found = shelf.acts(connection, before=before)
        return wire.Acts(_acts(connection, found), onwards(found))

    return await call.site.store.read(read)


def _acts(connection: Connection, found: Iterable[shelf.Act]) -> tuple[wire.Act, ...]:
    some = list(found)
    people = {id for one in some for id in (one.officer, one.whom) if id}
    names = shelf.names(connection, people)
    return tuple([_act(one, names) for one in some])


def _act(one: shelf.Act, names: dict[str, str]) -> wire.Act:
    return wire.Act(
        id=one.id,
        at=one.at,
        what=one.what,
        officer=someone(names, one.officer),
        whom=someone(names, one.whom),
        table=one.table_id,
        number=one.number,
        until=None if one.until is None or one.until >= FOR_GOOD else one.until,
        why=one.why,
        was=one.was,
        place=one.place,
    )


@endpoint("GET", "/api/order/players/{player}")
async def look_into(call: Call) -> wire.Dossier:
    """Tell those who keep order what is known of somebody, and what was done about them."""
    await officer(call)
    id = call.id("player")

    def read(connection: Connection) -> wire.Dossier:
        found = shelf.repute(connection, id)
        if found is None:
            raise Refusing("not-found", "there is nobody of this identity")
        host = guests.host_of(connection, id)
        return wire.Dossier(
            id=id,
            name=found.name,
            since=found.created,
            lasting=found.lasting,
            moderator=found.moderator,
            banned=restraint(connection, id, "ban", found.banned_until),
            muted=restraint(connection, id, "mute", found.silent_until),
            reports=shelf.reported(connection, id),
            host=someone(shelf.names(connection, [host] if host else []), host),
            acts=_acts(connection, shelf.acts(connection, whom=id, most=RECENT)),
        )

    return await call.site.store.read(read)


@endpoint("GET", "/api/order/places/{kind}/{place}")
async def look_at_place(call: Call) -> wire.Premises:
    """Tell those who keep order of a club, a contest or a tournament, and what was done there."""
    await officer(call)
    address = f"{call.id('kind')}/{call.id('place')}"

    def read(connection: Connection) -> wire.Premises:
        found = places.place(connection, address) or absent()
        return wire.Premises(
            place=address,
            name=found.name,
            whom=someone(shelf.names(connection, [found.whom]), found.whom),
            about=found.about,
            acts=_acts(connection, shelf.acts(connection, place=address, most=RECENT)),
        )

    return await call.site.store.read(read)


# Doing something.


@endpoint("POST", "/api/order/acts", body=wire.NewAct, status=201)
async def act(call: Call) -> Nothing:
    """Mute, ban or let go, take a name or words away, or close a report; it is written down."""
    who, wish = await officer(call), call.body
    if wish.what == "close":
        await _close(call, who, wish)
    elif wish.what == "strike":
        await _strike(call, who, wish)
    elif wish.what == "rename":
        await _rename(call, who, wish)
    else:
        await _restrain(call, who, wish)
    return Nothing()


async def _whom(call: Call, who: Officer, id: str | None) -> Identity:
    """Find whom something is done about, if that may be done."""
    found = None if id is None else await call.site.people.again(id)
    if found is None:
        raise Refusing("not-found", "there is no such player")
    may_act_on(who, found)
    return found


async def _restrain(call: Call, who: Officer, wish: wire.NewAct) -> None:
    whom, at = await _whom(call, who, wish.player), now()
    lifted = wish.what.startswith("un")
    until = 0 if lifted else ends(wish.seconds, at)
    column = RESTRAINTS[wish.what.removeprefix("un")]

    def work(connection: Connection) -> None:
        shelf.change(connection, whom.id, **{column: until})
        _note(connection, who, wish, whom.id, until=None if lifted else until)

    await call.site.store.write(work)
    await call.site.shut_out(whom.id)


async def _rename(call: Call, who: Officer, wish: wire.NewAct) -> None:
    if wish.place is not None and wish.number is None:
        taken = partial(_taken, who=who, wish=wish)
        return await call.site.places.take_name(who, wish.place, taken)
    whom = await _whom(call, who, wish.player)
    note = partial(_note, who=who, wish=wish, whom=whom.id, was=whom.name)
    await call.site.errands.rename(whom.id, guest_name(), note)
    return await call.site.shut_out(whom.id)


async def _strike(call: Call, who: Officer, wish: wire.NewAct) -> None:
    if wish.place is not None:
        taken = partial(_taken, who=who, wish=wish)
        return await call.site.places.take_words(who, wish.place, wish.number, taken)
    if wish.table is None or wish.number is None:
        raise Refusing("bad-message", "name the `table` and the `number` of what was said")
    table, number = wish.table, wish.number
    spoken = await call.site.errands.spoken(table, number)
    speaker = await call.site.people.again(spoken.whom)
    if speaker is not None:
        may_act_on(who, speaker)
    await call.site.store.write(lambda c: _note(c, who, wish, spoken.whom, was=spoken.text))
    return await call.site.errands.strike(table, number)


def _taken(connection: Connection, found: Written, who: Officer, wish: wire.NewAct) -> None:
    """Write down what is taken away; where it was before, the report of it is closed alone."""
    if found.text:
        _note(connection, who, wish, found.whom, was=found.text)
    elif wish.report is not None:
        _note(connection, who, replace(wish, what="close"), None)


async def _close(call: Call, who: Officer, wish: wire.NewAct) -> None:
    if wish.report is None:
        raise Refusing("bad-message", "name the `report` that is to be closed")
    if not await call.site.store.write(lambda c: _note(c, who, wish, None)):
        raise Refusing("not-found", "no such report waits")


def _note(
    connection: Connection,
    who: Officer,
    wish: wire.NewAct,
    whom: str | None,
    until: int | None = None,
    was: str | None = None,
) -> bool:
    """Write down what is done, and close the report that it answers; False where none waits."""
    at, why = now(), clean_text(wish.why)
    closed = None if wish.report is None else shelf.close(connection, who.id, wish.report, at)
    if wish.what == "close":
        if closed is None:
            return False
        whom = closed.whom
    done = shelf.Act(
        new_id(), at, who.id, wish.what, whom, wish.table, wish.number, until, why, was, wish.place
    )
    shelf.note(connection, done)
    return True


# What is the operator's: moderators.


@endpoint("GET", "/api/order/moderators")
async def list_moderators(call: Call) -> wire.Moderators:
    """List those who keep order."""
    await officer(call)
    return await _moderators(call)


async def _moderators(call: Call) -> wire.Moderators:
    found = await call.site.store.read(shelf.moderators)
    return wire.Moderators(tuple([wire.Someone(one.id, one.name) for one in found]))


@endpoint("PUT", "/api/order/moderators/{player}")
async def appoint(call: Call) -> wire.Moderators:
    """Name somebody who is to keep order."""
    return await _appoint(call, "appoint")


@endpoint("DELETE", "/api/order/moderators/{player}")
async def depose(call: Call) -> wire.Moderators:
    """Let somebody keep order no more."""
    return await _appoint(call, "depose")


async def _appoint(call: Call, what: str) -> wire.Moderators:
    who = await operator(call)
    whom = await _whom(call, who, call.id("player"))

    def work(connection: Connection) -> None:
        shelf.change(connection, whom.id, moderator=what == "appoint")
        shelf.note(connection, shelf.Act(new_id(), now(), who.id, what, whom.id))

    await call.site.store.write(work)
    await call.site.shut_out(whom.id)
    return await _moderators(call)


# Invitations by those who keep order.


@endpoint("GET", "/api/order/invitations")
async def list_invitations(call: Call) -> wire.HouseInvitations:
    """List the latest invitations of everybody."""
    await officer(call)
    return await _invitations(call)


async def _invitations(call: Call) -> wire.HouseInvitations:
    def read(connection: Connection) -> wire.HouseInvitations:
        return wire.HouseInvitations(shown(call, connection, guests.invitations(connection)))

    return await call.site.store.read(read)


@endpoint("POST", "/api/order/invitations", body=wire.NewHouseInvitation, status=201)
async def open_door(call: Call) -> wire.HouseInvitations:
    """Make an invitation for as many as you wish."""
    who = await officer(call)
    new = made(call.body, who.id)

    def work(connection: Connection) -> None:
        guests.invite(connection, new)
        shelf.note(connection, shelf.Act(new_id(), now(), who.id, "invite", why=new.note))

    await call.site.store.write(work)
    return await _invitations(call)


@endpoint("DELETE", "/api/order/invitations/{code}")
async def shut_door(call: Call) -> wire.HouseInvitations:
    """Let nobody come by an invitation any more."""
    who, code = await officer(call), plain(call.id("code"))

    def work(connection: Connection) -> bool:
        if not guests.withdraw(connection, code):
            return False
        shelf.note(connection, shelf.Act(new_id(), now(), who.id, "withdraw"))
        return True

    if not await call.site.store.write(work):
        raise Refusing("not-found", "there is no such invitation")
    return await _invitations(call)
