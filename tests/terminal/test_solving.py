"""Puzzles on the screen: answered as at a table, judged below it, one after the other."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from bottega.cli.solving import Filed, Puzzles, Served
from bottega.client import Lobby
from bottega.games.masters import GAME
from bottega.terminal.app import Bottega
from bottega.terminal.choosing import Row
from bottega.terminal.sheets import Sheet
from bottega.terminal.solving import SolveScreen, Solving
from tests.puzzling import PLANTED, RECORDS, asked, looked, plant, written
from tests.server.harness import serving

FIRST = 4  # the first of the moments with some answers that are not a turn's end


def codes(row: Row) -> list[int]:
    """List the answers that a row may lead to."""
    choices = [row.choice] if row.item is None else row.item.choices
    return [choice.code for choice in choices if choice is not None]


class Solver:
    """Somebody at the screen."""

    def __init__(self, pilot: Pilot[Any], solving: Solving) -> None:
        self.pilot = pilot
        self.solving = solving

    def text(self, pane: str) -> str:
        return "\n".join(self.pilot.app.screen.query_one(f"#{pane}").text())  # type: ignore[attr-defined]

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all that follows from them is done."""
        await self.pilot.press(*keys)
        await self.pilot.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def choose(self, code: int) -> None:
        """Choose an answer by walking to it through its rows."""
        screen = self.pilot.app.screen
        assert isinstance(screen, SolveScreen)
        while self.solving.verdict is None:
            rows = screen.choosing.rows
            at = next(i for i, row in enumerate(rows) if code in codes(row))
            while screen.choosing.cursor != at:
                below = screen.choosing.cursor is None or screen.choosing.cursor < at
                await self.press("down" if below else "up")
            await self.press("enter")


Doing = Callable[[Solver], Awaitable[None]]


async def at_screen(puzzles: Puzzles, do: Doing, size: tuple[int, int], language: str) -> None:
    async with puzzles:
        await puzzles.enter(None)
        first = await puzzles.next()
        assert first is not None
        solving = Solving(puzzles, first, language)
        async with Bottega(SolveScreen(solving)).run_test(size=size) as pilot:
            await pilot.pause()
            await do(Solver(pilot, solving))


def solved(
    puzzles: Puzzles, do: Doing, size: tuple[int, int] = (100, 30), language: str = "en"
) -> None:
    asyncio.run(at_screen(puzzles, do, size, language))


def filed(folder: Path, count: int = 2) -> Filed:
    found = looked("a game", asked(PLANTED)[FIRST : FIRST + count])
    return Filed(written(folder / "puzzles.jsonl", found))


def test_puzzles_are_solved_one_after_the_other(tmp_path: Path) -> None:
    async def do(solver: Solver) -> None:
        assert "Puzzle 1 of 2 · Which answer is best?" in solver.text("notices")
        assert "Hint" not in solver.text("keys")
        await solver.press("H")  # nothing is told before one has answered
        assert not isinstance(solver.pilot.app.screen, Sheet)
        await solver.choose(GAME.parse("take row 2"))
        shown = solver.text("answers")
        assert "There was better" in shown
        assert "gave away about 1 point" in shown
        assert "mostly for cards" in shown
        assert "Next puzzle" in solver.text("keys")
        await solver.press("u")  # the answer stands
        assert solver.solving.verdict is not None
        await solver.press("H")
        sheet = solver.pilot.app.screen
        assert isinstance(sheet, Sheet)
        lines = ["".join(run.text for run in line) for line in sheet.lines]
        assert lines[0].startswith("Take row 1")
        assert sum(line.startswith("▸ Take row 2") for line in lines) == 1
        await solver.press("q")
        await solver.press("enter")
        assert "Puzzle 2 of 2" in solver.text("notices")
        best = solver.solving.riddle.session.choices(solver.solving.riddle.seat)[0]
        await solver.choose(best)
        assert "Solved" in solver.text("answers")
        await solver.press("enter")
        assert "1 of 2 solved" in solver.text("answers")
        assert "Next puzzle" not in solver.text("keys")
        assert solver.solving.puzzles.score.solved == 1

    solved(filed(tmp_path), do)


@pytest.mark.parametrize("language", ["fr", "it", "de", "ja"])
def test_a_puzzle_speaks_another_language_in_a_small_window(tmp_path: Path, language: str) -> None:
    async def do(solver: Solver) -> None:
        english = {"Puzzle 1", "There was better", "Next puzzle", "Answers"}
        shown = [solver.text("notices")]
        await solver.choose(GAME.parse("take row 2"))
        shown += [solver.text("answers"), solver.text("keys")]
        assert not [word for word in english if word in "".join(shown)]
        assert " ? " in shown[-1]  # the ways out fit
        await solver.press("G")
        assert solver.solving.language != language
        assert solver.solving.verdict is not None

    solved(filed(tmp_path), do, (80, 24), language)


@pytest.mark.parametrize(
    "record", ["lorenzo-02-2-builder-advanced", "renaissance-01-2-builder-full"]
)
def test_every_game_shows_its_puzzles(tmp_path: Path, record: str) -> None:
    name = record.partition("-")[0]
    found = looked("a game", asked(RECORDS / f"{record}.bottega")[5:7], name)

    async def do(solver: Solver) -> None:
        for number in (1, 2):
            assert f"Puzzle {number} of 2" in solver.text("notices")
            riddle = solver.solving.riddle
            await solver.choose(riddle.session.choices(riddle.seat)[0])
            assert "Solved" in solver.text("answers")
            await solver.press("enter")

    solved(Filed(written(tmp_path / "puzzles.jsonl", found, name)), do)


def test_the_puzzles_of_a_server_are_on_the_same_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("no_proxy", "*")

    async def do(solver: Solver) -> None:
        assert "Puzzle 1 · Which" in solver.text("notices")
        await solver.choose(GAME.parse("take row 2"))
        shown = solver.text("answers")
        assert "gave away about 1 point" in shown
        assert "Your rating: 14" in shown
        await solver.press("enter")
        assert "You have seen them all." in solver.text("answers")

    async def run() -> None:
        async with serving(tmp_path) as server:
            plant(str(server.site.settings.db), "bots", asked(PLANTED)[FIRST : FIRST + 1])
            anna = await server.guest()
            await anna.ask("PATCH", "/api/me", json={"kept": True})
            served = Served(Lobby(server.base, anna.token), GAME)
            await at_screen(served, do, (100, 30), "en")
            await anna.close()

    asyncio.run(run())
