"""Puzzles: positions of real games in which the coach sees one answer that is clearly best.

A position is looked at as its seat saw it. What is kept of it is that view and what every answer is
worth, so whoever solves it is told nothing that the seat did not know.
"""

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import msgspec
from msgspec import Raw

from bottega import __version__
from bottega.bots.coach import (
    LEAST,
    LOOKS,
    Decision,
    Thinker,
    Worth,
    decisions,
    noise,
    ranked,
    searching,
    worth_of,
)
from bottega.bots.greedy import Greedy
from bottega.bots.levels import ByEye
from bottega.bots.match import play
from bottega.bots.thoughts import Considered
from bottega.bots.workers import Hands, spread, uninterrupted
from bottega.games import game as game_called
from bottega.kernel.errors import BadOptions, BottegaError
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options, pairs
from bottega.kernel.record import Record, read
from bottega.kernel.rng import Stream, stream
from bottega.kernel.values import Strict, Value
from bottega.lab import books
from bottega.lab.books import Part, Wording

KIND: Final = "bottega puzzles"
FIRST: Final = 400  # iterations of the first look, as long as a review's
SECOND: Final = 4000  # of the second one, at all answers
FEWEST: Final = 3  # answers that a puzzle has
MOST: Final = 40
WORDING: Final = Wording("search for puzzles", "search for puzzles", "doing", "game is looked at")


class Hunt(Strict):
    """All that decides what is found in a game; the seed as a word, since it may be long."""

    kind: str
    bottega: str
    game: str
    version: int
    seed: str
    first: int
    second: int
    margin: float


class Puzzle(Strict):
    """A position with one answer that is clearly best, and what all of them are worth."""

    decision: int  # answers given before it
    seat: int
    view: Raw
    answers: list[Worth]  # the best first


class Looked(Part):
    """A game that was looked at, with the puzzles that were found in it."""

    source: str  # which game it is
    positions: int
    puzzles: list[Puzzle]
    trouble: str = ""  # why it could not be looked at


class Brought(Value):
    """A game that was played, by its record."""

    source: str
    record: str


class Made(Value):
    """A game that bots are yet to play."""

    options: Options
    seed: int
    bots: tuple[str, ...]

    @property
    def source(self) -> str:
        """Name the game by all that decides it."""
        chosen = pairs(sorted(self.options.chosen.items()))
        who = ",".join(self.bots)
        return " ".join([f"{self.options.players} players", *chosen, who, f"seed {self.seed}"])


Source = Brought | Made


def hunt_of(
    game: AnyGame,
    seed: int = 0,
    first: int = FIRST,
    second: int = SECOND,
    margin: float = LEAST,
) -> Hunt:
    """Name a search for puzzles of a game."""
    return Hunt(KIND, __version__, game.name, game.version, str(seed), first, second, margin)


def made(
    game: AnyGame, options: Options, bots: Sequence[str], games: int, seed: int
) -> Iterable[Made]:
    """List games that bots are to play, with seeds from one on."""
    if games < 1:
        raise BadOptions(f"at least one game is played, not {games}")
    return (Made(options, seed + number, tuple(bots)) for number in range(games))


# A whole search.


def hunting(
    game: AnyGame,
    hunt: Hunt,
    sources: Iterable[Source],
    jobs: Hands = 1,
    thinker: Thinker = searching,
) -> Generator[Looked, None, None]:
    """Look at games here or elsewhere, and give each when it is looked at.

    Every position has a stream of its own, so what is found depends neither on the others nor on
    who looks.
    """
    if jobs == 1:
        yield from (look(game, hunt, thinker, source) for source in sources)
        return
    game_called(game.name)
    yield from spread(partial(_look_by_name, game.name, hunt, thinker), sources, jobs)


def _look_by_name(name: str, hunt: Hunt, thinker: Thinker, source: Source) -> Looked:
    return look(game_called(name), hunt, thinker, source)


class Keeper(Protocol):
    """Whoever keeps what was found, game by game: a file, or a server's database."""

    def knows(self, source: str) -> bool:
        """Say whether a game was looked at."""

    def keep(self, looked: Looked) -> object:
        """Keep what was found in a game."""


def hunted(
    game: AnyGame,
    hunt: Hunt,
    sources: Iterable[Source],
    keepers: Sequence[Keeper],
    jobs: Hands = 1,
    thinker: Thinker = searching,
) -> Generator[Looked, None, None]:
    """Look at the games that no keeper knows, and give each when all have kept what it has."""
    missing = (one for one in sources if not any(keeper.knows(one.source) for keeper in keepers))
    with closing(hunting(game, hunt, missing, jobs, thinker)) as looking:
        for looked in looking:
            with uninterrupted():  # what was found is kept
                for keeper in keepers:
                    keeper.keep(looked)
            yield looked


