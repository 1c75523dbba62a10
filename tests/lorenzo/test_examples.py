"""The worked examples of the printed rules, and the effects they explain."""

import pytest

from bottega.games.lorenzo.events import FeePaid, Harvested, Produced, ServantsSpent
from tests.lorenzo.build import Position, Seat, goods, seat, table

FOREST, MONASTERY, MANOR_HOUSE, MARBLE_PIT = 5, 6, 15, 20
CARPENTER, TREASURY, PAINTERS, THEATER, FAIR, FORTRESS, CHURCH = 29, 34, 35, 28, 42, 44, 46
DAME, FARMER, PREACHER, ABBESS, ARCHITECT = 51, 53, 55, 56, 58
ROYAL_MESSENGER, PARAMOUR, CARDINAL, FOR_THE_BISHOP = 64, 67, 69, 80


def test_the_die_example() -> None:
    # a white four makes everybody's white member a four
    game = table(3, dice=(1, 4, 2))
    assert [board.members["white"] for board in game.view().boards] == [4, 4, 4]


def test_the_servants_example() -> None:
    # three servants lift the neutral member from zero to three
    game = table(seats={0: seat(goods(servant=3))}).play("place neutral territory 2")
    assert game.heard(ServantsSpent) == [ServantsSpent(0, 3)]
    assert not table(seats={0: seat(goods(servant=2))}).offers("place neutral territory 2")


def harvester() -> Position:
    """Lay out the board of the harvest example, and place a three."""
    owner = seat(goods(servant=2), cards=[FOREST, MANOR_HOUSE, MARBLE_PIT, MONASTERY])
    return table(dice=(3, 1, 1), seats={0: owner}).play("place black harvest")


def test_the_harvest_example() -> None:
    # ruling L-27: two servants lift a three to a five, and the Monastery asks for six
    game = harvester().play("spend 2")
    assert game.heard(Harvested) == [Harvested(0, 5)]
    bonus = goods(wood=1, stone=1, servant=1)
    cards = goods(wood=3, stone=2, servant=2, military=2, vp=1)
    assert game.held() == {
        good: bonus.get(good, 0) + cards.get(good, 0) for good in {**bonus, **cards}
    }


def test_the_harvest_example_without_servants() -> None:
    # ruling L-2
    game = harvester()
    assert game.lines() == ["spend 0", "spend 2"]
    game.play("spend 0")
    assert game.held() == goods(wood=1, stone=3, servant=3, vp=1)


def producer(held: dict[str, int]) -> Position:
    """Lay out the board of the production example, and place a six on the large space."""
    owner = seat(held | goods(servant=2), cards=[TREASURY, CARPENTER, FORTRESS])
    return table(3, seats={0: owner}).play("place black large production")


def test_the_production_example_offers_three_ways() -> None:
    # ruling L-2: six less three, with none, one or two servants
    assert producer(goods(coin=2, wood=2)).lines() == ["spend 0", "spend 1", "spend 2"]


@pytest.mark.parametrize(("arrow", "paid", "points"), [(1, 1, 3), (2, 2, 5)])
def test_the_production_example_without_servants(arrow: int, paid: int, points: int) -> None:
    # ruling L-9: the Treasury and the bonus
    game = producer(goods(coin=2, wood=2)).play("spend 0")
    assert game.rule("trade building 2 arrow 1") == "not-reached"
    game.play(f"trade building 1 arrow {arrow}")
    assert game.heard(Produced) == [Produced(0, 3, goods(coin=paid))]
    assert game.held() == goods(coin=2 - paid + 2, wood=2, servant=2, military=1, vp=points)


@pytest.mark.parametrize(("arrow", "paid", "coins"), [(1, 1, 3), (2, 2, 5)])
def test_the_production_example_with_a_servant(arrow: int, paid: int, coins: int) -> None:
    # the Carpenter works too
    game = producer(goods(wood=2)).play("spend 1", f"trade building 2 arrow {arrow}")
    assert game.held() == goods(coin=2 + coins, wood=2 - paid, servant=1, military=1)


def test_the_production_example_with_two_servants() -> None:
    # the Fortress gives two points and a privilege besides
    game = producer(goods(coin=2, wood=2)).play("spend 2", "trade building 1 arrow 2")
    game.play("trade building 2 arrow 2", "privilege military")
    assert game.held() == goods(coin=2 + 5, military=1 + 2, vp=5 + 2)


