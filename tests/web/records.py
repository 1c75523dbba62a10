"""What the server has stored, to compare what a browser shows with it."""

import itertools
from pathlib import Path
from typing import Any

from bottega.games.masters import MastersOfRenaissance
from bottega.kernel import record
from bottega.kernel.game import Game
from tests.web.browsing import Message, Person

GAME = MastersOfRenaissance()
RECORDS = Path(__file__).parents[1] / "records"
FINISHED = RECORDS / "masters-04-2-thrifty-fresh.bottega"

# Where questions with several answers are asked: the file of a record, the decision, the seat.
MOMENTS = {
    "Turn": ("masters-10-4-thrifty-fresh", 359, 3),
    "Store": ("masters-11-4-thrifty-any", 309, 1),
    "Whites": ("masters-05-2-thrifty-any", 230, 0),
    "Pay": ("masters-04-2-thrifty-fresh", 170, 1),
    "Produce": ("masters-05-2-thrifty-any", 222, 0),
    "Spend": ("masters-07-3-thrifty-fresh", 207, 1),
    "Receive": ("masters-01-1-thrifty-fresh", 43, 0),
    "LastWord": ("masters-07-3-thrifty-fresh", 144, 2),
    "Start": ("masters-10-4-thrifty-fresh", 6, 3),
}


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
    """Bring a game that is over from a file."""
    sent = person.context.request.post(
        "/api/records",
        data=file.read_bytes(),
        headers={"content-type": "application/octet-stream"},
    )
    assert sent.status == 201, sent.text()
    return str(sent.json()["id"])


def finish(person: Person, table: str, seat: int = 0) -> None:
    """Play a seat with first options until the game is over, without a browser."""
    for number in itertools.count():
        now = person.ask("GET", f"/api/tables/{table}/update?seat={seat}&have=0&wait=0")
        if now.get("status", "running") != "running":
            return
        command = {"version": now["version"], "key": f"finish-{number}"}
        if now.get("options"):
            command |= {"type": "answer", "code": now["options"][0]["code"]}
        elif now.get("held") == seat:
            command |= {"type": "end"}
        else:
            continue  # a bot thinks
        person.ask("POST", f"/api/tables/{table}/seats/{seat}/commands", body=command)


def asked_for(person: Person, question: str) -> tuple[str, int]:
    """Play on from where a question is asked; give the table and the seat."""
    name, decision, seat = MOMENTS[question]
    return played_on(person, RECORDS / f"{name}.bottega", decision, seat), seat


def played_on(person: Person, file: Path, decision: int, seat: int) -> str:
    """Play on from a moment of a recorded game."""
    path = f"/api/tables/{brought(person, file)}/moments/{decision}/play"
    return str(person.ask("POST", path, 201, {"seat": seat, "bot": "random"})["id"])
