"""Upshots as they are stored: in short lists, since every answer leaves one.

What a list does not say at its end is as it is by default. Older rows say all by names, in objects;
they are read for ever.
"""

from typing import Final

import msgspec
from msgspec import Raw
from msgspec.structs import astuple

from bottega.kernel.game import Outcome
from bottega.kernel.telling import Change
from bottega.kernel.values import Value
from bottega.server.table.entries import Done, Upshot, Version, write
from bottega.text.ledger import Deed
from bottega.text.recorded import Part

NAMED: Final = ord("{")  # how what is stored by names begins


class _Change(Value, array_like=True):
    seat: int | None = None
    amounts: dict[str, int] = {}
    piece: str = ""
    source: str = ""
    place: str = ""


class _Deed(Value, array_like=True):
    say: Part
    seat: int | None = None
    changes: tuple[_Change, ...] = ()
    head: bool = False
    others: "tuple[_Version, ...]" = ()


class _Version(Value, array_like=True):
    to: tuple[int | None, ...]
    deed: _Deed | None


class _Upshot(Value, array_like=True):
    steps: int
    made: tuple[tuple[int, str], ...] = ()
    digest: str = ""
    deeds: tuple[Raw, ...] = ()
    undoes: tuple[int, ...] = ()
    outcome: Outcome | None = None


_read = msgspec.json.Decoder(_Upshot).decode
_read_named = msgspec.json.Decoder(Upshot).decode
_read_deed = msgspec.json.Decoder(_Deed).decode
_read_named_deed = msgspec.json.Decoder(Done).decode


def write_upshot(upshot: Upshot, deeds: tuple[Raw, ...]) -> bytes:
    """Write an upshot with its deeds, which are written already."""
    said = (upshot.steps, upshot.made, upshot.digest, deeds, upshot.undoes, upshot.outcome)
    return write(_short(said))


def write_deed(deed: Deed, others: tuple[Version, ...]) -> Raw:
    """Write a deed, whole and as others hear of it."""
    versions = tuple((one.to, one.deed and _listed(one.deed)) for one in others)
    return Raw(write(_listed(deed, versions)))


def _listed(deed: Deed, others: tuple[object, ...] = ()) -> tuple[object, ...]:
    changes = tuple(_short(astuple(change)) for change in deed.changes)
    return _short((deed.say, deed.seat, changes, deed.head, others))


def _short(said: tuple[object, ...]) -> tuple[object, ...]:
    """Leave away what is empty at the end; a number is not, and the first always stays."""
    end = len(said)
    while end > 1 and not said[end - 1] and type(said[end - 1]) is not int:
        end -= 1
    return said[:end]


def read_upshot(stored: bytes) -> Upshot:
    """Read an upshot, and see that its deeds can be read too."""
    if stored[0] == NAMED:
        upshot = _read_named(stored)
    else:
        said = _read(stored)
        upshot = Upshot(
            said.deeds, (), said.made, said.steps, said.outcome, said.digest, said.undoes
        )
    for deed in upshot.deeds:
        _read_any(bytes(deed))
    return upshot


def read_deed(stored: Raw) -> Done:
    """Read a deed of an upshot."""
    said = _read_any(bytes(stored))
    if isinstance(said, Done):
        return said
    whole = _deed(said)
    others = tuple(
        Version(one.to, None if one.deed is None else _deed(one.deed)) for one in said.others
    )
    return Done(whole.say, whole.seat, whole.changes, whole.head, others)


def _read_any(stored: bytes) -> "Done | _Deed":
    return _read_named_deed(stored) if stored[0] == NAMED else _read_deed(stored)


def _deed(said: _Deed) -> Deed:
    changes = tuple(Change(*astuple(change)) for change in said.changes)
    return Deed(said.say, said.seat, changes, said.head)
