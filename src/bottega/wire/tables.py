"""How a table is run, who sits at it, and what everybody may know about it."""

from typing import Annotated, Literal

from msgspec import Meta

from bottega.kernel.telling import Stage
from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import BotName, BotPace, Millis


class SeatInfo(Lean):
    """Who sits where: `open` is free for anybody, `invited` for whoever has its link."""

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str = ""
    bot: str | None = None  # of a bot's seat, or the bot that stands in for somebody
    away: bool = False
    host: bool = False  # whether who opened the table sits here
    resigned: bool = False  # a bot plays to the end for who sat here


class NoClock(Strict, tag_field="kind", tag="none"):
    """Nobody's time runs."""


class BankClock(Strict, tag_field="kind", tag="bank"):
    """Each seat has a bank of seconds, and gets some back whenever it has moved."""

    bank: Annotated[int, Meta(ge=10, le=86_400, examples=[900])]
    increment: Annotated[int, Meta(ge=0, le=3_600, examples=[15])] = 0


class DaysClock(Strict, tag_field="kind", tag="days"):
    """Each move may take so many days."""

    days: Annotated[int, Meta(ge=1, le=60, examples=[2])]


Clock = NoClock | BankClock | DaysClock
Window = Annotated[int, Meta(ge=2, le=60, examples=[3, 6, 10, 20, 40])]


class Settings(Strict):
    """How a table is run, apart from the game's own options; examples are what forms offer."""

    public: bool = True
    watch: Literal["open", "delayed", "none"] = "open"
    delay: Annotated[int, Meta(ge=1, le=500)] = 20  # decisions, where watching is delayed
    hand_over: bool = True  # a turn waits for its "end turn"
    chat: Literal["open", "closed"] | None = None  # while the game runs; None: open; teams: never
    clock: Clock = NoClock()
    substitute: BotName = "greedy"
    window: Window = 6  # seconds in which all asked may answer unseen
    pace: BotPace | None = None
    practice: bool = False  # hints are allowed, which everybody at the table knows
    rated: bool = True  # it counts for ratings, if it is one that can


class TableInfo(Lean):
    """What everybody may know about a table."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    settings: Settings
    status: Literal["open", "running", "over", "abandoned", "damaged"]
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
    hints: bool = False  # whether the coach gives them here
    partners: bool = False  # whether some play together: they may not talk while the game runs
    asked: tuple[int, ...] = ()
    mine: tuple[int, ...] = ()  # where you sit: in the list of your tables, and seen from a seat
    moved: Millis | None = None  # there too: when something last happened
    stage: Stage | None = None  # and how far the game has come
    left: Millis | None = None  # and what is left on your clock, where you alone are asked
    contest: str | None = None  # of many people on one deal
    tournament: str | None = None
    number: int | None = None  # in the answer to a change: that of the last entry then
