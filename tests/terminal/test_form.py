"""The set-up as a form: what is chosen and typed there makes the table."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from bottega.cli.sitting import Sitting
from bottega.games.lorenzo import printed
from bottega.terminal.app import Bottega
from bottega.terminal.setup import SetUp

Doing = Callable[[Pilot[int]], Awaitable[None]]


class Asked:
    """What the form led to."""

    def __init__(self) -> None:
        self.sittings: list[Sitting] = []
        self.servers: list[str] = []

    def begin(self, sitting: Sitting, language: str, practice: bool) -> None:
        self.sittings.append(sitting)

    def visit(self, server: str, language: str) -> None:
        self.servers.append(server)


@pytest.fixture(autouse=True)
def nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def filled(do: Doing) -> Asked:
    asked = Asked()

    async def run() -> None:
        app = Bottega(SetUp("en", asked.begin, asked.visit))
        async with app.run_test(size=(80, 40)) as pilot:
            await pilot.pause()
            await do(pilot)
            await pilot.press("ctrl+s")
            await pilot.pause()

    asyncio.run(run())
    return asked


async def lorenzo(pilot: Pilot[int], leaders: str) -> None:
    """Choose Lorenzo, and type which leaders there are."""
    screen = pilot.app.screen
    screen.query_one("#game", Select).value = "lorenzo"
    for _ in range(20):
        await pilot.pause()
        if screen.query("#rules Input"):
            break
    typed = {each.name: each for each in screen.query_one("#rules").query(Input)}
    assert set(typed) == {"leaders", "decks"}
    typed["leaders"].value = leaders


def test_a_table_is_set_as_the_form_is_left() -> None:
    async def do(pilot: Pilot[int]) -> None:
        pilot.app.screen.query_one("#names", Input).value = "Mina"

    (sitting,) = filled(do).sittings
    assert sitting.game.name == "masters"
    assert next(seat.name for seat in sitting.seats) == "Mina"
    assert len(sitting.seats) == 2


def test_what_is_typed_beside_an_option_takes_its_place() -> None:
    wanted = ",".join(list(printed.leaders())[:12])

    async def do(pilot: Pilot[int]) -> None:
        await lorenzo(pilot, wanted)

    (sitting,) = filled(do).sittings
    assert sitting.session.options.chosen["leaders"] == wanted


def test_what_does_not_go_together_is_said_and_nothing_begins() -> None:
    said: list[str] = []

    async def do(pilot: Pilot[int]) -> None:
        await lorenzo(pilot, "nobody")
        await pilot.press("ctrl+s")
        await pilot.pause()
        said.extend(notice.message for notice in pilot.app._notifications)

    assert not filled(do).sittings
    assert "nobody" in "".join(said)


def test_a_server_that_is_named_is_visited_instead() -> None:
    async def do(pilot: Pilot[int]) -> None:
        pilot.app.screen.query_one("#server", Input).value = "http://127.0.0.1:8000"

    asked = filled(do)
    assert asked.servers == ["http://127.0.0.1:8000"]
    assert not asked.sittings
