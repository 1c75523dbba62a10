"""The end of the game and the final points: rulings M-33 to M-37."""

import pytest

from bottega.games.masters.events import LastRound, TurnBegan, VaticanReport
from bottega.kernel.playout import playout
from bottega.kernel.rng import stream
from tests.build import Position, Seat, goods, new_game, seat, table

SIX = [[1, 18], [2, 17], [3, 20]]  # six cards on three slots
NOTHING = "white white white white"


def six_cards(faith: int = 0) -> Seat:
    """Own six cards and what the green card 33 of the third level costs."""
    return seat(slots=SIX, box=goods(shield=6), faith=faith)


def test_the_seventh_card_brings_the_last_round() -> None:
    # ruling M-33: counted before the card is added, it would be the eighth
    game = table(seats={0: six_cards()}, grid={"green 3": 33})
    game.play("buy green 3 slot 1")
    assert game.heard(LastRound) == [LastRound("cards")]
    assert not game.over
    assert game.asked == 1


def test_the_sixth_card_does_not_bring_the_last_round() -> None:
    # ruling M-33
    buyer = seat(slots=[[1, 18], [2], [3, 20]], box=goods(shield=4))
    game = table(seats={0: buyer}, grid={"green 2": 17})
    game.play("buy green 2 slot 2")
    assert game.heard(LastRound) == []
    assert not game.view().last


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("buyer", range(3))
def test_the_last_round_ends_before_the_holder_of_the_inkwell(first: int, buyer: int) -> None:
    # ruling M-33: at once when the last player in turn order brings it about
    game = table(
        3, first, turn_of=buyer, seats={buyer: six_cards()}, grid={"green 3": 33}, market=NOTHING
    )
    game.play("buy green 3 slot 1")
    turns = []
    while not game.over:
        turns.append(game.asked)
        game.play("take row 1")  # which gives no goods to anybody
    order = [(first + place) % 3 for place in range(3)]
    assert turns == order[order.index(buyer) + 1 :]


def test_a_marker_moved_to_the_last_space_by_goods_let_go_brings_the_last_round() -> None:
    # ruling M-33
    game = table(3, first=1, turn_of=0, seats={2: seat(faith=22)}, market="blue blue white white")
    game.play("take row 1", "let go shield", "let go shield")
    assert game.heard(LastRound) == [LastRound("faith")]
    assert game.over  # seat 0 is the last in turn order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_number_of_turns(players: int) -> None:
    # ruling M-33
    for seed in range(20):
        game = new_game(players, seed)
        playout(game.table, [stream(seed, f"seat {i}") for i in range(players)])
        turns = [event.seat for event in game.heard(TurnBegan)]
        assert len({turns.count(i) for i in range(players)}) == 1
        assert turns[0] == game.view().first


def test_nobody_buys_an_eighth_card() -> None:
    # ruling M-34: who buys the seventh has no further turn
    buyer = seat(slots=SIX, box=goods(20, 20, 20, 20))
    game = table(seats={0: buyer}, grid={"green 3": 33}, market=NOTHING)
    game.play("buy green 3 slot 1", "take row 1")
    assert game.over
    assert sum(map(len, game.seat0.slots)) == 7


def test_nine_cards_fill_a_board() -> None:
    # ruling M-34
    nine = [[1, 18, 33], [2, 17, 34], [3, 20, 35]]
    game = table(turn_of=1, seats={1: seat(slots=nine, box=goods(20, 20, 20, 20))})
    assert not any(line.startswith("buy") for line in game.lines())


def test_in_the_last_round_purchases_faith_and_reports_count() -> None:
    # ruling M-35
    second = seat(faith=7, box=goods(coin=2), hand=[49, 50])
    game = table(seats={0: six_cards(faith=5), 1: second}, grid={"green 3": 33, "blue 1": 7})
    game.play("buy green 3 slot 1")
    assert game.view().last
    game.play("discard 49", "activate base", "receive stone")
    assert game.heard(VaticanReport) == [VaticanReport(1, (0, 1))]
    assert game.seat0.tiles == (1,)
    game.play("end")
    assert game.over
    scores = game.outcome().scores
    assert [score.parts["tiles"] for score in scores] == [2, 2]


