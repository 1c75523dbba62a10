"""The evaluation of Lorenzo says what all evaluations say, and its numbers stay what they were."""

from typing import Any

import msgspec
import pytest

from bottega.bots.evaluate.lorenzo import Weights, evaluation
from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import SPACE_COUNT
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.rng import stream
from tests.bots.leads import Leads

LEADS = Leads("lorenzo")
KNOWN = LEADS.known()
SOURCES = {
    "points", "cards", "goods", "engine", "faith", "leaders", "hand", "family", "tempo", "rivals",
}  # fmt: skip
TABLES = [
    (2, "none", "false"),
    (3, "none", "true"),
    (4, "pazzi", "true"),
    (5, "houses", "true"),
    (2, "houses,pazzi", "true"),
]
HUB, FOREST, FARMER = 1, 5, 53


def tables(players: int, modules: str, advanced: str) -> list[Lorenzo]:
    """Collect moments of a game at random, and its end."""
    table = GAME.new(GAME.options_of(players, modules=modules, advanced=advanced), 3)
    rng = stream(3, "answers")
    found = []
    while not table.over():
        found.append(table.copy())
        table.apply(table.options[rng.below(len(table.options))])
    return [*found[::9], table]


def at_first(**changes: Any) -> LorenzoView:
    """Give what seat 0 sees when the first member is to be placed, its own board changed."""
    view = GAME.view(GAME.new(GAME.options_of(2, advanced="false"), 5), 0)
    mine = msgspec.structs.replace(view.boards[0], **changes)
    return msgspec.structs.replace(view, boards=(mine, view.boards[1]))


def naive(**changes: Any) -> float:
    view = at_first(**changes)
    return evaluation(view.options).naive(view, 0)


# Leads


@pytest.mark.parametrize("file", LEADS.records, ids=lambda file: file.stem)
def test_leads_are_what_they_were(file: Any) -> None:
    seen = dict(LEADS.views_of(file))
    judge = evaluation(seen[0].options, Weights(KNOWN.weights))
    for moment, leads in KNOWN.leads[file.stem].items():
        assert judge.leads(seen[moment]) == pytest.approx(leads, abs=1e-9)


def test_the_numbers_cover_every_module_and_number_of_players() -> None:
    names = " ".join(KNOWN.leads)
    for players in "2345":
        assert f"-{players}-" in names
    for modules in ("basic", "advanced", "houses", "pazzi", "pazzi-basic", "both"):
        assert f"-{modules}" in names


@pytest.mark.parametrize(("players", "modules", "advanced"), TABLES)
def test_a_lead_is_the_same_whether_cards_worked_before_or_not(
    players: int, modules: str, advanced: str
) -> None:
    seen = [GAME.view(table, 0) for table in tables(players, modules, advanced)]
    used = evaluation(seen[0].options)
    found = [used.leads(view) for view in seen]
    fresh = evaluation(seen[0].options, Weights())
    assert [fresh.leads(view) for view in reversed(seen)] == found[::-1]


# Sources


@pytest.mark.parametrize(("players", "modules", "advanced"), TABLES)
def test_sources_add_up_to_the_lead(players: int, modules: str, advanced: str) -> None:
    for table in tables(players, modules, advanced):
        view = GAME.view(table, 0)
        judge = evaluation(view.options)
        for seat, lead in enumerate(judge.leads(view)):
            sources = judge.sources(view, seat)
            assert sources.keys() <= SOURCES
            assert sum(sources.values()) == pytest.approx(lead, abs=1e-9)


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("points", {"vp": 5}),
        ("goods", {"coin": 9}),
        ("faith", {"faith": 4}),
        ("engine", {"territory": (HUB,), "cards": (HUB,)}),
        ("cards", {"character": (FARMER,), "cards": (FARMER,)}),
        ("tempo", {"members": {"orange": 6, "white": 6, "black": 6, "neutral": 6}}),
    ],
)
def test_what_is_gained_shows_under_its_name(source: str, changes: dict[str, Any]) -> None:
    before, after = at_first(), at_first(**changes)
    judge = evaluation(before.options)
    assert judge.sources(after, 0)[source] > judge.sources(before, 0).get(source, 0.0)
    assert judge.sources(after, 1)["rivals"] < judge.sources(before, 1)["rivals"]


# Advice


@pytest.mark.parametrize(("players", "modules", "advanced"), TABLES)
def test_advice_names_some_of_the_answers(players: int, modules: str, advanced: str) -> None:
    for table in tables(players, modules, advanced)[:-1]:
        view = GAME.view(table, int(table.seat))
        options = [int(code) for code in table.options]
        advice = evaluation(view.options).advise(view, options)
        assert advice
        assert set(advice) <= set(options)
        assert len(set(advice)) == len(advice)


def lines(table: Lorenzo) -> list[str]:
    """List the advice on a question, in words."""
    view = GAME.view(table, int(table.seat))
    options = [int(code) for code in table.options]
    return [GAME.line(code) for code in evaluation(view.options).advise(view, options)]


