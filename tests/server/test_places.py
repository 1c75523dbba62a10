"""Clubs, contests and tournaments: what is written there is reported, and taken away."""

import asyncio
from pathlib import Path
from typing import Any

from bottega.server.people.limits import Limits, Rate
from bottega.server.people.rates import rates
from tests.server.harness import Guest, Message, serving
from tests.server.stories import House, refused, tell
from tests.server.test_going import go, settled
from tests.server.test_groups import founded, invitation, joined
from tests.server.test_order import act, by_operator, log_of_acts, moderator, waiting
from tests.server.tournaments import begun, entered, lasting, opened, shown

ACTS = "/api/order/acts"
RUDE = "You are all fools"


def unlimited(house: House) -> None:
    """Let everybody do everything as often as they like."""
    house.site.limits = Limits(dict.fromkeys(rates(house.site.settings), Rate(0.0, 1)))


async def club_of(guest: Guest, *lines: str, door: str = "open") -> str:
    """Found a club with a rude name, and say something there."""
    club = await founded(guest, door, RUDE)
    for text in lines:
        await guest.ask("POST", f"/api/clubs/{club}/chat", json={"text": text})
    return club


async def contest_of(guest: Guest, club: str) -> str:
    """Make a contest with a rude name."""
    wish = {"name": RUDE, "game": "masters", "bots": ["random"], "deals": 1}
    made = await guest.ask("POST", f"/api/clubs/{club}/contests", 201, json=wish)
    return str(made["id"])


async def taken(house: House) -> list[Message]:
    """List what was taken away, the latest first."""
    return [one for one in await log_of_acts(house) if one["what"] in ("rename", "strike")]


def test_who_keeps_order_takes_away_what_is_written_in_a_club_where_they_are_not(
    database_url: str,
) -> None:
    async def story(house: House) -> None:
        anna, mona = await lasting(house.server, "Anna"), await moderator(house)
        club = await club_of(anna, "Good evening", "Fools!", door="link")
        place = f"club/{club}"
        await mona.ask("GET", f"/api/clubs/{club}", 404)
        seen = await mona.ask("GET", f"/api/order/places/{place}")
        assert (seen["name"], seen["about"]) == (RUDE, "We play on Thursdays.")
        assert seen["whom"] == {"id": anna.id, "name": "Anna"}
        wishes: list[Message] = [
            {"what": "rename", "place": place},
            {"what": "strike", "place": place},
            {"what": "strike", "place": place, "number": 2},
        ]
        for wish in wishes * 2:  # what is gone is taken away and written down no second time
            await mona.ask("POST", ACTS, 201, json={**wish, "why": "rude"})
        told = (await anna.ask("GET", f"/api/clubs/{club}"))["club"]
        assert told["name"] not in (RUDE, "")
        assert told.get("about", "") == ""
        lines = (await anna.ask("GET", f"/api/clubs/{club}/chat"))["lines"]
        assert [one["text"] for one in lines] == ["Good evening"]
        acts = await taken(house)
        assert [(one["was"], one.get("number")) for one in acts] == [
            ("Fools!", 2),
            ("We play on Thursdays.", None),
            (RUDE, None),
        ]
        assert {(o["place"], o["whom"]["id"], o["officer"]["id"]) for o in acts} == {
            (place, anna.id, mona.id)
        }
        seen = await mona.ask("GET", f"/api/order/places/{place}")
        assert seen["acts"] == acts
        await anna.ask("PATCH", f"/api/clubs/{club}", json={"name": RUDE})
        await mona.ask("POST", ACTS, 201, json={**wishes[0], "why": "rude again"})
        assert (await anna.ask("GET", f"/api/clubs/{club}"))["club"] == told
        await anna.close()

    tell(Path("/nowhere"), story, db=database_url)


