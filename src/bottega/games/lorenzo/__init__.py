"""Lorenzo il Magnifico: two to five players, six rounds in three periods."""

from collections.abc import Mapping
from typing import Final

from bottega.games.lorenzo import audits, dealing, dumps, reasons, scoring, sight
from bottega.games.lorenzo.choosing import DropCard, OptionIsPaid, PickOption
from bottega.games.lorenzo.council import PickPrivileges
from bottega.games.lorenzo.draft import ChooseTile, ChooseTiles, Draft, KeepLeader
from bottega.games.lorenzo.dumps import TableDump
from bottega.games.lorenzo.encoding import LorenzoEncoding
from bottega.games.lorenzo.events import LorenzoEvent
from bottega.games.lorenzo.leadership import CopyFrom, LeadersReturn, PlayFree, RaiseOne
from bottega.games.lorenzo.modules import OPTIONS, SPACE, check, frames, rules_of
from bottega.games.lorenzo.modules import telling as expanded
from bottega.games.lorenzo.paying import ReplaceGoods
from bottega.games.lorenzo.placing import Actions, After, BeginTurn, LastWord, Turn
from bottega.games.lorenzo.printed import TYPES
from bottega.games.lorenzo.production import Production, TradesArePaid
from bottega.games.lorenzo.rounds import (
    Announce,
    BeginRound,
    ClearTowers,
    FillTowers,
    Finish,
    GoHome,
    RollDice,
)
from bottega.games.lorenzo.setup import StandardTiles, StartGoods, set_up
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.telling import LorenzoTelling
from bottega.games.lorenzo.tokens import PayTokens
from bottega.games.lorenzo.towers import BonusTake, CardIsPaid, Effects, FeeIsPaid, PayFor
from bottega.games.lorenzo.vatican import Faith, Report
from bottega.games.lorenzo.views import LorenzoView
from bottega.games.lorenzo.work import PickOne, Work
from bottega.kernel.game import Game, Score, by_name
from bottega.kernel.options import Option, Options
from bottega.kernel.table import HandOver

FRAMES: Final = by_name(
    Actions, After, Announce, BeginRound, BeginTurn, BonusTake, CardIsPaid, ChooseTile,
    ChooseTiles, ClearTowers, CopyFrom, Draft, DropCard, Effects, Faith, FeeIsPaid, FillTowers,
    Finish, GoHome, HandOver, KeepLeader, LastWord, LeadersReturn, OptionIsPaid, PayFor,
    PayTokens, PickOne, PickOption, PickPrivileges, PlayFree, Production, RaiseOne,
    ReplaceGoods, Report, RollDice, StandardTiles, StartGoods, TradesArePaid, Turn, Work,
    *frames(),
)  # fmt: skip


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
        """Set up a table."""
        return set_up(options, rules_of(options), seed)

    def score(self, table: Lorenzo) -> tuple[Score, ...]:
        """Count everyone's points as they stand."""
        return tuple(scoring.score(table, player) for player in table.players)


GAME: Final = LorenzoIlMagnifico()
