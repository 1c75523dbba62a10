"""The club at scale: how long pages take where very many have played.

    python -m benchmarks.club                     100,000 people, 1,000,000 games, on PostgreSQL
    python -m benchmarks.club --part 100          a hundredth of that
    python -m benchmarks.club --explain           and how PostgreSQL answers the questions

People, games, results and ratings are made up, most games by few people, as it is everywhere; their
logs are not, since no page reads one. A real server answers real requests, while people play at
fifty tables beside them.
"""

import argparse
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import httpx
import psycopg
from sqlalchemy import Connection, Engine, event, insert
from tests.postgres import Postgres

from benchmarks.load import ours
from benchmarks.load.peers import load
from bottega.games import GAMES
from bottega.server.club import kept
from bottega.server.club.kept import MARKED
from bottega.server.club.rating import shown
from bottega.server.club.scribe import EDITION, KEEPSAKE
from bottega.server.people.keys import Keyring
from bottega.server.store import almanac, marks, players
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.results import ALL_TIME, Pool, season_of
from bottega.server.store.schema import (
    GAMES as GAME_ROWS,
)
from bottega.server.store.schema import (
    HEADS,
    IDENTITIES,
    KEEPSAKES,
    MARKS,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
    TRAITS,
)
from bottega.server.store.store import Identity
from bottega.server.store.traits import Wanted, search

PEOPLE: Final = 100_000
PLAYED: Final = 1_000_000
LIVE: Final = 50  # tables at which people play meanwhile
ASKED: Final = 300  # requests of each kind
FIRST: Final = 1_700_000_000_000  # when the first game ended
APART: Final = 60_000  # milliseconds from one end to the next
SKEW: Final = 2  # how much more some play than others
ROWS: Final = 5_000
WAITING: Final = 180  # people who come for a quick match: more are refused as too fast
SECRET: Final = "a secret of nobody"
SECONDS: Final = 60.0  # that people play
PAUSE: Final = 2.0  # that each of them thinks
SEED: Final = 7

FEATS: Final = 0.3  # of results that a game's feat goes with

Row = dict[str, Any]
Game = tuple[list[Row], ...]  # as `KINDS` are


def pieces(game: str, *kinds: str) -> list[str]:
    """List pieces of a game, as things name them."""
    printed = import_module(f"{type(GAMES[game]).__module__}.printed")
    return [key for key in printed.pieces() if key.partition("-")[0] in kinds]


PIECES: Final = {
    game: (pieces(game, "leader", "castle"), pieces(game, "card", "leader", "castle"))
    for game in GAMES
}


KINDS: Final = (TABLES, HEADS, GAME_ROWS, SEATS, RESULTS, TRAITS, MARKS)


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
        self.ratings: dict[tuple[str, str, str, str], list[float]] = {}

    def drawn(self, count: int) -> list[int]:
        """Draw some who meet: those with low numbers far more often."""
        met: set[int] = set()
        while len(met) < count:
            met.add(min(self.people - 1, int(self.people * self.chance.random() ** SKEW)))
        return sorted(met)

    def rows(self) -> Iterator[Game]:
        """Give each game, by the tables where it leaves rows."""
        names = list(GAMES)
        for n in range(self.games):
            game, count = names[n % 3], self.chance.choice((2, 2, 3, 4))
            yield self._game(n, game, self.drawn(count))

    def _game(self, n: int, game: str, met: list[int]) -> Game:
        table, ended = f"t{n:011}", FIRST + n * APART
        pool = "two" if len(met) == 2 else "more"
        listed = {
            "id": table,
            "created": ended - 3_600_000,
            "game": game,
            "status": "over",
            "public": n % 4 != 0,
            "info": info(table, game, met, ended),
        }
        head = {"table_id": table, "number": 200, "at": ended, "asked": 0, "due": None}
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
        }
        seats = [
            {"table_id": table, "seat": seat, "holder": person(who)} for seat, who in enumerate(met)
        ]
        places = self.chance.sample(range(1, len(met) + 1), len(met))
        results = [
            self._result(table, ended, game, pool, seat, who, place)
            for seat, (who, place) in enumerate(zip(met, places, strict=True))
        ]
        had = [row for seat in range(len(met)) for row in self._had(table, ended, game, seat)]
        marks = [row for result in results for row in self._marks(result, n % 4 != 0)]
        return [listed], [head], [one], seats, results, had, marks

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


