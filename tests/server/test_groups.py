"""Clubs: who founds, joins and arranges them, and that a private one is told to nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from bottega.server.club.groups import MOST_ASKING
from bottega.server.club.rating import after
from bottega.server.store import groups as shelf
from bottega.server.store.results import put, rate_next
from bottega.server.store.schema.clubs import CLUB_LINES, CLUB_MEMBERS
from tests.server.harness import Guest, Message, Running, serving
from tests.server.test_players import game_of

Scene = Callable[[Running, list[Guest]], Awaitable[None]]


def town(folder: Path, scene: Scene, guests: int = 3, **settings: Any) -> None:
    """Let a scene happen among people who can come back."""

    async def run() -> None:
        async with serving(folder, **settings) as server:
            there = [await server.guest(f"Anna {n}") for n in range(guests)]
            for guest in there:
                await guest.ask("PATCH", "/api/me", json={"kept": True})
            try:
                await scene(server, there)
            finally:
                for guest in there:
                    await guest.close()

    asyncio.run(run())


async def founded(guest: Guest, door: str = "open", name: str = "Lanterna") -> str:
    """Found a club."""
    body = {"name": name, "about": "We play on Thursdays.", "door": door}
    made = await guest.ask("POST", "/api/clubs", 201, json=body)
    return str(made["club"]["id"])


async def invitation(guest: Guest, club: str) -> str:
    """Give the secret of a club's invitation."""
    told = await guest.ask("GET", f"/api/clubs/{club}")
    return str(told["link"].partition("#")[2])


async def joined(guest: Guest, club: str, link: str | None = None) -> Message:
    """Come to a club's door, and see its page."""
    told: Message = await guest.ask("POST", f"/api/clubs/{club}/members", json={"link": link})
    return told


async def hidden(guest: Guest) -> None:
    await guest.ask("PATCH", "/api/me", json={"hidden": True})


def names(told: Message, what: str = "members") -> list[str]:
    return [one["name"] for one in told.get(what, [])]


