"""Weights of renaissance; `bottega tune` writes this file."""

from typing import Final

# Found by hand and by random steps between versions: no tuning was better yet.
FITTED: Final[dict[str, float]] = {
    "mean": 2.7,
    "pace": 0.95,
    "waste": 1.15,
    "cards": 1.5,
    "race": 0.9,
    "slack": 1.6,
    "usual": 2.2,
    "stock": 0.85,
    "opening": 2.2,
    "unseen": 1.7,
    "hand": 0.22,
    "fresh": 1.0,
    "turn": 3.2,
    "draw": 1.2,
    "act": 1.0,
    "build": 1.9,
    "immune": 0.8,
    "pulley": 1.3,
    "risk": 0.035,
    "calm": 0.012,
    "rival": 0.75,
    "field": 0.25,
    "secret": 2.5,
    "closing": 6.0,
    "store": 0.9,
    "cover": 1.2,
    "covered": 0.8,
    "fits": 0.9,
    "actions": 1.0,
    "specials": 1.0,
    "standing": 1.0,
    "missions": 1.0,
}
