"""Undo, saving, loading and bots in the middle of things."""

from collections.abc import Callable
from typing import Any

import pytest

from bottega.bots.api import bot
from bottega.games.renaissance import GAME, RenaissanceGame
from bottega.games.renaissance.state import Renaissance
from bottega.kernel.errors import CannotUndo, NotAsked
from bottega.kernel.options import Options
from bottega.kernel.rng import stream
from bottega.kernel.session import Session
from tests.kernel.doors import AnySession, answer, refused
from tests.renaissance.build import Position, seat, table


class Laid(RenaissanceGame):
    """Renaissance from a certain position on."""

    def __init__(self, position: Position) -> None:
        self.laid = GAME.dump(position.table)

    def new(self, options: Options, seed: int) -> Renaissance:
        """Lay out the position."""
        return self.load(self.laid)


def at(position: Position, *lines: str) -> AnySession:
    """Open a session at a position and give these answers, each with its seat."""
    session: AnySession = Session(Laid(position), position.table.setting, 0)
    answer(session, *lines)
    return session


def window() -> AnySession:
    """Let an attack be answered, with one answer given."""
    seats = {
        0: seat("army-09 army-21 army-22"),
        1: seat("clergy-08 clergy-21", {1: "army-23", 2: "army-24"}),
        2: seat("clergy-22", {1: "army-25"}),
    }
    return at(table(3, seats=seats), "0 play army-09", "1 pray")


def pool() -> AnySession:
    """Let a pool be filled, with one card in it."""
    seats = {
        0: seat("clergy-19 clergy-21 clergy-22"),
        1: seat("army-21 army-22"),
        2: seat("artisans-21 artisans-22"),
    }
    return at(table(3, seats=seats), "0 play clergy-19", "2 give artisans-22")


def dealing() -> AnySession:
    """Let a pool be dealt out."""
    session = pool()
    answer(session, "1 give army-21", "0 give clergy-21")
    return session


def offer() -> AnySession:
    """Let an offer grow."""
    seats = {0: seat("merchants-11 merchants-21 merchants-22"), 1: seat("army-21 army-22")}
    return at(table(seats=seats), "0 play merchants-11", "0 give merchants-21", "0 take army-21")


def counter() -> AnySession:
    """Let an offer be answered by another."""
    session = offer()
    answer(session, "0 offer", "1 counter", "1 give army-22")
    return session


def plan() -> AnySession:
    """Let a castle be laid out anew, half of it."""
    cells = {1: "artisans-21", 2: "artisans-22 artisans-34", 6: "artisans-10"}
    seats = {0: seat("artisans-09 artisans-24", cells), 1: seat("army-21")}
    return at(table(seats=seats), "0 play artisans-09", "0 build artisans-22 at 1", "0 empty")


def drawn() -> AnySession:
    """Let cards lie turned up from the pile."""
    game = table(seats={0: seat("artisans-10 artisans-21")}, pile="army-16 army-31 army-17 army-21")
    return at(game, "0 play artisans-10", "0 back army-17")


def exchange() -> AnySession:
    """Let cards of a stock be on their way to another."""
    seats = {
        0: seat("clergy-14 clergy-21", stock="clergy-22 clergy-23"),
        1: seat("army-21", stock="army-22 army-23"),
    }
    return at(table(seats=seats), "0 play clergy-14", "1 let be", "0 take army-22")


def stock() -> AnySession:
    """Let a stock be played, one card of it so far."""
    one = seat("army-21", stock="army-22 army-23 army-24")
    return at(table(seats={0: one}), "0 open stock", "0 build army-22 at 1")


def roof() -> AnySession:
    """Let a special wait for the material under it."""
    return at(table(seats={0: seat("artisans-31 artisans-21 artisans-22")}), "0 lay artisans-31")


def strike() -> AnySession:
    """Let the victim of a landslide choose."""
    seats = {0: seat("army-04 army-21"), 1: seat("", {1: "army-22", 2: "army-23", 5: "army-24"})}
    return at(table(seats=seats), "0 play army-04", "1 let be")


def claim() -> AnySession:
    """Let missions be turned up by hand at the end of a turn."""
    seats = {0: seat("army-21 army-22"), 1: seat("clergy-21", mandatory="army-41")}
    game = table(3, seats=seats, missions="by-hand")
    return at(game, "0 discard army-21", "0 pass", "2 pass")


MOMENTS = [
    window, pool, dealing, offer, counter, plan, drawn, exchange, stock, roof, strike, claim,
]  # fmt: skip
FIRM = [dealing, exchange, strike]
Moment = Callable[[], AnySession]


def named(moment: Moment) -> str:
    """Name a moment in the list of tests."""
    return moment.__name__


EVERY = pytest.mark.parametrize("moment", MOMENTS, ids=named)


