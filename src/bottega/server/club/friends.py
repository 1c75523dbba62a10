"""Friends: who is here, and where they play."""

from collections.abc import Collection

from sqlalchemy import Connection

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.house.tables import Tables
from bottega.server.people.doors import Doors
from bottega.server.store import Store, ties
from bottega.server.store.store import Identity
from bottega.server.store.ties import FOLLOW, Tied
from bottega.server.store.waiting import BLOCK
from bottega.wire import Friend, Friends

NOBODY = "there is no such player, or they do not show themselves"


class Company:
    """Knows who is here."""

    def __init__(self, store: Store, tables: Tables, doors: Doors) -> None:
        self._store = store
        self._tables = tables
        self._doors = doors

    async def follow(self, identity: Identity, other: str) -> None:
        """Follow somebody who shows themselves."""

        def work(connection: Connection) -> bool:
            check_other(connection, identity, other)
            return ties.follow(connection, identity.id, other, now())

        if not await self._store.write(work):
            raise Refusing("not-now", f"one follows {ties.MOST} people at most")

    async def friends(self, identity: str) -> Friends:
        """Tell how it stands with those whom somebody follows, and whom they block."""
        here, at = set(self._doors.looking()), self._seated()

        def read(connection: Connection) -> Friends:
            found = ties.tied(connection, identity, FOLLOW)
            blocked = ties.tied(connection, identity, BLOCK)
            open = {one.id for one in found if not one.shuts}
            return Friends(
                tuple(_friends(connection, found, open & here, _of(at, open))),
                tuple([Friend(one.id, one.name) for one in blocked]),
            )

        return await self._store.read(read)

    def _seated(self) -> list[tuple[str, str]]:
        """List who is at which table of this process."""
        return [
            (holder, live.id)
            for live in self._tables.live.values()
            if live.table is not None
            for seat in live.here
            if seat < len(live.table.seats)
            and (holder := live.table.seats[seat].holder) is not None
        ]


def check_other(connection: Connection, identity: Identity, other: str) -> None:
    """Refuse to have to do with oneself, with nobody, and with whom one blocks."""
    if other == identity.id:
        raise Refusing("bad-message", "player: this is you")
    if ties.shown(connection, other) is None:
        raise Refusing("not-found", NOBODY)
    if ties.is_tied(connection, identity.id, BLOCK, other):
        raise Refusing("forbidden", "you have blocked them")


def _of(at: Collection[tuple[str, str]], people: Collection[str]) -> list[tuple[str, str]]:
    return [(who, table) for who, table in at if who in people]


def _friends(
    connection: Connection,
    found: Collection[Tied],
    here: Collection[str],
    at: Collection[tuple[str, str]],
) -> list[Friend]:
    """Tell who of these is here, and at which table that everybody may watch."""
    open = [one.id for one in found if not one.shuts]
    present = {*here, *ties.looking(connection, open)}
    seated = [*at, *ties.sitting(connection, open)]
    games = ties.watched(connection, {table for _, table in seated})
    where = {who: table for who, table in seated if table in games}
    return [
        Friend(
            one.id,
            one.name,
            here=one.id in present or one.id in where,
            table=where.get(one.id),
            game=games.get(where.get(one.id, "")),
        )
        for one in found
    ]
