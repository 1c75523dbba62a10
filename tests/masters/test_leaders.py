"""Leader actions: rulings M-27 to M-32."""

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.events import FaithMoved, GameOver, LeaderDiscarded, LeadersKept
from bottega.kernel.game import Reason
from tests.build import goods, new_game, seat, table

STONES = goods(stone=5)  # what leader 54 requires: his depot holds two servants


def test_leaders_act_before_the_main_action() -> None:
    # ruling M-27
    game = table(seats={0: seat(box=STONES, hand=[54, 49])}, market="yellow white white white")
    game.play("play 54", "discard 49", "take row 1", "store")
    assert game.seat0.played == (54,)
    assert game.seat0.faith == 1
    assert game.asked == 1


def test_leaders_act_after_the_main_action() -> None:
    # ruling M-27
    game = table(seats={0: seat(box=STONES, hand=[54, 49])}, market="yellow white white white")
    game.play("take row 1", "store")
    assert game.lines() == ["end", "discard 49", "play 54", "discard 54"]
    game.play("play 54", "discard 49")
    assert game.asked == 1


def test_leader_actions_do_not_replace_the_main_action() -> None:
    # ruling M-27
    game = table(seats={0: seat(hand=[49, 50])})
    game.play("discard 49", "discard 50")
    assert game.asked == 0
    assert not game.offers("end")


def test_the_main_action_happens_once_a_turn() -> None:
    # ruling M-27
    game = table(seats={0: seat(hand=[49, 50])}, market="white white white white")
    game.play("take row 1")
    assert game.lines() == ["end", "discard 49", "discard 50"]


def test_no_leader_acts_while_goods_wait_to_be_stored() -> None:
    # ruling M-27: the depot would save a servant
    owner = seat(store=goods(servant=3), box=STONES, hand=[54, 49])
    game = table(seats={0: owner}, market="purple yellow white white")
    game.play("take row 1")
    assert game.lines() == ["let go coin", "let go servant"]
    assert game.why_not("play 54") == Reason("between-actions", {"question": "Store"})
    assert game.why_not("discard 49") == Reason("between-actions", {"question": "Store"})
    game.play("let go servant", "store")
    assert game.seat0.store == goods(servant=3, coin=1)
    assert game.seat1.faith == 1


@pytest.mark.parametrize(
    ("lines", "question"),
    [
        (["activate base"], "Spend"),
        (["activate base", "spend stone stone"], "Receive"),
        (["activate base", "spend stone stone", "receive coin", "produce"], "Pay"),
        (["activate slot 1"], "Produce"),
        (["buy yellow 1 slot 2"], "Pay"),
    ],
)
def test_no_leader_acts_in_the_middle_of_an_action(lines: list[str], question: str) -> None:
    # ruling M-27
    owner = seat(store=goods(stone=3), box=goods(stone=3, coin=1), slots=[[2]], hand=[54, 49])
    game = table(seats={0: owner}, grid={"yellow 1": 4})
    assert game.offers("play 54")
    game.play(*lines)
    assert game.why_not("play 54") == Reason("between-actions", {"question": question})
    assert game.why_not("discard 49") == Reason("between-actions", {"question": question})


def test_a_leader_played_first_serves_in_the_same_turn() -> None:
    # ruling M-27
    owner = seat(box=goods(coin=1), slots=[[8], [6]], hand=[52])
    game = table(seats={0: owner}, grid={"blue 1": 3})
    assert not game.offers("buy blue 1 slot 3")
    game.play("play 52", "buy blue 1 slot 3")
    assert game.seat0.slots == ((8,), (6,), (3,))


def test_goods_in_warehouse_depots_and_strongbox_meet_a_requirement_and_are_not_paid() -> None:
    # ruling M-28: 2 stones lie on a shelf, 2 in the depot of leader 53, 1 in the strongbox
    owner = seat(store=goods(stone=4), box=goods(stone=1), played=[53], hand=[54])
    game = table(seats={0: owner})
    game.play("play 54")
    assert game.seat0.played == (53, 54)
    assert (game.seat0.store, game.seat0.box) == (goods(stone=4), goods(stone=1))


def test_covered_cards_meet_a_requirement_and_stay() -> None:
    # ruling M-28: the yellow card lies beneath a blue one
    game = table(seats={0: seat(slots=[[4, 19], [1]], hand=[49])})
    game.play("play 49")
    assert game.seat0.slots == ((4, 19), (1,), ())


