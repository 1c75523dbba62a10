"""How long bots may think, what they say of it, and who answers for those in trouble."""

import asyncio
from typing import Any
from unittest.mock import patch

from bottega.server.minds.bot_pool import BotPool, Thought
from bottega.server.table.weighed import KEPT
from tests.server.asking import OPTIONS, PLENTY, asked
from tests.server.test_thinking import note_others, run

__all__ = ["note_others"]  # used by every test here


def test_a_bot_in_trouble_is_answered_for_by_a_simpler_one() -> None:
    async def ask(pool: BotPool) -> list[Thought]:
        names = ("raising", "illegal", "stubborn", "greedy")
        return [await asked(pool, bot) for bot in names]

    *troubled, greedy = run(ask)
    assert greedy.trouble is None
    with patch("bottega.server.minds.bot_pool.secrets.choice", side_effect=AssertionError):
        for thought in run(ask):
            assert thought.code in OPTIONS
    assert all(thought.trouble is not None for thought in troubled)


def test_only_a_worker_that_hangs_or_dies_leaves_the_answer_to_chance() -> None:
    async def ask(pool: BotPool) -> list[int]:
        thoughts = [await asked(pool, "crashing")]
        pool.budget = 0.1
        return [thought.code for thought in [*thoughts, await asked(pool, "slow")]]

    with patch("bottega.server.minds.bot_pool.secrets.choice", max):
        assert run(ask) == [max(OPTIONS)] * 2


def test_a_bot_is_told_how_long_it_may_think() -> None:
    async def ask(pool: BotPool) -> list[float]:
        soon = asyncio.get_running_loop().time() + PLENTY / 2
        wishes: list[dict[str, Any]] = [{}, {"seconds": 3.0}, {"seconds": 600.0}, {"by": soon}]
        told = [await asked(pool, "thoughtful", "seat 0", **wish) for wish in wishes]
        return [thought.weighed[0].value for thought in told]

    whole, less, more, late = run(ask)
    assert (whole, less, more) == (PLENTY, 3.0, PLENTY)
    assert 0 < late < PLENTY / 2


def test_a_bot_says_what_it_considered_and_its_choice_is_always_among_it() -> None:
    async def ask(pool: BotPool) -> Thought:
        return await asked(pool, "thoughtful")

    thought = run(ask)
    assert len(OPTIONS) > KEPT
    assert [one.code for one in thought.weighed] == [*OPTIONS[: KEPT - 1], OPTIONS[-1]]
    assert thought.code == OPTIONS[-1]
    assert [one.visits for one in thought.weighed[:2]] == [9, 8]


def test_thoughts_belong_to_one_answer() -> None:
    async def ask(pool: BotPool) -> list[Thought]:
        return [await asked(pool, "planning") for _ in range(4)]

    assert [bool(thought.weighed) for thought in run(ask)] == [True, False, False, True]


def test_nonsense_that_a_bot_says_of_its_thoughts_is_left_out() -> None:
    async def ask(pool: BotPool) -> list[Thought]:
        return [await asked(pool, bot) for bot in ("rambling", "counting")]

    for thought in run(ask):
        assert (thought.code, thought.weighed, thought.trouble) == (OPTIONS[0], (), None)
