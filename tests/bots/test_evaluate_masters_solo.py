"""Alone against Lorenzo, a position of Masters is worth the chance to be done before him."""

from pathlib import Path

import pytest

from bottega.bots.evaluate.masters import Weights, evaluation, weights_for
from bottega.bots.evaluate.masters.solo import SoloEvaluation, SoloWeights
from bottega.games.masters import GAME
from tests.bots.leads import Leads
from tests.build import Position, goods, seat, table

LEADS = Leads("masters")
ALONE = [file for file in LEADS.records if "-1-" in file.stem]
SOLO = evaluation(GAME.options_of(1))


def lead(position: Position) -> float:
    return SOLO.leads(GAME.view(position.table, 0))[0]


def test_a_solo_table_has_an_evaluation_of_its_own() -> None:
    assert isinstance(SOLO, SoloEvaluation)
    assert not isinstance(evaluation(GAME.options_of(2)), SoloEvaluation)
    assert weights_for(GAME.options_of(1)) is SoloWeights
    assert weights_for(GAME.options_of(2)) is Weights


def test_the_nearer_the_black_cross_is_the_worse() -> None:
    leads = [lead(table(players=1, cross=cross)) for cross in (2, 10, 17, 22)]
    assert leads == sorted(leads, reverse=True)
    assert len(set(leads)) == 4


def test_the_scarcer_a_colour_is_the_worse() -> None:
    plenty = table(players=1, cross=10)
    scarce = table(players=1, cross=10, left={"blue 1": 0, "blue 2": 0, "blue 3": 2})
    assert lead(scarce) < lead(plenty)


def test_each_card_brings_the_end_nearer() -> None:
    slots = ([[13], [], []], [[13], [14], []], [[13, 21], [14], []], [[13, 21], [14, 22], []])
    leads = [lead(table(players=1, cross=12, seats={0: seat(slots=some)})) for some in slots]
    assert leads == sorted(leads)


def test_the_way_along_the_faith_track_is_another_one() -> None:
    near, far = (table(players=1, cross=16, seats={0: seat(faith=f)}) for f in (22, 14))
    assert lead(near) > lead(far) + 5


def test_goods_that_pay_for_the_last_card_are_worth_most() -> None:
    slots = [[13, 21], [14, 22], [15, 23]]
    rich, poor = (
        table(players=1, cross=18, seats={0: seat(slots=slots, box=box)})
        for box in (goods(coin=8, stone=8, servant=8, shield=8), goods(coin=1))
    )
    assert lead(rich) > lead(poor) + 10


@pytest.mark.parametrize("file", ALONE, ids=lambda file: file.stem)
def test_sources_add_up_to_the_lead(file: Path) -> None:
    for _, view in LEADS.views_of(file):
        found = SOLO.sources(view, 0)
        assert sum(found.values()) == pytest.approx(SOLO.leads(view)[0] / SOLO.stakes(view))


def test_other_weights_count_otherwise() -> None:
    view = GAME.view(table(players=1).table, 0)
    other = evaluation(GAME.options_of(1), SoloWeights({"cross": 1.2}))
    assert other.leads(view) != SOLO.leads(view)
    assert len(SoloWeights().names()) == len(SoloWeights().values())
    with pytest.raises(ValueError, match="no weight 'rival'"):
        SoloWeights({"rival": 1.0})
