"""What people may be called, and what the server may be called."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bottega.bots.levels import LEVELS
from bottega.server.base.errors import Refusing
from bottega.server.base.settings import ServerSettings, names_of, read_settings
from bottega.server.people.names import BLANK, clean_name
from tests.server.company import wire
from tests.server.harness import Looking
from tests.server.stories import House, refused, tell


@pytest.mark.parametrize(
    "blank", ["\u3164", "\uffa0", "\u2800", "\u115f\u1160", "\ufe0f", "\u0301"]
)
def test_a_name_that_looks_like_nothing_is_refused(blank: str) -> None:
    for name in (blank, f" {blank} {blank}"):
        with pytest.raises(Refusing):
            clean_name(name)


def test_what_nobody_sees_does_not_tell_two_names_apart() -> None:
    for blank in BLANK:
        assert clean_name(f"{blank}Anna{blank} Bi{blank}ce") == "Anna Bice"


@pytest.mark.parametrize(
    "name", ["Анна", "アンナ", "安娜", "Zoë", "José 2", "♔", "Random Anna", "10", "Ginevra"]
)
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


BOTS = ("greedy", "Greedy 2", "RANDOM", "Search:5000", "search", "g-r-e-e-d-y", "Ｍａｓｔｅｒ")


@pytest.mark.parametrize(
    "name",
    [*BOTS, *LEVELS, "Maestro Ottone", "Gesellin", "Meister", "Maître", "巨匠", "Pigliatutto"],
)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refusing, match="bot"):
        clean_name(name)


def test_a_bots_name_is_refused_wherever_a_name_is_taken(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bot = await house.guest(), {"name": "Master"}
        await refused(house.stranger().post("/api/guests", json=bot), 400, "bad-message")
        await refused(anna.http.patch("/api/me", json=bot), 400, "bad-message")
        seats = [{"kind": "me", "name": "Greedy"}, {"kind": "me"}]
        opening = anna.http.post("/api/tables", json={"game": "masters", "seats": seats})
        await refused(opening, 400, "bad-message")

    tell(tmp_path, story)


# Keys of what could not be read.


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ('{"type": "answer", "key": "k1"}', "k1"),
        ('{"type": "nonsense", "key": "k2", "more": [1]}', "k2"),
        ('{"type": "say", "text": 5, "key": "k3"}', "k3"),
        ('{"type": "say", "text": "x", "key": 5}', None),
        ('{"type": "say", "key": "k5"', None),
        ("[]", None),
    ],
)
def test_a_refusal_carries_the_key_of_what_could_not_be_read(
    tmp_path: Path, said: str, key: str | None
) -> None:
    async def story(house: House) -> None:
        async with wire(house.server) as socket:
            await socket.send(said)
            told = await Looking(socket).hear("refusal")
            assert (told["error"], told.get("key")) == ("bad-message", key)

    tell(tmp_path, story)


# The server's own.


def named(**settings: Any) -> set[str]:
    return set(names_of(ServerSettings(**settings)))


def test_a_server_is_called_as_its_settings_say() -> None:
    local = {"localhost", "127.0.0.1", "::1"}
    assert named() == local
    assert named(host="0.0.0.0") == set()
    assert named(host="0.0.0.0", url="https://Play.example.org/") == local | {"play.example.org"}
    assert named(hosts=("a.example", "B.example")) == local | {"a.example", "b.example"}
    read = read_settings({}, {"BOTTEGA_HOSTS": "a.example,b.example"})
    assert read.hosts == ("a.example", "b.example")


def test_a_request_for_another_host_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for host in ("evil.example", "evil.example:8765", "localhost.evil.example", "", "[::1"):
            await refused(http.get("/api", headers={"host": host}), 403, "forbidden")
            assert (await http.get("/health", headers={"host": host})).status_code == 200
        for host in ("localhost", "127.0.0.1:1", "[::1]:8765", "Play.Example"):
            assert (await http.get("/api", headers={"host": host})).status_code == 200
        port = urlsplit(house.server.base).port
        opening: dict[str, Any] = {"host": "127.0.0.1", "port": port, "proxy": None}
        with pytest.raises(InvalidStatus):
            await connect("ws://evil.example/api/socket", **opening)
        async with connect("ws://play.example/api/socket", **opening) as socket:
            await socket.send('{"type": "ping"}')
            assert "pong" in str(await socket.recv())

    tell(tmp_path, story, hosts=("play.example",))
