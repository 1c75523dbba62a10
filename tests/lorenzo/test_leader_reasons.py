"""Why not? The same for leaders: kept, played, used, copied and put away."""

import pytest

from bottega.games.lorenzo.actions import LEADERS
from tests.lorenzo.because import because
from tests.lorenzo.build import goods, new_game, seat, table


@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_can_be_pointed_at(leader: str) -> None:
    game = table(advanced=True)
    name = {"leader": leader}
    assert game.why_not(f"play {leader}") == because("not-in-hand", name)
    assert game.why_not(f"discard {leader}") == because("not-in-hand", name)
    assert game.why_not(f"use {leader}") == because("not-in-play", name)
    game = table(seats={0: seat(hand=[leader])})
    assert game.rule(f"play {leader}") == "requirement"
    assert game.why_not(f"discard {leader}") is None


def test_already_played() -> None:
    game = table(seats={0: seat(goods(faith=9), played=["santa-rita"])})
    for line in ("play santa-rita", "discard santa-rita"):
        assert game.why_not(line) == because("already-played", {"leader": "santa-rita"})


def test_always_on() -> None:
    game = table(seats={0: seat(played=["santa-rita"])})
    assert game.why_not("use santa-rita") == because("always-on", {"leader": "santa-rita"})


def test_between_actions() -> None:
    game = table(seats={0: seat(goods(faith=9), hand=["santa-rita"])}).play("place black council")
    reason = because("between-actions", {"question": "PickPrivileges"})
    for line in ("play santa-rita", "discard santa-rita", "use santa-rita"):
        assert game.why_not(line) == reason


def test_nobody_to_copy() -> None:
    own = seat(goods(vp=35), hand=["lorenzo-de-medici"])
    reason = because("nobody-to-copy", {"leader": "lorenzo-de-medici"})
    assert table(seats={0: own}).why_not("play lorenzo-de-medici") == reason


def test_not_a_rivals() -> None:
    own = seat(goods(vp=35), hand=["lorenzo-de-medici"], played=["cesare-borgia"])
    rival = seat(played=["santa-rita", "sisto-iv"])
    game = table(seats={0: own, 1: rival}).play("play lorenzo-de-medici")
    for leader in ("cesare-borgia", "lorenzo-de-medici", "francesco-sforza"):
        assert game.why_not(f"copy {leader}") == because("not-a-rivals", {"leader": leader})


def test_not_in_hand() -> None:
    game = table(seats={0: seat(hand=["sisto-iv"]), 1: seat(hand=["santa-rita"])})
    for leader in ("santa-rita", "francesco-sforza"):  # the reason tells nothing about it
        reason = because("not-in-hand", {"leader": leader})
        assert game.why_not(f"play {leader}") == game.why_not(f"discard {leader}") == reason


def test_not_in_pack() -> None:
    game = new_game(2).play("choose tile a", "choose tile b")
    pack = game.board(game.asked).draft
    assert pack is not None
    for leader in LEADERS:
        reason = because("not-in-pack", {"leader": leader})
        assert game.why_not(f"keep {leader}") == (None if leader in pack[-1] else reason)


def test_not_in_play() -> None:
    game = table(seats={0: seat(hand=["cosimo-de-medici"]), 1: seat(played=["sisto-iv"])})
    for leader in ("cosimo-de-medici", "sisto-iv"):
        assert game.why_not(f"use {leader}") == because("not-in-play", {"leader": leader})


def test_requirement_of_goods_and_cards() -> None:
    own = seat(goods(coin=12, faith=1), cards=[31, 32, 33], hand=["cesare-borgia"])
    need = {"building": 3, "coin": 12, "faith": 2}
    reason = table(seats={0: own}).why_not("play cesare-borgia")
    assert reason == because("requirement", need, need | {"faith": 1})


def test_requirement_of_cards_of_one_kind() -> None:
    own = seat(cards=[1, 2, 3, 31, 32], hand=["lucrezia-borgia"])
    reason = table(seats={0: own}).why_not("play lucrezia-borgia")
    assert reason == because("requirement", {"one-kind": 6}, {"one-kind": 3})


def test_to_no_use() -> None:
    game = table(seats={0: seat(played=["leonardo-da-vinci"])})
    name = {"leader": "leonardo-da-vinci"}
    assert game.why_not("use leonardo-da-vinci") == because("to-no-use", name)


def test_used() -> None:
    game = table(seats={0: seat(played=["cosimo-de-medici"])}).play("use cosimo-de-medici")
    reason = because("used", {"leader": "cosimo-de-medici"})
    assert game.why_not("use cosimo-de-medici") == reason
