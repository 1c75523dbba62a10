"""Records that come to the server from elsewhere: played again, and made tables of."""

from typing import Any

from bottega.games import game as game_called
from bottega.kernel import record as records
from bottega.kernel.errors import BadRecord
from bottega.kernel.game import Game
from bottega.kernel.record import Record
from bottega.releases import Release, release_of
from bottega.server.table.entries import (
    Answered,
    AnyEntry,
    Imported,
    Opened,
    PlannedSeat,
    Started,
)
from bottega.server.table.situation import other_version
from bottega.wire import Settings


def as_text(data: bytes) -> str:
    """Read the text of a record."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("this is no record: it is not UTF-8 text") from None


def release_for(text: str) -> Release | None:
    """Find the older release that can play a record again; None where it is for us to try."""
    game, version = records.rules_of(text)
    return None if other_version(game, version) is None else release_of(game, version)


def entries_of(text: str, host: str, host_name: str) -> list[AnyEntry]:
    """Play a record again and give the entries of a table that holds it."""
    game: Game[Any, Any] = game_called(records.rules_of(text)[0])
    found = records.read(game, text)
    records.verify(game, found)
    return [_opened(game, found, host, host_name), *_played(found), Imported(host)]


def _opened(game: Game[Any, Any], found: Record, host: str, host_name: str) -> Opened:
    settings = Settings(public=False, hand_over=False)
    plans = (PlannedSeat("invited"),) * found.options.players
    return Opened(game.name, game.version, found.options, settings, plans, host, host_name)


def _played(found: Record) -> list[AnyEntry]:
    answers = [Answered(answer.seat, answer.code) for answer in found.answers]
    return [Started(str(found.seed), found.salt or ""), *answers]
