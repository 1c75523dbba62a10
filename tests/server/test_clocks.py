"""Clocks: how they run, and what happens at a table when one falls."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from bottega.games.masters import GAME
from bottega.server.base.hours import HOUSE
from bottega.server.house.live import Live
from bottega.server.table.clocks import DAY, SECOND, Clocks
from bottega.server.table.entries import (
    Answered,
    AnyEntry,
    Opened,
    PlannedSeat,
    Replaced,
    Returned,
    Sat,
    Started,
)
from bottega.server.table.table import Table
from bottega.wire import BankClock, DaysClock, NoClock, Settings
from tests.server.company import Company, options
from tests.server.test_play import play

BANK = BankClock(bank=60, increment=5)


def left(clocks: Clocks, at: int) -> list[int]:
    return [face.left for face in clocks.faces(at)]


def runs(clocks: Clocks) -> list[int]:
    return [seat for seat, face in enumerate(clocks.faces(0)) if face.runs]


def test_without_clocks_nobodys_time_runs_out() -> None:
    clocks = Clocks(NoClock(), 2, ())
    clocks.run(0, [0, 1])
    assert not clocks.ticking
    assert clocks.due() is None
    assert clocks.fallen(10**15) == []


def test_a_bank_runs_while_its_seat_is_asked() -> None:
    clocks = Clocks(BANK, 2, ())
    clocks.run(1_000, [0])
    assert runs(clocks) == [0]
    assert left(clocks, 11_000) == [50 * SECOND, 60 * SECOND]
    assert clocks.due() == 61_000
    assert clocks.fallen(60_999) == []
    assert clocks.fallen(61_000) == [0]


def test_who_has_moved_gets_the_increment() -> None:
    clocks = Clocks(BANK, 2, ())
    clocks.run(0, [0])
    clocks.run(20_000, [1])
    assert left(clocks, 30_000) == [45 * SECOND, 50 * SECOND]
    clocks.run(30_000, [0])
    assert left(clocks, 30_000) == [45 * SECOND, 55 * SECOND]


def test_a_turn_of_many_answers_is_one_move() -> None:
    clocks = Clocks(BANK, 1, ())
    for at in range(0, 50_000, 10_000):
        clocks.run(at, [0])
    assert left(clocks, 50_000) == [10 * SECOND]


def test_a_clock_never_shows_less_than_nothing() -> None:
    clocks = Clocks(BANK, 1, ())
    clocks.run(0, [0])
    assert left(clocks, 10**9) == [0]
    clocks.run(10**9, [])
    assert left(clocks, 10**9) == [5 * SECOND]


def test_several_clocks_run_at_once_and_stop_one_by_one() -> None:
    clocks = Clocks(BANK, 3, ())
    clocks.run(0, [0, 1, 2])
    clocks.run(10_000, [0, 2])
    clocks.run(30_000, [2])
    assert left(clocks, 40_000) == [35 * SECOND, 55 * SECOND, 20 * SECOND]
    assert runs(clocks) == [2]
    assert clocks.due() == 60_000


def test_the_seats_whose_time_is_up_are_listed_in_order() -> None:
    clocks = Clocks(BANK, 3, ())
    clocks.run(0, [2, 0])
    assert clocks.fallen(59_000) == []
    assert clocks.fallen(60_000) == [0, 2]


def test_each_move_may_take_its_days() -> None:
    clocks = Clocks(DaysClock(days=2), 2, ())
    clocks.run(0, [0])
    assert clocks.due() == 2 * DAY
    clocks.run(DAY, [0])  # an answer in the same turn
    assert left(clocks, DAY) == [DAY, 2 * DAY]
    clocks.run(DAY + 1, [1])
    assert left(clocks, DAY + 1) == [2 * DAY, 2 * DAY]
    assert clocks.fallen(3 * DAY) == []
    assert clocks.fallen(3 * DAY + 1) == [1]


def test_time_without_a_server_is_not_charged() -> None:
    outages = [(5_000, 25_000), (30_000, 40_000)]
    clocks = Clocks(BANK, 2, outages)
    clocks.run(0, [0])
    assert left(clocks, 20_000) == [55 * SECOND, 60 * SECOND]
    assert left(clocks, 50_000) == [40 * SECOND, 60 * SECOND]
    assert clocks.fallen(60_000) == []
    clocks.run(50_000, [1])
    assert left(clocks, 50_000) == [45 * SECOND, 60 * SECOND]


def test_an_outage_before_a_move_is_not_given_to_it() -> None:
    clocks = Clocks(BANK, 1, [(0, 100_000), (120_000, 130_000)])
    clocks.run(90_000, [0])
    assert left(clocks, 125_000) == [40 * SECOND]


def test_an_outage_found_out_later_counts_too() -> None:
    outages: list[tuple[int, int]] = []
    clocks = Clocks(BANK, 1, outages)
    clocks.run(0, [0])
    outages.append((10_000, 60_000))
    assert left(clocks, 60_000) == [50 * SECOND]


def test_who_watches_with_a_delay_sees_no_time_charged_without_a_server() -> None:
    table, live = Table("table", [(10_000, 20_000)]), Live("table")
    settings = Settings(clock=BANK, watch="delayed", delay=1)
    seats = (PlannedSeat("open"), PlannedSeat("open"))
    chosen = GAME.options_from(2, {})
    opened = Opened(GAME.name, GAME.version, chosen, settings, seats, "anna", "Anna")
    entries: list[AnyEntry] = [opened, Sat(0, "anna", "Anna"), Sat(1, "bice", "Bice")]
    live.trail(table, [table.take(entry, 0) for entry in (*entries, Started("1", ""))])
    assert live.trailing is not None
    assert left(live.trailing.table.clocks, 30_000) == left(table.clocks, 30_000) == [40_000] * 2


def test_who_returns_has_a_quarter_of_the_time_or_what_was_left() -> None:
    clocks = Clocks(BANK, 2, ())
    clocks.run(0, [0, 1])
    clocks.run(60_000, [])
    clocks.give_back(0)
    assert left(clocks, 60_000) == [15 * SECOND, 5 * SECOND]
    fresh = Clocks(BANK, 1, ())
    fresh.give_back(0)
    assert left(fresh, 0) == [60 * SECOND]


# At a table.


class Hands:
    """The hands of all clocks of the server, which a test may turn."""

    def __init__(self) -> None:
        self.turned = 0
        self._true = HOUSE.now

    def now(self) -> int:
        return self._true() + self.turned


@contextmanager
def hands() -> Iterator[Hands]:
    """Let a test turn the clock."""
    made = Hands()
    with patch.object(HOUSE, "now", made.now):
        yield made


CLOCK = {"clock": {"kind": "bank", "bank": 10, "increment": 1}, "substitute": "random"}


def test_everybody_sees_all_clocks(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        with hands() as clock:
            clock.turned = 4_000
            told = await party.eyes[0].answer()
            mine, theirs = told["clocks"]
            assert not mine.get("runs", False)
            assert theirs["runs"]
            assert mine["left"] <= 7_000  # with the second that a move gives
            assert theirs["left"] <= 6_000

    play(tmp_path, scene, settings=CLOCK)


def test_a_table_without_clocks_shows_none(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        assert "clocks" not in party.eyes[0].now

    play(tmp_path, scene)


def test_a_bot_plays_for_whose_clock_fell_until_they_are_back(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        await anna.answer()
        with hands() as clock:
            clock.turned = 8_000
            await party.server.site.autopilot.care(party.table, HOUSE.now())
            assert not [e for e in await party.log() if isinstance(e, Replaced)]
            clock.turned = 11_000
            await party.server.site.autopilot.care(party.table, HOUSE.now())
            told = await bruno.until(lambda now: 1 not in now.get("asked", []))
            assert told["number"] > anna.now["number"]
            assert [e for e in await party.log() if isinstance(e, Replaced)] == [Replaced(1)]
            by = [e.by for e in await party.log() if isinstance(e, Answered) and e.seat == 1]
            assert set(by) == {"random"}
            back = await bruno.do("back")
            assert back["clocks"][1]["left"] >= 2_500
            assert isinstance((await party.log())[-1], Returned | Answered)
            assert not (await party.truth()).seats[1].away

    play(tmp_path, scene, settings=CLOCK)


def test_the_caretaker_sees_a_clock_fall_by_itself(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        with hands() as clock:
            clock.turned = 11_000
            await party.eyes[0].until(lambda now: not options(now))
            assert (await party.truth()).seats[0].away
            await party.eyes[1].until(lambda now: not options(now))
            assert (await party.truth()).seats[1].away

    with patch("bottega.server.site.ROUND", 0.05):
        play(tmp_path, scene, settings=CLOCK)


def _always(entry: AnyEntry, table: Table) -> AnyEntry:
    return entry


def test_a_game_goes_on_where_everybody_is_away(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        for seat in (0, 1):
            entry = Replaced(seat)
            await party.server.site.tables.change(party.table, partial(_always, entry))
        await party.eyes[0].until(lambda now: bool(now["number"] > 30))
        by = {(e.seat, e.by) for e in await party.log() if isinstance(e, Answered)}
        assert by == {(0, "random"), (1, "random")}

    play(tmp_path, scene, settings=CLOCK)


@pytest.mark.parametrize("bank", [9, 86_401])
def test_a_clock_that_cannot_be_played_with_is_refused(tmp_path: Path, bank: int) -> None:
    async def scene(party: Company) -> None:
        body = {
            "game": "masters",
            "seats": [{"kind": "me"}],
            "settings": {"clock": {"kind": "bank", "bank": bank}},
        }
        told = await party.guests[0].ask("POST", "/api/tables", 400, json=body)
        assert told["error"] == "bad-message"

    play(tmp_path, scene)


def test_the_database_knows_when_the_server_must_look_after_a_clock(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        await party.begin()
        due = (await party.truth()).clocks.due()
        assert due is not None
        store = party.server.site.store
        assert await store.due(due - 1) == []
        assert await store.due(due) == [party.table]

    play(tmp_path, scene, settings={"clock": {"kind": "bank", "bank": 600, "increment": 5}})


def test_no_clocks_are_shown_where_there_are_none(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        assert all("clocks" not in eye.now for eye in party.eyes)

    play(tmp_path, scene)
