"""Each of the 48 special cards: taken once, and what it does from then on."""

from typing import Final

import pytest

from bottega.games.lorenzo.events import CardTaken, LeadersDrawn, TokenPaid
from tests.lorenzo.build import KIND_OF, Position, seat, table
from tests.lorenzo.rows import TILE_HARVEST, TILE_PRODUCTION, named

Taken = tuple[int, str, str, str]
Yield = tuple[int, int, str, str]
Points = tuple[int, str, int]

# number, its cost, what else is held, all that is there afterwards
TAKEN: Final[tuple[Taken, ...]] = (
    (97, "", "", ""),
    (98, "", "", "1 token"),
    (99, "", "", ""),
    (100, "", "", ""),
    (101, "", "", ""),
    (102, "", "", "1 coin 1 wood 1 stone 1 servant"),
    (103, "", "", ""),
    (104, "", "5 vp", "2 vp"),
    (105, "", "", "2 token"),
    (106, "", "", "2 coin 2 wood 2 stone"),
    (107, "", "", "2 faith"),
    (108, "", "", "3 vp"),
    (109, "1 wood 1 stone", "", "2 vp"),
    (110, "2 coin 2 wood", "", "4 vp"),
    (111, "1 coin 2 stone", "", "2 vp"),
    (112, "2 wood", "", "2 vp"),
    (113, "2 wood 2 stone 1 servant", "", "5 vp"),
    (114, "1 coin 1 stone 2 servant", "", "1 faith 4 vp"),
    (115, "3 wood 2 stone", "", "6 vp 1 token"),
    (116, "5 wood", "", "7 vp"),
    (117, "2 coin 1 wood 4 stone", "", "7 vp"),
    (118, "4 wood 3 stone 1 servant", "", "2 vp"),
    (119, "3 coin 4 wood 3 stone", "", "15 vp"),
    (120, "3 wood 3 stone 2 servant", "", "8 vp"),
    (121, "2 coin", "", "1 faith"),  # and a leader: see below
    (122, "2 coin", "", ""),
    (123, "3 coin", "", "1 token"),
    (124, "3 coin", "", "1 token"),
    (125, "7 coin", "", ""),  # nobody is in the hand: there is no effect
    (126, "5 coin", "", "1 token"),
    (127, "6 coin 1 token", "", "2 vp"),
    (128, "5 coin", "", "2 token"),
    (129, "6 coin", "", ""),  # no leader is in play
    (130, "5 coin", "", ""),  # nothing is fetched, as with 132
    (131, "7 coin", "4 faith", "4 faith 4 vp"),
    (132, "7 coin", "", ""),
    (133, "2 coin 2 stone", "", "2 token"),
    (134, "2 military", "", "2 wood 2 stone"),
    (135, "2 wood 1 stone", "", "3 servant"),
    (136, "1 coin 3 wood", "2 military", "9 military"),  # as many as the rival has
    (137, "2 coin 1 wood 3 stone", "", "2 military"),
    (138, "2 wood 1 stone 1 servant 5 military", "2 military", "2 military 5 faith 1 token"),
    (139, "5 military", "", "3 token"),
    (139, "1 coin 2 wood 1 faith", "", "3 token"),
    (140, "5 coin", "", ""),  # no card can be activated, as with 144
    (141, "10 coin", "", "2 military"),
    (141, "5 token", "", "2 military"),
    (142, "8 wood 8 stone", "", "3 token"),
    (143, "6 coin 6 military", "6 military", "6 military 4 faith"),
    (144, "5 servant 7 military", "7 military", "7 military"),
)
# number, value, what must be there, what a harvest or production brings of it all
YIELDS: Final[tuple[Yield, ...]] = (
    (97, 2, "", "1 token"),
    (99, 1, "", "1 wood"),  # of the three ventures beside it, as below
    (99, 2, "", "2 wood"),
    (99, 6, "", "3 wood"),
    (100, 1, "", "1 stone"),
    (100, 6, "", "3 stone"),
    (101, 5, "", "2 faith"),
    (102, 3, "", "2 vp"),
    (103, 7, "", "5 vp"),
    (104, 1, "", "1 coin 1 wood 1 stone 1 servant"),
    (105, 6, "", "2 coin 1 faith 2 vp"),
    (106, 5, "", "3 vp"),
    (107, 1, "", "1 vp"),
    (107, 4, "", "3 vp"),
    (108, 7, "", "2 coin 2 wood 2 stone"),
    (109, 1, "1 coin", "1 token"),
    (111, 1, "1 stone", "1 coin 1 vp"),
    (112, 1, "1 wood", "1 coin 1 vp"),
    (116, 7, "1 wood 1 stone", "3 faith"),
    (118, 7, "", "7 vp"),
    (119, 1, "5 vp", "2 vp"),
    (120, 5, "", "3 faith"),
)
COMPANY: Final = {99: (73, 74, 75), 100: (57, 58, 59), 107: (31, 32, 33)}
OTHER_YIELDS: Final = {98, 110, 113, 114, 115, 117}  # each has a test of its own
# number, goods at the end, points of the venture
POINTS: Final[tuple[Points, ...]] = (
    (133, "", 0),
    (133, "1 token", 2),
    (133, "7 token", 12),  # at most
    (134, "3 wood 2 stone", 4),
    (134, "9 wood 9 stone", 12),
    (135, "5 servant", 5),
    (135, "20 servant", 12),
    (136, "", 5),
    (137, "7 military", 3),
    (137, "25 military", 12),
    (138, "", 5),
    (139, "", 3),
    (140, "", 6),
    (141, "", 15),
    (142, "", 12),
    (143, "", 10),
    (144, "", 12),
)
RIVAL: Final = seat(named("9 military"))

