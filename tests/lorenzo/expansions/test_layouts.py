"""The positions of the tests are laid out as they were wished, with expansions too."""

import pytest

from bottega.kernel.errors import BadDump
from tests.lorenzo.build import Seat, goods, seat, table

BEMBO, COSIMO, RITA, PICO, SISTO = (
    "pietro-bembo",
    "cosimo-de-medici",
    "santa-rita",
    "pico-della-mirandola",
    "sisto-iv",
)


@pytest.mark.parametrize(
    ("one", "modules"),
    [
        (seat(cards=[1]), "none"),
        (seat(cards=[97]), "houses"),
        (seat(cards=[145]), "pazzi"),
        (seat(cards=[97, 145]), "houses,pazzi"),
        (seat(played=[BEMBO]), "houses"),
        (seat(played=["carlo-viii"]), "pazzi"),
        (seat(family="este"), "houses"),
        (seat(family="visconti"), "houses,pazzi"),
        (seat(tokens=[1]), "houses"),
        (seat(excommunicated=["1-8"]), "houses"),
    ],
)
def test_the_expansions_that_are_mentioned_are_in_play(one: Seat, modules: str) -> None:
    assert table(seats={0: one}).view().options.chosen["modules"] == modules


def test_a_board_is_as_wished() -> None:
    wished = seat(
        goods(faith=7),
        cards=[98, 128],
        tokens=[3, 9, 3],
        laid={"98": 1, "128": 10},
        family="della-rovere",
        faith_tiles=[3, 6],
        hand=[COSIMO, BEMBO],
        played=[RITA, PICO],
        dismissed=[SISTO],
    )
    board = table(5, seats={3: wished}, turn_of=3).board(3)
    assert (board.token, board.tokens, board.laid) == (3, (3, 3, 9), {"98": 1, "128": 10})
    assert (board.family, board.faith_tiles) == ("della-rovere", (3, 6))
    assert (board.dismissed, board.drawn_size) == ((SISTO,), 1)  # the fifth leader was drawn
    assert set(board.hand or ()) == {COSIMO, BEMBO}


def test_a_table_is_as_wished() -> None:
    game = table(
        4,
        seats={1: seat(family="sforza", shown=[BEMBO], hand=[BEMBO]), 2: seat(tokens=[7, 7])},
        adapted="character",
        gone=[30],
        spent=[7],
        supply=[2, 4],
        pile=[COSIMO],
        placed=["1 neutral special 2"],
        towers={"special 1": 121},
    )
    view = game.view()
    assert (view.adapted, view.spent_tokens, view.supply) == ("character", (7,), 27)
    assert 30 in view.gone
    assert (game.card_on("special 1"), game.card_on("special 2")) == (121, 0)
    assert BEMBO in view.lots[1].leaders
    assert [lot.family for lot in view.lots][1] == "sforza"
    game.play("place black council", "privilege token", "token 2")
    assert game.seat0.servant == 3


@pytest.mark.parametrize(
    "one",
    [
        seat(store=goods(vp=1), family="este", tokens=[1, 1, 1, 1]),
        seat(family="medici", cards=[49, 50, 51, 52, 57, 58, 59, 60, 65]),
        seat(family="este", cards=[49, 50, 51, 52, 57, 58, 59]),
    ],
)
def test_what_cannot_be_is_refused(one: Seat) -> None:
    with pytest.raises((BadDump, ValueError)):
        table(seats={0: one})
