"""Players' pages and who leads: true to the results, and silent about who hides."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from bottega.server.store.finished import Finished, Result
from bottega.server.store.results import put
from tests.server.harness import Guest, Running, serving

Scene = Callable[[Running, list[Guest]], Awaitable[None]]
DAY = 86_400_000


def game_of(
    ended: int,
    places: Sequence[tuple[str, int]],
    public: bool = True,
    pool: str = "two",
    game: str = "masters",
) -> Finished:
    """Make up a game that ended so; a name with @ is a bot's."""
    results = tuple(
        Result(
            seat,
            seat,
            who,
            "" if who[0] == "@" else f"then {who}",
            place,
            50 - place,
            place == 1,
            False,
        )
        for seat, (who, place) in enumerate(places)
    )
    return Finished(ended, game, 2, len(places), True, public, 60_000, pool, results)


def club(folder: Path, scene: Scene) -> None:
    """Let a scene happen among three guests."""

    async def run() -> None:
        async with serving(folder) as server:
            guests = [await server.guest(name) for name in ("Anna", "Bruno", "Carla")]
            try:
                await scene(server, guests)
            finally:
                for guest in guests:
                    await guest.close()

    asyncio.run(run())


def rivals(anna: Guest, bruno: Guest) -> list[Finished]:
    """Let two people play long enough to be sure of them; Anna wins two games of three."""
    return [
        game_of(n * DAY, [(anna.id, 1 + (n % 3 == 0)), (bruno.id, 2 - (n % 3 == 0))])
        for n in range(1, 40)
    ]


async def played(server: Running, *games: Finished) -> None:
    """Let games have been played."""

    def work(connection: Connection) -> None:
        for number, game in enumerate(games):
            put(connection, f"t{game.ended}-{number}", game)

    await server.site.scribe.catch_up()
    await server.site.store.write(work)
    await server.site.scribe.catch_up()