class Book(books.Book[Hunt, Looked]):
    """The file of a search: a line for each game that was looked at."""

    def __init__(self, path: Path, hunt: Hunt) -> None:
        self.looked: dict[str, Looked] = {}
        super().__init__(path, hunt, Looked, _differences, WORDING)

    def knows(self, source: str) -> bool:
        """Say whether a game was looked at."""
        return source in self.looked

    def keep(self, looked: Looked) -> None:
        """Write what was found in a game."""
        self.add(looked)

    def take(self, part: Looked) -> bool:
        """Keep a game that is there once."""
        if self.knows(part.source):
            return False
        self.looked[part.source] = part
        return True


def kept(path: Path) -> tuple[Hunt, list[Looked]]:
    """Read the file of a search, which may go on meanwhile."""
    return books.read(path, Hunt, Looked, WORDING)


def _differences(there: Hunt, here: Hunt) -> list[str]:
    pairs = zip(there.__struct_fields__, astuple(there), astuple(here), strict=True)
    return [f"{name} is {old} there, {new} here" for name, old, new in pairs if old != new]


astuple = msgspec.structs.astuple


# One game.


def look(game: AnyGame, hunt: Hunt, thinker: Thinker, source: Source) -> Looked:
    """Look at all positions of a game; of a turn only the first puzzle is kept."""
    try:
        record = _played(game, source)
        asked = _asked(game, record)
    except BottegaError as error:
        return Looked(source.source, 0, [], trouble=str(error))
    found: list[Puzzle] = []
    turns: set[tuple[int, int]] = set()
    for decision in asked:
        turn = (decision.view.asked, decision.turn)
        if turn in turns:
            continue
        puzzle = puzzle_at(game, hunt, source.source, decision, thinker)
        if puzzle is not None:
            found.append(puzzle)
            turns.add(turn)
    return Looked(source.source, len(asked), found)


def _played(game: AnyGame, source: Source) -> Record:
    if isinstance(source, Brought):
        return read(game, source.record)
    done = play(game, source.options, source.seed, source.bots)
    return Record(game.name, game.version, source.options, source.seed, done.answers, None)


def _asked(game: AnyGame, record: Record) -> list[Decision]:
    """List the decisions of all seats, in the order in which they were made."""
    seats = range(record.options.players)
    found = [one for seat in seats for one in decisions(game, record, seat)]
    return sorted(found, key=lambda one: one.number)


# One position.


def puzzle_at(
    game: AnyGame, hunt: Hunt, source: str, decision: Decision, thinker: Thinker = searching
) -> Puzzle | None:
    """Make a puzzle of a position, if two looks agree that one answer is clearly best.

    The first look is short, and finds the two best. The second has another seed, is longer, and
    weighs all answers alike. Between them it is seen that the answer is not plain to see.
    """
    view, options = decision.view, decision.options
    rng = stream(int(hunt.seed), f"puzzle {source} {decision.number}")
    if not FEWEST <= len(options) <= MOST or is_set(game, decision, rng.fork()):
        return None
    best = _first(game, hunt, decision, rng.fork(), thinker)
    if best is None or best in plain_to_see(game, decision, rng.fork()):
        return None
    looks = max(LOOKS * len(options), hunt.second)
    weighed = ranked(thinker(game, rng.fork(), looks).weigh(view, options, options))
    if weighed[0].code != best or sure_lead(weighed[0], weighed[1]) < hunt.margin:
        return None
    answers = [worth_of(game, one) for one in weighed]
    return Puzzle(decision.number, decision.view.asked, Raw(msgspec.json.encode(view)), answers)


def _first(
    game: AnyGame, hunt: Hunt, decision: Decision, rng: Stream, thinker: Thinker
) -> int | None:
    """Give the best answer if it seems to lead clearly."""
    view, options = decision.view, decision.options
    found = ranked(thinker(game, rng.fork(), hunt.first).ponder(view, options))[:2]
    if len(found) < 2 or found[0].value - found[1].value < hunt.margin:
        return None
    codes = [one.code for one in found]
    both = ranked(thinker(game, rng.fork(), hunt.first).weigh(view, options, codes))
    return both[0].code if sure_lead(both[0], both[1]) >= hunt.margin else None


def sure_lead(best: Considered | Worth, other: Considered | Worth) -> float:
    """Say by how many points one answer is better at least: the low end of the 95 % interval."""
    return best.value - other.value - noise(best, other)


def plain_to_see(game: AnyGame, decision: Decision, rng: Stream) -> set[int]:
    """Give the answers of those who look at this turn alone, also with a beginner's eyes."""
    view, options = decision.view, decision.options
    return {kind(game, rng.fork()).choose(view, options) for kind in (Greedy, ByEye)}


def is_set(game: AnyGame, decision: Decision, rng: Stream) -> bool:
    """Say whether a set is chosen one by one: its answers lead to the same in any order."""
    table = game.determinize(decision.view, rng)
    question = type(table.frame_for(decision.view.asked))
    for code in decision.options:
        after = game.copy(table)
        after.apply(code)
        seat = int(after.seat)
        same = seat == decision.view.asked and type(after.frame_for(seat)) is question
        if same and len(after.rising_options()) < len(after.options):
            return True
    return len(table.rising_options()) < len(table.options)
