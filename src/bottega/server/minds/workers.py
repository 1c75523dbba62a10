"""Worker processes of the server: each at a desk of its own, over a pipe, one job at a time."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from bottega.server.base.beside import Beside
from bottega.server.minds.desks import Room, Stopped
from bottega.server.minds.pipe import LENGTH, READY, message
from bottega.server.people.keys import Payer

STARTING: Final = 60.0  # seconds until a worker must be ready
LOST: Final = (OSError, EOFError, msgspec.DecodeError)  # what a worker that is gone ends in


__all__ = ["LOST", "Pool", "Stopped", "Worker"]


class Pool:
    """A worker for each desk of some rooms, which starts with its first job."""

    def __init__(self, rooms: Sequence[Room], command: Sequence[str], longest: int) -> None:
        self._rooms = tuple(rooms)
        self._command = tuple(command)
        self._longest = longest  # bytes of a message
        self._running = False
        self._resting: dict[int, Worker] = {}  # by desk
        self._alive: set[Worker] = set()
        self._leaving = Beside()

    async def start(self) -> None:
        """Begin to take jobs."""
        self._running = True

    async def stop(self) -> None:
        """End all workers and wait until they are gone; who waits for an answer gets Stopped."""
        if not self._running:
            return
        self._running = False
        for worker in self._alive:
            worker.kill()
        for room in self._rooms:  # the jobs in hand, and those that wait, see it and give up
            await room.close()
        self._resting.clear()
        for worker in tuple(self._alive):
            self._dismiss(worker)
        await self._leaving.end()

    @property
    def queue(self) -> tuple[int, int]:
        """Count the desks where somebody works, and the jobs that wait for one."""
        rooms = self._rooms
        return sum(room.busy for room in rooms), sum(room.waiting for room in rooms)

    def _check_running(self) -> None:
        if not self._running:
            raise Stopped("nobody works here any more")

    @asynccontextmanager
    async def _desk(self, room: Room, sitting: str, payer: Payer) -> AsyncIterator[int]:
        """Wait for a desk of a room, if possible for the one where a sitting may be known."""
        self._check_running()
        async with room.desk(sitting, payer) as desk:
            self._check_running()
            yield desk

    async def _worker(self, desk: int) -> "Worker":
        """Give the worker of a desk; start one where there is none, or none any more."""
        worker = self._resting.pop(desk, None)
        if worker is not None and worker.process.returncode is None:
            return worker
        if worker is not None:
            self._dismiss(worker)
        worker = await Worker.started(self._command, self._longest)
        self._alive.add(worker)
        try:
            self._check_running()  # who stopped meanwhile has not seen it
            async with asyncio.timeout(STARTING):
                await worker.ready()
        except BaseException:
            self._dismiss(worker)
            raise
        return worker

    def _settle(self, desk: int, worker: "Worker") -> None:
        """Dismiss a worker that does not rest: it may still think about an old job."""
        if self._resting.get(desk) is not worker:
            self._dismiss(worker)

    def _dismiss(self, worker: "Worker") -> None:
        """End a worker without waiting for it."""
        if worker not in self._alive:
            return
        self._alive.remove(worker)
        worker.kill()
        self._leaving.begin(worker.gone())


class Worker:
    """One process, and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process, longest: int) -> None:
        if process.stdin is None or process.stdout is None:
            raise ValueError("a worker is talked to by pipes")
        self.process = process
        self.jobs = process.stdin
        self.replies = process.stdout
        self._longest = longest

    @classmethod
    async def started(cls, command: Sequence[str], longest: int) -> "Worker":
        """Start a process, in a group of its own that no Ctrl-C at the server reaches."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, start_new_session=True
        )
        return cls(process, longest)

    async def ready(self) -> None:
        """Wait until everything is imported."""
        if await self.hear() != READY:
            raise msgspec.DecodeError("the worker does not begin with its word")

    async def tell(self, job: msgspec.Struct) -> None:
        """Hand a job to the process."""
        self.jobs.write(message(msgspec.json.encode(job)))
        await self.jobs.drain()

    async def hear(self) -> bytes:
        """Wait for the next message."""
        length = int.from_bytes(await self.replies.readexactly(LENGTH), "big")
        if length > self._longest:
            raise msgspec.DecodeError("the worker says too much")
        return await self.replies.readexactly(length)

    def kill(self) -> None:
        """End the process and all that it started."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until the process is gone and the line is closed."""
        self.jobs.close()
        while await self.replies.read(self._longest):
            pass
        with suppress(OSError):  # what was not yet sent to it
            await self.jobs.wait_closed()
        await self.process.wait()
