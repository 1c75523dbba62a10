"""Puzzles: positions to be solved, what became of one's answer, and how strong one is at it."""

from msgspec import UNSET, Raw, UnsetType

from bottega.kernel.values import Lean, Strict
from bottega.text import Panel
from bottega.wire.basics import Code
from bottega.wire.counsel import Advice
from bottega.wire.told import Progress


class Verdict(Lean):
    """What somebody's first answer to a puzzle was worth, beside all others."""

    code: int  # the answer that was given
    solved: bool
    answers: tuple[Advice, ...]  # the best first
    rating: int | None = None  # yours after it, where you are rated
    before: int | None = None  # None where it was the first that counts
    table: str | None = None  # where the game can be looked at
    decision: int | None = None  # the moment of it that shows the position


class Puzzle(Lean):
    """A position with one answer that is clearly best, as the seat saw that was asked."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    seat: int
    rating: int
    view: Raw
    choices: tuple[Raw, ...]  # the answers, as a table offers them
    question: Raw | UnsetType = UNSET
    sentence: str | None = None
    named: dict[str, str] = {}
    progress: tuple[Progress, ...] = ()
    panels: tuple[Panel, ...] = ()
    tried: int = 0  # by so many
    solved: int = 0
    verdict: Verdict | None = None  # when you have answered it


class NextPuzzle(Lean):
    """A puzzle of about your strength that you have not seen."""

    puzzle: str | None = None  # None: there is none


class PuzzleCourse(Lean):
    """How you fare with the puzzles of a game."""

    game: str
    tried: int
    solved: int
    rating: int | None = None
    spread: int = 0
    sure: bool = True
    best: int | None = None
    rated: int = 0  # how many of those tried count
    course: tuple[int, ...] = ()  # your rating after the last ones, the oldest first
    more: bool = False  # whether there is one that you have not seen


class Puzzles(Lean):
    """How you fare with puzzles, by game."""

    games: tuple[PuzzleCourse, ...]
    shares: bool = False  # whether positions of your games may become puzzles


class Solution(Strict):
    """An answer to a puzzle."""

    code: Code


class Sharing(Strict):
    """Whether positions of your games may become puzzles, where all others at the table agree."""

    shares: bool
