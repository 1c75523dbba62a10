"""Cards and castles as plain data: the one place that knows the classes of their vocabulary.

What is drawn and what is said are both made of this data, by its names.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bottega.games.renaissance import abilities, conditions, metrics, steps
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.castles import CASTLES as PLANS
from bottega.games.renaissance.castles import Castle
from bottega.games.renaissance.names import FAMILIES, KINDS, MOST_CELLS
from bottega.games.renaissance.pieces import (
    ANY_NUMBER,
    EVERY,
    MODIFIERS,
    PLAYERS,
    SCOPES,
    TYPES,
    WHERE,
    WHO,
    Ability,
    Action,
    Card,
    Condition,
    Special,
    Step,
)
from bottega.games.renaissance.pieces import CARDS as TWICE_CARDS
from bottega.games.renaissance.placing import MATCHES, UNLIMITED
from bottega.games.renaissance.selectors import BEINGS, MOST_VALUE, Selector

Facts = dict[str, Any]
EDITIONS: Final = ("2015", "2016")
MANY: Final = {int(EVERY): "all", int(ANY_NUMBER): "any"}
# Steps that are not about a player.
IMPERSONAL: Final = {
    "hand_pool", "draw_look", "draw_until", "discard_special", "extra_operation", "extra_turn",
    "double_action", "reflect_action",
}  # fmt: skip


def bits(number: int, names: tuple[str, ...] | list[str]) -> list[str]:
    """Name the members of a set of bits."""
    return [name for i, name in enumerate(names) if number >> i & 1]


def selector(chosen: Selector) -> Facts:
    """Tell what is selected; what does not matter is left out."""
    found: Facts = {
        "is": "".join(bits(int(chosen.being), BEINGS)),
        "pure": bool(chosen.pure),
        "kinds": bits(int(chosen.kinds), KINDS),
        "values": [n for n in range(1, int(MOST_VALUE) + 1) if chosen.values >> n & 1],
        "exposed": bool(chosen.exposed),
        "any": [selector(one) for one in chosen.either],
    }
    return {name: value for name, value in found.items() if value}


def _many(count: int) -> int | str:
    return MANY.get(int(count), int(count))


def _filtered(chosen: Selector) -> Facts:
    facts = selector(chosen)
    return {"filter": facts} if facts else {}


def _lose(s: steps.LoseMaterials) -> Facts:
    if s.side:
        return {"count": "all", "region": "side", "chooser": "target"}
    facts = {"count": _many(s.count), **_filtered(s.selector)}
    facts["chooser"] = "target" if s.by_victim else "actor"
    return {**facts, "cascade": True} if s.cascade else facts


def _place(s: steps.PlaceMaterials) -> Facts:
    most = None if s.most >= UNLIMITED else int(s.most)
    return {"min": int(s.least), "max": most, "match": MATCHES[s.match]}


def _discard(s: steps.HandDiscard) -> Facts:
    mine = WHO[s.who] == "self"
    facts = {"count": _many(s.count), **_filtered(s.selector)}
    facts["chooser"] = "actor" if mine else "target"
    return {**facts, "cost": True} if s.cost else facts


def _trade(s: steps.HandTrade) -> Facts:
    chooser = "random" if s.by_chance else "actor"
    return {"take": int(s.take), "take_chooser": chooser, "give": int(s.give)}


def _discard_special(s: steps.DiscardSpecial) -> Facts:
    where = ["castle", "zone", "stock_cover"] if s.aimed else ["castle", "stock", "zone"]
    return {"whose": "any" if s.aimed else "self", "where": where, "count": int(s.count)}


def _take_special(s: steps.TakeSpecial) -> Facts:
    return {"where": ["castle", "zone"] if s.zone else ["castle"], "count": int(s.count)}


def _restrain(s: steps.Restrain) -> Facts:
    name = bits(int(s.modifier), MODIFIERS)[0]
    if name == "materials_up_to":
        return {"name": name, "count": int(s.count)}
    if not name.startswith("no_material"):
        return {"name": name}
    return {"name": "no_material", "from": "hand" if name.endswith("hand") else "any"}


# The word of each class, and what else there is to say about it.
STEPS: Final[Mapping[type[Step[Any]], tuple[str, Callable[[Any], Facts]]]] = {
    steps.LoseMaterials: ("lose_materials", _lose),
    steps.StealMaterial: (
        "steal_material",
        lambda s: {"count": int(s.count), **_filtered(s.selector)},
    ),
    steps.SwapMaterials: ("swap_materials", lambda s: {"count": int(s.count)}),
    steps.RearrangeCastle: ("rearrange_castle", lambda s: {}),
    steps.PlaceMaterials: ("place_materials", _place),
    steps.OthersPlaceMatching: ("others_place_matching", lambda s: {}),
    steps.StockDiscard: (
        "stock_discard",
        lambda s: {"count": int(s.count), "chooser": "random" if s.by_chance else "target"},
    ),
    steps.StockLook: ("stock_look", lambda s: {}),
    steps.StockExchange: ("stock_exchange", lambda s: {"equal": True}),
    steps.StockTakeMaterial: ("stock_take_material", lambda s: {"count": int(s.count)}),
    steps.StockHandExchange: ("stock_hand_exchange", lambda s: {}),
    steps.HandLook: ("hand_look", lambda s: {"audience": "all" if s.all else "actor"}),
    steps.HandTrade: ("hand_trade", _trade),
    steps.HandSwap: ("hand_swap", lambda s: {}),
    steps.HandDiscard: ("hand_discard", _discard),
    steps.HandNegotiate: ("hand_negotiate", lambda s: {}),
    steps.HandPool: ("hand_pool", lambda s: {"count": int(s.count), "blind": bool(s.blind)}),
    steps.DrawLook: ("draw_look", lambda s: {"look": int(s.look), "take": int(s.take)}),
    steps.DrawUntil: ("draw_until", lambda s: {**_filtered(s.selector), "count": int(s.count)}),
    steps.DiscardSpecial: ("discard_special", _discard_special),
    steps.TakeSpecial: ("take_special", _take_special),
    steps.ShowMissions: (
        "show_mission",
        lambda s: {"count": int(s.count), "chooser": "target", "pile": "mandatory"},
    ),
    steps.Restrain: ("modifier", _restrain),
    steps.CastleImmunity: ("castle_immunity", lambda s: {"until": "own_next_turn"}),
    steps.ExtraOperation: ("extra_operation", lambda s: {}),
    steps.ExtraTurn: ("extra_turn", lambda s: {}),
    steps.DoubleAction: ("double_action", lambda s: {}),
    steps.ReflectAction: ("reflect_action", lambda s: {}),
}


def step(piece: Step[Any]) -> Facts:
    """Give one step of an action as data."""
    if type(piece) not in STEPS:
        raise TypeError(f"{type(piece).__name__} is no step of an action")
    name, told = STEPS[type(piece)]
    who = {} if name in IMPERSONAL else {"who": WHO[piece.who]}
    return {"step": name, **who, **told(piece)}


def _adjacent(a: abilities.ImmuneAdjacent) -> Facts:
    return {"only_attacks": True} if a.only_attacks else {}


def _counted(a: abilities.ScoreCount) -> Facts:
    count = {"of": "opponent_materials", **selector(a.selector)}
    return {"count": count, "points_each": int(a.points_each)}


ABILITIES: Final[Mapping[type[Ability], tuple[str, Callable[[Any], Facts]]]] = {
    abilities.LockStock: ("lock_stock", lambda a: {"unlock": selector(a.unlock)}),
    abilities.Toll: ("toll", lambda a: {"filter": selector(a.selector), "count": int(a.count)}),
    abilities.ImmuneSelf: ("immune_self", lambda a: {}),
    abilities.ImmuneMaterial: ("immune_material", lambda a: {}),
    abilities.ImmuneAdjacent: ("immune_adjacent", _adjacent),
    abilities.Trap: ("trap", lambda a: {"scope": bits(int(a.scope), SCOPES)[0]}),
    abilities.CancelAction: ("cancel_action", lambda a: {"uses": int(a.uses)}),
    abilities.CollectAttacks: (
        "collect_attacks",
        lambda a: {"points_each": int(a.points_each)},
    ),
    abilities.ExtraStock: ("extra_stock", lambda a: {"slots": int(a.slots), "protected": True}),
    abilities.DuplicateAction: (
        "duplicate_action",
        lambda a: {"uses": int(a.uses), "when": "own_turn_start" if a.at_start else "reaction"},
    ),
    abilities.CopySpecial: ("copy_special", lambda a: {}),
    abilities.ScoreCount: ("score_count", _counted),
    abilities.ChangeKind: ("change_kind", lambda a: {}),
    abilities.ZoneWhenSeen: ("zone_when_seen", lambda a: {}),
    abilities.ReplaceMaterials: (
        "replace_materials",
        lambda a: {"require": "higher_value" if a.require == abilities.HIGHER else "any"},
    ),
    abilities.StockLoss: (
        "stock_discard",
        lambda a: {"who": "chosen_opponent", "count": int(a.count), "chooser": "random"},
    ),
}


def effect(piece: Ability) -> Facts:
    """Give one ability of a special as data."""
    if type(piece) not in ABILITIES:
        raise TypeError(f"{type(piece).__name__} is no ability of a special")
    name, told = ABILITIES[type(piece)]
    return {"effect": name, **told(piece)}


def _cards_held(m: metrics.CardsHeld) -> Facts:
    zones = [zone for zone, counts in (("hand", m.hand), ("stock", m.stock)) if counts]
    return {"zones": zones, "filter": selector(m.selector)}


METRICS: Final[Mapping[type[metrics.Metric], tuple[str, Callable[[Any], Facts]]]] = {
    metrics.FilledCells: ("filled_cells", lambda m: {}),
    metrics.EmptyCells: ("empty_cells", lambda m: {"kind": KINDS[m.kind]}),
    metrics.CastlePoints: ("castle_points", lambda m: {}),
    metrics.SpecialPoints: ("special_points", lambda m: {}),
    metrics.Materials: ("materials", lambda m: {"filter": selector(m.selector)}),
    metrics.CardsHeld: ("cards", _cards_held),
    metrics.FreeStockSlots: ("free_stock_slots", lambda m: {}),
    metrics.OtherMissionPoints: ("other_mission_points", lambda m: {}),
    metrics.SpecialsPlaced: ("specials_placed_on_own_side", lambda m: {}),
    metrics.SpecialsHere: ("specials_on_own_side_by_self", lambda m: {}),
    metrics.SharedWithOpponent: ("shared_with_opponent", lambda m: {}),
    metrics.Counter: ("counter", lambda m: {"counter": m.name}),
}


def metric(piece: metrics.Metric) -> Facts:
    """Give what a condition measures as data."""
    name, told = METRICS[type(piece)]
    return {"name": name, **told(piece)}


def condition(piece: Condition[Any]) -> Facts:
    """Give the condition of a mission as data."""
    match piece:
        case conditions.Compare():
            relation = conditions.RELATIONS[piece.relation]
            facts = {"metric": metric(piece.metric), "rel": relation, "value": int(piece.value)}
            return {"op": "compare", **facts}
        case conditions.Extreme():
            which = "most" if piece.most else "least"
            return {"op": "extreme", "metric": metric(piece.metric), "which": which}
        case conditions.Behind():
            versus = "max_opponents" if piece.fullest else "min_opponents"
            facts = {"metric": metric(piece.metric), "versus": versus, "by": int(piece.by)}
            return {"op": "behind", **facts}
        case conditions.EveryMaterial():
            return {"op": "every_material", "filter": _every(piece)}
        case conditions.Done():
            return {"op": "flag", "name": piece.name}
        case conditions.All():
            return {"op": "all", "of": list(map(condition, piece.conditions))}
    raise TypeError(f"{type(piece).__name__} is no condition of a mission")


def _every(piece: conditions.EveryMaterial) -> Facts:
    kinds = bits(int(piece.among), KINDS)
    among = {} if len(kinds) == len(KINDS) else {"among": kinds}
    return {**among, **selector(Selector(values=piece.values))}


def _card(card: Card[Any]) -> Facts:
    kind = TYPES[card.type].removesuffix("_mission")
    facts: Facts = {
        "type": kind,
        "family": FAMILIES[card.family],
        "kinds": bits(int(card.kinds), KINDS),
        "value": int(card.value),
        "pure": kind in ("action", "material"),
        **_action(card.action),
        **_special(card.special if kind == "special" else None),
        "royal": kind == "royal",
        "condition": None,
    }
    if kind in ("royal", "princely"):
        facts["points"] = int(card.mission.points)
        facts["condition"] = condition(card.mission.condition)
    return facts


def _action(action: Action[Any]) -> Facts:
    return {
        "key": action.key,
        "attack": bits(int(action.attack), SCOPES),
        "reaction": bool(action.reaction),
        "double": [
            name
            for name, bit in (("players", PLAYERS), ("cards", TWICE_CARDS))
            if action.double & bit
        ],
        "steps": list(map(step, action.steps)),
    }


def _special(special: Special | None) -> Facts:
    if special is None:
        return {"where": "", "points": 0, "counts": "", "effects": []}
    where = WHERE[special.where]
    material = where.startswith(("on_", "replace_"))
    return {
        "where": where,
        "points": int(special.material if material else special.zone),
        "counts": "material" if material else "zone",
        "effects": list(map(effect, special.abilities)),
    }


CARDS: Final[Mapping[str, Mapping[str, Facts]]] = {
    edition: {card.name: _card(card) for card in cards_of(edition)} for edition in EDITIONS
}


def _castle(castle: Castle) -> Facts:
    kinds = [KINDS[kind] for kind in castle.kinds]
    return {
        "width": max(int(x) for x in castle.xs) + 2,
        "rows": max(int(row) for row in castle.rows) + 1,
        "counts": {kind: kinds.count(kind) for kind in KINDS},
        "cells": [
            {
                "number": i + 1,
                "row": int(castle.rows[i]),
                "x": int(castle.xs[i]),
                "kind": kinds[i],
                "rests_on": _cells(int(castle.rests_on[i])),
                "adjacent": _cells(int(castle.adjacent[i])),
            }
            for i in range(int(castle.size))
        ],
    }


def _cells(among: int) -> list[int]:
    return [i + 1 for i in range(int(MOST_CELLS)) if among >> i & 1]


CASTLES: Final[Mapping[str, Facts]] = {castle.name: _castle(castle) for castle in PLANS}
