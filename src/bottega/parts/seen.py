"""A state by what a view tells of it, under the state's own names."""

from typing import Any, Final, get_type_hints

SHARED: Final[dict[type, list[str]]] = {}


def lay_numbers(state: object, seen: Any) -> None:
    """Let a state have the numbers that a view tells under the state's own names."""
    names = SHARED.get(type(seen))
    if names is None:
        plain = [name for name, kind in get_type_hints(type(seen)).items() if kind in (int, bool)]
        names = [name for name in plain if isinstance(getattr(state, name, None), int)]
        SHARED[type(seen)] = names
    for name in names:
        setattr(state, name, getattr(seen, name))
