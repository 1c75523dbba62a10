"""Fields of a state by their names: how a dump writes and reads them, and what a view tells."""

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


class Form(Generic[S]):
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


SHARED: Final[dict[type[msgspec.Struct], list[str]]] = {}


def lay_numbers(state: object, seen: msgspec.Struct) -> None:
    """Let a state have the numbers that a view tells under the state's own names."""
    names = SHARED.get(type(seen))
    if names is None:
        plain = [name for name, kind in get_type_hints(type(seen)).items() if kind in (int, bool)]
        names = [name for name in plain if isinstance(getattr(state, name, None), int)]
        SHARED[type(seen)] = names
    for name in names:
        setattr(state, name, getattr(seen, name))
