"""Clubs: who founds them, who comes in by which door, and who may do what there."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NoReturn

from sqlalchemy import Connection

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.friends import check_other
from bottega.server.club.places import check_officer
from bottega.server.people.keys import Host, Keyring, new_id
from bottega.server.people.names import clean_name, clean_text, readable
from bottega.server.people.order import Officer
from bottega.server.store import club_tables, order
from bottega.server.store import groups as shelf
from bottega.server.store.groups import (
    ARRANGER,
    ASKING,
    BARRED,
    FOUNDER,
    IN,
    INVITED,
    LINK,
    MEMBER,
    UNHEARD,
    Group,
    Spoken,
)
from bottega.server.store.order import LOOK, Act, note
from bottega.server.store.store import Identity, Store, hold_identity
from bottega.server.store.ties import is_tied
from bottega.server.store.waiting import BLOCK
from bottega.wire import ChangeClub, NewClub

CLUB: Final = "club"  # what an invitation is to
OPEN: Final = "open"
MOST_PEOPLE: Final = 1_000  # in a club
MOST_ASKING: Final = 100  # to be let into a club
MOST_CLUBS: Final = 50  # of somebody


def absent() -> NoReturn:
    """Refuse what is about a club that is not there, or of which nobody is told."""
    raise Refusing("not-found", "there is no such club, or it is not for you")


class Groups:
    """All clubs."""

    def __init__(self, store: Store, keys: Keyring) -> None:
        self._store = store
        self._keys = keys

    async def found(self, identity: Identity, wish: NewClub) -> str:
        """Found a club; it takes somebody who can come back."""
        if not identity.lasting:
            raise Refusing("forbidden", "keep your code first: a club needs who can come back")
        id, at = new_id(), now()
        said = {"name": clean_name(wish.name), "about": about(wish.about), "door": wish.door}

        def work(connection: Connection) -> None:
            check_clubs(connection, identity.id)
            shelf.add_group(connection, id, identity.id, at, **said)

        await self._store.write(work)
        return id

    async def look(self, id: str, reader: Identity | None, link: str | None = None) -> Group:
        """Find a club, where the reader may know that it is there."""
        whom = None if reader is None else reader.id
        group = await self._store.read(lambda c: shelf.group(c, id, whom))
        if group is None:
            absent()
        if self._seen(group, link):
            return group
        if reader is None or not await self._store.read(lambda c: watches(c, id, reader)):
            absent()
        await self._note_look(id, reader)
        return group._replace(watched=True)

    async def _note_look(self, id: str, officer: Identity) -> None:
        """Write down that a moderator looks at a club, once for a report."""
        if await self._store.read(lambda c: has_looked(c, id, officer)):
            return
        act = Act(new_id(), now(), officer.id, LOOK, place=_address(id))
        await self._store.write(lambda c: note(c, act))

    def _seen(self, group: Group, link: str | None) -> bool:
        if group.inside or group.door != LINK or group.role == INVITED:
            return True
        return group.role != BARRED and self.invited(group, link)

    def invited(self, group: Group, link: str | None) -> bool:
        """Say whether somebody is invited by name, or by the secret of a club's invitation."""
        if group.role == INVITED:
            return True
        return link is not None and self._keys.invites(link, CLUB, group.id, group.generation)

    def link(self, group: Group) -> str:
        """Give the secret of a club's invitation."""
        return self._keys.invitation(CLUB, group.id, group.generation)

    async def change(self, identity: Identity, id: str, wish: ChangeClub) -> None:
        """Change what a club is called, what is said about it, and how one comes in."""
        changed: dict[str, Any] = {}
        if wish.name is not None:
            changed["name"] = clean_name(wish.name)
        if wish.about is not None:
            changed["about"] = about(wish.about)
        if wish.door is not None:
            changed["door"] = wish.door
        if changed:
            await self._arrange(identity, id, partial(shelf.change_group, id=id, **changed))

    async def renew(self, identity: Identity, id: str) -> None:
        """Make the invitation to a club another one; the one before opens nothing any more."""
        await self._arrange(identity, id, partial(shelf.renew, id=id))

    async def _arrange(
        self, identity: Identity, id: str, work: Callable[[Connection], None]
    ) -> None:
        """Do what only those may who arrange a club."""

        def checked(connection: Connection) -> None:
            check_arranger(shelf.role_of(connection, id, identity.id))
            work(connection)

        await self._store.write(checked)

    # Coming and going.

    async def join(self, identity: Identity, id: str, link: str | None) -> None:
        """Come into a club, or ask to be let in."""
        at = now()

        def work(connection: Connection) -> None:
            shelf.hold(connection, id)
            group = shelf.group(connection, id, identity.id)
            if group is None or not self._seen(group, link):
                absent()
            role = self._role(group, link)
            if role is None:
                return
            check_room(group)
            check_door(connection, id, role)
            check_clubs(connection, identity.id)
            shelf.put(connection, id, identity.id, role, at)

        await self._store.write(work)

    def _role(self, group: Group, link: str | None) -> str | None:
        """Say what somebody becomes who comes to a club; nothing new where they are in it."""
        if group.inside:
            return None
        if group.role == BARRED:
            raise Refusing("forbidden", "you were shut out of this club")
        if group.door == OPEN or self.invited(group, link):
            return MEMBER
        return None if group.role == ASKING else ASKING

    async def invite(self, identity: Identity, id: str, guest: str) -> bool:
        """Invite somebody by name; say whether they are to be told of it."""
        if identity.hidden:
            raise Refusing("forbidden", "who hides invites nobody by name; send them the link")
        at = now()

        def work(connection: Connection) -> bool:
            shelf.hold(connection, id)
            check_arranger(shelf.role_of(connection, id, identity.id))
            check_other(connection, identity, guest)
            check_inviting(shelf.role_of(connection, id, guest))
            shut = is_tied(connection, guest, BLOCK, identity.id)
            shelf.put(connection, id, guest, UNHEARD if shut else INVITED, at)
            return not shut

        told: bool = await self._store.write(work)
        return told

    async def leave(self, identity: Identity, id: str) -> None:
        """Leave a club, or ask no more to be let in."""
        await self._store.write(lambda connection: shelf.part(connection, id, identity.id))

    async def name(self, identity: Identity, id: str, player: str, role: str) -> None:
        """Let somebody in who asks or was shut out, or let them arrange, or not any more."""
        at = now()

        def work(connection: Connection) -> None:
            shelf.hold(connection, id)
            target = shelf.role_of(connection, id, player)
            check_naming(shelf.role_of(connection, id, identity.id), target, role)
            if target in IN:
                shelf.raise_to(connection, id, player, role)
            else:
                check_room(shelf.group(connection, id, None) or absent())
                shelf.put(connection, id, player, role, at)

        await self._store.write(work)

    async def remove(self, identity: Identity, id: str, player: str) -> None:
        """Shut a member out; forget somebody who asks, or was shut out."""
        at = now()

        def work(connection: Connection) -> None:
            shelf.hold(connection, id)
            target = shelf.role_of(connection, id, player)
            check_removing(shelf.role_of(connection, id, identity.id), target)
            if target in IN:
                shelf.put(connection, id, player, BARRED, at)
            else:
                shelf.drop(connection, id, player)

        await self._store.write(work)

    # Talking, and playing.

    async def say(self, identity: Identity, id: str, text: str) -> None:
        """Say something to all who are in a club."""
        said, at = clean_text(text), now()

        def work(connection: Connection) -> None:
            check_inside(shelf.role_of(connection, id, identity.id))
            shelf.write_line(connection, id, identity.id, said, at)

        await self._store.write(work)

    async def erase(self, identity: Identity, id: str, number: int) -> None:
        """Take back what one has said, or take away what another has where one keeps order."""

        def work(connection: Connection) -> None:
            shelf.hold(connection, id)
            role = shelf.role_of(connection, id, identity.id)
            check_inside(role)
            said = shelf.spoken(connection, id, number)
            if identity.moderator and said is not None and role == MEMBER:
                _strike(connection, identity, id, number, said)
            elif said is None or said.whom != identity.id:
                check_arranger(role)
            shelf.erase_line(connection, id, number)

        await self._store.write(work)

    async def spoken(self, identity: Identity, id: str, number: int) -> Spoken:
        """Tell who in a club has said something, and what, to somebody who is in it."""

        def read(connection: Connection) -> Spoken | None:
            check_inside(shelf.role_of(connection, id, identity.id))
            return shelf.spoken(connection, id, number)

        found: Spoken | None = await self._store.read(read)
        if found is None:
            raise Refusing("not-found", "nobody said anything there")
        return found

    async def note_table(self, host: Host, id: str) -> str:
        """Note that a table is about to be opened for a club; give its id."""
        table, at = new_id(), now()

        def work(connection: Connection) -> None:
            check_inside(shelf.role_of(connection, id, host.id))
            club_tables.note_table(connection, id, table, at)

        await self._store.write(work)
        return table

    async def note_again(self, before: str) -> str:
        """Give the id of the table where those of another meet again: it is of the same club."""
        table, at = new_id(), now()
        await self._store.write(lambda c: club_tables.note_again(c, before, table, at))
        return table


