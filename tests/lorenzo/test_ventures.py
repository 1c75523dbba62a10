"""Each of the 24 ventures: undertaken once, its immediate effect and its points at the end."""

from typing import Final

import pytest

from bottega.games.lorenzo.events import CardTaken
from tests.lorenzo.build import Position, goods, seat, table
from tests.lorenzo.rows import HARVEST, PRODUCTION, named, one_short, promised

Venture = tuple[int, str, int, str, int]

# number, cost, military points that must be there, immediate effect, points at the end
VENTURES: Final[tuple[Venture, ...]] = (
    (73, "4 coin", 0, "5 military", 4),
    (74, "1 coin 1 wood 1 stone", 0, "1 faith", 5),
    (75, "3 stone", 0, "2 military, privilege", 3),
    (76, "2 wood 2 stone", 0, "two privileges", 4),
    (77, "2 military", 3, "3 coin", 5),
    (78, "3 wood", 0, "4 servant", 4),
    (79, "3 military", 5, "2 faith", 5),
    (80, "2 military", 4, "3 faith", 1),
    (80, "2 coin 1 wood 1 stone", 0, "3 faith", 1),
    (81, "6 coin", 0, "6 military", 5),
    (82, "2 coin 2 wood 2 stone", 0, "2 faith", 6),
    (83, "4 stone", 0, "3 military, privilege", 2),
    (84, "3 military", 6, "5 coin, privilege", 3),
    (85, "3 coin 2 servant", 0, HARVEST, 5),  # an action of four: see below
    (86, "4 wood", 0, "5 servant", 4),
    (87, "4 military", 8, "5 coin 1 faith", 5),
    (88, "4 military", 7, "3 faith", 4),
    (88, "3 coin 2 wood 2 stone", 0, "3 faith", 4),
    (89, "8 coin", 0, "7 military", 6),
    (90, "3 coin 3 wood 3 stone", 0, "1 faith", 5),  # and a card: see below
    (91, "6 stone", 0, "4 military, privilege", 4),
    (92, "6 wood", 0, "3 faith", 3),
    (93, "6 military", 12, "3 coin 3 wood 3 stone", 7),
    (94, "4 coin 3 servant", 0, PRODUCTION, 5),  # an action of three
    (95, "8 military", 15, "4 faith", 8),
    (96, "5 military", 10, "2 faith", 10),
    (96, "4 coin 3 wood 3 stone", 0, "2 faith", 10),
)
TWO_PRICES: Final = (80, 88, 96)
each_venture = pytest.mark.parametrize("card", VENTURES, ids=lambda c: f"card {c[0]} for {c[1]}")


def undertake(number: int, held: dict[str, int], cards: tuple[int, ...] = ()) -> Position:
    """Place a member at the foot of the tower where this venture waits."""
    game = table(seats={0: seat(held, cards=cards)}, towers={"venture 1": number})
    return game.play("place black venture 1")


def just_enough(cost: str, needed: int) -> dict[str, int]:
    """Give exactly what a venture costs and asks for."""
    return named(cost) | goods(military=needed)


def test_every_venture_has_a_row() -> None:
    assert [card[0] for card in VENTURES] == sorted([*range(73, 97), *TWO_PRICES])


@each_venture
def test_a_venture_costs_gives_and_scores_what_it_says(card: Venture) -> None:
    number, cost, needed, now, points = card
    answers, gains = promised(now)
    game = undertake(number, just_enough(cost, needed))
    if game.asks == "BonusTake":
        game.play("decline")
    elif game.asks == "Work":
        game.play("spend 0")
    game.play(*answers)
    assert game.heard(CardTaken) == [CardTaken(0, number, "venture 1", named(cost))]
    left = max(0, needed - named(cost).get("military", 0))
    assert game.held() == named(gains, f"{left} military")
    assert game.seat0.venture == (number,)
    assert game.seat0.score.parts["ventures"] == points


@each_venture
def test_a_venture_is_not_offered_when_something_is_missing(card: Venture) -> None:
    number, cost, needed, _, _ = card
    poor = [{"military": needed - 1}] if needed else one_short(cost)
    for held in poor:
        game = table(seats={0: seat(held)}, towers={"venture 1": number})
        reason = game.why_not("place black venture 1")
        assert reason is not None
        assert reason.rule == "cost"
        if needed:
            assert reason.need == {"military": named(cost)["military"], "threshold": needed}
            assert reason.have == {"military": needed - 1}


@pytest.mark.parametrize("number", TWO_PRICES)
def test_who_can_pay_both_prices_of_a_venture_chooses(number: int) -> None:
    prices = [named(card[1]) for card in VENTURES if card[0] == number]
    riches = goods(coin=9, wood=9, stone=9, military=20)
    for answer, paid in zip(("pay 1", "pay 2"), prices, strict=True):
        game = undertake(number, riches)
        assert list(game.view().prices) == prices
        game.play(answer)
        assert game.heard(CardTaken) == [CardTaken(0, number, "venture 1", paid)]


def test_card_85_harvests_with_an_action_of_four() -> None:
    game = undertake(85, named("3 coin 2 servant"), cards=(11, 15))  # they ask for 4 and for 5
    assert game.play("spend 0").held() == named(HARVEST, "2 stone 1 servant")


def test_card_94_produces_with_an_action_of_three() -> None:
    game = undertake(94, named("5 coin 3 servant"), cards=(33, 34, 35))  # they ask for 3, 3 and 4
    game.play("spend 0")
    assert game.lines() == ["produce", "trade building 2 arrow 1"]
    assert game.play("trade building 2 arrow 1").held() == named(PRODUCTION, "3 vp")


def test_card_90_takes_any_card_with_an_action_of_seven() -> None:
    rich = seat(named("3 coin 7 wood 7 stone"))
    towers = {"venture 1": 90, "territory 4": 20, "building 4": 48}
    game = table(seats={0: rich}, towers=towers).play("place black venture 1")
    assert game.offers("take territory 4")
    assert game.offers("take building 4")
    game.play("take building 4")
    assert game.seat0.building == (48,)
    assert game.held() == named("1 faith 2 military 3 faith 7 vp")
