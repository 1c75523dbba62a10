"""The stack machine: steps run, forced answers are given, real choices are asked."""

from inspect import signature
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.games import GAMES
from bottega.kernel.errors import Illegal
from bottega.kernel.playout import copies, playout
from bottega.kernel.rng import stream
from bottega.kernel.table import NOBODY, Codes, Frame, HandOver, Table
from tests.matto import GAME as MATTO


class Diary(Table):
    """A table that writes down what happens to it."""

    def __init__(self, source: "Diary | None" = None) -> None:
        super().__init__(source)
        self.lines: list[str] = source.lines[:] if source else []

    def copy(self) -> "Diary":
        return Diary(self)


class Ask(Frame[Diary]):
    """A question with so many answers, then the frames that follow each of them."""

    def __init__(self, seat: int, answers: int, *then: Frame[Diary]) -> None:
        super().__init__(seat)
        self.answers = answers
        self.follows = then

    def args(self) -> tuple[int, ...]:
        return (int(self.seat), self.answers)

    def options(self, table: Diary) -> Codes:
        return vec[i64](list(range(self.answers)))

    def answer(self, table: Diary, code: int) -> None:
        table.lines.append(f"{self.seat} answers {code}")
        table.then(*self.follows)


class AskAlways(Ask):
    def __init__(self, seat: int, answers: int) -> None:
        super().__init__(seat, answers)
        self.always = True


class AskTogether(Ask):
    def __init__(self, seat: int, answers: int) -> None:
        super().__init__(seat, answers)
        self.together = True


class Pick(Ask):
    """Choose a set one by one: all answers above the last are members, and the last one closes."""

    def __init__(self, seat: int, answers: int, rising: int = 0) -> None:
        super().__init__(seat, answers)
        self.finishes = True
        self.rising = rising


class Note(Frame[Diary]):
    """A step that writes a number."""

    def __init__(self, number: int) -> None:
        super().__init__(NOBODY)
        self.number = number

    def run(self, table: Diary) -> None:
        table.lines.append(f"note {self.number}")


def lay(*frames: Frame[Any], holds: int = 0) -> Diary:
    """Set up a table where these frames come, the first one first, and settle it."""
    table = Diary()
    table.holds = holds
    table.then(*frames)
    table.settle()
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_gives_back_what_its_constructor_took(name: str) -> None:
    for kind in GAMES[name].frames.values():
        numbers = tuple(range(len(signature(kind).parameters)))
        assert kind(*numbers).args() == numbers, kind


def test_frames_come_in_the_order_they_were_given() -> None:
    table = lay(Note(1), Note(2), Note(3))
    assert table.lines == ["note 1", "note 2", "note 3"]


def test_what_is_pushed_comes_next() -> None:
    table = Diary()
    table.push(Note(1))
    table.push(Note(2))
    table.settle()
    assert table.lines == ["note 2", "note 1"]


def test_steps_run_until_there_is_a_choice() -> None:
    table = lay(Note(1), Ask(2, 3), Note(2))
    assert table.lines == ["note 1"]
    assert (table.seat, list(table.options)) == (2, [0, 1, 2])
    assert not table.over()


def test_an_answer_is_given_and_play_goes_on() -> None:
    table = lay(Ask(0, 2), Note(1), Ask(1, 2))
    table.apply(1)
    assert table.lines == ["0 answers 1", "note 1"]
    assert table.seat == 1


def test_what_follows_an_answer_comes_before_what_was_pending() -> None:
    table = lay(Ask(0, 2, Note(1), Ask(1, 2), Note(2)), Note(3))
    table.apply(0)
    assert (table.seat, table.lines) == (1, ["0 answers 0", "note 1"])
    table.apply(1)
    assert table.lines[2:] == ["1 answers 1", "note 2", "note 3"]


def test_a_question_with_one_answer_is_answered_by_itself() -> None:
    table = lay(Ask(0, 1), Ask(1, 2))
    assert table.lines == ["0 answers 0"]
    assert table.seat == 1


def test_a_question_that_is_always_asked_is_asked_with_one_answer_too() -> None:
    table = lay(AskAlways(0, 1), Note(1))
    assert (table.seat, list(table.options), table.lines) == (0, [0], [])
    table.play(0)
    assert table.lines == ["0 answers 0", "note 1"]


def test_a_question_without_an_answer_is_an_error_of_the_game() -> None:
    with pytest.raises(RuntimeError, match=r"no way on at Ask\(3, 0\)"):
        lay(Ask(3, 0))


