"""The stock, and the specials that lie on it or in it (N-22 to N-24, N-27, N-30)."""

import pytest

from tests.renaissance.build import Seat, row, seat, table

# Playing the stock.


def test_at_least_one_card_of_an_opened_stock_is_played() -> None:
    one = seat("army-21", stock="army-22 army-23")
    game = table(seats={0: one}).play("open stock")  # ruling N-30
    assert not game.offers("done")
    game.play("build army-22 at 1")
    assert game.offers("done")


def test_cards_of_the_stock_are_played_one_by_one_in_any_order() -> None:
    one = seat("army-21", stock="army-22 army-26 army-34")
    game = table(seats={0: one}).play("open stock", "lay army-34")  # ruling N-30
    game.play("build army-26 at 6", "build army-22 at 1")
    assert game.cells(0) == {1: "army-22", 6: "army-26"}
    assert game.zone(1) == ["army-34"]
    assert game.asks == "Store"


def test_what_was_not_played_goes_back_into_the_stock() -> None:
    one = seat("army-21", stock="army-22 army-23")
    game = table(seats={0: one}).play("open stock", "build army-22 at 1", "done")  # ruling N-30
    assert game.stock(0) == ["army-23"]
    assert game.hand(0) == ["army-21"]


def test_cards_of_the_hand_are_not_played_with_the_stock() -> None:
    one = seat("army-21", stock="army-22 army-23")
    game = table(seats={0: one}).play("open stock")  # ruling N-30
    assert not any("army-21" in line for line in game.lines())


def test_the_hand_that_is_set_aside_stays_the_hand_for_actions() -> None:
    seats = {0: seat("army-21 army-22", stock="army-17 army-23"), 1: seat("clergy-21")}
    game = table(seats=seats).play("open stock").act("play army-17")  # ruling N-30: swap hands
    assert game.hand(0) == ["clergy-21"]
    assert game.hand(1) == ["army-21", "army-22"]
    assert game.stock(0) == ["army-23"]


def test_the_hand_that_is_set_aside_stays_the_hand_for_missions() -> None:
    one = seat("army-02", stock="army-22 army-23", mandatory="merchants-44 army-41")
    game = table(seats={0: one}).play("open stock", "build army-22 at 1")  # ruling N-30
    assert game.side(0).accomplished == ()


def test_an_action_of_the_stock_places_materials_of_the_hand() -> None:
    one = seat("artisans-21 artisans-22", stock="artisans-17 artisans-23")
    game = table(seats={0: one}).play("open stock").act("play artisans-17")  # ruling N-30
    assert game.offers("build artisans-21 at 1")
    assert not game.offers("build artisans-23 at 1")


def test_the_game_ends_in_the_middle_of_playing_the_stock() -> None:
    cells = row("army-01 army-02 army-03 army-04 army-21")
    cells |= row("army-26 army-27 army-28 army-05 army-08 army-29", 6)
    one = seat("army-22", cells, stock="army-30 army-31")
    game = table(seats={0: one}).play("open stock", "build army-30 at 12")  # ruling N-41
    assert game.over
    assert game.points(0)["full"] == 10


# N-22: the bell-ringer.


def test_the_bell_ringer_is_laid_into_a_slot_of_the_own_stock() -> None:
    game = table(seats={0: seat("clergy-31 army-21", stock="army-22")}).play("lay clergy-31")
    assert game.stock(0) == ["army-22", "clergy-31"]  # ruling N-22
    assert game.points(0)["specials"] == 0  # its -3 counts only in a zone


def test_the_bell_ringer_finds_no_room_in_a_full_stock() -> None:
    one = seat("clergy-31 army-21", stock="army-22 army-23 army-24")
    assert not table(seats={0: one}).offers("lay clergy-31")  # ruling N-22


def test_the_bell_ringer_works_however_it_came_into_the_stock() -> None:
    seats = {0: seat("clergy-31 army-21 army-22"), 1: seat("army-02 army-23 army-24")}
    game = table(seats=seats).play("discard army-21", "store clergy-31")  # ruling N-22
    game.act("play army-02")
    assert (game.stock(0), game.zone(1)) == ([], ["clergy-31"])
    assert game.points(1)["specials"] == -3


def test_the_bell_ringer_in_the_stock_lies_neither_in_zone_nor_on_the_castle() -> None:
    game = table(seats={0: seat("clergy-31 army-21")}).play("lay clergy-31")  # ruling N-22
    assert (game.side(0).laid, game.side(0).laid_here) == (1, 0)


