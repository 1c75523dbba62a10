"""Teams of two (N-47 and N-48): a castle, a zone, a stock and missions for both."""

import pytest

from tests.renaissance.build import Chosen, begun, new_game, row, seat, table

TEAMS: Chosen = {"teams": "true"}
BY_HAND: Chosen = {"teams": "true", "missions": "by-hand"}


# N-47: what is shared.


@pytest.mark.parametrize(("players", "pile"), [(4, 50), (6, 75), (8, 100)])
def test_seats_alternate_and_each_has_a_hand_of_five(players: int, pile: int) -> None:
    game = begun(players, **TEAMS)  # ruling N-47
    sides = players // 2
    assert [side.seats for side in game.view().sides] == [(i, i + sides) for i in range(sides)]
    assert all(len(game.hand(i)) == 5 for i in range(players))
    assert game.view().pile == pile
    assert len(game.view().families) == sides


def test_missions_are_dealt_by_team_and_the_first_player_chooses() -> None:
    game = new_game(6, **TEAMS)  # ruling N-47
    assert game.asked_all == [0, 1, 2]
    assert all(len(side.optional) == 5 for side in (game.side(i) for i in range(3)))


def test_both_partners_may_look_at_their_missions_and_stock() -> None:
    one = seat("army-21", stock="army-22", mandatory="army-36 army-37")
    game = table(4, seats={0: one, 2: seat("army-23")}, **TEAMS)  # ruling N-47
    assert game.view(2).sides[0].mandatory == ("army-36", "army-37")
    assert game.view(2).sides[0].stock == ("army-22",)
    assert game.view(1).sides[0].stock == ()


def test_hands_are_private_even_between_partners() -> None:
    game = table(4, seats={0: seat("army-21"), 2: seat("army-23")}, **TEAMS)  # ruling N-47
    assert game.view(2).people[0].hand == ()
    assert game.view(2).people[0].hand_size == 1


def test_partners_build_the_same_castle() -> None:
    seats = {
        0: seat("army-21 army-22"),
        1: seat("clergy-21 clergy-22"),
        2: seat("army-23 army-24"),
    }
    game = table(4, seats=seats, **TEAMS).play("build army-21 at 1").pass_on()  # ruling N-47
    game.play("build clergy-21 at 1").pass_on()
    assert game.asked == 2
    assert not game.offers("build army-23 at 1")
    game.play("build army-23 at 2")
    assert game.cells(0) == game.cells(2) == {1: "army-21", 2: "army-23"}


def test_partners_fill_and_play_the_same_stock() -> None:
    seats = {0: seat("army-21 army-22"), 1: seat(""), 2: seat("army-23 army-24")}
    game = table(4, seats=seats, **TEAMS).play("discard army-21", "store army-22")  # N-47
    assert game.asked == 2  # ruling N-47
    assert game.offers("open stock")
    game.play("open stock", "build army-22 at 1")
    assert game.cells(0) == {1: "army-22"}


def test_both_of_a_team_win() -> None:
    cells = row("army-01 army-02 army-03 army-04 army-21")
    cells |= row("army-26 army-27 army-28 army-05 army-08 army-29", 6)
    one = seat("army-30 army-22", cells, mandatory="army-37 clergy-37")
    game = table(4, seats={0: one}, **TEAMS).play("build army-30 at 12")  # ruling N-47
    assert game.outcome().winners == (0, 2)


# N-48: opponents are other teams.


def test_a_target_for_a_castle_is_a_team_and_is_named_once() -> None:
    seats = {0: seat("army-15 army-21"), 1: seat("", {8: "army-26"})}
    game = table(6, seats=seats, **TEAMS).play("play army-15")  # ruling N-48
    assert game.lines() == ["target 2", "target 3"]


def test_a_target_for_a_hand_is_a_player() -> None:
    game = table(6, seats={0: seat("army-17 army-21")}, **TEAMS).play("play army-17")
    assert game.lines() == ["target 2", "target 3", "target 5", "target 6"]  # ruling N-48


def test_an_effect_on_each_opponents_castle_hits_each_team_once() -> None:
    seats = {0: seat("army-09 army-21", {1: "army-25"}), 1: seat("", {1: "army-22", 2: "army-23"})}
    game = table(4, seats=seats, **TEAMS).act("play army-09", "strike 1")  # ruling N-48
    assert game.asks == "Store"
    assert game.cells(1) == {2: "army-23"}
    assert game.cells(0) == {1: "army-25"}


def test_an_effect_on_each_opponents_stock_hits_each_team_once() -> None:
    seats = {0: seat("army-18 army-21"), 1: seat("", stock="army-22 army-23 army-24")}
    game = table(4, seats=seats, **TEAMS).act("play army-18", "discard army-22")  # ruling N-48
    assert len(game.stock(1)) == 2
    assert game.asks == "Store"


def test_an_effect_on_hands_hits_each_player_of_the_other_teams() -> None:
    seats = {
        0: seat("clergy-03 army-21"),
        1: seat("army-02 army-22"),
        2: seat("army-03"),
        3: seat("army-04 army-23"),
    }
    game = table(4, seats=seats, **TEAMS).act("play clergy-03")  # ruling N-48: brotherhood
    game.play("discard army-02", "discard army-04")
    assert game.hand(2) == ["army-03"]
    assert (game.hand(1), game.hand(3)) == (["army-22"], ["army-23"])


def test_an_effect_on_turns_hits_each_player_of_the_other_teams() -> None:
    game = table(4, seats={0: seat("army-10 army-21")}, **TEAMS).act("play army-10")
    nexts = [game.person(i).next for i in range(4)]  # ruling N-48
    assert nexts == [{}, {"no_draw": 1}, {}, {"no_draw": 1}]


