"""The frozen set of rules and pieces that a table is played with, composed of modules."""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.pieces import (
    CARD_KINDS,
    NO_CARD,
    BonusTile,
    Card,
    Leader,
    Space,
    Tile,
    Tower,
)
from bottega.kernel.table import Frame

PERIODS: Final[i64] = 3
ROUNDS: Final[i64] = 6
FLOORS: Final[i64] = 4  # of a tower
FIRST_SPACE: Final[i64] = 16  # spaces are numbered on after the sixteen floors

# Steps have names, so that a module can put its own in the place of another's.
Steps = dict[str, Frame[Any]]


def period_of(round: i64) -> i64:
    """Give the period of a round: two rounds each."""
    return (round + 1) // 2


class Module:
    """What the game itself or an expansion adds; never changed."""

    def __init__(
        self,
        name: str,
        cards: Sequence[Card] = (),
        leaders: Sequence[Leader] = (),
        towers: Sequence[Tower] = (),
        spaces: Sequence[Space] = (),
        tiles: Sequence[Tile] = (),
        bonus_tiles: Sequence[BonusTile] = (),
        privileges: Sequence[i64] = (),
        setup: Steps | None = None,
        round_start: Steps | None = None,
        round_end: Steps | None = None,
    ) -> None:
        self.name = name
        self.cards = cards
        self.leaders = leaders
        self.towers = towers
        self.spaces = spaces
        self.tiles = tiles
        self.bonus_tiles = bonus_tiles
        self.privileges = privileges
        self.setup: Steps = setup or {}
        self.round_start: Steps = round_start or {}
        self.round_end: Steps = round_end or {}


class Ruleset:
    """All that the modules of a table add up to."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self.cards: list[Card] = [NO_CARD]  # by number
        self.leaders: list[Leader] = []
        self.towers: list[Tower] = []
        self.spaces: list[Space] = []  # those outside the towers, in the order of their numbers
        self.tiles: list[Tile] = []
        self.bonus_tiles: list[BonusTile] = []
        self.privileges: vec[i64] = vec[i64]([])
        self.setup: Steps = {}
        self.round_start: Steps = {}
        self.round_end: Steps = {}
        for module in modules:
            self._add(module)
        self.decks: list[list[i64]] = [
            [c.number for c in self.cards if c.number and (c.kind, c.period) == (kind, period)]
            for kind in range(len(CARD_KINDS))
            for period in range(1, PERIODS + 1)
        ]

    def _add(self, module: Module) -> None:
        for card in module.cards:
            while len(self.cards) <= card.number:
                self.cards.append(NO_CARD)
            self.cards[card.number] = card
        self.leaders += module.leaders
        self.towers += module.towers
        self.spaces += module.spaces
        self.tiles += module.tiles
        self.bonus_tiles += module.bonus_tiles
        for privilege in module.privileges:
            self.privileges = append(self.privileges, privilege)
        self.setup.update(module.setup)
        self.round_start.update(module.round_start)
        self.round_end.update(module.round_end)

    def deck(self, kind: i64, period: i64) -> list[i64]:
        """List the cards of a kind and a period by number."""
        return self.decks[kind * PERIODS + period - 1]
