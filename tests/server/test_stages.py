"""How far a game has come: in the list of one's own tables, and only there."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bottega.server.store.schema.logs import HEADS
from tests.server.harness import Guest
from tests.server.stories import House, tell


async def stage_of(guest: Guest, table: str) -> Any:
    """Read what one's own list tells of a table."""
    listed = (await guest.ask("GET", "/api/me/tables"))["tables"]
    (found,) = [each for each in listed if each["id"] == table]
    return found.get("stage")


def test_a_table_of_masters_tells_its_turn_from_the_first_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me")
        assert await stage_of(anna, table) is None  # leaders are still to be chosen
        async with anna.at(table) as looking:
            while not looking.now["view"]["turn"]:
                await looking.move()
            turn = looking.now["view"]["turn"]
        assert await stage_of(anna, table) == {"counts": "turn", "n": turn}

    tell(tmp_path, story)


def test_a_table_of_lorenzo_tells_its_round_of_six(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        basic = {"advanced": "false"}
        table = await anna.table("me", "random", game="lorenzo", options=basic)
        assert await stage_of(anna, table) == {"counts": "round", "n": 1, "of": 6}

    tell(tmp_path, story)


@pytest.mark.parametrize("status", ["open", "over"])
def test_a_game_that_does_not_run_has_no_stage(status: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random", start=status != "open")
        if status == "over":
            async with anna.at(table) as looking:
                await looking.play_to_the_end(0)
        assert await stage_of(anna, table) is None

    tell(tmp_path, story)


def test_nobody_else_is_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        await anna.table("me", "random", game="lorenzo", options={"advanced": "false"})
        (listed,) = (await bruno.ask("GET", "/api/tables"))["tables"]
        assert "stage" not in listed

    tell(tmp_path, story)


def test_what_an_older_database_does_not_know_is_not_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random", game="lorenzo", options={"advanced": "false"})
        await house.site.store.execute(update(HEADS).values(stage=None))
        assert await stage_of(anna, table) is None

    tell(tmp_path, story)
