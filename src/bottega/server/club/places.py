"""What those who keep order take away of clubs, contests and tournaments: names and words."""

from collections.abc import Callable
from typing import Final, NoReturn

from sqlalchemy import Connection

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.house.errands import Errands
from bottega.server.people.keys import given_name
from bottega.server.people.order import Officer, may_act_on
from bottega.server.store import groups
from bottega.server.store import places as shelf
from bottega.server.store.errands import Errand
from bottega.server.store.places import Place, Written
from bottega.server.store.store import Store, read_identity

Note = Callable[[Connection, Written], object]  # writes down what is taken away, if anything is
NOTHING: Final = ""


def absent() -> NoReturn:
    """Refuse what is about a place that is not there."""
    raise Refusing("not-found", "there is no such club, contest or tournament")


class Places:
    """Takes away what is written at places, once each."""

    def __init__(self, store: Store, errands: Errands) -> None:
        self._store = store
        self._errands = errands

    async def take_name(self, officer: Officer, address: str, note: Note) -> None:
        """Give a place a name that says nothing, which is always the same."""
        name, at = given_name(address), now()

        def take(connection: Connection, place: Place) -> Errand | None:
            return shelf.rename(connection, place, name, at)

        def written(connection: Connection, place: Place) -> Written:
            return Written(place.whom, NOTHING if place.name == name else place.name)

        errand = await self._take(officer, address, written, take, note)
        if errand is not None:
            await self._errands.begin(errand)

    async def take_words(
        self, officer: Officer, address: str, number: int | None, note: Note
    ) -> None:
        """Take away what was said at a place, or without a number what it says of itself."""

        def take(connection: Connection, place: Place) -> None:
            if number is None:
                shelf.hush(connection, place)
            else:
                groups.erase_line(connection, place.id, number)

        def written(connection: Connection, place: Place) -> Written:
            if number is None:
                return Written(place.whom, place.about)
            return shelf.line(connection, place, number)

        await self._take(officer, address, written, take, note)

    async def _take(
        self,
        officer: Officer,
        address: str,
        written: Callable[[Connection, Place], Written],
        take: Callable[[Connection, Place], Errand | None],
        note: Note,
    ) -> Errand | None:
        def work(connection: Connection) -> Errand | None:
            place = shelf.hold(connection, address) or absent()
            found = written(connection, place)
            check_officer(connection, officer, found.whom)
            note(connection, found)
            return take(connection, place) if found.text else None

        errand: Errand | None = await self._store.write(work)
        return errand


def check_officer(connection: Connection, officer: Officer, whom: str) -> None:
    """Refuse what moderators do to each other; who has gone is nobody."""
    found = read_identity(connection, whom)
    if found is not None:
        may_act_on(officer, found)
