"""Scoring by deal: every two are compared, and the laws of such a comparison hold."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis.strategies import dictionaries, integers, lists, sampled_from

from bottega.server.club.comparing import compared, most, percent, ranks, standings

PEOPLE = [f"p{n}" for n in range(6)]
points_of_some = dictionaries(sampled_from(PEOPLE), integers(-3, 3))
Points = Mapping[str, int]


def pairwise(points: Points, who: str) -> int:
    """Compare somebody with each of the others, as the rule is said."""
    if who not in points:
        return 0
    others = [points.get(other) for other in PEOPLE if other != who]
    return sum(
        2 if made is None or made < points[who] else int(made == points[who]) for made in others
    )


@given(points_of_some)
def test_more_than_another_is_two_match_points_and_as_many_is_one(points: Points) -> None:
    assert compared(points, PEOPLE) == {who: pairwise(points, who) for who in PEOPLE}


@given(points_of_some)
def test_who_has_not_played_has_none_and_is_behind_all_who_have(points: Points) -> None:
    match = compared(points, PEOPLE)
    absent = [who for who in PEOPLE if who not in points]
    assert all(match[who] == 0 for who in absent)
    assert all(match[who] >= 2 * len(absent) for who in points)


@given(dictionaries(sampled_from(PEOPLE), integers(), min_size=len(PEOPLE)))
def test_where_all_have_played_each_pair_shares_two(points: Points) -> None:
    match = compared(points, PEOPLE)
    assert sum(match.values()) == len(PEOPLE) * (len(PEOPLE) - 1)
    assert max(match.values()) <= most(len(PEOPLE))


@given(points_of_some, integers(1, 9), integers(-9, 9))
def test_only_the_order_counts_not_by_how_much(points: Points, scale: int, more: int) -> None:
    other = {who: scale * made + more for who, made in points.items()}
    assert compared(points, PEOPLE) == compared(other, PEOPLE)


@given(lists(points_of_some, min_size=1, max_size=4))
def test_totals_rank_the_people_and_equals_share_a_rank(deals: Sequence[Points]) -> None:
    found = standings(deals, PEOPLE)
    assert [one.rank for one in found] == sorted([one.rank for one in found])
    totals = {one.player: one.total for one in found}
    for one in found:
        assert one.total == sum(pairwise(points, one.player) for points in deals)
        assert one.rank == 1 + sum(total > one.total for total in totals.values())


def test_three_people_and_two_deals_are_scored_as_in_bridge() -> None:
    deals = [{"Anna": 40, "Bruno": 40, "Carla": 31}, {"Anna": 20, "Carla": 28}]
    found = standings(deals, ("Anna", "Bruno", "Carla"))
    assert [(one.player, one.match, one.rank) for one in found] == [
        ("Anna", (3, 2), 1),
        ("Carla", (0, 4), 2),
        ("Bruno", (3, 0), 3),
    ]
    assert [percent(one.total, 2 * most(3)) for one in found] == [62.5, 50.0, 37.5]


@pytest.mark.parametrize(("people", "share"), [(0, None), (1, None), (2, 50.0)])
def test_alone_there_is_nobody_to_be_compared_with(people: int, share: float | None) -> None:
    assert percent(1, most(people)) == share


@given(lists(integers(-3, 3)))
def test_a_place_is_after_all_who_have_more(points: list[int]) -> None:
    assert ranks(points) == [1 + sum(other > own for other in points) for own in points]
