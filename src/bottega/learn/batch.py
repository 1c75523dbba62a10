"""Many tables of a game as arrays: observations and masks in, answers out."""

import mmap
import os
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from bottega.bots.workers import Crew
from bottega.games import game as game_of
from bottega.kernel.errors import BottegaError, Illegal
from bottega.kernel.rng import SEED_BITS
from bottega.learn.part import Arrays, BatchPlan, Part, Serving, Shape, Task, complaint
from bottega.learn.rewards import reward_of
from bottega.learn.scales import scales_of

SHARED = "/dev/shm"  # memory under the name of a file, where there is such a place


class BadBatch(BottegaError):
    """What a batch is asked for cannot be done; nothing has changed."""


class Batch:
    """Tables of one game that are stepped together; where a game ends the next one is dealt.

    The arrays stay the same ones: each step writes them anew. Row by row they are about one table:
    what the seat sees that is asked there, which answers it may give, and which seat it is.
    The deals depend on the seed, a table's place and how many games it has begun, and on nothing
    else: neither on the number of tables nor on that of the processes.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        n: int = 64,
        seed: int = 0,
        reward: str = "win",
        processes: int = 1,
        **options: object,
    ) -> None:
        self.game = game_of(game)
        self.options = self.game.options_of(players, **options)
        _check(n >= 1, f"a batch has at least one table, not {n}")
        _check(1 <= processes <= n, f"processes is 1 to {n}, the number of tables, not {processes}")
        reward_of(reward, self.game, self.options)
        _check(0 <= seed < 1 << SEED_BITS, f"a seed is a number of at most {SEED_BITS} bits")
        _check(self.game.encoding is not None, f"{game} has no observations")
        assert self.game.encoding is not None
        self.encoding = self.game.encoding
        shape = Shape(n, self.options.players, self.encoding.size, len(self.game.space))
        self.plan = BatchPlan(game, self.options, seed, reward, shape)
        self._crew: Crew[Task, None] | None = None
        if processes == 1:
            memory = bytearray(shape.bytes)
            self._part = Part(self.plan, memory, 0, n)
            self._part.look()
            self._arrays = Arrays(shape, memory)
        else:
            self._bounds = [n * i // processes for i in range(processes + 1)]
            self._arrays, self._crew = self._spread()
        self.observations: npt.NDArray[np.uint8] = self._arrays.observations
        self.masks: npt.NDArray[np.bool_] = self._arrays.masks
        self.seats: npt.NDArray[np.uint8] = self._arrays.seats
        self.rewards: npt.NDArray[np.float32] = self._arrays.rewards
        self.done: npt.NDArray[np.bool_] = self._arrays.done

    def __len__(self) -> int:
        return self.plan.shape.n

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def scales(self) -> npt.NDArray[np.float32]:
        """Give what to multiply each entry of an observation with so that it is between 0 and 1."""
        return scales_of(self.encoding)

    def step(
        self, codes: Sequence[int] | npt.NDArray[Any]
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
        """Answer at every table; give each seat's reward, and where a game has ended.

        If any answer is not offered nothing is done at all.
        """
        answers = self._checked(codes)
        if self._crew is None:
            self._part.step(answers)
        else:
            self._check_offered(answers)
            self._crew.round([answers[first:last] for first, last in pairwise(self._bounds)])
        return self.rewards, self.done

    def close(self) -> None:
        """End the processes of the batch, if it has any; its arrays stay as they are."""
        if self._crew is not None:
            self._crew.end()

    def _spread(self) -> "tuple[Arrays, Crew[Task, None]]":
        """Let every process make its part in memory that all of them share."""
        place = SHARED if os.path.isdir(SHARED) else None
        handle, path = tempfile.mkstemp(prefix="bottega-", dir=place)
        try:
            os.truncate(handle, self.plan.shape.bytes)
            memory = mmap.mmap(handle, self.plan.shape.bytes)
            crew: Crew[Task, None] = Crew(Serving(self.plan, path), len(self._bounds) - 1)
            crew.round(list(pairwise(self._bounds)))
        finally:
            os.close(handle)
            os.unlink(path)
        return Arrays(self.plan.shape, memory), crew

    def _checked(self, codes: Sequence[int] | npt.NDArray[Any]) -> list[int]:
        found = np.asarray(codes)
        if found.shape != (len(self),) or found.dtype.kind not in "iu":
            raise BadBatch(
                f"step takes {len(self)} whole numbers, one for each table,"
                f" not {found.dtype} of shape {found.shape}"
            )
        answers: list[int] = found.tolist()
        return answers

    def _check_offered(self, answers: list[int]) -> None:
        """Refuse what is not offered before any process is told of it."""
        codes = np.array(answers)
        known = (codes >= 0) & (codes < self.plan.shape.codes)
        offered = known & self.masks[np.arange(len(self)), np.where(known, codes, 0)]
        if not offered.all():
            place = int(np.argmin(offered))
            count, seat = int(self.masks[place].sum()), int(self.seats[place])
            raise Illegal(complaint(self.game, place, answers[place], count, seat))


def _check(condition: bool, sentence: str) -> None:
    if not condition:
        raise BadBatch(sentence)
