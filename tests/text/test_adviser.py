"""What the coach says reads naturally, whatever speaks for an answer."""

import pytest
from fluent.syntax import ast

from bottega.text.adviser import SOURCES, Adviser
from tests.text.checks import Said, clean, sentence
from tests.text.samples import contents, parsed

GAINS = dict.fromkeys(SOURCES, 2.0)
ADVISER = Adviser("en")


def best(ahead: float, **sources: float) -> str:
    return sentence(ADVISER.best("Take row 2", "End the turn", ahead, sources))


def worse(ahead: float, **sources: float) -> str:
    return sentence(ADVISER.worse(ahead, sources))


def gave_away(lost: float, **sources: float) -> str:
    return sentence(ADVISER.gave_away("Take row 2", "End the turn", lost, sources))


def test_two_sources_are_named_the_larger_one_first() -> None:
    assert best(3.2, engine=1.2, cards=2.0) == (
        "Best is “Take row 2”: about 3.2 points better than “End the turn”, mostly for cards and "
        "the engine."
    )


def test_one_source_stands_alone() -> None:
    assert best(1.0, faith=1.0).endswith(
        "about 1 point better than “End the turn”, mostly for faith."
    )


def test_without_sources_there_is_just_the_difference() -> None:
    assert best(0.4) == "Best is “Take row 2”: about 0.4 points better than “End the turn”."


def test_no_more_than_three_sources_are_named() -> None:
    said = best(9.0, cards=3.0, faith=2.0, goods=2.5, leaders=1.9)
    assert said.endswith("mostly for cards, goods and faith.")


def test_small_sources_are_left_out() -> None:
    assert best(4.3, cards=4.0, faith=0.3).endswith("mostly for cards.")
    assert best(0.1, cards=0.05, faith=0.05).endswith("better than “End the turn”.")


def test_what_an_answer_costs_is_said_where_it_is_large() -> None:
    assert best(2.0, cards=4.0, goods=-2.0).endswith(
        "mostly for cards, though it does less for goods."
    )
    assert best(3.7, cards=4.0, goods=-0.3).endswith("mostly for cards.")


def test_denial_is_holding_rivals_back() -> None:
    assert best(2.0, rivals=2.0).endswith("mostly for holding rivals back.")
    assert best(5.0, rivals=2.0, cards=3.0).endswith("mostly for cards and holding rivals back.")
    assert best(2.0, rivals=-2.0, cards=4.0).endswith(
        "mostly for cards, though it does less for holding rivals back."
    )


def test_a_source_that_nobody_knows_is_not_named() -> None:
    assert best(2.0, weather=2.0).endswith("better than “End the turn”.")


def test_answers_that_cannot_be_told_apart_are_said_to_be_as_good() -> None:
    assert best(0.0, cards=1.0) == (
        "Best is “Take row 2”, but hardly: “End the turn” is as good, as far as can be told."
    )
    assert worse(0.0, cards=1.0) == "As good as the best, as far as can be told."
    assert gave_away(0.0) == "“End the turn” was as good as “Take row 2”, as far as can be told."


def test_a_worse_answer_says_what_it_does_less_for() -> None:
    assert worse(1.5) == "About 1.5 points worse than the best."
    assert worse(1.5, cards=1.5) == (
        "About 1.5 points worse than the best: it does less for cards."
    )
    assert worse(1.5, cards=3.0, hand=-1.5) == (
        "About 1.5 points worse than the best: it does less for cards, though more for the "
        "cards in hand."
    )


def test_what_was_given_away_names_the_best() -> None:
    assert gave_away(3.25) == "“End the turn” gave away about 3.2 points: “Take row 2” was better."
    assert gave_away(3.0, tempo=3.0) == (
        "“End the turn” gave away about 3 points: “Take row 2” was better, mostly for tempo."
    )
    assert gave_away(3.0, castle=5.0, missions=-2.0).endswith(
        "mostly for the castle, though it does less for missions."
    )


def test_the_best_answer_is_praised() -> None:
    said = ADVISER.gave_away("End the turn", "End the turn", 0.0, {})
    assert said == "“End the turn” was the best that was found."


