"""How a program reads what the server says."""

import msgspec

from bottega.client.errors import Unreadable
from bottega.wire import Told

_decode = msgspec.json.Decoder(Told).decode


def read(data: str | bytes) -> Told:
    """Read a message of the server."""
    try:
        told: Told = _decode(data)
    except msgspec.DecodeError as error:
        raise Unreadable(f"the server says what cannot be read here: {error}") from None
    return told
