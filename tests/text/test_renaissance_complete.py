"""Nothing of Renaissance lacks a sentence, in any language."""

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from bottega.games.renaissance import GAME
from bottega.games.renaissance.names import MISSION_CARDS
from bottega.games.renaissance.printed import EDITIONS
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel import game
from bottega.kernel.game import Reason
from bottega.kernel.rng import Stream, stream
from bottega.kernel.telling import Choice, Told, kebab
from bottega.text import Speaker
from bottega.text.catalogue import COMMON
from tests.text.checks import Said, clean, page, sentence
from tests.text.renaissance_samples import (
    ASKED,
    EVENTS,
    OUTCOMES,
    QUESTIONS,
    QUIET,
    REASONS,
    asking,
    busy_view,
    fresh_view,
    over,
    with_mission,
)
from tests.text.samples import NAMES, contents

RULES_FOLDER = Path(__file__).parents[2] / "src" / "bottega" / "games" / "renaissance"
MORE_NAMES = (*NAMES, "Ilse", "Aldo", "Eva", "Otto")
VERBS = sorted({action.verb for action in GAME.space.actions})
A_FEW = 5  # answers of each kind, where all of them would take long
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"edition": "2016", "missions": "by-hand"}),
    (4, {"support": "true"}),
    (2, {"variant": "quick"}),
    (4, {"teams": "true"}),
    (8, {"teams": "true", "edition": "2016"}),
)


