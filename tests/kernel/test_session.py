"""A session takes answers of any quality: what is wrong is refused and changes nothing."""

from typing import Any

import pytest

from bottega.games import game as game_called
from bottega.kernel import record
from bottega.kernel.errors import BadOptions, Illegal, NotAsked, Stale
from bottega.kernel.game import Game, Question
from bottega.kernel.rng import stream
from tests.build import Seat, goods, table
from tests.kernel.doors import DEALS, AnySession, answer, move, opened, refused, seated
from tests.matto import GAME as MATTO
from tests.matto import HIDDEN, KEEP, THROW, Kept, Laid, Lay, MattoView, Prize, Shown

MASTERS = game_called("masters")
GAMES = pytest.mark.parametrize("game", [MATTO, MASTERS], ids=lambda game: str(game.name))


# Answers.


@GAMES
def test_a_session_begins_where_the_game_does(game: Game[Any, Any]) -> None:
    session = opened(game)
    assert game.dump(session.table) == game.dump(game.new(game.options_of(2), DEALS[game.name]))
    assert (session.version, session.over, session.held) == (0, False, None)
    assert session.view(0) == game.view(session.table, 0)
    assert session.view(None) == game.view(session.table, None)


def test_an_answer_returns_what_happened_and_raises_the_version() -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15", "1 lay 11")
    assert session.asked() == (0,)
    assert session.choices(0) == (KEEP, THROW)
    assert session.choices(1) == ()
    assert session.version == 1
    assert session.submit(0, KEEP, 1) == (Kept(0),)
    assert session.version == 2


@GAMES
def test_a_stale_answer_is_refused(game: Game[Any, Any]) -> None:
    session = opened(game)
    for version in (-1, 1, 99):
        with refused(session, Stale, f"at version 0, not {version}"):
            session.submit(0, session.choices(0)[0], version)
    for seat in (0, 1):
        session.submit(seat, session.choices(seat)[0], 0)
    seat = session.asked()[0]
    with refused(session, Stale, "at version 1, not 0"):
        session.submit(seat, session.choices(seat)[0], 0)


@GAMES
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(game: Game[Any, Any], seat: int) -> None:
    session = opened(game)
    with refused(session, NotAsked, f"seat {seat} owes no answer now"):
        session.submit(seat, session.choices(0)[0], 0)


@GAMES
def test_a_seat_that_is_not_asked_is_refused(game: Game[Any, Any]) -> None:
    session = opened(game)
    for seat in (0, 1):
        session.submit(seat, session.choices(seat)[0], 0)
    asked = session.asked()[0]
    with refused(session, NotAsked):
        session.submit(1 - asked, session.choices(asked)[0], session.version)


@GAMES
def test_every_code_that_is_not_offered_is_refused(game: Game[Any, Any]) -> None:
    session = opened(game)
    offered = session.choices(0)
    for code in (-1, len(game.space), 1 << 70, *range(len(game.space))):
        if code not in offered:
            with refused(session, Illegal, f"{code} is not among the options of seat 0"):
                session.submit(0, code, 0)


@GAMES
def test_nothing_is_taken_when_the_game_is_over(game: Game[Any, Any]) -> None:
    session = opened(game)
    rng = stream(1, "moves")
    while not session.over:
        move(session, rng)
    assert session.asked() == ()
    for seat in (0, 1):
        with refused(session, NotAsked):
            session.submit(seat, 0, session.version)
        with refused(session, NotAsked):
            session.end(seat, session.version)


# Questions asked together.


def test_all_who_are_asked_together_are_asked_at_once() -> None:
    session = opened(MATTO, 3)
    assert session.asked() == (0, 1, 2)
    assert [len(session.choices(seat)) for seat in range(4)] == [4, 4, 4, 0]
    leaders = opened(MASTERS, 4)
    assert leaders.asked() == (0, 1, 2, 3)
    assert [len(leaders.choices(seat)) for seat in range(4)] == [6, 6, 6, 6]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_answers_come_in_any_order_and_are_applied_in_seat_order(order: tuple[int, ...]) -> None:
    session = opened(MATTO, 3)
    cards = [session.choices(seat)[seat] for seat in range(3)]
    for seat in order[:-1]:
        assert session.submit(seat, cards[seat], 0) == ()
    assert session.submit(order[-1], cards[order[-1]], 0) == (
        *(Laid(seat, card) for seat, card in enumerate(cards)),
        Shown(tuple(cards)),
    )
    assert [given.seat for given in session.record().answers] == [0, 1, 2]


