"""Production: rulings M-23 to M-26, and M-52."""

from bottega.games.masters.events import Produced
from tests.build import goods, seat, table
from tests.masters.choosers import ways

TAKES = [f"take row {i}" for i in (1, 2, 3)] + [f"take column {i}" for i in (1, 2, 3, 4)]


def test_nothing_produced_pays_for_another_power_of_the_same_turn() -> None:
    # ruling M-23: card 6 turns a coin into a shield, card 3 a shield into faith
    game = table(seats={0: seat(store=goods(coin=1), slots=[[6], [3]])})
    game.play("activate slot 1")
    assert game.seat0.box == goods(shield=1)
    assert game.seat0.faith == 0
    assert game.asked == 1


def test_every_input_must_be_owned_beforehand() -> None:
    # ruling M-23: both cards want the same coin
    game = table(seats={0: seat(store=goods(coin=1, stone=1), slots=[[6], [1]])})
    assert game.offers("activate slot 2")
    game.play("activate slot 1")
    assert not game.offers("activate slot 2")


def test_each_power_is_activated_once() -> None:
    # ruling M-23
    game = table(seats={0: seat(box=goods(coin=9), slots=[[6]], played=[64])})
    game.play("activate slot 1")
    assert game.lines() == ["produce", "activate base", "activate leader coin"]
    game.play("activate base", "receive stone")
    assert game.lines() == ["produce", "activate leader coin"]
    game.play("activate leader coin", "receive stone")
    assert game.heard(Produced) == [Produced(0, goods(stone=2, shield=1), 1)]


def test_powers_are_chosen_in_any_order() -> None:
    # ruling M-52
    game = table(seats={0: seat(box=goods(coin=9), slots=[[6], [1]], played=[64])})
    game.play("activate leader coin", "receive stone")
    assert game.lines() == ["produce", "activate slot 1", "activate slot 2", "activate base"]
    game.play("activate slot 2", "activate slot 1")
    assert game.lines() == ["produce", "activate base"]
    game.play("produce")
    assert game.heard(Produced) == [Produced(0, goods(stone=1, shield=1), 2)]


def test_nothing_is_produced_while_another_power_could_be_chosen() -> None:
    # ruling M-52: no higher power is left, and the card in slot 1 can still be paid
    game = table(seats={0: seat(box=goods(coin=2), slots=[[6]], played=[64])})
    game.play("activate leader coin", "receive stone")
    assert game.lines() == ["produce", "activate slot 1"]
    assert game.heard(Produced) == []


def test_a_seat_that_ends_its_turns_by_hand_produces_by_hand() -> None:
    # ruling M-52
    game = table(seats={0: seat(box=goods(coin=1), slots=[[6]])}, holds=[0])
    game.play("activate slot 1")
    assert (game.asked, game.held, game.asks) == (-1, 0, "Produce")
    assert game.seat0.box == goods(coin=1)
    game.table.release()
    assert game.seat0.box == goods(shield=1)
    assert (game.held, game.asks) == (0, "HandOver")


def test_other_seats_produce_by_themselves_when_no_power_is_left() -> None:
    # ruling M-52
    game = table(seats={0: seat(box=goods(coin=1), slots=[[6]])}, holds=[1])
    game.play("activate slot 1")
    assert game.seat0.box == goods(shield=1)
    assert (game.asked, game.held) == (1, -1)


def test_search_finds_each_set_of_powers_by_one_path() -> None:
    # ruling M-52: with slot 1 the five other powers can each be chosen or not
    rich = seat(box=goods(9, 9, 9, 9), slots=[[6], [1], [3]], played=[61, 64])
    found = ways(table(seats={0: rich}).play("activate slot 1"))
    assert len(found) == len(set(found)) == 2**5


