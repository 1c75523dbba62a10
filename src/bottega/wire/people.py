"""Who one is, and where one sits: what travels over plain HTTP before a game."""

from typing import Annotated, Literal

from msgspec import Meta

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import BotName, Fault, Id, Millis, Name, Seat, ShortText
from bottega.wire.tables import Settings, TableInfo


class Trouble(Lean):
    """Why a request was refused."""

    error: Fault
    message: str
    wait: float | None = None
    request: str | None = None  # to be named when asking the host about it


class NewGuest(Strict):
    """Somebody who wants to play, and by which invitation they come, where one is wanted."""

    name: Name | None = None
    invitation: Annotated[str, Meta(max_length=40)] | None = None


class Known(Lean):
    """An identity with what proves it."""

    id: str
    name: str
    token: str  # for programs: Authorization: Bearer


class Guest(Known):
    """An identity with all its secrets, shown once to the one it belongs to."""

    recovery: str  # to get the identity back on another device


class Me(Lean):
    """Who you are."""

    id: str
    name: str
    webhook: str | None = None
    lasting: bool = False  # whether you can come back from any device
    hidden: bool = False  # whether others see nothing of your games


class ChangeMe(Strict):
    """What you want changed about yourself."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None  # empty: none
    hidden: bool | None = None
    kept: Literal[True] | None = None  # the recovery code lies in a safe place


class Recovery(Strict):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Session(Lean):
    """Somewhere you are known."""

    id: str
    device: str
    created: Millis
    seen: Millis  # to the hour
    here: bool = False


class Sessions(Lean):
    """Where you are known, the last seen first."""

    sessions: tuple[Session, ...]


class Export(Lean):
    """Everything that is stored of you but for secrets: rows, by the table where they are."""

    at: Millis
    stored: dict[str, tuple[dict[str, str | int | float | bool | None], ...]]


class SeatWish(Strict):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "invited", "bot"] = "open"
    bot: BotName | None = None
    name: Name | None = None  # of "me": who of several people on one device sits here


class NewTable(Strict):
    """A table to be opened; the seed is drawn by the server."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[ShortText, str | int | bool], Meta(max_length=40)] = {}
    settings: Settings = Settings()
    start: bool = False  # at once; all seats must be taken
    club: Id | None = None  # whose members find it on the club's page


class SeatChange(Strict, rename={"source": "from"}):
    """A seat of a table that is arranged anew: one that was there, or a new one."""

    source: Seat | None = None  # which seat it was; None: a new one
    kind: Literal["open", "invited", "bot"] | None = None  # None: as it was
    bot: BotName | None = None


class ChangeTable(Strict):
    """What the host changes about a table before its start; what is null stays as it is."""

    options: Annotated[dict[ShortText, str | int | bool], Meta(max_length=40)] | None = None
    settings: Settings | None = None
    seats: Annotated[tuple[SeatChange, ...], Meta(min_length=1, max_length=16)] | None = None


class StartTable(Strict):
    """How a game begins."""

    present: bool = False  # with those who are here: free seats are taken away first


class TakeSeat(Strict):
    """Sit down: on an open seat, or with the secret of a seat's link on that one."""

    link: Annotated[str, Meta(max_length=64)] | None = None


class Links(Lean):
    """The links of the seats you may hand out or come back by, by seat, and the table's own."""

    links: dict[int, str]
    table: str = ""  # for everybody


class TableList(Lean):
    """Some tables, the latest first."""

    tables: tuple[TableInfo, ...]
    next: str | None = None  # pass it as `before` to see more
