"""Fields of a state by their names: how a dump writes and reads them."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar, get_type_hints

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

S = TypeVar("S", bound=msgspec.Struct)
Way = tuple[Callable[[Any], Any], Callable[[Any], Any]]  # how a field is written and read


def _write(value: Any) -> Any:
    return tuple(value) if isinstance(value, vec) else value


def _read(value: Any) -> Any:
    return vec[i64](list(value)) if isinstance(value, tuple) else value


AS_IT_IS: Final[Way] = (_write, _read)


class Packing(Generic[S]):
    """A struct whose fields a state has under the same names, but for some that stand apart.

    What is no plain number or list of them has its own way, by the field's name or by its type.
    """

    def __init__(self, struct: type[S], ways: Mapping[Any, Way], *apart: str) -> None:
        self.struct = struct
        self.ways: dict[str, Way] = {
            name: ways.get(name) or ways.get(kind) or AS_IT_IS
            for name, kind in get_type_hints(struct, include_extras=True).items()
            if name not in apart
        }

    def pack(self, state: object, **apart: object) -> S:
        """Write a state as a value; what stands apart is given."""
        fields = {name: write(getattr(state, name)) for name, (write, _) in self.ways.items()}
        return self.struct(**fields, **apart)

    def unpack(self, state: object, stored: S) -> None:
        """Let a state have all that a value says of it, but for what stands apart."""
        for name, (_, read) in self.ways.items():
            setattr(state, name, read(getattr(stored, name)))