@pytest.mark.parametrize(
    ("worth", "said"),
    [
        ((3.21, 2.5, 3.94), "About 3.2 points ahead (2.5 to 3.9)."),
        ((1.0, -0.5, 2.5), "About 1 point ahead (-0.5 to 2.5)."),
        ((-3.2, -4.0, -2.4), "About 3.2 points behind (2.4 to 4)."),
        ((-0.04, -1.0, 1.0), "About level (-1 to 1)."),
        ((0.0, -0.04, 0.04), "About level (0 to 0)."),
    ],
)
def test_what_an_answer_is_worth_has_its_interval(
    worth: tuple[float, float, float], said: str
) -> None:
    assert sentence(ADVISER.worth(*worth)) == said


def test_alone_nobody_is_ahead() -> None:
    assert ADVISER.worth(22.0, 20.0, 24.0, 1) == "Worth about 22 points (20 to 24)."
    assert ADVISER.worth(-2.0, -3.0, -1.0, 1) == "Worth about -2 points (-3 to -1)."
    assert ADVISER.chart(1).startswith("Points to be expected")
    assert ADVISER.chart(2).startswith("Points ahead")


def test_numbers_are_written_as_the_language_does() -> None:
    assert Adviser("de").points(3.25) == "3,2 Punkte"
    assert Adviser("fr").points(1.5) == "1,5 point"
    assert Adviser("en").points(1234.56) == "1234.6 points"


def test_a_review_is_summed_up() -> None:
    assert ADVISER.review(54, 54, 400, 12.34) == [
        "54 decisions, each judged from what was seen then (400 iterations).",
        "They gave away about 12.3 points in all.",
    ]
    assert ADVISER.review(1, 1, 400, 0.0) == [
        "1 decision, judged from what was seen then (400 iterations).",
        "Nothing was given away, as far as can be told.",
    ]


def test_a_review_that_was_stopped_is_said_to_be_partial() -> None:
    assert ADVISER.review(3, 54, 400, 0.0)[1] == (
        "This is partial: 3 of 54 decisions were judged before it was stopped."
    )
    assert ADVISER.review(0, 54, 400, 0.0) == [
        "This is partial: 0 of 54 decisions were judged before it was stopped."
    ]


def test_a_review_of_nothing_says_so() -> None:
    assert ADVISER.review(0, 0, 400, 0.0) == ["There was nothing to decide."]


def test_everything_is_said_in_every_language(language: str, said: Said) -> None:
    adviser = Adviser(language)
    for ahead in (0.0, 2.0):
        for name in SOURCES:
            for sources in ({name: 2.0}, {name: -1.0, "cards": 3.0}, GAINS, {}):
                sentence(adviser.best("X", "Y", ahead, sources))
                sentence(adviser.worse(ahead, sources))
                sentence(adviser.gave_away("X", "Y", ahead, sources))
    sentence(adviser.only("X"))
    sentence(adviser.gave_away("X", "X", 0.0, {}))
    for value in (-2.0, 0.0, 2.0):
        for players in (1, 2):
            worth = adviser.worth(value, value - 1, value + 1, players)
            sentence(adviser.hint(worth, adviser.only("X")))
            clean(adviser.chart(players))
    for counts in ((0, 0, 9, 0.0), (1, 2, 9, 0.0), (2, 2, 9, 1.5)):
        for line in adviser.review(*counts):
            sentence(line)
    clean(adviser.moment(12, 3))
    for key in ("coach-turning", "coach-thinking", "coach-not-asked", "coach-help"):
        clean(adviser.word(key))
    for key in ("coach-look", "coach-again"):
        assert "bottega play" in adviser.word(key, command="bottega play")
    assert "bottega play masters --practice" in adviser.word("coach-practice", game="masters")
    assert {m.id.name for m in parsed(language, "coach").body if isinstance(m, ast.Message)} <= set(
        said
    )


def test_every_argument_of_a_message_is_given(said: Said) -> None:
    test_everything_is_said_in_every_language("en", said)
    for key, content in contents("en", "coach").items():
        assert content.variables <= frozenset().union(*said[key]), key
