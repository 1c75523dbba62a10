"""Speed side by side with a peer: each round measures both, so that noise hits both alike.

    make bench                  everything; fails where a ratio fell by more than 15 %
    make bench BENCH=--rules    the rules alone, in a minute or two
    make bench BENCH=--keep     keep the ratios in ratios.jsonl, with day and commit

Catanatron (a Catan simulator, the fastest of its kind in Python) plays four random players; so do
we, once compiled and once as plain Python. What counts is the ratio within a round, and of those
the median.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.client import main as client
from benchmarks.kept import falls, keep, last
from benchmarks.learn import main as learn
from benchmarks.load.__main__ import main as load
from benchmarks.search.__main__ import main as search

ROOT = Path(__file__).parent.parent
PEER = ROOT / ".bench" / "peer" / "bin" / "python"
ROUNDS = 3
SECONDS = 2.0
TARGETS = {  # times the peer's decisions and copies
    "masters": (40, 20),
    "lorenzo": (20, 10),
    "renaissance": (20, 10),
}
EVERYTHING = ["-o", "modules=houses,pazzi"]  # compared with Lorenzo alone, in the same round


def run(command: list[str], **environment: str) -> Any:
    """Run a program that prints one JSON object."""
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, **environment}
    )
    return json.loads(done.stdout)


def peer() -> dict[str, float]:
    """Measure Catanatron."""
    found: dict[str, float] = run([str(PEER), str(ROOT / "benchmarks" / "peer.py"), str(SECONDS)])
    return found


def ours(game: str, options: list[str] | None = None, **environment: str) -> Any:
    """Measure Bottega: the installed build, or with PYTHONPATH the plain sources."""
    command = [sys.executable, "-m", "bottega", "bench", game, "--seconds", str(SECONDS)]
    return run([*command, *(options or []), "--json"], **environment)


def main() -> int:
    """Measure, and say whether anything fell."""
    asked = argparse.ArgumentParser(prog="benchmarks")
    asked.add_argument("--rules", action="store_true", help="the rules alone")
    asked.add_argument("--keep", action="store_true", help="keep the ratios")
    said = asked.parse_args()
    ratios, before = rules(), last()
    fell = falls(before["ratios"], ratios) if before else []
    if said.keep:
        keep(ratios)
    if not said.rules:
        for measure in (learn, search, load, client):
            print()
            measure()
    if before:
        since = f"since {before['date']} ({before['commit']})"
        print("\n".join([f"\n{since}:", *(fell or ["no ratio fell by more than noise"])]))
    return 1 if fell else 0


def rules() -> dict[str, float]:
    """Measure the rules in rounds and print the tables; give the ratios."""
    rounds = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr)
        found = {"peer": peer()}
        for game in TARGETS:
            found[game] = ours(game)
            found[f"{game}, plain"] = ours(game, PYTHONPATH=str(ROOT / "src"))
            if not found[game]["compiled"] or found[f"{game}, plain"]["compiled"]:
                sys.exit("bench compares the compiled build with the plain one: run `make bench`")
        found["everything"] = ours("lorenzo", EVERYTHING)
        rounds.append(found)
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time,")
    print(f"medians of {ROUNDS} rounds; ratio: to Catanatron in the same round\n")
    print(f"{'4 random players':34}{'a second':>14}{'ratio':>8}{'at least':>10}")
    ratios = {}
    row(rounds, "Catanatron decisions", "peer", "decisions_per_second", None)
    row(rounds, "Catanatron copies", "peer", "copies_per_second", None)
    for game, (decisions, copies) in TARGETS.items():
        name = game.capitalize()
        for label, who, measure, wanted in (
            (f"{name} decisions, compiled", game, "decisions_per_second", decisions),
            (f"{name} decisions, plain", f"{game}, plain", "decisions_per_second", 1),
            (f"{name} copies, compiled", game, "copies_per_second", copies),
        ):
            ratios[label] = row(rounds, label, who, measure, wanted)
    shares = [
        of(found["everything"], "decisions_per_second")
        / of(found["lorenzo"], "decisions_per_second")
        for found in rounds
    ]
    ratios["Lorenzo with both expansions, of it alone"] = statistics.median(shares)
    print(f"Lorenzo with both expansions: {statistics.median(shares):.2f} of it alone (0.6)")
    for game in TARGETS:
        print()
        growth(game.capitalize(), [found[game] for found in rounds])
    print()
    growth("Lorenzo, everything", [found["everything"] for found in rounds])
    return ratios


def row(rounds: list[Any], label: str, who: str, measure: str, target: int | None) -> float:
    """Print a median, its ratio to the peer's, and what that should reach; give the ratio."""
    values = [of(found[who], measure) for found in rounds]
    ratios = [of(found[who], measure) / found["peer"][measure] for found in rounds]
    goal = "" if target is None else f"{target}"
    middle = statistics.median(values)
    ratio: float = statistics.median(ratios)
    print(f"{label:34}{middle:>14,.0f}{ratio:>8.1f}{goal:>10}")
    return ratio


def of(found: Any, measure: str) -> float:
    """Read a rate for four players, of the peer or of ours."""
    value: float = found["players"]["4"][measure] if "players" in found else found[measure]
    return value


def growth(name: str, runs: list[Any]) -> None:
    """Show how each measure grows with the players."""
    counts = list(runs[0]["players"])
    print(f"{name + ', compiled':34}" + "".join(f"{n + ' players':>14}" for n in counts))
    for measure in runs[0]["players"]["4"]:
        cells = [statistics.median(run["players"][n][measure] for run in runs) for n in counts]
        print(f"{measure:34}" + "".join(f"{cell:>14,.2f}" for cell in cells))


if __name__ == "__main__":
    sys.exit(main())
