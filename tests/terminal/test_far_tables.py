"""What a server's table tells besides the game, and a line that is cut in the middle of it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from bottega.client import Lobby
from bottega.terminal.app import Bottega
from bottega.terminal.narrowing import NOTHING
from bottega.terminal.tables import Tables
from bottega.wire import Update, WindowFace
from tests.client.test_lost_lines import cutting
from tests.server.harness import Guest, Running, serving
from tests.terminal.far import NINO, Watched, sat, seen


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("no_proxy", "*")


async def two(server: Running, **wish: object) -> tuple[Guest, Guest, str]:
    """Open a table for two people, and begin."""
    mina, nino = await server.guest("Mina"), await server.guest("Nino")
    table = await mina.table("me", "open", start=False, **wish)
    await nino.sit(table, NINO)
    await mina.ask("POST", f"/api/tables/{table}/start", json={})
    return mina, nino, table


def test_clocks_run_and_a_proposal_is_agreed_to_by_a_key(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            clock = {"kind": "bank", "bank": 600, "increment": 10}
            mina, nino, table = await two(server, settings={"clock": clock})
            link = f"{server.base}/t/{table}"
            theirs = await sat(stack, link, nino)

            async def at_minas(here: Watched) -> None:
                scene = await here.until(lambda scene: scene.choices)
                assert len(scene.clocks) == 2
                assert "◷ 9:5" in here.text("players") + here.text("head")
                await here.pilot.press("1")
                scene = await here.until(lambda scene: not scene.choices)
                assert scene.sentence == "Waiting for Nino"
                await theirs.answer(theirs.scene().choices[0].code)
                await here.until(lambda scene: not scene.undo)
                await here.pilot.press("M")
                await here.pilot.pause()
                names = [offer.name for offer in here.remote.offers()]
                assert names[0] == "Ask to take back your last answer"
                assert "Propose that a bot plays for Nino" in names
                await here.pilot.press("1")
                scene = await here.until(lambda scene: scene.notices)
                assert scene.notices[0].text.endswith("Waiting for the others.")
                assert not scene.notices[0].offers

                async def at_ninos(there: Watched) -> None:
                    scene = await there.until(lambda scene: scene.notices)
                    said = there.text("notices")
                    assert "Mina would like to take something back." in said
                    assert "This would be taken back:" in said
                    assert [offer.name for offer in scene.notices[0].offers] == ["Agree", "Refuse"]
                    await there.pilot.press("A")
                    await there.until(lambda scene: not scene.notices)

                await seen(theirs, at_ninos, (80, 24))
                scene = await here.until(lambda scene: scene.choices and not scene.notices)
                said = [entry.plain for entry in scene.entries]
                assert "Mina would like to take something back." in said
                assert "Nino agrees." in said

            await seen(await sat(stack, link, mina), at_minas)
            await mina.close()
            await nino.close()

    asyncio.run(run())


def test_a_line_that_is_cut_in_mid_game_loses_and_doubles_nothing(tmp_path: Path) -> None:
    given: list[str] = []

    async def play(here: Watched) -> None:
        """Choose what comes first, again and again, while the line is cut now and then."""
        sent, game = here.remote.client.answer, here.remote.game

        async def noted(code: int) -> Update:
            given.append(game.line(code))
            return await sent(code)

        here.remote.client.answer = noted  # type: ignore[method-assign]
        while len(given) < 12:
            scene = await here.until(lambda scene: scene.choices or scene.ending)
            here.screen.choosing.move(1)
            await here.pilot.press("enter")
            picked = here.screen.choosing.picks != NOTHING
            await here.until(lambda now, old=scene.version, so=picked: so or now.version != old)  # type: ignore[misc]

    async def run() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            mina = await server.guest("Mina")
            table = await mina.table("me")
            async with cutting(server.base, 4) as (cutter, base):
                remote = await sat(stack, f"{base}/t/{table}", mina)
                await seen(remote, play, (80, 24))
                assert cutter.cuts >= 2
                assert not cutter.refused
            log = await mina.ask("GET", f"/api/tables/{table}/log?seat=0")
            told = [entry for entry in log["entries"] if entry["kind"] == "answered"]
            assert [entry["line"] for entry in told] == given
            undone = {number for entry in log["entries"] for number in entry.get("undoes", ())}
            shown = [entry.number for entry in remote._log if entry.kind == "answered"]
            assert shown == [e["number"] for e in told if e["number"] not in undone]
            await mina.close()

    asyncio.run(run())


def test_while_a_window_is_open_its_time_runs_and_an_answer_stands(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server, AsyncExitStack() as stack:
            mina = await server.guest("Mina")
            table = await mina.table("me", "random", game="renaissance", start=True)
            remote = await sat(stack, f"{server.base}/t/{table}", mina)

            async def look(here: Watched) -> None:
                await here.until(lambda scene: scene.choices or scene.ending)
                await here.remote.close()  # from here on the test tells what is new
                for answered, said in ((False, "All opponents are asked"), (True, "You have answ")):
                    window = WindowFace(4_200, 6_000, answered)
                    now = here.remote.now
                    here.remote._take(
                        replace(now, window=window, options=(), held=None, version=now.version + 1)
                    )
                    here.remote.changed()
                    await here.until(lambda scene, so=answered: scene.answered is so)  # type: ignore[misc]
                    assert "◷ 0:04" in here.text("head")
                    assert said in here.text("answers")

            await seen(remote, look)
            await mina.close()

    asyncio.run(run())


def test_ones_tables_are_listed_and_the_one_that_waits_comes_first(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            mina, nino, _ = await two(server)
            waits = await mina.table("me", "random", start=True)
            await mina.table("me", "open", start=False, game="lorenzo")
            async with Lobby(server.base, nino.token) as lobby:
                theirs = await lobby.tables()
            async with Lobby(server.base, mina.token) as lobby:
                listed = await lobby.tables()
                tables = Tables(lobby, listed, server.base, "en")
                async with Bottega(tables).run_test(size=(80, 24)) as pilot:
                    await pilot.pause()
                    said = "\n".join(tables.listing.text())
                    await pilot.press("down", "down", "down", "up", "enter")
            assert len(theirs.tables) == 1
            assert said.index("Your turn") < said.index("The others are to move.")
            assert "Lorenzo il Magnifico" in said
            assert "1 seat free" in said
            assert waits in {table.id for table in listed.tables}
            assert tables.chosen is tables.listing.tables[1]
            for guest in (mina, nino):
                await guest.close()

    asyncio.run(run())


def test_who_sits_nowhere_is_told_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server, Lobby(server.base) as lobby:
            await lobby.become_guest("Mina")
            tables = Tables(lobby, await lobby.tables(), server.base, "de")
            async with Bottega(tables).run_test(size=(80, 24)) as pilot:
                await pilot.pause()
                assert "Du sitzt hier noch an keinem Tisch." in "".join(tables.listing.text())
                await pilot.press("enter", "1", "q")
            assert tables.chosen is None

    asyncio.run(run())
