"""The pieces of Lorenzo as the evaluation reads them: plain numbers, once for each set of rules."""

from functools import cache
from math import exp
from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.lorenzo.bundles import NO_GOODS, Bundle, Goods, bundle, plain
from bottega.bots.evaluate.lorenzo.needs import need_of
from bottega.games.lorenzo.actions import SPACES
from bottega.games.lorenzo.goods import GOODS, SERVANT
from bottega.games.lorenzo.modules.houses.abilities import FaithTiles, MoreCharacters
from bottega.games.lorenzo.modules.houses.effects import CompleteSets
from bottega.games.lorenzo.modules.pazzi.rewards import TurnSeal
from bottega.games.lorenzo.modules.pazzi.rivals import RivalsGive
from bottega.games.lorenzo.pieces import (
    COUNCIL,
    HARVEST,
    MEMBERS,
    PRODUCTION,
    Card,
    Family,
    Leader,
    Modifier,
    building_materials,
)
from bottega.games.lorenzo.requirements import maximum
from bottega.games.lorenzo.ruleset import FIRST_SPACE, FLOORS, Ruleset
from bottega.games.lorenzo.ruleset import ROUNDS as LAST_ROUND
from bottega.games.lorenzo.scoring import CHARACTER_POINTS, TERRITORY_POINTS
from bottega.games.lorenzo.triggers import ExtraMember, OnLeader, OnMarket, OnTake, Swap
from bottega.games.lorenzo.vatican import FAITH_POINTS, NEEDED

USUAL_MEMBERS: Final = 4  # that a family has in a round
ROUNDS: Final[int] = int(LAST_ROUND)
REPORTS: Final[int] = len(NEEDED)
ROUNDS_TO_REPORT: Final[int] = ROUNDS // REPORTS
ALL_ACTIONS: Final[int] = ROUNDS * len(MEMBERS)  # the most that anybody has
FAITH: Final[list[float]] = [float(points) for points in FAITH_POINTS]
NEED: Final[list[int]] = [int(faith) for faith in NEEDED]
TERRITORIES: Final[list[float]] = [float(points) for points in TERRITORY_POINTS]
CHARACTERS: Final[list[float]] = [float(points) for points in CHARACTER_POINTS]


NOWHERE: Final = -1  # places where members need not be noticed
IN_COUNCIL: Final = 2  # 0 and 1 are those of the works


class CardFact:
    """A card, as it is on the board of who took it."""

    def __init__(self, card: Card) -> None:
        self.kind = int(card.kind)
        self.value = int(card.value)
        self.each = bundle(card.each)
        self.trades: list[tuple[Goods, Bundle, bool]] = [  # the price, what for, whether repeated
            (plain(t.pay), bundle([t.receive]), t.repeated) for t in card.trades
        ]
        self.standing: list[Modifier] = list(card.standing)
        self.materials = int(building_materials(card))  # printed on its cost
        self.activates = card.activates != 0  # lets another card work
        self.now = bundle(card.now)
        self.costs: list[Goods] = [plain(cost.pay) for cost in card.costs]  # one is paid
        self.points = int(card.points)


class LeaderFact:
    """A leader."""

    def __init__(self, leader: Leader) -> None:
        self.need = need_of(leader)
        self.played = bundle(leader.played)
        self.once = bundle(leader.once)
        self.standing: list[Modifier] = list(leader.standing)


