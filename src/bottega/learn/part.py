"""A part of a batch: the tables that one process steps, and the memory they share."""

import mmap
from typing import Any

import numpy as np

from bottega.games import game
from bottega.kernel.errors import Illegal
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.values import Value
from bottega.learn.rewards import reward_of
from bottega.learn.stepping import Tables

Memory = mmap.mmap | bytearray
Task = tuple[int, int] | list[int]


class Shape(Value):
    """How large the arrays of a batch are."""

    n: int
    players: int
    entries: int
    codes: int

    @property
    def bytes(self) -> int:
        """Count the memory that they take together."""
        return self.n * (4 * self.players + self.entries + self.codes + 2)


class Arrays:
    """The arrays of a batch, one after the other in one stretch of memory."""

    def __init__(self, shape: Shape, memory: Memory) -> None:
        self.memory = memory
        self._at = 0
        n = shape.n
        self.rewards = self._next((n, shape.players), np.dtype(np.float32))
        self.observations = self._next((n, shape.entries), np.dtype(np.uint8))
        self.masks = self._next((n, shape.codes), np.dtype(np.bool_))
        self.seats = self._next((n,), np.dtype(np.uint8))
        self.done = self._next((n,), np.dtype(np.bool_))

    def _next(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
        found: np.ndarray[Any, Any] = np.ndarray(shape, dtype, self.memory, self._at)
        self._at += found.nbytes
        return found


class BatchPlan(Value):
    """What a batch is made of, so that every process makes its own part of it."""

    game: str
    options: Options
    seed: int
    reward: str
    shape: Shape


class Part:
    """The tables from one place to another, and what they tell of themselves."""

    def __init__(self, plan: BatchPlan, memory: Memory, first: int, last: int) -> None:
        self.game = game(plan.game)
        self.players = plan.options.players
        self.tables = Tables(self.game, plan.options, plan.seed, first, last - first)
        self.reward = reward_of(plan.reward, self.game, plan.options)
        self.standing = [self.reward.standing(table) for table in self.tables.tables]
        arrays = Arrays(plan.shape, memory)
        self.first = first
        self.rewards = arrays.rewards[first:last]
        self.done = arrays.done[first:last]
        self.observations = _flat(arrays.observations[first:last])
        self.masks = _flat(arrays.masks[first:last])
        self.seats = _flat(arrays.seats[first:last])

    def look(self) -> None:
        """Write what the tables ask."""
        self.tables.look(self.observations, self.masks, self.seats)

    def step(self, codes: list[int]) -> None:
        """Answer at every table, or at none where an answer is not offered."""
        refused = self.tables.refused(codes)
        if refused >= 0:
            table = self.tables.tables[refused]
            answers, seat = len(table.options), int(table.seat)
            place = self.first + refused
            raise Illegal(complaint(self.game, place, codes[refused], answers, seat))
        self.tables.step(codes)
        self._reward()
        self.look()

    def _reward(self) -> None:
        """Write what this step has brought: most rewards come where a game has ended only."""
        self.rewards.fill(0)
        self.done.fill(False)
        ended = self.tables.ended
        if self.reward.running:
            self._reward_running([i for i, _ in ended])
        for i, table in ended:
            self.done[i] = True
            brought = zip(self.reward.final(table), self.standing[i], strict=True)
            self.rewards[i] = [found - before for found, before in brought]
            self.standing[i] = self.reward.standing(self.tables.tables[i])

    def _reward_running(self, ended: list[int]) -> None:
        for i in set(range(len(self.standing))).difference(ended):
            now = self.reward.standing(self.tables.tables[i])
            self.rewards[i] = np.subtract(now, self.standing[i])
            self.standing[i] = now


def complaint(game: AnyGame, table: int, code: int, answers: int, seat: int) -> str:
    """Say which answer is not offered, and where."""
    line = repr(game.line(code)) if 0 <= code < len(game.space) else "no answer of the game"
    return (
        f"table {table}: {code} ({line}) is not among the {answers} answers that are offered"
        f" to seat {seat}"
    )


def _flat(array: np.ndarray[Any, Any]) -> memoryview:
    """Give an array's memory, byte by byte."""
    return array.reshape(-1).view(np.uint8).data


class Serving:
    """What another process does for a batch: it makes a part of it, and then steps that."""

    def __init__(self, plan: BatchPlan, path: str) -> None:
        self.plan = plan
        self.path = path
        self.part: Part | None = None

    def __call__(self, task: Task) -> None:
        """Make the part that begins and ends there, or give its tables these answers."""
        if self.part is not None and isinstance(task, list):
            self.part.step(task)
        elif isinstance(task, tuple):
            with open(self.path, "r+b") as file:
                memory = mmap.mmap(file.fileno(), self.plan.shape.bytes)
            self.part = Part(self.plan, memory, *task)
            self.part.look()
