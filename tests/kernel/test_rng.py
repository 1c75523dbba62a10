"""Chance is a value, and the same everywhere."""

from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.kernel.rng import SEED_BITS, Stream, stream

FULL = 0xFFFFFFFF
LARGEST = (1 << SEED_BITS) - 1


def shuffled(items: list[int], rng: Stream) -> list[int]:
    pile = vec[i64](items)
    rng.shuffle(pile)
    return list(pile)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def looks_even(counts: list[int]) -> bool:
    """Allow four standard deviations above what fair draws give."""
    freedom = len(counts) - 1
    return chi_square(counts) < freedom + 4 * sqrt(2 * freedom)


def test_the_generator_gives_the_published_numbers() -> None:
    rng = Stream(1, 2, 3, 4)
    assert [rng.next() for _ in range(10)] == [
        11520, 0, 5927040, 70819200, 2031721883,
        1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]  # fmt: skip


def test_a_state_of_ones_loses_no_carry() -> None:
    rng = Stream(FULL, FULL, FULL, FULL)
    assert [rng.next() for _ in range(10)] == [
        4294962679, 4294962679, 4292019319, 2943360, 1509943680,
        246671744, 2681405836, 4051244843, 1053453815, 832600121,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("seed", "source", "words"),
    [
        (0, "", [1206568565, 815854864, 3857619560, 2659182897]),
        (0, "deck", [2187534926, 1518255259, 470777551, 529818791]),
        (1, "deck", [437054619, 601560866, 1686267609, 2153357245]),
        (12345678901234567890, "marbles", [613693985, 682352456, 1362692193, 3120100295]),
        (LARGEST, "die", [4280653877, 232210119, 3749563138, 3443341431]),
    ],
)
def test_a_stream_is_derived_as_it_always_was(seed: int, source: str, words: list[int]) -> None:
    assert stream(seed, source).words() == words


def test_every_seed_and_every_source_has_a_stream_of_its_own() -> None:
    streams = {
        tuple(stream(seed, source).words())
        for seed in (*range(50), 1 << 64, 1 << 128, LARGEST)
        for source in ("deck", "die", "Die", "marbles", "leaders")
    }
    assert len(streams) == 53 * 5


def test_no_stream_begins_with_zeros_only() -> None:
    assert all(any(stream(seed, "die").words()) for seed in range(200))
    assert all(stream(seed, "die").words()[3] & 1 for seed in range(200))


@pytest.mark.parametrize("seed", [-1, LARGEST + 1])
def test_a_seed_has_at_most_256_bits_and_no_sign(seed: int) -> None:
    with pytest.raises(ValueError, match=f"at most 256 bits, not {seed}"):
        stream(seed, "die")


def test_words_rebuild_a_stream_where_it_stands() -> None:
    rng = stream(3, "die")
    for _ in range(5):
        rng.next()
    again = Stream(*rng.words())
    assert [again.next() for _ in range(20)] == [rng.next() for _ in range(20)]


def test_a_copy_draws_the_same_numbers_and_neither_feels_the_other() -> None:
    rng = stream(3, "die")
    first, second = rng.copy(), rng.copy()
    drawn = [first.next() for _ in range(20)]
    assert rng.words() == stream(3, "die").words()
    assert [rng.next() for _ in range(20)] == drawn
    assert [second.next() for _ in range(20)] == drawn


def test_a_die_is_thrown_as_it_always_was() -> None:
    die = stream(7, "die")
    thrown = [die.below(6) for _ in range(20)]
    assert thrown == [0, 1, 4, 2, 2, 3, 2, 3, 1, 1, 4, 1, 1, 5, 4, 4, 2, 2, 3, 2]


def test_below_one_is_zero() -> None:
    rng = stream(0, "die")
    assert [rng.below(1) for _ in range(10)] == [0] * 10


@pytest.mark.parametrize("sides", [2, 6, 7, 52, 1000])
def test_every_number_is_about_equally_likely(sides: int) -> None:
    rng = stream(0, "even")
    counts = [0] * sides
    for _ in range(100 * sides):
        counts[rng.below(sides)] += 1
    assert looks_even(counts)


def test_draws_that_would_favour_some_numbers_are_rejected() -> None:
    # 2**32 / n is 8/3: taking every draw would give the remainder 2 a quarter, not a third.
    rng = stream(0, "rejection")
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[rng.below(3 << 29) % 3] += 1
    assert looks_even(counts)
    assert not looks_even([1125, 1125, 750])  # what it would be


def test_a_shuffle_is_a_permutation() -> None:
    for seed in range(20):
        for size in range(12):
            assert sorted(shuffled(list(range(size)), stream(seed, "deck"))) == list(range(size))


def test_a_deck_is_shuffled_as_it_always_was() -> None:
    assert shuffled(list(range(10)), stream(7, "deck")) == [1, 7, 4, 0, 5, 6, 2, 3, 8, 9]


def test_every_order_is_about_equally_likely() -> None:
    rng = stream(0, "orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        order = tuple(shuffled([0, 1, 2, 3], rng))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert looks_even(list(counts.values()))
