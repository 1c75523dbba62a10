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


@given(st.sampled_from([(4, 2), (5, 2), (7, 2), (8, 2), (6, 3), (7, 3), (8, 4)]), st.data())
def test_who_blocks_somebody_meets_them_in_no_swiss_round_that_can_avoid_it(
    shape: tuple[int, int], data: st.DataObject
) -> None:
    count, size = shape
    players = list(range(count))
    every = [frozenset(pair) for pair in combinations(players, 2)]
    apart = data.draw(st.sets(st.sampled_from(every), max_size=count))
    met = data.draw(st.sets(st.sampled_from(every), max_size=count))
    draw = swiss([players], size, met, {}, apart)
    assert everybody(draw) == players
    can_be = any(
        avoidable([one for one in players if one not in free], size, apart)
        for free in combinations(players, count % size)
    )
    assert can_be == (not set(pairs(draw.tables)) & apart)


def test_whom_many_block_is_seated_with_the_one_who_does_not() -> None:
    last, players = 40, list(range(1, 41))
    apart = {frozenset((last, other)) for other in range(2, last)}
    draw = swiss([players], 2, set(), {}, apart)
    assert {1, last} in [set(table) for table in draw.tables]
    assert not set(pairs(draw.tables)) & apart


def test_who_cannot_be_seated_with_anybody_has_the_bye() -> None:
    apart = {frozenset((1, other)) for other in range(2, 6)}
    assert swiss([[1, 2, 3, 4, 5]], 2, set(), {1: 2}, apart).byes == (1,)


def test_those_who_are_left_over_for_a_table_with_bots_do_not_block_each_other() -> None:
    apart = {frozenset((4, 5))}
    assert swiss([[1, 2, 3, 4, 5]], 3, set(), {}, apart, apart).byes == (5, 3)


def test_a_round_without_any_other_way_is_drawn_all_the_same() -> None:
    assert swiss([[1, 2]], 2, set(), {}, {frozenset((1, 2))}).tables == ((1, 2),)
    assert knock_out([1, 2], 2, {frozenset((1, 2))}).tables == ((1, 2),)


@given(st.sampled_from([(4, 2), (5, 2), (6, 2), (8, 2), (7, 3), (8, 3), (9, 3)]), st.data())
def test_who_blocks_somebody_meets_them_in_no_knock_out_round_that_can_avoid_it(
    shape: tuple[int, int], data: st.DataObject
) -> None:
    count, size = shape
    players = list(range(count))
    every = st.sampled_from([frozenset(pair) for pair in combinations(players, 2)])
    apart = data.draw(st.sets(every, max_size=count))
    draw, usual = knock_out(players, size, apart), knock_out(players, size)
    assert everybody(draw) == players
    assert sorted(map(len, draw.tables)) == sorted(map(len, usual.tables))
    can_be = any(
        seatable([one for one in players if one not in free], list(map(len, usual.tables)), apart)
        for free in combinations(players, len(usual.byes))
    )
    assert can_be == (not set(pairs(draw.tables)) & apart)


def seatable(players: Sequence[int], sizes: Sequence[int], apart: set[frozenset[int]]) -> bool:
    """Try all ways to seat players at tables of these sizes, whether one keeps them apart."""
    if not sizes:
        return True
    return any(
        not set(pairs([some])) & apart
        and seatable([one for one in players if one not in some], sizes[1:], apart)
        for some in combinations(players, sizes[0])
    )


def test_where_a_knock_out_keeps_two_apart_the_strong_still_meet_the_weak_and_have_the_byes() -> (
    None
):
    assert knock_out([1, 2, 3, 4], 2, {frozenset((1, 4))}).tables == ((1, 3), (2, 4))
    assert knock_out([1, 2, 3], 2, {frozenset((2, 3))}) == Draw(((1, 3),), (2,))
    assert knock_out([1, 2, 3], 2, {frozenset((1, 2))}) == Draw(((2, 3),), (1,))


def test_in_an_arena_who_blocks_somebody_waits_for_somebody_else() -> None:
    apart = {frozenset((1, 2))}
    assert arena([1, 2], 2, {1, 2}, apart) == ()
    assert arena([1, 2, 3], 2, {1, 2, 3}, apart) == ((1, 3),)