def test_nobody_goes_stale_while_others_answer() -> None:
    session = opened(MASTERS, 4)
    for seat in (3, 1, 0):
        session.submit(seat, session.choices(seat)[0], 0)
        assert session.version == 0
    session.submit(2, session.choices(2)[0], 0)
    assert session.version == 1


def test_who_has_answered_early_is_not_asked_again() -> None:
    session = opened(MATTO)
    answer(session, "1 lay 11")
    assert session.asked() == (0,)
    assert session.choices(1) == ()
    with refused(session, NotAsked):
        session.submit(1, 9, 0)


def test_an_early_answer_shows_nowhere() -> None:
    session = opened(MATTO)
    seen = [session.view(seat) for seat in (0, 1, None)]
    answer(session, "1 lay 11")
    assert [session.view(seat) for seat in (0, 1, None)] == seen
    assert session.record().answers == ()


def test_a_laid_card_is_hidden_from_the_others_until_all_are_shown() -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15", "1 lay 11")
    session.rewind(1)
    own, other = session.view(0), session.view(1)
    assert isinstance(own, MattoView)
    assert isinstance(other, MattoView)
    assert own.zones.laid == [[15], []]
    assert other.zones.laid == [[HIDDEN], []]


def test_an_early_answer_can_be_taken_back_and_changed() -> None:
    session = opened(MATTO)
    answer(session, "0 lay 8")
    session.undo(0, session.version)
    assert session.asked() == (0, 1)
    answer(session, "0 lay 15", "1 lay 11")
    assert [given.code for given in session.record().answers] == [15, 11]


def test_taking_back_an_early_answer_leaves_the_others_alone() -> None:
    session = opened(MATTO, 3)
    for seat in (0, 1):
        session.submit(seat, session.choices(seat)[0], 0)
    session.undo(0, session.version)
    assert session.asked() == (0, 2)
    assert session.choices(1) == ()


def test_nobody_goes_stale_while_another_takes_an_answer_back() -> None:
    session = opened(MATTO, 3)
    session.submit(0, session.choices(0)[0], 0)
    session.undo(0, 0)
    session.submit(1, session.choices(1)[0], 0)


def test_an_illegal_answer_among_several_changes_nothing() -> None:
    session = opened(MATTO)
    answer(session, "0 lay 15")
    with refused(session, Illegal):
        session.submit(1, 15, 0)
    with refused(session, Stale):
        session.submit(1, 11, 1)


def test_who_has_one_answer_is_passed_over_unless_always_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def honest(frame: Lay, seat: int) -> None:
        super(Lay, frame).__init__(seat)
        frame.together = True

    monkeypatch.setattr(Lay, "__init__", honest)
    for seed in range(20):
        session = opened(MATTO, 2, seed)
        rng = stream(seed, "moves")
        while len(session.table.zones.played) < 4:
            move(session, rng)
        while session.table.seat >= 0 and not isinstance(session.table.stack[-1], Lay):
            move(session, rng)
        asked = tuple(seat for seat in (0, 1) if 0 not in session.table.zones.hands[seat])
        assert session.asked() == asked
        while not session.over:
            move(session, rng)
        record.verify(MATTO, session.record())


# The end of a turn.


def test_a_turn_waits_for_its_end() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 keep")
    assert (session.held, session.asked(), session.over) == (0, (), False)
    for seat in (0, 1):
        with refused(session, NotAsked):
            session.submit(seat, 3, session.version)
    with refused(session, NotAsked, "seat 1 has no turn to end"):
        session.end(1, session.version)
    with refused(session, Stale):
        session.end(0, session.version - 1)
    assert session.end(0, session.version) == ()
    assert (session.held, session.asked()) == (None, (0, 1))


def test_there_is_no_turn_to_end_while_somebody_is_asked() -> None:
    session = opened(MATTO, people=(0, 1))
    for seat in (0, 1):
        with refused(session, NotAsked):
            session.end(seat, 0)


def test_the_end_of_the_game_waits_too() -> None:
    session = opened(MATTO, people=(0, 1))
    rng = stream(1, "moves")
    while len(session.table.zones.played) < 6 or session.held is None:
        move(session, rng)
    assert not session.over
    assert session.record().result is None
    session.end(session.held, session.version)
    assert session.over
    assert session.record().result is not None


