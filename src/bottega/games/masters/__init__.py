"""Masters of Renaissance: one to four players, or one against Lorenzo."""

from collections.abc import Mapping
from typing import Any, Final

from bottega.games.masters import (
    audits,
    dumps,
    ending,
    market,
    payment,
    printed,
    production,
    reasons,
    scoring,
    setup,
    shop,
    sight,
    solo,
    turn,
)
from bottega.games.masters.actions import SPACE
from bottega.games.masters.dumps import TableDump
from bottega.games.masters.encoding import MastersEncoding
from bottega.games.masters.events import MastersEvent
from bottega.games.masters.setup import set_up
from bottega.games.masters.state import Masters
from bottega.games.masters.telling import MastersTelling
from bottega.games.masters.views import MastersView
from bottega.kernel.game import Game, Score, frames_in
from bottega.kernel.options import Option, Options

FRAMES: Final = frames_in(ending, market, payment, production, setup, shop, solo, turn)


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
    encoding = MastersEncoding(FRAMES)
    events = MastersEvent
    views = MastersView
    states = TableDump
    printed: Mapping[str, Any] = {"piece": printed.Piece, "board": printed.Board}
    longest = 5000
    telling = MastersTelling(SPACE)

    set_up = staticmethod(set_up)
    view = staticmethod(sight.view)
    redact = staticmethod(sight.redact)
    deal = staticmethod(sight.deal)
    outcome = staticmethod(scoring.outcome)
    refusal = staticmethod(reasons.refusal)
    pack = staticmethod(dumps.pack)
    unpack = staticmethod(dumps.unpack)
    audit = staticmethod(audits.audit)

    def sources(self, options: Options) -> int:
        """Count the streams of chance that play draws from: the inkwell's and the tokens'."""
        return 2

    def score(self, table: Masters) -> tuple[Score, ...]:
        """Count everyone's points as they stand."""
        return tuple(scoring.score(player) for player in table.players)


GAME: Final = MastersOfRenaissance()
