"""What is told of questions, answers and events: named values that agree with the rules."""

from typing import Any

import pytest

from bottega.games.lorenzo import FRAMES, GAME
from bottega.games.lorenzo.events import LorenzoEvent
from bottega.games.lorenzo.telling import questions as q
from bottega.kernel.laws import check, telling_is_pure, telling_is_true
from bottega.kernel.rng import stream
from bottega.kernel.table import Frame
from bottega.kernel.telling import Choice
from tests.lorenzo.build import Position, goods, seat, table
from tests.lorenzo.choosers import builder
from tests.lorenzo.tables import TABLES, options
from tests.told import told as told_in_records

CARPENTER, TREASURY = 29, 34
STONES, WOODS, TIMBER = 111, 112, 99
MINT, DAME, USURER, ARSONIST = 25, 51, 158, 155
BURNT = ("territory", "building")
PARACELSO, STROZZI, RITA = "paracelso", "palla-strozzi", "santa-rita"
BRAMANTE, LORENZO, MORO = "bramante", "lorenzo-de-medici", "ludovico-il-moro"
# Tokens are drawn and dice are cast after them, or others are asked before they are done with.
UNCERTAIN = {
    "activate", "add", "bid", "decline", "dismiss", "drop", "end", "fetch", "option", "pay",
    "place", "play", "privilege", "produce", "replace", "spend", "take", "token", "use",
}  # fmt: skip


def told(game: Position) -> Any:
    """Tell what is asked now."""
    return GAME.telling.told(game.table, game.table.stack[-1])


def choice(game: Position, line: str) -> Choice:
    """Tell one answer."""
    return GAME.telling.choices(game.table, game.asked, [GAME.parse(line)])[0]


def names(members: Any) -> set[str]:
    """Name the classes of a union."""
    return {each.__name__ for each in members.__args__}


@pytest.mark.once
@pytest.mark.parametrize("size", TABLES, ids=lambda size: f"{size[0]}-{size[1]}")
def test_what_is_told_is_true_and_leaks_nothing(size: tuple[int, str]) -> None:
    players, rules = size
    laws = (telling_is_true, telling_is_pure)
    for seed in (41, 42):
        assert check(GAME, options(players, rules), seed, 4, laws, builder).table.over()


def test_every_question_has_a_value_of_its_own_named_like_it() -> None:
    asking = {kind.__name__ for kind in FRAMES.values() if kind.run is Frame.run}
    assert (
        {kind.__name__ for kind in GAME.telling.told_by} == asking == names(GAME.telling.questions)
    )
    for kind in GAME.telling.questions.__args__:
        kebab = "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__)[1:]
        assert kind.__struct_config__.tag == kebab


def test_recorded_games_have_every_question_and_nearly_every_event() -> None:
    there = told_in_records(GAME)
    assert set(there["questions"]) == names(GAME.telling.questions)
    assert names(LorenzoEvent) - set(there["events"]) == {"TokensShuffled"}


@pytest.mark.once
def test_only_chance_and_others_make_an_answer_uncertain() -> None:
    seen: set[str] = set()
    for players, rules in ((2, "both"), (3, "pazzi"), (5, "houses"), (4, "both")):
        for seed in range(3):
            game = Position(GAME.new(options(players, rules), seed))
            seen |= _uncertain(game)
    assert seen <= UNCERTAIN
    assert {"place", "bid", "end", "option"} <= seen


def _uncertain(game: Position) -> set[str]:
    seen: set[str] = set()
    rng = stream(1, "telling")
    while not game.over:
        codes = [int(code) for code in game.table.options]
        choices = GAME.telling.choices(game.table, game.asked, codes)
        seen |= {each.verb for each in choices if not each.certain}
        game.table.apply(builder(game.table, rng))
    return seen


# A turn.


def test_a_turn_is_told_with_members_floors_and_spaces() -> None:
    game = table(
        dice=(3, 4, 5), seats={0: seat(goods(coin=9), hand=[RITA])}, placed=["1 black territory 2"]
    )
    asked = told(game)
    assert asked.members == {"black": 3, "white": 4, "orange": 5, "neutral": 0}
    assert (asked.leaders, asked.tokens, asked.swaps) == (1, 0, False)
    first = next(floor for floor in asked.floors if floor.space == "territory 1")
    assert (first.fee, first.bonus) == (3, {})
    assert first.servants == {"black": 0, "white": 0, "orange": 0}
    spots = {spot.space: spot for spot in asked.spots}
    assert (spots["harvest"].work, spots["harvest"].values["orange"]) == ("harvest", 5)
    assert (spots["council"].work, spots["council"].servants["black"]) == (None, 0)