class FamilyFact:
    """A family: what it is, and what its powers work with; most need nothing."""

    def __init__(self, family: Family | None) -> None:
        self.standing: list[Modifier] = []
        self.received: Bundle | None = None
        self.members = USUAL_MEMBERS
        self.characters: list[float] = CHARACTERS  # points by their number
        self.swap: tuple[Goods, Goods] | None = None
        self.seals: list[Goods] = []
        self.sets: list[Bundle] = []  # what each complete set of cards brings
        self.faith_tiles: list[tuple[int, Goods]] = []
        if family is not None:
            self.standing = list(family.standing)
            self.received = bundle(family.received)
        for ability in self.standing:
            self.note(ability)

    def note(self, ability: Modifier) -> None:
        """Note what a power works with."""
        if isinstance(ability, ExtraMember):
            self.members = USUAL_MEMBERS + 1
        elif isinstance(ability, MoreCharacters):
            self.characters = [*CHARACTERS, *[float(n) for n in ability.points]]
        elif isinstance(ability, Swap):
            self.swap = (plain(ability.pay), plain(ability.gain))
        elif isinstance(ability, OnLeader) and isinstance(ability.effect, TurnSeal):
            self.seals = [plain(seal) for seal in ability.effect.seals]
        elif isinstance(ability, OnTake) and isinstance(ability.effect, CompleteSets):
            self.sets = [bundle([reward]) for reward in ability.effect.rewards]
        elif isinstance(ability, FaithTiles):
            self.faith_tiles = [(int(tile.space), plain(tile.gain)) for tile in ability.tiles]


class Facts:
    """The pieces of one set of rules."""

    def __init__(self, rules: Ruleset) -> None:
        self.cards = [CardFact(card) for card in rules.cards]
        self.leaders = {leader.name: LeaderFact(leader) for leader in rules.leaders if leader.name}
        self.most_servants = {  # that leaders allow
            leader.name: most
            for leader in rules.leaders
            if (most := maximum(leader).get(GOODS[SERVANT], -1)) >= 0
        }
        self.curses = {tile.name: tile.curse for tile in rules.tiles}
        self.bonus = {t.name: (plain(t.harvest), plain(t.production)) for t in rules.bonus_tiles}
        self.privileges = [plain(goods) for goods in rules.privileges]
        self.families = {family.name: FamilyFact(family) for family in rules.families}
        self.no_family = FamilyFact(None)
        self.faces = [plain(face.gain) for face in rules.faces]
        self.copies = [int(face.copies) for face in rules.faces]
        self.numbers: dict[str, int] = {name: i for i, name in enumerate(SPACES)}
        self.places: dict[str, int] = dict.fromkeys(SPACES, NOWHERE)
        self.places |= {space.name: place_of(space.area) for space in rules.spaces}
        self.shared = [  # the large spaces, by work
            [space.name for space in rules.spaces if space.shared and space.area == area][-1]
            for area in (HARVEST, PRODUCTION)
        ]
        self.own_spaces = {
            int(SPACES.index(space.name)): bundle(space.effects) for space in rules.spaces
        }
        self.bonuses: list[Goods] = [NO_GOODS] * int(FIRST_SPACE)  # of floors
        for tower in rules.towers:
            for floor in range(FLOORS):
                self.bonuses[tower.first + floor] = plain(tower.bonus[floor])
        self.market_slots = {
            slot for fact in self.cards for ability in fact.standing for slot in on_market(ability)
        }
        self.demands = {int(card.number): demand for card in rules.cards if (demand := asked(card))}


def place_of(area: i64) -> int:
    """Say what kind of place a space of an area is."""
    if area == COUNCIL:
        return IN_COUNCIL
    return int(area - HARVEST) if area in (HARVEST, PRODUCTION) else NOWHERE


def on_market(ability: Modifier) -> tuple[int, ...]:
    """List the places for tokens whose faces are received with each member in the market."""
    return bundle([ability.effect]).slots if isinstance(ability, OnMarket) else ()


def asked(card: Card) -> tuple[Goods, ...]:
    """List what each rival may give because of a card, one of these."""
    for effect in [*card.now, *[trade.receive for trade in card.trades]]:
        if isinstance(effect, RivalsGive):
            return tuple([plain(goods) for goods in effect.options])
    return ()


@cache
def facts_of(rules: Ruleset) -> Facts:
    """Read the pieces of a set of rules, once."""
    return Facts(rules)


def between(table: list[float], x: float) -> float:
    """Read a table between its entries; beyond the last one it stays."""
    i = int(x)
    if i >= len(table) - 1:
        return table[-1]
    return table[i] + (table[i + 1] - table[i]) * (x - i)


def chance(x: float) -> float:
    """Turn a lead into a probability: a half where there is none."""
    return 1 / (1 + exp(-x)) if x > -50 else 0.0