def test_cards_of_others_do_not_count() -> None:
    # ruling M-28
    game = table(seats={0: seat(slots=[[4]], hand=[49]), 1: seat(slots=[[1]])})
    assert not game.offers("play 49")


def test_a_card_of_the_second_level_is_one_with_exactly_two_dots() -> None:
    # ruling M-29: leader 64 wants a green card of level 2
    third = seat(slots=[[2, 18, 33], [1]], hand=[64])
    assert not table(seats={0: third}).offers("play 64")
    second = seat(slots=[[2, 17, 34]], hand=[64])
    assert table(seats={0: second}).offers("play 64")


@pytest.mark.parametrize("slots", [[[4], [1]], [[2, 20], [1]], [[4], [2, 18, 33]]])
def test_a_requirement_of_a_colour_accepts_any_level(slots: list[list[int]]) -> None:
    # ruling M-29: leader 49 wants yellow and green
    assert table(seats={0: seat(slots=slots, hand=[49])}).offers("play 49")


def test_a_played_leader_cannot_be_discarded() -> None:
    # ruling M-30
    game = table(seats={0: seat(played=[49], hand=[50])})
    assert not game.offers("discard 49")
    assert game.why_not("discard 49") == Reason("already-played", {"leader": 49})


def test_a_discarded_leader_gives_exactly_one_faith_to_its_owner_alone() -> None:
    # ruling M-30
    game = table(seats={0: seat(hand=[57, 58])})
    game.play("discard 57")
    assert game.heard(FaithMoved) == [FaithMoved((0,), (1,), (1,))]
    assert (game.seat0.faith, game.seat1.faith) == (1, 0)
    assert game.seat0.hand == (58,)


def test_the_leaders_returned_at_set_up_give_no_faith() -> None:
    # ruling M-30
    game = new_game(2)
    game.play(game.lines()[0]).play(game.lines()[0])
    assert game.heard(FaithMoved) == []
    assert (game.seat0.faith, game.seat1.faith) == (0, 0)


def test_only_played_leaders_give_points() -> None:
    # ruling M-31: leader 57 is worth 5, leader 53 worth 3
    assert table(seats={0: seat(played=[57], hand=[53])}).seat0.score.parts["leaders"] == 5
    assert table(seats={0: seat(hand=[57, 53])}).seat0.score.parts["leaders"] == 0
    discarded = table(seats={0: seat(hand=[57, 53])}).play("discard 57", "discard 53")
    assert discarded.seat0.score.parts["leaders"] == 0


@pytest.mark.parametrize("viewer", [1, None])
def test_leaders_in_hand_and_both_kinds_of_discards_are_secret(viewer: int | None) -> None:
    # ruling M-32
    game = table(seats={0: seat(hand=[57, 58])})
    game.play("discard 57")
    own, other = game.seat0, game.view(viewer).boards[0]
    assert (own.hand, own.discarded) == ((58,), (57,))
    assert own.returned is not None
    assert (other.hand, other.discarded, other.returned) == (None, None, None)
    assert (other.hand_size, other.discarded_size, other.returned_size) == (1, 1, 2)


@pytest.mark.parametrize("viewer", [1, None])
def test_the_others_hear_only_that_a_leader_was_put_away(viewer: int | None) -> None:
    # ruling M-32
    discarded = LeaderDiscarded(0, 57)
    assert GAME.redact(discarded, 0) == discarded
    assert GAME.redact(discarded, viewer) == LeaderDiscarded(0, None)
    kept = LeadersKept(0, (57, 58))
    assert GAME.redact(kept, 0) == kept
    assert GAME.redact(kept, viewer) == LeadersKept(0, None)


def test_after_the_game_every_leader_is_shown() -> None:
    # ruling M-32
    last = seat(faith=24, hand=[57, 58])
    game = table(turn_of=1, seats={1: last}, market="white white white white")
    game.play("discard 57", "take row 1", "end")
    assert game.over
    seen = game.view(0).boards[1]
    assert (seen.hand, seen.discarded) == ((58,), (57,))
    assert seen.returned is not None
    assert len(seen.returned) == 2
    told = game.heard(GameOver)[0]
    assert (told.hands[1], told.discarded[1], told.returned[1]) == ((58,), (57,), seen.returned)
    assert GAME.redact(told, None) == told
