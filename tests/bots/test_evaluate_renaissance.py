"""The evaluation of Renaissance prefers what a player would prefer, and greedy plays well by it."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.renaissance import PASSING, done, evaluation, tags
from bottega.bots.evaluate.renaissance.scene import Scene
from bottega.bots.evaluate.renaissance.weights import Weights
from bottega.bots.evaluate.renaissance.worth import RenaissanceEvaluation
from bottega.bots.lines import Lines
from bottega.bots.match import ended, play
from bottega.games.masters import GAME as MASTERS
from bottega.games.renaissance import GAME
from bottega.games.renaissance.actions import CLAIM, LET_BE, OFFER, STORE
from bottega.games.renaissance.names import NUMBER
from bottega.games.renaissance.progress import progress_of
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.views import Cell, RenaissanceView, Side
from bottega.kernel.options import Options
from bottega.kernel.rng import stream
from tests.renaissance.build import Seat
from tests.renaissance.build import table as laid_out

TABLES = [
    (2, {}),
    (3, {}),
    (4, {"edition": "2016"}),
    (2, {"support": "true"}),
    (2, {"variant": "quick"}),
    (4, {"variant": "quick", "edition": "2016"}),
    (4, {"teams": "true"}),
    (3, {"missions": "by-hand"}),
]


def setting(players: int, chosen: dict[str, str]) -> Options:
    """Check the options of a table."""
    return GAME.options_from(players, chosen)


def at_random(options: Options, seed: int, steps: int) -> Renaissance:
    """Play so many answers at random."""
    table = GAME.new(options, seed)
    rng = stream(seed, "answers")
    for _ in range(steps):
        if table.seat >= 0:
            table.apply(table.options[rng.below(len(table.options))])
    return table


def opening(players: int = 2, seed: int = 4, **chosen: str) -> tuple[Renaissance, RenaissanceView]:
    """Give a table at its first turn, and what the mover sees."""
    table = GAME.new(setting(players, chosen), seed)
    while type(table.stack[-1]).__name__ != "Operation":
        table.apply(table.options[0])
    return table, GAME.view(table, int(table.seat))


def with_side(view: RenaissanceView, i: int, **changes: Any) -> RenaissanceView:
    """Change something of one side in a view."""
    sides: list[Side] = list(view.sides)
    sides[i] = msgspec.structs.replace(sides[i], **changes)
    return msgspec.structs.replace(view, sides=tuple(sides))


def with_hand(view: RenaissanceView, seat: int, *hand: str) -> RenaissanceView:
    """Give a seat another hand in a view."""
    people = list(view.people)
    people[seat] = msgspec.structs.replace(people[seat], hand=hand, hand_size=len(hand))
    return msgspec.structs.replace(view, people=tuple(people))


def side_of(view: RenaissanceView) -> int:
    """Give the side of who looks."""
    return view.people[view.seat or 0].side


def value(view: RenaissanceView, seat: int) -> float:
    """Value a position for a seat."""
    return evaluation(view.options).leads(view)[seat]


def advise(view: RenaissanceView, options: Sequence[int]) -> Sequence[int]:
    """Ask which answers are worth looking at."""
    return evaluation(view.options).advise(view, options)


def chances(view: RenaissanceView) -> dict[str, float]:
    """Ask how likely each mission is that the viewer has still to accomplish."""
    fitted = RenaissanceEvaluation(view.options.chosen["edition"], "full", Weights())
    there = Scene(view, fitted.deck, fitted.weights)
    return {name: fitted.aims[name].likely(there, far) for name, far in progress_of(view).items()}


def chance_of(mission: str, hand: str = "", **told: Any) -> float:
    """Ask how likely a mission is to its owner, who has this hand."""
    one = Seat(hand, mandatory=mission, **told)
    return chances(laid_out(seats={0: one}).view(0))[mission]


def first_tile(view: RenaissanceView, pile: str, **done: tuple[str, ...]) -> RenaissanceView:
    """Give who looks the mission to build the first tile, and nothing else, in a view."""
    piles = {"mandatory": (), "optional": (), pile: ("artisans-43",)}
    return with_side(view, side_of(view), **piles, **done)


def too_late(view: RenaissanceView) -> RenaissanceView:
    """Let somebody else have built the first tile in a view."""
    return msgspec.structs.replace(view, firsts=("first_tile",))


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_any_position_has_a_value(players: int, chosen: dict[str, str]) -> None:
    options = setting(players, chosen)
    for steps in range(0, 200, 23):
        table = at_random(options, steps + 1, steps)
        for seat in range(players):
            assert -2000 < value(GAME.view(table, seat), seat) < 2000


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_every_question_is_advised_on_with_answers_that_are_offered(
    players: int, chosen: dict[str, str]
) -> None:
    table = GAME.new(setting(players, chosen), 9)
    rng = stream(9, "answers")
    while table.seat >= 0:
        options = [int(code) for code in table.options]
        advised = advise(GAME.view(table, int(table.seat)), options)
        assert advised
        assert set(advised) <= set(options)
        table.apply(options[rng.below(len(options))])


def test_all_that_others_are_asked_in_an_action_is_looked_through() -> None:
    assert set(GAME.frames) >= PASSING
    assert not PASSING & {"Operation", "PlayStock", "Store", "ChooseMissions"}


def test_a_castle_with_more_in_it_is_worth_more_and_a_rivals_less() -> None:
    table, view = opening()
    own = side_of(view)
    filled = (Cell("army-25", (), 5, True), *view.sides[own].cells[1:])
    for side, better in ((own, True), (1 - own, False)):
        score = view.sides[side].score
        parts = {**score.parts, "castle": 5}
        after = with_side(
            view, side, cells=filled, score=msgspec.structs.replace(score, parts=parts)
        )
        assert (value(after, int(table.seat)) > value(view, int(table.seat))) == better


def test_cards_that_fit_make_a_better_hand() -> None:
    table, view = opening()
    seat = int(table.seat)
    good = with_hand(view, seat, "army-25", "army-28", "army-30", "army-24", "army-27")
    poor = with_hand(view, seat, "army-21", "army-26", "army-16", "army-19", "army-22")
    assert value(good, seat) > value(poor, seat)


def test_a_full_stock_is_worth_more_than_its_cards_one_by_one() -> None:
    table, view = opening()
    seat = int(table.seat)
    own = side_of(view)
    values = [
        value(with_side(view, own, stock=stock, stock_size=len(stock)), seat)
        for stock in ((), ("army-24",), ("army-24", "army-27"))
    ]
    assert values[2] - values[1] > values[1] - values[0] > 0


def test_a_lost_turn_costs_its_owner() -> None:
    table, view = opening()
    seat = int(table.seat)
    for who, worse in ((seat, True), (1 - seat, False)):
        people = list(view.people)
        people[who] = msgspec.structs.replace(people[who], next={"skip_turn": 1})
        after = msgspec.structs.replace(view, people=tuple(people))
        assert (value(after, seat) < value(view, seat)) == worse


def test_an_exposed_material_is_in_danger() -> None:
    table, view = opening(families="army,clergy")
    seat = int(table.seat)
    own = side_of(view)
    tall = Cell("army-25", (), 5, True)
    shielded = Cell("army-25", ("artisans-35",), 5, True)
    open_castle = with_side(view, own, cells=(tall, *view.sides[own].cells[1:]))
    safe_castle = with_side(view, own, cells=(shielded, *view.sides[own].cells[1:]))
    assert value(safe_castle, seat) > value(open_castle, seat)


@pytest.mark.parametrize("edition", ["2015", "2016"])
def test_every_mission_has_a_chance_between_never_and_always(edition: str) -> None:
    found: set[str] = set()
    for seed in range(12):
        for steps in (5, 60, 120):
            table = at_random(setting(4, {"edition": edition}), seed, steps)
            for seat in range(4):
                told = chances(GAME.view(table, seat))
                assert all(0 <= chance < 1 for chance in told.values())
                found |= told.keys()
    assert len(found) == 40


def test_what_is_done_is_nearly_certain_and_what_somebody_else_did_first_is_lost() -> None:
    _, view = opening()
    done = first_tile(view, "mandatory", flags=("first_tile",))
    assert chances(done)["artisans-43"] > 0.9
    assert chances(too_late(first_tile(view, "mandatory"))) == {"artisans-43": 0}
    assert 0 < chance_of("artisans-43", "artisans-21") < 0.9


def test_a_special_in_hand_brings_its_missions_nearer() -> None:
    for mission in ("merchants-45", "clergy-45"):
        holding = chance_of(mission, "army-21 army-22 army-34")
        assert holding > chance_of(mission, "army-21 army-22 army-23")


def test_a_special_laid_ends_the_mission_to_lay_none() -> None:
    assert chance_of("clergy-40", "army-21") > 0.8
    assert chance_of("clergy-40", "army-21", laid=1) == 0


def test_a_run_that_was_broken_off_counts_for_no_more_than_a_beginning() -> None:
    kept = chance_of("merchants-41", "army-21", action_streak=2)  # not yet in this turn
    assert chance_of("merchants-41", "army-21") < kept < 0.9


def test_a_tile_of_an_opponent_is_what_an_attack_on_one_needs() -> None:
    own = {0: Seat("army-15", {10: "army-29"}, mandatory="army-45"), 1: Seat("", {1: "army-21"})}
    theirs = {0: Seat("army-15", {1: "army-21"}, mandatory="army-45"), 1: Seat("", {11: "army-29"})}
    near, far = (chances(laid_out(seats=seats).view(0)) for seats in (theirs, own))
    assert near["army-45"] > far["army-45"]


def test_a_mandatory_mission_out_of_reach_costs_its_points() -> None:
    table, view = opening()
    seat = int(table.seat)
    free, bound = (too_late(first_tile(view, pile)) for pile in ("optional", "mandatory"))
    lost = value(free, seat) - value(bound, seat)
    fitted = RenaissanceEvaluation("2015", "full", Weights())
    points = fitted.aims["artisans-43"].points
    assert lost == pytest.approx(points * fitted.weights.missions * fitted.stakes(view))


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_a_full_castle_is_raced_for_by_what_the_rules_give(
    players: int, chosen: dict[str, str]
) -> None:
    table = GAME.new(setting(players, chosen), 1)
    options = table.setting.chosen
    fitted = RenaissanceEvaluation(options["edition"], options["variant"], Weights())
    assert fitted.bonus == table.rules.bonus


def test_a_finished_game_is_worth_its_points() -> None:
    played = play(GAME, setting(2, {"variant": "quick"}), 3, ["random"])
    points = ended(GAME, played.table).counted
    for seat in range(2):
        view = GAME.view(played.table, seat)
        assert value(view, seat) == pytest.approx(points[seat] - points[1 - seat])


def test_the_cards_of_an_exchange_are_looked_at_in_rising_order() -> None:
    seats = {
        0: Seat("clergy-14 clergy-21", stock="clergy-22 clergy-23 clergy-24"),
        1: Seat("army-21", stock="army-22 army-23 army-24"),
    }
    game = laid_out(seats=seats).act("play clergy-14", "take army-23")
    assert game.offers("take army-22")  # a person may
    advised = advise(game.view(0), [int(code) for code in game.table.options])
    assert sorted(map(GAME.line, advised)) == ["done", "take army-24"]


def test_a_claim_is_always_made() -> None:
    claimed = 0
    table = GAME.new(setting(3, {"missions": "by-hand"}), 2)
    rng = stream(2, "answers")
    while table.seat >= 0:
        options = [int(code) for code in table.options]
        claims = [code for code in options if CLAIM <= code < CLAIM + 20]
        advised = advise(GAME.view(table, int(table.seat)), options)
        if claims and len(options) > 1:
            assert advised[0] in claims
            claimed += 1
        table.apply(options[rng.below(len(options))])
    assert claimed


def test_others_let_an_action_be_when_a_turn_is_searched() -> None:
    table = GAME.new(setting(2, {"families": "army,clergy"}), 11)
    rng = stream(11, "answers")
    asked = 0
    while table.seat >= 0:
        if type(table.stack[-1]).__name__ in ("AnswerAction", "AnswerAttack"):
            options = [int(code) for code in table.options]
            assert advise(GAME.view(table, int(table.seat)), options)[0] == LET_BE
            asked += 1
        table.apply(table.options[rng.below(len(table.options))])
    assert asked


def test_a_search_goes_on_through_the_answers_of_others() -> None:
    table = GAME.new(setting(3, {"families": "army,clergy,merchants"}), 1)
    judge = evaluation(table.setting)
    seen = set()
    for _ in range(400):
        if table.seat < 0:
            break
        seat = int(table.seat)
        lines = Lines(GAME, judge, GAME.view(table, seat))
        assert lines.through
        codes = [int(code) for code in table.options]
        lines.go(table, codes[-1] if len(codes) < 3 else codes[len(codes) // 2], seat)
        if table.seat not in (seat, -1):
            seen.add(type(table.stack[-1]).__name__)
    assert seen
    assert not seen & PASSING


def test_a_good_offer_is_accepted_and_a_bad_one_is_not() -> None:
    _, view = opening(players=2, seed=6)
    question = msgspec.structs.replace(view.pending[-1], frame="AnswerOffer", args=(view.seat, 1))
    asked = msgspec.structs.replace(view, pending=(*view.pending[:-1], question))
    codes = [GAME.parse("accept"), GAME.parse("refuse"), GAME.parse("counter")]
    good = msgspec.structs.replace(asked, given=("army-25",), taken=("army-21",))
    bad = msgspec.structs.replace(asked, given=("army-21",), taken=("army-25",))
    assert advise(good, codes)[0] == GAME.parse("accept")
    assert advise(bad, codes)[0] == GAME.parse("refuse")
    assert OFFER not in advise(good, codes)


def test_the_best_card_is_stored_first() -> None:
    table, view = opening()
    seat = int(table.seat)
    question = msgspec.structs.replace(view.pending[-1], frame="Store", args=(seat,))
    asked = msgspec.structs.replace(view, pending=(question,))
    names = ("army-21", "army-25", "army-16")
    codes = [GAME.parse("pass"), *[int(STORE) + NUMBER[name] for name in names]]
    assert advise(asked, codes)[0] == STORE + NUMBER["army-25"]


def test_greedy_turns_or_cancels_an_attack_that_hurts() -> None:
    answered = set()
    for seed in range(4):
        options = setting(2, {"families": "army,clergy"})
        played = play(GAME, options, seed, ["greedy"])
        answered |= {GAME.line(answer.code) for answer in played.answers}
    assert answered & {"pope", "pray"}


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_greedy_wins_against_random(players: int, chosen: dict[str, str]) -> None:
    options = setting(players, chosen)
    sides = GAME.sides(options)
    won = 0
    for seed in (21, 22):
        bots = ["greedy" if seat in sides[seed % 2] else "random" for seat in range(players)]
        outcome = ended(GAME, play(GAME, options, seed, bots).table)
        won += sides[seed % 2][0] in outcome.winners
    assert won >= 1


def test_the_same_seed_gives_the_same_game() -> None:
    options = setting(2, {"variant": "quick"})
    games = [play(GAME, options, 5, ["greedy"]).answers for _ in range(2)]
    assert games[0] == games[1]


def test_a_game_where_nobody_is_asked_in_between_is_not_looked_through() -> None:
    table = MASTERS.new(MASTERS.options_of(2), 1)
    judge = evaluation_of(MASTERS, table.setting)
    assert judge is not None
    assert not judge.passing
    assert not Lines(MASTERS, judge, MASTERS.view(table, 0)).through


def test_a_side_is_compared_by_castle_and_families_and_tells_its_missions() -> None:
    played = play(GAME, setting(4, {"teams": "true"}), 3, ["random"])
    view = GAME.view(played.table, None)
    for seat in range(4):
        side = view.sides[view.people[seat].side]
        found = tags(view, seat)
        assert found["castle"] == (side.castle,)
        assert found["families in play"] == (" ".join(view.families),)
        missions = done(view, seat)["mission"]
        assert len(missions) == 5
        assert {name for name, did in missions.items() if did} == set(side.accomplished)


def test_views_of_other_games_are_refused() -> None:
    table = MASTERS.new(MASTERS.options_of(2), 1)
    fitted = evaluation(setting(2, {}))
    with pytest.raises(TypeError, match="renaissance"):
        fitted.leads(MASTERS.view(table, 0))
    with pytest.raises(TypeError, match="renaissance"):
        tags(MASTERS.view(table, 0), 0)
