"""Weights of renaissance; `bottega tune` writes this file."""

from typing import Final

# Found by version 0.1.0 with seed 1 and 800 games a round:
# bottega tune renaissance --games 800 --rounds 1 --seed 1
FITTED: Final[dict[str, float]] = {
    "mean": 2.89,
    "pace": 0.825,
    "waste": 1.04,
    "cards": 1.46,
    "race": 1.01,
    "slack": 1.47,
    "usual": 2.12,
    "stock": 0.722,
    "opening": 2.72,
    "unseen": 1.77,
    "hand": 0.229,
    "fresh": 1.02,
    "turn": 2.85,
    "draw": 1.07,
    "act": 0.899,
    "build": 1.85,
    "immune": 0.757,
    "pulley": 1.4,
    "risk": 0.0284,
    "calm": 0.0137,
    "rival": 0.842,
    "field": 0.256,
    "secret": 2.67,
    "closing": 5.5,
    "store": 0.9,
    "cover": 1.21,
    "covered": 0.952,
    "fits": 0.851,
    "actions": 0.841,
    "specials": 0.884,
    "standing": 1.08,
    "missions": 0.552,
}
