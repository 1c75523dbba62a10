"""Laying out an empty database, at once in the shape that older ones come to step by step."""

from typing import Final

from sqlalchemy import Connection, insert

from bottega.server.store.schema import METADATA, SHAPE, SHAPES

# The database itself refuses to change what was done, or to lose it.
ACTS_STAND: Final = {
    "sqlite": "CREATE TRIGGER acts_no_{name} BEFORE {change} ON acts "
    "BEGIN SELECT RAISE(ABORT, 'acts stand as they were'); END",
    "postgresql": "CREATE RULE acts_no_{name} AS ON {change} TO acts DO INSTEAD NOTHING",
}


def lay_out(connection: Connection) -> None:
    """Make all tables of an empty database, or none of them."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")  # which it does not by itself before a table is made
    METADATA.create_all(connection, checkfirst=False)
    SHAPES.create(connection)
    stand = ACTS_STAND[connection.dialect.name]
    for change in ("UPDATE", "DELETE"):
        connection.exec_driver_sql(stand.format(name=change.lower(), change=change))
    connection.execute(insert(SHAPES).values(version_num=SHAPE))
    connection.commit()
