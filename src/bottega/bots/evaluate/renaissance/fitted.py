"""Weights of renaissance; `bottega tune` writes this file."""

from typing import Final

# Found by version 0.1.0 with seed 1 and 800 games a round:
# bottega tune renaissance --games 800 --rounds 1 --seed 1
FITTED: Final[dict[str, float]] = {
    "mean": 2.69,
    "pace": 0.933,
    "waste": 1.08,
    "cards": 1.64,
    "race": 0.915,
    "slack": 1.6,
    "usual": 2.24,
    "stock": 0.674,
    "opening": 2.27,
    "unseen": 1.84,
    "hand": 0.232,
    "fresh": 0.923,
    "turn": 3.24,
    "draw": 1.2,
    "act": 1.0,
    "build": 1.9,
    "immune": 0.8,
    "pulley": 1.28,
    "risk": 0.0337,
    "calm": 0.0118,
    "rival": 0.75,
    "field": 0.25,
    "secret": 4.13,
    "closing": 7.59,
    "store": 0.9,
    "cover": 1.3,
    "covered": 0.9,
    "fits": 0.736,
    "actions": 0.972,
    "specials": 0.981,
    "standing": 1.05,
    "missions": 0.783,
}
