"""Telling people what they want to know: on open pages, by webhooks, web push, and mail."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from prometheus_client import Counter

from bottega.kernel.errors import BottegaError
from bottega.server.base.beside import Beside
from bottega.server.base.logs import log
from bottega.server.base.metrics import Metrics
from bottega.server.people.doors import Doors
from bottega.server.people.wishing import Way, is_quiet, quiet_ends, wants, wishes_for
from bottega.server.store.notices import NoticeShelf, Reach
from bottega.wire import Notice, PushDevice, PushMessage, TableInfo, Wishes

if TYPE_CHECKING:
    from bottega.server.people.mailing import Mailing
    from bottega.server.people.pushes import Pusher
    from bottega.server.people.webhooks import Webhooks

WAITING: Final = 20  # notices kept for a page that does not read them
CALLS: Final = 20  # people called at the same time
ATTEMPTS: Final = 3
PAUSE = 1.0  # seconds before the second attempt, and twice as long before the next
REFUSED: Final = 400  # a status: there is no use in calling again
UNHEARD: Final = 503  # a status: nobody answered
BUSY: Final = 429
GONE: Final = (404, 410)  # what a push service says of a device that is no more

AT_DEVICES: Final = ("push", "mail")  # ways that nobody needs who looks at a page

Calling = Callable[[], Awaitable[int]]  # gives the status


class Stream(asyncio.Queue[Notice | None]):
    """What a page is to be told; None wakes who waits."""

    def __init__(self) -> None:
        super().__init__(WAITING)

    def end(self) -> None:
        """Wake who waits for a notice, to see that none will come."""
        if not self.full():
            self.put_nowait(None)


class Callers:
    """Who calls outside, each made for the first call: they take long to import."""

    def __init__(self, webhooks: "Callable[[], Webhooks]", pusher: "Callable[[], Pusher]") -> None:
        self.webhooks = webhooks
        self.pusher = pusher


class Notices:
    """Tells people: on their pages, by their webhooks, and on their devices."""

    def __init__(
        self, shelf: NoticeShelf, doors: Doors, callers: Callers, url: str, metrics: Metrics
    ) -> None:
        self._shelf = shelf
        self._doors = doors
        self._callers = callers
        self._url = url.rstrip("/")
        self._metrics = metrics
        self.mailing: Mailing | None = None  # where the operator sends mails
        self._streams: dict[str, set[Stream]] = defaultdict(set)
        self._calls = Beside()
        self._room = asyncio.Semaphore(CALLS)

    @contextmanager
    def stream(self, identity: str) -> Iterator[Stream]:
        """Let a page hear what its reader is told."""
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
        return self.address(f"/t/{table}")

    def address(self, path: str) -> str | None:
        """Give the address of a page, where the server knows its own."""
        return f"{self._url}{path}" if self._url else None

    def tell(self, holder: str, notice: Notice) -> None:
        """Tell somebody who has a page open."""
        for stream in self._streams.get(holder, ()):
            if not stream.full():
                stream.put_nowait(notice)

    async def on_page(self, holder: str, notice: Notice) -> Notice:
        """Give a notice as a page is told it: silent, where nobody wishes or needs its noise."""
        try:
            reach = await self._shelf.reach(holder, notice.table)
        except BottegaError:
            return notice
        looking = holder in self._doors.looking() or (reach is not None and reach.looking)
        wanted = reach is None or _wanted(reach, notice, "page")
        return msgspec.structs.replace(notice, silent=looking or not wanted)

    def call(self, holder: str, notice: Notice, ways: Collection[Way], whose: str = "") -> None:
        """Call somebody by those of these ways that they wish, without noise where they look.

        Whose doing it is may be called otherwise when they are told.
        """
        looking = holder in self._doors.looking()
        left = [way for way in ways if not (looking and way in AT_DEVICES)]
        if not left:
            return
        self._calls.begin(self._deliver(holder, notice, left, whose))

    async def _deliver(
        self, holder: str, notice: Notice, ways: Collection[Way], whose: str
    ) -> None:
        try:
            reach = await self._shelf.reach(holder, notice.table)
            if reach is None:
                return
            if "push" in ways and _holds(reach, notice):
                await self._hold(holder, reach.wishes, time.time())
            if "mail" in ways and _mailed(reach, notice):
                await self._mail(holder, notice, reach.wishes, whose)
            wished = [way for way in ways if _wanted(reach, notice, way)]
            async with self._room:
                await asyncio.gather(*(self._by(way, reach, notice) for way in wished))
        except BottegaError as error:
            log.info("somebody could not be called", extra={"why": str(error)})

    async def _mail(self, holder: str, notice: Notice, wishes: Wishes, whose: str) -> None:
        if self.mailing is not None:
            await self.mailing.put(holder, notice, wishes, round(time.time() * 1000), whose)

    async def _hold(self, holder: str, wishes: Wishes, at: float) -> None:
        if wishes.quiet is not None:
            await self._shelf.hold(holder, round(quiet_ends(wishes.quiet, at) * 1000))

    async def recall(self, at: float) -> None:
        """Tell those whose quiet hours have ended what waits for them now, all in one push."""
        for holder in await self._shelf.release(round(at * 1000)):
            if holder not in self._doors.looking():
                self._calls.begin(self._remind(holder, at))

    async def _remind(self, holder: str, at: float) -> None:
        try:
            reach = await self._shelf.reach(holder, "")
            if reach is None or reach.looking or not wishes_for(reach.wishes, "your-turn", "push"):
                return None
            if is_quiet(reach.wishes.quiet, at):  # they were made longer meanwhile
                return await self._hold(holder, reach.wishes, at)
            waiting = await self._shelf.waiting(holder, round(at * 1000))
            async with self._room:
                await self._push_all(reach, [each.info for each in waiting])
        except BottegaError as error:
            log.info("somebody could not be reminded", extra={"why": str(error)})

    async def _push_all(self, reach: Reach, waiting: Sequence[TableInfo]) -> None:
        if waiting and reach.devices:
            from bottega.server.people.pushes import reminded  # long to import, as it encrypts

            said = ((device, reminded(waiting, device.language)) for device in reach.devices)
            await asyncio.gather(*(self.push(*each) for each in said))

    async def _by(self, way: Way, reach: Reach, notice: Notice) -> None:
        """Call somebody by one way, where they have it."""
        if way == "webhook" and reach.webhook is not None:
            await self._call_webhook(reach.webhook, notice)
        elif way == "push" and reach.devices and not reach.looking:
            from bottega.server.people.pushes import worded  # long to import, as it encrypts

            said = ((device, worded(notice, device.language)) for device in reach.devices)
            await asyncio.gather(*(self.push(*each) for each in said))

    async def _call_webhook(self, url: str, notice: Notice) -> None:
        body = msgspec.json.encode(notice)
        calling = partial(self._callers.webhooks().post, url, body)
        await self._insist(calling, self._metrics.webhooks)

    async def push(self, device: PushDevice, message: PushMessage) -> int:
        """Send a message to a device, which is forgotten where its service says that it is gone."""
        calling = partial(self._callers.pusher().send, device, message)
        status = await self._insist(calling, self._metrics.pushes)
        if status in GONE:
            await self._shelf.remove(device.endpoint)
        return status

    async def _insist(self, calling: Calling, counter: Counter) -> int:
        """Call until somebody has heard, or there is no use in it; give the last status."""
        status = await self._try(calling, counter)
        for attempt in range(1, ATTEMPTS):
            if status < 500 and status != BUSY:
                break
            await asyncio.sleep(PAUSE * 2 ** (attempt - 1))
            status = await self._try(calling, counter)
        return status

    async def _try(self, calling: Calling, counter: Counter) -> int:
        from httpx import HTTPError  # long to import, and at many servers nobody is called

        try:
            status = await calling()
        except BottegaError:
            counter.labels("refused").inc()
            return REFUSED
        except HTTPError as error:
            counter.labels("failed").inc()
            log.info("a call failed", extra={"why": type(error).__name__})
            return UNHEARD
        counter.labels("told" if status < 400 else "failed").inc()
        return status

    def wake(self) -> None:
        """Let all who wait see that the server stops."""
        for streams in self._streams.values():
            for stream in streams:
                stream.end()

    async def stop(self) -> None:
        """Let go of calls that are still under way."""
        await self._calls.drop()


def _holds(reach: Reach, notice: Notice) -> bool:
    """Say whether nothing but quiet hours keeps a push from somebody."""
    wished = wishes_for(reach.wishes, notice.notice, "push") and not reach.muted
    away = bool(reach.devices) and not reach.looking
    return wished and away and is_quiet(reach.wishes.quiet, time.time())


def _mailed(reach: Reach, notice: Notice) -> bool:
    """Say whether somebody wants a mail and had none since they were here, at whatever hour."""
    wished = wishes_for(reach.wishes, notice.notice, "mail") and not reach.muted
    return wished and reach.mail and not reach.looking


def _wanted(reach: Reach, notice: Notice, way: Way) -> bool:
    return not reach.muted and wants(reach.wishes, notice, way, time.time())
