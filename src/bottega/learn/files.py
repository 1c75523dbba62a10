"""Shards of games as files: each is written whole or not at all, and says what it is."""

import os
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import numpy.typing as npt
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save_file

from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Value

LABEL: Final = "bottega"  # under which a shard says what it is: several would have no order
Arrays = dict[str, npt.NDArray[Any]]
V = TypeVar("V", bound=Value)


class BadShards(BottegaError):
    """A folder holds shards of other games than those that are to go on."""


def file_of(folder: Path, number: int) -> Path:
    """Name a shard."""
    return folder / f"shard-{number:06d}.safetensors"


def write(path: Path, arrays: Arrays, label: Value) -> None:
    """Write a shard with what it is."""
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        save_file(arrays, part, {LABEL: msgspec.json.encode(label).decode()})
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def label_of(path: Path, kind: type[V]) -> V | None:
    """Read what a shard says it is; None where there is none."""
    if not path.exists():
        return None
    try:
        with safe_open(path, "numpy") as file:
            return msgspec.json.decode((file.metadata() or {}).get(LABEL, "{}"), type=kind)
    except (SafetensorError, msgspec.DecodeError) as error:
        raise BadShards(f"{path}: this is no shard of such games: {error}") from None
