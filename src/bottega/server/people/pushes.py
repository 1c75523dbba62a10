"""Web push: messages that only one browser can read, signed so that its service knows us."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import ClassVar, Final

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from bottega.server.base.errors import Refusing
from bottega.server.people.addresses import BadAddress, host_of
from bottega.server.people.outside import Outside
from bottega.text import spoken
from bottega.text.catalogue import Catalogue
from bottega.wire import PROTOCOL, Notice, PushDevice, PushMessage, TableInfo

KEPT: Final = 3 * 86_400  # seconds that a service keeps a message for a device that is off
SIGNED: Final = 12 * 3_600  # seconds for which a signature holds; a service takes at most a day
NOBODY: Final = "https://localhost"  # who is to be asked about us, where we have no address
SECRET: Final = 16  # bytes


class PushServices(Outside):
    """Calls the services of browser makers, where their browsers fetch messages."""

    longest: ClassVar[int] = 2_000


class Pusher:
    """Sends messages to devices."""

    def __init__(self, services: PushServices, key: str, url: str) -> None:
        self._services = services
        self._vapid = Vapid02.from_raw(key.encode())
        self._vapid.conf = {"no-strict": True}  # else a port in our address is no contact
        self._contact = url if url.startswith("https://") else NOBODY

    @property
    def key(self) -> str:
        """Give the public key, by which a browser lets us alone send to it."""
        point = Encoding.X962, PublicFormat.UncompressedPoint
        return _written(self._vapid.public_key.public_bytes(*point))

    async def check(self, device: PushDevice) -> None:
        """Refuse a device that cannot be sent to, and say what is wrong with it."""
        if len(_read(device.auth)) != SECRET:
            raise Refusing("bad-message", f"auth: this is no secret of {SECRET} bytes")
        try:
            EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _read(device.p256dh))
        except ValueError:
            raise Refusing("bad-message", "p256dh: this is no public key of P-256") from None
        try:
            self._signed(device.endpoint)
            await self._services.check(device.endpoint)
        except BadAddress as error:
            raise Refusing("bad-message", f"endpoint: {error}") from None

    async def send(self, device: PushDevice, message: PushMessage) -> int:
        """Hand a message to the device's service, and give the status it answers with."""
        body = http_ece.encrypt(
            msgspec.json.encode(message),
            private_key=generate_private_key(SECP256R1()),
            dh=_read(device.p256dh),
            auth_secret=_read(device.auth),
            version="aes128gcm",
        )
        headers = {
            "authorization": self._signed(device.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": _written(sha256(message.tag.encode()).digest())[:32],
            "urgency": "normal",
        }
        return await self._services.send(device.endpoint, headers, body)

    def _signed(self, endpoint: str) -> str:
        """Sign for one service, for a while."""
        url = self._services.parsed(endpoint)
        audience = f"https://{host_of(url)}" + (f":{url.port}" if url.port else "")
        claims = {"aud": audience, "sub": self._contact, "exp": int(time.time()) + SIGNED}
        try:
            return str(self._vapid.sign(claims)["Authorization"])
        except VapidException:
            raise BadAddress(f"{audience} is no push service") from None


def worded(notice: Notice, language: str) -> PushMessage:
    """Say what has happened as a device shows it, in its language."""
    game = Catalogue(spoken(language), notice.game).word("title") if notice.game else ""
    words, told = _words(language), {"game": game, "name": notice.name, "club": notice.club_name}
    title = words.word(f"notice-{notice.notice}", **told)
    body = words.word(f"notice-{notice.notice}-body", **told)
    return PushMessage(PROTOCOL, title, body, f"{notice.notice}-{notice.about}", notice.path)


def reminded(waiting: Sequence[TableInfo], language: str) -> PushMessage:
    """Say where somebody is waited for: at a table, or at how many."""
    first, *others = waiting
    if not others:
        return worded(Notice("your-turn", first.id, first.game, 0, 0), language)
    words = _words(language)
    title = words.word("notice-your-turn")
    body = words.word("notice-your-turns-body", n=len(waiting))
    return PushMessage(PROTOCOL, title, body, "your-turns", "/")


def trial(language: str) -> PushMessage:
    """Say that notices reach a device."""
    words = _words(language)
    title, body = words.word("notice-trial"), words.word("notice-trial-body")
    return PushMessage(PROTOCOL, title, body, "trial", "/")


def _words(language: str) -> Catalogue:
    return Catalogue(spoken(language), "notices")


def _read(word: str) -> bytes:
    return urlsafe_b64decode(word.rstrip("=") + "=" * (-len(word.rstrip("=")) % 4))


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
