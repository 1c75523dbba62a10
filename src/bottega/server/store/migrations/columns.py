"""How migrations declare columns: what nothing else is said of is always there."""

from typing import Any

import sqlalchemy as sa


def word(name: str, length: int = 40, **more: Any) -> sa.Column[str]:
    """Declare a short text: an identity, a table, or anything else by its name."""
    return _given(name, sa.String(length), more)


def text(name: str, **more: Any) -> sa.Column[str]:
    """Declare a text of any length."""
    return _given(name, sa.Text(), more)


def whole(name: str, **more: Any) -> sa.Column[int]:
    """Declare a whole number."""
    return _given(name, sa.Integer(), more)


def large(name: str, **more: Any) -> sa.Column[int]:
    """Declare a large whole number: mostly milliseconds."""
    return _given(name, sa.BigInteger(), more)


def real(name: str, **more: Any) -> sa.Column[float]:
    """Declare a number with a fraction."""
    return _given(name, sa.Float(), more)


def flag(name: str, **more: Any) -> sa.Column[bool]:
    """Declare what holds or does not."""
    return _given(name, sa.Boolean(), more)


def blob(name: str, **more: Any) -> sa.Column[bytes]:
    """Declare bytes."""
    return _given(name, sa.LargeBinary(), more)


def _given(name: str, kind: Any, more: dict[str, Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, **more)


def maybe(column: sa.Column[Any]) -> sa.Column[Any]:
    """Let a column be empty."""
    column.nullable = True
    return column


def key(column: sa.Column[Any]) -> sa.Column[Any]:
    """Let a column alone name its row."""
    column.primary_key = True
    return column


def keys(*names: str) -> sa.PrimaryKeyConstraint:
    """Let columns together name their row."""
    return sa.PrimaryKeyConstraint(*names)
