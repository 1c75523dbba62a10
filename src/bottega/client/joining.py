"""From a link to a seat: an identity, the seat, and a client that holds it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from bottega.client.client import Client
from bottega.client.errors import ServerRefused, Unreadable
from bottega.client.link import Link, read_link
from bottega.client.lobby import Lobby
from bottega.games import game as game_called
from bottega.kernel.game import Game
from bottega.wire import TableInfo

ENDED: Final = ("over", "abandoned")


@asynccontextmanager
async def join(
    link: str | Link,
    *,
    name: str | None = None,
    token: str | None = None,
    invitation: str | None = None,
    patience: float | None = None,
) -> AsyncIterator[Client]:
    """Sit down where a link leads, as a new guest of this name or as whose token it is.

    Where the server takes in nobody without an invitation, a new guest needs its code, or its
    link. The client comes back by itself when the connection is lost, without end or for `patience`
    seconds. A server that is not there at the beginning is said at once.
    """
    where = read_link(link) if isinstance(link, str) else link
    async with Lobby(where.base, token) as lobby:
        info = await lobby.table(where.table)
        game = readable_game(info)
        if token is None:
            await lobby.become_guest(name, invitation)
        seat = await _sit(lobby, where, info, newcomer=token is None)
    async with Client(where, seat, game, lobby.token or "", patience) as client:
        yield client


@asynccontextmanager
async def watch(
    link: str | Link, *, token: str | None = None, invitation: str | None = None
) -> AsyncIterator[Client]:
    """Look at a table without a seat, as a new guest or as whose token it is."""
    where = read_link(link) if isinstance(link, str) else link
    async with Lobby(where.base, token) as lobby:
        game = readable_game(await lobby.table(where.table))
        if token is None:
            await lobby.become_guest(None, invitation)
    async with Client(where, 0, game, lobby.token or "", watching=True) as client:
        yield client


def readable_game(info: TableInfo) -> Game[Any, Any]:
    """Find the game of a table here, in the same version: views of another cannot be read."""
    game = game_called(info.game)
    if info.version != game.version:
        raise Unreadable(
            f"the table plays version {info.version} of {game.name} and version {game.version} "
            "is installed here, which could not read its views"
        )
    return game


async def _sit(lobby: Lobby, link: Link, info: TableInfo, *, newcomer: bool) -> int:
    if link.seat is None:
        return await _first_open(lobby, link, info, newcomer=newcomer)
    try:
        await lobby.take_seat(link.table, link.seat, link.secret)
    except ServerRefused as refused:
        # The seat may be one's own already: then a look at the table is all that is left to do.
        if refused.fault != "not-now" or (newcomer and info.status in ENDED):
            raise
    return link.seat


async def _first_open(lobby: Lobby, link: Link, info: TableInfo, *, newcomer: bool) -> int:
    """Go back to one's own seat, or take the first open one; others may be faster at one."""
    if not newcomer:
        known = (await lobby.links(link.table)).links
        mine = [seat.seat for seat in info.seats if seat.kind == "person" and seat.seat in known]
        if mine:
            return mine[0]
    for seat in info.seats:
        if seat.kind == "open":
            try:
                await lobby.take_seat(link.table, seat.seat, None)
            except ServerRefused as refused:
                if refused.fault != "forbidden":
                    raise
            else:
                return seat.seat
    raise ServerRefused("not-now", f"no seat is open at table {link.table}")
