"""Who is asked to a seat of one's table, and how they are told."""

from collections.abc import Collection
from functools import partial

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.friends import check_other
from bottega.server.house.tables import Tables
from bottega.server.people.keys import Keyring
from bottega.server.people.limits import Limits
from bottega.server.people.notices import Notices
from bottega.server.store import Store, ties
from bottega.server.store.store import Identity
from bottega.server.store.ties import Asked
from bottega.server.store.waiting import BLOCK
from bottega.server.table import manners
from bottega.server.table.table import Table
from bottega.wire import Invitation, Invitations, Invited, InvitedFriend, Notice


class Asking:
    """Asks people to tables."""

    def __init__(
        self, store: Store, tables: Tables, keys: Keyring, notices: Notices, limits: Limits
    ) -> None:
        self._store = store
        self._tables = tables
        self._keys = keys
        self._notices = notices
        self._limits = limits

    async def invite(self, host: Identity, table: str, guest: str) -> None:
        """Keep a seat of one's table for somebody, and tell them; who is asked already is not."""
        if host.hidden:
            raise Refusing("forbidden", "who hides asks nobody by name; send them the link")
        await self._store.read(lambda c: check_other(c, host, guest))
        wait = self._limits.wait("invited", guest)
        if wait > 0:
            raise Refusing("too-fast", "they are asked to many tables just now", round(wait, 3))
        taken = await self._store.read(lambda c: [link for *_, link in ties.guests(c, table)])
        async with self._tables.reading(table) as found:
            seat = _seat(found, host, guest, taken)
            game = found.game_name
            link = f"{seat}.{self._keys.link(table, seat, found.seats[seat].generation)}"
        asked = Asked(table, guest, host.id, link, now())
        if await self._store.write(partial(ties.ask, asked=asked)):
            await self._tell(asked, host.name, game, seat)

    async def invitations(self, guest: str) -> Invitations:
        """List the seats that others keep for somebody."""
        found = await self._store.read(lambda c: ties.seats(c, guest))
        asked = [Invitation(o.table, o.game, o.name, o.host, o.link, o.at) for o in found]
        return Invitations(tuple(asked))

    async def _tell(self, asked: Asked, name: str, game: str, seat: int) -> None:
        """Tell a guest, unless they want to be told nothing by this host."""
        shut = partial(ties.is_tied, identity=asked.guest, kind=BLOCK, other=asked.host)
        if await self._store.read(shut):
            return
        notice = self._notice(asked.table, game, seat, name, asked.link, asked.at)
        self._notices.tell(asked.guest, notice)
        self._notices.call(asked.guest, notice, ("push", "webhook", "mail"), asked.host)
        await self._store.tell_asked(asked.guest)

    async def recall(self, guest: str) -> None:
        """Tell pages of this process of the last invitation, which was made at another."""
        for one in (await self.invitations(guest)).invitations[:1]:
            seat = int(one.link.partition(".")[0])
            notice = self._notice(one.table, one.game, seat, one.name, one.link, one.at)
            self._notices.tell(guest, notice)

    def _notice(self, table: str, game: str, seat: int, name: str, link: str, at: int) -> Notice:
        address = self._notices.link(table)
        url = None if address is None else f"{address}#{link}"
        return Notice("invitation", table, game, seat, at, url, name, link)

    async def invited(self, host: Identity, table: str) -> Invited:
        """List those whom the host has asked to a table, and who have not come yet."""
        async with self._tables.reading(table) as found:
            manners.host_only(found, host)
        guests = await self._store.read(lambda c: ties.guests(c, table))
        return Invited(tuple([InvitedFriend(id, name) for id, name, _ in guests]))


def _seat(table: Table, host: Identity, guest: str, links: Collection[str]) -> int:
    """Choose a seat for a guest: a free one, if possible one that is kept for nobody else."""
    manners.may_arrange(table, host)
    if table.seats_of(guest):
        raise Refusing("not-now", "they sit at this table already")
    seats = table.seats
    free = [seat for seat in manners.links_of(table, host) if seats[seat].holder is None]
    if not free:
        raise Refusing("not-now", "no seat of this table is free")
    kept = {int(link.partition(".")[0]) for link in links}
    return next((seat for seat in free if seat not in kept), free[0])
