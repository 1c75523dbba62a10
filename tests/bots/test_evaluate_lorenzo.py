"""The evaluation of Lorenzo prefers what a player would prefer, and greedy plays well by it."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bottega.bots.evaluate.api import Evaluation
from bottega.bots.evaluate.lorenzo import evaluation
from bottega.bots.lines import Lines
from bottega.bots.match import ended, play
from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import DISCARD, END, PASS, PLAY, PRODUCE, TRADE, USE
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.kernel.game import View
from bottega.kernel.rng import stream
from tests.toy import GAME as MORRA

GOODS = ("coin", "wood", "stone", "servant", "military", "faith", "vp")
HARMLESS = ("1-5", "2-1", "3-1")  # excommunications that take nothing away for goods held
COMMERCIAL_HUB, FOREST, TAX_OFFICE, FARMER, HIRING_RECRUITS = 1, 5, 26, 53, 73


def value(view: LorenzoView, seat: int) -> float:
    """Give a seat's lead."""
    return evaluation(view.options).leads(view)[seat]


def advice(view: LorenzoView, *codes: int) -> list[int]:
    """List the answers worth looking at."""
    return list(evaluation(view.options).advise(view, codes))


def views(players: int, advanced: str, seed: int) -> list[LorenzoView]:
    """Collect what the seats see at every question of a game at random."""
    table = GAME.new(GAME.options_of(players, advanced=advanced), seed)
    rng = stream(seed, "answers")
    seen = []
    while not table.over():
        view = GAME.view(table, int(table.seat))
        seen.append(msgspec.structs.replace(view, tiles=HARMLESS))
        table.apply(table.options[rng.below(len(table.options))])
    return seen


def first_turn(players: int = 2, advanced: str = "false") -> LorenzoView:
    """Give what is seen when the first member is to be placed, with seat 0's eyes."""
    table = GAME.new(GAME.options_of(players, advanced=advanced), 1)
    while not table.round:
        table.apply(table.options[0])
    return msgspec.structs.replace(GAME.view(table, 0), tiles=HARMLESS)


def board_with(view: LorenzoView, whose: int, **changes: Any) -> LorenzoView:
    """Change something on one board of a view."""
    boards: list[Board] = list(view.boards)
    boards[whose] = msgspec.structs.replace(boards[whose], **changes)
    return msgspec.structs.replace(view, boards=tuple(boards))


def gain(view: LorenzoView, **changes: Any) -> float:
    """Tell by how much a change on seat 0's board makes its position better."""
    return value(board_with(view, 0, **changes), 0) - value(view, 0)


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(("players", "advanced"), [(2, "true"), (3, "false"), (4, "true")])
def test_more_of_a_good_is_never_worth_less(good: str, players: int, advanced: str) -> None:
    for view in views(players, advanced, 7)[::5]:
        seat = view.asked
        held = getattr(view.boards[seat], good)
        last = value(view, seat)
        for more in (1, 2, 5):
            if good == "faith" and held + more > 15:
                break
            worth = value(board_with(view, seat, **{good: held + more}), seat)
            assert worth >= last - 1e-9
            last = worth


def test_a_report_coming_makes_faith_worth_more() -> None:
    later = board_with(first_turn(), 0, faith=2)
    soon = msgspec.structs.replace(board_with(later, 0, members={"orange": 3}), round=2)
    over = msgspec.structs.replace(later, round=3)
    assert gain(soon, faith=3) > gain(later, faith=3)
    assert gain(soon, faith=3) > gain(over, faith=3)


def test_too_little_faith_is_worse_the_nearer_the_report_is() -> None:
    view = board_with(first_turn(), 0, faith=0)
    soon = msgspec.structs.replace(board_with(view, 0, members={"orange": 3}), round=2)
    assert gain(soon, faith=3) > 3  # more than the points of the space


@pytest.mark.parametrize(
    ("kind", "card"), [("territory", FOREST), ("building", TAX_OFFICE), ("character", FARMER)]
)
def test_a_card_that_yields_counts_more_early_than_late(kind: str, card: int) -> None:
    early = first_turn()
    late = msgspec.structs.replace(early, round=6)
    taken = {kind: (card,), "cards": (card,)}
    assert gain(early, **taken) > gain(late, **taken)
    assert gain(late, **taken) >= 0


def test_a_card_that_works_more_easily_or_gives_more_is_better() -> None:
    view = first_turn()
    hub = gain(view, territory=(COMMERCIAL_HUB,), cards=(COMMERCIAL_HUB,))
    forest = gain(view, territory=(FOREST,), cards=(FOREST,))
    assert forest > hub
    easier = board_with(view, 0, values={"harvest": 3})
    assert gain(easier, territory=(FOREST,), cards=(FOREST,)) > forest


