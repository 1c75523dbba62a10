"""Trains a game's network in rounds: plays, fits, writes its file and tests it in search.

Each step goes on where it was left, and what is finished is not done again: what there is in the
folder says so. A round plays with the last network that was accepted, and goes on from it.
"""

import argparse
import json
import os
import sys
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from bottega.games import GAMES, game
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import AnyGame
from bottega.lab.arena import Result, arena
from bottega.lab.sequential import Trial

CURVE: Final = "curve.json"
APART: Final = 1_000_000_000  # seeds between the deals of one round and the next
COMPARING: Final = 900_000_000_000  # the seed of the deals that are compared on: never trained on
FIRST_RATE: Final = 1e-3  # at which a network learns
LATER_RATE: Final = 3e-4  # at which one goes on that was learned before
TRIAL: Final = Trial(worse=0.5, better=0.55)


def main(words: list[str] | None = None) -> int:
    """Do what is missing of so many rounds."""
    asked = arguments(words)
    try:
        for number in range(asked.rounds):
            train(asked, game(asked.game), number)
    except BottegaError as error:
        print(f"train: {error}", file=sys.stderr)
        return 1
    except ImportError as error:
        print(
            f"train: {error.name} is not installed: pip install 'bottega[torch]'", file=sys.stderr
        )
        return 1
    return 0


