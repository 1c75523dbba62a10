"""The evaluation knows families, tokens and the pieces of both expansions, and greedy uses them."""

from typing import Any

import msgspec
import pytest

from bottega.bots.evaluate import tagging
from bottega.bots.evaluate.lorenzo import evaluation
from bottega.bots.evaluate.lorenzo.tags import tags
from bottega.bots.greedy import Greedy
from bottega.bots.match import ended, play
from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import BID, DROP, OPTION
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import Modifier
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.kernel.options import Options
from bottega.kernel.rng import stream
from tests.toy import GAME as MORRA

BOTH = "houses,pazzi"
TABLES = [
    (2, "houses", "true"),
    (5, "houses", "true"),
    (3, "pazzi", "true"),
    (2, "pazzi", "false"),
    (2, BOTH, "true"),
    (4, BOTH, "true"),
]
FREE_BOROUGH, MERCHANT, BELVEDERE, UNFINISHED_PALACE = 98, 128, 118, 119
COLLECTING = 133  # tokens held at the end are worth points
THREE_COINS, THREE_POINTS = 1, 8  # faces of tokens


def setting(players: int, modules: str = BOTH) -> Options:
    return GAME.options_of(players, modules=modules)


def auction(players: int = 3) -> Lorenzo:
    """Give a table where the first bid is due."""
    table = GAME.new(setting(players), 5)
    while type(table.stack[-1]).__name__ != "Bid":
        table.apply(table.options[0])
    return table


def first_turn(modules: str = BOTH) -> LorenzoView:
    """Give what seat 0 sees when the first member is to be placed."""
    table = GAME.new(setting(2, modules), 1)
    while not table.round:
        table.apply(table.options[0])
    return without_family(GAME.view(table, 0))


def without_family(view: LorenzoView) -> LorenzoView:
    boards = [msgspec.structs.replace(board, family=None, token=0) for board in view.boards]
    boards[0] = msgspec.structs.replace(boards[0], tokens=())
    return msgspec.structs.replace(view, boards=tuple(boards), round=3)


def board_with(view: LorenzoView, **changes: Any) -> LorenzoView:
    boards: list[Board] = list(view.boards)
    boards[0] = msgspec.structs.replace(boards[0], **changes)
    return msgspec.structs.replace(view, boards=tuple(boards))


def value(view: LorenzoView, seat: int) -> float:
    """Give a seat's lead."""
    return evaluation(view.options).leads(view)[seat]


def gain(view: LorenzoView, **changes: Any) -> float:
    """Tell by how much a change on seat 0's board makes its position better."""
    return value(board_with(view, **changes), 0) - value(view, 0)


def last_round(view: LorenzoView) -> LorenzoView:
    return board_with(msgspec.structs.replace(view, round=6), members={})


def asked(frame: str, seed: int = 0) -> Lorenzo:
    """Play at random until a question leaves a choice."""
    while True:
        table = GAME.new(setting(3), seed)
        rng = stream(seed, "answers")
        while not table.over():
            if type(table.stack[-1]).__name__ == frame and len(table.options) > 1:
                return table
            table.apply(table.options[rng.below(len(table.options))])
        seed += 1


# The auction


def test_more_starting_goods_make_a_bid_better() -> None:
    table = auction()
    seat = int(table.seat)
    for lot in range(0, len(table.options), 6):
        worths = []
        for code in table.options[lot : lot + 6]:
            after = table.copy()
            after.apply(code)
            worths.append(value(GAME.view(after, seat), seat))
        assert worths == sorted(worths, reverse=True)


def test_families_are_not_all_worth_the_same() -> None:
    view = GAME.view(auction(5), 0)
    household = evaluation(view.options).household
    assert len({round(household.lot(lot), 2) for lot in view.lots}) > 3


def test_every_family_is_worth_something() -> None:
    household = evaluation(setting(4)).household
    for family in rules_of(setting(4)).families:
        assert household.families[family.name][24] > 0 or family.received


def test_greedy_bids_no_more_than_it_must() -> None:
    table = auction()
    seat = int(table.seat)
    bot = Greedy(GAME, stream(1, "greedy"))
    options = [int(code) for code in table.options]
    chosen = bot.choose(GAME.view(table, seat), options)
    assert (chosen - int(BID)) % 6 == 0


