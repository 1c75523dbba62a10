"""A club that was never there: people, games, results, ratings and what is remembered of them."""

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from sqlalchemy import Engine, Table, delete, insert, select, text

from bottega.games import GAMES
from bottega.server.club.kept import MARKED
from bottega.server.club.rating import shown
from bottega.server.club.scribe import EDITION, KEEPSAKE
from bottega.server.store.database import take_time, upsert
from bottega.server.store.migrations.versions.tallies import AGAINST, ALL
from bottega.server.store.results import ALL_TIME, season_of
from bottega.server.store.schema.finished import GAMES as GAME_ROWS
from bottega.server.store.schema.finished import MARKS, RATINGS, RESULTS, TRAITS
from bottega.server.store.schema.logs import HEADS, LOG, SEATS, TABLES
from bottega.server.store.schema.own import KEEPSAKES
from bottega.server.store.schema.people import IDENTITIES, WAITING

FIRST: Final = 1_700_000_000_000  # when the first game ended
APART: Final = 60_000  # milliseconds from one end to the next
SKEW: Final = 2  # how much more some play than others
ROWS: Final = 5_000
SEED: Final = 7
FILLED: Final = "made up"  # where it is noted how many people and games there are
FEATS: Final = 0.3  # of results that a game's feat goes with

Row = dict[str, Any]
Placed = tuple[Table, Row]  # in which table a row is


def pieces(game: str, *kinds: str) -> list[str]:
    """List pieces of a game, as things name them."""
    printed = import_module(f"{type(GAMES[game]).__module__}.printed")
    return [key for key in printed.pieces() if key.partition("-")[0] in kinds]


PIECES: Final = {
    game: (pieces(game, "leader", "castle"), pieces(game, "card", "leader", "castle"))
    for game in GAMES
}


def person(number: int) -> str:
    """Name somebody."""
    return f"p{number:011}"


def people(count: int) -> Iterator[Row]:
    """Make people up; one in ten hides, half of them stay."""
    for n in range(count):
        yield {
            "id": person(n),
            "created": FIRST - n,
            "name": f"Person {n}",
            "recovery": str(n),
            "epoch": 0,
            "lasting": n % 2 == 0,
            "hidden": n % 10 == 9,
        }


