"""Renaissance at the table: its tables, and a player who would rather build."""

from collections.abc import Sequence
from typing import Any, ClassVar

from bottega.games.renaissance import GAME as GAME
from tests.web.playing import Player, Shown

NAME = GAME.name
QUICK: dict[str, Any] = {"game": NAME, "options": {"variant": "quick", "families": "artisans"}}
THREE: dict[str, Any] = {"game": NAME, "options": {"families": "army,artisans,merchants"}}
TEAMS: dict[str, Any] = {
    "game": NAME,
    "options": {"teams": "true", "families": "artisans,merchants"},
}
ANSWERED: dict[str, Any] = {  # where every action of a rival can be answered
    "game": NAME,
    "options": {"families": "army,clergy"},
    "settings": {"window": 4},
}

# How gladly the things on a table are clicked, by what stands before the colon of their names.
LIKES = {
    "cell": 40.0,
    "mission": 6.0,
    "card": 4.0,
    "done": 3.0,
    "pass": 3.0,
    "let_be": 3.0,
    "offer": 3.0,
    "accept": 2.0,
    "refuse": 2.0,
    "lay": 0.6,
    "play": 0.6,
    "open": 0.4,
    "slot": 0.4,
    "discard": 0.2,
}


class Mason(Player):
    """Somebody who builds wherever a cell glows, and lets every action be without a click."""

    likes: ClassVar[dict[str, float]] = LIKES

    def step(self) -> Shown:
        """Do one thing; a window in which there is nothing to choose closes by itself."""
        now = self.until_asked()
        if set(now.things) == {"let_be"}:
            return self.until_changed(now)
        return super().step()

    def _liked(self, things: Sequence[str]) -> str:
        weights = [self.likes.get(thing.split(":")[0], 1.0) for thing in things]
        return self._rng.choices(things, weights)[0]


class Fighter(Mason):
    """Somebody who would rather play an action."""

    likes: ClassVar[dict[str, float]] = {**LIKES, "play": 60.0, "cell": 2.0}