def bids(seed: int, players: int) -> list[tuple[float, float]]:
    """Let greedy bid; give each lot's worth as it was had and on its lowest row."""
    table = GAME.new(setting(players), seed)
    bots = [Greedy(GAME, stream(seed, str(seat)), budget=1) for seat in range(players)]
    while type(table.stack[-1]).__name__ in ("Bid", "ChooseTile", "KeepLeader"):
        seat = int(table.seat)
        codes = [int(code) for code in table.options]
        table.apply(bots[seat].choose(GAME.view(table, seat), codes))
    view = GAME.view(table, None)
    lot = evaluation(view.options).household.lot
    return [(lot(had), lot(msgspec.structs.replace(had, row=1))) for had in view.lots]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_pays_more_for_a_family_than_it_is_worth_above_another(seed: int) -> None:
    found = bids(seed, 4)
    least = min(lowest for _, lowest in found)  # of this one nobody has to pay more
    row = 4.5  # the most that one row more can cost
    assert all(worth > least - row for worth, _ in found)
    assert any(worth < lowest for worth, lowest in found)


# Tokens


def test_a_token_that_shows_more_is_worth_more() -> None:
    view = first_turn()
    coins = gain(view, token=1, tokens=(THREE_COINS,))
    points = gain(view, token=1, tokens=(THREE_POINTS,))
    assert points > coins > 0.2


def test_points_are_better_than_a_token_that_shows_them_but_coins_can_wait() -> None:
    view = board_with(first_turn(), coin=20)
    points = board_with(view, token=1, tokens=(THREE_POINTS,))
    assert gain(points, token=0, tokens=(), vp=view.boards[0].vp + 3) > 0
    coins = board_with(view, token=1, tokens=(THREE_COINS,))
    assert gain(coins, token=0, tokens=(), coin=23) < 0


def test_at_the_end_a_token_counts_as_any_resource() -> None:
    view = last_round(first_turn())
    assert gain(view, token=1, tokens=(THREE_POINTS,)) == pytest.approx(0.2)


def test_what_a_rival_holds_counts_by_the_mean_of_all_faces() -> None:
    view = first_turn()
    boards = [view.boards[0], msgspec.structs.replace(view.boards[1], token=2, tokens=None)]
    assert value(msgspec.structs.replace(view, boards=tuple(boards)), 0) < value(view, 0)


@pytest.mark.parametrize(("kind", "card"), [("territory", FREE_BOROUGH), ("character", MERCHANT)])
def test_a_better_token_laid_on_a_card_is_better(kind: str, card: int) -> None:
    view = board_with(first_turn(), **{kind: (card,), "cards": (card,)})
    coins = gain(view, laid={str(card): THREE_COINS})
    points = gain(view, laid={str(card): THREE_POINTS})
    assert points > coins > 0


def test_greedy_spends_its_tokens_by_the_end_unless_they_count_then() -> None:
    spent = 0
    for seed in (1, 2):
        played = play(GAME, setting(2, "houses"), seed, ["greedy"])
        spent += sum(GAME.line(answer.code).startswith("token ") for answer in played.answers)
        for board in GAME.view(played.table, None).boards:
            assert board.token <= 2 or COLLECTING in board.cards
    assert spent > 8


# Families


@pytest.mark.parametrize(
    ("family", "changes"),
    [
        ("da-montefeltro", {"store": {"wood": 4, "stone": 2}}),
        ("este", {"military": 9}),
        ("della-scala", {"faith": 4}),
        ("medici", {"character": tuple(range(49, 56)), "cards": tuple(range(49, 56))}),
    ],
)
def test_what_a_family_gathers_is_worth_more_to_it(family: str, changes: dict[str, Any]) -> None:
    view = first_turn()
    other = board_with(view, family="malatesta")
    assert gain(board_with(view, family=family), **changes) > gain(other, **changes) - 1e-9
    assert gain(board_with(view, family=family), **changes) > 0


def test_a_store_worth_more_than_a_privilege_is_better_fetched() -> None:
    view = board_with(first_turn(), family="da-montefeltro", wood=0, stone=0)
    stored = board_with(view, store={"wood": 4, "stone": 4})
    fetched = gain(stored, store={}, wood=4, stone=4)
    assert fetched > gain(stored, faith=view.boards[0].faith + 1)


def test_turned_seals_are_worth_more_with_leaders_in_hand() -> None:
    view = board_with(first_turn(), family="visconti")
    none = board_with(view, hand=(), hand_size=0)
    assert gain(view, seals=(1, 2)) > gain(none, seals=(1, 2)) == 0


def test_a_card_that_completes_a_set_is_worth_more_to_orsini() -> None:
    view = first_turn()
    three = {"territory": (1,), "character": (51,), "building": (26,), "cards": (1, 51, 26)}
    fourth = {"venture": (73,), "cards": (1, 51, 26, 73)}
    far = gain(board_with(view, family="orsini"), **three) - gain(view, **three)
    near = gain(board_with(view, family="orsini", **three), **fourth)
    assert far > 0
    assert near > gain(board_with(view, **three), **fourth)


