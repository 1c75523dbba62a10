"""Everything a server consists of, put together once, and how it starts and stops."""

import asyncio
import contextlib
import gc
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from bottega.kernel.errors import BottegaError
from bottega.server.base.beside import Beside
from bottega.server.base.errors import Damaged
from bottega.server.base.hours import HEARTBEAT, HOUSE, now
from bottega.server.base.logs import log
from bottega.server.base.metrics import Metrics
from bottega.server.base.settings import ServerSettings
from bottega.server.club.almanac import Almanac
from bottega.server.club.asking import Asking
from bottega.server.club.crier import Crier
from bottega.server.club.daily import Daily
from bottega.server.club.dealing import Dealer
from bottega.server.club.duplicates import Duplicates
from bottega.server.club.friends import Company
from bottega.server.club.groups import Groups
from bottega.server.club.matching import Matching
from bottega.server.club.places import Places
from bottega.server.club.puzzles import Puzzling
from bottega.server.club.scribe import Scribe
from bottega.server.club.tournaments.running import Tournaments
from bottega.server.house.autopilot import Autopilot
from bottega.server.house.errands import Errands
from bottega.server.house.live import Live
from bottega.server.house.news import News, news
from bottega.server.house.tables import Tables
from bottega.server.house.vitals import Census, vitals
from bottega.server.minds.bot_pool import BotPool
from bottega.server.minds.coach_pool import CoachPool
from bottega.server.minds.elders import Elders
from bottega.server.minds.hints import Hints
from bottega.server.minds.reviews import Reviews
from bottega.server.people.doors import Doors
from bottega.server.people.guests import People
from bottega.server.people.keys import Keyring, push_key
from bottega.server.people.limits import Limits
from bottega.server.people.lines import Lines
from bottega.server.people.notices import Callers, Notices
from bottega.server.people.rates import rates
from bottega.server.people.wishing import Way
from bottega.server.store import Store
from bottega.server.store import order as order_shelf
from bottega.server.store.notices import NoticeShelf
from bottega.server.store.reviews import ReviewShelf
from bottega.server.store.store import ASKED, CRIED, GAP, REVOKED
from bottega.server.table import showing
from bottega.server.table.entries import AnyEntry
from bottega.server.table.table import Table
from bottega.wire import Notice

if TYPE_CHECKING:  # imported when they are needed, which many servers never do
    from bottega.server.house.bus import Bus
    from bottega.server.people.mailing import Mailing
    from bottega.server.people.passkeys import PasskeyDesk
    from bottega.server.people.postman import Postman
    from bottega.server.people.pushes import Pusher, PushServices
    from bottega.server.people.webhooks import Webhooks

ROUND: Final = 1.0  # seconds between two rounds of the caretaker
SWITCH: Final = 0.000_5  # seconds until the writer's thread gets its turn when the loop is busy
COLLECT: Final = (50_000, 20, 50)  # tables are many values without cycles: look for those rarely
PULSE: Final = 4  # rounds between two signs of life
TIDYING: Final = 10  # rounds between two looks at what others may have left lying
PATIENCE: Final = 1.5  # times what a bot may think; then another process looks after its table
LONGEST_PACE: Final = 10_000  # milliseconds that a bot may wait before it answers


