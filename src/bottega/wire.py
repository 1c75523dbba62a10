"""The messages between the server and its clients, as versioned values with their JSON Schema.

`Ask` is what a client sends over its WebSocket and `Tell` what it hears; the other values travel
over plain HTTP. docs/protocol.md is the page to read beside it.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from bottega.games import GAMES
from bottega.kernel.game import Outcome, Question, Words
from bottega.text import Panel

PROTOCOL: Final = 1

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Code = Annotated[int, Meta(ge=0, le=2**31)]
Word = Annotated[str, Meta(max_length=80)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Annotated[str, Meta(min_length=2, max_length=12)]
Millis = int  # since 1970, or a span

Fault = Literal[
    "bad-message",
    "bad-options",
    "bad-record",
    "cannot-undo",
    "closed",
    "forbidden",
    "illegal",
    "not-asked",
    "not-found",
    "not-now",
    "outdated",
    "stale",
    "too-fast",
    "too-large",
    "unavailable",
    "unknown",
    "who-are-you",
]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from outside: a field that is not known is a mistake."""


class Lean(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes out: a field at its default is left away."""


# What a client sends.


class Ask(Strict, frozen=True, tag_field="type", tag=str.lower):
    """Any message of a client."""


class Hello(Ask, frozen=True):
    """Look at a table from a seat (None: as a spectator); sent again it looks from elsewhere."""

    table: Id
    seat: Seat | None = None
    have: Count = 0  # the last number the client has of this table's log
    language: Language | None = None  # then questions, answers and events come with sentences
    protocol: int = PROTOCOL
    panels: bool = False  # then updates describe the position in words, English if none is named


class Answer(Ask, frozen=True):
    """Answer the question asked, as seen at a version."""

    code: Code
    version: Count
    key: Key  # made by the client, the same when it sends the same answer again


class End(Ask, frozen=True):
    """End a turn that has no choices left."""

    version: Count
    key: Key


class Undo(Ask, frozen=True):
    """Take back one's last answer, as far as the barrier."""

    version: Count
    key: Key


class Propose(Ask, frozen=True):
    """Propose what needs the consent of all: go back, let a bot play for somebody, or stop."""

    what: Literal["undo", "replace", "abandon"]
    key: Key
    to: Count | None = None  # undo: back to before the log entry of this number
    seat: Seat | None = None  # replace: whom


class Vote(Ask, frozen=True):
    """Agree to a proposal, or not."""

    proposal: Count  # the number of its log entry
    agree: bool
    key: Key


class Say(Ask, frozen=True):
    """Write to the table's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key


class StandingOrder(Strict, frozen=True):
    """Whenever this question is asked, give the first of these answers that is possible."""

    question: Word  # the question's frame, or END_TURN
    answers: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()  # as lines


END_TURN: Final = "end-turn"


class Orders(Ask, frozen=True):
    """Leave standing orders in place of those before; nobody else sees them."""

    orders: Annotated[tuple[StandingOrder, ...], Meta(max_length=40)]
    key: Key


class Back(Ask, frozen=True):
    """Take one's seat back from the bot that stood in."""

    key: Key


class WhyNot(Ask, frozen=True, tag="why-not"):
    """Ask why an answer, named by its code or its line, is not offered."""

    code: Code | None = None
    line: Word | None = None

    def __post_init__(self) -> None:
        """Refuse a doubt about nothing, or about two answers."""
        one_answer(self.code, self.line)


def one_answer(code: int | None, line: str | None) -> None:
    """Raise ValueError unless an answer is named in exactly one way."""
    if (code is None) == (line is None):
        raise ValueError("name one answer, by its code or by its line")


class Ping(Ask, frozen=True):
    """Ask for a sign of life."""


Command = Answer | End | Undo | Propose | Vote | Say | Orders | Back
Asked = Hello | Command | WhyNot | Ping


# What a client hears.


class Tell(Lean, frozen=True, tag_field="type", tag=str.lower):
    """Any message of the server."""


class Option(Lean, frozen=True):
    """An answer that is possible now."""

    code: int
    line: str
    verb: str
    args: dict[str, Any]
    sentence: str | None = None


class Happened(Lean, frozen=True):
    """An entry of the table's log as this seat may know it."""

    number: int
    at: Millis
    kind: str
    seat: int | None = None
    events: tuple[Raw, ...] = ()
    sentences: tuple[str, ...] = ()
    heads: tuple[int, ...] = ()  # which of the sentences head what follows: a turn, a round
    line: str | None = None  # one's own answer
    text: str | None = None  # of chat
    name: str | None = None
    what: str | None = None  # of a proposal
    to: int | None = None
    agree: bool | None = None
    table: str | None = None  # of the rematch
    fallback: bool = False  # whether a bot was in trouble, and something simpler answered for it


class ClockFace(Lean, frozen=True):
    """How much time a seat has left, and whether its clock runs."""

    left: Millis
    runs: bool = False


class WindowFace(Lean, frozen=True):
    """A window: all who are asked answer unseen, and all answers count when it closes."""

    left: Millis | None = None  # None: it waits for all, who share one device
    whole: Millis | None = None  # how long it is
    answered: bool = False  # whether this seat has answered, which stands


class Proposal(Lean, frozen=True):
    """What somebody proposes, and who has agreed so far."""

    number: int
    seat: int
    what: str
    to: int | None = None
    whom: int | None = None
    agreed: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()


class SeatInfo(Lean, frozen=True):
    """Who sits where: `open` is free for anybody, `invited` for whoever has its link."""

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str = ""
    bot: str | None = None  # of a bot's seat, or the bot that stands in for somebody
    away: bool = False


class NoClock(Strict, frozen=True, tag_field="kind", tag="none"):
    """Nobody's time runs."""


class BankClock(Strict, frozen=True, tag_field="kind", tag="bank"):
    """Each seat has a bank of seconds, and gets some back whenever it has moved."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Strict, frozen=True, tag_field="kind", tag="days"):
    """Each move may take so many days."""

    days: Annotated[int, Meta(ge=1, le=60)]


Clock = NoClock | BankClock | DaysClock


class Settings(Strict, frozen=True):
    """How a table is run, apart from the game's own options."""

    public: bool = True
    watch: Literal["open", "delayed", "none"] = "open"
    delay: Annotated[int, Meta(ge=1, le=500)] = 20  # decisions, where watching is delayed
    hand_over: bool = True  # a turn waits for its "end turn"
    chat: Literal["open", "closed"] | None = None  # while the game runs; None: open; teams: never
    clock: Clock = NoClock()
    substitute: BotName = "greedy"
    window: Annotated[int, Meta(ge=2, le=60)] = 6  # seconds in which all asked may answer unseen
    pace: Annotated[float, Meta(ge=0, le=5)] | None = None  # seconds that bots take at least
    practice: bool = False  # hints are allowed, which everybody at the table knows


class TableInfo(Lean, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    settings: Settings
    status: Literal["open", "running", "over", "abandoned"]
    seats: tuple[SeatInfo, ...]
    created: Millis
    host: str = ""
    started: Millis | None = None
    ended: Millis | None = None
    commitment: str | None = None  # from the start on: a hash of salt, seed and options
    salt: str | None = None  # after the end
    seed: str | None = None  # after the end
    rematch: str | None = None
    outdated: str | None = None  # why it can be looked at, but not gone on with
    asked: tuple[int, ...] = ()
    mine: tuple[int, ...] = ()  # in the list of your own tables: where you sit


class Welcome(Tell, frozen=True):
    """The answer to hello: who you are here, and which seats are yours."""

    protocol: int
    server: str
    table: str
    seat: int | None
    mine: tuple[int, ...] = ()
    host: bool = False  # whether you opened this table


class Update(Tell, frozen=True):
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
    question: Question | None = None
    sentence: str | None = None  # the question, or whom the table waits for
    options: tuple[Raw, ...] = ()
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


class Refusal(Tell, frozen=True):
    """A message was not taken, and nothing has changed; an update follows where it helps."""

    error: Fault
    message: str
    key: str | None = None
    wait: float | None = None  # too-fast: seconds


class Reason(Tell, frozen=True):
    """Why an answer is not offered: the rule, what it needs, and what there is."""

    code: int | None = None  # left away only where a line names no answer
    offered: bool = False
    rule: str | None = None
    need: dict[str, Words] = {}
    have: dict[str, Words] = {}
    sentence: str | None = None
    line: str | None = None  # as it was asked


class Presence(Tell, frozen=True):
    """Who is connected now."""

    table: str
    here: tuple[int, ...]
    watching: int = 0


class Pong(Tell, frozen=True):
    """A sign of life."""


Told = Welcome | Update | Refusal | Reason | Presence | Pong


# What travels over plain HTTP besides.


class Trouble(Lean, frozen=True):
    """Why a request was refused."""

    error: Fault
    message: str
    wait: float | None = None
    request: str | None = None  # to be named when asking the host about it


class NewGuest(Strict, frozen=True):
    """Somebody who wants to play."""

    name: Name | None = None


class Guest(Lean, frozen=True):
    """An identity with all its secrets, shown once to the one it belongs to."""

    id: str
    name: str
    token: str  # for programs: Authorization: Bearer
    recovery: str  # to get the identity back on another device


class Me(Lean, frozen=True):
    """Who you are."""

    id: str
    name: str
    webhook: str | None = None


class ChangeMe(Strict, frozen=True):
    """What you want changed about yourself."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None  # empty: none


class Recovery(Strict, frozen=True):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class SeatWish(Strict, frozen=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "invited", "bot"] = "open"
    bot: BotName | None = None
    name: Name | None = None  # of "me": who of several people on one device sits here


class NewTable(Strict, frozen=True):
    """A table to be opened; the seed is drawn by the server."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, str | int | bool], Meta(max_length=40)] = {}
    settings: Settings = Settings()
    start: bool = False  # at once; all seats must be taken


class TakeSeat(Strict, frozen=True):
    """Sit down: on an open seat, or with the secret of a seat's link on that one."""

    link: Annotated[str, Meta(max_length=64)] | None = None


class Links(Lean, frozen=True):
    """The links of the seats you may hand out or come back by, by seat."""

    links: dict[int, str]


class TableList(Lean, frozen=True):
    """Some tables, the latest first."""

    tables: tuple[TableInfo, ...]
    next: str | None = None  # pass it as `before` to see more


class LogPage(Lean, frozen=True):
    """Entries of a table's log as the reader may know them."""

    entries: tuple[Happened, ...]
    last: int  # the number of the table's last entry


class Moment(Lean, frozen=True):
    """A table after so many decisions."""

    table: str
    decision: int
    decisions: int
    seat: int | None
    view: Raw
    sentence: str | None = None
    asked: tuple[int, ...] = ()
    by: int | None = None  # the seat whose decision led here
    line: str | None = None  # its answer: one's own, and when the game is over everybody's
    events: tuple[Raw, ...] = ()  # what that decision brought about, as this seat may know it
    sentences: tuple[str, ...] = ()
    panels: tuple[Panel, ...] = ()
    outcome: Outcome | None = None  # where the game is over then


class StoryPoint(Lean, frozen=True):
    """Everybody's points when a turn begins, and at the end."""

    decision: int
    turn: int  # counts these points from 0
    points: tuple[int, ...]  # by seat
    parts: tuple[dict[str, int], ...]  # by seat, where they come from


class StoryMark(Lean, frozen=True):
    """A milestone of a game: an event worth a mark on its chart."""

    decision: int
    kind: str  # the event's name
    sentence: str | None = None


class Story(Lean, frozen=True):
    """How the points of a game grew, for the chart after it."""

    decisions: int
    points: tuple[StoryPoint, ...] = ()
    marks: tuple[StoryMark, ...] = ()


class PlayOn(Strict, frozen=True):
    """Go on from a moment of a game that is over, against bots."""

    seat: Seat | None = None  # None: the seat that is asked then
    bot: BotName = "greedy"


# What a coach says.


class Advice(Lean, frozen=True):
    """An answer and what it is worth: the points ahead of the rivals that it leads to."""

    code: int
    line: str
    value: float  # on average over what may lie hidden
    low: float  # of a 95 % interval
    high: float
    sources: dict[str, float]  # where the value comes from, in points
    sentence: str | None = None  # the answer
    worth: str | None = None  # its value and interval in words
    because: str | None = None  # how it compares with the best or the next, and what for


class HintGiven(Lean, frozen=True):
    """What a seat could answer now, the best first, as far as its own view tells."""

    seat: int
    version: int  # of the question it is about
    best: tuple[Advice, ...]
    sure: bool  # whether the first is better than the second beyond doubt


class JudgedDecision(Lean, frozen=True):
    """One decision of a review: what was chosen, and what would have been better."""

    number: int  # answers given before it: the moment of this number shows its question
    turn: int
    code: int
    line: str
    best_code: int
    best_line: str
    lost: float  # points given away
    low: float  # of a 95 % interval of what was lost
    high: float
    value: float  # points ahead of the rivals after it
    sources: dict[str, float]  # where the loss comes from
    sentence: str | None = None  # what was chosen
    best_sentence: str | None = None
    because: str | None = None  # what was lost, and where


class ReviewGiven(Lean, frozen=True):
    """All decisions of a seat that left a choice, judged by what it could know then."""

    game: str
    seat: int
    iterations: int
    judged: tuple[JudgedDecision, ...]
    lost: float
    turning: tuple[int, ...]  # the numbers of those that gave away most, the largest loss first
    seed: int  # the same seed and iterations give the same review
    decisions: int  # how many there were to judge


class ReviewState(Lean, frozen=True):
    """How far a review is; `all` is 0 until it has begun."""

    state: Literal["none", "running", "done", "failed", "cancelled"]
    done: int
    all: int
    review: ReviewGiven | None = None
    message: str | None = None  # why it failed


class WeighedAnswer(Lean, frozen=True):
    """An answer that a bot considered: how often it looked, and what it expected of it."""

    code: int
    line: str
    visits: int
    value: float  # points ahead of the rivals
    low: float  # of a 95 % interval
    high: float
    sentence: str | None = None


class WhyGiven(Lean, frozen=True):
    """What a bot considered when it decided; who follows a plan or does not search says nothing."""

    table: str
    decision: int
    seat: int
    bot: str
    code: int
    line: str
    considered: tuple[WeighedAnswer, ...]
    sentence: str | None = None  # what it chose
    planned: int | None = None  # the decision in the same turn when it thought about this one
    trouble: str | None = None  # why something simpler answered for it


# What there is.


class Thing(Lean, frozen=True):
    """A piece with a text of its own: a card, a leader, a token, by its number or its name."""

    kind: str
    name: str
    text: str
    facts: dict[str, Any]


class Things(Lean, frozen=True):
    """What a client needs to draw a game: its pieces by kind and name, and its board."""

    game: str
    version: int
    language: str
    things: dict[str, Thing]
    board: dict[str, Any] = {}


class ChoiceInfo(Lean, frozen=True):
    """An option of a game; what its values go with, where they do not go with everything."""

    values: tuple[str, ...]
    default: str
    free: bool = False  # other texts are possible
    players: dict[str, tuple[int, ...]] = {}  # by value
    needs: dict[str, dict[str, tuple[str, ...]]] = {}  # by value (or *): values of other options


class GameInfo(Lean, frozen=True):
    """A game one can play here."""

    name: str
    version: int
    players: tuple[int, ...]
    options: dict[str, ChoiceInfo]
    windows: tuple[str, ...] = ()  # the questions asked in a window, whoever could answer them


class LevelInfo(Lean, frozen=True):
    """A level of bots; the catalogues describe it as bot-NAME and bot-NAME-note."""

    name: str
    iterations: int = 0  # that it looks ahead about a turn; 0: it looks at its own turn only
    games: dict[str, int] = {}  # those where it looks ahead another number of times


class ServerInfo(Lean, frozen=True):
    """What this server offers."""

    server: str
    protocol: int
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    levels: tuple[LevelInfo, ...] = ()  # the bots that are levels, in rising order
    search: int = 0  # the most iterations N that a bot `search:N` may have here


class Notice(Lean, frozen=True):
    """It is your turn: what a webhook receives, and a stream of notices."""

    notice: Literal["your-turn"]
    table: str
    game: str
    seat: int
    at: Millis
    url: str | None = None


def schema() -> dict[str, Any]:
    """Describe all messages, and every game's views and events, as JSON Schema (2020-12)."""
    named: dict[str, Any] = {"ask": Asked, "tell": Told, "settings": Settings, "table": TableInfo}
    for game in GAMES.values():
        named[f"{game.name}.view"] = game.views
        named[f"{game.name}.event"] = game.events
    found, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Bottega's messages, protocol {PROTOCOL}",
        "properties": dict(zip(named, found, strict=True)),
        "$defs": parts,
    }
