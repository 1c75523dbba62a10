"""Recorded games of every game replay to the end they had."""

import re
from pathlib import Path
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.kernel.errors import BadRecord
from bottega.kernel.game import Game
from bottega.kernel.record import Record, read, to_json, to_text, verify

FILES = sorted((Path(__file__).parent / "records").glob("*.bottega"))
each_record = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def game_of(file: Path) -> Game[Any, Any]:
    """Find the game that a record is of, by the name of its file."""
    return GAMES[file.stem.split("-")[0]]


def record_of(file: Path) -> Record:
    """Read a record, and say what to do when it is of another version."""
    game, text = game_of(file), file.read_text(encoding="utf-8")
    written = re.search(rf"^game {game.name} (\d+)$", text, re.MULTILINE)
    assert written is not None
    assert int(written[1]) == game.version, (
        f"{file.name} was played by version {written[1]} of the game and this is version "
        f"{game.version}: play anew with `python -m tests.{game.name}.records`"
    )
    return read(game, text)


@each_record
def test_a_recorded_game_replays_to_its_result(file: Path) -> None:
    game, record = game_of(file), record_of(file)
    table = verify(game, record)
    assert table.over()
    outcome = game.outcome(table)
    assert outcome is not None
    assert record.result == tuple(score.points for score in outcome.scores)


@each_record
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    game, record = game_of(file), record_of(file)
    assert to_text(game, record) == file.read_text(encoding="utf-8")
    assert read(game, to_json(game, record).decode()) == record


@each_record
def test_a_record_of_another_version_is_refused(file: Path) -> None:
    game, text = game_of(file), file.read_text(encoding="utf-8")
    later = game.version + 1
    other = text.replace(f"game {game.name} {game.version}", f"game {game.name} {later}", 1)
    assert other != text
    with pytest.raises(BadRecord, match=f"made by version {later} of {game.name}"):
        read(game, other)


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
        verify(game_of(file), shorter)


def test_every_game_has_records() -> None:
    assert {game_of(file).name for file in FILES} == set(GAMES)
