"""How a database answers what pages ask of it, as it tells itself."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import Engine, event
from tests.server.harness import serving

from benchmarks.questions import Question, Questions, asking
from bottega.server.store.database import engine_for

ITSELF: Final = 3.0  # seconds in which a server asks what it asks without anybody
WIDTH: Final = 400  # of a statement, where it is longer
LINE: Final = 160
Said = dict[str, Any]  # what was asked, with the values


def explained(url: str, asked: Questions, secret: str) -> None:
    """Print how the database answers each query behind each page, at the first page that asks."""
    engine = engine_for(url)
    known: set[str] = set()
    for page, said in asyncio.run(heard(url, asked, secret)).items():
        for statement, values in said.items():
            if statement not in known:
                known.add(statement)
                print(f"\n{page}: {' '.join(statement.split())[:WIDTH]}")
                _explain(engine, statement, values)
    engine.dispose()


def _explain(engine: Engine, statement: str, values: Any) -> None:
    """Explain a statement, of which nothing stays."""
    values = values[0] if isinstance(values, list) else values
    with engine.connect() as connection:
        for (line,) in connection.exec_driver_sql(f"EXPLAIN ANALYZE {statement}", values).all():
            print(f"  {line[:LINE]}")
        connection.rollback()


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
