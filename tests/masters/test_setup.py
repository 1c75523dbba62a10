"""Setting up: rulings M-9, M-30, M-47 and M-49."""

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.events import InkwellDrawn, LeadersKept, StartReceived, TurnBegan
from bottega.kernel.errors import BadOptions
from tests.build import ALL_MARBLES, DECKS, Position, new_game

SEEDS = range(12)


def started(players: int, seed: int) -> Position:
    """Choose the first answer until the first turn begins."""
    game = new_game(players, seed)
    while game.view().turn == 0:
        game.play(game.lines()[0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_inkwell_is_drawn_after_all_have_chosen_their_leaders(players: int) -> None:
    # ruling M-47
    game = new_game(players)
    for chooser in range(players):
        assert game.asked == chooser
        assert game.view().first == -1
        assert game.heard(InkwellDrawn) == []
        game.play(game.lines()[0])
    assert game.heard(InkwellDrawn) == [InkwellDrawn(game.view().first)]
    kinds = [type(event) for event in game.events[: players + 1]]
    assert kinds == [*[LeadersKept] * players, InkwellDrawn]


def test_every_seat_is_first_sooner_or_later() -> None:
    # ruling M-47
    assert {started(4, seed).view().first for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_seat_does_not_depend_on_the_leaders_that_are_kept() -> None:
    # ruling M-47: nothing that is chosen tells or changes who will be first
    for seed in SEEDS:
        firsts = set()
        for choice in range(6):
            game = new_game(2, seed)
            game.play(game.lines()[choice]).play(game.lines()[5 - choice])
            firsts.add(game.view().first)
        assert len(firsts) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_later_players_receive_goods_and_faith_in_turn_order(players: int, seed: int) -> None:
    # ruling M-47
    game = started(players, seed)
    first = game.view().first
    bonus = [(0, 0), (1, 0), (1, 1), (2, 1)]
    order = [(first + place) % players for place in range(players)]
    assert [event.seat for event in game.heard(StartReceived)] == order[1:]
    for (n, faith), who in zip(bonus, order, strict=False):
        board = game.board(who)
        assert (sum(board.store.values()), board.faith, board.box) == (n, faith, {})
    assert game.heard(TurnBegan) == [TurnBegan(first, 1)]
    assert game.asked == first


def test_the_fourth_player_chooses_any_two_goods() -> None:
    game = new_game(4)
    while len(game.lines()) != 10:
        game.play(game.lines()[0])
    fourth = game.asked
    assert "start coin coin" in game.lines()
    game.play("start stone shield")
    assert game.board(fourth).store == {"stone": 1, "shield": 1}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everyone_keeps_two_of_four_leaders(players: int) -> None:
    # ruling M-30
    game = new_game(players)
    for chooser in range(players):
        dealt = game.board(chooser).hand
        assert dealt is not None
        assert len(dealt) == 4
        kept = f"keep {dealt[1]} {dealt[3]}"
        assert game.offers(kept)
        assert len(game.lines()) == 6
        game.play(kept)
        board = game.board(chooser)
        assert board.hand == (dealt[1], dealt[3])
        assert board.returned == (dealt[0], dealt[2])
        assert board.faith <= 1  # that of a later place, never for leaders


@pytest.mark.parametrize("seed", SEEDS)
def test_all_pieces_are_on_the_table(seed: int) -> None:
    game = new_game(4, seed)
    marbles = " ".join([*game.market, game.slide]).split()
    assert sorted(marbles) == sorted(ALL_MARBLES)
    seen = game.view()
    cards = [card for deck in seen.decks for card in (deck.top, *deck.beneath)]
    assert sorted(cards) == list(range(1, 49))
    assert [len(deck.beneath) for deck in seen.decks] == [3] * 12
    leaders = [leader for i in range(4) for leader in game.board(i).hand or ()]
    assert sorted(leaders) == list(range(49, 65))


def test_each_deck_holds_one_colour_and_level() -> None:
    # the four cards of a deck have consecutive families of points
    colour_of = ("yellow", "green", "purple", "blue")  # by the card's number modulo 4
    for name, deck in zip(DECKS, new_game(2).view().decks, strict=True):
        for card in (deck.top, *deck.beneath):
            assert name == f"{colour_of[card % 4]} {(card - 1) // 16 + 1}"


def test_other_seeds_deal_other_tables() -> None:
    dealt = [new_game(2, seed) for seed in SEEDS]
    assert len({tuple(game.market) for game in dealt}) > 6
    assert len({tuple(deck.top for deck in game.view().decks) for game in dealt}) == len(SEEDS)
    assert len({game.seat0.hand for game in dealt}) > 6


def test_the_options_of_a_table_and_their_defaults() -> None:
    # ruling M-49
    plain = GAME.options_of(2)
    assert plain.chosen == {"discard": "fresh", "solo_last_colour": "victory"}
    other = GAME.options_of(1, discard="any", solo_last_colour="defeat")
    assert other.chosen == {"discard": "any", "solo_last_colour": "defeat"}
    with pytest.raises(BadOptions, match="fresh, any"):
        GAME.options_of(2, discard="some")
    with pytest.raises(BadOptions, match="1 to 4 players"):
        GAME.options_of(5)