def info(table: str, game: str, met: list[int], ended: int) -> str:
    """Write what lists show of a table."""
    seats = [{"seat": n, "kind": "person", "name": f"Person {who}"} for n, who in enumerate(met)]
    told = {"id": table, "game": game, "version": GAMES[game].version, "players": len(met)}
    told |= {"options": {}, "settings": {}, "status": "over", "seats": seats}
    return json.dumps(told | {"created": ended - 3_600_000, "ended": ended})


def fill(engine: Engine, count: int, games: int) -> None:
    """Fill an empty database."""
    history = History(count, games)
    with engine.begin() as connection:
        connection.execute(insert(KEEPSAKES).values(name=KEEPSAKE, value=EDITION))
    write(engine, IDENTITIES, people(count))
    some: Game = tuple([] for _ in KINDS)
    for number, game in enumerate(history.rows(), 1):
        for rows, more in zip(some, game, strict=True):
            rows += more
        if number % ROWS == 0:
            _flush(engine, some)
    _flush(engine, some)
    write(engine, RATINGS, history.rated())


def _flush(engine: Engine, some: Game) -> None:
    for kind, rows in zip(KINDS, some, strict=True):
        write(engine, kind, rows)
        rows.clear()


def write(engine: Engine, kind: Any, rows: Iterable[Row]) -> None:
    """Write many rows: PostgreSQL takes them as one stream."""
    rows = list(rows)
    if not rows:
        return
    if engine.dialect.name != "postgresql":
        with engine.begin() as connection:
            connection.execute(insert(kind), rows)
        return
    raw = engine.raw_connection()
    cursor: Any = raw.cursor()
    names = ", ".join(rows[0])
    with cursor.copy(f"COPY {kind.name} ({names}) FROM STDIN") as stream:
        for row in rows:
            stream.write_row(list(row.values()))
    raw.commit()
    raw.close()


# Asking.


