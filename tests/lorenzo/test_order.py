"""Whose turn it is: rulings L-34, L-62, L-65 and L-68."""

import pytest

from bottega.games.lorenzo.events import (
    LeaderDiscarded,
    MemberLost,
    MemberPlaced,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnPassed,
)
from tests.lorenzo.build import Position, goods, seat, table

RESTS = seat(excommunicated=["2-7"])


def lap(game: Position, *placements: str) -> None:
    """Play placements, with coins for every privilege."""
    for placement in placements:
        game.play(f"place {placement}")
        if game.asks == "PickPrivileges":
            game.play("privilege coins")


def turns(game: Position) -> list[int]:
    """List whose turns began since the position was laid out."""
    return [event.seat for event in game.heard(TurnBegan)]


def test_who_stands_in_the_palace_first_begins_the_next_round() -> None:
    # ruling L-34
    game = table(3, last="black", placed=["2 black council", "1 white council"])
    lap(game, "black council")
    assert game.heard(RoundEnded) == [RoundEnded(1, (2, 1, 0))]
    assert game.asked == 2


def test_the_others_keep_their_places_behind_those_in_the_palace() -> None:
    # ruling L-34
    game = table(4, order=(3, 1, 0, 2), last="black", placed=["0 black council"])
    lap(game, "black market 1")
    assert game.view().order == (0, 3, 1, 2)


def test_the_leftmost_of_several_members_counts() -> None:
    # rulings L-32 and L-34
    stand = ["1 black council", "2 black council", "1 white council"]
    game = table(3, last="black", placed=stand)
    lap(game, "black council")
    assert game.view().order == (1, 2, 0)


def test_the_neutral_member_counts_for_the_order() -> None:
    # rulings L-32 and L-34
    game = table(last="black", placed=["1 neutral council"])
    lap(game, "black council")
    assert game.view().order == (1, 0)


def test_with_nobody_in_the_palace_the_order_stays() -> None:
    # ruling L-34
    game = table(3, order=(2, 0, 1), last="black")
    lap(game, "black market 1")
    assert game.view().order == (2, 0, 1)


def test_turns_go_round_in_the_order() -> None:
    # ruling L-68
    game = table(3, order=(1, 2, 0))
    lap(game, "black market 1", "black market 2", "black harvest", "white territory 1")
    assert turns(game) == [2, 0, 1, 2]


def test_a_player_without_members_is_passed_over() -> None:
    # ruling L-68
    game = table(3, seats={1: seat(members=[])})
    lap(game, "black market 1", "black market 2")
    assert turns(game) == [2, 0]


def test_the_round_ends_when_nobody_has_a_member_left() -> None:
    # ruling L-68: one member is lost, the others are placed
    seats = {0: seat(members=["black"]), 1: seat(members=["neutral"])}
    game = table(seats=seats)
    lap(game, "black market 1")
    assert [event.round for event in game.heard(RoundEnded)] == [1]


def test_a_player_with_members_left_goes_on_alone() -> None:
    # ruling L-68
    seats = {0: seat(members=["black", "white", "orange"]), 1: seat(members=["black"])}
    game = table(seats=seats)
    lap(game, "black market 1", "black market 2", "white harvest", "orange council")
    assert turns(game)[:3] == [1, 0, 0]
    assert len(game.heard(RoundEnded)) == 1


def test_pass_gives_up_one_member_only() -> None:
    # ruling L-68: neither of them is worth anything
    poor = seat(members=["black", "neutral"], excommunicated=["1-7"])
    game = table(dice=(1, 6, 6), seats={1: poor})
    lap(game, "white market 1")
    assert len(game.seat1.members) == 1
    assert game.asked == 0


def test_of_members_that_cannot_be_placed_the_one_worth_least_is_lost_unasked() -> None:
    # ruling L-73: both are worth nothing, so it is the first of them
    poor = seat(members=["black", "neutral"], excommunicated=["1-7"])
    game = table(dice=(1, 6, 6), seats={1: poor})
    lap(game, "white market 1")
    assert game.heard(MemberLost) == [MemberLost(1, "black")]
    assert list(game.seat1.members) == ["neutral"]


def test_who_can_place_nobody_may_still_turn_to_leaders() -> None:
    # ruling L-68: with the servants of a privilege the member can be placed, and so it must
    poor = seat(members=["neutral"], hand=["sisto-iv"])
    game = table(seats={0: poor})
    assert game.lines() == ["pass", "discard sisto-iv"]
    game.play("discard sisto-iv", "privilege servants")
    assert game.rule("pass") == "must-place"
    assert game.offers("place neutral council")


def test_all_members_come_home_at_the_end_of_a_round() -> None:
    game = table(last="black", placed=["1 black council", "0 white territory 1"])
    lap(game, "black market 1")
    assert game.view().members == ()
    assert all(len(board.members) == 4 for board in game.view().boards)
    assert game.view().round == 2


