"""The situation at a table: who sits where, how its game goes, what may be asked about that."""

from bisect import bisect_left
from collections import deque
from typing import Any, Final

import msgspec
from msgspec import Raw

from bottega.games import GAMES
from bottega.kernel.fairness import commitment
from bottega.kernel.game import Game, Outcome
from bottega.kernel.options import Options
from bottega.kernel.session import Session
from bottega.kernel.values import Value
from bottega.releases import Release, release_of
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.people.keys import Payer
from bottega.server.table.clocks import SECOND, Clocks, Outages
from bottega.server.table.contests import opens
from bottega.server.table.entries import AnyEntry, PlannedSeat, Proposed, Upshot
from bottega.server.table.hearing import Herald, Tiding
from bottega.server.table.windows import BOTS, LATE, Pace, Window
from bottega.text import Speaker
from bottega.text.catalogue import FALLBACK
from bottega.text.ledger import Teller
from bottega.text.voice import bots_called
from bottega.wire import DaysClock, Rearranged, Settings

People = frozenset[str]  # identities
NOBODY: Final[People] = frozenset()
TAIL: Final = 64  # how many entries are kept ready for clients that come back


def other_version(game: str, version: int) -> str | None:
    """Say why a game of this version cannot be played here; None when it can."""
    if game not in GAMES:
        return f"this server does not know the game {game}"
    ours = GAMES[game].version
    if version == ours:
        return None
    return f"it is played by version {version} of {game}, and this server has version {ours}"


Order = tuple[int | None, ...]  # for each seat, which one it was before; None: a new one


def new_place(order: Order, seat: int) -> int:
    """Say where a seat has gone; one that is gone is where none is."""
    return order.index(seat) if seat in order else len(order)


class Seat:
    """One seat: who holds it, or which bot plays it."""

    def __init__(self, plan: PlannedSeat) -> None:
        self.plan = plan
        self.holder: str | None = None
        self.name = ""
        self.away = False
        self.resigned = False  # a bot plays to the end
        self.generation = 0  # of its link
        self.orders: dict[str, tuple[str, ...]] = {}

    @property
    def taken(self) -> bool:
        """Say whether somebody or a bot sits here."""
        return self.holder is not None or self.plan.kind == "bot"


class Logged(Value):
    """An entry with what it brought about."""

    number: int
    at: int
    entry: AnyEntry
    upshot: Upshot | None = None
    events: tuple[Tiding, ...] = ()  # as our rules made them
    by: str = ""  # what who left or spoke was called
    whose: str | None = None  # the identity of who spoke, sat down or left
    arranged: Rearranged | None = None


class Motion(msgspec.Struct):
    """A proposal that waits for the others."""

    number: int
    entry: Proposed
    agreed: set[int]


