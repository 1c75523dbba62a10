"""How often something may be done."""

from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.server.people.limits import Limits, Rate
from bottega.server.people.rates import rates
from tests.server.stories import House, tell


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(every: float, burst: int, most: int = 50_000) -> tuple[Limits, Clock]:
    clock = Clock()
    return Limits({"chat": Rate(every, burst), "free": Rate(0, 1)}, clock, most), clock


def test_a_burst_is_allowed_and_then_one_waits() -> None:
    limits, _ = limited(every=2, burst=3)
    assert [limits.wait("chat", "anna") for _ in range(5)] == [0, 0, 0, 2, 2]


def test_who_waits_as_long_as_told_is_allowed() -> None:
    limits, clock = limited(every=0.1, burst=3)
    for _ in range(1000):
        while (late := limits.wait("chat", "anna")) == 0:
            pass
        clock.now += late
        assert limits.wait("chat", "anna") == 0


def test_tokens_come_back_one_by_one_up_to_the_burst() -> None:
    limits, clock = limited(every=2, burst=3)
    for _ in range(3):
        limits.wait("chat", "anna")
    clock.now += 2
    assert [limits.wait("chat", "anna") for _ in range(2)] == [0, 2]
    clock.now += 1000
    assert [limits.wait("chat", "anna") for _ in range(4)] == [0, 0, 0, 2]


def test_refused_attempts_do_not_lengthen_the_wait() -> None:
    limits, clock = limited(every=2, burst=1)
    limits.wait("chat", "anna")
    clock.now += 1
    assert [limits.wait("chat", "anna") for _ in range(9)] == [1] * 9


def test_a_rate_of_nothing_is_no_limit() -> None:
    limits, _ = limited(every=2, burst=1)
    assert not any(limits.wait("free", "anna") for _ in range(100))


def test_everyone_and_every_kind_has_a_bucket_of_their_own() -> None:
    limits = Limits({"chat": Rate(2, 1), "table": Rate(2, 1)}, Clock())
    assert [limits.wait("chat", who) for who in ("anna", "bea")] == [0, 0]
    assert limits.wait("table", "anna") == 0


def test_where_one_bucket_is_empty_no_token_is_taken_from_any() -> None:
    limits, _ = limited(every=2, burst=1)
    assert limits.wait("chat", "anna") == 0
    assert limits.wait("chat", "bea", "anna") == 2
    assert limits.wait("chat", "bea") == 0


def test_the_longest_wait_of_several_counts() -> None:
    limits, clock = limited(every=2, burst=1)
    limits.wait("chat", "anna")
    clock.now += 1
    limits.wait("chat", "bea")
    assert limits.wait("chat", "anna", "bea") == 2
    assert limits.wait("chat", "bea", "anna") == 2


def test_a_name_said_twice_is_one_bucket() -> None:
    limits, _ = limited(every=2, burst=2)
    assert [limits.wait("chat", "anna", "anna") for _ in range(3)] == [0, 0, 2]


@pytest.mark.parametrize("rate", [Rate(1, 0), Rate(-1, 1)])
def test_a_rate_that_makes_no_sense_is_refused(rate: Rate) -> None:
    with pytest.raises(ValueError, match="lets nobody"):
        Limits({"chat": rate})


def test_full_buckets_make_room_for_newcomers() -> None:
    limits, clock = limited(every=2, burst=1, most=100)
    for k in range(10_000):
        clock.now += 0.1
        assert limits.wait("chat", f"guest {k}") == 0


def test_the_buckets_are_never_more_than_most() -> None:
    limits, clock = limited(every=2, burst=1, most=100)
    buckets = limits._buckets["chat"]
    for k in range(1000):
        clock.now += 0.01
        limits.wait("chat", f"guest {k}")
        limits.wait("chat", f"guest {k}", f"address {k}")
        assert len(buckets.full_at) <= 100


@pytest.mark.parametrize("crowd", [1, 2])
def test_a_crowd_of_newcomers_does_not_refill_an_empty_bucket(crowd: int) -> None:
    limits, clock = limited(every=1000, burst=1, most=10)
    limits.wait("chat", "anna")
    for k in range(0, 1000, crowd):
        clock.now += 0.01
        limits.wait("chat", *[f"guest {k + i}" for i in range(crowd)])
    assert limits.wait("chat", "anna") > 900


def test_a_newcomer_to_a_crowd_is_told_when_there_is_room() -> None:
    limits, clock = limited(every=1000, burst=1, most=2)
    limits.wait("chat", "anna")
    clock.now += 5
    limits.wait("chat", "bea")
    clock.now += 5
    assert limits.wait("chat", "carlo") == 990
    assert limits.wait("chat", "carlo", "dora") == 990
    clock.now += 990
    assert limits.wait("chat", "carlo") == 0


def test_the_crowd_is_not_searched_again_for_every_newcomer() -> None:
    limits, clock = limited(every=1000, burst=1, most=2)
    buckets = limits._buckets["chat"]
    for who in ("anna", "bea", "carlo"):
        limits.wait("chat", who)
    kept = buckets.full_at
    for k in range(100):
        clock.now += 0.001
        limits.wait("chat", f"guest {k}")
    assert buckets.full_at is kept


moments = st.lists(
    st.tuples(
        st.floats(0, 5),
        st.lists(st.sampled_from("abcde"), min_size=1, max_size=3),
    ),
    max_size=60,
)


@given(moments, st.sampled_from([0.1, 0.3, 1.0, 1 / 3]), st.integers(1, 4), st.integers(3, 6))
def test_no_window_has_more_than_the_burst_and_what_came_in_since(
    attempts: list[tuple[float, list[str]]], every: float, burst: int, most: int
) -> None:
    limits, clock = limited(every, burst, most)
    allowed: dict[str, list[float]] = defaultdict(list)
    for pause, whom in attempts:
        clock.now += pause
        if limits.wait("chat", *whom) == 0:
            for who in set(whom):
                allowed[who].append(clock.now)
    for times in allowed.values():
        for i, first in enumerate(times):
            for k, last in enumerate(times[i:], 1):
                assert k <= burst + (last - first) / every + 0.001


@given(st.lists(st.tuples(st.floats(0, 3), st.sampled_from("ab")), max_size=60))
def test_whoever_has_a_token_is_allowed(attempts: list[tuple[float, str]]) -> None:
    limits, clock = limited(every=1, burst=2)
    saved = {"a": 2.0, "b": 2.0}
    for pause, who in attempts:
        clock.now += pause
        saved = {each: min(2.0, have + pause) for each, have in saved.items()}
        late = limits.wait("chat", who)
        assert late == pytest.approx(max(0.0, 1 - saved[who]), abs=1e-5)
        if late == 0:
            saved[who] -= 1


def test_what_is_read_counts_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        paths = (
            "/api/leaders?game=masters",
            "/api/waiting",
            "/api/daily",
            "/api/tournaments",
            "/api/puzzles",
            f"/api/players/{anna.id}",
            f"/api/players/{anna.id}/games",
        )
        for path in paths:
            house.site.limits = Limits(dict.fromkeys(rates(house.site.settings), Rate(1e6, 3)))
            answers = [(await anna.http.get(path)).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429], path

    tell(tmp_path, story)
