"""What is said of a mission's progress is what the rule counts, at every decision.

A law of this game alone: it is told beside views, and words and bots count it of them.
"""

from typing import Any

import pytest

from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.bots.evaluate.renaissance.weights import Weights
from bottega.bots.evaluate.renaissance.worth import RenaissanceEvaluation
from bottega.games.renaissance import GAME
from bottega.games.renaissance.conditions import All, Behind, Compare, EveryMaterial, Extreme
from bottega.games.renaissance.names import NUMBER
from bottega.games.renaissance.pieces import Condition
from bottega.games.renaissance.progress import progress, progress_of
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.views import Distance, RenaissanceView
from bottega.kernel.laws import check
from bottega.kernel.moments import Moment, hold, law
from bottega.text.catalogue import Catalogue
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.progress import CLOSE, Distances
from bottega.text.voice import Voice
from tests.renaissance.build import Seat, table
from tests.renaissance.choosers import builder
from tests.renaissance.tables import TABLES, name, options

NAMES = ("Ann", "Bob")
CATALOGUE = Catalogue("en", GAME.name)
EVALUATIONS = {
    edition: RenaissanceEvaluation(edition, "full", Weights()) for edition in ("2015", "2016")
}


def counts(there: Renaissance, condition: Condition[Renaissance], seat: int, far: Distance) -> bool:
    """Say whether this is what the rule counts for a condition, part by part."""
    side = there.side(seat)
    others = [i for i in range(there.rules.sides) if i != side]
    match condition:
        case All():
            pairs = zip(condition.conditions, far.parts, strict=True)
            return all(counts(there, one, seat, part) for one, part in pairs)
        case Compare():
            own = condition.metric.of(there, seat if condition.metric.held else side)
            return (far.own, far.mark) == (own, condition.value)
        case Extreme() | Behind():
            most = condition.most if isinstance(condition, Extreme) else condition.fullest
            theirs = [condition.metric.of(there, other) for other in others]
            mark = max(theirs) if most else min(theirs)
            return (far.own, far.mark) == (condition.metric.of(there, side), mark)
        case EveryMaterial():
            return (far.own == 0) == condition.holds(there, side)
    return True


@law
def progress_is_what_the_rule_counts(m: Moment) -> None:
    """Mission: what is told, a sentence and an evaluation say of one is what the rule counts."""
    there: Any = m.table
    for seat in range(m.players):
        view: RenaissanceView = GAME.view(there, seat)
        side = view.sides[view.people[seat].side]
        lying = {*side.mandatory, *side.optional} - {*side.accomplished}
        told = progress(there, seat)
        hold(told.keys() == lying, "mission", f"seat {seat} is told of {told}")
        hold(
            told == progress_of(view),
            "mission",
            f"{seat}: {told}, but of a view {progress_of(view)}",
        )
        for mission, far in told.items():
            condition = there.cards[NUMBER[mission]].mission.condition
            holds = view.turn > 0 and condition.seen_by(there, there.side(seat), seat)
            hold(far.holds == holds, "mission", f"{mission} of {seat}: {far}")
            hold(counts(there, condition, seat, far), "mission", f"{mission} of {seat}: {far}")
    evaluated(GAME.view(there, m.seat))
    worded(GAME.view(there, m.seat))


def evaluated(view: RenaissanceView) -> None:
    """See that an evaluation gives up what is lost, and counts on what holds."""
    fitted = EVALUATIONS[view.options.chosen["edition"]]
    scene = Scene(view, fitted.deck, fitted.weights)
    for mission, far in progress_of(view).items():
        likely = fitted.aims[mission].likely(scene, far)
        hold(not far.lost or likely == 0, "mission", f"{mission}: {likely} by {far}")
        hold(not far.holds or likely > 0.4, "mission", f"{mission}: {likely} by {far}")


def worded(view: RenaissanceView) -> None:
    """See that a sentence says of what holds that it holds, and of nothing else."""
    nouns = Nouns(Voice(CATALOGUE, NAMES, view.seat), view.options)
    for mission, far in progress_of(view).items():
        sentence = Distances(nouns).mission(view, mission)
        close = isinstance(nouns.asked(mission), CLOSE)
        holds = sentence.endswith(nouns.word("progress-done"))
        hold(holds == (far.holds and not close), "mission", f"{sentence} by {far}")


@pytest.mark.once
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_progress_is_told_as_the_rule_counts_at_every_decision(table: tuple[int, str]) -> None:
    players, variant = table
    laws = (progress_is_what_the_rule_counts,)
    story = check(GAME, options(players, variant), players + 3, laws=laws, choose=builder)
    assert story.table.over()


def test_the_law_would_find_a_run_that_is_told_without_the_present_turn() -> None:
    one = Seat("merchants-16 merchants-21", mandatory="merchants-41", action_streak=1)
    there = table(seats={0: one}).table
    condition = there.cards[NUMBER["merchants-41"]].mission.condition
    assert counts(there, condition, 0, Distance(False, False, 0, 2))
    assert not counts(there, condition, 0, Distance(False, False, 1, 2))


def test_a_run_counts_only_with_the_present_turn() -> None:
    one = Seat("merchants-16 merchants-21", mandatory="merchants-41", action_streak=2)
    game = table(seats={0: one}, missions="by-hand")
    assert progress_of(game.view(0))["merchants-41"] == Distance(False, False, 0, 2)
    game.act("play merchants-16")
    assert progress_of(game.view(0))["merchants-41"] == Distance(True, False, 3, 2)


def test_special_points_count_what_zone_specials_collect_and_count() -> None:
    seats = {
        0: Seat("army-26", zone="merchants-33", mandatory="army-36"),
        1: Seat("", {1: "army-25"}, zone="clergy-33", under="army-15"),
    }
    game = table(3, seats=seats)
    assert progress_of(game.view(0))["army-36"] == Distance(True, False, 2, 1)
