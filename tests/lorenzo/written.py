"""The data of the game, written the way the reference writes it."""

from collections.abc import Sequence
from typing import Final

from bottega.games.lorenzo import conditions, pieces, triggers
from bottega.games.lorenzo.choosing import PlayLeader
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.modules.houses.abilities import KeepsSpent, MoreCharacters
from bottega.games.lorenzo.modules.houses.effects import ActivateCards
from bottega.games.lorenzo.modules.pazzi.rewards import TurnSeal
from bottega.games.lorenzo.pieces import CARD_KINDS, CARD_LIMIT, CHARACTER, Card, Family, Leader
from tests.lorenzo.reference import Printed
from tests.lorenzo.words import all_written, named, written

TRIGGERS: Final = ("harvest", "always", "production", "game_end")  # by kind of card
UNLIMITED: Final = pieces.Promise(0).most


def cost(one: pieces.Cost) -> Printed:
    """Write one way to pay for a card."""
    paid = named(one.pay)
    lost = paid.pop("military", 0)
    found = {"resources": paid, "military_required": one.military, "military_paid": lost}
    each = counts(one.each_rival)
    return {**found, "military_paid_per_opponent": each["military"]} if each else found


def trade(one: pieces.Trade) -> Printed:
    """Write one arrow of a building."""
    return {"pay": named(one.pay), "receive": [written(one.receive)]}


def arrows(trades: Sequence[pieces.Trade]) -> Printed:
    """Write what a building offers: to pay for each rival, to choose, or to trade."""
    first = trades[0]
    if first.each_rival:
        pay = {"pay": named(first.each_rival), "optional": True}
        return {"effect": "pay_per_opponent", **pay, "receive": [written(first.receive)]}
    if not first.pay:
        options = [
            [{"effect": "exchange", "options": [trade(one)]} if one.pay else written(one.receive)]
            for one in trades
        ]
        return {"effect": "choice", "chooser": "self", "options": options}
    found: Printed = {"effect": "exchange", "options": [trade(one) for one in trades]}
    return {**found, "max_times": "action_value"} if first.repeated else found


def promise(one: pieces.Promise) -> Printed:
    """Write points at the end that are counted."""
    if one.leaders:
        return {"effect": "end_game_vp_per_played_leader", "vp": one.vp}
    if one.kind >= 0:
        card_type = CARD_KINDS[one.kind]
        return {"effect": "end_game_vp_per_card", "card_type": card_type, "vp": one.vp}
    most = None if one.most == UNLIMITED else one.most
    per = {"per": named(one.per), "vp": one.vp, "max_vp": most}
    return {"effect": "end_game_vp_per_resource", **per}


def on_occasion(word: object) -> tuple[str, list[Printed]] | None:
    """Write an ability that is the trigger of a card by itself."""
    if isinstance(word, triggers.OnLeader):
        return "on_play_leader", [written(word.effect)]
    if isinstance(word, triggers.OnMarket):
        when = "on_market_placement"
        return when, [{**written(word.effect), "pays_out": when}]
    return None


def permanent(card: Card) -> Printed | None:
    """Write all that a card does after it was taken."""
    occasion = on_occasion(card.standing[0]) if card.standing else None
    trigger, found = occasion or (TRIGGERS[card.kind], all_written([*card.each, *card.standing]))
    if card.trades:
        found.append(arrows(card.trades))
    if card.activates:
        activated = ActivateCards(card.activates, 1)
        found.append({**written(activated), "other_than_self": True})
    if card.points:
        found.append({"effect": "end_game_vp", "vp": card.points})
    if card.promise is not None:
        found.append(promise(card.promise))
    if not found and not card.value:
        return None
    return {"trigger": trigger, "activation_value": card.value or None, "effects": found}


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
        return {"min": named(one.supply)}
    if isinstance(one, conditions.HasCards):
        return {"min_cards": {CARD_KINDS[one.kind]: one.n}}
    if isinstance(one, conditions.HasInAll):
        return {"min_total_cards": one.n}
    if isinstance(one, conditions.HasLeaders):
        return {"min_played_leaders": one.n}
    if isinstance(one, conditions.AtMostCards):
        return {"max_cards": {CARD_KINDS[one.kind]: one.n}}
    if isinstance(one, conditions.AtMostKinds):
        return {"max_distinct_card_types": one.n}
    if isinstance(one, conditions.AtMost):
        most = [GOODS[kind].replace("token", "special_token") for kind in one.kinds]
        summed = {"max_sum": {"resources": most, "max": one.n}}
        return summed if len(most) > 1 else {"max": {most[0]: one.n}}
    assert isinstance(one, conditions.HasOfOneKind)
    return {"cards_of_one_type": one.n}


def sort_of(one: Leader) -> str:
    """Name the sort of a leader's ability."""
    if one.once:
        return "once_per_round"
    if one.played and not one.copies:
        return "immediate"
    spaces = [word for word in one.standing if isinstance(word, triggers.OwnSpace)]
    return "action_space" if spaces else "permanent"


def leader(one: Leader) -> Printed:
    """Write a leader, all but its name and the summary of its conditions."""
    return {
        "id": one.name.replace("-", "_"),
        "ability": sort_of(one),
        "effects": all_written([*one.played, *one.once, *one.standing]),
        "conditions": [condition(asked) for asked in one.conditions],
    }


def power(word: object) -> list[Printed]:
    """Write a standing power of a family: some are several things."""
    if isinstance(word, KeepsSpent):
        stored = {"card_types": ["building"], "resources": list(named(word.kinds))}
        return [
            {"effect": "store_spent", "on": "take_card", **stored},
            {"effect": "privilege_option", "option": "take_all_stored"},
        ]
    if isinstance(word, MoreCharacters):
        last = CARD_LIMIT + len(word.points)
        points = {str(CARD_LIMIT + 1 + i): vp for i, vp in enumerate(word.points)}
        return [
            {"effect": "card_limit", "card_type": CARD_KINDS[CHARACTER], "limit": last},
            {"effect": "end_game_character_vp", "vp": points},
        ]
    if isinstance(word, triggers.OnLeader) and isinstance(word.effect, TurnSeal):
        turned = [
            {"effect": "activate_visconti_token", "count": 1},
            {"effect": "collect_all_active_visconti_tokens"},
        ]
        return [{"effect": "on_play_leader", "receive": turned}]
    return [written(word)]


def family(one: Family) -> Printed:
    """Write a family tile, all but its name."""
    found: list[Printed] = []
    if one.leaders:
        found.append({"effect": "setup_leaders_beside_tile", "count": one.leaders})
        taken: list[Printed] = [{"effect": "take_leaders_beside_tile", "count": one.leaders}]
        taken += all_written([word for word in one.received if isinstance(word, PlayLeader)])
        for word in one.standing:
            if isinstance(word, triggers.OnLeader) and isinstance(word.effect, TurnSeal):
                taken.append({"effect": "take_visconti_tokens", "count": len(word.effect.seals)})
        found.append({"effect": "on_receive_tile", "receive": taken})
    for word in one.standing:
        found += power(word)
    return {"id": one.name.replace("-", "_"), "effects": found}
