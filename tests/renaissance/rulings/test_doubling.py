"""Double attacks (N-11 with its completion, and N-30's exception)."""

import pytest

from tests.renaissance.build import seat, table

FOUNDATIONS = {1: "clergy-21", 2: "clergy-22", 3: "clergy-23", 4: "clergy-24"}


def test_a_double_attack_is_followed_at_once_by_a_free_action() -> None:
    seats = {0: seat("army-01 army-09 army-21 army-22"), 1: seat("", FOUNDATIONS)}
    game = table(seats=seats).act("play army-01", "play army-09")  # ruling N-11
    game.play("strike 1", "strike 3")
    assert set(game.cells(1)) == {2, 4}
    assert game.asks == "Store"


def test_both_count_as_actions_played() -> None:
    seats = {0: seat("army-01 army-09 army-21"), 1: seat("", {1: "clergy-21"})}
    game = table(seats=seats).act("play army-01", "play army-09")  # ruling N-11
    assert game.person(0).actions == 2


def test_a_chain_of_double_attacks_fulfils_the_treaty() -> None:
    one = seat("army-01 army-05 army-09 army-21", mandatory="army-44")
    game = table(seats={0: one, 1: seat("", FOUNDATIONS)})  # ruling N-11
    game.act("play army-01", "play army-05", "play army-09")
    assert "army-44" in game.side(0).accomplished


def test_without_another_action_it_has_no_effect() -> None:
    game = table(seats={0: seat("army-01 army-21 army-22")}).act("play army-01")  # ruling N-11
    assert game.lines() == ["pass"]  # asked all the same: a hand is nobody's business
    game.play("pass")
    assert game.hand(0) == ["army-21", "army-22"]


def test_a_prayer_cannot_follow() -> None:
    game = table(seats={0: seat("army-01 clergy-08 army-21")}).act("play army-01")  # N-11
    assert game.lines() == ["pass"]  # ruling N-11: it is an answer


def test_a_doubled_double_attack_doubles_nothing_more() -> None:
    seats = {0: seat("army-01 army-05 army-09 army-21"), 1: seat("", FOUNDATIONS)}
    game = table(seats=seats).act("play army-01", "play army-05", "play army-09")  # N-11
    game.play("strike 1", "strike 2")  # ruling N-11: two, not four
    assert set(game.cells(1)) == {3, 4}
    assert game.asks == "Store"


def test_two_players_can_be_hit_instead_of_one() -> None:
    seats = {0: seat("army-01 army-15 army-21"), 1: seat("", {11: "army-29"})}
    seats |= {2: seat("", {9: "clergy-29"}), 3: seat("", {9: "artisans-29"})}
    game = table(4, seats=seats).act("play army-01", "play army-15")  # ruling N-11
    game.act("target 2")
    assert game.asks == "Target"
    assert not game.offers("target 2")
    game.act("target 4")
    assert (game.cells(1), game.cells(2), game.cells(3)) == ({}, {9: "clergy-29"}, {})


def test_with_two_players_never_players_are_doubled() -> None:
    seats = {0: seat("army-01 army-12 army-21"), 1: seat("", FOUNDATIONS)}
    game = table(seats=seats).act("play army-01", "play army-12")  # ruling N-11
    assert game.asks == "Steal"
    game.play("move 1 to 1", "move 2 to 2")
    assert game.cells(0) == {1: "clergy-21", 2: "clergy-22"}


def test_with_two_players_a_crossbow_is_doubled_in_nothing() -> None:
    seats = {0: seat("army-01 army-15 army-21"), 1: seat("", {11: "clergy-29"})}
    game = table(seats=seats).act("play army-01", "play army-15")  # ruling N-11
    assert game.cells(1) == {}
    assert game.asks == "Store"


def test_who_plays_it_chooses_between_cards_and_players() -> None:
    seats = {0: seat("army-01 army-02 army-21"), 1: seat("", stock="clergy-21 clergy-22 clergy-23")}
    game = table(3, seats=seats).act("play army-01", "play army-02")  # ruling N-11
    assert game.lines() == ["double cards", "double players"]
    game.act("double cards", "target 2")
    assert len(game.stock(1)) == 1


