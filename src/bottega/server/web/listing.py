"""What lists share: where they go on, and how they show tables."""

from typing import Final

import msgspec

from bottega.server.base.errors import Refusing
from bottega.server.store.results import Moment
from bottega.server.store.store import Listed
from bottega.server.table.situation import other_version
from bottega.wire import Settings, TableInfo

MOMENT: Final = 16  # digits of one


def shown(item: Listed) -> TableInfo:
    """Describe a table to somebody who may not sit there."""
    info = listed(item)
    return msgspec.structs.replace(info, asked=()) if hides_turns(info.settings) else info


def listed(item: Listed) -> TableInfo:
    """Describe a table with who is asked now."""
    info = item.info
    outdated = info.outdated or other_version(info.game, info.version)
    return msgspec.structs.replace(info, asked=seats(item, item.asked), outdated=outdated)


def seats(item: Listed, bits: int) -> tuple[int, ...]:
    """Read seats from a number."""
    return tuple(seat for seat in range(item.info.players) if bits >> seat & 1)


def hides_turns(settings: Settings) -> bool:
    """Say whether who is asked now is not for spectators yet."""
    return settings.watch == "delayed"


def moment(word: str | None) -> Moment | None:
    """Read where a list goes on."""
    if word is None:
        return None
    at, _, table = word.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < MOMENT and table):
        raise Refusing("bad-message", "`before` is what a list gave as `next`")
    return int(at), table
