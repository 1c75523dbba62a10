"""Which games are on record."""

from typing import Any

from bottega.games.renaissance import GAME
from bottega.kernel.table import Frame
from tests.renaissance.records import FOLDER, GAMES
from tests.renaissance.tables import VARIANTS, options, sizes
from tests.test_recorded_games import record_of

FILES = sorted(FOLDER.glob(f"{GAME.name}-*.bottega"))


def test_the_records_have_every_kind_of_answer() -> None:
    assert len(FILES) == len(GAMES)
    records = [record_of(file) for file in FILES]
    verbs = {GAME.action(answer.code).verb for one in records for answer in one.answers}
    assert verbs == set(GAME.space.verbs)


def test_the_records_have_every_variant_and_every_number_of_players() -> None:
    tables = [record_of(file).options for file in FILES]
    for variant in VARIANTS:
        assert any(options(n, variant) in tables for n in sizes(variant)), variant
    assert {one.players for one in tables} == {2, 3, 4, 6, 8}


def test_the_records_end_in_both_ways() -> None:
    ends = set()
    for file in FILES:
        record = record_of(file)
        table = GAME.new(record.options, record.seed)
        for answer in record.answers:
            table.apply(answer.code)
        outcome = GAME.outcome(table)
        assert outcome is not None
        ends.add(outcome.reason)
    assert ends == {"castle", "pile"}


def test_the_records_ask_every_question() -> None:
    asked = set()
    for file in FILES:
        record = record_of(file)
        table = GAME.new(record.options, record.seed)
        for answer in record.answers:
            asked.add(type(table.stack[-1]).__name__)
            table.apply(answer.code)
    questions = {name for name, frame in GAME.frames.items() if asks(frame)}
    assert asked == questions


def asks(frame: type[Frame[Any]]) -> bool:
    """Say whether a frame is a question: it has options of its own."""
    return frame.options is not Frame.options
