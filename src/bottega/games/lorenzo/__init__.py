"""Lorenzo il Magnifico: two to five players, six rounds in three periods."""

from collections.abc import Mapping
from typing import Final

from bottega.games.lorenzo import (
    audits,
    choosing,
    council,
    dealing,
    draft,
    dumps,
    leadership,
    paying,
    placing,
    production,
    reasons,
    rounds,
    scoring,
    setup,
    sight,
    tokens,
    towers,
    vatican,
    work,
)
from bottega.games.lorenzo.dumps import TableDump
from bottega.games.lorenzo.encoding import LorenzoEncoding
from bottega.games.lorenzo.events import LorenzoEvent
from bottega.games.lorenzo.modules import OPTIONS, SPACE, check, frames, rules_of
from bottega.games.lorenzo.modules import telling as expanded
from bottega.games.lorenzo.printed import TYPES
from bottega.games.lorenzo.setup import set_up
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.telling import LorenzoTelling
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.game import Game, Score, frames_in
from bottega.kernel.options import Option, Options

FRAMES: Final = {
    **frames_in(
        choosing, council, draft, leadership, paying, placing, production, rounds, setup, tokens,
        towers, vatican, work,
    ),
    **frames(),
}  # fmt: skip


class LorenzoIlMagnifico(Game[Lorenzo, LorenzoView]):
    """The game behind the kernel's contract."""

    name = "lorenzo"
    version = 3
    players = range(2, 6)
    options: Mapping[str, Option] = OPTIONS
    space = SPACE
    frames = FRAMES
    encoding = LorenzoEncoding(FRAMES)
    events = LorenzoEvent
    views = LorenzoView
    states = TableDump
    telling = LorenzoTelling(SPACE, expanded.TOLD, expanded.TOUCHED)
    printed = TYPES
    longest = 4000
    view = staticmethod(sight.view)
    redact = staticmethod(sight.redact)
    deal = staticmethod(dealing.deal)
    outcome = staticmethod(scoring.outcome)
    refusal = staticmethod(reasons.refusal)
    pack = staticmethod(dumps.pack)
    unpack = staticmethod(dumps.unpack)
    audit = staticmethod(audits.audit)

    def sources(self, options: Options) -> int:
        """Count the streams of chance: dice, and tokens where there are any."""
        return 2 if rules_of(options).faces else 1

    def options_from(self, players: object, chosen: Mapping[str, object]) -> Options:
        """Check options, those that are free texts too."""
        return check(super().options_from(players, chosen))

    def set_up(self, options: Options, seed: int) -> Lorenzo:
        return set_up(options, rules_of(options), seed)

    def score(self, table: Lorenzo) -> tuple[Score, ...]:
        """Count everyone's points as they stand."""
        return tuple(scoring.score(table, player) for player in table.players)


GAME: Final = LorenzoIlMagnifico()
