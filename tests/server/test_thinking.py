"""Bots that think elsewhere, and what becomes of those that misbehave."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import msgspec
import pytest

from bottega.bots import api
from bottega.server.minds import bot_pool, bot_process, coach_pool
from bottega.server.minds.bot_pool import BotPool, Stopped, Thought
from tests.server import bad_bots
from tests.server.asking import MASTERS, OPTIONS, PLENTY, VIEW, asked, children, until
from tests.server.bad_bots import BAD, COMMAND

R = TypeVar("R")
OTHERS: set[int] = set()  # processes that were there before a test


@pytest.fixture(autouse=True)
def note_others() -> None:
    """Know the processes that are there before a test, such as a database."""
    OTHERS.clear()
    OTHERS.update(children())


def workers() -> set[int]:
    """Give the processes that the test has started and that are not buried yet."""
    return children() - OTHERS


def run(
    work: Callable[[BotPool], Awaitable[R]], count: int = 1, command: Sequence[str] = COMMAND
) -> R:
    """Do something with a pool that also knows the bad bots."""

    async def whole() -> R:
        pool = BotPool(count, PLENTY, command)
        await pool.start()
        try:
            return await work(pool)
        finally:
            await pool.stop()
            assert not workers()

    return asyncio.run(whole())


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def test_two_bots_play_a_whole_game() -> None:
    async def play(pool: BotPool) -> None:
        table = MASTERS.new(MASTERS.options_of(2), 1)
        while table.seat >= 0:
            seat, options = int(table.seat), [int(code) for code in table.options]
            view = msgspec.json.encode(MASTERS.view(table, seat))
            bot = ("greedy", "random")[seat]
            thought = await pool.choose("masters", bot, f"table 1 seat {seat}", view, options)
            assert thought.trouble is None
            table.apply(thought.code)
        assert MASTERS.outcome(table) is not None

    run(play, 2, bot_pool.COMMAND)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("crashing", "the worker ended while the bot crashing was thinking"),
        ("raising", "the bot raising raised ValueError at bad_bots.py:"),
        ("unmakeable", "the bot unmakeable could not be made: ValueError at bad_bots.py:"),
        ("illegal", "the bot illegal answered what was not among its options"),
        ("wordy", "the bot wordy answered what is not a number"),
        ("nobody", "no bot of the server has this name"),
        ("bot.py:Bot", "no bot of the server has this name"),
        ("random:../bot.py:Bot", "no bot of the server has this name"),
        ("random:3", "no bot of the server has this name"),
    ],
)
def test_a_bot_in_trouble_loses_its_turn_to_the_fallback(bot: str, why: str) -> None:
    async def ask(pool: BotPool) -> list[Thought]:
        return [await asked(pool, bot), await asked(pool, "random")]

    bad, good = run(ask)
    assert bad.code in OPTIONS
    assert bad.trouble is not None
    assert bad.trouble.rstrip("0123456789") == why
    assert good.trouble is None


def test_a_slow_bot_loses_its_turn_and_its_worker_is_replaced() -> None:
    async def ask(pool: BotPool) -> list[Thought]:
        pool.budget = 0.1
        slow = await asked(pool, "slow")
        worker = workers()
        pool.budget = PLENTY
        good = await asked(pool, "counting")
        await until(lambda: not worker & workers())
        return [slow, good]

    slow, good = run(ask)
    assert slow.code in OPTIONS
    assert slow.trouble == "the bot slow took longer than 0.1 s"
    assert slow.seconds >= 0.1
    assert (good.code, good.trouble) == (OPTIONS[0], None)


def test_the_start_of_a_worker_is_not_on_the_bots_time() -> None:
    worker = f"runpy.run_path({bad_bots.__file__!r}, {{}}, '__main__')"
    late = f"import time, runpy; time.sleep(5.1); {worker}"

    async def ask() -> Thought:
        pool = BotPool(1, 5.0, (sys.executable, "-c", late))
        await pool.start()
        try:
            return await asked(pool, "counting")
        finally:
            await pool.stop()

    assert asyncio.run(ask()).trouble is None


def test_a_bot_that_prints_and_reads_is_understood() -> None:
    async def ask(pool: BotPool) -> list[Thought]:
        return [await asked(pool, "printing") for _ in range(3)]

    assert [(t.code, t.trouble) for t in run(ask)] == [(OPTIONS[0], None)] * 3


def test_a_bot_stays_in_its_sitting() -> None:
    async def ask(pool: BotPool) -> list[int]:
        seats = ["a", "b", "a", "b", "a"]
        return [(await asked(pool, "counting", seat)).code for seat in seats]

    first, second, third, *_ = OPTIONS
    assert run(ask, count=2) == [first, first, second, second, third]


def test_a_bot_that_raised_is_made_anew() -> None:
    async def ask(pool: BotPool) -> list[Thought]:
        return [await asked(pool, "unsteady") for _ in range(3)]

    first, second, third = run(ask)
    assert second.trouble is not None
    assert (first.code, third.code, third.trouble) == (OPTIONS[0], OPTIONS[0], None)


def test_only_so_many_bots_keep_their_plan() -> None:
    with patch.dict(api.MAKERS, BAD):
        bench = bot_process.Bench()

        def answer(sitting: int) -> int | None:
            job = bot_process.Job("masters", "counting", str(sitting), VIEW, OPTIONS)
            return bench.answer(job).code

        for sitting in range(bot_process.KEPT + 1):
            answer(sitting)
        assert answer(bot_process.KEPT) == OPTIONS[1]
        assert answer(0) == OPTIONS[0]


def test_a_cancelled_job_does_not_answer_the_next() -> None:
    async def ask(pool: BotPool) -> Thought:
        await asked(pool, "counting")
        worker = workers()
        job = asyncio.ensure_future(asked(pool, "slow"))
        await until(lambda: pool.searching.busy == 1)
        await asyncio.sleep(0.01)
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        await until(lambda: not worker & workers())
        return await asked(pool, "counting")

    thought = run(ask)
    assert (thought.code, thought.trouble) == (OPTIONS[0], None)


def test_a_job_cancelled_at_any_moment_leaves_no_process() -> None:
    async def ask(pool: BotPool) -> Thought:
        for naps in range(20):
            job = asyncio.ensure_future(asked(pool, "random"))
            for _ in range(naps):  # many short naps: something happens between them
                await asyncio.sleep(0.0002 * naps)
            job.cancel()
            with suppress(asyncio.CancelledError):
                await job
        return await asked(pool, "random")

    assert run(ask).trouble is None


def test_jobs_wait_in_order_for_a_free_worker() -> None:
    done: list[int] = []

    async def ask_as(pool: BotPool, number: int) -> None:
        await asked(pool, "random", f"seat {number}")
        done.append(number)

    async def ask(pool: BotPool) -> None:
        await asyncio.gather(*[ask_as(pool, number) for number in range(20)])
        assert len(workers()) == 1

    run(ask)
    assert done == list(range(20))


def test_no_worker_starts_before_the_first_job_and_never_more_than_told() -> None:
    async def ask(pool: BotPool) -> None:
        assert not workers()
        await asyncio.gather(*[asked(pool, "random", f"seat {k}") for k in range(20)])
        assert len(workers()) == 2

    run(ask, count=2)


def test_a_worker_that_died_at_rest_is_replaced_without_trouble() -> None:
    async def ask(pool: BotPool) -> Thought:
        await asked(pool, "random")
        (worker,) = workers()
        os.kill(worker, signal.SIGKILL)
        await until(lambda: worker not in workers())
        await until(lambda: pool._resting[0].process.returncode is not None)
        return await asked(pool, "random")

    assert run(ask).trouble is None


def test_a_worker_thinks_with_low_priority() -> None:
    async def ask(pool: BotPool) -> int:
        await asked(pool, "random")
        (worker,) = workers()
        return os.getpriority(os.PRIO_PROCESS, worker)

    assert run(ask) > os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.parametrize(
    "command",
    [
        (sys.executable, "-c", "import sys; sys.exit(1)"),
        (sys.executable, "-c", "print('a worker that says something else')"),
        (sys.executable, "-c", "print(end='\\0\\0\\0\\1x', flush=True); input()"),
        ("/no/such/program",),
    ],
)
def test_a_worker_that_cannot_start_is_trouble_too(command: Sequence[str]) -> None:
    async def ask() -> Thought:
        pool = BotPool(1, PLENTY, command)
        await pool.start()
        try:
            return await asked(pool, "random")
        finally:
            await pool.stop()
            assert not workers()

    thought = asyncio.run(ask())
    assert thought.code in OPTIONS
    assert (thought.trouble or "").startswith("no worker could be started for the bot random: ")


def test_a_worker_that_never_gets_ready_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.minds.workers.STARTING", 0.05)
    command = (sys.executable, "-c", "input()")

    async def ask() -> Thought:
        pool = BotPool(1, PLENTY, command)
        await pool.start()
        thought = await asked(pool, "random")
        await until(lambda: not workers())
        await pool.stop()
        return thought

    trouble = asyncio.run(ask()).trouble
    assert trouble == "no worker could be started for the bot random: TimeoutError"


@pytest.mark.parametrize("pause", [0, 0.01, 0.1, 1])
def test_stop_leaves_no_process_and_no_random_answer(pause: float) -> None:
    async def ask(pool: BotPool) -> None:
        jobs = [asyncio.ensure_future(asked(pool, "slow", str(k))) for k in range(4)]
        await asyncio.sleep(pause)
        async with asyncio.timeout(PLENTY / 2):  # no job is thought to its end
            await pool.stop()
        assert not workers()
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert {type(result) for result in results} == {Stopped}
        with pytest.raises(Stopped):
            await asked(pool, "random")

    run(ask, count=2)


def test_thinkers_that_were_stopped_can_start_again() -> None:
    async def ask(pool: BotPool) -> Thought:
        await asked(pool, "random")
        await pool.stop()
        await pool.start()
        return await asked(pool, "random")

    assert run(ask).trouble is None


def test_all_that_holds_on_the_loop_of_the_server_too() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def whole() -> list[Thought]:
        pool = BotPool(1, PLENTY, COMMAND)
        await pool.start()
        thoughts = [await asked(pool, bot) for bot in ("printing", "crashing", "random")]
        job = asyncio.ensure_future(asked(pool, "slow"))
        await asyncio.sleep(0.05)
        job.cancel()
        pool.budget = 0.1
        thoughts.append(await asked(pool, "slow"))
        pool.budget = PLENTY
        waiting = asyncio.ensure_future(asked(pool, "slow"))
        await asyncio.sleep(0)
        await pool.stop()
        assert not workers()
        with pytest.raises(Stopped):
            await waiting
        return thoughts

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        thoughts = runner.run(whole())
    assert [thought.trouble is None for thought in thoughts] == [True, False, True, False]


@pytest.fixture
def server() -> Iterator[subprocess.Popen[str]]:
    program = (sys.executable, "-m", "tests.server.asking")
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


def test_a_killed_server_leaves_no_worker(server: subprocess.Popen[str]) -> None:
    assert server.stdout is not None
    pids = [int(word) for word in server.stdout.readline().split()]
    assert len(pids) == 2  # one at rest, and one in the middle of a thought
    assert all(is_alive(pid) for pid in pids)
    server.kill()
    server.wait()
    asyncio.run(until(lambda: not any(is_alive(pid) for pid in pids)))


@pytest.mark.parametrize("command", [bot_pool.COMMAND, coach_pool.COMMAND], ids=["bots", "coach"])
def test_a_worker_whose_server_died_while_it_started_ends_without_a_word(
    command: Sequence[str],
) -> None:
    reading, writing = os.pipe()
    os.close(reading)  # nobody listens any more
    nothing, heard = subprocess.DEVNULL, subprocess.PIPE
    with subprocess.Popen(command, stdin=nothing, stdout=writing, stderr=heard) as worker:
        os.close(writing)
        _, said = worker.communicate(timeout=60)
    assert (worker.returncode, said) == (-signal.SIGPIPE, b"")
