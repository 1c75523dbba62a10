"""What people wish: whether they want to be told of something, by some way, at this hour."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo

from bottega.server.base.errors import Refusing
from bottega.wire import Notice, Quiet, Wishes
from bottega.wire.notices import Kind

Way = Literal["push", "page", "webhook", "mail"]
FIELDS: Final[Mapping[Kind, str]] = {
    "your-turn": "turn",
    "invitation": "invitation",
    "chat": "chat",
    "contest": "club",
    "club-table": "club",
    "club": "invitation",
}


def wants(wishes: Wishes, notice: Notice, way: Way, at: float) -> bool:
    """Say whether somebody wants a notice by some way, at a time in seconds since 1970."""
    return wishes_for(wishes, notice.notice, way) and not is_quiet(wishes.quiet, at)


def wishes_for(wishes: Wishes, kind: Kind, way: Way) -> bool:
    """Say whether somebody wants to hear of something by some way, at whatever hour."""
    return bool(getattr(getattr(wishes, FIELDS[kind]), way))


def is_quiet(quiet: Quiet | None, at: float) -> bool:
    """Say whether a time lies in somebody's quiet hours, which may go over midnight."""
    zone = None if quiet is None else _zone(quiet.zone)
    if quiet is None or zone is None:
        return False
    clock = datetime.fromtimestamp(at, zone).strftime("%H:%M")
    if quiet.begins <= quiet.ends:
        return quiet.begins <= clock < quiet.ends
    return clock >= quiet.begins or clock < quiet.ends


def quiet_ends(quiet: Quiet, at: float) -> float:
    """Say when the quiet hours end in which a time lies."""
    clock = datetime.fromtimestamp(at, _zone(quiet.zone))
    hour, minute = map(int, quiet.ends.split(":"))
    end = clock.replace(hour=hour, minute=minute, second=0, microsecond=0)
    return (end if end > clock else end + timedelta(days=1)).timestamp()


def check(wishes: Wishes) -> None:
    """Refuse quiet hours in a time zone that is not known here."""
    if wishes.quiet is not None and _zone(wishes.quiet.zone) is None:
        why = f"quiet.zone: {wishes.quiet.zone!r} is no time zone that this server knows"
        raise Refusing("bad-message", why)


def _zone(name: str) -> ZoneInfo | None:
    """Find a time zone; a system may have lost one that it knew."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None
