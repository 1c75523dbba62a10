"""Many tables at once as arrays: `pip install 'bottega[learn]'`."""

from time import process_time

import numpy as np

from bottega.learn import Batch

STEPS = 200


def main() -> None:
    """Step a batch with answers by chance, and count."""
    rng = np.random.default_rng(1)
    batch = Batch("masters", players=2, n=256, seed=1)
    games, won = 0, np.zeros(2)
    began = process_time()
    for _ in range(STEPS):
        chances = rng.random(batch.masks.shape) * batch.masks
        rewards, done = batch.step(chances.argmax(axis=1))
        games += int(done.sum())
        won += rewards.sum(axis=0)
    seconds = process_time() - began
    print(f"{len(batch) * STEPS:,} answers, {games} games in {seconds:.1f} s; won {won}")


if __name__ == "__main__":
    main()
