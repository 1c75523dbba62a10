"""How people are told, in both databases: devices, wishes, silent tables, and who looks."""

import asyncio
from collections.abc import Awaitable, Callable

from bottega.server.store.notices import MOST, NoticeShelf, forget_devices
from bottega.server.store.store import GAP, Identity
from bottega.wire import PushDevice, Quiet, Ways, Wishes
from tests.server.test_store import opened, postgresql_only


def device(name: str, language: str = "en") -> PushDevice:
    return PushDevice(f"https://push.example/{name}", "A" * 87, "B" * 22, language)


def shelved(database_url: str, story: Callable[[NoticeShelf], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.add_identity(Identity("anna", "Anna", 0, "https://a.example"), "hash", 1)
            await story(NoticeShelf(store))

    asyncio.run(run())


def test_devices_are_kept_newest_first_and_not_too_many(database_url: str) -> None:
    async def story(shelf: NoticeShelf) -> None:
        for number in range(MOST + 3):
            await shelf.add("anna", device(str(number)), number)
        names = [found.endpoint.rpartition("/")[2] for found in await shelf.devices("anna")]
        assert names == [str(number) for number in range(MOST + 2, 2, -1)]
        await shelf.add("bruno", device("0"), 0)
        assert len(await shelf.devices("bruno")) == 1
        assert len(await shelf.devices("anna")) == MOST  # one's own limit is nobody else's

    shelved(database_url, story)


def test_a_device_that_comes_again_is_the_same_with_new_words(database_url: str) -> None:
    async def story(shelf: NoticeShelf) -> None:
        await shelf.add("anna", device("a"), 1)
        await shelf.add("anna", device("a", "fr"), 2)
        assert await shelf.devices("anna") == (device("a", "fr"),)
        await shelf.add("bruno", device("a"), 3)
        assert await shelf.devices("anna") == ()
        await shelf.remove(device("a").endpoint, "anna")
        assert await shelf.devices("bruno") == (device("a"),)
        await shelf.remove(device("a").endpoint)
        assert await shelf.devices("bruno") == ()

    shelved(database_url, story)


def test_all_devices_of_somebody_can_be_forgotten(database_url: str) -> None:
    async def story(shelf: NoticeShelf) -> None:
        await shelf.add("anna", device("a"), 1)
        await shelf.add("anna", device("b"), 1)
        await shelf.add("bruno", device("c"), 1)
        await shelf._store.write(lambda connection: forget_devices(connection, "anna"))
        assert await shelf.devices("anna") == ()
        assert await shelf.devices("bruno") == (device("c"),)

    shelved(database_url, story)


def test_wishes_are_kept_and_are_the_usual_ones_before(database_url: str) -> None:
    async def story(shelf: NoticeShelf) -> None:
        assert await shelf.wishes("anna") == Wishes()
        said = Wishes(chat=Ways(page=False), quiet=Quiet("22:00", "08:00", "Asia/Tokyo"))
        await shelf.wish("anna", Wishes(turn=Ways(push=False)))
        await shelf.wish("anna", said)
        assert await shelf.wishes("anna") == said
        assert await shelf.wishes("bruno") == Wishes()

    shelved(database_url, story)


def test_a_table_is_silent_for_one_and_not_for_another(database_url: str) -> None:
    async def story(shelf: NoticeShelf) -> None:
        await shelf.mute("anna", "b")
        await shelf.mute("anna", "a")
        await shelf.mute("anna", "a")
        assert await shelf.muted("anna") == ("a", "b")
        assert await shelf.muted("bruno") == ()
        await shelf.unmute("anna", "a")
        assert await shelf.muted("anna") == ("b",)

    shelved(database_url, story)


def test_all_ways_to_somebody_are_found_at_once(database_url: str) -> None:
    async def story(shelf: NoticeShelf) -> None:
        await shelf.add("anna", device("a"), 1)
        await shelf.mute("anna", "silent")
        silent, loud = await shelf.reach("anna", "silent"), await shelf.reach("anna", "loud")
        assert silent is not None
        assert loud is not None
        assert (silent.muted, loud.muted) == (True, False)
        assert (loud.webhook, loud.devices) == ("https://a.example", (device("a"),))
        assert (loud.wishes, loud.looking) == (Wishes(), False)
        assert await shelf.reach("nobody", "loud") is None

    shelved(database_url, story)


@postgresql_only
def test_who_looks_is_known_elsewhere_until_their_process_dies(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url, "p1") as one, opened(database_url, "p2") as two:
            await one.add_identity(Identity("anna", "Anna", 0), "hash", 1)
            here, there = NoticeShelf(one), NoticeShelf(two)

            async def looks(shelf: NoticeShelf) -> bool:
                reach = await shelf.reach("anna", "t")
                return reach is not None and reach.looking

            await one.pulse(1)
            await here.look("anna")
            await here.look("anna")
            assert (await looks(here), await looks(there)) == (False, True)
            await here.look_away("anna")
            assert not await looks(there)
            await here.look("anna")
            await two.pulse(2 + GAP)  # nobody has heard of the first for long
            assert not await looks(there)

    asyncio.run(run())
