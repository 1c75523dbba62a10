"""The few plain HTTP requests that a program makes before it sits."""

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

import httpx
import msgspec

from bottega.client.errors import PASSING, ServerRefused, Unreachable, Unreadable
from bottega.client.link import read_invitation
from bottega.client.pauses import pauses
from bottega.wire import (
    Guest,
    HintGiven,
    Links,
    LogPage,
    NewGuest,
    NextPuzzle,
    Puzzle,
    Solution,
    TableInfo,
    TableList,
    TakeSeat,
    Trouble,
    Verdict,
)

T = TypeVar("T")


class Lobby(AbstractAsyncContextManager["Lobby"]):
    """A server, asked over HTTP in the name of one identity."""

    def __init__(self, base: str, token: str | None = None) -> None:
        self.token = token
        self._base = base
        self._http = httpx.AsyncClient(timeout=20.0)

    async def __aexit__(self, *raised: object) -> None:
        await self._http.aclose()

    async def become_guest(self, name: str | None, invitation: str | None = None) -> None:
        """Get an identity; its token goes with every later request.

        Where the server takes in nobody without an invitation, its code is needed, or its link.
        """
        code = None if invitation is None else read_invitation(invitation)
        guest = await self._ask("POST", "/guests", Guest, NewGuest(name, code))
        self.token = guest.token

    async def table(self, id: str) -> TableInfo:
        """Ask what everybody may know about a table."""
        return await self._ask("GET", f"/tables/{id}", TableInfo)

    async def links(self, id: str) -> Links:
        """Ask for the links of one's own seats, and of those one may hand out."""
        return await self._ask("GET", f"/tables/{id}/links", Links)

    async def tables(self) -> TableList:
        """Ask for the tables where one sits, those first where it is one's turn."""
        return await self._ask("GET", "/me/tables", TableList)

    async def log(self, id: str, seat: int | None, after: int) -> LogPage:
        """Ask for a part of a table's log, as a seat may know it."""
        who = "" if seat is None else f"&seat={seat}"
        return await self._ask("GET", f"/tables/{id}/log?after={after}{who}", LogPage)

    async def hint(self, id: str, seat: int, language: str) -> HintGiven:
        """Ask the coach what a seat could answer now."""
        path = f"/tables/{id}/hint?seat={seat}&language={language}"
        return await self._ask("POST", path, HintGiven)

    async def record(self, id: str) -> str:
        """Ask for the record of a game that is over."""
        return (await self._fetch("GET", f"/tables/{id}/record")).text

    async def take_seat(self, id: str, seat: int, secret: str | None) -> TableInfo:
        """Sit down on an open seat, or with the secret of its link on any."""
        return await self._ask("POST", f"/tables/{id}/seats/{seat}", TableInfo, TakeSeat(secret))

    async def next_puzzle(self, game: str) -> str | None:
        """Ask for a puzzle that one has not seen; None where there is none."""
        return (await self._ask("GET", f"/puzzles/next?game={game}", NextPuzzle)).puzzle

    async def puzzle(self, id: str) -> Puzzle:
        """Ask to see a puzzle."""
        return await self._ask("GET", f"/puzzles/{id}", Puzzle)

    async def solve(self, id: str, code: int) -> Verdict:
        """Answer a puzzle, and be told what every answer is worth."""
        return await self._ask("POST", f"/puzzles/{id}", Verdict, Solution(code))

    async def _ask(self, method: str, path: str, kind: type[T], body: Any = None) -> T:
        """Ask until the server has time for it."""
        waits = pauses()
        while True:
            try:
                return await self._ask_once(method, path, kind, body)
            except ServerRefused as refused:
                if refused.fault not in PASSING:
                    raise
                await asyncio.sleep(refused.wait or next(waits))

    async def _ask_once(self, method: str, path: str, kind: type[T], body: Any) -> T:
        answer = await self._fetch(method, path, body)
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError:
            raise self._strange(answer) from None

    async def _fetch(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        content = None
        if body is not None:
            headers["content-type"] = "application/json"
            content = msgspec.json.encode(body)
        try:
            answer = await self._http.request(
                method, f"{self._base}/api{path}", headers=headers, content=content
            )
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            why = str(error) or type(error).__name__
            raise Unreachable(f"{self._base} cannot be reached: {why}") from None
        self._http.cookies.clear()  # those are for browsers: a program has its token
        if answer.is_success:
            return answer
        try:
            trouble = msgspec.json.decode(answer.content, type=Trouble)
        except msgspec.DecodeError:
            raise self._strange(answer) from None
        raise ServerRefused(trouble.error, trouble.message, trouble.wait)

    def _strange(self, answer: httpx.Response) -> Unreadable:
        what = f"{answer.status_code} {answer.reason_phrase}".strip()
        return Unreadable(f"{self._base} is no Bottega server: it answers {what}")
