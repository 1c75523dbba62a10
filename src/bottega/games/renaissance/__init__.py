"""Renaissance by Céline Dumas: two to four players, or teams of two."""

from collections.abc import Mapping
from typing import Final

from bottega.games.renaissance import (
    aiming,
    answering,
    attack,
    audits,
    claims,
    closing,
    dealing,
    drawing,
    dumps,
    hands,
    laying,
    offers,
    placing,
    pool,
    reasons,
    removing,
    renovating,
    resolving,
    scoring,
    setup,
    sight,
    stocks,
    striking,
    turn,
)
from bottega.games.renaissance.actions import SPACE
from bottega.games.renaissance.dumps import TableDump
from bottega.games.renaissance.encoding import RenaissanceEncoding
from bottega.games.renaissance.events import RenaissanceEvent
from bottega.games.renaissance.printed import TYPES
from bottega.games.renaissance.setup import set_up
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.telling import RenaissanceTelling
from bottega.games.renaissance.variants import COUNTS, OPTIONS, check, rules_of
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.game import Game, Score, frames_in
from bottega.kernel.options import Option, Options
from bottega.kernel.rng import Stream

FRAMES: Final = frames_in(
    aiming, answering, attack, claims, closing, drawing, hands, laying, offers, placing, pool,
    removing, renovating, resolving, setup, stocks, striking, turn,
)  # fmt: skip


PATIENCE: Final = 10_000  # deals; hands that fit a question are rarely fewer than one in ten
ENOUGH: Final = 200  # deals, after which any that can be asked will do


class RenaissanceGame(Game[Renaissance, RenaissanceView]):
    """The game behind the kernel's contract."""

    name = "renaissance"
    version = 3
    players = COUNTS
    options: Mapping[str, Option] = OPTIONS
    windows: Mapping[str, str] = {
        "answer-action": "let be",
        "answer-attack": "let be",
        "repeat-action": "pass",
    }
    space = SPACE
    frames = FRAMES
    encoding = RenaissanceEncoding(FRAMES)
    events = RenaissanceEvent
    views = RenaissanceView
    printed = TYPES
    states = TableDump
    telling = RenaissanceTelling(SPACE)
    longest = 20_000
    view = staticmethod(sight.view)
    redact = staticmethod(sight.redact)
    outcome = staticmethod(scoring.outcome)
    refusal = staticmethod(reasons.refusal)
    pack = staticmethod(dumps.pack)
    audit = staticmethod(audits.audit)

    def sources(self, options: Options) -> int:
        """Count the streams of chance: random picks, and who begins."""
        return 2

    def sides(self, options: Options) -> tuple[tuple[int, ...], ...]:
        """List the seats of each side: teams sit across from each other (ruling N-47)."""
        sides = rules_of(options).sides
        return tuple(tuple(range(side, options.players, sides)) for side in range(sides))

    def options_from(self, players: object, chosen: Mapping[str, object]) -> Options:
        return check(self.name, players, chosen)

    def set_up(self, options: Options, seed: int) -> Renaissance:
        return set_up(options, rules_of(options), seed)

    def deal(self, view: RenaissanceView, rng: Stream) -> Renaissance:
        """Lay out a table that could be behind a view."""
        return dealing.deal(view, rules_of(view.options), rng)

    def determinize(self, view: RenaissanceView, rng: Stream) -> Renaissance:
        """Deal until what is pending can be asked, and no mission should lie open (ruling N-54).

        That a question is asked at all, and that nobody turns up a mission, tells something.
        """
        for deals in range(PATIENCE):
            try:
                table = super().determinize(view, rng)
            except ValueError:
                continue
            if deals >= ENOUGH or dealing.plausible(table):
                return table
        return super().determinize(view, rng)

    def score(self, table: Renaissance) -> tuple[Score, ...]:
        """Count everyone's points as they stand."""
        seats = range(table.rules.seats)
        return tuple(scoring.standing(table, table.side(seat)) for seat in seats)

    def unpack(self, options: Options, state: TableDump) -> Renaissance:
        """Lay out the table of a state."""
        return dumps.unpack(options, rules_of(options), state)


GAME: Final = RenaissanceGame()
