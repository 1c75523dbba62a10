"""The missions of an edition as aims: what each condition's words ask for as goals."""

from typing import Any

from bottega.bots.evaluate.renaissance.castle_goals import (
    Behind,
    Extreme,
    ManyMaterials,
    NoMaterials,
    NoneEmpty,
    Shared,
    SomeEmpty,
    Sort,
)
from bottega.bots.evaluate.renaissance.deed_goals import (
    DeedGoal,
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
    StockBuilt,
    Thrown,
)
from bottega.bots.evaluate.renaissance.facts import Deck
from bottega.bots.evaluate.renaissance.goals import Aim, Goal, Together
from bottega.games.renaissance import conditions as words
from bottega.games.renaissance import metrics
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.conditions import AT_LEAST, EXACTLY
from bottega.games.renaissance.counters import Counter
from bottega.games.renaissance.pieces import ROYAL, SPECIAL_CARD, Condition


def aims_of(edition: str, deck: Deck) -> dict[str, Aim]:
    """Give the missions of an edition by their names."""
    found: dict[str, Aim] = {}
    for card in cards_of(edition):
        if card.type > SPECIAL_CARD:
            mission = card.mission
            goal = goal_of(mission.condition, deck)
            found[card.name] = Aim(int(mission.points), bool(card.type == ROYAL), goal)
    return found


def goal_of(condition: Condition[Any], deck: Deck) -> Goal:
    """Read a condition; one that is not known has some chance."""
    if isinstance(condition, words.Compare):
        return compared(condition, deck)
    if isinstance(condition, words.Extreme):
        return Extreme(bool(condition.most), unit_of(condition.metric))
    if isinstance(condition, words.Behind):
        return Behind(int(condition.by))
    if isinstance(condition, words.EveryMaterial):
        return NoMaterials(0.6)
    if isinstance(condition, words.Done):
        return Once(condition.name)
    if isinstance(condition, words.All):
        return Together([goal_of(one, deck) for one in condition.conditions])
    return Goal()


def compared(condition: words.Compare, deck: Deck) -> Goal:
    """Read a comparison of a number with another."""
    metric = condition.metric
    least = bool(condition.relation == AT_LEAST)
    if isinstance(metric, metrics.Materials):
        return ManyMaterials(Sort(metric.selector, deck)) if least else NoMaterials(0.5)
    if isinstance(metric, metrics.CardsHeld):
        return HeldAtLeast() if least else HeldAtMost()
    if isinstance(metric, metrics.FreeStockSlots):
        return FullStock()
    if isinstance(metric, metrics.EmptyCells):
        return SomeEmpty() if least else NoneEmpty()
    if isinstance(metric, metrics.OtherMissionPoints):
        return OtherMissions()
    if isinstance(metric, metrics.SpecialsPlaced):
        return LaidHere()
    if isinstance(metric, metrics.SharedWithOpponent):
        return Shared()
    if isinstance(metric, Counter):
        exactly = condition.relation == EXACTLY
        return NothingLaid() if exactly else deed_of(metric.name, int(condition.value))
    return Goal()


def deed_of(name: str, least: int) -> Goal:
    """Read what is counted."""
    if name == "destroyed_this_turn":
        return Destroyed(least)
    if name == "stock_materials_this_turn":
        return StockBuilt(least)
    if name == "pure_action_turn_streak":
        return PureActions(least)
    if name == "pure_material_discard_streak":
        return PureDiscards(least)
    if name == "specials_discarded":
        return Thrown()
    return DeedGoal(least)


def unit_of(metric: metrics.Metric) -> float:
    """Say how much of what sides are compared by a cell is worth: of a castle, three points."""
    return 3.0 if isinstance(metric, metrics.CastlePoints) else 1.0
