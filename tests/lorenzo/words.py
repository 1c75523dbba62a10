"""The vocabulary of effects and abilities, each word as the reference writes it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bottega.games.lorenzo import choosing, effects, modifiers, pieces, triggers
from bottega.games.lorenzo.actions import PRIVILEGES
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.modules.houses import abilities as houses
from bottega.games.lorenzo.modules.houses import effects as special
from bottega.games.lorenzo.modules.houses.leaders import OWN_SPACES
from bottega.games.lorenzo.modules.pazzi import abilities as pazzi
from bottega.games.lorenzo.modules.pazzi import rewards, rivals
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, SPECIAL, TOWERS
from bottega.games.lorenzo.queries import FEE
from bottega.games.lorenzo.ruleset import space_number
from tests.lorenzo.reference import Printed

LOSSES: Final = {
    pieces.LOSE_BY_POINTS: ("vp", "before_final_scoring"),
    pieces.LOSE_BY_MILITARY: ("military", "game_end"),
    pieces.LOSE_BY_BUILDING_COSTS: ("wood_and_stone_on_building_costs", "game_end"),
    pieces.LOSE_BY_RESOURCES: ("resources_in_supply", "game_end"),
}


def kinds(bits: int) -> list[str]:
    """Name the kinds of cards of a set of bits."""
    return [kind for i, kind in enumerate(CARD_KINDS) if bits >> i & 1]


def named(supply: int) -> dict[str, int]:
    """Name goods as the reference does."""
    return {good.replace("token", "special_token"): n for good, n in counts(supply).items()}


def bonus_tower(effect: effects.BonusTower) -> Printed:
    """Write a card that may be taken."""
    found: Printed = {
        "effect": "bonus_action",
        "action": "tower",
        "card_types": kinds(effect.kinds),
        "value": effect.value,
        "discount": named(effect.discount),
    }
    out = [area for i, area in enumerate(AREAS) if (TOWERS & ~effect.towers) >> i & 1]
    return {**found, "exclude_towers": out} if out else found


def bonus_work(effect: effects.BonusWork) -> Printed:
    """Write a harvest or production."""
    found = {"effect": "bonus_action", "action": AREAS[effect.area], "value": effect.value}
    return {**found, "max_cards": 1} if effect.single else found


def action_value(ability: modifiers.ActionValue) -> Printed:
    """Write what an action is worth more or less."""
    if ability.area >= len(CARD_KINDS):
        action: Printed = {"action": AREAS[ability.area]}
    else:
        action = {"action": "tower", "card_types": [CARD_KINDS[ability.area]]}
    return {"effect": "action_value_bonus", **action, "value": ability.n}


def lose_points(ability: modifiers.LosePoints) -> Printed:
    """Write what is lost at the end."""
    if ability.what == pieces.LOSE_BY_MANY_CARDS:
        many = {"count": "cards_of_each_type_beyond_4", "per": 1, "vp": 5, "timing": "game_end"}
        return {"effect": "lose_vp_per", **many}
    what, timing = LOSSES[ability.what]
    return {"effect": "lose_vp_per", "count": what, "per": ability.per, "timing": timing}


def per_card(effect: effects.GainPerCard) -> Printed:
    """Write what comes for each card of a kind."""
    found: Printed = {
        "effect": "gain_per_card",
        "card_type": CARD_KINDS[effect.kind],
        "gain": named(effect.gain),
    }
    return {**found, "cap": "action_value"} if effect.capped else found


def one_of(effect: choosing.OneOf) -> Printed:
    """Write a choice; one whose options cost something is an exchange."""
    if effect.options[0].pay:
        ways = [
            {"pay": named(option.pay), "receive": all_written(option.effects)}
            for option in effect.options
        ]
        return {"effect": "exchange", "options": ways}
    options = [all_written(option.effects) for option in effect.options]
    return {"effect": "choice", "chooser": "self", "options": options}


def drop_own(effect: choosing.DropOwn) -> Printed:
    """Write what comes for a card that is put away."""
    found = {"effect": "discard_own_card", "card_types": kinds(effect.kinds), "count": 1}
    receive = {"receive": [written(effect.receive)]}
    return {**found, "optional": True, **receive} if effect.optional else {**found, **receive}


def barred(ability: modifiers.BarredArea) -> Printed:
    """Write where nobody may be placed; from a tower nothing may be taken either."""
    area, bars = AREAS[ability.area], "placing"
    if ability.area == SPECIAL:
        area, bars = "special_tower", "any_taking"
    return {"effect": "forbid_action_area", "area": area, "bars": bars}


def no_fee(ability: modifiers.NoTowerFee) -> Printed:
    """Write where an occupied tower costs nothing."""
    found = {"effect": "waive_tower_tax", "coin": FEE}
    towers = [area for i, area in enumerate(AREAS) if ability.towers >> i & 1]
    return found if ability.towers == TOWERS else {**found, "towers": towers}


def own_space(ability: triggers.OwnSpace) -> Printed:
    """Write a space that belongs to a leader."""
    space = next(one for one in OWN_SPACES if space_number(one.name) == ability.space)
    return {
        "effect": "private_action_space",
        "min_value": space.value,
        "receive": all_written(space.effects),
    }


def play_leader(effect: choosing.PlayLeader) -> Printed:
    """Write a leader that is played without its conditions."""
    found = {"effect": "play_leader", "count": 1, "ignore_requirements": "all"}
    return {**found, "from": "leaders_beside_tile"} if effect.among else found


def on_take(ability: triggers.OnTake) -> Printed:
    """Write what comes with every card of some kinds; complete sets have a word of their own."""
    if isinstance(ability.effect, special.CompleteSets):
        return written(ability.effect)
    receive = [written(ability.effect)]
    return {"effect": "on_take_card", "card_types": kinds(ability.kinds), "receive": receive}


WORDS: Final[dict[type, Callable[[Any], Printed]]] = {
    effects.Gain: lambda e: {"effect": "gain", "gain": named(e.gain)},
    effects.GainPerCard: per_card,
    effects.GainPerHeld: lambda e: {
        "effect": "gain_per_resource", "resource": GOODS[e.kind], "per": e.per,
        "gain": named(e.gain),
    },
    effects.GainPerLeader: lambda e: {"effect": "gain_per_played_leader", "gain": named(e.gain)},
    effects.Lose: lambda e: {"effect": "lose", "lose": named(e.goods), "mandatory": True},
    effects.Privileges: lambda e: {
        "effect": "council_privilege", "count": e.n, "distinct": e.n > 1,
    },
    effects.BonusTower: bonus_tower,
    effects.BonusWork: bonus_work,
    effects.RaiseMember: lambda e: {
        "effect": "set_family_member_value", "members": "one_colored", "value": e.value,
    },
    effects.CopyLeader: lambda _: {
        "effect": "copy_leader", "from": "leaders already played by another player",
        "changeable": False,
    },
    choosing.OneOf: one_of,
    choosing.DrawLeaders: lambda e: {"effect": "draw_leader", "count": e.n},
    choosing.PlayLeader: play_leader,
    choosing.DropOwn: drop_own,
    special.SlotGain: lambda _: {
        "effect": "token_slot", "slots": 1, "pays_out": "on_activation",
    },
    special.MatchMilitary: lambda _: {"effect": "match_top_military"},
    special.ActivateCards: lambda e: {
        "effect": "activate_cards", "card_types": kinds(e.kinds), "count": e.n,
        "ignore_activation_value": True,
    },
    special.FetchDiscarded: lambda e: {
        "effect": "take_discarded_card", "card_types": kinds(e.kinds), "pay_cost": False,
        "exclude_special_deck": True,
    },
    special.DrawDifferent: lambda e: {
        "effect": "gain", "gain": {"special_token": e.n}, "distinct_token_faces": True,
    },
    special.DrawAndKeep: lambda _: {
        "effect": "draw_special_tokens", "draw": 2, "keep": 1, "rest": "return_to_supply",
    },
    special.HarvestBelow: lambda _: {
        "effect": "bonus_action", "action": "harvest", "can_increase": False,
        "value": "activation_value_of_card_minus_1",
    },
    special.CompleteSets: lambda e: {
        "effect": "complete_sets", "set": dict.fromkeys(CARD_KINDS, 1),
        "rewards": [[written(one)] for one in e.rewards],
    },
    special.EitherWork: lambda _: {
        "effect": "bonus_action", "action": ["production", "harvest"], "value": "placed_member",
        "can_increase": True,
    },
    rivals.RivalsDrop: lambda e: {
        "effect": "each_opponent_discards", "card_types": kinds(e.kinds), "count": 1,
    },
    rivals.RivalsGive: lambda e: {
        "effect": "each_opponent_gives", "chooser": "opponent",
        "options": [named(one) for one in e.options],
    },
    rivals.Visit: lambda e: {
        "effect": "opponent_board_action", "action": AREAS[e.area], "value": e.value,
        "can_increase_with_servants": True,
    },
    rewards.MarketReward: lambda _: {"effect": "market_reward", "spaces": "unoccupied"},
    rewards.Dismiss: lambda e: {
        "effect": "discard_played_leader", "count": 1, "optional": True,
        "receive": [written(e.receive)],
    },
    modifiers.ActionValue: action_value,
    modifiers.Discount: lambda m: {
        "effect": "card_discount", "card_types": kinds(m.kinds),
        "options": [named(option) for option in m.options],
    },
    modifiers.NoFloorBonus: lambda m: {"effect": "forbid_tower_bonus", "floors": list(m.floors)},
    modifiers.SharesSpaces: lambda _: {"effect": "place_on_occupied_spaces"},
    modifiers.NoTowerFee: no_fee,
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
        "effect": "multiply_immediate_gain", "resources": list(named(m.kinds)), "factor": 2,
    },
    modifiers.SupportBonus: lambda m: {"effect": "church_support_bonus", "gain": named(m.gain)},
    modifiers.LessPerSource: lambda m: {
        "effect": "gain_penalty", "resources": list(named(m.kinds)), "amount": 1,
    },
    modifiers.BarredArea: barred,
    modifiers.ServantsPerValue: lambda m: {
        "effect": "servants_per_value", "servants": m.servants,
    },
    modifiers.RestsFirst: lambda _: {"effect": "skip_first_turn"},
    modifiers.NoPointsFor: lambda m: {
        "effect": "no_end_game_score", "category": CARD_KINDS[m.kind],
    },
    modifiers.LosePoints: lose_points,
    triggers.OnTake: on_take,
    triggers.OnExcommunicated: lambda m: {
        "effect": "on_excommunicated", "receive": [written(m.effect)],
    },
    triggers.Swap: lambda m: {
        "effect": "free_exchange", "when": "own_turn", "max_times": None,
        "options": [{"pay": named(m.pay), "receive": [{"effect": "gain", "gain": named(m.gain)}]}],
    },
    triggers.ExtraMember: lambda m: {
        "effect": "extra_family_member", "color": "brown", "value": m.value,
        "counts_as_player_color": False, "counts_as_neutral": False,
    },
    triggers.OwnSpace: own_space,
    houses.WaivesCondition: lambda m: {"effect": "waive_leader_requirement", "count": m.n},
    houses.ServantsPay: lambda _: {
        "effect": "pay_with", "use": "servant", "instead_of": ["wood", "stone", "coin"],
        "rate": 1,
    },
    houses.UnpaidMilitary: lambda _: {
        "effect": "venture_military_not_paid", "requirement_still_applies": True,
    },
    houses.BuysLeftover: lambda m: {
        "effect": "round_end_purchase", "when": "after_actions_phase", "pay": named(m.pay),
        "take": {
            "from": ["territory", "character", "building", "venture"],
            "exclude_tower": ["special"], "pay_cost": False, "ignore_territory_military": True,
        },
        "times_per_round": 1,
    },
    houses.FaithTiles: lambda _: {"effect": "faith_tiles", "tiles": "see faith_tiles"},
    houses.Spared: lambda _: {"effect": "cannot_be_excommunicated"},
    pazzi.NoLargeMalus: lambda m: {
        "effect": "ignore_large_space_penalty", "action": AREAS[m.area],
    },
    pazzi.ValuePerServant: lambda m: {"effect": "value_per_servant", "value": m.value},
    pazzi.MorePoints: lambda m: {
        "effect": "gain_modifier", "resource": "vp", "delta": m.n, "applies": "each_gain",
    },
    pazzi.OneMorePrivilege: lambda _: {
        "effect": "extra_council_privilege", "count": 1, "distinct_from_taken": True,
    },
    pazzi.PrivilegeWith: lambda m: {
        "effect": "privilege_modifier", "extra": named(m.gain), "per": "privilege",
        "forbid_options": [PRIVILEGES[i] for i in m.without],
    },
}  # fmt: skip


def written(word: object) -> Printed:
    """Write an effect or an ability."""
    return WORDS[type(word)](word)


def all_written(words: Sequence[object]) -> list[Printed]:
    """Write them in their order."""
    return [written(word) for word in words]
