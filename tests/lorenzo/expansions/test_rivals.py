"""What cards do to rivals and to one's own cards: rulings X-41, X-56 to X-61, X-72, X-76."""

import pytest

from bottega.games.lorenzo.events import CardDropped, Given, Lost
from tests.lorenzo.build import Position, Seat, goods, seat, table

RITA, MACCHIAVELLI = "santa-rita", "niccolo-macchiavelli"
TORQUEMADA = "tomas-de-torquemada"
USURER, PRESS_GANG, GOSSIP, GALLOWS = 158, 160, 157, 159
ARSONIST, CONSPIRATOR = 155, 156
PETTY, EXTORTION, SACK = 163, 165, 167


def demand(rival: Seat, card: int = PETTY, owner: Seat | None = None) -> Position:
    """Lay out a table where seat 0 takes a card that makes seat 1 give something."""
    taker = owner or seat(goods(military=9))
    return table(seats={0: taker, 1: rival}, towers={"venture 1": card}).play(
        "place black venture 1"
    )


@pytest.mark.parametrize(("card", "vp"), [(145, 1), (146, 2)])
def test_a_looted_territory_costs_points_whether_one_likes_it_or_not(card: int, vp: int) -> None:
    # ruling X-56
    game = table(seats={0: seat(goods(vp=5), cards=[card])}).play("place black harvest")
    assert game.heard(Lost)[0].goods == goods(vp=vp)
    assert game.seat0.vp == 5 - vp


def test_points_never_fall_below_zero() -> None:
    # ruling X-56
    game = table(seats={0: seat(goods(vp=1), cards=[146])}).play("place black harvest")
    assert game.seat0.vp == 0
    game = table(seats={0: seat(cards=[146])}).play("place black harvest")
    assert (game.seat0.vp, game.heard(Lost)) == (0, [])


def test_the_points_that_a_trade_takes_must_be_there() -> None:
    # ruling X-57
    game = table(seats={0: seat(goods(vp=1), cards=[GOSSIP])}).play("place black production")
    game.play("trade building 1 arrow 1", "privilege faith")
    assert game.seat0.vp == 0
    assert table(seats={0: seat(cards=[GOSSIP])}).play("place black production").asked == 1
    for vp in (2, 3):  # one for each of three rivals
        game = table(4, seats={0: seat(goods(vp=vp), cards=[USURER])})
        game.play("place black production")
        assert game.offers("trade building 1 arrow 1") == (vp == 3)


def test_who_declines_the_usurer_makes_nobody_give_anything() -> None:
    # ruling X-57
    owner = seat(goods(vp=5), cards=[USURER])
    game = table(seats={0: owner, 1: seat(goods(coin=9))}).play("place black production")
    game.play("produce")
    assert (game.asked, game.seat0.vp, game.seat1.coin, game.heard(Given)) == (1, 5, 9, [])


@pytest.mark.parametrize(
    ("card", "pays", "good"), [(USURER, "vp", "coin"), (PRESS_GANG, "military", "servant")]
)
def test_a_rival_gives_two_goods_or_three_points_as_it_likes(
    card: int, pays: str, good: str
) -> None:
    # ruling X-58
    rival = seat({good: 2, "vp": 3})
    for answer, left in (("option 1", goods(vp=3)), ("option 2", {good: 2})):
        game = table(seats={0: seat({pays: 4}, cards=[card]), 1: rival})
        game.play("place black production", "trade building 1 arrow 1")
        assert (game.asked, game.asks, game.lines()) == (1, "GiveGoods", ["option 1", "option 2"])
        game.play(answer)
        assert game.held(1) == left