def arguments(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    made = argparse.ArgumentParser(prog="python -m bottega.learn.train", description=__doc__)
    made.add_argument("game", choices=list(GAMES))
    made.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where all is kept")
    made.add_argument("--rounds", type=int, default=1, help="of playing, fitting, comparing (1)")
    made.add_argument("--games", type=int, default=10_000, help="played in a round (10000)")
    made.add_argument("--play-for", type=float, metavar="S", help="seconds at most, then fit")
    made.add_argument("--start", type=Path, metavar="FILE", help="a network to play with first")
    made.add_argument("--afresh", action="store_true", help="fit a new one each time")
    made.add_argument("--window", type=int, default=3, help="rounds that are learned from (3)")
    made.add_argument("--epochs", type=int, default=10, help="of a fit (10)")
    made.add_argument("--width", type=int, default=192, help="units of the first layer (192)")
    made.add_argument("--apart", type=float, default=40.0, help="weight of lines weighed (40)")
    made.add_argument("--decay", type=float, default=3.0, help="of the weights (3)")
    made.add_argument("--rate", type=float, help="of learning (0.001, or 0.0003 to go on)")
    made.add_argument("--compare", type=int, default=1000, help="games against each at most (1000)")
    made.add_argument("--looks", type=int, default=64, help="iterations of who is compared (64)")
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    return made.parse_args(words)


def train(asked: argparse.Namespace, played: AnyGame, number: int) -> None:
    """Do what is missing of a round."""
    from bottega.learn.train.shards import plan_of, play_shards

    out: Path = asked.out
    network = network_file(out, number)
    if network.exists() and number in [one["round"] for one in read_curve(out)]:
        return
    begun = monotonic()
    before = last_accepted(asked)
    if not network.exists():
        plan = plan_of(played, asked.seed + number * APART, before)
        until = None if asked.play_for is None else begun + asked.play_for
        folder = games_folder(out, number)
        games = play_shards(plan, before, folder, asked.games, asked.jobs, until)
        say(asked, number, f"{games} games played in {monotonic() - begun:.0f} s")
        fit(asked, played, number, before)
    begun = monotonic()
    compared = compare(asked, played, network, before) if asked.compare else {}
    for rival, result in compared.items():
        rate, (low, high) = result.bots[0].win_rate, result.bots[0].interval
        found = f"wins {rate:.1%} ({low:.1%} to {high:.1%}) of {result.games} games"
        say(asked, number, f"{found} against {rival}")
    note = {
        "round": number,
        "accepted": all(map(is_good, compared.values())),
        "compared": msgspec.to_builtins(compared),
        "compare_seconds": monotonic() - begun,
    }
    told = out / f"round-{number}.json"
    note |= json.loads(told.read_text()) if told.exists() else {}
    curve = [*read_curve(out), note]
    (out / CURVE).write_text(json.dumps(curve, indent=1) + "\n")


def fit(asked: argparse.Namespace, played: AnyGame, number: int, before: Path | None) -> None:
    """Fit a network to the games of the latest rounds, and write its file."""
    import torch

    from bottega.learn.train.data import Rows, paths_of
    from bottega.learn.train.export import export, learned
    from bottega.learn.train.fit import Fit, Settings

    begun = monotonic()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    rounds = range(max(0, number + 1 - asked.window), number + 1)
    train, held = paths_of([games_folder(asked.out, one) for one in rounds])
    start = None if before is None or asked.afresh else learned(played, before)
    settings = Settings(
        width=asked.width if start is None else len(start.first_bias),
        epochs=asked.epochs,
        seed=asked.seed,
        rate=asked.rate or (FIRST_RATE if start is None else LATER_RATE),
        decay=asked.decay,
        apart=asked.apart,
    )
    kept = asked.out / f"round-{number}.pt"
    rows = Rows(played, train, device)
    fitting = Fit(played, rows, Rows(played, held, device), settings, kept, start)
    read = monotonic()
    fitting.run()
    label = export(played, fitting.model.weights(), network_file(asked.out, number))
    both = fitting.measured(fitting.held)
    say(asked, number, f"log-loss {both.hand:.4f} by hand, {both.network:.4f} by network")
    note: dict[str, Any] = {
        "games": fitting.train.games,
        "held_games": fitting.held.games,
        "rows": len(fitting.train.played),
        "groups": len(fitting.train.groups),
        "device": device,
        "read_seconds": read - begun,
        "fit_seconds": monotonic() - read,
        "epochs": [msgspec.to_builtins(one) for one in fitting.curve],
        "held": msgspec.to_builtins(both),
        "held_by_sides": {
            sides: msgspec.to_builtins(fitting.measured(fitting.held, sides))
            for sides in sorted(set(fitting.held.sides.tolist()))
        },
        "steep": fitting.chances.steep.tolist(),
        "settings": msgspec.to_builtins(settings),
        "shift": label.shift,
        "bytes": network_file(asked.out, number).stat().st_size,
    }
    (asked.out / f"round-{number}.json").write_text(json.dumps(note, indent=1) + "\n")


def compare(
    asked: argparse.Namespace, played: AnyGame, network: Path, before: Path | None
) -> dict[str, Result]:
    """Let search with the network play search by hand, and search with the one before it.

    Both look equally often, on the same deals with seats rotated, until it is decided.
    """
    searching = f"search:{asked.looks}"
    rivals = {"the hand": searching}
    if before is not None:
        rivals["the one before"] = f"{searching}@{before}"
    found = {}
    for number, (rival, name) in enumerate(rivals.items()):
        found[rival] = arena(
            played,
            played.options_of(2),
            [f"{searching}@{network}", name],
            asked.compare,
            COMPARING,
            jobs=asked.jobs,
            save=network.with_suffix(f".deals{number}"),
            trial=TRIAL,
        )
    return found


def is_good(result: Result) -> bool:
    """Say whether a network is to be gone on with: it is better, or at least not found worse."""
    assert result.decided is not None
    if result.decided.verdict == "undecided":
        return result.bots[0].win_rate > TRIAL.worse
    return result.decided.verdict == "better"


def last_accepted(asked: argparse.Namespace) -> Path | None:
    """Find the network that is gone on from: the last that was accepted, or the one to start."""
    found: Path | None = asked.start
    for one in read_curve(asked.out):
        if one["accepted"]:
            found = network_file(asked.out, one["round"])
    return found


def network_file(out: Path, number: int) -> Path:
    """Name the network of a round."""
    return out / f"round-{number}.safetensors"


def games_folder(out: Path, number: int) -> Path:
    """Name where the games of a round are."""
    return out / f"games-{number}"


def read_curve(out: Path) -> list[dict[str, Any]]:
    """Give what was noted of all rounds so far."""
    file = out / CURVE
    found: list[dict[str, Any]] = json.loads(file.read_text()) if file.exists() else []
    return found


def say(asked: argparse.Namespace, number: int, what: str) -> None:
    """Tell how it goes."""
    print(f"{asked.game}, round {number}: {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
