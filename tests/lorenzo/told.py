"""What is told in recorded games: a question of each kind with some answers, and each event.

Run `python -m tests.lorenzo.told` to write it anew, and read what has changed.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.state import Lorenzo
from tests.lorenzo.records import FOLDER
from tests.test_recorded_games import record_of

FILE: Final = Path(__file__).parent / "told.json"
ANSWERS: Final = 3  # that are told of a question: the first, one in the middle and the last


def found() -> dict[str, dict[str, Any]]:
    """Play the recorded games again, and tell what comes for the first time."""
    questions: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for file in sorted(FOLDER.glob(f"{GAME.name}-*.bottega")):
        record = record_of(file)
        table = GAME.new(record.options, record.seed)
        for answer in record.answers:
            _note_question(table, questions)
            table.log = []
            table.apply(answer.code)
            _note_events(table, events)
    return {"questions": dict(sorted(questions.items())), "events": dict(sorted(events.items()))}


def _note_question(table: Lorenzo, questions: dict[str, Any]) -> None:
    frame = table.stack[-1]
    name = type(frame).__name__
    if name not in questions:
        codes = [int(code) for code in table.options]
        some = [codes[i * (len(codes) - 1) // (ANSWERS - 1)] for i in range(ANSWERS)]
        questions[name] = {
            "told": GAME.telling.told(table, frame),
            "choices": GAME.telling.choices(table, int(table.seat), dict.fromkeys(some)),
        }


def _note_events(table: Lorenzo, events: dict[str, Any]) -> None:
    for event in table.log or []:
        name = type(event).__name__
        if name not in events and name != "GameOver":
            events[name] = {"event": event, "changes": list(GAME.telling.changes(event))}


def written() -> str:
    """Write it as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(found()), indent=1).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
