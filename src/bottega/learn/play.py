"""One table as a learner meets it, whatever library it comes from."""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from bottega.games import game as game_of
from bottega.kernel.encoding import Encoding
from bottega.kernel.errors import BottegaError, Illegal
from bottega.kernel.rng import SEED_BITS
from bottega.kernel.table import Table
from bottega.learn.rewards import Reward, reward_of
from bottega.learn.stepping import deal_seed, offered
from bottega.text.catalogue import FALLBACK
from bottega.text.say import Speaker

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

ILLEGAL = -1.0  # the reward for an answer that is not offered, where that ends the episode


class BadSeed(BottegaError):
    """A seed is no number of at most so many bits."""


class Play:
    """A table that is dealt anew for every episode; after a seed all deals follow from it."""

    def __init__(
        self, game: str, players: int | None = None, reward: str = "win", **options: object
    ) -> None:
        self.game = game_of(game)
        self.options = self.game.options_of(players, **options)
        self.reward: Reward = reward_of(reward, self.game, self.options)
        assert self.game.encoding is not None
        self.encoding: Encoding[Any] = self.game.encoding
        self.answers = len(self.game.space)
        self._seed: int | None = None
        self._dealt = 0
        self.table: Table
        self._standing: Sequence[float]
        self._nothing = [0.0 for _ in range(self.options.players)]

    @property
    def seat(self) -> int:
        """Give the seat that is asked, or -1 when the game is over."""
        return int(self.table.seat)

    def deal(self, seed: int | None = None) -> int:
        """Deal anew, and give the seed of the deal: the first after a seed, else the next one."""
        if seed is not None:
            if not 0 <= seed < 1 << SEED_BITS:
                raise BadSeed(f"a seed is a number from 0 on of at most {SEED_BITS} bits")
            self._seed, self._dealt = seed, 0
        elif self._seed is None:
            self._seed = secrets.randbits(64)
        dealt = deal_seed(self._seed, 0, self._dealt)
        self._dealt += 1
        self.table = self.game.new(self.options, dealt)
        self._standing = self.reward.standing(self.table)
        return dealt

    def observation(self, seat: int) -> Observation:
        """Give what a seat sees; the array is the caller's."""
        return np.frombuffer(bytearray(self.game.observation(self.table, seat)), np.uint8)

    def mask(self, seat: int) -> Mask:
        """Mark the answers that a seat may give now; one that is not asked has none."""
        if seat != self.table.seat:
            return np.zeros(self.answers, np.int8)
        return np.frombuffer(bytearray(offered(self.table, self.answers)), np.int8)

    def answer(self, code: int) -> None:
        """Give an answer; what is not offered is refused."""
        try:
            self.table.play(code)
        except (Illegal, OverflowError):
            raise Illegal(self._complaint(code)) from None

    def brought(self) -> Sequence[float]:
        """Tell what each seat has been brought since this was asked last."""
        table, before = self.table, self._standing
        if table.seat >= 0 and not self.reward.running:
            return self._nothing
        reached = self.reward.final(table) if table.seat < 0 else self.reward.standing(table)
        self._standing = reached
        return [now - then for now, then in zip(reached, before, strict=True)]

    def _complaint(self, code: int) -> str:
        said = self.game.line(code) if 0 <= code < self.answers else "no answer of the game"
        offered = "; ".join(self.game.line(int(one)) for one in self.table.options)
        return f"{code} ({said}) is not offered, but: {offered}"

    def told(self) -> str:
        """Tell the position in words as whoever is asked sees it; at the end, a spectator."""
        seat = None if self.table.seat < 0 else self.seat
        names = [f"seat {i}" for i in range(self.options.players)]
        speaker = Speaker(self.game, FALLBACK, names, seat, self.options)
        return speaker.position(self.game.view(self.table, seat))