def test_the_next_player_is_the_next_seat() -> None:
    seats = {0: seat("artisans-17 army-21 army-22")}
    game = table(4, seats=seats, **TEAMS).act("play artisans-17", "done")  # ruling N-48
    assert [bool(game.person(i).next) for i in range(4)] == [False, True, False, False]


def test_a_skipped_turn_is_that_of_one_player() -> None:
    seats = {0: seat("merchants-01 army-21"), 1: seat("army-22"), 2: seat("army-23")}
    game = table(4, seats=seats, **TEAMS).act("play merchants-01", "target 2").pass_on()
    assert game.asked == 2  # ruling N-48


def test_all_opponents_are_asked_and_the_partner_is_not() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", {1: "army-22"})}
    game = table(4, seats=seats, **TEAMS).play("play army-09")  # rulings N-10, N-48
    assert game.asked_all == [1, 3]


def test_either_partner_may_turn_an_attack_on_their_castle() -> None:
    seats = {
        0: seat("army-09 army-21", {1: "army-24"}),
        1: seat("", {1: "army-22"}),
        3: seat("clergy-08"),
    }
    game = table(4, seats=seats, **TEAMS).play("play army-09", "let be", "pray")  # N-48
    assert (game.cells(0), game.cells(1)) == ({}, {1: "army-22"})  # ruling N-48


def test_a_partner_cannot_turn_an_action_on_the_other_ones_hand() -> None:
    seats = {0: seat("army-17 army-21"), 1: seat("army-22"), 3: seat("clergy-08")}
    game = table(4, seats=seats, **TEAMS).play("play army-17", "target 2", "let be")
    assert (game.asked, game.lines()) == (3, ["let be"])  # ruling N-48


def test_either_partner_may_use_the_pope_of_their_zone() -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", {1: "army-22"}, zone="clergy-32")}
    game = table(4, seats=seats, **TEAMS).play("play army-09", "let be")  # ruling N-48
    assert game.asked == 3
    assert game.offers("pope")


def test_a_partners_chapel_protects_until_that_partners_next_turn() -> None:
    seats = {
        0: seat("clergy-11 army-21", {1: "army-22"}),
        1: seat("army-09 army-23"),
        2: seat("army-24 army-25"),
        3: seat("army-03 army-04"),
    }
    game = table(4, seats=seats, **TEAMS).act("play clergy-11").pass_on()  # ruling N-48
    game.act("play army-09").pass_on()
    assert game.asked == 2  # not ended by the partner's turn
    assert game.side(0).immune
    game.idle()
    assert game.side(0).immune


def test_conditions_that_count_turns_are_by_player() -> None:
    seats = {
        0: seat("merchants-16 army-21", mandatory="merchants-41"),
        1: seat("army-22 army-23"),
        2: seat("merchants-17 army-24"),
        3: seat("army-25"),
    }
    game = table(4, seats=seats, **TEAMS).act("play merchants-16")
    game.pass_on().idle().act("play merchants-17", "target 2")  # ruling N-48
    assert "merchants-41" not in game.side(0).accomplished


def test_one_turn_of_a_partner_is_not_two_in_a_row_when_missions_are_turned_by_hand() -> None:
    seats = {
        0: seat("army-21", mandatory="merchants-41"),
        1: seat("army-22"),
        2: seat("merchants-16 army-23 army-24"),
    }
    game = table(4, seats=seats, turn_of=2, **BY_HAND).act("play merchants-16")  # N-48
    game.play("pass")
    assert (game.asks, game.asked) == ("Claim", 0)
    assert not game.offers("claim merchants-41")  # ruling N-48


def test_conditions_on_castles_are_by_team() -> None:
    foundations = row("army-21 army-22 army-23 army-24")
    seats = {0: seat("army-01", foundations, mandatory="clergy-41"), 2: seat("army-25 army-26")}
    game = table(4, seats=seats, turn_of=2, **TEAMS).play("build army-25 at 5")  # ruling N-48
    assert "clergy-41" in game.side(0).accomplished


def test_the_cloister_asks_everybody_for_a_card() -> None:
    seats = {
        0: seat("clergy-19 clergy-21"),
        1: seat("army-21 army-22"),
        2: seat("army-23 army-24"),
        3: seat("army-25"),
    }
    game = table(4, seats=seats, **TEAMS).act("play clergy-19")  # ruling N-48
    assert sorted(game.asked_all) == [0, 1, 2, 3]


def test_the_bread_oven_lets_every_opponent_match_but_not_the_partner() -> None:
    seats = {
        0: seat("merchants-09 merchants-21 merchants-22"),
        1: seat("army-21"),
        2: seat("army-22"),
        3: seat("army-23"),
    }
    game = table(4, seats=seats, **TEAMS).act("play merchants-09")  # rulings N-18, N-48
    game.act("build merchants-21 at 1", "done")
    assert game.asked == 1
    assert game.play("done").asked == 3


def test_a_recruiter_draws_from_single_players() -> None:
    seats = {
        0: seat("army-21 army-22", zone="army-32"),
        1: seat("clergy-21"),
        3: seat("clergy-22", placed=(5,)),
    }
    game = table(4, seats=seats, **TEAMS).play("discard army-21", "pass")  # rulings N-25, N-48
    assert game.lines() == ["pass", "target 4"]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_trap_protects_a_whole_team(players: int) -> None:
    seats = {0: seat("army-09 army-21"), 1: seat("", {1: "army-22"}, zone="clergy-34")}
    game = table(players, seats=seats, **TEAMS).act("play army-09")  # rulings N-10, N-48
    assert game.cells(1) == {1: "army-22"}
    assert game.zone(0) == ["clergy-34"]
