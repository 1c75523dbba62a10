"""Older releases at work for the server: each in processes of its own, begun when one is needed."""

import asyncio
from typing import Final

import msgspec

from bottega.releases import Release
from bottega.server.base.errors import Refusing, Unavailable
from bottega.server.minds.coach_pool import CoachPool
from bottega.server.minds.desks import Room
from bottega.server.minds.elder_process import Reply
from bottega.server.minds.retelling import Request
from bottega.server.minds.workers import LOST, Pool
from bottega.server.people.keys import Payer

READER: Final = "bottega.server.minds.elder_process"
COACH: Final = "bottega.server.minds.coach_process"
LONGEST: Final = 4_000_000  # bytes of a reply


class Elder(Pool):
    """One process on an older release that looks back at its games."""

    def __init__(self, release: Release, seconds: float) -> None:
        self._room = Room(range(1))
        self._release = release
        self._seconds = seconds
        super().__init__((self._room,), release.module(READER), LONGEST)

    async def see(self, request: Request) -> bytes:
        """Have a wish granted."""
        try:
            async with asyncio.timeout(self._seconds):
                reply = await self._answered(request)
        except (TimeoutError, *LOST):
            self._check_running()
            name = self._release.release
            raise Unavailable(f"Bottega {name}, which played this game, does not answer") from None
        if reply.fault is not None:
            raise Refusing(reply.fault, reply.why)
        return bytes(reply.sight)

    async def _answered(self, request: Request) -> Reply:
        async with self._desk(self._room, "", Payer()) as desk:
            worker = await self._worker(desk)
            try:
                await worker.tell(request)
                reply = msgspec.json.decode(await worker.hear(), type=Reply)
                self._resting[desk] = worker
                return reply
            finally:
                self._settle(desk, worker)


class Elders:
    """All older releases that somebody has needed since the server started."""

    def __init__(self, seconds: float, review_seconds: float) -> None:
        self._seconds = seconds
        self._review_seconds = review_seconds
        self._readers: dict[str, Elder] = {}
        self._coaches: dict[str, CoachPool] = {}

    async def see(self, release: Release, request: Request) -> bytes:
        """Look back at a game with the eyes of the release that played it."""
        reader = self._readers.get(release.release)
        if reader is None:
            reader = self._readers[release.release] = Elder(release, self._seconds)
            await reader.start()
        return await reader.see(request)

    async def coach(self, release: Release) -> CoachPool:
        """Find the coach of a release: it judges games by their own rules."""
        coach = self._coaches.get(release.release)
        if coach is None:
            coach = CoachPool(1, self._review_seconds, release.module(COACH))
            self._coaches[release.release] = coach
            await coach.start()
        return coach

    async def stop(self) -> None:
        """End all their processes."""
        pools: list[Pool] = [*self._readers.values(), *self._coaches.values()]
        await asyncio.gather(*(pool.stop() for pool in pools))
