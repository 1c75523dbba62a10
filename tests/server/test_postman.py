"""The postman and what he carries: by TLS, with a password nobody else hears, and no tricks."""

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from bottega.server.base.settings import BadSetting, read_settings
from bottega.server.people.letters import Letters, Reader
from bottega.server.people.postman import POLICY, Away, Unwanted
from bottega.text import languages
from bottega.wire import Notice
from tests.server.mail_stage import BRUNO, SENDER, WHERE, Post, post_office, postman, text_of
from tests.server.pushing import certified

LETTERS = Letters(SENDER, WHERE)
NAMED = "smtp://house:s3cret%3A%2F%40@"
# That server is told to be as careless as some are.
unsafe = pytest.mark.filterwarnings("ignore:Requiring AUTH:UserWarning")
Scene = Callable[[Post], Awaitable[None]]


def letter(name: str = "Bruno", language: str = "en", *notices: Notice) -> EmailMessage:
    told = notices or (Notice("your-turn", "t1", "masters", 0, 0),)
    return LETTERS.telling(Reader(name, BRUNO, language), told, "bruno.abc.def")


def office(scene: Scene, **how: Any) -> None:
    async def run() -> None:
        async with post_office(**how) as post:
            await scene(post)

    asyncio.run(run())


# The way.


def test_a_password_goes_by_starttls(tmp_path: Path) -> None:
    sides = certified(tmp_path, "localhost")

    async def scene(post: Post) -> None:
        good = postman(post, NAMED + "localhost:{}", sides.caller)
        await good.send(letter(), BRUNO)
        assert post.users == [b"house"]
        await post.next()
        bad = postman(post, "smtp://house:wrong@localhost:{}", sides.caller)
        with pytest.raises(Away, match="535"):
            await bad.send(letter(), BRUNO)
        stranger = postman(post, NAMED + "localhost:{}")  # who trusts no such certificate
        with pytest.raises(Away, match="certificate"):
            await stranger.send(letter(), BRUNO)
        for one in (good, bad, stranger):
            one.close()

    authenticated(scene, tls_context=sides.server, require_starttls=True)


def authenticated(scene: Scene, **how: Any) -> None:
    """Run a mail server that asks who one is."""

    async def run() -> None:
        known: list[Post] = []

        def let_in(*what: Any) -> Any:
            return known[0].let_in(*what)

        async with post_office(authenticator=let_in, auth_required=True, **how) as post:
            known.append(post)
            await scene(post)

    asyncio.run(run())


def test_a_connection_may_be_by_tls_from_its_beginning(tmp_path: Path) -> None:
    sides = certified(tmp_path, "localhost")

    async def scene(post: Post) -> None:
        man = postman(post, "smtps://localhost:{}", sides.caller)
        await man.send(letter(), BRUNO)
        assert (await post.next())["Subject"] == "It is your turn: Masters of Renaissance"
        man.close()

    office(scene, tls=sides.server)


@unsafe
def test_no_password_goes_to_another_machine_without_tls() -> None:
    async def scene(post: Post) -> None:
        man = postman(post, NAMED + "127.0.0.2:{}")  # no name of this machine's own
        with pytest.raises(Away, match="no TLS"):
            await man.send(letter(), BRUNO)
        assert post.users == []
        man.close()

    authenticated(scene, host="127.0.0.2", auth_require_tls=False)


@unsafe
def test_a_server_of_this_machine_needs_no_tls_for_a_password() -> None:
    async def scene(post: Post) -> None:
        man = postman(post, NAMED + "127.0.0.1:{}")
        await man.send(letter(), BRUNO)
        assert post.users == [b"house"]
        man.close()

    authenticated(scene, auth_require_tls=False)


def test_what_is_refused_for_now_and_for_good_is_told_apart() -> None:
    async def scene(post: Post) -> None:
        man = postman(post, "smtp://127.0.0.1:{}")
        post.answers = ["450 busy", "550 no such box"]
        with pytest.raises(Away, match="450"):
            await man.send(letter(), BRUNO)
        with pytest.raises(Unwanted, match="550") as refused:
            await man.send(letter(), BRUNO)
        assert BRUNO not in str(refused.value)
        man.close()

    office(scene)


