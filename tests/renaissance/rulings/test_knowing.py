"""What a seat has seen and can still follow is part of its view (N-54)."""

from tests.renaissance.build import seat, table


def test_a_hand_that_was_shown_to_all_stays_known_to_all() -> None:
    seats = {0: seat("merchants-17 merchants-21 merchants-22"), 1: seat("army-21 army-22 army-23")}
    game = table(3, seats=seats).act("play merchants-17", "target 2")  # ruling N-54
    for viewer in (0, 2):
        assert game.view(viewer).people[1].hand == ("army-21", "army-22", "army-23")
    game.pass_on().play("discard army-21", "pass")
    known = game.view(2).people[1]
    assert known.hand == ("army-22", "army-23")  # drawn ones are not
    assert known.hand_size == 5


def test_a_hand_that_one_looked_at_is_known_to_that_one_alone() -> None:
    seats = {0: seat("artisans-19 artisans-21"), 1: seat("army-21 army-22")}
    game = table(3, seats=seats).act("play artisans-19", "target 2")  # ruling N-54
    assert game.view(0).people[1].hand == ("army-21", "army-22")
    assert game.view(2).people[1].hand == ()
    assert game.view(None).people[1].hand == ()


def test_which_known_card_was_stored_is_not_known() -> None:
    seats = {0: seat("merchants-17 merchants-21"), 1: seat("army-21 army-22 army-23")}
    game = table(3, seats=seats).act("play merchants-17", "target 2").pass_on()
    game.play("discard army-21", "store army-22")  # ruling N-54
    known = game.view(0)
    assert known.people[1].hand == ()
    assert known.sides[1].stock == ()
    assert known.people[1].near == ("army-22", "army-23")


def test_cards_laid_back_on_the_pile_are_known_in_their_order() -> None:
    pile = "army-21 army-22 army-23"
    game = table(3, seats={0: seat("clergy-04 clergy-21"), 1: seat("clergy-22")}, pile=pile)
    game.act("play clergy-04", "take army-22", "back army-23")  # ruling N-54
    assert game.view(1).pile_known == {0: "army-21", 1: "army-23"}
    assert game.view(1).people[0].hand == ("army-22",)  # everybody saw it taken


def test_a_known_card_of_the_pile_that_is_drawn_is_known_to_be_in_that_hand() -> None:
    pile = "army-21 army-22 army-23"
    game = table(3, seats={0: seat("clergy-04 clergy-21"), 1: seat("clergy-22")}, pile=pile)
    game.act("play clergy-04", "take army-22", "back army-23").pass_on()  # ruling N-54
    assert set(game.view(1).people[0].hand) == {"army-21", "army-22", "army-23"}


def test_cards_given_away_are_known_to_who_gave_them() -> None:
    seats = {
        0: seat("army-06 army-21 army-22"),
        1: seat("clergy-21 clergy-22"),
        2: seat("clergy-23"),
    }
    game = table(3, seats=seats).act("play army-06", "target 2", "take clergy-21")  # N-54
    game.play("give army-21")
    assert set(game.view(0).people[1].hand) == {"army-21", "clergy-22"}  # ruling N-54
    assert game.view(1).people[0].hand == ("clergy-21",)
    assert game.view(2).people[1].hand == ()


def test_who_saw_two_hands_loses_track_when_they_trade() -> None:
    seats = {
        0: seat("merchants-17 merchants-21"),
        1: seat("army-21 army-22 army-25"),
        2: seat("army-06 army-23 army-24"),
    }
    game = table(3, seats=seats).act("play merchants-17", "target 2").pass_on()
    game.play("discard army-21", "pass")
    assert game.view(0).people[1].hand == ("army-22", "army-25")
    game.act("play army-06", "target 2").play("take army-22", "give army-23")  # ruling N-54
    assert game.view(0).people[1].hand == ()
    assert game.view(0).people[2].hand == ()
    assert {"army-23", "army-25"} <= set(game.view(2).people[1].hand)