def test_a_page_tells_games_ratings_and_opponents(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        await played(
            server,
            game_of(1 * DAY, [(anna.id, 1), (bruno.id, 2)]),
            game_of(2 * DAY, [(bruno.id, 2), (anna.id, 1)]),
            game_of(3 * DAY, [(anna.id, 2), ("@master", 1)], pool="levels"),
        )
        page = await bruno.ask("GET", f"/api/players/{anna.id}")
        assert (page["name"], page["games"]) == ("Anna", {"masters": 3})
        levels, two = page["strengths"]
        assert (levels["pool"], two["pool"]) == ("levels", "two")
        assert two["games"] == len(two["course"]) == 2
        assert 1500 < two["course"][0] < two["course"][1] == two["shown"] == two["best"]
        assert levels["shown"] < 1500
        assert page["against"] == [
            {"game": "masters", "bot": "", "games": 2, "before": 2},
            {"game": "masters", "bot": "master", "games": 1, "before": 0},
        ]
        last = page["last"]
        assert [one["ended"] for one in last] == [3 * DAY, 2 * DAY, 1 * DAY]
        assert [one.get("change") for one in last] == [
            None,
            two["course"][1] - two["course"][0],
            None,
        ]
        assert [one["place"] for one in last[1]["sittings"]] == [2, 1]
        assert last[0]["sittings"][1]["bot"] == "master"

    club(tmp_path, scene)


def test_who_hides_is_nowhere_but_on_their_own_page(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        for guest in (anna, bruno):
            await guest.ask("PATCH", "/api/me", json={"kept": True})
        games = rivals(anna, bruno)
        await played(server, *games)
        paths = (
            f"/api/players/{bruno.id}",
            f"/api/players/{bruno.id}/games",
            "/api/leaders?game=masters",
        )
        shown = [await carla.ask("GET", path) for path in paths]
        assert all(
            (anna.id in str(one) and "Anna" in str(one)) or "then" in str(one) for one in shown
        )
        told = await anna.ask("PATCH", "/api/me", json={"hidden": True})
        assert told["hidden"]
        for path in paths:
            found = str(await carla.ask("GET", path))
            assert anna.id not in found
            assert "Anna" not in found
            assert f"then {anna.id}" not in found
        for path in (f"/api/players/{anna.id}", f"/api/players/{anna.id}/games"):
            refused = await carla.ask("GET", path, 404)
            nobody = await carla.ask("GET", path.replace(anna.id, "nobody"), 404)
            assert refused["message"] == nobody["message"]
        own = await anna.ask("GET", f"/api/players/{anna.id}")
        assert own["hidden"]
        assert own["last"][0]["sittings"][0]["player"] == anna.id

    club(tmp_path, scene)


def test_who_hides_has_no_name_in_the_list_of_tables(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        theirs = await anna.table("open", "open", start=False)
        table = await anna.table("me", "open", start=False)
        await bruno.sit(table, 1)

        async def told(reader: Guest) -> list[Any]:
            tables = (await reader.ask("GET", "/api/tables"))["tables"]
            assert [one["id"] for one in tables] == [table, theirs]
            names = [one.get("name", "") for one in tables[0]["seats"]]
            return [names, *[one.get("host", "") for one in tables]]

        assert await told(carla) == [["", "Bruno"], "", ""]
        assert await told(anna) == [["Anna", "Bruno"], "Anna", "Anna"]
        await anna.ask("PATCH", "/api/me", json={"hidden": False})
        assert await told(carla) == [["Anna", "Bruno"], "Anna", "Anna"]

    club(tmp_path, scene)


def test_games_at_private_tables_are_listed_to_who_played_them_alone(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        sat = [(anna.id, 1), (bruno.id, 2)]
        await played(server, game_of(DAY, sat), game_of(2 * DAY, sat, public=False))
        path = f"/api/players/{anna.id}/games"
        assert [g["ended"] for g in (await anna.ask("GET", path))["games"]] == [2 * DAY, DAY]
        assert [g["ended"] for g in (await carla.ask("GET", path))["games"]] == [DAY]

    club(tmp_path, scene)


def test_a_table_that_is_over_leads_to_the_pages_of_who_played_there(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        table = await anna.table("me", "open", start=False)
        path = f"/api/tables/{table}/players"
        await bruno.sit(table, 1)
        await anna.ask("POST", f"/api/tables/{table}/start")
        assert (await carla.ask("GET", path))["players"] == []
        for seat, guest in enumerate((bruno, anna)):
            async with guest.at(table, 1 - seat) as eye:
                await eye.do("resign")
        await server.site.scribe.catch_up()
        told = await carla.ask("GET", path)
        assert told["players"] == [anna.id, bruno.id]
        assert [one["shown"] for one in told["ratings"]] == [1553, 1447]  # who resigned first lost
        await bruno.ask("PATCH", "/api/me", json={"hidden": True})
        told = await carla.ask("GET", path)
        assert (told["players"], told["ratings"][1]) == ([anna.id, ""], None)
        assert (await bruno.ask("GET", path))["players"] == [anna.id, bruno.id]
        await carla.ask("GET", "/api/tables/nosuchtable/players", 404)

    club(tmp_path, scene)


def test_a_long_list_goes_on_where_it_ended(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        sat = [(anna.id, 1), (bruno.id, 2)]
        await played(server, *[game_of(DAY * (n // 3), sat) for n in range(120)])
        found, path = [], f"/api/players/{anna.id}/games"
        more: str | None = ""
        while more is not None:
            page = await anna.ask("GET", path + (f"?before={more}" if more else ""))
            found += [one["table"] for one in page["games"]]
            more = page.get("next")
        assert len(found) == len(set(found)) == 120
        refused = await anna.ask("GET", f"{path}?before=yesterday", 400)
        assert "before" in refused["message"]

    club(tmp_path, scene)


def test_those_lead_who_stay_and_whose_rating_is_sure(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        games = rivals(anna, bruno)
        await played(server, *games, game_of(80 * DAY, [(carla.id, 1), (bruno.id, 2)]))

        async def leading(**query: Any) -> list[str]:
            found = await carla.ask("GET", "/api/leaders", params={"game": "masters", **query})
            return [one["name"] for one in found["leaders"]]

        assert await leading() == []
        for guest in guests:
            await guest.ask("PATCH", "/api/me", json={"kept": True})
        assert await leading() == ["Anna", "Bruno"]  # Carla has played once
        assert await leading(season="1970-1") == ["Anna", "Bruno"]
        assert await leading(season="1970-2") == []
        assert await leading(pool="more") == []
        told = await carla.ask("GET", "/api/leaders?game=masters")
        assert told["seasons"] == ["1970-1"]
        refused = await carla.ask("GET", "/api/leaders?game=chess", 404)
        assert "chess" in refused["message"]

    club(tmp_path, scene)


def test_who_comes_back_by_a_code_stays(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        assert not (await anna.ask("GET", "/api/me")).get("lasting")
        await anna.ask("POST", "/api/recover", json={"code": anna.recovery})
        assert (await anna.ask("GET", "/api/me"))["lasting"]

    club(tmp_path, scene)
