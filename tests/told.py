"""What is told in recorded games: a question of each kind with some answers, and each event.

Run `python -m tests.told` to write it anew, and read what has changed. Sentences stand beside the
values in every language.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from bottega.games import GAMES
from bottega.kernel.events import Event
from bottega.kernel.game import Game
from bottega.kernel.record import Record, read
from bottega.kernel.table import Table
from bottega.text import Speaker, languages

HERE: Final = Path(__file__).parent
RECORDS: Final = HERE / "records"
NAMES: Final = ["Alice", "Bob", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo"]

AnyGame = Game[Any, Any]


def recorded(game: AnyGame) -> Iterator[Record]:
    """Read all recorded games of a game."""
    for file in sorted(RECORDS.glob(f"{game.name}-*.bottega")):
        yield read(game, file.read_text(encoding="utf-8"))


def told(game: AnyGame) -> dict[str, dict[str, Any]]:
    """Play the recorded games again, and tell what comes for the first time."""
    questions: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for record in recorded(game):
        table = game.new(record.options, record.seed)
        for answer in record.answers:
            name = type(table.stack[-1]).__name__
            if name not in questions:
                questions[name] = question(game, table)
            table.log = []
            table.apply(answer.code)
            for event in table.log:
                if type(event).__name__ not in events:
                    events[type(event).__name__] = happening(game, table, event)
    return {"questions": dict(sorted(questions.items())), "events": dict(sorted(events.items()))}


def question(game: AnyGame, table: Table) -> dict[str, Any]:
    """Tell what is asked and a few answers: the first, one in the middle, and the last."""
    seat, codes = int(table.seat), [int(code) for code in table.options]
    few = dict.fromkeys((codes[0], codes[len(codes) // 2], codes[-1]))
    asked, choices = game.told(table, seat), game.telling.choices(table, seat, few)
    view = game.view(table, seat)
    said = {
        language: {
            "question": speaker.question(view, asked),
            "answers": [speaker.answer(choice, view, asked) for choice in choices],
            "labels": [speaker.label(choice, view, asked) for choice in choices],
        }
        for language, speaker in _speakers(game, table, seat)
    }
    return {"told": asked, "choices": choices, "said": said}


def happening(game: AnyGame, table: Table, event: Event) -> dict[str, Any]:
    """Tell an event as a spectator hears of it, and what it changes."""
    said = {
        language: None if (heard := game.redact(event, None)) is None else speaker.event(heard)
        for language, speaker in _speakers(game, table, None)
    }
    return {"event": event, "changes": list(game.telling.changes(event)), "said": said}


def _speakers(game: AnyGame, table: Table, seat: int | None) -> Iterator[tuple[str, Speaker]]:
    for language in languages():
        yield language, Speaker(game, language, NAMES, seat, table.setting)


def file_of(game: AnyGame) -> Path:
    """Give the file that keeps what a game tells."""
    return HERE / game.name / "told.json"


def written(game: AnyGame) -> str:
    """Write it with a line for each value."""
    return json.dumps(msgspec.to_builtins(told(game)), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        file_of(GAMES[name]).write_text(written(GAMES[name]), encoding="utf-8")
