"""Pages of a club where many have played: a hundredth of what `python -m benchmarks.club` fills."""

import asyncio
from pathlib import Path

import pytest
from benchmarks.club import PEOPLE, PLAYED, questions
from benchmarks.history import fill, person

from bottega.server.store.database import engine_for, migrate
from tests.server.harness import serving

PART = 100


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
def test_every_page_is_answered_where_many_have_played(tmp_path: Path, database_url: str) -> None:
    engine = engine_for(database_url)
    migrate(engine)
    fill(engine, PEOPLE // PART, PLAYED // PART)
    engine.dispose()

    async def run() -> None:
        async with serving(tmp_path, db=database_url) as server:
            anna = await server.guest()
            try:
                for paths in questions(PEOPLE // PART).values():
                    assert await anna.ask("GET", paths[0])
                page = await anna.ask("GET", f"/api/players/{person(0)}")
                assert len(page["last"]) == 10
                assert all(len(one["course"]) == 30 for one in page["strengths"])
                assert sum(page["games"].values()) > 300
                led = await anna.ask("GET", "/api/leaders?game=masters")
                assert len(led["leaders"]) == 50
                hidden = {person(n) for n in range(9, PEOPLE // PART, 10)}
                assert not hidden & {one["player"] for one in led["leaders"]}
            finally:
                await anna.close()

    asyncio.run(run())
