"""A player at the screen: it looks at the rows that are shown and presses keys, or clicks."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from bottega.bots.coach import Hint
from bottega.cli.seats import Seat
from bottega.cli.sitting import Sitting
from bottega.games import game
from bottega.terminal.app import Bottega
from bottega.terminal.choosing import Row
from bottega.terminal.local import Local
from bottega.terminal.minds import Bots, Task, think
from bottega.terminal.playing import PlayScreen
from bottega.terminal.table import TableScreen

SIZES = {"small": (80, 24), "middle": (120, 36), "wide": (180, 50)}


def sat(name: str, players: int, people: int = 1, seed: int = 5, **options: object) -> Sitting:
    """Seat people first, then bots that answer at once."""
    played = game(name)
    names = ("Mina", "Nino", "Tessa", "Berto")
    seats = [Seat(names[i]) if i < people else Seat("", "random") for i in range(players)]
    return Sitting(played, played.options_from(players, options), seed, seats)


class Here:
    """Thinks in this process: for bots that answer at once."""

    def __init__(self) -> None:
        self._bots: Bots = {}

    async def answer(self, task: Task) -> int:
        await asyncio.sleep(0)
        return int(think(task, self._bots))

    async def hint(self, task: Task) -> Hint:
        found: Hint = think(task)
        return found

    def end(self) -> None:
        self._bots.clear()


def local(sitting: Sitting, language: str = "en", *, practice: bool = False) -> Local:
    return Local(sitting, language, Here(), practice=practice)


class Player:
    """Plays through the screen."""

    def __init__(self, app: Bottega, pilot: Pilot[Any], seed: int = 1) -> None:
        self.app = app
        self.pilot = pilot
        self.chance = random.Random(seed)

    @property
    def table(self) -> PlayScreen:
        screen = self.app.screen
        assert isinstance(screen, PlayScreen)
        return screen

    async def settle(self) -> None:
        """Wait until somebody is asked, or the game is over; sheets and curtains are opened."""
        for _ in range(400):
            await self.pilot.pause()
            if not isinstance(self.app.screen, TableScreen):
                await self.pilot.press("enter")
                continue
            table = self.table
            if table.local.session.over or (table.choosing.rows and not table.busy):
                return
        raise AssertionError("nobody is asked any more")

    async def press_row(self, row: Row, at: int) -> None:
        """Choose a row by one of the ways there are."""
        choosing = self.table.choosing
        way = self.chance.randrange(3)
        key = row.key
        if way == 0 and key.isalnum() and row.kind == "item":
            before = choosing.picks, self.version()
            await self.pilot.press(*key)
            await self.pilot.pause()
            if (choosing.picks, self.version()) == before and choosing.typed:
                await self.pilot.press("enter")
        elif way == 1:
            spots = [s for s in self.pane("answers").spots if s.thing == f"@row {at}"]
            if spots:
                await self.pilot.click("#answers", offset=(spots[0].x + 1, spots[0].y))
            else:
                await self.walk_to(at)
        else:
            await self.walk_to(at)

    async def walk_to(self, at: int) -> None:
        choosing = self.table.choosing
        for _ in range(200):
            if choosing.cursor == at:
                break
            below = choosing.cursor is None or choosing.cursor < at
            await self.pilot.press("down" if below else "up")
        await self.pilot.press("enter")

    def pane(self, name: str) -> Any:
        return self.app.screen.query_one(f"#{name}")

    def version(self) -> tuple[int, int]:
        session = self.table.local.session
        return session.version, len(session.early)

    async def touch(self) -> bool:
        """Click a thing on the board that can be chosen, where there is one."""
        table = self.table
        able = [s for s in self.pane("board").spots if table.choosing.can(s.thing)]
        stand = {thing for choice in table.scene.chosen for thing in choice.touches} if (
            table.scene
        ) else set()  # fmt: skip
        able = [spot for spot in able if spot.thing not in stand]
        if not able:
            return False
        spot = self.chance.choice(able)
        return bool(await self.pilot.click("#board", offset=(spot.x, spot.y)))

    async def move(self) -> None:
        """Choose something."""
        if self.chance.random() < 0.3 and await self.touch():
            return
        rows = self.table.choosing.rows
        loud = [i for i, row in enumerate(rows) if row.kind not in ("quiet", "chosen")]
        at = self.chance.choice(loud or list(range(len(rows))))
        await self.press_row(rows[at], at)

    async def game(self, most: int = 3000) -> None:
        """Play to the end."""
        for _ in range(most):
            await self.settle()
            if self.table.local.session.over:
                return
            await self.move()
        raise AssertionError("the game does not end")


def at_screen(
    sitting: Local, do: Callable[[Player], Awaitable[None]], size: tuple[int, int] = (120, 36)
) -> Bottega:
    """Sit down at a screen of a size, and do something there."""

    async def run() -> Bottega:
        app = Bottega(PlayScreen(sitting))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await do(Player(app, pilot))
        return app

    return asyncio.run(run())
