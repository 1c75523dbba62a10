"""Bots think in processes of their own, for a limited time, and the table goes on without them."""

import asyncio
import os
import secrets
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final
from zlib import crc32

import msgspec

from bottega.server.thinker import LENGTH, READY, Job, Reply, message

COMMAND: Final = (sys.executable, "-P", "-m", "bottega.server.thinker")  # not from this folder
STARTING: Final = 60.0  # seconds until a worker must be ready
LONGEST: Final = 10_000  # bytes of a reply


class Thought(msgspec.Struct, frozen=True):
    """An answer for a bot, and why it is the fallback's where it is."""

    code: int
    seconds: float
    trouble: str | None = None


class Stopped(RuntimeError):
    """Nobody thinks any more, so there is no answer, not even the fallback's."""


class Thinkers:
    """Worker processes that let bots think, each about one job at a time."""

    def __init__(self, workers: int, budget: float, command: Sequence[str] = COMMAND) -> None:
        self.workers = workers
        self.budget = budget
        self._command = tuple(command)
        self._running = False
        self._room = asyncio.Semaphore(workers)
        self._free = set(range(workers))  # desks where nobody thinks at the moment
        self._resting: dict[int, Worker] = {}  # by desk
        self._alive: set[Worker] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to take jobs; a worker starts with the first that it gets."""
        self._room = asyncio.Semaphore(self.workers)
        self._running = True

    async def stop(self) -> None:
        """End all workers and wait until they are gone; who waits for a thought gets Stopped."""
        if not self._running:
            return
        self._running = False
        for worker in self._alive:
            worker.kill()
        for _ in range(self.workers):  # the jobs in hand, and those that wait, see it and give up
            await self._room.acquire()
        self._resting.clear()
        for worker in tuple(self._alive):
            self._dismiss(worker)
        await asyncio.gather(*self._leaving)

    async def choose(
        self, game: str, bot: str, sitting: str, view: bytes, options: Sequence[int]
    ) -> Thought:
        """Let a bot answer within its budget, or answer at random and say what happened."""
        job = Job(game, bot, sitting, view, tuple(options))
        self._check_running()
        async with self._room:
            self._check_running()
            desk = self._desk(sitting)
            try:
                return await self._think(desk, job)
            finally:
                self._free.add(desk)

    def _check_running(self) -> None:
        if not self._running:
            raise Stopped("the thinkers are not running")

    def _desk(self, sitting: str) -> int:
        """Take the desk where the sitting's bot was, which may have a plan, or any free one."""
        desk = crc32(sitting.encode()) % self.workers
        if desk not in self._free:
            return self._free.pop()
        self._free.remove(desk)
        return desk

    async def _think(self, desk: int, job: Job) -> Thought:
        began = perf_counter()
        try:
            worker = await self._worker(desk)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            why = f"no worker could be started for the bot {job.bot}: {type(error).__name__}"
            return self._fallback(job, began, why)
        began = perf_counter()
        try:
            async with asyncio.timeout(self.budget):
                reply = await worker.ask(job)
        except TimeoutError:
            why = f"the bot {job.bot} took longer than {self.budget:g} s"
        except (OSError, EOFError, msgspec.DecodeError):
            why = f"the worker ended while the bot {job.bot} was thinking"
        else:
            self._resting[desk] = worker
            if reply.code in job.options:
                return Thought(reply.code, perf_counter() - began)
            why = reply.trouble or f"the bot {job.bot} gave no answer"
        finally:  # after a time-out or a cancelled job the worker still thinks about an old one
            if self._resting.get(desk) is not worker:
                self._dismiss(worker)
        return self._fallback(job, began, why)

    def _fallback(self, job: Job, began: float, why: str) -> Thought:
        self._check_running()  # a server that stops must not play at random
        return Thought(secrets.choice(job.options), perf_counter() - began, why)

    async def _worker(self, desk: int) -> "Worker":
        """Give the worker of a desk; start one where there is none, or none any more."""
        worker = self._resting.pop(desk, None)
        if worker is not None and worker.process.returncode is None:
            return worker
        if worker is not None:
            self._dismiss(worker)
        worker = await Worker.started(self._command)
        self._alive.add(worker)
        try:
            self._check_running()  # who stopped meanwhile has not seen it
            async with asyncio.timeout(STARTING):
                await worker.ready()
        except BaseException:
            self._dismiss(worker)
            raise
        return worker

    def _dismiss(self, worker: "Worker") -> None:
        """End a worker without waiting for it."""
        if worker not in self._alive:
            return
        self._alive.remove(worker)
        worker.kill()
        task = asyncio.create_task(worker.gone())
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)


class Worker:
    """One process, and the line to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise ValueError("a worker is talked to by pipes")
        self.process = process
        self.jobs = process.stdin
        self.replies = process.stdout

    @classmethod
    async def started(cls, command: Sequence[str]) -> "Worker":
        """Start a process, in a group of its own that no Ctrl-C at the server reaches."""
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        )

    async def ready(self) -> None:
        """Wait until everything is imported."""
        if await self._message() != READY:
            raise msgspec.DecodeError("the worker does not begin with its word")

    async def ask(self, job: Job) -> Reply:
        """Hand a job over and wait for the reply."""
        self.jobs.write(message(msgspec.json.encode(job)))
        await self.jobs.drain()
        return msgspec.json.decode(await self._message(), type=Reply)

    async def _message(self) -> bytes:
        length = int.from_bytes(await self.replies.readexactly(LENGTH), "big")
        if length > LONGEST:
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
        while await self.replies.read(LONGEST):
            pass
        with suppress(OSError):  # what was not yet sent to it
            await self.jobs.wait_closed()
        await self.process.wait()