def test_placing_a_member_tells_fee_servants_price_bonus_and_gain() -> None:
    game = table(
        dice=(6, 6, 6),
        seats={0: seat(goods(coin=9, servant=1))},
        placed=["1 black character 1"],
        towers={"character 4": DAME},
    )
    placing = choice(game, "place black character 4")
    assert placing.touches == ("member:black", "space:character 4")
    assert placing.pays == goods(coin=3 + 4, servant=1)
    assert placing.gains["stone"] == 2
    assert (placing.kind, placing.certain) == ("main", True)


def test_a_card_with_two_prices_is_told_with_both() -> None:
    game = table(
        seats={0: seat(goods(coin=9, wood=9, stone=9, military=9))}, towers={"venture 1": 80}
    )
    prices = next(floor for floor in told(game).floors if floor.space == "venture 1").prices
    game.play("place black venture 1")
    assert told(game) == q.PayFor(0, 80, "venture 1", prices)
    assert [choice(game, f"pay {each.number}").pays for each in prices] == [p.pays for p in prices]


def test_a_discarded_leader_brings_a_privilege_that_is_then_given_for_goods() -> None:
    game = table(seats={0: seat(hand=[RITA])})
    away = choice(game, f"discard {RITA}")
    assert (away.touches, away.gains, away.kind) == (
        (f"discard:{RITA}",),
        {"privilege": 1},
        "quiet",
    )
    game.play(f"discard {RITA}")
    assert [each.name for each in told(game).privileges][:2] == ["materials", "servants"]
    coins = choice(game, "privilege coins")
    assert (coins.pays, coins.gains) == ({"privilege": 1}, goods(coin=2))


def test_the_end_of_a_turn_counts_leaders_and_tokens() -> None:
    game = table(seats={0: seat(hand=[RITA], tokens=[3, 3])})
    game.play("place black market 1")
    assert told(game) == q.LastWord(0, 1, 2, False)


# Harvest and production.


def test_work_is_told_with_what_servants_make_of_it() -> None:
    game = table(dice=(1, 1, 1), seats={0: seat(goods(servant=4), cards=[1, 5])})
    game.play("place black harvest")
    assert told(game) == q.Work(
        0, "harvest", 1, 0, False, False, (q.Help(0, 1, (1,)), q.Help(4, 5, (1, 5)))
    )
    assert choice(game, "spend 4").gains["wood"] > 0


def test_a_production_tells_its_trades_and_what_was_chosen_so_far() -> None:
    owner = seat(goods(wood=3), cards=[CARPENTER])
    game = table(seats={0: owner}).play("place black production")
    first, second = told(game).trades
    assert (first.building, first.card, first.arrow) == (1, CARPENTER, 1)
    assert (first.pays, first.gains) == (goods(wood=1), goods(coin=3))
    assert (first.chosen, first.possible, second.possible) == (False, True, True)
    assert (told(game).pays, told(game).gains) == ({}, goods(coin=2, military=1))
    trade = choice(game, "trade building 1 arrow 2")
    assert (trade.pays, trade.gains) == (goods(wood=2), goods(coin=5))
    assert trade.touches == (f"card:{CARPENTER}", f"trade:{CARPENTER} 2")


def test_a_chosen_trade_is_told_as_chosen_and_added_up() -> None:
    owner = seat(goods(wood=3, coin=3), cards=[CARPENTER, TREASURY])
    game = table(seats={0: owner}).play("place black production", "trade building 1 arrow 1")
    asked = told(game)
    assert [(each.chosen, each.times) for each in asked.trades[:2]] == [(True, 1), (False, 0)]
    assert asked.pays == goods(wood=1)
    assert asked.gains == goods(coin=2 + 3, military=1)
    assert choice(game, "produce") == Choice(
        GAME.parse("produce"), "produce", "produce", {}, ("produce",), kind="end"
    )


def test_one_card_that_works_is_chosen_among_those_of_its_kind() -> None:
    game = table(seats={0: seat(cards=[1, 5], played=[STROZZI])}).play(f"use {STROZZI}", "spend 0")
    cards = (q.Candidate(1, True), q.Candidate(5, False))
    assert told(game) == q.PickOne(0, "harvest", 3, cards)