@pytest.mark.parametrize("card", ["clergy-14", "army-18", "army-02"])
def test_the_bell_ringer_answers_every_attack_on_the_stock(card: str) -> None:
    seats = {0: seat(f"{card} army-21", stock="army-22"), 1: seat("", stock="clergy-31 clergy-21")}
    game = table(seats=seats).act(f"play {card}")  # ruling N-22
    assert game.stock(1) == ["clergy-21"]
    assert game.zone(0) == ["clergy-31"]
    assert game.view(0).sides[1].stock == ()  # nothing was seen


def test_a_siege_turned_by_the_bell_ringer_goes_on_for_the_others() -> None:
    seats = {
        0: seat("army-18 army-21"),
        1: seat("", stock="clergy-31 clergy-21"),
        2: seat("", stock="army-22"),
    }
    game = table(3, seats=seats).act("play army-18")  # rulings N-10, N-22
    assert (game.stock(1), game.stock(2)) == (["clergy-21"], [])


# N-23: the captain.


def covered(stock: str) -> dict[int, Seat]:
    """Let a captain lie on the stock of seat 0."""
    return {0: seat("army-24 army-21 clergy-16", stock=stock, cover="army-31"), 1: seat("army-26")}


def test_a_covered_stock_can_be_neither_played_nor_filled() -> None:
    game = table(seats=covered("army-22"))  # ruling N-23
    assert not game.offers("open stock")
    game.play("discard army-21")
    assert game.asked == 1


def test_a_captain_counts_only_once_it_lies_in_the_zone() -> None:
    game = table(seats=covered("army-22"))  # ruling N-23
    assert game.points(0)["specials"] == 0
    game.play("discard army-24")  # a material of 4 from the hand
    assert game.zone(0) == ["army-31"]
    assert game.side(0).cover is None
    assert game.points(0)["specials"] == -1
    assert game.offers("store army-21")


def test_a_discard_that_an_action_demands_unlocks_the_stock_too() -> None:
    seats = {
        0: seat("merchants-10 merchants-21"),
        1: seat("army-12 army-22", stock="army-23", cover="army-31"),
    }
    game = table(seats=seats).act("play merchants-10")
    game.play("discard army-12")  # ruling N-23: a composite of 4
    assert game.zone(1) == ["army-31"]


def test_building_a_four_does_not_unlock_the_stock() -> None:
    game = table(seats=covered("army-22")).play("build army-24 at 1")  # ruling N-23
    assert game.side(0).cover == "army-31"


def test_opponents_actions_still_reach_a_covered_stock() -> None:
    seats = {0: seat("army-02 army-21"), 1: seat("", stock="army-23", cover="army-31")}
    game = table(seats=seats).act("play army-02")  # ruling N-23
    assert game.stock(1) == []
    assert game.side(1).cover == "army-31"


def test_sin_does_not_open_a_covered_stock() -> None:
    game = table(seats=covered("army-22")).act("play clergy-16")  # ruling N-23
    assert game.asks != "Sin"
    assert game.stock(0) == ["army-22"]


def test_a_revelation_does_not_exchange_cards_of_a_covered_stock() -> None:
    seats = {
        0: seat("clergy-14 army-21", stock="army-22", cover="army-31"),
        1: seat("", stock="army-24"),
    }
    game = table(seats=seats).act("play clergy-14")  # ruling N-23
    assert game.asks != "StoreExchange"
    assert game.view(0).sides[1].stock == ("army-24",)  # it is still seen


def test_nothing_is_slipped_under_a_captain() -> None:
    seats = {0: seat("clergy-31 army-21", cover="army-31")}
    assert not table(seats=seats).offers("lay clergy-31")  # ruling N-23


def test_a_gargoyle_lifts_a_captain_from_a_stock() -> None:
    seats = {0: seat("clergy-13 army-21 army-22", stock="army-23", cover="army-31")}
    game = table(seats=seats).act("play clergy-13")  # ruling N-23
    assert game.side(0).cover is None
    assert "army-31" in game.discards


def test_a_captain_is_not_laid_on_a_stock_that_has_one() -> None:
    seats = {0: seat("army-31 army-21"), 1: seat("")}
    game = table(3, seats=seats).play("lay army-31")  # ruling N-23
    assert game.lines() == ["target 2", "target 3"]


# N-24: the storekeeper.


