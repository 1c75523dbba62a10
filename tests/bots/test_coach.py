"""The coach: hints for a seat, and reviews of what it decided."""

from functools import cache
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.bots.coach import (
    Decision,
    Hint,
    Review,
    Thinker,
    Worth,
    decisions,
    explained,
    hint,
    judge,
    review,
    turning,
)
from bottega.bots.match import play
from bottega.bots.search import Search
from bottega.games import game
from bottega.kernel.errors import BadOptions, BadRecord
from bottega.kernel.game import Game
from bottega.kernel.record import Answer, Record, read, replay
from bottega.kernel.rng import stream
from bottega.text.adviser import SOURCES, Adviser
from tests.coaching import Fixed, Scorer, considered
from tests.toy import MorraGame

MASTERS = game("masters")
MORRA = MorraGame()
RECORDS = Path(__file__).parent.parent / "records"
ITERATIONS = 20


@cache
def recorded(answers: int | None = 24, players: int = 2) -> Record:
    options = MASTERS.options_of(players)
    played = play(MASTERS, options, 5, ["random"])
    return Record("masters", MASTERS.version, options, 5, played.answers[:answers])


def morra(*fingers: int) -> Record:
    answers = tuple(Answer(i % 2, shown - 1) for i, shown in enumerate(fingers))
    return Record("morra", 1, MORRA.options_of(2), 0, answers)


def reviewed(record: Record, seat: int = 0, **more: Any) -> Review:
    return review(MASTERS, record, seat, ITERATIONS, 3, thinker=Scorer, **more)


def first_question(played: Game[Any, Any], worth: Fixed, iterations: int = 10) -> Hint:
    table = played.new(played.options_of(2), 0)
    view = played.view(table, 0)
    codes = [int(code) for code in table.options]
    return hint(played, view, codes, stream(0, "hint"), iterations, worth)


def test_a_hint_has_the_best_three_answers_first() -> None:
    worth = Fixed({i: considered(i, [1.0, 9.0, 4.0][i]) for i in range(3)})
    found = first_question(MORRA, worth)
    assert [one.code for one in found.best] == [1, 2, 0]
    assert [one.line for one in found.best] == ["show 2", "show 3", "show 1"]
    assert (found.seat, found.sure) == (0, True)


def test_a_hint_shows_no_more_than_three() -> None:
    table = MASTERS.new(MASTERS.options_of(2), 0)
    codes = [int(code) for code in table.options]
    assert len(codes) == 6
    worth = Fixed({code: considered(code, float(code)) for code in codes})
    found = first_question(MASTERS, worth)
    assert [one.code for one in found.best] == sorted(codes)[:-4:-1]


def test_a_hint_is_not_sure_within_the_noise() -> None:
    close = Fixed({0: considered(0, 4.0, 2.0), 1: considered(1, 5.0, 2.0), 2: considered(2, 0.0)})
    assert not first_question(MORRA, close).sure


def test_a_hint_with_one_option_is_that_option() -> None:
    table = MORRA.new(MORRA.options_of(2), 0)
    worth = Fixed({2: considered(2, 1.5)})
    found = hint(MORRA, MORRA.view(table, 0), [2], stream(0, "hint"), 10, worth)
    assert found == Hint(0, [Worth(2, "show 3", 1.5, 1.0, 2.0, {})], True)


def test_an_answer_that_the_search_passed_over_is_weighed_where_there_are_few() -> None:
    class Narrow(Fixed):
        def ponder(self, view: Any, options: Any) -> Any:
            return [self.worth[2]]

    found = first_question(MORRA, Narrow({i: considered(i, float(i)) for i in range(3)}))
    assert [one.code for one in found.best] == [2, 1, 0]


def test_nobody_gets_a_hint_who_is_not_asked() -> None:
    table = MORRA.new(MORRA.options_of(2), 0)
    with pytest.raises(ValueError, match="a seat that is asked"):
        hint(MORRA, MORRA.view(table, None), [0, 1], stream(0, "hint"), 10, Scorer)
    with pytest.raises(ValueError, match="a seat that is asked"):
        hint(MORRA, MORRA.view(table, 0), [], stream(0, "hint"), 10, Scorer)


