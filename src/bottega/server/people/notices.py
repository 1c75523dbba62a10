"""Telling people that it is their turn: those who look at a page, and those who left a webhook."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import msgspec

from bottega.kernel.errors import BottegaError
from bottega.server.base.logs import log
from bottega.server.base.metrics import Metrics
from bottega.server.store import Store
from bottega.wire import Notice

if TYPE_CHECKING:
    from bottega.server.people.webhooks import Webhooks

WAITING: Final = 20  # notices kept for a page that does not read them
CALLS: Final = 20  # webhooks called at the same time
ATTEMPTS: Final = 3


class Stream(asyncio.Queue[Notice | None]):
    """What a page is to be told; None wakes who waits."""

    def __init__(self) -> None:
        super().__init__(WAITING)

    def end(self) -> None:
        """Wake who waits for a notice, to see that none will come."""
        if not self.full():
            self.put_nowait(None)


class Notices:
    """Tells people: on their pages, and by their webhooks."""

    def __init__(
        self, store: Store, webhooks: "Callable[[], Webhooks]", url: str, metrics: Metrics
    ) -> None:
        self._store = store
        self._webhooks = webhooks
        self._url = url.rstrip("/")
        self._metrics = metrics
        self._streams: dict[str, set[Stream]] = defaultdict(set)
        self._calls: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(CALLS)

    @contextmanager
    def stream(self, identity: str) -> Iterator[Stream]:
        """Let a page hear of its reader's turns."""
        stream = Stream()
        self._streams[identity].add(stream)
        try:
            yield stream
        finally:
            self._streams[identity].discard(stream)
            if not self._streams[identity]:
                del self._streams[identity]

    def link(self, table: str) -> str | None:
        """Give the address of a table, where the server knows its own."""
        return f"{self._url}/t/{table}" if self._url else None

    def tell(self, holder: str, notice: Notice) -> None:
        """Tell somebody who looks at a page."""
        for stream in self._streams.get(holder, ()):
            if not stream.full():
                stream.put_nowait(notice)

    def call(self, holder: str, notice: Notice) -> None:
        """Call the webhook of somebody, who may have left one."""
        task = asyncio.create_task(self._deliver(holder, notice))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _deliver(self, holder: str, notice: Notice) -> None:
        try:
            identity = await self._store.identity(holder)
        except BottegaError:
            return
        if identity is None or identity.webhook is None:
            return
        async with self._room:
            for attempt in range(ATTEMPTS):
                if await self._post(identity.webhook, notice):
                    return
                await asyncio.sleep(2.0**attempt)

    async def _post(self, url: str, notice: Notice) -> bool:
        """Call a webhook; True when there is no use in calling again."""
        from httpx import HTTPError  # long to import, and at many servers nobody is called

        try:
            status = await self._webhooks().post(url, msgspec.json.encode(notice))
        except BottegaError:
            self._metrics.notices.labels("refused").inc()
            return True
        except HTTPError as error:
            self._metrics.notices.labels("failed").inc()
            log.info("webhook failed", extra={"why": type(error).__name__, "table": notice.table})
            return False
        self._metrics.notices.labels("told" if status < 400 else "failed").inc()
        return status < 500

    def wake(self) -> None:
        """Let all who wait see that the server stops."""
        for streams in self._streams.values():
            for stream in streams:
                stream.end()

    async def stop(self) -> None:
        """Let go of calls that are still under way."""
        for task in self._calls:
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
