"""Recorded games replay to the end they had."""

import re
from pathlib import Path

import pytest

from bottega.games.lorenzo import GAME
from bottega.kernel.errors import BadRecord
from bottega.kernel.record import Record, read, to_json, to_text, verify
from tests.lorenzo.records import FOLDER, GAMES

FILES = sorted(FOLDER.glob(f"{GAME.name}-*.bottega"))
each_record = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def record_of(file: Path) -> Record:
    """Read a record, and say what to do when it is of another version."""
    text = file.read_text(encoding="utf-8")
    written = re.search(r"^game lorenzo (\d+)$", text, re.MULTILINE)
    assert written is not None
    assert int(written[1]) == GAME.version, (
        f"{file.name} was played by version {written[1]} of the game and this is version "
        f"{GAME.version}: play anew with `python -m tests.lorenzo.records`"
    )
    return read(GAME, text)


@each_record
def test_a_recorded_game_replays_to_its_result(file: Path) -> None:
    record = record_of(file)
    table = verify(GAME, record)
    assert table.over()
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert record.result == tuple(score.points for score in outcome.scores)


@each_record
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    record = record_of(file)
    assert to_text(GAME, record) == file.read_text(encoding="utf-8")
    assert read(GAME, to_json(GAME, record).decode()) == record


@each_record
def test_a_record_of_another_version_is_refused(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    other = text.replace(f"game lorenzo {GAME.version}", f"game lorenzo {GAME.version + 1}", 1)
    assert other != text
    with pytest.raises(BadRecord, match=f"made by version {GAME.version + 1} of lorenzo"):
        read(GAME, other)


@each_record
def test_a_record_with_an_answer_left_out_does_not_pass(file: Path) -> None:
    record = record_of(file)
    shorter = Record(
        record.game,
        record.version,
        record.options,
        record.seed,
        record.answers[:-1],
        record.result,
    )
    with pytest.raises(BadRecord, match="but the answers lead to unfinished"):
        verify(GAME, shorter)


def test_the_records_have_every_kind_of_answer_and_every_set_of_rules() -> None:
    assert len(FILES) == len(GAMES)
    verbs: set[str] = set()
    tables: set[tuple[int, str]] = set()
    for file in FILES:
        record = record_of(file)
        verbs.update(GAME.action(answer.code).verb for answer in record.answers)
        tables.add((record.options.players, record.options.chosen["advanced"]))
    assert verbs == set(GAME.space.verbs)
    assert tables == {(n, advanced) for n in GAME.players for advanced in ("true", "false")}
