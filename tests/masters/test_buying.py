"""Buying development cards and paying: rulings M-18 to M-22 and M-48."""

import pytest

from bottega.games.masters.events import CardBought, CardUncovered, GoodsPaid
from tests.build import Position, goods, seat, table


def test_a_discount_takes_one_off_its_own_good() -> None:
    # ruling M-18: card 5 costs a stone, a servant and a shield
    buyer = seat(store=goods(stone=1, shield=1), played=[49])
    game = table(seats={0: buyer}, grid={"green 1": 5})
    game.play("buy green 1 slot 1")
    assert game.seat0.slots == ((5,), (), ())
    assert game.seat0.store == {}


def test_a_discount_is_taken_even_by_those_who_could_pay_in_full() -> None:
    # ruling M-18: optional in words, automatic here; less is never worse
    buyer = seat(store=goods(stone=1, servant=1, shield=1), played=[49])
    game = table(seats={0: buyer}, grid={"green 1": 5})
    game.play("buy green 1 slot 1")
    assert game.seat0.store == goods(servant=1)


def test_a_discount_is_worth_nothing_where_the_cost_lacks_its_good() -> None:
    # ruling M-18: card 1 costs two shields
    buyer = seat(store=goods(shield=1), played=[49])
    assert not table(seats={0: buyer}, grid={"green 1": 1}).offers("buy green 1 slot 1")
    buyer = seat(store=goods(shield=2), played=[49])
    game = table(seats={0: buyer}, grid={"green 1": 1})
    game.play("buy green 1 slot 1")
    assert game.seat0.store == {}


def test_two_discounts_both_apply_to_one_card() -> None:
    # ruling M-18
    buyer = seat(store=goods(shield=1), played=[49, 51])
    game = table(seats={0: buyer}, grid={"green 1": 5})
    game.play("buy green 1 slot 1")
    assert game.heard(CardBought) == [CardBought(0, 5, 0, goods(shield=1))]


def test_a_discount_does_not_go_below_nothing() -> None:
    # ruling M-18: of a cost of one servant nothing is left, and the others stay as they are
    buyer = seat(store=goods(stone=1, servant=1, shield=1), played=[49, 51])
    game = table(seats={0: buyer}, grid={"green 1": 5})
    game.play("buy green 1 slot 1")
    assert game.seat0.store == goods(stone=1, servant=1)


def test_a_discount_does_not_help_to_meet_a_leaders_requirement() -> None:
    # ruling M-19: leader 53 requires five coins
    assert not table(seats={0: seat(box=goods(coin=4), played=[52], hand=[53])}).offers("play 53")
    assert table(seats={0: seat(box=goods(coin=5), played=[52], hand=[53])}).offers("play 53")


PLENTY = goods(coin=20, stone=20, servant=20, shield=20)


@pytest.mark.parametrize(
    ("slots", "level_by_slot"),
    [
        ([[], [], []], [1, None, None]),  # empty slots are alike: the first serves
        ([[2], [], []], [2, 1, None]),
        ([[2, 18], [3], []], [3, 2, 1]),
        ([[2, 18, 34], [3, 19], [4]], [None, 3, 2]),  # nothing lies on a third level
    ],
)
def test_a_card_goes_only_onto_a_card_of_the_level_below(
    slots: list[list[int]], level_by_slot: list[int | None]
) -> None:
    # ruling M-20
    game = table(seats={0: seat(box=PLENTY, slots=slots)})
    offered = {
        (level, slot)
        for level in (1, 2, 3)
        for slot in (1, 2, 3)
        if game.offers(f"buy green {level} slot {slot}")
    }
    assert offered == {(level, slot) for slot, level in enumerate(level_by_slot, 1) if level}


def test_the_colour_of_the_card_beneath_does_not_matter() -> None:
    # ruling M-20
    game = table(seats={0: seat(box=PLENTY, slots=[[2]])})
    assert all(game.offers(f"buy {c} 2 slot 1") for c in ("green", "blue", "yellow", "purple"))


def test_a_card_that_fits_no_slot_cannot_be_bought() -> None:
    # ruling M-20
    rich = seat(box=PLENTY, slots=[[1], [2], [3]])
    game = table(seats={0: rich})
    assert not any(line.startswith("buy yellow 1") for line in game.lines())
    assert not any(line.startswith("buy yellow 3") for line in game.lines())


