"""Effects, abilities and conditions as plain data: the one place that knows their classes.

What is drawn and what is said are both made of this data, by its names.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bottega.games.lorenzo import choosing, effects, modifiers, ruleset, triggers
from bottega.games.lorenzo.actions import PRIVILEGES, REPLACED, SLOTS
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.leadership import SHOWN_LEADER
from bottega.games.lorenzo.modules import EXPANSIONS, compose
from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.modules.houses import abilities as house_abilities
from bottega.games.lorenzo.modules.houses import effects as house_effects
from bottega.games.lorenzo.modules.pazzi import abilities as plot_abilities
from bottega.games.lorenzo.modules.pazzi import rewards, rivals
from bottega.games.lorenzo.pieces import (
    AREAS,
    CARD_KINDS,
    CARD_LIMIT,
    CHARACTER,
    MEMBERS,
    TOWERS,
    Card,
    Effect,
    Family,
    Leader,
    Lot,
    Modifier,
    Promise,
    Space,
    Tile,
)
from bottega.games.lorenzo.ruleset import FIRST_SPACE, Module, Ruleset

Facts = dict[str, Any]
LOSSES: Final = ("points", "military", "building-costs", "resources", "many-cards")
RULES: Final[Ruleset] = compose(tuple(EXPANSIONS), True, players=1)  # all pieces there are


def _all_cards(modules: Iterable[Module]) -> Iterable[Card]:
    for module in modules:
        yield from module.cards
        if module.with_leaders is not None:
            yield from module.with_leaders.cards


# As they are written: what some cost for each rival depends on the table.
CARDS: Final[Mapping[int, Card]] = {
    int(card.number): card for card in _all_cards([BASE, *EXPANSIONS.values()])
}


def period_of(round_number: int) -> int:
    """Give the period that a round is in; before the first round, the first."""
    return max(1, int(ruleset.period_of(round_number)))


def kinds(bits: int) -> list[str]:
    """Name the kinds of cards of a set of bits."""
    return [name for i, name in enumerate(CARD_KINDS) if bits >> i & 1]


def areas(bits: int) -> list[str]:
    """Name the areas of a set of bits."""
    return [name for i, name in enumerate(AREAS) if bits >> i & 1]


def _take(e: effects.BonusTower) -> Facts:
    usual = {} if e.towers == TOWERS else {"towers": areas(e.towers)}
    discount = counts(e.discount)
    facts = {"kinds": kinds(e.kinds), "value": int(e.value), "discount": discount}
    return {"effect": "take", **facts, **usual}


def _per_card(e: effects.GainPerCard) -> Facts:
    facts = {"effect": "per-card", "kind": CARD_KINDS[e.kind], "goods": counts(e.gain)}
    return {**facts, "capped": True} if e.capped else facts


def _work(e: effects.BonusWork) -> Facts:
    facts = {"effect": "work", "action": AREAS[e.area], "value": int(e.value)}
    return {**facts, "cards": 1} if e.single else facts


def _one_of(e: choosing.OneOf) -> Facts:
    """An option that costs something is an exchange; all of a piece are, or none is."""
    if not any(option.pay for option in e.options):
        return {"effect": "one-of", "options": [list(map(effect, o.effects)) for o in e.options]}
    offers = [{"pay": counts(o.pay), "receive": effect(o.effects[0])} for o in e.options]
    return {"effect": "exchange", "options": offers}


def _play_free(e: choosing.PlayLeader) -> Facts:
    shown = {"shown": True} if e.among == SHOWN_LEADER else {}
    return {"effect": "play-free", **shown}


def space_of(number: int) -> Space:
    """Find a space outside the towers by its number."""
    return RULES.spaces[number - int(FIRST_SPACE)]


def _own_space(m: triggers.OwnSpace) -> Facts:
    space = space_of(int(m.space))
    facts = {"space": space.name, "value": int(space.value)}
    return {"ability": "own-space", **facts, "effects": list(map(effect, space.effects))}


def _privilege_with(m: plot_abilities.PrivilegeWith) -> Facts:
    without = [PRIVILEGES[i] for i in m.without]
    return {"ability": "privilege-with", "goods": counts(m.gain), "without": without}


def _card_limit(m: house_abilities.MoreCharacters) -> Facts:
    points = [int(n) for n in m.points]
    limit = int(CARD_LIMIT) + len(points)
    return {
        "ability": "card-limit",
        "kind": CARD_KINDS[CHARACTER],
        "limit": limit,
        "points": points,
    }


EFFECTS: Final[Mapping[type[Effect[Any]], Callable[[Any], Facts]]] = {
    effects.Gain: lambda e: {"effect": "gain", "goods": counts(e.gain)},
    effects.GainPerCard: _per_card,
    effects.GainPerHeld: lambda e: {
        "effect": "per-held",
        "good": GOODS[e.kind],
        "per": int(e.per),
        "goods": counts(e.gain),
    },
    effects.GainPerLeader: lambda e: {"effect": "per-leader", "goods": counts(e.gain)},
    effects.Lose: lambda e: {"effect": "lose", "goods": counts(e.goods)},
    effects.Privileges: lambda e: {"effect": "privileges", "n": int(e.n)},
    effects.BonusTower: _take,
    effects.BonusWork: _work,
    effects.RaiseMember: lambda e: {"effect": "raise", "value": int(e.value)},
    effects.CopyLeader: lambda e: {"effect": "copy"},
    choosing.OneOf: _one_of,
    choosing.DrawLeaders: lambda e: {"effect": "draw-leaders", "n": int(e.n)},
    choosing.PlayLeader: _play_free,
    choosing.DropOwn: lambda e: {
        "effect": "drop-own",
        "kinds": kinds(e.kinds),
        "receive": effect(e.receive),
    },
    house_effects.SlotGain: lambda e: {"effect": "slot", "slot": SLOTS[e.slot]},
    house_effects.MatchMilitary: lambda e: {"effect": "match-military"},
    house_effects.ActivateCards: lambda e: activation(e.kinds, e.n),
    house_effects.FetchDiscarded: lambda e: {"effect": "fetch", "kinds": kinds(e.kinds)},
    house_effects.DrawDifferent: lambda e: {"effect": "draw-different", "n": int(e.n)},
    house_effects.DrawAndKeep: lambda e: {"effect": "draw-keep"},
    house_effects.HarvestBelow: lambda e: {"effect": "harvest-below"},
    house_effects.CompleteSets: lambda e: {
        "effect": "sets",
        "rewards": list(map(effect, e.rewards)),
    },
    house_effects.EitherWork: lambda e: {"effect": "either-work"},
    rewards.MarketReward: lambda e: {"effect": "market"},
    rewards.Dismiss: lambda e: {"effect": "dismiss", "receive": effect(e.receive)},
    rewards.TurnSeal: lambda e: {"effect": "seals", "seals": list(map(counts, e.seals))},
    rivals.RivalsDrop: lambda e: {"effect": "rivals-drop", "kinds": kinds(e.kinds)},
    rivals.RivalsGive: lambda e: {
        "effect": "rivals-give",
        "options": list(map(counts, e.options)),
    },
    rivals.Visit: lambda e: {"effect": "visit", "action": AREAS[e.area], "value": int(e.value)},
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
    modifiers.NoTowerFee: lambda m: {"ability": "no-fee", "towers": areas(m.towers)},
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
    triggers.OnTake: lambda m: {
        "ability": "on-take",
        "kinds": kinds(m.kinds),
        "effect": effect(m.effect),
    },
    triggers.OnLeader: lambda m: {"ability": "on-leader", "effect": effect(m.effect)},
    triggers.OnMarket: lambda m: {"ability": "on-market", "effect": effect(m.effect)},
    triggers.OnExcommunicated: lambda m: {
        "ability": "on-excommunicated",
        "effect": effect(m.effect),
    },
    triggers.Swap: lambda m: {
        "ability": "swap",
        "pay": counts(m.pay),
        "receive": counts(m.gain),
    },
    triggers.ExtraMember: lambda m: {
        "ability": "extra-member",
        "member": MEMBERS[-1],
        "value": int(m.value),
    },
    triggers.OwnSpace: _own_space,
    house_abilities.WaivesCondition: lambda m: {"ability": "waive-condition", "n": int(m.n)},
    house_abilities.ServantsPay: lambda m: {"ability": "servants-pay", "goods": list(REPLACED)},
    house_abilities.UnpaidMilitary: lambda m: {"ability": "unpaid-military"},
    house_abilities.KeepsSpent: lambda m: {"ability": "stores", "goods": list(counts(m.kinds))},
    house_abilities.MoreCharacters: _card_limit,
    house_abilities.BuysLeftover: lambda m: {"ability": "buys-leftover", "pay": counts(m.pay)},
    house_abilities.FaithTiles: lambda m: {
        "ability": "faith-tiles",
        "tiles": {str(int(tile.space)): counts(tile.gain) for tile in m.tiles},
    },
    house_abilities.Spared: lambda m: {"ability": "not-excommunicated"},
    plot_abilities.NoLargeMalus: lambda m: {"ability": "no-large-malus", "action": AREAS[m.area]},
    plot_abilities.ValuePerServant: lambda m: {"ability": "value-per-servant", "n": int(m.value)},
    plot_abilities.MorePoints: lambda m: {"ability": "more-points", "n": int(m.n)},
    plot_abilities.OneMorePrivilege: lambda m: {"ability": "extra-privilege"},
    plot_abilities.PrivilegeWith: _privilege_with,
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


def activation(bits: int, n: int) -> Facts:
    """Describe that cards work whatever their values."""
    return {"effect": "activate", "kinds": kinds(bits), "n": int(n)}


def yields(card: Card) -> list[Facts]:
    """Describe what a card gives each time it works."""
    more = [activation(card.activates, 1)] if card.activates else []
    return [*map(effect, card.each), *more]


def promise(piece: Promise) -> Facts:
    """Describe points at the end that depend on what one has then."""
    if piece.leaders:
        return {"per-leader": True, "vp": int(piece.vp)}
    if not piece.per:
        return {"per-card": CARD_KINDS[piece.kind], "vp": int(piece.vp)}
    facts = {"per": counts(piece.per), "vp": int(piece.vp)}
    return {**facts, "most": int(piece.most)} if piece.most < Promise(0).most else facts


def leader_of(name: str) -> Leader:
    """Find a leader by its name."""
    return next(leader for leader in RULES.leaders if leader.name == name)


def tile_of(name: str) -> Tile:
    """Find an excommunication tile by its name."""
    return next(tile for tile in RULES.tiles if tile.name == name)


def family_of(name: str) -> Family:
    """Find a family by its name."""
    return next(family for family in RULES.families if family.name == name)


def lot_of(name: str) -> Lot:
    """Find a tile that is bid on by its name."""
    return next(lot for lot in RULES.lots if lot.name == name)


def face_of(face: int) -> dict[str, int]:
    """Give what a token shows."""
    return counts(RULES.face(face))
