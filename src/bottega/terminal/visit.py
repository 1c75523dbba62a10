"""A visit to a server: at a table, in the list of one's tables, and from one to the other."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import TypeVar

from msgspec import UNSET

from bottega.cli.files import Recorded
from bottega.cli.identity import Visitor
from bottega.client import Client, Lobby, join, names_table, read_link, read_server, watch
from bottega.client.client import joined
from bottega.terminal.app import Bottega
from bottega.terminal.door import let_in
from bottega.terminal.past import Past
from bottega.terminal.remote import Remote
from bottega.terminal.replaying import ReplayScreen
from bottega.terminal.table import TableScreen
from bottega.terminal.tables import Tables
from bottega.terminal.words import Words
from bottega.wire import TableInfo

T = TypeVar("T")


async def at(link: str, language: str, visitor: Visitor, *, watching: bool) -> str:
    """Go where a link leads, to a table or to the list of one's own; give who one is there."""
    if not names_table(link):
        visit = Visit(read_server(link), language, visitor)
        await visit.list()
        return visit.token or ""
    visit = Visit(read_link(link).base, language, visitor)
    if await visit.sit(link, watching=watching):
        await visit.list()
    return visit.token or ""


class Visit:
    """Somebody at one server."""

    def __init__(self, base: str, language: str, visitor: Visitor) -> None:
        self.base = base
        self.language = language
        self.token = visitor.token
        self.name = visitor.name
        self.invitation = visitor.invitation

    async def sit(self, link: str, *, watching: bool = False) -> bool:
        """Play or watch at a table; tell whether one wants to see one's tables then."""
        async with AsyncExitStack() as stack:
            client = await self._let_in(
                lambda code: stack.enter_async_context(self._seat(link, code, watching=watching))
            )
            self.token = client.token
            first = await client.look()
            if first.view is UNSET:
                print(Words(self.language)("terminal-table-waits"), flush=True)
            while first.view is UNSET:
                first = joined(first, await client.look())
            remote = Remote(client, first, self.language)
            await Bottega(TableScreen(remote)).run_async()
            await remote.close()
        self.language = remote.language
        if remote.failure is not None:
            raise remote.failure
        return remote.leaving

    def _seat(
        self, link: str, invitation: str | None, *, watching: bool
    ) -> AbstractAsyncContextManager[Client]:
        if watching:
            return watch(link, token=self.token, invitation=invitation)
        return join(link, name=self.name, token=self.token, invitation=invitation)

    async def _let_in(self, come: Callable[[str | None], Awaitable[T]]) -> T:
        return await let_in(come, self.language, self.invitation)

    async def list(self) -> None:
        """Show one's tables until one leaves them for good."""
        async with Lobby(self.base, self.token) as lobby:
            if self.token is None:
                await self._let_in(lambda code: lobby.become_guest(self.name, code))
                self.token = lobby.token
            while (table := await self._chosen(lobby)) is not None:
                if table.status == "over":
                    await self._look_back(lobby, table)
                else:
                    await self.sit(f"{self.base}/t/{table.id}")

    async def _chosen(self, lobby: Lobby) -> TableInfo | None:
        tables = Tables(lobby, await lobby.tables(), self.base, self.language)
        await Bottega(tables).run_async()
        return tables.chosen

    async def _look_back(self, lobby: Lobby, table: TableInfo) -> None:
        """Step through a game that is over, with one's own eyes first."""
        recorded = Recorded(await lobby.record(table.id))
        seat = table.mine[0] if table.mine else None
        await Bottega(ReplayScreen(Past(recorded, self.language, seat))).run_async()
