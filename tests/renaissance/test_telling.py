"""What Renaissance tells is what its rules do, by name."""

from collections import defaultdict
from typing import Any, get_args

import pytest

from bottega.games.renaissance import FRAMES, GAME, events
from bottega.kernel.laws import any_option, check, telling_is_pure, telling_is_true
from bottega.kernel.table import Frame, HandOver
from bottega.kernel.telling import Progress, difference, kebab
from tests.renaissance.build import Seat, table
from tests.renaissance.choosers import builder
from tests.renaissance.tables import TABLES, name, options
from tests.told import recorded, told

CLOSE_LOOKS = 20  # one moment in so many
SEEDS = range(3)
# Cards are drawn or shown, or others answer, before these are seen through.
UNCERTAIN = {
    "accept", "aim", "build", "discard", "done", "flank", "give", "lay", "move", "offer",
    "pass", "play", "refuse", "repeat", "shelter", "show", "store", "strike", "target",
}  # fmt: skip


@pytest.mark.once
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("setting", TABLES, ids=name)
def test_what_is_told_is_true_and_leaks_nothing(setting: tuple[int, str], seed: int) -> None:
    choose = (builder, any_option)[seed == 2]
    laws = (telling_is_true, telling_is_pure)
    story = check(GAME, options(*setting), 70 + seed, CLOSE_LOOKS, laws, choose)
    assert story.table.over()


def test_every_question_has_a_value_of_its_name() -> None:
    asked = {
        kind
        for kind in FRAMES.values()
        if kind.options is not Frame.options and kind is not HandOver
    }
    assert set(GAME.telling.told_by) == asked
    tags = {kind.__struct_config__.tag for kind in get_args(GAME.telling.questions)}
    assert tags == {kebab(kind.__name__) for kind in asked}


def test_recorded_games_have_every_question_and_every_event() -> None:
    found = told(GAME)
    assert set(found["questions"]) == {kind.__name__ for kind in GAME.telling.told_by}
    assert set(found["events"]) == {kind.__name__ for kind in get_args(events.RenaissanceEvent)}


def test_only_chance_and_others_leave_open_what_an_answer_brings() -> None:
    sure: dict[str, set[bool]] = defaultdict(set)
    for record in recorded(GAME):
        there = GAME.new(record.options, record.seed)
        for answer in record.answers:
            for choice in GAME.telling.choices(there, int(there.seat), there.options[:6]):
                sure[choice.verb].add(choice.certain)
            there.apply(answer.code)
    assert {verb for verb, found in sure.items() if False in found} == UNCERTAIN


def asked(game: Any) -> Any:
    """Give what is asked first."""
    return GAME.telling.told(game.table, game.table.stack[-1])


def choice(game: Any, line: str) -> Any:
    """Give an answer as it is told."""
    (found,) = GAME.telling.choices(game.table, int(game.table.seat), [GAME.parse(line)])
    return found


def test_a_material_costs_a_card_and_brings_its_value() -> None:
    game = table(seats={0: Seat("army-24 army-25")})
    told = choice(game, "build army-24 at 1")
    assert (told.pays, told.gains, told.certain) == ({"hand": 1}, {"point": 4}, True)
    assert told.touches == ("material:army-21:4", "card:army-24", "cell:0:1", "use:army-24")


def test_a_special_leaves_the_hand_when_it_is_chosen_and_counts_where_it_is_laid() -> None:
    seats = {0: Seat("army-33 army-24"), 1: Seat("", {1: "army-21", 2: "army-22"})}
    game = table(seats=seats)
    assert choice(game, "lay army-33").pays == {"hand": 1}
    game.play("lay army-33")
    asking = asked(game)
    assert (asking.card, asking.castle, asking.instead) == ("army-33", 1, False)
    assert GAME.telling.holdings(game.table, 0)["hand"] == 2
    assert choice(game, "strike 2").pays == {}


def test_partners_gain_what_one_of_them_builds() -> None:
    game = table(4, seats={0: Seat("army-24 army-25")}, teams="true")
    before = [GAME.telling.holdings(game.table, seat) for seat in range(4)]
    game.play("build army-24 at 1")
    found = [
        difference(old, GAME.telling.holdings(game.table, seat)) for seat, old in enumerate(before)
    ]
    assert found == [{"hand": -1, "point": 4}, {}, {"point": 4}, {}]


def test_a_mission_is_told_by_what_it_counts() -> None:
    one = Seat("merchants-16 merchants-21", mandatory="merchants-41", action_streak=2)
    game = table(seats={0: one}, missions="by-hand")
    far = {each.piece: each for each in GAME.telling.progress(game.table, 0)}
    counted = {"pure-action-turn-streak": 0}, {"pure-action-turn-streak": 2}
    assert far["mission:merchants-41"] == Progress("mission:merchants-41", *counted, holds=False)


def test_nothing_is_told_of_missions_before_the_first_turn() -> None:
    there = GAME.new(options(3, "full"), 1)
    assert GAME.telling.progress(there, 0) == []
