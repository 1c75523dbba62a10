"""Weights of masters; `bottega tune` writes this file."""

from typing import Final

# Found by version 0.1.0 with seed 1 and 2400 games a round:
# bottega tune masters --games 2400 --rounds 1 --seed 1
FITTED: Final[dict[str, float]] = {
    "length": 20.3,
    "floor": 2.66,
    "per_card": 2.65,
    "walk": 0.647,
    "run": 0.371,
    "good": 0.599,
    "faith": 1.03,
    "engine": 0.317,
    "start": 3.9,
    "fuel": 0.357,
    "turn": 2.12,
    "rate": 2.14,
    "kind": 1.76,
    "boxed": 1.69,
    "opening": 1.54,
    "slack": 1.74,
    "second": 0.521,
    "crowd": 0.0899,
    "hand": 0.75,
    "banner": 0.718,
    "owned": 0.582,
    "secret": 1.22,
    "discount": 0.128,
    "depot": 0.0608,
    "white": 0.337,
    "craft": 0.622,
    "rival": 0.624,
    "field": 0.188,
    "want": 1.38,
    "feed": 0.335,
    "closing": 1.0,
    "pace": 0.8,
}
