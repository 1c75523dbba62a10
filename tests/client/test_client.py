"""A client takes a seat by its link, is told what happens there, and answers."""

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from bottega.client import ServerRefused, Unreachable, Unreadable, join, play, read_link, watch
from bottega.games.masters import GAME
from bottega.kernel.errors import NotAsked
from tests.client.players import (
    Noting,
    answers,
    asked,
    first,
    invitation,
    two_programs,
)
from tests.server.harness import PATIENCE, serving

OPERATOR = {"authorization": "Bearer operator"}
# The store counts tables once a second by a method that SQLAlchemy has deprecated.


def test_two_programs_play_a_whole_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            host = await server.guest()
            one, two, record, bots = await two_programs(host, server.base)
            assert one.status == two.status == "over"
            assert one.outcome is not None
            assert one.outcome == two.outcome
            for seat, bot in enumerate(bots):
                assert bot.chosen == answers(record, seat)
            await host.close()

    asyncio.run(run())


def test_a_stale_answer_is_refused_and_the_new_table_follows(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me")
            link = f"{server.base}/t/{table}"
            async with join(link, token=anna.token) as client, anna.at(table) as looking:
                before = await asked(client)
                await looking.answer()  # from another window
                with pytest.raises(ServerRefused, match="version") as error:
                    await client.answer(first(before))
                assert error.value.fault == "stale"
                assert (await asked(client)).version > before.version
            await anna.close()

    asyncio.run(run())


def test_an_answer_before_a_look_is_refused_here(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "random")
            async with join(f"{server.base}/t/{table}", token=anna.token) as client:
                with pytest.raises(NotAsked, match="look at the table"):
                    await client.answer(0)
            await anna.close()

    asyncio.run(run())


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me")
            async with join(f"{server.base}/t/{table}", token=anna.token) as client:
                before = await asked(client)
                await client.answer(first(before))
                assert (await client.look()).undo
                await client.undo()
                assert (await asked(client)).options == before.options
            await anna.close()

    asyncio.run(run())


def test_what_came_between_two_looks_is_one_update_with_all_entries(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "open", start=False)
            async with join(f"{server.base}/t/{table}", name="Bruno") as client:
                assert client.seat == 1
                async with anna.at(table) as looking:
                    await client.look()
                    for text in ("one", "two", "three"):
                        await looking.do("say", text=text)
                await client.say("four")
                now = await client.look()
                assert [entry.text for entry in now.entries] == ["one", "two", "three", "four"]
            await anna.close()

    asyncio.run(run())


def test_a_server_by_invitation_takes_in_who_brings_its_code_or_its_link(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "open", "open", start=False)
            async with httpx.AsyncClient(base_url=server.base, headers=OPERATOR) as operator:
                made = await operator.post("/api/order/invitations", json={"uses": 3})
            (one,) = made.json()["invitations"]
            server.site.people.invited = True
            link = f"{server.base}/t/{table}"
            with pytest.raises(ServerRefused, match="without an invitation") as error:
                async with join(link):
                    pass
            assert error.value.fault == "uninvited"
            with pytest.raises(ServerRefused, match="used up, is over, or never was"):
                async with join(link, invitation="AAAA-BBBB-CCCC"):
                    pass
            async with join(link, name="Bruno", invitation=f" {one['code'].lower()} ") as client:
                assert client.seat == 1
            async with join(link, invitation=f"{server.base}/join/{one['code']}/") as client:
                assert client.seat == 2
            async with watch(link, invitation=one["link"]) as client:
                assert (await client.look()).seat is None
            with pytest.raises(ServerRefused, match="used up"):
                async with watch(link, invitation=one["link"]):
                    pass
            await anna.close()

    asyncio.run(run())


def test_a_tables_link_gives_the_first_open_seat_or_ones_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna, bruno = await server.guest(), await server.guest("Bruno")
            table = await anna.table("invited", "open", "open", start=False)
            link = f"{server.base}/t/{table}"
            async with join(link, token=bruno.token) as client:
                assert client.seat == 1
            async with join(link, token=bruno.token) as client:
                assert client.seat == 1
            async with join(link, name="Carla") as client:
                assert client.seat == 2
            with pytest.raises(ServerRefused, match=f"no seat is open at table {table}"):
                async with join(link, name="Dora"):
                    pass
            await anna.close()
            await bruno.close()

    asyncio.run(run())


def test_a_program_goes_with_its_seat_when_the_host_moves_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "open", "open", start=False)
            async with join(f"{server.base}/t/{table}", name="Carla") as client:
                await client.look()
                seats = {"seats": [{"from": 1}, {"from": 0}, {"from": 2}]}
                await anna.ask("PATCH", f"/api/tables/{table}", json=seats)
                await client.look()
                assert client.seat == 0
                await anna.ask("POST", f"/api/tables/{table}/start", json={"present": True})
                update = await asked(client)
                assert (update.seat, len(update.asked)) == (0, 2)
                await client.answer(first(update))
            await anna.close()

    asyncio.run(run())


