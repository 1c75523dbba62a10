"""The missions of an edition as aims: what each condition's words ask for as goals."""

from typing import Any

from bottega.bots.evaluate.renaissance.castle_goals import (
    Behind,
    CastleValue,
    Counted,
    Extreme,
    Filled,
    ManyMaterials,
    Measure,
    NoMaterials,
    NoneEmpty,
    OnlyValues,
    Shared,
    SomeEmpty,
    Sort,
    SpecialValue,
)
from bottega.bots.evaluate.renaissance.deeds import (
    Actions,
    Destroyed,
    FullStock,
    HeldAtLeast,
    HeldAtMost,
    LaidHere,
    NothingLaid,
    Once,
    OtherMissions,
    PureActions,
    PureDiscards,
    SameTarget,
    StockBuilt,
    Thrown,
)
from bottega.bots.evaluate.renaissance.facts import Deck
from bottega.bots.evaluate.renaissance.goals import Aim, Goal, Together
from bottega.games.renaissance import conditions as words
from bottega.games.renaissance import metrics
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.conditions import AT_LEAST, EXACTLY
from bottega.games.renaissance.pieces import ROYAL, SPECIAL_CARD, Condition


def aims_of(edition: str, deck: Deck) -> dict[str, Aim]:
    """Give the missions of an edition by their names."""
    found: dict[str, Aim] = {}
    for card in cards_of(edition):
        if card.type > SPECIAL_CARD:
            mission = card.mission
            goal = goal_of(mission.condition, deck)
            found[card.name] = Aim(card.name, int(mission.points), bool(card.type == ROYAL), goal)
    return found


def goal_of(condition: Condition[Any], deck: Deck) -> Goal:
    """Read a condition; one that is not known has some chance."""
    if isinstance(condition, words.Compare):
        return compared(condition, deck)
    if isinstance(condition, words.Extreme):
        return Extreme(measure_of(condition.metric, deck), bool(condition.most))
    if isinstance(condition, words.Behind):
        return Behind(int(condition.by), bool(condition.fullest))
    if isinstance(condition, words.EveryMaterial):
        return OnlyValues(int(condition.values), int(condition.among))
    if isinstance(condition, words.Done):
        return Once(condition.name)
    if isinstance(condition, words.All):
        return Together([goal_of(one, deck) for one in condition.conditions])
    return Goal()


def compared(condition: words.Compare, deck: Deck) -> Goal:
    """Read a comparison of a number with another."""
    metric = condition.metric
    value = int(condition.value)
    least = bool(condition.relation == AT_LEAST)
    if isinstance(metric, metrics.Materials):
        sort = Sort(metric.selector, deck)
        return ManyMaterials(sort, value) if least else NoMaterials(sort)
    if isinstance(metric, metrics.CardsHeld):
        hand, stock = bool(metric.hand), bool(metric.stock)
        if least:
            return HeldAtLeast(metric.selector, deck, hand, stock, value)
        return HeldAtMost(metric.selector, deck, hand, stock, value)
    if isinstance(metric, metrics.FreeStockSlots):
        return FullStock()
    if isinstance(metric, metrics.EmptyCells):
        return SomeEmpty(int(metric.kind)) if least else NoneEmpty(int(metric.kind))
    if isinstance(metric, metrics.OtherMissionPoints):
        return OtherMissions(value)
    if isinstance(metric, metrics.SpecialsPlaced):
        return LaidHere(value)
    if isinstance(metric, metrics.SharedWithOpponent):
        return Shared(value)
    if isinstance(metric, metrics.Counter):
        return NothingLaid() if condition.relation == EXACTLY else deed_of(metric.name, value)
    return Goal()


def deed_of(name: str, least: int) -> Goal:
    """Read what is counted."""
    if name == "actions_this_turn":
        return Actions(least)
    if name == "destroyed_this_turn":
        return Destroyed(least)
    if name == "stock_materials_this_turn":
        return StockBuilt(least)
    if name == "same_target_actions_this_turn":
        return SameTarget(least)
    if name == "pure_action_turn_streak":
        return PureActions(least)
    if name == "pure_material_discard_streak":
        return PureDiscards(least)
    return Thrown(least)


def measure_of(metric: metrics.Metric, deck: Deck) -> Measure:
    """Read what sides are compared by."""
    if isinstance(metric, metrics.FilledCells):
        return Filled()
    if isinstance(metric, metrics.CastlePoints):
        return CastleValue()
    if isinstance(metric, metrics.SpecialPoints):
        return SpecialValue()
    if isinstance(metric, metrics.Materials):
        return Counted(Sort(metric.selector, deck))
    return Measure()
