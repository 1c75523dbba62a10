"""Who somebody is: signed tokens, links of seats, recovery codes; compared in constant time."""

import hashlib
import hmac
import secrets
from base64 import b32encode, urlsafe_b64encode
from typing import Final

import msgspec

from bottega.kernel.values import Value
from bottega.server.store.store import Identity

ID_BYTES: Final = 9
MAC_BYTES: Final = 18  # 144 bits
NONCE_BYTES: Final = 12
FRESH: Final = 300_000  # milliseconds in which a challenge can be answered
P256: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # its order

NAMES: Final = (
    "Alba", "Bice", "Ciro", "Dora", "Elio", "Fosca", "Gino", "Ilda", "Lapo", "Mina", "Neri", "Olga",
    "Piero", "Rina", "Sandro", "Tea", "Ugo", "Vera", "Zeno",
)  # fmt: skip


def new_id() -> str:
    """Draw an id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def guest_name() -> str:
    """Give somebody a name to begin with."""
    return f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"


def given_name(of: str) -> str:
    """Give a name to what has lost its own: for the same thing always the same."""
    drawn = int.from_bytes(hashlib.sha256(of.encode()).digest()[:8], "big")
    return f"{NAMES[drawn % len(NAMES)]} {drawn // len(NAMES) % 90 + 10}"


def recovery_code() -> str:
    """Draw a code that can be written on paper: 100 bits in groups of four letters."""
    letters = b32encode(secrets.token_bytes(13)).decode()[:20]
    return "-".join(letters[i : i + 4] for i in range(0, 20, 4))


def recovery_hash(code: str) -> str:
    """Hash a recovery code as it is kept; how it was typed does not matter."""
    letters = "".join(filter(str.isalnum, code)).upper()
    return hashlib.sha256(letters.encode()).hexdigest()


def push_key() -> str:
    """Draw the private key by which push services know a server: a point of P-256 is made of it."""
    drawn = secrets.randbelow(P256 - 1) + 1
    return urlsafe_b64encode(drawn.to_bytes(32, "big")).decode().rstrip("=")


class Host(Value):
    """Who opens a table, and what stands for the network they come from."""

    id: str
    name: str
    origin: str = ""


class Payer(Value):
    """On whose account bots think: an identity, and the network it comes from."""

    identity: str = ""
    network: str = ""


class Keyring:
    """Signs and checks what the server hands out."""

    def __init__(self, secret: str) -> None:
        self._key = secret.encode()

    def _sign(self, *words: str) -> str:
        mac = hmac.new(self._key, "\n".join(words).encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(mac[:MAC_BYTES]).decode()

    def drawn(self, *words: str) -> bytes:
        """Draw what is the same whenever it is drawn, and what nobody else can draw."""
        return hmac.new(self._key, "\n".join(("drawn", *words)).encode(), hashlib.sha256).digest()

    def token(self, identity: Identity) -> str:
        """Give the token that proves an identity, by its session."""
        id, epoch, session = identity.id, str(identity.epoch), identity.session
        if not session:
            return f"{id}.{self._sign('identity', id, epoch)}"
        return f"{id}.{session}.{self._sign('session', id, epoch, session)}"

    def origin(self, network: str) -> str:
        """Give what stands for a network, from which only we can tell whether it is the same."""
        return self._sign("network", network)

    def claimed(self, token: str) -> str:
        """Read whose token this claims to be."""
        return token.partition(".")[0]

    def proved(self, token: str, identity: Identity) -> Identity | None:
        """Give an identity with the session that a token names, if it is a token of theirs."""
        _, session, _ = token.split(".") if token.count(".") == 2 else ("", "", "")
        here = msgspec.structs.replace(identity, session=session)
        return here if hmac.compare_digest(token.encode(), self.token(here).encode()) else None

    def challenge(self, whom: str, at: int) -> str:
        """Draw what a passkey is to sign: somebody's new one, or (of nobody) any."""
        drawn = f"{at}.{secrets.token_urlsafe(NONCE_BYTES)}"
        return f"{drawn}.{self._sign('challenge', whom, drawn)}"

    def asked(self, challenge: str, whom: str, at: int) -> int | None:
        """Tell when we made a challenge; None where that was not us, or too long ago."""
        drawn, _, mac = challenge.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._sign("challenge", whom, drawn).encode()):
            return None
        made = int(drawn.partition(".")[0])
        return made if at - made <= FRESH else None

    def stands_for(self, address: str) -> str:
        """Give what stands for a mail's address, which nobody else can tell."""
        return self._sign("address", address)

    def sealed(self, kind: str, *words: str) -> str:
        """Write some words so that nobody else can; they have no dots."""
        return ".".join((*words, self._sign(kind, *words)))

    def unsealed(self, kind: str, token: str) -> tuple[str, ...]:
        """Read the words of what we have sealed; none where that was not us."""
        *words, mac = token.split(".")
        ours = self._sign(kind, *words) if words else ""
        return tuple(words) if hmac.compare_digest(mac.encode(), ours.encode()) else ()

    def link(self, table: str, seat: int, generation: int) -> str:
        """Give the secret of a seat's link; it changes whenever somebody sits down."""
        return self._sign("seat", table, str(seat), str(generation))

    def opens(self, link: str, table: str, seat: int, generation: int) -> bool:
        """Say whether a secret is that of a seat's link now."""
        return hmac.compare_digest(link.encode(), self.link(table, seat, generation).encode())

    def invitation(self, to: str, id: str, generation: int) -> str:
        """Give the secret by which one is invited to something; another generation has another."""
        return self._sign("invitation", to, id, str(generation))

    def invites(self, link: str, to: str, id: str, generation: int) -> bool:
        """Say whether a secret is an invitation to something now."""
        made = self.invitation(to, id, generation)
        return hmac.compare_digest(link.encode(), made.encode())
