"""The sets of the Orsini and what the Gonzaga buy: rulings X-52 and X-67."""

import pytest

from bottega.games.lorenzo.events import CardBought, LeadersDrawn, Received, SetCompleted
from tests.lorenzo.build import Position, goods, seat, table

COSIMO, BEMBO, LUTERO = "cosimo-de-medici", "pietro-bembo", "martin-lutero"
MINT = 25
ORSINI_SETS = [1, 49, MINT, 2, 50, 26, 3, 51, 27, 4, 52, 28]  # four of each but of ventures


@pytest.mark.parametrize(("sets", "rewards"), [(3, goods(vp=10)), (4, goods(vp=15))])
def test_the_third_and_fourth_set_of_orsini_bring_points(
    sets: int, rewards: dict[str, int]
) -> None:
    # ruling X-52
    ventures = [73, 74, 75][: sets - 1]
    cards = [*ORSINI_SETS[: 3 * sets], *ventures]
    owner = seat(goods(coin=9, wood=9, stone=9), family="orsini", cards=cards, sets=sets - 1)
    game = table(seats={0: owner}, towers={"special 1": 137}).play("place black special 1")
    assert game.heard(SetCompleted) == [SetCompleted(0, sets)]
    gained = [event.goods for event in game.heard(Received) if event.source == "family"]
    assert gained == [rewards]
    assert game.seat0.sets == sets


def test_the_first_set_of_orsini_draws_leaders_and_the_second_plays_one() -> None:
    # ruling X-52
    owner = seat(goods(coin=5, wood=9), family="orsini", cards=[1, 49, MINT])
    game = table(seats={0: owner}, towers={"special 1": 136}, pile=[BEMBO, COSIMO])
    game.play("place black special 1")
    assert game.heard(LeadersDrawn)[0].n == 2
    assert set(game.seat0.hand or ()) == {BEMBO, COSIMO}
    cards = [1, 49, MINT, 2, 50, 26, 73]
    owner = seat(goods(coin=5, wood=9), family="orsini", cards=cards, sets=1, hand=[LUTERO])
    game = table(seats={0: owner}, towers={"special 1": 140}).play("place black special 1")
    assert game.lines() == [f"play {LUTERO}", "decline"]
    assert game.play(f"play {LUTERO}").seat0.played == (LUTERO,)


def test_a_set_of_orsini_pays_once_even_if_cards_are_lost() -> None:
    # ruling X-52
    torquemada = "tomas-de-torquemada"
    owner = seat(
        goods(coin=9), family="orsini", cards=[1, 49, MINT, 73], sets=1, played=[torquemada]
    )
    game = table(seats={0: owner}, towers={"character 1": 63})
    game.play(f"use {torquemada}", "place black character 1")
    assert not game.heard(SetCompleted)
    assert game.seat0.sets == 1


def test_a_set_is_one_card_of_each_kind() -> None:
    # ruling X-52
    owner = seat(goods(coin=9), family="orsini", cards=[1, 2, 25, 26, 73, 74])
    game = table(seats={0: owner}, towers={"character 1": 63}).play("place black character 1")
    assert game.heard(SetCompleted) == [SetCompleted(0, 1)]


def bought(game: Position) -> list[str]:
    """List what can be bought now."""
    assert game.asks == "BuyLeftover"
    return [line for line in game.lines() if line != "decline"]


def gonzaga(last: str = "market 1", **held: int) -> Position:
    """Lay out a table where the Gonzaga place the last member of a round."""
    owner = seat(goods(servant=7, **held), family="gonzaga", cards=[1, 2])
    return table(seats={0: owner}, last="black").play(f"place black {last}")


def test_gonzaga_buys_a_card_that_is_left_for_seven_servants() -> None:
    # ruling X-67
    game = gonzaga()
    assert (game.asked, game.asks) == (0, "BuyLeftover")
    assert "take territory 4" in bought(game)  # no military points are needed
    assert not [line for line in bought(game) if "special" in line]
    card = game.card_on("building 4")
    game.play("take building 4")
    assert game.heard(CardBought)[0].card == card
    assert game.seat0.building == (card,)
    assert (game.seat0.servant, game.seat0.military) == (0, 0)  # no bonus of the floor
    assert game.seat0.vp > 0  # what the card does at once


def test_gonzaga_buys_once_a_round_and_may_decline() -> None:
    # ruling X-67
    owner = seat(goods(servant=21), family="gonzaga")
    game = table(seats={0: owner}, last="black", round=1).play("place black market 1")
    game.play("take building 4")
    assert (game.view().round, game.seat0.servant) == (2, 14)
    game = table(seats={0: owner}, last="black", round=1).play("place black market 1", "decline")
    assert (game.view().round, game.seat0.servant) == (2, 21)


def test_gonzaga_is_asked_before_the_report() -> None:
    # ruling X-67
    owner = seat(goods(servant=7, faith=3), family="gonzaga")
    game = table(seats={0: owner}, last="black", round=2).play("place black market 1")
    assert game.asks == "BuyLeftover"
    assert game.play("decline").asks == "Faith"


def test_gonzaga_with_six_servants_or_a_full_row_buys_nothing() -> None:
    # ruling X-67
    owner = seat(goods(servant=6), family="gonzaga")
    game = table(seats={0: owner}, last="black", round=1).play("place black market 1")
    assert game.view().round == 2
    full = seat(goods(servant=7), family="gonzaga", cards=[25, 26, 27, 28, 29, 30])
    game = table(seats={0: full}, last="black").play("place black market 1")
    assert not [line for line in bought(game) if "building" in line]


def test_what_gonzaga_buys_is_heard_of_by_leaders() -> None:
    # ruling X-67
    owner = seat(goods(servant=7), family="gonzaga", played=["ercole-i-d-este"])
    game = table(seats={0: owner}, last="black", round=1).play("place black market 1")
    assert game.play("take building 1").seat0.military == 2