def test_a_hint_is_explained_answer_by_answer() -> None:
    best = considered(0, 9.0, 0.1, cards=6.0, rivals=3.0)
    worth = Fixed({0: best, 1: considered(1, 5.0, 0.1, cards=5.0), 2: considered(2, 4.9, 8.0)})
    told = explained(first_question(MORRA, worth), ["Show 1", "Show 2", "Show 3"], Adviser("en"))
    assert told == [
        "Best is “Show 1”: about 4 points better than “Show 2”, mostly for holding rivals back "
        "and cards.",
        "About 4 points worse than the best: it does less for holding rivals back and cards.",
        "As good as the best, as far as can be told.",
    ]


def test_the_same_hint_comes_from_the_same_stream() -> None:
    table = MASTERS.new(MASTERS.options_of(2), 0)
    view, codes = MASTERS.view(table, 0), [int(code) for code in table.options]
    one, same, other = (
        hint(MASTERS, view, codes, stream(seed, "hint"), 60, Scorer) for seed in (1, 1, 2)
    )
    assert one == same
    assert one != other


def test_a_review_looks_at_every_decision_with_a_choice() -> None:
    record = recorded()
    found = reviewed(record)
    expected = []
    for number, answer in enumerate(record.answers):
        table = replay(MASTERS, record, number)
        if answer.seat == 0 and len(table.options) > 1:
            expected.append((number, answer.code))
    assert [(one.number, one.code) for one in found.judged] == expected
    assert (found.decisions, found.complete) == (len(expected), True)


def test_a_decision_is_seen_as_its_seat_saw_it() -> None:
    record = recorded()
    for decision in decisions(MASTERS, record, 1):
        table = replay(MASTERS, record, decision.number)
        assert decision.view == MASTERS.view(table, 1)
        assert decision.options == tuple(table.options)


def test_turns_are_counted_as_they_begin() -> None:
    turns = [decision.turn for decision in decisions(MASTERS, recorded(), 0)]
    assert turns[0] == 0
    assert turns == sorted(turns)
    assert len(set(turns)) > 2


def one_decision() -> Decision:
    return decisions(MORRA, morra(1, 2), 0)[0]


def judged_with(**values: Any) -> Any:
    worth = {i: considered(i, *values[f"show{i + 1}"]) for i in range(3)}
    return judge(MORRA, one_decision(), 10, 0, Fixed(worth))


def test_a_decision_gives_away_what_the_best_would_have_been_worth_more() -> None:
    best = considered(2, 6.0, 0.3, cards=4.0, goods=2.0)
    chosen = considered(0, 2.0, 0.4, goods=2.5, faith=-0.5)
    worth = Fixed({0: chosen, 1: considered(1, 0.0), 2: best})
    found = judge(MORRA, one_decision(), 10, 0, worth)
    assert (found.line, found.best_line) == ("show 1", "show 3")
    assert (found.lost, found.value) == (4.0, 2.0)
    assert (found.low, found.high) == (3.5, 4.5)
    assert found.sources == {"cards": 4.0, "goods": -0.5, "faith": 0.5}


def test_the_best_answer_gives_nothing_away() -> None:
    found = judged_with(show1=(3.0, 0.5), show2=(2.0, 0.5), show3=(1.0, 0.5))
    assert (found.code, found.best_code) == (0, 0)
    assert (found.lost, found.low, found.high, found.sources) == (0.0, 0.0, 0.0, {})


def test_a_loss_within_the_noise_counts_as_nothing() -> None:
    found = judged_with(show1=(3.0, 0.8), show2=(3.9, 0.6), show3=(1.0, 0.5))
    assert (found.best_code, found.lost) == (1, 0.0)
    assert found.low < 0 < found.high


