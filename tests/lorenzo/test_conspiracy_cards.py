"""Each of the 24 cards of the conspiracy: taken once, and what it does from then on."""

from typing import Final

import pytest

from bottega.games.lorenzo.events import CardDropped, CardTaken, Given, LeaderDismissed
from tests.lorenzo.build import KIND_OF, Position, Seat, seat, table
from tests.lorenzo.piles import ADDED
from tests.lorenzo.rows import HARVEST, PRODUCTION, TILE_PRODUCTION, named, promised

Taken = tuple[int, str, str]
Yield = tuple[int, int, str, tuple[str, ...], str]
Give = tuple[int, int, str, str, str]

# number, its cost with one rival, what comes of it at once
TAKEN: Final[tuple[Taken, ...]] = (
    (145, "", "5 coin"),
    (146, "", "3 wood 3 stone"),
    (147, "", "1 wood 1 servant"),
    (148, "", "1 military 1 faith"),
    (149, "", "2 wood 2 stone"),
    (150, "", "2 coin 2 servant"),
    (151, "3 coin", "1 stone"),
    (152, "3 coin", "1 wood"),
    (153, "5 coin", ""),  # the visit is declined here, as with 154: see below
    (154, "6 coin", ""),
    (155, "5 coin", "3 vp"),
    (156, "7 coin", "two privileges"),
    (157, "1 coin 1 wood 1 stone", "3 vp"),
    (158, "1 coin 2 wood 1 servant", "two privileges"),
    (159, "2 coin 2 stone", "5 vp"),
    (160, "2 wood 1 servant", "2 military"),
    (161, "2 coin 1 wood 2 stone", "5 vp"),
    (162, "2 coin 4 wood 1 faith", "8 vp"),
    (163, "1 military", ""),  # the rival has nothing to give, as with 165 and 167
    (164, "3 coin 2 servant", ""),
    (165, "2 military", ""),
    (166, "5 wood", "3 coin"),
    (167, "3 military", ""),
    (168, "7 wood", ""),  # the action is declined
    (168, "7 stone", ""),
)
# number, value, what must be there, the answers, what a harvest or production makes of it all
YIELDS: Final[tuple[Yield, ...]] = (
    (145, 3, "3 vp", (), "2 vp"),
    (145, 3, "", (), ""),  # points are lost as far as they are there
    (146, 4, "3 vp", (), "1 vp"),
    (146, 4, "1 vp", (), ""),
    (147, 5, "", ("option 1",), "3 wood"),
    (147, 5, "", ("option 2",), "3 servant"),
    (148, 4, "", ("option 1",), "2 military"),
    (148, 4, "", ("option 2",), "1 faith"),
    (149, 4, "", ("option 1",), "3 wood"),
    (149, 4, "", ("option 2",), "3 stone"),
    (150, 5, "", (), "3 faith 1 vp"),
    (157, 2, "1 vp", ("trade building 1 arrow 1", "privilege servants"), "2 servant"),
    (157, 2, "1 vp", ("produce",), "1 vp"),
    (161, 2, "", ("trade building 1 arrow 1", "collect market 1"), "5 coin"),
    (161, 2, "", ("trade building 1 arrow 1", "collect market 2"), "5 servant"),
    (161, 2, "", ("trade building 1 arrow 2", "privilege faith"), "1 faith"),
    (161, 2, "", ("produce",), ""),
)
OTHER_YIELDS: Final = {158, 159, 160, 162}  # each has a test of its own
# number, military points with two rivals, what the first rival holds, its answer, what it gives
GIVES: Final[tuple[Give, ...]] = (
    (163, 2, "1 wood 1 stone 1 coin 1 servant", "option 1", "1 wood"),
    (163, 2, "1 wood 1 stone 1 coin 1 servant", "option 2", "1 stone"),
    (163, 2, "1 wood 1 stone 1 coin 1 servant", "option 3", "1 coin"),
    (163, 2, "1 wood 1 stone 1 coin 1 servant", "option 4", "1 servant"),
    (165, 4, "2 wood 5 stone", "option 2", "2 stone"),
    (165, 4, "1 wood 1 stone", "option 1", "1 wood"),  # as much as there is of one of them
    (167, 6, "3 coin 3 servant", "option 4", "3 servant"),
    (167, 6, "2 coin 1 servant", "option 3", "2 coin"),
)
POINTS: Final = {163: 4, 164: 0, 165: 6, 166: 2, 167: 8, 168: 7}  # with one building, no leader

each_card = pytest.mark.parametrize("row", TAKEN, ids=lambda row: f"card {row[0]} for {row[1]}")


def test_every_card_has_its_rows() -> None:
    assert {row[0] for row in TAKEN} == ADDED
    working = {card for card in ADDED if KIND_OF[card] in ("territory", "building")}
    assert {row[0] for row in YIELDS} | OTHER_YIELDS == working
    assert set(POINTS) == {card for card in ADDED if KIND_OF[card] == "venture"}