@pytest.mark.parametrize("people", [(), (1,)])
def test_the_seats_of_bots_do_not_hold(people: tuple[int, ...]) -> None:
    session = opened(MATTO, people=people)
    answer(session, "0 lay 15", "1 lay 11", "0 keep")
    assert (session.held, session.asked()) == (None, (0, 1))


def test_only_people_hold_in_masters_too() -> None:
    for people in ((), (0,), (1,), (0, 1)):
        session = opened(MASTERS, people=people)
        rng = stream(3, "moves")
        held = set()
        while not session.over:
            move(session, rng)
            held |= {session.held} - {None}
        assert held == set(people)


def at_its_last_power(people: tuple[int, ...]) -> AnySession:
    """Choose the only power that seat 0 can pay."""
    session = seated(table(seats={0: Seat(box=goods(coin=1), slots=[[6]])}), people)
    answer(session, "0 activate slot 1")
    return session


def test_a_set_waits_for_who_ends_turns_by_hand() -> None:
    session = at_its_last_power(people=(0,))
    assert (session.held, session.asked(), session.choices(0)) == (0, (), ())
    assert session.question(0) == Question("Produce", (0, 1))
    assert session.closing() == MASTERS.parse("produce")
    with refused(session, NotAsked):
        session.submit(0, MASTERS.parse("produce"), session.version)
    with refused(session, NotAsked, "seat 1 has no turn to end"):
        session.end(1, session.version)


def test_a_set_is_closed_before_the_turn_is() -> None:
    session = at_its_last_power(people=(0,))
    assert [type(e).__name__ for e in session.end(0, session.version)][-1] == "Produced"
    assert (session.held, session.closing(), session.question(0)) == (0, None, None)
    session.end(0, session.version)
    assert (session.held, session.asked()) == (None, (1,))


def test_what_closes_a_set_is_not_in_the_record() -> None:
    session = at_its_last_power(people=(0,))
    session.end(0, session.version)
    given = [MASTERS.line(answer.code) for answer in session.record().answers]
    assert (
        given
        == ["activate slot 1"]
        == [MASTERS.line(answer.code) for answer in at_its_last_power(()).record().answers]
    )


def test_nothing_closes_where_nobody_is_held() -> None:
    assert opened(MASTERS, people=(0, 1)).closing() is None
    assert at_its_last_power(people=(1,)).closing() is None


@pytest.mark.parametrize("people", [(2,), (-1,), (0, 1, 2)])
def test_people_sit_on_seats_of_the_table(people: tuple[int, ...]) -> None:
    with pytest.raises(BadOptions, match="the seats are 0 to 1"):
        opened(MATTO, people=people)


# Records.


@GAMES
def test_the_record_of_a_session_replays_to_its_table(game: Game[Any, Any]) -> None:
    for players in (2, 3):
        session = opened(game, players, 7, range(players))
        rng = stream(7, "moves")
        while not session.over:
            move(session, rng)
            if session.version % 20 == 0 and session.held is None:
                table = record.replay(game, session.record())
                assert game.dump(table) == game.dump(session.table)
        done = session.record()
        outcome = game.outcome(session.table)
        assert outcome is not None
        assert done.result == tuple(score.points for score in outcome.scores)
        assert game.dump(record.verify(game, done)) == game.dump(session.table)


def test_the_end_of_a_turn_is_no_answer() -> None:
    session = opened(MATTO, people=(0, 1))
    answer(session, "0 lay 15", "1 lay 11", "0 keep")
    before = session.record()
    session.end(0, session.version)
    assert session.record() == before
    assert len(before.answers) == 3


def test_what_a_session_returns_is_what_each_step_noted() -> None:
    session = opened(MASTERS, 2, 4)
    rng = stream(4, "moves")
    heard: list[object] = []
    for _ in range(60):
        seat = session.asked()[0]
        codes = session.choices(seat)
        heard += session.submit(seat, codes[rng.below(len(codes))], session.version)
    assert heard == [event for step in session.steps for event in step.events]
    table = MASTERS.new(session.options, session.seed)
    table.log = []
    for given in session.record().answers:
        table.play(given.code)
    assert heard == table.log


def test_a_question_of_its_own_is_asked_alone_though_others_wait_beneath_it() -> None:
    session = opened(MATTO)
    session.table.push(Prize(1))
    session.table.settle()
    assert session.asked() == (1,)
    answer(session, "1 keep")
    assert session.asked() == (0, 1)