def test_the_chosen_answer_is_weighed_as_long_as_the_best() -> None:
    weighed = []

    class Listening(Fixed):
        def weigh(self, view: Any, options: Any, codes: Any) -> Any:
            weighed.append(list(codes))
            return super().weigh(view, options, codes)

    judge(MORRA, one_decision(), 10, 0, Listening({i: considered(i, i * 2.0) for i in range(3)}))
    assert weighed[-1] == [2, 0]


def test_what_looked_best_but_is_not_costs_nothing() -> None:
    class Wrong(Fixed):
        def ponder(self, view: Any, options: Any) -> Any:
            return [self.worth[2]]

    worth = Wrong({0: considered(0, 5.0), 1: considered(1, 0.0), 2: considered(2, 1.0)})
    found = judge(MORRA, one_decision(), 10, 0, worth)
    assert (found.best_code, found.lost, found.value) == (0, 0.0, 5.0)


def test_turning_points_are_the_five_largest_losses_of_a_point_or_more() -> None:
    fixed = judge(MORRA, one_decision(), 10, 0, Fixed({i: considered(i, i) for i in range(3)}))
    losses = [0.5, 3.0, 0.99, 1.0, 2.0, 9.0, 4.0, 5.0]
    judged = [
        msgspec.structs.replace(fixed, number=number, lost=lost)
        for number, lost in enumerate(losses)
    ]
    assert turning(judged) == [5, 7, 6, 1, 4]
    assert turning(judged[:4]) == [1, 3]
    assert turning([]) == []


def test_losses_add_up() -> None:
    found = reviewed(recorded())
    assert found.lost == pytest.approx(sum(one.lost for one in found.judged), abs=0.001)
    assert found.lost > 0


def test_a_review_comes_out_the_same_again_and_differs_by_seed() -> None:
    record = recorded(12)
    assert reviewed(record) == reviewed(record)
    assert review(MASTERS, record, 0, ITERATIONS, 4, thinker=Scorer) != reviewed(record)


def test_a_decision_is_judged_alike_whatever_came_before() -> None:
    asked = decisions(MASTERS, recorded(), 0)
    alone = judge(MASTERS, asked[5], ITERATIONS, 3, Scorer)
    assert alone in reviewed(recorded()).judged


def test_progress_counts_up_to_all_decisions() -> None:
    told: list[tuple[int, int]] = []
    found = reviewed(recorded(12), progress=lambda done, whole: told.append((done, whole)))
    n = found.decisions
    assert told == [(done, n) for done in range(1, n + 1)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_cancelled_review_has_what_was_judged_so_far(jobs: int) -> None:
    done: list[int] = []
    found = reviewed(
        recorded(12),
        progress=lambda so_far, whole: done.append(so_far),
        cancelled=lambda: len(done) == 2,
        jobs=jobs,
    )
    assert active_children() == []
    assert len(found.judged) == 2
    assert not found.complete
    assert found.decisions > 2
    whole = reviewed(recorded(12))
    assert all(one in whole.judged for one in found.judged)


def test_a_review_that_nobody_wants_judges_nothing() -> None:
    found = reviewed(recorded(12), cancelled=lambda: True)
    assert (found.judged, found.lost, found.turning) == ([], 0.0, [])


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(BadOptions, match=f"the seats are 0 to 1, not {seat}"):
        reviewed(recorded(), seat)


def test_a_record_of_another_version_is_refused() -> None:
    old = msgspec.structs.replace(recorded(), version=99)
    with pytest.raises(BadRecord, match="of masters 99, not of masters"):
        reviewed(old)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="of morra 1, not of masters"):
        reviewed(morra(1, 2))


def test_a_record_that_cannot_have_been_played_is_refused() -> None:
    record = recorded()
    wrong = msgspec.structs.replace(record, answers=(*record.answers[:5], Answer(0, 0)))
    with pytest.raises(BadRecord, match="answer 6"):
        reviewed(wrong)


def test_of_an_unfinished_game_is_reviewed_what_is_there() -> None:
    short, longer = reviewed(recorded(12)), reviewed(recorded(20))
    assert short.complete
    assert short.judged == longer.judged[: len(short.judged)]


