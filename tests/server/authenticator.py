"""An authenticator made of software: it keeps passkeys as a phone or a security key does."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, ATTESTED = 0x01, 0x40  # flags: somebody touched it; a new key follows
ES256 = -7


def text(data: bytes) -> str:
    """Write bytes as WebAuthn does."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey, and the page at which it is used."""

    def __init__(self, origin: str, credential: bytes = b"a passkey of somebody") -> None:
        self.origin = origin
        self.count = 0
        self.cross = False
        self._id = text(credential)
        self._credential = credential
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._user = ""

    def make(self, wish: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Make the passkey that is wished for."""
        self._user = wish["user"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: ES256, -1: 1, -2: _whole(numbers.x), -3: _whole(numbers.y)}
        length = len(self._credential).to_bytes(2, "big")
        made = bytes(16) + length + self._credential + cbor2.dumps(key)
        data = self._data(wish["site"], PRESENT | ATTESTED) + made
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", wish["challenge"])
        return {"id": self._id, "client": text(client), "attestation": text(attested), **more}

    def sign(self, question: dict[str, Any]) -> dict[str, Any]:
        """Prove to have the passkey."""
        data = self._data(question["site"], PRESENT)
        client = self._client("webauthn.get", question["challenge"])
        signed = self._key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        proof = {"client": client, "authenticator": data, "signature": signed}
        return {"id": self._id, "user": self._user, **{n: text(p) for n, p in proof.items()}}

    def _data(self, site: str, flags: int) -> bytes:
        count = self.count.to_bytes(4, "big")
        return sha256(site.encode()).digest() + bytes([flags]) + count

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps({**said, "crossOrigin": self.cross}).encode()


def _whole(number: int) -> bytes:
    return number.to_bytes(32, "big")


def spoilt(signed: str) -> str:
    """Change a bit in the middle of some bytes."""
    data = bytearray(urlsafe_b64decode(signed + "=" * (-len(signed) % 4)))
    data[len(data) // 2] ^= 1
    return text(bytes(data))
