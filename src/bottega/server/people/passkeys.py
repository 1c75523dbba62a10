"""Passkeys: who has one comes back by it on any device.

A challenge is signed, says when it was made, and is good for some minutes. It is good once: a
passkey notes when the last challenge was made that it signed, and signs only later ones after it.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)
from webauthn.registration.generate_registration_options import default_supported_pub_key_algs

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.base.settings import ServerSettings, origin_of
from bottega.server.people.keys import Keyring
from bottega.server.people.names import clean_name
from bottega.server.store import Store, passkeys
from bottega.server.store.passkeys import Kept, id_of
from bottega.server.store.store import Identity
from bottega.wire import NewPasskey, PasskeyProof, PasskeyQuestion, PasskeyWish

MOST: Final = 16  # of one person
ANYBODY: Final = ""  # who is asked for a passkey before it is known whose it is
HOME: Final = "localhost"
NOT_OURS: Final = "this passkey was not asked for, or too long ago; try again"
UNPROVEN: Final = "this does not prove a passkey that is known here"

R = TypeVar("R")


class Party(NamedTuple):
    """For whom passkeys are made (the relying party), and the page where that may happen."""

    id: str
    origin: str


def party(settings: ServerSettings, origin: str | None) -> Party:
    """Find out for whom a page may make and use passkeys; one at another address may not."""
    public = origin_of(settings) or (origin if origin and _host(origin) == HOME else "")
    host = _host(public)
    if not host or _is_number(host) or not (public.startswith("https:") or host == HOME):
        needed = "an https address with a name, which its host sets as url (BOTTEGA_URL)"
        raise Refusing("forbidden", f"passkeys work at localhost or need {needed}")
    if origin is not None and origin != public:
        raise Refusing("forbidden", f"passkeys work at {public} only")
    return Party(host, public)


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class PasskeyDesk:
    """Makes passkeys known, and knows people by them."""

    def __init__(self, store: Store, keys: Keyring, settings: ServerSettings) -> None:
        self._store = store
        self._keys = keys
        self._settings = settings

    async def wish(self, identity: Identity, origin: str | None) -> PasskeyWish:
        """Ask the browser of somebody to make a passkey."""
        site = party(self._settings, origin).id
        known = await self._store.read(
            lambda connection: passkeys.passkeys(connection, identity.id)
        )
        return PasskeyWish(
            challenge=_text(self._keys.challenge(identity.id, now()).encode()),
            site=site,
            user=_text(identity.id.encode()),
            name=identity.name,
            algorithms=tuple(map(int, default_supported_pub_key_algs)),
            known=tuple([one.credential for one in known]),
        )

    async def add(
        self, identity: Identity, origin: str | None, made: NewPasskey, device: str
    ) -> None:
        """Keep a passkey that the browser of somebody has made."""
        at, here = now(), party(self._settings, origin)
        challenge, asked = self._challenge(made.client, identity.id, at)
        response = AuthenticatorAttestationResponse(_bytes(made.client), _bytes(made.attestation))
        credential = RegistrationCredential(made.id, _bytes(made.id), response)
        verified = _verified(
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=here.id,
                expected_origin=here.origin,
            ),
            Refusing("bad-message", "this is no passkey that can be used here"),
        )
        kept = Kept(
            id=id_of(made.id),
            identity=identity.id,
            credential=made.id,
            key=_text(verified.credential_public_key),
            count=verified.sign_count,
            name=clean_name(made.name) if made.name else device,
            created=at,
            used=None,
            asked=asked,
        )
        if _text(verified.credential_id) != made.id:
            raise Refusing("bad-message", "the id is not that of the passkey")
        if not await self._store.write(lambda connection: passkeys.add(connection, kept, MOST)):
            raise Refusing("not-now", f"this passkey is known already, or one more than {MOST}")

    def ask(self, origin: str | None) -> PasskeyQuestion:
        """Ask the browser of whoever it is for a passkey."""
        site = party(self._settings, origin).id
        return PasskeyQuestion(_text(self._keys.challenge(ANYBODY, now()).encode()), site)

    async def prove(self, origin: str | None, proof: PasskeyProof) -> str:
        """Find out who proves to have a passkey."""
        at, here = now(), party(self._settings, origin)
        challenge, asked = self._challenge(proof.client, ANYBODY, at)
        kept = await self._store.read(lambda connection: passkeys.find(connection, proof.id))
        if kept is None or _bytes(proof.user) != kept.identity.encode():
            raise Refusing("forbidden", UNPROVEN)
        response = AuthenticatorAssertionResponse(
            _bytes(proof.client), _bytes(proof.authenticator), _bytes(proof.signature)
        )
        verified = _verified(
            lambda: verify_authentication_response(
                credential=AuthenticationCredential(proof.id, _bytes(proof.id), response),
                expected_challenge=challenge,
                expected_rp_id=here.id,
                expected_origin=here.origin,
                credential_public_key=_bytes(kept.key),
                credential_current_sign_count=kept.count,
            ),
            Refusing("forbidden", UNPROVEN),
        )
        count = verified.new_sign_count
        if not await self._store.write(lambda c: passkeys.use(c, kept, count, asked, at)):
            raise Refusing("forbidden", NOT_OURS)
        return kept.identity

    def _challenge(self, client: str, whom: str, at: int) -> tuple[bytes, int]:
        """Read which challenge was signed and when it was made, if by us, for them and lately."""
        refusing = Refusing("bad-message", "client: this is no clientDataJSON")
        said = _verified(lambda: parse_client_data_json(_bytes(client)), refusing)
        asked = self._keys.asked(said.challenge.decode(errors="replace"), whom, at)
        if asked is None or said.cross_origin:
            raise Refusing("forbidden", NOT_OURS)
        return said.challenge, asked


def _verified(verify: Callable[[], R], refusing: Refusing) -> R:
    try:
        return verify()
    except Exception:  # of what strangers send, readers of five formats say no in many ways
        raise refusing from None


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise Refusing("bad-message", "bytes are base64url without padding") from None


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
