"""The pieces of Lorenzo as the evaluation reads them: plain numbers, once for each set of rules."""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple

from bottega.bots.evaluate.lorenzo.bundles import Bundle, Goods, bundle, plain
from bottega.bots.evaluate.lorenzo.needs import Need, need_of
from bottega.games.lorenzo.actions import SPACES
from bottega.games.lorenzo.modules.houses.abilities import FaithTiles, MoreCharacters
from bottega.games.lorenzo.modules.houses.effects import CompleteSets
from bottega.games.lorenzo.modules.pazzi.rewards import TurnSeal
from bottega.games.lorenzo.modules.pazzi.rivals import RivalsGive
from bottega.games.lorenzo.pieces import (
    AREAS,
    MEMBERS,
    Card,
    Family,
    Leader,
    Modifier,
    building_materials,
)
from bottega.games.lorenzo.ruleset import FLOORS, Ruleset
from bottega.games.lorenzo.ruleset import ROUNDS as LAST_ROUND
from bottega.games.lorenzo.scoring import CHARACTER_POINTS, TERRITORY_POINTS
from bottega.games.lorenzo.triggers import ExtraMember, OnLeader, OnMarket, OnTake, Swap
from bottega.games.lorenzo.vatican import FAITH_POINTS, NEEDED

USUAL_MEMBERS: Final = 4  # that a family has in a round
ROUNDS: Final = int(LAST_ROUND)
REPORTS: Final = len(NEEDED)
ROUNDS_TO_REPORT: Final = ROUNDS // REPORTS
ALL_ACTIONS: Final = ROUNDS * len(MEMBERS)  # the most that anybody has
FAITH: Final = [float(points) for points in FAITH_POINTS]
NEED: Final = [int(faith) for faith in NEEDED]
TERRITORIES: Final = [float(points) for points in TERRITORY_POINTS]
CHARACTERS: Final = [float(points) for points in CHARACTER_POINTS]


class CardFact(NamedTuple):
    """A card, as it is on the board of who took it."""

    kind: int
    value: int
    each: Bundle
    trades: tuple[tuple[Goods, Bundle, bool], ...]  # the price, what for, whether repeated
    standing: tuple[Modifier, ...]
    materials: int  # printed on its cost
    activates: bool  # lets another card work


def card_fact(card: Card) -> CardFact:
    """Read a card."""
    return CardFact(
        int(card.kind),
        int(card.value),
        bundle(card.each),
        tuple([(plain(t.pay), bundle([t.receive]), t.repeated) for t in card.trades]),
        tuple(card.standing),
        int(building_materials(card)),
        card.activates != 0,
    )


class LeaderFact(NamedTuple):
    """A leader."""

    need: Need
    played: Bundle
    once: Bundle
    standing: tuple[Modifier, ...]


def leader_fact(leader: Leader) -> LeaderFact:
    """Read a leader."""
    played, once = bundle(leader.played), bundle(leader.once)
    return LeaderFact(need_of(leader), played, once, tuple(leader.standing))


class FamilyFact(NamedTuple):
    """A family: what it is, and what its powers work with."""

    standing: tuple[Modifier, ...] = ()
    received: Bundle | None = None
    members: int = USUAL_MEMBERS
    characters: Sequence[float] = CHARACTERS  # points by their number
    swap: tuple[Goods, Goods] | None = None
    seals: tuple[Goods, ...] = ()
    sets: tuple[Bundle, ...] = ()  # what each complete set of cards brings
    faith_tiles: tuple[tuple[int, Goods], ...] = ()


NO_FAMILY: Final = FamilyFact()


def family_fact(family: Family) -> FamilyFact:
    """Read a family."""
    fact = FamilyFact(tuple(family.standing), bundle(family.received))
    for ability in family.standing:
        fact = with_power(fact, ability)
    return fact


def with_power(fact: FamilyFact, ability: Modifier) -> FamilyFact:
    """Note what a power works with; most need nothing."""
    if isinstance(ability, ExtraMember):
        return fact._replace(members=USUAL_MEMBERS + 1)
    if isinstance(ability, MoreCharacters):
        return fact._replace(characters=[*CHARACTERS, *[float(n) for n in ability.points]])
    if isinstance(ability, Swap):
        return fact._replace(swap=(plain(ability.pay), plain(ability.gain)))
    if isinstance(ability, OnLeader) and isinstance(ability.effect, TurnSeal):
        return fact._replace(seals=tuple([plain(seal) for seal in ability.effect.seals]))
    if isinstance(ability, OnTake) and isinstance(ability.effect, CompleteSets):
        return fact._replace(sets=tuple([bundle([r]) for r in ability.effect.rewards]))
    if isinstance(ability, FaithTiles):
        tiles = [(int(tile.space), plain(tile.gain)) for tile in ability.tiles]
        return fact._replace(faith_tiles=tuple(tiles))
    return fact


class Facts:
    """The pieces of one set of rules."""

    def __init__(self, rules: Ruleset) -> None:
        self.cards = [card_fact(card) for card in rules.cards]
        self.leaders = {leader.name: leader_fact(leader) for leader in rules.leaders if leader.name}
        self.curses = {tile.name: tile.curse for tile in rules.tiles}
        self.bonus = {t.name: (plain(t.harvest), plain(t.production)) for t in rules.bonus_tiles}
        self.privileges = [plain(goods) for goods in rules.privileges]
        self.families: dict[str | None, FamilyFact] = {None: NO_FAMILY}
        self.families |= {family.name: family_fact(family) for family in rules.families}
        self.faces = [plain(face.gain) for face in rules.faces]
        self.copies = [int(face.copies) for face in rules.faces]
        self.areas = {space.name: AREAS[space.area] for space in rules.spaces}
        for tower in rules.towers:
            for floor in range(FLOORS):
                self.areas[SPACES[tower.first + floor]] = tower.name
        self.shared = {AREAS[space.area]: space.name for space in rules.spaces if space.shared}
        self.own_spaces = {
            int(SPACES.index(space.name)): bundle(space.effects) for space in rules.spaces
        }
        self.market_slots = {
            slot for fact in self.cards for ability in fact.standing for slot in on_market(ability)
        }
        self.demands = {int(card.number): demand for card in rules.cards if (demand := asked(card))}


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


def between(table: Sequence[float], x: float) -> float:
    """Read a table between its entries; beyond the last one it stays."""
    i = int(x)
    if i >= len(table) - 1:
        return table[-1]
    return table[i] + (table[i + 1] - table[i]) * (x - i)


def chance(x: float) -> float:
    """Turn a lead into a probability: a half where there is none."""
    return 1 / (1 + exp(-x)) if x > -50 else 0.0
