"""A game from its deal to its record: `pip install bottega`."""

import tempfile
from pathlib import Path

import bottega


def main() -> None:
    """Play a game by hand, one between bots, and read its record back."""
    match = bottega.make("masters", players=2, seed=1)
    while not match.over:
        match.answer(match.options[-1])
    print(match, match.outcome)

    played = bottega.play("renaissance", "greedy", "random", seed=7)
    file = Path(tempfile.mkdtemp()) / "game.bottega"
    file.write_text(bottega.record(played), encoding="utf-8")
    assert bottega.load(file).outcome == played.outcome
    print(f"{len(played.answers)} answers, kept in {file}")


if __name__ == "__main__":
    main()
