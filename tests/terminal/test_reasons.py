"""Why something cannot be chosen is asked of the rules, whatever the question is."""

import random
from typing import Any

import pytest

from bottega.games import game
from bottega.terminal.scene import Reader

TABLES = [
    ("masters", 3, {}),
    ("lorenzo", 3, {"modules": "houses,pazzi"}),
    ("renaissance", 4, {"teams": "true"}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_answers_that_are_not_offered_touch_what_is_there_or_nothing(
    name: str, players: int, options: dict[str, str]
) -> None:
    played = game(name)
    table: Any = played.new(played.options_from(players, options), 3)
    chance = random.Random(1)
    for at in range(60):
        if table.over():
            break
        frame = table.frame_for(int(table.seat))
        codes = list(frame.options(table))
        if at % 3 == 0:
            for action in played.space.actions:
                touched = played.telling.touches(table, frame, action)
                assert all(isinstance(thing, str) and thing for thing in touched)
        table.apply(chance.choice(codes))
        table.settle()


def test_a_thing_that_only_other_questions_are_about_has_no_reason() -> None:
    played = game("masters")
    options = played.options_of(2)
    table: Any = played.new(options, 3)
    seat = int(table.seat)
    reader = Reader(played, "en", ["Mina", "Nino"], seat, options)
    assert reader.why_not(table, "line:row 1", (), {"keep"}) == ""


def test_the_reason_is_that_of_the_nearest_answer() -> None:
    played = game("masters")
    options = played.options_of(2)
    table: Any = played.new(options, 3)
    while played.told(table, int(table.seat)).ask != "turn":  # type: ignore[union-attr]
        table.apply(next(iter(table.frame_for(int(table.seat)).options(table))))
        table.settle()
    seat = int(table.seat)
    reader = Reader(played, "en", ["Mina", "Nino"], seat, options)
    choices = played.telling.choices(table, seat, list(table.frame_for(seat).options(table)))
    touched = {thing for choice in choices for thing in choice.touches}
    deck = next(f"deck:green {level}" for level in (3, 2) if f"deck:green {level}" not in touched)
    assert reader.why_not(table, deck, (), {"buy"})