def test_the_production_example_trades_only_coins_from_before() -> None:
    # ruling L-27: neither those of the bonus nor those of the Carpenter
    game = producer(goods(wood=2)).play("spend 2")
    assert game.rule("trade building 1 arrow 1") == "inputs"


def test_the_cost_example() -> None:
    # ruling L-22: two military points are paid where at least four are there, or resources
    both = seat(goods(military=4, coin=2, wood=1, stone=1))
    game = table(seats={0: both}, towers={"venture 1": FOR_THE_BISHOP})
    game.play("place black venture 1")
    assert game.lines() == ["pay 1", "pay 2"]
    assert game.view().prices == (goods(military=2), goods(coin=2, wood=1, stone=1))
    game.play("pay 1")
    assert game.held() == goods(military=2, coin=2, wood=1, stone=1, faith=3)


@pytest.mark.parametrize(
    ("held", "left"),
    [
        (goods(military=4), goods(military=2)),
        (goods(military=3, coin=2, wood=1, stone=1), goods(military=3)),
    ],
)
def test_the_cost_example_where_only_one_can_be_paid(
    held: dict[str, int], left: dict[str, int]
) -> None:
    # ruling L-22
    game = table(seats={0: seat(held)}, towers={"venture 1": FOR_THE_BISHOP})
    game.play("place black venture 1")
    assert game.held() == left | goods(faith=3)


def test_the_fee_example() -> None:
    # a player's second card of a tower is for the neutral member, and costs the fee
    owner = seat(goods(coin=3, servant=1))
    game = table(seats={0: owner}, placed=["0 black territory 2"])
    game.play("place neutral territory 1")
    assert game.heard(FeePaid) == [FeePaid(0, 3)]


@pytest.mark.parametrize(("arrow", "paid", "points"), [(1, 1, 3), (2, 3, 7)])
def test_the_painters_example(arrow: int, paid: int, points: int) -> None:
    # ruling L-28
    game = produce(seat(goods(wood=3), cards=[PAINTERS]), f"trade building 1 arrow {arrow}")
    assert game.held() == goods(coin=2, wood=3 - paid, military=1, vp=points)


def produce(owner: Seat, *lines: str) -> Position:
    """Let a seat produce with a six."""
    return table(seats={0: owner}).play("place black production", *lines)


def test_the_theater_example() -> None:
    # a point for each character
    game = produce(seat(cards=[THEATER, DAME, FARMER, ABBESS]))
    assert game.seat0.vp == 3


def test_the_fair_example() -> None:
    # four coins for three wood and three stones
    game = produce(seat(goods(coin=4), cards=[FAIR]), "trade building 1 arrow 1")
    assert game.held() == goods(coin=2, wood=3, stone=3, military=1)


@pytest.mark.parametrize(("arrow", "good"), [(1, "wood"), (2, "stone")])
def test_the_church_example(arrow: int, good: str) -> None:
    # ruling L-29: a wood or a stone for two faith
    game = produce(seat({good: 1}, cards=[CHURCH]), f"trade building 1 arrow {arrow}")
    assert game.held() == goods(coin=2, military=1, faith=2)


def test_the_abbess_example() -> None:
    # ruling L-13: a faith, and any card with a four; with a servant the third floor and its bonus
    towers = {"character 1": ABBESS, "territory 3": 1}
    game = table(seats={0: seat(goods(coin=6, servant=1))}, towers=towers)
    game.play("place black character 1")
    assert game.seat0.faith == 1
    assert game.offers("take territory 2")
    game.play("take territory 3")
    assert game.held() == goods(coin=3, wood=1, faith=1)


def test_the_abbess_pays_for_an_occupied_tower() -> None:
    # ruling L-13
    towers = {"character 1": ABBESS, "territory 1": 1}
    game = table(seats={0: seat(goods(coin=6))}, towers=towers, placed=["1 black territory 4"])
    game.play("place black character 1", "take territory 1")
    assert game.heard(FeePaid) == [FeePaid(0, 3)]


def test_the_architect_example() -> None:
    # ruling L-17: a building with a six, for a wood and a stone less, and the floor's bonus
    towers = {"character 1": ARCHITECT, "building 3": 37}
    game = table(seats={0: seat(goods(coin=4, stone=1))}, towers=towers)
    game.play("place black character 1", "take building 3")
    assert game.held() == goods(military=1, vp=4)


