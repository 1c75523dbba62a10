"""Taking back, going back, and starting again where one stopped."""

from typing import Any

import msgspec
import pytest

from bottega.games import game as game_called
from bottega.kernel.errors import BadDump, CannotUndo, Stale
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Question
from bottega.kernel.rng import stream
from bottega.kernel.session import Session
from tests.build import Seat, goods, table
from tests.kernel.doors import AnySession, answer, move, opened, refused, seated, state
from tests.matto import GAME as MATTO

MASTERS = game_called("masters")
GAMES = pytest.mark.parametrize("game", [MATTO, MASTERS], ids=lambda game: str(game.name))


def masters_at_a_turn(people: tuple[int, ...] = ()) -> AnySession:
    """Begin a game of two where seat 1 is first and seat 0 has received a coin."""
    session = opened(MASTERS, people=people)
    answer(session, "0 keep 52 53", "1 keep 49 50", "0 start coin")
    assert session.asked() == (1,)
    return session


# Undo.


def test_there_is_nothing_to_take_back_at_first() -> None:
    session = opened(MATTO)
    for seat in (0, 1):
        with refused(session, CannotUndo, "nothing has been answered yet"):
            session.undo(seat, 0)


def test_one_takes_back_ones_answers_as_far_as_the_barrier() -> None:
    session = masters_at_a_turn()
    at_turn = MASTERS.dump(session.table)
    answer(session, "1 discard 49", "1 take row 1")
    assert session.asked() == (1,)
    answer(session, "1 let go coin")
    for _ in range(3):
        session.undo(1, session.version)
    assert MASTERS.dump(session.table) == at_turn
    with refused(session, CannotUndo, "seat 0 has acted since"):
        session.undo(1, session.version)


def test_an_undo_leads_back_to_the_same_position_and_play_goes_on() -> None:
    session = masters_at_a_turn()
    rng = stream(5, "moves")
    taken_back = 0
    while not session.over:
        before = MASTERS.dump(session.table)
        move(session, rng)
        last = session.steps[-1]
        if not last.reveals:
            taken_back += 1
            session.undo(last.seat, session.version)
            assert MASTERS.dump(session.table) == before
            session.submit(last.seat, last.code or 0, session.version)
            assert session.steps[-1].events == last.events
    assert taken_back > 20


def test_an_undo_raises_the_version() -> None:
    session = masters_at_a_turn()
    version = session.version
    answer(session, "1 take row 1")
    session.undo(1, version + 1)
    assert session.version == version + 2
    with refused(session, Stale):
        session.submit(1, session.choices(1)[0], version)


def test_a_stale_undo_is_refused() -> None:
    session = masters_at_a_turn()
    answer(session, "1 take row 1")
    with refused(session, Stale):
        session.undo(1, session.version - 1)


def test_another_seats_answer_is_a_barrier() -> None:
    session = masters_at_a_turn()
    answer(session, "1 take row 1")
    with refused(session, CannotUndo, "seat 1 has acted since"):
        session.undo(0, session.version)


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_that_were_shown_cannot_be_hidden_again(seat: int) -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15", "1 lay 11")
    with refused(session, CannotUndo):
        session.undo(seat, session.version)


def test_a_thrown_die_cannot_be_thrown_again() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 throw")
    with refused(session, CannotUndo, "something hidden has been revealed"):
        session.undo(0, session.version)


def test_an_uncovered_card_is_a_barrier() -> None:
    session = opened(MASTERS)
    rng = stream(7, "moves")
    while not any(step.reveals for step in session.steps[2:]):
        move(session, rng)
    assert not session.over
    buyer = session.steps[-1].seat
    with refused(session, CannotUndo, "something hidden has been revealed"):
        session.undo(buyer, session.version)


@GAMES
def test_nothing_is_taken_back_when_the_game_is_over(game: Game[Any, Any]) -> None:
    session = opened(game)
    rng = stream(1, "moves")
    while not session.over:
        move(session, rng)
    for seat in (0, 1):
        with refused(session, CannotUndo, "the game is over"):
            session.undo(seat, session.version)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    session = masters_at_a_turn()
    before = session.record()
    answer(session, "1 take row 1")
    session.undo(1, session.version)
    assert session.record() == before


# One of the last answers.


def producing(*lines: str, people: tuple[int, ...] = (0, 1)) -> AnySession:
    """Let seat 0 choose some of five powers, all of which it can pay."""
    rich = Seat(box=goods(9, 9, 9, 9), slots=[[6], [1], [3]], played=[64])
    session = seated(table(seats={0: rich}), people)
    answer(session, *(f"0 {line}" for line in lines))
    return session


def given(session: AnySession) -> list[str]:
    """Write what was answered."""
    return [session.game.line(one.code) for one in session.record().answers]


