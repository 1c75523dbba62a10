"""What is told of recorded games, for a test to compare: run `python -m tests.renaissance.told`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from bottega.games.renaissance import GAME
from bottega.games.renaissance.state import Renaissance
from bottega.kernel.events import Event
from bottega.kernel.record import Record, read
from tests.renaissance.records import FOLDER

FILE: Final = Path(__file__).with_name("told.json")
SHOWN: Final = 3  # answers of each question


def recorded() -> Iterator[Record]:
    """Read all recorded games."""
    for path in sorted(FOLDER.glob(f"{GAME.name}-*.bottega")):
        yield read(GAME, path.read_text(encoding="utf-8"))


def positions(record: Record) -> Iterator[tuple[Renaissance, list[Event]]]:
    """Play a record again: stop before each answer, with what was heard of the one before."""
    table = GAME.new(record.options, record.seed)
    for answer in record.answers:
        heard, table.log = table.log or [], []
        yield table, heard
        table.apply(answer.code)
    yield table, table.log or []


def told() -> dict[str, Any]:
    """Tell the first question and the first event of each kind, in the order of the records."""
    questions: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for record in recorded():
        for table, heard in positions(record):
            name = type(table.stack[-1]).__name__ if table.stack else ""
            if name and name not in questions:
                questions[name] = question(table)
            for event in heard:
                events.setdefault(type(event).__name__, happening(event))
    return {"questions": dict(sorted(questions.items())), "events": dict(sorted(events.items()))}


def question(table: Renaissance) -> dict[str, Any]:
    """Tell what is asked, and a few answers: the first, one in the middle, and the last."""
    seat, codes = int(table.seat), [int(code) for code in table.options]
    few = sorted({codes[0], codes[len(codes) // 2], codes[-1]})[:SHOWN]
    asked = GAME.telling.told(table, table.stack[-1])
    return {
        "told": msgspec.to_builtins(asked),
        "choices": msgspec.to_builtins(GAME.telling.choices(table, seat, few)),
    }


def happening(event: Event) -> dict[str, Any]:
    """Tell an event, and what it changes."""
    changes = tuple(GAME.telling.changes(event))
    return {"event": msgspec.to_builtins(event), "changes": msgspec.to_builtins(changes)}


def text(value: dict[str, Any]) -> str:
    """Write it down, a line for each thing."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(told()), encoding="utf-8")
