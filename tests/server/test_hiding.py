"""Who hides has no name at a table for strangers; who plays there knows whom they play with."""

import json
from pathlib import Path
from typing import Any

from bottega.server.base.errors import Unavailable
from tests.server.company import Company
from tests.server.harness import Guest
from tests.server.stories import House, finished, tell
from tests.server.test_play import play

WORDS = {"language": "en"}
PANELS = {**WORDS, "panels": "true"}


async def looks(guest: Guest, table: str) -> dict[str, str]:
    """Look at a table whose game is over in every way there is."""
    path = f"/api/tables/{table}"
    ways: dict[str, dict[str, str]] = {
        "": {},
        "/update": PANELS,
        "/log": WORDS,
        "/moments/3": PANELS,
        "/moments/4": {**PANELS, "seat": "1"},
        "/moments/2/why": WORDS,
        "/story": WORDS,
        "/players": {},
        "/record": {},
    }
    return {
        way: json.dumps(await guest.ask("GET", path + way, params=how)) for way, how in ways.items()
    }


def test_no_way_to_look_at_a_game_names_who_hides_to_strangers(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, zeno = await house.guest("Annunziata"), await house.guest("Zeno")
        table = await finished(anna, "me", "random")
        before = await looks(zeno, table)
        named = {way for way, said in before.items() if "Annunziata" in said}
        assert named >= {"", "/update", "/log", "/moments/3"}
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        told = await looks(zeno, table)
        assert [way for way, said in told.items() if "Annunziata" in said] == []
        own = await looks(anna, table)
        assert {way for way, said in own.items() if "Annunziata" in said} == named
        async with zeno.at(table, None, language="en", panels=True) as eye:
            assert "Annunziata" not in json.dumps(eye.now)
            assert eye.now["info"]["seats"][0].get("name", "") == ""
        await anna.ask("PATCH", "/api/me", json={"hidden": False})
        assert "Annunziata" in (await looks(zeno, table))[""]

    tell(tmp_path, story)


def test_who_played_with_somebody_still_sees_their_name(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.guests
        await party.eyes[0].do("say", text="Good luck")
        await party.finish()
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        info = await bruno.ask("GET", f"/api/tables/{party.table}")
        assert [seat["name"] for seat in info["seats"]] == [anna.name, bruno.name]
        assert info["host"] == anna.name
        log = json.dumps(await bruno.ask("GET", f"/api/tables/{party.table}/log"))
        assert anna.name in log
        async with bruno.at(party.table, None, language="en", panels=True) as eye:
            assert anna.name in json.dumps(eye.now)

    play(tmp_path, scene)


async def heard(guest: Guest, hidden: Guest, table: str) -> list[dict[str, Any]]:
    """Watch while somebody who hides sits down, speaks and leaves."""
    async with guest.at(table, None, language="en", panels=True) as eye:
        await hidden.sit(table, 1)
        async with hidden.at(table, 1) as chair:
            await chair.do("say", text="Good evening")
        await hidden.ask("DELETE", f"/api/tables/{table}/seats/1")
        await eye.until(lambda now: any(e["kind"] == "left" for e in now.get("entries", ())))
        return eye.heard


def test_who_watches_is_not_told_who_sits_down_and_hides(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest("Anna"), await house.guest("Bonaventura")
        zeno = await house.guest("Zeno")
        await bruno.ask("PATCH", "/api/me", json={"hidden": True})
        table = await anna.table("me", "open", start=False)
        told = json.dumps(await heard(zeno, bruno, table))
        assert "Good evening" in told
        assert "Anna" in told
        assert "Bonaventura" not in told
        assert "Bonaventura" in json.dumps(await heard(anna, bruno, table))

    tell(tmp_path, story)


def test_who_is_invited_by_a_link_is_told_by_whom(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, zeno = await house.guest("Annunziata"), await house.guest("Zeno")
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        names = []
        for public in (True, False):
            table = await anna.table("me", "open", start=False, settings={"public": public})
            names.append((await zeno.ask("GET", f"/api/tables/{table}")).get("host", ""))
        assert names == ["", "Annunziata"]

    tell(tmp_path, story)


def test_while_nobody_can_tell_who_hides_strangers_are_told_no_name(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async def story(house: House) -> None:
        anna, zeno = await house.guest("Annunziata"), await house.guest("Zeno")
        table = await anna.table("me", "open", start=False)

        def away(*_: object, **__: object) -> frozenset[str]:
            raise Unavailable("the database is away")

        with monkeypatch.context() as patch:
            patch.setattr("bottega.server.house.tables.hiding", away)
            info = await zeno.ask("GET", f"/api/tables/{table}")
            assert info["seats"][0].get("name", "") == info.get("host", "") == ""
        info = await zeno.ask("GET", f"/api/tables/{table}")
        assert info["seats"][0]["name"] == info["host"] == "Annunziata"

    tell(tmp_path, story)
