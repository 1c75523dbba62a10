"""One thread that writes: what waits is committed together, one sync for many answers."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from bottega.server.base.errors import Unavailable
from bottega.server.base.logs import log
from bottega.server.store.appender import Append, Appender
from bottega.server.store.trouble import FULL, meaning

GATHER: Final = 0.002  # seconds
MANY: Final = 12  # jobs at once, which tell that the loop is busy

Work = Callable[[Connection], Any]
Job = tuple[Append | Work, "asyncio.Future[Any]"]


class Writer:
    """Takes appends and other work, commits them in order, and then tells who waits."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._appender = Appender(engine, process)
        self._pending: list[Job] = []
        self._wake = threading.Condition()
        self._stopping = False
        self.trouble = ""  # what kept the last attempt from being stored, if something did
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Append | Work) -> "asyncio.Future[Any]":
        """Queue some work; the future is done when it is durably stored, or has failed."""
        future: asyncio.Future[Any] = self._loop.create_future()
        with self._wake:
            if self._stopping:
                raise Unavailable("the server is stopping")
            self._pending.append((work, future))
            if len(self._pending) == 1:
                self._wake.notify()
        return future

    def stop(self) -> None:
        """Finish what is queued and end the thread."""
        with self._wake:
            self._stopping = True
            self._wake.notify()
        self._thread.join()

    def _run(self) -> None:
        busy = False
        while True:
            with self._wake:
                while not self._pending and not self._stopping:
                    self._wake.wait()
            if busy:
                time.sleep(GATHER)  # more will come, and one sync serves them all
            with self._wake:
                jobs, self._pending = self._pending, []
            busy = len(jobs) > MANY
            if not jobs:
                self._appender.close()
                return
            done = self._do(jobs)
            self._loop.call_soon_threadsafe(_tell, done)

    def _do(self, jobs: list[Job]) -> "list[tuple[asyncio.Future[Any], Any]]":
        appends = [(work, future) for work, future in jobs if isinstance(work, Append)]
        results = self._append([work for work, _ in appends])
        done = [(future, result) for (_, future), result in zip(appends, results, strict=True)]
        for work, future in jobs:
            if not isinstance(work, Append):
                done.append((future, self._attempt(work)))
        return done

    def _append(self, appends: Sequence[Append]) -> list[Any]:
        """Commit all together; if one lost its place in its log, or breaks, each by itself."""
        if not appends:
            return []
        together = self._try(lambda: self._appender.append(appends))
        if together is True:
            return [True] * len(appends)
        if len(appends) == 1 or isinstance(together, Unavailable):
            return [together] * len(appends)
        return [self._append([append])[0] for append in appends]

    def _attempt(self, work: Work) -> Any:
        """Do some work in a transaction of its own; one that changes nothing proves nothing."""
        changed = True

        def transaction() -> Any:
            nonlocal changed
            with self._engine.begin() as connection:
                before = _changes(connection)
                result = work(connection)
                changed = before is None or _changes(connection) != before
                return result

        return self._try(transaction, lambda: changed)

    def _try(self, work: Callable[[], Any], proves: Callable[[], bool] = lambda: True) -> Any:
        """Give the result of some work, or the error to raise; what was stored ends a trouble."""
        try:
            result = work()
            if proves():
                self._note("")
            return result
        except Exception as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            away = isinstance(cause, Exception) and self._appender.is_outage(cause)
            self._note(meaning(error, self._engine) if away else "")
            return self.unavailable() if away else error

    def unavailable(self) -> Unavailable:
        """Give the refusal of what cannot be stored; of the reasons only one is everybody's."""
        if self.trouble == FULL:
            return Unavailable("the server's disk is full; nothing is stored until there is room")
        return Unavailable()

    def _note(self, trouble: str) -> None:
        """Remember what is wrong, and say it once."""
        if trouble and trouble != self.trouble:
            log.warning("nothing can be stored", extra={"why": trouble})
        self.trouble = trouble


def _changes(connection: Connection) -> int | None:
    """Count the rows that a connection has changed; PostgreSQL does not tell."""
    return getattr(connection.connection.dbapi_connection, "total_changes", None)


def _tell(done: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    for future, result in done:
        if future.done():
            continue  # who asked has gone
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
