"""The coach: what the answers to a question are worth, and what a game's answers gave away.

It sees what the seat saw and nothing else: a record is played again only to build the views.
"""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from math import hypot
from typing import Final, Protocol

from bottega.bots import search
from bottega.bots.shipped import shipped
from bottega.bots.thoughts import Considered
from bottega.bots.workers import spread
from bottega.games import game as game_called
from bottega.kernel.build import is_compiled
from bottega.kernel.errors import BadOptions, BadRecord
from bottega.kernel.game import AnyGame, View
from bottega.kernel.record import Record, step
from bottega.kernel.rng import Stream, stream
from bottega.kernel.values import Value
from bottega.text.adviser import Adviser
from bottega.text.say import PHRASES

SHOWN: Final = 3  # answers in a hint
TURNING: Final = 5  # turning points, at most
LEAST: Final = 1.0  # points that a turning point gave away
DIGITS: Final = 3  # of points
HINT: Final = 1000  # iterations where nobody says how many
REVIEW: Final = 400
LOOKS: Final = 8  # at each of the answers that are compared, at least

DecisionsDone = Callable[[int, int], None]  # is told how many decisions are judged, and of how many
Cancelled = Callable[[], bool]  # says whether nobody waits for the rest any more


class Ponders(Protocol):
    """Who weighs answers: the search, or another one with the same two methods."""

    def ponder(self, view: View, options: Sequence[int]) -> list[Considered]:
        """Give the answers that were considered, the best first."""

    def weigh(self, view: View, options: Sequence[int], codes: Sequence[int]) -> list[Considered]:
        """Give these answers, each looked into equally long."""


Thinker = Callable[[AnyGame, Stream, int], Ponders]


class Worth(Value):
    """An answer in points: how far ahead of the rivals it leads, and where that comes from."""

    code: int
    line: str
    value: float
    low: float  # of a 95 % interval
    high: float
    sources: dict[str, float]


class Hint(Value):
    """The best answers to a question, and whether the first is better beyond the intervals."""

    seat: int
    best: list[Worth]
    sure: bool


class Decision(Value):
    """A question that left a choice, as its seat saw it, and the answer that was given."""

    number: int  # answers given before it
    turn: int  # turns begun before it
    view: View
    options: tuple[int, ...]
    code: int

    def __str__(self) -> str:
        return f"decision {self.number}"


class Judged(Value):
    """What a decision gave away, in points; what the difference to the best comes from."""

    number: int  # answers given before it: moment `number` shows its question
    turn: int
    code: int
    line: str
    best_code: int
    best_line: str
    lost: float  # 0 where the best was chosen, or the difference is within the noise
    low: float  # of a 95 % interval of the difference
    high: float
    sources: dict[str, float]  # of the best less those of the chosen
    value: float  # points ahead of the rivals after it


class Review(Value):
    """All decisions of a seat that were judged."""

    game: str
    seat: int
    iterations: int
    seed: int
    decisions: int  # of the seat, those too that were not judged
    complete: bool
    judged: list[Judged]
    lost: float
    turning: list[int]  # the numbers of the turning points, the largest loss first


def searching(game: AnyGame, rng: Stream, iterations: int) -> Ponders:
    """Let the search think for so many iterations, by the best judge that is quick enough here."""
    network = shipped(game) if is_compiled() else None
    return search.Search(game, rng, iterations, network=network)


