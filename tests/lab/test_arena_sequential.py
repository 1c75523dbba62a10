"""The sequential test: how often it is wrong, and that it looks at deals in their order."""

from collections.abc import Iterator
from math import log
from random import Random

import pytest

from bottega.kernel.errors import BadOptions
from bottega.lab.sequential import Course, Decision, Trial, judge

SERIES = 500
SLACK = 0.02  # five hundred series cannot show more


def deals(rate: float, luck: Random, apart: float = 0.0) -> Iterator[float]:
    """Give results of paired deals: one seat may be better by `apart`, the other worse."""
    while True:
        yield ((luck.random() < rate + apart) + (luck.random() < rate - apart)) / 2


def verdicts(trial: Trial, rate: float, apart: float = 0.0) -> list[Decision]:
    luck = Random(8)
    found = []
    for _ in range(SERIES):
        course = Course(trial)
        for result in deals(rate, luck, apart):
            course.add(result)
            if course.verdict != "undecided" or course.deals == 5000:
                break
        found.append(course.decision())
    return found


def share(found: list[Decision], verdict: str) -> float:
    return sum(one.verdict == verdict for one in found) / len(found)


@pytest.mark.parametrize("apart", [0.0, 0.3])
def test_it_is_wrong_as_rarely_as_it_promises(apart: float) -> None:
    trial = Trial(0.5, 0.55)
    assert share(verdicts(trial, 0.5, apart), "better") <= trial.alpha + SLACK
    assert share(verdicts(trial, 0.55, apart), "worse") <= trial.beta + SLACK


def test_near_the_end_of_the_scale_it_is_right_too_if_it_may_not_stop_at_once() -> None:
    trial = Trial(0.75, 0.85, least=50)
    assert share(verdicts(trial, 0.75), "better") <= trial.alpha + SLACK
    assert share(verdicts(trial, 0.85), "worse") <= trial.beta + SLACK


def test_stricter_bounds_are_wrong_more_rarely_and_take_longer() -> None:
    usual = verdicts(Trial(0.5, 0.6), 0.5)
    strict = verdicts(Trial(0.5, 0.6, alpha=0.01, beta=0.01), 0.5)
    assert share(strict, "better") <= 0.01 + SLACK
    assert sum(one.deals for one in strict) > 1.3 * sum(one.deals for one in usual)


def test_a_clear_case_is_decided_sooner_than_a_close_one() -> None:
    clear = verdicts(Trial(0.5, 0.55), 0.75)
    close = verdicts(Trial(0.5, 0.55), 0.55)
    assert share(clear, "better") == 1
    assert sum(one.deals for one in clear) < sum(one.deals for one in close) / 4


def test_pairing_makes_it_quicker_where_seats_differ() -> None:
    paired = verdicts(Trial(0.5, 0.55), 0.5, apart=0.4)
    even = verdicts(Trial(0.5, 0.55), 0.5)
    assert sum(one.deals for one in paired) < 0.7 * sum(one.deals for one in even)


def test_a_series_that_is_all_won_is_decided_and_not_at_the_first_deal() -> None:
    decided = judge(Trial(0.5, 0.55), [1.0] * 100)
    assert decided.verdict == "better"
    assert 5 < decided.deals < 20
    assert judge(Trial(0.5, 0.55), [0.0] * 100).verdict == "worse"


def test_equal_deals_do_not_make_it_certain() -> None:
    assert judge(Trial(0.5, 0.55), [0.5] * 5).verdict == "undecided"


def test_nothing_is_decided_before_the_least_number_of_deals() -> None:
    assert judge(Trial(0.5, 0.55, least=50), [1.0] * 100).deals == 50
    assert judge(Trial(0.5, 0.55, least=50), [1.0] * 49).verdict == "undecided"


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    results = [1.0] * 30
    first = judge(Trial(0.5, 0.55), results)
    assert judge(Trial(0.5, 0.55), [*results, *[0.0] * 500]) == first


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    course = Course(Trial(0.5, 0.6))
    for result in (1.0, 0.5, 0.5, 1.0):
        course.add(result)
    # mean 0.75; with a deal won and a deal lost the variance is 3.5 / 6 - (4 / 6) ** 2
    variance = 3.5 / 6 - (4 / 6) ** 2
    assert course.ratios[-1] == pytest.approx(4 * 0.1 * (1.5 - 1.1) / (2 * variance))


def test_the_bounds_are_walds() -> None:
    assert Trial(0.5, 0.55).bounds == pytest.approx((-log(19), log(19)))
    assert judge(Trial(0.5, 0.55), []).llr == 0


@pytest.mark.parametrize(("worse", "better"), [(0.6, 0.5), (0.5, 0.5), (-0.1, 0.5), (0.5, 1.1)])
def test_rates_that_cannot_be_told_apart_are_refused(worse: float, better: float) -> None:
    with pytest.raises(BadOptions, match="a lower and a higher win rate"):
        Course(Trial(worse, better))
