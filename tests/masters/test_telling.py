"""What Masters of Renaissance tells is what its rules do, by name."""

from collections import defaultdict
from typing import get_args

from bottega.games.masters import FRAMES, GAME
from bottega.games.masters.events import CardBought, FaithMoved, MarblesTaken
from bottega.games.masters.telling import Power, Produce, Store
from bottega.kernel.table import Frame, HandOver
from bottega.kernel.telling import Change, Choice, Progress, kebab
from tests.build import Position, goods, seat, table
from tests.told import recorded


def choice(game: Position, line: str) -> Choice:
    """Give an answer as it is told."""
    return GAME.choice(game.table, game.asked, GAME.parse(line))


def test_every_question_has_a_value_of_its_name() -> None:
    asked = {kind for kind in FRAMES.values() if kind.options is not Frame.options} - {HandOver}
    assert set(GAME.telling.told_by) == asked
    tags = {kind.__struct_config__.tag for kind in get_args(GAME.telling.questions)}
    assert tags == {kebab(kind.__name__) for kind in asked}


def test_only_after_the_end_of_a_turn_chance_and_others_decide() -> None:
    sure: dict[str, set[bool]] = defaultdict(set)
    for record in recorded(GAME):
        there = GAME.new(record.options, record.seed)
        for answer in record.answers:
            for told in GAME.telling.choices(there, int(there.seat), there.options):
                sure[told.verb].add(told.certain)
            there.apply(answer.code)
    assert {verb for verb, found in sure.items() if False in found} == {"end"}
    assert set(sure) == set(GAME.space.verbs)


def test_a_row_of_marbles_brings_goods_and_faith() -> None:
    game = table(market="yellow grey white red / white white blue purple")
    told = choice(game, "take row 1")
    assert (told.pays, told.gains) == ({}, {"coin": 1, "stone": 1, "faith": 1})
    assert (told.touches, told.kind) == (("line:row 1",), "step")


def test_faith_that_reaches_a_report_brings_its_tile() -> None:
    game = table(seats={0: seat(faith=7)}, market="red white white white")
    assert choice(game, "take row 1").gains == {"faith": 1, "point": 2}


def test_a_card_is_told_with_what_it_costs_this_player_and_its_points() -> None:
    game = table(
        seats={0: seat(store=goods(shield=2), played=[50])}, grid={"green 1": 9}
    )  # three shields, one less for the leader
    told = choice(game, "buy green 1 slot 1")
    assert (told.pays, told.gains) == ({"shield": 2}, {"point": 3})
    assert told.touches == ("deck:green 1", "slot:1")


def test_paying_from_one_place_or_the_other_costs_the_same() -> None:
    rich = seat(store=goods(shield=2), box=goods(shield=1))
    game = table(seats={0: rich}, grid={"green 1": 1})
    game.play("buy green 1 slot 1")
    told = choice(game, "pay 1 shield from warehouse")
    assert (told.pays, told.gains) == ({}, {})
    assert told.touches == ("store:shield", "box:shield")


def test_a_production_tells_its_powers_and_what_was_chosen_so_far() -> None:
    game = table(seats={0: seat(box=goods(servant=3), slots=[[3, 19], [], []])})
    assert choice(game, "activate slot 1").gains == {"faith": 2}
    game.play("activate slot 1")
    slot = Power("slot 1", "card:19", {"servant": 1}, {"faith": 2}, chosen=True, possible=False)
    base = Power("base", "base", {"any": 2}, {"any": 1}, chosen=False, possible=True)
    told = GAME.told(game.table, 0)
    assert told == Produce(0, (slot, base), {"servant": 1}, {"faith": 2})


def test_a_good_that_is_let_go_is_told_as_a_loss_and_taken_back_where_it_lies() -> None:
    game = table(market="yellow grey white white")
    game.play("take row 1")
    told = choice(game, "let go coin")
    assert (told.pays, told.kind, told.touches) == ({"coin": 1}, "quiet", ("fresh:coin",))
    game.play("let go coin")
    assert GAME.told(game.table, 0) == Store(0, {"stone": 1}, ("coin",), fits=True)
    (gone,) = GAME.telling.standing(game.table, 0, [GAME.parse("let go coin")])
    assert gone.touches == ("gone:coin",)


def test_progress_tells_what_a_leader_requires_and_what_is_there() -> None:
    game = table(seats={0: seat(store=goods(coin=2), box=goods(coin=1), hand=[53, 49])})
    banners, coins = GAME.telling.progress(game.table, 0)
    assert coins == Progress("leader:53", {"coin": 3}, {"coin": 5}, holds=False)
    assert banners.need == {"green": 1, "yellow": 1}


def test_events_tell_whose_goods_and_points_they_change() -> None:
    changes = GAME.telling.changes
    assert changes(MarblesTaken(1, 0, (0, 0, 4, 5))) == [Change(1, {"coin": 2})]
    assert changes(FaithMoved((0, 2), (1, 2), (7, 9))) == [
        Change(0, {"faith": 1}),
        Change(2, {"faith": 2}),
    ]
    bought = CardBought(0, 17, 1, {"shield": 4})
    moved = Change(0, {"point": 5}, "card:17", "deck:green 2", "slot:2")
    assert changes(bought) == [moved]
