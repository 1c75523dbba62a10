"""Tables of the past: played, stored, and changed as if other rules had made them."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.harness import Guest, Looking, Message
from tests.server.stories import House, tell

OLD = 0  # a version before the first


def rewrite(folder: Path, column: str, kind: str, change: Callable[[Any], None]) -> None:
    """Change what the log says in its first entry of a kind (or its deed), while nobody serves."""
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        rows = database.execute(f"select table_id, number, entry, {column} from log")
        for table, number, entry, text in sorted(rows, key=lambda row: row[1]):
            if json.loads(entry)["kind"] == kind and text is not None:
                said = json.loads(text)
                change(said)
                where = "where table_id = ? and number = ?"
                written = (json.dumps(said, separators=(",", ":")), table, number)
                database.execute(f"update log set {column} = ? {where}", written)
                return
    raise AssertionError(f"nothing of kind {kind} is stored")


def age(said: Message) -> None:
    """Let a table be of an older version."""
    said["version"] = OLD


def rename(said: Message) -> None:
    """Let a table be of a game that is not known."""
    said["game"] = "chess"


def without(log: Message, *names: str) -> Message:
    """Give a log as it is told where something of its entries cannot be."""
    entries = [{k: v for k, v in entry.items() if k not in names} for entry in log["entries"]]
    return {**log, "entries": entries}


class Past:
    """What was known of a table before the server was changed."""

    def __init__(self) -> None:
        self.table = ""
        self.guests: list[Message] = []
        self.logs: list[Message] = []
        self.record = ""
        self.moves = 0
        self.folder = Path()

    def copied(self, folder: Path) -> "Past":
        """Lay the database as it was then into a folder."""
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        return self

    async def remember(self, house: House, *guests: Guest) -> None:
        """Note who there is, and the log as each of them and a stranger may know it."""
        for guest in guests:
            self.guests.append(
                {"id": guest.id, "name": guest.name, "token": guest.token, "recovery": ""}
            )
        self.logs = await self.logs_now(house, *guests)

    async def logs_now(self, house: House, *guests: Guest) -> list[Message]:
        """Read the log from each seat, and as a stranger, without what needs the game's rules."""
        path = f"/api/tables/{self.table}/log?language=en"
        told = [await one.ask("GET", f"{path}&seat={seat}") for seat, one in enumerate(guests)]
        logs = [*told, (await house.stranger().get(path)).json()]
        return [without(log, "events") for log in logs]

    def returned(self, house: House) -> list[Guest]:
        """Let everybody come back."""
        return [house.known(told) for told in self.guests]


async def move(seat: int, looking: Looking) -> None:
    while looking.now.get("options") or looking.now.get("held") == seat:
        await looking.move()


def play_a_little(folder: Path) -> Past:
    """Let two people begin a game, and stop the server."""
    past = Past()
    past.folder = folder

    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        past.table = await anna.table("me", "open", start=False)
        await bice.sit(past.table, 1)
        await anna.ask("POST", f"/api/tables/{past.table}/start")
        async with anna.at(past.table) as hers, bice.at(past.table, 1) as his:
            await hers.do("say", text="Good luck!")
            for _ in range(2):
                await move(0, hers)
                await his.until(lambda now: now["number"] >= hers.now["number"])
                await move(1, his)
                await hers.until(lambda now: now["number"] >= his.now["number"])
            past.moves = hers.now["version"]
        await past.remember(house, anna, bice)

    tell(folder, story)
    assert past.moves > 2
    return past


def play_to_the_end(folder: Path) -> Past:
    """Let somebody play a whole game with an undo in it, and stop the server."""
    past = Past()
    past.folder = folder

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        past.table = await anna.table("me", "random")
        async with anna.at(past.table) as looking:
            await looking.answer()
            while not looking.now.get("undo"):
                await looking.until(lambda now: bool(now.get("options")))
                await looking.answer()
            await looking.undo()
            await looking.play_to_the_end(0)
        past.record = str(await anna.ask("GET", f"/api/tables/{past.table}/record"))
        await past.remember(house, anna)

    tell(folder, story)
    return past
