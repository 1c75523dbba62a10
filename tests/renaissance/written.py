"""The data of the game, written the way the reference writes it."""

from collections.abc import Callable
from typing import Any, Final

from bottega.games.renaissance import abilities, conditions, metrics, steps
from bottega.games.renaissance.castles import Castle
from bottega.games.renaissance.names import FAMILIES, KINDS
from bottega.games.renaissance.pieces import (
    ANY_NUMBER,
    CARDS,
    COMPOSITE,
    EVERY,
    MODIFIERS,
    PLAYERS,
    PURE_ACTION,
    PURE_MATERIAL,
    SCOPES,
    SPECIAL_CARD,
    TYPES,
    WHERE,
    WHO,
    Action,
    Card,
    Special,
)
from bottega.games.renaissance.placing import MATCHES, UNLIMITED
from bottega.games.renaissance.selectors import BEINGS, Selector
from tests.renaissance.reference import Printed

NO_MATERIAL_OF: Final = {"no_material": "any", "no_material_hand": "hand"}
REQUIRED: Final = {abilities.HIGHER: "higher_value", abilities.ANY_VALUE: "any"}


def listed(words: Any, bits: int) -> list[str]:
    """Write a set as the words of its bits."""
    return [word for place, word in enumerate(words) if bits >> place & 1]


def count(n: int) -> int | str:
    """Write how many."""
    return {int(EVERY): "all", int(ANY_NUMBER): "any"}.get(int(n), int(n))


def values(bits: int) -> list[int]:
    """Write a set of values."""
    return [value for value in range(16) if bits >> value & 1]


def selector(one: Selector) -> Printed:
    """Write which cards are meant."""
    found: Printed = {}
    if one.being:
        (found["is"],) = listed(BEINGS, one.being)
    if one.pure:
        found["pure"] = True
    if one.kinds:
        found["kinds"] = listed(KINDS, one.kinds)
    if one.values:
        found["values"] = values(one.values)
    if one.exposed:
        found["exposed"] = True
    if one.either:
        found["any"] = [selector(other) for other in one.either]
    return found


def _filter(one: Selector) -> Printed:
    found = selector(one)
    return {"filter": found} if found else {}


def _lose(step: steps.LoseMaterials) -> Printed:
    found: Printed = {"who": WHO[step.who], "count": count(step.count), **_filter(step.selector)}
    found["chooser"] = "target" if step.by_victim else "actor"
    if step.cascade:
        found["cascade"] = True
    return {**found, "region": "side"} if step.side else found


def _place(step: steps.PlaceMaterials) -> Printed:
    most = None if step.most == UNLIMITED else step.most
    return {"who": "self", "min": step.least, "max": most, "match": MATCHES[step.match]}


def _discard_hand(step: steps.HandDiscard) -> Printed:
    chooser = "actor" if WHO[step.who] == "self" else "target"
    found = {"who": WHO[step.who], "count": count(step.count), **_filter(step.selector)}
    return {**found, "chooser": chooser, **({"cost": True} if step.cost else {})}


def _discard_special(step: steps.DiscardSpecial) -> Printed:
    where = ["castle", "zone", "stock_cover"] if step.aimed else ["castle", "stock", "zone"]
    whose = "any" if step.aimed else "self"
    return {"whose": whose, "where": where, "count": step.count}


def _restrain(step: steps.Restrain) -> Printed:
    name = MODIFIERS[int(step.modifier).bit_length() - 1]
    found: Printed = {"who": WHO[step.who], "name": name}
    if name in NO_MATERIAL_OF:
        return {**found, "name": "no_material", "from": NO_MATERIAL_OF[name]}
    return {**found, "count": step.count} if name == "materials_up_to" else found


def _who(step: Any) -> Printed:
    return {"who": WHO[step.who]}


def _nothing(_: Any) -> Printed:
    return {}


