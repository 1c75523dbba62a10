"""Intervals for what was measured, all of 95 %."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Final

Interval = tuple[float, float]

# Student's t for 95 % and 1, 2, ... degrees of freedom; from 30 on a short series is exact enough.
STUDENT: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
    2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
    2.052, 2.048, 2.045,
)  # fmt: skip
NORMAL: Final = 1.959964


def wilson(rate: float, games: float, z: float) -> Interval:
    """Give Wilson's score interval."""
    weight = z * z / games
    centre = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / games + weight / games / 4) / (1 + weight)
    return max(0.0, min(rate, centre - half)), min(1.0, max(rate, centre + half))


def student(freedom: int) -> float:
    """Give the two-sided 95 % quantile of Student's t; nothing to go by counts as one degree."""
    if freedom <= len(STUDENT):
        return STUDENT[max(1, freedom) - 1]
    return NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom)


def around(points: Sequence[int]) -> Interval | None:
    """Give a 95 % interval for a mean, by Student's t."""
    n = len(points)
    if n < 2:
        return None
    middle = mean(points)
    width = student(n - 1) * stdev(points) / sqrt(n)
    return middle - width, middle + width
