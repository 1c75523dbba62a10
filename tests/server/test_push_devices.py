"""Devices that come and go, what is refused of them, and the key by which they know a server."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bottega.server.base.metrics import Metrics
from bottega.server.people import notices
from tests.server.harness import PATIENCE, serving
from tests.server.push_stage import Scene, play
from tests.server.pushing import PushService, read

# Devices that come and go.


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe("gone")
        await house.subscribe("phone")
        house.service.status["gone"] = [status]
        await house.start()
        assert (await house.service.next()).device == "phone"
        async with asyncio.timeout(PATIENCE):
            while await house.devices() != 1:
                await asyncio.sleep(0.02)
        assert house.service.calls == 2

    play(tmp_path, scene)


def test_a_service_that_is_busy_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "PAUSE", 0.01)

    async def scene(house: Scene) -> None:
        await house.subscribe()
        house.service.status["phone"] = [503, 429, 201]
        await house.start()
        await house.service.next()
        assert house.service.calls == 3
        assert await house.devices() == 1

    play(tmp_path, scene)


def test_nobody_waits_after_the_last_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def busy() -> int:
        return 503

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", pause)
    telling = notices.Notices(None, None, None, "", None)  # type: ignore[arg-type]
    assert asyncio.run(telling._insist(busy, Metrics().pushes)) == 503
    assert pauses == [1.0, 2.0]


def test_a_service_that_refuses_is_not_asked_again(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        house.service.status["phone"] = [413]
        await house.start()
        await asyncio.sleep(0.5)
        assert house.service.calls == 1
        assert await house.devices() == 1

    play(tmp_path, scene)


def test_of_many_devices_the_oldest_give_way(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        for number in range(10):
            await house.subscribe(f"device-{number}")
        assert await house.devices() == 8
        known = await house.server.site.shelf.devices(house.bruno.id)
        assert {device.endpoint.rpartition("-")[2] for device in known} == set("23456789")
        await house.subscribe("device-2")  # the same again is no other
        assert await house.devices() == 8

    play(tmp_path, scene)


def test_a_device_is_told_in_a_language_that_is_spoken(tmp_path: Path, database_url: str) -> None:
    async def scene(house: Scene) -> None:
        for word in ("e\0n", "fr", "xx"):
            await house.subscribe(word[0], word)
        known = await house.server.site.shelf.devices(house.bruno.id)
        assert sorted(device.language for device in known) == ["en", "en", "fr"]

    play(tmp_path, scene, db=database_url)


def test_a_device_belongs_to_who_was_there_last(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        device = await house.subscribe()
        await house.anna.ask("POST", "/api/me/pushes", json=device.told)
        assert await house.devices() == 0

    play(tmp_path, scene)


def test_who_makes_their_keys_void_is_called_nowhere(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.subscribe()
        table = await house.sit()
        fresh = await house.bruno.ask("POST", "/api/me/revoke")
        house.bruno.http.headers["authorization"] = f"Bearer {fresh['token']}"
        assert await house.devices() == 0
        await house.start(table)
        await house.service.silence()

    play(tmp_path, scene)


def test_a_device_can_be_tried_and_taken_away(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        device = await house.subscribe(language="it")
        which = {"endpoint": device.told["endpoint"]}
        await house.bruno.ask("POST", "/api/me/pushes/trial", json=which)
        assert (await house.service.next()).message["title"] == "Funziona"
        await house.anna.ask("POST", "/api/me/pushes/trial", 404, json=which)
        await house.anna.ask("DELETE", "/api/me/pushes", json=which)  # it is not hers
        assert await house.devices() == 1
        await house.bruno.ask("DELETE", "/api/me/pushes", json=which)
        assert await house.devices() == 0
        await house.bruno.ask("POST", "/api/me/pushes/trial", 404, json=which)

    play(tmp_path, scene)


# What is refused.


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("endpoint", "http://93.184.215.14/send", "does not begin with https://"),
        ("endpoint", "https://10.0.0.1/send", "not a public address"),
        ("endpoint", "https://localhost/send", "not a public address"),
        ("endpoint", "https://[2606:4700::1111]/send", "no push service"),
        ("endpoint", "https://a:b@93.184.215.14/", "a name or a password"),
        ("endpoint", "https://push.example/" + "x" * 2_000, "endpoint"),
        ("p256dh", "A" * 87, "p256dh: this is no public key"),
        ("p256dh", "short", "p256dh"),
        ("auth", "short", "auth"),
        ("language", "x", "language"),
    ],
)
def test_what_is_no_device_is_refused_and_it_is_said_why(
    tmp_path: Path, field: str, value: str, why: str
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            service = PushService()
            told = {**service.device().told, "endpoint": "https://93.184.215.14/send"}
            await anna.ask("POST", "/api/me/pushes", json=told)
            said = await anna.ask("POST", "/api/me/pushes", 400, json={**told, field: value})
            assert why in said["message"], said
            assert (await anna.ask("GET", "/api/me/pushes"))["devices"] == 1
            await anna.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"turn": {"pigeon": True}}, "pigeon"),
        ({"lunch": {}}, "lunch"),
        ({"quiet": {"begins": "24:00", "ends": "08:00", "zone": "UTC"}}, "begins"),
        ({"quiet": {"begins": "8", "ends": "08:00", "zone": "UTC"}}, "begins"),
        ({"quiet": {"begins": "22:00", "ends": "08:00", "zone": "Europe/Atlantis"}}, "Atlantis"),
        ({"quiet": {"begins": "22:00", "ends": "08:00", "zone": "../../etc/passwd"}}, "quiet.zone"),
        ({"quiet": {"begins": "22:00", "ends": "08:00", "zone": "Europe"}}, "quiet.zone"),
    ],
)
def test_wishes_that_make_no_sense_are_refused(
    tmp_path: Path, wishes: dict[str, Any], why: str
) -> None:
    async def run() -> None:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            said = await anna.ask("PUT", "/api/me/wishes", 400, json=wishes)
            assert why in said["message"], said
            usual = await anna.ask("GET", "/api/me/wishes")
            assert usual["turn"] == {"push": True, "page": True, "webhook": True, "mail": True}
            assert usual["quiet"] is None
            await anna.close()

    asyncio.run(run())


# The server's key.


def test_the_key_of_a_server_stays_the_same(tmp_path: Path) -> None:
    async def key() -> str:
        async with serving(tmp_path) as server:
            anna = await server.guest()
            found = (await anna.ask("GET", "/api/me/pushes"))["key"]
            await anna.close()
            return str(found)

    first, again = asyncio.run(key()), asyncio.run(key())
    assert first == again
    assert len(read(first)) == 65  # an uncompressed point of P-256
    assert read(first)[0] == 4


def test_a_server_that_calls_nobody_loads_nothing_for_it() -> None:
    script = "import sys, bottega.server.run; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    found = {name.split(".")[0] for name in done.stdout.split()}
    assert not found & {"httpx", "cryptography", "http_ece", "py_vapid"}
