"""What happened at a table: its entries as a reader may know them."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Raw
from msgspec.structs import replace

from bottega import wire
from bottega.server.table.entries import (
    PLAY,
    Answered,
    Arranged,
    Departed,
    Left,
    Murmured,
    Ordered,
    Proposed,
    Relinked,
    Rematched,
    Said,
    Sat,
    Sealed,
    Shifted,
    Struck,
    Unsealed,
    Upshot,
    Voted,
)
from bottega.server.table.hearing import told_to
from bottega.server.table.readers import Reader, teller
from bottega.server.table.situation import Logged, Situation
from bottega.server.table.stored import read_deed
from bottega.wire import Happened

NOTHING: Final = Upshot()  # that an entry brought about
UNHEARD: Final = b"null"
ANSWERS: Final = (Answered, Unsealed)
ASIDE: Final = (Murmured, Struck)  # what those hear at once who see the past of a table
PRIVATE: Final = (Ordered, Relinked)  # only the seat itself hears of them
SPOKEN: Final = (Said, Murmured)


def entries(table: Situation, reader: Reader) -> tuple[Happened, ...]:
    """Tell what happened since a reader last heard, as far as it is kept ready."""
    if reader.have >= table.number:
        return ()
    told = []
    for logged in reversed(table.tail):
        if logged.number <= reader.have:
            break
        entry = happened(table, logged, reader)
        if entry is not None:
            told.append(entry)
    return tuple(reversed(told))


def murmurs(table: Situation, reader: Reader, after: int) -> tuple[Happened, ...]:
    """Tell what those who watch have written since an entry, as far as it is kept ready."""
    ahead = (one for one in table.tail if one.number > after)
    told = (happened(table, one, reader) for one in ahead if isinstance(one.entry, ASIDE))
    return tuple(entry for entry in told if entry is not None)


def happened(table: Situation, logged: Logged, reader: Reader) -> Happened | None:
    """Tell of an entry as a reader may know it; None where it is nobody else's business."""
    if isinstance(logged.entry, Sealed):
        return None  # not even its number, which would tell who was how fast
    if isinstance(logged.entry, PLAY):
        return _told(table, logged, reader)
    if _is_unheard(table, logged, reader):
        return None
    return replace(_told(table, logged, reader), **_arrangement(table, logged, reader))


def _told(table: Situation, logged: Logged, reader: Reader) -> Happened:
    """Tell what every entry has: whose it is, and what it brought about."""
    entry, seat, upshot = logged.entry, reader.seat, logged.upshot or NOTHING
    given = isinstance(entry, ANSWERS)
    return Happened(
        number=logged.number,
        at=logged.at,
        kind=str(entry.__struct_config__.tag),
        seat=getattr(entry, "seat", None),
        events=told_to(seat, logged.events) if table.outdated is None else _kept(upshot, seat),
        deeds=() if reader.language is None else deeds(table, table.deeds(logged), reader),
        undoes=upshot.undoes,
        line=_own_line(upshot, seat) if given else None,
        fallback=given and bool(getattr(entry, "trouble", "")),
    )


def _is_unheard(table: Situation, logged: Logged, reader: Reader) -> bool:
    """Say whether an entry is not for a reader's ears: private, aside, or by who is not heard."""
    entry = logged.entry
    if isinstance(entry, Shifted):
        return True  # the contest's page says so
    if isinstance(entry, PRIVATE):
        return entry.seat != reader.seat
    if isinstance(entry, Murmured) and table.status == "running" and not reader.aside:
        return True
    return isinstance(entry, SPOKEN) and logged.whose in reader.deaf_to


def _arrangement(table: Situation, logged: Logged, reader: Reader) -> dict[str, Any]:
    """Tell what an entry says that is no part of the game."""
    nameless = logged.whose in reader.nameless
    match entry := logged.entry:
        case Said() | Murmured() if logged.number in table.struck or not entry.text:
            return {"struck": True}
        case Said():
            name = "" if nameless else table.called.get(logged.whose or "", logged.by)
            return {"text": entry.text, "name": name}
        case Murmured():
            name = "" if nameless else table.called.get(entry.holder, entry.name)
            return {"text": entry.text, "name": name}
        case Struck():
            return {"strikes": entry.numbers}
        case Departed():
            return {"strikes": entry.said}
        case Left():
            return {"name": "" if nameless else logged.by}
        case Sat():
            return {"name": "" if nameless else _called(table, logged, entry)}
        case Arranged():
            return {"name": table.host_called(reader.nameless), "arranged": logged.arranged}
        case Proposed():
            return {"what": entry.what, "to": entry.to if entry.whom is None else entry.whom}
        case Voted():
            return {"agree": entry.agree}
        case Rematched():
            return {"table": entry.table}
    return {}


def _called(table: Situation, logged: Logged, entry: Sat) -> str:
    """Name who sat down as they are called now, if they still sit there."""
    place = table.seat_since(entry.seat, logged.number)
    seat = table.seats[place] if place < len(table.seats) else None
    return seat.name if seat is not None and seat.holder == entry.holder else entry.name


def _own_line(upshot: Upshot, seat: int | None) -> str | None:
    """Give the answer to the seat that gave it; what others may know of it is in the events."""
    for member, line in upshot.made:
        if member == seat:
            return line
    return None


def _kept(upshot: Upshot, seat: int | None) -> tuple[Raw, ...]:
    """Give the events that were stored before deeds were, in a game that we cannot play."""
    key = "" if seat is None else str(seat)
    told = (one.others.get(key, one.event) for one in upshot.events)
    return tuple(event for event in told if bytes(event) != UNHEARD)


def deeds(table: Situation, done: Iterable[Raw], reader: Reader) -> tuple[wire.Deed, ...]:
    """Tell a reader in sentences what was done and what it changed, where there are words."""
    if reader.language is None:
        return ()
    voice = teller(table, reader.language, reader.nameless)
    heard = (read_deed(one).heard_by(reader.seat) for one in done)
    told = (wire.Deed(*voice.told(one), one.changes, one.head) for one in heard if one is not None)
    return tuple(deed for deed in told if deed.text)