class Situation:
    """Everything about one table that its log says."""

    game_name: str
    version: int
    options: Options
    settings: Settings
    host: str  # an identity
    host_name: str
    payer: Payer  # of what its bots think
    clocks: Clocks

    def __init__(self, id: str, outages: Outages = ()) -> None:
        self.id = id
        self.number = 0
        self.touched = 0  # the time of the last entry
        self.told = self.told_at = 0  # the last entry that is not under seal, and its time
        self.status = "open"
        self.created = 0
        self.started: int | None = None
        self.ended: int | None = None
        self.rematch: str | None = None
        self.seats: list[Seat] = []
        self.came: set[str] = set()  # who sat down, though they may have left
        self.moves: list[tuple[int, Order]] = []  # where seats went, by the entries that moved them
        self.generation = 0  # the highest of any link, as of the last move
        self.asked: tuple[int, ...] = ()  # the seats that owe an answer
        self.held: int | None = None  # the seat whose end of turn is waited for
        self.window: Window | None = None  # where the answers count together, at its end
        self.automatic = False  # whether some seat may be played without its holder
        self.teams = False  # whether there are sides of more than one seat
        self.motion: Motion | None = None
        self.messages = 0
        self.struck: set[int] = set()  # entries whose words are shown to nobody any more
        self.called: dict[str, str] = {}  # who is called otherwise than when they came
        self.session: Session[Any, Any] | None = None
        self.herald: Herald | None = None  # tells what happens in the game
        self.seed = self.salt = ""
        self.outdated: str | None = None
        self.outcome: Outcome | None = None
        self.gave_up: list[int] = []  # the seats whose holders did, in that order
        self.imported = False  # whether the game was played elsewhere
        self.contest = ""  # the one this is a game of
        self.shifted: int | None = None  # when that ends, where its name says otherwise
        self.tournament = ""  # the same
        self.keys: dict[tuple[int | str, str], int] = {}  # by seat, or identity
        self.tail: deque[Logged] = deque()  # the last entries, those that anybody may be told of
        self.forgotten = 0  # the last entry that has left the tail
        self.since_info = 0  # the last entry that changed what `TableInfo` says
        self.moments: list[int] = []  # for each step of the session, the entry that made it
        self._closings: set[int] = set()  # the entries that closed a window
        self.shown: dict[object, Any] = {}  # views and panels as sent, until something changes
        self.speakers: dict[tuple[int | None, str, People], Speaker] = {}
        self.tellers: dict[tuple[str, People], Teller] = {}
        self.outages = outages

    @property
    def game(self) -> Game[Any, Any]:
        """Give the game's rules."""
        return GAMES[self.game_name]

    def playing(self) -> Session[Any, Any]:
        """Give the session of a game that runs or ran by our rules."""
        if self.session is None:
            raise RuntimeError("this table has no game that can be played")
        return self.session

    def deeds(self, logged: Logged) -> tuple[Raw, ...]:
        """Give what is to be said of an entry: as it is stored, or else of its events."""
        kept = () if logged.upshot is None else logged.upshot.deeds
        return kept if kept or self.herald is None else self.herald.deeds(logged.events)

    def waited_for(self) -> tuple[int, ...]:
        """List the seats that have something to do."""
        return self.asked if self.held is None else (self.held,)

    def owing(self) -> tuple[int, ...]:
        """List the seats whose answer is missing, of which not everybody may know."""
        if self.session is None or self.window is None:
            return self.asked
        return self.window.owing(self.session)

    def asked_by(self, seat: int | None) -> tuple[int, ...]:
        """List the seats that owe an answer, as far as somebody may know who looks from a seat."""
        if self.window is None or seat is None:
            return self.asked
        mine = self.seats_of(self.seats[seat].holder)
        return tuple(i for i in self.asked if not (i in mine and i in self.window.answers))

    @property
    def known(self) -> int:
        """Give the number of the last entry that anybody may know of."""
        return self.number if self.window is None else self.told

    def sealed(self) -> frozenset[int]:
        """Tell who has answered in the window that is open."""
        return frozenset() if self.window is None else frozenset(self.window.answers)

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat can take something back; what is answered in a window stands."""
        return self.playing().can_undo(seat) and not self.stands()

    def pace(self) -> tuple[int, Pace]:
        """Say how long a window is, and for whom it waits, by what everybody knows."""
        people = {seat.holder for i, seat in enumerate(self.seats) if self.bot_of(i) is None}
        if len(people) <= 1:
            return BOTS, "device"
        if isinstance(self.settings.clock, DaysClock):
            return 0, "turns"
        asked = any(self.bot_of(seat) is None for seat in self.asked)
        return self.settings.window * SECOND if asked else BOTS, "live"

    def stands(self) -> bool:
        """Say whether nobody alone can take back what led here: a window is open, or was."""
        closed = bool(self.moments) and self.moments[-1] in self._closings
        return self.window is not None or closed

    def _thinking(self) -> list[int]:
        """List the seats whose clocks run: not those of people for whom a bot stands in."""
        return [i for i in self.waited_for() if not self.seats[i].away]

    def fallen(self, at: int) -> list[int]:
        """List the people whose time has run out; a bot without time plays on, at once."""
        return [seat for seat in self.clocks.fallen(at) if self.bot_of(seat) is None]

    def left_to_bot(self, seat: int, at: int) -> float | None:
        """Give the seconds on the clock of a bot, if it has one."""
        if not self.clocks.ticking or self.seats[seat].plan.kind != "bot":
            return None
        return self.clocks.faces(at)[seat].left / 1_000

    def bot_of(self, seat: int) -> str | None:
        """Name the bot that plays a seat now, if one does."""
        if self.seats[seat].plan.kind == "bot":
            return self.seats[seat].plan.bot
        return self.settings.substitute if self.seats[seat].away else None

    def window_due(self, bot_due: int) -> int | None:
        """Say when an open window must be looked after, if nobody has closed it by then."""
        if self.window is None or self.window.pace == "live":
            return None if self.window is None else self.window.ends + LATE
        owing = self.owing()
        people = bool(owing) and all(self.bot_of(seat) is None for seat in owing)
        return None if people and self.window.pace == "device" else bot_due

    def patient(self) -> bool:
        """Say whether who is asked is waited for; a window may close before anybody comes."""
        return self.window is None or self.window.pace == "device"

    def known_version(self) -> int:
        """Give the version that answers name."""
        return 0 if self.session is None else self.session.version

    def seat_since(self, seat: int, number: int) -> int:
        """Give the number that a seat has now, from the one it had at an entry."""
        for moved, order in self.moves:
            if moved > number:
                seat = new_place(order, seat)
        return seat

    def is_held(self, seat: int) -> bool:
        """Say whether a person sits on a seat."""
        return seat < len(self.seats) and self.seats[seat].holder is not None

    def has_spectators(self) -> bool:
        """Say whether one may look without a seat: before the start, and after a contest, too."""
        if self.contest:
            return not self.secret()
        return self.status == "open" or self.settings.watch != "none"

    def names(self, language: str = FALLBACK, nameless: People = NOBODY) -> list[str]:
        """Give the names by seat; bots of one name are numbered from the second on."""
        people = [seat.name for seat in self.seats]
        bots = [None if seat.name else seat.plan.bot for seat in self.seats]
        called = bots_called(bots, language, people)
        return [
            "" if seat.holder in nameless else seat.name or bot
            for seat, bot in zip(self.seats, called, strict=True)
        ]

    def host_called(self, nameless: People = NOBODY) -> str:
        """Name who opened the table."""
        return "" if self.host in nameless else self.host_name

    def people(self) -> People:
        """Give all who ever sat here, and who opened the table."""
        return frozenset({self.host, *self.came})

    def knows(self, identity: str | None) -> bool:
        """Say whether somebody plays here or opened the table, so that all have names for them."""
        return identity is not None and (identity == self.host or bool(self.seats_of(identity)))

    def invites(self) -> bool:
        """Say whether it waits for those alone who were given its link, and may know by whom."""
        return self.status == "open" and not self.settings.public

    def seats_of(self, identity: str | None) -> tuple[int, ...]:
        """List the seats somebody holds."""
        if identity is None:
            return ()
        return tuple(i for i, seat in enumerate(self.seats) if seat.holder == identity)

    def aside(self, seat: int | None, identity: str | None) -> bool:
        """Say whether somebody who looks from there has no seat at all."""
        return seat is None and not self.seats_of(identity)

    def steps_before(self, number: int) -> int:
        """Count the steps that stand from before an entry."""
        return bisect_left(self.moments, number)

    def lost(self) -> Refusing:
        """Say why nobody can play this game again."""
        return Refusing("outdated", f"this table cannot be played again: {self.outdated}")

    def release(self) -> Release | None:
        """Find the older release that can look back at this game; None where we can ourselves."""
        return None if self.outdated is None else release_of(self.game_name, self.version)

    def decisions(self) -> int:
        """Count the answers that stand."""
        if self.session is None:
            return 0
        return sum(step.code is not None for step in self.session.steps)

    def chat_open(self) -> bool:
        """Say whether people may write now: partners may not talk while they play."""
        if self.status != "running":
            return True
        return self.settings.chat != "closed" and not self.partners()

    def partners(self) -> bool:
        """Say whether some play together."""
        return self.outdated is None and self.teams

    def hints(self) -> bool:
        """Say whether the coach gives hints: in practice, and to one person among bots.

        Never where others are compared with who would ask: in contests and tournaments.
        """
        if self.contest or self.tournament:
            return False
        people = sum(seat.plan.kind != "bot" for seat in self.seats)
        return self.settings.practice or people == 1

    def secret(self) -> bool:
        """Say whether nobody else may know the deal yet, though the game may be over."""
        return bool(self.contest) and now() < self.opens()

    def opens(self) -> int:
        """Say from when on the deal of the table's contest may be told."""
        return opens(self.contest) if self.shifted is None else self.shifted

    def commitment(self) -> str | None:
        """Give the hash that was published when the game began."""
        if self.started is None or not self.salt:
            return None
        return commitment(self.game_name, self.options, int(self.seed), self.salt)
