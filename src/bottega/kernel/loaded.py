"""Things by name, of which each lies in a module of its own."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import TypeVar

T = TypeVar("T")


class Loaded(MutableMapping[str, T]):
    """Things by name; each is `THING` of `MODULE:THING`, loaded when it is asked for."""

    def __init__(self, **places: str) -> None:
        self._places = places
        self._known: dict[str, T | None] = dict.fromkeys(places)

    def __getitem__(self, name: str) -> T:
        found = self._known[name]
        if found is None:
            module, _, thing = self._places[name].partition(":")
            found = self._known[name] = getattr(import_module(module), thing)
        return found

    def __setitem__(self, name: str, thing: T) -> None:
        self._known[name] = thing

    def __delitem__(self, name: str) -> None:
        del self._known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, name: object) -> bool:
        return name in self._known