def asked(question: str) -> Lorenzo:
    """Play at random until a question leaves a choice."""
    seed = 4
    while True:
        table = GAME.new(GAME.options_of(2, advanced="false"), seed)
        rng = stream(seed, "answers")
        while not table.over():
            if type(table.stack[-1]).__name__ == question and len(table.options) > 2:
                return table
            table.apply(table.options[rng.below(len(table.options))])
        seed += 1


def test_of_members_that_do_the_same_the_cheapest_is_advised() -> None:
    table = asked("Turn")
    advice = lines(table)
    members = GAME.view(table, int(table.seat)).boards[table.seat].members
    councils = [line for line in advice if line.endswith("council")]
    assert len(councils) == 1
    enough = {value: member for member, value in members.items() if value > 0}
    assert councils[0].split()[1] in (enough[min(enough)], "neutral")
    assert len([line for line in advice if line.endswith(" harvest")]) == len(set(members.values()))


def test_of_members_of_the_same_value_one_is_advised_for_a_harvest() -> None:
    table = asked("Turn")
    view = GAME.view(table, int(table.seat))
    options = [int(code) for code in table.options]
    boards = list(view.boards)
    members = {"black": 5, "white": 5, "orange": 3, "neutral": 5}
    boards[table.seat] = msgspec.structs.replace(boards[table.seat], members=members)
    seen = msgspec.structs.replace(view, boards=tuple(boards))
    advice = [GAME.line(code) for code in evaluation(view.options).advise(seen, options)]
    harvests = [line for line in advice if line.endswith(" harvest")]
    assert sorted(line.split()[1] for line in harvests) == ["black", "orange"]


def test_the_better_card_of_a_tower_is_advised_first() -> None:
    table = asked("Turn")
    view = GAME.view(table, int(table.seat))
    judge = evaluation(view.options)
    options = [int(code) for code in table.options]
    better = msgspec.structs.replace(view, floors=(FOREST, HUB, *view.floors[2:]))
    worse = msgspec.structs.replace(view, floors=(HUB, FOREST, *view.floors[2:]))
    first = next(code for code in options if GAME.line(code).endswith("territory 1"))
    places = []
    for seen in (better, worse):
        advice = judge.advise(seen, options)
        lowest = [i for i, code in enumerate(advice) if code % SPACE_COUNT == first % SPACE_COUNT]
        places.append(lowest[0])
    assert places[0] < places[1]


def test_privileges_worth_more_are_advised_first() -> None:
    table = asked("PickPrivileges")
    advice = lines(table)
    assert sorted(advice) == sorted(GAME.line(int(code)) for code in table.options)
    assert advice.index("privilege servants") < advice.index("privilege coins")


def test_taking_a_card_is_advised_before_taking_none() -> None:
    assert lines(asked("BonusTake"))[-1] == "decline"


# A beginner


def test_a_beginner_takes_a_card_for_a_card() -> None:
    forest = naive(territory=(HUB,), cards=(HUB,))
    farmer = naive(character=(FARMER,), cards=(FARMER,))
    assert forest == farmer > naive()


def test_a_beginner_would_rather_have_a_card_than_its_price() -> None:
    assert naive(coin=1, cards=(FARMER,)) > naive(coin=5)


def test_a_beginner_does_not_see_the_report_coming() -> None:
    early = at_first()
    late = msgspec.structs.replace(early, round=2)
    judge = evaluation(early.options)
    assert judge.naive(early, 0) == judge.naive(late, 0)
    assert judge.sources(early, 0)["faith"] != judge.sources(late, 0)["faith"]


def test_a_beginner_does_not_look_at_rivals() -> None:
    view = at_first()
    rich = msgspec.structs.replace(view.boards[1], vp=30)
    other = msgspec.structs.replace(view, boards=(view.boards[0], rich))
    judge = evaluation(view.options)
    assert judge.naive(view, 0) == judge.naive(other, 0)


def test_a_beginner_counts_the_points_at_the_end() -> None:
    table = tables(2, "none", "true")[-1]
    judge = evaluation(table.setting)
    for seat, score in enumerate(GAME.score(table)):
        assert judge.naive(GAME.view(table, 0), seat) == score.points


# Weights


def test_weights_can_be_changed_by_name() -> None:
    weights = Weights({"coin": 2.0})
    assert weights.coin == 2.0
    assert weights.wood == Weights().wood
    assert dict(zip(weights.names(), weights.values(), strict=True))["coin"] == 2.0
    view = at_first(coin=9)
    assert evaluation(view.options, weights).leads(view) != evaluation(view.options).leads(view)


def test_a_weight_that_is_not_there_is_refused() -> None:
    for name in ("florins", "names", "__init__"):
        with pytest.raises(ValueError, match=f"no weight '{name}'"):
            Weights({name: 1.0})


def test_the_names_of_weights_are_those_written_down_in_their_order() -> None:
    assert Weights().names() == list(KNOWN.weights)
    assert Weights(KNOWN.weights).values() == list(KNOWN.weights.values())


def test_the_fitted_evaluation_is_made_once_for_the_same_rules() -> None:
    options = GAME.options_of(2)
    assert evaluation(options) is evaluation(GAME.options_of(2))
    assert evaluation(options, Weights()) is not evaluation(options)
