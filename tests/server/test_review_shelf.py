"""Reviews in both databases: claimed once, given up by who is silent, and not too many."""

import asyncio

import pytest

from bottega.server.store import reviews
from bottega.server.store.reviews import SILENT, ReviewShelf, Shelved
from tests.server.test_store import opened, postgresql_only


def test_a_review_is_claimed_once_and_kept_when_it_is_done(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            shelf = ReviewShelf(store)
            assert await shelf.look("a", 0, 1) == Shelved("none")
            assert await shelf.begin("a", 0, 1)
            assert not await shelf.begin("a", 0, 2)
            assert await shelf.begin("a", 1, 2)
            assert await shelf.go_on("a", 0, 3, 10, 5)
            assert await shelf.look("a", 0, 6) == Shelved("running", 3, 10, 5)
            assert await shelf.finish("a", 0, "done", "all is well", 7)
            assert await shelf.look("a", 0, 10 * SILENT) == Shelved("done", 3, 10, 7, "all is well")
            assert not await shelf.begin("a", 0, 8)

    asyncio.run(run())


def test_a_review_that_is_ended_can_be_begun_again(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            shelf = ReviewShelf(store)
            await shelf.begin("a", 0, 1)
            await shelf.cancel("a", 0)
            assert (await shelf.look("a", 0, 2)).state == "cancelled"
            assert not await shelf.go_on("a", 0, 1, 2, 3)
            assert not await shelf.finish("a", 0, "done", "too late", 3)
            assert await shelf.begin("a", 0, 4)
            assert (await shelf.look("a", 0, 5)).state == "running"

    asyncio.run(run())


def test_who_is_silent_for_long_has_died_over_it(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            shelf = ReviewShelf(store)
            await shelf.begin("a", 0, 1)
            assert (await shelf.look("a", 0, 1 + SILENT)).state == "running"
            assert (await shelf.look("a", 0, 2 + SILENT)).state == "failed"
            assert await shelf.begin("a", 0, 2 + SILENT)

    asyncio.run(run())


@postgresql_only
def test_who_lost_a_review_to_another_process_works_on_it_no_more(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "p1") as one, opened(database_url, "p2") as two:
            dead, other = ReviewShelf(one), ReviewShelf(two)
            await dead.begin("a", 0, 1)
            assert await other.begin("a", 0, 2 + SILENT)
            assert not await dead.go_on("a", 0, 1, 2, 3 + SILENT)
            assert await other.go_on("a", 0, 1, 2, 3 + SILENT)
            assert (await dead.look("a", 0, 4 + SILENT)).done == 1

    asyncio.run(run())


def test_only_so_many_reviews_are_kept(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST", 2)

    async def run() -> None:
        async with opened(database_url) as store:
            shelf = ReviewShelf(store)
            for at, table in enumerate("abcd"):
                await shelf.begin(table, 0, at)
            states = [(await shelf.look(table, 0, 4)).state for table in "abcd"]
            assert states == ["none", "none", "running", "running"]

    asyncio.run(run())