def _strike(connection: Connection, officer: Identity, id: str, number: int, said: Spoken) -> None:
    """Write down that a moderator takes away what somebody else has said."""
    if said.whom == officer.id:
        return
    check_officer(connection, Officer(officer.id, officer.name), said.whom)
    done = Act(
        id=new_id(),
        at=now(),
        officer=officer.id,
        what="strike",
        whom=said.whom,
        number=number,
        was=said.text,
        place=f"{CLUB}/{id}",
    )
    note(connection, done)


# Who may do what.


def about(text: str) -> str:
    """Give what is said about a club, in one line; it may be nothing."""
    return " ".join(readable(text).split())


def _address(id: str) -> str:
    return f"{CLUB}/{id}"


def watches(connection: Connection, id: str, reader: Identity) -> bool:
    """Say whether somebody keeps order and a report of a club waits for them."""
    return reader.moderator and order.waits(connection, reader.id, _address(id)) is not None


def has_looked(connection: Connection, id: str, officer: Identity) -> bool:
    """Say whether it is noted that an officer looks at a club of which a report waits."""
    since = order.waits(connection, officer.id, _address(id))
    place = _address(id)
    return since is not None and order.has_looked(connection, officer.id, place, since)


def check_reads(connection: Connection, id: str, reader: Identity) -> None:
    """Refuse who may not know what is said in a club: who is not in it, and does not watch it."""
    role = shelf.role_of(connection, id, reader.id)
    if role not in IN and not (reader.moderator and has_looked(connection, id, reader)):
        absent()


