"""Prints positions of recorded games: the answers, which give something away, which for good."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from bottega.games import GAMES
from bottega.kernel.events import Event
from bottega.kernel.game import Game
from bottega.kernel.record import Record, read
from bottega.kernel.session import Session
from bottega.kernel.telling import Change, Choice

RECORDS: Final = Path(__file__).parents[2] / "tests" / "records"
POSITIONS: Final = 200  # of each game, spread over all of its records
ASIDE: Final = "tray"  # where cards lie until they come into a hand

AnyGame = Game[Any, Any]
AnySession = Session[Any, Any]


def positions(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Play the recorded games again as people do, who end their turns, and stop now and then."""
    files = sorted(RECORDS.glob(f"{game.name}-*.bottega"))
    records = [read(game, file.read_text(encoding="utf-8")) for file in files]
    total, seen, taken = sum(len(record.answers) for record in records), 0, 0
    for record in records:
        for session, seat in _played(game, record):
            if seen * POSITIONS >= taken * total:
                taken += 1
                yield _position(session, seat)
            seen += 1


def _played(game: AnyGame, record: Record) -> Iterator[tuple[AnySession, int]]:
    session = Session(game, record.options, record.seed, range(record.options.players))
    for answer in record.answers:
        while session.held is not None and answer.seat not in session.asked():
            session.end(session.held, session.version)
        yield session, int(answer.seat)
        session.submit(int(answer.seat), answer.code, session.version)


def _position(session: AnySession, seat: int) -> dict[str, Any]:
    choices = session.offered(seat)
    losses = [choice.code for choice in choices if _is_lost(session, seat, choice)]
    return {"choices": choices, "losses": losses}


def _is_lost(session: AnySession, seat: int, choice: Choice) -> bool:
    """Give an answer, and see whether something is gone which the seat cannot take back."""
    asked, early, steps = session.told(seat), dict(session.early), len(session.steps)
    events = session.submit(seat, choice.code, session.version)
    now, undo = session.told(seat), session.can_undo(seat)
    session.rewind(steps)
    session.early = early
    onwards = now is not None and (asked is None or now.ask != asked.ask)
    return not undo and (
        choice.kind == "quiet" or (not onwards and _gives(session, seat, choice, events))
    )


def _gives(session: AnySession, seat: int, choice: Choice, events: Sequence[Event]) -> bool:
    """Say whether something goes for sure, and nothing comes to the seat for it."""
    changes = [each for event in events for each in session.game.telling.changes(event)]
    returns = any(_comes(seat, change) for change in changes)
    return choice.certain and bool(choice.pays) and not choice.gains and not returns


def _comes(seat: int, change: Change) -> bool:
    """Say whether a seat has more of something, or a card lies ready for it."""
    more = max(change.amounts.values(), default=0) > 0
    return (change.seat == seat and more) or change.place == ASIDE


if __name__ == "__main__":
    told = {name: list(positions(game)) for name, game in GAMES.items()}
    print(json.dumps(msgspec.to_builtins(told)))