class History:
    """Games that were played, one after the other."""

    def __init__(self, people: int, games: int) -> None:
        self.chance = random.Random(SEED)
        self.people = people
        self.games = games
        self.played = games  # those in a tournament come behind
        self.ratings: dict[tuple[str, str, str, str], list[float]] = {}

    def next(self) -> int:
        """Number one more game."""
        self.played += 1
        return self.played - 1

    def drawn(self, count: int) -> list[int]:
        """Draw some who meet: those with low numbers far more often."""
        met: set[int] = set()
        while len(met) < count:
            met.add(min(self.people - 1, int(self.people * self.chance.random() ** SKEW)))
        return sorted(met)

    def rows(self) -> Iterator[Placed]:
        """Give what all games leave behind."""
        names = list(GAMES)
        for n in range(self.games):
            game, count = names[n % 3], self.chance.choice((2, 2, 3, 4))
            yield from self.game(n, game, self.drawn(count))

    def game(self, n: int, game: str, met: list[int]) -> Iterator[Placed]:
        """Let some people have met; give what the game leaves behind."""
        table, ended = table_of(n), FIRST + n * APART
        pool = "two" if len(met) == 2 else "more"
        yield from listed(table, game, met, ended, public=n % 4 != 0)
        one = {
            "table_id": table,
            "ended": ended,
            "game": game,
            "version": GAMES[game].version,
            "players": len(met),
            "usual": True,
            "public": n % 4 != 0,
            "lasted": 3_600_000,
            "pool": pool,
            "rated": True,
            "contest": None,
        }
        places = self.chance.sample(range(1, len(met) + 1), len(met))
        results = [
            self._result(table, ended, game, pool, seat, who, place)
            for seat, (who, place) in enumerate(zip(met, places, strict=True))
        ]
        yield GAME_ROWS, one
        for result in results:
            yield RESULTS, result
            yield from ((TRAITS, had) for had in self._had(table, ended, game, result["seat"]))
            yield from ((MARKS, mark) for mark in self._marks(result, n % 4 != 0))

    def _had(self, table: str, ended: int, game: str, seat: int) -> Iterator[Row]:
        """Give what a seat began with and had: some pieces far more often than others."""
        begun, had = PIECES[game]
        chosen = {("opening", self._piece(begun)) for _ in range(2)}
        chosen |= {("played", self._piece(had)) for _ in range(8)}
        for kind, piece in sorted(chosen):
            yield {
                "table_id": table,
                "seat": seat,
                "kind": kind,
                "piece": piece,
                "game": game,
                "ended": ended,
            }

    def _piece(self, pieces: list[str]) -> str:
        return pieces[int(len(pieces) * self.chance.random() ** SKEW)]

    def _marks(self, result: Row, public: bool) -> Iterator[Row]:
        """Give what somebody remembers a game for: numbers, and a feat now and then."""
        game, won = result["game"], result["won"]
        names = {f"{game}/points": result["points"], f"{game}/lasted": 3_600_000}
        names |= {f"{game}/won": 0, f"{game}/margin": 7} if won else {}
        names |= {self.chance.choice(MARKED): 0} if self.chance.random() < FEATS else {}
        for name, number in names.items():
            yield {
                "player": result["player"],
                "name": name,
                "public": public,
                "number": number,
                "ended": result["ended"],
                "table_id": result["table_id"],
            }

    def _result(
        self, table: str, ended: int, game: str, pool: str, seat: int, who: int, place: int
    ) -> Row:
        key = (game, pool, ALL_TIME, person(who))
        mu, games = self.ratings.get(key, [25.0, 0.0])
        after = mu + (0.4 if place == 1 else -0.3)
        sigma = max(1.5, 8.3 / (1 + games / 8))
        for season in (ALL_TIME, season_of(ended)):
            kept = self.ratings.setdefault((game, pool, season, person(who)), [25.0, 0.0])
            kept[0], kept[1] = after, kept[1] + 1
        return {
            "table_id": table,
            "seat": seat,
            "ended": ended,
            "game": game,
            "pool": pool,
            "side": seat,
            "player": person(who),
            "name": f"Person {who}",
            "place": place,
            "points": 60 - 7 * place,
            "won": place == 1,
            "gave_up": False,
            "mu": after,
            "sigma": sigma,
            "shown": shown(after),
            "was": shown(mu) if games else None,
        }

    def rated(self) -> Iterator[Row]:
        """Give the ratings that came of it."""
        for (game, pool, season, player), (mu, games) in self.ratings.items():
            yield {
                "game": game,
                "pool": pool,
                "season": season,
                "player": player,
                "mu": mu,
                "sigma": max(1.5, 8.3 / (1 + games / 8)),
                "shown": shown(mu),
                "best": shown(mu),
                "games": int(games),
            }


def table_of(number: int) -> str:
    """Name a table."""
    return f"t{number:011}"


def listed(
    table: str, game: str, met: Sequence[int], ended: int, *, public: bool, bots: Sequence[str] = ()
) -> Iterator[Placed]:
    """Give what lists show of a table that is over."""
    created = ended - 3_600_000
    shown = {"id": table, "created": created, "game": game, "status": "over", "public": public}
    yield TABLES, {**shown, "info": info(table, game, met, ended, bots)}
    yield HEADS, {"table_id": table, "number": 200, "at": ended, "asked": 0, "due": None}
    for seat, who in enumerate(met):
        yield SEATS, {"table_id": table, "seat": seat, "holder": person(who), "ended": ended}


