"""What Lorenzo il Magnifico tells of its questions, answers and events."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.leadership import meets
from bottega.games.lorenzo.production import Production
from bottega.games.lorenzo.requirements import maximum, possession, requirement
from bottega.games.lorenzo.ruleset import ROUNDS
from bottega.games.lorenzo.state import Lorenzo, names
from bottega.games.lorenzo.telling import asked, produced, questions, wealth
from bottega.games.lorenzo.telling.changes import changes
from bottega.games.lorenzo.telling.touches import TOUCHED, Touching, verb
from bottega.games.lorenzo.telling.traits import traits
from bottega.kernel.events import Event
from bottega.kernel.space import Action, Space
from bottega.kernel.table import Frame
from bottega.kernel.telling import (
    Amounts,
    Change,
    Progress,
    Stage,
    Telling,
    ToldBy,
    questions_in,
)

TOLD: Final[ToldBy[Lorenzo]] = {**asked.TOLD, Production: produced.told}


class LorenzoTelling(Telling[Lorenzo]):
    """What Lorenzo il Magnifico tells."""

    questions = questions_in(vars(questions))
    quiet: ClassVar[frozenset[str]] = frozenset({"discard", "decline", "refuse"})
    ends: ClassVar[frozenset[str]] = frozenset({"end", "pass", "produce"})
    main: ClassVar[frozenset[str]] = frozenset({"place", "take"})
    # Others are asked next, but nothing of theirs changes what such an answer brings.
    steady: ClassVar[frozenset[str]] = frozenset({"choose", "support", "refuse"})
    traits = staticmethod(traits)
    counted: ClassVar[Mapping[str, str]] = dict.fromkeys(("spend", "add", "replace"), "servants")

    def __init__(
        self,
        space: Space,
        told: ToldBy[Lorenzo],
        touched: Mapping[str, Touching],
    ) -> None:
        """Tell the base game's questions, and those that the modules bring."""
        super().__init__(space)
        self.told_by = {**TOLD, **told}
        self._touched = {**TOUCHED, **touched}

    def stage(self, table: Lorenzo) -> Stage | None:
        return Stage("round", int(table.round), int(ROUNDS)) if table.round else None

    def holdings(self, table: Lorenzo, seat: int) -> Amounts:
        return wealth.holdings(table, seat)

    def promised(self, table: Lorenzo, seat: int) -> Amounts:
        """Name privileges to be picked, and what a production takes and brings."""
        return wealth.promised(table, seat)

    def touches(self, table: Lorenzo, frame: Frame[Lorenzo], action: Action) -> Sequence[str]:
        """List the things on the board that one clicks for an answer."""
        return self._touched.get(action.verb, verb)(table, frame, action)

    def changes(self, event: Event) -> Sequence[Change]:
        """Tell who gained or paid what, and which piece went where."""
        return changes(event)

    def progress(self, table: Lorenzo, seat: int) -> Sequence[Progress]:
        """Tell how far the leaders in hand are."""
        player = table.players[seat]
        return [_progress(table, seat, name) for name in names(player.hand)]


def _progress(table: Lorenzo, seat: int, name: str) -> Progress:
    player, leader = table.players[seat], table.rules.leaders[LEADERS.index(name)]
    own, need, most = possession(player, leader), requirement(leader), maximum(leader)
    return Progress(f"leader:{name}", own, need, meets(player, leader), most=most)
