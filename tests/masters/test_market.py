"""The market and the warehouse: rulings M-11 to M-17 and M-52, and the option of M-49."""

import pytest

from bottega.games.masters.events import FaithMoved, GoodsStored, WhitesTurned
from tests.build import goods, seat, table
from tests.masters.choosers import ways

FULL = goods(coin=1, stone=2, servant=3)
TWO_SHIELDS = "blue blue white white"


def test_only_fresh_goods_may_be_let_go() -> None:
    # ruling M-11: three kinds fill the shelves, so the shields go and nothing is asked
    game = table(seats={0: seat(store=FULL)}, market=TWO_SHIELDS)
    game.play("take row 1")
    assert game.seat0.store == FULL
    assert game.seat1.faith == 2
    assert game.asked == 1


def test_by_option_old_goods_may_be_let_go_at_the_same_price() -> None:
    # rulings M-11 and M-49
    game = table(seats={0: seat(store=FULL)}, market=TWO_SHIELDS, discard="any")
    game.play("take row 1")
    assert game.lines() == ["let go coin", "let go stone", "let go servant", "let go shield"]
    game.play("let go stone", "let go stone", "store")
    assert game.seat0.store == goods(coin=1, servant=3, shield=2)
    assert game.seat1.faith == 2


def test_even_by_option_nothing_can_be_let_go_when_the_market_gave_nothing() -> None:
    # ruling M-49: letting go belongs to storing
    game = table(seats={0: seat(store=FULL)}, market="white white white white", discard="any")
    game.play("take row 1")
    assert game.asked == 1
    assert game.seat0.store == FULL


def test_a_good_that_could_be_stored_may_be_let_go() -> None:
    # ruling M-11
    game = table(3, market="yellow grey white white")
    game.play("take row 1")
    assert game.lines() == ["store", "let go coin", "let go stone"]
    game.play("let go coin", "store")
    assert game.seat0.store == goods(stone=1)
    assert (game.seat0.faith, game.seat1.faith, game.seat2.faith) == (0, 1, 1)


def test_each_good_let_go_gives_every_other_player_one_faith() -> None:
    # ruling M-11
    game = table(4, first=2, market="yellow grey purple blue")
    game.play("take row 1", "let go coin", "let go stone", "let go servant", "store")
    assert [game.board(i).faith for i in range(4)] == [3, 3, 0, 3]
    assert game.seat2.store == goods(shield=1)
    assert game.heard(FaithMoved) == [FaithMoved((0, 1, 3), (3, 3, 3), (3, 3, 3))]


def test_shelves_are_rearranged_freely_to_keep_what_fits() -> None:
    # ruling M-12: the coin moves up so that a second servant finds the middle shelf
    shelves = goods(servant=1, coin=1, stone=3)
    game = table(seats={0: seat(store=shelves)}, market="purple white white white")
    game.play("take row 1", "store")
    assert game.seat0.store == goods(servant=2, coin=1, stone=3)


def test_goods_move_from_a_shelf_to_a_leaders_depot() -> None:
    # ruling M-12: the servants make room on the middle shelf
    shelves = goods(coin=1, servant=2, stone=3)
    owner = seat(store=shelves, box=goods(stone=2), hand=[54, 49])
    game = table(seats={0: owner}, market=TWO_SHIELDS)
    game.play("play 54", "take row 1", "store")
    assert game.seat0.store == shelves | goods(shield=2)


def test_goods_never_move_between_warehouse_and_strongbox() -> None:
    # ruling M-12
    owner = seat(store=FULL, box=goods(coin=1))
    game = table(seats={0: owner}, market="purple white white white")
    game.play("take row 1")
    assert game.seat0.store == FULL
    assert game.seat0.box == goods(coin=1)
    assert game.seat1.faith == 1


