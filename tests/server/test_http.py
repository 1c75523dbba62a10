"""Plain HTTP: strict at the door, the same headers on every answer, and news as they come."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bottega.server.web.advice import CoachQuery
from bottega.server.web.endpoints import ENDPOINTS
from bottega.server.web.play import Doubt
from bottega.server.web.puzzles import OfGame
from bottega.wire import Wait
from tests.postgres import Postgres
from tests.server.stories import House, finished, refused, tell

JSON = {"content-type": "application/json"}
POLICY = (
    "default-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "script-src 'self'",
    "worker-src 'self'",
)


# At the door.


def test_bodies_are_decoded_strictly(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for body in (
            b"",
            b"null",
            b"[]",
            b'"Anna"',
            b"{",
            b'{"name": "Anna"} x',
            b'{"name": "Anna", "admin": true}',
            b'{"name": 5}',
            b'{"name": "\xff"}',
            b'{"name": "\\ud800"}',
            b"[" * 30_000,
            b'{"name":' * 5_000,
        ):
            asking = http.post("/api/guests", content=body, headers=JSON)
            await refused(asking, 400, "bad-message")

    tell(tmp_path, story)


def test_queries_are_decoded_strictly(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        for query in ("seat=-1", "seat=16", "seat=x", "have=1.5", "wait=61", "wait=nan", "more=1"):
            path = f"/api/tables/{table}/update?{query}"
            await refused(anna.http.get(path), 400, "bad-message")
        for query in ("", "code=-1", "code=x", "code=4294967296", "code=1&language=x"):
            path = f"/api/tables/{table}/seats/0/why-not?{query}"
            await refused(anna.http.get(path), 400, "bad-message")

    tell(tmp_path, story)


def test_a_parameter_given_twice_or_as_null_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        answers = [
            await http.get(f"/api/tables?{query}")
            for query in ("status=lost&status=open", "status=null", "before=null")
        ]
        assert [answer.status_code for answer in answers] == [400, 400, 400]

    tell(tmp_path, story)


def test_commands_are_decoded_strictly(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        path = f"/api/tables/{table}/seats/0/commands"
        for wish in (
            {"type": "cheat"},
            {"type": "hello", "table": table},
            {"type": "answer", "code": 1, "version": 0},
            {"type": "answer", "code": 1, "version": 0, "key": ""},
            {"type": "answer", "code": 1, "version": 0, "key": "k" * 65},
            {"type": "answer", "code": "1", "version": 0, "key": "k"},
            {"type": "answer", "code": -1, "version": 0, "key": "k"},
            {"type": "answer", "code": 1, "version": 0, "key": "k", "seat": 1},
            {"type": "say", "text": "x" * 501, "key": "k"},
            {"type": "orders", "orders": [{"question": "nothing"}], "key": "k"},
            {},
        ):
            await refused(anna.http.post(path, json=wish), 400, "bad-message")

    tell(tmp_path, story)


def test_json_must_be_called_json(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for kind in ("text/plain", "application/x-www-form-urlencoded", "application/jsonp"):
            asking = http.post("/api/guests", content=b"{}", headers={"content-type": kind})
            await refused(asking, 400, "bad-message")
        await refused(http.post("/api/guests", content=b"{}"), 400, "bad-message")
        named = {"content-type": "Application/JSON; charset=utf-8"}
        made = await http.post("/api/guests", content=b"{}", headers=named)
        assert made.status_code == 201

    tell(tmp_path, story)


def test_large_bodies_are_not_read_to_their_end(tmp_path: Path) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(10):
            yield b" " * 10_000

    async def story(house: House) -> None:
        http = house.stranger()
        for body in (b" " * 65_537, endless()):
            asking = http.post("/api/guests", content=body, headers=JSON)
            await refused(asking, 413, "too-large")
        fits = b" " * 60_000 + b"{}"
        assert (await http.post("/api/guests", content=fits, headers=JSON)).status_code == 201

    tell(tmp_path, story)


# Other sites' pages.


@pytest.mark.parametrize("settings", [{}, {"url": "https://bottega.example/"}])
def test_another_sites_page_does_nothing_in_its_readers_name(
    tmp_path: Path, settings: dict[str, str]
) -> None:
    async def story(house: House) -> None:
        browser = house.stranger()
        await browser.post("/api/guests", json={"name": "Anna"})
        for origin in ("https://evil.example", "null", f"{house.server.base}0", "x"):
            headers = {"origin": origin}
            for method, path in (
                ("POST", "/api/guests"),
                ("PATCH", "/api/me"),
                ("POST", "/api/me/revoke"),
                ("DELETE", "/api/tables/x"),
            ):
                asking = browser.request(method, path, json={"name": "Eve"}, headers=headers)
                await refused(asking, 403, "forbidden")
        assert (await browser.get("/api/me")).json()["name"] == "Anna"

    tell(tmp_path, story, **settings)


def test_this_sites_pages_and_allowed_ones_may_act(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        browser = house.stranger()
        await browser.post("/api/guests", json={"name": "Anna"})
        own = house.server.base
        for origin in (own, "https://bottega.example", "https://friend.example"):
            change = await browser.patch(
                "/api/me", json={"name": "Bice"}, headers={"origin": origin}
            )
            assert change.status_code == 200, origin
            assert "access-control-allow-origin" not in change.headers

    origins = ("https://friend.example",)
    tell(tmp_path, story, url="https://bottega.example/", origins=origins)


def test_an_origin_that_is_no_address_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        headers = {"origin": "http://["}
        asking = house.stranger().post("/api/guests", json={}, headers=headers)
        await refused(asking, 403, "forbidden")

    tell(tmp_path, story)


# What every answer carries.


def test_security_headers_are_on_every_answer(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for method, path, status in (
            ("GET", "/", 503),
            ("GET", "/t/anything", 503),
            ("GET", "/static/nothing.js", 404),
            ("GET", "/api", 200),
            ("HEAD", "/api", 200),
            ("GET", "/api/openapi.json", 200),
            ("GET", "/api/schema.json", 200),
            ("GET", "/api/me", 401),
            ("GET", "/api/tables/nothing", 404),
            ("GET", "/nothing", 404),
            ("PUT", "/api/me", 405),
            ("POST", "/api/guests", 400),
            ("GET", "/api/tables?x=1", 400),
            ("GET", "/health", 200),
            ("GET", "/ready", 200),
            ("GET", "/metrics", 401),
        ):
            answer = await http.request(method, path)
            assert answer.status_code == status, path
            policy = answer.headers["content-security-policy"]
            assert all(part in policy for part in POLICY), path
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["referrer-policy"] == "no-referrer"
            if path.startswith("/api"):
                assert answer.headers["cache-control"] == "no-store"

    tell(tmp_path, story)


def test_security_headers_are_on_an_answer_that_broke_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        async def broken(*_: object) -> None:
            raise RuntimeError("with a secret in it")

        monkeypatch.setattr(house.site.store, "public", broken)
        answer = await house.stranger().get("/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"] == "unknown"
        assert answer.json()["request"] == answer.headers["x-request-id"]
        assert "secret" not in answer.text
        assert "content-security-policy" in answer.headers

    tell(tmp_path, story)


def test_what_is_not_there_is_said_as_json(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for path in ("/nothing", "/api/nothing", "/api/tables/x/nothing", "/static/../app.py"):
            await refused(http.get(path), 404, "not-found")
        wrong = await http.put("/api/me")
        assert wrong.status_code == 405
        assert wrong.json()["message"]
        assert "GET" in wrong.headers["allow"]

    tell(tmp_path, story)


def test_a_table_id_that_cannot_be_is_not_found(tmp_path: Path, postgres: Postgres) -> None:
    async def story(house: House) -> None:
        await refused(house.stranger().get("/api/tables/a%00b"), 404, "not-found")

    tell(tmp_path, story, db=postgres.database())


def test_a_wrong_method_is_told_all_the_right_ones(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wrong = await house.stranger().put("/api/tables")
        assert {"GET", "POST"} <= set(wrong.headers["allow"].split(", "))

    tell(tmp_path, story)


def test_every_answer_of_an_endpoint_has_a_request_id_of_its_own(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        answers = [await http.get(path) for path in ("/api", "/api", "/api/me", "/api/tables/x")]
        ids = [answer.headers["x-request-id"] for answer in answers]
        assert len(set(ids)) == len(ids)
        assert [one.json().get("request") for one in answers] == [None, None, *ids[2:]]

    tell(tmp_path, story)


def test_every_endpoint_that_needs_an_identity_refuses_strangers(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest(), house.stranger()
        table = await anna.table("me", "open", start=False)
        pair = {"game": "masters", "players": 2}
        bodies = {
            "add_passkey": {"id": "A", "client": "A", "attestation": "A"},
            "add_push": {"endpoint": "e", "p256dh": "A" * 87, "auth": "A" * 22},
            "remove_push": {"endpoint": "e"},
            "try_push": {"endpoint": "e"},
            "mute_table": {"muted": True},
            "open_table": {"game": "masters", "seats": [{"kind": "me"}]},
            "give_command": {"type": "back", "key": "k"},
            "wait_for_people": pair,
            "go_for_good": {"sure": True},
            "make_contest": {"name": "c", "game": "masters"},
            "shift_contest": {"ends": 1},
            "invite_player": {"player": anna.id},
            "invite_to_club": {"player": anna.id},
            "found_club": {"name": "c"},
            "change_member": {"role": "member"},
            "say_in_club": {"text": "hello"},
            "give_mail": {"address": "anna@example.org"},
            "speak_mail": {"language": "en"},
            "share_games": {"shares": True},
            "solve_puzzle": {"code": 1},
            "hold_tournament": {"name": "t", "terms": {"game": "masters"}},
            "report": {"reason": "other"},
            "act": {"what": "ban", "why": "a reason"},
        }
        queries: dict[Any, Any] = {Doubt: {"code": 1}, CoachQuery: {"seat": 0}, Wait: pair}
        queries[OfGame] = {"game": "masters"}
        words = {"table": table, "seat": "0", "decision": "0", "player": anna.id, "deal": "masters"}
        words |= dict.fromkeys(("passkey", "session", "code", "club", "contest"), "x")
        words |= {"tournament": "t", "puzzle": "p", "number": "1", "kind": "club", "place": "x"}
        for one in ENDPOINTS:
            if one.secret:
                path = one.path.format_map(words)
                asking = http.request(
                    one.method,
                    path,
                    json=bodies.get(one.name, None if one.body is None else {}),
                    params=queries.get(one.query),
                )
                await refused(asking, 401, "who-are-you")

    tell(tmp_path, story)


# Running it.


def test_a_server_says_that_it_lives_and_whether_it_can_take_answers(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        assert (await http.get("/health")).status_code == 200
        assert (await http.get("/ready")).status_code == 200
        house.site.ready = False
        assert (await http.get("/health")).status_code == 200
        assert (await http.get("/ready")).status_code == 503
        house.site.ready = True

    tell(tmp_path, story)


def test_metrics_count_answers_latency_connections_tables_and_bots(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        await finished(anna)
        table = await anna.table("me", "random")
        async with anna.at(table) as looking:
            await looking.do("answer", code=281, version=99)
            text = await house.metrics()
        counted = {}
        for line in text.splitlines():
            if not line.startswith("#"):
                name, _, value = line.rpartition(" ")
                counted[name] = float(value)
        assert counted['bottega_commands_total{kind="answer"}'] > 10
        assert counted["bottega_command_seconds_count"] > 10
        assert counted["bottega_connections"] == 1
        assert counted['bottega_refused_total{fault="stale"}'] == 1
        assert counted['bottega_bot_seconds_count{bot="random"}'] > 5
        assert counted["bottega_tables_in_memory"] >= 0
        assert counted['bottega_http_requests_total{status="201"}'] >= 3
        assert table not in text
        assert anna.id not in text

    tell(tmp_path, story)


def test_metrics_measure_answers_over_plain_http_too(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        path = f"/api/tables/{table}/seats/0/commands"
        await anna.ask("POST", path, json={"type": "say", "text": "Hello", "key": "k"})
        wrong = {"type": "answer", "code": 1, "version": 99, "key": "l"}
        await refused(anna.http.post(path, json=wrong), 409, "stale")
        text = await house.metrics()
        assert "bottega_command_seconds_count 1.0" in text
        assert 'bottega_refused_total{fault="stale"} 1.0' in text

    tell(tmp_path, story)


# Limits.


def test_who_opens_tables_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        for _ in range(20):
            await anna.table("me", "open", start=False)
        wish = {"game": "masters", "seats": [{"kind": "me"}]}
        answer = await anna.http.post("/api/tables", json=wish)
        assert answer.status_code == 429
        assert answer.json()["error"] == "too-fast"
        assert 0 < answer.json()["wait"] <= 60
        assert int(answer.headers["retry-after"]) >= answer.json()["wait"]
        await bice.table("me", "open", start=False)  # somebody else is not held up

    tell(tmp_path, story, tables_per_minute=1)


def test_who_gives_tables_up_too_fast_waits(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for _ in range(20):
            await refused(anna.http.delete("/api/tables/nosuchtable"), 404, "not-found")
        await refused(anna.http.delete("/api/tables/nosuchtable"), 429, "too-fast")

    tell(tmp_path, story, tables_per_minute=1)


@pytest.mark.parametrize("path", ["/api/order/acts", "/metrics"])
def test_the_operators_token_cannot_be_guessed_at(tmp_path: Path, path: str) -> None:
    async def story(house: House) -> None:
        http, right = house.stranger(), {"authorization": f"Bearer {house.site.settings.operator}"}
        for number in range(20):
            guess = {"authorization": f"Bearer {number}"}
            await refused(http.get(path, headers=guess), 401, "who-are-you")
        guess = {"authorization": "Bearer 20"}
        await refused(http.get(path, headers=guess), 429, "too-fast")
        assert (await http.get(path, headers=right)).status_code == 200

    tell(tmp_path, story)


def hello(number: int) -> dict[str, str]:
    return {"type": "say", "text": "Hello", "key": f"say {number}"}


def test_guests_answers_and_chat_are_limited_too(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        path = f"/api/tables/{table}/seats/0/commands"
        said = [await anna.http.post(path, json=hello(number)) for number in range(20)]
        assert said[7].status_code == 200
        assert 429 in [one.status_code for one in said]
        wish = {"type": "answer", "code": 0, "version": 99, "key": "k"}
        for _ in range(60):
            await refused(anna.http.post(path, json=wish), 409, "stale")
        await refused(anna.http.post(path, json=wish), 429, "too-fast")
        for _ in range(29):
            await house.guest()
        await refused(house.stranger().post("/api/guests", json={}), 429, "too-fast")

    tell(tmp_path, story, answers_per_second=0.01, guests_per_minute=0.1)
