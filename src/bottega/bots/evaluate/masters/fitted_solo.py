"""Weights of masters; `bottega tune` writes this file."""

from typing import Final

# Found by version 0.1.0 with seed 1 and 1600 games a round:
# bottega tune masters --players 1 --games 1600 --rounds 1 --seed 1
FITTED: Final[dict[str, float]] = {
    "goods": 2.57,
    "sort": 1.68,
    "flow": 0.411,
    "power": 0.303,
    "bulky": 0.751,
    "invest": 0.105,
    "stroll": 0.771,
    "hurry": 0.325,
    "cross": 1.23,
    "unrest": 0.569,
    "tokens": 0.093,
    "other": 0.384,
    "doubt": 2.63,
    "certain": 10.4,
    "board": 0.645,
}
