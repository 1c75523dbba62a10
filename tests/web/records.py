"""What the server has stored, to compare what a browser shows with it."""

import random
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bottega.games.masters import MastersOfRenaissance
from bottega.kernel import record
from bottega.kernel.game import Game
from tests.web.browsing import Message, Person

GAME = MastersOfRenaissance()
RECORDS = Path(__file__).parents[1] / "records"
FINISHED = RECORDS / "masters-04-2-thrifty-fresh.bottega"
TOO_FAST = 429
TOO_LATE = 409  # somebody else has done something meanwhile

BROUGHT: dict[tuple[str, Path], str] = {}  # tables of recorded games, by house and file
QUESTIONS = ("Turn", "Store", "Whites", "Pay", "Produce", "Spend", "Receive", "LastWord", "Start")


@cache
def moments() -> dict[str, tuple[Path, int, int]]:
    """Find where each question has the most answers: the record, the decision, the seat."""
    found: dict[str, tuple[int, Path, int, int]] = {}
    for file in sorted(RECORDS.glob("masters-*.bottega")):
        made = record.read(GAME, file.read_text(encoding="utf-8"))
        table = GAME.new(made.options, made.seed)
        for decision, answer in enumerate(made.answers):
            question, options = type(table.stack[-1]).__name__, len(table.options)
            if options > found.get(question, (0,))[0]:
                found[question] = (options, file, decision, int(table.seat))
            table.play(answer.code)
    return {question: where[1:] for question, where in found.items()}


def recorded(person: Person, table: str, game: Game[Any, Any] = GAME) -> record.Record:
    """Download the record of a game that is over, and play it again."""
    found = record.read(game, person.text(f"/api/tables/{table}/record?json=true"))
    record.verify(game, found)
    return found


def decisions(person: Person, table: str, seat: int = 0) -> int:
    """Count the answers that stand."""
    return int(person.ask("GET", f"/api/tables/{table}/moments/0?seat={seat}")["decisions"])


def log_of(person: Person, table: str, language: str = "en", seat: int = 0) -> list[Message]:
    """Read the log as a seat may know it."""
    entries: list[Message] = []
    while True:
        after = entries[-1]["number"] if entries else 0
        path = f"/api/tables/{table}/log?seat={seat}&language={language}&after={after}"
        page = person.ask("GET", path)
        entries += page["entries"]
        if not page["entries"] or entries[-1]["number"] >= page["last"]:
            return entries


def answers(person: Person, table: str, seat: int = 0) -> list[str]:
    """List the answers of a seat that were stored, as lines."""
    entries = log_of(person, table, seat=seat)
    return [entry["line"] for entry in entries if entry["kind"] == "answered" and "line" in entry]


def brought(person: Person, file: Path = FINISHED) -> str:
    """Bring a game that is over from a file, as soon as the house takes one more."""
    kind = {"content-type": "application/octet-stream"}
    sent = person.send("POST", "/api/records", file.read_bytes(), kind)
    while sent.status == TOO_FAST:
        time.sleep(sent.json()["wait"])
        sent = person.send("POST", "/api/records", file.read_bytes(), kind)
    assert sent.status == 201, sent.text()
    return str(sent.json()["id"])


def lying_there(person: Person, file: Path = FINISHED) -> str:
    """Give a game that is over, which whoever wanted it first has brought: all may look at it."""
    if (person.base, file) not in BROUGHT:
        BROUGHT[person.base, file] = brought(person, file)
    return BROUGHT[person.base, file]


def finish(person: Person, table: str, seat: int = 0) -> None:
    """Play a seat with first options until the game is over, without a browser."""
    while (now := standing(person, table, seat)).get("status", "running") == "running":
        options = now.get("options")
        given(person, table, seat, now, options and options[0])


def standing(person: Person, table: str, seat: int) -> Message:
    """Ask how a table stands, as a seat may know it."""
    now: Message = person.ask("GET", f"/api/tables/{table}/update?seat={seat}&have=0&wait=0")
    return now


def given(person: Person, table: str, seat: int, now: Message, option: Message | None) -> bool:
    """Give an answer without a browser, or end the turn; say whether there was something to do."""
    if option:
        command = {"type": "answer", "code": option["code"]}
    elif now.get("held") == seat:
        command = {"type": "end"}
    else:
        return False  # somebody else thinks
    command |= {"version": now["version"], "key": f"{seat} at {now['version']}"}
    sent = person.send("POST", f"/api/tables/{table}/seats/{seat}/commands", command)
    assert sent.status in (200, TOO_LATE), sent.text()
    return True


def moved(
    person: Person, table: str, seat: int, rng: random.Random, likes: Mapping[str, float]
) -> bool:
    """Let a seat that is asked do one thing it likes, without a browser; say whether it was."""
    now = standing(person, table, seat)
    options = now.get("options") or [None]
    weights = [likes.get(each["line"].split()[0], 1.0) if each else 1.0 for each in options]
    return given(person, table, seat, now, rng.choices(options, weights)[0])


def midway(person: Person, file: Path, game: Game[Any, Any]) -> str:
    """Play on from the middle of a recorded game, at the seat that is asked there."""
    answers = record.read(game, file.read_text(encoding="utf-8")).answers
    decision = len(answers) // 2
    return played_on(person, file, decision, int(answers[decision].seat))


def asked_for(person: Person, question: str) -> tuple[str, int]:
    """Play on from where a question is asked; give the table and the seat."""
    file, decision, seat = moments()[question]
    return played_on(person, file, decision, seat), seat


def played_on(person: Person, file: Path, decision: int, seat: int) -> str:
    """Play on from a moment of a recorded game."""
    path = f"/api/tables/{lying_there(person, file)}/moments/{decision}/play"
    return str(person.ask("POST", path, 201, {"seat": seat, "bot": "random"})["id"])
