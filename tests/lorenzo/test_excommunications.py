"""The excommunication tiles of the first two periods in force: rulings L-56 to L-61 and L-63."""

from collections.abc import Mapping, Sequence

import pytest

from bottega.games.lorenzo.events import CardTaken, Harvested, Produced, Received, ServantsSpent
from tests.lorenzo.build import Seat, goods, seat, table

DUKEDOM, MINING_TOWN, CARPENTER, STRONGHOLD = 16, 11, 29, 40
STONEMASON, SOLDIERS, FOREIGNERS, CRUSADE = 50, 81, 86, 87
CAPTAIN, AMBASSADOR, CANALS, ROADS = 57, 72, 85, 94


def cursed(
    tile: str,
    held: Mapping[str, int] | None = None,
    cards: Sequence[int] = (),
    played: Sequence[str] = (),
) -> Seat:
    """Lay out an excommunicated seat."""
    return seat(held or {}, cards=cards, played=played, excommunicated=[tile])


@pytest.mark.parametrize(
    ("tile", "space", "gained"),
    [
        ("1-1", "market 3", goods(coin=2, military=2)),
        ("1-2", "market 1", goods(coin=4)),
        ("1-2", "market 3", goods(coin=1, military=3)),
        ("1-3", "market 2", goods(servant=4)),
        ("1-4", "market 1", goods(coin=5)),
    ],
)
def test_a_space_gives_one_less(tile: str, space: str, gained: dict[str, int]) -> None:
    # ruling L-56: other kinds are untouched
    game = table(4, seats={0: cursed(tile)}).play(f"place black {space}")
    assert game.held() == gained


def test_every_card_and_tile_of_a_production_is_a_source_of_its_own() -> None:
    # ruling L-56: one military of the bonus is none, two of the Stronghold are one
    game = table(seats={0: cursed("1-1", cards=[STRONGHOLD])}).play("place black production")
    assert game.held() == goods(coin=2, military=1, vp=2)


def test_every_card_of_a_harvest_is_a_source_of_its_own() -> None:
    # ruling L-56: of one coin and of two
    game = table(seats={0: cursed("1-2", cards=[1, 9])}).play("place black harvest")
    assert game.seat0.coin == 0 + 1


def test_a_trade_for_coins_gives_one_less() -> None:
    # ruling L-56: the Carpenter's three become two, and the bonus gives one instead of two
    owner = cursed("1-2", goods(wood=1), cards=[CARPENTER])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 1")
    assert game.seat0.coin == 2 + 1


def test_the_immediate_effect_of_a_card_gives_one_less() -> None:
    # ruling L-56
    owner = cursed("1-3", goods(wood=4))
    game = table(seats={0: owner}, towers={"venture 1": FOREIGNERS}).play("place black venture 1")
    assert game.seat0.servant == 4


@pytest.mark.parametrize(
    ("tile", "name", "gained"),
    [("1-1", "military", goods(military=1)), ("1-3", "servants", goods(servant=1))],
)
def test_a_privilege_gives_one_less(tile: str, name: str, gained: dict[str, int]) -> None:
    # ruling L-56
    game = table(seats={0: cursed(tile)}).play("place black council", f"privilege {name}")
    assert game.held() == gained | goods(coin=1)


@pytest.mark.parametrize(
    ("tile", "leader", "gained"),
    [
        ("1-1", "sandro-botticelli", goods(military=1, vp=1)),
        ("1-2", "michelangelo-buonarroti", goods(coin=2)),
        ("1-3", "cosimo-de-medici", goods(servant=2, vp=1)),
        ("1-4", "giovanni-dalle-bande-nere", goods(coin=1)),
    ],
)
def test_a_leader_gives_one_less(tile: str, leader: str, gained: dict[str, int]) -> None:
    # ruling L-56
    game = table(seats={0: cursed(tile, played=[leader])}).play(f"use {leader}")
    assert game.held() == gained


def test_the_harvest_bonus_loses_a_wood_and_a_stone() -> None:
    # ruling L-57: one of each
    game = table(seats={0: cursed("1-4")}).play("place black harvest")
    assert game.held() == goods(servant=1)


def test_the_dukedom_loses_a_wood_and_a_stone() -> None:
    # ruling L-57
    game = table(seats={0: cursed("1-4", cards=[DUKEDOM])}).play("place black harvest")
    assert game.held() == goods(coin=1, wood=1, servant=1)


def test_the_privilege_of_materials_gives_nothing_then() -> None:
    # ruling L-57
    game = table(seats={0: cursed("1-4")}).play("place black council", "privilege materials")
    assert game.held() == goods(coin=1)


def test_a_source_of_stone_only_loses_a_stone() -> None:
    # ruling L-57
    game = table(seats={0: cursed("1-4")}, towers={"territory 1": MINING_TOWN})
    game.play("place black territory 1")
    assert game.held() == goods(servant=2)


def test_a_floor_of_one_coin_gives_none() -> None:
    # ruling L-58: so five coins do not pay for a card of six
    owner = cursed("1-2", goods(coin=5))
    game = table(seats={0: owner}, towers={"venture 3": SOLDIERS})
    assert game.rule("place black venture 3") == "cost"
    assert table(seats={0: seat(goods(coin=5))}, towers={"venture 3": SOLDIERS}).offers(
        "place black venture 3"
    )


