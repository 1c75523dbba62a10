"""Who hears what: events and deeds as each seat may know them."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final

from bottega.kernel.events import Event
from bottega.kernel.game import Game
from bottega.server.table.entries import Done, Version, write
from bottega.text.ledger import Scribe

DIGEST_BYTES: Final = 8

Redaction = tuple[Event | None, list[int | None]]


def heard(game: Game[Any, Any], events: Iterable[Event], seat: int | None) -> list[Event]:
    """Give what happened as a seat may know it."""
    told = (game.redact(event, seat) for event in events)
    return [event for event in told if event is not None]


def digest(events: tuple[Event, ...]) -> str:
    """Give a short value that other events would hardly have; nothing where none happened."""
    return blake2b(write(events), digest_size=DIGEST_BYTES).hexdigest() if events else ""


def taken_down(
    scribe: Scribe, game: Game[Any, Any], events: Iterable[Event], seats: int
) -> tuple[Done, ...]:
    """Take down events as everybody hears of them, those that there is something to say of."""
    done = (_done(scribe, game, event, seats) for event in events)
    return tuple(one for one in done if one.say or one.others)


def _done(scribe: Scribe, game: Game[Any, Any], event: Event, seats: int) -> Done:
    whole = scribe.deed(event)
    others = []
    for told, to in _redacted(game, event, seats):
        deed = None if told is None else scribe.deed(told)
        if deed != whole:
            others.append(Version(tuple(to), deed))
    return Done(whole.say, whole.seat, whole.changes, whole.head, tuple(others))


def _redacted(game: Game[Any, Any], event: Event, seats: int) -> list[Redaction]:
    """Give an event as those hear it who may not know all of it, with their seats."""
    found: list[Redaction] = []
    for seat in (None, *range(seats)):
        told = game.redact(event, seat)
        if told is event:
            continue
        same = next((to for other, to in found if other == told), None)
        if same is None:
            found.append((told, [seat]))
        else:
            same.append(seat)
    return found
