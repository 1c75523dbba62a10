"""The data of the game, written the way the reference writes it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bottega.games.lorenzo import conditions, effects, modifiers, pieces
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, Card, Leader
from bottega.games.lorenzo.queries import FEE
from tests.lorenzo.reference import Printed

TRIGGERS: Final = ("harvest", "always", "production", "game_end")  # by kind of card
LOSSES: Final = {
    pieces.LOSE_BY_POINTS: ("vp", "before_final_scoring"),
    pieces.LOSE_BY_MILITARY: ("military", "game_end"),
    pieces.LOSE_BY_BUILDING_COSTS: ("wood_and_stone_on_building_costs", "game_end"),
    pieces.LOSE_BY_RESOURCES: ("resources_in_supply", "game_end"),
}


def kinds(bits: int) -> list[str]:
    """Name the kinds of cards of a set of bits."""
    return [kind for i, kind in enumerate(CARD_KINDS) if bits >> i & 1]


def bonus_tower(effect: effects.BonusTower) -> Printed:
    """Write a card that may be taken."""
    return {
        "effect": "bonus_action",
        "action": "tower",
        "card_types": kinds(effect.kinds),
        "value": effect.value,
        "discount": counts(effect.discount),
    }


def action_value(ability: modifiers.ActionValue) -> Printed:
    """Write what an action is worth more or less."""
    if ability.area >= len(CARD_KINDS):
        action: Printed = {"action": AREAS[ability.area]}
    else:
        action = {"action": "tower", "card_types": [CARD_KINDS[ability.area]]}
    return {"effect": "action_value_bonus", **action, "value": ability.n}


def lose_points(ability: modifiers.LosePoints) -> Printed:
    """Write what is lost at the end."""
    what, timing = LOSSES[ability.what]
    return {"effect": "lose_vp_per", "count": what, "per": ability.per, "timing": timing}


WORDS: Final[dict[type, Callable[[Any], Printed]]] = {
    effects.Gain: lambda e: {"effect": "gain", "gain": counts(e.gain)},
    effects.GainPerCard: lambda e: {
        "effect": "gain_per_card", "card_type": CARD_KINDS[e.kind], "gain": counts(e.gain),
    },
    effects.GainPerHeld: lambda e: {
        "effect": "gain_per_resource", "resource": GOODS[e.kind], "per": e.per,
        "gain": counts(e.gain),
    },
    effects.Privileges: lambda e: {
        "effect": "council_privilege", "count": e.n, "distinct": e.n > 1,
    },
    effects.BonusTower: bonus_tower,
    effects.BonusWork: lambda e: {
        "effect": "bonus_action", "action": AREAS[e.area], "value": e.value,
    },
    effects.RaiseMember: lambda e: {
        "effect": "set_family_member_value", "members": "one_colored", "value": e.value,
    },
    effects.CopyLeader: lambda _: {
        "effect": "copy_leader", "from": "leaders already played by another player",
        "changeable": False,
    },
    modifiers.ActionValue: action_value,
    modifiers.Discount: lambda m: {
        "effect": "card_discount", "card_types": kinds(m.kinds),
        "options": [counts(option) for option in m.options],
    },
    modifiers.NoFloorBonus: lambda m: {"effect": "forbid_tower_bonus", "floors": list(m.floors)},
    modifiers.SharesSpaces: lambda _: {"effect": "place_on_occupied_spaces"},
    modifiers.NoTowerFee: lambda _: {"effect": "waive_tower_tax", "coin": FEE},
    modifiers.FixedMembers: lambda m: {
        "effect": "set_family_member_value", "members": "all_colored", "value": m.value,
    },
    modifiers.ColouredMembers: lambda m: {
        "effect": "family_member_value_bonus", "members": "all_colored", "value": m.n,
    },
    modifiers.NeutralMember: lambda m: {
        "effect": "family_member_value_bonus", "members": "neutral", "value": m.n,
    },
    modifiers.NoMilitaryNeed: lambda _: {"effect": "ignore_territory_military"},
    modifiers.DoubledGains: lambda m: {
        "effect": "multiply_immediate_gain", "resources": list(counts(m.kinds)), "factor": 2,
    },
    modifiers.SupportBonus: lambda m: {"effect": "church_support_bonus", "gain": counts(m.gain)},
    modifiers.LessPerSource: lambda m: {
        "effect": "gain_penalty", "resources": list(counts(m.kinds)), "amount": 1,
    },
    modifiers.BarredArea: lambda m: {
        "effect": "forbid_action_area", "area": AREAS[m.area], "bars": "placing",
    },
    modifiers.ServantsPerValue: lambda m: {
        "effect": "servants_per_value", "servants": m.servants,
    },
    modifiers.RestsFirst: lambda _: {"effect": "skip_first_turn"},
    modifiers.NoPointsFor: lambda m: {
        "effect": "no_end_game_score", "category": CARD_KINDS[m.kind],
    },
    modifiers.LosePoints: lose_points,
}  # fmt: skip


def written(word: object) -> Printed:
    """Write an effect or an ability."""
    return WORDS[type(word)](word)


def all_written(words: Sequence[object]) -> list[Printed]:
    """Write them in their order."""
    return [written(word) for word in words]


def cost(one: pieces.Cost) -> Printed:
    """Write one way to pay for a card."""
    paid = counts(one.pay)
    lost = paid.pop("military", 0)
    return {"resources": paid, "military_required": one.military, "military_paid": lost}


def trade(one: pieces.Trade) -> Printed:
    """Write one arrow of a building."""
    return {"pay": counts(one.pay), "receive": [written(one.receive)]}


def permanent(card: Card) -> Printed | None:
    """Write all that a card does after it was taken."""
    found = all_written([*card.each, *card.standing])
    if card.trades:
        found.append({"effect": "exchange", "options": [trade(one) for one in card.trades]})
    if card.points:
        found.append({"effect": "end_game_vp", "vp": card.points})
    if not found and not card.value:
        return None
    value = card.value or None
    return {"trigger": TRIGGERS[card.kind], "activation_value": value, "effects": found}


def card(one: Card) -> Printed:
    """Write a development card, all but its name."""
    return {
        "number": one.number,
        "type": CARD_KINDS[one.kind],
        "period": one.period,
        "costs": [cost(way) for way in one.costs],
        "immediate": all_written(one.now),
        "permanent": permanent(one),
    }


def condition(one: pieces.Condition) -> Printed:
    """Write one thing that a leader asks for."""
    if isinstance(one, conditions.Has):
        return {"min": counts(one.supply)}
    if isinstance(one, conditions.HasCards):
        return {"min_cards": {CARD_KINDS[one.kind]: one.n}}
    assert isinstance(one, conditions.HasOfOneKind)
    return {"cards_of_one_type": one.n}


def leader(one: Leader) -> Printed:
    """Write a leader, all but its name and the summary of its conditions."""
    return {
        "id": one.name.replace("-", "_"),
        "ability": "once_per_round" if one.once else "permanent",
        "effects": all_written([*one.played, *one.once, *one.standing]),
        "conditions": [condition(asked) for asked in one.conditions],
    }
