"""Passkeys: who adds one comes back by it on any device, and nobody else does."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.base.settings import ServerSettings
from bottega.server.people.devices import device
from bottega.server.people.keys import FRESH, Keyring
from bottega.server.people.passkeys import MOST, party
from tests.server.authenticator import Authenticator, spoilt
from tests.server.harness import Guest
from tests.server.stories import House, refused, tell

SITE = "https://bottega.example"
HERE = {"origin": SITE}
CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1"


async def added(guest: Guest, key: Authenticator, **more: Any) -> Any:
    """Add a passkey; give the list."""
    wish = await guest.ask("POST", "/api/me/passkeys/challenge", headers=HERE)
    made = key.make(wish, **more)
    return await guest.ask("POST", "/api/me/passkeys", 201, json=made, headers=HERE)


async def proof(browser: httpx.AsyncClient, key: Authenticator) -> dict[str, Any]:
    """Sign what a stranger is asked."""
    question = await browser.post("/api/passkeys/challenge", headers=HERE)
    assert question.status_code == 200, question.text
    return key.sign(question.json())


async def shown(browser: httpx.AsyncClient, proof: dict[str, Any]) -> httpx.Response:
    """Show a proof."""
    return await browser.post("/api/passkeys", json=proof, headers=HERE)


def test_who_has_a_passkey_comes_back_by_it_and_keeps_the_code(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, key = await house.guest(), Authenticator(SITE)
        assert not (await anna.ask("GET", "/api/me")).get("lasting")
        (listed,) = (await added(anna, key, name="My phone"))["passkeys"]
        assert listed["name"] == "My phone"
        assert "used" not in listed
        assert (await anna.ask("GET", "/api/me"))["lasting"]
        browser = house.stranger()
        told = (await shown(browser, await proof(browser, key))).json()
        assert set(told) == {"id", "name", "token"}
        assert (await browser.get("/api/me")).json()["id"] == anna.id  # by its cookie
        assert (await house.known({**told, "recovery": ""}).ask("GET", "/api/me"))["id"] == anna.id
        (listed,) = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
        assert listed["used"] >= listed["created"]
        recovered = await browser.post("/api/recover", json={"code": anna.recovery})
        assert recovered.json()["id"] == anna.id

    tell(tmp_path, story, url=SITE)


def test_a_passkey_that_is_removed_opens_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        old, new = Authenticator(SITE, b"the old phone"), Authenticator(SITE, b"the new phone")
        (first,) = (await added(anna, old))["passkeys"]
        listed = (await added(anna, new))["passkeys"]
        assert [one["name"] for one in listed] == [device(anna.http.headers["user-agent"])] * 2
        path = f"/api/me/passkeys/{first['id']}"
        await refused(bruno.http.delete(path), 404, "not-found")
        assert (await anna.ask("DELETE", path))["passkeys"] == listed[1:]
        await refused(anna.http.delete(path), 404, "not-found")
        browser = house.stranger()
        await refused(shown(browser, await proof(browser, old)), 403, "forbidden")
        assert (await shown(browser, await proof(browser, new))).status_code == 200

    tell(tmp_path, story, url=SITE)


def test_a_proof_is_good_once_for_its_key_and_for_this_page(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        key, his = Authenticator(SITE), Authenticator(SITE, b"a passkey of Bruno")
        await added(anna, key)
        await added(bruno, his)
        browser = house.stranger()
        earlier, good = await proof(browser, key), await proof(browser, key)
        other = await proof(browser, his)
        wrong = {
            "signature": spoilt(good["signature"]),
            "authenticator": spoilt(good["authenticator"]),
            "client": other["client"],
            "user": other["user"],
            "id": other["id"],
        }
        for name, value in wrong.items():
            await refused(shown(browser, {**good, name: value}), 403, "forbidden")
        key.origin = "https://elsewhere.example"
        await refused(shown(browser, await proof(browser, key)), 403, "forbidden")
        key.origin, key.cross = SITE, True
        await refused(shown(browser, await proof(browser, key)), 403, "forbidden")
        assert (await shown(browser, good)).status_code == 200
        for again in (good, earlier):
            await refused(shown(browser, again), 403, "forbidden")

    tell(tmp_path, story, url=SITE)


def test_what_is_no_passkey_is_not_kept(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        bruno = await house.guest("Bruno")
        for part in ("attestation", "client", "id"):
            wish = await bruno.ask("POST", "/api/me/passkeys/challenge", headers=HERE)
            made = Authenticator(SITE, b"another").make(wish)
            sending = bruno.http.post(
                "/api/me/passkeys", json={**made, part: spoilt(made[part])}, headers=HERE
            )
            assert (await sending).status_code in (400, 403)
        assert not (await bruno.ask("GET", "/api/me/passkeys"))["passkeys"]
        assert not (await bruno.ask("GET", "/api/me")).get("lasting")

    tell(tmp_path, story, url=SITE)


def test_a_passkey_that_counts_backwards_was_copied_and_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, key = await house.guest(), Authenticator(SITE)
        key.count = 7
        await added(anna, key)
        browser = house.stranger()
        for count, status in ((8, 200), (8, 403), (3, 403), (9, 200)):
            key.count = count
            assert (await shown(browser, await proof(browser, key))).status_code == status

    tell(tmp_path, story, url=SITE)


def test_a_passkey_is_made_for_whom_it_was_asked_and_is_nobody_elses(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        key = Authenticator(SITE)
        hers = await anna.ask("POST", "/api/me/passkeys/challenge", headers=HERE)
        sending = bruno.http.post("/api/me/passkeys", json=key.make(hers), headers=HERE)
        await refused(sending, 403, "forbidden")
        await added(anna, key)
        known = await anna.ask("POST", "/api/me/passkeys/challenge", headers=HERE)
        assert known["known"] == [key.make(known)["id"]]
        his = await bruno.ask("POST", "/api/me/passkeys/challenge", headers=HERE)
        sending = bruno.http.post("/api/me/passkeys", json=key.make(his), headers=HERE)
        await refused(sending, 409, "not-now")

    tell(tmp_path, story, url=SITE)


def test_who_tries_passkeys_too_often_waits(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        browser = house.stranger()
        tries = [await browser.post("/api/passkeys/challenge", headers=HERE) for _ in range(22)]
        assert tries[0].status_code == 200
        assert tries[-1].status_code == 429

    tell(tmp_path, story, url=SITE)


def test_nobody_has_more_passkeys_than_can_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.people.passkeys.MOST", 1)
    assert MOST > 1

    async def story(house: House) -> None:
        anna = await house.guest()
        await added(anna, Authenticator(SITE))
        wish = await anna.ask("POST", "/api/me/passkeys/challenge", headers=HERE)
        made = Authenticator(SITE, b"one more").make(wish)
        sending = anna.http.post("/api/me/passkeys", json=made, headers=HERE)
        assert "1" in await refused(sending, 409, "not-now")

    tell(tmp_path, story, url=SITE)


# Where passkeys work.


@pytest.mark.parametrize(
    ("url", "origin", "site"),
    [
        (SITE, SITE, "bottega.example"),
        (f"{SITE}/games", SITE, "bottega.example"),
        (f"{SITE}:8443", f"{SITE}:8443", "bottega.example"),
        (SITE, None, "bottega.example"),  # a program
        ("", "http://localhost:8765", "localhost"),
        ("http://localhost:8765", "http://localhost:8765", "localhost"),
    ],
)
def test_passkeys_are_for_the_servers_name(url: str, origin: str | None, site: str) -> None:
    assert party(ServerSettings(url=url), origin).id == site


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("", None),
        ("", "http://127.0.0.1:8765"),
        ("", "https://bottega.example"),  # whose host has not said that this is its name
        ("", "http://[nonsense"),
        ("http://bottega.example", "http://bottega.example"),
        ("https://192.0.2.7", "https://192.0.2.7"),
        ("https://[2001:db8::7]", "https://[2001:db8::7]"),
        (SITE, "http://localhost:8765"),
        (SITE, "https://games.bottega.example"),
        (SITE, "null"),
    ],
)
def test_elsewhere_a_sentence_says_where_they_work(url: str, origin: str | None) -> None:
    with pytest.raises(Refusing, match="passkeys work at"):
        party(ServerSettings(url=url), origin)


def test_a_challenge_is_for_one_person_and_some_minutes() -> None:
    keys, at = Keyring("a secret"), now()
    challenge = keys.challenge("anna", at)
    assert keys.asked(challenge, "anna", at + FRESH) == at
    assert keys.asked(challenge, "anna", at + FRESH + 1) is None
    assert keys.asked(challenge, "bruno", at) is None
    assert Keyring("another").asked(challenge, "anna", at) is None
    for wrong in ("", ".", "..", "é.é.é", f"{at + 9}{challenge.removeprefix(str(at))}"):
        assert keys.asked(wrong, "anna", at) is None


def test_a_device_is_named_by_what_its_browser_says() -> None:
    assert device(CHROME) == "Chrome, Linux"
    assert device(IPHONE) == "Safari, iPhone"
    assert device("python-httpx/0.28.1") == device("") == "Bottega"