def before(number: int, own: Seat, *rivals: Seat) -> Position:
    """Lay a card at the foot of its tower; leaders are in play where they are needed."""
    seats = dict(enumerate((own, *(rivals or [seat()]))))
    towers = {f"{KIND_OF[number]} 1": number}
    return table(len(seats), seats=seats, towers=towers, advanced=number in (162, 164))


def take(number: int) -> str:
    """Write how a card at the foot of its tower is taken."""
    return f"place black {KIND_OF[number]} 1"


@each_card
def test_it_is_taken_for_its_cost_and_has_its_immediate_effect(row: Taken) -> None:
    number, cost, now = row
    answers, gains = promised(now)
    game = before(number, seat(named(cost))).play(take(number), *answers)
    if game.asks in ("BonusTake", "VisitBoard"):
        game.play("decline")
    floor = f"{KIND_OF[number]} 1"
    assert game.heard(CardTaken) == [CardTaken(0, number, floor, named(cost))]
    assert getattr(game.seat0, KIND_OF[number]) == (number,)
    assert game.held() == named(gains)


@each_card
def test_it_is_not_offered_when_one_good_is_missing(row: Taken) -> None:
    number, cost, _ = row
    for good, n in named(cost).items():
        assert not before(number, seat({**named(cost), good: n - 1})).offers(take(number)), good


def work(number: int, die: int, own: Seat, rival: Seat | None = None) -> Position:
    """Let a member harvest or produce with the cards of a board."""
    place = "harvest" if KIND_OF[number] == "territory" else "production"
    game = table(dice=(die, 1, 1), seats={0: own, 1: rival or seat()})
    game.play(f"place black {place}")
    return game.play("spend 0") if game.asks == "Work" else game


@pytest.mark.parametrize("row", YIELDS, ids=lambda row: f"card {row[0]} with {row[3][:2]}")
def test_it_works_when_its_value_is_reached(row: Yield) -> None:
    number, value, held, answers, brings = row
    usual = HARVEST if KIND_OF[number] == "territory" else PRODUCTION
    own = seat(named(held), cards=[number])
    game = work(number, value, own).play(*answers)
    assert game.asked == 1
    assert game.held() == named(usual, brings)
    below = work(number, value - 1, own)
    assert below.asked == 1
    assert below.held() == named(usual, held)


@pytest.mark.parametrize(("number", "space"), [(151, "production"), (152, "harvest")])
def test_cards_151_and_152_ignore_what_a_large_space_takes_off(number: int, space: str) -> None:
    other = "harvest" if space == "production" else "production"
    game = table(3, dice=(3, 1, 1), seats={0: seat(cards=[number])})
    assert game.offers(f"place black large {space}")
    assert not game.offers(f"place black large {other}")
    assert game.play(f"place black large {space}").held() == named(
        HARVEST if space == "harvest" else PRODUCTION
    )


def test_card_153_produces_with_the_buildings_of_a_rival() -> None:
    rival = seat(cards=[37, 38])  # 37 asks for four, 38 for two and a faith
    game = before(153, seat(named("5 coin 1 faith")), rival).play(take(153))
    assert game.lines() == ["visit seat 1", "decline"]
    game.play("visit seat 1")
    if game.asks == "Work":
        game.play("spend 0")
    game.play("trade building 2 arrow 1")
    assert game.held() == named(PRODUCTION, "2 coin 2 vp")
    assert game.held(1) == {}
    assert game.seat0.values == {"production": 1}


def test_card_154_harvests_with_the_territories_of_a_rival() -> None:
    rival = seat(cards=[1, 3])  # 1 asks for one and gives a coin, 3 asks for three
    game = before(154, seat(named("6 coin 1 servant")), rival).play(take(154), "visit seat 1")
    game.play("spend 1")
    assert game.held() == named(HARVEST, "1 coin", "1 coin 1 servant")
    assert game.seat0.values == {"harvest": 1}


@pytest.mark.parametrize(
    ("number", "cost", "answers", "cards", "offered"),
    [
        (155, "5 coin", (), (1, 31, 57), [1, 31]),
        (156, "7 coin", ("privilege servants coins",), (1, 57, 73), [57, 73]),
    ],
)
def test_cards_155_and_156_make_every_rival_drop_a_card(
    number: int, cost: str, answers: tuple[str, ...], cards: tuple[int, ...], offered: list[int]
) -> None:
    empty = seat(cards=[32, 2] if number == 156 else [58])  # nothing of these kinds
    game = before(number, seat(named(cost)), seat(cards=cards), empty).play(take(number), *answers)
    assert (game.asked, game.lines()) == (1, [f"drop card {card}" for card in offered])
    game.play(f"drop card {offered[1]}")
    assert game.heard(CardDropped) == [CardDropped(1, offered[1])]
    assert game.seat1.cards == tuple(card for card in cards if card != offered[1])
    assert game.seat2.cards == tuple(empty.cards)
    assert game.asks == "Turn"


