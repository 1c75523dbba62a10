"""Webhooks that are refused: what is no address, and what does not lead to the internet."""

import asyncio
from collections.abc import Awaitable, Sequence
from ipaddress import ip_address

import httpx
import pytest

from bottega.server.people.addresses import (
    BadAddress,
    IPAddress,
    Resolve,
    is_public,
    system_resolve,
)
from bottega.server.people.webhooks import Webhooks

BODY = b'{"table": 7}'
PUBLIC = "93.184.215.14"


def resolving(*answers: Sequence[str]) -> Resolve:
    """Give a resolver that answers one after the other, and the last one for ever."""
    left = list(answers)

    async def resolve(host: str) -> list[IPAddress]:
        found = left.pop(0) if len(left) > 1 else left[0]
        return [ip_address(text) for text in found]

    return resolve


async def unreachable(host: str) -> list[IPAddress]:
    raise AssertionError(f"{host} was looked up")


def refusal(hooks: Webhooks, url: str) -> str:
    """Give the reason why a URL is refused, the same to check and to call."""

    async def both() -> list[str]:
        calls: tuple[Awaitable[object], ...] = (hooks.check(url), hooks.post(url, BODY))
        found = await asyncio.gather(*calls, return_exceptions=True)
        await hooks.close()
        assert [type(error) for error in found] == [BadAddress, BadAddress]
        return [str(error) for error in found]

    checked, called = asyncio.run(both())
    assert checked == called
    return checked


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "does not begin with http"),
        ("bot.example/hook", "does not begin with http"),
        ("//bot.example/hook", "does not begin with http"),
        ("ftp://bot.example/", "does not begin with http"),
        ("file:///etc/passwd", "does not begin with http"),
        ("javascript:alert(1)", "does not begin with http"),
        ("http://", "no host"),
        ("http:///hook", "no host"),
        ("http://anna@bot.example/", "a name or a password"),
        ("http://anna:secret@bot.example/", "a name or a password"),
        ("http://bot.example\\@127.0.0.1/", "a name or a password"),
        ("http://bot.example:0/", "port 0"),
        ("http://bot.example:25/", "port 25"),
        ("http://bot.example:70000/", "port 70000"),
        ("http://bot.example:http/", "not an address"),
        ("http://[::1/", "not an address"),
        ("http://bot.example/\n", "not an address"),
        ("http://bot.example/\ud800", "not an address"),
        ("http://bot example/", "neither a name nor an address"),
        ("http://bot%2eexample/", "neither a name nor an address"),
        ("http://bot..example/", "neither a name nor an address"),
        ("http://[fe80::1%25eth0]/", "neither a name nor an address"),
        ("http://2130706433/", "a number"),
        ("http://0x7f000001/", "a number"),
        ("http://0x7f.1/", "a number"),
        ("http://017700000001/", "a number"),
        ("http://0177.0.0.1/", "not an address"),
        ("http://127.1/", "a number"),
        ("http://127.0.0.1.5/", "a number"),
        ("http://bot.0x/", "a number"),
        ("http://bot.example/" + "x" * 500, "more than 500"),
    ],
)
def test_what_is_no_webhook_is_refused_unseen(url: str, why: str) -> None:
    assert why in refusal(Webhooks(resolve=unreachable), url)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.255.255.254", "127.0.0.1.", "10.0.0.1", "172.16.0.1", "172.31.255.255",
        "192.168.1.1", "169.254.169.254", "0.0.0.0", "0.1.2.3", "100.64.0.1", "100.127.255.255",
        "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "192.88.99.1",
        "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "１２７。0。0。1",
        "[::]", "[::1]", "[fe80::1]", "[fec0::1]", "[fc00::1]", "[fd00:ec2::254]", "[ff02::1]",
        "[::ffff:10.0.0.1]", "[::ffff:7f00:1]", "[::ffff:169.254.169.254]", "[::10.0.0.1]",
        "[::ffff:0:10.0.0.1]", "[64:ff9b::a00:1]", "[64:ff9b::7f00:1]", "[64:ff9b:1::808:808]",
        "[2002:a00:1::]", "[2002:7f00:1::1]", "[2001::1]", "[2001:db8::1]", "[3fff::1]",
        "[100::1]", "[4000::1]",
    ],
)  # fmt: skip
def test_an_address_that_is_not_public_is_refused(host: str) -> None:
    assert refusal(Webhooks(resolve=unreachable), f"http://{host}:8080/hook")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "localhost."])
def test_the_names_of_this_machine_are_refused(host: str) -> None:
    assert "not a public address" in refusal(Webhooks(), f"https://{host}/hook")


@pytest.mark.parametrize(
    "found",
    [
        [],
        ["10.0.0.1"],
        [PUBLIC, "10.0.0.1"],
        ["127.0.0.1", PUBLIC],
        [PUBLIC, "::1"],
        ["::ffff:192.168.0.1"],
        ["fe80::1%1"],
    ],
)
def test_a_name_that_leads_to_no_public_address_only_is_refused(found: list[str]) -> None:
    why = refusal(Webhooks(resolve=resolving(found)), "https://bot.example/hook")
    assert why == "bot.example cannot be found, or is not a public address"


@pytest.mark.parametrize(
    "text",
    ["8.8.8.8", PUBLIC, "100.63.255.255", "100.128.0.0", "172.32.0.1", "192.0.1.1", "223.255.255.1",
     "2606:4700::1111", "2a00:1450:4001::1", "64:ff9b::808:808", "::ffff:8.8.8.8"],
)  # fmt: skip
def test_an_address_of_the_internet_is_public(text: str) -> None:
    assert is_public(ip_address(text))


@pytest.mark.parametrize(
    "url",
    [
        "http://bot.example",
        "HTTPS://Bot.Example.:8443/hook?key=1#part",
        "http://bücher.example:8080/",
        "https://8.8.8.8/hook",
        "https://[2606:4700::1111]:3000/hook",
    ],
)
def test_a_public_address_passes(url: str) -> None:
    async def check() -> None:
        hooks = Webhooks(resolve=resolving([PUBLIC]))
        await hooks.check(url)
        await hooks.close()

    asyncio.run(check())


def test_a_slow_name_is_given_up() -> None:
    async def never(host: str) -> list[IPAddress]:
        await asyncio.Event().wait()
        return []

    async def look() -> None:
        hooks = Webhooks(resolve=never, timeout=0.05)
        with pytest.raises(BadAddress):
            await hooks.check("http://bot.example/")
        with pytest.raises(httpx.TimeoutException):
            await hooks.post("http://bot.example/", BODY)
        await hooks.close()

    asyncio.run(look())


def test_a_name_that_nobody_knows_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*asked: object, **how: object) -> None:
        raise OSError("no such name")

    monkeypatch.setattr("socket.getaddrinfo", fail)
    assert asyncio.run(system_resolve("bot.example")) == []