def test_a_venture_is_worth_its_points_whenever_it_is_taken() -> None:
    early = first_turn()
    late = msgspec.structs.replace(early, round=6)
    for view in (early, late):
        score = view.boards[0].score
        score = msgspec.structs.replace(score, parts={**score.parts, "ventures": 4})
        taken = {"venture": (HIRING_RECRUITS,), "cards": (HIRING_RECRUITS,), "score": score}
        assert gain(view, **taken) == pytest.approx(4, abs=1.5)


def test_military_that_opens_the_next_territory_is_worth_more() -> None:
    view = board_with(first_turn(), 0, territory=(1, 2), cards=(1, 2), needs=3, military=2)
    far = board_with(view, 0, military=10, needs=3)
    assert gain(view, military=3) > gain(far, military=11)


def test_what_a_rival_has_counts_against() -> None:
    view = first_turn(3)
    assert value(board_with(view, 1, vp=30), 0) < value(view, 0)


def test_a_member_worth_more_is_kept_for_later() -> None:
    view = first_turn()
    assert gain(view, members={"orange": 6}) > gain(view, members={"orange": 2})


def test_the_place_in_the_coming_order_counts() -> None:
    view = msgspec.structs.replace(first_turn(), order=(0, 1))
    assert value(view, 0) > value(msgspec.structs.replace(view, order=(1, 0)), 0)


def test_a_leader_near_its_conditions_is_worth_more_than_one_far_from_them() -> None:
    view = board_with(first_turn(2, "true"), 0, hand=("bartolomeo-colleoni",), hand_size=1)
    near = {"venture": (73, 74), "territory": (1, 2, 3, 4), "cards": (73, 74, 1, 2, 3, 4)}
    with_cards = board_with(view, 0, **near)
    without = gain(board_with(view, 0, hand=(), hand_size=0), **near)
    assert gain(view, **near) > without
    played = {"hand": (), "hand_size": 0, "played": ("bartolomeo-colleoni",)}
    assert gain(with_cards, **played) > 0


def test_an_excommunication_costs_while_the_game_lasts() -> None:
    view = msgspec.structs.replace(first_turn(), round=3, tiles=("1-7", "2-7", "3-1"))
    late = msgspec.structs.replace(view, round=6)
    assert gain(view, excommunications=(1,)) < gain(late, excommunications=(1,)) < 0


def test_a_finished_game_is_worth_its_points() -> None:
    options = GAME.options_of(2)
    table = play(GAME, options, 3, ["random"]).table
    scores = GAME.score(table)
    lead = scores[0].points - scores[1].points
    assert value(GAME.view(table, 0), 0) == pytest.approx(lead, abs=0.2)


def test_views_of_other_games_are_refused() -> None:
    table = MORRA.new(MORRA.options_of(2), 1)
    with pytest.raises(TypeError, match="views of lorenzo"):
        evaluation(GAME.options_of(2)).leads(MORRA.view(table, 0))


def test_leaders_are_put_away_only_after_a_member_is_placed() -> None:
    view = first_turn(2, "true")
    away, use = int(DISCARD) + 3, int(USE) + 3
    assert sorted(advice(view, 0, 7, int(PLAY), away, use)) == [0, 7, int(PLAY), use]
    assert advice(view, int(PASS), away) == [int(PASS)]
    assert advice(view, int(END), away) == [int(END), away]


def test_trades_are_looked_at_before_producing_without_them() -> None:
    trades = [int(TRADE), int(TRADE) + 1]
    assert advice(first_turn(), int(PRODUCE), *trades) == [*trades, int(PRODUCE)]


class Backwards(Evaluation):
    """Looks at the last answer first, whatever it leads to."""

    def leads(self, view: View) -> list[float]:
        return [0.0] * view.options.players

    def advise(self, view: View, options: Sequence[int]) -> Sequence[int]:
        return options[::-1]


def test_a_line_is_followed_by_the_first_answer_worth_looking_at() -> None:
    table = GAME.new(GAME.options_of(2), 1)
    while not table.round:
        table.apply(table.options[0])
    seat = int(table.seat)
    lines = Lines(GAME, Backwards(), GAME.view(table, seat))
    found = lines.search(table, [int(code) for code in table.options], 0)
    longer = [line for line in found if len(line.codes) > 1]
    assert longer
    for line in longer:
        again = table.copy()
        again.apply(line.codes[0])
        for code in line.codes[1:]:
            assert code == again.options[-1]
            again.apply(code)


def test_greedy_beats_random_clearly() -> None:
    options = GAME.options_of(2)
    for seed in (1, 2):
        for mine in (0, 1):
            bots = ["random", "random"]
            bots[mine] = "greedy"
            outcome = ended(GAME, play(GAME, options, seed, bots).table)
            assert outcome.winners == (mine,)
            assert outcome.counted[mine] > outcome.counted[1 - mine] + 15


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", ["true", "false"])
def test_greedy_plays_to_the_end_at_every_table(players: int, advanced: str) -> None:
    options = GAME.options_of(players, advanced=advanced)
    bots = ["greedy", *["random"] * (players - 1)]
    assert ended(GAME, play(GAME, options, 11, bots).table).reason == "finished"
