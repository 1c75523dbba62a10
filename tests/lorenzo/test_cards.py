"""Each of the 24 territories and 24 buildings: taken once, and at work once."""

from typing import Final

import pytest

from bottega.games.lorenzo.events import CardTaken
from tests.lorenzo.build import Position, seat, table
from tests.lorenzo.rows import HARVEST, PRODUCTION, named, one_short, promised

Territory = tuple[int, str, int, str]
Building = tuple[int, str, str, int, str]
Trade = tuple[int, int, int, str, str]

# number, immediate effect, what a harvest must reach, what it gives
TERRITORIES: Final[tuple[Territory, ...]] = (
    (1, "", 1, "1 coin"),
    (2, "1 wood", 2, "1 wood"),
    (3, "", 3, "1 coin 1 servant"),
    (4, "2 stone", 4, "2 stone"),
    (5, "1 wood", 5, "3 wood"),
    (6, "1 servant 2 military", 6, "1 stone 1 faith"),
    (7, "", 5, "1 stone 2 military"),
    (8, "3 coin", 6, "privilege"),
    (9, "1 coin", 1, "2 coin"),
    (10, "1 servant", 3, "2 wood 1 military"),
    (11, "1 stone 2 servant", 4, "2 stone 1 servant"),
    (12, "1 wood", 3, "3 stone"),
    (13, "1 wood 2 servant", 4, "1 coin 2 wood"),
    (14, "1 faith", 2, "1 faith"),
    (15, "", 5, "2 servant 2 military"),
    (16, "4 coin", 6, "1 coin 2 wood 1 stone"),
    (17, "1 coin 1 servant", 1, "3 coin"),
    (18, "1 wood 1 vp", 3, "2 wood 2 vp"),
    (19, "2 military", 5, "1 wood 4 vp"),
    (20, "3 vp", 2, "2 stone 1 vp"),
    (21, "1 stone, privilege", 6, "1 stone 4 vp"),
    (22, "1 faith", 1, "1 coin 1 faith"),
    (23, "2 coin 2 vp", 4, "1 servant 3 military"),
    (24, "1 servant 2 military", 2, "2 servant 1 military"),
)
# number, cost, immediate effect, what a production must reach, what it gives for nothing
BUILDINGS: Final[tuple[Building, ...]] = (
    (25, "1 wood 3 stone", "5 vp", 5, "2 coin"),  # in the company of the cards below
    (26, "3 wood 1 stone", "5 vp", 5, "3 coin"),
    (27, "2 coin 2 stone", "6 vp", 6, "4 vp"),
    (28, "2 coin 2 wood", "6 vp", 6, "2 vp"),
    (29, "1 coin 2 wood", "3 vp", 4, ""),
    (30, "1 coin 2 stone", "2 vp", 3, ""),
    (31, "2 wood", "1 faith", 2, ""),
    (32, "2 stone", "1 vp", 1, ""),
    (33, "2 wood 1 stone", "3 vp", 3, ""),
    (34, "3 wood", "4 vp", 3, ""),
    (35, "4 wood", "5 vp", 4, ""),
    (36, "4 stone", "6 vp", 5, ""),
    (37, "1 wood 2 stone", "4 vp", 4, ""),
    (38, "3 stone", "1 faith 2 vp", 2, ""),
    (39, "1 wood 1 stone", "3 vp", 1, ""),
    (40, "2 coin 2 wood 2 stone", "8 vp", 6, "2 military 2 vp"),
    (41, "3 coin 1 wood 3 stone", "7 vp", 2, "5 coin"),
    (42, "4 coin 3 wood", "8 vp", 4, ""),
    (43, "4 wood 2 stone 2 servant", "10 vp", 1, "3 vp"),
    (44, "2 coin 2 wood 4 stone", "9 vp", 5, "2 vp, privilege"),
    (45, "3 coin 3 wood 1 stone", "9 vp", 6, ""),
    (46, "1 wood 4 stone", "1 faith 5 vp", 1, ""),
    (47, "2 wood 2 stone 1 servant", "7 vp", 3, ""),
    (48, "4 wood 4 stone", "3 faith 7 vp", 2, "1 vp"),
)
COMPANY: Final = {25: [31], 26: [1, 3, 9], 27: [73, 74, 78, 86], 28: [63, 64]}
# number, arrow, what a production must reach, what the arrow takes, what it gives
TRADES: Final[tuple[Trade, ...]] = (
    (29, 1, 4, "1 wood", "3 coin"),
    (29, 2, 4, "2 wood", "5 coin"),
    (30, 1, 3, "1 stone", "3 coin"),
    (30, 2, 3, "2 stone", "5 coin"),
    (31, 1, 2, "1 coin", "1 faith"),
    (32, 1, 1, "1 coin", "privilege"),
    (33, 1, 3, "3 coin", "2 wood 2 stone"),
    (34, 1, 3, "1 coin", "3 vp"),
    (34, 2, 3, "2 coin", "5 vp"),
    (35, 1, 4, "1 wood", "3 vp"),
    (35, 2, 4, "3 wood", "7 vp"),
    (36, 1, 5, "1 stone", "3 vp"),
    (36, 2, 5, "3 stone", "7 vp"),
    (37, 1, 4, "1 wood 1 stone 1 servant", "6 vp"),
    (38, 1, 2, "1 faith", "2 coin 2 vp"),
    (39, 1, 1, "1 servant", "3 military"),
    (42, 1, 4, "4 coin", "3 wood 3 stone"),
    (45, 1, 6, "1 coin", "2 servant 4 vp"),
    (46, 1, 1, "1 wood", "2 faith"),
    (46, 2, 1, "1 stone", "2 faith"),
    (47, 1, 3, "1 servant", "3 military 1 vp"),
)
each_territory = pytest.mark.parametrize("card", TERRITORIES, ids=lambda c: f"card {c[0]}")
each_building = pytest.mark.parametrize("card", BUILDINGS, ids=lambda c: f"card {c[0]}")
each_trade = pytest.mark.parametrize("trade", TRADES, ids=lambda t: f"card {t[0]} arrow {t[1]}")


