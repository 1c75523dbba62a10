"""One deal for many: each plays it at a table of their own, against the same bots.

Its seed and salt are drawn from the server's secret, so that they need not be kept, and nobody can
know them before the contest is over. One try counts.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection

from bottega.games import game as game_called
from bottega.kernel.values import Value
from bottega.server.house.opening import planned, settled
from bottega.server.house.tables import Laid, Tables
from bottega.server.people.keys import Host, Keyring, new_id
from bottega.server.store.contests import enter
from bottega.server.store.store import Store
from bottega.server.table.contests import deal_of
from bottega.server.table.entries import AnyEntry, Opened, PlannedSeat, Sat, Shifted, Started
from bottega.wire import NewContest, Settings

SEED_BYTES: Final = 16
SETTINGS: Final = Settings(public=False, watch="none", rated=False)


class Deal(Value):
    """What is played in a contest."""

    game: str
    bots: tuple[str, ...] = ()  # the others
    options: Mapping[str, str] = {}  # where they are not the usual ones

    @property
    def players(self) -> int:
        """Count the seats; the first one is the person's."""
        return 1 + len(self.bots)

    @property
    def plans(self) -> tuple[PlannedSeat, ...]:
        """Plan the seats."""
        return (PlannedSeat("invited"), *[PlannedSeat("bot", bot) for bot in self.bots])


Admit = Callable[[Connection], int | None]  # refuses, or says when a contest ends


def as_named(connection: Connection) -> int | None:
    """Let everybody come; the contest ends when its name says so."""
    return None


class Dealer:
    """Lays the tables of contests."""

    def __init__(self, store: Store, tables: Tables, keys: Keyring) -> None:
        self._store = store
        self._tables = tables
        self._keys = keys

    def options(self, wish: NewContest) -> Mapping[str, str]:
        """Check that there are such tables here, and give all their options."""
        bots = [planned("bot", bot, self._tables.search) for bot in wish.bots]
        plans = (PlannedSeat("invited"), *bots)
        return settled(self._tables, game_called(wish.game), plans, wish.options, SETTINGS).chosen

    async def enter(self, host: Host, contest: str, deal: Deal, admit: Admit = as_named) -> str:
        """Give somebody their table in a contest; whoever comes again comes to the same one."""
        table = new_id()

        def draw(connection: Connection) -> tuple[str, bool, int | None]:
            ends = admit(connection)
            return (*enter(connection, contest, host.id, table), ends)

        id, laid, ends = await self._store.write(draw)
        if not laid:
            entries = self._entries(host, contest, deal)
            with suppress(Laid):  # by another process, just now
                await self._tables.lay([*entries, *([Shifted(ends)] if ends else [])], id)
        return str(id)

    def _entries(self, host: Host, contest: str, deal: Deal) -> list[AnyEntry]:
        game = game_called(deal.game)
        opened = Opened(
            game.name,
            game.version,
            game.options_from(deal.players, deal.options),
            SETTINGS,
            deal.plans,
            host.id,
            host.name,
            host.origin,
            contest,
        )
        return [opened, Sat(0, host.id, host.name), self.dealt(contest)]

    def dealt(self, contest: str) -> Started:
        """Draw the deal of a contest."""
        drawn = self._keys.drawn("deal", deal_of(contest))
        return Started(str(int.from_bytes(drawn[:SEED_BYTES])), drawn[SEED_BYTES:].hex())
