"""The evaluation of Masters prefers what a player would prefer, and says where it comes from."""

from pathlib import Path

import pytest

from bottega.bots.evaluate.masters import Weights, evaluation
from bottega.games.masters import GAME
from bottega.games.masters.actions import PAY
from bottega.kernel.record import read
from tests.bots.leads import Leads
from tests.build import Position, Seat, goods, seat, table
from tests.toy import GAME as MORRA

FITTED = evaluation(GAME.options_of(2))
SOURCES = {"cards", "faith", "engine", "goods", "leaders", "hand"}
LEADS = Leads("masters")
each_record = pytest.mark.parametrize("file", LEADS.records, ids=lambda file: file.stem)


def lead(position: Position, seat: int = 0) -> float:
    return FITTED.leads(GAME.view(position.table, seat))[seat]


def naive(position: Position) -> float:
    return FITTED.naive(GAME.view(position.table, 0), 0)


def sources(one: Seat) -> dict[str, float]:
    return FITTED.sources(GAME.view(table(seats={0: one}).table, 0), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (seat(slots=[[13], [], []]), seat(slots=[[1], [], []])),
        (seat(faith=11), seat(faith=4)),
        (seat(store=goods(coin=2, stone=2)), seat()),
        (seat(box=goods(coin=3)), seat(box=goods(coin=1))),
        (seat(played=[57]), seat()),
        (seat(slots=[[13], [], []], box=goods(stone=1, servant=1)), seat(slots=[[13], [], []])),
    ],
)
def test_more_is_better(better: Seat, worse: Seat) -> None:
    assert lead(table(seats={0: better})) > lead(table(seats={0: worse}))


def test_what_a_rival_has_counts_against() -> None:
    alone = table(seats={1: seat()})
    ahead = table(seats={1: seat(faith=7, slots=[[13], [14], []])})
    assert lead(ahead) < lead(alone)


@each_record
def test_leads_are_what_they_were(file: Path) -> None:
    before = LEADS.known()
    judge = evaluation(GAME.options_of(2), Weights(before.weights))
    for moment, view in LEADS.views_of(file):
        assert judge.leads(view) == pytest.approx(before.leads[file.stem][moment], abs=1e-9)


@each_record
def test_sources_add_up_to_the_lead(file: Path) -> None:
    for _, view in LEADS.views_of(file):
        for place, ahead in enumerate(FITTED.leads(view)):
            found = FITTED.sources(view, place)
            assert sum(found.values()) * FITTED.stakes(view) == pytest.approx(ahead, abs=1e-9)
            assert set(found) == (SOURCES if len(view.boards) == 1 else SOURCES | {"rivals"})


@pytest.mark.parametrize(
    ("name", "one"),
    [
        ("cards", seat(slots=[[2], [], []])),
        ("faith", seat(faith=7)),
        ("engine", seat(slots=[[13], [], []], box=goods(stone=1, servant=1))),
        ("goods", seat(box=goods(coin=3, stone=3))),
        ("leaders", seat(played=[57])),
        ("hand", seat(hand=[57])),
    ],
)
def test_what_a_board_has_is_named(name: str, one: Seat) -> None:
    assert sources(one)[name] > sources(seat())[name]


@each_record
def test_sources_are_final_points_at_the_end(file: Path) -> None:
    *_, (_, end) = LEADS.views_of(file)
    for place, board in enumerate(end.boards):
        found = FITTED.sources(end, place)
        assert int(sum(found[name] for name in SOURCES)) == board.score.points


def test_a_lead_counts_for_more_near_the_end() -> None:
    sixth = [[13, 21], [14, 22], [15, 23]]
    early, late = (table(seats={0: seat(slots=slots)}).view(0) for slots in ([], sixth))
    assert FITTED.stakes(late) > FITTED.stakes(early) >= 1


