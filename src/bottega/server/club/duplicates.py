"""Duplicate contests: a group plays the same deals, each alone with the same bots, until some time.

Who has played a deal is told what others made of it; all else is told when the contest is over.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, NoReturn, TypeVar

from sqlalchemy import Connection

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.comparing import Standing, standings
from bottega.server.club.dealing import Deal, Dealer
from bottega.server.club.groups import MOST_PEOPLE, check_arranger
from bottega.server.house.errands import Errands
from bottega.server.people.keys import Host, Keyring, new_id
from bottega.server.people.names import clean_name
from bottega.server.store import contests as shelf
from bottega.server.store.contests import Duplicate, Named
from bottega.server.store.errands import ENDS, Errand, note
from bottega.server.store.groups import IN, Group, group, hold, role_of
from bottega.server.store.store import Identity, Store
from bottega.server.table.contests import duplicate, duplicates
from bottega.wire import NewContest

CONTEST: Final = "contest"  # what a link is an invitation to
LINK: Final = "link"
HOUR: Final = 3_600_000
LONGEST: Final = 60 * 24 * HOUR  # from now on until a contest ends
RUNNING: Final = 20  # contests of a club at a time
SHOWN: Final = 20  # contests that a club's page lists
GENERATION: Final = 0  # of links, which stay


class Row(NamedTuple):
    """Somebody in a contest, as the reader may know them."""

    player: str
    who: Named | None  # nobody, where they do not show themselves
    done: tuple[bool, ...]  # by deal
    points: tuple[int | None, ...]  # told ones alone
    tables: tuple[str | None, ...]
    standing: Standing | None  # told at the end


class Face(NamedTuple):
    """A contest as somebody sees it."""

    contest: Duplicate
    over: bool
    group: Group | None  # its club, where the reader may know it
    rows: Sequence[Row]


class Grid(NamedTuple):
    """What everybody came to in every deal, of which a reader may know a part."""

    reader: str
    over: bool
    points: Sequence[Mapping[str, int]]  # by deal and player
    tables: Sequence[Mapping[str, str]]

    def people(self) -> list[str]:
        """List who has begun some deal."""
        return sorted(set().union(*self.tables))

    def rows(self, known: Mapping[str, Named], inside: bool) -> list[Row]:
        """Give a row for everybody: the best first at the end, and before by name."""
        ranked = standings(self.points, self.people()) if self.over else []
        standing = {one.player: one for one in ranked}
        seen = {who: self._seen(who, known.get(who), inside) for who in self.people()}
        rows = [self._row(who, one, standing.get(who)) for who, one in seen.items()]
        return sorted(rows, key=_place)

    def _seen(self, player: str, who: Named | None, inside: bool) -> Named | None:
        """Give somebody who shows themselves, or is in the same club as the reader."""
        if who is None or player == self.reader or not who.hidden:
            return who
        return who if inside and who.role in IN else None

    def _row(self, player: str, who: Named | None, standing: Standing | None) -> Row:
        shown = who is not None and (self.over or player == self.reader)
        return Row(
            player,
            who,
            tuple([player in made for made in self.points]),
            tuple([made.get(player) if self._told(made) else None for made in self.points]),
            tuple([tables.get(player) if shown else None for tables in self.tables]),
            standing,
        )

    def _told(self, made: Mapping[str, int]) -> bool:
        return self.over or self.reader in made


class Summary(NamedTuple):
    """A contest in a list."""

    contest: Duplicate
    over: bool
    people: int
    done: int


def names_of(contest: Duplicate) -> list[str]:
    """Name the deals of a contest, each of which is one of its own to a table."""
    return duplicates(contest.id, contest.named, contest.deals)


T = TypeVar("T")


def _by_deal(names: Sequence[str], found: Iterable[tuple[str, str, T]]) -> list[dict[str, T]]:
    """Sort what is known of people by the deals of a contest."""
    deals: dict[str, dict[str, T]] = {name: {} for name in names}
    for name, who, what in found:
        deals[name][who] = what
    return list(deals.values())


def _absent() -> NoReturn:
    raise Refusing("not-found", "there is no such contest, or it is not for you")


class Duplicates:
    """All duplicate contests."""

    def __init__(self, store: Store, dealer: Dealer, keys: Keyring, errands: Errands) -> None:
        self._store = store
        self.dealer = dealer
        self._keys = keys
        self._errands = errands

    async def make(self, identity: Identity, club: str, wish: NewContest) -> str:
        """Make a contest for a club that one arranges."""
        at = now()
        made = Duplicate(
            new_id(),
            club,
            identity.id,
            at,
            clean_name(wish.name),
            wish.game,
            wish.bots,
            self.dealer.options(wish),
            wish.deals,
            at + wish.hours * HOUR,
            wish.door,
            at + wish.hours * HOUR,
        )

        def work(connection: Connection) -> None:
            hold(connection, club)
            check_arranger(role_of(connection, club, identity.id))
            if shelf.count_running(connection, club, at) >= RUNNING:
                raise Refusing("not-now", f"{RUNNING} contests of this club are not over yet")
            shelf.add_duplicate(connection, made)

        await self._store.write(work)
        return made.id

    async def enter(self, host: Host, id: str, deal: int) -> str:
        """Give somebody their table of a deal, always the same one."""
        contest, _ = await self._store.read(lambda c: self._admitted(c, id, host.id))
        if not 1 <= deal <= contest.deals:
            raise Refusing("not-found", f"the deals are numbered from 1 to {contest.deals}")

        def admit(connection: Connection) -> int | None:
            found = _running(connection, id, now())
            return None if found.ends == found.named else found.ends

        name = duplicate(contest.id, contest.named, deal)
        return await self.dealer.enter(host, name, deal_of(contest), admit)

    # Ending it otherwise.

    async def shift(self, identity: Identity, id: str, ends: int) -> None:
        """Let a contest end at another time than was said."""
        if not now() < ends <= now() + LONGEST:
            raise Refusing("bad-options", "a contest ends later than now, and within sixty days")
        await self._shift(identity, id, ends)

    async def end(self, identity: Identity, id: str) -> None:
        """Let a contest be over; who has not finished a deal by now has nothing there."""
        await self._shift(identity, id, now())

    async def _shift(self, identity: Identity, id: str, ends: int) -> None:
        errand = Errand(id, ENDS, str(ends), now())

        def work(connection: Connection) -> None:
            check_in_hand(connection, _running(connection, id, now()), identity.id)
            shelf.shift(connection, id, ends)
            note(connection, errand)

        await self._store.write(work)
        await self._errands.begin(errand)

    async def cancel(self, identity: Identity, id: str) -> None:
        """Take a contest back of which nobody has begun a deal."""

        def work(connection: Connection) -> None:
            contest = _running(connection, id, now())
            check_in_hand(connection, contest, identity.id)
            if shelf.count_people(connection, names_of(contest)):
                raise Refusing("not-now", "somebody has begun to play; you can end it now")
            shelf.cancel(connection, id)

        await self._store.write(work)

    async def come_in(self, identity: Identity, id: str, link: str | None) -> None:
        """Let somebody take part who has the link of a contest."""
        at = now()

        def work(connection: Connection) -> None:
            contest = shelf.duplicate(connection, id) or _absent()
            if contest.door != LINK or link is None or not self._invites(link, id):
                _absent()
            hold(connection, contest.club)
            check_guests(connection, id, identity.id)
            shelf.let_in(connection, id, identity.id, at)

        await self._store.write(work)

    def _invites(self, link: str, id: str) -> bool:
        return self._keys.invites(link, CONTEST, id, GENERATION)

    def link(self, contest: Duplicate) -> str:
        """Give the secret of a contest's link; empty where it has none."""
        return self._keys.invitation(CONTEST, contest.id, GENERATION) * (contest.door == LINK)

    def _admitted(
        self, connection: Connection, id: str, reader: str
    ) -> tuple[Duplicate, Group | None]:
        """Find a contest that somebody may see, with its club where they may know it."""
        contest = shelf.duplicate(connection, id) or _absent()
        club = group(connection, contest.club, reader)
        inside = club is not None and club.inside
        if not inside and not shelf.is_let_in(connection, id, reader):
            _absent()
        return contest, club if inside else None

    async def look(self, id: str, reader: Identity) -> Face:
        """Show a contest to somebody who may take part."""
        return await self._store.read(lambda c: self._face(c, id, reader.id))

    def _face(self, connection: Connection, id: str, reader: str) -> Face:
        contest, club = self._admitted(connection, id, reader)
        names, over = names_of(contest), now() >= contest.ends
        grid = Grid(
            reader,
            over,
            _by_deal(names, shelf.marks(connection, names, contest.ends)),
            _by_deal(names, shelf.seatings(connection, names)),
        )
        known = shelf.named(connection, contest.club, grid.people())
        return Face(contest, over, club, grid.rows(known, club is not None))

    async def of_club(self, club: str, reader: str) -> list[Summary]:
        """List the contests of a club."""

        def read(connection: Connection) -> list[Summary]:
            made = shelf.duplicates(connection, club, SHOWN)
            return [_summary(connection, one, reader) for one in made]

        return await self._store.read(read)


