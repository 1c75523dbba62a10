"""What a client hears over its WebSocket."""

from typing import Literal

from msgspec import UNSET, Raw, UnsetType

from bottega.kernel import telling
from bottega.kernel.game import Outcome, Words
from bottega.kernel.telling import Change
from bottega.kernel.values import Lean
from bottega.text import Panel, Span
from bottega.wire.basics import Fault, Millis
from bottega.wire.tables import Settings, TableInfo


class Tell(Lean, tag_field="type", tag=str.lower):
    """Any message of the server."""


class Choice(telling.Choice):
    """An answer: with a language what it touches, pays and gains, its name and its sentence."""

    name: str | None = None  # short; left away where the verb says it all
    parts: tuple[str, ...] = ()  # of its whole name: what is chosen already need not be said again
    sentence: str | None = None


class Progress(telling.Progress):
    """How far a seat is with what a piece asks for; with a language in words too, of some games."""

    text: str = ""


class Deed(Lean):
    """One thing that happened: a sentence, who did it where that does not say so, its changes."""

    text: tuple[str | Span, ...]
    seat: int | None = None
    changes: tuple[Change, ...] = ()
    head: bool = False  # it heads what follows: a turn, a round


class NewSeat(Lean):
    """A seat that the host has added, or made another."""

    kind: Literal["open", "invited", "bot"]
    bot: str | None = None


class Rearranged(Lean):
    """What the host has changed about a table before its start."""

    order: tuple[int | None, ...]  # for each seat, which one it was; None: a new one
    seats: tuple[NewSeat, ...] = ()  # those that are new or others than they were
    removed: int = 0  # how many seats are gone
    options: dict[str, str] = {}  # those that have another value now
    changed: tuple[str, ...] = ()  # the names of the settings that are others now
    settings: Settings | None = None  # all of them as they are then, where some have changed


class Happened(Lean):
    """An entry of the table's log as this seat may know it."""

    number: int
    at: Millis
    kind: str
    seat: int | None = None
    events: tuple[Raw, ...] = ()
    deeds: tuple[Deed, ...] = ()  # the events in words, where hello named a language
    line: str | None = None  # one's own answer
    text: str | None = None  # of chat
    name: str | None = None  # of who sat down, left, spoke or arranged the table
    what: str | None = None  # of a proposal
    to: int | None = None
    agree: bool | None = None
    table: str | None = None  # of the rematch
    undoes: tuple[int, ...] = ()  # the entries that it took back
    arranged: Rearranged | None = None
    struck: bool = False  # what was said here is shown to nobody any more
    strikes: tuple[int, ...] = ()  # the entries of which that is so from now on
    fallback: bool = False  # whether a bot was in trouble, and something simpler answered for it


class ClockFace(Lean):
    """How much time a seat has left, and whether its clock runs."""

    left: Millis
    runs: bool = False


class WindowFace(Lean):
    """A window: all who are asked answer unseen, and all answers count when it closes."""

    left: Millis | None = None  # None: it waits for all, who share one device
    whole: Millis | None = None  # how long it is
    answered: bool = False  # whether this seat has answered, which stands


class Proposal(Lean):
    """What somebody proposes, and who has agreed so far."""

    number: int
    seat: int
    what: str
    to: int | None = None
    whom: int | None = None
    agreed: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()


class Welcome(Tell):
    """The answer to hello: who you are here, and which seats are yours."""

    protocol: int
    server: str
    table: str
    seat: int | None
    mine: tuple[int, ...] = ()
    host: bool = False  # whether you opened this table


class Update(Tell):
    """The table as one seat may know it, and what has happened since it was last told."""

    table: str
    number: int  # of the last entry in the table's log
    version: int  # to be named in an answer
    at: Millis  # the server's time
    seat: int | None = None
    status: str = "running"
    entries: tuple[Happened, ...] = ()
    missed: bool = False  # there were more entries than are kept ready: the whole log has them
    info: TableInfo | None = None
    view: Raw | UnsetType = UNSET
    asked: tuple[int, ...] = ()  # the seats that owe an answer
    held: int | None = None  # the seat whose end of turn is waited for
    question: Raw | UnsetType = UNSET  # as the game tells it: `ask` says which question it is
    sentence: str | None = None  # the question, or whom the table waits for
    named: dict[str, str] = {}  # by thing, what is drawn for the question, possible or not
    options: tuple[Raw, ...] = ()
    closing: Raw | UnsetType = UNSET  # held: the answer that closes what this seat chose one by one
    chosen: tuple[Raw, ...] = ()  # what it has chosen so far, each of which an undo can name
    progress: tuple[Progress, ...] = ()  # how far this seat is with what its pieces ask for
    panels: tuple[Panel, ...] = ()  # the position in words, where hello asked for it
    undo: bool = False  # whether this seat can take something back
    clocks: tuple[ClockFace, ...] | None = None
    window: WindowFace | None = None  # while one is open
    chat: bool = True  # whether people may write now
    here: tuple[int, ...] = ()  # the seats that are connected
    watching: int = 0  # how many look without a seat, at this process of the server
    proposal: Proposal | None = None
    outcome: Outcome | None = None
    ack: str | None = None  # the key of this client's message that is now safely stored


class Refusal(Tell):
    """A message was not taken, and nothing has changed; an update follows where it helps."""

    error: Fault
    message: str
    key: str | None = None
    wait: float | None = None  # too-fast: seconds


class Obstacle(Lean):
    """One more rule that an answer breaks."""

    rule: str
    need: dict[str, Words] = {}
    have: dict[str, Words] = {}


class Reason(Tell):
    """Why an answer is not offered: the rule, what it needs, and what there is."""

    code: int | None = None  # left away only where a line names no answer
    offered: bool = False
    rule: str | None = None
    need: dict[str, Words] = {}
    have: dict[str, Words] = {}
    sentence: str | None = None  # of all the rules
    line: str | None = None  # as it was asked
    also: tuple[Obstacle, ...] = ()  # other rules that it breaks


class Presence(Tell):
    """Who is connected now."""

    table: str
    here: tuple[int, ...]
    watching: int = 0


class Pong(Tell):
    """A sign of life."""


Told = Welcome | Update | Refusal | Reason | Presence | Pong
