"""Games between bots, one at a time or many for measuring."""

import hashlib
from collections.abc import Callable, Sequence
from operator import index
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from bottega.bots.api import BadBot, Bot, bot, maker
from bottega.kernel.build import is_compiled
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import AnyGame, Game, Outcome, View
from bottega.kernel.options import Options
from bottega.kernel.playout import playout
from bottega.kernel.record import Answer
from bottega.kernel.rng import SEED_BITS, Stream, stream
from bottega.kernel.table import Table
from bottega.kernel.values import Value

T = TypeVar("T", bound=Table)
GamesDone = Callable[[int], None]  # is told how many games are done


class Played(NamedTuple, Generic[T]):
    """A game that bots have played to its end."""

    table: T
    decisions: int  # questions that left a choice
    answers: tuple[Answer, ...]


class Seated(NamedTuple):
    """A bot in its seat, with the name it is blamed by."""

    seat: int
    name: str
    bot: Bot


class Simulation(Value):
    """What many games between the same bots came to; lists are by seat."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[int]
    mean_scores: list[float]
    compiled: bool
    digest: str


def play(
    game: Game[T, Any], options: Options, seed: int, names_or_bots: Sequence[str | Bot]
) -> Played[T]:
    """Play one game between bots: one for all seats, or one for each."""
    seats = seat_bots(game, options, seed, names_or_bots)
    return play_on(game, game.new(options, seed), seats)


def seat_bots(
    game: AnyGame, options: Options, seed: int, names_or_bots: Sequence[str | Bot]
) -> list[Seated]:
    """Make a bot for every seat, each with a stream of its own that follows from the seed."""
    seats = []
    for seat, who in enumerate(fill(names_or_bots, options.players)):
        if isinstance(who, str):
            seats.append(Seated(seat, who, bot(who, game, chooser(seed, seat))))
        else:
            seats.append(Seated(seat, type(who).__name__, who))
    return seats


def fill(bots: Sequence[str | Bot], players: int) -> list[str | Bot]:
    """Let one bot sit everywhere; else there is one for each seat."""
    if len(bots) == 1:
        return [bots[0]] * players
    if len(bots) != players:
        raise BadOptions(f"{players} seats want 1 or {players} bots, not {len(bots)}")
    return list(bots)


def chooser(seed: int, seat: int) -> Stream:
    """Derive the stream of a seat's bot; the deal does not depend on it."""
    return stream(seed, f"bot {seat}")


def play_on(game: Game[T, Any], table: T, seats: Sequence[Seated]) -> Played[T]:
    """Let bots play a table to its end."""
    decisions = 0
    answers: list[Answer] = []
    while table.seat >= 0:
        seated = seats[table.seat]
        if len(answers) == game.longest:
            names = ", ".join(dict.fromkeys(seated.name for seated in seats))
            raise BadBot(f"{names} came to no end in {game.longest} answers")
        options = tuple([int(code) for code in table.options])
        code = ask(game, table, seated, options)
        decisions += len(options) > 1
        answers.append(Answer(seated.seat, code))
        table.apply(code)
    return Played(table, decisions, tuple(answers))


def ask(game: AnyGame, table: Table, seated: Seated, options: tuple[int, ...]) -> int:
    """Ask a bot what the table asks its seat; what is wrong with its answer is named."""
    who = f"the bot {seated.name} in seat {seated.seat}"
    return chosen(game, seated.bot, who, game.view(table, seated.seat), options)


def chosen(game: AnyGame, bot: Bot, who: str, view: View, options: tuple[int, ...]) -> int:
    """Ask a bot what it answers, and name it where that is wrong."""
    try:
        answer = bot.choose(view, options)
    except (Exception, SystemExit) as error:
        raise BadBot(f"{who} raised {type(error).__name__}: {error}") from error
    try:
        code = index(answer)
    except TypeError:
        raise BadBot(f"{who} answered {answer!r}, which is not a number") from None
    if code not in options:
        offered = "; ".join(f"{option} ({game.line(option)})" for option in options)
        said = f"{code} ({game.line(code)})" if 0 <= code < len(game.space) else str(code)
        raise BadBot(f"{who} answered {said}, but was offered: {offered}")
    return code


class Tally:
    """Adds up finished games."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0] * players
        self.points = [0] * players
        self.hash = hashlib.blake2b()

    def add(self, table: Table, decisions: int, seconds: float) -> None:
        """Count a game in."""
        outcome = ended(self.game, table)
        self.games += 1
        self.decisions += decisions
        self.seconds += seconds
        for seat in outcome.winners:
            self.wins[seat] += 1
        for seat, points in enumerate(outcome.counted):
            self.points[seat] += points
        self.hash.update(self.game.dump(table))

    def result(self) -> Simulation:
        """Give the sums, means and rates."""
        return Simulation(
            self.game.name,
            len(self.wins),
            self.games,
            self.decisions,
            self.seconds,
            self.decisions / self.seconds if self.seconds else 0.0,
            self.wins,
            [points / self.games for points in self.points],
            is_compiled(),
            self.hash.hexdigest(),
        )


def ended(game: AnyGame, table: Table) -> Outcome:
    """Give the outcome of a game that nobody is asked in any more."""
    outcome = game.outcome(table)
    if outcome is None:
        raise RuntimeError(f"a game of {game.name} stopped before its end")
    return outcome


def won_by(game: AnyGame, options: Options, outcome: Outcome, seat: int) -> float:
    """Give a seat's part of the win; a side that wins together wins whole."""
    winning = sum([side[0] in outcome.winners for side in game.sides(options)])
    return (seat in outcome.winners) / max(1, winning)


def simulate(
    game: AnyGame,
    options: Options,
    games: int,
    seed: int,
    names: Sequence[str],
    progress: GamesDone | None = None,
) -> Simulation:
    """Play games with seeds `seed`, `seed + 1`, ... and measure; only playing is timed."""
    check_series(games, seed, games)
    bots = fill(names, options.players)
    for name in set(names):
        maker(name)
    run = _play_inside if set(names) == {"random"} else _play_outside
    tally = Tally(game, options.players)
    for k in range(games):
        run(game, options, seed + k, bots, tally)
        if progress is not None:
            progress(k + 1)
    return tally.result()


def check_series(games: int, seed: int, deals: int) -> None:
    """Refuse a series of games that is empty or runs out of seeds."""
    if games < 1:
        raise BadOptions(f"at least one game is played, not {games}")
    if not 0 <= seed <= (1 << SEED_BITS) - deals:
        raise BadOptions(f"seeds are whole numbers of at most {SEED_BITS} bits, not {seed}")


def _play_inside(
    game: AnyGame, options: Options, seed: int, bots: Sequence[str | Bot], tally: Tally
) -> None:
    """Let random bots play with the loop inside the compiled package."""
    choosers = [chooser(seed, seat) for seat in range(options.players)]
    table = game.new(options, seed)
    start = perf_counter()
    decisions = playout(table, choosers)
    tally.add(table, decisions, perf_counter() - start)


def _play_outside(
    game: AnyGame, options: Options, seed: int, bots: Sequence[str | Bot], tally: Tally
) -> None:
    """Let any bots play, each asked with its view."""
    seats = seat_bots(game, options, seed, bots)
    table = game.new(options, seed)
    start = perf_counter()
    played = play_on(game, table, seats)
    tally.add(played.table, played.decisions, perf_counter() - start)