def take_back(session: AnySession, line: str, seat: int = 0) -> tuple[Event, ...]:
    """Take an answer back by its line."""
    return session.take_back(seat, session.game.parse(line), session.version)


def test_one_answer_is_taken_back_and_the_later_ones_stand() -> None:
    session = producing("activate slot 1", "activate slot 2", "activate slot 3")
    events = take_back(session, "activate slot 1")
    assert given(session) == ["activate slot 2", "activate slot 3"]
    other = producing("activate slot 2", "activate slot 3")
    assert MASTERS.dump(session.table) == MASTERS.dump(other.table)
    assert events == tuple(event for step in other.steps for event in step.events)
    assert "activate slot 1" in map(MASTERS.line, session.choices(0))


def test_taking_the_last_one_back_leads_to_the_question_before() -> None:
    session = producing()
    before, choices = MASTERS.dump(session.table), session.choices(0)
    answer(session, "0 activate slot 2")
    assert take_back(session, "activate slot 2") == ()
    assert (MASTERS.dump(session.table), session.choices(0)) == (before, choices)


def test_what_belonged_to_an_answer_goes_with_it() -> None:
    wild = ("activate base", "spend coin coin", "receive stone")
    session = producing("activate slot 1", *wild, "activate slot 2")
    take_back(session, "activate base")
    assert given(session) == ["activate slot 1", "activate slot 2"]
    session = producing("activate leader coin", "receive stone", *wild)
    take_back(session, "activate leader coin")
    assert given(session) == list(wild)


def test_an_answer_is_taken_back_while_what_follows_it_is_still_open() -> None:
    session = producing("activate slot 1", "activate base", "spend coin coin")
    take_back(session, "activate base")
    assert given(session) == ["activate slot 1"]
    session = producing("activate slot 1", "activate base", "spend coin coin")
    take_back(session, "activate slot 1")
    assert given(session) == ["activate base", "spend coin coin"]
    assert session.question(0) == Question("Receive", (0,))


def test_an_answer_is_taken_back_where_the_set_waits_to_be_closed() -> None:
    session = seated(table(seats={0: Seat(box=goods(coin=2), slots=[[6], [1]])}), (0,))
    answer(session, "0 activate slot 1", "0 activate slot 2")
    assert session.asked() == ()
    take_back(session, "activate slot 1")
    assert (session.held, session.asked(), given(session)) == (None, (0,), ["activate slot 2"])


def test_a_choice_that_was_closed_is_taken_back_with_what_closed_it() -> None:
    session = seated(table(seats={0: Seat(box=goods(coin=1), slots=[[6]])}), (0,))
    answer(session, "0 activate slot 1")
    session.end(0, session.version)
    take_back(session, "activate slot 1")
    assert (session.held, session.asked(), given(session)) == (None, (0,), [])


def test_what_cannot_stand_without_an_answer_keeps_it() -> None:
    session = seated(table(seats={0: Seat(box=goods(coin=2), slots=[[6], [1]])}), (0,))
    answer(session, "0 activate slot 1", "0 activate slot 2")
    session.end(0, session.version)
    with refused(session, CannotUndo, "what came after it could not stand without it"):
        take_back(session, "activate slot 1")


def test_taking_an_answer_back_raises_the_version_once() -> None:
    session = producing("activate slot 1", "activate slot 2")
    take_back(session, "activate slot 1")
    assert session.version == 3
    with refused(session, Stale):
        session.take_back(0, MASTERS.parse("activate slot 2"), 2)


def test_what_was_chosen_one_by_one_is_named_in_its_order() -> None:
    session = producing("activate slot 3", "activate base", "spend coin coin", "receive stone")
    chosen = [MASTERS.line(code) for code in session.chosen(0)]
    assert chosen == ["activate slot 3", "activate base"]
    assert session.chosen(1) == ()
    assert producing().chosen(0) == ()
    assert masters_at_a_turn().chosen(1) == ()


def test_what_had_to_go_was_not_chosen() -> None:
    full = Seat(store=goods(coin=1, stone=2, servant=3))
    session = seated(table(seats={0: full}, market="blue white white white"), (0,))
    answer(session, "0 take row 1")
    assert session.question(0) == Question("Store", (0, 0b1000))
    assert session.chosen(0) == ()


@pytest.mark.parametrize("line", ["activate slot 3", "receive coin", "end"])
def test_what_was_not_answered_cannot_be_taken_back(line: str) -> None:
    session = producing("activate slot 1")
    with refused(session, CannotUndo, "is not among the last answers of seat 0"):
        take_back(session, line)


def test_no_answer_beyond_the_barrier_is_taken_back() -> None:
    session = masters_at_a_turn()
    answer(session, "1 take row 1")
    with refused(session, CannotUndo, "seat 1 has acted since"):
        take_back(session, "start coin", seat=0)
    with refused(session, CannotUndo, "is not among the last answers of seat 1"):
        take_back(session, "keep 49 50", seat=1)


