"""How well turns are foreseen: what bots make of lines, beside what these come to in the end.

    python -m benchmarks.foresight renaissance [--games 100] [--seed 1] [--jobs 2] [--deals 32]

Games of two are played as for training, with the network that is shipped or that of `--network`. It
plays lines of some turns on to the end of the game, all on the same deals. What the hand and the
network make of a line when it is over, a round later and two is held against how it ends: on one
half of the deals against the other, so that a lucky deal is no foresight. All are chances to win,
compared between the lines of one turn; correlations are of what is not chance. The last column is
by how much more is won with the line that looks best than with any of them.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bottega.bots.rounds import Rounds
from bottega.bots.shipped import shipped
from bottega.bots.tree import squashed
from bottega.bots.workers import spread
from bottega.games import GAMES, game
from bottega.kernel.build import build
from bottega.kernel.table import Table
from bottega.learn.train.games import Recorder

SPARSE: Final = 3  # of the turns that are weighed for training, one in so many is taken
BEST: Final = 5  # of its lines, those that promise most
OTHERS: Final = 2  # and others, drawn
ROUNDS: Final = 2
JUDGED: Final = [f"{who}, {n} rounds on" for who in ("hand", "network") for n in range(ROUNDS + 1)]
AGAIN: Final = 200  # samples for an interval
Numbers = npt.NDArray[np.float64]


class Turn(NamedTuple):
    """A turn: chances to win by half of the deals and by line, above the mean of the lines."""

    judged: dict[str, Numbers]
    end: Numbers


class Foresight(Recorder):
    """Plays a deal, and lines of some turns on to its end."""

    def __init__(self, name: str, network: Path | None, deals: int, seed: int) -> None:
        played = game(name)
        super().__init__(played, played.options_of(2), seed, network or shipped(played))
        self.deals = deals
        self.found: list[Turn] = []

    def _weigh(self, seat: int, options: Sequence[int]) -> None:
        if self.rng.below(SPARSE):
            return
        view = self.game.view(self.table, seat)
        minds = {
            "hand": Rounds(self.game, self.rng, self.hand, view),
            "network": Rounds(self.game, self.rng, self.judge, view),
        }
        lines = [branch.codes for branch in minds["network"].weigh(options, BEST, OTHERS, 0)]
        if len(lines) < 2:
            return
        deals = [minds["network"].lines.deal(self.rng) for _ in range(self.deals)]
        judged = {judge: np.zeros((2, len(lines))) for judge in JUDGED}
        end = np.zeros((2, len(lines)))
        for i, codes in enumerate(lines):
            for number, deal in enumerate(deals):
                at = number % 2, i
                tables = {name: deal.copy() for name in minds}
                for name, mind in minds.items():
                    table = tables[name]
                    mind.lines.play(table, codes, seat)
                    for after in range(ROUNDS + 1):
                        judged[f"{name}, {after} rounds on"][at] += _round(mind, table, seat, after)
                table = tables["network"]
                while table.seat >= 0:
                    _turn(minds["network"], table)
                end[at] += squashed(minds["network"].lines.judge(table)[seat])
        half = self.deals / 2
        means = {name: centred(sums / half) for name, sums in judged.items()}
        self.found.append(Turn(means, centred(end / half)))


def _turn(mind: Rounds, table: Table) -> None:
    mind.lines.play(table, mind._best(table).codes, table.seat)


def _round(mind: Rounds, table: Table, seat: int, after: int) -> float:
    """Play to the end of the own next turn, if after any; say what it is worth there."""
    while after and table.seat >= 0:
        own = table.seat == seat
        _turn(mind, table)
        if own:
            break
    return squashed(mind.lines.judge(table)[seat])


def turns(name: str, network: Path | None, deals: int, seed: int) -> list[Turn]:
    found = Foresight(name, network, deals, seed)
    found.play()
    return found.found


def centred(numbers: Numbers) -> Numbers:
    means: Numbers = numbers.mean(axis=1, keepdims=True)
    return numbers - means


class Compared(NamedTuple):
    """Sums over the lines of a turn, of which correlations are made, and what choosing wins."""

    both: float
    judged: float
    end: float
    won: float


def compared(turn: Turn, judge: str) -> Compared:
    judged, end = turn.judged[judge], turn.end
    both = float((judged * end[::-1]).sum()) / 2
    chosen = [end[1 - half][judged[half].argmax()] for half in (0, 1)]
    return Compared(
        both, float((judged[0] * judged[1]).sum()), float((end[0] * end[1]).sum()), np.mean(chosen)
    )


def correlation(found: Numbers) -> float:
    both, judged, end, _ = found.sum(axis=0)
    return float(both / np.sqrt(judged * end)) if min(judged, end) > 0 else np.nan


def even(text: str) -> int:
    number = int(text)
    if number < 2 or number % 2:
        raise argparse.ArgumentTypeError("deals are halved: an even number, from 2 on")
    return number


def main() -> None:
    """Measure a game."""
    parser = argparse.ArgumentParser(description="How well turns are foreseen.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--deals", type=even, default=32)
    parser.add_argument("--network", type=Path)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    played = spread(partial(turns, asked.game, asked.network, asked.deals), seeds, asked.jobs)
    found = [turn for some in played for turn in some]
    if not found:
        parser.error("no turn of these games was weighed: play more of them")
    show(asked.game, found, np.random.default_rng(asked.seed))


def show(name: str, found: list[Turn], rng: np.random.Generator) -> None:
    count = sum(turn.end.shape[1] for turn in found)
    apart = np.sqrt(sum((turn.end[0] * turn.end[1]).sum() for turn in found) / count)
    print(f"{name}: {len(found)} turns, {count} lines, which end {apart:.3f} apart ({build()})")
    samples = rng.integers(0, len(found), (AGAIN, len(found)))
    for judge in JUDGED:
        sums = np.array([compared(turn, judge) for turn in found])
        error = np.nanstd([correlation(sums[some]) for some in samples])
        won = sums[:, 3]
        print(
            f"{judge}: correlation {correlation(sums):.2f} (± {error:.2f}), "
            f"wins {won.mean():+.4f} (± {won.std() / np.sqrt(len(won)):.4f}) more"
        )


if __name__ == "__main__":
    main()
