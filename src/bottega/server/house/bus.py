"""Hearing of what other processes store, where several share a PostgreSQL database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import psycopg
from sqlalchemy import Engine

from bottega.server.base.logs import log
from bottega.server.store.appender import CHANNEL
from bottega.server.store.database import SECONDS_TO_CONNECT

AGAIN: Final = 1.0  # seconds until the next attempt to listen

Heard = Callable[[list[str]], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Bus:
    """Listens for the ids of tables that others have changed, and of people whose keys are void."""

    def __init__(self, engine: Engine, process: str, heard: Heard, missed: Missed) -> None:
        self._url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen to what other processes store."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop listening, and wait until that has ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                log.warning("listening failed", extra={"why": type(error).__name__})
            except Exception:
                log.exception("listening failed")
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=SECONDS_TO_CONNECT
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._missed()  # nobody told us what happened before
            async for notice in connection.notifies():
                process, *tables = notice.payload.split(" ")
                if process != self._process:
                    await self._heard(tables)
