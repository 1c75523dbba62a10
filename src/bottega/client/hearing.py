"""How a program reads what the server says."""

import msgspec
from msgspec import UNSET, Raw, UnsetType

from bottega.client.errors import Unreadable
from bottega.wire import Pong, Presence, Reason, Refusal, Told, Update, Welcome


class Seen(Update, frozen=True, tag="update"):
    """An update whose view can be read: of `Raw | None`, msgspec accepts only null."""

    view: Raw | UnsetType = UNSET  # type: ignore[assignment]


_decode = msgspec.json.Decoder(Welcome | Seen | Refusal | Reason | Presence | Pong).decode


def read(data: str | bytes) -> Told:
    """Read a message of the server."""
    try:
        told: Told = _decode(data)
    except msgspec.DecodeError as error:
        raise Unreadable(f"the server says what cannot be read here: {error}") from None
    return told
