"""A game in progress and who sits around it: all of `play` but the conversation."""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bottega.bots.api import bot
from bottega.bots.match import Seated, ask, chooser
from bottega.cli.files import Recorded, state_file, write_whole
from bottega.cli.seats import Seat, as_comments
from bottega.kernel.events import Event
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.kernel.record import Answer, Record, points_of, replay, to_text
from bottega.kernel.session import Session


class Sitting:
    """One game with its people and bots; it can be written down at any moment."""

    def __init__(
        self, game: Game[Any, Any], options: Options, seed: int, seats: Sequence[Seat]
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.people = [i for i, seat in enumerate(seats) if seat.bot is None]
        self.bots = {
            i: Seated(i, seat.bot, bot(seat.bot, game, chooser(seed, i)))
            for i, seat in enumerate(seats)
            if seat.bot is not None
        }
        self.session = Session(game, options, seed, self.people)
        self.path: Path | None = None  # where it was saved last
        self._saved: tuple[Answer, ...] = ()

    @property
    def alone(self) -> bool:
        """Say whether one person plays, among bots or by themselves: hints spoil nobody's game."""
        return len(self.people) == 1

    @classmethod
    def resume(cls, recorded: Recorded, seats: Sequence[Seat], path: Path) -> "Sitting":
        """Go on with a record, after it has been played again and found right."""
        over = recorded.verify().over()
        record = recorded.record
        sitting = cls(recorded.game, record.options, record.seed, seats)
        session = sitting.session
        for answer in record.answers:
            while session.held is not None:
                session.end(session.held, session.version)
            session.submit(answer.seat, answer.code, session.version)
        while over and session.held is not None:
            session.end(session.held, session.version)
        sitting.path = path
        sitting._saved = record.answers
        return sitting

    def next_seat(self) -> int:
        """Give the seat that has something to do, while the game goes on."""
        held = self.session.held
        return self.session.asked()[0] if held is None else held

    def let_bot_answer(self, seat: int) -> None:
        """Ask a bot and take its answer."""
        session = self.session
        code = ask(self.game, session.table, self.bots[seat], session.choices(seat))
        session.submit(seat, code, session.version)

    def events(self) -> list[Event]:
        """Give all that has happened."""
        return [event for step in self.session.steps for event in step.events]

    def hides(self) -> bool:
        """Say whether some person at this device may see what another may not."""
        session = self.session
        open_to_all = session.view(None)
        return any(
            msgspec.structs.replace(session.view(seat), seat=None) != open_to_all
            for seat in self.people
        )

    def answers(self) -> tuple[Answer, ...]:
        """List the answers, those too that wait for others to choose."""
        steps = self.session.steps
        given = [Answer(step.seat, step.code) for step in steps if step.code is not None]
        early = [Answer(seat, code) for seat, code in self.session.early.items()]
        return (*given, *early)

    def unsaved(self) -> bool:
        """Say whether something would be lost."""
        return self.answers() != self._saved

    def text(self) -> str:
        """Write the record with who sits where.

        The result is that of the answers played again: an interrupt may have left the table itself
        in the middle of something.
        """
        session = self.session
        played = Record(
            self.game.name, self.game.version, session.options, session.seed, self.answers()
        )
        points = points_of(self.game.outcome(replay(self.game, played)))
        played = msgspec.structs.replace(played, result=points)
        lines = to_text(self.game, played).splitlines()
        head = next(i for i, line in enumerate(lines) if line.startswith("seed ")) + 1
        return "\n".join([*lines[:head], *as_comments(self.seats), *lines[head:]]) + "\n"

    def save(self, path: Path) -> None:
        """Write the game to a file; an OSError leaves all as it was."""
        write_whole(path, self.text())
        self.path = path
        self._saved = self.answers()

    def keep(self) -> None:
        """Write the game where interrupted games go, or if that fails to a folder of its own."""
        path = state_file(self.game.name, self.session.seed)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.save(path)
        except OSError:
            path = Path(tempfile.mkdtemp(prefix="bottega-")) / path.name
            self.save(path)