@pytest.mark.parametrize(
    ("number", "value", "pays", "good"), [(158, 6, "vp", "coin"), (160, 4, "military", "servant")]
)
def test_cards_158_and_160_pay_for_what_rivals_give(
    number: int, value: int, pays: str, good: str
) -> None:
    own = seat(named(f"3 {pays}"), cards=[number])
    rival = seat(named(f"2 {good} 3 vp"))
    for answer, given in (("option 1", f"2 {good}"), ("option 2", "3 vp")):
        game = work(number, value, own, rival).play("trade building 1 arrow 1", answer)
        assert game.heard(Given) == [Given(1, 0, named(given), number)]
        assert game.held() == named(PRODUCTION, f"2 {pays}", given)
    declined = work(number, value, own, rival).play("produce")
    assert declined.held(1) == named(f"2 {good} 3 vp")
    short = work(number, value, own, seat(named(f"1 {good} 2 vp")))
    short.play("trade building 1 arrow 1")  # too few goods: all its points, without a question
    assert (short.asked, short.held(1)) == (1, named(f"1 {good}"))
    assert work(number, value - 1, own, rival).asked == 1
    assert work(number, value, seat(cards=[number]), rival).asked == 1


def test_card_159_takes_a_character_for_seven_points() -> None:
    own = seat(cards=[159, 57, 58])
    game = work(159, 5, own)
    assert game.lines() == ["drop card 57", "drop card 58", "decline"]
    assert game.play("drop card 57").held() == named(PRODUCTION, "7 vp")
    assert game.seat0.character == (58,)
    assert work(159, 5, own).play("decline").held() == named(PRODUCTION)
    assert work(159, 5, seat(cards=[159])).asked == 1


def test_card_161_leaves_a_market_space_that_is_taken() -> None:
    own = seat(cards=[161])
    game = table(seats={0: own}, placed=["1 black market 1"]).play("place black production")
    game.play("trade building 1 arrow 1")  # one space is left: there is no question
    assert game.held() == named(PRODUCTION, "5 servant")


def test_card_162_takes_a_leader_in_play_for_six_points() -> None:
    own = seat(cards=[162], played=["sisto-iv", "santa-rita"])
    game = work(162, 4, own)
    assert game.lines() == ["dismiss sisto-iv", "dismiss santa-rita", "decline"]
    assert game.play("dismiss santa-rita").held() == named(TILE_PRODUCTION, "6 vp")
    assert game.heard(LeaderDismissed) == [LeaderDismissed(0, "santa-rita")]
    assert (game.seat0.played, game.seat0.dismissed) == (("sisto-iv",), ("santa-rita",))
    assert work(162, 4, own).play("decline").held() == named(TILE_PRODUCTION)


@pytest.mark.parametrize("row", GIVES, ids=lambda row: f"card {row[0]}: {row[4]}")
def test_rivals_give_what_they_choose(row: Give) -> None:
    number, military, held, answer, given = row
    own = seat(named(f"{military} military"))
    game = before(number, own, seat(named(held)), seat()).play(take(number), answer)
    assert game.heard(Given) == [Given(1, 0, named(given), number)]
    assert game.held() == named(given)
    left = {good: n - named(given).get(good, 0) for good, n in named(held).items()}
    assert game.held(1) == {good: n for good, n in left.items() if n}
    weak = before(number, seat(named(f"{military - 1} military")), seat(named(held)), seat())
    assert not weak.offers(take(number))


def test_card_164_draws_two_leaders() -> None:
    game = before(164, seat(named("3 coin 2 servant"))).play(take(164))
    assert (game.seat0.hand_size, game.seat0.drawn_size) == (2, 2)


@pytest.mark.parametrize("number", POINTS)
def test_a_venture_scores_at_the_end(number: int) -> None:
    game = table(seats={0: seat(cards=[number, 31])}, advanced=number == 164)
    assert game.seat0.score.parts["ventures"] == POINTS[number]


def test_cards_164_and_166_count_leaders_and_buildings() -> None:
    own = seat(cards=[164], played=["sisto-iv", "santa-rita"])
    assert table(seats={0: own}).seat0.score.parts["ventures"] == 4
    builder = seat(cards=[166, 31, 32, 33])
    assert table(seats={0: builder}).seat0.score.parts["ventures"] == 6


def test_card_168_takes_another_card_with_an_action_of_seven() -> None:
    own = seat(named("7 wood 2 stone"))
    towers = {"venture 1": 168, "building 4": 45}
    game = table(seats={0: own}, towers=towers).play("place black venture 1")
    floors = [f"take {kind} {i}" for kind in ("territory",) for i in (1, 2, 3, 4)]
    assert game.lines() == [*floors, "decline"]
    game.play("take territory 4")
    assert len(game.seat0.territory) == 1
    special = table(seats={0: own}, towers={**towers, "special 1": 105}, round=5)
    assert "take special 1" not in special.play("place black venture 1").lines()