def test_faith_towards_a_tile_is_worth_more_to_della_rovere() -> None:
    view = first_turn()
    family = board_with(view, family="della-rovere")
    assert gain(family, faith=8) > gain(view, faith=8)
    reached = board_with(family, faith_tiles=(3, 6, 9))
    assert gain(family, faith=8) > gain(reached, faith=8)


def test_one_member_more_makes_more_actions() -> None:
    view = first_turn()
    assert gain(view, family="colonna") > gain(view, family="da-montefeltro")


# Cards and leaders


def test_cards_with_new_effects_count_by_what_they_yield() -> None:
    view = first_turn()
    belvedere = {"building": (BELVEDERE,), "cards": (BELVEDERE,)}
    palace = {"building": (UNFINISHED_PALACE,), "cards": (UNFINISHED_PALACE,)}
    assert gain(view, **belvedere) > 0 >= gain(view, **palace)


def test_a_leader_that_allows_fewer_cards_is_worth_no_more_than_putting_it_away() -> None:
    leader = "beatrice-d-este"  # at most one character and one coin
    view = board_with(first_turn(), hand=(), hand_size=0, coin=0)
    fits = {"building": (26, 27, 28), "territory": (1, 2), "cards": (26, 27, 28, 1, 2)}
    spoilt = {**fits, "character": (51, 52), "cards": (26, 27, 28, 1, 2, 51, 52)}
    held = {"hand": (leader,), "hand_size": 1}
    assert gain(board_with(view, **fits), **held) > gain(board_with(view, **spoilt), **held) > 0


def test_goods_beyond_what_a_leader_allows_are_in_its_way() -> None:
    leader = "alfonso-v-d-aragona"  # six military points and no faith
    view = board_with(first_turn(), hand=(), hand_size=0, military=6, faith=0)
    held = {"hand": (leader,), "hand_size": 1}
    assert gain(view, **held) > gain(board_with(view, faith=3), **held)


def test_an_unknown_ability_counts_nothing() -> None:
    powers = evaluation(setting(3)).powers
    assert powers.worth(Modifier(), 12) == 0


# Rivals


def test_greedy_gives_what_hurts_least() -> None:
    table = asked("GiveGoods")
    seat = int(table.seat)
    options = [int(code) for code in table.options]
    chosen = Greedy(GAME, stream(1, "greedy")).choose(GAME.view(table, seat), options)
    worths = {}
    for code in options:
        after = table.copy()
        after.apply(code)
        worths[code] = value(GAME.view(after, seat), seat)
    assert int(OPTION) <= chosen
    assert worths[chosen] == max(worths.values())


def test_greedy_drops_the_card_that_is_worth_least() -> None:
    table = asked("DropCard")
    seat = int(table.seat)
    options = [int(code) for code in table.options]
    chosen = Greedy(GAME, stream(1, "greedy")).choose(GAME.view(table, seat), options)
    before = value(GAME.view(table, seat), seat)
    lost = {}
    for code in options:
        after = table.copy()
        after.apply(code)
        lost[code] = before - value(GAME.view(after, seat), seat)
    assert int(DROP) <= chosen
    assert lost[chosen] == min(lost.values())


def test_what_rivals_are_about_to_give_is_counted_in() -> None:
    table = asked("GiveGoods")
    question = GAME.view(table, None).pending[-1]
    to = question.args[1]
    view = GAME.view(table, to)
    calm = [q for q in view.pending if q.frame != "GiveGoods"]
    assert value(view, to) > value(msgspec.structs.replace(view, pending=tuple(calm)), to)


# Whole games


@pytest.mark.parametrize(("players", "modules", "advanced"), TABLES)
def test_greedy_beats_random_with_every_expansion(
    players: int, modules: str, advanced: str
) -> None:
    options = GAME.options_of(players, modules=modules, advanced=advanced)
    bots = ["greedy", *["random"] * (players - 1)]
    outcome = ended(GAME, play(GAME, options, 4, bots).table)
    assert outcome.winners == (0,)
    assert outcome.counted[0] > max(outcome.counted[1:]) + 15


# Tags


def test_a_seat_is_named_by_its_family_its_bid_and_its_leaders() -> None:
    played = play(GAME, setting(3), 2, ["random"])
    view = GAME.view(played.table, None)
    for seat, board in enumerate(view.boards):
        found = tagging(GAME)(view, seat)
        assert found["family"] == (board.family,)
        assert found["leader"] == (*board.played, *board.dismissed)
        assert found["bid"][0] in found["family and bid"][0]


def test_tags_are_read_from_views_of_lorenzo_alone() -> None:
    with pytest.raises(TypeError, match="views of lorenzo"):
        tags(MORRA.view(MORRA.new(MORRA.options_of(2), 1), 0), 0)
    assert tagging(MORRA)(MORRA.view(MORRA.new(MORRA.options_of(2), 1), 0), 0) == {}
