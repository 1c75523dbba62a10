"""How people are told, in the database: their devices, their wishes, and whether they look."""

import hashlib
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, select

from bottega.kernel.values import Value
from bottega.server.base.logs import log
from bottega.server.store.schema.notices import ADDRESSES, HELD, MUTED, PUSHES, WISHES
from bottega.server.store.schema.own import LOOKING
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.store import Listed, Store
from bottega.wire import PushDevice, Wishes

MOST: Final = 8  # devices of one person; the oldest go first


class Reach(Value):
    """All ways by which somebody can be told of something at a table, and what they wish."""

    webhook: str | None
    wishes: Wishes
    muted: bool  # that table
    devices: tuple[PushDevice, ...]
    looking: bool  # at a page of another process
    mail: bool = False  # whether there is an address to which nothing was sent since they were here


class NoticeShelf:
    """What the database knows of how people are to be told."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Devices.

    async def add(self, identity: str, device: PushDevice, at: int) -> None:
        """Keep a device; it belongs to who was there last, and the oldest give way."""
        key = {"id": _hashed(device.endpoint)}
        row = {"identity": identity, "created": at, **msgspec.structs.asdict(device)}
        newest = (PUSHES.c.created.desc(), PUSHES.c.id)
        own = PUSHES.c.identity == identity

        def work(connection: Connection) -> None:
            connection.execute(self._store.upsert(PUSHES, key, row))
            ids = connection.scalars(select(PUSHES.c.id).where(own).order_by(*newest)).all()
            surplus = [id for id in ids if id != key["id"]][MOST - 1 :]
            connection.execute(delete(PUSHES).where(PUSHES.c.id.in_(surplus)))

        await self._store.write(work)

    async def remove(self, endpoint: str, identity: str | None = None) -> None:
        """Forget a device; that of somebody, where it is said whose."""
        gone = delete(PUSHES).where(PUSHES.c.id == _hashed(endpoint))
        if identity is not None:
            gone = gone.where(PUSHES.c.identity == identity)
        await self._store.execute(gone)

    async def devices(self, identity: str) -> tuple[PushDevice, ...]:
        """List the devices of somebody, the newest first."""
        return await self._store.read(lambda connection: _devices(connection, identity))

    # Wishes.

    async def wishes(self, identity: str) -> Wishes:
        """Tell what somebody wishes; the usual where they have said nothing."""
        return await self._store.read(lambda connection: _wishes(connection, identity))

    async def wish(self, identity: str, wishes: Wishes) -> None:
        """Keep what somebody wishes."""
        row = {"wishes": msgspec.json.encode(wishes).decode()}
        kept = self._store.upsert(WISHES, {"identity": identity}, row)
        await self._store.execute(kept)

    async def mute(self, identity: str, table: str) -> None:
        """Make a table silent for somebody."""
        key = {"identity": identity, "table_id": table}
        await self._store.execute(self._store.upsert(MUTED, key, {}))

    async def unmute(self, identity: str, table: str) -> None:
        """Let a table be heard again."""
        await self._store.execute(delete(MUTED).where(_is_muted(identity, table)))

    async def muted(self, identity: str) -> tuple[str, ...]:
        """List the tables that are silent for somebody."""
        query = select(MUTED.c.table_id).where(MUTED.c.identity == identity)
        return await self._store.read(lambda c: tuple(c.scalars(query.order_by("table_id")).all()))

    # What waits for the end of quiet hours.

    async def hold(self, identity: str, due: int) -> None:
        """Note that somebody is to be told at a time what waits for them then."""
        await self._store.execute(self._store.upsert(HELD, {"identity": identity}, {"due": due}))

    async def release(self, at: int) -> tuple[str, ...]:
        """Give those whose quiet hours have ended, each to one process and once."""
        ended = HELD.c.due <= at
        query = select(HELD.c.identity).where(ended).limit(1)
        if not await self._store.read(lambda connection: connection.scalars(query).all()):
            return ()
        gone = delete(HELD).where(ended).returning(HELD.c.identity)
        freed = await self._store.write(lambda connection: connection.scalars(gone).all())
        return tuple(freed)

    async def waiting(self, identity: str, at: int) -> list[Listed]:
        """List the tables that wait for somebody, without those that are silent for them."""
        silent = await self.muted(identity)
        found = await self._store.of(identity, at)
        return [each for each in found if _waits(each) and each.info.id not in silent]

    # Who looks at a page.

    async def look(self, identity: str) -> None:
        """Note that somebody looks at a page of this process."""
        key = {"identity": identity, "process": self._store.process}
        looking = self._store.upsert(LOOKING, key, {})
        await self._store.execute(looking)

    async def look_away(self, identity: str) -> None:
        """Note that somebody looks at no page of this process any more."""
        here = and_(LOOKING.c.identity == identity, LOOKING.c.process == self._store.process)
        gone = delete(LOOKING).where(here)
        await self._store.execute(gone)

    # All of it.

    async def reach(self, identity: str, table: str) -> Reach | None:
        """Tell how somebody is reached about a table; None where nobody is called so."""
        here = self._store.process
        others = select(LOOKING.c.process).where(LOOKING.c.identity == identity)
        others = others.where(LOOKING.c.process != here).limit(1)
        box = ADDRESSES.c
        known = select(box.identity).where(box.identity == identity, box.address.is_not(None))
        mailed = known.where(box.told.is_(None))
        silent = select(MUTED.c.table_id).where(_is_muted(identity, table))

        def read(connection: Connection) -> Reach | None:
            query = select(IDENTITIES.c.webhook).where(IDENTITIES.c.id == identity)
            found = connection.execute(query).one_or_none()
            if found is None:
                return None
            muted = connection.scalar(silent) is not None
            looking = connection.scalar(others) is not None
            devices, mail = _devices(connection, identity), connection.scalar(mailed) is not None
            wishes = _wishes(connection, identity)
            return Reach(found[0], wishes, muted, devices, looking, mail)

        return await self._store.read(read)


def forget_devices(connection: Connection, identity: str) -> None:
    """Forget all devices of somebody."""
    connection.execute(delete(PUSHES).where(PUSHES.c.identity == identity))


def _hashed(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _is_muted(identity: str, table: str) -> ColumnElement[bool]:
    return and_(MUTED.c.identity == identity, MUTED.c.table_id == table)


def _devices(connection: Connection, identity: str) -> tuple[PushDevice, ...]:
    row = PUSHES.c
    query = select(row.endpoint, row.p256dh, row.auth, row.language)
    own = query.where(row.identity == identity).order_by(row.created.desc(), row.id)
    return tuple(PushDevice(*found) for found in connection.execute(own).all())


def _wishes(connection: Connection, identity: str) -> Wishes:
    query = select(WISHES.c.wishes).where(WISHES.c.identity == identity)
    return read_wishes(connection.scalar(query))


def read_wishes(text: str | None) -> Wishes:
    """Read what somebody wishes; the usual where they have said nothing."""
    try:
        return Wishes() if text is None else msgspec.json.decode(text, type=Wishes)
    except msgspec.DecodeError as error:
        log.error("wishes are damaged", extra={"why": str(error)})
        return Wishes()


def _waits(table: Listed) -> bool:
    """Say whether a table waits for who reads, and no bot answers in their place."""
    seats = table.info.seats if table.asked & table.mine else ()
    return any((table.asked & table.mine) >> seat.seat & 1 and seat.bot is None for seat in seats)
