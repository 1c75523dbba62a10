"""Guests: a name and an identity at once, by a cookie or a token, and both again elsewhere."""

import asyncio
import json
from collections import Counter
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
from sqlalchemy import create_engine, text

from tests.server.stories import House, refused, tell

PRIVATE = [
    "http://127.0.0.1/hook",
    "http://localhost/hook",
    "http://10.1.2.3/hook",
    "http://192.168.0.1/hook",
    "http://172.16.9.9/hook",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/hook",
    "http://[fd00::1]/hook",
    "http://[::ffff:10.0.0.1]/hook",
    "http://2130706433/hook",
    "http://0x7f.1/hook",
]
PUBLIC = "https://93.184.215.14/hook"  # an address needs no name to be looked up
WITH_PASSWORD = "http://anna:secret@93.184.215.14/"
JSON = {"content-type": "application/json"}
NAMES = {
    "  Anna   Maria ": "Anna Maria",
    "An\u0000na": "Anna",
    "Anna\nMaria": "Anna Maria",
    "\u202eannA": "annA",  # would turn what follows around
    "\u200bAnna": "Anna",
    "Łucja 🎲": "Łucja 🎲",
}


def test_a_guest_has_a_name_and_an_identity_at_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        made = await house.stranger().post("/api/guests", json={"name": "Anna"})
        assert made.status_code == 201
        assert made.json()["name"] == "Anna"
        assert {"id", "token", "recovery"} <= set(made.json())

    tell(tmp_path, story)


