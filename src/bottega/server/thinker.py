"""The worker process: it makes bots and asks them, one job after the other."""

import ctypes
import os
import re
import secrets
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from operator import index
from traceback import extract_tb
from typing import BinaryIO, Final

import msgspec

from bottega.bots.api import Bot, UnknownBot, bot, known
from bottega.games import game
from bottega.kernel.rng import stream

LENGTH: Final = 4  # bytes before every message that say how long it is
READY: Final = b""  # the worker's first message
KEPT: Final = 256  # bots that keep their plans
NICE: Final = 10  # answering people comes first
NAME: Final = re.compile(r"[a-z0-9_-]+(:[a-z0-9_-]+)?")  # no dot and no slash, so never a file
PARENT_DIED: Final = 1  # PR_SET_PDEATHSIG


class Job(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    game: str
    bot: str
    sitting: str  # one seat of one table
    view: bytes
    options: tuple[int, ...]


class Reply(msgspec.Struct, frozen=True):
    """What a bot answered, or what was wrong with it."""

    code: int | None = None
    trouble: str | None = None


class Trouble(Exception):
    """A bot has no answer; the message says why and tells nothing of what it saw."""


class Bench:
    """The bots of this worker, each with its sitting; who was not asked for long must go."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()

    def answer(self, job: Job) -> Reply:
        """Let the bot of a job answer it."""
        who = (job.game, job.bot, job.sitting)
        try:
            found = self._bots.pop(who) if who in self._bots else make(job)
            code = ask(found, job)
        except Trouble as trouble:  # a bot in trouble is made anew
            return Reply(trouble=str(trouble))
        self._bots[who] = found
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return Reply(code)


def make(job: Job) -> Bot:
    """Make the bot that is named; a file is none."""
    if not NAME.fullmatch(job.bot) or job.bot.partition(":")[0] not in known():
        raise Trouble("no bot of the server has this name")
    try:
        return bot(job.bot, game(job.game), stream(secrets.randbits(128), "bot"))
    except UnknownBot:
        raise Trouble("no bot of the server has this name") from None
    except Exception as error:
        raise Trouble(f"the bot {job.bot} could not be made: {named(error)}") from None


def ask(asked: Bot, job: Job) -> int:
    """Ask a bot and check what it answers."""
    try:
        view = msgspec.json.decode(job.view, type=game(job.game).views)
    except msgspec.DecodeError:
        raise Trouble(f"what the bot {job.bot} was shown is no view of {job.game}") from None
    try:
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


def named(error: Exception) -> str:
    """Name an error and its place; its own words may tell what the bot saw."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {os.path.basename(place.filename)}:{place.lineno}"


def message(content: bytes) -> bytes:
    """Put the length before a message."""
    return len(content).to_bytes(LENGTH, "big") + content


def main() -> None:
    """Answer jobs until the server closes the line or dies."""
    die_with_the_server()
    os.nice(NICE)
    jobs, replies = take_the_line()
    replies.write(message(READY))
    replies.flush()
    bench = Bench()
    while (length := jobs.read(LENGTH)) and len(length) == LENGTH:
        job = msgspec.json.decode(jobs.read(int.from_bytes(length, "big")), type=Job)
        replies.write(message(msgspec.json.encode(bench.answer(job))))
        replies.flush()


def die_with_the_server() -> None:
    """Have Linux end this process, in the middle of a thought too, when the server is gone.

    If it is gone already, or elsewhere, the closed line ends the process before its next job.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PARENT_DIED, signal.SIGKILL)


def take_the_line() -> tuple[BinaryIO, BinaryIO]:
    """Keep input and output for the server; a bot reads nothing and prints to the errors."""
    jobs = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return jobs, replies


if __name__ == "__main__":
    main()
