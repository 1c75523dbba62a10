"""What is printed is made of the pieces that the rules play with: a row for each of their words."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from bottega.games.lorenzo import choosing, modifiers, pieces, ruleset, triggers
from bottega.games.lorenzo import effects as rules
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.leadership import SHOWN_LEADER
from bottega.games.lorenzo.modules import EXPANSIONS, compose, decks
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, MEMBERS, TOWERS
from bottega.games.lorenzo.printed import abilities as a
from bottega.games.lorenzo.printed import effects as e
from bottega.games.lorenzo.printed import things as t
from bottega.games.lorenzo.requirements import maximum, requirement
from bottega.games.lorenzo.scoring import MANY_CARDS, POINTS_A_CARD

LOSSES: Final = ("points", "military", "building-costs", "resources", "many-cards")
UNLIMITED: Final = int(pieces.Promise(0).most)  # points of a card


@cache
def everything() -> ruleset.Ruleset:
    """Compose all pieces there are."""
    return compose(tuple(EXPANSIONS), True, players=1)


def kinds(bits: int) -> e.Names:
    """Name the kinds of cards of a set of bits."""
    return tuple(name for i, name in enumerate(CARD_KINDS) if bits >> i & 1)


def areas(bits: int) -> e.Names:
    """Name the areas of a set of bits."""
    return tuple(name for i, name in enumerate(AREAS) if bits >> i & 1)


def each(goods: Iterable[int]) -> tuple[e.Goods, ...]:
    """Name the goods of several numbers."""
    return tuple(map(counts, goods))


def _take(piece: rules.BonusTower) -> e.Take:
    towers = () if piece.towers == TOWERS else areas(piece.towers)
    return e.Take(kinds(piece.kinds), piece.value, counts(piece.discount), towers)


def _one_of(piece: choosing.OneOf) -> e.OneOf | e.Exchange:
    """An option that costs something is an exchange; all of a piece are, or none is."""
    if not any(option.pay for option in piece.options):
        return e.OneOf(tuple(effects(option.effects) for option in piece.options))
    ways = (e.Trade(counts(way.pay), effect(way.effects[0])) for way in piece.options)
    return e.Exchange(tuple(ways))


def _lose(piece: modifiers.LosePoints) -> a.Lose:
    if LOSSES[piece.what] == "many-cards":
        return a.Lose("many-cards", piece.per, int(POINTS_A_CARD), int(MANY_CARDS))
    return a.Lose(LOSSES[piece.what], piece.per)


def _own_space(piece: triggers.OwnSpace) -> a.OwnSpace:
    space = everything().spaces[piece.space - ruleset.FIRST_SPACE]
    return a.OwnSpace(space.name, space.value, effects(space.effects))


# The expansions add theirs.
EFFECTS: Final[dict[type[pieces.Effect[Any]], Callable[[Any], e.AnyEffect]]] = {
    rules.Gain: lambda x: e.Gain(counts(x.gain)),
    rules.GainPerCard: lambda x: e.PerCard(CARD_KINDS[x.kind], counts(x.gain), x.capped),
    rules.GainPerHeld: lambda x: e.PerHeld(GOODS[x.kind], x.per, counts(x.gain)),
    rules.GainPerLeader: lambda x: e.PerLeader(counts(x.gain)),
    rules.Lose: lambda x: e.Lose(counts(x.goods)),
    rules.Privileges: lambda x: e.Privileges(x.n),
    rules.BonusTower: _take,
    rules.BonusWork: lambda x: e.Work(AREAS[x.area], x.value, int(x.single)),
    rules.RaiseMember: lambda x: e.Raise(x.value),
    rules.CopyLeader: lambda x: e.Copy(),
    choosing.OneOf: _one_of,
    choosing.DrawLeaders: lambda x: e.DrawLeaders(x.n),
    choosing.PlayLeader: lambda x: e.PlayFree(x.among == SHOWN_LEADER),
    choosing.DropOwn: lambda x: e.DropOwn(kinds(x.kinds), effect(x.receive)),
}
ABILITIES: Final[dict[type[pieces.Modifier], Callable[[Any], a.AnyAbility]]] = {
    modifiers.ActionValue: lambda x: a.Value(AREAS[x.area], x.n),
    modifiers.Discount: lambda x: a.Discount(kinds(x.kinds), each(x.options)),
    modifiers.NoFloorBonus: lambda x: a.NoFloorBonus(tuple(x.floors)),
    modifiers.SharesSpaces: lambda x: a.Shares(),
    modifiers.NoTowerFee: lambda x: a.NoFee(areas(x.towers)),
    modifiers.FixedMembers: lambda x: a.Fixed(x.value),
    modifiers.ColouredMembers: lambda x: a.Coloured(x.n),
    modifiers.NeutralMember: lambda x: a.Neutral(x.n),
    modifiers.NoMilitaryNeed: lambda x: a.NoMilitary(),
    modifiers.DoubledGains: lambda x: a.Doubled(tuple(counts(x.kinds))),
    modifiers.SupportBonus: lambda x: a.Support(counts(x.gain)),
    modifiers.LessPerSource: lambda x: a.Less(tuple(counts(x.kinds))),
    modifiers.BarredArea: lambda x: a.Barred(AREAS[x.area]),
    modifiers.ServantsPerValue: lambda x: a.Servants(x.servants),
    modifiers.RestsFirst: lambda x: a.Rests(),
    modifiers.NoPointsFor: lambda x: a.NoPoints(CARD_KINDS[x.kind]),
    modifiers.LosePoints: _lose,
    triggers.OnTake: lambda x: a.OnTake(kinds(x.kinds), effect(x.effect)),
    triggers.OnLeader: lambda x: a.OnLeader(effect(x.effect)),
    triggers.OnMarket: lambda x: a.OnMarket(effect(x.effect)),
    triggers.OnExcommunicated: lambda x: a.OnExcommunicated(effect(x.effect)),
    triggers.Swap: lambda x: a.Swap(counts(x.pay), counts(x.gain)),
    triggers.ExtraMember: lambda x: a.ExtraMember(MEMBERS[-1], x.value),
    triggers.OwnSpace: _own_space,
}


def effect(piece: pieces.Effect[Any]) -> e.AnyEffect:
    """Give what is printed for an effect."""
    make = EFFECTS.get(type(piece))
    if make is None:
        raise TypeError(f"{type(piece).__name__} is no effect that can be told")
    return make(piece)


def ability(piece: pieces.Modifier) -> a.AnyAbility:
    """Give what is printed for an ability."""
    make = ABILITIES.get(type(piece))
    if make is None:
        raise TypeError(f"{type(piece).__name__} is no ability that can be told")
    return make(piece)


def effects(several: Iterable[pieces.Effect[Any]]) -> tuple[e.AnyEffect, ...]:
    """Give what is printed for effects."""
    return tuple(map(effect, several))


def abilities(several: Iterable[pieces.Modifier]) -> tuple[a.AnyAbility, ...]:
    """Give what is printed for abilities."""
    return tuple(map(ability, several))


def trade(piece: pieces.Trade) -> e.Trade:
    """Give what is printed for an arrow."""
    rivals = counts(piece.each_rival)
    return e.Trade(counts(piece.pay), effect(piece.receive), piece.repeated, rivals)


def _cost(piece: pieces.Cost) -> t.Cost:
    return t.Cost(counts(piece.pay), piece.military, counts(piece.each_rival))


def _promise(piece: pieces.Promise) -> t.Promise:
    kind = CARD_KINDS[piece.kind] if piece.kind >= 0 else ""
    most = piece.most if piece.most < UNLIMITED else None
    return t.Promise(piece.vp, counts(piece.per), kind, piece.leaders, most)


def card(piece: pieces.Card, module: str = "") -> t.Card:
    """Give what is printed on a card."""
    wakes = (e.Activate(kinds(piece.activates), 1),) if piece.activates else ()
    return t.Card(
        number=piece.number,
        kind=CARD_KINDS[piece.kind],
        tower=AREAS[piece.tower],
        period=piece.period,
        value=piece.value,
        costs=tuple(map(_cost, piece.costs)),
        now=effects(piece.now),
        each=(*effects(piece.each), *wakes),
        trades=tuple(map(trade, piece.trades)),
        standing=abilities(piece.standing),
        points=piece.points,
        end=None if piece.promise is None else _promise(piece.promise),
        slot=piece.slot >= 0,
        leaders=piece.number in decks.WITH_LEADERS,
        module=module,
    )


def leader(piece: pieces.Leader, module: str = "") -> t.Leader:
    """Give what is printed on a leader."""
    return t.Leader(
        requires=requirement(piece),
        most=maximum(piece),
        played=effects(piece.played),
        once=effects(piece.once),
        standing=abilities(piece.standing),
        module=module,
    )


def family(piece: pieces.Family, module: str = "") -> t.Family:
    """Give what is printed on a family."""
    does = abilities(piece.standing), effects(piece.received)
    return t.Family(*does, piece.leaders, module=module)


def tile(piece: pieces.Tile, module: str = "") -> t.Tile:
    """Give what is printed on an excommunication tile."""
    return t.Tile(piece.period, ability(piece.curse), module=module)


def bonus_tile(piece: pieces.BonusTile, module: str = "") -> t.BonusTile:
    """Give what is printed on a personal bonus tile."""
    return t.BonusTile(counts(piece.harvest), counts(piece.production), module=module)


def space(piece: pieces.Space) -> t.Space:
    """Give what is printed on a space outside the towers."""
    return t.Space(
        name=piece.name,
        area=AREAS[piece.area],
        value=piece.value,
        malus=piece.malus,
        shared=piece.shared,
        players=piece.players,
        effects=effects(piece.effects),
    )
