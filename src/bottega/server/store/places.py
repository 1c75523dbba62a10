"""Places that people give names to: clubs, contests and tournaments, each known by its address.

The address is that of its page, such as `club/ID`.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, literal, select, update

from bottega.server.store import groups
from bottega.server.store.errands import NAME, Errand, note
from bottega.server.store.schema.clubs import CLUB_MEMBERS, CLUBS, DUPLICATES
from bottega.server.store.schema.tournaments import TOURNAMENTS

CLUB: Final = "club"
CONTEST: Final = "contest"
TOURNAMENT: Final = "tournament"

_TABLES: Final[Mapping[str, Table]] = {
    CLUB: CLUBS,
    CONTEST: DUPLICATES,
    TOURNAMENT: TOURNAMENTS,
}


class Place(NamedTuple):
    """A place, who answers for it, and what they have written there."""

    kind: str
    id: str
    whom: str  # empty: nobody any more
    name: str
    about: str


class Written(NamedTuple):
    """What somebody has written at a place; nothing, where it is taken away already."""

    whom: str
    text: str


def place(connection: Connection, address: str) -> Place | None:
    """Find a place."""
    kind, id = split(address)
    if kind not in _PLACES:
        return None
    row = connection.execute(_PLACES[kind].where(_TABLES[kind].c.id == id)).one_or_none()
    return None if row is None else Place(kind, id, row.whom or "", row.name, row.about)


def hold(connection: Connection, address: str) -> Place | None:
    """Find a place, and let nobody else change it until this is done."""
    kind, id = split(address)
    key = _TABLES[kind].c.id
    connection.execute(select(key).where(key == id).with_for_update())
    return place(connection, address)


def split(address: str) -> tuple[str, str]:
    """Tell what an address is of, and its id."""
    kind, _, id = address.partition("/")
    return kind, id


_FOUNDER: Final = (
    select(CLUB_MEMBERS.c.identity)
    .where(CLUB_MEMBERS.c.club == CLUBS.c.id, CLUB_MEMBERS.c.role == groups.FOUNDER)
    .scalar_subquery()
)
_NOTHING: Final = literal("").label("about")
_PLACES: Final[Mapping[str, Any]] = {
    CLUB: select(_FOUNDER.label("whom"), CLUBS.c.name, CLUBS.c.about),
    CONTEST: select(DUPLICATES.c.identity.label("whom"), DUPLICATES.c.name, _NOTHING),
    TOURNAMENT: select(TOURNAMENTS.c.host.label("whom"), TOURNAMENTS.c.name, _NOTHING),
}


def line(connection: Connection, place: Place, number: int) -> Written:
    """Tell what somebody said at a place: in a club's talk."""
    said = groups.spoken(connection, place.id, number) if place.kind == CLUB else None
    return Written("", "") if said is None else Written(said.whom, said.text)


# Taking it away.


def rename(connection: Connection, place: Place, name: str, at: int) -> Errand | None:
    """Call a place otherwise; give what is to be done at the tables that bear its name."""
    table = _TABLES[place.kind]
    connection.execute(update(table).where(table.c.id == place.id).values(name=name))
    if place.kind != TOURNAMENT:
        return None
    errand = Errand(place.id, NAME, name, at)  # it is the host of its tables
    note(connection, errand)
    return errand


def hush(connection: Connection, place: Place) -> None:
    """Let a place say nothing of itself: a club does."""
    groups.change_group(connection, place.id, about="")