STEPS: Final[dict[type, tuple[str, Callable[[Any], Printed]]]] = {
    steps.LoseMaterials: ("lose_materials", _lose),
    steps.StealMaterial: (
        "steal_material",
        lambda s: {**_who(s), "count": s.count, **_filter(s.selector)},
    ),
    steps.SwapMaterials: ("swap_materials", lambda s: {**_who(s), "count": s.count}),
    steps.RearrangeCastle: ("rearrange_castle", _who),
    steps.PlaceMaterials: ("place_materials", _place),
    steps.OthersPlaceMatching: ("others_place_matching", _who),
    steps.StockDiscard: (
        "stock_discard",
        lambda s: {
            **_who(s), "count": s.count, "chooser": "random" if s.by_chance else "target",
        },
    ),
    steps.StockLook: ("stock_look", _who),
    steps.StockExchange: ("stock_exchange", lambda s: {**_who(s), "equal": True}),
    steps.StockTakeMaterial: ("stock_take_material", lambda s: {**_who(s), "count": s.count}),
    steps.StockHandExchange: ("stock_hand_exchange", _who),
    steps.HandLook: (
        "hand_look", lambda s: {**_who(s), "audience": "all" if s.all else "actor"},
    ),
    steps.HandTrade: (
        "hand_trade",
        lambda s: {
            **_who(s), "take": s.take, "take_chooser": "random" if s.by_chance else "actor",
            "give": s.give,
        },
    ),
    steps.HandSwap: ("hand_swap", _who),
    steps.HandDiscard: ("hand_discard", _discard_hand),
    steps.HandNegotiate: ("hand_negotiate", _who),
    steps.HandPool: ("hand_pool", lambda s: {"count": s.count, "blind": s.blind}),
    steps.DrawLook: ("draw_look", lambda s: {"look": s.look, "take": s.take}),
    steps.DrawUntil: ("draw_until", lambda s: {**_filter(s.selector), "count": s.count}),
    steps.DiscardSpecial: ("discard_special", _discard_special),
    steps.TakeSpecial: (
        "take_special",
        lambda s: {
            **_who(s), "where": ["castle", "zone"] if s.zone else ["castle"], "count": s.count,
        },
    ),
    steps.ShowMissions: (
        "show_mission",
        lambda s: {**_who(s), "count": s.count, "chooser": "target", "pile": "mandatory"},
    ),
    steps.Restrain: ("modifier", _restrain),
    steps.CastleImmunity: ("castle_immunity", lambda s: {**_who(s), "until": "own_next_turn"}),
    steps.ExtraOperation: ("extra_operation", _nothing),
    steps.ExtraTurn: ("extra_turn", _nothing),
    steps.DoubleAction: ("double_action", _nothing),
    steps.ReflectAction: ("reflect_action", _nothing),
}  # fmt: skip


def action(one: Action[Any]) -> Printed:
    """Write what an action does."""
    doubles = {"players": PLAYERS, "cards": CARDS}
    return {
        "key": one.key,
        "timing": "reaction" if one.reaction else "turn",
        "attack": listed(SCOPES, one.attack),
        "double": [word for word, bit in doubles.items() if one.double & bit],
        "steps": [_step(step) for step in one.steps],
    }


def _step(step: Any) -> Printed:
    word, params = STEPS[type(step)]
    return {"op": word, **params(step)}


ABILITIES: Final[dict[type, tuple[str, Callable[[Any], Printed]]]] = {
    abilities.LockStock: ("lock_stock", lambda a: {"unlock": selector(a.unlock)}),
    abilities.Toll: ("toll", lambda a: {**_filter(a.selector), "count": a.count}),
    abilities.ImmuneSelf: ("immune_self", _nothing),
    abilities.ImmuneMaterial: ("immune_material", _nothing),
    abilities.ImmuneAdjacent: ("immune_adjacent", _nothing),
    abilities.Trap: ("trap", lambda a: {"scope": listed(SCOPES, a.scope)[0]}),
    abilities.CancelAction: ("cancel_action", lambda a: {"uses": a.uses}),
    abilities.CollectAttacks: ("collect_attacks", lambda a: {"points_each": a.points_each}),
    abilities.ExtraStock: ("extra_stock", lambda a: {"slots": a.slots, "protected": True}),
    abilities.DuplicateAction: (
        "duplicate_action",
        lambda a: {"uses": a.uses, "when": "own_turn_start" if a.at_start else "reaction"},
    ),
    abilities.CopySpecial: ("copy_special", _nothing),
    abilities.ScoreCount: (
        "score_count",
        lambda a: {
            "count": {"of": "opponent_materials", **selector(a.selector)},
            "points_each": a.points_each,
        },
    ),
    abilities.ChangeKind: ("change_kind", _nothing),
    abilities.ZoneWhenSeen: ("zone_when_seen", _nothing),
    abilities.ReplaceMaterials: ("replace_materials", lambda a: {"require": REQUIRED[a.require]}),
    abilities.StockLoss: (
        "stock_discard",
        lambda a: {"who": "chosen_opponent", "count": a.count, "chooser": "random"},
    ),
}


