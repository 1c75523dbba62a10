"""The log of a table: everything that ever changed it, in order; all else is made from it."""

from typing import Literal

import msgspec
from msgspec import Raw

from bottega.kernel.game import Outcome
from bottega.kernel.options import Options
from bottega.kernel.values import Lean, Value
from bottega.server.table.weighed import Weighed
from bottega.text.ledger import Deed
from bottega.wire import Settings, StandingOrder


class Entry(Lean, tag_field="kind", tag=str.lower):
    """One change of a table; a log never loses one and never changes one."""


SeatKind = Literal["open", "invited", "bot"]


class PlannedSeat(Lean):
    """A seat as the table was opened with it, or arranged since."""

    kind: SeatKind
    bot: str | None = None


class Opened(Entry):
    """Somebody opened the table."""

    game: str
    version: int
    options: Options
    settings: Settings
    seats: tuple[PlannedSeat, ...]
    host: str  # an identity
    host_name: str
    origin: str = ""  # where that came from, as a hash: its network pays for what bots think
    contest: str = ""  # of many people on one deal
    tournament: str = ""


class Arranged(Entry):
    """The host changed the table before its start: its options, settings and seats as they are."""

    options: Options
    settings: Settings
    seats: tuple[PlannedSeat, ...]
    order: tuple[int | None, ...]  # for each seat, which one it was before; None: a new one


class Sat(Entry):
    """Somebody took a seat, or came to it by its link."""

    seat: int
    holder: str  # an identity
    name: str


class Left(Entry):
    """Somebody left a seat before the start."""

    seat: int


class Relinked(Entry):
    """A seat's link was replaced: the old one opens nothing any more."""

    seat: int


class Started(Entry):
    """The game began with this deal, which nobody is told before it ends."""

    seed: str
    salt: str


class Answered(Entry):
    """A seat answered its question."""

    seat: int
    code: int
    key: str = ""
    by: str = ""  # the bot or "orders", where it was not the seat's holder
    trouble: str = ""  # why something simpler answered in a bot's place
    weighed: tuple[Weighed, ...] = ()  # what a bot considered, which nobody hears before the end


class Sealed(Entry):
    """A seat answered in a window, which nobody hears of until it closes."""

    seat: int
    code: int
    key: str = ""
    by: str = ""  # the bot, "orders", or "clock" where nothing was said in time
    trouble: str = ""  # as in Answered
    weighed: tuple[Weighed, ...] = ()


class Unsealed(Entry):
    """A window closed: all that was answered in it counts now."""


class Ended(Entry):
    """A seat ended its turn."""

    seat: int
    key: str = ""
    by: str = ""


class Undone(Entry):
    """A seat took its last answer back, or (with a code) one before it; the later ones stand."""

    seat: int
    key: str = ""
    code: int | None = None


class Proposed(Entry):
    """A seat proposed what needs the consent of all."""

    seat: int
    what: Literal["undo", "replace", "abandon"]
    key: str = ""
    to: int | None = None
    whom: int | None = None


class Voted(Entry):
    """A seat agreed to the proposal or not; the last to agree lets it happen."""

    seat: int
    agree: bool
    key: str = ""


class Said(Entry):
    """A seat wrote to the chat."""

    seat: int
    text: str
    key: str = ""


class Murmured(Entry):
    """Somebody without a seat wrote to those who watch."""

    holder: str  # an identity
    name: str
    text: str
    key: str = ""


class Ordered(Entry):
    """A seat left standing orders."""

    seat: int
    orders: tuple[StandingOrder, ...]
    key: str = ""


class Replaced(Entry):
    """A bot plays for a seat whose clock ran out."""

    seat: int


class Returned(Entry):
    """Somebody took the seat back from the bot that stood in."""

    seat: int
    key: str = ""


class Resigned(Entry):
    """A seat gave its game up: a bot plays on for it, or all ends where only bots would."""

    seat: int
    key: str = ""


class Abandoned(Entry):
    """The table was given up before its start."""


class Rematched(Entry):
    """The same people meet again at another table."""

    table: str


class Imported(Entry):
    """The table holds a game that was played elsewhere."""

    by: str


class Shifted(Entry):
    """The contest of this game ends at another time; until then its deal is told to nobody else."""

    until: int


class Struck(Entry):
    """What was said in some entries is shown to nobody any more."""

    numbers: tuple[int, ...]


class Renamed(Entry):
    """Somebody is called otherwise from now on."""

    holder: str  # an identity
    name: str


class Departed(Entry):
    """Somebody has deleted everything about themselves: their seats and words are nobody's."""

    holder: str  # the alias in the place of their identity
    seats: tuple[int, ...]
    host: bool = False  # whether they had opened the table
    said: tuple[int, ...] = ()  # the entries in which they spoke


AnyEntry = (
    Opened
    | Arranged
    | Sat
    | Left
    | Relinked
    | Started
    | Answered
    | Sealed
    | Unsealed
    | Ended
    | Undone
    | Proposed
    | Voted
    | Said
    | Murmured
    | Ordered
    | Replaced
    | Returned
    | Resigned
    | Abandoned
    | Rematched
    | Imported
    | Shifted
    | Struck
    | Renamed
    | Departed
)

PLAY = (Answered, Ended, Undone, Sealed, Unsealed)  # what goes through the door of the session


class Version(Value):
    """A deed as some hear of it who may not know all; None where they do not hear of it."""

    to: tuple[int | None, ...]  # their seats; None is a spectator
    deed: Deed | None


class Done(Deed):
    """A deed: whole, and as others hear of it."""

    others: tuple[Version, ...] = ()

    def heard_by(self, seat: int | None) -> Deed | None:
        """Give the deed as a seat may know it."""
        return next((one.deed for one in self.others if seat in one.to), self)


class Heard(Value):
    """An event as it was kept before deeds were; null where somebody does not hear of it."""

    event: Raw
    others: dict[str, Raw] = {}  # by seat; "" is a spectator


class Upshot(Lean):
    """What an entry brought about, stored beside it, so that it can be shown without the rules."""

    deeds: tuple[Raw, ...] = ()  # each a `Done`, as it is stored
    events: tuple[Heard, ...] = ()  # of rows that were written before there were deeds
    made: tuple[tuple[int, str], ...] = ()  # the steps it added: seat and line ("" ends a turn)
    steps: int = 0  # how many steps there are after it
    outcome: Outcome | None = None
    digest: str = ""  # of the events
    undoes: tuple[int, ...] = ()  # the entries whose steps it took back

    def leads_to(self, other: "Upshot") -> bool:
        """Say whether the rules that made this one lead to what another says, in any words."""
        if (self.made, self.steps, self.outcome) != (other.made, other.steps, other.outcome):
            return False
        return bool(other.events) or self.digest == other.digest


write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyEntry).decode
