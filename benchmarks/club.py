"""The club at scale: how long pages take where very many have played, and where few have.

    python -m benchmarks.club                  100,000 people, 1,000,000 games, on PostgreSQL; then
                                               20 people, 200 games, on SQLite
    python -m benchmarks.club --part 100       a hundredth of that on PostgreSQL
    python -m benchmarks.club --on sqlite      only the small club
    python -m benchmarks.club --kept FOLDER    keep the large one: the next time it is only asked
    python -m benchmarks.club --explain        and how PostgreSQL answers each query

People, games, results, ratings and what else a club has are made up, most games by few people, as
it is everywhere; their logs are not, since no page reads one. A real server answers real requests,
page after page and round after round, while people play at fifty tables beside them (at ten in the
small club, where everybody plays).
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from sqlalchemy import text
from tests.postgres import KeptPostgres, Postgres

from benchmarks.history import History, Pile, fill, mend, state
from benchmarks.load import ours
from benchmarks.load.peers import load
from benchmarks.plans import explained
from benchmarks.questions import Questions, asking, questions
from benchmarks.society import Society
from bottega.server.base.hours import now
from bottega.server.store.database import engine_for, migrate
from bottega.server.table.contests import day_of

SECRET: Final = "a secret of nobody"
SECONDS: Final = 90.0  # that pages are asked for
WARM: Final = 10.0  # before, while nothing is counted
PAUSE: Final = 2.0  # that each of those who play thinks
POSTGRESQL, SQLITE = "postgresql", "sqlite"


class Size(NamedTuple):
    """How large a club is, and at how many tables they play meanwhile."""

    people: int
    games: int
    live: int


LARGE: Final = Size(100_000, 1_000_000, 50)
SMALL: Final = Size(20, 200, 10)


def prepared(url: str, size: Size) -> History:
    """Fill a database unless it was, and let today's deals have been played."""
    history, engine = History(size.people, size.games), engine_for(url)
    society = Society(history)
    migrate(engine)
    began = time.monotonic()
    known = state(engine)
    if known is None:
        with Pile(engine) as pile:
            fill(pile, history, society.fill)
    elif known != size[:2]:
        raise SystemExit(f"there are {known[0]:,} people and {known[1]:,} games: keep it elsewhere")
    mend(engine)
    with Pile(engine) as pile:
        pile.place(society.deals_once(engine, day_of(now())))
    if engine.dialect.name == POSTGRESQL:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("SET statement_timeout = 0"))
            connection.execute(text("ANALYZE" if known else "VACUUM ANALYZE"))
    engine.dispose()
    kind, took = engine.dialect.name, time.monotonic() - began
    print(f"\n{kind}: {size.people:,} people, {size.games:,} games, there after {took:.0f} s")
    return history


# Asking.


class Asker:
    """Asks pages one after the other, each of its kinds in turn."""

    def __init__(self, http: httpx.Client, asked: Questions) -> None:
        self._http = http
        self._asked = asked
        self._round = 0
        self.took: dict[str, list[float]] = {name: [] for name in asked}  # milliseconds

    def ask(self, seconds: float) -> None:
        """Ask round after round for so long."""
        for times in self.took.values():
            times.clear()
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            for name, some in self._asked.items():
                method, path, how = asking(some[self._round % len(some)], SECRET)
                began = time.perf_counter()
                self._http.request(method, path, **how).raise_for_status()
                self.took[name].append(1_000 * (time.perf_counter() - began))
            self._round += 1


def measured(url: str, asked: Questions, live: int, seconds: float) -> dict[str, list[float]]:
    """Ask a server on a database, while people play at some tables."""
    with ours.serving(url) as server, ThreadPoolExecutor(1) as beside:
        base = f"http://127.0.0.1:{server.port}"
        with httpx.Client(base_url=base, timeout=60, trust_env=False) as http:
            long = WARM + seconds
            players = [sys.executable, "-m", "benchmarks.load.players", str(server.port)]
            command = [*players, str(live), str(long), str(PAUSE)]
            playing = beside.submit(load, command, {}, long)
            asker = Asker(http, asked)
            asker.ask(WARM)
            asker.ask(seconds)
            print(f"beside them {playing.result()['answers']:,} answers at {live} tables")
    return asker.took


def report(took: dict[str, list[float]]) -> None:
    """Print how long pages took."""
    count, busy = min(map(len, took.values())), os.getloadavg()[0]
    print(f"each page {count} times; a load of {busy:.1f} at the end")
    print(f"\n{'milliseconds':34}{'median':>9}{'p99':>9}{'longest':>9}")
    for name, times in took.items():
        times.sort()
        p99 = times[len(times) * 99 // 100]
        print(f"{name:34}{statistics.median(times):9.1f}{p99:9.1f}{times[-1]:9.1f}", flush=True)


@contextmanager
def postgres(folder: Path | None) -> Iterator[str]:
    """Run a PostgreSQL with a database of its own, or with the one that is kept."""
    if folder is None:
        with closing(Postgres()) as server:
            yield server.database()
    else:
        with closing(KeptPostgres(folder)) as server:
            yield server.kept("club")


def main() -> None:
    """Fill databases and ask."""
    wanted = argparse.ArgumentParser(prog="benchmarks.club")
    wanted.add_argument("--part", type=int, default=1, help="one of so many parts of all (1)")
    wanted.add_argument("--on", choices=(POSTGRESQL, SQLITE), help="one of the two databases")
    wanted.add_argument("--kept", type=Path, help="the folder where the large database is kept")
    wanted.add_argument("--seconds", type=float, default=SECONDS, help="to ask each (90)")
    wanted.add_argument("--explain", action="store_true", help="show how the database answers")
    said = wanted.parse_args()
    os.environ["BOTTEGA_SECRET"] = SECRET
    if said.on != SQLITE:
        large = LARGE._replace(people=LARGE.people // said.part, games=LARGE.games // said.part)
        with postgres(said.kept) as url:
            asked = questions(prepared(url, large))
            report(measured(url, asked, large.live, said.seconds))
            if said.explain:
                explained(url, asked, SECRET)
    if said.on != POSTGRESQL:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{Path(folder) / 'club.db'}"
            asked = questions(prepared(url, SMALL))
            report(measured(url, asked, SMALL.live, said.seconds))


if __name__ == "__main__":
    main()
