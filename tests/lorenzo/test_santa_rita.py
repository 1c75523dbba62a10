"""Santa Rita doubles what cards give at once: ruling L-53."""

import pytest

from bottega.games.lorenzo.events import CardTaken
from tests.lorenzo.build import Seat, goods, seat, table

RITA, MICHELANGELO = "santa-rita", "michelangelo-buonarroti"
WOODS, MONASTERY, CITY, PROVINCE, FARM = 2, 6, 8, 21, 18


def rita(held: dict[str, int] | None = None, cards: tuple[int, ...] = ()) -> Seat:
    """Lay out a seat that has Santa Rita in play."""
    return seat(held or {}, cards=cards, played=[RITA])


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        (CITY, goods(coin=6)),
        (WOODS, goods(wood=2)),
        (4, goods(stone=4)),
        (MONASTERY, goods(servant=2, military=2)),
        (FARM, goods(wood=2, vp=1)),
    ],
)
def test_the_four_resources_are_doubled_and_points_are_not(
    card: int, gained: dict[str, int]
) -> None:
    # ruling L-53
    game = table(seats={0: rita()}, towers={"territory 1": card}).play("place black territory 1")
    assert game.held() == gained


def test_the_bonus_of_a_floor_is_not_doubled() -> None:
    # ruling L-53
    game = table(seats={0: rita()}, towers={"territory 3": WOODS}).play("place black territory 3")
    assert game.seat0.wood == 1 + 2


def test_privileges_of_a_card_are_not_doubled() -> None:
    # ruling L-53
    game = table(seats={0: rita()}, towers={"territory 1": PROVINCE})
    game.play("place black territory 1", "privilege materials")
    assert game.held() == goods(stone=2 + 1, wood=1)


def test_what_a_bonus_harvest_yields_is_not_doubled() -> None:
    # ruling L-53: the Canals let the Commercial Hub give its coin, and the bonus tile its own
    owner = rita(goods(coin=3, servant=2), cards=(1,))
    game = table(seats={0: owner}, towers={"venture 1": 85})
    game.play("place black venture 1", "spend 0")
    assert game.held() == goods(coin=1, wood=1, stone=1, military=1)


def test_harvests_spaces_and_leaders_are_not_doubled() -> None:
    # ruling L-53
    assert table(seats={0: rita(cards=(1,))}).play("place black harvest").seat0.coin == 1
    assert table(seats={0: rita()}).play("place black market 1").seat0.coin == 5
    both = seat(played=[RITA, MICHELANGELO])
    assert table(seats={0: both}).play(f"use {MICHELANGELO}").seat0.coin == 3


def test_discounts_are_not_doubled() -> None:
    # ruling L-53: the Architect takes off one wood
    owner = rita(goods(coin=4, wood=3))
    towers = {"character 1": 58, "building 1": 35}
    game = table(seats={0: owner}, towers=towers)
    game.play("place black character 1", "take building 1")
    assert game.heard(CardTaken)[-1].cost == goods(wood=3)


@pytest.mark.parametrize(
    ("tile", "card", "gained"),
    [
        ("1-2", 16, goods(coin=7)),
        ("1-3", 10, goods(servant=1)),
        ("1-3", 13, goods(wood=2, servant=3)),
        ("1-4", 11, goods(stone=1, servant=4)),
    ],
)
def test_with_an_excommunication_one_is_lost_after_doubling(
    tile: str, card: int, gained: dict[str, int]
) -> None:
    # ruling L-53: a card is one source
    owner = seat(played=[RITA], excommunicated=[tile])
    game = table(seats={0: owner}, towers={"territory 1": card}).play("place black territory 1")
    assert game.held() == gained


def test_a_card_taken_by_an_action_without_a_member_is_doubled_too() -> None:
    # ruling L-53
    game = table(seats={0: rita(goods(coin=4))}, towers={"character 1": 57, "territory 1": 9})
    game.play("place black character 1", "take territory 1")
    assert game.seat0.coin == 2
