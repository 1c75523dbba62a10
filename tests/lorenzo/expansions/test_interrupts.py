"""Rivals who choose in the middle of somebody's effect: their order, undo, saving, bots."""

import random
from collections.abc import Callable, Iterator

import pytest

from bottega.bots.api import bot
from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.events import CardDropped, Given
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.errors import CannotUndo
from bottega.kernel.rng import stream
from bottega.kernel.session import Session
from tests.bots.positions import BOTS
from tests.lorenzo.build import Position, goods, seat, table

PETTY, EXTORTION, SACK, USURER, ARSONIST = 163, 165, 167, 158, 155
RICH = goods(coin=9, wood=9, stone=9, servant=9, vp=9)


def extorted(order: tuple[int, ...] = (), turn_of: int = 0) -> Position:
    """Lay out a table of four where three rivals are asked for goods."""
    seats = {i: seat(RICH | goods(military=9)) for i in range(4)}
    game = table(4, seats=seats, towers={"venture 1": EXTORTION}, order=order, turn_of=turn_of)
    return game.play("place black venture 1")


def burnt(players: int = 4) -> Position:
    """Lay out a table where all rivals must put a card away."""
    cards = [[1, 25], [2, 26], [3, 27], [4, 28]]
    seats = {i: seat(goods(coin=9), cards=cards[i]) for i in range(players)}
    game = table(players, seats=seats, towers={"character 1": ARSONIST})
    return game.play("place black character 1")


def reloaded(game: Position) -> Position:
    """Save a position and read it again."""
    text = GAME.dump(game.table)
    again = Position(GAME.load(text))
    assert GAME.dump(again.table) == text
    assert again.lines() == game.lines()
    return again


@pytest.mark.parametrize(
    ("order", "turn_of", "asked"),
    [
        ((0, 1, 2, 3), 0, [1, 2, 3]),
        ((0, 1, 2, 3), 2, [3, 0, 1]),
        ((2, 0, 3, 1), 0, [3, 1, 2]),
        ((2, 0, 3, 1), 1, [2, 0, 3]),
    ],
)
def test_rivals_are_asked_in_turn_order_from_whose_turn_it_is(
    order: tuple[int, ...], turn_of: int, asked: list[int]
) -> None:
    game = extorted(order, turn_of)
    seen = []
    while game.asks == "GiveGoods":
        seen.append(game.asked)
        game.play("option 1")
    assert seen == asked
    assert [event.seat for event in game.heard(Given)] == asked
    assert {event.to for event in game.heard(Given)} == {turn_of}
    assert game.asked == order[(order.index(turn_of) + 1) % 4]  # the turn went on as usual


def test_rivals_put_cards_away_in_turn_order() -> None:
    game = burnt()
    seen = []
    while game.asks == "DropCard":
        seen.append(game.asked)
        game.play(game.lines()[0])
    assert seen == [1, 2, 3]
    assert [event.seat for event in game.heard(CardDropped)] == [1, 2, 3]


def test_who_has_no_choice_is_not_asked() -> None:
    seats = {
        0: seat(goods(military=9)), 1: seat(goods(wood=2)), 2: seat(RICH), 3: seat(goods()),
    }  # fmt: skip
    game = table(4, seats=seats, towers={"venture 1": EXTORTION}).play("place black venture 1")
    assert game.asked == 2
    game.play("option 2")
    assert [event.seat for event in game.heard(Given)] == [1, 2]
    assert game.asks == "Turn"


def test_the_owner_goes_on_after_the_rivals() -> None:
    held = goods(military=9)
    owner = seat(held, hand=["cosimo-de-medici"])
    game = table(seats={0: owner, 1: seat(RICH)}, towers={"venture 1": PETTY})
    game.play("place black venture 1")
    assert (game.asked, game.rule("end", 0)) == (1, "not-asked")
    game.play("option 1")
    assert (game.asked, game.asks) == (0, "LastWord")


def test_rivals_choose_by_what_they_hold_when_their_turn_comes() -> None:
    seats = {0: seat(goods(vp=9), cards=[USURER, 113]), 1: seat(goods(coin=3, vp=1))}
    game = table(seats=seats).play("place black production", "trade building 1 arrow 1")
    game.play("activate card 158", "option 1")
    # two coins the first time; then neither is there in full, and a point is all there is
    assert [event.goods for event in game.heard(Given)] == [goods(coin=2), goods(vp=1)]


@pytest.mark.parametrize(
    ("floor", "card", "frame"),
    [("character 1", ARSONIST, "DropCard"), ("venture 1", SACK, "GiveGoods")],
)
def test_rivals_are_asked_for_what_the_gonzaga_buy_after_the_turns(
    floor: str, card: int, frame: str
) -> None:
    buyer = seat(goods(servant=7), family="gonzaga")
    rivals = {1: seat(RICH, cards=[1, 25]), 2: seat(RICH, cards=[2, 26])}
    layout = {0: buyer, **rivals}
    game = table(
        3, seats=layout, last="black", round=5, towers={floor: card}, order=(1, 0, 2), turn_of=0
    )
    game.play("place black market 1", f"take {floor}")
    seen = []
    while game.asks == frame:
        game = reloaded(game)
        seen.append(game.asked)
        game.play(game.lines()[0])
    assert seen == [2, 1]
    assert game.view().round == 6


