"""A record is stepped through by answers, by turns, and from mark to mark of a real review."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from textual.pilot import Pilot

from bottega.bots.coach import judgements
from bottega.bots.match import play
from bottega.cli.files import Recorded
from bottega.games.masters import GAME
from bottega.kernel.record import Record, points_of, to_text
from bottega.terminal import past as pasts
from bottega.terminal.app import Bottega
from bottega.terminal.past import Past
from bottega.terminal.replaying import ReplayScreen
from bottega.terminal.sheets import Pick, Sheet

Doing = Callable[[Past, Pilot[int]], Awaitable[None]]


def replayed(do: Doing, answers: int | None = None) -> None:
    """Show a record of a game between two bots, or its beginning."""
    options = GAME.options_of(2)
    done = play(GAME, options, 3, ["random"])
    points = points_of(GAME.outcome(done.table))
    recorded = Recorded(
        to_text(GAME, Record(GAME.name, GAME.version, options, 3, done.answers, points))
    )
    if answers is not None:
        recorded.shorten(answers)

    async def run() -> None:
        past = Past(recorded, "en", 0)
        async with Bottega(ReplayScreen(past)).run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await do(past, pilot)

    asyncio.run(run())


def judged(judge: Callable[..., Any], *how: Any) -> Any:
    """Judge without a process for it."""
    return judge(*how[:-1], 1)


def answers_text(pilot: Pilot[int]) -> str:
    return "\n".join(pilot.app.screen.query_one("#answers").text())  # type: ignore[attr-defined]


def test_keys_go_by_answers_by_turns_and_to_both_ends() -> None:
    async def do(past: Past, pilot: Pilot[int]) -> None:
        await pilot.press("right", "right", "left")
        assert past.at == 1
        await pilot.press("down", "down")
        assert past.at == past.turns[2]
        assert any(entry.head and entry.step == past.at for entry in past.scene().entries)
        await pilot.press("right", "up")
        assert past.at == past.turns[2]
        await pilot.press("up")
        assert past.at == past.turns[1]
        await pilot.press("end")
        assert past.at == past.recorded.length
        assert past.scene().outcome is not None
        await pilot.press("right", "down")
        assert past.at == past.recorded.length
        await pilot.press("home", "left", "up")
        await pilot.pause()
        assert past.at == 0
        assert f"Decision 0 of {past.recorded.length}" in answers_text(pilot)

    replayed(do)


def test_every_moment_is_as_if_it_were_played_from_the_beginning() -> None:
    async def do(past: Past, pilot: Pilot[int]) -> None:
        for at in (0, 15, 16, 17, 40, 16):
            past.go(at)
            assert past.game.dump(past.table()) == past.game.dump(past.recorded.at(at)[0])

    replayed(do)


def test_a_review_marks_what_gave_most_away_and_keys_jump_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pasts, "REVIEW", 4)
    monkeypatch.setattr(pasts, "judgements", partial(judged, judgements))

    async def do(past: Past, pilot: Pilot[int]) -> None:
        await pilot.press("H")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Pick)
        await pilot.press("1")
        async with asyncio.timeout(60):
            while not ((found := past.review_so_far()) and found.decisions and found.complete):
                await pilot.pause(0.05)
        marks = sorted(found.turning)
        assert marks
        await pilot.press("m")
        await pilot.pause()
        assert past.at == marks[0]
        shown = answers_text(pilot)
        assert "▲" in shown
        assert "gave away about" in shown
        past.go(past.recorded.length)
        await pilot.press("b")
        assert past.at == marks[-1]
        await pilot.press("H")
        await pilot.pause()
        sheet = pilot.app.screen
        assert isinstance(sheet, Sheet)
        told = ["".join(run.text for run in line) for line in sheet.lines]
        assert sum("▲ Turn" in line for line in told) == len(marks)
        assert any(set(line.strip()) & set("▁▂▃▄▅▆▇█") for line in told)

    replayed(do, 24)
