"""The positions of the tests are laid out as they were wished, or refused."""

import pytest

from bottega.kernel.errors import BadDump, Illegal
from tests.lorenzo.build import Seat, goods, seat, table

WISHED = seat(
    goods(coin=7, wood=1, servant=3, military=5, faith=2, vp=11),
    cards=[31, 1, 49, 73],
    members=["white", "neutral"],
    bonus_tile="d",
    excommunicated=["1-2"],
    raised={"white": 6},
    hand=["santa-rita"],
    played=["cosimo-de-medici", "lorenzo-de-medici"],
    used=["cosimo-de-medici"],
    copied="sisto-iv",
)
RIVAL = seat(played=["sisto-iv"])


def test_a_board_is_as_wished() -> None:
    game = table(3, dice=(1, 2, 3), seats={1: WISHED, 2: RIVAL}, turn_of=1)
    board = game.seat1
    assert game.held(1) == goods(coin=7, wood=1, servant=3, military=5, faith=2, vp=11)
    assert board.cards == (31, 1, 49, 73)
    assert (board.territory, board.character, board.building) == ((1,), (49,), (31,))
    assert (board.members, board.raised) == ({"white": 6, "neutral": 0}, {"white": 6})
    assert (board.bonus_tile, board.excommunications) == ("d", (1,))
    assert (board.hand, board.used) == (("santa-rita",), ("cosimo-de-medici",))
    assert set(board.played) == {"cosimo-de-medici", "lorenzo-de-medici"}
    assert (board.copied, board.discarded_size) == ("sisto-iv", 1)


def test_the_table_is_as_wished() -> None:
    placed = ["2 black council", "0 neutral territory 3"]
    towers = {"character 2": 60, "venture 4": 0}
    game = table(
        3,
        dice=(4, 2, 6),
        seats={1: WISHED, 2: RIVAL},
        placed=placed,
        order=(2, 0, 1),
        towers=towers,
    )
    view = game.view()
    assert (game.asked, view.order, view.round) == (2, (2, 0, 1), 3)
    assert view.dice == {"black": 4, "white": 2, "orange": 6}
    assert [f"{m.seat} {m.member} {m.space}" for m in view.members] == placed
    assert (game.card_on("character 2"), game.card_on("venture 4")) == (60, 0)
    assert game.card_on("territory 3") == 0
    assert view.tiles == ("1-2", "2-1", "3-1")
    assert "neutral" not in game.seat0.members


@pytest.mark.parametrize(
    ("wished", "round"),
    [
        (seat(), 1),
        (seat(cards=[1]), 2),
        (seat(cards=[1, 2, 3, 4, 5]), 3),
        (seat(cards=[9]), 4),
        (seat(cards=[24, 48, 72, 96]), 6),
        (seat(excommunicated=["1-1"]), 3),
        (seat(excommunicated=["1-1", "2-2"]), 5),
    ],
)
def test_the_round_is_the_first_that_can_be(wished: Seat, round: int) -> None:
    assert table(seats={0: wished}).view().round == round


def test_a_game_with_leaders_is_advanced() -> None:
    assert table().view().options.chosen["advanced"] == "false"
    assert table(seats={0: RIVAL}).view().options.chosen["advanced"] == "true"
    assert table(advanced=True).view().options.chosen["advanced"] == "true"


@pytest.mark.parametrize(
    ("wished", "says"),
    [
        (seat(goods(military=26)), "military"),
        (seat(cards=[1, 1]), "24 cards"),
        (seat(cards=[1, 2, 3, 4, 5, 6, 7]), "more cards of a kind"),
        (seat(played=["lorenzo-de-medici"]), "hands do not follow"),
        (seat(played=["cosimo-de-medici"], used=["santa-rita"]), "hands do not follow"),
    ],
)
def test_an_impossible_board_is_refused(wished: Seat, says: str) -> None:
    with pytest.raises(BadDump, match=says):
        table(seats={0: wished})


def test_a_card_lies_in_one_place_only() -> None:
    with pytest.raises(ValueError, match="nobody can have territory cards"):
        table(seats={0: seat(cards=[1])}, towers={"territory 1": 1}, round=1)
    with pytest.raises(BadDump, match="24 cards"):
        table(seats={0: seat(cards=[1]), 1: seat(cards=[1])})


def test_only_one_tile_of_each_period_is_drawn() -> None:
    with pytest.raises(ValueError, match="only one tile of each period"):
        table(seats={0: seat(excommunicated=["1-1"]), 1: seat(excommunicated=["1-2"])})


def test_an_answer_that_is_not_offered_is_refused_by_name() -> None:
    with pytest.raises(Illegal, match="'produce' is not offered, but"):
        table().play("produce")