def test_before_the_first_answer_there_is_nothing_to_review() -> None:
    found = reviewed(recorded(0))
    assert (found.decisions, found.complete, found.judged) == (0, True, [])


def test_fingers_that_a_seat_did_not_see_do_not_change_its_review() -> None:
    told = [
        review(MORRA, morra(1, 2, 3, 3, hidden, 2), 1, ITERATIONS, 3, thinker=Scorer)
        for hidden in (1, 2, 3)
    ]
    assert told[0] == told[1] == told[2]
    assert len(told[0].judged) == 3
    seen = review(MORRA, morra(1, 2, 1, 3, 1, 2), 1, ITERATIONS, 3, thinker=Scorer)
    assert seen != told[0]


def with_leaders(kept: str, length: int) -> Record:
    """Let seat 0 keep two leaders that nobody else sees, and both play on without them."""
    options = MASTERS.options_of(2)
    table = MASTERS.new(options, 8)
    answers: list[Answer] = []
    while len(answers) < length and table.seat >= 0:
        lines = [MASTERS.line(int(code)) for code in table.options]
        quiet = [line for line in lines if line.split()[0] not in ("play", "discard")]
        line = kept if not answers else quiet[len(answers) % len(quiet)]
        answers.append(Answer(int(table.seat), MASTERS.parse(line)))
        table.play(answers[-1].code)
    return Record("masters", MASTERS.version, options, 8, tuple(answers))


@pytest.mark.parametrize(("thinker", "length"), [(Scorer, 24), (Search, 14)])
def test_hidden_cards_do_not_change_a_review(thinker: Thinker, length: int) -> None:
    table = MASTERS.new(MASTERS.options_of(2), 8)
    first, *_, last = [MASTERS.line(int(code)) for code in table.options]
    one, other = with_leaders(first, length), with_leaders(last, length)
    assert one.answers[0] != other.answers[0]
    assert one.answers[1:] == other.answers[1:]
    tables = [replay(MASTERS, record) for record in (one, other)]
    assert MASTERS.dump(tables[0]) != MASTERS.dump(tables[1])
    assert MASTERS.view(tables[0], 1) == MASTERS.view(tables[1], 1)
    reviews = [review(MASTERS, record, 1, 16, 3, thinker=thinker) for record in (one, other)]
    assert reviews[0] == reviews[1]
    assert len(reviews[0].judged) > 3


@pytest.mark.parametrize(("name", "players"), [("masters", 1), ("lorenzo", 2), ("renaissance", 3)])
def test_the_search_gives_hints_in_all_games(name: str, players: int) -> None:
    played = game(name)
    table = played.new(played.options_of(players), 1)
    view = played.view(table, int(table.seat))
    found = hint(played, view, tuple(map(int, table.options)), stream(1, "hint"), 30)
    assert len(found.best) == 3
    for one in found.best:
        assert one.low < one.value < one.high
        assert set(one.sources) <= set(SOURCES)
        assert one.sources
    assert [one.value for one in found.best] == sorted(one.value for one in found.best)[::-1]


def test_the_search_reviews_in_several_processes_as_in_one() -> None:
    record = recorded(8)
    assert review(MASTERS, record, 0, 16, jobs=2) == review(MASTERS, record, 0, 16)


@pytest.mark.parametrize(
    "name",
    ["masters-01-1-thrifty-fresh", "lorenzo-07-3-uniform-basic", "renaissance-14-8-builder-teams"],
)
def test_decisions_are_found_in_records_of_all_games(name: str) -> None:
    text = (RECORDS / f"{name}.bottega").read_text()
    played = game(name.split("-")[0])
    asked = decisions(played, read(played, text), 0)
    assert len(asked) > 5
    assert all(decision.code in decision.options for decision in asked)
    assert all(len(decision.options) > 1 for decision in asked)
    assert len({decision.turn for decision in asked}) > 3