@pytest.mark.parametrize(
    "shelves",
    [goods(coin=2), goods(coin=1, stone=2), goods(coin=2, stone=2), goods(stone=3, servant=2)],
)
def test_a_coin_is_kept_where_its_shelf_has_room(shelves: dict[str, int]) -> None:
    # ruling M-13
    game = table(seats={0: seat(store=shelves)}, market="yellow white white white")
    game.play("take row 1", "store")
    assert game.seat0.store.get("coin", 0) == shelves.get("coin", 0) + 1


@pytest.mark.parametrize(
    "shelves",
    [goods(coin=3), goods(coin=2, stone=3), goods(coin=1, stone=2, shield=2)],
)
def test_a_kind_never_lies_on_two_shelves(shelves: dict[str, int]) -> None:
    # ruling M-13: there is room on another shelf, but not for a second lot of coins
    game = table(seats={0: seat(store=shelves)}, market="yellow white white white")
    game.play("take row 1")
    assert game.seat0.store == shelves
    assert game.seat1.faith == 1


def test_a_leaders_depot_may_repeat_the_kind_of_a_shelf() -> None:
    # ruling M-13
    owner = seat(store=goods(coin=3), played=[56])
    game = table(seats={0: owner}, market="yellow yellow white white")
    game.play("take row 1", "store")
    assert game.seat0.store == goods(coin=5)


def test_a_leaders_depot_is_one_depot_of_two_places() -> None:
    # ruling M-14: two depots would hold seven coins
    owner = seat(store=goods(coin=5), played=[56])
    game = table(seats={0: owner}, market="yellow yellow white white")
    game.play("take row 1")
    assert game.seat0.store == goods(coin=5)
    assert game.seat1.faith == 2


def test_a_leaders_depot_holds_its_own_kind_only() -> None:
    # ruling M-14
    owner = seat(store=FULL, played=[56])
    game = table(seats={0: owner}, market=TWO_SHIELDS)
    game.play("take row 1", "store")
    assert game.seat0.store == FULL | goods(shield=1)  # where the coin was; the depot has room
    assert game.seat1.faith == 1


def test_without_a_leader_white_marbles_give_nothing_and_are_not_let_go() -> None:
    # ruling M-15
    game = table(market="white white white white")
    game.play("take row 1")
    assert game.seat0.store == {}
    assert game.seat1.faith == 0
    assert game.asked == 1


def test_with_one_leader_every_white_marble_gives_its_good_like_it_or_not() -> None:
    # ruling M-15: the fourth coin has no place and costs as much as any other
    game = table(seats={0: seat(played=[60])}, market="white white white white")
    game.play("take row 1")
    assert game.heard(WhitesTurned) == [WhitesTurned(0, goods(coin=4))]
    assert game.lines() == ["store", "let go coin"]  # of the three that are left
    game.play("store")
    assert game.seat0.store == goods(coin=3)
    assert game.seat1.faith == 1


def test_what_a_white_marble_gave_can_be_let_go_at_the_usual_price() -> None:
    # ruling M-15
    game = table(seats={0: seat(played=[59])}, market="white white red blue")
    game.play("take row 1", "let go stone", "let go stone", "store")
    assert game.seat0.store == goods(shield=1)
    assert game.seat1.faith == 2


def test_with_two_leaders_each_white_marble_becomes_one_of_the_two_goods() -> None:
    # ruling M-15
    game = table(seats={0: seat(played=[60, 57])}, market="white white white red")
    game.play("take row 1")
    assert game.lines() == [f"whites {n} coin" for n in (3, 2, 1, 0)]
    game.play("whites 1 coin", "store")
    assert game.seat0.store == goods(coin=1, servant=2)


def test_faith_is_accepted_with_a_full_warehouse_and_never_stored() -> None:
    # ruling M-16
    game = table(seats={0: seat(store=FULL)}, market="red white white white")
    game.play("take row 1")
    assert game.seat0.faith == 1
    assert game.seat0.store == FULL
    assert game.seat1.faith == 0