def test_a_question_that_is_always_asked_needs_an_answer_too() -> None:
    with pytest.raises(RuntimeError, match="no way on"):
        lay(AskAlways(0, 0))


def test_a_table_with_nothing_pending_is_over_and_asks_nobody() -> None:
    table = lay(Ask(0, 2))
    table.apply(0)
    assert table.over()
    assert (table.seat, list(table.options)) == (NOBODY, [])


@pytest.mark.parametrize("code", [-1, 2, 99])
def test_the_door_refuses_what_is_not_offered(code: int) -> None:
    table = lay(Ask(0, 2))
    with pytest.raises(Illegal, match=f"{code} is not among the options"):
        table.play(code)
    assert (table.seat, list(table.options), table.lines) == (0, [0, 1], [])
    table.play(1)
    assert table.lines == ["0 answers 1"]


def test_nothing_is_taken_when_the_game_is_over() -> None:
    with pytest.raises(Illegal):
        lay(Note(1)).play(0)


def test_an_end_of_turn_passes_when_nobody_holds() -> None:
    table = lay(HandOver(0), Note(1))
    assert table.lines == ["note 1"]
    assert table.held == NOBODY


def test_an_end_of_turn_waits_for_a_seat_that_holds() -> None:
    table = lay(Note(1), HandOver(1), Note(2), holds=0b10)
    assert table.lines == ["note 1"]
    assert (table.held, table.seat, list(table.options)) == (1, NOBODY, [])
    assert not table.over()
    table.release()
    assert table.held == NOBODY
    assert table.lines == ["note 1", "note 2"]


def test_only_the_seats_that_hold_are_waited_for() -> None:
    table = lay(HandOver(0), HandOver(1), HandOver(2), Note(1), holds=0b110)
    assert table.held == 1
    table.release()
    assert table.held == 2
    table.release()
    assert table.lines == ["note 1"]


def test_the_last_answer_to_a_set_waits_for_a_seat_that_holds() -> None:
    table = lay(Note(1), Pick(1, 1), Note(2), holds=0b10)
    assert (table.held, table.seat, list(table.options), table.lines) == (1, NOBODY, [], ["note 1"])
    table.release()
    assert (table.held, table.lines) == (NOBODY, ["note 1", "1 answers 0", "note 2"])


@pytest.mark.parametrize("holds", [0, 0b1, 0b101])
def test_the_last_answer_to_a_set_is_given_for_other_seats(holds: int) -> None:
    assert lay(Pick(1, 1), Note(2), holds=holds).lines == ["1 answers 0", "note 2"]


def test_a_set_that_is_still_open_is_asked_of_a_seat_that_holds_too() -> None:
    table = lay(Pick(1, 2), holds=0b10)
    assert (table.held, table.seat, list(table.options)) == (NOBODY, 1, [0, 1])


def test_a_set_waits_again_where_its_turn_ends() -> None:
    table = lay(Pick(1, 1), HandOver(1), Note(2), holds=0b10)
    table.release()
    assert (table.held, table.lines) == (1, ["1 answers 0"])
    table.release()
    assert (table.held, table.lines) == (NOBODY, ["1 answers 0", "note 2"])


def test_search_passes_over_what_leads_to_a_set_by_another_path() -> None:
    assert list(lay(Pick(0, 4, rising=2)).rising_options()) == [2, 3]
    assert list(lay(Pick(0, 4)).rising_options()) == [0, 1, 2, 3]
    assert list(lay(Ask(0, 4)).rising_options()) == [0, 1, 2, 3]


def test_search_goes_back_where_nothing_else_is_left() -> None:
    assert list(lay(Pick(0, 3, rising=5)).rising_options()) == [0, 1, 2]


def test_a_copy_is_in_the_same_position_and_holds_for_nobody() -> None:
    table = lay(HandOver(1), HandOver(1), Note(2), holds=0b10)
    copy = table.copy()
    assert copy.held == 1
    copy.release()
    assert copy.lines == ["note 2"]
    assert (table.held, table.lines) == (1, [])


def test_a_copy_is_independent_and_nobody_listens_to_it() -> None:
    table = lay(Ask(0, 3, Note(1)), Ask(1, 2))
    table.log = []
    table.streams = [stream(1, "die")]
    copy = table.copy()
    assert copy.log is None
    assert (copy.seat, list(copy.options)) == (0, [0, 1, 2])
    copy.streams[0].next()
    copy.apply(2)
    assert (table.seat, list(table.options), table.lines) == (0, [0, 1, 2], [])
    assert table.streams[0].next() == stream(1, "die").next()
    table.apply(1)
    assert copy.lines == ["0 answers 2", "note 1"]
    assert table.lines == ["0 answers 1", "note 1"]


