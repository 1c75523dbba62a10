"""The pieces and the board of Lorenzo il Magnifico as data, for those who draw them."""

from bottega.games.lorenzo.actions import FLOORS, PRIVILEGES
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.pieces import (
    AREAS,
    CARD_KINDS,
    BonusTile,
    Card,
    Leader,
    Space,
    Tile,
    Tower,
)
from bottega.games.lorenzo.pieces import CARD_LIMIT
from bottega.games.lorenzo.queries import FEE, SLOT_NEEDS
from bottega.games.lorenzo.requirements import requirement
from bottega.games.lorenzo.ruleset import ROUNDS
from bottega.games.lorenzo.scoring import CHARACTER_POINTS, TERRITORY_POINTS
from bottega.games.lorenzo.vatican import FAITH_POINTS, NEEDED
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.pieces import RULES, Facts, ability, effect


def facts(nouns: Nouns) -> dict[str, Facts]:
    """Give the data of every card, leader and tile."""
    return {
        **{f"card-{c.number}": _card(c, nouns) for c in RULES.cards if c.number},
        **{f"leader-{leader.name}": _leader(leader, nouns) for leader in RULES.leaders},
        **{f"tile-{tile.name}": _tile(tile, nouns) for tile in RULES.tiles},
        **{f"bonus-{tile.name}": _bonus_tile(tile, nouns) for tile in RULES.bonus_tiles},
    }


def _card(card: Card, nouns: Nouns) -> Facts:
    return {
        "kind": CARD_KINDS[card.kind],
        "period": int(card.period),
        "value": int(card.value),
        "costs": [{"pay": counts(cost.pay), "military": int(cost.military)} for cost in card.costs],
        "now": [effect(piece) for piece in card.now],
        "each": [effect(piece) for piece in card.each],
        "trades": [
            {"pay": counts(trade.pay), "receive": effect(trade.receive)} for trade in card.trades
        ],
        "standing": [ability(piece) for piece in card.standing],
        "points": int(card.points),
        "name": nouns.card(int(card.number)),
    }


def _leader(leader: Leader, nouns: Nouns) -> Facts:
    return {
        "requires": requirement(leader),
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


def board() -> Facts:
    """Give the measures of the board."""
    return {
        "towers": [_tower(tower) for tower in RULES.towers],
        "spaces": [_space(space) for space in RULES.spaces],
        "privileges": {
            name: counts(gain) for name, gain in zip(PRIVILEGES, RULES.privileges, strict=True)
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


def _tower(tower: Tower) -> Facts:
    first = int(tower.first)
    return {
        "name": tower.name,
        "kind": CARD_KINDS[tower.kind],
        "spaces": FLOORS[first : first + len(tower.values)],
        "values": [int(value) for value in tower.values],
        "bonus": [counts(bonus) for bonus in tower.bonus],
    }


def _space(space: Space) -> Facts:
    return {
        "name": space.name,
        "area": AREAS[space.area],
        "malus": int(space.malus),
        "shared": bool(space.shared),
        "players": int(space.players),
        "effects": [effect(piece) for piece in space.effects],
    }