def special(one: Special, points: str) -> Printed:
    """Write what a special is worth, there where it counts, and does."""
    effects = []
    for ability in one.abilities:
        word, params = ABILITIES[type(ability)]
        effects.append({"op": word, **params(ability)})
    worth = {"zone": one.zone, "material": one.material}
    return {"where": WHERE[one.where], "points": {points: worth[points]}, "effects": effects}


METRICS: Final[dict[type, tuple[str, Callable[[Any], Printed]]]] = {
    metrics.FilledCells: ("filled_cells", _nothing),
    metrics.EmptyCells: ("empty_cells", lambda m: {"kind": KINDS[m.kind]}),
    metrics.CastlePoints: ("castle_points", _nothing),
    metrics.SpecialPoints: ("special_points", _nothing),
    metrics.Materials: ("materials", lambda m: {"filter": selector(m.selector)}),
    metrics.CardsHeld: (
        "cards",
        lambda m: {
            "zones": ["hand"] * m.hand + ["stock"] * m.stock, "filter": selector(m.selector),
        },
    ),
    metrics.FreeStockSlots: ("free_stock_slots", _nothing),
    metrics.OtherMissionPoints: ("other_mission_points", _nothing),
    metrics.SpecialsPlaced: ("specials_placed_on_own_side", _nothing),
    metrics.SpecialsHere: ("specials_on_own_side_by_self", _nothing),
    metrics.SharedWithOpponent: ("shared_with_opponent", _nothing),
    metrics.Counter: ("counter", lambda m: {"counter": m.name}),
}  # fmt: skip


def metric(one: metrics.Metric) -> Printed:
    """Write what is measured."""
    word, params = METRICS[type(one)]
    return {"name": word, **params(one)}


def _every(one: conditions.EveryMaterial) -> Printed:
    among = {} if one.among == 7 else {"among": listed(KINDS, one.among)}
    return {"filter": {**among, "values": values(one.values)}}


CONDITIONS: Final[dict[type, tuple[str, Callable[[Any], Printed]]]] = {
    conditions.Compare: (
        "compare",
        lambda c: {
            "metric": metric(c.metric), "rel": conditions.RELATIONS[c.relation], "value": c.value,
        },
    ),
    conditions.Extreme: (
        "extreme",
        lambda c: {"metric": metric(c.metric), "which": "most" if c.most else "least"},
    ),
    conditions.Behind: (
        "behind",
        lambda c: {
            "metric": metric(c.metric), "by": c.by,
            "versus": "max_opponents" if c.fullest else "min_opponents",
        },
    ),
    conditions.EveryMaterial: ("every_material", _every),
    conditions.Done: ("flag", lambda c: {"name": c.name}),
    conditions.All: ("all", lambda c: {"of": [condition(one) for one in c.conditions]}),
}  # fmt: skip


def condition(one: Any) -> Printed:
    """Write what a mission asks for."""
    word, params = CONDITIONS[type(one)]
    return {"op": word, **params(one)}


def card(one: Card[Any], points: str = "") -> Printed:
    """Write a card; `points` says where those of a special count."""
    found: Printed = {
        "id": one.name,
        "family": FAMILIES[one.family],
        "number": int(one.name[-2:]),
        "type": TYPES[one.type],
    }
    if one.type in (COMPOSITE, PURE_MATERIAL):
        found |= {"kinds": listed(KINDS, one.kinds), "value": one.value}
    if one.type in (COMPOSITE, PURE_ACTION):
        return {**found, "action": action(one.action)}
    if one.type == PURE_MATERIAL:
        return found
    if one.type == SPECIAL_CARD:
        return {**found, "special": special(one.special, points)}
    return {**found, "points": one.mission.points, "condition": condition(one.mission.condition)}


def castle(one: Castle) -> list[Printed]:
    """Write the cells of a castle; they are named by kind, row and place."""
    cells = range(one.size)
    names = [f"{KINDS[one.kinds[i]][0]}{one.rows[i]}{one.xs[i]}" for i in cells]
    return [
        {
            "id": names[i],
            "row": one.rows[i],
            "x": one.xs[i],
            "kind": KINDS[one.kinds[i]],
            "rests_on": listed(names, one.rests_on[i]),
            "adjacent": listed(names, one.adjacent[i]),
        }
        for i in cells
    ]