def info(table: str, game: str, met: Sequence[int], ended: int, bots: Sequence[str]) -> str:
    """Write what lists show of a table."""
    seats: list[Row] = [{"kind": "person", "name": f"Person {who}"} for who in met]
    seats += [{"kind": "bot", "name": "", "bot": bot} for bot in bots]
    told = {"id": table, "game": game, "version": GAMES[game].version, "players": len(seats)}
    told |= {"options": {}, "settings": {}, "status": "over"}
    told |= {"seats": [{"seat": seat, **one} for seat, one in enumerate(seats)]}
    return json.dumps(told | {"created": ended - 3_600_000, "ended": ended})


def fill(pile: "Pile", history: History, more: Callable[["Pile"], None]) -> None:
    """Fill an empty database with people, their games, and what else there is."""
    pile.all(IDENTITIES, people(history.people))
    pile.place(history.rows())
    more(pile)
    pile.all(RATINGS, history.rated())
    pile.flush()
    pile.say(ALL, AGAINST)
    pile.add(KEEPSAKES, {"name": FILLED, "value": f"{history.people} {history.games}"})


def state(engine: Engine) -> tuple[int, int] | None:
    """Tell how many people and games a database was filled with; None where it is empty."""
    with engine.connect() as connection:
        filled = connection.scalar(select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == FILLED))
        begun = connection.scalar(select(IDENTITIES.c.id).limit(1))
    if filled is None and begun is not None:
        raise SystemExit("this database was not filled to its end: delete it")
    if filled is None:
        return None
    count, games = map(int, filled.split())
    return count, games


def mend(engine: Engine) -> None:
    """Let results be as if made from logs, and forget what was really played."""
    key = {"name": KEEPSAKE}
    played = select(LOG.c.table_id).distinct()
    with engine.begin() as connection:
        connection.execute(upsert(engine.dialect.name, KEEPSAKES, key, {"value": EDITION}))
        for kind in (HEADS, SEATS, GAME_ROWS, RESULTS, TRAITS):
            connection.execute(delete(kind).where(kind.c.table_id.in_(played)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(played)))
        connection.execute(delete(WAITING))
        connection.execute(delete(LOG))


class Pile:
    """Rows that are yet to be written: many together, as that is quick."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._rows: dict[Table, list[Row]] = {}

    def __enter__(self) -> "Pile":
        return self

    def __exit__(self, *error: object) -> None:
        if error[0] is None:
            self.flush()

    def add(self, kind: Table, row: Row) -> None:
        """Put a row on the pile."""
        rows = self._rows.setdefault(kind, [])
        rows.append(row)
        if len(rows) == ROWS:
            self._write(kind)

    def all(self, kind: Table, rows: Iterable[Row]) -> None:
        """Put rows of one table on the pile."""
        for row in rows:
            self.add(kind, row)

    def place(self, rows: Iterable[Placed]) -> None:
        """Put rows of many tables on the pile."""
        for kind, row in rows:
            self.add(kind, row)

    def flush(self) -> None:
        """Write all that is left."""
        for kind in self._rows:
            self._write(kind)

    def _write(self, kind: Table) -> None:
        """Write the rows of a table: PostgreSQL takes them as one stream."""
        rows = self._rows[kind]
        if not rows:
            return
        if self._engine.dialect.name == "postgresql":
            self._stream(kind, rows)
        else:
            with self._engine.begin() as connection:
                connection.execute(insert(kind), rows)
        rows.clear()

    def say(self, *statements: str) -> None:
        """Have the database make rows of what is written already."""
        with self._engine.begin() as connection:
            take_time(connection)
            for statement in statements:
                connection.execute(text(statement))

    def _stream(self, kind: Table, rows: list[Row]) -> None:
        raw = self._engine.raw_connection()
        cursor: Any = raw.cursor()
        names = list(rows[0])
        cursor.execute("SET LOCAL statement_timeout = 0")  # on a busy machine this takes a while
        with cursor.copy(f"COPY {kind.name} ({', '.join(names)}) FROM STDIN") as stream:
            for row in rows:
                stream.write_row([row[name] for name in names])
        raw.commit()
        raw.close()
