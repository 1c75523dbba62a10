"""Games played to be learned from: what seats saw when turns ended, and what search made of lines.

Some seats look a turn ahead and let some points go by, so that games differ; others search, with
the network of the round before. When a turn has ended every seat notes what it sees. Of a turn
that was searched the lines are kept with what they came to: averaged over deals and turns ahead,
with far less chance in it than who won.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.greedy import Greedy
from bottega.bots.lines import Lines
from bottega.bots.match import Seated, ask, chooser, ended
from bottega.bots.search import Followed, Search
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Table
from bottega.learn.rewards import Margin

SEARCHING: Final = 2  # one seat of so many searches, drawn for each game
LOOKS: Final = 40  # iterations of its search
SLACKS: Final = (0.0, 0.4, 1.0, 2.0)  # points that another lets go by, drawn for each game
LINES: Final = 8  # lines of a turn that are kept, those that were followed most


class Seen(NamedTuple):
    """What a seat sees where a turn has ended, and what the hand makes of it."""

    seat: int
    observation: bytes
    leads: list[float]  # of all seats, by the hand-written evaluation


class Searched(NamedTuple):
    """A line of a turn: what is seen at its end, how often it was followed, and what it came to."""

    seen: Seen
    visits: float
    worth: float  # between 0 and 1, the mean of all visits


class Played(NamedTuple):
    """A game: what all seats saw turn by turn, turns that were searched, and how it ended."""

    players: int
    sides: int
    turns: list[list[Seen]]
    searched: list[list[Searched]]
    won: list[float]
    margin: list[float]


class Recorder:
    """Plays a deal and keeps what is to be learned from."""

    def __init__(
        self, game: AnyGame, options: Options, seed: int, network: Path | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.rng: Stream = stream(seed, "train")
        self.table: Table = game.new(options, seed)
        self.bots = [self._bot(seed, seat, network) for seat in range(options.players)]
        hand = Greedy(game, self.rng).evaluation(game.view(self.table, 0))
        assert hand is not None
        self.hand: Evaluation = hand
        self.turns: list[list[Seen]] = []
        self.searched: list[list[Searched]] = []

    def _bot(self, seed: int, seat: int, network: Path | None) -> Greedy | Search:
        rng = chooser(seed, seat)
        if not self.rng.below(SEARCHING):
            return Search(self.game, rng, LOOKS, network=network)
        slack = SLACKS[self.rng.below(len(SLACKS))]
        return Greedy(self.game, rng, slack=slack, network=network)

    def play(self) -> Played:
        """Play to the end."""
        table = self.table
        mover = -1
        while table.seat >= 0:
            seat = int(table.seat)
            if seat != mover and not self._in_passing(table):
                if mover >= 0:
                    self.turns.append([self.seen(table, i) for i in range(self.options.players)])
                mover = seat
            table.apply(self._answer(seat))
        won, margin = self._result(table)
        sides = len(self.game.sides(self.options))
        return Played(self.options.players, sides, self.turns, self.searched, won, margin)

    def _in_passing(self, table: Table) -> bool:
        return type(table.stack[-1]).__name__ in self.hand.passing

    def _answer(self, seat: int) -> int:
        """Ask the bot, and keep the lines of a turn that it has searched."""
        bot = self.bots[seat]
        thought = bot.found
        options = tuple([int(code) for code in self.table.options])
        code = ask(self.game, self.table, Seated(seat, "trained", bot), options)
        if isinstance(bot, Search) and bot.found is not thought:
            self._keep(seat, bot.found)
        return code

    def _keep(self, seat: int, found: Sequence[Followed]) -> None:
        """Keep the lines that were followed most, where there is more than one to compare."""
        best = sorted(found, key=lambda line: -line.visits)[:LINES]
        kept = []
        for line in best:
            table = self.table.copy()
            Lines(self.game, self.hand, self.game.view(table, seat)).play(table, line.codes, seat)
            if line.visits and table.seat >= 0:  # an end needs no guess
                worth = line.worth / line.visits
                kept.append(Searched(self.seen(table, seat), line.visits, worth))
        if len(kept) > 1:
            self.searched.append(kept)

    def seen(self, table: Table, seat: int) -> Seen:
        """Note what a seat sees."""
        leads = self.hand.leads_at(self.game, table, seat)
        return Seen(seat, self.game.observation(table, seat), leads)

    def _result(self, table: Table) -> tuple[list[float], list[float]]:
        """Give every seat's part of the win and its margin; a team has its win together."""
        outcome = ended(self.game, table)
        sides = self.game.sides(self.options)
        winning = sum([side[0] in outcome.winners for side in sides])
        seats = range(self.options.players)
        won = [(seat in outcome.winners) / max(1, winning) for seat in seats]
        margin = Margin(self.game, self.options).brought(outcome)
        return won, [float(points) for points in margin]