def test_faith_is_no_resource_for_production_or_points() -> None:
    # ruling M-16
    game = table(seats={0: seat(store=goods(coin=1), box=goods(stone=3), faith=7)})
    assert game.seat0.score.parts["resources"] == 0
    game = table(seats={0: seat(store=goods(coin=1), faith=7)})
    assert not game.offers("activate base")


def test_a_row_moves_left_and_its_first_marble_becomes_the_slide_marble() -> None:
    # ruling M-17: the blue marble of the slide comes in after the goods were taken
    rows = "purple blue purple white / white red white grey / white grey yellow yellow"
    game = table(market=rows, slide="blue")
    game.play("take row 2")
    assert game.heard(FaithMoved) == [FaithMoved((0,), (1,), (1,))]
    assert game.market[1] == "red white grey blue"
    assert game.slide == "white"
    game.play("store")
    assert game.seat0.store == goods(stone=1)


def test_a_column_moves_up_and_its_first_marble_becomes_the_slide_marble() -> None:
    # ruling M-17
    rows = "purple blue purple white / white red white grey / white grey yellow yellow"
    game = table(market=rows, slide="blue")
    game.play("take column 4", "store")
    assert game.seat0.store == goods(stone=1, coin=1)
    assert game.market == [
        "purple blue purple grey",
        "white red white yellow",
        "white grey yellow blue",
    ]
    assert game.slide == "white"


def test_goods_are_let_go_in_any_order() -> None:
    # ruling M-52
    game = table(market="yellow grey purple blue")
    game.play("take row 1", "let go shield")
    assert game.lines() == ["store", "let go coin", "let go stone", "let go servant"]
    game.play("let go coin", "let go servant", "store")
    assert game.seat0.store == goods(stone=1)
    assert game.seat1.faith == 3


def test_a_good_may_be_let_go_before_the_one_that_has_to_go() -> None:
    # ruling M-52: the fourth stone must go, and the servant may go first
    game = table(seats={0: seat(store=goods(stone=3))}, market="yellow grey purple white")
    game.play("take row 1")
    assert game.lines() == ["let go coin", "let go stone", "let go servant"]
    game.play("let go servant")
    assert game.lines() == ["let go coin", "let go stone"]
    game.play("let go stone", "store")
    assert game.seat0.store == goods(coin=1, stone=3)


def test_nothing_is_stored_while_another_good_could_be_let_go() -> None:
    # ruling M-52: the last kind in the row is gone, and the others may still go
    game = table(market="yellow grey purple blue").play("take row 1", "let go shield")
    assert game.asked == 0
    assert game.seat0.store == {}


def test_a_seat_that_ends_its_turns_by_hand_stores_by_hand() -> None:
    # ruling M-52
    game = table(market="yellow white white white", holds=[0]).play("take row 1", "let go coin")
    assert (game.asked, game.held, game.asks) == (-1, 0, "Store")
    assert game.seat1.faith == 0
    game.table.release()
    assert game.seat1.faith == 1
    assert (game.held, game.asks) == (0, "HandOver")


def test_other_seats_store_by_themselves_when_nothing_can_be_let_go() -> None:
    # ruling M-52
    game = table(market="yellow white white white", holds=[1]).play("take row 1", "let go coin")
    assert game.seat1.faith == 1
    assert (game.asked, game.held) == (1, -1)


def test_search_finds_the_goods_let_go_by_one_path() -> None:
    # ruling M-52: four kinds can each go or stay, but not all of them stay on three shelves
    found = ways(table(market="yellow grey purple blue").play("take row 1"))
    assert len(found) == len(set(found)) == 2**4 - 1


def test_what_is_kept_and_let_go_is_told_once_at_the_end() -> None:
    game = table(market="yellow grey purple blue")
    game.play("take row 1", "let go stone", "store")
    assert game.heard(GoodsStored) == [GoodsStored(0, goods(coin=1, servant=1, shield=1), let_go=1)]
