"""What values are made of: structs that never change, and how they are read and written."""

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True):
    """A value: it never changes, and is equal to another with the same fields."""


class Strict(Value, forbid_unknown_fields=True):
    """What comes from outside: a field that is not known is a mistake."""


class Lean(Value, omit_defaults=True):
    """What goes out: a field at its default is left away."""
