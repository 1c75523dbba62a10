"""Market, council palace and privileges: rulings L-32, L-33 and L-69."""

from itertools import combinations

import pytest

from bottega.games.lorenzo.events import Received
from tests.lorenzo.build import goods, seat, table

GRANTS = {
    "materials": goods(wood=1, stone=1),
    "servants": goods(servant=2),
    "coins": goods(coin=2),
    "military": goods(military=2),
    "faith": goods(faith=1),
}
STATUE = 76


@pytest.mark.parametrize(
    ("space", "grants"),
    [
        ("market 1", goods(coin=5)),
        ("market 2", goods(servant=5)),
        ("market 3", goods(coin=2, military=3)),
    ],
)
def test_a_space_of_the_market_gives_its_goods(space: str, grants: dict[str, int]) -> None:
    game = table(4).play(f"place black {space}")
    assert game.held() == grants


def test_the_fourth_space_of_the_market_grants_two_different_privileges() -> None:
    # ruling L-33
    game = table(4).play("place black market 4")
    pairs = [f"privilege {one} {two}" for one, two in combinations(GRANTS, 2)]
    assert game.lines() == pairs
    game.play("privilege coins faith")
    assert game.held() == goods(coin=2, faith=1)


@pytest.mark.parametrize("name", GRANTS)
def test_the_palace_gives_a_coin_and_a_privilege(name: str) -> None:
    # ruling L-32
    game = table().play("place black council")
    assert game.lines() == [f"privilege {each}" for each in GRANTS]
    game.play(f"privilege {name}")
    assert [event.goods for event in game.heard(Received)] == [goods(coin=1), GRANTS[name]]


def test_every_member_in_the_palace_is_rewarded_anew() -> None:
    # rulings L-32 and L-33: separate gains may be the same
    game = table(seats={0: seat(members=["black", "white"]), 1: seat(members=[])})
    game.play("place black council", "privilege servants")
    game.play("place white council", "privilege servants")
    received = [event.goods for event in game.heard(Received)]
    assert received == [goods(coin=1), goods(servant=2)] * 2


def test_a_members_value_does_not_matter_in_the_palace() -> None:
    # ruling L-32
    low = table(dice=(1, 1, 1)).play("place black council", "privilege faith")
    high = table().play("place black council", "privilege faith")
    assert low.held() == high.held() == goods(coin=1, faith=1)


def test_a_statue_grants_two_different_privileges() -> None:
    # ruling L-33
    game = table(seats={0: seat(goods(wood=2, stone=2))}, towers={"venture 1": STATUE})
    game.play("place black venture 1")
    assert len(game.lines()) == 10
    assert game.rule("privilege coins") == "privileges"
    game.play("privilege servants military")
    assert game.held() == goods(servant=2, military=2)


def test_a_territory_and_the_palace_may_grant_the_same_privilege() -> None:
    # ruling L-33: the City gives one in a harvest, the palace another one later
    owner = seat(cards=[8], members=["black", "white"])
    game = table(seats={0: owner, 1: seat(members=[])})
    game.play("place black harvest", "privilege coins")
    game.play("place white council", "privilege coins")
    assert game.seat0.coin == 2 + 1 + 2


def test_a_space_and_each_privilege_chosen_there_are_separate_sources() -> None:
    # ruling L-69: with tile 1-2 the palace's coin is lost, and of the privilege one
    cursed = seat(excommunicated=["1-2"])
    game = table(seats={0: cursed}).play("place black council", "privilege coins")
    assert game.held() == goods(coin=1)


def test_two_privileges_of_one_space_are_two_sources() -> None:
    # ruling L-69: with tile 1-1 only the military privilege gives less
    cursed = seat(excommunicated=["1-1"])
    game = table(4, seats={0: cursed}).play("place black market 4", "privilege coins military")
    assert game.held() == goods(coin=2, military=1)
