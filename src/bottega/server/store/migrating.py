"""Bringing a database to the present shape, step by step, where it has an older one or none."""

import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bottega.server.store.database import BadDatabase, make_private, shape


def known_shape(connection: Connection) -> str | None:
    """Name the shape of a database, None where it has none yet; a newer one is refused."""
    known = {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}
    present = shape(connection)
    if present is not None and present not in known:
        raise BadDatabase(
            f"the database is of a newer Bottega (its shape is {present!r}): "
            "use that one, or restore a backup that is older"
        )
    return present


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take all steps that are missing up to a shape."""
    config = _config()
    config.attributes["connection"] = connection
    present = known_shape(connection)
    if present is not None:
        _set_aside(connection, present)
    command.upgrade(config, to)
    connection.commit()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _set_aside(connection: Connection, shape: str) -> None:
    """Copy an SQLite file before its shape changes."""
    path = connection.engine.url.database
    if connection.dialect.name == "sqlite" and path is not None:
        copy = f"{path}.{shape}"
        if not os.path.exists(copy):
            make_private(Path(copy))
            connection.exec_driver_sql("VACUUM INTO ?", (copy,))
        connection.rollback()
