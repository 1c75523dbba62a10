"""Games for tuning, played in worker processes: explored with weights a little off, or compared."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.greedy import Greedy
from bottega.bots.lines import revealed
from bottega.bots.match import Seated, ask, chooser, ended, won_by
from bottega.games import game as game_named
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import AnyGame, Outcome
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Table
from bottega.kernel.values import Value
from bottega.lab.arena import line_ups
from bottega.lab.tune_fit import LEAST, Position

KEEP: Final = 3  # one in so many turns is kept as a position
SMALL: Final = 0.1  # the unit of a weight that is nothing


class Setting(Value):
    """What is tuned, and how its games are played."""

    game: str
    options: Options
    seed: int
    budget: int  # positions that a bot judges in a turn
    spread: float = 0.25  # by how much explored weights are off


class Explored(NamedTuple):
    """A deal that two sets of weights have played in turned seats."""

    deal: int
    steps: list[list[float]]  # of both
    won: float  # what the first won more of than the second, from -1 to 1
    points: float  # and its points above the other's, in a game
    positions: list[Position]


class Compared(NamedTuple):
    """A deal of new weights against the old ones; a half is as good."""

    deal: int
    result: float


def evaluation_module(game: str) -> ModuleType:
    """Find the evaluation of a game."""
    try:
        return import_module(f"bottega.bots.evaluate.{game_named(game).name}")
    except ModuleNotFoundError:
        raise BadOptions(f"{game} has no evaluation that could be tuned") from None


def weights_of(game: str, options: Options) -> dict[str, float]:
    """Give the weights that a game is valued by at such a table."""
    made = weights_kind(game, options)()
    return dict(zip(made.names(), made.values(), strict=True))


def evaluation_of(game: str, options: Options, weights: Mapping[str, float]) -> Evaluation:
    """Give the evaluation by other weights."""
    made: Evaluation = evaluation_module(game).evaluation(
        options, weights_kind(game, options)(weights)
    )
    return made


def weights_kind(game: str, options: Options) -> Any:
    """Find the class of weights; a game may have another one for some tables."""
    module = evaluation_module(game)
    kind_of = getattr(module, "weights_for", None)
    return module.Weights if kind_of is None else kind_of(options)


def moved(weights: Mapping[str, float], steps: Sequence[float]) -> dict[str, float]:
    """Give the weights some steps away; a step of 1 is as much as the weight itself."""
    pairs = zip(weights.items(), steps, strict=True)
    return {name: number + (abs(number) or SMALL) * step for (name, number), step in pairs}


def explore(setting: Setting, weights: Mapping[str, float], deal: int) -> Explored:
    """Let two sets of weights near the present ones play a deal, in each other's seats too."""
    rng = stream(setting.seed + deal, "tune")
    steps = [[jitter(rng, setting.spread) for _ in weights] for _ in range(2)]
    minds = [evaluation_of(setting.game, setting.options, moved(weights, some)) for some in steps]
    won = points = 0.0
    positions: list[Position] = []
    for line_up in line_ups(2, setting.options.players, setting.seed + deal):
        outcome, found = play_through(setting, deal, [minds[i] for i in line_up], rng)
        if outcome is None:
            return Explored(deal, steps, 0.0, 0.0, [])
        for i, counted in enumerate(outcome.counted):
            side = 1 if line_up[i] == 0 else -1
            won += side * outcome.share(i)
            points += side * counted
        positions += found
    games = _games(setting.options)
    return Explored(deal, steps, won / games, points / games, positions)


def compare(
    setting: Setting, new: Mapping[str, float], old: Mapping[str, float], deal: int
) -> Compared:
    """Let new weights play a deal against the old ones, in each other's seats too."""
    minds = [evaluation_of(setting.game, setting.options, weights) for weights in (new, old)]
    won = 0.0
    for line_up in line_ups(2, setting.options.players, setting.seed + deal):
        outcome, _ = play_through(setting, deal, [minds[i] for i in line_up], None)
        if outcome is None:
            return Compared(deal, 0.5)
        won += sum([outcome.share(i) * (1 - 2 * who) for i, who in enumerate(line_up)])
    return Compared(deal, 0.5 + won / _games(setting.options) / 2)


def _games(options: Options) -> int:
    """Count the games of a deal by which its result is divided: alone, two are one comparison."""
    return 1 if options.players == 1 else 2


def jitter(rng: Stream, spread: float) -> float:
    """Draw a step: about normal, and never so far that a weight changes its sign."""
    drawn = sum([int(rng.below(1 << 20)) for _ in range(6)]) / (1 << 20) - 3.0
    return max(LEAST, spread * drawn * 2**0.5)


def play_through(
    setting: Setting, deal: int, minds: Sequence[Evaluation], keep: Stream | None
) -> tuple[Outcome | None, list[Position]]:
    """Play a game, and keep some ends of turns if there is a stream to choose them by.

    Weights that are far off may come to no end: such a game has no outcome.
    """
    game = game_named(setting.game)
    passing = minds[0].passing
    seed = setting.seed + deal
    seats = seated(game, minds, seed, setting.budget)
    table = game.new(setting.options, seed)
    kept: list[tuple[int, Any]] = []
    for _ in range(game.longest):
        if table.seat < 0:
            break
        seat = int(table.seat)
        table.log = []
        table.apply(ask(game, table, seats[seat], tuple([int(code) for code in table.options])))
        if keep is not None and _rests(table, seat, passing) and not int(keep.below(KEEP)):
            kept.append((seat, game.view(table, seat)))
    if table.seat >= 0:
        return None, []
    outcome = ended(game, table)
    return outcome, [
        Position(
            view,
            won_by(game, setting.options, outcome, seat),
            lead_of(outcome, seat) * minds[seat].stakes(view),
        )
        for seat, view in kept
    ]


def seated(game: AnyGame, minds: Sequence[Evaluation], seed: int, budget: int) -> list[Seated]:
    """Seat greedy bots that judge by these minds."""
    return [
        Seated(i, "greedy", Greedy(game, chooser(seed, i), budget, mind))
        for i, mind in enumerate(minds)
    ]


def _rests(table: Table, seat: int, passing: frozenset[str]) -> bool:
    """Say whether a turn is over, or alone something has come to light, while the game goes on."""
    if table.seat == seat:
        return not passing and revealed(table)
    return table.seat >= 0 and type(table.stack[-1]).__name__ not in passing


def lead_of(outcome: Outcome, seat: int) -> float:
    """Give a seat's points above the mean of the others'."""
    others = [points for i, points in enumerate(outcome.counted) if i != seat]
    return outcome.counted[seat] - (sum(others) / len(others) if others else 0.0)
