"""The file of a series: it survives being cut off anywhere, and says what is wrong with it."""

import os
import signal
from pathlib import Path

import pytest

from bottega.lab import series
from bottega.lab.arena import Contest
from bottega.lab.series import BadSeries, Book, Deal, Ended, Series, series_of
from tests.toy import GAME as MORRA

OPTIONS = MORRA.options_of(2)
BOT = """
class Bold:
    def __init__(self, game, rng):
        self.rng = rng

    def choose(self, view, options):
        return options[-1]
"""


def morra(seed: int = 1, bots: tuple[str, ...] = ("random", "random")) -> Series:
    return series_of(MORRA, OPTIONS, bots, seed)


def deal(number: int) -> Deal:
    return Deal(number, (Ended((0,), (1, 2), (7, number)), Ended((0, 1), (1, 1), (-3, -3))))


def write(path: Path, *numbers: int) -> bytes:
    with Book(path, morra()) as book:
        for number in numbers:
            book.add(deal(number))
    return path.read_bytes()


def read(path: Path) -> dict[int, Deal]:
    with Book(path, morra()) as book:
        return book.deals


def test_what_was_written_is_read_in_any_order(tmp_path: Path) -> None:
    write(tmp_path / "a", 2, 0, 1)
    assert list(read(tmp_path / "a")) == [2, 0, 1]
    assert read(tmp_path / "a")[2].games == deal(2).games


def test_a_deal_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with Book(tmp_path / "a", morra()) as book:
        for number in range(3):
            book.add(deal(number))
            assert (tmp_path / "a").read_bytes().count(b"\n") == number + 2


def test_an_interrupt_while_a_deal_is_written_waits_until_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_line = Book._write

    def interrupted(book: Book, line: bytes) -> None:
        write_line(book, line)
        signal.raise_signal(signal.SIGINT)

    contest = Contest(MORRA, OPTIONS, ["random", "random"], 10, 1)
    with Book(tmp_path / "a", contest.series):
        pass  # the line on the series is there
    monkeypatch.setattr(Book, "_write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        contest.run(save=tmp_path / "a")
    assert [deal.deal for deal in contest.stands] == [0]
    monkeypatch.undo()
    with Book(tmp_path / "a", contest.series) as book:
        assert list(book.deals) == [0]


def test_a_file_cut_off_anywhere_goes_on_with_what_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # a thousand times would take long
    path = tmp_path / "a"
    whole = write(path, 0, 1, 2)
    head = whole.index(b"\n") + 1
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        kept = whole[:cut].count(b"\n")
        assert list(read(path)) == list(range(max(0, kept - 1)))
        left = path.read_bytes()
        assert left == whole[: max(head, whole[:cut].rfind(b"\n") + 1)]
        assert write(path, *range(max(0, kept - 1), 3)) == whole


def test_a_damaged_line_is_named_and_nothing_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    lines = write(path, 0, 1, 2).splitlines(keepends=True)
    spoilt = {
        "a digit": lines[2].replace(b"-3", b"-4", 1),
        "no JSON": b"x" + lines[2],
        "no text": b"\xff" + lines[2],
        "twice": lines[1],
        "empty": b"\n",
        "half": lines[2][:20] + b"\n",
    }
    for line in spoilt.values():
        data = b"".join([*lines[:2], line, lines[3]])
        path.write_bytes(data)
        with pytest.raises(BadSeries, match="a: line 3 is damaged"):
            read(path)
        assert path.read_bytes() == data


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (morra(seed=2), "seed is 1 there, 2 here"),
        (morra(bots=("greedy", "random")), "bots is random,random there, greedy,random here"),
        (series_of(MORRA, MORRA.options_of(3), ("random",), 1), "players is 2 there, 3 here"),
    ],
)
def test_the_file_of_another_series_is_refused(tmp_path: Path, other: Series, differs: str) -> None:
    path = tmp_path / "a"
    before = write(path, 0)
    with pytest.raises(BadSeries, match=differs):
        Book(path, other)
    assert path.read_bytes() == before


def test_any_other_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for text in ("diary", "diary\n", "{}\n", '{"kind":"bottega series"}\n'):
        path.write_text(text)
        with pytest.raises(BadSeries, match="a: this is no series of games"):
            read(path)
        assert path.read_text() == text


def test_a_bot_that_was_changed_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "bold.py"
    file.write_text(BOT)
    name = f"{file}:Bold"
    Book(tmp_path / "a", morra(bots=(name, "random"))).close()
    Book(tmp_path / "a", morra(bots=(name, "random"))).close()
    file.write_text(BOT.replace("-1", "0"))
    with pytest.raises(BadSeries, match=r"bold\.py:Bold has changed since"):
        Book(tmp_path / "a", morra(bots=(name, "random")))


def test_another_version_of_bottega_is_another_series(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "a", 0)
    monkeypatch.setattr(series, "__version__", "99")
    with pytest.raises(BadSeries, match=r"bottega is \S+ there, 99 here"):
        read(tmp_path / "a")


def test_two_processes_do_not_write_the_same_file(tmp_path: Path) -> None:
    with Book(tmp_path / "a", morra()), pytest.raises(BadSeries, match="another process"):
        Book(tmp_path / "a", morra())
    assert read(tmp_path / "a") == {}


def contest(games: int = 12, seed: int = 1 << 200) -> Contest:
    return Contest(MORRA, OPTIONS, ["random", "greedy"], games, seed)


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = contest()
    whole.run(save=tmp_path / "whole")
    lines = (tmp_path / "whole").read_bytes().splitlines(keepends=True)
    for kept in ([0, 1], [2], [5, 3, 0], list(range(6))):
        path = tmp_path / "part"
        path.write_bytes(b"".join([lines[0], *[lines[n + 1] for n in kept], lines[1][:9]]))
        again = contest()
        again.run(save=path)
        assert again.result() == whole.result()
        assert sorted(path.read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_a_longer_series_begins_with_the_shorter_one(tmp_path: Path) -> None:
    contest(4).run(save=tmp_path / "a")
    longer = contest(12)
    longer.run(save=tmp_path / "a")
    fresh = contest(12)
    fresh.run()
    assert longer.result() == fresh.result()
    shorter = contest(4)
    shorter.run(save=tmp_path / "a")
    assert shorter.result().games == 4