def test_who_lacks_the_goods_gives_points_and_who_lacks_those_too_gives_what_there_is() -> None:
    # ruling X-58
    for held, given in (
        (goods(coin=1, vp=9), goods(vp=3)),
        (goods(coin=1, vp=2), goods(vp=2)),
        (goods(coin=2, vp=2), goods(coin=2)),
    ):
        game = table(seats={0: seat(goods(vp=1), cards=[USURER]), 1: seat(held)})
        game.play("place black production", "trade building 1 arrow 1")
        assert game.heard(Given) == [Given(1, 0, given, USURER)]
    game = table(seats={0: seat(goods(vp=1), cards=[USURER]), 1: seat(goods(coin=1))})
    game.play("place black production", "trade building 1 arrow 1")
    assert (game.asked, game.heard(Given), game.seat1.coin) == (1, [], 1)


def test_the_giver_chooses_among_what_it_can_give_in_full() -> None:
    # ruling X-59
    game = demand(seat(goods(wood=1, coin=3, servant=2)), EXTORTION)
    assert (game.asked, game.lines()) == (1, ["option 3", "option 4"])
    game.play("option 4")
    assert game.held(1) == goods(wood=1, coin=3)
    assert game.held() == goods(military=7, servant=2)


def test_who_can_give_nothing_in_full_gives_what_there_is_of_one() -> None:
    # ruling X-59
    game = demand(seat(goods(wood=1, coin=2)), SACK)
    assert game.lines() == ["option 1", "option 3"]
    game.play("option 3")
    assert (game.held(1), game.held()) == (goods(wood=1), goods(military=6, coin=2))
    game = demand(seat(goods(vp=9)))
    assert (game.asks, game.heard(Given), game.held(1)) == ("Turn", [], goods(vp=9))


def test_each_rival_costs_military_points() -> None:
    # ruling X-59
    for players in (2, 3, 4):
        game = table(
            players, seats={0: seat(goods(military=9))}, towers={"venture 1": EXTORTION}
        ).play("place black venture 1")
        assert game.seat0.military == 9 - 2 * (players - 1)


def test_rivals_put_a_card_away_that_they_choose() -> None:
    # ruling X-60
    owner = seat(goods(coin=5), cards=[1, 26])
    rival = seat(goods(coin=4), cards=[2, 3, 25, 53, 73], played=["cosimo-de-medici"])
    game = table(seats={0: owner, 1: rival}, towers={"character 1": ARSONIST})
    game.play("place black character 1")
    assert (game.asked, game.asks) == (1, "DropCard")
    assert game.lines() == ["drop card 2", "drop card 3", "drop card 25"]
    game.play("drop card 2")
    assert game.heard(CardDropped) == [CardDropped(1, 2)]
    assert (game.seat1.cards, game.seat1.played) == ((3, 25, 53, 73), ("cosimo-de-medici",))
    assert (game.held(1), game.seat0.vp) == (goods(coin=4), 3)
    assert game.seat0.cards == (1, 26, ARSONIST)
    assert 2 in game.view().gone


def test_who_has_neither_kind_puts_nothing_away() -> None:
    # ruling X-60
    rival = seat(cards=[53, 73])
    game = table(seats={0: seat(goods(coin=5)), 1: rival}, towers={"character 1": ARSONIST})
    game.play("place black character 1")
    assert (game.asks, game.seat1.cards) == ("Turn", (53, 73))


def test_the_conspirator_strikes_characters_and_ventures() -> None:
    # ruling X-60
    rival = seat(cards=[1, 25, 53, 73])
    game = table(seats={0: seat(goods(coin=7)), 1: rival}, towers={"character 1": CONSPIRATOR})
    game.play("place black character 1", "privilege coins faith")
    assert game.lines() == ["drop card 53", "drop card 73"]
    assert game.seat1.values == {"harvest": 2}
    game.play("drop card 53")
    assert game.seat1.values == {}  # the farmer does not help any more


def test_territories_close_up_after_one_is_put_away() -> None:
    # ruling X-60
    rival = seat(goods(military=3), cards=[1, 2, 3])
    game = table(seats={0: seat(goods(coin=5)), 1: rival}, towers={"character 1": ARSONIST})
    assert game.seat1.needs == 7
    game.play("place black character 1", "drop card 1")
    assert (game.seat1.needs, game.seat1.territory) == (3, (2, 3))
    assert game.offers("place black territory 1")


