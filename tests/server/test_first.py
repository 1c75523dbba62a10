"""The shortest way through the whole server."""

import asyncio
from pathlib import Path

from tests.server.harness import serving


def test_a_guest_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            table = await anna.table("me", "random")
            async with anna.at(table) as looking:
                end = await looking.play_to_the_end(0)
                assert end["status"] == "over"
                assert len(end["outcome"]["scores"]) == 2
            await anna.close()

    asyncio.run(run())