def test_doubled_cards_double_what_is_looked_at_and_taken() -> None:
    pile = "clergy-21 clergy-22 clergy-23 clergy-24 clergy-25 clergy-26 clergy-27"
    game = table(seats={0: seat("army-01 clergy-04 army-21")}, pile=pile)
    game.act("play army-01", "play clergy-04")  # ruling N-11: angelus, three and one
    assert len(game.view(0).tray) == 6
    game.play("take clergy-21", "take clergy-26")
    assert game.asks == "ReturnDrawn"


def test_doubled_cards_double_what_is_given_back() -> None:
    seats = {0: seat("army-01 army-06 army-21 army-22"), 1: seat("clergy-21 clergy-22 clergy-23")}
    game = table(seats=seats).act("play army-01", "play army-06")  # ruling N-11: trading
    game.play("take clergy-21", "take clergy-22", "give army-21", "give army-22")
    assert game.hand(0) == ["clergy-21", "clergy-22"]
    assert game.hand(1) == ["army-21", "army-22", "clergy-23"]


def test_doubled_cards_double_the_most_but_never_the_least() -> None:
    hand = "army-01 artisans-02 artisans-21 artisans-01 army-21 army-22"
    game = table(seats={0: seat(hand)}).act("play army-01", "play artisans-02")  # ruling N-11
    game.play("build artisans-21 at 1")
    assert not game.offers("done")
    game.play("build artisans-01 at 2")
    assert game.offers("done")
    assert game.offers("build army-21 at 3")


def test_doubled_cards_double_the_pulley() -> None:
    game = table(seats={0: seat("army-01 artisans-05 army-21")})
    game.act("play army-01", "play artisans-05")  # ruling N-11: a modifier's count
    assert game.person(0).next == {"materials_up_to": 6}


def test_doubled_cards_do_not_double_a_list_of_values() -> None:
    seats = {
        0: seat("army-01 army-03 army-21 army-22"),
        1: seat("", {1: "clergy-21", 2: "clergy-22", 3: "clergy-03", 4: "clergy-01"}),
    }
    game = table(seats=seats).act("play army-01", "play army-03")  # ruling N-11: still 1s and 2s
    assert game.cells(1) == {3: "clergy-03"}


def test_doubled_players_of_bad_weather_are_the_next_two() -> None:
    seats = {0: seat("army-01 artisans-17 army-21")}
    game = table(4, seats=seats).act("play army-01", "play artisans-17")
    game.act("double players", "done")  # ruling N-11
    assert [bool(game.person(i).next) for i in range(4)] == [False, True, True, False]


def test_doubled_cards_of_bad_weather_are_two_materials() -> None:
    seats = {0: seat("army-01 artisans-17 army-21 army-22 army-23")}
    game = table(4, seats=seats).act("play army-01", "play artisans-17")
    game.act("double cards", "build army-21 at 1", "build army-22 at 2")  # ruling N-11
    assert [bool(game.person(i).next) for i in range(4)] == [False, True, False, False]


@pytest.mark.parametrize("card", ["army-10", "army-16"])
def test_what_cannot_be_doubled_follows_as_it_is(card: str) -> None:
    seats = {0: seat(f"army-01 {card} army-21 army-22")}
    game = table(3, seats=seats).act("play army-01", f"play {card}")  # ruling N-11
    assert game.asks in ("Store", "DiscardAny")


def test_each_action_of_a_double_attack_can_be_answered() -> None:
    seats = {
        0: seat("army-01 army-09 army-21"),
        1: seat("", {1: "clergy-21"}, zone="clergy-32"),
    }
    game = table(seats=seats).play("play army-01", "let be", "play army-09")  # ruling N-11
    assert game.offers("pope")
    assert table(seats=seats).play("play army-01", "pope").asks == "Store"


def test_a_double_attack_out_of_the_stock_is_followed_by_an_action_of_the_stock() -> None:
    one = seat("army-09 army-21", stock="army-01 army-16 army-22")
    game = table(seats={0: one}).play("open stock").act("play army-01")  # ruling N-30
    assert game.lines() == ["pass", "play army-16"]
