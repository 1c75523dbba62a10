"""The public records of days in the database: which there are, and their files, piece by piece."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, tuple_

from bottega.server.store.database import upsert
from bottega.server.store.results import Moment
from bottega.server.store.schema.finished import ALMANAC, ALMANAC_NAMES, ALMANAC_PIECES, GAMES
from bottega.server.store.schema.people import IDENTITIES

DAY: Final = 86_400_000  # milliseconds
FEW: Final = 20  # games that are read at a time
KEEP: Final = 60 * DAY  # a file is forgotten so long after it was made; it can be made again


class File(NamedTuple):
    """The file of a day."""

    day: str
    edition: str  # of its pieces
    games: int
    found: int  # games of the day, also those left out
    named: int  # people
    bytes: int
    sha256: str
    made: int
    waits: int | None = None  # when a game that was left out may be told


def days_of(connection: Connection, before: int, most: int) -> list[int]:
    """List the days on which public games ended, as numbers, the latest first; a look for each."""
    found: list[int] = []
    while len(found) < most:
        earlier = (GAMES.c.public, GAMES.c.ended < before)
        last = connection.scalar(select(func.max(GAMES.c.ended)).where(*earlier))
        if last is None:
            break
        found.append(int(last) // DAY)
        before = found[-1] * DAY
    return found


def games_of(connection: Connection, day: int) -> int:
    """Count the public games that ended on a day."""
    query = select(func.count()).select_from(GAMES).where(*_on(day))
    return int(connection.scalar(query) or 0)


def tables_of(connection: Connection, day: int, after: Moment) -> list[Moment]:
    """List some public games of a day in the order in which they ended."""
    found = GAMES.c
    query = select(found.ended, found.table_id).where(*_on(day))
    query = query.where(tuple_(found.ended, found.table_id) > after)
    query = query.order_by(found.ended, found.table_id).limit(FEW)
    return [(ended, table) for ended, table in connection.execute(query).all()]


def _on(day: int) -> tuple[Any, ...]:
    return (GAMES.c.public, GAMES.c.ended >= day * DAY, GAMES.c.ended < (day + 1) * DAY)


def files(connection: Connection, days: Iterable[str]) -> dict[str, File]:
    """Find the files of some days that were made."""
    query = select(*[ALMANAC.c[name] for name in File._fields]).where(ALMANAC.c.day.in_(list(days)))
    return {row.day: File(*row) for row in connection.execute(query).all()}


def fresh(connection: Connection, file: File, day: int, at: int) -> bool:
    """Say whether a file may be given: whom it names may be named, and no game is missing."""
    told = file.waits is None or at < file.waits
    return told and shown(connection, file) and games_of(connection, day) == file.found


def shown(connection: Connection, file: File) -> bool:
    """Say whether all whom a file names are here and show themselves."""
    found = ALMANAC_NAMES.c
    here = (found.edition == file.edition, IDENTITIES.c.id == found.identity)
    query = select(func.count()).where(*here, ~IDENTITIES.c.hidden)
    return connection.scalar(query) == file.named


def note_names(connection: Connection, edition: str, people: Iterable[str]) -> None:
    """Note whom a file names."""
    for identity in people:
        key = {"edition": edition, "identity": identity}
        connection.execute(upsert(connection.dialect.name, ALMANAC_NAMES, key, {}))


def keep(connection: Connection, edition: str, first: int, pieces: Sequence[bytes]) -> None:
    """Keep some pieces of a file, from a number on."""
    rows = [
        {"edition": edition, "number": first + at, "data": data} for at, data in enumerate(pieces)
    ]
    if rows:
        connection.execute(insert(ALMANAC_PIECES), rows)


def publish(connection: Connection, file: File) -> None:
    """Let this be the file of its day."""
    values = file._asdict()
    key = {"day": values.pop("day")}
    connection.execute(upsert(connection.dialect.name, ALMANAC, key, values))


def tidy(connection: Connection, at: int) -> None:
    """Forget files that are old, and pieces of which no file consists; nobody else makes one."""
    connection.execute(delete(ALMANAC).where(ALMANAC.c.made < at - KEEP))
    current = select(ALMANAC.c.edition)
    for kind in (ALMANAC_PIECES, ALMANAC_NAMES):
        connection.execute(delete(kind).where(kind.c.edition.not_in(current)))


def drop(connection: Connection, editions: Iterable[str]) -> None:
    """Forget files, or what was kept of them so far."""
    some = list(editions)
    for kind in (ALMANAC, ALMANAC_PIECES, ALMANAC_NAMES):
        connection.execute(delete(kind).where(kind.c.edition.in_(some)))


def withdraw(connection: Connection, identity: str) -> None:
    """Let no file name somebody; one that is being written will find that they are not noted."""
    named = ALMANAC_NAMES.c
    mine = select(named.edition).where(named.identity == identity)
    made = mine.join(ALMANAC, ALMANAC.c.edition == named.edition)
    drop(connection, connection.scalars(made).all())
    connection.execute(delete(ALMANAC_NAMES).where(named.identity == identity))


def piece(connection: Connection, edition: str, number: int) -> bytes | None:
    """Read a piece of a file; None behind the last one."""
    found = ALMANAC_PIECES.c
    query = select(found.data).where(found.edition == edition, found.number == number)
    data = connection.scalar(query)
    return None if data is None else bytes(data)
