"""The loop of a bot that plays a seat from outside the server."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from bottega.bots.api import Bot
from bottega.bots.match import chosen
from bottega.client.client import Client
from bottega.client.errors import ServerRefused
from bottega.client.joining import ENDED
from bottega.wire import Choice, Update

T = TypeVar("T")

LOOK_AGAIN: Final = ("stale", "not-asked", "not-now")  # the table has changed meanwhile


async def play(client: Client, bot: Bot) -> Update:
    """Let a bot play a seat until the game is over or abandoned; give the last update."""
    update = await client.look()
    while update.status not in ENDED:
        try:
            await _move(client, bot, update)
        except ServerRefused as refused:
            if refused.fault not in LOOK_AGAIN:
                raise
            await client.ask_again()
        update = await client.look()
    return update


async def _move(client: Client, bot: Bot, update: Update) -> None:
    """Do what the table waits for, if it waits for this seat."""
    own = None if client.info is None else client.info.seats[client.seat]
    if own is not None and own.resigned:
        return  # the table's bot plays on
    if own is not None and own.away:
        await client.back()  # another bot has stood in while nobody was here
    elif update.options and isinstance(update.view, msgspec.Raw):
        view = msgspec.json.decode(update.view, type=client.game.views)
        options = tuple(msgspec.json.decode(raw, type=Choice).code for raw in update.options)
        who = f"the bot {type(bot).__name__}"
        await client.answer(await in_thread(lambda: chosen(client.game, bot, who, view, options)))
    elif update.held == client.seat:
        await client.end()


async def in_thread(call: Callable[[], T]) -> T:
    """Call something slow in a thread, so that the server's pings are answered meanwhile.

    Unlike `asyncio.to_thread` it is not waited for when the program is interrupted.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def finish(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: T | None = None
        error: BaseException | None = None
        try:
            result = call()
        except BaseException as raised:
            error = raised
        with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile: nobody waits
            loop.call_soon_threadsafe(finish, result, error)

    threading.Thread(target=run, name="bot", daemon=True).start()
    return await done
