"""Games that bots play for learners: every decision with what was seen, thought and won.

A shard is a safetensors file of some deals: flat arrays that are mapped into memory as they lie,
readable from every framework without a line of ours. (Parquet was the other candidate: it keeps
columns of rows, where an observation of a thousand bytes would be a thousand columns or a list
that is copied apart, and needs a library a hundred times as large.)
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
from safetensors import safe_open

from bottega.bots.api import check
from bottega.bots.match import Seated, ask, check_series, ended, fill, seat_bots
from bottega.bots.workers import Hands, spread
from bottega.games import game as game_of
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.table import Table
from bottega.kernel.values import Value
from bottega.lab.series import Series, differences, series_of
from bottega.learn.files import Arrays, BadShards, file_of, label_of, write

FORMAT: Final = 1
DEALS: Final = 64  # of a shard


class Plan(Value):
    """All that decides what is in the shards of a folder."""

    format: int
    layout: int  # the version of the observations
    series: Series
    shard: int  # deals in each


class Label(Value):
    """What a shard says of itself: its plan, its first deal, and how many games it has."""

    plan: Plan
    first: int
    games: int


class Summary(Value):
    """What a folder of shards holds."""

    game: str
    players: int
    games: int
    decisions: int
    shards: int
    played: int  # of these shards, now


class Decision(NamedTuple):
    """One question and its answer, with what whoever answered saw and thought."""

    seat: int
    observation: bytes
    options: tuple[int, ...]
    answer: int
    thoughts: list[tuple[int, int, float]]  # code, visits, value in points


def selfplay(
    game: AnyGame,
    options: Options,
    bots: list[str],
    games: int,
    seed: int,
    folder: Path,
    *,
    shard: int = DEALS,
    jobs: Hands = 1,
    tell: Callable[[int], None] | None = None,
) -> Summary:
    """Play games with seeds `seed`, `seed + 1`, ... into shards; those that are there stay.

    What a shard holds depends on its number alone, so it is the same whoever plays it, and an
    interrupted run goes on where it was.
    """
    check_series(games, seed, games)
    names = [str(name) for name in fill(bots, options.players)]
    check(names, game)
    assert game.encoding is not None
    series = series_of(game, options, names, seed)
    plan = Plan(FORMAT, game.encoding.version, series, shard)
    folder.mkdir(parents=True, exist_ok=True)
    sizes = shard_sizes(games, shard)
    missing = [i for i, size in enumerate(sizes) if not is_there(folder, i, plan, size)]
    done = games - sum([sizes[i] for i in missing])
    work = partial(play_shard, plan, options, seed, str(folder))
    with closing(spread(work, [(i, sizes[i]) for i in missing], jobs)) as results:
        for played in results:
            done += played
            if tell is not None:
                tell(done)
    decisions = sum([counted(folder, i) for i in range(len(sizes))])
    return Summary(game.name, options.players, games, decisions, len(sizes), len(missing))


def shard_sizes(games: int, shard: int) -> list[int]:
    """Count the games of each shard; the last one has what is left."""
    return [min(shard, games - first) for first in range(0, games, shard)]


def is_there(folder: Path, number: int, plan: Plan, games: int) -> bool:
    """Say whether a shard was played; one of another plan is refused, one that is shorter not."""
    path = file_of(folder, number)
    label = label_of(path, Label)
    if label is None:
        return False
    if label.plan != plan:
        found, wanted = msgspec.to_builtins(label.plan), msgspec.to_builtins(plan)
        rest = differences(found.pop("series"), wanted.pop("series"))
        differs = "; ".join([*differences(found, wanted), *rest])
        raise BadShards(f"{path}: this is a shard of other games: {differs}")
    return label.games >= games


def counted(folder: Path, number: int) -> int:
    """Count the decisions of a shard."""
    with safe_open(file_of(folder, number), "numpy") as file:
        return int(file.get_slice("answer").get_shape()[0])


def play_shard(plan: Plan, options: Options, seed: int, folder: str, task: tuple[int, int]) -> int:
    """Play the deals of a shard and write it whole, or not at all; give how many there were."""
    number, games = task
    game = game_of(plan.series.game)
    first = number * plan.shard
    played = [play_deal(game, options, seed + first + i, plan.series.bots) for i in range(games)]
    write(file_of(Path(folder), number), arrays_of(game, played), Label(plan, first, games))
    return games


class Played(NamedTuple):
    """A game: its decisions, everyone's part of the win, and their points."""

    decisions: list[Decision]
    won: list[float]
    points: tuple[int, ...]


def play_deal(game: AnyGame, options: Options, seed: int, names: list[str]) -> Played:
    """Let bots play a deal and keep every question that left a choice."""
    seats = seat_bots(game, options, seed, names)
    table = game.new(options, seed)
    decisions = list(decided(game, table, seats))
    outcome = ended(game, table)
    won = [outcome.share(seat) for seat in range(options.players)]
    return Played(decisions, won, outcome.counted)


def decided(game: AnyGame, table: Table, seats: list[Seated]) -> Iterator[Decision]:
    """Play a table to its end."""
    while table.seat >= 0:
        seat = int(table.seat)
        options = tuple([int(code) for code in table.options])
        seen = game.observation(table, seat)
        answer = ask(game, table, seats[seat], options)
        thoughts = getattr(seats[seat].bot, "thoughts", [])
        if len(options) > 1:
            found = [(one.code, one.visits, one.value) for one in thoughts]
            yield Decision(seat, seen, options, answer, found)
        table.apply(answer)


def arrays_of(game: AnyGame, played: list[Played]) -> Arrays:
    """Lay games out as flat arrays, decision after decision."""
    every = [decision for one in played for decision in one.decisions]
    thoughts = [thought for decision in every for thought in decision.thoughts]
    return {
        "observation": np.frombuffer(
            b"".join([decision.observation for decision in every]), np.uint8
        ).reshape(len(every), -1),
        "mask": masks_of(len(game.space), [decision.options for decision in every]),
        "seat": np.array([decision.seat for decision in every], np.uint8),
        "answer": np.array([decision.answer for decision in every], np.int32),
        "game": np.repeat(
            np.arange(len(played), dtype=np.int32), [len(one.decisions) for one in played]
        ),
        # What was considered at decision i: entries thought_ends[i - 1] up to thought_ends[i].
        "thought_ends": np.cumsum([len(one.thoughts) for one in every], dtype=np.int64),
        "thought_code": np.array([code for code, _, _ in thoughts], np.int32),
        "thought_visits": np.array([visits for _, visits, _ in thoughts], np.int32),
        "thought_value": np.array([value for _, _, value in thoughts], np.float32),
        "won": np.array([one.won for one in played], np.float32),
        "points": np.array([one.points for one in played], np.int32),
    }


def masks_of(codes: int, offered: list[tuple[int, ...]]) -> npt.NDArray[np.uint8]:
    """Mark what was offered, a bit for each answer: `np.unpackbits(mask, axis=1, count=codes)`."""
    masks = np.zeros((len(offered), codes), np.bool_)
    for row, options in zip(masks, offered, strict=True):
        row[list(options)] = True
    return np.packbits(masks, axis=1)