def test_a_server_that_is_not_there_is_away() -> None:
    async def scene(post: Post) -> None:
        man = postman(Post(), "smtp://127.0.0.1:1{}")  # port 10
        with pytest.raises(Away, match="ConnectionRefusedError"):
            await man.send(letter(), BRUNO)
        man.close()

    office(scene)


# What he carries.


@pytest.mark.parametrize(
    "name",
    ["Eve\r\nBcc: all@example.net", "Eve\nSubject: x", "Eve\u2028X: y", 'E"v, <e@x.y>', "é" * 24],
)
def test_a_name_adds_no_header_and_no_recipient(name: str) -> None:
    invitation = Notice("invitation", "t1", "masters", 0, 0, name=name)
    mail = letter(name, "en", invitation)
    head = mail.as_bytes(policy=POLICY).partition(b"\r\n\r\n")[0].decode("ascii")
    names = [line.partition(":")[0] for line in head.split("\r\n") if not line.startswith(" ")]
    assert sorted(names) == sorted(
        ["From", "To", "Subject", "Date", "Message-ID", "Content-Language", "Auto-Submitted",
         "Content-Type", "Content-Transfer-Encoding", "MIME-Version", "List-Unsubscribe",
         "List-Unsubscribe-Post"]
    )  # fmt: skip
    assert [one.addr_spec for one in mail["To"].addresses] == [BRUNO]


def test_addresses_in_headers_are_not_broken() -> None:
    stop = "x" * 180
    mail = LETTERS.telling(
        Reader("Bruno", BRUNO, "ja"), [Notice("chat", "t", "masters", 0, 0)], stop
    )
    lines = mail.as_bytes(policy=POLICY).split(b"\r\n")
    assert f"List-Unsubscribe: <{WHERE}/mail/stop/{stop}>".encode() in lines
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines


@pytest.mark.parametrize("language", languages())
def test_every_language_has_words_for_every_mail(language: str) -> None:
    kinds = [
        Notice("chat", "t3", "lorenzo", 0, 0, name="Anna"),
        Notice("invitation", "t2", "masters", 1, 0, name="Anna", link="1.secret"),
        Notice("your-turn", "t1", "renaissance", 0, 0),
    ]
    for notice in kinds:
        mail = letter("Bruno", language, notice)
        said = text_of(mail).replace("\u00a0", " ")
        assert f"{mail['Subject']}\n{WHERE}/t/{notice.table}" in said
    said = text_of(letter("Bruno", language, *kinds))
    links = [line for line in said.splitlines() if line.startswith("https:")]
    assert links == [
        f"{WHERE}/t/t1",
        f"{WHERE}/t/t2#1.secret",
        f"{WHERE}/t/t3",
        f"{WHERE}/mail/stop/bruno.abc.def",
    ]
    asking = LETTERS.confirming(Reader("Bruno", BRUNO, language), "token")
    assert f"{WHERE}/mail/confirm/token" in text_of(asking)
    assert asking["List-Unsubscribe"] is None  # nothing is subscribed to yet


# What an operator says.


GOOD = {"BOTTEGA_SMTP": "smtp://u:p@mail.example.org:587", "BOTTEGA_MAIL_FROM": SENDER,
        "BOTTEGA_URL": WHERE}  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"BOTTEGA_SMTP": "mail.example.org"}, "BOTTEGA_SMTP"),
        ({"BOTTEGA_SMTP": "smtp://u:hush@"}, "BOTTEGA_SMTP"),
        ({"BOTTEGA_SMTP": "smtp://u:hush@host:port"}, "BOTTEGA_SMTP"),
        ({"BOTTEGA_MAIL_FROM": ""}, "BOTTEGA_MAIL_FROM"),
        ({"BOTTEGA_MAIL_FROM": "Bottega"}, "BOTTEGA_MAIL_FROM"),
        ({"BOTTEGA_URL": ""}, "BOTTEGA_URL"),
    ],
)
def test_settings_that_would_send_no_mail_are_named(wrong: dict[str, str], named: str) -> None:
    assert read_settings({}, GOOD).mail_from == SENDER
    with pytest.raises(BadSetting, match=named) as refused:
        read_settings({}, {**GOOD, **wrong})
    assert "hush" not in str(refused.value)
