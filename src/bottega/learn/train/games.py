"""Games played to be learned from: what seats saw when turns ended, and where other turns led.

Bots look a turn ahead and let some points go by, so that games differ. When a turn has ended every
seat notes what it sees. Now and then the turn that is taken and some that were not are played on,
for a round each on the same deal: by how much they differ then says which was better with far
less chance in it than who won.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.greedy import Greedy, Rated
from bottega.bots.lines import Lines, distinct_of
from bottega.bots.match import Seated, ask, chooser, ended
from bottega.bots.tree import BUDGET, ranked_for
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Table
from bottega.learn.rewards import Margin

SLACKS: Final = (0.0, 0.4, 1.0, 2.0)  # points that a seat lets go by, drawn for each game
LINES: Final = 3  # turns that are compared, the best one among them
EVERY: Final = 5  # one turn of so many is compared
ROUND_LIMIT: Final = 24  # turns in a round at most


class Seen(NamedTuple):
    """What a seat sees where a turn has ended, and what the hand makes of it."""

    seat: int
    observation: bytes
    leads: list[float]  # of all seats, by the hand-written evaluation


class Ahead(NamedTuple):
    """One of the turns that are compared: what is seen at its end, and what it came to."""

    seen: Seen
    later: list[float]  # leads a round on, or parts of the win where the game has ended
    over: bool


class Played(NamedTuple):
    """A game: what all seats saw turn by turn, turns that were compared, and how it ended."""

    players: int
    sides: int
    turns: list[list[Seen]]
    compared: list[list[Ahead]]
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
        self.compared: list[list[Ahead]] = []

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
        return Played(self.options.players, sides, self.turns, self.compared, won, margin)

    def _in_passing(self, table: Table) -> bool:
        return type(table.stack[-1]).__name__ in self.judge.passing

    def _answer(self, seat: int) -> int:
        """Ask the bot; where it has thought about a new turn, some of its turns are compared."""
        bot = self.bots[seat]
        thought = bot.found
        options = tuple([int(code) for code in self.table.options])
        code = ask(self.game, self.table, Seated(seat, "greedy", bot), options)
        if bot.found is not thought and len(bot.found) > 1 and not self.rng.below(EVERY):
            self.compared.append([self._ahead(seat, line) for line in self._some(bot.found)])
        return code

    def _some(self, found: Any) -> list[Rated]:
        """Take the best turn and some others."""
        others = list(found[1:])
        some = [found[0]]
        while others and len(some) < LINES:
            some.append(others.pop(self.rng.below(len(others))))
        return some

    def _ahead(self, seat: int, line: Rated) -> Ahead:
        """Play a turn on a copy of the table, and everybody's next one after it."""
        table = self.table.copy()
        Lines(self.game, self.judge, self.game.view(table, seat)).play(table, line.codes, seat)
        seen = self.seen(table, seat)
        moved = int(table.seat) == seat  # the turn goes on: something came to light
        for _ in range(ROUND_LIMIT):
            mover = int(table.seat)
            if mover < 0:
                return Ahead(seen, self._result(table)[0], True)
            self._turn(table, mover)
            if mover == seat and not moved:
                break
            moved = moved and int(table.seat) == seat
        if table.seat < 0:
            return Ahead(seen, self._result(table)[0], True)
        return Ahead(seen, self.judge.leads_at(self.game, table, seat), False)

    def _turn(self, table: Table, mover: int) -> None:
        """Let a seat play the best turn that it finds by what it sees."""
        lines = Lines(self.game, self.judge, self.game.view(table, mover))
        found = lines.search(lines.deal(self.rng), distinct_of(table), BUDGET)
        lines.play(table, ranked_for(found, mover)[0].codes, mover)

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
