"""The server under load, side by side with its peers in each round.

    python -m benchmarks.load

Client and server share the machine's cores. Every answer is durable before it is acknowledged; the
echo stores nothing, and neither does boardgame.io.
"""

import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.postgres import Postgres

from benchmarks.load import ours, peers

TABLES = 100
SECONDS = 5.0
ROUNDS = 3
IDLE = 5_000
STORED = (10, 1_000, 10_000)
PLAYED = (1, 10, 100, 1_000)
MEASURES = ("per_second", "p50", "p99")
ECHO, PEER = "bare WebSocket echo", "boardgame.io"
median = statistics.median

Round = dict[str, dict[str, Any]]


def one_round(folder: Path, postgres: Postgres) -> Round:
    """Measure everything once, one after the other."""
    found: Round = {ECHO: peers.echo(2 * TABLES, SECONDS)}
    found["SQLite, 1 process"] = ours.players(fresh(folder), TABLES, SECONDS)
    for processes in (1, 2):
        name = f"PostgreSQL, {processes} process{'es' if processes > 1 else ''}"
        found[name] = ours.players(postgres.database(), TABLES, SECONDS, processes)
    played = found[PEER] = peers.boardgameio(TABLES, SECONDS)
    played["per_second"] = played["moves_per_second"]
    played |= {"p50": played["p50_ms"], "p99": played["p99_ms"]}
    return found


def fresh(folder: Path) -> str:
    """Name a database file that does not exist yet."""
    return f"sqlite:///{tempfile.mkdtemp(dir=folder)}/tables.db"


def report(rounds: list[Round]) -> None:
    """Print medians, and the medians of each round's ratios."""
    print(f"Python {platform.python_version()}, {platform.machine()}; {TABLES} tables with two")
    print(f"scripted players each, {SECONDS:.0f} s, medians of {len(rounds)} rounds\n")
    print(
        f"{'':26}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}{'to echo':>9}{'p99 x':>7}{'to b.io':>9}"
    )
    for name in rounds[0]:
        rate, p50, p99 = (median(one[name][key] for one in rounds) for key in MEASURES)
        echo = median(one[name]["per_second"] / one[ECHO]["per_second"] for one in rounds)
        slow = median(one[name]["p99"] / one[ECHO]["p99"] for one in rounds)
        peer = median(one[name]["per_second"] / one[PEER]["per_second"] for one in rounds)
        row = f"{rate:>11,.0f}{p50:>11.1f}{p99:>11.1f}{echo:>11.3f}{slow:>11.1f}{peer:>11.2f}"
        print(f"{name:26}{row}")


def crowds(folder: Path) -> None:
    """Show how it goes with more and more tables that are played at the same time."""
    print(f"\n{'tables played at once':26}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}")
    for tables in PLAYED:
        found = ours.players(fresh(folder), tables, SECONDS)
        print(f"{tables:<26,}{found['per_second']:>10,.0f}{found['p50']:>9.1f}{found['p99']:>9.1f}")


def growth(folder: Path) -> None:
    """Show how latency grows with the tables that are stored."""
    print(f"\n{'stored tables (10 played)':26}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}")
    url = fresh(folder)
    path = Path(url.removeprefix("sqlite:///"))
    ours.players(url, 1, 2.0)
    for stored in STORED:
        ours.fill(path, stored)
        found = ours.players(url, 10, SECONDS)
        print(f"{stored:<26,}{found['per_second']:>10,.0f}{found['p50']:>9.1f}{found['p99']:>9.1f}")


def main() -> None:
    """Measure in rounds, then the idle and the stored tables."""
    postgres = Postgres()
    postgres.start()
    with tempfile.TemporaryDirectory() as folder:
        try:
            rounds = []
            for number in range(ROUNDS):
                print(f"load: round {number + 1} of {ROUNDS} ...", file=sys.stderr)
                rounds.append(one_round(Path(folder), postgres))
            report(rounds)
            crowds(Path(folder))
            growth(Path(folder))
            print("load: idle tables ...", file=sys.stderr)
            found = ours.idle(fresh(Path(folder)), IDLE)
            print(
                f"\n{found['tables']:,} idle tables, {found['connections']:,} connected clients: "
                f"{found['resident_mb']:,.0f} MB (with none: {found['empty_mb']:,.0f} MB)"
            )
        finally:
            postgres.close()


if __name__ == "__main__":
    main()
