"""Which tables there are: the variants, and how many can play them."""

from collections.abc import Mapping
from typing import Final

from bottega.games.renaissance import GAME
from bottega.kernel.options import Options

VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {
    "full": {},
    "later": {"edition": "2016"},
    "support": {"support": "true"},
    "by-hand": {"missions": "by-hand"},
    "quick": {"variant": "quick"},
    "quick-later": {"variant": "quick", "edition": "2016", "support": "true"},
    "quick-by-hand": {"variant": "quick", "missions": "by-hand"},
    "teams": {"teams": "true"},
    "teams-later": {"teams": "true", "edition": "2016", "missions": "by-hand"},
    "teams-support": {"teams": "true", "support": "true"},
}
USUAL: Final = ("full", "quick", "teams")


def sizes(variant: str) -> tuple[int, ...]:
    """Say how many can play a variant."""
    return (4, 6, 8) if variant.startswith("teams") else (2, 3, 4)


def options(players: int, variant: str) -> Options:
    """Give the options of a table."""
    return GAME.options_of(players, **VARIANTS[variant])


TABLES: Final = [(players, variant) for variant in VARIANTS for players in sizes(variant)]


def name(table: tuple[int, str]) -> str:
    """Name a table in the list of tests."""
    players, variant = table
    return f"{variant}-{players}"
