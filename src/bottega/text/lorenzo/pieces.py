"""Effects, abilities and conditions as plain data: the one place that knows their classes.

What is drawn and what is said are both made of this data, by its names.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from bottega.games.lorenzo import effects, modifiers, ruleset
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.modules import EXPANSIONS, compose
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, Effect, Leader, Modifier, Tile
from bottega.games.lorenzo.ruleset import Ruleset

Facts = dict[str, Any]
LOSSES: Final = ("points", "military", "building-costs", "resources")  # what may be counted
RULES: Final[Ruleset] = compose(tuple(EXPANSIONS), True)  # all pieces there are


def period_of(round_number: int) -> int:
    """Give the period that a round is in; before the first round, the first."""
    return max(1, int(ruleset.period_of(round_number)))


def kinds(bits: int) -> list[str]:
    """Name the kinds of cards of a set of bits."""
    return [name for i, name in enumerate(CARD_KINDS) if bits >> i & 1]


EFFECTS: Final[Mapping[type[Effect[Any]], Callable[[Any], Facts]]] = {
    effects.Gain: lambda e: {"effect": "gain", "goods": counts(e.gain)},
    effects.GainPerCard: lambda e: {
        "effect": "per-card",
        "kind": CARD_KINDS[e.kind],
        "goods": counts(e.gain),
    },
    effects.GainPerHeld: lambda e: {
        "effect": "per-held",
        "good": GOODS[e.kind],
        "per": int(e.per),
        "goods": counts(e.gain),
    },
    effects.Privileges: lambda e: {"effect": "privileges", "n": int(e.n)},
    effects.BonusTower: lambda e: {
        "effect": "take",
        "kinds": kinds(e.kinds),
        "value": int(e.value),
        "discount": counts(e.discount),
    },
    effects.BonusWork: lambda e: {"effect": "work", "action": AREAS[e.area], "value": int(e.value)},
    effects.RaiseMember: lambda e: {"effect": "raise", "value": int(e.value)},
    effects.CopyLeader: lambda e: {"effect": "copy"},
}
ABILITIES: Final[Mapping[type[Modifier], Callable[[Any], Facts]]] = {
    modifiers.ActionValue: lambda m: {"ability": "value", "action": AREAS[m.area], "n": int(m.n)},
    modifiers.Discount: lambda m: {
        "ability": "discount",
        "kinds": kinds(m.kinds),
        "options": [counts(option) for option in m.options],
    },
    modifiers.NoFloorBonus: lambda m: {
        "ability": "no-floor-bonus",
        "floors": [int(floor) for floor in m.floors],
    },
    modifiers.SharesSpaces: lambda m: {"ability": "shares"},
    modifiers.NoTowerFee: lambda m: {"ability": "no-fee"},
    modifiers.FixedMembers: lambda m: {"ability": "fixed", "value": int(m.value)},
    modifiers.ColouredMembers: lambda m: {"ability": "coloured", "n": int(m.n)},
    modifiers.NeutralMember: lambda m: {"ability": "neutral", "n": int(m.n)},
    modifiers.NoMilitaryNeed: lambda m: {"ability": "no-military"},
    modifiers.DoubledGains: lambda m: {"ability": "doubled", "goods": list(counts(m.kinds))},
    modifiers.SupportBonus: lambda m: {"ability": "support", "goods": counts(m.gain)},
    modifiers.LessPerSource: lambda m: {"ability": "less", "goods": list(counts(m.kinds))},
    modifiers.BarredArea: lambda m: {"ability": "barred", "area": AREAS[m.area]},
    modifiers.ServantsPerValue: lambda m: {"ability": "servants", "n": int(m.servants)},
    modifiers.RestsFirst: lambda m: {"ability": "rests"},
    modifiers.NoPointsFor: lambda m: {"ability": "no-points", "kind": CARD_KINDS[m.kind]},
    modifiers.LosePoints: lambda m: {
        "ability": "lose",
        "what": LOSSES[m.what],
        "per": int(m.per),
    },
}


def effect(piece: Effect[Any]) -> Facts:
    """Describe what an effect does."""
    describe = EFFECTS.get(type(piece))
    if describe is None:
        raise TypeError(f"{type(piece).__name__} is no effect that can be told")
    return describe(piece)


def ability(piece: Modifier) -> Facts:
    """Describe what an ability is."""
    describe = ABILITIES.get(type(piece))
    if describe is None:
        raise TypeError(f"{type(piece).__name__} is no ability that can be told")
    return describe(piece)


def leader_of(name: str) -> Leader:
    """Find a leader by its name."""
    return next(leader for leader in RULES.leaders if leader.name == name)


def tile_of(name: str) -> Tile:
    """Find an excommunication tile by its name."""
    return next(tile for tile in RULES.tiles if tile.name == name)