def test_questions_asked_together_are_found_for_each_seat() -> None:
    frames = [AskTogether(seat, 2) for seat in range(3)]
    table = lay(*frames, Note(1))
    assert [table.frame_for(seat) for seat in range(4)] == [*frames, None]
    table.apply(0)
    assert [table.frame_for(seat) for seat in range(3)] == [None, *frames[1:]]


def test_a_question_to_one_seat_hides_what_comes_later() -> None:
    later = Ask(1, 2)
    table = lay(Ask(0, 2), later)
    assert table.frame_for(1) is None
    table.apply(0)
    assert table.frame_for(1) is later


def test_a_step_ends_what_is_asked_together() -> None:
    table = lay(AskTogether(0, 2), Note(1), AskTogether(1, 2))
    assert table.frame_for(1) is None


def test_a_question_of_its_own_is_not_asked_with_those_before_it() -> None:
    table = lay(AskTogether(0, 2), Ask(1, 2))
    assert table.frame_for(1) is None


def test_nobody_owes_an_answer_while_a_turn_is_held_or_when_it_is_over() -> None:
    held = lay(HandOver(0), Ask(0, 2), holds=1)
    assert held.frame_for(0) is None
    assert lay(Note(1)).frame_for(0) is None


def test_a_stack_that_is_laid_anew_asks_again() -> None:
    table = Diary()
    table.stack = [Note(1), Ask(2, 3)]
    table.resume()
    assert (table.seat, list(table.options), table.lines) == (2, [0, 1, 2], [])


def test_a_held_turn_is_held_again() -> None:
    table = Diary()
    table.stack = [Note(1), HandOver(2)]
    table.resume()
    assert (table.held, table.seat) == (2, NOBODY)
    table.release()
    assert table.lines == ["note 1"]


def test_a_set_that_was_held_is_held_again() -> None:
    table = Diary()
    table.stack = [Note(1), Pick(2, 1)]
    table.resume()
    assert (table.held, table.seat, list(table.options)) == (2, NOBODY, [])
    table.release()
    assert table.lines == ["2 answers 0", "note 1"]


def test_an_empty_stack_is_the_end() -> None:
    table = lay(Ask(0, 2))
    table.stack = []
    table.resume()
    assert table.over()
    assert (table.seat, list(table.options)) == (NOBODY, [])


def test_a_question_that_is_always_asked_is_resumed_with_one_answer() -> None:
    table = Diary()
    table.stack = [AskAlways(0, 1)]
    table.resume()
    assert (table.seat, list(table.options)) == (0, [0])


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (Note(1), "Note does not wait for anybody"),
        (Ask(0, 1), "Ask leaves no choice"),
        (Ask(0, 0), "Ask leaves no choice"),
        (AskAlways(0, 0), "AskAlways leaves no choice"),
    ],
)
def test_a_stack_on_which_nothing_waits_is_not_resumed(frame: Frame[Diary], reason: str) -> None:
    table = Diary()
    table.stack = [frame]
    with pytest.raises(ValueError, match=reason):
        table.resume()
    assert (table.seat, list(table.options)) == (NOBODY, [])


def test_a_playout_counts_the_decisions_and_ends_the_game() -> None:
    table = MATTO.new(MATTO.options_of(3), 5)
    again = table.copy()
    rounds = playout(table, [stream(0, f"seat {seat}") for seat in range(3)])
    assert table.over()
    forced = sum(0 in hand for hand in table.zones.hands)  # the Fool leaves one last card to lay
    assert rounds == 3 * (3 + 1) - forced
    playout(again, [stream(0, f"seat {seat}") for seat in range(3)])
    assert MATTO.dump(again) == MATTO.dump(table)


def test_copies_ask_the_same() -> None:
    assert copies(MATTO.new(MATTO.options_of(2), 5), 10) == 0


class Rising(Ask):
    """A question of a set, whose codes below the third have been passed."""

    def __init__(self, seat: int, answers: int) -> None:
        super().__init__(seat, answers)
        self.rising = 2


def test_search_is_offered_only_what_has_not_been_passed() -> None:
    assert list(lay(Rising(0, 5)).rising_options()) == [2, 3, 4]
    assert list(lay(Rising(0, 3)).rising_options()) == [2]
    assert list(lay(Ask(0, 3)).rising_options()) == [0, 1, 2]


def test_search_is_offered_everything_where_all_has_been_passed() -> None:
    assert list(lay(Rising(0, 2)).rising_options()) == [0, 1]
