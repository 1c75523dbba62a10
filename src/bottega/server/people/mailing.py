"""Mails: who gets one, when, and once; confirmed before, and stopped by a click."""

from functools import partial
from typing import Final

from bottega.kernel.errors import BottegaError
from bottega.server.base.beside import Beside
from bottega.server.base.errors import Refusing, Unavailable
from bottega.server.base.logs import log
from bottega.server.base.metrics import Metrics
from bottega.server.base.settings import ADDRESS
from bottega.server.people.doors import Doors
from bottega.server.people.keys import Keyring
from bottega.server.people.letters import Letters, Reader, waiting
from bottega.server.people.postman import Away, Postman, Unwanted
from bottega.server.people.wishing import is_quiet, quiet_ends, wishes_for
from bottega.server.store import Store, mails
from bottega.server.store.mails import Mailbox
from bottega.server.store.notices import NoticeShelf, Reach
from bottega.server.store.store import Identity
from bottega.wire import Notice, Wishes

SECOND: Final = 1_000
PATIENCE = 60 * SECOND  # who comes back by then needs no mail
LEASE: Final = 300 * SECOND  # after which a mail is another process's
PAUSE = 60 * SECOND  # until the second attempt, and four times as long until each next
ATTEMPTS: Final = 5
AT_ONCE: Final = 10  # mails
FRESH: Final = 2 * 86_400 * SECOND  # so long an address can be confirmed
CONFIRM: Final = "mail-confirm"
STOP: Final = "mail-stop"
OPENED: Final = "this link is not whole, or too old; ask for another mail"


