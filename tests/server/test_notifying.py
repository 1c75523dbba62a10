"""Processes that share a database wake each other: they name the tables that have changed."""

import psycopg

from bottega.server.store.appender import CHANNEL, Appender
from bottega.server.store.database import engine_for, migrate
from tests.server.harness import PATIENCE
from tests.server.test_store import append, postgresql_only


@postgresql_only
def test_others_hear_of_all_tables_of_a_batch_however_many(database_url: str) -> None:
    tables = [f"{number:040}" for number in range(500)]
    engine = engine_for(database_url)
    migrate(engine)
    appender = Appender(engine, "p1")
    with psycopg.connect(database_url, autocommit=True) as listening:
        listening.execute(f"LISTEN {CHANNEL}")
        assert appender.append([append(table, 1) for table in tables])
        notices = listening.notifies(timeout=PATIENCE, stop_after=3)
        words = [notice.payload.split() for notice in notices]
    appender.close()
    engine.dispose()
    assert {process for process, *_ in words} == {"p1"}
    assert [table for _, *some in words for table in some] == tables
