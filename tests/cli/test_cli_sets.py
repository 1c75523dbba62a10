"""Choosing powers and goods one by one at the terminal (ruling M-52)."""

import io

import pytest

from bottega.cli.console import Console
from bottega.cli.seats import Seat as Person
from bottega.cli.sitting import Sitting
from bottega.cli.talk import Talk
from tests.build import Position, goods, seat, table


def typing(position: Position, *lines: str) -> tuple[str, Sitting]:
    """Sit down at a table that was laid out and type lines; give what was said."""
    people = [Person("Anna", None), Person("Bice", None)]
    sitting = Sitting(position.game, position.table.setting, 0, people)
    position.table.holds = 0b11
    sitting.session.table = position.table
    screen = io.StringIO()
    typed = io.StringIO("\n".join(["", *lines, "quit", "no", ""]))
    Talk(sitting, "en", Console(typed, screen)).run()
    return screen.getvalue(), sitting


def producing() -> Position:
    """Lay out a table where seat 0 has two powers and pays both."""
    return table(seats={0: seat(box=goods(coin=2), slots=[[6], [1]])})


def test_the_last_power_leaves_the_question_and_enter_produces() -> None:
    out, sitting = typing(producing(), "activate slot 2", "activate slot 1")
    asked = "You pay 2 coins and receive 1 shield and 1 faith."
    assert out.count(asked) == 1
    assert "Press Enter: Produce: pay 2 coins, receive 1 shield and 1 faith" in out
    assert "Your turn is over" not in out
    assert sitting.session.held == 0
    out, sitting = typing(producing(), "activate slot 2", "activate slot 1", "")
    assert "Your turn is over" in out
    assert sitting.session.view(0).boards[0].box == goods(shield=1)


@pytest.mark.parametrize("line", ["produce", "PRODUCE"])
def test_the_closing_answer_can_be_typed_too(line: str) -> None:
    out, _ = typing(producing(), "activate slot 2", "activate slot 1", line)
    assert "Your turn is over" in out


def test_what_is_not_left_to_choose_is_refused_with_its_rule() -> None:
    out, sitting = typing(producing(), "activate slot 2", "activate slot 1", "activate slot 3", "7")
    assert "“activate slot 3” is not possible. Slot 3 is empty." in out
    assert out.count("Press Enter: Produce") == 2
    assert sitting.session.held == 0


def test_an_earlier_choice_is_taken_back_by_its_line() -> None:
    out, sitting = typing(producing(), "activate slot 1", "activate slot 2", "u activate slot 1")
    assert "Taken back: Use slot 1: " in out
    given = [sitting.game.line(one.code) for one in sitting.answers()]
    assert given == ["activate slot 2"]
    assert sitting.session.asked() == (0,)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("u activate slot 3", "This cannot be taken back: it is not among your last answers"),
        ("u nonsense", "“nonsense” is no answer of this game"),
    ],
)
def test_what_was_not_chosen_cannot_be_taken_back(line: str, said: str) -> None:
    out, sitting = typing(producing(), "activate slot 1", line)
    assert said in out
    assert len(sitting.answers()) == 1


def test_goods_that_were_all_let_go_are_stored_by_enter() -> None:
    game = table(market="yellow white white white")
    out, sitting = typing(game, "take row 1", "let go coin", "")
    assert "Press Enter: Store nothing" in out
    assert sitting.session.view(0).boards[1].faith == 1
