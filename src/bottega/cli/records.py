"""`bottega record` and `bottega replay`: a game as a file, and any moment of it."""

import argparse
from collections.abc import Sequence
from importlib import import_module

from bottega.bots.coach import check_seat
from bottega.bots.match import play
from bottega.cli import options
from bottega.cli.able import draws, screenless
from bottega.cli.files import Recorded, blaming, open_record
from bottega.cli.options import Commands, command
from bottega.cli.output import print_json
from bottega.cli.seats import names_in
from bottega.cli.usage import Usage
from bottega.kernel.errors import BadOptions
from bottega.kernel.events import Event
from bottega.kernel.record import Record, points_of, to_json, to_text
from bottega.kernel.table import Table
from bottega.text import Speaker


def add(commands: Commands) -> None:
    """Offer the commands."""
    record = command(commands, "record", run_record, "Play one game between bots and print it.")
    options.add_match(record, " (random)", default=["random"])
    options.add_json(record)

    replay = command(commands, "replay", run_replay, "Show a moment of a recorded game.")
    options.add_record(replay)
    replay.add_argument(
        "--to", metavar="N", type=options.whole(0), help="the moment after N answers (the last)"
    )
    replay.add_argument(
        "--seat", metavar="S", type=options.whole(0), help="as this seat sees it, counted from 0"
    )
    replay.add_argument(
        "--step", action="store_true", help="step through it on a screen, with any seat's eyes"
    )
    replay.add_argument(
        "--review",
        metavar="S",
        type=options.whole(0),
        help="with --step: the coach marks what this seat's decisions gave away",
    )
    options.add_language(replay)
    options.add_json(replay)


def run_record(arguments: argparse.Namespace) -> int:
    """Play one game and print its record."""
    played, setting = options.table_of(arguments)
    done = play(played, setting, arguments.seed, arguments.bots)
    points = points_of(played.outcome(done.table))
    record = Record(played.name, played.version, setting, arguments.seed, done.answers, points)
    if arguments.json:
        print(to_json(played, record).decode())
    else:
        print(to_text(played, record), end="")
    return 0


def run_replay(arguments: argparse.Namespace) -> int:
    """Show the position after some answers, and what the last one did."""
    recorded = open_record(arguments.file)
    played, players = recorded.game, recorded.record.options.players
    seat: int | None = arguments.seat
    if seat is not None and seat >= players:
        raise BadOptions(f"the seats are 0 to {players - 1}, not {seat}")
    if arguments.step:
        return _step(recorded, arguments)
    if arguments.review is not None:
        raise Usage("--review goes with --step (bottega review needs no screen)")
    at: int = recorded.length if arguments.to is None else arguments.to
    with blaming(arguments.file):
        table, events = recorded.at(at)
    if arguments.json:
        print_json(_moment(recorded, table, at, seat))
        return 0
    names = names_in(recorded, arguments.language)
    speaker = Speaker(played, arguments.language, names, seat, recorded.record.options)
    print(_told(speaker, recorded, table, events, at, seat))
    return 0


def _step(recorded: Recorded, arguments: argparse.Namespace) -> int:
    """Step through a record on a screen."""
    if not draws(plain=False):
        raise screenless("--step", "--to shows any moment without")
    if arguments.review is not None:
        check_seat(recorded.record, arguments.review)
    with blaming(arguments.file):
        recorded.verify()
    step = import_module("bottega.terminal.start").replay
    return int(step(recorded, arguments.language, arguments.seat, arguments.review))


def _moment(recorded: Recorded, table: Table, at: int, seat: int | None) -> dict[str, object]:
    """Give a moment as scripts read it; the answers on offer are told to the asked seat alone."""
    played = recorded.game
    asked = int(table.seat) if table.seat >= 0 else None
    lines = [played.line(int(code)) for code in table.options]
    return {
        "game": played.name,
        "players": recorded.record.options.players,
        "answers": recorded.length,
        "at": at,
        "asked": asked,
        "options": lines if asked is not None and asked == seat else None,
        "view": played.view(table, seat),
        "outcome": played.outcome(table),
    }


def _told(
    speaker: Speaker,
    recorded: Recorded,
    table: Table,
    events: Sequence[Event],
    at: int,
    seat: int | None,
) -> str:
    """Tell a moment to a reader."""
    played = recorded.game
    view = played.view(table, seat)
    heard = (played.redact(event, seat) for event in events)
    told = [speaker.event(event) for event in heard if event is not None]
    outcome = played.outcome(table)
    paragraphs = [
        [f"{recorded.title()}: {at}/{recorded.length}"],
        [speaker.position(view)],
        [sentence for sentence in told if sentence],
        speaker.outcome(outcome) if outcome else [speaker.question(view, played.told(table, seat))],
    ]
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)
