"""The tables of the database, in chapters; `migrations` brings an older one to this shape."""

from bottega.server.store.schema import (
    clubs,
    finished,
    logs,
    notices,
    order,
    own,
    people,
    puzzles,
    tournaments,
)
from bottega.server.store.schema.shape import METADATA, SHAPE, SHAPES

__all__ = [
    "METADATA",
    "SHAPE",
    "SHAPES",
    "clubs",
    "finished",
    "logs",
    "notices",
    "order",
    "own",
    "people",
    "puzzles",
    "tournaments",
]
