"""A bot process: it makes bots and asks them, one job after the other."""

import hashlib
import os
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from operator import index
from typing import Final

import msgspec

from bottega.bots.api import Bot, UnknownBot, bot
from bottega.games import game
from bottega.kernel.rng import stream
from bottega.kernel.values import Value
from bottega.server.base import logs
from bottega.server.base.bots import SIMPLER, is_ours
from bottega.server.minds.pipe import (
    READY,
    die_with_the_server,
    messages,
    named,
    take_the_line,
    tell,
)
from bottega.server.table.weighed import Weighed, kept

KEPT: Final = 64  # bots that keep their plans
NICE: Final = 10  # answering people comes first


class Job(Value):
    """What a bot is asked."""

    game: str
    bot: str
    sitting: str  # one seat of one table
    view: bytes
    options: tuple[int, ...]
    seconds: float = 20.0  # that it may take
    chance: str = ""  # where the same question must get the same answer, wherever it is asked


class Reply(Value):
    """What a bot answered, or what was wrong with it and perhaps what a simpler one answers."""

    code: int | None = None
    trouble: str | None = None
    weighed: tuple[Weighed, ...] = ()  # what it considered, the best first


class Trouble(Exception):
    """A bot has no answer; the message says why and tells nothing of what it saw."""


class Bench:
    """The bots of this worker, each with its sitting; who was not asked for long must go."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()

    def answer(self, job: Job) -> Reply:
        """Let the bot of a job answer it, or a simpler one in its place."""
        try:
            return self._answer(job)
        except Trouble as trouble:  # a bot in trouble is made anew
            why = str(trouble)
        if job.bot == SIMPLER:
            return Reply(trouble=why)
        try:
            reply = self._answer(msgspec.structs.replace(job, bot=SIMPLER))
        except Trouble:
            return Reply(trouble=why)
        return Reply(reply.code, why)

    def _answer(self, job: Job) -> Reply:
        who = (job.game, job.bot, job.sitting)
        known = who in self._bots and not job.chance  # a plan would be what was thought before
        found = self._bots.pop(who) if known else make(job)
        if hasattr(found, "thoughts"):
            found.thoughts = []  # those of an earlier answer
        code = ask(found, job)
        self._bots[who] = found
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return Reply(code, weighed=kept(getattr(found, "thoughts", ()), job.options, code))


def make(job: Job) -> Bot:
    """Make the bot that is named."""
    if not is_ours(job.bot):
        raise Trouble("no bot of the server has this name")
    try:
        seed = seed_of(job.chance) if job.chance else secrets.randbits(128)
        return bot(job.bot, game(job.game), stream(seed, "bot"))
    except UnknownBot:
        raise Trouble("no bot of the server has this name") from None
    except Exception as error:
        raise Trouble(f"the bot {job.bot} could not be made: {named(error)}") from None


def seed_of(chance: str) -> int:
    """Give the seed that a word stands for."""
    return int.from_bytes(hashlib.blake2b(chance.encode(), digest_size=16).digest())


def ask(asked: Bot, job: Job) -> int:
    """Ask a bot, tell it how long it may think if it wants to know, and check what it answers."""
    try:
        view = msgspec.json.decode(job.view, type=game(job.game).views)
    except msgspec.DecodeError:
        raise Trouble(f"what the bot {job.bot} was shown is no view of {job.game}") from None
    limit = getattr(asked, "limit", None)
    try:
        if callable(limit):
            limit(job.seconds)
        answer = asked.choose(view, job.options)
    except Exception as error:
        raise Trouble(f"the bot {job.bot} raised {named(error)}") from None
    return checked(answer, job.options, job.bot)


def checked(answer: object, options: Sequence[int], name: str) -> int:
    """Give the answer as a number that is among the options."""
    try:
        code = index(answer)  # type: ignore[arg-type]
    except TypeError:
        raise Trouble(f"the bot {name} answered what is not a number") from None
    if code not in options:
        raise Trouble(f"the bot {name} answered what was not among its options")
    return code


def main() -> None:
    """Answer jobs until the server closes the line or dies."""
    die_with_the_server()
    os.nice(NICE)
    logs.set_up("warning")
    jobs, replies = take_the_line()
    tell(replies, READY)
    bench = Bench()
    for content in messages(jobs):
        reply = bench.answer(msgspec.json.decode(content, type=Job))
        tell(replies, msgspec.json.encode(reply))


if __name__ == "__main__":
    main()
