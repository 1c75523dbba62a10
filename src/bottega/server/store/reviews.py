"""Reviews in the database, where every process finds how far they are."""

from typing import Final, Literal

from sqlalchemy import Connection, delete, select, update

from bottega.kernel.values import Value
from bottega.server.store.schema.own import REVIEWS
from bottega.server.store.store import Store

MOST: Final = 2_000  # reviews that are kept; the oldest go first
SILENT: Final = 30_000  # milliseconds after which nobody works on a review any more

State = Literal["none", "running", "done", "failed", "cancelled"]


class Shelved(Value):
    """A review as it lies in the store; `result` is the review, or why it failed."""

    state: State
    done: int = 0
    all: int = 0
    at: int = 0
    result: str | None = None

    def settled(self, at: int) -> "Shelved":
        """Give it as it is by now: who was silent for long has died over it."""
        if self.state != "running" or at - self.at <= SILENT:
            return self
        return Shelved("failed", self.done, self.all, self.at, "the server stopped meanwhile")


class ReviewShelf:
    """All reviews in the database: those under way, and those that are done."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def look(self, table: str, seat: int, at: int) -> Shelved:
        """See how far a review is."""
        return await self._store.read(lambda connection: _found(connection, table, seat, at))

    async def begin(self, table: str, seat: int, at: int) -> bool:
        """Claim a review for this process; False where it is under way or done already."""
        key = {"table_id": table, "seat": seat}
        fresh = {"state": "running", "done": 0, "total": 0, "at": at, "result": None}
        fresh["process"] = self._store.process

        def work(connection: Connection) -> bool:
            if _found(connection, table, seat, at).state in ("running", "done"):
                return False
            connection.execute(self._store.upsert(REVIEWS, key, fresh))
            oldest = select(REVIEWS.c.at).order_by(REVIEWS.c.at.desc()).offset(MOST).limit(1)
            limit = connection.scalar(oldest)
            if limit is not None:
                connection.execute(delete(REVIEWS).where(REVIEWS.c.at <= limit))
            return True

        return bool(await self._store.write(work))

    async def go_on(self, table: str, seat: int, done: int, of: int, at: int) -> bool:
        """Note progress as a sign of life; False where nobody wants the review any more."""
        return await self._change(table, seat, done=done, total=of, at=at)

    async def finish(self, table: str, seat: int, state: State, result: str, at: int) -> bool:
        """Lay down what came of a review."""
        return await self._change(table, seat, state=state, result=result, at=at)

    async def _change(self, table: str, seat: int, **values: object) -> bool:
        """Change a review that this process works on, and that still runs."""
        ours = update(REVIEWS).where(
            REVIEWS.c.table_id == table,
            REVIEWS.c.seat == seat,
            REVIEWS.c.state == "running",
            REVIEWS.c.process == self._store.process,
        )

        def work(connection: Connection) -> bool:
            return connection.execute(ours.values(**values)).rowcount > 0

        return bool(await self._store.write(work))

    async def cancel(self, table: str, seat: int) -> None:
        """Let nobody work on a review any more; one that is done stays."""
        running = update(REVIEWS).where(
            REVIEWS.c.table_id == table, REVIEWS.c.seat == seat, REVIEWS.c.state == "running"
        )

        def work(connection: Connection) -> None:
            connection.execute(running.values(state="cancelled"))

        await self._store.write(work)


def _found(connection: Connection, table: str, seat: int, at: int) -> Shelved:
    columns = (REVIEWS.c.state, REVIEWS.c.done, REVIEWS.c.total, REVIEWS.c.at, REVIEWS.c.result)
    query = select(*columns).where(REVIEWS.c.table_id == table, REVIEWS.c.seat == seat)
    row = connection.execute(query).one_or_none()
    return Shelved("none") if row is None else Shelved(*row).settled(at)
