"""Who gets a desk next, by what each has had of them."""

import asyncio
from collections.abc import Awaitable, Callable
from unittest.mock import patch

import pytest

from bottega.server.minds.desks import Room, Stopped
from bottega.server.people.keys import Payer

MALLORY, ANNA, BRUNO = Payer("mallory", "there"), Payer("anna", "here"), Payer("bruno", "here")


class Works:
    """Work at the desks of a room, each until it is told to end; `begun` is in which order."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.begun: list[str] = []
        self.time = 0.0  # every work takes a second of it
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, name: str, payer: Payer) -> asyncio.Task[None]:
        """Ask for a desk, and work there when there is one."""
        self._ends[name] = asyncio.Event()
        task = asyncio.create_task(self._work(name, payer))
        self._tasks.append(task)
        await self.settled()
        return task

    async def _work(self, name: str, payer: Payer) -> None:
        async with self.room.desk(name, payer):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        """Let some work end."""
        self.time += 1.0
        self._ends[name].set()
        await self.settled()

    async def settled(self) -> None:
        """Let everybody go on as far as they get."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def over(self) -> None:
        """Let all work end."""
        for end in self._ends.values():
            end.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def work(room: Room, scene: Callable[[Works], Awaitable[None]]) -> None:
    """Let a scene happen in a room."""

    async def run() -> None:
        works = Works(room)
        with patch("bottega.server.minds.desks.perf_counter", lambda: works.time):
            try:
                await scene(works)
            finally:
                await works.over()
        assert not room.busy

    asyncio.run(run())


def test_who_asks_for_much_does_not_go_before_who_asks_for_little() -> None:
    async def scene(works: Works) -> None:
        for number in range(4):
            await works.ask(f"m{number}", MALLORY)
        await works.ask("a0", ANNA)
        for name in ("m0", "a0", "m1"):
            await works.end(name)
        assert works.begun == ["m0", "a0", "m1", "m2"]

    work(Room(range(1)), scene)


def test_two_people_of_one_network_share_what_it_has() -> None:
    async def scene(works: Works) -> None:
        for number in range(3):
            await works.ask(f"a{number}", ANNA)
        for number in range(3):
            await works.ask(f"m{number}", MALLORY)
        await works.ask("b0", BRUNO)
        for name in ("a0", "m0", "b0", "m1"):
            await works.end(name)
        assert works.begun == ["a0", "m0", "b0", "m1", "a1"]

    work(Room(range(1)), scene)


def test_many_names_of_one_network_have_no_more_than_one_of_another() -> None:
    async def scene(works: Works) -> None:
        for number in range(4):
            await works.ask(f"m{number}", Payer(f"mallory {number}", "there"))
        for number in range(2):
            await works.ask(f"a{number}", ANNA)
        for name in ("m0", "a0", "m1", "a1"):
            await works.end(name)
        assert works.begun == ["m0", "a0", "m1", "a1", "m2"]

    work(Room(range(1)), scene)


def test_who_comes_later_is_not_owed_what_others_had_before() -> None:
    async def scene(works: Works) -> None:
        for number in range(3):
            await works.ask(f"m{number}", MALLORY)
            await works.end(f"m{number}")
        for number in range(3, 6):
            await works.ask(f"m{number}", MALLORY)
        for number in range(3):
            await works.ask(f"a{number}", ANNA)
        for name in ("m3", "a0", "m4", "a1"):
            await works.end(name)
        assert works.begun[3:] == ["m3", "a0", "m4", "a1", "m5"]

    work(Room(range(1)), scene)


def test_a_desk_is_kept_from_who_has_all_the_others() -> None:
    async def scene(works: Works) -> None:
        for number in range(3):
            await works.ask(f"a{number}", ANNA)
        await works.ask("b0", BRUNO)
        await works.ask("b1", Payer("bice", "here"))
        await works.ask("m0", MALLORY)
        assert works.begun == ["a0", "b0", "m0"]

    work(Room(range(3), identity=1, network=2), scene)


def test_who_gives_up_waiting_leaves_its_place_to_the_next() -> None:
    async def scene(works: Works) -> None:
        await works.ask("m0", MALLORY)
        waiting = await works.ask("a0", ANNA)
        await works.ask("b0", BRUNO)
        waiting.cancel()
        await works.end("m0")
        assert works.begun == ["m0", "b0"]

    work(Room(range(1)), scene)


def test_a_desk_that_was_given_to_who_gave_up_is_given_to_the_next() -> None:
    async def scene(works: Works) -> None:
        await works.ask("m0", MALLORY)
        waiting = await works.ask("a0", ANNA)
        await works.ask("b0", BRUNO)
        works._ends["m0"].set()
        while works.room._waiting and works.room._waiting[0].sitting == "a0":
            await asyncio.sleep(0)
        waiting.cancel()
        await works.settled()
        assert works.begun == ["m0", "b0"]

    work(Room(range(1)), scene)


def test_a_sitting_comes_back_to_its_desk_if_that_is_free() -> None:
    async def run() -> list[int]:
        room, desks = Room(range(3)), []
        async with room.desk("a", ANNA), room.desk("b", ANNA) as desk:
            desks.append(desk)
        for sitting in ("b", "a", "c"):
            async with room.desk(sitting, ANNA) as desk:
                desks.append(desk)
        return desks

    assert asyncio.run(run()) == [1, 1, 0, 0]


def test_who_waits_is_sent_away_when_the_room_closes() -> None:
    async def run() -> None:
        room = Room(range(1))
        works = Works(room)
        working = await works.ask("a0", ANNA)
        waiting = await works.ask("b0", BRUNO)
        closing = asyncio.create_task(room.close())
        with pytest.raises(Stopped):
            await waiting
        assert not closing.done()
        await works.end("a0")
        await asyncio.gather(working, closing)

    asyncio.run(run())


def test_nothing_is_kept_of_those_who_have_had_no_more_than_others() -> None:
    async def scene(works: Works) -> None:
        for number in range(20):
            await works.ask(f"m{number}", Payer(f"mallory {number}", f"there {number}"))
            await works.end(f"m{number}")
        assert len(works.room._people) <= 1

    work(Room(range(1)), scene)