def test_what_several_take_away_at_once_at_two_processes_is_written_down_once(
    tmp_path: Path, postgres: Any
) -> None:
    url = postgres.database()

    async def story(house: House) -> None:
        async with serving(tmp_path, db=url) as other:
            anna, mona = await lasting(house.server, "Anna"), await moderator(house)
            club = await club_of(anna, "Fools!", "All of you!")
            await joined(mona, club)
            place = {"place": f"club/{club}", "why": "rude"}
            wishes: list[Message] = [
                {"what": "rename", **place},
                {"what": "strike", **place},
                {"what": "strike", "number": 1, **place},
            ]
            doors, line = [house.server.base, other.base] * 3, f"/api/clubs/{club}/chat/2"
            for wish in wishes:
                done = [mona.http.post(f"{base}{ACTS}", json=wish) for base in doors]
                answers = await asyncio.gather(*done)
                assert {one.status_code for one in answers} == {201}
            erased = [mona.http.delete(f"{base}{line}") for base in doors]
            codes = [one.status_code for one in await asyncio.gather(*erased)]
            assert sorted(codes) == [200, *[403] * 5]
            acts = await taken(house)
            assert [one["was"] for one in acts] == [
                "All of you!",
                "Fools!",
                "We play on Thursdays.",
                RUDE,
            ]
            await anna.close()

    tell(tmp_path, story, db=url)


def test_a_contest_and_a_tournament_lose_their_names_at_all_their_tables(
    database_url: str,
) -> None:
    async def story(house: House) -> None:
        anna = await lasting(house.server, "Anna")
        contest = await contest_of(anna, await club_of(anna))
        cup = await opened(anna, fill=2)
        await entered(cup, anna)
        told = await begun(cup, anna)
        table = told["table"]
        assert (await anna.ask("GET", f"/api/tables/{table}"))["host"] == "Autumn cup"
        for place in (f"contest/{contest}", f"tournament/{cup}"):
            for _ in range(2):
                await act(house, "rename", place=place)
        called = (await anna.ask("GET", f"/api/contests/{contest}"))["contest"]["name"]
        assert called != RUDE
        named = (await shown(cup, anna))["name"]
        assert named != "Autumn cup"
        assert (await anna.ask("GET", f"/api/tables/{table}"))["host"] == named
        assert [one["was"] for one in await taken(house)] == ["Autumn cup", RUDE]
        await anna.close()

    tell(Path("/nowhere"), story, db=database_url)


def test_what_a_tournament_is_called_is_changed_though_the_server_is_stopped_in_between(
    database_url: str,
) -> None:
    kept: Message = {}

    async def story(house: House) -> None:
        anna = await lasting(house.server, "Anna")
        cup = await opened(anna, fill=2)
        await entered(cup, anna)
        kept["table"] = (await begun(cup, anna))["table"]

        async def killed(id: str, errand: object) -> None:
            raise asyncio.CancelledError

        house.site.errands._at = killed  # type: ignore[method-assign]
        await act(house, "rename", place=f"tournament/{cup}")
        kept["name"] = (await shown(cup, anna))["name"]
        await anna.close()

    async def later(house: House) -> None:
        await settled(house)
        reader = await house.guest()
        told = await reader.ask("GET", f"/api/tables/{kept['table']}")
        assert told["host"] == kept["name"] != "Autumn cup"

    tell(Path("/nowhere"), story, db=database_url)
    tell(Path("/nowhere"), later, db=database_url)


def test_what_moderators_name_is_the_operators_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        mona, olga = await moderator(house), await lasting(house.server, "Olga")
        club = await club_of(olga, "Fools!")
        await by_operator(house, "PUT", f"/api/order/moderators/{olga.id}")
        place = f"club/{club}"
        for more in ({"what": "rename"}, {"what": "strike"}, {"what": "strike", "number": 1}):
            wish = {**more, "place": place, "why": "rude"}
            await refused(mona.http.post(ACTS, json=wish), 403, "forbidden")
        assert await taken(house) == []
        await act(house, "rename", place=place)
        assert (await olga.ask("GET", f"/api/clubs/{club}"))["club"]["name"] != RUDE
        missing = {"what": "rename", "place": "club/nowhere", "why": "rude"}
        await refused(mona.http.post(ACTS, json=missing), 404, "not-found")
        await mona.ask("GET", "/api/order/places/club/nowhere", 404)
        await mona.ask("GET", "/api/order/places/table/nowhere", 404)
        anna = await house.guest()
        await refused(anna.http.get(f"/api/order/places/{place}"), 403, "forbidden")
        await refused(anna.http.post(ACTS, json={**missing, "place": place}), 403, "forbidden")
        await olga.close()

    tell(tmp_path, story)


