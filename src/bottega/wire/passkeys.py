"""Passkeys: how a browser makes one, and how it comes back by it. Bytes are base64url."""

from typing import Annotated

from msgspec import Meta

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import Millis, Name

Bytes = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+$", max_length=16_384)]


class PasskeyWish(Lean):
    """What a browser needs in order to make a passkey."""

    challenge: str
    site: str  # the relying party's id
    user: str
    name: str
    algorithms: tuple[int, ...]
    known: tuple[str, ...] = ()  # credentials that are there already


class PasskeyQuestion(Lean):
    """What a browser needs in order to prove that it has a passkey."""

    challenge: str
    site: str


class NewPasskey(Strict):
    """A passkey that a browser has made."""

    id: Bytes
    client: Bytes  # clientDataJSON
    attestation: Bytes
    name: Name | None = None  # None: what the device is called


class PasskeyProof(Strict):
    """What proves that a browser has a passkey."""

    id: Bytes
    client: Bytes  # clientDataJSON
    authenticator: Bytes
    signature: Bytes
    user: Bytes


class Passkey(Lean):
    """One of your passkeys."""

    id: str
    name: str
    created: Millis
    used: Millis | None = None  # when you last came back by it


class Passkeys(Lean):
    """Your passkeys, the oldest first."""

    passkeys: tuple[Passkey, ...]
