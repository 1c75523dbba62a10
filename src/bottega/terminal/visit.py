"""A visit to a server: at a table, in the list of one's tables, and from one to the other."""

from msgspec import UNSET

from bottega.cli.files import Recorded
from bottega.client import Lobby, join, names_table, read_link, read_server, watch
from bottega.client.client import joined
from bottega.terminal.app import Bottega
from bottega.terminal.past import Past
from bottega.terminal.remote import Remote
from bottega.terminal.replaying import ReplayScreen
from bottega.terminal.table import TableScreen
from bottega.terminal.tables import Tables
from bottega.terminal.words import Words
from bottega.wire import TableInfo


async def at(
    link: str, language: str, token: str | None, name: str | None, *, watching: bool
) -> str:
    """Go where a link leads, to a table or to the list of one's own; give who one is there."""
    if not names_table(link):
        visit = Visit(read_server(link), language, token, name)
        await visit.list()
        return visit.token or ""
    visit = Visit(read_link(link).base, language, token, name)
    if await visit.sit(link, watching=watching):
        await visit.list()
    return visit.token or ""


class Visit:
    """Somebody at one server."""

    def __init__(self, base: str, language: str, token: str | None, name: str | None) -> None:
        self.base = base
        self.language = language
        self.token = token
        self.name = name

    async def sit(self, link: str, *, watching: bool = False) -> bool:
        """Play or watch at a table; tell whether one wants to see one's tables then."""
        token = self.token
        seat = watch(link, token=token) if watching else join(link, name=self.name, token=token)
        async with seat as client:
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

    async def list(self) -> None:
        """Show one's tables until one leaves them for good."""
        async with Lobby(self.base, self.token) as lobby:
            if self.token is None:
                await lobby.become_guest(self.name)
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
