"""People who come every day: they play the deals, and then whomever they are matched with."""

import asyncio
import random
from collections.abc import Sequence
from itertools import cycle
from typing import NamedTuple

from tests.server.ordeal import Message, Player, insist

WISH = {"game": "masters", "players": 2}
DEALS = ("masters-solo", "masters-solo", "masters")  # of one who comes after the other
MATCHES = 2  # of each, after their deal
AGAIN = 0.5  # seconds after which one asks again


class Dealt(NamedTuple):
    """A deal that somebody has finished."""

    deal: str
    player: str
    table: str


class Regular:
    """A place that is never empty: when somebody has played enough, somebody new comes."""

    def __init__(self, bases: Sequence[str], rng: random.Random) -> None:
        self.players: list[Player] = []
        self.dealt: list[Dealt] = []
        self.matched: list[str] = []  # tables where somebody of here has played a match
        self.stopping = False
        self._bases = list(bases)
        self._rng = rng
        self._token = ""
        self._id = ""
        self._name = ""

    async def come(self) -> None:
        """Let one after the other come, until nobody new is to."""
        for deal in cycle(DEALS):
            if self.stopping:
                return
            await self._arrive()
            table = str((await self._insist("POST", f"/api/daily/{deal}"))["table"])
            await self._play(table, 0)
            self.dealt.append(Dealt(deal, self._id, table))
            for _ in range(MATCHES):
                await self._match()

    async def _arrive(self) -> None:
        self._token, self._name = "", f"Anna {self._rng.getrandbits(32):08x}"
        told = await self._insist("POST", "/api/guests", {"name": self._name})
        self._token, self._id = told["token"], told["id"]
        await self._insist("PATCH", "/api/me", {"kept": True})

    async def _match(self) -> None:
        """Wait for somebody and play; who is to stop waits no more, but plays where it was late."""
        while True:
            table = await self._matched_to()
            if table is not None and await self._is_laid(table):
                break
            if self.stopping and table is None:
                return
            await asyncio.sleep(AGAIN)
        seats = (await self._insist("GET", f"/api/tables/{table}"))["seats"]
        await self._play(table, [one["name"] for one in seats].index(self._name))
        self.matched.append(table)

    async def _matched_to(self) -> str | None:
        """Wait on, or no more; give the table that is told now, if one is that is not known."""
        if self.stopping:
            await self._insist("DELETE", "/api/waiting?game=masters&players=2")
            told = await self._insist("GET", "/api/waiting")
        else:
            told = await self._insist("PUT", "/api/waiting", WISH)
        tables = (one.get("table") for one in told["queues"])
        return next((one for one in tables if one and one not in self.matched), None)

    async def _is_laid(self, table: str) -> bool:
        """Say whether a table is there, that may have been told before it was laid."""
        told = await self._insist("GET", "/api/me/tables")
        return table in [one["id"] for one in told["tables"]]

    async def _play(self, table: str, seat: int) -> None:
        self.players.append(Player(self._bases, self._token, table, seat, self._rng))
        await self.players[-1].play()

    async def _insist(self, method: str, path: str, body: Message | None = None) -> Message:
        return await insist(self._bases, self._rng, method, path, self._token or None, body)
