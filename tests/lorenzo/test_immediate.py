"""The immediate effects of cards: what they count, and their order (rulings L-24 and L-26)."""

from typing import Any

import pytest

from bottega.games.lorenzo.events import BonusDeclined, CardTaken, Received
from tests.lorenzo.build import Position, Seat, goods, seat, table

CAPTAIN, HERO, BISHOP, AMBASSADOR, GENERAL = 57, 60, 70, 72, 71
PARAMOUR, NOBLE, CARDINAL, ROYAL_MESSENGER = 67, 65, 69, 64
BAPTISTERY, MINT, TAX_OFFICE = 38, 25, 26
CRUSADE, FOREIGNERS, ABBEY, WALLS, CATHEDRAL, ROADS = 87, 86, 82, 75, 90, 94
BOTH = ["first effect 1", "first effect 2"]


def takes(card: int, owner: Seat, **floors: int) -> Position:
    """Let a seat take a character; other floors of its tower and the ventures are empty."""
    towers = {f"{kind} {n}": 0 for kind in ("character", "venture") for n in (2, 3, 4)}
    towers |= {"character 1": card, "venture 1": 0}
    towers |= {name.replace("_", " "): number for name, number in floors.items()}
    return table(seats={0: owner}, towers=towers).play("place black character 1")


def test_the_captain_may_give_his_military_before_his_action() -> None:
    # ruling L-24: the third territory needs three military points
    game = takes(CAPTAIN, seat(goods(coin=4, military=1), cards=[1, 2]))
    assert game.lines() == BOTH
    game.play("first effect 2")
    assert game.seat0.military == 3
    assert game.offers("take territory 1")


def test_the_captain_may_act_before_he_gives_his_military() -> None:
    # ruling L-24: as it is printed, and then no territory can be taken
    game = takes(CAPTAIN, seat(goods(coin=4, military=1), cards=[1, 2]))
    game.play("first effect 1")
    assert game.heard(BonusDeclined) == [BonusDeclined(0)]
    assert game.seat0.military == 3
    assert game.asked == 1


@pytest.mark.parametrize(
    ("military", "cards"),
    [(0, [1, 2]), (3, [1, 2]), (0, [1]), (4, [1, 2, 3]), (7, [1, 2, 3])],
)
def test_the_captains_order_is_not_asked_where_it_changes_nothing(
    military: int, cards: list[int]
) -> None:
    # ruling L-24
    game = takes(CAPTAIN, seat(goods(coin=4, military=military), cards=cards))
    assert game.asks != "Effects"
    assert game.seat0.military == military + 2


def test_the_captains_order_is_not_asked_when_a_tile_leaves_him_too_little() -> None:
    # rulings L-24 and L-56: one and one are not three
    owner = seat(goods(coin=4, military=1), cards=[1, 2], excommunicated=["1-1"])
    assert takes(CAPTAIN, owner).asks != "Effects"


def test_a_privilege_may_come_first_to_pay_the_heros_venture() -> None:
    # ruling L-24
    game = takes(HERO, seat(goods(coin=4 + 3, wood=3)), venture_1=FOREIGNERS)
    assert game.lines() == BOTH
    game.play("first effect 2", "privilege materials", "take venture 1")
    assert game.seat0.venture == (FOREIGNERS,)


def test_the_heros_venture_may_come_first() -> None:
    # ruling L-24
    game = takes(HERO, seat(goods(coin=4, wood=3)), venture_1=FOREIGNERS)
    game.play("first effect 1")
    assert game.asks == "PickPrivileges"
    assert game.heard(BonusDeclined) == [BonusDeclined(0)]


def test_the_heros_order_is_not_asked_where_a_privilege_changes_nothing() -> None:
    # ruling L-24
    game = takes(HERO, seat(goods(coin=4, wood=4)), venture_1=FOREIGNERS)
    assert game.asks == "PickPrivileges"
    game.play("privilege coins")
    assert game.lines() == ["take venture 1", "decline"]


def test_the_heros_order_is_not_asked_where_no_single_privilege_is_enough() -> None:
    # ruling L-24: two coins, two wood and two stone, of which a privilege gives only a part
    game = takes(HERO, seat(goods(coin=4, wood=1, stone=1)), venture_1=ABBEY)
    assert game.asks == "PickPrivileges"