def test_a_club_takes_somebody_who_can_come_back(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        passer = await server.guest("Passer")
        refused = await passer.ask("POST", "/api/clubs", 403, json={"name": "Lanterna"})
        assert "keep your code" in refused["message"]
        club = await founded(guests[0])
        assert names(await joined(passer, club)) == ["Anna 0", "Passer"]  # a guest may be in one
        await passer.close()

    town(tmp_path, scene, 1)


def test_only_so_many_ask_to_be_let_into_a_club_at_a_time(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna, "asked")
        link = await invitation(anna, club)
        asking = [
            {"club": club, "identity": f"p{n}", "role": "asking", "since": n}
            for n in range(MOST_ASKING)
        ]
        await server.site.store.execute(insert(CLUB_MEMBERS).values(asking))
        refused = await bruno.ask("POST", f"/api/clubs/{club}/members", 409, json={})
        assert str(MOST_ASKING) in refused["message"]
        assert (await joined(carla, club, link))["club"]["role"] == "member"  # who need not ask
        await anna.ask("DELETE", f"/api/clubs/{club}/members/p0")
        assert (await joined(bruno, club))["club"]["role"] == "asking"

    town(tmp_path, scene)


def test_all_may_come_into_an_open_club_and_leave_it(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        club = await founded(anna)
        told = await joined(bruno, club)
        assert told["club"]["role"] == "member"
        assert told["club"]["members"] == 2
        mine = await bruno.ask("GET", "/api/clubs")
        assert [one["id"] for one in mine["mine"]] == [club]
        await bruno.ask("DELETE", f"/api/clubs/{club}/members/{bruno.id}")
        assert names(await bruno.ask("GET", f"/api/clubs/{club}")) == ["Anna 0"]

    town(tmp_path, scene)


def test_who_asks_is_in_when_an_arranger_admits_them(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna, "asked")
        assert (await joined(bruno, club))["club"]["role"] == "asking"
        await bruno.ask("GET", f"/api/clubs/{club}/chat", 404)
        members = f"/api/clubs/{club}/members"
        await carla.ask("PUT", f"{members}/{bruno.id}", 404, json={"role": "member"})
        assert names(await anna.ask("GET", f"/api/clubs/{club}"), "knocking") == ["Anna 1"]
        told = await anna.ask("PUT", f"{members}/{bruno.id}", json={"role": "member"})
        assert names(told) == ["Anna 0", "Anna 1"]
        await bruno.ask("GET", f"/api/clubs/{club}/chat")
        assert "knocking" not in await bruno.ask("GET", f"/api/clubs/{club}")

    town(tmp_path, scene)


def test_the_founder_names_who_arranges_and_arrangers_remove(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        members = f"/api/clubs/{club}/members"
        for guest in (bruno, carla):
            await joined(guest, club)
        await bruno.ask("DELETE", f"{members}/{carla.id}", 403)
        await bruno.ask("PATCH", f"/api/clubs/{club}", 403, json={"name": "Mine"})
        await anna.ask("PUT", f"{members}/{bruno.id}", json={"role": "arranger"})
        await bruno.ask("PUT", f"{members}/{carla.id}", 403, json={"role": "arranger"})
        await bruno.ask("DELETE", f"{members}/{anna.id}", 403)
        await bruno.ask("DELETE", f"{members}/{carla.id}")
        refused = await carla.ask("POST", members, 403, json={})
        assert "shut out" in refused["message"]
        told = await anna.ask("PUT", f"{members}/{carla.id}", json={"role": "member"})
        assert sorted(names(told)) == ["Anna 0", "Anna 1", "Anna 2"]

    town(tmp_path, scene)


def test_when_the_founder_leaves_an_arranger_follows_and_at_last_the_club_closes(
    tmp_path: Path,
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        members = f"/api/clubs/{club}/members"
        for guest in (bruno, carla):
            await joined(guest, club)
        await anna.ask("PUT", f"{members}/{carla.id}", json={"role": "arranger"})
        await anna.ask("DELETE", f"{members}/{anna.id}")
        told = await carla.ask("GET", f"/api/clubs/{club}")
        assert told["club"]["role"] == "founder"
        for guest in (carla, bruno):
            await guest.ask("DELETE", f"{members}/{guest.id}")
        await bruno.ask("GET", f"/api/clubs/{club}", 404)

    town(tmp_path, scene)


def test_a_private_club_is_told_to_nobody_without_its_invitation(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna, "link", "Segreta")
        link = await invitation(anna, club)
        await joined(bruno, club, link)
        await bruno.ask("POST", f"/api/clubs/{club}/chat", json={"text": "Nobody hears us."})
        table = await bruno.table("me", "open", start=False, club=club, settings={"public": False})
        here = f"/api/clubs/{club}"
        for method, path, how in (
            ("GET", here, {}),
            ("GET", f"{here}/chat", {}),
            ("GET", f"{here}/ladder", {}),
            ("POST", f"{here}/chat", {"json": {"text": "Hello?"}}),
            ("POST", f"{here}/members", {"json": {}}),
            ("POST", f"{here}/members", {"json": {"link": "A" * 24}}),
            ("POST", f"{here}/door", {"json": {"link": "A" * 24}}),
            ("POST", f"{here}/link", {}),
            ("POST", f"{here}/contests", {"json": {"name": "Autumn", "game": "masters"}}),
            ("PATCH", here, {"json": {"door": "open"}}),
            ("PUT", f"{here}/members/{carla.id}", {"json": {"role": "member"}}),
        ):
            refused = await carla.ask(method, path, 404, **how)
            assert "Segreta" not in str(refused), path
        wish = {"game": "masters", "seats": [{"kind": "me"}], "club": club}
        await carla.ask("POST", "/api/tables", 404, json=wish)
        for path in (
            "/api/clubs",
            "/api/tables",
            f"/api/players/{bruno.id}",
            f"/api/tables/{table}",
        ):
            told = str(await carla.ask("GET", path))
            assert club not in told, path
            assert "Segreta" not in told, path
        seen = await carla.ask("POST", f"{here}/door", json={"link": link})
        assert seen["club"]["name"] == "Segreta"
        assert seen["invited"]
        assert not {"members", "tables", "contests"} & set(seen)  # before one is in it
        assert names(await joined(carla, club, link)) == ["Anna 0", "Anna 1", "Anna 2"]

    town(tmp_path, scene)


def test_another_invitation_makes_the_one_before_void(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        club = await founded(anna, "link")
        before = await invitation(anna, club)
        await anna.ask("POST", f"/api/clubs/{club}/link")
        await bruno.ask("POST", f"/api/clubs/{club}/members", 404, json={"link": before})
        assert (await joined(bruno, club, await invitation(anna, club)))["club"]["role"] == "member"

    town(tmp_path, scene)


def test_who_hides_is_seen_by_their_club_alone(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        await joined(bruno, club)
        await hidden(bruno)
        await bruno.table("me", "open", start=False)
        inside = await anna.ask("GET", f"/api/clubs/{club}")
        assert names(inside) == ["Anna 0", "Anna 1"]
        assert len(inside["tables"]) == 1
        outside = await carla.ask("GET", f"/api/clubs/{club}")
        assert names(outside) == ["Anna 0"]
        assert bruno.id not in str(outside)
        assert not outside.get("tables")
        await bruno.ask("POST", f"/api/clubs/{club}/chat", json={"text": "I am here."})
        said = await anna.ask("GET", f"/api/clubs/{club}/chat")
        assert said["lines"][0]["name"] == "Anna 1"
        await bruno.ask("DELETE", f"/api/clubs/{club}/members/{bruno.id}")
        said = await anna.ask("GET", f"/api/clubs/{club}/chat")
        assert not said["lines"][0].get("name")

    town(tmp_path, scene)


def test_a_table_for_the_club_is_on_its_page_for_members_to_sit_down(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        await joined(bruno, club)
        private = {"public": False}
        table = await anna.table("me", "open", start=False, club=club, settings=private)
        told = await bruno.ask("GET", f"/api/clubs/{club}")
        assert [one["id"] for one in told["tables"]] == [table]
        assert (await anna.ask("GET", f"/api/clubs/{club}"))["tables"][0]["mine"] == [0]
        assert not (await carla.ask("GET", f"/api/clubs/{club}")).get("tables")
        await bruno.sit(table, 1)
        public = await carla.table("me", "open", start=False)
        await anna.sit(public, 1)  # a member sits at a public table: all may see it
        for guest in guests:
            told = await guest.ask("GET", f"/api/clubs/{club}")
            assert public in [one["id"] for one in told["tables"]]

    town(tmp_path, scene)


def test_what_is_said_is_paged_and_can_be_taken_back(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        club = await founded(anna)
        await joined(bruno, club)
        chat = f"/api/clubs/{club}/chat"

        def write(connection: Any) -> None:
            for n in range(60):
                shelf.write_line(connection, club, bruno.id, f"line {n}", n)

        await server.site.store.write(write)
        told = await anna.ask("GET", chat)
        assert [one["text"] for one in told["lines"]] == [f"line {n}" for n in range(10, 60)]
        assert (told["last"], told["more"]) == (60, True)
        older = await anna.ask("GET", f"{chat}?before={told['lines'][0]['number']}")
        assert [one["text"] for one in older["lines"]] == [f"line {n}" for n in range(10)]
        assert await anna.ask("GET", f"{chat}?known=60") == {"lines": [], "last": 60}
        mine = (await anna.ask("POST", chat, json={"text": "  Tonight?\n"}))["lines"][-1]
        assert mine["text"] == "Tonight?"
        await bruno.ask("DELETE", f"{chat}/{mine['number']}", 403)
        await anna.ask("DELETE", f"{chat}/60")  # an arranger takes away what another has said
        left = await anna.ask("DELETE", f"{chat}/{mine['number']}")
        assert left["lines"][-1]["text"] == "line 58"
        heard = await bruno.ask("GET", f"{chat}?known={told['last']}")
        assert heard["lines"] == left["lines"]  # who listens hears that it is gone
        assert (
            "nothing to say"
            in (await anna.ask("POST", chat, 400, json={"text": " \u200b "}))["message"]
        )

    town(tmp_path, scene)


def test_only_the_last_lines_are_kept(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        club = await founded(guests[0])

        def write(connection: Any) -> int:
            for n in range(shelf.KEPT + 7):
                shelf.write_line(connection, club, guests[0].id, "on and on", n)
            return len(connection.execute(CLUB_LINES.select()).all())

        assert await server.site.store.write(write) == shelf.KEPT

    town(tmp_path, scene, 1)


def test_nobody_talks_too_fast(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        chat = f"/api/clubs/{await founded(guests[0])}/chat"
        for n in range(8):
            await guests[0].ask("POST", chat, json={"text": f"line {n}"})
        await guests[0].ask("POST", chat, 429, json={"text": "and one more"})

    town(tmp_path, scene, 1)


def test_who_is_blocked_is_not_heard_by_who_blocks_them(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        club = await founded(anna)
        await joined(bruno, club)
        await bruno.ask("POST", f"/api/clubs/{club}/chat", json={"text": "Hello!"})
        await anna.ask("PUT", f"/api/me/blocks/{bruno.id}")
        assert (await anna.ask("GET", f"/api/clubs/{club}/chat"))["lines"] == []
        assert len((await bruno.ask("GET", f"/api/clubs/{club}/chat"))["lines"]) == 1

    town(tmp_path, scene)


def test_members_stand_on_a_ladder_by_their_ratings(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna)
        await joined(bruno, club)
        await hidden(bruno)
        assert await anna.ask("GET", f"/api/clubs/{club}/ladder") == {"kinds": []}

        def play(connection: Any) -> None:
            for n in range(3):
                put(connection, f"two{n}", game_of(n, [(bruno.id, 1), (anna.id, 2)]))
            for n in range(3):
                put(
                    connection, f"out{n}", game_of(n, [(carla.id, 1), (anna.id, 2)], game="lorenzo")
                )
            while rate_next(connection, after, 50):
                pass

        await server.site.store.write(play)
        told = await anna.ask("GET", f"/api/clubs/{club}/ladder")
        assert [(kind["game"], kind["people"]) for kind in told["kinds"]] == [
            ("masters", 2),
            ("lorenzo", 1),
        ]
        assert [(one["rank"], one["name"]) for one in told["places"]] == [
            (1, "Anna 1"),
            (2, "Anna 0"),
        ]
        assert not told["places"][0].get("player")  # who hides has no page
        other = await anna.ask("GET", f"/api/clubs/{club}/ladder?game=lorenzo&pool=two")
        assert names(other, "places") == ["Anna 0"]

    town(tmp_path, scene)


def test_names_and_doors_are_changed_by_who_arranges(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, _ = guests
        club = await founded(anna)
        told = await anna.ask("PATCH", f"/api/clubs/{club}", json={"name": "Torre", "door": "link"})
        assert (told["club"]["name"], told["club"]["door"]) == ("Torre", "link")
        assert told["club"]["about"] == "We play on Thursdays."
        await bruno.ask("GET", f"/api/clubs/{club}", 404)
        assert (await bruno.ask("GET", "/api/clubs"))["found"] == []

    town(tmp_path, scene)


def test_a_club_is_the_same_at_every_process(tmp_path: Path, postgres: Any) -> None:
    async def run() -> None:
        db = postgres.database()
        async with serving(tmp_path, db=db) as one, serving(tmp_path, db=db) as other:
            anna = await one.guest("Anna")
            await anna.ask("PATCH", "/api/me", json={"kept": True})
            club = await founded(anna)
            bruno = await other.guest("Bruno")
            await joined(bruno, club)
            table = await bruno.table("me", "open", start=False, club=club)
            for guest in (anna, bruno):
                told = await guest.ask("GET", f"/api/clubs/{club}")
                assert [one["id"] for one in told["tables"]] == [table]
            assert await anna.ask("GET", f"/api/clubs/{club}/ladder") == {"kinds": []}
            chat = f"/api/clubs/{club}/chat"
            both = [
                guest.ask("POST", chat, json={"text": f"line {n}"})
                for n in range(4)
                for guest in (anna, bruno)
            ]
            await asyncio.gather(*both)
            told = await anna.ask("GET", chat)
            assert [line["number"] for line in told["lines"]] == list(range(1, 9))
            members = f"/api/clubs/{club}/members"
            both = [guest.ask("DELETE", f"{members}/{guest.id}") for guest in (anna, bruno)]
            await asyncio.gather(*both)
            await anna.ask("GET", f"/api/clubs/{club}", 404)  # nobody is left, so it is closed
            for guest in (anna, bruno):
                await guest.close()

    asyncio.run(run())


def test_a_rematch_of_a_clubs_table_stays_in_the_club(tmp_path: Path, database_url: str) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla = guests
        club = await founded(anna, door="link")
        table = await anna.table("me", "open", start=False, club=club, settings={"public": False})
        other = await anna.table("me", "open", start=False, settings={"public": False})
        again = []
        for one in (table, other):
            await bruno.sit(one, 1)
            await anna.ask("POST", f"/api/tables/{one}/start")
            for seat, guest in enumerate((anna, bruno)):
                async with guest.at(one, seat) as eye:
                    await eye.do("resign")
            path = f"/api/tables/{one}/rematch"
            again.append((await bruno.ask("POST", path, 201))["id"])
            assert (await anna.ask("POST", path, 201))["id"] == again[-1]
        told = await anna.ask("GET", f"/api/clubs/{club}")
        assert [one["id"] for one in told["tables"]] == again[:1]
        await carla.ask("GET", f"/api/clubs/{club}", 404)

    town(tmp_path, scene, db=database_url)
