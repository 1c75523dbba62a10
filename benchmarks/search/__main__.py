"""Simulations of whole games a second, side by side with the tree searches of peers in each round.

    python -m benchmarks.search

Catanatron plays Catan (four players, two beside our games for two), OpenSpiel backgammon. All start
from fresh deals and again from the middle of random games, on one core, in CPU time.
"""

import json
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent.parent
PEER = ROOT / ".bench" / "peer" / "bin" / "python"
ROUNDS = 3
SECONDS = 1.0  # for each of our measures
PEER_SECONDS = 3.0  # for each of theirs, so that every deal has its turn
PLAYERS = (2, 4)  # in the tables beside the peers
CATAN, NATIVE, PLAIN = "Catanatron", "OpenSpiel, C++", "OpenSpiel, Python"
TARGETS = {CATAN: "50", NATIVE: "2", PLAIN: ""}  # times the peer's simulations
PHASES = {  # what is printed: our measure, and the peers' that it is compared with
    "from the start": ("start", "start"),
    "from the middle": ("middle", "middle"),
    "dealt in the middle": ("dealt", "middle"),
}
GROWTH = {"dealt simulations": "dealt", "search iterations": "search"}  # by players
median = statistics.median


class Side(NamedTuple):
    """Who plays, and how many."""

    name: str
    players: int


Round = dict[Side, dict[str, dict[str, float]]]


def run(*command: str) -> Any:
    """Run a program that prints one JSON object."""
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    return json.loads(done.stdout)


def peers() -> Round:
    """Measure Catanatron and both bots of OpenSpiel."""
    folder = Path(__file__).parent
    catan = run(str(PEER), str(folder / "catan.py"), str(PEER_SECONDS))
    spiel = run(str(PEER), str(folder / "spiel.py"), str(PEER_SECONDS))
    found = {Side(CATAN, int(players)): phases for players, phases in catan.items()}
    return found | {Side(NATIVE, 2): spiel["C++"], Side(PLAIN, 2): spiel["Python"]}


def ours() -> Round:
    """Measure Bottega as it is installed."""
    found = run(sys.executable, "-m", "benchmarks.search.ours", str(SECONDS))
    if not found["compiled"]:
        sys.exit("search compares the compiled build with peers: run `make bench`")
    return {
        Side(name.capitalize(), int(players)): phases
        for name, counts in found["games"].items()
        for players, phases in counts.items()
    }


def main() -> None:
    """Measure in rounds and print the tables."""
    rounds: list[Round] = []
    for number in range(ROUNDS):
        print(f"search: round {number + 1} of {ROUNDS} ...", file=sys.stderr)
        rounds.append(peers() | ours())
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, CPU time,")
    print(f"medians of {ROUNDS} rounds; ratio: to the peer in the same round")
    for title, (measure, against) in PHASES.items():
        compare(rounds, title, measure, against)
    for title, measure in GROWTH.items():
        grow(rounds, title, measure)


def compare(rounds: list[Round], title: str, measure: str, against: str) -> None:
    """Print whole-game simulations and their ratios to each peer's; nobody but us deals anew."""
    heads = "".join(f"{'to ' + peer:>22}" for peer in TARGETS)
    print(f"\n{'simulations ' + title:34}{'a second':>10}{'choices':>11}{heads}")
    for side in rounds[0]:
        if side.players not in PLAYERS or measure not in rounds[0][side]:
            continue
        speed = median(one[side][measure]["per_second"] for one in rounds)
        decisions = median(one[side][measure]["decisions"] for one in rounds)
        ratios = [ratio(rounds, side, measure, peer, against) for peer in TARGETS]
        cells = "".join(f"{times:>22,.2f}" for times in ratios)
        print(
            f"{f'{side.name}, {side.players} players':34}{speed:>10,.0f}{decisions:>11,.0f}{cells}"
        )
    print(f"{'wanted':55}" + "".join(f"{target:>22}" for target in TARGETS.values()))


def ratio(rounds: list[Round], side: Side, measure: str, peer: str, against: str) -> float:
    """Compare with a peer round by round; Catanatron has as many players, OpenSpiel has two."""
    rival = Side(peer, side.players if peer == CATAN else 2)
    return median(
        one[side][measure]["per_second"] / one[rival][against]["per_second"] for one in rounds
    )


def grow(rounds: list[Round], title: str, measure: str) -> None:
    """Show how a measure of ours grows with the players, where it was made."""
    sides = [side for side, found in rounds[0].items() if measure in found]
    counts = sorted({side.players for side in sides})
    if not counts:
        return
    print(f"\n{title + ' a second':34}" + "".join(f"{f'{n} players':>14}" for n in counts))
    for name in dict.fromkeys(side.name for side in sides):
        cells = [cell(rounds, Side(name, players), measure) for players in counts]
        print(f"{name:34}" + "".join(f"{text:>14}" for text in cells))


def cell(rounds: list[Round], side: Side, measure: str) -> str:
    """Print a median, or nothing where the game is not for so many."""
    if side not in rounds[0]:
        return ""
    return f"{median(one[side][measure]['per_second'] for one in rounds):,.0f}"


if __name__ == "__main__":
    main()
