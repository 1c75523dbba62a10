"""Production: rulings M-23 to M-26."""

from bottega.games.masters.events import Produced
from tests.build import goods, seat, table

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


def test_powers_that_are_passed_over_cannot_be_activated_afterwards() -> None:
    game = table(seats={0: seat(box=goods(coin=9), slots=[[6], [1]])})
    game.play("activate slot 2")
    assert game.lines() == ["produce", "activate base"]


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
