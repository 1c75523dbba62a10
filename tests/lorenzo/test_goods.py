"""Goods as one number: no kind ever touches its neighbours."""

import pytest

from bottega.games.lorenzo.goods import FIELD, GOODS, GUARD, ONE, added, count, counts, covers, some

KINDS = range(len(GOODS))
FULL = {name: int(most) for name, most in zip(GOODS, FIELD, strict=True)}


def of(kind: int, n: int) -> int:
    return int(some(kind, n))


@pytest.mark.parametrize("kind", KINDS, ids=GOODS)
def test_enough_is_told_from_one_too_few(kind: int) -> None:
    most = int(FIELD[kind])
    others = sum(of(other, 1) for other in KINDS if other != kind)
    assert covers(others + of(kind, most), of(kind, most))
    assert covers(others, others)
    assert not covers(others, of(kind, 1))
    assert not covers(others + of(kind, most - 1), of(kind, most))


@pytest.mark.parametrize("kind", KINDS, ids=GOODS)
def test_more_of_one_kind_never_spills_into_another(kind: int) -> None:
    everything = sum(of(other, 1) for other in KINDS)
    total = added(everything, of(kind, int(FIELD[kind])))
    assert [int(count(total, other)) for other in KINDS if other != kind] == [1] * (len(GOODS) - 1)


def test_a_spare_bit_lies_above_each_kind() -> None:
    supply = sum(of(kind, int(FIELD[kind])) for kind in KINDS)
    assert counts(supply) == FULL
    assert supply & GUARD == 0
    assert all(GUARD & (int(ONE[kind]) * (int(FIELD[kind]) + 1)) for kind in KINDS)
