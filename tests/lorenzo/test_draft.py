"""The leader draft and what stays hidden: rulings L-47 and L-67."""

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.events import (
    GameOver,
    LeaderDiscarded,
    LeaderDrafted,
    LeaderPlayed,
    PacksPassed,
)
from tests.lorenzo.build import Position, goods, new_game, seat, table


def drafting(players: int, seed: int = 0) -> Position:
    """Choose bonus tiles, so that leaders are next."""
    game = new_game(players, seed)
    while game.asks == "ChooseTile":
        game.play(game.lines()[0])
    return game


def keep_first(game: Position) -> None:
    """Let everybody keep the first leader of the pack, once."""
    for _ in game.view().boards:
        if game.view().round == 0:
            game.play(game.lines()[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_four_leaders(players: int) -> None:
    # ruling L-47
    packs = drafting(players).heard(PacksPassed)[0].packs
    dealt = [leader for pack in packs if pack for leader in pack]
    assert [len(pack or ()) for pack in packs] == [4] * players
    assert len(set(dealt)) == 4 * players


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_left_goes_on_to_the_right(players: int) -> None:
    # ruling L-47: turns go to the left, so the neighbour to the right has the seat before
    game = drafting(players)
    before = game.heard(PacksPassed)[0].packs
    keep_first(game)
    after = game.heard(PacksPassed)[1].packs
    for number in range(players):
        received = before[(number + 1) % players]
        assert received is not None
        assert after[number] == received[1:]


def test_one_is_kept_each_time_until_all_have_four() -> None:
    # ruling L-47
    game = drafting(3)
    sizes = []
    while game.view().round == 0:
        sizes.append([len(pack or ()) for pack in game.heard(PacksPassed)[-1].packs])
        keep_first(game)
    assert sizes[:3] == [[4] * 3, [3] * 3, [2] * 3]
    hands = [game.board(number).hand for number in range(3)]
    assert [len(hand or ()) for hand in hands] == [4] * 3
    assert len({leader for hand in hands for leader in hand or ()}) == 12


def test_only_leaders_of_the_pack_in_hand_can_be_kept() -> None:
    # ruling L-47
    game = drafting(2)
    pack = game.seat0.draft
    assert pack is not None
    assert game.lines() == [f"keep {leader}" for leader in pack[0]]
    other = game.seat1.draft
    assert other is not None
    assert game.rule(f"keep {other[0][0]}") == "not-in-pack"


def test_everybody_chooses_at_the_same_time() -> None:
    # ruling L-47
    game = drafting(3)
    assert [question.frame for question in game.view().pending[-3:]] == ["KeepLeader"] * 3


def test_hands_are_hidden_and_played_leaders_are_not() -> None:
    # ruling L-47
    game = table(seats={0: seat(goods(wood=10), hand=["sandro-botticelli", "sisto-iv"])})
    seen = game.view(1).boards[0]
    assert (seen.hand, seen.hand_size, seen.picks, seen.draft) == (None, 2, None, None)
    game.play("play sandro-botticelli")
    assert game.view(1).boards[0].played == ("sandro-botticelli",)
    assert game.heard(LeaderPlayed) == [LeaderPlayed(0, "sandro-botticelli")]


def test_others_hear_only_that_a_leader_was_kept() -> None:
    # ruling L-47
    game = drafting(2)
    game.play(game.lines()[0])
    (kept,) = game.heard(LeaderDrafted)
    assert GAME.redact(kept, 0) == kept
    assert GAME.redact(kept, 1) == LeaderDrafted(0, None)
    assert GAME.redact(kept, None) == LeaderDrafted(0, None)


def test_nobody_sees_the_packs_of_others() -> None:
    # ruling L-47
    passed = drafting(3).heard(PacksPassed)[0]
    heard = GAME.redact(passed, 1)
    assert heard == PacksPassed((None, passed.packs[1], None))


def test_a_leader_is_discarded_face_down() -> None:
    # ruling L-67
    game = table(seats={0: seat(hand=["sisto-iv"])})
    before = game.view(1).boards[0].discarded_size
    game.play("discard sisto-iv", "privilege coins")
    (event,) = game.heard(LeaderDiscarded)
    assert event == LeaderDiscarded(0, "sisto-iv")
    assert GAME.redact(event, 0) == event
    assert GAME.redact(event, 1) == LeaderDiscarded(0, None)
    seen = game.view(1).boards[0]
    assert (seen.discarded, seen.discarded_size) == (None, before + 1)
    assert "sisto-iv" in (game.seat0.discarded or ())


def test_what_a_player_passed_on_stays_in_its_view() -> None:
    # ruling L-67
    game = drafting(3)
    first = game.seat0.draft
    assert first is not None
    while game.view().round == 0:
        keep_first(game)
    mine = game.seat0
    assert mine.draft is not None
    assert mine.picks is not None
    assert [len(pack) for pack in mine.draft] == [4, 3, 2, 1]
    assert mine.draft[0] == first[0]
    assert all(pick in pack for pick, pack in zip(mine.picks, mine.draft, strict=True))
    assert game.view(1).boards[0].draft is None


def test_at_the_end_everything_is_open() -> None:
    # ruling L-67
    game = table(round=6, seats={0: seat(hand=["sisto-iv"])}, last="black")
    game.play("place black market 1", "end")
    (over,) = game.heard(GameOver)
    assert over.hands[0] == ("sisto-iv",)
    assert game.view().boards[0].hand == ("sisto-iv",)


def test_the_basic_game_has_no_leaders() -> None:
    game = new_game(2, advanced=False)
    assert game.view(0).boards[0].hand == ()
    assert game.placements() == game.lines()
