"""Games with their logs, made without a server: played to the end by chance, and written down."""

from random import Random
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, insert

from bottega.games import game
from bottega.server.store import Row
from bottega.server.store.finished import Finished
from bottega.server.store.results import put
from bottega.server.store.schema.logs import LOG, TABLES
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.table.ending import finished
from bottega.server.table.entries import (
    Answered,
    AnyEntry,
    Ended,
    Opened,
    PlannedSeat,
    Sat,
    Started,
)
from bottega.server.table.table import Table
from bottega.wire import Settings

PEOPLE = ("anna", "bruno", "carla", "dino")
AT_ONCE = 1_000  # milliseconds from one entry to the next


class History:
    """A game with its log and what it came to."""

    def __init__(
        self,
        name: str = "masters",
        people: tuple[str, ...] = PEOPLE[:2],
        seed: int = 7,
        began: int = 0,
        contest: str = "",
        **options: str,
    ) -> None:
        self.table = Table("t")
        self.rows: list[Row] = []
        self._at = began
        played = game(name)
        plans = (PlannedSeat("invited"),) * len(people)
        chosen = played.options_from(len(plans), options)
        settings = Settings(hand_over=False)
        host = (people[0], people[0].title())
        self._take(
            Opened(name, played.version, chosen, settings, plans, *host, contest=contest),
            *[Sat(seat, who, who.title()) for seat, who in enumerate(people)],
            Started(str(seed), "5a17" * 8),
        )
        self._play(Random(seed))

    def _play(self, chance: Random) -> None:
        table = self.table
        while table.status == "running":
            if table.held is not None:
                self._take(Ended(table.held))
                continue
            seat = table.asked[0]
            self._take(Answered(seat, chance.choice(table.playing().choices(seat))))

    def _take(self, *entries: AnyEntry) -> None:
        for entry in entries:
            self._at += AT_ONCE
            self.rows.append(self.table.take(entry, self._at))

    @property
    def ended(self) -> Finished:
        """Give what it came to."""
        found = finished(self.table)
        assert found is not None
        return found

    def put(self, connection: Connection, id: str, **changed: Any) -> None:
        """Write it into a database, log and results, under an id."""
        rows = [
            {
                "table_id": id,
                "number": row.number,
                "at": row.at,
                "entry": row.entry.decode(),
                "deed": None if row.deed is None else row.deed.decode(),
            }
            for row in self.rows
        ]
        connection.execute(insert(LOG), rows)
        listed = {"id": id, "created": 0, "game": self.table.game_name, "status": "over"}
        connection.execute(insert(TABLES).values(**listed, public=True, info="{}"))
        put(connection, id, replace(self.ended, **changed))


def introduce(connection: Connection, *people: str, hidden: tuple[str, ...] = ()) -> None:
    """Let people be known."""
    for who in people:
        named = {"id": who, "created": 0, "name": who.title(), "recovery": who, "epoch": 0}
        connection.execute(insert(IDENTITIES).values(**named, hidden=who in hidden))
