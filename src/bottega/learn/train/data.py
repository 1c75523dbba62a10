"""The rows of many shards on one device, and batches of them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import torch
from safetensors.numpy import load_file

from bottega.bots.evaluate.network import FARTHEST, FINE
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import AnyGame
from bottega.learn.files import Arrays
from bottega.learn.scales import scales_of
from bottega.learn.train.export import LEAD_SCALE
from bottega.learn.train.games import LINES

HELD: Final = 10  # one shard of so many is held out

Tensor = Any  # PyTorch has no types that hold with and without it


class NoShards(BottegaError):
    """There is nothing to train on."""


class Rows:
    """Rows of many games: those of turns that were played, and groups of lines of one turn."""

    def __init__(self, game: AnyGame, paths: Sequence[Path], device: str) -> None:
        if not paths:
            raise NoShards("there are no shards to train on, or too few to hold one out of ten")
        assert game.encoding is not None
        self.size: int = game.encoding.size
        self.seats = max(game.players)
        self.device = device
        arrays = joined([load_file(path) for path in paths])
        scales = scales_of(game.encoding)
        here = self._here
        self.entry = here(arrays["entry"].astype(np.int32))
        self.value = here(arrays["byte"] * scales[arrays["entry"]])
        self.ends = here(arrays["ends"])
        self.begins = here(np.concatenate([[0], arrays["ends"][:-1]]))
        self.lead = here(arrays["lead"])
        of = arrays["game"]
        self.sides = here(arrays["sides"][of].astype(np.int64))
        self.players = here(arrays["players"][of].astype(np.int64))
        self.won = here(around(arrays["won"][of], arrays["players"][of], arrays["seat"]))
        self.margin = here(around(arrays["margin"][of], arrays["players"][of], arrays["seat"]))
        self.whose = here(arrays["whose"].astype(np.int64))
        self.worth = here(arrays["worth"])
        played = arrays["group"] < 0
        self.played = here(np.flatnonzero(played))
        self.groups = here(grouped(arrays["group"]))
        self.steps = [here(step) for step in from_the_end(arrays, played)]
        self.games = len(arrays["players"])

    def _here(self, array: npt.NDArray[Any]) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def there(self, rows: Tensor) -> Tensor:
        """Mark the seats of rows that somebody sits on."""
        return torch.arange(self.seats, device=self.device)[None] < self.players[rows][:, None]

    def inputs(self, rows: Tensor) -> Tensor:
        """Give what a network sees of rows: entries between 0 and 1, then leads."""
        begins = self.begins[rows]
        counts = self.ends[rows] - begins
        firsts = torch.cumsum(counts, 0) - counts
        at = torch.arange(int(counts.sum()), device=self.device)
        row = torch.repeat_interleave(torch.arange(len(rows), device=self.device), counts)
        at += (begins - firsts)[row]
        found = torch.zeros(len(rows), self.size + self.seats, device=self.device)
        found[row, self.entry[at].long()] = self.value[at]
        leads = torch.floor(self.lead[rows] * FINE + 0.5).clamp(-FARTHEST, FARTHEST)
        found[:, self.size :] = leads / LEAD_SCALE
        return found

    def returns(self, values: Tensor, weight: float) -> Tensor:
        """Give the λ-returns of all rows played: the end counts for more the nearer it is."""
        found = self.won.clone()
        for step in self.steps[1:]:
            found[step] = (1 - weight) * values[step + 1] + weight * found[step + 1]
        return found


def paths_of(folders: Sequence[Path]) -> tuple[list[Path], list[Path]]:
    """List the shards to train on, and those that are held out."""
    train: list[Path] = []
    held: list[Path] = []
    for folder in folders:
        for number, path in enumerate(sorted(folder.glob("shard-*.safetensors"))):
            (held if number % HELD == HELD - 1 else train).append(path)
    if not held and len(train) > 1:
        held.append(train.pop())
    return train, held


def joined(shards: Sequence[Arrays]) -> Arrays:
    """Put shards behind one another: games, groups and entries are counted through."""
    games = groups = entries = 0
    counted = []
    for shard in shards:
        group = shard["group"]
        counted.append(
            {
                **shard,
                "game": shard["game"] + games,
                "group": np.where(group < 0, group, group + groups),
                "ends": shard["ends"] + entries,
            }
        )
        games += len(shard["players"])
        groups += int(group.max(initial=-1)) + 1
        entries += len(shard["entry"])
    return {name: np.concatenate([one[name] for one in counted]) for name in shards[0]}


def around(
    numbers: npt.NDArray[np.float32], players: npt.NDArray[Any], first: npt.NDArray[Any]
) -> npt.NDArray[np.float32]:
    """Count the seats of each row from another first one."""
    seats = np.arange(numbers.shape[1])[None]
    count = players.astype(np.int64)[:, None]
    at = np.where(seats < count, (seats + first.astype(np.int64)[:, None]) % count, seats)
    return np.take_along_axis(numbers, at, 1)


def grouped(group: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """List the rows of each group, -1 where there are fewer than others have."""
    rows = np.flatnonzero(group >= 0)
    count = int(group.max(initial=-1)) + 1
    found = np.full((count, LINES), -1, np.int64)
    if count:
        of = group[rows]
        first = np.searchsorted(of, np.arange(count))
        found[of, np.arange(len(rows)) - first[of]] = rows
    return found


def from_the_end(arrays: Arrays, played: npt.NDArray[np.bool_]) -> list[npt.NDArray[np.int64]]:
    """List the rows that are last for their seat of a game, then those before them, and so on."""
    rows = np.flatnonzero(played)
    key = arrays["game"][rows].astype(np.int64) * 256 + arrays["seat"][rows]
    ends = np.flatnonzero(np.concatenate([key[1:] != key[:-1], [True]])) if len(rows) else rows
    left = ends[np.searchsorted(ends, np.arange(len(rows)))] - np.arange(len(rows))
    order = np.argsort(left, kind="stable")
    bounds = np.searchsorted(left[order], np.arange(left.max(initial=-1) + 2))
    return [rows[order[a:b]] for a, b in pairwise(bounds)]


def batches(rows: Tensor, size: int, seed: int) -> Iterator[Tensor]:
    """Give rows in a drawn order, so many at a time."""
    order = torch.randperm(len(rows), generator=torch.Generator().manual_seed(seed))
    yield from torch.split(rows[order.to(rows.device)], size)
