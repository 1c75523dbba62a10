"""How a database answers what pages ask of it, as it tells itself."""

import asyncio
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from sqlalchemy import Engine, event
from tests.server.harness import serving

from benchmarks.questions import Question, Questions, asking
from bottega.server.store.database import engine_for

ITSELF: Final = 3.0  # seconds in which a server asks what it asks without anybody
WIDTH: Final = 400  # of a statement, where it is longer
LINE: Final = 160
MANY: Final = re.compile(r"IN \([^()]*(?:\([^()]*\)[^()]*)*\)")  # some values, however many
Said = dict[str, Any]  # what was asked, with the values


class Plan(NamedTuple):
    """How a database answers a query, at the page where that takes it longest."""

    took: float  # milliseconds
    page: str
    query: str
    lines: list[str]


def explained(url: str, asked: Questions, secret: str) -> None:
    """Print how the database answers each query behind all pages."""
    engine = engine_for(url)
    plans: dict[str, Plan] = {}
    for page, said in asyncio.run(heard(url, asked, secret)).items():
        for statement, values in said.items():
            plan = _plan(engine, page, statement, values)
            known = plans.get(plan.query)
            if known is None or known.took < plan.took:
                plans[plan.query] = plan
    engine.dispose()
    for plan in plans.values():
        print(f"\n{plan.page}: {plan.query[:WIDTH]}", *plan.lines, sep="\n  ")


def _plan(engine: Engine, page: str, statement: str, values: Any) -> Plan:
    """Explain a statement; one that would change something is not done."""
    values = values[0] if isinstance(values, list) else values
    how = "ANALYZE " if statement.startswith("SELECT") else ""
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(f"EXPLAIN {how}{statement}", values).all()
        connection.rollback()
    lines = [line[:LINE] for (line,) in rows]
    took = float(lines[-1].split()[-2]) if how else 0.0
    return Plan(took, page, MANY.sub("IN (...)", " ".join(statement.split())), lines)


async def heard(url: str, asked: Questions, secret: str) -> dict[str, Said]:
    """Ask each page of a server once, and give what it asks the database."""
    found: dict[str, Said] = {}
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder), db=url, secret=secret) as server:
            with listening() as said:
                await asyncio.sleep(ITSELF)
                found["by itself"] = dict(said)
            async with httpx.AsyncClient(base_url=server.base, trust_env=False) as http:
                for page, some in asked.items():
                    with listening() as said:
                        await ask(http, some[0], secret)
                        found[page] = dict(said)
    return found


async def ask(http: httpx.AsyncClient, one: Question, secret: str) -> None:
    method, path, how = asking(one, secret)
    (await http.request(method, path, **how)).raise_for_status()


@contextmanager
def listening() -> Iterator[Said]:
    """Hear what is asked of any database."""
    said: Said = {}

    def note(_: Any, __: Any, statement: str, values: Any, *more: Any) -> None:
        said.setdefault(statement, values)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield said
    finally:
        event.remove(Engine, "before_cursor_execute", note)
