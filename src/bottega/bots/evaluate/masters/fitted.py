"""Weights of masters; `bottega tune` writes this file."""

from typing import Final

# Found by version 0.1.0 with seed 1 and 2400 games a round:
# bottega tune masters --games 2400 --rounds 1 --seed 1
FITTED: Final[dict[str, float]] = {
    "length": 19.8,
    "floor": 2.53,
    "per_card": 2.51,
    "walk": 0.608,
    "run": 0.403,
    "good": 0.551,
    "faith": 1.12,
    "engine": 0.287,
    "start": 4.01,
    "fuel": 0.397,
    "turn": 1.98,
    "rate": 2.15,
    "kind": 1.73,
    "boxed": 1.64,
    "opening": 1.68,
    "slack": 1.75,
    "second": 0.555,
    "crowd": 0.0962,
    "hand": 0.731,
    "banner": 0.628,
    "owned": 0.595,
    "secret": 6.25,
    "discount": 0.13,
    "depot": 0.06,
    "white": 0.317,
    "craft": 0.584,
    "rival": 0.784,
    "field": 0.187,
    "want": 1.59,
    "feed": 0.352,
    "closing": 1.06,
    "pace": 0.8,
}
