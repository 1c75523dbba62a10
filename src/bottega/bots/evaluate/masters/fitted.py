"""Weights of masters; `bottega tune` writes this file."""

from typing import Final

# By hand: random steps between versions; no tuning was better yet.
FITTED: Final[dict[str, float]] = {
    "length": 19.0,
    "floor": 3.0,
    "per_card": 2.75,
    "walk": 0.66,
    "run": 0.4,
    "good": 0.68,
    "faith": 1.0,
    "engine": 0.39,
    "start": 3.6,
    "fuel": 0.32,
    "turn": 2.3,
    "rate": 2.1,
    "kind": 1.7,
    "boxed": 1.45,
    "opening": 1.35,
    "slack": 1.7,
    "second": 0.5,
    "crowd": 0.1,
    "hand": 0.6,
    "banner": 0.62,
    "owned": 0.78,
    "secret": 1.2,
    "discount": 0.115,
    "depot": 0.06,
    "white": 0.33,
    "craft": 0.58,
    "rival": 0.8,
    "field": 0.2,
    "want": 1.45,
    "feed": 0.36,
    "closing": 1.0,
    "pace": 0.8,
}