def test_hands_that_were_swapped_are_known_to_the_two() -> None:
    seats = {0: seat("army-17 army-21 army-22"), 1: seat("clergy-21")}
    game = table(3, seats=seats).act("play army-17", "target 2")  # ruling N-54
    assert game.view(0).people[1].hand == ("army-21", "army-22")
    assert game.view(1).people[0].hand == ("clergy-21",)
    assert game.view(2).people[1].hand == ()


def test_a_stock_that_was_seen_stays_known_to_who_saw_it() -> None:
    seats = {0: seat("merchants-16 merchants-21"), 1: seat("army-23", stock="army-21 army-22")}
    game = table(3, seats=seats).act("play merchants-16", "target 2").pass_on()  # ruling N-54
    assert game.view(0).sides[1].stock == ("army-21", "army-22")
    assert game.view(2).sides[1].stock == ()


def test_a_mission_that_was_shown_stays_known_to_who_was_shown_it() -> None:
    seats = {0: seat("clergy-20 clergy-21"), 1: seat("", mandatory="army-36 army-42")}
    game = table(3, seats=seats).act("play clergy-20", "target 2")  # ruling N-54
    assert (game.asks, game.asked) == ("ShowMission", 1)
    game.play("show army-42")
    assert game.view(0).sides[1].mandatory == ("army-42",)
    assert game.view(2).sides[1].mandatory == ()


def test_a_special_taken_from_a_castle_is_known_to_be_in_that_hand() -> None:
    seats = {0: seat("merchants-13 merchants-21"), 1: seat("army-21", {1: "army-22 army-33"})}
    game = table(3, seats=seats).act("play merchants-13", "target 2")  # ruling N-54
    assert game.view(2).people[0].hand == ("army-33",)


def test_a_peddler_in_a_stock_is_known_to_be_there() -> None:
    seats = {0: seat("merchants-35 merchants-21"), 1: seat("", stock="army-21")}
    game = table(3, seats=seats).play("lay merchants-35")  # ruling N-54
    assert game.view(2).sides[1].stock == ("merchants-35",)


def test_what_lies_open_on_the_table_is_seen_by_spectators_too() -> None:
    one = seat("artisans-09 artisans-24", {1: "artisans-21", 2: "artisans-22"})
    game = table(seats={0: one}).act("play artisans-09")  # ruling N-54
    assert game.view(None).tray == game.view(1).tray == ("artisans-21", "artisans-22")


def test_the_pool_is_seen_by_who_deals_it_out() -> None:
    seats = {
        0: seat("clergy-19 clergy-21 clergy-22"),
        1: seat("army-21 army-22"),
        2: seat("army-23"),
    }
    game = table(3, seats=seats).act("play clergy-19")
    while game.asks == "PoolCard":
        game.play(game.lines()[0])
    seen = {card for _, card in game.view(0).pool}
    assert seen == {"clergy-21", "army-21", "army-23"}  # ruling N-54
    game.play("give clergy-21", "give army-21")
    assert game.view(0).people[1].hand == ("clergy-21",)
    assert game.view(0).people[2].hand == ("army-21",)
    assert game.view(1).people[2].hand == ()


def test_what_was_sheltered_out_of_a_hand_that_was_shown_is_followed_until_that_hand_trades() -> (
    None
):
    seats = {
        0: seat("merchants-17 merchants-21"),
        1: seat("army-21 army-22 army-23", zone="artisans-33"),
        2: seat("army-06 army-24 army-25"),
    }
    game = table(3, seats=seats).act("play merchants-17", "target 2").pass_on()
    game.play("discard army-21", "shelter army-22")
    assert game.view(0).people[1].near == ("army-22", "army-23")  # ruling N-54
    assert game.view(0).sides[1].vault == ()
    taken = next(card for card in game.hand(1) if card != "army-23")
    game.act("play army-06", "target 2").play(f"take {taken}", "give army-24")
    assert game.view(0).people[1].near == ()  # what lies sheltered may be either of them