def test_who_gives_no_name_gets_one(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for wish in ({}, {"name": None}):
            assert (await http.post("/api/guests", json=wish)).json()["name"]

    tell(tmp_path, story)


def test_two_guests_of_one_name_are_two_people(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        one, other = await house.guest("Anna"), await house.guest("Anna")
        assert one.id != other.id
        assert one.token != other.token
        assert one.recovery != other.recovery

    tell(tmp_path, story)


def test_a_browser_is_known_by_its_cookie_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        browser = house.stranger()
        made = (await browser.post("/api/guests", json={"name": "Bice"})).json()
        me = await browser.get("/api/me")
        assert me.json() == {"id": made["id"], "name": "Bice"}

    tell(tmp_path, story)


def test_the_cookie_is_closed_to_scripts_and_to_other_sites(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        made = await house.stranger().post("/api/guests", json={})
        cookie = SimpleCookie(made.headers["set-cookie"])["bottega"]
        assert cookie["httponly"]
        assert cookie["samesite"].lower() in ("lax", "strict")
        assert cookie["path"] == "/"
        assert int(cookie["max-age"]) > 86_400
        assert not cookie["domain"]

    tell(tmp_path, story)


def test_behind_an_encrypting_proxy_the_cookie_is_sent_encrypted_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        behind = {"x-forwarded-proto": "https"}
        made = await house.stranger().post("/api/guests", json={}, headers=behind)
        assert SimpleCookie(made.headers["set-cookie"])["bottega"]["secure"]
        assert "strict-transport-security" in made.headers

    tell(tmp_path, story)


def test_a_program_is_known_by_its_bearer_token(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest("Anna"), house.stranger()
        for word in ("Bearer", "bearer"):
            me = await http.get("/api/me", headers={"authorization": f"{word} {anna.token}"})
            assert me.json()["id"] == anna.id

    tell(tmp_path, story)


def test_a_token_goes_before_a_cookie(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        browser, anna = house.stranger(), await house.guest("Anna")
        await browser.post("/api/guests", json={"name": "Bice"})
        me = await browser.get("/api/me", headers={"authorization": f"Bearer {anna.token}"})
        assert me.json()["name"] == "Anna"

    tell(tmp_path, story)


def test_who_says_nothing_is_asked_for_a_name(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for method, path in (
            ("GET", "/api/me"),
            ("GET", "/api/me/tables"),
            ("GET", "/api/me/notices"),
            ("POST", "/api/me/recovery"),
            ("POST", "/api/me/revoke"),
        ):
            await refused(http.request(method, path), 401, "who-are-you")

    tell(tmp_path, story)


def test_forged_and_cut_tokens_prove_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        id, _, mac = anna.token.partition(".")
        other_mac = bice.token.partition(".")[2]
        last = "A" if mac[-1] != "A" else "B"
        forged = [
            anna.token[:-1],
            anna.token + "A",
            f"{id}.{mac[:-1]}{last}",
            f"{id}.{other_mac}",
            f"{id}.",
            id,
            f".{mac}",
            f"{anna.token}.{mac}",
            anna.token.upper(),
            f"nobody.{mac}",
            f"%00.{mac}",
            "." * 4_000,
        ]
        http = house.stranger()
        for token in forged:
            headers = {"authorization": f"Bearer {token}"}
            await refused(http.get("/api/me", headers=headers), 401, "who-are-you")

    tell(tmp_path, story)


def test_a_token_of_strange_bytes_proves_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest("Anna"), house.stranger()
        mac = anna.token.partition(".")[2].encode()
        for token in (b"\xff\xfe." + mac, b"\xc3\xa4." + mac):
            headers = httpx.Headers([(b"authorization", b"Bearer " + token)])
            await refused(http.get("/api/me", headers=headers), 401, "who-are-you")

    tell(tmp_path, story)


def test_a_forged_cookie_proves_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest("Anna"), house.stranger()
        for cookie in (
            "bottega=",
            "bottega=x",
            f"bottega={anna.token[:-2]}",
            f"other={anna.token}",
        ):
            await refused(http.get("/api/me", headers={"cookie": cookie}), 401, "who-are-you")

    tell(tmp_path, story)


def test_identities_survive_a_restart(tmp_path: Path) -> None:
    told: dict[str, str] = {}

    async def first(house: House) -> None:
        anna = await house.guest("Anna")
        told.update(id=anna.id, name=anna.name, token=anna.token, recovery=anna.recovery)

    async def second(house: House) -> None:
        me = await house.known(told).ask("GET", "/api/me")
        assert me["id"] == told["id"]

    tell(tmp_path, first)
    tell(tmp_path, second)


def test_a_recovery_code_gives_the_identity_back_on_another_device(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, elsewhere = await house.guest("Anna"), house.stranger()
        table = await anna.table("me", "open", start=False)
        back = await elsewhere.post("/api/recover", json={"code": anna.recovery})
        assert back.status_code == 200
        assert back.json()["id"] == anna.id
        tables = (await elsewhere.get("/api/me/tables")).json()["tables"]  # by its new cookie
        assert [one["id"] for one in tables] == [table]
        links = (await elsewhere.get(f"/api/tables/{table}/links")).json()["links"]
        assert "0" in links  # the lost link of one's own seat

    tell(tmp_path, story)


def test_how_a_recovery_code_is_typed_does_not_matter(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest("Anna"), house.stranger()
        typed = f" {anna.recovery.lower().replace('-', ' ')} "
        back = await http.post("/api/recover", json={"code": typed})
        assert back.json()["id"] == anna.id

    tell(tmp_path, story)


def test_a_recovery_code_works_once_and_brings_the_next(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest("Anna"), house.stranger()
        back = (await http.post("/api/recover", json={"code": anna.recovery})).json()
        await refused(http.post("/api/recover", json={"code": anna.recovery}), 403, "forbidden")
        again = await http.post("/api/recover", json={"code": back["recovery"]})
        assert again.json()["id"] == anna.id

    tell(tmp_path, story)


def test_a_renewed_recovery_code_makes_the_one_before_void(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest("Anna"), house.stranger()
        renewed = await anna.ask("POST", "/api/me/recovery")
        await refused(http.post("/api/recover", json={"code": anna.recovery}), 403, "forbidden")
        back = await http.post("/api/recover", json={"code": renewed["recovery"]})
        assert back.json()["id"] == anna.id

    tell(tmp_path, story)


def test_a_recovery_code_is_kept_as_a_hash_only(tmp_path: Path) -> None:
    codes: list[str] = []

    async def story(house: House) -> None:
        codes.append((await house.guest("Anna")).recovery)

    tell(tmp_path, story)
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        rows = connection.execute(text("select * from identities")).all()
    engine.dispose()
    (code,) = codes
    assert len(rows) == 1
    assert code not in str(rows)
    assert code.replace("-", "") not in str(rows)


def test_unknown_recovery_codes_are_refused_and_soon_too_often(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http, unknown = house.stranger(), {"code": "AAAA-AAAA-AAAA-AAAA-AAAA"}
        answers = [http.post("/api/recover", json=unknown) for _ in range(60)]  # at the same time
        faults = Counter([answer.json()["error"] for answer in await asyncio.gather(*answers)])
        assert faults.keys() == {"forbidden", "too-fast"}
        assert faults["forbidden"] >= 20

    tell(tmp_path, story)


def test_revoking_makes_every_token_void_but_the_new_one(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        browser = house.stranger()
        made = (await browser.post("/api/guests", json={"name": "Anna"})).json()
        stolen = house.known(made)
        assert (await stolen.ask("GET", "/api/me"))["id"] == made["id"]
        fresh = (await browser.post("/api/me/revoke")).json()
        await refused(stolen.http.get("/api/me"), 401, "who-are-you")
        assert (await browser.get("/api/me")).json()["id"] == made["id"]  # by its new cookie
        assert (await house.known(fresh).ask("GET", "/api/me"))["id"] == made["id"]
        code = {"code": made["recovery"]}
        await refused(house.stranger().post("/api/recover", json=code), 403, "forbidden")

    tell(tmp_path, story)


def test_a_revoked_token_stays_void_after_a_restart(tmp_path: Path) -> None:
    old: list[dict[str, str]] = []

    async def first(house: House) -> None:
        made = (await house.stranger().post("/api/guests", json={})).json()
        old.append(made)
        await house.known(made).ask("POST", "/api/me/revoke")

    async def second(house: House) -> None:
        await refused(house.known(old[0]).http.get("/api/me"), 401, "who-are-you")

    tell(tmp_path, first)
    tell(tmp_path, second)


def test_a_name_keeps_only_what_can_be_printed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for given, kept in NAMES.items():
            assert (await house.guest(given)).name == kept

    tell(tmp_path, story)


def test_a_name_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for name in ("", " ", "\u0000\u200b", "x" * 25, "\ud800", 5, ["Anna"]):
            body = json.dumps({"name": name})
            asking = http.post("/api/guests", content=body, headers=JSON)
            await refused(asking, 400, "bad-message")

    tell(tmp_path, story)


def test_a_name_like_markup_travels_as_data_that_no_browser_reads_as_a_page(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        eve = await house.guest("<img src=x onerror=a()>")
        table = await eve.table("me", "open", start=False)
        told = await eve.http.get(f"/api/tables/{table}")
        assert told.json()["host"] == eve.name
        assert told.headers["content-type"] == "application/json"
        assert told.headers["x-content-type-options"] == "nosniff"

    tell(tmp_path, story)


def test_a_guest_changes_name_and_keeps_identity_and_webhook(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        await anna.ask("PATCH", "/api/me", json={"webhook": PUBLIC})
        changed = await anna.ask("PATCH", "/api/me", json={"name": " Anna  II "})
        assert changed == {"id": anna.id, "name": "Anna II", "webhook": PUBLIC}
        assert await anna.ask("GET", "/api/me") == changed

    tell(tmp_path, story)


def test_a_change_leaves_alone_what_another_process_has_changed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        await house.site.store.change_identity(anna.id, webhook=PUBLIC)  # it is not known here yet
        changed = await anna.ask("PATCH", "/api/me", json={"name": "Anna II"})
        assert changed == {"id": anna.id, "name": "Anna II", "webhook": PUBLIC}

    tell(tmp_path, story)


def test_a_webhook_is_set_and_taken_away(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        assert (await anna.ask("PATCH", "/api/me", json={"webhook": PUBLIC}))["webhook"] == PUBLIC
        assert "webhook" not in await anna.ask("PATCH", "/api/me", json={"webhook": ""})
        assert "webhook" not in await anna.ask("GET", "/api/me")

    tell(tmp_path, story)


def test_webhooks_to_private_addresses_are_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for number, url in enumerate(PRIVATE):
            guest = await house.guest(f"Guest {number}")
            change = guest.http.patch("/api/me", json={"name": "Changed", "webhook": url})
            await refused(change, 400, "bad-message")
            assert await guest.ask("GET", "/api/me") == {"id": guest.id, "name": guest.name}

    tell(tmp_path, story)


def test_a_webhook_is_a_plain_web_address(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        for url in ("ftp://93.184.215.14/", "file:///etc/passwd", "hook", "http://", WITH_PASSWORD):
            change = anna.http.patch("/api/me", json={"webhook": url})
            await refused(change, 400, "bad-message")

    tell(tmp_path, story)


def test_a_browser_that_comes_again_is_the_same_person(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        browser = house.stranger()
        first = await browser.post("/api/welcome")
        assert first.status_code == 200
        assert first.json()["name"]
        again = await browser.post("/api/welcome")
        assert again.json() == first.json()
        assert (await browser.get("/api/me")).json() == first.json()
        assert (await house.stranger().post("/api/welcome")).json()["id"] != first.json()["id"]

    tell(tmp_path, story)


def test_my_tables_tell_where_i_sit(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        await anna.table("greedy", "me", "greedy")
        (mine,) = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert mine["mine"] == [1]
        (seen,) = (await anna.ask("GET", "/api/tables"))["tables"]
        assert "mine" not in seen

    tell(tmp_path, story)


def test_who_opened_a_table_is_told_to_be_its_host(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest("Anna"), await house.guest("Bruno")
        table = await anna.table("me", "open", start=False)
        async with anna.at(table, 0) as host, bruno.at(table, None) as guest:
            assert host.heard[0]["host"]
            assert "host" not in guest.heard[0]

    tell(tmp_path, story)