def test_floor_and_card_are_different_sources() -> None:
    # ruling L-58: two coins of the floor, five of the card, each with one less
    owner = cursed("1-2", goods(servant=1, military=8))
    game = table(seats={0: owner}, towers={"venture 4": CRUSADE}).play("place black venture 4")
    assert [event.goods for event in game.heard(Received)] == [
        goods(coin=1),
        goods(coin=4, faith=1),
    ]


def test_a_discount_is_no_gain() -> None:
    # ruling L-59: the Stonemason's wood and Pico's coins are taken off in full
    owner = cursed("1-4", goods(wood=3), cards=[STONEMASON])
    game = table(seats={0: owner}, towers={"building 1": 35}).play("place black building 1")
    assert game.heard(CardTaken)[0].cost == goods(wood=3)
    reader = cursed("1-2", goods(coin=1), played=["pico-della-mirandola"])
    game = table(seats={0: reader}, towers={"character 1": CAPTAIN}).play("place black character 1")
    assert game.heard(CardTaken)[0].cost == goods(coin=1)


def test_tile_2_5_bars_the_whole_market_and_nothing_else() -> None:
    # ruling L-60
    game = table(4, seats={0: cursed("2-5")})
    assert all(game.rule(f"place black market {n}") == "barred" for n in (1, 2, 3, 4))
    assert game.offers("place black council")
    assert game.offers("place black harvest")
    game.play("place black council", "privilege coins")
    assert game.offers("place black market 1")  # the others may enter


@pytest.mark.parametrize(("servants", "free"), [(3, False), (4, True), (5, True)])
def test_tile_2_6_takes_two_servants_for_one(servants: int, free: bool) -> None:
    # ruling L-61: whole pairs only
    owner = cursed("2-6", goods(servant=servants))
    game = table(dice=(1, 1, 1), seats={0: owner})
    assert game.offers("place black territory 2") == free
    if free:
        game.play("place black territory 2")
        assert game.heard(ServantsSpent) == [ServantsSpent(0, 4)]


def test_with_tile_2_6_only_pairs_help_a_harvest() -> None:
    # ruling L-61
    owner = cursed("2-6", goods(servant=7), cards=[2, 3, 4, 5])
    game = table(dice=(1, 1, 1), seats={0: owner}).play("place black harvest")
    assert game.lines() == ["spend 0", "spend 2", "spend 4", "spend 6"]
    game.play("spend 6")
    assert game.heard(Harvested) == [Harvested(0, 4)]


def test_with_tile_2_6_the_neutral_member_needs_two_servants() -> None:
    # ruling L-61
    for servants, free in ((1, False), (2, True)):
        game = table(seats={0: cursed("2-6", goods(servant=servants))})
        assert game.offers("place neutral council") == free


KINDS = {"2-1": "territory", "2-2": "building", "2-3": "character", "2-4": "venture"}
RICH = goods(coin=30, wood=9, stone=9, military=20)
BUILDINGS = {"building 1": 41, "building 2": 42, "building 3": 44}  # that cost no servants


@pytest.mark.parametrize("tile", KINDS)
def test_four_less_hold_for_members(tile: str) -> None:
    # ruling L-63: six are two, and servants help
    kind = KINDS[tile]
    game = table(seats={0: cursed(tile, RICH)}, towers=BUILDINGS)
    assert game.offers(f"place black {kind} 1")
    assert game.rule(f"place black {kind} 2") == "value"
    helped = table(seats={0: cursed(tile, RICH | goods(servant=1))}, towers=BUILDINGS)
    assert helped.offers(f"place black {kind} 2")
    others = [other for other in KINDS.values() if other != kind]
    assert all(game.offers(f"place black {other} 3") for other in others)


@pytest.mark.parametrize("tile", KINDS)
def test_four_less_hold_for_actions_without_a_member(tile: str) -> None:
    # ruling L-63: the Ambassador's seven are three
    kind = KINDS[tile]
    game = table(seats={0: cursed(tile, RICH)}, towers=BUILDINGS | {"character 1": AMBASSADOR})
    game.play("place black character 1", "first effect 1")
    assert game.offers(f"take {kind} 2")
    assert game.rule(f"take {kind} 3") == "value"
    others = [other for other in KINDS.values() if other != kind]
    assert all(game.offers(f"take {other} 3") for other in others)


@pytest.mark.parametrize(
    ("tile", "card", "event"),
    [("1-5", CANALS, Harvested(0, 1)), ("1-6", ROADS, Produced(0, 1, {}))],
)
def test_three_less_hold_for_work_without_a_member(
    tile: str, card: int, event: Harvested | Produced
) -> None:
    owner = cursed(tile, goods(coin=4, servant=4))
    game = table(seats={0: owner}, towers={"venture 1": card}).play("place black venture 1")
    game.play("spend 0" if event == Harvested(0, 1) else "spend 1")
    assert game.heard(type(event)) == [event]


def test_two_excommunications_hold_together() -> None:
    owner = seat(goods(servant=4), excommunicated=["1-7", "2-6"])
    game = table(dice=(2, 2, 2), seats={0: owner})
    assert game.offers("place black territory 2")
    game.play("place black territory 2")
    assert game.heard(ServantsSpent) == [ServantsSpent(0, 4)]
