"""A coach process: it gives hints and reviews games, one job after the other."""

import os
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from bottega.bots import coach
from bottega.bots.coach import SHOWN, Hint, Ponders, Review, Thinker
from bottega.games import game
from bottega.kernel import record as records
from bottega.kernel.game import AnyGame
from bottega.kernel.rng import Stream, stream
from bottega.kernel.values import Value
from bottega.server.base import logs
from bottega.server.minds import pipe
from bottega.server.minds.pipe import named

NICE: Final = 15  # bots that somebody waits for come first
LOOKS: Final = 1.25 * (1 + SHOWN)  # at all answers, then at each of the best, and some air
LONGEST: Final = 60.0  # seconds for one look in a review


class Lesson(Value, tag_field="kind", tag=str.lower):
    """Anything that the coach is asked."""


class HintJob(Lesson):
    """What could a seat answer that sees this?"""

    game: str
    view: bytes
    options: tuple[int, ...]
    iterations: int
    seconds: float  # that it may take


class ReviewJob(Lesson):
    """What did a seat give away in this game?"""

    game: str
    record: bytes
    seat: int
    iterations: int
    seed: int


class Said(Value, tag_field="kind", tag=str.lower):
    """Anything that the coach says."""


class Underway(Said):
    """So many decisions of all are judged."""

    done: int
    all: int


class Hinted(Said):
    """The hint that was asked for."""

    hint: Hint


class Reviewed(Said):
    """The review that was asked for, when it is done."""

    review: Review


class Failed(Said):
    """Something went wrong, in words that tell nothing of what the seat saw."""

    why: str


Job = HintJob | ReviewJob
Reply = Underway | Hinted | Reviewed | Failed
Tell = Callable[[Said], None]


def answer(job: Job, tell: Tell) -> None:
    """Do a job, whatever comes of it."""
    try:
        tell(_hinted(job) if isinstance(job, HintJob) else _reviewed(job, tell))
    except Exception as error:
        tell(Failed(f"the coach raised {named(error)}"))


def _hinted(job: HintJob) -> Hinted:
    rules = game(job.game)
    view = msgspec.json.decode(job.view, type=rules.views)
    chance = stream(secrets.randbits(128), "hint")
    thinker = within(job.seconds / LOOKS)
    return Hinted(coach.hint(rules, view, job.options, chance, job.iterations, thinker))


def within(seconds: float) -> Thinker:
    """Make the coach think no longer than this at a time, if it can be told so."""

    def make(rules: AnyGame, rng: Stream, iterations: int) -> Ponders:
        made = coach.searching(rules, rng, iterations)
        limit = getattr(made, "limit", None)
        if callable(limit):
            limit(seconds)
        return made

    return make


def _reviewed(job: ReviewJob, tell: Tell) -> Reviewed:
    rules = game(job.game)
    made = records.read(rules, job.record.decode())

    def progress(done: int, of: int) -> None:
        tell(Underway(done, of))

    settings = (job.seat, job.iterations, job.seed)
    return Reviewed(coach.review(rules, made, *settings, progress, thinker=within(LONGEST)))


def main() -> None:
    """Do jobs until the server closes the line or dies."""
    pipe.die_with_the_server()
    os.nice(NICE)
    logs.set_up("warning")
    jobs, replies = pipe.take_the_line()

    def tell(said: Said) -> None:
        pipe.tell(replies, msgspec.json.encode(said))

    pipe.tell(replies, pipe.READY)
    for content in pipe.messages(jobs):
        answer(msgspec.json.decode(content, type=Job), tell)


if __name__ == "__main__":
    main()
