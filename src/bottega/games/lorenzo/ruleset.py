"""The frozen set of rules and pieces that a table is played with, composed of modules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS, SPACES
from bottega.games.lorenzo.goods import SERVANT, tokens
from bottega.games.lorenzo.pieces import (
    NO_CARD,
    NO_ONE,
    BonusTile,
    Card,
    Condition,
    Effect,
    Family,
    Leader,
    Lot,
    Space,
    Tile,
    Tower,
)
from bottega.kernel.game import Reason
from bottega.kernel.table import Frame, Frames
from bottega.parts.bits import BITS

PERIODS: Final[i64] = 3
ROUNDS: Final[i64] = 6
FLOORS: Final[i64] = 4  # of a tower
FIRST_SPACE: Final[i64] = 20  # spaces are numbered on after the floors of five towers
PILE: Final[i64] = 8  # cards a tower and period
DECK_SIZE: Final[i64] = 24  # and in all periods

# Steps have names, so that a module can put its own in the place of another's.
Steps = dict[str, Frame[Any]]

# Why an answer to a question is not offered, by the names of the question and of the verb.
Refusals = dict[tuple[str, str], Callable[[Any, Frame[Any], int], Reason]]


def period_of(round: i64) -> i64:
    """Give the period of a round: two rounds each."""
    return (round + 1) // 2


@dataclass
class Face:
    """What a token can show, and how many show it."""

    gain: i64
    copies: i64


@dataclass
class Module:
    """What the game itself or an expansion adds; never changed."""

    name: str
    cards: Sequence[Card] = ()
    leaders: Sequence[Leader] = ()
    towers: Sequence[Tower] = ()
    spaces: Sequence[Space] = ()
    tiles: Sequence[Tile] = ()
    bonus_tiles: Sequence[BonusTile] = ()
    privileges: Sequence[i64] = ()
    families: Sequence[Family] = ()
    lots: Sequence[Lot] = ()
    faces: Sequence[Face] = ()
    adapted: Sequence[Sequence[i64]] = ()  # values of floors that wander from tower to tower
    setup: Steps = field(default_factory=dict)
    round_start: Steps = field(default_factory=dict)
    after_actions: Steps = field(default_factory=dict)
    round_end: Steps = field(default_factory=dict)
    frames: Frames = field(default_factory=dict)  # the questions and steps of its own
    refusals: Refusals = field(default_factory=dict)
    with_leaders: "Module | None" = None  # what it adds only where leaders are in play


class Ruleset:
    """All that the modules of a table add up to, for so many players."""

    def __init__(self, modules: Sequence[Module], players: int) -> None:
        self.players = players
        self.cards: list[Card] = [NO_CARD]  # by number
        self.leaders: list[Leader] = []  # by their place among all leaders
        self.towers: list[Tower] = []
        self.spaces: list[Space] = []  # those outside the towers, in the order of their numbers
        self.tiles: list[Tile] = []
        self.bonus_tiles: list[BonusTile] = []
        self.privileges: vec[i64] = vec[i64]([])
        self.families: list[Family] = []
        self.lots: list[Lot] = []
        self.faces: list[Face] = []
        self.adapted: vec[i64] = vec[i64]([])
        self.setup: Steps = {}
        self.round_start: Steps = {}
        self.after_actions: Steps = {}
        self.round_end: Steps = {}
        for module in modules:
            self._add(module)
        self.pool: vec[i64] = vec[i64](
            [i64(i) for i, leader in enumerate(self.leaders) if leader.name]
        )
        # Where having fewer servants can matter (ruling L-71): by leaders and by tiles, a bit for
        # each, by cards when a rival takes them, and by cards that work for a rival.
        self.frugal: i64 = _bits([_any_burdens(leader.conditions) for leader in self.leaders])
        self.counting: i64 = _bits([tile.curse.burdens(SERVANT) for tile in self.tiles])
        taken = [_any_burdens(c.now) for c in self.cards]
        works = [_any_burdens([*c.each, *[t.receive for t in c.trades]]) for c in self.cards]
        self.claiming: vec[bool] = vec[bool](taken)
        self.extorting: vec[bool] = vec[bool](works)
        self.claims: bool = any(taken) or any(works)
        self.everyone: i64 = _bits([leader.name != "" for leader in self.leaders])
        self.offered: i64 = i64(2 ** len(self.privileges)) - 1
        self.drawing: i64 = _bits([tokens(gain) > 0 for gain in self.privileges])
        self.highest: i64 = max([card.value for card in self.cards])
        self.values: vec[i64] = vec[i64]([value for tower in self.towers for value in tower.values])
        self.decks: list[list[i64]] = [
            [c.number for c in self.cards if c.number and (c.tower, c.period) == (t.area, period)]
            for t in self.towers
            for period in range(1, PERIODS + 1)
        ]
        self.chosen: list[list[i64]] = [[] for _ in self.decks]  # piles that the players chose
        self.expansions: i64 = 0  # a bit for each that is in play
        self.open_decks: bool = False  # everybody knows which cards are in the piles

    def _add(self, module: Module) -> None:
        for card in module.cards:
            while len(self.cards) <= card.number:
                self.cards.append(NO_CARD)
            self.cards[card.number] = card.against(i64(self.players - 1))
        for leader in module.leaders:
            place = LEADERS.index(leader.name)
            while len(self.leaders) <= place:
                self.leaders.append(NO_ONE)
            self.leaders[place] = leader
        self.towers += module.towers
        self.spaces += module.spaces
        self.tiles += module.tiles
        self.bonus_tiles += module.bonus_tiles
        for privilege in module.privileges:
            self.privileges = append(self.privileges, privilege)
        self.families += module.families
        self.lots += module.lots
        self.faces += module.faces
        if module.adapted:
            self.adapted = vec[i64](
                list(module.adapted[min(self.players, len(module.adapted) - 1)])
            )
        self.setup.update(module.setup)
        self.round_start.update(module.round_start)
        self.after_actions.update(module.after_actions)
        self.round_end.update(module.round_end)

    def deck(self, tower: i64, period: i64) -> list[i64]:
        """List the cards that can come to a tower in a period, by number."""
        return self.decks[tower * PERIODS + period - 1]

    def face(self, face: i64) -> i64:
        """Give what a token with this face, counted from one, is worth."""
        return self.faces[face - 1].gain


def _any_burdens(parts: Sequence[Condition] | Sequence[Effect[Any]]) -> bool:
    return any(part.burdens(SERVANT) for part in parts)


def _bits(flags: list[bool]) -> i64:
    return sum([BITS[i] for i, flag in enumerate(flags) if flag], start=i64(0))


def space_number(name: str) -> i64:
    """Find the number of a space."""
    return i64(SPACES.index(name))
