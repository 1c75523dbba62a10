"""`bottega review`: what the decisions of a seat gave away."""

import argparse
import os
import shlex
from collections.abc import Sequence
from contextlib import closing

from bottega.bots.coach import (
    REVIEW,
    Decision,
    Judged,
    Review,
    check_seat,
    decisions,
    judgements,
    summed,
)
from bottega.cli import options
from bottega.cli.entry import INTERRUPTED
from bottega.cli.files import Recorded, blaming, open_record
from bottega.cli.options import Commands, command
from bottega.cli.output import progress, show
from bottega.cli.seats import names_in
from bottega.kernel.rng import stream
from bottega.text import Speaker
from bottega.text.adviser import Adviser
from bottega.text.layout import COLUMNS, wrap

HEIGHT = 6  # lines of the chart
MARGIN = 8  # columns before it, for the scale
BLOCKS = " ▁▂▃▄▅▆▇█"
MARK = "▲"


def add(commands: Commands) -> None:
    """Offer the command."""
    made = command(commands, "review", run_review, "Say what a seat's decisions gave away.")
    options.add_record(made)
    made.add_argument(
        "--seat",
        metavar="S",
        type=options.whole(0),
        required=True,
        help="whose decisions, counted from 0",
    )
    options.add_iterations(made, 1, REVIEW, "how long each decision is thought about")
    made.add_argument(
        "--seed",
        metavar="K",
        type=options.seed,
        default=0,
        help="the same seed gives the same review (0)",
    )
    made.add_argument(
        "--jobs",
        metavar="J",
        type=options.whole(1, 256),
        default=cores(),
        help="how many processes think; the result is the same (one a core)",
    )
    options.add_language(made)
    options.add_json(made)


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_review(arguments: argparse.Namespace) -> int:
    """Judge the decisions and print what they gave away; Ctrl-C prints what is judged so far."""
    recorded = open_record(arguments.file)
    check_seat(recorded.record, arguments.seat)
    adviser = Adviser(arguments.language)
    with blaming(arguments.file):
        asked = decisions(recorded.game, recorded.record, arguments.seat)
    judged: list[Judged] = []
    interrupted = False
    try:
        _judge(recorded, asked, arguments, judged)
    except KeyboardInterrupt:
        interrupted = True
    setting = (arguments.seat, arguments.iterations, arguments.seed, len(asked))
    found = summed(recorded.game.name, *setting, judged)
    show(arguments, found, lambda: Retold(recorded, arguments, adviser, asked).whole(found))
    return INTERRUPTED if interrupted else 0


def _judge(
    recorded: Recorded,
    asked: Sequence[Decision],
    arguments: argparse.Namespace,
    judged: list[Judged],
) -> None:
    """Put into the list what is judged, as it comes."""
    jobs = min(arguments.jobs, max(1, len(asked)))
    coming = judgements(recorded.game, asked, arguments.iterations, arguments.seed, jobs)
    with progress(len(asked), "decisions") as report, closing(coming):
        for one in coming:
            judged.append(one)
            report(len(judged))


class Retold:
    """A review as a person reads it."""

    def __init__(
        self,
        recorded: Recorded,
        arguments: argparse.Namespace,
        adviser: Adviser,
        asked: Sequence[Decision],
    ) -> None:
        self.recorded = recorded
        self.file = arguments.file
        self.seat = arguments.seat
        self.adviser = adviser
        self.asked = {decision.number: decision for decision in asked}
        setting = recorded.record.options
        language = arguments.language
        names = names_in(recorded, language)
        self.speaker = Speaker(recorded.game, language, names, self.seat, setting)
        self.name = (names[self.seat] if names else "") or self.speaker.word(
            "seat", n=self.seat + 1
        )

    def whole(self, found: Review) -> str:
        """Tell the sum, the chart and the turning points."""
        summary = self.adviser.review(
            len(found.judged), found.decisions, found.iterations, found.lost
        )
        lines = [f"{self.recorded.title()}: {self.name}"]
        lines += [line for sentence in summary for line in wrap(sentence, COLUMNS)]
        if found.judged:
            lines += ["", self.adviser.chart(self.recorded.record.options.players), *chart(found)]
        if found.turning:
            lines += ["", self.adviser.word("coach-turning")]
        by_number = {judged.number: judged for judged in found.judged}
        for number in found.turning:
            lines += self._turning(by_number[number])
        return "\n".join(lines)

    def _turning(self, judged: Judged) -> list[str]:
        view = self.asked[judged.number].view
        game = self.recorded.game
        table = game.determinize(view, stream(judged.number, "words"))
        asked = game.told(table, self.seat)
        best, chosen = (
            self.speaker.answer(game.choice(table, self.seat, code), view, asked)
            for code in (judged.best_code, judged.code)
        )
        said = self.adviser.gave_away(best, chosen, judged.lost, judged.sources)
        head = self.adviser.moment(judged.number, judged.turn)
        lines = [*wrap(said, COLUMNS - 2), *self._commands(judged.number)]
        return ["", head, *(f"  {line}" for line in lines)]

    def _commands(self, number: int) -> list[str]:
        """Say how to see a moment and how to play on from there, unbroken to be copied."""
        if self.file == "-":
            return []
        file, game = shlex.quote(self.file), self.recorded.game.name
        look = f"bottega replay {file} --to {number} --seat {self.seat}"
        again = f"bottega play {game} --load {file} --to {number} --practice"
        return [
            self.adviser.word("coach-look", command=look),
            self.adviser.word("coach-again", command=again),
        ]


def chart(found: Review) -> list[str]:
    """Draw how far ahead the seat was after each decision, with marks at the turning points."""
    columns = _columns(found)
    values = [judged.value for column in columns for judged in column]
    low, high = min(0.0, *values), max(0.0, *values)
    step = (high - low) / (HEIGHT * (len(BLOCKS) - 1)) or 1.0
    means = [sum(judged.value for judged in column) / len(column) for column in columns]
    filled = [round((mean - low) / step) for mean in means]
    lines = []
    for row in reversed(range(HEIGHT)):
        scale = f"{high:+.0f}" if row == HEIGHT - 1 else f"{low:+.0f}" if row == 0 else ""
        full = len(BLOCKS) - 1
        bars = "".join(BLOCKS[max(0, min(full, n - row * full))] for n in filled)
        lines.append(f"{scale:>{MARGIN - 2}}  {bars}".rstrip())
    marks = "".join(
        MARK if any(judged.number in found.turning for judged in column) else " "
        for column in columns
    )
    return [*lines, *([f"{'':{MARGIN}}{marks}".rstrip()] if found.turning else [])]


def _columns(found: Review) -> list[list[Judged]]:
    """Spread the decisions over the columns that there are, several in one where they are many."""
    room = COLUMNS - MARGIN
    each = -(-len(found.judged) // room)
    return [found.judged[i : i + each] for i in range(0, len(found.judged), each)]
