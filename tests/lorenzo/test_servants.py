"""Servants discarded beyond what a value needs: ruling L-71."""

import pytest

from tests.lorenzo.because import because
from tests.lorenzo.build import Position, Seat, goods, seat, table

CAPTAIN, CARDINAL, SECRET_ALMS = 57, 69, 163
ALFONSO, LEONARDO = "alfonso-i-d-este", "leonardo-da-vinci"
COUNTED = ["3-7"]


def sent(game: Position) -> list[int]:
    """List how many servants can be sent ahead."""
    return [int(line.split()[1]) for line in game.lines() if line.startswith("add ")]


def test_servants_are_discarded_freely_where_a_tile_will_count_goods() -> None:
    # ruling L-71
    game = table(tiles=COUNTED, seats={0: seat(goods(servant=3))})
    assert sent(game) == [1, 2, 3]
    game.play("add 3", "place black market 1")
    assert game.held() == goods(coin=5)


def test_they_raise_the_member_that_follows() -> None:
    # ruling L-71
    game = table(tiles=COUNTED, dice=(1, 1, 1), seats={0: seat(goods(servant=4))})
    game.play("add 3", "place black territory 2")
    assert game.seat0.servant == 1
    assert game.seat0.territory == (2,)


def test_where_fewer_of_them_are_no_better_it_is_not_asked() -> None:
    # ruling L-71
    game = table(tiles=["3-6"], seats={0: seat(goods(servant=3))})
    assert sent(game) == []
    assert game.why_not("add 1") == because("no-need-to-add")


def test_who_cannot_be_excommunicated_need_not_mind() -> None:
    # rulings L-71 and X-38
    game = table(
        tiles=COUNTED, seats={0: seat(goods(servant=3), played=["martin-lutero", ALFONSO])}
    )
    assert sent(game) == [1, 2, 3]  # a leader in play allows only a few
    spared = seat(goods(servant=3), played=["martin-lutero"])
    assert sent(table(tiles=COUNTED, seats={0: spared})) == []


@pytest.mark.parametrize("hand", [[ALFONSO], ["sisto-iv"], [LEONARDO, "cosimo-de-medici"]])
def test_whether_it_is_asked_tells_nothing_about_a_hand(hand: list[str]) -> None:
    # ruling L-71: by what all can see the leader could be in any hand
    game = table(modules="houses", seats={0: seat(goods(servant=2), hand=hand)})
    assert sent(game) == [1, 2]


@pytest.mark.parametrize(
    ("own", "rival"),
    [
        (seat(goods(servant=2)), seat(hand=[ALFONSO])),  # nothing in hand
        (seat(goods(servant=2), hand=["sisto-iv"]), seat(played=[ALFONSO])),
        (seat(goods(servant=2), hand=["sisto-iv"]), seat(dismissed=[ALFONSO])),
    ],
)
def test_a_leader_that_lies_open_elsewhere_is_in_no_hand(own: Seat, rival: Seat) -> None:
    # ruling L-71
    game = table(modules="houses,pazzi", seats={0: own, 1: rival})
    assert game.rule("add 1") == "no-need-to-add"


def test_a_card_by_which_rivals_can_claim_servants_matters() -> None:
    # rulings L-71 and X-59: who has nothing gives nothing
    owner = seat(goods(servant=2))
    assert sent(table(seats={0: owner}, towers={"venture 1": SECRET_ALMS})) == [1, 2]
    assert sent(table(seats={0: owner}, modules="pazzi")) == []


def test_servants_go_ahead_of_a_bonus_action_too() -> None:
    # ruling L-71
    owner = seat(goods(coin=4, servant=4))
    game = table(tiles=COUNTED, seats={0: owner}, towers={"character 1": CAPTAIN})
    game.play("place black character 1")
    assert (game.asks, sent(game)) == ("BonusTake", [1, 2, 3, 4])
    game.play("add 3")
    assert game.why_not("decline") == because("act-now")
    assert game.why_not("add 1") == because("added-already")
    game.play("take territory 4")
    assert game.seat0.servant == 1


def test_servants_go_ahead_of_a_bonus_harvest_too() -> None:
    # ruling L-71
    owner = seat(goods(coin=9, servant=4))
    game = table(tiles=COUNTED, seats={0: owner}, towers={"character 1": CARDINAL})
    game.play("place black character 1")
    if game.asks == "Effects":
        game.play("first effect 1")
    assert (game.asks, sent(game)) == ("Work", [1, 2, 3, 4])
    game.play("add 4")
    assert game.seat0.servant == 1  # of the bonus tile


def test_there_is_no_limit_to_them() -> None:
    # ruling L-71: an answer names thirty at most, so two of them are given
    game = table(tiles=COUNTED, seats={0: seat(goods(servant=35))}).play("add 30")
    assert sent(game) == [1, 2, 3, 4, 5]
    assert game.play("add 5", "place black market 1").seat0.servant == 0


def test_servants_in_pairs_are_counted_together() -> None:
    # rulings L-61 and L-71
    paired = seat(goods(servant=33), excommunicated=["2-6"])
    game = table(dice=(1, 1, 1), tiles=["2-6", *COUNTED], seats={0: paired})
    game.play("add 30", "add 1", "place neutral territory 4")  # fifteen, and one more is wasted
    assert game.seat0.servant == 2


def test_a_member_can_still_be_placed_afterwards() -> None:
    # rulings L-61 and L-71: of two servants one alone is worth nothing
    paired = seat(goods(servant=2), members=["neutral"], excommunicated=["2-6"])
    game = table(tiles=["2-6", *COUNTED], seats={0: paired})
    assert sent(game) == [2]
    reason = because("too-few-left", {"servant": 1}, {"servant": 2})
    assert game.why_not("add 1") == reason
