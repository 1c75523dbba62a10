"""What a bot is given, and what is wrong with a bot."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bottega.bots.api import BadBot
from bottega.bots.match import chosen
from bottega.client.playing import in_thread
from bottega.games.masters import GAME
from bottega.kernel.game import View

VIEW: View = GAME.view(GAME.new(GAME.options_of(2), 1), 0)


class Says:
    """A bot that says what it is told to."""

    def __init__(self, say: Callable[[], Any]) -> None:
        self.say = say

    def choose(self, view: View, options: Sequence[int]) -> int:
        return self.say()  # type: ignore[no-any-return]


def leave() -> None:
    raise SystemExit(3)


@pytest.mark.parametrize(
    ("say", "why"),
    [
        (lambda: 1 // 0, "the bot Says raised ZeroDivisionError: "),
        (leave, "the bot Says raised SystemExit: 3"),
        (lambda: "4", "the bot Says answered '4', which is not a number"),
        (lambda: None, "the bot Says answered None, which is not a number"),
        (lambda: 4, r"the bot Says answered 4 \(.*\), but was offered: 3 \(.*\); 5 "),
    ],
)
def test_what_is_wrong_with_a_bot_is_named(say: Callable[[], Any], why: str) -> None:
    with pytest.raises(BadBot, match=why):
        chosen(GAME, Says(say), "the bot Says", VIEW, (3, 5))


def test_an_option_is_an_answer() -> None:
    assert chosen(GAME, Says(lambda: 5), "the bot Says", VIEW, (3, 5)) == 5


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    going_on = threading.Event()

    async def run() -> bool:
        asyncio.get_running_loop().call_soon(going_on.set)
        return await in_thread(lambda: going_on.wait(20))

    assert asyncio.run(run())


def test_what_is_raised_in_the_thread_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(in_thread(lambda: 1 // 0))


def test_a_thought_that_nobody_waits_for_is_dropped() -> None:
    leaving, left = threading.Event(), threading.Event()

    def think() -> None:
        leaving.wait(20)
        left.set()

    async def run() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(in_thread(think), 0.01)

    asyncio.run(run())
    leaving.set()  # the loop is closed by now
    assert left.wait(20)