def test_a_servant_more_may_reach_a_higher_floor() -> None:
    # ruling L-24: the Hero's six and one servant of a privilege
    game = takes(HERO, seat(goods(coin=4, wood=4)), venture_4=FOREIGNERS)
    assert game.lines() == BOTH


def test_at_the_end_of_the_military_track_the_order_is_asked() -> None:
    # rulings L-24 and L-43: what is gained at 24 is lost, unless the Crusade is paid first
    game = takes(HERO, seat(goods(coin=4, military=24)), venture_1=CRUSADE)
    assert game.lines() == BOTH
    game.play("first effect 1", "take venture 1", "privilege military")
    assert game.seat0.military == 22
    other = takes(HERO, seat(goods(coin=4, military=24)), venture_1=CRUSADE)
    other.play("first effect 2", "privilege military", "take venture 1")
    assert other.seat0.military == 21


def test_below_the_end_of_the_military_track_the_order_is_not_asked() -> None:
    # ruling L-24
    game = takes(HERO, seat(goods(coin=4, military=20)), venture_1=CRUSADE)
    assert game.asks == "PickPrivileges"


def test_the_ambassadors_privilege_may_come_first() -> None:
    # ruling L-24: six coins for him, three for the fee, five for the General but two
    owner = seat(goods(coin=12, military=2))
    game = takes(AMBASSADOR, owner, character_2=GENERAL)
    assert game.lines() == BOTH
    game.play("first effect 2", "privilege coins", "take character 2")
    assert game.seat0.character == (AMBASSADOR, GENERAL)
    assert game.seat0.vp == 1


def wealthy(family: str, **more: Any) -> Seat:
    """Give a seat all that it could need, so that no gain changes what it can do."""
    held = goods(coin=20, wood=20, stone=20, servant=12, military=20, faith=5)
    return seat(held, family=family, **more)


NOTHING_SPECIAL = {f"special_{n}": 0 for n in (1, 2, 3, 4)}


def test_what_the_action_stores_can_be_taken_by_the_privilege() -> None:
    # ruling L-72: the Da Montefeltro keep what they spend on the building
    game = takes(AMBASSADOR, wealthy("da-montefeltro"), **NOTHING_SPECIAL)
    assert game.lines() == BOTH
    game.play("first effect 1", "take building 1")
    assert game.offers("privilege store")
    other = takes(AMBASSADOR, wealthy("malatesta"), **NOTHING_SPECIAL)
    assert other.asks == "PickPrivileges"  # nothing sways anything


def test_a_leader_that_the_action_may_bring_into_play_can_add_to_the_privilege() -> None:
    # ruling L-72: a venture completes the second set of the Orsini, and Salviati could be in hand
    cards = [1, 2, 25, 26, 73, 49]
    floors = {**NOTHING_SPECIAL, "venture_1": 92}
    for hand in (["jacopo-salviati"], ["carlo-viii"]):  # whichever it is
        owner = wealthy("orsini", cards=cards, sets=1, hand=hand)
        assert takes(AMBASSADOR, owner, **floors).lines() == BOTH
    empty = wealthy("orsini", cards=cards, sets=1, dismissed=["carlo-viii"])
    assert takes(AMBASSADOR, empty, **floors).asks == "PickPrivileges"
    third = wealthy("orsini", cards=cards, sets=2, hand=["carlo-viii"])
    assert takes(AMBASSADOR, third, **floors).asks == "PickPrivileges"


def test_military_of_a_privilege_counts_for_a_general_who_is_taken_afterwards() -> None:
    # rulings L-24 and L-26
    owner = seat(goods(coin=14, military=2))
    first = takes(AMBASSADOR, owner, character_2=GENERAL)
    assert first.lines() == BOTH
    first.play("first effect 2", "privilege military", "take character 2")
    assert first.seat0.vp == 2
    later = takes(AMBASSADOR, owner, character_2=GENERAL)
    later.play("first effect 1", "take character 2", "privilege military")
    assert later.seat0.vp == 1


def test_the_bishops_faith_may_feed_the_baptistery() -> None:
    # rulings L-24 and L-30
    game = takes(BISHOP, seat(goods(coin=5), cards=[BAPTISTERY]))
    assert game.lines() == BOTH
    game.play("first effect 2", "spend 0", "trade building 1 arrow 1")
    assert game.held() == goods(coin=4, military=1, vp=2)