each_card = pytest.mark.parametrize("row", TAKEN, ids=lambda row: f"card {row[0]} for {row[1]}")


def test_every_special_card_has_its_rows() -> None:
    assert sorted({row[0] for row in TAKEN}) == list(range(97, 145))
    working = {card for card in range(97, 145) if KIND_OF[card] in ("territory", "building")}
    assert {row[0] for row in YIELDS} | OTHER_YIELDS == working
    assert {row[0] for row in POINTS} == {c for c in range(97, 145) if KIND_OF[c] == "venture"}


def before(number: int, held: str, hand: tuple[str, ...] = ()) -> Position:
    """Lay a special card at the foot of its tower; tokens that are held show coins."""
    goods = named(held)
    tokens = [1 + i // 3 for i in range(goods.pop("token", 0))]
    own = seat(goods, tokens=tokens, hand=hand)
    return table(seats={0: own, 1: RIVAL}, towers={"special 1": number})


def decide(game: Position) -> Position:
    """Pay any tokens, and leave whatever a card offers."""
    while game.asked == 0 and game.asks not in ("Turn", "LastWord"):
        game.play(game.lines()[0] if game.asks == "PayTokens" else "decline")
    return game


@each_card
def test_it_is_taken_for_its_cost_and_has_its_immediate_effect(row: Taken) -> None:
    number, cost, kept, after = row
    game = decide(before(number, f"{cost} {kept}").play("place black special 1"))
    assert game.heard(CardTaken) == [CardTaken(0, number, "special 1", named(cost))]
    assert getattr(game.seat0, KIND_OF[number]) == (number,)
    assert game.held() == named(after)
    assert len(game.heard(TokenPaid)) == named(cost).get("token", 0)
    assert game.card_on("special 1") == 0


@each_card
def test_it_is_not_offered_when_one_good_is_missing(row: Taken) -> None:
    number, cost, kept, _ = row
    for good, n in named(cost).items():
        have = {**named(cost, kept), good: n - 1 + named(kept).get(good, 0)}
        game = before(number, " ".join(f"{n} {good}" for good, n in have.items()))
        assert not game.offers("place black special 1"), good
        assert game.offers("place black special 2") is (game.card_on("special 2") < 109)


def work(number: int, value: int, held: str = "") -> Position:
    """Let a member harvest or produce with one special card and its company."""
    place = "harvest" if KIND_OF[number] == "territory" else "production"
    lift = f"{value - 6} servant" if value > 6 else ""
    own = seat(named(held, lift), cards=[number, *COMPANY.get(number, ())])
    game = table(dice=(min(value, 6), 1, 1), seats={0: own}).play(f"place black {place}")
    return game.play(f"spend {max(value - 6, 0)}") if game.asks == "Work" else game


@pytest.mark.parametrize("row", YIELDS, ids=lambda row: f"card {row[0]} at {row[1]}")
def test_it_works_when_its_value_is_reached(row: Yield) -> None:
    number, value, held, brings = row
    usual = TILE_HARVEST if KIND_OF[number] == "territory" else TILE_PRODUCTION
    game = work(number, value, held)
    if game.asks == "Production":
        game.play("trade building 1 arrow 1")
    assert game.held() == named(usual, brings)
    if value > 1 and number not in COMPANY:
        below = work(number, value - 1, held)
        assert below.asks != "Production"
        assert below.held() == named(usual, held)


@pytest.mark.parametrize(("number", "good"), [(111, "stone"), (112, "wood")])
@pytest.mark.parametrize(("value", "there"), [(1, 4), (3, 4), (6, 4), (6, 2)])
def test_cards_111_and_112_trade_as_often_as_the_action_is_worth(
    number: int, good: str, value: int, there: int
) -> None:
    game = work(number, value, f"{there} {good}")
    times = min(value, there)
    for _ in range(times - 1):
        game.play("trade building 1 arrow 1")
        assert game.offers("produce")
    game.play("trade building 1 arrow 1")
    left = f"{there - times} {good}"
    assert game.held() == named(TILE_PRODUCTION, left, f"{times} coin {times} vp")


def test_card_98_gives_what_the_token_on_it_shows() -> None:
    own = seat(cards=[98], laid={"98": 6})
    assert table(seats={0: own}).play("place black harvest").held() == named(
        TILE_HARVEST, "3 military"
    )
    empty = table(seats={0: seat(cards=[98])}).play("place black harvest")
    assert empty.held() == named(TILE_HARVEST)
    low = table(dice=(1, 1, 1), seats={0: own}).play("place black harvest")
    assert low.held() == named(TILE_HARVEST)


def test_a_token_is_laid_on_card_98_for_good() -> None:
    own = seat(cards=[98], tokens=[3, 8])
    game = table(seats={0: own}).play("lay token 3 on 98")
    assert (game.seat0.laid, game.seat0.tokens, game.seat0.token) == ({"98": 3}, (8,), 1)
    assert not game.offers("lay token 8 on 98")


def test_card_110_gives_a_token() -> None:
    game = work(110, 5).play("trade building 1 arrow 1")
    assert game.held() == named(TILE_PRODUCTION, "1 token")
    assert work(110, 4).asks != "Production"


def test_card_110_takes_three_tokens_and_plays_a_leader() -> None:
    own = seat(cards=[110], tokens=[1, 1, 2, 3], hand=["sisto-iv"])
    game = table(seats={0: own}).play("place black production", "trade building 1 arrow 2")
    game.play("give token 1", "give token 3", "give token 1", "play sisto-iv")
    assert game.seat0.played == ("sisto-iv",)
    assert (game.seat0.tokens, game.view().spent_tokens) == ((2,), (1, 1, 3))
    assert game.held() == named(TILE_PRODUCTION, "1 token")
    few = seat(cards=[110], tokens=[1, 1], hand=["sisto-iv"])
    assert not (
        table(seats={0: few}).play("place black production").offers("trade building 1 arrow 2")
    )


def test_card_113_lets_one_more_building_work() -> None:
    own = seat(cards=[113, 118])  # 118 asks for seven and gives seven points
    game = table(dice=(3, 1, 1), seats={0: own}).play("place black production")
    game.play("activate card 118")
    assert game.held() == named(TILE_PRODUCTION, "7 vp")
    low = table(dice=(2, 1, 1), seats={0: own}).play("place black production")
    assert low.held() == named(TILE_PRODUCTION)


def test_card_114_lets_one_more_building_or_territory_work() -> None:
    own = seat(cards=[114, 118, 103])
    for card, brings in ((118, "7 vp"), (103, "5 vp")):
        game = table(dice=(5, 1, 1), seats={0: own}).play("place black production")
        game.play(f"activate card {card}")
        assert game.held() == named(TILE_PRODUCTION, brings)
    one = table(dice=(5, 1, 1), seats={0: seat(cards=[113, 114])}).play("place black production")
    assert not any(line.startswith("activate") for line in one.lines())


def test_card_115_takes_a_token_for_five_points() -> None:
    own = seat(cards=[115], tokens=[3, 4])
    game = table(dice=(4, 1, 1), seats={0: own}).play("place black production")
    game.play("trade building 1 arrow 1", "give token 4")
    assert game.seat0.tokens == (3,)
    assert game.held() == named(TILE_PRODUCTION, "5 vp 1 token")
    low = table(dice=(3, 1, 1), seats={0: own}).play("place black production")
    assert low.held() == named(TILE_PRODUCTION, "2 token")


@pytest.mark.parametrize("leaders", [[], ["sisto-iv"], ["sisto-iv", "santa-rita"]])
def test_cards_117_and_129_count_leaders_in_play(leaders: list[str]) -> None:
    own = seat(cards=[117], played=leaders)
    game = table(seats={0: own}).play("place black production")
    assert game.held() == named(TILE_PRODUCTION, f"{2 * len(leaders)} vp")
    hires = seat(named("6 coin"), played=leaders)
    game = table(seats={0: hires}, towers={"special 1": 129}).play("place black special 1")
    assert game.held() == named(f"{3 * len(leaders)} vp")


@pytest.mark.parametrize(("card", "n"), [(121, 1), (122, 2)])
def test_cards_121_and_122_draw_leaders(card: int, n: int) -> None:
    pile = ["pico-della-mirandola", "sisto-iv"]
    own = seat(named("2 coin"))
    game = table(seats={0: own}, towers={"special 1": card}, pile=pile)
    left = game.view().pile
    game.play("place black special 1")
    drawn = [event.leaders for event in game.heard(LeadersDrawn)]
    assert [len(leaders or ()) for leaders in drawn] == [n]
    assert (game.seat0.hand_size, game.seat0.drawn_size, game.view().pile) == (n, n, left - n)
    assert set(game.seat0.hand or ()) == set(drawn[0] or ())
    assert game.view(1).boards[0].hand is None


def test_card_123_raises_harvest_and_production() -> None:
    game = table(seats={0: seat(cards=[123])})
    assert game.seat0.values == {"harvest": 1, "production": 1}


def test_card_124_brings_a_token_with_every_leader() -> None:
    own = seat(named("8 faith"), cards=[124], hand=["santa-rita"])
    game = table(seats={0: own}).play("play santa-rita")
    assert game.held() == named("8 faith 1 token")


def test_card_125_plays_a_leader_whatever_it_asks_for() -> None:
    game = before(125, "7 coin", ("sisto-iv", "santa-rita")).play("place black special 1")
    assert game.lines() == ["play sisto-iv", "play santa-rita", "decline"]
    game.play("play santa-rita")
    assert (game.seat0.played, game.seat0.hand) == (("santa-rita",), ("sisto-iv",))
    assert game.held() == {}


def test_card_126_waives_the_fee_of_the_special_tower_only() -> None:
    for cards, free in (((126,), True), ((), False)):
        placed = ["1 black special 1", "1 white territory 1"]
        towers = {"special 2": 101, "territory 2": 9}
        game = table(seats={0: seat(cards=cards)}, placed=placed, towers=towers, round=4)
        assert game.offers("place black special 2") is free
        assert not game.offers("place black territory 2")


def test_card_127_ignores_one_condition_of_a_leader() -> None:
    held = named("7 military")  # Sigismondo Malatesta asks for three faith as well
    for cards, offered in (((127,), True), ((), False)):
        game = table(seats={0: seat(held, cards=cards, hand=["sigismondo-malatesta"])}, round=4)
        assert game.offers("play sigismondo-malatesta") is offered
    nothing = table(seats={0: seat(cards=[127], hand=["sigismondo-malatesta"])})
    assert not nothing.offers("play sigismondo-malatesta")


def test_card_128_gives_what_its_token_shows_in_the_market() -> None:
    own = seat(cards=[128], laid={"128": 8})
    assert table(seats={0: own}).play("place black market 1").held() == named("5 coin 3 vp")
    assert table(seats={0: own}).play("place black harvest").held() == named(TILE_HARVEST)


@pytest.mark.parametrize(("card", "cost"), [(130, 5), (132, 7)])
def test_cards_130_and_132_fetch_a_card_that_nobody_took(card: int, cost: int) -> None:
    own = seat(named(f"{cost} coin 1 wood"))
    game = table(seats={0: own}, towers={"special 1": card}, gone=[74, 26])
    game.play("place black special 1")
    assert game.offers("fetch card 26") is (card == 130)
    game.play("fetch card 74")  # nothing is paid; it brings a faith
    assert game.seat0.venture == (74,)
    assert game.held() == named("1 wood 1 faith")


@pytest.mark.parametrize(
    ("card", "cost", "others", "brings"),
    [
        (140, "5 coin", (103, 101, 3), "5 vp 2 faith"),
        (144, "5 servant 7 military", (118, 120, 119), "7 vp 3 faith"),
    ],
)
def test_cards_140_and_144_let_two_cards_work_whatever_their_values(
    card: int, cost: str, others: tuple[int, ...], brings: str
) -> None:
    own = seat(named(cost, "7 military"), cards=others)
    game = table(seats={0: own}, towers={"special 1": card}).play("place black special 1")
    first, second, _ = others
    game.play(f"activate card {first}")
    assert not game.offers(f"activate card {first}")
    game.play(f"activate card {second}")
    assert game.asks != "ActivateCard"
    assert game.held() == named("7 military", brings)


@pytest.mark.parametrize("row", POINTS, ids=lambda row: f"card {row[0]} with {row[1]}")
def test_a_special_venture_scores_at_the_end(row: Points) -> None:
    number, held, points = row
    goods = named(held)
    tokens = [1 + i // 3 for i in range(goods.pop("token", 0))]
    game = table(seats={0: seat(goods, cards=[number], tokens=tokens)})
    assert game.seat0.score.parts["ventures"] == points
