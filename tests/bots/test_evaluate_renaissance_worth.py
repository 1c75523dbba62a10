"""The evaluation of Renaissance keeps its values, says where they come from, and takes weights."""

import msgspec
import pytest

from bottega.bots.evaluate.renaissance import Weights, evaluation
from bottega.bots.evaluate.renaissance.facts import Deck
from bottega.bots.evaluate.renaissance.worth import RenaissanceEvaluation
from bottega.bots.match import play
from bottega.games.renaissance import GAME
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.options import Options
from tests.bots.test_evaluate_renaissance import (
    at_random,
    first_tile,
    opening,
    side_of,
    too_late,
    with_hand,
    with_side,
)

# Values as they were when they were taken down, by weights that do not change with a new fit.
SETTLED = {
    "mean": 2.7, "pace": 0.95, "waste": 1.15, "cards": 1.5, "race": 0.9, "slack": 1.6,
    "usual": 2.2, "stock": 0.85, "opening": 2.2, "unseen": 1.7, "hand": 0.22, "fresh": 1.0,
    "turn": 3.2, "draw": 1.2, "act": 1.0, "build": 1.9, "immune": 0.8, "pulley": 1.3,
    "risk": 0.035, "calm": 0.012, "rival": 0.75, "field": 0.25, "secret": 2.5, "closing": 6.0,
    "store": 0.9, "cover": 1.2, "covered": 0.8, "fits": 0.9, "actions": 1.0, "specials": 1.0,
    "standing": 1.0, "missions": 1.0, "royal": 1.0, "horizon": 1e9,
}  # fmt: skip
STEPS = (5, 20, 40, 60, 400)  # answers at random; the last one is a game that is over
SEED = 7
VALUES: list[tuple[int, dict[str, str], list[float]]] = [
    (2, {}, [-3.7992321249, 10.0196435825, 0.7481145699, -15.1767637422, 23.0]),
    (3, {}, [17.8303218598, 24.3785872358, -18.3503220836, -26.0704088242, -15.5]),
    (4, {}, [3.5921269681, -2.3444924813, -4.622523287, -10.3312672487, -0.8333333333]),
    (2, {"edition": "2016"},
     [-3.7992321249, 10.0196435825, 0.7481145699, -15.1767637422, 14.0]),
    (4, {"edition": "2016"},
     [6.0346964991, -2.3444924813, -4.622523287, -10.2184604218, -43.25]),
    (3, {"support": "true"},
     [17.8303218598, 14.037222332, 0.029780267, 4.6378124427, -25.75]),
    (2, {"variant": "quick"},
     [2.1989080645, 15.3547692021, 5.0, 5.0, 5.0]),
    (4, {"variant": "quick", "edition": "2016"},
     [-1.7056379048, -2.4632384005, -3.9478232772, -0.8566238901, -2.9166666667]),
    (4, {"teams": "true"},
     [3.5275715379, -22.9245062615, -37.902469699, -54.215517947, -14.0]),
    (6, {"teams": "true"},
     [10.6155641171, 21.287995084, -22.8770672818, -54.4145937578, -30.875]),
    (8, {"teams": "true"},
     [-0.6255336936, 1.8229092763, 1.5667583254, -10.9304833433, -0.75]),
    (3, {"missions": "by-hand"},
     [17.8303218598, 18.850927343, -3.1682576808, 8.912913749, -22.875]),
]  # fmt: skip
TABLES = [(players, chosen) for players, chosen, _ in VALUES]


def setting(players: int, chosen: dict[str, str]) -> Options:
    """Check the options of a table."""
    return GAME.options_from(players, chosen)


@pytest.mark.parametrize(("players", "chosen", "values"), VALUES)
def test_positions_are_worth_what_they_were(
    players: int, chosen: dict[str, str], values: list[float]
) -> None:
    options = setting(players, chosen)
    settled = evaluation(options, Weights(SETTLED))
    for steps, expected in zip(STEPS, values, strict=True):
        table = at_random(options, SEED, steps)
        seat = steps // 5 % players
        assert settled.leads(GAME.view(table, seat))[seat] == pytest.approx(expected, abs=1e-9)