def hint(
    game: AnyGame,
    view: View,
    options: Sequence[int],
    rng: Stream,
    iterations: int = HINT,
    thinker: Thinker = searching,
) -> Hint:
    """Weigh the answers to a question: half of the work finds the best, half compares them."""
    if view.seat is None or not options:
        raise ValueError("a hint is for a seat that is asked something")
    half = max(LOOKS * SHOWN, iterations // 2)
    codes = list(options)
    if len(options) > 1:
        found = thinker(game, rng.fork(), half).ponder(view, options)
        codes = list(dict.fromkeys((*(considered.code for considered in found), *options)))
    weighed = thinker(game, rng.fork(), half).weigh(view, options, codes[:SHOWN])
    best = [worth_of(game, considered) for considered in ranked(weighed)]
    return Hint(view.seat, best, len(best) == 1 or lead(best[0], best[1]) > 0)


def ranked(weighed: Sequence[Considered]) -> list[Considered]:
    """Put the best first; of equals the one that was named first."""
    return sorted(weighed, key=lambda considered: -considered.value)


def worth_of(game: AnyGame, found: Considered) -> Worth:
    """Give what was considered with the words of the game, in points that are rounded."""
    return Worth(
        found.code,
        game.line(found.code),
        round(found.value, DIGITS),
        round(found.low, DIGITS),
        round(found.high, DIGITS),
        _rounded(found.sources),
    )


def _rounded(sources: dict[str, float]) -> dict[str, float]:
    return {name: round(points, DIGITS) for name, points in sources.items()}


def lead(best: Worth | Considered, other: Worth | Considered) -> float:
    """Say by how many points one answer is better; 0 where that is within the noise."""
    ahead = best.value - other.value
    return ahead if ahead > noise(best, other) else 0.0


def noise(one: Worth | Considered, other: Worth | Considered) -> float:
    """Give half of the 95 % interval of a difference."""
    return hypot((one.high - one.low) / 2, (other.high - other.low) / 2)


def difference(best: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """Say source by source what one answer has more than another."""
    names = dict.fromkeys((*best, *other))
    return _rounded({name: best.get(name, 0.0) - other.get(name, 0.0) for name in names})


def explained(found: Hint, answers: Sequence[str], adviser: Adviser) -> list[str]:
    """Say a sentence about each answer of a hint; `answers` names them in the same order."""
    if len(found.best) == 1:
        return [adviser.only(answers[0])]
    first, *others = found.best
    ahead = [lead(first, other) for other in others]
    sources = [difference(first.sources, other.sources) for other in others]
    best = adviser.best(answers[0], answers[1], ahead[0], sources[0])
    return [best, *map(adviser.worse, ahead, sources)]


def advised(found: Hint, answers: Sequence[str], adviser: Adviser, players: int) -> list[str]:
    """Say the same of each answer, after what it is worth."""
    worths = [adviser.worth(each.value, each.low, each.high, players) for each in found.best]
    return list(map(adviser.hint, worths, explained(found, answers, adviser)))


def check_seat(record: Record, seat: int) -> None:
    """Refuse a seat that a record does not have."""
    players = record.options.players
    if not 0 <= seat < players:
        raise BadOptions(f"the seats are 0 to {players - 1}, not {seat}")


def decisions(game: AnyGame, record: Record, seat: int) -> list[Decision]:
    """Play a record again and give all that left a seat a choice, as that seat saw it."""
    check_seat(record, seat)
    if (record.game, record.version) != (game.name, game.version):
        raise BadRecord(
            f"the record is of {record.game} {record.version}, not of {game.name} {game.version}"
        )
    began = PHRASES[game.name].turns if game.name in PHRASES else ()
    table = game.new(record.options, record.seed)
    turn = 0
    found = []
    for number, answer in enumerate(record.answers):
        if table.seat == seat and answer.seat == seat and len(table.options) > 1:
            options = tuple([int(code) for code in table.options])
            found.append(Decision(number, turn, game.view(table, seat), options, answer.code))
        table.log = []
        step(game, table, record, number + 1)
        turn += any(isinstance(event, began) for event in table.log)
    return found


def judge(
    game: AnyGame,
    decision: Decision,
    iterations: int,
    seed: int,
    thinker: Thinker = searching,
) -> Judged:
    """Compare an answer with the best one, both looked into equally long."""
    view, options = decision.view, decision.options
    rng = stream(seed, f"review {view.seat} {decision.number}")
    looks = max(2 * LOOKS, iterations)
    best = chosen = thinker(game, rng.fork(), looks).ponder(view, options)[0]
    if best.code != decision.code:
        both = [best.code, decision.code]
        weighed = thinker(game, rng.fork(), looks).weigh(view, options, both)
        best = ranked(weighed)[0]
        chosen = next((one for one in weighed if one.code == decision.code), best)
    ahead = best.value - chosen.value
    wide = 0.0 if best.code == chosen.code else noise(best, chosen)
    return Judged(
        decision.number,
        decision.turn,
        decision.code,
        game.line(decision.code),
        best.code,
        game.line(best.code),
        round(lead(best, chosen), DIGITS),
        round(ahead - wide, DIGITS),
        round(ahead + wide, DIGITS),
        {} if best.code == chosen.code else difference(best.sources, chosen.sources),
        round(chosen.value, DIGITS),
    )


def review(
    game: AnyGame,
    record: Record,
    seat: int,
    iterations: int = REVIEW,
    seed: int = 0,
    progress: DecisionsDone | None = None,
    cancelled: Cancelled | None = None,
    jobs: int = 1,
    thinker: Thinker = searching,
) -> Review:
    """Judge all decisions of a seat, until somebody cancels it."""
    asked = decisions(game, record, seat)
    judged: list[Judged] = []
    with closing(judgements(game, asked, iterations, seed, jobs, thinker)) as coming:
        while not (cancelled is not None and cancelled()):
            one = next(coming, None)
            if one is None:
                break
            judged.append(one)
            if progress is not None:
                progress(len(judged), len(asked))
    return summed(game.name, seat, iterations, seed, len(asked), judged)


def judgements(
    game: AnyGame,
    asked: Sequence[Decision],
    iterations: int,
    seed: int,
    jobs: int = 1,
    thinker: Thinker = searching,
) -> Generator[Judged, None, None]:
    """Judge decisions here or in so many processes, in the order in which that is done.

    Each has a stream of its own, so what comes out does not depend on the others, nor on `jobs`.
    Whoever closes the generator ends the processes.
    """
    if jobs == 1:
        yield from (judge(game, decision, iterations, seed, thinker) for decision in asked)
        return
    thinker(game, stream(seed, "review"), iterations)  # what it does without is said here, once
    work = partial(_judge_by_name, game.name, iterations, seed, thinker)
    yield from spread(work, asked, jobs)


def _judge_by_name(
    name: str, iterations: int, seed: int, thinker: Thinker, decision: Decision
) -> Judged:
    return judge(game_called(name), decision, iterations, seed, thinker)


def summed(
    game: str, seat: int, iterations: int, seed: int, asked: int, judged: Sequence[Judged]
) -> Review:
    """Put a review together from what was judged, in any order."""
    ordered = sorted(judged, key=lambda one: one.number)
    return Review(
        game,
        seat,
        iterations,
        seed,
        asked,
        len(ordered) == asked,
        ordered,
        round(sum(one.lost for one in ordered), DIGITS),
        turning(ordered),
    )


def turning(judged: Sequence[Judged]) -> list[int]:
    """Name the decisions that gave away most, the largest loss first."""
    worst = sorted((one for one in judged if one.lost >= LEAST), key=lambda one: -one.lost)
    return [one.number for one in worst[:TURNING]]