class Mailing:
    """Sends mails to those who want them."""

    def __init__(
        self,
        store: Store,
        keys: Keyring,
        doors: Doors,
        letters: Letters,
        postman: Postman,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._shelf = NoticeShelf(store)
        self._keys = keys
        self._doors = doors
        self._letters = letters
        self._postman = postman
        self._metrics = metrics
        self._under_way = Beside()

    # An address.

    async def ask(self, identity: Identity, address: str, language: str, at: int) -> None:
        """Ask by mail whether an address is somebody's; nothing else is sent there before."""
        await self._store.write(lambda c: mails.ask(c, identity.id, address, language, at))
        stands = self._keys.stands_for(address)
        token = self._keys.sealed(CONFIRM, identity.id, str(at), stands)
        reader = Reader(identity.name, address, language)
        try:
            await self._postman.send(self._letters.confirming(reader, token), address)
        except Away as error:
            self._failed("failed", error)
            raise Unavailable("the mail server does not answer; try again shortly") from None
        except Unwanted as error:
            self._failed("refused", error)
            raise Refusing("bad-message", "the mail server refuses this address") from None
        self._metrics.mails.labels("told").inc()

    async def confirm(self, token: str, at: int) -> None:
        """Take an address whose owner has got our mail."""
        words = self._keys.unsealed(CONFIRM, token)
        if len(words) != 3 or at - int(words[1]) > FRESH:
            raise Refusing("forbidden", OPENED)
        identity, _, stands = words
        work = partial(mails.confirm, identity=identity, is_it=self._is(stands))
        if not await self._store.write(work):
            raise Refusing("forbidden", OPENED)

    async def stop(self, token: str) -> None:
        """Forget an address, at the wish of whoever reads its mails."""
        words = self._keys.unsealed(STOP, token)
        if len(words) != 2:
            raise Refusing("not-found", "this link is not whole; copy all of it")
        identity, stands = words
        await self._store.write(partial(mails.stop, identity=identity, is_it=self._is(stands)))

    def _is(self, stands: str) -> mails.Matching:
        return lambda address: self._keys.stands_for(address) == stands

    # What is to be told.

    async def put(
        self, holder: str, notice: Notice, wishes: Wishes, at: int, whose: str = ""
    ) -> None:
        """Let somebody be told of something by mail, unless they come back before."""
        due = _loud(wishes, at + PATIENCE)
        await self._store.write(lambda c: mails.put(c, holder, notice, due, whose))

    async def see(self, identity: str) -> None:
        """Note that somebody is here: no mail is to be sent, and later ones may be."""
        if await self._store.read(lambda c: mails.is_owed(c, identity)):
            await self._store.write(lambda c: mails.see(c, identity))

    # Sending.

    async def deliver(self, at: int) -> None:
        """Send the mails that are due, each by one process."""
        room = AT_ONCE - len(self._under_way.tasks)
        if room <= 0 or not await self._store.read(lambda c: mails.is_due(c, at)):
            return
        claim = partial(mails.claim, at=at, until=at + LEASE, most=room)
        for box in await self._store.write(claim):
            self._under_way.begin(self._send(box, at))

    async def _send(self, box: Mailbox, at: int) -> None:
        """Send a mail that was taken, or let it be."""
        try:
            reach = await self._shelf.reach(box.identity, "")
            if reach is None or reach.looking or box.identity in self._doors.looking():
                await self._store.write(lambda c: mails.let_go(c, box))
            elif (due := _loud(reach.wishes, at)) > at:
                await self._store.write(lambda c: mails.later(c, box, due, 0))
            else:
                await self._tell(box, reach, at)
        except BottegaError as error:
            log.info("a mail could not be sent", extra={"why": str(error)})
        except Exception:
            log.exception("a mail could not be sent")

    async def _tell(self, box: Mailbox, reach: Reach, at: int) -> None:
        notices = await self._notices(box, reach.wishes, at)
        if not notices or box.address is None:
            await self._store.write(lambda c: mails.let_go(c, box))
            return
        name = await self._store.read(lambda c: mails.name_of(c, box.identity))
        stands = self._keys.stands_for(box.address)
        stop = self._keys.sealed(STOP, box.identity, stands)
        reader = Reader(name, box.address, box.language)
        try:
            await self._postman.send(self._letters.telling(reader, notices, stop), box.address)
        except Away as error:
            await self._again(box, at, error)
            return
        except Unwanted as error:
            self._failed("refused", error)
        else:
            self._metrics.mails.labels("told").inc()
        await self._store.write(lambda c: mails.sent(c, box, at))

    async def _notices(self, box: Mailbox, wishes: Wishes, at: int) -> list[Notice]:
        """List what somebody is to be told: what was noted, and where they are waited for now."""
        noted = await self._store.read(lambda c: mails.letters(c, box.identity))
        muted = await self._shelf.muted(box.identity)
        others = [one for one in noted if one.notice != "your-turn" and one.table not in muted]
        turns = map(waiting, await self._shelf.waiting(box.identity, at))
        return [one for one in (*turns, *others) if wishes_for(wishes, one.notice, "mail")]

    async def _again(self, box: Mailbox, at: int, error: Away) -> None:
        """Try once more in a while, or give up."""
        self._failed("failed", error)
        if box.tries < ATTEMPTS:
            due = at + PAUSE * 4 ** (box.tries - 1)
            await self._store.write(lambda c: mails.later(c, box, due, box.tries))
        else:
            log.warning("a mail was given up", extra={"tries": box.tries, "why": str(error)})
            self._metrics.mails.labels("given-up").inc()
            await self._store.write(lambda c: mails.let_go(c, box))

    def _failed(self, result: str, error: BottegaError) -> None:
        self._metrics.mails.labels(result).inc()
        log.info("a mail was not taken", extra={"why": str(error)})

    async def stop_sending(self) -> None:
        """Finish the mails that are under way, which would be sent again otherwise."""
        await self._under_way.end()
        self._postman.close()


def _loud(wishes: Wishes, at: int) -> int:
    """Give a time, or when the quiet hours end in which it lies."""
    quiet = wishes.quiet
    if quiet is None or not is_quiet(quiet, at / SECOND):
        return at
    return round(quiet_ends(quiet, at / SECOND) * SECOND)


def checked(address: str) -> str:
    """Give an address as it is kept, or refuse what is none."""
    local, _, domain = address.strip().rpartition("@")
    try:
        found = f"{local}@{domain.encode('idna').decode().lower()}"
    except UnicodeError:
        found = ""
    if ADDRESS.fullmatch(found) is None:
        raise Refusing("bad-message", "address: this is no address that mails reach")
    return found


def mailbox_of(address: str) -> str:
    """Say which box an address leads to: many give one several names."""
    local, _, domain = address.rpartition("@")
    return f"{local.partition('+')[0].lower()}@{domain}"