def pays_four_shields(*answers: str) -> Position:
    """Buy card 17 with three shields on a shelf, two in a leader's depot and two in the box."""
    buyer = seat(store=goods(shield=5), box=goods(shield=2), played=[55], slots=[[2]])
    return table(seats={0: buyer}, grid={"green 2": 17}).play("buy green 2 slot 1", *answers)


def test_payment_mixes_warehouse_depots_and_strongbox_as_the_player_likes() -> None:
    # ruling M-21
    assert pays_four_shields().lines() == [f"pay {n} shield from warehouse" for n in (4, 3, 2)]
    game = pays_four_shields("pay 2 shield from warehouse")
    assert (game.seat0.store, game.seat0.box) == (goods(shield=3), {})
    assert game.heard(GoodsPaid) == [GoodsPaid(0, 3, warehouse=2, strongbox=2)]
    game = pays_four_shields("pay 4 shield from warehouse")
    assert (game.seat0.store, game.seat0.box) == (goods(shield=1), goods(shield=2))


def test_payment_is_asked_only_for_goods_that_lie_in_both_places() -> None:
    # ruling M-48: the shield is only in the warehouse, the stone only in the strongbox
    buyer = seat(store=goods(servant=1, shield=1), box=goods(stone=1, servant=1))
    game = table(seats={0: buyer}, grid={"green 1": 5})
    game.play("buy green 1 slot 1")
    assert game.lines() == ["pay 1 servant from warehouse", "pay 0 servant from warehouse"]
    game.play("pay 0 servant from warehouse")
    assert (game.seat0.store, game.seat0.box) == (goods(servant=1), {})


def test_payment_is_not_asked_where_all_of_it_must_go() -> None:
    # ruling M-48
    buyer = seat(store=goods(shield=1), box=goods(shield=1))
    game = table(seats={0: buyer}, grid={"green 1": 1})
    game.play("buy green 1 slot 1")
    assert game.asked == 1
    assert (game.seat0.store, game.seat0.box) == ({}, {})


def test_payment_is_asked_good_by_good_and_offers_the_warehouse_first() -> None:
    # ruling M-48
    both = goods(coin=2, servant=2)
    game = table(seats={0: seat(store=both, box=both)}, grid={"blue 1": 15})
    game.play("buy blue 1 slot 1")
    assert game.lines() == [f"pay {n} coin from warehouse" for n in (2, 1, 0)]
    game.play("pay 1 coin from warehouse")
    assert game.lines() == [f"pay {n} servant from warehouse" for n in (2, 1, 0)]
    game.play("pay 0 servant from warehouse")
    assert game.seat0.store == goods(coin=1, servant=2)
    assert game.seat0.box == goods(coin=1)
    assert game.seat0.slots == ((15,), (), ())


def test_only_the_top_card_of_a_deck_can_be_seen_and_bought() -> None:
    # ruling M-22: one coin, stone and servant pay for card 7, which lies beneath card 3
    poor = seat(box=goods(coin=1, stone=1, servant=1))
    assert not table(seats={0: poor}, grid={"blue 1": 3}).offers("buy blue 1 slot 1")
    assert table(seats={0: poor}, grid={"blue 1": 7}).offers("buy blue 1 slot 1")


def test_a_purchase_uncovers_the_next_card() -> None:
    # ruling M-22
    game = table(seats={0: seat(box=goods(coin=2))}, grid={"blue 1": 3})
    game.play("buy blue 1 slot 1")
    assert game.top("blue 1") == 7
    assert game.heard(CardUncovered) == [CardUncovered(1, 7)]


def test_an_empty_deck_stays_empty() -> None:
    # ruling M-22
    holders = {1: seat(slots=[[3], [7], [11]])}
    game = table(seats={0: seat(box=goods(coin=2, servant=2)), **holders}, grid={"blue 1": 15})
    game.play("buy blue 1 slot 1")
    assert game.top("blue 1") == 0
    assert game.heard(CardUncovered) == []
    game = table(seats={0: seat(box=PLENTY, slots=[[15]]), **holders})
    assert not any(line.startswith("buy blue 1") for line in game.lines())
    assert game.offers("buy blue 2 slot 1")


def test_a_card_is_paid_before_it_is_placed() -> None:
    both = goods(coin=2)
    game = table(seats={0: seat(store=both, box=both)}, grid={"blue 1": 3})
    game.play("buy blue 1 slot 1")
    assert game.view().need == goods(coin=2)
    assert game.board(0).slots == ((), (), ())
    game.play("pay 2 coin from warehouse")
    assert game.view().need == {}
    assert game.board(0).slots == ((3,), (), ())