def test_a_lost_character_loses_its_ability_and_its_points() -> None:
    # ruling X-41
    owner = seat(cards=[53, 54], played=[TORQUEMADA])
    game = table(seats={0: owner}).play(f"use {TORQUEMADA}", "drop card 53")
    assert game.held() == goods(faith=3)
    assert game.seat0.values == {"production": 2}
    assert game.seat0.score.parts["characters"] == 1
    assert game.rule(f"use {TORQUEMADA}") == "used"


def test_torquemada_needs_a_character() -> None:
    # ruling X-41
    assert not table(seats={0: seat(played=[TORQUEMADA])}).offers(f"use {TORQUEMADA}")


def test_the_gallows_take_a_character_for_seven_points_or_nothing() -> None:
    # ruling X-41
    owner = seat(cards=[GALLOWS, 53])
    game = table(seats={0: owner}).play("place black production")
    assert game.lines() == ["drop card 53", "decline"]
    assert game.play("drop card 53").seat0.vp == 7
    game = table(seats={0: owner}).play("place black production", "decline")
    assert (game.seat0.vp, game.seat0.character) == (0, (53,))
    assert table(seats={0: seat(cards=[GALLOWS])}).play("place black production").asked == 1


def test_the_black_market_gives_what_an_empty_open_space_gives() -> None:
    # ruling X-61
    owner = seat(cards=[161], excommunicated=["2-5"])
    for players, open_spaces in ((2, [2]), (3, [2]), (4, [2, 3, 4])):
        game = table(players, seats={0: owner}, placed=["1 black market 1"])
        assert game.rule("place black market 2") == "barred"
        game.play("place black production")
        assert game.lines() == [
            "produce", "trade building 1 arrow 1", "trade building 1 arrow 2",
        ]  # fmt: skip
        game.play("trade building 1 arrow 1")
        if len(open_spaces) > 1:
            assert game.lines() == [f"collect market {n}" for n in open_spaces]
            game.play("collect market 2")
        assert game.seat0.servant == 5


def test_the_black_market_gives_nothing_of_a_full_market() -> None:
    # ruling X-61
    placed = ["1 black market 1", "1 white market 2"]
    game = table(seats={0: seat(cards=[161])}, placed=placed).play("place black production")
    assert game.lines() == ["produce", "trade building 1 arrow 2"]
    game = table(seats={0: seat(cards=[113, 161])}, placed=placed).play("place black production")
    game.play("activate card 161")
    assert game.lines() == ["option 2", "decline"]


def test_santa_rita_doubles_neither_gifts_nor_what_works_outside_an_action() -> None:
    # ruling X-72
    game = demand(seat(goods(wood=1)), PETTY, seat(goods(military=1), played=[RITA]))
    assert game.held() == goods(wood=1)
    owner = seat(goods(coin=5), cards=[5], played=[RITA])
    game = table(seats={0: owner}, towers={"special 1": 140})
    assert game.play("place black special 1", "activate card 5").held() == goods(wood=3)


def test_each_giver_is_one_source() -> None:
    # ruling X-76
    rivals = {1: seat(goods(coin=2)), 2: seat(goods(coin=3)), 3: seat(goods(wood=9))}
    cursed = seat(goods(military=9), excommunicated=["1-2"])
    game = table(4, seats={0: cursed, **rivals}, towers={"venture 1": EXTORTION})
    game.play("place black venture 1")
    assert game.held() == goods(military=3, coin=2, wood=2)
    owner = seat(goods(vp=3), cards=[USURER], played=[MACCHIAVELLI])
    poor = {i: seat(goods(vp=5)) for i in (1, 2, 3)}
    game = table(4, seats={0: owner, **poor}).play("place black production")
    game.play("trade building 1 arrow 1")
    assert game.seat0.vp == 3 * (3 + 1)
