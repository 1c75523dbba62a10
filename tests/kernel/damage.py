"""Damage of every kind, done to texts, bytes and JSON by a random generator that shrinks."""

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

WORDS = ("", "x", "0", "players", "self", "any", "Turn", "Store", "Pay", "HandOver", "coin", "²")
NUMBERS = (-1, 0, 1, 2, 3, 7, 16, 24, 49, 2000, 1_000_000, 1 << 32, 1 << 63, -(1 << 63), 10**30)
OTHERS: tuple[Any, ...] = (None, True, 1.5, "x", [], {}, [0], {"x": 0})


def spoil(data: bytes, rng: Random) -> bytes:
    """Damage the JSON of a value in one to three places, or its bytes."""
    if rng.random() < 0.2:
        return flip(data, rng)
    box = [msgspec.json.decode(data)]
    for _ in range(rng.randint(1, 3)):
        box[0] = touched(box[0], rng)
    return msgspec.json.encode(box[0])


def flip(data: bytes, rng: Random) -> bytes:
    """Cut the end off, or change some bytes."""
    if rng.random() < 0.3:
        return data[: rng.randrange(len(data))]
    changed = bytearray(data)
    for _ in range(rng.randint(1, 3)):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def touched(value: Any, rng: Random) -> Any:
    """Go down to some place of a JSON value and change what is there."""
    if isinstance(value, dict | list) and value and rng.random() < 0.9:
        keys: Sequence[Any] = list(value) if isinstance(value, dict) else range(len(value))
        key = rng.choice(keys)
        value[key] = touched(value[key], rng)
        return value
    return replaced(value, rng)


def replaced(value: Any, rng: Random) -> Any:
    """Change one value, mostly to one of its own type."""
    if rng.random() < 0.1:
        return deepcopy(rng.choice(OTHERS))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, *NUMBERS])
    if isinstance(value, str):
        return rng.choice([value + "x", value[:-1], *WORDS])
    if isinstance(value, dict):
        return renamed(value, rng)
    return rearranged(value, rng) if isinstance(value, list) else value


def renamed(value: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Drop a key, add one, or let two change places."""
    if not value or rng.random() < 0.3:
        return {**value, rng.choice(WORDS): rng.choice(NUMBERS)}
    first, second = rng.choice(list(value)), rng.choice(list(value))
    if rng.random() < 0.5:
        return {key: item for key, item in value.items() if key != first}
    return {**value, first: value[second], second: value[first]}


def rearranged(value: list[Any], rng: Random) -> list[Any]:
    """Swap two items, or drop, double or add one."""
    if not value:
        return [rng.choice(NUMBERS)]
    first, second = rng.randrange(len(value)), rng.randrange(len(value))
    way = rng.randrange(4)
    if way == 0:
        return value[:first] + value[first + 1 :]
    if way == 1:
        return [*value, value[first]]
    if way == 2:
        return [*value, *value[:1]][1:]
    value[first], value[second] = value[second], value[first]
    return value


def misprint(text: str, rng: Random) -> str:
    """Damage a text in one to three places: lines, words, letters, or its end."""
    for _ in range(rng.randint(1, 3)):
        lines = text.split("\n")
        at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        way = rng.randrange(6)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(other, lines[at])
        elif way == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            lines[at] = reworded(lines[at], rng)
        elif way == 4:
            lines[at] = retyped(lines[at], rng)
        else:
            lines = lines[:at]
        text = "\n".join(lines) or "x"
    return text


def reworded(line: str, rng: Random) -> str:
    """Replace, drop or add a word of a line."""
    words = line.split(" ")
    at = rng.randrange(len(words))
    word = words[at]
    if word.isdecimal() and rng.random() < 0.5:
        words[at] = str(int(word) + rng.choice((-1, 1, 10**30)))
    else:
        words[at : at + rng.randrange(2)] = [rng.choice((*WORDS, *map(str, NUMBERS)))]
    return " ".join(words)


def retyped(line: str, rng: Random) -> str:
    """Replace, drop or add a letter of a line."""
    at = rng.randrange(len(line) + 1)
    letter = rng.choice(("", "-", "#", " ", "9", "é", "²", "٣", "\x00", "\ud800", "{", "\u2028"))
    return line[:at] + letter + line[at + rng.randrange(2) :]