def test_a_card_that_was_fetched_strikes_rivals_too() -> None:
    owner = seat(goods(coin=5))
    game = table(
        seats={0: owner, 1: seat(cards=[1, 25])}, towers={"special 1": 130}, gone=[155], round=6
    ).play("place black special 1", "fetch card 155")
    assert (game.asked, game.lines()) == (1, ["drop card 1", "drop card 25"])
    reloaded(game)


@pytest.mark.parametrize("begun", [extorted, burnt])
def test_a_table_is_saved_and_read_between_two_rivals(begun: Callable[[], Position]) -> None:
    game = begun()
    while game.asks in ("GiveGoods", "DropCard"):
        game = reloaded(game)
        game.play(game.lines()[-1])
    assert reloaded(game).asks == "Turn"


@pytest.mark.parametrize("begun", [extorted, burnt])
def test_what_a_bot_imagines_goes_on_from_between_two_rivals(
    begun: Callable[[], Position],
) -> None:
    game = begun()
    game.play(game.lines()[0])
    for seat_ in range(4):
        imagined = GAME.determinize(game.view(seat_), stream(7, "worlds"))
        assert list(imagined.options) == list(game.table.options)
        assert int(imagined.seat) == 2
        rng = random.Random(seat_)
        while not imagined.over():
            imagined.apply(rng.choice(list(imagined.options)))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("begun", [extorted, burnt])
def test_bots_answer_for_rivals_in_the_middle_of_an_effect(
    begun: Callable[[], Position], name: str
) -> None:
    game = begun()
    rivals = {i: bot(name, GAME, stream(i, name)) for i in range(4)}
    seen = []
    while game.asks in ("GiveGoods", "DropCard"):
        seen.append(game.asked)
        code = rivals[game.asked].choose(game.view(game.asked), list(game.table.options))
        game.play(GAME.line(code))
    assert seen == [1, 2, 3]


def sessions_at(frame: str, people: tuple[int, ...]) -> Iterator[Session[Lorenzo, LorenzoView]]:
    """Play real sessions at random, each until a rival is asked such a question."""
    for seed in range(200):
        session = Session(GAME, GAME.options_of(3, modules="houses,pazzi"), seed, people)
        rng = random.Random(seed)
        while not session.over:
            if interrupted(session.table, frame):
                yield session
                break
            held = session.held
            if held is not None:
                session.end(held, session.version)
                continue
            seat_ = session.asked()[0]
            session.submit(seat_, rng.choice(session.choices(seat_)), session.version)


def interrupted(table: Lorenzo, frame: str) -> bool:
    """Say whether somebody is asked this in the turn of somebody else."""
    asked = table.stack[-1]
    turns = [f.args()[0] for f in table.stack if type(f).__name__ in ("Turn", "After")]
    return type(asked).__name__ == frame and bool(turns) and turns[0] != asked.seat


@pytest.mark.parametrize("frame", ["GiveGoods", "DropCard"])
def test_what_a_rival_answered_can_be_undone_by_it_and_not_by_others(frame: str) -> None:
    for session in sessions_at(frame, (0, 1, 2)):
        before = GAME.dump(session.table)
        rival = session.asked()[0]
        session.submit(rival, session.choices(rival)[-1], session.version)
        if not session.steps[-1].reveals:  # what follows may draw tokens
            break
    others = [s for s in range(3) if s != rival]
    for other in others:
        with pytest.raises(CannotUndo):
            session.undo(other, session.version)
    session.undo(rival, session.version)
    assert GAME.dump(session.table) == before
    assert session.asked() == (rival,)


@pytest.mark.parametrize("frame", ["GiveGoods", "DropCard"])
def test_what_led_to_the_question_can_be_undone_until_a_rival_has_answered(frame: str) -> None:
    session = next(sessions_at(frame, (0, 1, 2)))
    mover, rival = session.steps[-1].seat, session.asked()[0]
    assert mover != rival
    assert session.can_undo(mover) != session.steps[-1].reveals
    session.submit(rival, session.choices(rival)[0], session.version)
    assert not session.can_undo(mover)


@pytest.mark.parametrize("frame", ["GiveGoods", "DropCard"])
def test_a_session_is_saved_and_read_while_a_rival_thinks(frame: str) -> None:
    session = next(sessions_at(frame, (0,)))
    again = Session.restore(GAME, session.save())
    assert GAME.dump(again.table) == GAME.dump(session.table)
    assert again.asked() == session.asked()


def answer(session: Session[Lorenzo, LorenzoView], line: str) -> None:
    """Answer for whoever is asked."""
    seat_ = session.asked()[0]
    session.submit(seat_, GAME.parse(line), session.version)


def test_what_was_drawn_cannot_be_unseen() -> None:
    for seed in range(40):
        session = Session(GAME, GAME.options_of(2, modules="houses"), seed, (0, 1))
        while session.table.round == 0:
            seat_ = session.asked()[0]
            session.submit(seat_, session.choices(seat_)[0], session.version)
        seat_ = session.asked()[0]
        codes = session.choices(seat_)
        if GAME.parse("place neutral council") in codes:
            answer(session, "place neutral council")
            assert session.can_undo(seat_)
            answer(session, "privilege token")
            assert not session.can_undo(seat_)
            return
    raise AssertionError("nobody could go to the council")
