"""Every new question can be saved, read again, imagined behind a view, and answered on."""

from collections.abc import Callable

import pytest

from bottega.bots.api import bot
from bottega.games.lorenzo import GAME
from bottega.kernel.rng import stream
from tests.bots.positions import BOTS
from tests.lorenzo.build import Position, goods, new_game, seat, table

PARACELSO, FICINO, TORQUEMADA, STROZZI = (
    "paracelso",
    "marsilio-ficino",
    "tomas-de-torquemada",
    "palla-strozzi",
)
RICH = goods(coin=9, wood=9, stone=9, servant=9, military=14, faith=4, vp=9)


def at(*lines: str, **layout: object) -> Callable[[], Position]:
    """Lay a table out later, and play to the question."""
    return lambda: table(**layout).play(*lines)  # type: ignore[arg-type]


def bidding() -> Position:
    """Set up a table in the middle of the auction."""
    game = new_game(3, modules="houses,pazzi")
    return game.play(game.lines()[0])


QUESTIONS: dict[str, Callable[[], Position]] = {
    "Bid": bidding,
    "FlipSeal": at(
        "play ladislao-vii-jagellone",
        seats={0: seat(RICH | {"vp": 10}, family="visconti", hand=["ladislao-vii-jagellone"])},
    ),
    "PlayFree": at(
        "play ladislao-vii-jagellone",
        seats={0: seat(goods(vp=10), hand=["ladislao-vii-jagellone", "pietro-bembo"])},
    ),
    "KeepToken": at(f"use {FICINO}", seats={0: seat(played=[FICINO])}),
    "PayTokens": at(
        "place black special 1", seats={0: seat(RICH, tokens=[1, 2])}, towers={"special 1": 127}
    ),
    "PickOption": at("place black harvest", seats={0: seat(cards=[147])}),
    "ActivateCard": at(
        "place black special 1", seats={0: seat(RICH, cards=[1, 2])}, towers={"special 1": 140}
    ),
    "Arrow": at(
        "place black special 1",
        "activate card 29",
        seats={0: seat(RICH, cards=[29])},
        towers={"special 1": 144},
    ),
    "FetchCard": at("place black special 1", seats={0: seat(RICH)}, towers={"special 1": 130}),
    "DropCard": at(f"use {TORQUEMADA}", seats={0: seat(cards=[53, 54], played=[TORQUEMADA])}),
    "DismissLeader": at("place black production", seats={0: seat(cards=[162], played=[FICINO])}),
    "VisitBoard": at("place black character 1", seats={0: seat(RICH)}, towers={"character 1": 153}),
    "CollectMarket": at(
        "place black production", "trade building 1 arrow 1", seats={0: seat(cards=[161])}
    ),
    "BuyLeftover": at(
        "place black market 1", seats={0: seat(RICH, family="gonzaga")}, last="black", round=1
    ),
    "ChooseWork": at("place black bramante", seats={0: seat(played=["bramante"])}),
    "PickOne": at(f"use {STROZZI}", "spend 0", seats={0: seat(cards=[1, 2], played=[STROZZI])}),
    "ReplaceGoods": at(
        "place black character 1",
        seats={0: seat(RICH, played=[PARACELSO])},
        towers={"character 1": 51},
    ),
    "Production": at(
        "place black production",
        "activate card 29",
        seats={0: seat(RICH, cards=[113, 29, 25])},
    ),
}  # fmt: skip


@pytest.mark.parametrize("frame", QUESTIONS)
def test_a_question_is_saved_and_read(frame: str) -> None:
    game = QUESTIONS[frame]()
    assert game.asks == frame
    text = GAME.dump(game.table)
    for line in game.lines():
        again = Position(GAME.load(text))
        assert GAME.dump(again.table) == text
        assert again.lines() == game.lines()
        again.play(line)  # every answer leads to a sound position
        assert GAME.dump(GAME.load(GAME.dump(again.table))) == GAME.dump(again.table)


@pytest.mark.parametrize("frame", QUESTIONS)
def test_a_question_is_imagined_behind_every_view(frame: str) -> None:
    game = QUESTIONS[frame]()
    for viewer in range(len(game.view().boards)):
        imagined = GAME.determinize(game.view(viewer), stream(3, "worlds"))
        GAME.audit(imagined)
        if viewer == game.asked:
            assert list(imagined.options) == list(game.table.options)
        assert GAME.view(imagined, viewer) == game.view(viewer)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("frame", QUESTIONS)
def test_a_bot_answers_a_question(frame: str, name: str) -> None:
    game = QUESTIONS[frame]()
    seat_ = game.asked
    code = bot(name, GAME, stream(1, name)).choose(game.view(seat_), list(game.table.options))
    assert code in list(game.table.options)


@pytest.mark.parametrize("frame", QUESTIONS)
def test_what_is_not_offered_in_a_question_has_a_reason(frame: str) -> None:
    game = QUESTIONS[frame]()
    for code in range(0, len(GAME.space), 7):
        reason = GAME.why_not(game.table, game.asked, code)
        assert (reason is None) == (code in list(game.table.options))


@pytest.mark.parametrize("players", [2, 5])
def test_all_tokens_and_leaders_are_somewhere_at_the_end(players: int) -> None:
    game = new_game(players, 2, modules="houses,pazzi")
    while not game.over:
        game.table.apply(game.table.options[len(game.table.options) // 2])
    GAME.audit(game.table)
    assert GAME.dump(GAME.load(GAME.dump(game.table))) == GAME.dump(game.table)