def test_every_territory_and_building_has_a_row() -> None:
    assert [card[0] for card in TERRITORIES] == list(range(1, 25))
    assert [card[0] for card in BUILDINGS] == list(range(25, 49))
    trading = {trade[0] for trade in TRADES}
    assert trading == {number for number, *_, gives in BUILDINGS if not gives}


@each_territory
def test_a_territory_costs_nothing_and_has_its_immediate_effect(card: Territory) -> None:
    number, now, _, _ = card
    answers, gains = promised(now)
    game = table(towers={"territory 1": number}).play("place black territory 1", *answers)
    assert game.heard(CardTaken) == [CardTaken(0, number, "territory 1", {})]
    assert game.seat0.territory == (number,)
    assert game.held() == named(gains)
    assert game.card_on("territory 1") == 0


def harvest(number: int, die: int, held: str = "") -> Position:
    """Let a member on a die harvest with one territory."""
    game = table(dice=(die, 1, 1), seats={0: seat(named(held), cards=[number])})
    return game.play("place black harvest")


@each_territory
def test_a_territory_gives_when_a_harvest_reaches_it(card: Territory) -> None:
    number, _, value, gives = card
    answers, gains = promised(gives)
    assert harvest(number, value).play(*answers).held() == named(HARVEST, gains)


@pytest.mark.parametrize("card", [c for c in TERRITORIES if c[2] > 1], ids=lambda c: f"card {c[0]}")
def test_a_territory_gives_nothing_below_its_value_but_servants_lift_a_harvest(
    card: Territory,
) -> None:
    number, _, value, gives = card
    answers, gains = promised(gives)
    assert harvest(number, value - 1).held() == named(HARVEST)
    game = harvest(number, value - 1, "1 servant").play("spend 1", *answers)
    assert game.held() == named(HARVEST, gains)


@each_building
def test_a_building_is_taken_for_its_cost_and_has_its_immediate_effect(card: Building) -> None:
    number, cost, now, _, _ = card
    game = table(seats={0: seat(named(cost))}, towers={"building 1": number})
    game.play("place black building 1")
    assert game.heard(CardTaken) == [CardTaken(0, number, "building 1", named(cost))]
    assert game.seat0.building == (number,)
    assert game.held() == named(now)


@each_building
def test_a_building_is_not_offered_when_one_good_is_missing(card: Building) -> None:
    number, cost, *_ = card
    for riches in one_short(cost):
        game = table(seats={0: seat(riches)}, towers={"building 1": number})
        reason = game.why_not("place black building 1")
        assert reason is not None
        assert (reason.rule, reason.need) == ("cost", named(cost))


def produce(number: int, die: int, held: str = "") -> Position:
    """Let a member on a die produce with one building and its company."""
    cards = [number, *COMPANY.get(number, ())]
    game = table(dice=(die, 1, 1), seats={0: seat(named(held), cards=cards)})
    game.play("place black production")
    return game.play("spend 0") if game.asks == "Work" else game


@each_building
def test_a_building_gives_when_a_production_reaches_it(card: Building) -> None:
    number, _, _, value, gives = card
    answers, gains = promised(gives)
    assert produce(number, value).play(*answers).held() == named(PRODUCTION, gains)
    if value > 1:
        assert produce(number, value - 1).held() == named(PRODUCTION)


@each_trade
def test_an_arrow_takes_and_gives(trade: Trade) -> None:
    number, arrow, value, pays, gives = trade
    answers, gains = promised(gives)
    game = produce(number, value, pays).play(f"trade building 1 arrow {arrow}", *answers)
    assert game.held() == named(PRODUCTION, gains)


@each_trade
def test_an_arrow_may_be_left_alone(trade: Trade) -> None:
    number, _, value, pays, _ = trade
    assert produce(number, value, pays).play("produce").held() == named(PRODUCTION, pays)


@each_trade
def test_an_arrow_is_not_offered_when_one_good_is_missing(trade: Trade) -> None:
    number, arrow, value, pays, _ = trade
    line = f"trade building 1 arrow {arrow}"
    for riches in one_short(pays):
        game = table(dice=(value, 1, 1), seats={0: seat(riches, cards=[number])})
        game.play("place black production")
        assert not game.offers(line)


@pytest.mark.parametrize(
    "trade", [t for t in TRADES if t[2] > 1], ids=lambda t: f"card {t[0]} arrow {t[1]}"
)
def test_an_arrow_below_its_value_is_not_offered(trade: Trade) -> None:
    number, arrow, value, pays, _ = trade
    game = produce(number, value - 1, pays)
    assert not game.offers(f"trade building 1 arrow {arrow}")
    assert game.held() == named(PRODUCTION, pays)