def test_a_second_player_may_buy_a_seventh_card_in_the_last_round() -> None:
    # ruling M-35
    rival = seat(slots=[[5, 21], [6, 22], [7, 23]], box=goods(servant=6))
    game = table(seats={0: six_cards(), 1: rival}, grid={"green 3": 33, "purple 3": 34})
    game.play("buy green 3 slot 1", "buy purple 3 slot 1")
    assert game.over
    assert game.heard(LastRound) == [LastRound("cards")]
    assert game.outcome().scores[1].parts["cards"] == 2 + 2 + 2 + 6 + 6 + 6 + 9


@pytest.mark.parametrize(
    ("store", "box", "points"),
    [
        (goods(coin=1, stone=1), goods(shield=2), 0),
        (goods(coin=1, stone=2), goods(shield=2), 1),  # rounded apart it would be nothing
        (goods(coin=1, stone=2, servant=3), goods(coin=1, stone=1, servant=1), 1),
        (goods(coin=5), goods(coin=4, stone=1), 2),
    ],
)
def test_all_resources_together_are_divided_by_five_once(
    store: dict[str, int], box: dict[str, int], points: int
) -> None:
    # ruling M-36
    game = table(seats={0: seat(store=store, box=box, played=[56])})
    assert game.seat0.score.parts["resources"] == points


def test_points_add_up_from_their_five_sources() -> None:
    owner = seat(slots=[[1, 17]], faith=9, tiles=[1], played=[57], box=goods(coin=10))
    score = table(seats={0: owner}).seat0.score
    assert score.parts == {"cards": 6, "faith": 4, "tiles": 2, "leaders": 5, "resources": 2}
    assert score.points == 19


def last_turn(*seats: Seat) -> Position:
    """Let the last player take nothing from the market, which ends the game."""
    last = len(seats) - 1
    game = table(len(seats), turn_of=last, seats=dict(enumerate(seats)), market=NOTHING)
    game.play("take row 1")
    assert game.over
    return game


def test_the_most_points_win() -> None:
    outcome = last_turn(seat(faith=24), seat(faith=23), seat(faith=18)).outcome()
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 3)
    assert outcome.counted == (20, 16, 12)
    assert outcome.reason == "finished"


def test_a_tie_is_broken_by_resources_left() -> None:
    # ruling M-37: faith, which seat 0 has more of than it needs, is no resource (ruling M-16)
    poor, rich = seat(faith=24, store=goods(coin=3)), seat(faith=24, box=goods(stone=4))
    outcome = last_turn(poor, rich).outcome()
    assert outcome.counted == (20, 20)
    assert outcome.winners == (1,)
    assert outcome.places == (2, 1)


def test_faith_does_not_break_a_tie() -> None:
    # rulings M-16 and M-37: 22 and 21 are worth the same points
    outcome = last_turn(seat(faith=24), seat(faith=21), seat(faith=22)).outcome()
    assert outcome.places == (1, 2, 2)


def test_a_tie_in_points_and_resources_is_a_shared_win() -> None:
    # ruling M-37: the first in turn order is not preferred
    equal = seat(faith=24, store=goods(coin=3))
    outcome = last_turn(equal, seat(faith=3), equal).outcome()
    assert outcome.winners == (0, 2)
    assert outcome.places == (1, 3, 1)


def test_resources_decide_only_between_equal_points() -> None:
    # ruling M-37
    outcome = last_turn(seat(faith=24), seat(box=goods(coin=9))).outcome()
    assert outcome.winners == (0,)


@pytest.mark.parametrize("kind", ["coin", "stone", "servant", "shield"])
def test_five_goods_of_whichever_kind_are_a_point(kind: str) -> None:
    # ruling M-36
    games = [table(seats={0: seat(box={kind: n})}) for n in (4, 5, 9, 10)]
    assert [game.seat0.score.parts["resources"] for game in games] == [0, 1, 1, 2]
