"""Pages of a club where many have played: a hundredth of what `python -m benchmarks.club` fills."""

import asyncio
from pathlib import Path

from benchmarks.club import LARGE, SECRET, SMALL, Size, prepared
from benchmarks.history import person
from benchmarks.questions import Questions, asking, questions

from tests.server.harness import Guest, serving

SIZES = {"sqlite": SMALL, "postgresql": Size(LARGE.people // 100, LARGE.games // 100, 0)}


async def ask_all(guest: Guest, asked: Questions) -> None:
    """Ask each page as somebody who was made up, twice."""
    for some in asked.values():
        for one in (some[0], some[-1]):
            method, path, how = asking(one, SECRET)
            assert await guest.ask(method, path, **how)


def test_every_page_is_answered_where_many_have_played_and_where_few_have(
    tmp_path: Path, database_url: str
) -> None:
    size = SIZES[database_url.partition(":")[0]]
    asked = questions(prepared(database_url, size))

    async def run() -> None:
        async with serving(tmp_path, db=database_url, secret=SECRET) as server:
            anna = await server.guest()
            try:
                await ask_all(anna, asked)
                page = await anna.ask("GET", f"/api/players/{person(0)}")
                assert len(page["last"]) == 10
                assert all(len(one["course"]) >= 10 for one in page["strengths"])
                assert sum(page["games"].values()) > min(300, size.games // 5)
                led = await anna.ask("GET", "/api/leaders?game=masters")
                hidden = {person(n) for n in range(9, size.people, 10)}
                assert not hidden & {one["player"] for one in led["leaders"]}
            finally:
                await anna.close()

    asyncio.run(run())
