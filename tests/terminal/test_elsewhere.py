"""Records and tables of a server on the same screen."""

import asyncio
from pathlib import Path

import pytest

from bottega.bots.match import play
from bottega.cli.files import Recorded
from bottega.client import join, watch
from bottega.games.masters import GAME
from bottega.kernel.record import Record, points_of, to_text
from bottega.terminal.app import Bottega
from bottega.terminal.past import Past
from bottega.terminal.remote import Remote
from bottega.terminal.replaying import ReplayScreen
from bottega.terminal.table import TableScreen
from tests.server.harness import serving


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("no_proxy", "*")


def test_a_record_is_stepped_through_with_any_seats_eyes() -> None:
    options = GAME.options_of(2)
    done = play(GAME, options, 3, ["random"])
    points = points_of(GAME.outcome(done.table))
    record = Record(GAME.name, GAME.version, options, 3, done.answers, points)

    async def run() -> None:
        past = Past(Recorded(to_text(GAME, record)), "en", 0)
        app = Bottega(ReplayScreen(past))
        async with app.run_test(size=(120, 36)) as pilot:
            await pilot.press("right", "right", "right", "left")
            await pilot.pause()
            assert past.at == 2
            assert past.scene().view == past.game.view(past.recorded.at(2)[0], 0)
            await pilot.press("P")
            assert past.seat == 1
            await pilot.press("P")
            assert past.seat is None
            past.go(10_000)
            await pilot.pause()
            assert past.at == past.recorded.length
            assert past.scene().outcome is not None

    asyncio.run(run())


def test_a_table_on_a_server_is_played_and_watched(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me")
            link = f"{server.base}/t/{table}"
            async with join(link, token=anna.token) as client, watch(link) as looking:
                mine = Remote(client, await client.look(), "en")
                app = Bottega(TableScreen(mine))
                async with app.run_test(size=(120, 36)) as pilot:
                    await pilot.pause()
                    before = mine.now.version
                    assert app.screen.choosing.rows  # type: ignore[attr-defined]
                    await pilot.press("1")
                    for _ in range(100):
                        await pilot.pause(0.05)
                        if mine.now.version != before:
                            break
                    assert mine.now.version > before
                    await mine.say("Salve")
                    for _ in range(100):
                        await pilot.pause(0.05)
                        if any(entry.said for entry in mine.scene().entries):
                            break
                    assert any(entry.said for entry in mine.scene().entries)
                    other = Remote(looking, await looking.look(), "de")
                    assert other.scene().seat is None
                    assert other.scene().choices == ()
                await mine.close()
            await anna.close()

    asyncio.run(run())