def check_inside(role: str | None) -> None:
    """Refuse who is not in a club."""
    if role not in IN:
        absent()


def check_arranger(role: str | None) -> None:
    """Refuse who does not arrange a club."""
    check_inside(role)
    if role not in (FOUNDER, ARRANGER):
        raise Refusing("forbidden", "only those may do this who arrange the club")


def check_naming(role: str | None, target: str | None, wished: str) -> None:
    """Refuse who may not make somebody what is wished."""
    check_arranger(role)
    if target is None:
        raise Refusing("not-found", "they are not in this club, and do not ask to be")
    if target in (INVITED, UNHEARD):
        raise Refusing("not-now", "they are invited, and come in themselves if they want to")
    if target == FOUNDER:
        raise Refusing("forbidden", "the founder stays founder until they leave")
    if role != FOUNDER and ARRANGER in (target, wished):
        raise Refusing("forbidden", "only the founder names who arranges")


def check_inviting(target: str | None) -> None:
    """Refuse to invite who is in a club, or knows of it."""
    if target in IN:
        raise Refusing("not-now", "they are in this club already")
    if target == ASKING:
        raise Refusing("not-now", "they ask to come in; let them in")
    if target in (INVITED, UNHEARD):
        raise Refusing("not-now", "they are invited already")
    if target == BARRED:
        raise Refusing("forbidden", "they were shut out of this club; let them in again first")


def check_removing(role: str | None, target: str | None) -> None:
    """Refuse who may not remove somebody."""
    check_arranger(role)
    if target is None:
        raise Refusing("not-found", "they are not in this club")
    if target == FOUNDER or (target == ARRANGER and role != FOUNDER):
        raise Refusing("forbidden", "only the founder removes who arranges")


def check_room(group: Group) -> None:
    """Refuse more people than a club can hold."""
    if group.members >= MOST_PEOPLE:
        raise Refusing("not-now", f"this club is full: {MOST_PEOPLE} people are in it")


def check_door(connection: Connection, club: str, role: str) -> None:
    """Refuse who would ask to be let in where many do already."""
    if role == ASKING and shelf.count_roles(connection, club, ASKING) >= MOST_ASKING:
        raise Refusing("not-now", f"{MOST_ASKING} people ask to be let in; come again later")


def check_clubs(connection: Connection, identity: str) -> None:
    """Refuse who is in many clubs already, and let them come into no other meanwhile."""
    hold_identity(connection, identity)
    if shelf.count_clubs(connection, identity) >= MOST_CLUBS:
        raise Refusing("not-now", f"you are in {MOST_CLUBS} clubs; leave one first")
