"""Puzzles that somebody solves: where they come from, and what is said of an answer."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bottega.bots.coach import Hint, Worth, advised, difference, lead
from bottega.cli.identity import keep_token
from bottega.games import game as game_called
from bottega.kernel.game import AnyGame
from bottega.kernel.session import Session
from bottega.kernel.values import Value
from bottega.lab.books import BadSeries
from bottega.lab.posing import Posed, posed
from bottega.lab.puzzles import Puzzle, kept
from bottega.text.adviser import Adviser

if TYPE_CHECKING:
    from bottega.client import Lobby


class Riddle(Value):
    """A puzzle that is to be solved: which one it is, and its position."""

    name: str
    number: int
    position: Posed

    @property
    def session(self) -> Session[Any, Any]:
        """Give the table as its seat knew it."""
        return self.position.session

    @property
    def seat(self) -> int:
        """Give the seat that is asked."""
        return self.position.seat

    @property
    def players(self) -> int:
        """Count the seats."""
        return self.session.options.players


class Verdict(Value):
    """What came of an answer, and what all answers are worth, the best first."""

    code: int
    answers: tuple[Worth, ...]
    rating: int | None = None  # on a server, where one is rated
    before: int | None = None

    @property
    def best(self) -> Worth:
        """Give the best answer."""
        return self.answers[0]

    @property
    def given(self) -> Worth:
        """Give the answer that was given."""
        return next(one for one in self.answers if one.code == self.code)

    @property
    def solved(self) -> bool:
        """Say whether the best answer was given."""
        return self.code == self.best.code

    @property
    def lost(self) -> float:
        """Say how many points the answer gave away."""
        return round(lead(self.best, self.given), 3)


class Given(Value):
    """An answer that was given to a puzzle."""

    puzzle: str
    line: str
    best: str
    solved: bool
    lost: float
    rating: int | None


class Score(Value):
    """How somebody fared."""

    game: str
    tried: int
    solved: int
    answers: tuple[Given, ...]


class Puzzles(AbstractAsyncContextManager["Puzzles"]):
    """Gives puzzles one after the other, and says what their answers are worth."""

    game: AnyGame
    count = 0  # how many there are; 0 where nobody knows

    def __init__(self) -> None:
        self.given: list[Given] = []
        self.shown = 0

    @property
    def score(self) -> Score:
        """Sum up how it went."""
        solved = sum(one.solved for one in self.given)
        return Score(self.game.name, len(self.given), solved, tuple(self.given))

    async def enter(self, invitation: str | None) -> None:
        """Come to where the puzzles are, which may be somewhere that wants an invitation."""

    async def __aexit__(self, *raised: object) -> None:
        """Go from there."""

    @abstractmethod
    async def next(self) -> Riddle | None:
        """Give the next puzzle; None where there is none."""

    async def answer(self, riddle: Riddle, code: int) -> Verdict:
        """Take an answer, and say what it was worth."""
        found = await self._judge(riddle, code)
        line, best = found.given.line, found.best.line
        given = Given(riddle.name, line, best, found.solved, found.lost, found.rating)
        self.given.append(given)
        return found

    @abstractmethod
    async def _judge(self, riddle: Riddle, code: int) -> Verdict: ...

    def _riddle(self, name: str, seat: int, view: bytes) -> Riddle:
        self.shown += 1
        return Riddle(name, self.shown, posed(self.game.name, seat, view))


class Filed(Puzzles):
    """The puzzles of a file that a search has written."""

    def __init__(self, path: Path, first: int = 1) -> None:
        super().__init__()
        hunt, looked = kept(path)
        self.game = game_called(hunt.game)
        if hunt.version != self.game.version:
            raise BadSeries(
                f"{path}: these are puzzles of {hunt.game} {hunt.version}, "
                f"and here is version {self.game.version}"
            )
        self._all = [
            (f"{game.source}, decision {one.decision}", one)
            for game in looked
            for one in game.puzzles
        ]
        self.count = len(self._all)
        self.shown = first - 1

    async def next(self) -> Riddle | None:
        """Give the next puzzle of the file."""
        if self.shown >= self.count:
            return None
        name, puzzle = self._all[self.shown]
        return self._riddle(name, puzzle.seat, bytes(puzzle.view))

    async def _judge(self, riddle: Riddle, code: int) -> Verdict:
        puzzle: Puzzle = self._all[riddle.number - 1][1]
        return Verdict(code, tuple(puzzle.answers))


class Served(Puzzles):
    """The puzzles of a server, of about one's strength; it takes the first answer to each."""

    def __init__(self, lobby: "Lobby", game: AnyGame, identity: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.lobby = lobby
        self.identity = identity  # the file that keeps who one is

    async def enter(self, invitation: str | None) -> None:
        """Become somebody there."""
        if self.lobby.token is None:
            await self.lobby.become_guest(None, invitation)
        if self.identity is not None:
            keep_token(self.identity, self.lobby.token or "")

    async def __aexit__(self, *raised: object) -> None:
        await self.lobby.__aexit__(*raised)

    async def next(self) -> Riddle | None:
        """Give a puzzle that one has not seen."""
        from bottega.client import Unreadable

        id = await self.lobby.next_puzzle(self.game.name)
        if id is None:
            return None
        told = await self.lobby.puzzle(id)
        if told.version != self.game.version:
            raise Unreadable(
                f"the puzzle is of version {told.version} of {told.game}, "
                f"and version {self.game.version} is installed here"
            )
        return self._riddle(id, told.seat, bytes(told.view))

    async def _judge(self, riddle: Riddle, code: int) -> Verdict:
        told = await self.lobby.solve(riddle.name, code)
        answers = [
            Worth(one.code, one.line, one.value, one.low, one.high, one.sources)
            for one in told.answers
        ]
        return Verdict(told.code, tuple(answers), told.rating, told.before)


# What is said of an answer.

Named = Callable[[int], str]  # how the seat reads an answer


def why(found: Verdict, named: Named, coach: Adviser) -> str:
    """Say in points why the best answer is better than the one given, or than the next."""
    best, given = found.best, found.given
    if found.solved:
        other = found.answers[1]
        sources = difference(best.sources, other.sources)
        return coach.best(named(best.code), named(other.code), lead(best, other), sources)
    sources = difference(best.sources, given.sources)
    return coach.gave_away(named(best.code), named(given.code), found.lost, sources)


def all_answers(
    found: Verdict, riddle: Riddle, named: Named, coach: Adviser
) -> Sequence[tuple[str, str]]:
    """Say of each answer, the best first, what it is worth and why."""
    answers = [named(one.code) for one in found.answers]
    hint = Hint(riddle.seat, list(found.answers), sure=True)
    return list(zip(answers, advised(hint, answers, coach, riddle.players), strict=True))


def rated(found: Verdict) -> str:
    """Write a rating with how it has changed."""
    if found.rating is None or found.before is None:
        return str(found.rating)
    return f"{found.rating} ({found.rating - found.before:+d})"
