"""What is drawn for a question of Lorenzo, in words: also where it cannot be chosen."""

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.printed.effects import Gain, PerHeld
from bottega.games.lorenzo.telling import questions as q
from bottega.kernel.telling import Told
from bottega.text import Speaker
from tests.text.lorenzo_samples import TRADES, fresh_view

NAMES = ("Ann", "Bob", "Cyd")


def named(told: Told) -> dict[str, str]:
    return Speaker(GAME, "en", NAMES, 0).named(told, fresh_view(3))


def test_one_card_of_several_that_servants_reach_works_where_only_one_does() -> None:
    helps = (q.Help(0, 2, (1,)), q.Help(6, 5, (1, 5)))
    several = named(q.Work(0, "harvest", 2, 0, False, True, helps))
    assert several["servants:6"].endswith("value 5, Commercial Hub and Forest work")
    single = named(q.Work(0, "harvest", 2, 0, True, True, helps))
    assert single["servants:6"].endswith("value 5, Commercial Hub or Forest works")


def test_who_is_spared_is_not_threatened_with_the_excommunication() -> None:
    assert "excommunication (" in named(q.Faith(0, 4, 4, "1-2", False))["refuse"]
    spared = named(q.Faith(0, 4, 4, "1-2", True))["refuse"]
    assert spared == "Do not support it: excommunication cannot touch you"


def test_a_way_that_cannot_be_paid_is_told_like_the_others() -> None:
    gains = PerHeld("servant", 1, {"vp": 1})
    ways = (
        q.Way(1, {"coin": 9}, {"vp": 3}, False, (Gain({"vp": 3}),)),
        q.Way(2, {}, {}, True, (gains,)),
    )
    assert named(q.PickOption(0, "card:60", ways)) == {
        "option:1": "Trade 9 coins for 3 victory points",
        "option:2": "1 victory point for each of your servants",
    }


def test_what_is_left_alone_is_said_by_the_question() -> None:
    asked = q.Production(0, 5, 0, TRADES, (), (), (), None, {}, {})
    assert named(asked)["decline"] == "Do not trade"
    assert {*named(asked)} >= {f"trade:{trade.card} {trade.arrow}" for trade in TRADES}
