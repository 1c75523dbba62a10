"""Weights of renaissance; `bottega tune` writes this file."""

from typing import Final

# Found by version 0.1.0 with seed 3 and 400 games a round:
# bottega tune renaissance --games 400 --rounds 1 --seed 3
FITTED: Final[dict[str, float]] = {
    "mean": 2.69,
    "pace": 0.884,
    "waste": 1.15,
    "cards": 1.66,
    "race": 0.214,
    "slack": 1.8,
    "usual": 2.34,
    "stock": 0.838,
    "opening": 2.33,
    "unseen": 1.88,
    "hand": 0.241,
    "fresh": 1.35,
    "turn": 3.24,
    "draw": 1.2,
    "act": 1.0,
    "build": 1.9,
    "immune": 0.8,
    "pulley": 1.28,
    "risk": 0.0346,
    "calm": 0.0121,
    "rival": 0.75,
    "field": 0.25,
    "secret": 4.62,
    "closing": 7.59,
    "store": 1.17,
    "cover": 1.35,
    "covered": 0.922,
    "fits": 0.927,
    "actions": 1.27,
    "specials": 0.864,
    "standing": 1.07,
    "missions": 0.466,
    "royal": 1.03,
    "horizon": 4.23,
}