def test_an_early_answer_is_taken_back_by_its_code() -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15")
    assert take_back(session, "lay 15") == ()
    assert session.asked() == (0, 1)


def test_nobody_takes_an_older_answer_back_while_others_have_answered_early() -> None:
    session = opened(MATTO, 3)
    answer(session, *(f"{seat} lay {session.choices(seat)[-1]}" for seat in range(3)))
    winner = session.asked()[0]
    answer(session, f"{winner} keep")
    for early in (winner, (winner + 1) % 3):
        answer(session, f"{early} lay {session.choices(early)[0]}")
    with refused(session, CannotUndo, "an answer to what is asked now comes first"):
        take_back(session, "keep", seat=winner)


def test_an_answer_is_taken_back_further_than_the_copies_that_are_kept() -> None:
    session = masters_at_a_turn(people=(0, 1))
    answer(session, "1 discard 49", "1 discard 50")
    session._marks.clear()
    take_back(session, "discard 49", seat=1)
    assert given(session)[2:] == ["start coin", "discard 50"]
    assert MASTERS.dump(session.table) == MASTERS.dump(replayed(session))


def test_what_was_taken_back_one_by_one_is_restored_alike() -> None:
    session = masters_at_a_turn(people=(0, 1))
    answer(session, "1 discard 49", "1 discard 50")
    take_back(session, "discard 49", seat=1)
    assert state(Session.restore(MASTERS, session.save())) == state(session)


# Undo and the end of a turn.


def test_the_last_click_of_a_turn_can_be_taken_back() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 keep")
    session.undo(0, session.version)
    assert (session.held, session.asked()) == (None, (0,))
    answer(session, "0 keep")
    assert session.held == 0


def test_the_end_of_a_turn_can_be_taken_back_too() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 keep")
    session.end(0, session.version)
    with refused(session, CannotUndo, "seat 0 has acted since"):
        session.undo(1, session.version)
    session.undo(0, session.version)
    assert (session.held, session.asked()) == (0, ())
    session.undo(0, session.version)
    assert (session.held, session.asked()) == (None, (0,))


def test_a_turn_of_masters_can_be_taken_back_from_its_end_to_its_beginning() -> None:
    session = masters_at_a_turn(people=(0, 1))
    at_turn = MASTERS.dump(session.table)
    answer(session, "1 discard 49", "1 discard 50", "1 take row 1", "1 store")
    assert session.held == 1
    session.end(1, session.version)
    assert session.asked() == (0,)
    for _ in range(5):
        session.undo(1, session.version)
    assert MASTERS.dump(session.table) == at_turn


def test_an_end_that_revealed_something_stands() -> None:
    session = opened(MASTERS, 1, people=(0,))
    while session.held is None:
        session.submit(0, session.choices(0)[-1], session.version)
    while session.held is not None:
        session.end(0, session.version)  # the goods are stored, then Lorenzo draws a token
    with refused(session, CannotUndo, "something hidden has been revealed"):
        session.undo(0, session.version)


def test_another_seats_early_answer_is_a_barrier() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 keep")
    session.end(0, session.version)
    answer(session, "1 lay 9")
    with refused(session, CannotUndo, "seat 1 has acted since"):
        session.undo(0, session.version)


# Rewind.


