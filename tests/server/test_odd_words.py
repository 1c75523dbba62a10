"""What cannot be stored or read: it is refused in words whatever the database, or left away."""

from pathlib import Path

from tests.server.harness import Message
from tests.server.stories import House, refused, tell
from tests.server.test_order import OPERATOR, act, by_operator, log_of_acts, talking, waiting

ODD = "a\u0000b"


def test_a_character_that_not_all_databases_store_is_refused_or_left_away(
    database_url: str,
) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        await anna.ask("PATCH", "/api/me", json={"kept": True})
        queries = (
            ("GET", "/api/finished", {"name": ODD}),
            ("GET", "/api/leaders", {"game": "masters", "pool": ODD}),
            ("GET", f"/api/players/{anna.id}/games", {"game": ODD}),
            ("GET", f"/api/players/{anna.id}/games", {"before": f"1.{ODD}"}),
            ("GET", "/api/clubs", {"before": f"1.{ODD}"}),
            ("DELETE", "/api/waiting", {"game": ODD, "players": "2"}),
        )
        for method, path, query in queries:
            why = await refused(anna.http.request(method, path, params=query), 400, "bad-message")
            assert "U+0000" in why
        report = {"player": bruno.id, "reason": "other", "words": ODD}
        await anna.ask("POST", "/api/reports", 201, json=report)
        assert [one["words"] for one in await waiting(house)] == ["ab"]
        made = await anna.ask("POST", "/api/clubs", 201, json={"name": ODD, "about": ODD})
        assert (made["club"]["name"], made["club"]["about"]) == ("ab", "ab")

    tell(Path("/nowhere"), story, db=database_url)


def test_what_a_moderator_says_and_reads_can_be_printed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, _, _ = await talking(house, "hello")
        words = " Look\u202e at\u0007 move 3.\u200b\n\u2066So "
        body = {"player": anna.id, "reason": "other", "words": words}
        await bruno.ask("POST", "/api/reports", 201, json=body)
        (one,) = await waiting(house)
        assert one["words"] == "Look at move 3.\nSo"
        await act(house, "mute", anna, why=words)
        assert (await log_of_acts(house))[0]["why"] == "Look at move 3.\nSo"
        nothing = {"what": "mute", "player": anna.id, "why": "\u200b"}
        asking = by_operator(house, "POST", "/api/order/acts", json=nothing)
        await refused(asking, 400, "bad-message")
        note = {"note": "the\u202e club\u0007"}
        made = await by_operator(house, "POST", "/api/order/invitations", json=note)
        assert made.json()["invitations"][0]["note"] == "the club"
        about = {"name": "Lanterna", "about": "\u200b"}  # nothing that anybody could read
        await bruno.ask("PATCH", "/api/me", json={"kept": True})
        assert (await bruno.ask("POST", "/api/clubs", 201, json=about))["club"]["about"] == ""

    tell(tmp_path, story)


def test_an_entry_of_a_number_that_no_log_reaches_is_refused(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, _ = await talking(house, "hello")
        wish: Message = {"what": "mute", "why": "a reason", "player": anna.id, "table": table}
        wish["number"] = 2**40
        asking = house.stranger().post("/api/order/acts", json=wish, headers=OPERATOR)
        await refused(asking, 400, "bad-message")
        report = {"table": table, "number": 2**40, "reason": "other"}
        await refused(bruno.http.post("/api/reports", json=report), 400, "bad-message")
        assert await log_of_acts(house) == []

    tell(Path("/nowhere"), story, db=database_url)


def test_nobody_reports_who_is_not_here_any_more(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, number = await talking(house, "hello")
        await anna.ask("POST", f"/api/tables/{table}/start")
        await anna.ask("DELETE", "/api/me", json={"sure": True})
        for of in ({"number": number}, {"seat": 0}):
            report = {"table": table, "reason": "other", **of}
            await refused(bruno.http.post("/api/reports", json=report), 404, "not-found")
        assert await waiting(house) == []

    tell(tmp_path, story)


def test_what_is_struck_was_written_down_before(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        _, bruno, table, number = await talking(house, "You are all fools")
        await act(house, "strike", table=table, number=number)
        log = (await bruno.ask("GET", f"/api/tables/{table}/log?seat=1"))["entries"]
        (done,) = await log_of_acts(house)
        assert done["at"] <= log[-1]["at"]
        assert log[-1]["kind"] == "struck"

    tell(tmp_path, story)
