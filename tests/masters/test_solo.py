"""Alone against Lorenzo: rulings M-38 to M-46 and M-51."""

from collections.abc import Mapping, Sequence

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.events import (
    CardsRemoved,
    FaithMoved,
    TokenDrawn,
    TokensShuffled,
    VaticanReport,
)
from tests.build import Position, Seat, goods, new_game, seat, table

NOTHING = "white white white white"
TWO_SHIELDS = "blue blue white white"
BLUE, GREEN, PURPLE, YELLOW, PLUS_TWO, OTHER_PLUS_TWO, RESHUFFLE = range(1, 8)


def alone(
    human: Seat | None = None,
    market: str = NOTHING,
    cross: int = 0,
    tokens: Sequence[int] = (),
    grid: Mapping[str, int] | None = None,
    left: Mapping[str, int] | None = None,
    seed: int = 0,
    solo_last_colour: str = "victory",
) -> Position:
    """Sit down against Lorenzo; the first row of the market gives nothing unless it is named."""
    seats = {0: human or seat()}
    return table(
        1, seats=seats, market=market, cross=cross, tokens=tokens, grid=grid, left=left,
        seed=seed, solo_last_colour=solo_last_colour,
    )  # fmt: skip


def test_goods_let_go_move_the_black_cross_one_space_each() -> None:
    # ruling M-38
    game = alone(market=TWO_SHIELDS, tokens=[GREEN])
    game.play("take row 1", "let go shield", "let go shield")
    assert game.cross == 2
    assert game.seat0.faith == 0


def test_a_discarded_leader_moves_the_human_alone() -> None:
    # ruling M-38
    game = alone(seat(hand=[49, 50]))
    game.play("discard 49")
    assert game.seat0.faith == 1
    assert game.cross == 0


def test_a_token_is_drawn_after_the_whole_turn_leader_actions_included() -> None:
    # ruling M-39
    game = alone(seat(hand=[49, 50]), tokens=[PLUS_TWO])
    game.play("take row 1", "discard 49")
    assert game.heard(TokenDrawn) == []
    game.play("end")
    assert game.heard(TokenDrawn) == [TokenDrawn(PLUS_TWO)]
    assert game.cross == 2
    assert game.asked == 0


SIX = [[1, 18], [2, 17], [3, 20]]


def test_no_token_is_drawn_after_the_turn_that_wins() -> None:
    # ruling M-39: the token would carry the cross to its last space first
    winner = seat(slots=SIX, box=goods(shield=6), hand=[49])
    game = alone(winner, cross=23, grid={"green 3": 33}, tokens=[PLUS_TWO])
    game.play("buy green 3 slot 1")
    assert game.over
    assert game.heard(TokenDrawn) == []
    assert game.outcome().reason == "victory"


def test_a_turn_that_wins_ends_at_once_without_its_leader_actions() -> None:
    # ruling M-39: the game ends immediately
    game = alone(seat(faith=23, hand=[49, 50]), cross=23)
    game.play("discard 49")
    assert game.over
    assert game.outcome().winners == (0,)


def test_a_colour_token_removes_the_two_lowest_cards() -> None:
    # ruling M-40
    game = alone(tokens=[BLUE], grid={"blue 1": 11})
    game.play("take row 1")
    assert game.heard(CardsRemoved) == [CardsRemoved((11, 3))]
    assert game.top("blue 1") == 7
    assert game.top("blue 2") == 19


def test_a_colour_token_spills_over_into_the_next_level() -> None:
    # ruling M-40
    game = alone(tokens=[BLUE], left={"blue 1": 1}, grid={"blue 1": 11, "blue 2": 23})
    game.play("take row 1")
    assert game.heard(CardsRemoved) == [CardsRemoved((11, 23))]
    assert game.top("blue 1") == 0
    assert not game.over


def test_a_colour_token_skips_an_empty_level() -> None:
    # ruling M-40
    game = alone(tokens=[BLUE], left={"blue 1": 1, "blue 2": 0})
    game.play("take row 1")
    assert game.heard(CardsRemoved) == [CardsRemoved((3, 35))]


@pytest.mark.parametrize("remaining", [1, 2])
def test_a_token_that_takes_the_last_card_of_a_colour_is_the_defeat(remaining: int) -> None:
    # ruling M-40: the exact case as well as the one where fewer than two are left
    game = alone(tokens=[BLUE], left={"blue 1": 0, "blue 2": 0, "blue 3": remaining})
    game.play("take row 1")
    assert len(game.heard(CardsRemoved)[0].cards) == remaining
    assert game.over
    assert game.outcome().winners == ()
    assert game.outcome().reason == "colour-gone"


def test_a_token_that_leaves_one_card_of_a_colour_is_no_defeat() -> None:
    # ruling M-40
    game = alone(tokens=[BLUE], left={"blue 1": 0, "blue 2": 0, "blue 3": 3})
    game.play("take row 1")
    assert not game.over


def drawn(game: Position) -> tuple[int, ...]:
    """Give the tokens that have been seen since the last shuffle."""
    lorenzo = game.view().lorenzo
    assert lorenzo is not None
    return lorenzo.drawn


def test_the_reshuffle_token_moves_the_cross_and_brings_all_seven_back() -> None:
    # ruling M-41
    game = alone(tokens=[PLUS_TWO, RESHUFFLE])
    game.play("take row 1")
    assert drawn(game) == (PLUS_TWO,)
    game.play("take row 1")
    assert game.heard(TokensShuffled) == [TokensShuffled()]
    assert game.cross == 3
    assert drawn(game) == ()


