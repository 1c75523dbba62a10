"""When bots answer: at moments that tell nothing of what they could choose from."""

from types import SimpleNamespace
from typing import Any

import pytest

from bottega.server.house.live import Live
from bottega.server.minds import pace
from bottega.server.minds.pace import Habits, moment

KIND = ("masters", "master", "Turn")


def drawn(habits: Habits, choices: int, pace: float = 1.0) -> list[float]:
    return [moment(pace, habits, KIND, choices) for _ in range(300)]


def test_moments_lie_around_the_pace_and_differ() -> None:
    found = drawn(Habits(), 2)
    assert 0.5 <= min(found) < 0.75
    assert 1.25 < max(found) <= 1.5


def test_without_a_pace_nobody_waits() -> None:
    habits = Habits()
    habits.note(KIND, 3.0)
    assert set(drawn(habits, 1, 0.0)) == {0.0}


@pytest.mark.parametrize("choices", [1, 2, 50])
def test_a_bot_takes_no_less_than_it_usually_thinks_about_such_a_question(choices: int) -> None:
    habits = Habits()
    for seconds in (2.0, 3.0):
        habits.note(KIND, seconds)
    assert set(drawn(habits, choices)) == {2.0, 3.0}


def test_one_answer_takes_as_long_as_a_choice_does() -> None:
    habits, thoughts = Habits(), [i / 10 for i in range(20, 40)]
    for seconds in thoughts:
        habits.note(KIND, seconds)
    alone = sorted(drawn(habits, 1))
    waits = drawn(habits, 2)
    chosen = sorted(max(wait, thoughts[i % 20]) for i, wait in enumerate(waits))
    for part in (30, 150, 270):  # the same spread, up to chance
        assert alone[part] == pytest.approx(chosen[part], abs=0.4)


def test_other_questions_bots_and_games_are_habits_of_their_own() -> None:
    habits = Habits()
    habits.note(("masters", "master", "Pay"), 9.0)
    habits.note(("masters", "artisan", "Turn"), 9.0)
    habits.note(("lorenzo", "master", "Turn"), 9.0)
    assert max(drawn(habits, 1)) <= 1.5


def test_only_the_latest_habits_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "KINDS", 2)
    habits = Habits()
    for bot in ("a", "b", "c"):
        for i in range(100):
            habits.note(("masters", bot, "Turn"), float(i))
    assert list(habits._took) == [("masters", "b", "Turn"), ("masters", "c", "Turn")]
    assert min(habits._took["masters", "c", "Turn"]) == 100 - pace.USUAL


def at(holder: str, hasty: bool, seat: int | None = 0) -> Any:
    return SimpleNamespace(holder=holder, hasty=hasty, seat=seat)


@pytest.mark.parametrize(
    ("holders", "listeners", "hasty"),
    [
        (["anna", None], [at("anna", True)], True),
        (["anna", None], [at("anna", True), at("carla", False, None)], True),  # she looks on
        (["anna", None], [at("anna", True), at("anna", False)], False),  # on another page
        (["anna", None], [], False),
        (["anna", "bruno"], [at("anna", True)], False),
        (["anna", "bruno"], [at("anna", True), at("bruno", False, 1)], False),
        (["anna", "bruno"], [at("anna", True), at("bruno", True, 1)], True),
    ],
)
def test_bots_make_haste_if_all_who_play_are_there_and_wish_it(
    holders: list[str | None], listeners: list[Any], hasty: bool
) -> None:
    live = Live("table")
    seats = [
        SimpleNamespace(holder=one, plan=SimpleNamespace(kind="open" if one else "bot"))
        for one in holders
    ]
    live.listeners = listeners  # type: ignore[assignment]
    assert live.hasty(SimpleNamespace(seats=seats)) is hasty  # type: ignore[arg-type]


def test_in_haste_one_answer_still_takes_as_long_as_a_choice_does() -> None:
    habits = Habits()
    habits.note(KIND, 2.0)
    assert set(drawn(habits, 1, pace.HASTE)) == set(drawn(habits, 2, pace.HASTE)) == {2.0}
