"""The positions of the tests are laid out as they were wished, or refused."""

import pytest

from bottega.kernel.errors import BadDump, Illegal
from tests.build import Seat, goods, seat, table

WISHED = seat(
    store=goods(coin=2, stone=3),
    box=goods(shield=7),
    faith=13,
    tiles=[1],
    slots=[[1, 18], [], [3]],
    hand=[49],
    played=[54],
)


def test_a_board_is_as_wished() -> None:
    board = table(3, first=2, turn_of=1, seats={1: WISHED}).seat1
    assert (board.store, board.box) == (goods(coin=2, stone=3), goods(shield=7))
    assert (board.faith, board.tiles) == (13, (1,))
    assert board.slots == ((1, 18), (), (3,))
    assert (board.hand, board.played) == ((49,), (54,))


def test_the_rest_follows_from_the_boards() -> None:
    game = table(3, first=2, turn_of=1, seats={1: WISHED})
    assert (game.asked, game.view().first) == (1, 2)
    assert game.view().reports == 1
    assert not game.view().last
    assert (game.top("green 1"), game.top("purple 2"), game.top("blue 1")) == (5, 22, 7)
    assert table(seats={0: seat(faith=24)}).view().last


def test_market_and_grid_are_as_wished() -> None:
    row = "red white blue blue"
    game = table(1, market=row, slide="grey", grid={"yellow 3": 44}, left={"yellow 3": 2}, cross=9)
    assert game.market[0] == row
    assert game.slide == "grey"
    assert game.view().decks[10].beneath == (36,)
    assert game.top("yellow 3") == 44
    assert game.cross == 9


@pytest.mark.parametrize(
    ("wished", "says"),
    [
        (seat(store=goods(coin=4)), "a warehouse holds more than it can"),
        (seat(slots=[[17]]), "cards on the boards"),
        (seat(tiles=[1]), "the reports do not follow"),
    ],
)
def test_an_impossible_board_is_refused(wished: Seat, says: str) -> None:
    with pytest.raises(BadDump, match=says):
        table(seats={0: wished})


def test_a_card_lies_in_one_place_only() -> None:
    with pytest.raises(ValueError, match="cannot show card 3"):
        table(seats={0: seat(slots=[[3]])}, grid={"blue 1": 3})
    with pytest.raises(BadDump, match="cards on the boards"):
        table(seats={0: seat(slots=[[3]]), 1: seat(slots=[[3]])})


def test_an_answer_that_is_not_offered_is_refused_by_name() -> None:
    with pytest.raises(Illegal, match="'produce' is not offered, but"):
        table().play("produce")