@GAMES
def test_all_together_may_go_back_to_any_moment(game: Game[Any, Any]) -> None:
    session = opened(game, 2, 3, (0, 1))
    rng = stream(3, "moves")
    while not session.over:
        move(session, rng)
    steps = [(step.seat, step.code) for step in session.steps]
    for to in (len(steps), len(steps) - 1, len(steps) // 2, 4, 0):
        version = session.version
        session.rewind(to)
        assert [(step.seat, step.code) for step in session.steps] == steps[:to]
        assert session.version == version + (to < len(steps))
        assert game.dump(session.table) == game.dump(replayed(session))


def replayed(session: AnySession) -> Any:
    """Do all steps of a session again on a table of its own."""
    table = session.game.new(session.options, session.seed)
    table.holds = session.table.holds
    for step in session.steps:
        if step.code is None:
            table.release()
        else:
            table.play(step.code)
    return table


def test_after_going_back_play_goes_on() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 throw")
    session.rewind(2)
    answer(session, "0 keep")
    session.end(0, session.version)
    assert session.table.zones.points == [3, 0]
    assert [given.code for given in session.record().answers] == [15, 11, 17]


def test_going_back_forgets_early_answers() -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15", "1 lay 11", "0 keep", "1 lay 9")
    session.rewind(2)
    assert session.early == {}
    assert session.asked() == (0,)


@pytest.mark.parametrize("steps", [-1, 4, 99])
def test_one_cannot_go_back_to_what_has_not_been(steps: int) -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15", "1 lay 11", "0 throw")
    with refused(session, CannotUndo, f"there are 3 steps, so none to go back to at {steps}"):
        session.rewind(steps)


# Saving.


@GAMES
@pytest.mark.parametrize("people", [(), (1,), (0, 1, 2)])
def test_a_session_is_restored_at_every_moment(
    game: Game[Any, Any], people: tuple[int, ...]
) -> None:
    session = opened(game, 3, 3, people)
    rng = stream(3, "moves")
    moves = 0
    while not session.over:
        move(session, rng)
        moves += 1
        if game is MATTO or moves % 40 < 6:
            assert state(Session.restore(game, session.save())) == state(session)
    assert state(Session.restore(game, session.save())) == state(session)


def test_a_restored_session_goes_on_alike() -> None:
    session = opened(MASTERS, 2, 3, (0, 1))
    rng = stream(3, "moves")
    for _ in range(60):
        move(session, rng)
    again = Session.restore(MASTERS, session.save())
    other = rng.copy()
    while not session.over:
        move(session, rng)
        move(again, other)
    assert state(again) == state(session)


def test_a_restored_session_remembers_its_version_and_what_can_be_taken_back() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 keep")
    session.undo(0, session.version)
    answer(session, "0 keep")
    session.end(0, session.version)
    again = Session.restore(MATTO, session.save())
    assert again.version == session.version == 5
    assert again.people == {0, 1}
    for _ in range(2):
        again.undo(0, again.version)
    assert again.asked() == (0,)
    with refused(again, CannotUndo):
        again.undo(0, again.version)


def test_early_answers_are_restored_and_can_be_taken_back() -> None:
    session = opened(MATTO)
    answer(session, "1 lay 11")
    again = Session.restore(MATTO, session.save())
    assert again.asked() == (0,)
    again.undo(1, again.version)
    assert again.asked() == (0, 1)


@GAMES
def test_a_session_rewound_into_a_question_asked_together_is_restored(
    game: Game[Any, Any],
) -> None:
    session = opened(game, 3)
    for seat in range(3):
        session.submit(seat, session.choices(seat)[0], 0)
    session.rewind(1)
    assert state(Session.restore(game, session.save())) == state(session)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "masters"),
        ("version", 2),
        ("options", {"players": 9, "chosen": {}}),
        ("options", {"players": 2, "chosen": {"wind": "strong"}}),
        ("seed", "-1"),
        ("seed", "one"),
        ("seed", 1),
        ("people", [2]),
        ("people", "all"),
        ("steps", [[0, 15], [1, 12]]),
        ("steps", [[1, 15]]),
        ("steps", [[0, None]]),
        ("steps", [[0, 15], [1, 11], [1, None]]),
        ("steps", [[0]]),
        ("early", {"0": 15}),
        ("early", {"3": 1}),
        ("number", "1"),
        ("winner", 0),
    ],
)
def test_a_damaged_session_is_refused(key: str, value: object) -> None:
    session = opened(MATTO, people=(0,))
    answer(session, "0 lay 15", "1 lay 11")
    saved = msgspec.json.decode(session.save())
    with pytest.raises(BadDump, match="this session cannot be restored"):
        Session.restore(MATTO, msgspec.json.encode({**saved, key: value}))


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"game":"matto"'])
def test_what_is_no_session_is_refused(data: bytes) -> None:
    with pytest.raises(BadDump, match="this session cannot be restored"):
        Session.restore(MATTO, data)


@pytest.mark.parametrize("name", ["players", "self"])
def test_a_session_with_an_option_named_like_a_parameter_is_refused(name: str) -> None:
    saved = msgspec.json.decode(opened(MATTO).save())
    saved["options"]["chosen"] = {name: "3"}
    with pytest.raises(BadDump):
        Session.restore(MATTO, msgspec.json.encode(saved))


def test_early_answers_that_are_complete_are_refused() -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15")
    saved = msgspec.json.decode(session.save())
    saved["early"] = {"0": 15, "1": 11}
    with pytest.raises(BadDump):
        Session.restore(MATTO, msgspec.json.encode(saved))


def test_undo_goes_back_further_than_the_copies_that_are_kept() -> None:
    session = masters_at_a_turn(people=(0, 1))
    at_turn = MASTERS.dump(session.table)
    answer(session, "1 take row 1")
    session._marks.clear()
    session.undo(1, session.version)
    assert MASTERS.dump(session.table) == at_turn
    assert [step.seat for step in session.steps] == [0, 1, 0]


def test_what_happened_can_be_let_go_without_losing_the_barrier() -> None:
    session = masters_at_a_turn()
    reveals = [step.reveals for step in session.steps]
    assert any(step.events for step in session.steps)
    session.forget()
    assert not any(step.events for step in session.steps)
    assert [step.reveals for step in session.steps] == reveals
