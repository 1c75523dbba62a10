"""How tables and migrations declare columns: what nothing else is said of is always there.

Migrations are history: what a kind means here does not change any more, another one is added.
"""

from functools import partial
from typing import Any

import sqlalchemy as sa


def word(name: str, length: int = 40, **more: Any) -> sa.Column[str]:
    """Declare a short text: an identity, a table, or anything else by its name."""
    return sa.Column(name, sa.String(length), nullable=False, **more)


def _given(kind: type[Any], name: str, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, kind(), nullable=False, **more)


text = partial(_given, sa.Text)  # of any length
whole = partial(_given, sa.Integer)  # a number
large = partial(_given, sa.BigInteger)  # one that may be large: mostly milliseconds
real = partial(_given, sa.Float)  # one with a fraction
flag = partial(_given, sa.Boolean)  # what holds or does not
blob = partial(_given, sa.LargeBinary)  # bytes


def maybe(column: sa.Column[Any]) -> sa.Column[Any]:
    """Let a column be empty."""
    column.nullable = True
    return column


def key(column: sa.Column[Any]) -> sa.Column[Any]:
    """Let a column alone name its row."""
    column.primary_key = True
    return column


def own_id() -> sa.Column[str]:
    """Declare the id of a row, which alone names it."""
    return key(word("id"))


def keys(*names: str) -> sa.PrimaryKeyConstraint:
    """Let columns together name their row."""
    return sa.PrimaryKeyConstraint(*names)


def where(condition: str) -> dict[str, Any]:
    """Keep in an index only the rows of which this holds."""
    return dict.fromkeys(("sqlite_where", "postgresql_where"), sa.text(condition))
