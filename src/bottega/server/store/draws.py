"""Who is not to meet in a tournament: as people blocked each other when a round was drawn.

It is noted in the transaction that draws the round, so that a draw follows from what is stored.
"""

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, select

from bottega.server.store.database import upsert
from bottega.server.store.schema.tournaments import DRAWS
from bottega.server.store.waiting import blocks

Pairs = frozenset[frozenset[int]]  # of players' numbers


def part(connection: Connection, id: str, round: int, people: Mapping[str, int]) -> Pairs:
    """Note who of these people, with their numbers, is not to meet in a round."""
    found = blocks(connection, sorted(people))
    pairs = sorted([sorted([people[one] for one in pair]) for pair in found])
    row = {"apart": msgspec.json.encode(pairs).decode()}
    key = {"tournament": id, "round": round}
    connection.execute(upsert(connection.dialect.name, DRAWS, key, row))
    return frozenset(map(frozenset, pairs))


def apart(connection: Connection, id: str) -> Pairs:
    """Tell who was not to meet when a tournament was last drawn."""
    found = DRAWS.c
    query = select(found.apart).where(found.tournament == id).order_by(found.round.desc())
    text = connection.scalar(query.limit(1)) or "[]"
    return frozenset(map(frozenset, msgspec.json.decode(text, type=list[tuple[int, int]])))