def test_harvest_or_production_is_told_with_what_each_is_worth() -> None:
    owner = seat(goods(servant=9), cards=[1], played=[BRAMANTE])
    game = table(dice=(2, 1, 1), seats={0: owner}).play("place black bramante")
    works = (q.Labour(1, "harvest", 2, True), q.Labour(2, "production", 2, True))
    assert told(game) == q.ChooseWork(0, 2, works)


# The church, leaders and rivals.


def test_the_report_tells_points_and_tile() -> None:
    game = table(seats={0: seat(goods(faith=4))}, round=2, last="black", tiles=["1-3"])
    game.play("place black market 1")
    assert told(game) == q.Faith(0, 4, 4, "1-3", False)
    support = choice(game, "support")
    assert (support.pays, support.gains, support.certain) == (goods(faith=4), goods(vp=4), True)


def test_a_copied_leader_is_told_with_its_owner() -> None:
    game = table(seats={0: seat(goods(vp=35), hand=[LORENZO]), 1: seat(played=[RITA, MORO])})
    game.play(f"play {LORENZO}")
    assert set(told(game).leaders) == {q.Chief(RITA, 1, True), q.Chief(MORO, 1, True)}


def test_progress_tells_what_a_leader_in_hand_asks_for() -> None:
    game = table(seats={0: seat(goods(faith=2), hand=[RITA, MORO], cards=[1, 2])})
    rita, moro = sorted(GAME.telling.progress(game.table, 0), key=lambda each: each.piece)[::-1]
    assert (rita.piece, rita.need, rita.own, rita.holds) == (
        f"leader:{RITA}",
        goods(faith=8),
        goods(faith=2),
        False,
    )
    assert (moro.need["territory"], moro.own["territory"]) == (2, 2)


def test_progress_tells_what_a_leader_allows_at_most() -> None:
    for servants in (1, 2):
        owner = seat(goods(coin=12, servant=servants), hand=["alfonso-i-d-este"])
        (one,) = GAME.telling.progress(table(seats={0: owner}).table, 0)
        assert (one.need, one.most) == (goods(coin=10), goods(servant=1))
        assert (one.own, one.holds) == (goods(coin=12, servant=servants), servants == 1)


def test_a_rival_is_told_what_it_would_give() -> None:
    rival = seat(goods(coin=2, vp=3))
    game = table(seats={0: seat(goods(vp=4), cards=[USURER]), 1: rival})
    game.play("place black production", "trade building 1 arrow 1")
    assert told(game) == q.GiveGoods(
        1, 0, USURER, (q.Way(1, goods(coin=2), {}, True), q.Way(2, goods(vp=3), {}, True))
    )
    assert choice(game, "option 2").pays == goods(vp=3)


def test_a_rivals_demand_names_the_rival() -> None:
    game = table(
        seats={0: seat(goods(coin=9, military=9)), 1: seat(cards=[CARPENTER, TREASURY])},
        towers={"character 1": ARSONIST},
    ).play("place black character 1")
    asked = told(game)
    assert (asked.piece, asked.rival, asked.kinds) == (f"card:{ARSONIST}", 0, BURNT)
    assert asked.cards == (q.Candidate(CARPENTER, True), q.Candidate(TREASURY, True))


# Families, tokens and servants that pay.


def test_servants_that_stand_in_are_told_with_what_is_owed() -> None:
    owner = seat(goods(servant=4, wood=1, stone=3), played=[PARACELSO])
    game = table(seats={0: owner}, towers={"building 1": MINT}).play("place black building 1")
    owed = (q.Replacement("wood", 1, 0, 1), q.Replacement("stone", 3, 0, 3))
    assert told(game) == q.ReplaceGoods(0, 4, owed)
    stones = choice(game, "replace stone by 2")
    assert (stones.pays, stones.gains) == (goods(servant=2), goods(stone=2))


def test_a_bid_is_told_with_the_goods_of_each_row_and_whom_it_outbids() -> None:
    game = Position(GAME.new(options(2, "houses"), 3))
    lots = told(game).lots
    assert [lot.leads for lot in lots] == [None, None]
    game.play(f"bid lot {lots[0].lot} row 2")
    first = told(game).lots[0]
    assert first.leads == 1 - game.asked
    assert [row.possible for row in first.rows] == [False, False, True, True, True, True]
    assert all(row.gains for row in first.rows)
    assert choice(game, f"bid lot {first.lot} row 3").touches == (
        f"family:{first.family}",
        f"bid:{first.lot} 3",
    )
