"""Points at the end and markers that move: rulings X-62, X-63 and X-70, and the third new tile."""

import pytest

from bottega.games.lorenzo.events import MilitaryMatched, Received
from tests.lorenzo.build import goods, seat, table

RITA = "santa-rita"


@pytest.mark.parametrize(
    ("card", "held", "tokens", "points"),
    [
        (133, goods(), 4, 8),
        (133, goods(), 7, 12),
        (134, goods(wood=3, stone=2), 0, 4),
        (134, goods(wood=9, stone=9), 0, 12),
        (135, goods(servant=5), 0, 5),
        (135, goods(servant=20), 0, 12),
        (137, goods(military=7), 0, 3),
    ],
)
def test_points_for_goods_are_counted_with_what_is_held_at_the_end(
    card: int, held: dict[str, int], tokens: int, points: int
) -> None:
    # ruling X-62
    faces = [*range(1, 11)][:tokens]
    game = table(seats={0: seat(held, cards=[card], tokens=faces)}, round=6)
    parts = game.seat0.score.parts
    assert parts["ventures"] == points
    resources = tokens + sum(n for good, n in held.items() if good != "military")
    assert parts["resources"] == resources // 5  # the same goods count once more


def test_points_for_buildings_and_leaders_are_counted_at_the_end() -> None:
    # ruling X-62
    owner = seat(cards=[166, 164, 25, 26, 27], played=["cosimo-de-medici", RITA])
    assert table(seats={0: owner}, round=6).seat0.score.parts["ventures"] == 6 + 4


def test_a_cost_in_faith_moves_the_marker_back_and_never_below_zero() -> None:
    # ruling X-63
    for faith in (0, 1):
        owner = seat(goods(coin=2, wood=4, faith=faith))
        game = table(seats={0: owner}, towers={"building 1": 162}, advanced=True)
        assert game.offers("place black building 1") == (faith == 1)
    assert game.play("place black building 1").held() == goods(vp=8)
    owner = seat(goods(coin=1, wood=2, faith=2))
    game = table(seats={0: owner}, towers={"special 1": 139}).play("place black special 1")
    assert (game.seat0.faith, game.seat0.token) == (1, 3)


def test_the_arms_race_draws_level_with_the_strongest() -> None:
    # ruling X-70
    owner = seat(goods(coin=1, wood=3, military=4))
    game = table(
        3,
        seats={0: owner, 1: seat(goods(military=25)), 2: seat(goods(military=9))},
        towers={"special 1": 136},
    )
    game.play("place black special 1")
    assert game.heard(MilitaryMatched) == [MilitaryMatched(0, 25, 21)]
    assert game.held() == goods(military=25)
    assert not [event for event in game.heard(Received) if "military" in event.goods]


def test_the_strongest_gains_nothing_by_the_arms_race() -> None:
    # ruling X-70
    owner = seat(goods(coin=1, wood=3, military=4))
    game = table(seats={0: owner, 1: seat(goods(military=2))}, towers={"special 1": 136})
    assert game.play("place black special 1").held() == goods(military=4)


def test_cards_beyond_the_fourth_of_a_kind_cost_five_points_each() -> None:
    cards = [1, 2, 3, 4, 9, 49, 50, 51, 52, 57, 58, 25, 26, 73]
    for tile, lost in (("3-8", 15), ("3-1", 0)):
        owner = seat(goods(vp=50), cards=cards, excommunicated=[tile])
        game = table(seats={0: owner}, round=6)
        assert game.seat0.score.parts["excommunication"] == -lost


def test_the_eighth_character_of_medici_is_the_fourth_too_many() -> None:
    cards = [49, 50, 51, 52, 57, 58, 59, 60]
    owner = seat(goods(vp=50), family="medici", cards=cards, excommunicated=["3-8"])
    parts = table(seats={0: owner}, round=6).seat0.score.parts
    assert (parts["characters"], parts["excommunication"]) == (35, -20)


def test_nobody_ends_below_zero() -> None:
    owner = seat(cards=[49, 50, 51, 52, 57, 58], excommunicated=["3-8"])
    score = table(seats={0: owner}, round=6).seat0.score
    assert score.points == sum(score.parts.values())
    assert score.points >= 0