def test_a_rival_is_a_source_by_its_whole_board() -> None:
    position = table(seats={1: seat(faith=7, slots=[[13], [14], []])})
    found = FITTED.sources(GAME.view(position.table, 0), 0)
    assert found["rivals"] < FITTED.sources(GAME.view(table().table, 0), 0)["rivals"] < 0


def test_it_is_read_from_the_view_alone() -> None:
    seen = [table(seats={0: seat(hand=[49, 53]), 1: seat(hand=hand)}) for hand in ([57], [64])]
    views = [GAME.view(position.table, 0) for position in seen]
    assert FITTED.leads(views[0]) == FITTED.leads(views[1])
    other = MORRA.view(MORRA.new(MORRA.options_of(2), 1), 0)
    with pytest.raises(TypeError, match="views of masters"):
        FITTED.leads(other)
    with pytest.raises(TypeError, match="views of masters"):
        FITTED.naive(other, 0)


def test_payments_are_made_from_the_warehouse() -> None:
    view = GAME.view(table().table, 0)
    codes = [int(PAY) + n for n in (2, 1, 0)]
    assert list(FITTED.advise(view, codes)) == codes[:1]
    assert list(FITTED.advise(view, [1, 2, 3])) == [1, 2, 3]


@each_record
def test_advice_is_some_of_what_is_offered(file: Path) -> None:
    record = read(GAME, file.read_text(encoding="utf-8"))
    position = GAME.new(record.options, record.seed)
    for answer in record.answers:
        options = [int(code) for code in position.options]
        advised = list(FITTED.advise(GAME.view(position, answer.seat), options))
        assert advised == [code for code in options if code in advised] != []
        position.apply(answer.code)


def test_a_beginner_buys_what_can_be_paid() -> None:
    rich = {0: seat(store=goods(coin=2))}
    bought = table(seats=rich, grid={"blue 1": 3}).play("buy blue 1 slot 1")
    assert naive(bought) > naive(table(seats=rich, grid={"blue 1": 3}))


def test_a_beginner_takes_the_row_with_more_goods() -> None:
    rows = "yellow grey white white / yellow grey purple white"
    few = table(market=rows).play("take row 1", "store")
    many = table(market=rows).play("take row 2", "store")
    assert naive(many) > naive(few)


def test_a_beginner_likes_leaders_for_their_points_and_not_for_what_they_do() -> None:
    dear, useful = (table(seats={0: seat(hand=[number])}) for number in (57, 61))
    assert naive(dear) > naive(useful)
    assert lead(dear) < lead(useful)


def test_a_beginner_does_not_look_at_rivals() -> None:
    ahead = table(seats={1: seat(faith=7, slots=[[16], [14], []])})
    assert naive(ahead) == naive(table(seats={1: seat(slots=[[16], [14], []])}))


@each_record
def test_a_beginner_counts_points_at_the_end(file: Path) -> None:
    *_, (_, end) = LEADS.views_of(file)
    for place, board in enumerate(end.boards):
        assert board.score.points <= FITTED.naive(end, place) < board.score.points + 1


def test_other_weights_value_otherwise() -> None:
    view = GAME.view(table(seats={0: seat(slots=[[13], [], []])}).table, 0)
    weak = evaluation(view.options, Weights({"engine": 0.1}))
    assert weak.leads(view)[0] < FITTED.leads(view)[0]
    assert evaluation(view.options, Weights()).leads(view) == FITTED.leads(view)
    assert evaluation(view.options) is FITTED


def test_weights_are_listed_by_name() -> None:
    weights = Weights({"pace": 0.5, "length": 20})
    listed = dict(zip(weights.names(), weights.values(), strict=True))
    assert listed == {name: getattr(weights, name) for name in weights.names()}
    assert (weights.pace, weights.length) == (0.5, 20.0)
    assert {name for name in listed if listed[name] != getattr(Weights(), name)} == {
        "pace",
        "length",
    }


def test_a_weight_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="masters has no weight 'speed'; it has length, floor"):
        Weights({"speed": 1.0})