def test_what_is_written_at_a_place_is_reported_and_answered(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno, mona = (
            await lasting(house.server, "Anna"),
            await house.guest("Bruno"),
            await moderator(house),
        )
        club = await club_of(anna, "Fools!")
        await joined(bruno, club)
        cup = await opened(anna)
        contest = await contest_of(anna, club)
        ways: list[Message] = [
            {"place": f"club/{club}", "reason": "name", "words": "Read it"},
            {"place": f"club/{club}", "number": 1, "reason": "insults"},
            {"place": f"contest/{contest}", "reason": "name"},
            {"place": f"tournament/{cup}", "reason": "name"},
        ]
        unlimited(house)
        for way in ways * 2:  # said once is enough
            await bruno.ask("POST", "/api/reports", 201, json=way)
        found = (await waiting(house))[::-1]
        assert [(one["place"], one.get("number"), one["quoted"]) for one in found] == [
            (f"club/{club}", None, f"{RUDE}\nWe play on Thursdays."),
            (f"club/{club}", 1, "Fools!"),
            (f"contest/{contest}", None, RUDE),
            (f"tournament/{cup}", None, "Autumn cup"),
        ]
        assert {(o["whom"]["name"], o["reporter"]["name"]) for o in found} == {("Anna", "Bruno")}
        for one in found:
            what = "strike" if "number" in one else "rename"
            about: Message = {key: one[key] for key in ("place", "number") if key in one}
            wish: Message = {"what": what, "why": "rude", "report": one["id"], **about}
            await mona.ask("POST", ACTS, 201, json=wish)
        assert await waiting(house) == []
        carla = await house.guest("Carla")
        await carla.ask("POST", "/api/reports", 201, json=ways[0])
        (again,) = await waiting(house)
        wish = {"what": "rename", "why": "done", "report": again["id"], "place": again["place"]}
        await mona.ask("POST", ACTS, 201, json=wish)
        assert await waiting(house) == []
        assert [one["what"] for one in await log_of_acts(house)] == [
            "close",
            "rename",
            "rename",
            "strike",
            "rename",
            "appoint",
        ]
        await anna.close()

    tell(Path("/nowhere"), story, db=database_url)


def test_only_what_one_may_know_of_is_reported(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await lasting(house.server, "Anna"), await house.guest("Bruno")
        club = await club_of(anna, "Fools!", door="link")
        contest = await contest_of(anna, club)
        place = f"club/{club}"
        cases: tuple[tuple[Message, int, str], ...] = (
            ({"place": place}, 404, "not-found"),
            ({"place": place, "number": 1}, 404, "not-found"),
            ({"place": f"contest/{contest}"}, 404, "not-found"),
            ({"place": "tournament/nowhere"}, 404, "not-found"),
            ({"place": f"table/{club}"}, 400, "bad-message"),
            ({"place": place, "seat": 0}, 400, "bad-message"),
            ({"place": place, "player": anna.id}, 400, "bad-message"),
            ({"player": anna.id, "number": 1}, 400, "bad-message"),
        )
        unlimited(house)
        for body, status, fault in cases:
            asking = bruno.http.post("/api/reports", json={"reason": "other", **body})
            await refused(asking, status, fault)
        own = anna.http.post("/api/reports", json={"reason": "other", "place": place})
        await refused(own, 400, "bad-message")
        await joined(bruno, club, await invitation(anna, club))
        nothing = {"reason": "other", "place": place, "number": 2}
        await refused(bruno.http.post("/api/reports", json=nothing), 404, "not-found")
        assert await waiting(house) == []
        for body in ({"place": place, "number": 1}, {"place": f"contest/{contest}"}):
            await bruno.ask("POST", "/api/reports", 201, json={"reason": "other", **body})
        assert len(await waiting(house)) == 2
        await anna.close()

    tell(tmp_path, story)


def test_reports_of_places_count_with_all_others(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await lasting(house.server, "Anna"), await house.guest("Bruno")
        body = {"place": f"club/{await club_of(anna)}", "reason": "other"}
        answers = [(await bruno.http.post("/api/reports", json=body)).status_code for _ in range(7)]
        assert answers == [201] * 5 + [429] * 2
        await anna.close()

    tell(tmp_path, story)


def test_what_a_place_is_called_stays_reported_when_who_named_it_goes(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno = await lasting(house.server, "Anna"), await house.guest("Bruno")
        club = await club_of(anna, "Fools!")
        await joined(bruno, club)
        contest = await contest_of(anna, club)
        ways: tuple[Message, ...] = (
            {"place": f"club/{club}"},
            {"place": f"club/{club}", "number": 1},
            {"place": f"contest/{contest}"},
        )
        for way in ways:
            await bruno.ask("POST", "/api/reports", 201, json={"reason": "other", **way})
        told = (await bruno.ask("GET", "/api/me/export"))["stored"]["reports"]
        assert anna.id not in str(told)  # they may hide
        assert sorted(one["place"] for one in told) == sorted(way["place"] for way in ways)
        await go(anna)
        left = (await waiting(house))[::-1]
        assert [one["place"] for one in left] == [f"club/{club}", f"contest/{contest}"]
        assert {one["whom"].get("name", "") for one in left} == {""}
        assert anna.id not in str(left)
        for one in left:
            await act(house, "rename", place=one["place"], report=one["id"])
        assert (await bruno.ask("GET", f"/api/clubs/{club}"))["club"]["name"] != RUDE
        assert await waiting(house) == []
        await anna.close()

    tell(Path("/nowhere"), story, db=database_url)


def test_who_keeps_order_sees_a_private_club_while_a_report_of_it_waits(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, mona = await lasting(house.server, "Anna"), await moderator(house)
        bruno, carla = await lasting(house.server, "Bruno"), await lasting(house.server, "Carla")
        club = await club_of(anna, "Fools!", door="link")
        page, link = f"/api/clubs/{club}", await invitation(anna, club)
        await joined(bruno, club, link)
        for path in (page, f"{page}/chat", f"{page}/ladder"):
            await mona.ask("GET", path, 404)
        wish = {"place": f"club/{club}", "number": 1, "reason": "insults"}
        await bruno.ask("POST", "/api/reports", 201, json=wish)
        await mona.ask("GET", f"{page}/chat", 404)  # nobody looks there without its being noted
        for _ in range(2):
            seen = await mona.ask("GET", page)
            assert (seen["watched"], seen["club"].get("role"), seen.get("link", "")) == (
                True,
                None,
                "",
            )
            assert {one["name"] for one in seen["members"]} == {"Anna", "Bruno"}
        said = (await mona.ask("GET", f"{page}/chat"))["lines"]
        assert [one["text"] for one in said] == ["Fools!"]
        assert await mona.ask("GET", f"{page}/ladder") is not None
        for method, path, body in (
            ("POST", f"{page}/chat", {"text": "Stop it"}),
            ("POST", f"{page}/members", {}),
            ("PATCH", page, {"name": "Fanale"}),
            ("PUT", f"{page}/members/{bruno.id}", {"role": "arranger"}),
        ):
            answer = await mona.http.request(method, path, json=body)
            assert answer.status_code in (403, 404), answer.text
        await carla.ask("GET", page, 404)
        noted = [one for one in await log_of_acts(house) if one["what"] == "look"]
        assert [(one["officer"]["id"], one["place"]) for one in noted] == [
            (mona.id, f"club/{club}")
        ]
        (report,) = await waiting(house)
        await mona.ask(
            "POST", ACTS, 201, json={"what": "close", "why": "done", "report": report["id"]}
        )
        for path in (page, f"{page}/chat", f"{page}/ladder"):
            await mona.ask("GET", path, 404)
        for one in (anna, bruno, carla):
            await one.close()

    tell(Path("/nowhere"), story, db=database_url)
