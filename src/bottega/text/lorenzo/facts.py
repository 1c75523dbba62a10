"""The pieces and the board of Lorenzo il Magnifico as data, for those who draw them."""

from itertools import zip_longest
from typing import Final

from bottega.games.lorenzo.actions import FLOORS, PRIVILEGES, SEATS
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.modules import EXPANSIONS, compose, decks
from bottega.games.lorenzo.modules.advanced import ADVANCED
from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.pieces import (
    AREAS,
    CARD_KINDS,
    CARD_LIMIT,
    BonusTile,
    Card,
    Cost,
    Family,
    Leader,
    Lot,
    Space,
    Tile,
    Tower,
    Trade,
)
from bottega.games.lorenzo.queries import FEE, SLOT_NEEDS
from bottega.games.lorenzo.requirements import maximum, requirement
from bottega.games.lorenzo.ruleset import ROUNDS
from bottega.games.lorenzo.scoring import CHARACTER_POINTS, TERRITORY_POINTS
from bottega.games.lorenzo.vatican import FAITH_POINTS, NEEDED
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.pieces import CARDS, RULES, Facts, ability, effect, promise, yields

FEWEST: Final = 2  # players


def facts(nouns: Nouns) -> dict[str, Facts]:
    """Give the data of every card, leader, tile, family and token, and what it comes with."""
    found: dict[str, Facts] = {
        **{f"card-{number}": _card(card, nouns) for number, card in sorted(CARDS.items())},
        **{f"leader-{leader.name}": _leader(leader, nouns) for leader in RULES.leaders},
        **{f"tile-{tile.name}": _tile(tile, nouns) for tile in RULES.tiles},
        **{f"bonus-{tile.name}": _bonus_tile(tile, nouns) for tile in RULES.bonus_tiles},
        **{f"family-{family.name}": _family(family, nouns) for family in RULES.families},
        **{f"token-{i}": _token(counts(f.gain), nouns) for i, f in enumerate(RULES.faces, 1)},
        **{f"lot-{lot.name}": _lot(lot, nouns) for lot in RULES.lots},
    }
    for key, module in origins().items():
        found[key]["module"] = module
    for card in decks.WITH_LEADERS:
        found[f"card-{card}"]["leaders"] = True  # only where leaders are in play
    return found


def origins() -> dict[str, str]:
    """Name the module that each piece comes with."""
    parts = [BASE, ADVANCED, *EXPANSIONS.values()]
    parts += [module.with_leaders for module in parts if module.with_leaders is not None]
    return {
        key: module.name
        for module in parts
        for key in (
            *(f"card-{card.number}" for card in module.cards),
            *(f"leader-{leader.name}" for leader in module.leaders),
            *(f"tile-{tile.name}" for tile in module.tiles),
            *(f"bonus-{tile.name}" for tile in module.bonus_tiles),
            *(f"family-{family.name}" for family in module.families),
        )
    }


def _card(card: Card, nouns: Nouns) -> Facts:
    end = {"end": promise(card.promise)} if card.promise is not None else {}
    return {
        "kind": CARD_KINDS[card.kind],
        "tower": AREAS[card.tower],
        "period": int(card.period),
        "value": int(card.value),
        "costs": [_cost(cost) for cost in card.costs],
        "now": [effect(piece) for piece in card.now],
        "each": yields(card),
        "trades": [_trade(trade) for trade in card.trades],
        "standing": [ability(piece) for piece in card.standing],
        "points": int(card.points),
        **end,
        "name": nouns.card(int(card.number)),
    }


def _cost(cost: Cost) -> Facts:
    facts = {"pay": counts(cost.pay), "military": int(cost.military)}
    return {**facts, **_each_rival(int(cost.each_rival))}


def _trade(trade: Trade) -> Facts:
    repeated = {"repeated": True} if trade.repeated else {}
    facts = {"pay": counts(trade.pay), "receive": effect(trade.receive)}
    return {**facts, **repeated, **_each_rival(int(trade.each_rival))}


def _each_rival(pay: int) -> Facts:
    return {"each-rival": counts(pay)} if pay else {}


def _leader(leader: Leader, nouns: Nouns) -> Facts:
    return {
        "requires": requirement(leader),
        "most": maximum(leader),
        "played": [effect(piece) for piece in leader.played],
        "once": [effect(piece) for piece in leader.once],
        "standing": [ability(piece) for piece in leader.standing],
        "name": nouns.leader(leader.name),
        "short": nouns.leader_short(leader.name),
    }


def _tile(tile: Tile, nouns: Nouns) -> Facts:
    return {
        "period": int(tile.period),
        "ability": ability(tile.curse),
        "short": nouns.tile_short(tile.name),
    }


def _bonus_tile(tile: BonusTile, nouns: Nouns) -> Facts:
    return {
        "harvest": counts(tile.harvest),
        "production": counts(tile.production),
        "name": nouns.bonus_tile(tile.name),
    }


def _family(family: Family, nouns: Nouns) -> Facts:
    return {
        "standing": [ability(piece) for piece in family.standing],
        "received": [effect(piece) for piece in family.received],
        "leaders": int(family.leaders),
        "name": nouns.family(family.name),
        "short": nouns.family_short(family.name),
    }


def _token(goods: dict[str, int], nouns: Nouns) -> Facts:
    return {"goods": goods, "short": nouns.goods(goods)}


def _lot(lot: Lot, nouns: Nouns) -> Facts:
    return {"rows": [counts(row) for row in lot.rows], "name": nouns.lot(lot.name)}


def board() -> Facts:
    """Give the measures of the board."""
    return {
        "towers": [_tower(tower) for tower in RULES.towers],
        "spaces": [_space(space) for space in RULES.spaces],
        "adapted": {str(n): _adapted(n) for n in range(FEWEST, int(SEATS) + 1)},
        "privileges": {
            name: counts(gain)
            for name, gain in zip_longest(PRIVILEGES, RULES.privileges, fillvalue=0)
        },
        "faith": [int(n) for n in FAITH_POINTS],
        "needed": [int(n) for n in NEEDED],
        "slots": [int(n) for n in SLOT_NEEDS],
        "fee": int(FEE),
        "rounds": int(ROUNDS),
        "limit": int(CARD_LIMIT),
        "territories": [int(n) for n in TERRITORY_POINTS],
        "characters": [int(n) for n in CHARACTER_POINTS],
        "goods": list(GOODS),
    }


def _adapted(players: int) -> list[int]:
    """Give what the floors of the adapted tower ask for with so many players."""
    return [int(value) for value in compose(tuple(EXPANSIONS), True, players=players).adapted]


def _tower(tower: Tower) -> Facts:
    first = int(tower.first)
    return {
        "name": tower.name,
        "kind": AREAS[tower.area],
        "spaces": FLOORS[first : first + len(tower.values)],
        "values": [int(value) for value in tower.values],
        "bonus": [counts(bonus) for bonus in tower.bonus],
    }


def _space(space: Space) -> Facts:
    return {
        "name": space.name,
        "area": AREAS[space.area],
        "value": int(space.value),
        "malus": int(space.malus),
        "shared": bool(space.shared),
        "players": int(space.players),
        "effects": [effect(piece) for piece in space.effects],
    }