def test_who_has_the_seat_already_comes_back_by_its_link(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            _, links = await invitation(anna, "me", "random")
            for _ in range(2):
                async with join(links[0], token=anna.token) as client:
                    assert (await client.look()).seat == 0
            await anna.close()

    asyncio.run(run())


def test_who_loses_the_seat_to_another_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table, _ = await invitation(anna, "me", "random")
            async with join(f"{server.base}/t/{table}", token=anna.token) as one:
                await one.look()
                mine = (await anna.ask("GET", f"/api/tables/{table}/links"))["links"]["0"]
                async with join(mine, name="Two") as two:
                    await two.look()
                    with pytest.raises(ServerRefused, match="seat 0 is not yours any more"):
                        await asyncio.wait_for(play(one, Noting(7)), PATIENCE)
                    with pytest.raises(ServerRefused, match="seat 0 is not yours any more"):
                        await one.say("still here?")
            await anna.close()

    asyncio.run(run())


def test_a_program_takes_its_seat_back_from_the_bot_that_stood_in(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna, bruno = await server.guest(), await server.guest("Bruno")
            table = await anna.table("me", "open", start=False)
            await bruno.sit(table, 1)
            await anna.ask("POST", f"/api/tables/{table}/start")
            async with anna.at(table) as looking:
                await looking.do("propose", what="replace", seat=1)
                bot = Noting(5)
                link = f"{server.base}/t/{table}"
                async with join(link, token=bruno.token) as client:
                    task = asyncio.create_task(play(client, bot))
                    await looking.play_to_the_end(0)
                    assert (await task).status == "over"
                    assert client.info is not None
                    assert not client.info.seats[1].away
            assert bot.chosen
            record = await anna.ask("GET", f"/api/tables/{table}/record")
            assert bot.chosen == answers(record, 1)[-len(bot.chosen) :]
            await anna.close()
            await bruno.close()

    asyncio.run(run())


def test_a_game_that_is_abandoned_ends_the_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table, links = await invitation(anna, "me", "invited")
            async with join(links[1], name="bot") as client:
                task = asyncio.create_task(play(client, Noting(6)))
                await anna.ask("DELETE", f"/api/tables/{table}")
                last = await asyncio.wait_for(task, PATIENCE)
                assert (last.status, last.outcome) == ("abandoned", None)
            with pytest.raises(ServerRefused, match="the game is abandoned"):
                async with join(links[1], name="late"):
                    pass
            await anna.close()

    asyncio.run(run())


def test_a_game_of_another_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = SimpleNamespace(name="masters", version=GAME.version + 1)
    monkeypatch.setattr("bottega.client.joining.game_called", lambda name: other)

    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table, links = await invitation(anna, "invited", "random")
            with pytest.raises(Unreadable, match=f"plays version {GAME.version} of masters and"):
                async with join(links[0]):
                    pass
            seats = (await anna.ask("GET", f"/api/tables/{table}"))["seats"]
            assert seats[0]["kind"] == "invited"  # nobody sat down
            await anna.close()

    asyncio.run(run())


def test_a_false_secret_is_refused_and_not_repeated(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table, _ = await invitation(anna, "invited", "random")
            with pytest.raises(ServerRefused, match="not valid any more") as error:
                async with join(f"{server.base}/t/{table}#0.guessed-it"):
                    pass
            assert error.value.fault == "forbidden"
            assert "guessed-it" not in str(error.value)
            await anna.close()

    asyncio.run(run())


def test_a_server_that_is_not_there_is_said_at_once(unused_port: int) -> None:
    async def run() -> None:
        with pytest.raises(Unreachable, match=f"http://127.0.0.1:{unused_port} cannot be reached"):
            async with join(f"http://127.0.0.1:{unused_port}/t/abc"):
                pass

    asyncio.run(run())


def test_a_client_with_little_patience_gives_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "random")
            link = f"{server.base}/t/{table}"
            staying = join(link, token=anna.token, patience=0.3)
            client = await staying.__aenter__()
            now = await asked(client)
            await anna.close()
        with pytest.raises(Unreachable, match="has not answered for too long"):
            await asyncio.wait_for(client.answer(first(now)), PATIENCE)
        await staying.__aexit__(None, None, None)

    asyncio.run(run())


def test_neither_token_nor_secret_is_written_into_a_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for logger in ("", "httpx", "httpcore"):
        caplog.set_level(logging.DEBUG, logger)

    async def run() -> None:
        async with serving(tmp_path, log="debug") as server:
            anna, bruno = await server.guest(), await server.guest("Bruno")
            _, links = await invitation(anna, "invited", "random")
            caplog.clear()  # of what the test itself has asked
            async with join(links[0], token=bruno.token) as client:
                await client.look()
            ours = [record for record in caplog.records if "uvicorn" not in record.name]
            text = "\n".join(record.getMessage() for record in ours)
            assert "HTTP Request" in text
            assert bruno.token not in text
            assert str(read_link(links[0]).secret) not in text
            await anna.close()
            await bruno.close()

    asyncio.run(run())
