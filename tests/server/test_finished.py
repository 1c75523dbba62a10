"""Searching games: by title, player, what a seat had or began with; never through who hides."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from sqlalchemy import Connection

from bottega.server.store import traits
from bottega.server.store.finished import Finished, Had
from bottega.server.store.results import put
from tests.server.harness import Guest, Running, serving
from tests.server.test_players import DAY, club, game_of, played

STALL = "leader-49"


def having(ended: Finished, *had: tuple[int, str, str]) -> Finished:
    """Let seats have had something."""
    return replace(ended, traits=tuple(Had(*one) for one in had))


async def found(guest: Guest, **query: Any) -> list[int]:
    """Search; give the days of what is found."""
    told = await guest.ask("GET", "/api/finished", params=query)
    return [one["ended"] // DAY for one in told["games"]]


def searched(folder: Path, scene: Callable[[Guest, Guest, Guest], Awaitable[None]]) -> None:
    """Search among five games of three people."""

    async def told(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = [(guest.id, 1 + at) for at, guest in enumerate(guests)]
        begun, had = (0, "opening", STALL), (0, "played", STALL)
        await played(
            server,
            having(game_of(1 * DAY, [anna, bruno]), begun, had, (1, "played", "card-7")),
            having(game_of(2 * DAY, [bruno, carla]), begun, (0, "played", "card-7")),
            game_of(3 * DAY, [anna, carla], game="lorenzo"),
            game_of(4 * DAY, [anna, bruno, carla]),
            having(game_of(5 * DAY, [anna, bruno], public=False), begun, had),
        )
        await scene(guests[0], guests[1], guests[2])

    club(folder, told)


def test_games_are_found_by_title_and_count_the_latest_first(tmp_path: Path) -> None:
    async def scene(anna: Guest, bruno: Guest, carla: Guest) -> None:
        assert await found(carla) == [4, 3, 2, 1]
        assert await found(carla, game="masters") == [4, 2, 1]
        assert await found(carla, game="masters", players=3) == [4]
        assert await found(carla, game="lorenzo", players=3) == []

    searched(tmp_path, scene)


def test_games_are_found_by_player_and_by_name(tmp_path: Path) -> None:
    async def scene(anna: Guest, bruno: Guest, carla: Guest) -> None:
        assert await found(carla, player=bruno.id) == [4, 2, 1]
        assert await found(carla, name="Bruno", game="masters", players=2) == [2, 1]
        told = await carla.ask("GET", "/api/finished", params={"player": anna.id})
        assert [one["name"] for one in told["games"][0]["sittings"]] == [
            f"then {guest.id}" for guest in (anna, bruno, carla)
        ]

    searched(tmp_path, scene)


def test_games_are_found_by_card_and_by_opening_of_whoever_had_it(tmp_path: Path) -> None:
    async def scene(anna: Guest, bruno: Guest, carla: Guest) -> None:
        masters = {"game": "masters"}
        assert await found(carla, **masters, card="card-7") == [2, 1]
        assert await found(carla, **masters, card=STALL) == [1]
        assert await found(carla, **masters, opening=STALL) == [2, 1]
        assert await found(carla, **masters, opening=STALL, card="card-7") == [2, 1]
        assert await found(carla, **masters, opening=STALL, player=bruno.id) == [2]
        assert await found(carla, **masters, card="card-7", player=bruno.id) == [2, 1]
        assert await found(carla, **masters, card="card-7", player=anna.id) == []

    searched(tmp_path, scene)


def test_who_hides_is_found_by_nobody_but_themselves(tmp_path: Path) -> None:
    async def scene(anna: Guest, bruno: Guest, carla: Guest) -> None:
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        for query in ({"player": anna.id}, {"name": "Anna"}):
            refused = await carla.ask("GET", "/api/finished", 404, params=query)
            assert anna.id not in str(refused)
        nobody = await carla.ask("GET", "/api/finished", 404, params={"name": "Nobody"})
        assert refused["message"] == nobody["message"]
        told = str(await carla.ask("GET", "/api/finished"))
        assert bruno.id in told
        assert anna.id not in told
        assert await found(anna, player=anna.id) == [4, 3, 1]

    searched(tmp_path, scene)


def test_a_search_for_what_there_is_not_says_what_is_wrong(tmp_path: Path) -> None:
    async def scene(anna: Guest, bruno: Guest, carla: Guest) -> None:
        wrong = (
            ({"game": "chess"}, 404, "chess"),
            ({"game": "masters", "card": "card-999"}, 404, "card-999"),
            ({"card": "card-7"}, 400, "of which game the card is"),
            ({"opening": STALL}, 400, "of which game the opening is"),
            ({"players": 2}, 400, "of which game so many play"),
            ({"before": "yesterday"}, 400, "before"),
            ({"game": "masters", "card": "'; DROP TABLE games"}, 400, "card"),
        )
        for query, status, word in wrong:
            refused = await anna.ask("GET", "/api/finished", status, params=query)
            assert word in refused["message"]

    searched(tmp_path, scene)


def test_a_search_goes_on_where_it_ended_however_few_it_finds(
    tmp_path: Path, database_url: str
) -> None:
    def many(connection: Connection) -> None:
        for n in range(300):
            ended = game_of(n // 4 * DAY, [("anna", 1), ("bruno", 2)], public=n % 50 == 0)
            rare = [(0, "opening", STALL)] if n % 100 == 0 else []
            put(connection, f"t{n:03}", having(ended, (0, "played", "card-7"), *rare))

    async def pages(guest: Guest, **query: Any) -> tuple[list[str], int]:
        tables: list[str] = []
        more, count = "", 0
        while more is not None:
            asked = {"game": "masters", **query} | ({"before": more} if more else {})
            told = await guest.ask("GET", "/api/finished", params=asked)
            tables += [one["table"] for one in told["games"]]
            more, count = told.get("next"), count + 1
        return tables, count

    async def run() -> None:
        async with serving(tmp_path, db=database_url) as server:
            guest = await server.guest()
            await server.site.scribe.catch_up()
            await server.site.store.write(many)
            with patch.object(traits, "LOOKED", 40):
                public = [f"t{n:03}" for n in range(250, -1, -50)]
                assert await pages(guest) == (public, 1)
                tables, count = await pages(guest, card="card-7")
                assert tables == public
                assert count == 8  # forty games at a time, three hundred in all
                tables, _ = await pages(guest, card="card-7", opening=STALL)
                assert tables == ["t200", "t100", "t000"]
            await guest.close()

    asyncio.run(run())
