"""Masters of Renaissance: one to four players, or one against Lorenzo."""

from collections.abc import Mapping
from typing import Any, Final

from bottega.games.masters import audits, dumps, printed, reasons, scoring, sight
from bottega.games.masters.actions import SPACE
from bottega.games.masters.dumps import TableDump
from bottega.games.masters.ending import Finish
from bottega.games.masters.events import MastersEvent
from bottega.games.masters.market import Store, Whites
from bottega.games.masters.payment import Pay
from bottega.games.masters.production import Produce, Receive, Spend, Yield
from bottega.games.masters.setup import ChooseLeaders, DrawInkwell, Start, set_up
from bottega.games.masters.shop import Place
from bottega.games.masters.solo import LorenzoActs
from bottega.games.masters.state import Masters
from bottega.games.masters.telling import MastersTelling
from bottega.games.masters.turn import After, BeginTurn, EndTurn, LastWord, Turn
from bottega.games.masters.views import MastersView
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Outcome, Reason, Score
from bottega.kernel.options import Option, Options
from bottega.kernel.rng import Stream
from bottega.kernel.table import Frame, HandOver

FRAMES: Final[Mapping[str, type[Frame[Any]]]] = {
    kind.__name__: kind
    for kind in (
        After, BeginTurn, ChooseLeaders, DrawInkwell, EndTurn, Finish, HandOver, LastWord,
        LorenzoActs, Pay, Place, Produce, Receive, Spend, Start, Store, Turn, Whites, Yield,
    )
}  # fmt: skip


class MastersOfRenaissance(Game[Masters, MastersView]):
    """The game behind the kernel's contract."""

    name = "masters"
    version = 2
    players = range(1, 5)
    options: Mapping[str, Option] = {
        "discard": Option(("fresh", "any")),  # ruling M-11
        "solo_last_colour": Option(("victory", "defeat")),  # ruling M-43
    }
    space = SPACE
    frames = FRAMES
    events = MastersEvent
    views = MastersView
    states = TableDump
    printed: Mapping[str, Any] = {"piece": printed.Piece, "board": printed.Board}
    longest = 5000
    telling = MastersTelling(SPACE)

    def new(self, options: Options, seed: int) -> Masters:
        """Set up a table."""
        return set_up(options, seed)

    def sources(self, options: Options) -> int:
        """Count the streams of chance that play draws from."""
        return 2

    def view(self, table: Masters, seat: int | None) -> MastersView:
        """Build what a seat may know."""
        return sight.view(table, seat)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Hide what a seat may not hear."""
        return sight.redact(event, seat)

    def deal(self, view: MastersView, rng: Stream) -> Masters:
        """Lay out a table that could be behind a view."""
        return sight.deal(view, rng)

    def outcome(self, table: Masters) -> Outcome | None:
        """Tell how the game ended."""
        return scoring.outcome(table)

    def score(self, table: Masters) -> tuple[Score, ...]:
        """Count everyone's points as they stand."""
        return tuple(scoring.score(player) for player in table.players)

    def refusal(self, table: Masters, frame: Frame[Any], code: int) -> Reason:
        """Name the rule that an answer breaks."""
        return reasons.refusal(table, frame, code)

    def pack(self, table: Masters) -> TableDump:
        """Give the state as a value."""
        return dumps.pack(table)

    def unpack(self, options: Options, state: TableDump) -> Masters:
        """Lay out the table of a state."""
        return dumps.unpack(options, state)

    def audit(self, table: Masters) -> None:
        """Check that no piece is lost and nothing impossible is pending."""
        audits.audit(table)


GAME: Final = MastersOfRenaissance()
