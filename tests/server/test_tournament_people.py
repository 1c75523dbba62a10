"""Who may do what in a tournament, and who sees what of it."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, Running
from tests.server.tournaments import (
    TERMS,
    begun,
    entered,
    held,
    opened,
    played,
    shown,
    until,
)


def test_who_cannot_come_back_holds_no_tournament(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        guest = await server.guest("Passing")
        wish = {"name": "Cup", "terms": TERMS}
        refused = await guest.ask("POST", "/api/tournaments", 403, json=wish)
        assert "keep your name" in refused["message"]
        id = await opened(guests[0])
        assert (await entered(id, guest))["own"] == 1
        for act in (("POST", "/start"), ("DELETE", ""), ("DELETE", "/players/1")):
            await guest.ask(act[0], f"/api/tournaments/{id}{act[1]}", 403)
        await guests[0].ask("DELETE", f"/api/tournaments/{id}/players/1")
        assert "own" not in await shown(id, guest)
        await guest.close()

    held(tmp_path, scene, 1)


def test_nobody_has_hints_in_a_tournament(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        id = await opened(anna, fill=2)
        await entered(id, anna)
        await begun(id, anna)
        told = await until(id, anna, lambda told: "table" in told)
        assert "hints" not in await anna.ask("GET", f"/api/tables/{told['table']}")

    held(tmp_path, scene, 1)


def test_what_cannot_be_played_is_refused_and_named(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        wrong: list[tuple[dict[str, Any], str]] = [
            ({"players": 8}, "players"),
            ({"game": "chess"}, "chess"),
            ({"system": "round-robin", "players": 3}, "round robin"),
            ({"system": "arena", "clock": {"kind": "days", "days": 1}}, "live"),
            ({"bot": "deep blue"}, "deep blue"),
            ({"fill": 9, "most": 4}, "places"),
            ({"options": {"magic": "yes"}}, "magic"),
        ]
        for terms, word in wrong:
            wish = {"name": "Cup", "terms": {**TERMS, **terms}}
            refused = await anna.ask("POST", "/api/tournaments", 422, json=wish)
            assert word in refused["message"]
        for moment in (1, 10**20):
            wrong_time = {"name": "Cup", "terms": TERMS, "begins": moment}
            refused = await anna.ask("POST", "/api/tournaments", 422, json=wrong_time)
            assert "within a year" in refused["message"]
        id = await opened(anna)
        await entered(id, anna)
        assert "few" in (await anna.ask("POST", f"/api/tournaments/{id}/start", 409))["message"]
        await anna.ask("GET", "/api/tournaments/nothing", 404)

    held(tmp_path, scene, 1)


def test_one_host_holds_a_few_at_once(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        ids = [await opened(anna) for _ in range(5)]
        wish = {"name": "Cup", "terms": TERMS}
        assert (
            "let one end" in (await anna.ask("POST", "/api/tournaments", 409, json=wish))["message"]
        )
        await anna.ask("DELETE", f"/api/tournaments/{ids[0]}")
        assert (await shown(ids[0], anna))["status"] == "abandoned"
        await opened(anna)

    held(tmp_path, scene, 1)


def test_who_hides_has_no_name_in_a_tournament_but_for_themselves(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        id = await opened(anna)
        await entered(id, anna)
        told = await shown(id, bruno)
        assert told["entrants"] == [{"number": 1}]
        assert "host" not in told
        assert anna.id not in str(told)
        assert (await shown(id, anna))["entrants"][0]["name"] == anna.name

    held(tmp_path, scene)


def test_lists_show_public_tournaments_to_all_and_others_to_those_who_play(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        public = await opened(anna)
        wish = {"name": "Ours", "public": False, "terms": {**TERMS, "fill": 2}}
        own = (await anna.ask("POST", "/api/tournaments", 201, json=wish))["id"]
        await entered(own, bruno)

        async def coming(guest: Guest) -> set[str]:
            told = await guest.ask("GET", "/api/tournaments")
            return {one["id"] for one in told["coming"]}

        assert await coming(anna) == await coming(bruno) == {public, own}
        stranger = await server.guest("Zeno")
        assert await coming(stranger) == {public}
        await stranger.close()
        await begun(own, anna)
        told = await bruno.ask("GET", "/api/tournaments")
        (one,) = told["running"]
        assert (one["id"], one["players"], one["round"], one["entered"]) == (own, 2, 1, True)

    held(tmp_path, scene)


def test_however_often_people_come_and_go_their_numbers_stay_small(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        id = await opened(guests[0])
        await entered(id, *guests)
        for guest in (*guests, *guests):
            await guest.ask("DELETE", f"/api/tournaments/{id}/me")
            told = await entered(id, guest)
            assert sorted(one["number"] for one in told["entrants"]) == [1, 2]

    held(tmp_path, scene)


def test_so_many_may_ever_enter_a_tournament_and_who_did_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.club.tournaments.running.EVER", 3)

    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno, carla, dino = guests
        id = await opened(anna, system="arena")
        await entered(id, anna, bruno)
        await begun(id, anna)
        await entered(id, carla)
        await carla.ask("DELETE", f"/api/tournaments/{id}/me")
        await dino.ask("PUT", f"/api/tournaments/{id}/me", 409)
        assert (await entered(id, carla))["own"] == 3

    held(tmp_path, scene, 4)


def test_a_rematch_at_a_tournaments_table_is_refused_in_words(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        id = await opened(anna, rounds=1)
        await entered(id, anna, bruno)
        table = (await begun(id, anna))["rounds"][0]["meetings"][0]["table"]
        await played(id, guests)
        for guest in guests:
            refused = await guest.ask("POST", f"/api/tables/{table}/rematch", 409)
            assert "the draw says who meets next" in refused["message"]

    held(tmp_path, scene)