@pytest.mark.parametrize(("edition", "slots"), [("2015", 2), ("2016", 1)])
def test_the_storekeeper_gives_more_slots(edition: str, slots: int) -> None:
    one = seat("army-21 army-22", zone="artisans-33", stock="army-23 army-24 army-25")
    game = table(seats={0: one}, edition=edition).play("discard army-21")  # ruling N-24
    assert game.side(0).vault_slots == slots
    assert game.lines() == ["pass", "shelter army-22"]


def test_cards_in_the_slots_of_the_storekeeper_are_played_with_the_stock() -> None:
    one = seat("army-21", zone="artisans-33", stock="army-22", vault="army-23")
    game = table(seats={0: one}).play("open stock", "build army-23 at 1")  # ruling N-24
    assert game.cells(0) == {1: "army-23"}


def test_actions_do_not_reach_the_slots_of_the_storekeeper() -> None:
    seats = {
        0: seat("army-02 artisans-16 artisans-21"),
        1: seat("", zone="artisans-33", vault="army-23"),
    }
    game = table(seats=seats).act("play army-02")  # ruling N-24
    assert game.side(1).vault == ("army-23",)


def test_a_look_does_not_reach_the_slots_of_the_storekeeper() -> None:
    seats = {
        0: seat("artisans-16 artisans-21"),
        1: seat("", zone="artisans-33", stock="army-22", vault="army-23"),
    }
    game = table(seats=seats).act("play artisans-16")  # ruling N-24
    assert game.view(0).sides[1].stock == ("army-22",)
    assert game.view(0).sides[1].vault == ()


def test_when_the_storekeeper_goes_the_cards_on_it_are_discarded() -> None:
    seats = {
        0: seat("clergy-13 artisans-21"),
        1: seat("", zone="artisans-33", stock="artisans-22", vault="artisans-23"),
    }
    game = table(seats=seats).act("play clergy-13")  # ruling N-24
    assert game.stock(1) == ["artisans-22"]
    assert {"artisans-33", "artisans-23"} <= set(game.discards)
    assert game.side(1).vault_slots == 0


def test_sin_fills_the_slot_that_a_card_was_taken_from() -> None:
    one = seat(
        "clergy-16 clergy-21 clergy-22", zone="artisans-33",
        stock="artisans-21 artisans-22", vault="artisans-23",
    )  # fmt: skip
    game = table(seats={0: one}).act("play clergy-16")  # ruling N-24
    game.play("take artisans-23", "done", "give clergy-21")
    assert game.hand(0) == ["clergy-22", "artisans-23"]
    assert game.side(0).vault == ("clergy-21",)
    assert game.stock(0) == ["artisans-21", "artisans-22"]


# N-27: the peddler.


def test_the_peddler_takes_the_slot_of_a_card_that_chance_discards() -> None:
    seats = {0: seat("merchants-35 merchants-21"), 1: seat("", stock="army-21 army-22")}
    game = table(seats=seats).play("lay merchants-35")  # ruling N-27
    assert len(game.stock(1)) == 2
    assert "merchants-35" in game.stock(1)
    assert len(game.discards) == 1


def test_the_victim_may_play_the_peddler_against_somebody_else() -> None:
    seats = {
        0: seat("merchants-21 merchants-22", stock="merchants-35 merchants-23"),
        1: seat("", stock="army-21"),
        2: seat("", stock="army-22"),
    }
    game = table(3, seats=seats).play("open stock", "lay merchants-35", "target 3")  # N-27
    assert game.stock(2) == ["merchants-35"]  # ruling N-27


def test_the_victim_may_discard_the_peddler() -> None:
    one = seat("merchants-21", stock="merchants-35 merchants-23")
    game = table(seats={0: one}).play("open stock", "discard merchants-35")  # ruling N-27
    assert game.discards == ["merchants-35"]


@pytest.mark.parametrize(
    ("stock", "vault", "full"),
    [("army-21 army-22 army-23", "", True), ("army-21 army-22", "army-23", False)],
)
def test_a_full_stock_means_the_three_ordinary_slots(stock: str, vault: str, full: bool) -> None:
    one = seat(
        "army-24 army-25", zone="artisans-33", stock=stock, vault=vault, mandatory="merchants-38"
    )
    game = table(3, seats={0: one}, left=1).play("discard army-24").pass_on()  # ruling N-24
    assert game.over
    assert ("merchants-38" in game.side(0).accomplished) == full