def test_the_bishop_may_produce_before_he_gives_his_faith() -> None:
    # ruling L-24: then the Baptistery has nothing to trade
    game = takes(BISHOP, seat(goods(coin=5), cards=[BAPTISTERY]))
    game.play("first effect 1", "spend 0")
    assert game.held() == goods(coin=2, military=1, faith=1)


@pytest.mark.parametrize(
    "owner",
    [
        seat(goods(coin=5)),
        seat(goods(coin=5, faith=1), cards=[BAPTISTERY]),
        seat(goods(coin=5, faith=14), cards=[BAPTISTERY]),
    ],
    ids=["no Baptistery", "faith enough", "not at the end of the track"],
)
def test_the_bishops_order_is_not_asked_where_it_changes_nothing(owner: Seat) -> None:
    # ruling L-24
    game = takes(BISHOP, owner)
    assert game.asks != "Effects"
    assert game.seat0.faith == owner.held.get("faith", 0) + 1


def test_at_the_end_of_the_faith_track_the_bishops_order_is_asked() -> None:
    # rulings L-24 and L-43: the Baptistery takes one before the Bishop gives one
    game = takes(BISHOP, seat(goods(coin=5, faith=15), cards=[BAPTISTERY]))
    assert game.lines() == BOTH
    game.play("first effect 1", "spend 0", "trade building 1 arrow 1")
    assert game.seat0.faith == 15


def test_at_the_end_of_the_faith_track_the_order_is_asked_for_a_production_to_come() -> None:
    # rulings L-24 and L-43: the Cathedral lets one take the Roads, whose production trades faith
    owner = seat(goods(coin=10, wood=3, stone=3, servant=3, faith=15), cards=[BAPTISTERY])
    towers = {"venture 1": CATHEDRAL, "venture 2": ROADS, "venture 3": 0, "venture 4": 0}
    towers |= {f"{kind} {n}": 0 for kind in ("character", "building") for n in (1, 2, 3, 4)}
    game = table(seats={0: owner}, towers=towers).play("place black venture 1")
    assert game.lines() == BOTH


def test_the_cardinals_order_is_never_asked() -> None:
    # ruling L-24: faith lets no territory work
    game = takes(CARDINAL, seat(goods(coin=4), cards=[1, 14]))
    assert game.asks == "Work"
    assert game.play("spend 0").seat0.faith == 3


def test_goods_and_a_privilege_come_in_any_order() -> None:
    # ruling L-24
    game = table(seats={0: seat(goods(stone=3))}, towers={"venture 1": WALLS})
    game.play("place black venture 1")
    assert game.asks == "PickPrivileges"
    game.play("privilege military")
    assert game.seat0.military == 4


def test_the_paramour_counts_herself() -> None:
    # ruling L-26
    game = takes(PARAMOUR, seat(goods(coin=7), cards=[49, 50]))
    assert game.heard(Received) == [Received(0, goods(vp=6), "card", PARAMOUR)]


def test_the_noble_counts_territories() -> None:
    # ruling L-26
    game = takes(NOBLE, seat(goods(coin=6), cards=[1, 2, 3, 49]))
    assert game.seat0.vp == 6


def test_the_mint_counts_itself() -> None:
    # ruling L-26: two buildings, and two coins of the personal bonus
    game = table(dice=(5, 5, 5), seats={0: seat(cards=[MINT, TAX_OFFICE])})
    game.play("place black production")
    assert game.seat0.coin == 2 + 2


@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 0), (5, 2), (6, 3)])
def test_the_general_gives_a_point_for_two_full_military(military: int, points: int) -> None:
    # ruling L-26: nothing is paid
    game = takes(GENERAL, seat(goods(coin=5, military=military)))
    assert game.held() == goods(military=military, vp=points)


def test_a_card_that_an_effect_brings_has_its_own_effects() -> None:
    game = takes(CAPTAIN, seat(goods(coin=4)), territory_1=9)
    game.play("take territory 1")
    assert [event.card for event in game.heard(CardTaken)] == [CAPTAIN, 9]
    assert game.held() == goods(coin=1, military=2)


def test_the_royal_messenger_brings_three_different_privileges() -> None:
    # ruling L-33
    game = takes(ROYAL_MESSENGER, seat(goods(coin=5)))
    assert len(game.lines()) == 10
    game.play("privilege materials servants faith")
    assert game.held() == goods(wood=1, stone=1, servant=2, faith=1)