class Site:
    """One process of the server."""

    def __init__(
        self,
        settings: ServerSettings,
        webhooks: "Webhooks | None" = None,
        services: "PushServices | None" = None,
        postman: "Postman | None" = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(rates(settings))
        self.lines = Lines(settings.connections)
        self.doors = Doors()
        self.store = Store(settings.db, f"p{secrets.token_hex(6)}")
        self._census = Census(self.store, self.metrics)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self.hinting = CoachPool(settings.hint_workers, settings.bot_seconds)
        self.reviewing = CoachPool(settings.review_workers, settings.review_seconds)
        self.hints = Hints(self.hinting)
        self.elders = Elders(settings.bot_seconds, settings.review_seconds)
        self.reviews = Reviews(ReviewShelf(self.store), self.reviewing, self.elders)
        self._webhooks, self._services, self._postman = webhooks, services, postman
        self._pusher: Pusher | None = None
        self._passkeys: PasskeyDesk | None = None
        self.scribe = Scribe(self.store)
        self.almanac = Almanac(self.store)
        self.shelf = NoticeShelf(self.store)
        callers = Callers(lambda: self.webhooks, lambda: self.pusher)
        self.notices = Notices(self.shelf, self.doors, callers, settings.url, self.metrics)
        self.ready = False
        self._noting = Beside()
        self._caretaker: asyncio.Task[None] | None = None
        self._bus: Bus | None = None

    @property
    def webhooks(self) -> "Webhooks":
        """Give who calls the webhooks of players, made for the first call."""
        if self._webhooks is None:
            from bottega.server.people.webhooks import Webhooks

            self._webhooks = Webhooks()
        return self._webhooks

    @property
    def pusher(self) -> "Pusher":
        """Give who sends to the devices of players, made for the first one."""
        if self._pusher is None:
            from bottega.server.people.pushes import Pusher, PushServices

            self._services = self._services or PushServices()
            self._pusher = Pusher(self._services, self._push_key, self.settings.url)
        return self._pusher

    @property
    def passkeys(self) -> "PasskeyDesk":
        """Give who knows people by their passkeys, made for the first one."""
        if self._passkeys is None:
            from bottega.server.people.passkeys import PasskeyDesk

            self._passkeys = PasskeyDesk(self.store, self.keys, self.settings)
        return self._passkeys

    async def start(self) -> None:
        """Open the store and look after its tables."""
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*COLLECT)
        await self.store.open()
        self.keys = Keyring(self.settings.secret or await self.store.secret())
        self._push_key = await self.store.keepsake("push", push_key())
        self.people = People(self.store, self.keys)
        self.people.invited = self.settings.invited
        self.doors.voids, self.doors.bars = self.people.voids, self.people.bars
        patience = int(1_000 * PATIENCE * self.settings.bot_seconds) + LONGEST_PACE
        self.tables = Tables(self.store, self.keys, self.metrics, patience)
        self.tables.most = self.settings.live_tables
        self.tables.search = self.settings.bot_search
        self.tables.bots_alone = self.settings.bot_tables
        self.tables.on_change = self._changed
        self.tables.on_entries = self._tell_news
        self.tables.on_late = self._pulse
        self.matching = Matching(self.store, self.tables)
        dealer = Dealer(self.store, self.tables, self.keys)
        self.daily = Daily(self.store, dealer)
        self.groups = Groups(self.store, self.keys)
        self.errands = Errands(self.store, self.tables)
        self.places = Places(self.store, self.errands)
        self.duplicates = Duplicates(self.store, dealer, self.keys, self.errands)
        self.puzzles = Puzzling(self.store)
        self.tournaments = Tournaments(self.store, self.tables, self.scribe.wake)
        self.company = Company(self.store, self.tables, self.doors)
        self.asking = Asking(self.store, self.tables, self.keys, self.notices, self.limits)
        self.crier = Crier(self.store, self.notices, self.limits)
        self.notices.mailing = self._mailing()
        pace = self.settings.bot_pace
        self.autopilot = Autopilot(self.tables, self.bots, self.metrics, pace)
        for pool in (self.bots, self.hinting, self.reviewing):
            await pool.start()
        HOUSE.reach(await self.store.last_pulse())
        self._alone = len(await self.store.pulse(now(), HEARTBEAT)) == 1 or not self.store.shared
        self._began = self._pulsed = now()
        if self.store.shared:
            from bottega.server.house.bus import Bus

            self.doors.on_look = partial(self._note, self._look)
            self.doors.on_look_away = partial(self._note, self.shelf.look_away)
            self._bus = Bus(self.store.engine, self.store.process, self._heard, self._missed)
            self._bus.start()
        await self._put_in_order()
        self.scribe.wake()
        self._caretaker = asyncio.create_task(self._care())
        self.ready = True
        log.info("started", extra={"database": self.store.engine.dialect.name})

    def _mailing(self) -> "Mailing | None":
        """Give who sends mails, where the operator has a server for them."""
        if not self.settings.smtp:
            return None
        from bottega.server.people.letters import Letters
        from bottega.server.people.mailing import Mailing
        from bottega.server.people.postman import Postman

        sender = self.settings.mail_from
        postman = self._postman or Postman(self.settings.smtp, sender)
        letters = Letters(sender, self.settings.url)
        mailing = Mailing(self.store, self.keys, self.doors, letters, postman, self.metrics)
        self.doors.on_look = partial(self._note, mailing.see)
        return mailing

    def announce_stop(self) -> None:
        """Take nothing on any more, and let streams end, for which a stop would wait."""
        self.ready = False
        self.hints.give_up()
        self.notices.wake()
        for live in self.tables.live.values():
            for listener in live.listeners:
                listener.fall_behind()

    async def stop(self) -> None:
        """Finish what is under way; nothing that was acknowledged is lost."""
        self.ready = False
        if self._caretaker is not None:
            self._caretaker.cancel()
            await asyncio.gather(self._caretaker, return_exceptions=True)
        if self._bus is not None:
            await self._bus.stop()
        await self.tournaments.stop()
        self.autopilot.stop()
        await self.hints.stop()
        await self.reviews.stop()
        await self.scribe.stop()
        await self.errands.stop()
        await self.almanac.stop()
        for pool in (self.bots, self.hinting, self.reviewing):
            await pool.stop()
        await self.elders.stop()
        await self.notices.stop()
        if self.notices.mailing is not None:
            await self.notices.mailing.stop_sending()
        for outside in filter(None, (self._webhooks, self._services)):
            await outside.close()
        await self._noting.end()
        drivers = [live.driver for live in self.tables.live.values() if live.driver is not None]
        await asyncio.gather(*drivers, return_exceptions=True)
        await self.store.close()
        log.info("stopped")

    def _changed(self, live: Live, table: Table, own: bool) -> None:
        self._tell_turns(live, table, own=own)
        if own:
            self.autopilot.look(live, table)

    def _tell_turns(self, live: Live, table: Table, *, own: bool) -> None:
        """Tell those whose turn has come; they are called by the process that made it so."""
        for seat, holder in live.turns(table):
            turn = News("your-turn", seat, holder, "")
            notice = self._notice(table, turn)
            self.notices.tell(holder, notice)
            if own:
                self._call(live, turn, notice)

    def _tell_news(self, live: Live, table: Table, appended: Sequence[AnyEntry]) -> None:
        if table.ended is not None:
            self.scribe.wake()
            self.tournaments.ended(table)
        found = [(one, self._notice(table, one)) for one in news(table, appended)]
        if found:
            self._noting.attempt(self._tell_willing(live, found))

    async def _tell_willing(self, live: Live, found: Sequence[tuple[News, Notice]]) -> None:
        """Tell those who do not block who is behind it."""
        by, holders = found[0][0].by, [one.holder for one, _ in found]
        deaf = await self.store.read(lambda c: order_shelf.blockers(c, by, holders))
        for one, notice in found:
            if one.holder not in deaf:
                self.notices.tell(one.holder, notice)
                self._call(live, one, notice)

    def _call(self, live: Live, one: News, notice: Notice) -> None:
        """Call somebody; who is connected at the seat has a better ear there than by others."""
        ways: tuple[Way, ...] = ("push",) if one.seat in live.here else ("push", "webhook", "mail")
        self.notices.call(one.holder, notice, ways, one.by)

    def _notice(self, table: Table, one: News) -> Notice:
        what, at = (table.id, table.game_name, one.seat), table.touched
        return Notice(one.kind, *what, at, self.notices.link(table.id), one.name)

    def _note(self, note: Callable[[str], Awaitable[None]], identity: str) -> None:
        """Let the other processes know who looks at a page; nobody waits for that."""
        self._noting.attempt(note(identity))

    async def _look(self, identity: str) -> None:
        """Note for all processes that somebody is here."""
        await self.shelf.look(identity)
        if self.notices.mailing is not None:
            await self.notices.mailing.see(identity)

    async def shut_out(self, id: str) -> None:
        """Close what somebody has opened and may not have any more, at every process."""
        await self._look_at(id)
        await self.store.tell_revoked(id)

    async def _look_at(self, id: str) -> None:
        """See anew who somebody is, what they may, and whom they do not want to hear."""
        identity = await self.people.again(id)
        if identity is None:
            self.doors.shut_all(id)
            return
        self.doors.shut(identity)
        if id in self.doors.known():
            self.tables.deafen(id, await self.people.deaf_to(identity))

    async def _heard(self, words: list[str]) -> None:
        ears = {REVOKED: self._look_at, ASKED: self.asking.recall, CRIED: self.crier.recall}
        for word in words:
            with contextlib.suppress(BottegaError):
                ear = ears.get(word[:1])
                await (self.tables.refresh(word) if ear is None else ear(word[1:]))

    async def _missed(self) -> None:
        people = [f"{REVOKED}{id}" for id in self.doors.known()]
        await self._heard([*self.tables.live, *people])

    async def _put_in_order(self) -> None:
        """Make again what was lost of lists, and go on with what nobody drives any more."""
        try:
            lost = await self.store.unlisted() if self._alone else []
            for id in {*lost, *await self.store.damaged()}:
                with contextlib.suppress(Damaged):  # it has been named in the log
                    await self._relist(id)
            if self._alone:
                await self._look_after(now(), now() + self.tables.bot_patience)
        except Damaged as damage:
            log.error("the database is damaged", extra={"why": str(damage)})

    async def _relist(self, id: str) -> None:
        async with self.tables.reading(id) as table:
            head, listing = showing.head(table, now()), showing.listing(table)
            await self.store.relist(id, table.number, head, listing)

    async def _look_after(self, at: int, until: int) -> None:
        for id in await self.store.due(until):
            with contextlib.suppress(BottegaError):
                await self.autopilot.care(id, at)

    async def _care(self) -> None:
        """Look after what nobody else does, round after round."""
        rounds = 0
        while True:
            await asyncio.sleep(ROUND)
            rounds += 1
            at = now()
            try:
                if rounds % PULSE == 0 or at - self._pulsed > GAP // 2:
                    await self._pulse()  # first, as it finds time that must not count
                await self._look_after(at, at)
                await self.matching.care()
                await self.tournaments.care()
                if rounds % TIDYING == 0:
                    self.scribe.wake()  # another process may have left games unrated
                    await self.matching.tidy()
                    await self.errands.care()
                    await self.almanac.care()
                await self.notices.recall(time.time())
                if self.notices.mailing is not None:
                    await self.notices.mailing.deliver(round(time.time() * 1_000))
            except BottegaError as error:
                log.warning("the store is away", extra={"why": str(error)})
            except Exception:
                log.exception("a round of the caretaker failed")

    async def _pulse(self) -> None:
        """Leave a sign of life, and go with the time where that is far ahead of ours."""
        ahead = max(HOUSE.wall(), await self.store.last_pulse())
        jump = ahead - now() if ahead - now() > GAP else 0
        at = now() + jump
        pools = (self.bots, self.hinting, self.reviewing)
        fares = vitals(self.store.process, self._began, self.metrics, len(self.tables.live), pools)
        await self.store.pulse(at, vitals=msgspec.json.encode(fares).decode())
        self._pulsed = at
        if jump:
            HOUSE.reach(at)  # not before it is known that nobody is charged for it
            log.warning("the clock has jumped", extra={"seconds": jump // 1_000})
            self.tables.announce()
            for identity in self.doors.looking():
                self.doors.on_look(identity)
        await self._measure()

    async def _measure(self) -> None:
        await self._census.count()
        self.metrics.live.set(len(self.tables.live))
