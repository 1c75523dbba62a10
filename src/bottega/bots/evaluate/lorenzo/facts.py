"""The pieces of Lorenzo as the evaluation reads them: plain numbers, once for each set of rules."""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Any, Final, NamedTuple

from bottega.games.lorenzo.actions import SPACES
from bottega.games.lorenzo.conditions import Has, HasCards, HasOfOneKind
from bottega.games.lorenzo.effects import (
    BonusWork,
    CopyLeader,
    Gain,
    GainPerCard,
    Privileges,
    RaiseMember,
)
from bottega.games.lorenzo.goods import KINDS, count
from bottega.games.lorenzo.pieces import (
    AREAS,
    CARD_KINDS,
    MEMBERS,
    Card,
    Effect,
    Leader,
    Modifier,
    building_materials,
)
from bottega.games.lorenzo.ruleset import FLOORS, Ruleset
from bottega.games.lorenzo.ruleset import ROUNDS as LAST_ROUND
from bottega.games.lorenzo.scoring import CHARACTER_POINTS, TERRITORY_POINTS
from bottega.games.lorenzo.vatican import FAITH_POINTS, NEEDED

Goods = tuple[int, ...]  # a number for each: coin, wood, stone, servant, military, faith, points
Counts = tuple[float, ...]  # a number for each kind of card

MEMBER_COUNT: Final = len(MEMBERS)
ROUNDS: Final = int(LAST_ROUND)
REPORTS: Final = len(NEEDED)
ROUNDS_TO_REPORT: Final = ROUNDS // REPORTS
ALL_ACTIONS: Final = ROUNDS * MEMBER_COUNT
FAITH: Final = [float(points) for points in FAITH_POINTS]
NEED: Final = [int(faith) for faith in NEEDED]
TERRITORIES: Final = [float(points) for points in TERRITORY_POINTS]
CHARACTERS: Final = [float(points) for points in CHARACTER_POINTS]


def plain(goods: int) -> Goods:
    """Spread goods out, kind by kind."""
    return tuple([int(count(goods, kind)) for kind in range(KINDS)])


NO_GOODS: Final = plain(0)


class Bundle(NamedTuple):
    """All that a list of effects comes to."""

    goods: Goods
    per_card: tuple[tuple[int, Goods], ...]  # for each card of a kind
    privileges: int
    works: tuple[tuple[int, int], ...]  # harvests and productions: area and value
    raises: int
    copies: int


def bundle(effects: Sequence[Effect[Any]]) -> Bundle:
    """Sort effects by what they do."""
    gains = [plain(effect.gain) for effect in effects if isinstance(effect, Gain)]
    return Bundle(
        tuple([sum(column) for column in zip(NO_GOODS, *gains, strict=True)]),
        tuple([(int(e.kind), plain(e.gain)) for e in effects if isinstance(e, GainPerCard)]),
        sum([int(e.n) for e in effects if isinstance(e, Privileges)]),
        tuple([(int(e.area), int(e.value)) for e in effects if isinstance(e, BonusWork)]),
        sum([isinstance(e, RaiseMember) for e in effects]),
        sum([isinstance(e, CopyLeader) for e in effects]),
    )


class CardFact(NamedTuple):
    """A card, as it is on the board of who took it."""

    kind: int
    value: int
    each: Bundle
    trades: tuple[tuple[Goods, Bundle], ...]
    standing: tuple[Modifier, ...]
    materials: int  # printed on its cost


def card_fact(card: Card) -> CardFact:
    """Read a card."""
    return CardFact(
        int(card.kind),
        int(card.value),
        bundle(card.each),
        tuple([(plain(trade.pay), bundle([trade.receive])) for trade in card.trades]),
        tuple(card.standing),
        int(building_materials(card)),
    )


class Need(NamedTuple):
    """What a leader asks for."""

    goods: Goods
    cards: tuple[int, ...]  # by kind
    of_one_kind: int


def need_of(leader: Leader) -> Need:
    """Put a leader's conditions together."""
    goods = NO_GOODS
    cards = [0] * len(CARD_KINDS)
    of_one_kind = 0
    for condition in leader.conditions:
        if isinstance(condition, Has):
            goods = tuple(map(max, goods, plain(condition.supply)))
        elif isinstance(condition, HasCards):
            cards[condition.kind] = int(condition.n)
        elif isinstance(condition, HasOfOneKind):
            of_one_kind = int(condition.n)
    return Need(goods, tuple(cards), of_one_kind)


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


class Facts:
    """The pieces of one set of rules."""

    def __init__(self, rules: Ruleset) -> None:
        self.cards = [card_fact(card) for card in rules.cards]
        self.leaders = {leader.name: leader_fact(leader) for leader in rules.leaders}
        self.curses = {tile.name: tile.curse for tile in rules.tiles}
        self.bonus = {t.name: (plain(t.harvest), plain(t.production)) for t in rules.bonus_tiles}
        self.privileges = [plain(goods) for goods in rules.privileges]
        self.areas = {space.name: AREAS[space.area] for space in rules.spaces}
        for tower in rules.towers:
            for floor in range(FLOORS):
                self.areas[SPACES[tower.first + floor]] = tower.name
        self.shared = {AREAS[space.area]: space.name for space in rules.spaces if space.shared}


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