def questions(count: int) -> dict[str, list[str]]:
    """Give what is asked: paths by page, each for somebody else."""
    chance = random.Random(SEED)
    shown = [n for n in range(count) if n % 10 != 9]
    some = [person(chance.choice(shown[: len(shown) // 10])) for _ in range(ASKED)]
    games = [chance.choice(list(GAMES)) for _ in range(ASKED)]
    return {
        "home: open tables": ["/api/tables?status=open"] * ASKED,
        "home: tables being played": ["/api/tables?status=running"] * ASKED,
        "home: who waits": ["/api/waiting"] * ASKED,
        "a player's page": [f"/api/players/{who}" for who in some],
        "their games, further on": [f"/api/players/{who}/games?before={FIRST}.t" for who in some],
        "the busiest player's page": [f"/api/players/{person(0)}"] * ASKED,
        "what somebody keeps": [f"/api/players/{who}/kept" for who in some],
        "what the busiest keeps": [f"/api/players/{person(0)}/kept"] * ASKED,
        "games of a title": [f"/api/finished?game={game}&players=3" for game in games],
        "games of a player": [f"/api/finished?player={who}" for who in some],
        "games of a name": [
            f"/api/finished?name=Person+{int(who[1:])}&game={game}"
            for who, game in zip(some, games, strict=True)
        ],
        "games with a common card": [
            f"/api/finished?game={game}&card={PIECES[game][1][0]}" for game in games
        ],
        "games with a rare opening": [
            f"/api/finished?game={game}&opening={PIECES[game][0][-1]}" for game in games
        ],
        "their games with a card": [
            f"/api/finished?game={game}&player={who}&card={PIECES[game][1][-1]}"
            for who, game in zip(some, games, strict=True)
        ],
        "days of records": ["/api/records"] * ASKED,
        "who leads": [f"/api/leaders?game={game}&pool=more" for game in games],
        "who led in a season": [
            f"/api/leaders?game={game}&season={season_of(FIRST)}" for game in games
        ],
    }


def asked(http: httpx.Client, paths: Iterable[str]) -> list[float]:
    """Ask one after the other; give how long each took, in milliseconds."""
    found = []
    for path in paths:
        began = time.perf_counter()
        http.get(path).raise_for_status()
        found.append(1_000 * (time.perf_counter() - began))
    return found


def waited(http: httpx.Client, count: int) -> list[float]:
    """Let people wait for a game one after the other: every second one is seated at once."""
    keys, found = Keyring(SECRET), []
    for n in range(min(count, WAITING)):
        headers = {"authorization": f"Bearer {keys.token(Identity(person(n), '', 0))}"}
        wish = {"game": "masters", "players": 2}
        began = time.perf_counter()
        http.put("/api/waiting", json=wish, headers=headers).raise_for_status()
        found.append(1_000 * (time.perf_counter() - began))
    return found


def measured(url: str, count: int, live: int) -> dict[str, list[float]]:
    """Ask a server on a database, while people play at some tables."""
    with ours.serving(url) as server, ThreadPoolExecutor(1) as beside:
        base = f"http://127.0.0.1:{server.port}"
        with httpx.Client(base_url=base, timeout=60, trust_env=False) as http:
            seconds = str(SECONDS)
            players = [sys.executable, "-m", "benchmarks.load.players", str(server.port)]
            command = [*players, str(live), seconds, str(PAUSE)]
            playing = beside.submit(load, command, {}, SECONDS)
            time.sleep(3.0)  # until they sit
            found = {name: asked(http, paths) for name, paths in questions(count).items()}
            found["a quick match"] = waited(http, count)
            print(f"beside them {playing.result()['answers']:,} answers at {live} tables")
    return found


def report(found: dict[str, list[float]]) -> None:
    """Print how long pages took."""
    print(f"\n{'milliseconds':32}{'median':>9}{'p99':>9}{'longest':>9}")
    for name, times in found.items():
        times.sort()
        p99 = times[len(times) * 99 // 100]
        print(f"{name:32}{statistics.median(times):9.1f}{p99:9.1f}{times[-1]:9.1f}")


def behind(who: str) -> dict[str, Callable[[Connection], object]]:
    """Give what pages ask the database, by page."""
    lead = Pool("masters", "two")
    wishes = {
        "games of a title": Wanted("masters", players=3),
        "games of a player": Wanted(people=(who,)),
        "games with a card": Wanted("lorenzo", card=PIECES["lorenzo"][1][0]),
        "games with an opening": Wanted("masters", opening=PIECES["masters"][0][-1]),
        "their games with a card": Wanted("lorenzo", (who,), card=PIECES["lorenzo"][1][-1]),
    }
    return {
        "a player's page": lambda c: (players.counts(c, who), players.games(c, who, all=False)),
        "who leads": lambda c: players.leaders(c, lead, ALL_TIME),
        "what somebody keeps": lambda c: kept.kept(kept.life(c, who)),
        "their records": lambda c: kept.records(c, who, all=True),
        "their openings": lambda c: marks.openings(c, who),
        "days of records": lambda c: almanac.days_of(c, FIRST + 10**12, 31),
        "games of a day": lambda c: almanac.games_of(c, FIRST // almanac.DAY + 1),
        **{name: lambda c, wish=wish: search(c, wish, None) for name, wish in wishes.items()},  # type: ignore[misc]
    }


def explained(url: str) -> None:
    """Print how PostgreSQL answers the questions behind the pages, as it tells itself."""
    engine = engine_for(url)
    said: list[tuple[str, Any]] = []
    note = partial(_note, said)
    for name, ask in behind(person(0)).items():
        said.clear()
        event.listen(engine, "before_cursor_execute", note)
        with engine.connect() as connection:
            ask(connection)
            event.remove(engine, "before_cursor_execute", note)
            for statement, values in dict.fromkeys(said):
                print(f"\n{name}: {' '.join(statement.split())[:400]}")
                plan = connection.exec_driver_sql(f"EXPLAIN ANALYZE {statement}", dict(values))
                for (line,) in plan.all():
                    print(f"  {line[:160]}")
    engine.dispose()


def _note(said: list[tuple[str, Any]], *call: Any) -> None:
    _, _, statement, values, _, _ = call
    said.append((statement, tuple(values.items())))


def main() -> None:
    """Fill a database and ask."""
    wanted = argparse.ArgumentParser(prog="benchmarks.club")
    wanted.add_argument("--part", type=int, default=1, help="one of so many parts of all (1)")
    wanted.add_argument("--explain", action="store_true", help="show how the database answers")
    said = wanted.parse_args()
    os.environ["BOTTEGA_SECRET"] = SECRET
    count, games = PEOPLE // said.part, PLAYED // said.part
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres()
        postgres.start()
        few = f"sqlite:///{Path(folder) / 'club.db'}"
        for url, some, played in ((postgres.database(), count, games), (few, 20, 200)):
            engine = engine_for(url)
            migrate(engine)
            began = time.monotonic()
            fill(engine, some, played)
            took = time.monotonic() - began
            kind = engine.dialect.name
            print(f"\n{kind}: {some:,} people, {played:,} games, filled in {took:.0f} s")
            engine.dispose()
            if kind == "postgresql":
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute("ANALYZE")
            report(measured(url, some, LIVE))
            if said.explain and kind == "postgresql":
                explained(url)


if __name__ == "__main__":
    main()
