"""Each of the 16 leaders: played as soon as its requirement is met, at work, and discarded once."""

from typing import Any

import pytest

from bottega.games.masters.events import CardBought, LeaderDiscarded, LeaderPlayed, Produced
from tests.build import Seat, goods, seat, table
from tests.masters.reference import LEADERS

Printed = dict[str, Any]
each_leader = pytest.mark.parametrize("leader", LEADERS, ids=lambda one: f"leader {one['id']}")

SPARE = {"green": [5, 9], "blue": [7, 11], "yellow": [8, 12], "purple": [6, 10]}  # level 1
SECOND = {"green": 21, "blue": 23, "yellow": 24, "purple": 22}
BASE = {"green": 2, "blue": 1, "yellow": 1, "purple": 1}  # level 1, of another colour
HOME = {"shield": "green", "servant": "purple", "coin": "blue", "stone": "yellow"}
CHEAP = {"shield": 1, "servant": 2, "coin": 3, "stone": 4}  # cards that cost two of the good
MARBLE_OF = {"coin": "yellow", "stone": "grey", "servant": "purple", "shield": "blue"}


def with_ability(kind: str) -> pytest.MarkDecorator:
    chosen = [one for one in LEADERS if one["ability"]["type"] == kind]
    assert len(chosen) == 4
    return pytest.mark.parametrize("leader", chosen, ids=lambda one: f"leader {one['id']}")


def good_of(leader: Printed) -> str:
    ability = leader["ability"]
    return str(ability["resource"] if "resource" in ability else next(iter(ability["input"])))


def piles(leader: Printed) -> list[list[int]]:
    """Give the fewest cards that meet a requirement, a slot for each of its banners."""
    return [
        [BASE[one["color"]], SECOND[one["color"]]] if one["level"] else [SPARE[one["color"]][i]]
        for one in leader["requirement"].get("cards", ())
        for i in range(one["count"])
    ]


def owner(leader: Printed, **more: Any) -> Seat:
    """Hold a leader and just what it requires."""
    box = goods(**leader["requirement"].get("resources", {}))
    return seat(hand=[leader["id"]], slots=piles(leader), **({"box": box} | more))


@each_leader
def test_it_is_played_when_its_requirement_is_just_met(leader: Printed) -> None:
    game = table(seats={0: owner(leader)})
    before = game.seat0
    game.play(f"play {leader['id']}")
    assert game.heard(LeaderPlayed) == [LeaderPlayed(0, leader["id"])]
    assert game.seat0.played == (leader["id"],)
    assert game.seat0.hand == ()
    assert game.seat0.score.parts["leaders"] == leader["victory_points"]
    assert (game.seat0.box, game.seat0.slots) == (before.box, before.slots)


@each_leader
def test_it_is_not_offered_when_the_requirement_is_one_short(leader: Printed) -> None:
    short: list[Seat] = []
    for good, n in leader["requirement"].get("resources", {}).items():
        short.append(seat(hand=[leader["id"]], box=goods(9, 9, 9, 9) | {good: n - 1}))
    full = piles(leader)
    for i in range(len(full)):
        rest = [*full[:i], full[i][:-1], *full[i + 1 :]]  # without the top card of one pile
        short.append(seat(hand=[leader["id"]], slots=rest, box=goods(9, 9, 9, 9)))
    assert short
    for poor in short:
        game = table(seats={0: poor})
        assert not game.offers(f"play {leader['id']}")
        reason = game.why_not(f"play {leader['id']}")
        assert reason is not None
        assert reason.rule == "requirement"
        assert sum(n for n in reason.need.values() if isinstance(n, int)) == 1 + sum(
            n for n in reason.have.values() if isinstance(n, int)
        )


@each_leader
def test_it_is_discarded_for_one_faith(leader: Printed) -> None:
    game = table(seats={0: owner(leader)})
    game.play(f"discard {leader['id']}")
    assert game.heard(LeaderDiscarded) == [LeaderDiscarded(0, leader["id"])]
    assert game.seat0.faith == 1
    assert game.seat0.hand == ()
    assert game.seat0.score.parts["leaders"] == 0


@with_ability("discount")
def test_its_discount_takes_one_off(leader: Printed) -> None:
    good = good_of(leader)
    game = table(
        seats={0: owner(leader, box=goods(**{good: 1}))},
        grid={f"{HOME[good]} 1": CHEAP[good]},
    )
    purchase = f"buy {HOME[good]} 1 slot 3"
    assert not game.offers(purchase)
    game.play(f"play {leader['id']}", purchase)
    assert game.heard(CardBought) == [CardBought(0, CHEAP[good], 2, goods(**{good: 1}))]
    assert game.seat0.box == {}


@with_ability("extra_depot")
def test_its_depot_holds_two_more(leader: Printed) -> None:
    good = good_of(leader)
    store = goods(**{good: 3})
    marbles = f"{MARBLE_OF[good]} {MARBLE_OF[good]} white white"
    game = table(seats={0: owner(leader, store=store)}, market=marbles)
    game.play(f"play {leader['id']}", "take row 1", "store")
    assert game.seat0.store == goods(**{good: 5})
    assert game.seat1.faith == 0


@with_ability("white_marble")
def test_its_white_marbles_give_its_good(leader: Printed) -> None:
    game = table(seats={0: owner(leader)}, market="white white white red")
    game.play(f"play {leader['id']}", "take row 1", "store")
    assert game.seat0.store == goods(**{good_of(leader): 3})
    assert game.seat0.faith == 1


@with_ability("production")
@pytest.mark.parametrize("received", ["coin", "stone", "servant", "shield"])
def test_its_production_gives_any_good_and_faith(leader: Printed, received: str) -> None:
    good = good_of(leader)
    game = table(seats={0: owner(leader, box=goods(**{good: 1}))})
    power = f"activate leader {good}"
    assert not game.offers(power)
    game.play(f"play {leader['id']}", power, f"receive {received}")
    assert game.heard(Produced) == [Produced(0, goods(**{received: 1}), 1)]
    assert game.seat0.box == goods(**{received: 1})
    assert game.seat0.faith == 1


@with_ability("production")
def test_its_production_works_once_in_a_production(leader: Printed) -> None:
    good = good_of(leader)
    game = table(seats={0: owner(leader, box=goods(**{good: 9}))})
    game.play(f"play {leader['id']}", f"activate leader {good}", "receive coin")
    assert not game.offers(f"activate leader {good}")
    game.play("produce")
    assert game.heard(Produced) == [Produced(0, goods(coin=1), 1)]
