"""What is told of recorded games is what was read and found good."""

import pytest

from bottega.games import GAMES
from bottega.kernel.telling import kebab
from tests.told import file_of, recorded, written


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_are_told_as_they_were(name: str) -> None:
    assert written(GAMES[name]) == file_of(GAMES[name]).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_told_by_the_name_of_its_frame(name: str) -> None:
    game = GAMES[name]
    for record in recorded(game):
        table = game.new(record.options, record.seed)
        for answer in record.answers:
            asked = game.told(table, int(table.seat))
            assert asked is not None
            assert asked.ask == kebab(type(table.stack[-1]).__name__)
            assert asked.seat == table.seat
            table.apply(answer.code)