def test_cards_that_nobody_took_leave_the_game() -> None:
    # ruling L-65
    game = table(last="black")
    left = set(game.view().floors)
    lap(game, "black market 1")
    assert set(game.view().gone) == left
    assert not left & set(game.view().floors)


def test_nothing_lies_in_the_towers_after_the_last_round() -> None:
    # ruling L-65
    game = table(round=6, last="black")
    lap(game, "black market 1")
    assert not any(game.view().floors)
    assert len(game.view().gone) == 96


def test_every_round_lays_out_sixteen_new_cards() -> None:
    # ruling L-65: so all ninety-six appear
    seen: set[int] = set()
    for number in range(1, 7):
        game = table(round=number)
        seen |= set(game.view().floors) | set(game.view().gone)
        assert len(seen) == 16 * number
        assert {(card - 1) % 24 // 8 + 1 for card in game.view().floors} == {(number + 1) // 2}
    assert seen == set(range(1, 97))


def test_a_new_round_is_announced_with_its_cards_and_dice() -> None:
    game = table(last="black")
    lap(game, "black market 1")
    (began,) = game.heard(RoundBegan)
    assert began.round == 2
    assert began.cards == game.view().floors
    assert began.dice == tuple(game.view().dice.values())


def test_tile_2_7_passes_the_first_turn_of_the_round() -> None:
    # ruling L-62
    game = table(seats={1: RESTS})
    lap(game, "black market 1")
    assert game.heard(TurnPassed) == [TurnPassed(1)]
    assert game.asked == 0
    lap(game, "white market 2")
    assert game.asked == 1
    assert len(game.seat1.members) == 4


def test_the_rested_player_places_the_last_member_after_all_others() -> None:
    # ruling L-62
    helped = seat(goods(servant=9, coin=9))
    rests = seat(goods(servant=9, coin=9), excommunicated=["2-7"])
    game = table(seats={0: helped, 1: rests})
    lap(game, "black council", "white council", "black council", "orange council")
    lap(game, "white council", "neutral council", "orange council")
    assert game.asked == 1
    assert len(game.heard(RoundEnded)) == 0
    lap(game, "neutral council")
    assert [event.seat for event in game.heard(MemberPlaced)] == [0, 0, 1, 0, 1, 0, 1, 1]
    assert len(game.heard(RoundEnded)) == 1


def test_several_rested_players_end_in_the_turn_order() -> None:
    # ruling L-62
    one = seat(goods(servant=9), members=["black", "white"], excommunicated=["2-7"])
    other = seat(members=["black", "white"])
    game = table(3, order=(2, 1, 0), turn_of=2, seats={0: one, 1: one, 2: other})
    lap(game, "black council", "white council")
    lap(game, "black council", "black council", "white council", "white council")
    assert [event.seat for event in game.heard(MemberPlaced)] == [2, 2, 1, 0, 1, 0]
    assert [event.seat for event in game.heard(TurnPassed)] == [1, 0]


def test_a_player_with_few_members_still_passes_only_the_first_turn() -> None:
    # rulings L-62 and L-68
    game = table(
        seats={
            0: seat(members=["black", "white"]),
            1: seat(members=["black"], excommunicated=["2-7"]),
        }
    )
    lap(game, "black council", "white council", "black council")
    assert [event.seat for event in game.heard(MemberPlaced)] == [0, 0, 1]


def test_a_rest_comes_in_every_round() -> None:
    # ruling L-62
    game = table(seats={1: seat(excommunicated=["2-7"], rested=True)}, last="black")
    lap(game, "black market 1")
    assert game.view().round == 6
    assert not game.seat1.rested
    lap(game, game.lines()[0].removeprefix("place "))
    assert game.heard(TurnPassed) == [TurnPassed(1)]


def test_leaders_act_in_the_turn_that_is_passed() -> None:
    # ruling L-62
    rests = seat(excommunicated=["2-7"], hand=["sisto-iv"])
    game = table(seats={1: rests})
    lap(game, "black market 1")
    assert game.asked == 1
    assert game.lines() == ["end", "discard sisto-iv"]
    assert game.rule("place black market 2") == "one-member"
    game.play("discard sisto-iv", "privilege coins")
    assert [event.leader for event in game.heard(LeaderDiscarded)] == ["sisto-iv"]
    assert game.asked == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_places_four_members_in_a_round(players: int) -> None:
    # ruling L-68
    rich = seat(goods(servant=9))
    game = table(players, seats=dict.fromkeys(range(players), rich))
    while game.view().round == 1:
        game.play(next(line for line in game.lines() if "council" in line or "priv" in line))
    placed = [event.seat for event in game.heard(MemberPlaced)]
    assert placed == list(range(players)) * 4
