"""What is printed for the effects and abilities that the expansions bring."""

from bottega.games.lorenzo.actions import PRIVILEGES, REPLACED, SLOTS
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.modules.houses import abilities as house_abilities
from bottega.games.lorenzo.modules.houses import effects as house_effects
from bottega.games.lorenzo.modules.pazzi import abilities as plot_abilities
from bottega.games.lorenzo.modules.pazzi import rewards, rivals
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, CARD_LIMIT, CHARACTER
from bottega.games.lorenzo.printed import abilities as a
from bottega.games.lorenzo.printed import effects as e
from bottega.games.lorenzo.printed.made import ABILITIES, EFFECTS, each, effect, effects, kinds


def _card_limit(piece: house_abilities.MoreCharacters) -> a.CardLimit:
    limit = int(CARD_LIMIT) + len(piece.points)
    return a.CardLimit(CARD_KINDS[CHARACTER], limit, tuple(piece.points))


def _faith_tiles(piece: house_abilities.FaithTiles) -> a.FaithTiles:
    return a.FaithTiles({int(tile.space): counts(tile.gain) for tile in piece.tiles})


def _privilege_with(piece: plot_abilities.PrivilegeWith) -> a.PrivilegeWith:
    return a.PrivilegeWith(counts(piece.gain), tuple(PRIVILEGES[i] for i in piece.without))


EFFECTS.update(
    {
        house_effects.SlotGain: lambda x: e.Slot(SLOTS[x.slot]),
        house_effects.MatchMilitary: lambda x: e.MatchMilitary(),
        house_effects.ActivateCards: lambda x: e.Activate(kinds(x.kinds), x.n),
        house_effects.FetchDiscarded: lambda x: e.Fetch(kinds(x.kinds)),
        house_effects.DrawDifferent: lambda x: e.DrawDifferent(x.n),
        house_effects.DrawAndKeep: lambda x: e.DrawKeep(int(house_effects.OFFERED)),
        house_effects.HarvestBelow: lambda x: e.HarvestBelow(int(house_effects.BELOW)),
        house_effects.CompleteSets: lambda x: e.Sets(effects(x.rewards)),
        house_effects.EitherWork: lambda x: e.EitherWork(),
        rewards.MarketReward: lambda x: e.Market(),
        rewards.Dismiss: lambda x: e.Dismiss(effect(x.receive)),
        rewards.TurnSeal: lambda x: e.Seals(each(x.seals)),
        rivals.RivalsDrop: lambda x: e.RivalsDrop(kinds(x.kinds)),
        rivals.RivalsGive: lambda x: e.RivalsGive(each(x.options)),
        rivals.Visit: lambda x: e.Visit(AREAS[x.area], x.value),
    }
)
ABILITIES.update(
    {
        house_abilities.WaivesCondition: lambda x: a.WaiveCondition(x.n),
        house_abilities.ServantsPay: lambda x: a.ServantsPay(tuple(REPLACED)),
        house_abilities.UnpaidMilitary: lambda x: a.UnpaidMilitary(),
        house_abilities.KeepsSpent: lambda x: a.Stores(tuple(counts(x.kinds))),
        house_abilities.MoreCharacters: _card_limit,
        house_abilities.BuysLeftover: lambda x: a.BuysLeftover(counts(x.pay)),
        house_abilities.FaithTiles: _faith_tiles,
        house_abilities.Spared: lambda x: a.NotExcommunicated(),
        plot_abilities.NoLargeMalus: lambda x: a.NoLargeMalus(AREAS[x.area]),
        plot_abilities.ValuePerServant: lambda x: a.ValuePerServant(x.value),
        plot_abilities.MorePoints: lambda x: a.MorePoints(x.n),
        plot_abilities.OneMorePrivilege: lambda x: a.ExtraPrivilege(),
        plot_abilities.PrivilegeWith: _privilege_with,
    }
)
