"""A seat held over one WebSocket, which comes back by itself and says nothing twice.

The protocol in short: the client says hello with the number of the last log entry it has, and is
told the table as its seat may know it, then again whenever something has changed. What it does
carries a key of its own, and counts when an update with that key as `ack` has come. When the
connection is lost before, the client does not know whether it was done: it comes back, says hello
and sends the same with the same key, and the server does it once.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bottega.client.errors import PASSING, ServerRefused, Unreachable
from bottega.client.hearing import read
from bottega.client.link import Link
from bottega.client.pauses import pauses
from bottega.kernel.errors import NotAsked
from bottega.kernel.game import AnyGame
from bottega.wire import (
    Answer,
    Back,
    Command,
    End,
    Hello,
    Propose,
    Refusal,
    Resign,
    Say,
    TableInfo,
    Undo,
    Update,
    Vote,
    Welcome,
)

Proposed = Literal["undo", "replace", "abandon"]
LARGEST: Final = 16 * 1_048_576  # bytes of a message

log = logging.getLogger("bottega.client")
log.addHandler(logging.NullHandler())  # nothing is printed unless the program wants it
wire_log = logging.getLogger("bottega.client.socket")
wire_log.setLevel(logging.INFO)  # below that, the library would write the token into the log

encode = msgspec.json.Encoder().encode


class Lost(Exception):
    """The connection is of no use any more; another may be."""

    def __init__(self, why: str, wait: float | None = None) -> None:
        super().__init__(why)
        self.wait = wait


class Pending:
    """A command that is neither acknowledged nor refused yet."""

    def __init__(self, command: Command) -> None:
        self.key = command.key
        self.data = encode(command).decode()
        self.told: asyncio.Future[Update | Refusal] = asyncio.get_running_loop().create_future()

    def settle(self, told: Update | Refusal | Exception) -> None:
        """Wake who waits for it."""
        if self.told.done():
            return
        if isinstance(told, Exception):
            self.told.set_exception(told)
        else:
            self.told.set_result(told)


class Client(AbstractAsyncContextManager["Client"]):
    """One seat of one table; use it with `async with`, from one event loop."""

    def __init__(
        self,
        link: Link,
        seat: int,
        game: AnyGame,
        token: str,
        patience: float | None = None,
        *,
        watching: bool = False,
    ) -> None:
        self.watching = watching  # it looks on, and has no seat
        self.table = link.table
        self.seat = seat
        self.game = game
        self.now: Update | None = None  # what `look` gave last: an answer is an answer to that
        self.info: TableInfo | None = None  # as last told
        self._link = link
        self.base = link.base
        self.token = token
        self._patience = patience
        self._have = 0  # the number of the last log entry that was told
        self._news: Update | None = None  # not looked at yet
        self._changed = asyncio.Event()  # there are news, or there will never be any
        self._socket: ClientConnection | None = None  # while the server knows us on it
        self._told = False  # whether anything came over the present connection
        self._pending: Pending | None = None
        self._turns = asyncio.Lock()  # one command at a time
        self._failure: Exception | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(self, *raised: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._fail(Unreachable("this client is closed"))

    # For those who play.

    async def look(self) -> Update:
        """Wait until something is new, and give the table as it is then.

        What came in several messages since the last look is one update with all its entries.
        """
        await self._changed.wait()
        if self._news is None:
            raise self._failure or Unreachable("this client is closed")
        self.now, self._news = self._news, None
        if self._failure is None:
            self._changed.clear()
        return self.now

    async def ask_again(self) -> None:
        """Be told the table in any case, though nothing may have changed."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._say_hello(self._socket)

    async def updates(self) -> AsyncIterator[Update]:
        """Give the table whenever it has changed, as `look` does."""
        while True:
            yield await self.look()

    async def answer(self, code: int) -> Update:
        """Answer the question that was asked at the last look; done when this returns."""
        return await self._do(Answer(code, self._version(), _key()))

    async def end(self) -> Update:
        """End the turn."""
        return await self._do(End(self._version(), _key()))

    async def undo(self, code: int | None = None) -> Update:
        """Take the last answer back, or one of the last by its code."""
        return await self._do(Undo(self._version(), _key(), code))

    @property
    def connected(self) -> bool:
        """Say whether the server hears us now."""
        return self._socket is not None

    async def say(self, text: str) -> Update:
        """Write to the table's chat."""
        return await self._do(Say(text, _key()))

    async def propose(
        self, what: Proposed, *, to: int | None = None, seat: int | None = None
    ) -> Update:
        """Propose to go back before a log entry, to let a bot play for a seat, or to stop."""
        return await self._do(Propose(what, _key(), to, seat))

    async def vote(self, proposal: int, *, agree: bool) -> Update:
        """Agree to the proposal of this number, or refuse it."""
        return await self._do(Vote(proposal, agree, _key()))

    async def back(self) -> Update:
        """Take the seat back from the bot that stood in."""
        return await self._do(Back(_key()))

    async def resign(self) -> Update:
        """Give the game up: a bot of the table plays on for this seat."""
        return await self._do(Resign(_key()))

    def _version(self) -> int:
        if self.now is None:
            raise NotAsked("look at the table before you answer")
        return self.now.version

    async def _do(self, command: Command) -> Update:
        """Send a command until it is acknowledged, or refused for good."""
        waits = pauses()
        async with self._turns:
            while True:
                told = await self._exchange(command)
                if isinstance(told, Update):
                    return told
                if told.error not in PASSING:
                    raise ServerRefused(told.error, told.message)
                await asyncio.sleep(told.wait or next(waits))

    async def _exchange(self, command: Command) -> Update | Refusal:
        """Send a command and wait for what the server says to it, over any number of lines."""
        if self._failure is not None:
            raise self._failure
        self._pending = Pending(command)
        try:
            await self._send_pending()
            return await self._pending.told
        finally:
            self._pending = None

    async def _send_pending(self) -> None:
        if self._socket is None or self._pending is None:
            return  # it is sent when the server has welcomed us
        with contextlib.suppress(ConnectionClosed):  # who listens there notices, and comes back
            await self._socket.send(self._pending.data)

    # Staying connected.

    async def _stay(self) -> None:
        """Be connected until the client is closed or the server refuses us for good."""
        clock = asyncio.get_running_loop().time
        waits, there = pauses(), clock()
        try:
            while True:
                self._told = False
                wait = await self._connected()
                if self._told:
                    waits, there = pauses(), clock()
                if self._patience is not None and clock() - there > self._patience:
                    raise Unreachable(f"{self._link.base} has not answered for too long")
                await asyncio.sleep(max(wait or 0.0, next(waits)))
        except Exception as error:
            self._fail(error)

    async def _connected(self) -> float | None:
        """Hold one connection as long as it lasts; give the wait that the server wants."""
        headers = {"authorization": f"Bearer {self.token}"}
        try:
            async with connect(
                self._link.socket,
                additional_headers=headers,
                compression=None,
                max_size=LARGEST,
                close_timeout=1.0,
                logger=wire_log,
            ) as socket:
                await self._listen(socket)
        except Lost as lost:
            log.info("the server asks to come back later: %s", lost)
            return lost.wait
        except (OSError, WebSocketException) as error:
            log.info("the connection was lost: %s", type(error).__name__)
        finally:
            self._socket = None
        return None

    async def _listen(self, socket: ClientConnection) -> None:
        """Say hello, and hear what there is."""
        await self._say_hello(socket)
        async for data in socket:
            told = read(data)
            if isinstance(told, Welcome):
                self._socket = socket
                await self._send_pending()
            elif isinstance(told, Update):
                self._take(told)
            elif isinstance(told, Refusal):
                self._refused(told)

    async def _say_hello(self, socket: ClientConnection) -> None:
        await socket.send(
            encode(Hello(self.table, None if self.watching else self.seat, self._have)).decode()
        )

    def _take(self, update: Update) -> None:
        """Take up an update, together with those that nobody has looked at yet."""
        self._told, self._have = True, update.number
        self.seat = self.seat if update.seat is None else update.seat  # the host may move seats
        self.info = update.info or self.info
        self._news = update if self._news is None else joined(self._news, update)
        self._changed.set()
        if self._pending is not None and update.ack == self._pending.key:
            self._pending.settle(update)

    def _refused(self, refusal: Refusal) -> None:
        """Tell a refusal to whom it concerns: the command with its key, or the whole client."""
        pending = self._pending if self._socket is not None else None
        # Who is too fast is refused unread, so without a key: it is what was sent last.
        unread = refusal.key is None and refusal.error == "too-fast"
        if pending is not None and (refusal.key == pending.key or unread):
            pending.settle(refusal)
        elif refusal.key is None and refusal.error in PASSING:
            raise Lost(refusal.message, refusal.wait)
        elif refusal.key is None:
            raise ServerRefused(refusal.error, refusal.message)

    def _fail(self, error: Exception) -> None:
        """Let everybody who waits know that nothing will come any more."""
        if self._failure is None:
            self._failure = error
        if self._pending is not None:
            self._pending.settle(self._failure)
        self._changed.set()


def joined(earlier: Update, later: Update) -> Update:
    """Put two updates together: the later one, with the entries of both."""
    return msgspec.structs.replace(
        later,
        entries=earlier.entries + later.entries,
        missed=earlier.missed or later.missed,
        info=later.info or earlier.info,
    )


def _key() -> str:
    """Draw a key that no command of this seat has had, in this run or in one before."""
    return secrets.token_hex(12)
