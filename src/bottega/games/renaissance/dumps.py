"""Dumps: the whole table as a value, and a strict reading of it."""

from operator import attrgetter
from typing import Annotated, Final

from msgspec import Meta

from bottega.games.renaissance.castles import NAMED, Castle
from bottega.games.renaissance.claims import watch
from bottega.games.renaissance.names import ALL_CARDS, MOST_CELLS, PLAYING, SPECIALS
from bottega.games.renaissance.state import POOLED, RIDER, Renaissance, Rules
from bottega.kernel.errors import BadDump
from bottega.kernel.options import Options
from bottega.kernel.values import Strict
from bottega.parts.fields import Packing

CardNumber = Annotated[int, Meta(ge=0, le=179)]
Playing = Annotated[int, Meta(ge=0, le=139)]
Mission = Annotated[int, Meta(ge=140, le=179)]
Bits = Annotated[int, Meta(ge=0, lt=1 << 40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=-1, le=7)]
Cards = tuple[Playing, ...]
Missions = tuple[Mission, ...]


class SiteDump(Strict):
    """What a side has."""

    castle: str
    cells: tuple[Annotated[int, Meta(ge=-1, le=139)], ...]
    values: tuple[Annotated[int, Meta(ge=-99, le=99)], ...]
    filled: Bits
    fixed: Bits
    riders: tuple[Annotated[int, Meta(ge=0, lt=PLAYING * RIDER)], ...]
    zone: Cards
    under: Cards
    cover: Annotated[int, Meta(ge=-1, le=139)]
    stock: Cards
    vault: Cards
    slots: Annotated[int, Meta(ge=0, le=4)]
    mandatory: Missions
    optional: Missions
    away: Missions
    done: Bits
    silent: Bits
    immune: bool
    laid: Count
    laid_here: Count
    thrown: Count
    flags: Annotated[int, Meta(ge=0, lt=1024)]
    changed: Annotated[int, Meta(ge=0, lt=64)]


class PersonDump(Strict):
    """What one person holds and has done."""

    hand: Cards
    next: Annotated[int, Meta(ge=0, lt=64)]
    now: Annotated[int, Meta(ge=0, lt=64)]
    pulley_next: Annotated[int, Meta(ge=0, le=6)]
    pulley: Annotated[int, Meta(ge=0, le=6)]
    placed: Annotated[int, Meta(ge=0, lt=64)]
    actions: Count
    destroyed: Count
    stock_built: Count
    aimed: Annotated[int, Meta(ge=0, lt=1 << 32)]
    pure_action: bool
    pure_discard: bool
    action_streak: Count
    discard_streak: Count
    last_action: Annotated[int, Meta(ge=-1, le=139)]
    last_at: Count


class TableDump(Strict):
    """A whole table, secrets included."""

    sites: tuple[SiteDump, ...]
    people: tuple[PersonDump, ...]
    families: Annotated[int, Meta(ge=1, le=15)]
    pile: Cards
    discards: Cards
    unused: Missions
    first: Seat
    mover: Seat
    turn: Count
    regular: Seat
    extra: Annotated[int, Meta(ge=0, lt=256)]
    deeds: Count
    answers: Annotated[int, Meta(ge=0, lt=1 << 32)]
    again: Annotated[int, Meta(ge=0, lt=256)]
    tray: Cards
    pool: tuple[Annotated[int, Meta(ge=0, lt=PLAYING * POOLED)], ...]
    given: Cards
    taken: Cards
    aims: Cards
    baked: tuple[Annotated[int, Meta(ge=0, lt=24)], ...]
    laid_by: tuple[Seat, ...]
    used: Annotated[int, Meta(ge=0, lt=1 << 20)]
    firsts: Annotated[int, Meta(ge=0, lt=1024)]
    seen: tuple[Annotated[int, Meta(ge=0, lt=512)], ...]
    near: tuple[Annotated[int, Meta(ge=0, lt=512)], ...]
    keeper: tuple[Annotated[int, Meta(ge=0, le=7)], ...]
    verdict: Annotated[int, Meta(ge=0, le=2)]
    ender: Seat


def _castle(name: str) -> Castle:
    if name not in NAMED:
        raise BadDump(f"no castle is called {name!r}")
    return NAMED[name]


SITE: Final = Packing(SiteDump, {"castle": (attrgetter("name"), _castle)})
PERSON: Final = Packing(PersonDump, {})
TABLE: Final = Packing(TableDump, {}, "sites", "people")


def pack(table: Renaissance) -> TableDump:
    """Give the state of a table as a value."""
    sites = tuple(map(SITE.pack, table.sites))
    return TABLE.pack(table, sites=sites, people=tuple(map(PERSON.pack, table.people)))


def unpack(options: Options, rules: Rules, read: TableDump) -> Renaissance:
    """Lay out the table of a dump, all but what is pending and chance."""
    _check_sizes(rules, read)
    table = Renaissance(None, options, rules)
    for site, stored in zip(table.sites, read.sites, strict=True):
        SITE.unpack(site, stored)
    for person, held in zip(table.people, read.people, strict=True):
        PERSON.unpack(person, held)
    TABLE.unpack(table, read)
    for side in range(rules.sides):
        watch(table, side)
    return table


def _check_sizes(rules: Rules, read: TableDump) -> None:
    if len(read.sites) != rules.sides or len(read.people) != rules.seats:
        raise BadDump(f"there are {len(read.sites)} sides and {len(read.people)} seats")
    for named in ("seen", "near", "keeper"):
        if len(getattr(read, named)) != ALL_CARDS:
            raise BadDump(f"{named} is of {ALL_CARDS} cards")
    if len(read.laid_by) != len(SPECIALS):
        raise BadDump(f"laid_by is of {len(SPECIALS)} specials")
    if any(len(cells) != MOST_CELLS for site in read.sites for cells in (site.cells, site.values)):
        raise BadDump(f"a castle has room for {MOST_CELLS} cells")