def test_of_royal_missions_nothing_can_be_told_far_from_the_end() -> None:
    options = setting(2, {})
    view = GAME.view(at_random(options, SEED, 20), 0)
    alone = {"missions": 0.0, "royal": 1.0}
    far, near = (
        evaluation(options, Weights({**alone, "horizon": horizon})) for horizon in (1e-6, 1e9)
    )
    assert isinstance(far, RenaissanceEvaluation)
    side = view.sides[view.people[0].side]
    royal = [name for name in (*side.mandatory, *side.optional) if far.aims[name].royal]
    assert royal
    # One that must be accomplished brings as much as it costs then, another half of its points.
    even = sum([far.aims[name].points / 2 for name in royal if name in side.optional])
    assert far.sources(view, 0)["missions"] == pytest.approx(even)
    assert near.sources(view, 0)["missions"] != pytest.approx(even, abs=0.1)


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_sources_add_up_to_the_lead_of_every_seat(players: int, chosen: dict[str, str]) -> None:
    options = setting(players, chosen)
    fitted = evaluation(options)
    for steps in STEPS:
        table = at_random(options, SEED, steps)
        for seat in (*range(players), None):
            view = GAME.view(table, seat)
            leads = fitted.leads(view)
            assert len(leads) == players
            for other in range(players):
                total = sum(fitted.sources(view, other).values())
                assert total * fitted.stakes(view) == pytest.approx(leads[other], abs=1e-9)


def test_partners_have_the_same_lead_and_two_sides_opposite_ones() -> None:
    options = setting(4, {"teams": "true"})
    table = at_random(options, SEED, 40)
    view = GAME.view(table, 1)
    leads = evaluation(options, Weights(SETTLED)).leads(view)
    for seat in range(4):
        sign = 1 if view.people[seat].side == view.people[0].side else -1
        assert leads[seat] == pytest.approx(sign * leads[0])


def test_what_changes_shows_in_its_source() -> None:
    _, view = opening()
    seat, own = view.seat or 0, side_of(view)
    fitted = evaluation(view.options)
    before = fitted.sources(view, seat)
    changed = {
        "cards": with_side(view, own, stock=("army-25",), stock_size=1),
        "hand": with_hand(view, seat, "army-25", "army-28", "army-30", "army-24", "army-27"),
        "engine": with_side(view, own, zone=("clergy-34",)),
        "tempo": msgspec.structs.replace(view, extra=(seat,)),
        "missions": with_side(view, own, mandatory=()),
        "rivals": with_side(view, 1 - own, stock_size=3),
    }
    for name, after in changed.items():
        found = fitted.sources(after, seat)
        assert found[name] != pytest.approx(before[name]), name
        others = {source for source in found if found[source] != pytest.approx(before[source])}
        assert others <= {name, "missions"}, name  # a card at hand also brings missions nearer


def test_points_of_a_finished_game_are_its_sources() -> None:
    played = play(GAME, setting(2, {"variant": "quick"}), 3, ["random"])
    view = GAME.view(played.table, 0)
    points = [side.score.points for side in view.sides]
    found = evaluation(view.options).sources(view, 1)
    assert found == pytest.approx({"points": points[1], "rivals": -points[0]})


def test_a_beginner_counts_points_and_cells_and_cards() -> None:
    _, view = opening()
    seat, own = view.seat or 0, side_of(view)
    naive = evaluation(view.options).naive
    score = view.sides[own].score
    richer = with_side(view, own, score=msgspec.structs.replace(score, points=score.points + 3))
    assert naive(richer, seat) == pytest.approx(naive(view, seat) + 3)
    table = at_random(setting(2, {}), SEED, 40)
    later = GAME.view(table, 0)
    filled = next(i for i, cell in enumerate(later.sides[0].cells) if cell is not None)
    cells = [None if i == filled else cell for i, cell in enumerate(later.sides[0].cells)]
    assert naive(with_side(later, 0, cells=tuple(cells)), 0) < naive(later, 0)
    assert naive(with_hand(view, seat, "army-25"), seat) < naive(view, seat)


def test_a_beginner_envies_but_does_not_look_ahead() -> None:
    _, view = opening()
    seat, own = view.seat or 0, side_of(view)
    fitted = evaluation(view.options)
    score = view.sides[1 - own].score
    ahead = msgspec.structs.replace(score, points=score.points + 5)
    assert fitted.naive(with_side(view, 1 - own, score=ahead), seat) < fitted.naive(view, seat)
    before = first_tile(view, "mandatory")
    after = too_late(before)
    assert fitted.naive(after, seat) == fitted.naive(before, seat)
    assert fitted.leads(after)[seat] < fitted.leads(before)[seat]


