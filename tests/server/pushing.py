"""A push service on this machine: it speaks the push protocol, and checks who calls it."""

import asyncio
import json
import secrets
import shutil
import ssl
import subprocess
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bottega.server.people.addresses import IPAddress
from bottega.server.people.pushes import PushServices
from tests.server.harness import PATIENCE
from tests.server.test_webhooks import resolving

HOST = "push.example"


class Sides(NamedTuple):
    """A server's and a caller's side of a certificate."""

    server: ssl.SSLContext
    caller: ssl.SSLContext


def certified(folder: Path, host: str) -> Sides:
    """Make a certificate for a host."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with")
    key, cert = folder / "key.pem", folder / "cert.pem"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-subj", f"/CN={host}", "-addext", f"subjectAltName=DNS:{host}",
         "-keyout", key, "-out", cert],
        check=True, capture_output=True,
    )  # fmt: skip
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(cert, key)
    return Sides(server, ssl.create_default_context(cafile=str(cert)))


class Device:
    """A browser that has subscribed, with the keys that only it has."""

    def __init__(self, base: str, name: str, language: str) -> None:
        self._private = generate_private_key(SECP256R1())
        self._auth = secrets.token_bytes(16)
        point = Encoding.X962, PublicFormat.UncompressedPoint
        self.told = {
            "endpoint": f"{base}/send/{name}",
            "p256dh": written(self._private.public_key().public_bytes(*point)),
            "auth": written(self._auth),
            "language": language,
        }

    def reads(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message that was sent to this device."""
        text = http_ece.decrypt(
            body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        message: dict[str, Any] = json.loads(text)
        return message


class Delivered(NamedTuple):
    """One message that the service has taken."""

    device: str
    headers: dict[str, str]
    body: bytes
    message: dict[str, Any]


class PushService:
    """A service with its devices; `status` is what it answers with."""

    def __init__(self) -> None:
        self.port = 0
        self.key = ""  # the one public key that may send here
        self.status: dict[str, list[int]] = {}  # by device, the last one for good
        self.devices: dict[str, Device] = {}
        self.delivered: asyncio.Queue[Delivered] = asyncio.Queue()
        self.refused: list[str] = []
        self.calls = 0

    @property
    def base(self) -> str:
        """Give the address of the service."""
        return f"https://{HOST}:{self.port}"

    def device(self, name: str = "phone", language: str = "en") -> Device:
        """Let a browser subscribe."""
        self.devices[name] = Device(self.base, name, language)
        return self.devices[name]

    async def next(self) -> Delivered:
        """Wait for the next message."""
        return await asyncio.wait_for(self.delivered.get(), PATIENCE)

    async def silence(self) -> None:
        """See that nothing comes for a moment."""
        await asyncio.sleep(0.3)
        assert self.delivered.empty(), self.delivered.get_nowait()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one message as RFC 8030 has it."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {k.lower(): v for k, v in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            status = self._take(first, headers, body)
            writer.write(f"HTTP/1.1 {status} So\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            writer.close()

    def _take(self, first: str, headers: dict[str, str], body: bytes) -> int:
        self.calls += 1
        try:
            self._check(first, headers)
        except AssertionError as error:
            self.refused.append(str(error))
            return 403
        name = first.split()[1].rpartition("/")[2]
        planned = self.status.get(name, [201])
        status = planned.pop(0) if len(planned) > 1 else planned[0]
        if status == 201:
            message = self.devices[name].reads(body)
            self.delivered.put_nowait(Delivered(name, headers, body, message))
        return status

    def _check(self, first: str, headers: dict[str, str]) -> None:
        """Check who calls (RFC 8292), and that only the device can read it (RFC 8291)."""
        assert first.startswith("POST /send/"), first
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32
        assert Vapid02.verify(headers["authorization"]), "the signature is wrong"
        parts = dict(part.split("=", 1) for part in headers["authorization"][6:].split(","))
        assert parts["k"] == self.key, "this is not who subscribed"
        claims = json.loads(read(parts["t"].split(".")[1]))
        assert claims["aud"] == self.base, claims
        assert claims["sub"].startswith(("https://", "mailto:"))
        assert time.time() < claims["exp"] <= time.time() + 86_400


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[tuple[PushService, PushServices]]:
    """Run a push service; give who calls it, too."""
    sides, service = certified(folder, HOST), PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=sides.server)
    async with server:
        service.port = server.sockets[0].getsockname()[1]
        resolve = resolving(["127.0.0.1"])
        yield service, PushServices(resolve=resolve, allowed=is_home, tls=sides.caller)
    assert not service.refused


def is_home(address: IPAddress) -> bool:
    """Allow this machine alone, which the server itself would never call."""
    return address.is_loopback


def written(data: bytes) -> str:
    """Write bytes as browsers do."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(word: str) -> bytes:
    """Read what browsers write."""
    return urlsafe_b64decode(word + "=" * (-len(word) % 4))
