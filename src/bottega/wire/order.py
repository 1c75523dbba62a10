"""Order on a server: invitations to it, reports, what is done about them, and how it fares."""

from typing import Annotated, Literal

from msgspec import Meta

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import EntryNumber, Id, Millis, Seat

Words = Annotated[str, Meta(max_length=500)]
Why = Annotated[str, Meta(min_length=1, max_length=500)]
Code = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=1, le=10 * 366 * 86_400)]
Place = Annotated[str, Meta(pattern="^(club|contest|tournament)/[A-Za-z0-9_-]{1,40}$")]
Grounds = Literal["insults", "spam", "name", "cheating", "other"]
Measure = Literal["mute", "unmute", "ban", "unban", "rename", "strike", "close"]
AnyMeasure = Literal[Measure, "appoint", "depose", "invite", "withdraw", "look"]


class Someone(Lean):
    """Somebody by name; without one they have gone."""

    id: str
    name: str = ""


# How one stands, and goes.


class Restraint(Lean):
    """What somebody may not do, until when and why; no time is for good."""

    until: Millis | None = None
    why: str = ""


class Allowed(Lean):
    """How you stand on this server."""

    banned: Restraint | None = None
    muted: Restraint | None = None
    moderator: bool = False
    invites: int = 0  # how many you may invite yet


class Farewell(Strict):
    """Your word that everything about you is to be deleted, for ever."""

    sure: Literal[True]


# Invitations to the server.


class Arrival(Strict):
    """Whoever comes with a browser; where the server wants an invitation, by which."""

    invitation: Code | None = None


class NewHouseInvitation(Strict):
    """An invitation to the server: for how many people, and for how many days."""

    uses: Annotated[int, Meta(ge=1, le=1_000)] = 1
    days: Annotated[int, Meta(ge=1, le=366)] | None = 30  # None: without an end
    note: Annotated[str, Meta(max_length=80)] = ""


class HouseInvitation(Lean):
    """A code by which some may come, with the link that has it."""

    code: str
    link: str
    made: Millis
    uses: int
    used: int = 0
    until: Millis | None = None
    host: Someone | None = None  # None: the operator
    note: str = ""


class HouseInvitations(Lean):
    """Invitations, the latest first, and how many people you may invite yet (None: any)."""

    invitations: tuple[HouseInvitation, ...] = ()
    left: int | None = None


class Bidden(Lean):
    """Whether one may come by an invitation, and whose it is."""

    good: bool
    host: str = ""  # a name


# Reports, and what is done about them.


class NewReport(Strict):
    """Who does not behave (a player, who sits on a seat, or who said something), or a place."""

    reason: Grounds
    words: Words = ""
    player: Id | None = None
    table: Id | None = None
    seat: Seat | None = None
    number: EntryNumber | None = (
        None  # of the entry, or of the line in a club, in which they said it
    )
    place: Place | None = None


class Report(Lean):
    """What somebody has reported."""

    id: str
    at: Millis
    reason: str
    whom: Someone
    reporter: Someone
    words: str = ""
    table: str | None = None
    number: int | None = None
    quoted: str | None = None  # what was said, or what a place is called and says of itself
    closed: Millis | None = None
    place: str | None = None


class Reports(Lean):
    """Reports, the latest first."""

    reports: tuple[Report, ...] = ()
    next: str | None = None  # pass it as `before` to see more


class NewAct(Strict):
    """What is to be done, and why; a report that it answers is closed with it."""

    what: Measure
    why: Why
    player: Id | None = None
    table: Id | None = None
    number: EntryNumber | None = None  # of what was said there
    seconds: Seconds | None = None  # of a mute or a ban; None is for good
    report: Id | None = None
    place: Place | None = None


class Act(Lean):
    """What a moderator or the operator did."""

    id: str
    at: Millis
    what: str
    officer: Someone | None = None  # None: the operator
    whom: Someone | None = None
    table: str | None = None
    number: int | None = None
    until: Millis | None = None
    why: str = ""
    was: str | None = None  # what was taken away: a name, words
    place: str | None = None


class Acts(Lean):
    """What was done, the latest first."""

    acts: tuple[Act, ...] = ()
    next: str | None = None  # pass it as `before` to see more


class Dossier(Lean):
    """What those who keep order know of somebody."""

    id: str
    name: str
    since: Millis
    lasting: bool = False
    moderator: bool = False
    banned: Restraint | None = None
    muted: Restraint | None = None
    reports: int = 0
    host: Someone | None = None  # who had invited them
    acts: tuple[Act, ...] = ()


class Premises(Lean):
    """What those who keep order know of a club, a contest or a tournament."""

    place: str
    name: str
    whom: Someone | None = None  # who answers for it
    about: str = ""  # what it says of itself
    acts: tuple[Act, ...] = ()


class OrderDesk(Lean):
    """What those who keep order find when they come."""

    operator: bool = False
    name: str = ""
    waiting: int = 0  # reports


class Moderators(Lean):
    """Those whom the operator has named to keep order."""

    moderators: tuple[Someone, ...] = ()


# How the server fares.


class WorkQueue(Lean):
    """Workers of a kind: how many are busy, and how many jobs wait for one."""

    busy: int = 0
    waiting: int = 0


class Vitals(Lean):
    """How one process of the server fares, since it began."""

    process: str
    began: Millis
    connections: int = 0
    tables: int = 0  # in memory
    commands: int = 0
    mean: float = 0.0  # milliseconds from a command to its acknowledgement
    refused: dict[str, int] = {}  # by fault
    failed: int = 0  # requests that were answered with 500 or more
    fallbacks: int = 0  # answers that were given in a bot's place
    bots: WorkQueue = WorkQueue()
    hints: WorkQueue = WorkQueue()
    reviews: WorkQueue = WorkQueue()
    load: float = 0.0  # of its machine, over the last minute
    cores: int = 1


class ServerNumbers(Lean):
    """How the whole server fares, as far as its processes have said."""

    at: Millis
    server: str  # its version
    database: str
    tables: dict[str, int] = {}  # by status
    here: int = 0  # people who look at a page
    today: int = 0  # people who came for the first time, in a day
    week: int = 0
    reports: int = 0  # that wait
    processes: tuple[Vitals, ...] = ()
