"""Keys of the answers: the letter of a place and a number, or letters of a name."""

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from bottega.terminal.narrowing import Item
from bottega.wire import Choice

UNDO: Final = "u"  # the one letter that is no answer's
ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
WORD: Final = 4  # letters; shorter words inside a name say little ("the", "und")


class Places(NamedTuple):
    """Where answers lie: the places with what they are called, and how one is found."""

    all: tuple[tuple[str, str], ...] = ()
    of: Callable[[Choice], str] = lambda choice: ""
    number: Callable[[Choice], int] = lambda choice: 0  # what stands there; 0: nothing


class Keyed(NamedTuple):
    """A row with the keys that give it."""

    item: Item
    place: str  # where it lies; empty where it has no place
    letter: str
    number: int

    @property
    def key(self) -> str:
        """Write its keys."""
        return f"{self.letter}{self.number}" if self.number else self.letter


def folded(text: str) -> str:
    """Give letters as they are typed: small, and without accents."""
    return "".join(c for c in normalize("NFD", text) if not combining(c)).casefold()


def letters(places: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Give each place a letter: of its name or, where none is left, of what it is."""
    found: dict[str, str] = {}

    def free(letter: str) -> bool:
        return letter in ALPHABET and letter != UNDO and letter not in found.values()

    wished = {place: [*folded(name), *folded(place), *ALPHABET] for place, name in places}
    for place, wishes in wished.items():
        if free(wishes[0]):
            found[place] = wishes[0]
    for place, wishes in wished.items():
        if place not in found:
            found[place] = next(filter(free, wishes), "")
    return found


def _place(item: Item, places: Places) -> str:
    there = {places.of(choice) for choice in item.choices}
    return there.pop() if len(there) == 1 else ""


def keyed(items: Sequence[Item], places: Places) -> list[Keyed]:
    """Give the rows in the order of their places, each with its keys."""
    letter = letters(places.all)
    order = {place: at for at, (place, _) in enumerate(places.all)}
    lying = [(item, _place(item, places)) for item in items]
    lying.sort(key=lambda pair: order.get(pair[1], len(order)))
    found: list[Keyed] = []
    for place in dict.fromkeys(place for _, place in lying):
        group = [item for item, at in lying if at == place]
        numbers = _numbers(group, places if place else Places())
        found += [
            Keyed(item, place, letter.get(place, ""), n)
            for item, n in zip(group, numbers, strict=True)
        ]
    return found


def _numbers(items: Sequence[Item], places: Places) -> list[int]:
    """Number rows by what stands at their place, if that tells them apart, or one by one."""
    there = [places.number(item.only) if item.only else 0 for item in items]
    if len(set(there)) == len(there) and all(0 < n < 10 for n in there):
        return there
    return list(range(1, len(items) + 1))


def begins(name: str, typed: str) -> bool:
    """Say whether letters begin a name, or one of its longer words."""
    first, *parts = re.findall(r"\w+", folded(name)) or [""]
    spoken = [first, *(part for part in parts if len(part) >= WORD)]
    return folded(name).startswith(typed) or any(part.startswith(typed) for part in spoken)


def matches(row: Keyed, typed: str, name: str) -> bool:
    """Say whether what was typed may mean a row: its keys, its letter or its name."""
    wanted = folded(typed)
    return row.key == wanted or (row.letter == wanted and bool(wanted)) or begins(name, wanted)
