"""Who meets whom: everybody plays once a round or has a bye, and nobody meets twice needlessly."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from bottega.server.club.tournaments.pairing import (
    Draw,
    arena,
    knock_out,
    parted,
    round_robin,
    rounds_of_all,
    rounds_to_one,
    swiss,
)

Table = tuple[int, ...]
COUNTS = st.integers(2, 24)
SIZES = st.integers(2, 4)


def pairs(tables: Iterable[Table]) -> list[frozenset[int]]:
    return [frozenset(pair) for table in tables for pair in combinations(table, 2)]


def everybody(draw: Draw) -> list[int]:
    return sorted([player for table in draw.tables for player in table] + list(draw.byes))


def avoidable(players: Sequence[int], size: int, met: set[frozenset[int]]) -> bool:
    """Try all ways to part players, whether one is without a repeated meeting."""
    if not players:
        return True
    first, others = players[0], players[1:]
    return any(
        not set(pairs([(first, *some)])) & met
        and avoidable([one for one in others if one not in some], size, met)
        for some in combinations(others, size - 1)
    )


@given(COUNTS, SIZES, st.randoms(use_true_random=False), st.integers(1, 6))
def test_in_a_swiss_round_everybody_plays_once_or_has_one_of_the_fewest_byes(
    count: int, size: int, chance: object, rounds: int
) -> None:
    points = Counter(dict.fromkeys(range(1, count + 1), 0))
    met: set[frozenset[int]] = set()
    byes: Counter[int] = Counter()
    for _ in range(rounds):
        brackets = [[p for p in points if points[p] == n] for n in sorted(set(points.values()))]
        draw = swiss(brackets[::-1], size, met, byes)
        assert everybody(draw) == list(range(1, count + 1))
        assert all(len(table) == size for table in draw.tables)
        fewest = sorted(byes[player] for player in points)[: len(draw.byes)]
        assert sorted(byes[player] for player in draw.byes) == fewest
        met |= set(pairs(draw.tables))
        byes.update(draw.byes)
        for table in draw.tables:
            points[chance.choice(table)] += 1  # type: ignore[attr-defined]


@given(st.sampled_from([(4, 2), (6, 2), (8, 2), (6, 3), (9, 3), (8, 4)]), st.data())
def test_nobody_is_met_twice_where_that_can_be_helped(
    shape: tuple[int, int], data: st.DataObject
) -> None:
    count, size = shape
    players = list(range(count))
    every = st.sampled_from([frozenset(pair) for pair in combinations(players, 2)])
    met = data.draw(st.sets(every, max_size=count * (count - 1) // 3))
    found = parted(players, size, met)
    assert sorted(player for table in found for player in table) == players
    assert avoidable(players, size, met) == (not set(pairs(found)) & met)


def test_those_with_like_points_meet_and_of_these_the_strong_meet_the_weak() -> None:
    draw = swiss([[1, 2, 3, 4], [5, 6]], 2, set(), {})
    assert draw.tables == ((1, 3), (2, 4), (5, 6))


def test_the_lowest_who_has_had_no_bye_has_one() -> None:
    assert swiss([[1, 2], [3, 4, 5]], 2, set(), {}).byes == (5,)
    assert swiss([[1, 2], [3, 4, 5]], 2, set(), {5: 1}).byes == (4,)
    assert swiss([[1, 2, 3, 4, 5]], 3, set(), {4: 1}).byes == (5, 3)


def test_two_hundred_players_are_drawn_round_after_round_without_a_repeated_meeting() -> None:
    met: set[frozenset[int]] = set()
    order = list(range(200))
    for round in range(12):
        found = pairs(parted(order[round:] + order[:round], 2, met))
        assert not set(found) & met
        met |= set(found)


@given(COUNTS)
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    players = list(range(1, count + 1))
    draws = [round_robin(players, round) for round in range(1, rounds_of_all(count) + 1)]
    assert all(everybody(draw) == players for draw in draws)
    met = Counter(pair for draw in draws for pair in pairs(draw.tables))
    assert met == Counter([frozenset(pair) for pair in combinations(players, 2)])
    byes = Counter(player for draw in draws for player in draw.byes)
    assert byes == (Counter(players) if count % 2 else Counter())


@given(st.integers(2, 100), SIZES)
def test_in_a_knock_out_the_strongest_have_the_byes_and_all_later_tables_are_full(
    count: int, size: int
) -> None:
    left, rounds = list(range(count)), 0
    while len(left) > 1:
        draw = knock_out(left, size)
        assert everybody(draw) == sorted(left)
        assert list(draw.byes) == left[: len(draw.byes)]
        assert all(2 <= len(table) <= size for table in draw.tables)
        if rounds:
            assert not draw.byes
            assert all(len(table) == size for table in draw.tables)
        left, rounds = sorted([*draw.byes, *[min(table) for table in draw.tables]]), rounds + 1
    assert rounds == rounds_to_one(count, size)


def test_the_strongest_meets_the_weakest_in_a_knock_out() -> None:
    assert knock_out([1, 2, 3, 4], 2).tables == ((1, 4), (2, 3))
    assert knock_out([1, 2, 3, 4, 5], 2) == Draw(((4, 5),), (1, 2, 3))


def test_in_an_arena_who_is_free_meets_the_next_in_points_but_nobody_they_have_just_met() -> None:
    people = {1, 2, 3, 4, 5}
    assert arena([1, 2, 3, 4, 5], 2, people, ()) == ((1, 2), (3, 4))
    last = {frozenset((1, 2)), frozenset((3, 4))}
    assert arena([1, 2, 3, 4], 2, people, last) == ((1, 3), (2, 4))
    assert arena([1, 2], 2, people, last) == ()


def test_in_an_arena_bots_do_not_play_among_themselves() -> None:
    assert arena([1, 2, 3, 4], 2, {3, 4}, ()) == ((3, 4),)
    assert arena([1, 2, 3], 2, {3}, ()) == ((3, 2),)
    assert arena([1, 2, 3], 2, (), ()) == ()
