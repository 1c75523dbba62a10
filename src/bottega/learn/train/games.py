"""Games played to be learned from: what seats saw when turns ended, and where other turns led.

Bots look a turn ahead and let some points go by, so that games differ. When a turn has ended every
seat notes what it sees. Now and then lines of a turn are weighed: each is played on for a round on
the same deals, and by how much they differ then says which was better with far less chance in it
than who won.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.greedy import Greedy
from bottega.bots.match import Seated, ask, chooser, ended, won_by
from bottega.bots.rounds import Rounds
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Table
from bottega.learn.rewards import Margin

SLACKS: Final = (0.0, 0.4, 1.0, 2.0)  # points that a seat lets go by, drawn for each game
EVERY: Final = 3  # one turn of so many is weighed
BEST: Final = 4  # of its lines, those that promise most
OTHERS: Final = 2  # and others, drawn
LINES: Final = BEST + OTHERS
DEALS: Final = 3  # on which each of them is played on


class Seen(NamedTuple):
    """What a seat sees where a turn has ended, and what the hand makes of it."""

    seat: int
    observation: bytes
    leads: list[float]  # of all seats, by the hand-written evaluation


class Weighed(NamedTuple):
    """A line of a turn: what all seats see at its end, and what it came to a round later.

    Search judges the turns of all seats by the eyes of one, so all are to foretell it.
    """

    mover: int
    seen: list[Seen]
    worth: float  # to the seat that moved, between 0 and 1: the mean over some deals


class Played(NamedTuple):
    """A game: what all seats saw turn by turn, turns that were weighed, and how it ended."""

    players: int
    sides: int
    turns: list[list[Seen]]
    weighed: list[list[Weighed]]
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
        view = game.view(self.table, 0)
        judge, hand = self.bots[0].evaluation(view), Greedy(game, self.rng).evaluation(view)
        assert judge is not None
        assert hand is not None
        self.judge: Evaluation = judge
        self.hand: Evaluation = hand
        self.turns: list[list[Seen]] = []
        self.weighed: list[list[Weighed]] = []

    def _bot(self, seed: int, seat: int, network: Path | None) -> Greedy:
        slack = SLACKS[self.rng.below(len(SLACKS))]
        return Greedy(self.game, chooser(seed, seat), slack=slack, network=network)

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
        return Played(self.options.players, sides, self.turns, self.weighed, won, margin)

    def _in_passing(self, table: Table) -> bool:
        return type(table.stack[-1]).__name__ in self.judge.passing

    def _answer(self, seat: int) -> int:
        """Ask the bot; where it has thought about a new turn, that is weighed now and then."""
        bot = self.bots[seat]
        thought = bot.found
        options = tuple([int(code) for code in self.table.options])
        code = ask(self.game, self.table, Seated(seat, "greedy", bot), options)
        if bot.found is not thought and len(bot.found) > 1 and not self.rng.below(EVERY):
            self._weigh(seat, options)
        return code

    def _weigh(self, seat: int, options: Sequence[int]) -> None:
        """Keep lines of the turn with what they come to, where there is more than one."""
        view = self.game.view(self.table, seat)
        rounds = Rounds(self.game, self.rng, self.judge, view)
        kept = []
        for branch in rounds.weigh(options, BEST, OTHERS, DEALS):
            table = self.table.copy()
            rounds.lines.play(table, branch.codes, seat)
            if table.seat >= 0:  # an end needs no guess
                seen = [self.seen(table, i) for i in range(self.options.players)]
                kept.append(Weighed(seat, seen, branch.worth / branch.visits))
        if len(kept) > 1:
            self.weighed.append(kept)

    def seen(self, table: Table, seat: int) -> Seen:
        """Note what a seat sees."""
        leads = self.hand.leads_at(self.game, table, seat)
        return Seen(seat, self.game.observation(table, seat), leads)

    def _result(self, table: Table) -> tuple[list[float], list[float]]:
        """Give every seat's part of the win and its margin."""
        outcome = ended(self.game, table)
        seats = range(self.options.players)
        won = [won_by(self.game, self.options, outcome, seat) for seat in seats]
        margin = Margin(self.game, self.options).brought(outcome)
        return won, [float(points) for points in margin]
