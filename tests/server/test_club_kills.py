"""Two processes are killed again and again while people play deals and matches: each counts once.

No result of a deal is lost, nobody is matched twice, and no game is rated twice.
"""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bottega.server.club.scribe import remade
from tests.postgres import Postgres
from tests.server.aftermath import SEED, check, query
from tests.server.ordeal import PATIENCE, Server, until
from tests.server.regulars import Dealt, Regular

FEW, MANY = 3, 200  # kills in CI, and with --long
REGULARS = 6
MADE = ("games", "results", "ratings", "traits", "marks", "tallies")  # from logs


@pytest.fixture(scope="module")
def kills(pytestconfig: pytest.Config) -> int:
    return MANY if pytestconfig.getoption("--long") else FEW


async def kill_some(servers: list[Server], times: int) -> None:
    """Kill one or the other at random moments, now and then while it still starts."""
    rng = random.Random(SEED)
    for _ in range(times):
        server = rng.choice(servers)
        if rng.random() < 0.8:
            await server.ready()
        await asyncio.sleep(rng.uniform(0.05, 0.8))
        server.kill()
        server.start()
    for server in servers:
        await server.ready()


async def lived_through(url: str, folder: Path, kills: int) -> list[Regular]:
    """Let people come and go while servers are killed, and all they have begun be finished."""
    async with Server(url, folder) as one, Server(url, folder) as other:
        servers = [one, other]
        bases = [server.base for server in servers]
        regulars = [Regular(bases, random.Random(SEED + n)) for n in range(REGULARS)]
        coming = asyncio.gather(*(regular.come() for regular in regulars))
        try:
            await kill_some(servers, kills)
            await until(lambda: all(len(regular.dealt) > 0 for regular in regulars))
            for regular in regulars:
                regular.stopping = True
            await asyncio.wait_for(coming, 5 * PATIENCE)
        finally:
            coming.cancel()
        await until(lambda: query(url, "SELECT count(*) FROM games WHERE NOT rated") == [(0,)])
        for server in servers:
            await server.stop()
            assert server.errors() == []
    return regulars


def check_deals(url: str, dealt: list[Dealt]) -> None:
    """See that each deal that somebody has finished has one result, and that no other has."""
    words = "SELECT contest, player, table_id FROM games JOIN results USING (table_id)"
    rows = query(url, f"{words} WHERE contest IS NOT NULL AND player NOT LIKE '@%'")
    known = [Dealt(contest.split("/")[2], player, table) for contest, player, table in rows]
    assert sorted(known) == sorted(dealt)
    entered = query(url, "SELECT identity, table_id FROM entrants")
    assert sorted(entered) == sorted([(one.player, one.table) for one in dealt])


def check_matches(url: str, dealt: list[Dealt], matched: list[str]) -> None:
    """See that all tables that were laid were played, by two each who were matched once."""
    assert set(Counter(matched).values()) <= {2}
    laid = {table for (table,) in query(url, "SELECT table_id FROM heads")}
    assert laid == {*matched, *[one.table for one in dealt]}
    words = "SELECT table_id, count(DISTINCT player) FROM games JOIN results USING (table_id)"
    played = query(url, f"{words} WHERE games.pool = 'two' AND rated GROUP BY table_id")
    assert sorted(played) == sorted([(table, 2) for table in set(matched)])


def check_ratings(url: str, matched: list[str]) -> None:
    """See that each match counts once for both, and that all comes out again from the logs."""
    counted = query(url, "SELECT sum(games) FROM ratings WHERE season = ''")
    assert counted == [(len(matched) or None,)]
    before = {name: made(url, name) for name in MADE}
    again = remade(url)
    assert again.damaged == 0
    assert {name: made(url, name) for name in MADE} == before


def made(url: str, name: str) -> list[tuple[Any, ...]]:
    """Read all that is stored of something, in some order."""
    return sorted(query(url, f"SELECT * FROM {name}"), key=repr)


def test_killed_again_and_again_two_processes_lose_no_deal_and_count_no_match_twice(
    postgres: Postgres, tmp_path: Path, kills: int
) -> None:
    url = postgres.database()
    regulars = asyncio.run(lived_through(url, tmp_path, kills))
    players = [player for regular in regulars for player in regular.players]
    dealt = [one for regular in regulars for one in regular.dealt]
    matched = [table for regular in regulars for table in regular.matched]
    print(f"{kills} kills: {len(dealt)} deals, {len(matched) // 2} matches")
    assert len(dealt) >= REGULARS
    check(url, players)
    check_deals(url, dealt)
    check_matches(url, dealt, matched)
    check_ratings(url, matched)
    assert max(player.welcomes for player in players) > 1  # somebody was thrown out and came back
