"""Networks in files: one for each game, checked against the game before it is believed.

A file is safetensors, read here without any library: whole numbers in arrays by name, and a label
that says which game, version and layout they are for.
"""

import hashlib
import json
import struct
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from bottega.bots.evaluate.network import Network
from bottega.games import game as game_named
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import AnyGame
from bottega.kernel.values import Value

FORMAT: Final = 1
LABEL: Final = "bottega"
SUFFIX: Final = ".safetensors"
WITH: Final = "@"  # between who thinks and the network it judges by
KINDS: Final = {"I8": "b", "I16": "h", "I32": "i"}
ARRAYS: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
HEAD: Final = 8  # bytes that say how long the header is


class BadNetwork(BottegaError):
    """A file holds no network that this game could be judged by."""


class Label(Value):
    """What a network says of itself."""

    format: int
    game: str
    version: int  # of the game's rules
    layout: int  # the version of the observations
    size: int  # entries of an observation
    seats: int
    width: int
    depth: int
    shift: int  # by which the first sums become units
    unit: float  # points of one in the last sums
    hash: str  # of the arrays, as they lie in the file


def network_for(game: AnyGame, path: Path) -> Network:
    """Read the network of a file, once in a process; one for something else is refused."""
    return _read(game.name, path.resolve())


@cache
def _read(name: str, path: Path) -> Network:
    game = game_named(name)
    label, arrays = read(path)
    assert game.encoding is not None
    for what, found, wanted in (
        ("format", label.format, FORMAT),
        ("game", label.game, game.name),
        ("version of the game", label.version, game.version),
        ("layout of observations", label.layout, game.encoding.version),
        ("size of observations", label.size, game.encoding.size),
        ("number of seats", label.seats, max(game.players)),
    ):
        if found != wanted:
            raise BadNetwork(f"{path}: this network is for another {what}: {found}, not {wanted}")
    lengths = tuple(len(arrays[name]) for name in ARRAYS)
    if lengths != lengths_of(label):
        raise BadNetwork(f"{path}: its arrays have {lengths} numbers, not {lengths_of(label)}")
    try:
        return Network(game.encoding, arrays, label.shift, label.unit)
    except ValueError as error:
        raise BadNetwork(f"{path}: {error}") from None


def lengths_of(label: Label) -> tuple[int, ...]:
    """Say how many numbers each array has."""
    rows = label.size + label.seats
    width, depth, seats = label.width, label.depth, label.seats
    return (rows * width, width, width * depth, depth, depth * seats, seats)


def read(path: Path) -> tuple[Label, dict[str, "array[int]"]]:
    """Read a file's label and arrays; what is damaged is refused."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNetwork(f"{path} cannot be read: {error.strerror}") from None
    try:
        (length,) = struct.unpack_from("<Q", data)
        header: dict[str, Any] = json.loads(data[HEAD : HEAD + length])
        label = msgspec.json.decode(header.pop("__metadata__")[LABEL], type=Label)
        body = data[HEAD + length :]
        arrays = {name: _numbers(body, header[name]) for name in ARRAYS}
    except (KeyError, TypeError, ValueError, struct.error, msgspec.MsgspecError) as error:
        raise BadNetwork(f"{path} holds no network: {error}") from None
    if hash_of(body) != label.hash:
        raise BadNetwork(f"{path} is damaged: its numbers are not those it was written with")
    return label, arrays


def _numbers(body: bytes, entry: dict[str, Any]) -> "array[int]":
    numbers = array(KINDS[entry["dtype"]])
    begin, end = entry["data_offsets"]
    numbers.frombytes(body[begin:end])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def hash_of(body: bytes) -> str:
    """Give what tells whether the arrays are those that were written."""
    return hashlib.sha256(body).hexdigest()
