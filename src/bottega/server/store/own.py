"""What the database has of somebody: in which tables, what of it they are not shown, what stays."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Table, delete, select, update

from bottega.server.store import almanac
from bottega.server.store.groups import part_from_all
from bottega.server.store.puzzles import withdraw
from bottega.server.store.schema.clubs import (
    CLUB_LINES,
    CLUB_MEMBERS,
    DUPLICATE_GUESTS,
    DUPLICATES,
    ENTRANTS,
)
from bottega.server.store.schema.finished import ALMANAC_NAMES, MARKS, RATINGS, RESULTS, TALLIES
from bottega.server.store.schema.logs import SEATS
from bottega.server.store.schema.notices import ADDRESSES, HELD, LETTERS, MUTED, PUSHES, WISHES
from bottega.server.store.schema.order import ADMISSIONS, INVITATIONS, REPORTS
from bottega.server.store.schema.own import LOOKING
from bottega.server.store.schema.people import (
    ASKINGS,
    IDENTITIES,
    PASSKEYS,
    SESSIONS,
    TIES,
    WAITING,
)
from bottega.server.store.schema.puzzles import SHARERS, TRIES
from bottega.server.store.schema.tournaments import COMPETITORS, TOURNAMENTS

Cell = str | int | float | bool | None


class Own(NamedTuple):
    """A table with rows of people, which go with them unless they stay without a name."""

    table: Table
    owner: Column[str]
    secret: tuple[str, ...] = ()  # would let somebody else in, tell of them, or write to a device
    emptied: tuple[str, ...] | None = None  # rows stay, without these; None: they go


OWN: Final = (
    Own(IDENTITIES, IDENTITIES.c.id, ("recovery", "epoch")),
    Own(PASSKEYS, PASSKEYS.c.identity, ("credential", "key", "count", "asked")),
    Own(SESSIONS, SESSIONS.c.identity),
    Own(WISHES, WISHES.c.identity),
    Own(MUTED, MUTED.c.identity),
    Own(HELD, HELD.c.identity),
    Own(PUSHES, PUSHES.c.identity, ("id", "endpoint", "p256dh", "auth")),
    Own(ADDRESSES, ADDRESSES.c.identity, ("due", "tries")),
    Own(LETTERS, LETTERS.c.identity, ("notice", "whose")),
    Own(LOOKING, LOOKING.c.identity, ("process",)),
    Own(WAITING, WAITING.c.identity),
    Own(TIES, TIES.c.identity),
    Own(ASKINGS, ASKINGS.c.identity, ("host", "link")),
    Own(SEATS, SEATS.c.holder, emptied=()),
    Own(ENTRANTS, ENTRANTS.c.identity, emptied=()),
    Own(SHARERS, SHARERS.c.identity),
    Own(TRIES, TRIES.c.identity),
    Own(CLUB_MEMBERS, CLUB_MEMBERS.c.identity),
    Own(CLUB_LINES, CLUB_LINES.c.identity),
    Own(DUPLICATES, DUPLICATES.c.identity, emptied=()),
    Own(DUPLICATE_GUESTS, DUPLICATE_GUESTS.c.identity),
    Own(RESULTS, RESULTS.c.player, emptied=("name",)),
    Own(RATINGS, RATINGS.c.player, emptied=()),
    Own(REPORTS, REPORTS.c.reporter, ("whom",)),
    Own(INVITATIONS, INVITATIONS.c.host),
    Own(ADMISSIONS, ADMISSIONS.c.identity),
    Own(TOURNAMENTS, TOURNAMENTS.c.host, ("origin",), emptied=("origin",)),
    Own(COMPETITORS, COMPETITORS.c.identity, emptied=()),
    Own(MARKS, MARKS.c.player),
    Own(ALMANAC_NAMES, ALMANAC_NAMES.c.identity),
    Own(TALLIES, TALLIES.c.player),
)
# Where rows of others name somebody: these go too, as they would say nothing.
ABOUT: Final = (TIES.c.other, REPORTS.c.whom, ASKINGS.c.host, LETTERS.c.whose)


def own(connection: Connection, identity: str) -> dict[str, tuple[dict[str, Cell], ...]]:
    """Give all rows of somebody, by the table where they are."""
    found = {}
    for table, owner, secret, _ in OWN:
        columns = [column for column in table.c if column.name not in secret]
        query = select(*columns).where(owner == identity).order_by(*table.primary_key)
        rows = connection.execute(query).mappings().all()
        found[table.name] = tuple([dict(row) for row in rows])
    return found


def forget(connection: Connection, identity: str, alias: str, at: int) -> None:
    """Delete all rows of somebody; what is part of games stays, under an alias without a name."""
    part_from_all(connection, identity)
    _call_off_all(connection, identity, at)
    withdraw(connection, identity)
    almanac.withdraw(connection, identity)
    _answer_no_more(connection, identity, alias)
    for column in ABOUT:
        connection.execute(delete(column.table).where(column == identity))
    _leave_again(connection, identity, alias)
    host = ADMISSIONS.c.host == identity
    connection.execute(update(ADMISSIONS).where(host).values(host=alias))
    for table, owner, _, emptied in OWN:
        if emptied is None:
            connection.execute(delete(table).where(owner == identity))
        else:
            nameless: dict[str, Any] = {owner.name: alias, **dict.fromkeys(emptied, "")}
            connection.execute(update(table).where(owner == identity).values(nameless))


def _answer_no_more(connection: Connection, identity: str, alias: str) -> None:
    """Let what is reported of a place stay, as it is there without who answered for it."""
    found = REPORTS.c
    named = (found.whom == identity, found.place.is_not(None), found.number.is_(None))
    connection.execute(update(REPORTS).where(*named).values(whom=alias))


def _leave_again(connection: Connection, identity: str, alias: str) -> None:
    """Leave the contests to which somebody came once more while they went: one try counts."""
    known = select(ENTRANTS.c.contest).where(ENTRANTS.c.identity == alias)
    twice = (ENTRANTS.c.identity == identity, ENTRANTS.c.contest.in_(known))
    connection.execute(delete(ENTRANTS).where(*twice))


def _call_off_all(connection: Connection, host: str, at: int) -> None:
    """Call off the tournaments that nobody can begin any more where its host has gone."""
    here = TOURNAMENTS.c
    waiting = (here.host == host, here.status == "coming", here.begins.is_(None))
    called_off = update(TOURNAMENTS).where(*waiting)
    connection.execute(called_off.values(status="abandoned", ended=at, due=None))
