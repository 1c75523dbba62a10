"""The program's door: a game to be played, in a few words."""

import secrets
from os import PathLike
from pathlib import Path

from bottega.bots.api import Bot
from bottega.bots.match import ask, seat_bots
from bottega.games import game
from bottega.kernel import record as records
from bottega.kernel.errors import BadRecord, Illegal
from bottega.kernel.game import AnyGame, Outcome, View
from bottega.kernel.options import Options, counted
from bottega.kernel.record import Answer, Record
from bottega.kernel.table import Table


class Match:
    """One game from its deal on: who is asked, what they may answer, and what was answered."""

    def __init__(self, game: AnyGame, options: Options, seed: int) -> None:
        self.game = game
        self.setup = options
        self.seed = seed
        self.table: Table = game.new(options, seed)
        self.answers: list[Answer] = []

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} is asked"
        return f"<{self.game.name}, {counted(self.setup.players)}, seed {self.seed}: {asked}>"

    @property
    def seat(self) -> int | None:
        """The seat that is asked, or None when the game is over."""
        return None if self.table.seat < 0 else int(self.table.seat)

    @property
    def over(self) -> bool:
        """Whether the game is at its end."""
        return self.table.over()

    @property
    def options(self) -> tuple[int, ...]:
        """The codes of all legal answers."""
        return tuple([int(code) for code in self.table.options])

    @property
    def lines(self) -> tuple[str, ...]:
        """The same answers as lines of text."""
        return tuple([self.game.line(code) for code in self.options])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.table)

    def view(self, seat: int | None = None) -> View:
        """Give what a seat may know: the one that is asked, unless another is named."""
        found: View = self.game.view(self.table, self.seat if seat is None else seat)
        return found

    def answer(self, answer: int | str) -> None:
        """Answer what is asked, by code or by line; what is not offered is refused."""
        code = self.game.parse(answer) if isinstance(answer, str) else answer
        if self.seat is None or code not in self.options:
            offered = "; ".join(self.lines) or "nothing: the game is over"
            raise Illegal(f"{answer!r} is not offered, but: {offered}")
        self.answers.append(Answer(self.seat, code))
        self.table.apply(code)

    def play(self, *bots: str | Bot) -> "Match":
        """Let bots play the game to its end: one for all seats, or one for each."""
        seats = seat_bots(self.game, self.setup, self.seed, bots or ["greedy"])
        while self.seat is not None:
            self.answer(ask(self.game, self.table, seats[self.seat], self.options))
        return self

    def record(self) -> Record:
        """Give what was played so far, from which it can be played again."""
        game, result = self.game, records.points_of(self.outcome)
        return Record(game.name, game.version, self.setup, self.seed, tuple(self.answers), result)


def make(
    name: str, players: int | None = None, seed: int | None = None, **options: object
) -> Match:
    """Deal a game: `make("masters", players=4)`; without a seed by chance."""
    found = game(name)
    dealt = secrets.randbits(63) if seed is None else seed
    return Match(found, found.options_of(players, **options), dealt)


def play(
    name: str,
    *bots: str | Bot,
    players: int | None = None,
    seed: int | None = None,
    **options: object,
) -> Match:
    """Play a whole game between bots: one for all seats, or one for each."""
    count = players if players is not None or len(bots) < 2 else len(bots)
    return make(name, count, seed, **options).play(*bots)


def load(file: str | PathLike[str]) -> Match:
    """Read a record and play it again, up to its last answer; what is wrong with it is named."""
    try:
        text = Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("this is no record: it is not UTF-8 text") from None
    found = game(records.rules_of(text)[0])
    read = records.read(found, text)
    match = Match(found, read.options, read.seed)
    match.table, match.answers = records.replay(found, read), list(read.answers)
    return match


def record(match: Match) -> str:
    """Write a game as text that people can read, and `load` and `bottega replay` too."""
    return records.to_text(match.game, match.record())
