"""What is still to be done at tables: of somebody who goes or loses their name, or of a contest.

A tournament, which is the host of its tables, loses its name like somebody.

It is noted in the transaction in which that happens: whatever is killed in the middle, it is done.
"""

from collections.abc import Mapping
from typing import Final, Literal

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bottega.kernel.values import Value
from bottega.server.store.almanac import withdraw
from bottega.server.store.database import take_turn
from bottega.server.store.own import forget
from bottega.server.store.results import RATING, take_back
from bottega.server.store.schema.finished import RESULTS
from bottega.server.store.schema.logs import LOG
from bottega.server.store.schema.order import ERRANDS
from bottega.server.store.schema.people import IDENTITIES

GONE: Final = "gone"
NAME: Final = "name"

ENDS: Final = "ends"

Kind = Literal["gone", "name", "ends"]


class Errand(Value):
    """What is to be done at all tables of somebody, or of a contest."""

    identity: str  # or the id of the contest or tournament
    kind: Kind
    word: str  # the alias of who has gone, the new name, or when the contest ends
    since: int


def go(connection: Connection, errand: Errand) -> None:
    """Delete somebody, and note that their tables are to be made nameless."""
    take_turn(connection, RATING)
    note(connection, errand)
    forget(connection, errand.identity, errand.word, errand.since)


def rename(connection: Connection, errand: Errand) -> bool:
    """Call somebody otherwise, and note that their tables are to say so; False if they have gone.

    What is still to be done for who has gone must not give way to this.
    """
    take_turn(connection, RATING)
    renamed = update(IDENTITIES).where(IDENTITIES.c.id == errand.identity)
    if connection.execute(renamed.values(name=errand.word)).rowcount == 0:
        return False
    mine = RESULTS.c.player == errand.identity
    connection.execute(update(RESULTS).where(mine).values(name=errand.word))
    withdraw(connection, errand.identity)
    note(connection, errand)
    return True


def note(connection: Connection, errand: Errand) -> None:
    """Note an errand in the place of an earlier one."""
    connection.execute(delete(ERRANDS).where(ERRANDS.c.identity == errand.identity))
    row = {name: getattr(errand, name) for name in Errand.__struct_fields__}
    connection.execute(insert(ERRANDS).values(row))


def again(connection: Connection, errand: Errand) -> None:
    """Make nameless what was still written while somebody went; games are rated once more."""
    if errand.kind == GONE:
        take_turn(connection, RATING)
        take_back(connection, errand.identity)
        forget(connection, errand.identity, errand.word, errand.since)


def due(connection: Connection, before: int) -> list[Errand]:
    """List the errands that were noted before a time, the oldest first."""
    query = select(ERRANDS).where(ERRANDS.c.since <= before).order_by(ERRANDS.c.since)
    return [Errand(*row) for row in connection.execute(query).all()]


def done(connection: Connection, errand: Errand) -> None:
    """Forget an errand."""
    here = (ERRANDS.c.identity == errand.identity, ERRANDS.c.since == errand.since)
    connection.execute(delete(ERRANDS).where(*here))


def tables_of(connection: Connection, identity: str) -> list[str]:
    """List the tables whose logs name somebody."""
    query = select(LOG.c.table_id).where(LOG.c.who == identity).distinct()
    return list(connection.scalars(query.order_by(LOG.c.table_id)).all())


def rewrite(connection: Connection, table: str, entries: Mapping[int, bytes], who: str) -> None:
    """Put entries in the place of those that named somebody; nothing else of a log ever changes."""
    here = (LOG.c.table_id == table, LOG.c.number == bindparam("place"))
    statement = update(LOG).where(*here).values(entry=bindparam("said"))
    if entries:
        rows = [{"place": n, "said": entry.decode()} for n, entry in entries.items()]
        connection.execute(statement, rows)
    named = (LOG.c.table_id == table, LOG.c.who == who)
    connection.execute(update(LOG).where(*named).values(who=None))
