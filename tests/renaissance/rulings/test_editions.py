"""What the later edition changes, and what both take from it."""

import pytest

from tests.renaissance.build import row, seat, table

EDITIONS = ("2015", "2016")


@pytest.mark.parametrize(("edition", "holds"), [("2015", False), ("2016", True)])
def test_the_siege_of_paris_asks_for_three_or_two_destroyed(edition: str, holds: bool) -> None:
    seats = {
        0: seat("army-03 army-21", mandatory="army-42"),
        1: seat("", {1: "clergy-21", 2: "clergy-22", 3: "clergy-23"}),
    }
    game = table(seats=seats, edition=edition).act("play army-03")
    assert game.cells(1) == {3: "clergy-23"}
    assert ("army-42" in game.side(0).accomplished) == holds


@pytest.mark.parametrize(("edition", "holds"), [("2015", False), ("2016", True)])
def test_the_gossip_chair_takes_threes_only_in_the_later_edition(edition: str, holds: bool) -> None:
    four = row("artisans-21 artisans-22 artisans-01 artisans-02")
    one = seat("artisans-23 army-21", four, mandatory="artisans-42")
    game = table(seats={0: one}, edition=edition).play("build artisans-23 at 5")
    assert ("artisans-42" in game.side(0).accomplished) == holds


def test_the_gossip_chair_needs_every_foundation_cell_in_both_editions() -> None:
    for edition in EDITIONS:
        one = seat("artisans-22 army-21", {1: "artisans-21"}, mandatory="artisans-42")
        game = table(seats={0: one}, edition=edition).play("build artisans-22 at 2")
        assert "artisans-42" not in game.side(0).accomplished


def cloister(edition: str) -> dict[int, int]:
    """Count the cards that each puts into the pool of a cloister."""
    seats = {
        0: seat("clergy-19 clergy-21 clergy-22 clergy-23"),
        1: seat("army-21 army-22 army-23"),
        2: seat("artisans-21"),
    }
    game = table(3, seats=seats, edition=edition).act("play clergy-19")
    while game.asks == "PoolCard":
        game.play(game.lines()[0])
    hands = {i: len(game.hand(i)) for i in range(3)}
    assert len(game.view(0).pool) == 7 - sum(hands.values())
    while game.asks == "DealPool":
        game.play(game.lines()[0])
    assert [len(game.hand(i)) for i in range(3)] == [3, 3, 1]
    return hands


def test_the_cloister_takes_one_card_of_everybodys_choice_in_the_first_edition() -> None:
    assert cloister("2015") == {0: 2, 1: 2, 2: 0}


def test_the_cloister_draws_two_cards_at_random_in_the_later_edition() -> None:
    assert cloister("2016") == {0: 1, 1: 1, 2: 0}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pope_cancels_every_effect_of_an_action_in_both_editions(edition: str) -> None:
    seats = {0: seat("artisans-17 artisans-21 artisans-22"), 1: seat("", zone="clergy-32")}
    game = table(seats=seats, edition=edition).play("play artisans-17", "pope")
    assert game.asks == "Store"
    assert game.person(1).next == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_revelation_exchanges_equal_numbers_in_both_editions(edition: str) -> None:
    seats = {
        0: seat("clergy-14 clergy-21", stock="clergy-22"),
        1: seat("", stock="army-21 army-22"),
    }
    game = table(seats=seats, edition=edition).act("play clergy-14", "take army-22")
    while game.asks == "StoreExchange":
        assert game.lines() == ["done"]  # there is one card to give
        game.play("done")
    assert (game.stock(0), game.stock(1)) == (["army-22"], ["army-21", "clergy-22"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_vestibule_cannot_place_stays_in_both_editions(edition: str) -> None:
    tiles = {10: "artisans-29", 11: "artisans-30", 12: "artisans-08"}
    seats = {0: seat("artisans-11 artisans-21", tiles), 1: seat("", stock="army-29 army-22")}
    game = table(seats=seats, edition=edition).act("play artisans-11")
    assert not any("army-29" in line for line in game.lines())
    game.play("build army-22 at 1")
    assert game.stock(1) == ["army-29"]
    assert game.cells(0)[1] == "army-22"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_priest_collects_only_from_now_on_in_both_editions(edition: str) -> None:
    seats = {
        0: seat("army-09 army-21 army-22"),
        1: seat("clergy-33 clergy-21", row("army-23 army-24")),
    }
    game = table(seats=seats, edition=edition).act("play army-09", "strike 1").pass_on()
    game.play("lay clergy-33")
    assert game.side(1).under == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_massacre_of_vassy_is_a_special_before_the_first_stone_in_both(edition: str) -> None:
    one = seat("clergy-33 army-26 army-21", mandatory="clergy-45")
    game = table(seats={0: one}, edition=edition).play("lay clergy-33")
    assert "clergy-45" in game.side(0).accomplished
    late = seat("clergy-33 army-21", {6: "army-26"}, mandatory="clergy-45")
    game = table(seats={0: late}, edition=edition).play("lay clergy-33")
    assert "clergy-45" not in game.side(0).accomplished