def test_a_beginner_sees_nothing_but_points_when_it_is_over() -> None:
    played = play(GAME, setting(3, {"variant": "quick"}), 3, ["random"])
    view = GAME.view(played.table, 0)
    naive = evaluation(view.options).naive
    order = sorted(range(3), key=lambda seat: naive(view, seat))
    points = [view.sides[seat].score.points for seat in order]
    assert points == sorted(points)


def test_weights_can_be_overridden_by_name() -> None:
    _, view = opening()
    seat = view.seat or 0
    view = msgspec.structs.replace(view, extra=(seat,))
    usual = evaluation(view.options).sources(view, seat)["tempo"]
    twice = Weights({"turn": 2 * Weights().turn})
    assert evaluation(view.options, twice).sources(view, seat)["tempo"] == pytest.approx(2 * usual)
    assert evaluation(view.options).sources(view, seat)["tempo"] == usual


def test_every_weight_has_a_name_and_changes_only_itself() -> None:
    names = Weights.names()
    usual = Weights().values()
    assert len(names) == len(usual) == len(set(names))
    for i, name in enumerate(names):
        changed = Weights({name: usual[i] + 1})
        assert getattr(changed, name) == usual[i] + 1
        assert changed.values() == [*usual[:i], usual[i] + 1, *usual[i + 1 :]]


def eventful() -> list[RenaissanceView]:
    """Give positions in which everything that has a weight is there."""
    held = {"no_draw": 1, "no_action": 1, "no_material": 1, "castle_immunity": 1}
    found = []
    for families in ("army,clergy", "clergy,artisans"):
        _, view = opening(families=families)
        later = GAME.view(at_random(view.options, 4, 30), 0)
        rich = with_side(
            with_hand(later, 0, "army-25", "army-31", "army-16"),
            0,
            stock=("army-24", "army-32"),
            stock_size=2,
            cover="merchants-34",
            zone=("clergy-34",),
        )
        people = list(rich.people)
        people[0] = msgspec.structs.replace(people[0], next={**held, "materials_up_to": 2})
        rich = msgspec.structs.replace(rich, people=tuple(people), extra=(0,))
        question = msgspec.structs.replace(rich.pending[-1], frame="Store", args=(0,))
        found.append(msgspec.structs.replace(rich, pending=(question,)))
        found.append(msgspec.structs.replace(rich, pile=2))
    return found


def test_every_weight_matters() -> None:
    views = eventful()
    options = views[0].options
    for name, usual in zip(Weights.names(), Weights().values(), strict=True):
        other = evaluation(options, Weights({name: usual + 0.1}))
        fitted = evaluation(options)
        assert any(other.leads(view) != fitted.leads(view) for view in views), name


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(ValueError, match=r"renaissance has no weight 'luck'; it has: mean, pace"):
        Weights({"luck": 1.0})


def test_the_fitted_evaluation_is_made_once_for_an_edition_and_a_variant() -> None:
    assert evaluation(setting(2, {})) is evaluation(setting(4, {}))
    assert evaluation(setting(2, {})) is not evaluation(setting(2, {"edition": "2016"}))
    assert evaluation(setting(2, {})) is not evaluation(setting(2, {"variant": "quick"}))


def test_a_card_that_fits_is_worth_more_than_one_that_does_not() -> None:
    deck = Deck("2015", Weights(SETTLED))
    card = deck.named["army-25"]
    assert card.worth(7) == pytest.approx(0.9 * card.value + 0.5 + 0.2 * len(card.kinds))
    assert card.worth(0) == 0


def test_advice_is_never_empty_even_where_nothing_seems_worth_a_look() -> None:
    _, view = opening()
    question = msgspec.structs.replace(view.pending[-1], frame="Relay", args=(view.seat,))
    asked: RenaissanceView = msgspec.structs.replace(view, pending=(question,))
    codes = [GAME.parse("empty"), GAME.parse("empty")]
    assert evaluation(view.options).advise(asked, codes) == codes