def check_guests(connection: Connection, id: str, identity: str) -> None:
    """Refuse more people than can be compared, who come by a link."""
    known = shelf.is_let_in(connection, id, identity)
    if not known and shelf.count_guests(connection, id) >= MOST_PEOPLE:
        raise Refusing("not-now", f"{MOST_PEOPLE} people have come to this contest already")


def _running(connection: Connection, id: str, at: int) -> Duplicate:
    """Find a contest that is not over, and let nobody else change it meanwhile."""
    contest = shelf.hold(connection, id) or _absent()
    if at >= contest.ends:
        raise Refusing("not-now", "this contest is over")
    return contest


def check_in_hand(connection: Connection, contest: Duplicate, identity: str) -> None:
    """Refuse who neither arranges the club of a contest nor has made it, and is there."""
    role = role_of(connection, contest.club, identity)
    if role not in IN and not shelf.is_let_in(connection, contest.id, identity):
        _absent()
    if role not in IN or identity != contest.identity:
        check_arranger(role)


def deal_of(contest: Duplicate) -> Deal:
    """Say what is played in a contest."""
    return Deal(contest.game, contest.bots, contest.options)


def _summary(connection: Connection, contest: Duplicate, reader: str) -> Summary:
    names = names_of(contest)
    people = shelf.count_people(connection, names)
    done = shelf.finished_of(connection, names, reader, contest.ends)
    return Summary(contest, now() >= contest.ends, people, len(done))


def _place(row: Row) -> tuple[int, str, str]:
    """Order by rank, and where none is told by name; who is nobody comes last."""
    rank = 0 if row.standing is None else row.standing.rank
    return rank, "\uffff" if row.who is None else row.who.name.casefold(), row.player
