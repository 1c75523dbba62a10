"""A mail server on this machine, and people of whom one is away and reads mails."""

import asyncio
import re
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from bottega.server.people.postman import Postman
from tests.server.harness import PATIENCE, Guest, Running, serving

WHERE = "https://play.example.org"
SENDER = "The Workshop <workshop@example.org>"
BRUNO = "bruno@example.net"
WRONG = "550 no such box"


class Post:
    """What an SMTP server does with what it gets; `answers` are its next ones."""

    def __init__(self) -> None:
        self.port = 0
        self.answers: list[str] = []  # to recipients, before it takes them
        self.users: list[bytes] = []  # who has said who they are
        self.calls = 0
        self.taken: asyncio.Queue[EmailMessage] = asyncio.Queue()

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Take a recipient, or answer as planned."""
        self.calls += 1
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """Take a mail."""
        assert isinstance(envelope.content, bytes)
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        assert envelope.mail_from == "workshop@example.org"
        assert [envelope.rcpt_tos] == [[found["To"].addresses[0].addr_spec]]
        self.taken.put_nowait(found)
        return "250 taken"

    def let_in(self, server: SMTP, session: Session, envelope: Envelope, how: str, who: Any) -> Any:
        """Let in who knows the password."""
        assert isinstance(who, LoginPassword)
        self.users.append(who.login)
        return AuthResult(success=who.password == b"s3cret:/@", handled=False)

    async def next(self) -> EmailMessage:
        """Wait for the next mail."""
        return await asyncio.wait_for(self.taken.get(), PATIENCE)

    async def silence(self) -> None:
        """See that nothing comes for some rounds."""
        await asyncio.sleep(0.3)
        assert self.taken.empty(), self.taken.get_nowait().as_string()


@asynccontextmanager
async def post_office(
    host: str = "127.0.0.1", tls: ssl.SSLContext | None = None, **how: Any
) -> AsyncIterator[Post]:
    """Run a mail server."""
    post = Post()
    loop = asyncio.get_running_loop()
    made = await loop.create_server(lambda: SMTP(post, loop=loop, **how), host, 0, ssl=tls)
    async with made:
        post.port = made.sockets[0].getsockname()[1]
        yield post


class Scene:
    """A server, a mail server, and two people who sit down at tables."""

    def __init__(self, server: Running, post: Post, anna: Guest, bruno: Guest) -> None:
        self.server, self.post = server, post
        self.anna, self.bruno = anna, bruno

    async def give(self, address: str = BRUNO, language: str = "en", status: int = 200) -> Any:
        """Let Bruno give an address."""
        body = {"address": address, "language": language}
        return await self.bruno.ask("PUT", "/api/me/mail", status, json=body)

    async def confirm(self, mail: EmailMessage, status: int = 200) -> None:
        """Follow the link of a mail that asks, as somebody whom nobody knows."""
        await self.post_to(f"/api{link(mail, 'confirm')}", status)

    async def post_to(self, path: str, status: int = 200, **how: Any) -> None:
        """Post as a mail program does: nobody is signed in."""
        async with httpx.AsyncClient(
            base_url=self.server.base, trust_env=False, verify=False
        ) as http:
            answer = await http.post(path, **how)
        assert answer.status_code == status, answer.text

    async def reads(self, address: str = BRUNO, language: str = "en") -> None:
        """Let Bruno get mails."""
        await self.give(address, language)
        await self.confirm(await self.post.next())

    async def sit(self, **wish: Any) -> str:
        """Open a table of Anna's where Bruno sits."""
        table = await self.anna.table("me", "open", start=False, **wish)
        await self.bruno.sit(table, 1)
        return table

    async def start(self, table: str | None = None) -> str:
        """Begin a game, in which it is Bruno's turn at once."""
        table = table or await self.sit()
        await self.anna.ask("POST", f"/api/tables/{table}/start")
        return table

    async def comes_back(self) -> None:
        """Let Bruno look at a page, and go again."""
        async with self.bruno.http.stream("GET", "/api/me/notices") as stream:
            assert await anext(stream.aiter_lines()) == ": here"
            await self.until(lambda box: box is None or (box.told is None and box.due is None))
        while self.bruno.id in self.server.site.doors.looking():
            await asyncio.sleep(0.01)

    async def until(self, so: Callable[[Any], bool]) -> None:
        """Wait until the database says so of Bruno's mails."""
        from bottega.server.store.mails import mailbox

        async with asyncio.timeout(PATIENCE):
            while not so(await self.server.site.store.read(lambda c: mailbox(c, self.bruno.id))):
                await asyncio.sleep(0.02)

    def count(self, result: str) -> int:
        """Tell how many mails came to this."""
        counter = self.server.site.metrics.mails.labels(result)
        return int(counter._value.get())


def text_of(mail: EmailMessage) -> str:
    """Give what a mail says."""
    return str(mail.get_content()).replace("\r\n", "\n")


def link(mail: EmailMessage, to: str) -> str:
    """Give the path of a link in a mail."""
    (found,) = re.findall(rf"{WHERE}(/mail/{to}/\S+)", text_of(mail))
    return str(found)


def play(folder: Path, scene: Callable[[Scene], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with staged(folder, **settings) as made:
            await scene(made)

    asyncio.run(run())


@asynccontextmanager
async def staged(folder: Path, **settings: Any) -> AsyncIterator[Scene]:
    async with post_office() as post:
        known = {"smtp": f"smtp://127.0.0.1:{post.port}", "mail_from": SENDER, "url": WHERE}
        async with serving(folder, **{**known, **settings}) as server:
            anna, bruno = await server.guest("Anna"), await server.guest("Bruno")
            yield Scene(server, post, anna, bruno)
            await anna.close()
            await bruno.close()


def postman(post: Post, address: str, tls: ssl.SSLContext | None = None) -> Postman:
    """Give a postman who knows a mail server by an address with a place for its port."""
    return Postman(address.format(post.port), SENDER, tls, seconds=PATIENCE)
