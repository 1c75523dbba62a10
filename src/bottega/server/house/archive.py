"""Records leave the server when a game is over."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

import msgspec

from bottega.kernel import record as records
from bottega.server.base.errors import Refusing
from bottega.server.store import Row
from bottega.server.table.damage import followed
from bottega.server.table.stored import read_upshot
from bottega.server.table.table import Table


def exported(table: Table, rows: Iterable[Row], *, as_json: bool) -> bytes:
    """Write the record of a game; one whose rules we no longer have, as its log tells it."""
    if table.started is None:
        raise Refusing("not-now", "the game never started")
    if table.session is None:
        return _from_log(table, rows, as_json=as_json)
    made = table.session.record()
    if table.salt:
        made = msgspec.structs.replace(made, salt=table.salt, commitment=table.commitment())
    if as_json:
        return records.to_json(table.game, made)
    return records.to_text(table.game, made).encode()


def logged_record(table: Table, rows: Iterable[Row]) -> bytes | None:
    """Write the record of a game as its log tells it, unplayed; none where it tells no result.

    The table is a new one; it follows the log until the game begins.
    """
    all_rows = tuple(rows)
    for _ in takewhile(lambda _: table.started is None, followed(table, all_rows)):
        pass
    if table.started is None:
        return None
    told = _told(table, all_rows)
    return None if told["result"] is None else msgspec.json.encode(told)


def _from_log(table: Table, rows: Iterable[Row], *, as_json: bool) -> bytes:
    told = _told(table, rows)
    return msgspec.json.encode(told) if as_json else _as_text(told)


def _told(table: Table, rows: Iterable[Row]) -> dict[str, Any]:
    """Tell the record of a game as its log does."""
    steps: list[str] = []
    result: list[int] | None = None
    for upshot in (read_upshot(row.deed) for row in rows if row.deed is not None):
        del steps[upshot.steps - len(upshot.made) :]
        steps += [f"{seat} {line}" if line else "" for seat, line in upshot.made]
        if upshot.outcome is not None:
            result = [score.points for score in upshot.outcome.scores]
    told = {
        "format": records.FORMAT,
        "game": table.game_name,
        "version": table.version,
        "options": table.options,
        "seed": table.seed,
        "answers": [step for step in steps if step],
        "result": result,
    }
    if table.salt:
        told |= {"salt": table.salt, "commitment": table.commitment()}
    return told


def _as_text(told: dict[str, Any]) -> bytes:
    lines = [records.HEADER, f"game {told['game']} {told['version']}"]
    lines.append(f"players {told['options'].players}")
    lines += [f"option {name} {value}" for name, value in told["options"].chosen.items()]
    lines += [f"{name} {told[name]}" for name in ("seed", "salt", "commitment") if name in told]
    lines += told["answers"]
    if told["result"] is not None:
        lines.append(f"result {' '.join(map(str, told['result']))}")
    return ("\n".join(lines) + "\n").encode()
