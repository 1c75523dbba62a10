"""What was played as arrays, in files that many processes write and a fit reads."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from bottega.bots.networks import read
from bottega.bots.workers import Hands, spread
from bottega.games import game as game_named
from bottega.kernel.game import AnyGame
from bottega.kernel.values import Value
from bottega.lab.series import differences
from bottega.learn.files import Arrays, BadShards, file_of, label_of, write
from bottega.learn.train.games import Played, Recorder, Seen
from bottega.learn.train.tables import table_of

FORMAT: Final = 4
DEALS: Final = 6  # of a shard


class Plan(Value):
    """All that decides what is in the shards of a folder."""

    format: int
    game: str
    version: int
    layout: int
    network: str | None  # the hash of the one that is played with
    seed: int


def plan_of(game: AnyGame, seed: int, network: Path | None) -> Plan:
    """Say what is to be played."""
    assert game.encoding is not None
    hash = None if network is None else read(network)[0].hash
    return Plan(FORMAT, game.name, game.version, game.encoding.version, hash, seed)


def play_shards(
    plan: Plan,
    network: Path | None,
    folder: Path,
    games: int,
    jobs: Hands,
    until: float | None = None,
) -> int:
    """Play what is missing of so many games, or until a moment; give how many games there are.

    What a shard holds depends on its number alone.
    """
    folder.mkdir(parents=True, exist_ok=True)
    numbers = range(-(-games // DEALS))
    missing = [i for i in numbers if not is_there(folder, i, plan)]
    done = len(numbers) - len(missing)
    work = partial(play_shard, plan, network, folder)
    with closing(spread(work, missing, jobs)) as finished:
        for _ in finished:
            done += 1
            if until is not None and monotonic() > until:
                break
    return done * DEALS


def is_there(folder: Path, number: int, plan: Plan) -> bool:
    """Say whether a shard was played; one of another plan is refused."""
    path = file_of(folder, number)
    found = label_of(path, Plan)
    if found is not None and found != plan:
        differs = differences(msgspec.to_builtins(found), msgspec.to_builtins(plan))
        raise BadShards(f"{path}: this is a shard of other games: {'; '.join(differs)}")
    return found is not None


def play_shard(plan: Plan, network: Path | None, folder: Path, number: int) -> int:
    """Play the deals of a shard and write it whole, or not at all."""
    game = game_named(plan.game)
    played = []
    for deal in range(number * DEALS, (number + 1) * DEALS):
        played.append(Recorder(game, table_of(game, deal), plan.seed + deal, network).play())
    write(file_of(folder, number), arrays_of(game, played), plan)
    return number


def arrays_of(game: AnyGame, played: Sequence[Played]) -> Arrays:
    """Lay games out: rows of games by seat and turn, then lines of turns as each seat sees them.

    Of an observation only what is not zero is kept: its places and bytes. Seats are counted from
    the one that sees.
    """
    rows: list[Seen] = []
    game_of: list[int] = []
    group: list[int] = []
    whose: list[int] = []
    worth: list[float] = []
    for number, one in enumerate(played):
        for seat in range(one.players):
            for turn in one.turns:
                rows.append(turn[seat])
                game_of.append(number)
                group.append(-1)
                whose.append(0)
                worth.append(0.0)
    groups = 0
    for number, one in enumerate(played):
        for lines in one.weighed:
            for seat in range(one.players):
                for line in lines:
                    rows.append(line.seen[seat])
                    game_of.append(number)
                    group.append(groups)
                    whose.append((line.mover - seat) % one.players)
                    worth.append(line.worth)
                groups += 1
    seats = max(game.players)
    entries, values, counts = [], [], []
    for row in rows:
        observed = np.frombuffer(row.observation, np.uint8)
        places = np.flatnonzero(observed).astype(np.uint16)
        entries.append(places)
        values.append(observed[places])
        counts.append(len(places))
    return {
        "entry": np.concatenate(entries),
        "byte": np.concatenate(values),
        "ends": np.cumsum(counts, dtype=np.int64),
        "seat": np.array([row.seat for row in rows], np.uint8),
        "game": np.array(game_of, np.int32),
        "group": np.array(group, np.int32),
        "whose": np.array(whose, np.uint8),
        "worth": np.array(worth, np.float32),
        "lead": turned(seats, [row.leads for row in rows], [row.seat for row in rows]),
        "players": np.array([one.players for one in played], np.uint8),
        "sides": np.array([one.sides for one in played], np.uint8),
        "won": turned(seats, [one.won for one in played], [0] * len(played)),
        "margin": turned(seats, [one.margin for one in played], [0] * len(played)),
    }


def turned(
    seats: int, numbers: Sequence[Sequence[float]], first: Sequence[int]
) -> npt.NDArray[np.float32]:
    """Lay out numbers of all seats, counted from a first one; where nobody sits there is 0."""
    found = np.zeros((len(numbers), seats), np.float32)
    for row, own, at in zip(found, numbers, first, strict=True):
        row[: len(own)] = list(chain(own[at:], own[:at]))
    return found
