"""The club at scale: how long pages take where very many have played.

    python -m benchmarks.club                     100,000 people, 1,000,000 games, on PostgreSQL
    python -m benchmarks.club --part 100          a hundredth of that
    python -m benchmarks.club --explain           and how PostgreSQL answers the questions

People, games, results and ratings are made up, most games by few people, as it is everywhere; their
logs are not, since no page reads one. A real server answers real requests, while people play at
fifty tables beside them.
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import psycopg
from sqlalchemy import Connection, event
from tests.postgres import Postgres

from benchmarks.history import FIRST, PIECES, SEED, fill, person
from benchmarks.load import ours
from benchmarks.load.peers import load
from bottega.games import GAMES
from bottega.server.club import kept
from bottega.server.people.keys import Keyring
from bottega.server.store import almanac, marks, players
from bottega.server.store.database import engine_for, migrate
from bottega.server.store.results import ALL_TIME, Pool, season_of
from bottega.server.store.store import Identity
from bottega.server.store.traits import Wanted, search

PEOPLE: Final = 100_000
PLAYED: Final = 1_000_000
LIVE: Final = 50  # tables at which people play meanwhile
ASKED: Final = 300  # requests of each kind
WAITING: Final = 180  # people who come for a quick match: more are refused as too fast
SECRET: Final = "a secret of nobody"
SECONDS: Final = 60.0  # that people play
PAUSE: Final = 2.0  # that each of them thinks


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
