"""What a coach says."""

from typing import Literal

from bottega.kernel.values import Lean


class Advice(Lean):
    """An answer and what it is worth: the points ahead of the rivals that it leads to."""

    code: int
    line: str
    value: float  # on average over what may lie hidden
    low: float  # of a 95 % interval
    high: float
    sources: dict[str, float]  # where the value comes from, in points
    sentence: str | None = None  # the answer
    worth: str | None = None  # its value and interval in words
    because: str | None = None  # how it compares with the best or the next, and what for


class HintGiven(Lean):
    """What a seat could answer now, the best first, as far as its own view tells."""

    seat: int
    version: int  # of the question it is about
    best: tuple[Advice, ...]
    sure: bool  # whether the first is better than the second beyond doubt


class JudgedDecision(Lean):
    """One decision of a review: what was chosen, and what would have been better."""

    number: int  # answers given before it: the moment of this number shows its question
    turn: int
    code: int
    line: str
    best_code: int
    best_line: str
    lost: float  # points given away
    low: float  # of a 95 % interval of what was lost
    high: float
    value: float  # points ahead of the rivals after it
    sources: dict[str, float]  # where the loss comes from
    sentence: str | None = None  # what was chosen
    best_sentence: str | None = None
    because: str | None = None  # what was lost, and where


class ReviewGiven(Lean):
    """All decisions of a seat that left a choice, judged by what it could know then."""

    game: str
    seat: int
    iterations: int
    judged: tuple[JudgedDecision, ...]
    lost: float
    turning: tuple[int, ...]  # the numbers of those that gave away most, the largest loss first
    seed: int  # the same seed and iterations give the same review
    decisions: int  # how many there were to judge


class ReviewState(Lean):
    """How far a review is; `all` is 0 until it has begun."""

    state: Literal["none", "running", "done", "failed", "cancelled"]
    done: int
    all: int
    review: ReviewGiven | None = None
    message: str | None = None  # why it failed


class WeighedAnswer(Lean):
    """An answer that a bot considered: how often it looked, and what it expected of it."""

    code: int
    line: str
    visits: int
    value: float  # points ahead of the rivals
    low: float  # of a 95 % interval
    high: float
    sentence: str | None = None


class WhyGiven(Lean):
    """What a bot considered when it decided; who follows a plan or does not search says nothing."""

    table: str
    decision: int
    seat: int
    bot: str
    code: int
    line: str
    considered: tuple[WeighedAnswer, ...]
    sentence: str | None = None  # what it chose
    planned: int | None = None  # the decision in the same turn when it thought about this one
    trouble: str | None = None  # why something simpler answered for it
