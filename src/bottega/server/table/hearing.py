"""Who hears what: events and deeds as each seat may know them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Raw

from bottega.games import GAMES
from bottega.kernel.events import Event
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.server.table.entries import Version, write
from bottega.server.table.stored import write_deed
from bottega.text.ledger import Scribe
from bottega.text.say import PHRASES

DIGEST_BYTES: Final = 8
REMEMBERED: Final = 5_000  # events of one game


def heard(game: Game[Any, Any], events: Iterable[Event], seat: int | None) -> list[Event]:
    """Give what happened as a seat may know it."""
    told = (game.redact(event, seat) for event in events)
    return [event for event in told if event is not None]


class Redaction:
    """An event as some hear it who may not know all of it; None where they do not hear of it."""

    def __init__(self, event: Event | None) -> None:
        self.event = event
        self.raw = None if event is None else Raw(write(event))
        self.to: list[int | None] = []  # their seats; None is a spectator


class Tiding:
    """An event: written, as others hear it, and taken down once that was wanted."""

    def __init__(self, event: Event, written: bytes, others: list[Redaction]) -> None:
        self.event = event
        self.written = written
        self.raw = Raw(written)
        self.others = others
        self.heard = {
            seat: other.raw for other in others for seat in other.to
        }  # by who hears it otherwise
        self.digest = _digest(written)
        self.deed: Raw | None = None  # a `Done`; nothing where there is nothing to say of it
        self.taken_down = False


def told_to(seat: int | None, tidings: Iterable[Tiding]) -> tuple[Raw, ...]:
    """Give what happened as a seat may know it."""
    return tuple([raw for one in tidings if (raw := one.heard.get(seat, one.raw)) is not None])


class Herald:
    """Tells what happens in one game: what happened before is not written and taken down again."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self._game = game
        self._seats = (None, *range(options.players))
        self._scribe = Scribe(game, options) if game.name in PHRASES else None
        self._known: dict[bytes, Tiding] = {}

    def tidings(self, events: Iterable[Event]) -> tuple[Tiding, ...]:
        """Give what there is to be told of each event."""
        return tuple(map(self._tiding, events))

    def _tiding(self, event: Event) -> Tiding:
        raw = write(event)
        known = self._known.get(raw)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[raw] = Tiding(event, raw, self._redacted(event))
        return known

    def _redacted(self, event: Event) -> list[Redaction]:
        """Give an event as those hear it who may not know all of it."""
        found: list[Redaction] = []
        for seat in self._seats:
            known = self._game.redact(event, seat)
            if known is event:
                continue
            same = next((one for one in found if one.event == known), None)
            if same is None:
                found.append(same := Redaction(known))
            same.to.append(seat)
        return found

    def deeds(self, tidings: Sequence[Tiding]) -> tuple[Raw, ...]:
        """Take tidings down as everybody hears of them, those that there is something to say of."""
        for one in tidings:
            if not one.taken_down:
                one.deed, one.taken_down = self._deed(one), True
        return tuple([one.deed for one in tidings if one.deed is not None])

    def _deed(self, tiding: Tiding) -> Raw | None:
        if self._scribe is None:
            return None
        gist = self._game.telling.gist(tiding.event)
        if gist is not tiding.event:
            known = self._tiding(gist)
            self.deeds((known,))
            return known.deed
        whole = self._scribe.deed(tiding.event)
        others = []
        for one in tiding.others:
            deed = None if one.event is None else self._scribe.deed(one.event)
            if deed != whole:
                others.append(Version(tuple(one.to), deed))
        if not whole.say and not others:
            return None
        return write_deed(whole, tuple(others))


def herald(game: str, options: Options) -> Herald:
    """Find who tells what happens at tables with such options."""
    return _herald(game, msgspec.json.encode(options))


@lru_cache(maxsize=16)
def _herald(game: str, options: bytes) -> Herald:
    return Herald(GAMES[game], msgspec.json.decode(options, type=Options))


def digest(tidings: Sequence[Tiding]) -> str:
    """Give a short value that other events would hardly have; nothing where none happened."""
    if len(tidings) == 1:
        return tidings[0].digest
    return _digest(b",".join([one.written for one in tidings])) if tidings else ""


def _digest(written: bytes) -> str:
    return blake2b(b"[%b]" % written, digest_size=DIGEST_BYTES).hexdigest()
