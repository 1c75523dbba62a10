"""Mails are sent once: by one of several processes, by another where one died, after a restart."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from bottega.server.store import mails
from bottega.wire import Notice
from tests.server.harness import serving
from tests.server.mail_stage import BRUNO, SENDER, WHERE, Scene, play, text_of
from tests.server.test_store import opened, postgresql_only

pytestmark = pytest.mark.usefixtures("impatient")


@postgresql_only
def test_of_two_processes_one_sends_a_mail(tmp_path: Path, database_url: str) -> None:
    async def scene(house: Scene) -> None:
        smtp = f"smtp://127.0.0.1:{house.post.port}"
        others: dict[str, Any] = {
            "db": database_url,
            "smtp": smtp,
            "mail_from": SENDER,
            "url": WHERE,
        }
        async with serving(tmp_path, **others), serving(tmp_path, **others) as other:
            await house.reads()
            for _ in range(5):
                await house.start()
                await house.post.next()
                await house.until(lambda box: box.told is not None)
                await house.post.silence()
                away = house.bruno.http
                async with away.stream(
                    "GET", f"{other.base}/api/me/notices", headers=dict(away.headers)
                ) as stream:
                    assert await anext(stream.aiter_lines()) == ": here"
                    await house.until(lambda box: box.told is None)
                await until_away(house)

    play(tmp_path, scene, db=database_url)


async def until_away(house: Scene) -> None:
    while True:
        reach = await house.server.site.shelf.reach(house.bruno.id, "")
        if reach is not None and not reach.looking:
            return
        await asyncio.sleep(0.02)


def test_what_was_taken_by_a_process_that_died_is_sent_by_another(
    database_url: str,
) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            notice = Notice("chat", "table", "masters", 0, 0)

            def begin(connection: Connection) -> None:
                mails.ask(connection, "bruno", BRUNO, "en", 0)
                assert mails.confirm(connection, "bruno", lambda address: address == BRUNO)
                mails.put(connection, "bruno", notice, 100)
                mails.put(connection, "bruno", notice, 200)  # no later for that

            def taken(at: int, until: int) -> Callable[[Connection], list[mails.Mailbox]]:
                return lambda connection: mails.claim(connection, at, until, 10)

            await store.write(begin)
            assert await store.write(taken(99, 500)) == []
            (first,) = await store.write(taken(100, 500))
            await store.write(lambda c: mails.put(c, "bruno", notice, 110))
            assert await store.write(taken(499, 900)) == []  # it is somebody's
            (second,) = await store.write(taken(500, 900))
            assert (first.tries, second.tries) == (1, 2)
            await store.write(lambda c: mails.sent(c, first, 600))  # too late
            assert (await store.read(lambda c: mails.mailbox(c, "bruno"))).told is None  # type: ignore[union-attr]
            await store.write(lambda c: mails.sent(c, second, 600))
            await store.write(lambda c: mails.put(c, "bruno", notice, 700))
            found = await store.read(lambda c: mails.mailbox(c, "bruno"))
            assert found is not None
            assert (found.told, found.due, found.tries) == (600, None, 0)

    asyncio.run(run())


def test_mails_that_wait_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.people.mailing.PATIENCE", 500)
    db = f"sqlite:///{tmp_path / 'kept.db'}"
    found: list[str] = []

    async def before(house: Scene) -> None:
        await house.reads()
        found.append(await house.start())
        await house.until(lambda box: box.due is not None)

    async def after(house: Scene) -> None:
        assert f"/t/{found[0]}\n" in text_of(await house.post.next())

    play(tmp_path, before, db=db)
    play(tmp_path, after, db=db)
