"""Ratios of the benchmarks are kept, and a fall is noticed."""

from pathlib import Path

from benchmarks.kept import falls, keep, last


def test_a_fall_of_more_than_15_percent_is_noticed() -> None:
    before = {"decisions": 100.0, "copies": 50.0, "gone": 3.0}
    assert falls(before, {"decisions": 86.0, "copies": 60.0, "new": 1.0}) == []
    assert falls(before, {"decisions": 84.0, "copies": 50.0}) == [
        "decisions fell from 100.00 to 84.00"
    ]


def test_what_was_kept_last_is_compared(tmp_path: Path) -> None:
    file = tmp_path / "ratios.jsonl"
    assert last(file) is None
    for ratio in (1.0, 2.0):
        keep({"decisions": ratio}, file)
    kept = last(file)
    assert kept is not None
    assert kept["ratios"] == {"decisions": 2.0}
    assert set(kept) == {"date", "commit", "python", "machine", "ratios"}
    assert file.read_text().count("\n") == 2


def test_the_ratios_that_were_kept_can_be_read() -> None:
    kept = last()
    assert kept is None or kept["ratios"]