@EVERY
def test_a_session_is_saved_and_restored_in_the_middle_of_it(moment: Moment) -> None:
    session = moment()
    restored = Session.restore(session.game, session.save())
    assert GAME.dump(restored.table) == GAME.dump(session.table)
    assert restored.asked() == session.asked()
    assert restored.early == session.early
    for i in range(session.options.players):
        assert restored.view(i) == session.view(i)
        assert restored.choices(i) == session.choices(i)


@EVERY
def test_a_position_is_written_and_read_in_the_middle_of_it(moment: Moment) -> None:
    table = moment().table
    again = GAME.load(GAME.dump(table))
    assert list(again.options) == list(table.options)
    assert again.seat == table.seat
    for viewer in (*range(table.rules.seats), None):
        assert GAME.view(again, viewer) == GAME.view(table, viewer)


@pytest.mark.parametrize("moment", [m for m in MOMENTS if m not in FIRM], ids=named)
def test_the_last_answer_is_taken_back_and_given_again(moment: Moment) -> None:
    session = moment()
    before = GAME.dump(session.table), dict(session.early)
    (who,) = (i for i in range(session.options.players) if session.can_undo(i))
    code = session.early.get(who, session.steps[-1].code)
    assert code is not None
    session.undo(who, session.version)
    assert (GAME.dump(session.table), dict(session.early)) != before
    session.submit(who, code, session.version)
    assert (GAME.dump(session.table), dict(session.early)) == before


@pytest.mark.parametrize("moment", FIRM, ids=named)
def test_what_another_has_seen_is_not_taken_back(moment: Moment) -> None:
    session = moment()
    for i in range(session.options.players):
        with refused(session, CannotUndo):
            session.undo(i, session.version)


@EVERY
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_goes_on_in_the_middle_of_it(moment: Moment, name: str) -> None:
    session = moment()
    bots = [bot(name, GAME, stream(i, "bot")) for i in range(session.options.players)]
    for _ in range(12):
        if session.over or not session.asked():
            break
        i = session.asked()[0]
        code = bots[i].choose(session.view(i), session.choices(i))
        session.submit(i, code, session.version)
        GAME.audit(session.table)


@EVERY
def test_nobody_else_can_take_it_back_or_answer_it(moment: Moment) -> None:
    session = moment()
    last = session.steps[-1].seat if session.steps else None
    for i in range(session.options.players):
        if i not in session.asked():
            with refused(session, NotAsked):
                session.submit(i, int(session.table.options[0]), session.version)
        if i != last and i not in session.early:
            with refused(session, CannotUndo):
                session.undo(i, session.version)


def test_an_answer_to_an_attack_is_taken_back_as_long_as_others_think() -> None:
    session = window()
    session.undo(1, session.version)
    assert session.asked() == (1, 2)
    answer(session, "1 let be", "2 let be")
    assert session.table.people[1].hand  # the prayer is still there
    assert session.asked() == (0,)


def test_an_attack_cannot_be_taken_back_once_somebody_has_answered() -> None:
    with refused(session := window(), CannotUndo, "has acted since"):
        session.undo(0, session.version)


def test_an_attack_cannot_be_taken_back_once_all_have_answered() -> None:
    session = window()
    answer(session, "2 let be")
    with refused(session, CannotUndo):
        session.undo(0, session.version)
    with refused(session, CannotUndo):
        session.undo(1, session.version)


def test_an_offer_is_taken_back_card_by_card() -> None:
    session = offer()
    assert session.view(0).given == ("merchants-21",)
    session.undo(0, session.version)
    assert session.view(0).taken == ()
    session.undo(0, session.version)
    assert session.view(0).given == ()


def test_an_offer_cannot_be_taken_back_beyond_the_hands_that_were_shown() -> None:
    session = offer()
    session.undo(0, session.version)
    session.undo(0, session.version)
    with refused(session, CannotUndo):
        session.undo(0, session.version)


def test_a_building_plan_is_taken_back_cell_by_cell_to_its_beginning() -> None:
    session = plan()
    for _ in range(3):
        session.undo(0, session.version)
    assert session.question(0) is not None
    view: Any = session.view(0)
    assert [cell.card for cell in view.sides[0].cells if cell] == [
        "artisans-21",
        "artisans-22",
        "artisans-10",
    ]


def test_cards_turned_up_from_the_pile_cannot_be_unseen() -> None:
    session = drawn()
    session.undo(0, session.version)  # the card that was laid back
    with refused(session, CannotUndo, "revealed"):
        session.undo(0, session.version)


def test_what_is_asked_in_a_window_tells_nothing_about_hands() -> None:
    with_prayer = window()
    without = at(
        table(3, seats={
            0: seat("army-09 army-21 army-22"),
            1: seat("clergy-23 clergy-21", {1: "army-23", 2: "army-24"}),
            2: seat("clergy-22", {1: "army-25"}),
        }),
        "0 play army-09", "1 let be",
    )  # fmt: skip
    for viewer in (0, 2, None):
        one, other = with_prayer.view(viewer), without.view(viewer)
        assert one == other