def test_the_cardinal_example() -> None:
    # two faith and a harvest of four, which servants and the Farmer raise
    owner = seat(goods(coin=4, servant=1), cards=[FOREST, MONASTERY])
    game = table(seats={0: owner}, towers={"character 1": CARDINAL})
    game.play("place black character 1", "spend 1")
    assert game.held() == goods(wood=4, stone=1, servant=1, faith=2)
    helped = seat(goods(coin=4), cards=[FOREST, MONASTERY, FARMER])
    game = table(seats={0: helped}, towers={"character 1": CARDINAL})
    game.play("place black character 1", "spend 0")
    assert game.heard(Harvested) == [Harvested(0, 6)]


def test_the_paramour_example() -> None:
    # ruling L-26: two points for each character, this one included
    owner = seat(goods(coin=7), cards=[DAME, FARMER])
    game = table(seats={0: owner}, towers={"character 1": PARAMOUR})
    assert game.rule("place black character 1") == ""
    assert game.play("place black character 1").seat0.vp == 6


def test_the_messenger_example() -> None:
    # ruling L-33: three different privileges
    game = table(seats={0: seat(goods(coin=5))}, towers={"character 1": ROYAL_MESSENGER})
    game.play("place black character 1", "privilege servants coins military")
    assert game.held() == goods(coin=2, servant=2, military=2)


def test_the_dame_example() -> None:
    # ruling L-21: characters with two more of value, for a coin less
    game = table(
        dice=(3, 1, 1),
        seats={0: seat(goods(coin=1), cards=[DAME])},
        towers={"character 3": PREACHER},
    )
    game.play("place black character 3")
    assert game.held() == goods(stone=1, faith=4)


def test_the_farmer_example() -> None:
    # harvests with two more of value
    game = table(dice=(3, 1, 1), seats={0: seat(cards=[FARMER])}).play("place black harvest")
    assert game.heard(Harvested) == [Harvested(0, 5)]


def test_the_report_example() -> None:
    # ruling L-35: two faith are too few, three are enough to choose
    def report() -> Position:
        seats = {0: seat(goods(faith=2)), 1: seat(goods(faith=3))}
        return table(round=2, seats=seats, last="black").play("place black market 1")

    supports = report().play("support")
    assert (supports.seat0.faith, supports.seat0.excommunications) == (2, (1,))
    assert (supports.seat1.faith, supports.seat1.vp) == (0, 3)
    assert supports.seat1.excommunications == ()
    refuses = report().play("refuse")
    assert (refuses.seat1.faith, refuses.seat1.vp) == (3, 0)
    assert refuses.seat1.excommunications == (1,)


def test_the_leader_example() -> None:
    # ruling L-44: who has ten wood may play Sandro Botticelli
    game = table(seats={0: seat(goods(wood=10), hand=["sandro-botticelli"])})
    assert game.offers("play sandro-botticelli")


@pytest.mark.parametrize(
    ("tile", "held", "cards", "lost"),
    [
        ("3-4", goods(vp=26), [], 5),
        ("3-5", goods(vp=26, military=12), [], 12),
        ("3-6", goods(vp=26), [25, 26, 33, 39], 13),  # seven wood and six stones
        ("3-7", goods(vp=26, wood=3, stone=1, coin=4, servant=2), [], 10),
    ],
)
def test_the_examples_of_the_last_tiles(
    tile: str, held: dict[str, int], cards: list[int], lost: int
) -> None:
    # ruling L-42
    owner = seat(held, cards=cards)
    game = table(round=6, seats={0: owner}, tiles=[tile], turn_of=1, last="black")
    game.play("place black market 1")
    assert game.outcome().scores[0].parts["excommunication"] == -lost


def test_the_examples_of_the_first_tiles() -> None:
    # rulings L-5, L-10 and L-61
    black = table(dice=(5, 1, 1), seats={0: seat(excommunicated=["1-7"])})
    assert black.seat0.members["black"] == 4
    owner = seat(goods(servant=9), cards=[FOREST], excommunicated=["1-5"])
    large = table(3, dice=(6, 1, 1), seats={0: owner}).play("place black large harvest")
    assert large.lines() == ["spend 1", "spend 5"]  # six less six
    pairs = seat(goods(servant=4), excommunicated=["2-6"])
    game = table(dice=(1, 1, 1), seats={0: pairs}).play("place black territory 2")
    assert game.heard(ServantsSpent) == [ServantsSpent(0, 4)]