def test_nobody_produces_with_more_of_a_good_than_can_be_counted() -> None:
    # ruling M-26: nothing that is produced is cut off
    game = table(seats={0: seat(box=goods(stone=4095, servant=1, shield=1), slots=[[1, 21]])})
    game.play("activate slot 1", "produce")
    assert game.seat0.box == goods(stone=4098)
    many = seat(box=goods(stone=4096, servant=1, shield=1), slots=[[1, 21]])
    assert table(seats={0: many}).lines()[-1].startswith("buy")


def test_only_the_top_card_of_a_slot_produces() -> None:
    # ruling M-23: card 1 wants a coin, card 17 on top of it a stone
    covered = [[1, 17]]
    assert not table(seats={0: seat(box=goods(coin=1), slots=covered)}).offers("activate slot 1")
    game = table(seats={0: seat(box=goods(stone=1), slots=covered)})
    game.play("activate slot 1")
    assert game.seat0.faith == 2


def test_the_boards_own_power_and_leaders_powers_count_as_visible() -> None:
    # ruling M-23
    game = table(seats={0: seat(store=goods(coin=1), box=goods(shield=1), played=[61, 64])})
    powers = ["activate base", "activate leader coin", "activate leader shield"]
    assert game.lines() == [*TAKES, *powers]


def test_the_boards_own_power_takes_two_goods_of_any_kind_from_any_place() -> None:
    # ruling M-24
    game = table(seats={0: seat(store=goods(coin=1, stone=1), box=goods(stone=1))})
    game.play("activate base")
    assert game.lines() == ["spend coin stone", "spend stone stone"]
    game.play("spend coin stone")
    assert game.lines() == [f"receive {g}" for g in ("coin", "stone", "servant", "shield")]
    game.play("receive shield", "pay 0 stone from warehouse")
    assert game.seat0.store == goods(stone=1)
    assert game.seat0.box == goods(shield=1)


def test_a_wildcard_is_never_faith() -> None:
    # ruling M-24: with one good and much faith the base power has too little to take
    game = table(seats={0: seat(store=goods(coin=1), faith=7)})
    assert game.lines() == TAKES
    game = table(seats={0: seat(store=goods(coin=1), faith=7, played=[64])})
    game.play("activate leader coin")
    assert game.lines() == [f"receive {g}" for g in ("coin", "stone", "servant", "shield")]


def test_a_production_without_any_power_is_refused() -> None:
    # ruling M-25
    game = table(seats={0: seat(box=goods(coin=9), slots=[[6]])})
    assert not game.offers("produce")
    assert not game.offers("end")


def test_the_market_is_always_open() -> None:
    # ruling M-25
    assert table().lines() == TAKES


def test_what_is_produced_goes_to_the_strongbox_without_limit() -> None:
    # ruling M-26: the pieces are sixteen of a kind, the supply is without limit
    producer = seat(store=goods(shield=1), box=goods(stone=16, servant=16), slots=[[1, 21]])
    game = table(seats={0: producer})
    game.play("activate slot 1", "produce")
    assert game.seat0.store == {}
    assert game.seat0.box == goods(stone=19, servant=15)


def test_what_is_produced_never_goes_to_the_warehouse() -> None:
    # ruling M-26: leader 56 even has an empty depot for the coin
    game = table(seats={0: seat(store=goods(coin=1, stone=1), played=[56])})
    game.play("activate base", "receive coin")
    assert game.seat0.store == {}
    assert game.seat0.box == goods(coin=1)


def test_paying_for_a_production_is_asked_once_for_all_powers() -> None:
    # rulings M-21 and M-48: two coins in all, one of them may stay on its shelf
    producer = seat(store=goods(coin=2), box=goods(coin=2), slots=[[6], [1]])
    game = table(seats={0: producer})
    game.play("activate slot 1", "activate slot 2", "produce")
    assert game.lines() == [f"pay {n} coin from warehouse" for n in (2, 1, 0)]
    game.play("pay 1 coin from warehouse")
    assert game.seat0.store == goods(coin=1)
    assert game.seat0.box == goods(coin=1, shield=1)
    assert game.seat0.faith == 1