def test_the_reshuffle_token_itself_is_shuffled_in() -> None:
    # ruling M-41: put back after the others were shuffled, it would always lie at the bottom
    places = set()
    for seed in range(40):
        game = alone(tokens=[RESHUFFLE], seed=seed).play("take row 1")
        places.add(list(game.table.tokens).index(RESHUFFLE - 1))
    assert places == set(range(7))


def test_the_black_cross_reports_like_a_marker() -> None:
    # ruling M-42
    for faith, tiles in ((4, ()), (5, (1,))):
        game = alone(seat(faith=faith), cross=6, tokens=[PLUS_TWO])
        game.play("take row 1")
        assert game.seat0.tiles == tiles
        assert game.heard(VaticanReport) == [VaticanReport(1, (0,) if tiles else ())]


def test_a_section_reported_by_the_cross_is_reported_for_good() -> None:
    # ruling M-42
    game = alone(seat(faith=7), market="red white white white", cross=8, tokens=[GREEN])
    game.play("take row 1")
    assert game.seat0.faith == 8
    assert game.seat0.tiles == ()


def last_green(cards: list[list[int]], solo_last_colour: str = "victory") -> Position:
    """Buy the last green card that is left in the grid."""
    buyer = seat(slots=cards, box=goods(shield=6))
    left = {"green 1": 0, "green 2": 0, "green 3": 1}
    game = alone(buyer, left=left, grid={"green 3": 33}, solo_last_colour=solo_last_colour)
    return game.play("buy green 3 slot 1")


def test_a_seventh_card_that_is_the_last_of_its_colour_wins() -> None:
    # ruling M-43
    outcome = last_green(SIX).outcome()
    assert (outcome.winners, outcome.reason) == ((0,), "victory")


def test_by_option_a_seventh_card_that_is_the_last_of_its_colour_loses() -> None:
    # rulings M-43 and M-49
    outcome = last_green(SIX, solo_last_colour="defeat").outcome()
    assert (outcome.winners, outcome.reason) == ((), "colour-gone")


@pytest.mark.parametrize("solo_last_colour", ["victory", "defeat"])
def test_buying_the_last_card_of_a_colour_before_the_seventh_loses_at_once(
    solo_last_colour: str,
) -> None:
    # ruling M-44
    game = last_green([[1, 18], [2]], solo_last_colour=solo_last_colour)
    assert game.over
    assert game.outcome().reason == "colour-gone"
    assert game.heard(TokenDrawn) == []


def test_a_seventh_card_wins_whatever_the_option_while_its_colour_lasts() -> None:
    # ruling M-43
    winner = seat(slots=SIX, box=goods(shield=6))
    game = alone(winner, grid={"green 3": 33}, solo_last_colour="defeat")
    game.play("buy green 3 slot 1")
    assert game.outcome().winners == (0,)


def test_the_human_who_reaches_the_end_first_in_one_market_action_wins() -> None:
    # ruling M-45: had the shield been let go first, the cross would have won
    game = alone(seat(faith=23), market="red blue white white", cross=23)
    game.play("take row 1")
    assert game.over
    assert game.cross == 23
    assert game.outcome().reason == "victory"


def test_a_game_won_in_the_market_is_a_position_that_can_be_stored() -> None:
    # ruling M-45
    game = alone(seat(faith=23), market="red blue white white", cross=23)
    game.play("take row 1")
    GAME.audit(game.table)
    assert GAME.dump(GAME.load(GAME.dump(game.table))) == GAME.dump(game.table)


def test_goods_let_go_can_carry_the_cross_to_its_victory() -> None:
    # rulings M-38 and M-45
    game = alone(seat(faith=22), market="red blue white white", cross=23)
    game.play("take row 1", "let go shield")
    assert game.over
    assert game.seat0.faith == 23
    assert game.outcome().reason == "cross-at-end"


def test_the_cross_on_the_last_space_is_a_defeat() -> None:
    # ruling M-46
    game = alone(seat(faith=23, tiles=[1]), cross=22, tokens=[PLUS_TWO])
    game.play("take row 1")
    assert game.over
    assert game.heard(FaithMoved)[-1] == FaithMoved((-1,), (2,), (24,))
    outcome = game.outcome()
    assert (outcome.winners, outcome.places) == ((), (2,))
    assert outcome.reason == "cross-at-end"


def test_a_defeat_has_no_score_but_shows_what_the_position_was_worth() -> None:
    # rulings M-46 and M-51: 16 points on the track, two tiles, and the third by the cross
    game = alone(seat(faith=22, tiles=[1, 2]), cross=22, tokens=[PLUS_TWO])
    outcome = game.play("take row 1").outcome()
    assert outcome.counted == (0,)
    assert outcome.scores[0].points == 16 + 2 + 3 + 4


def test_a_victory_counts_its_points() -> None:
    # ruling M-51
    game = alone(seat(faith=23, tiles=[1, 2], hand=[49]))
    outcome = game.play("discard 49").outcome()
    assert outcome.counted == (outcome.scores[0].points,) == (20 + 2 + 3 + 4,)
    assert outcome.places == (1,)


def test_the_human_is_first_and_receives_no_bonus() -> None:
    # ruling M-46
    game = new_game(1)
    assert len(game.lines()) == 6  # two of four leaders
    game.play(game.lines()[0])
    assert game.asked == 0
    assert game.view().first == 0
    assert game.view().turn == 1
    assert (game.seat0.store, game.seat0.faith, game.cross) == ({}, 0, 0)
    assert game.seat0.hand_size == 2


def test_there_is_no_last_round_alone() -> None:
    # ruling M-39: the third section is reported and that is all
    game = alone(seat(faith=23, hand=[49]))
    game.play("discard 49")
    assert not game.view().last
    assert game.seat0.tiles == (3,)