@cache
def spread() -> tuple[int, ...]:
    """Choose a few answers of each kind, the first and the last among them."""
    codes: list[int] = []
    for verb in VERBS:
        of_it = [code for code, action in enumerate(GAME.space.actions) if action.verb == verb]
        codes += [*of_it[:: max(1, len(of_it) // A_FEW)], of_it[-1]]
    return tuple(codes)


def speakers(language: str) -> Iterator[Speaker]:
    """Everyone who may read about seat 0: that seat, another, and a spectator."""
    for seat in (0, 1, None):
        yield Speaker(GAME, language, NAMES, seat)


def test_every_event_has_a_sample() -> None:
    assert {type(event) for event in (*EVENTS, *QUIET)} == set(get_args(GAME.events))


def test_every_reason_has_a_sample() -> None:
    code = "".join(path.read_text() for path in RULES_FOLDER.rglob("*.py"))
    rules = set(re.findall(r'Reason\(\s*"([a-z-]+)"', code + inspect.getsource(game)))
    assert rules <= {reason.rule for reason in REASONS}


def test_every_question_has_a_sample() -> None:
    assert {told.ask for told in QUESTIONS} == {kebab(frame) for frame in ASKED}


def test_every_event_has_a_sentence(language: str) -> None:
    for speaker in speakers(language):
        for event in EVENTS:
            sentence(speaker.event(event))


def test_what_others_tell_needs_no_sentence(language: str) -> None:
    for event in QUIET:
        assert Speaker(GAME, language, NAMES).event(event) is None


def test_every_reason_has_a_sentence(language: str) -> None:
    for speaker in speakers(language):
        for reason in REASONS:
            sentence(speaker.reason(reason))


@pytest.mark.parametrize("frame", [*ASKED, "HandOver"])
def test_every_question_has_a_sentence_and_one_for_those_who_wait(
    language: str, frame: str
) -> None:
    for view, told in asking(frame):
        readers = zip(speakers(language), (told, None, None), strict=True)
        asked, waiting, watching = (sentence(s.question(view, each)) for s, each in readers)
        assert asked.endswith(("?", "？", ".", "。"))
        assert "?" in asked or "？" in asked
        assert NAMES[0] in waiting
        assert waiting == watching != asked


@pytest.mark.parametrize("frame", ASKED)
def test_every_question_can_be_in_the_way_of_another_answer(language: str, frame: str) -> None:
    sentence(Speaker(GAME, language, NAMES, 0).reason(Reason("not-now", {"question": frame})))


@pytest.mark.parametrize("frame", ASKED)
def test_every_answer_has_words_at_every_question(language: str, frame: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    codes = range(len(GAME.space)) if frame == "Operation" else spread()
    for view, told in asking(frame):
        for choice in map(GAME.telling.named, codes):
            answer = clean(speaker.answer(choice, view, told))
            assert not answer[0].islower(), answer
            assert "\n" not in answer, answer
            clean(speaker.explain(choice, view, told))
            label = clean(speaker.label(choice, view, told) or "")
            assert label == label[:1].upper() + label[1:]
            assert all(map(clean, speaker.label_parts(choice, view, told)))


def test_answers_that_are_offered_differ(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    for players, chosen in TABLES:
        table = GAME.new(GAME.options_of(players, **chosen), 5)
        view, told = GAME.view(table, 0), GAME.told(table, 0)
        choices = GAME.telling.choices(table, 0, table.options)
        answers = {speaker.answer(choice, view, told) for choice in choices}
        assert len(answers) == len(choices) > 3
        named = {tuple(speaker.label_parts(choice, view, told)) for choice in choices}
        assert len(named) == len(choices)


def test_every_option_and_every_value_of_it_has_words(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    for name, choice in GAME.options.items():
        key = f"option-{name.replace('_', '-')}"
        words = {clean(speaker.word(f"{key}-{value}")) for value in choice.values}
        assert len({clean(speaker.word(key)), *words}) == len(choice.values) + 1


def test_every_part_of_a_score_has_a_name(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    parts = GAME.score(GAME.new(GAME.options_of(2), 1))[0].parts
    assert len({clean(speaker.word(f"part-{part}")) for part in parts}) == len(parts) == 5


def everything(language: str) -> None:
    """Let everything be said that the game can ever say."""
    samples = [sample for frame in (*ASKED, "HandOver") for sample in asking(frame)]
    samples += asking("ChooseMissions", 2, variant="quick")
    views = [fresh_view(2), over(busy_view()), busy_view(4, teams="true")]
    for edition in EDITIONS:
        for mission in MISSION_CARDS:
            views += with_mission(mission, edition=edition)
    for speaker in speakers(language):
        speaker.title()
        speaker.texts()
        speaker.called()
        speaker.short()
        for event in EVENTS:
            speaker.event(event)
        for reason in REASONS:
            speaker.reason(reason)
        for outcome in OUTCOMES:
            speaker.outcome(outcome)
        for view in views + [sample.view for sample in samples]:
            speaker.question(view, None)
            speaker.position(view)
            speaker.panels(view)
    reader = Speaker(GAME, language, NAMES, 0)
    for view, told in samples:
        reader.question(view, told)
        for code in spread():
            reader.answer(GAME.telling.named(code), view, told)
            reader.label(GAME.telling.named(code), view, told)
    for code in spread():
        reader.answer(GAME.telling.named(code), busy_view(), None)
        reader.label(GAME.telling.named(code), busy_view(), None)


def test_every_message_is_said_by_something_and_given_all_its_variables(
    language: str, said: Said
) -> None:
    everything(language)
    unsaid = ("option-", "type-")  # the browser says these
    told = contents(language, "renaissance") | contents(language, "renaissance-names")
    assert {key for key in told if key not in said and not key.startswith(unsaid)} == set()
    for key, content in (contents(language, COMMON) | told).items():
        for given in said.get(key, ()):
            assert content.variables <= given, f"{key}: {content.variables - given}"


@pytest.mark.parametrize(("players", "chosen"), TABLES)
def test_whole_games_are_told(language: str, players: int, chosen: dict[str, str]) -> None:
    rng = stream(players, "told")
    texts = tell(language, GAME.new(GAME.options_of(players, **chosen), 3), rng)
    assert len(texts) > 100


def tell(language: str, table: Renaissance, rng: Stream) -> list[str]:
    """Play a game; tell all that happens, and at some questions all that can be asked."""
    options = GAME.view(table, None).options
    seats: list[int | None] = [*range(options.players), None]
    readers = {seat: Speaker(GAME, language, MORE_NAMES, seat, options) for seat in seats}
    out: list[str] = []
    while not table.over():
        seat = int(table.seat)
        if rng.below(3) == 0:
            out += asked(readers[seat], table, seat)
            out += [sentence(text) for text in refused(readers[seat], table, rng)]
        if rng.below(20) == 0:
            page(readers[seat].position(GAME.view(table, seat)))
            out.append(sentence(readers[None].question(GAME.view(table, None), None)))
        table.log = []
        codes = list(table.options)
        table.apply(codes[rng.below(len(codes))])
        for reader, speaker in readers.items():
            seen = [GAME.redact(event, reader) for event in table.log]
            heard = [speaker.event(event) for event in seen if event is not None]
            out += [sentence(text) for text in heard if text is not None]
    page(readers[None].position(GAME.view(table, None)))
    outcome = GAME.outcome(table)
    assert outcome is not None
    return out + [clean(line) for line in readers[None].outcome(outcome)]


def asked(speaker: Speaker, table: Renaissance, seat: int) -> Iterator[str]:
    """Say the question and all answers to it."""
    view, told = GAME.view(table, seat), GAME.told(table, seat)
    yield sentence(speaker.question(view, told))
    choices = GAME.telling.choices(table, seat, table.options)
    answers = [clean(speaker.answer(choice, view, told)) for choice in choices]
    yield from answers
    names = {_whole_name(speaker, choice, view, told) for choice in choices}
    assert len(names) >= len(set(answers))  # names tell apart what sentences do


def _whole_name(
    speaker: Speaker, choice: Choice, view: RenaissanceView, told: Told | None
) -> tuple[str, ...]:
    parts = speaker.label_parts(choice, view, told)
    return (choice.verb, speaker.label(choice, view, told) or "", *parts)


def refused(speaker: Speaker, table: Renaissance, rng: Stream) -> Iterator[str]:
    """Say why some answers are not offered."""
    for code in (rng.below(len(GAME.space)) for _ in range(6)):
        reason = GAME.why_not(table, int(table.seat), code)
        if reason is not None:
            yield speaker.reason(reason)


def test_no_card_is_without_a_title(language: str) -> None:
    for title in Speaker(GAME, language, NAMES).called().values():
        assert clean(title)
