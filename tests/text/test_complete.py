"""Nothing lacks a sentence, in any language."""

import inspect
import re
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from bottega.games.masters import GAME, events, reasons
from bottega.games.masters.state import Masters
from bottega.kernel import game
from bottega.kernel.game import Reason
from bottega.kernel.rng import Stream, stream
from bottega.text import Speaker
from bottega.text.catalogue import COMMON
from tests.masters.choosers import thrifty
from tests.text.checks import Said, clean, page, sentence
from tests.text.samples import (
    ASKED,
    EVENTS,
    NAMES,
    OUTCOMES,
    REASONS,
    TOLD,
    asking,
    contents,
    fresh_view,
    over,
)

GAMES_TOLD = 6  # for each number of players


def speakers(language: str) -> Iterator[Speaker]:
    """Everyone who may read about seat 0: that seat, another, and a spectator."""
    for seat in (0, 1, None):
        yield Speaker(GAME, language, NAMES, seat)


def test_every_event_has_a_sample() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(GAME.events))


def test_every_reason_has_a_sample() -> None:
    code = inspect.getsource(reasons) + inspect.getsource(game)
    rules = set(re.findall(r'Reason\(\s*"([a-z-]+)"', code))
    assert len(rules) > 20
    assert {reason.rule for reason in REASONS} == rules


def test_every_event_has_a_sentence(language: str) -> None:
    for speaker in speakers(language):
        for event in EVENTS:
            sentence(speaker.event(event))


def test_storing_nothing_needs_no_sentence(language: str) -> None:
    assert Speaker(GAME, language, NAMES).event(events.GoodsStored(0, {}, 2)) is None


def test_every_reason_has_a_sentence(language: str) -> None:
    for speaker in speakers(language):
        for reason in REASONS:
            sentence(speaker.reason(reason))


@pytest.mark.parametrize("frame", [*ASKED, "HandOver"])
def test_every_question_has_a_sentence_and_one_for_those_who_wait(
    language: str, frame: str
) -> None:
    view = asking(frame)
    told = (TOLD.get(frame), None, None)
    readers = zip(speakers(language), told, strict=True)
    asked, waiting, watching = (sentence(s.question(view, each)) for s, each in readers)
    assert NAMES[0] in waiting
    assert waiting == watching != asked


@pytest.mark.parametrize("frame", ASKED)
def test_every_question_can_be_in_the_way_of_another_answer(language: str, frame: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    for rule in ("not-now", "between-actions"):
        sentence(speaker.reason(Reason(rule, {"question": frame})))


@pytest.mark.parametrize("frame", ASKED)
def test_every_answer_has_words_at_every_question(language: str, frame: str) -> None:
    view = asking(frame)
    speaker = Speaker(GAME, language, NAMES, 0)
    for code in range(len(GAME.space)):
        choice = GAME.telling.named(code)
        answer = clean(speaker.answer(choice, view))
        assert not answer[0].islower(), answer
        assert "\n" not in answer, answer
        clean(speaker.explain(choice, view))


def test_answers_to_one_question_differ(language: str) -> None:
    view = fresh_view(2)
    speaker = Speaker(GAME, language, NAMES, 0)
    for verb in ("keep", "start", "take", "let_go", "activate", "spend", "receive", "discard"):
        codes = [c for c, action in enumerate(GAME.space.actions) if action.verb == verb]
        answers = {speaker.answer(GAME.telling.named(code), view) for code in codes}
        assert len(answers) == len(codes)


def test_every_option_and_every_value_of_it_has_words(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    clean(speaker.word("option-players"))
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
    for speaker in speakers(language):
        speaker.title()
        speaker.texts()
        told = [speaker.event(event) for event in EVENTS]
        told += [speaker.reason(reason) for reason in REASONS]
        told += [line for outcome in OUTCOMES for line in speaker.outcome(outcome)]
        assert len(told) > len(EVENTS) + len(REASONS)
        views = [asking(frame, players) for frame in (*ASKED, "HandOver") for players in (1, 2)]
        views += [fresh_view(1), over(asking("Turn"))]
        for view in views:
            told_one = TOLD.get(view.pending[-1].frame) if view.pending else None
            speaker.question(view, told_one)
            speaker.question(view, None)
            speaker.position(view)
            speaker.panels(view)
        for view in (asking("Whites"), asking("Pay", players=1), fresh_view(1)):
            for code in range(len(GAME.space)):
                named = GAME.telling.named(code)
                speaker.answer(named, view)
                speaker.label(named, view)
                speaker.answer(msgspec.structs.replace(named, pays={"coin": 1}), view)


def test_every_message_is_said_by_something_and_given_all_its_variables(
    language: str, said: Said
) -> None:
    everything(language)
    told = contents(language, "masters") | contents(language, "masters-names")
    assert {key for key in told if key not in said and not key.startswith("option-")} == set()
    for key, content in (contents(language, COMMON) | told).items():
        for given in said.get(key, ()):
            assert content.variables <= given, f"{key}: {content.variables - given}"


def test_words_of_the_terminal_have_the_same_variables_in_all_languages(language: str) -> None:
    ours, english = contents(language, COMMON), contents("en", COMMON)
    for key in english:
        if key.startswith("terminal-"):
            assert ours[key].variables == english[key].variables, key


def unelided(texts: list[str]) -> list[str]:
    """Find French words that should have lost their vowel before the next one."""
    gap = re.compile(r"\b([dlnsjm]e|la|que|jusque|lorsque) [aeiouyàâéèêîôû]", re.IGNORECASE)
    return [text for text in texts if gap.search(text)]


@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_are_told(language: str, players: int) -> None:
    rng = stream(players, "told")
    texts: list[str] = []
    for seed in range(GAMES_TOLD):
        discard = "any" if seed % 2 else "fresh"
        texts += tell(language, GAME.new(GAME.options_of(players, discard=discard), seed), rng)
    assert len(texts) > 1000
    assert language != "fr" or unelided(texts) == []


def tell(language: str, table: Masters, rng: Stream) -> list[str]:
    """Play a game; tell all that happens, and at some questions all that can be asked."""
    readers = [Speaker(GAME, language, NAMES, seat) for seat in range(len(table.players))]
    watcher = Speaker(GAME, language, NAMES)
    out: list[str] = []
    while not table.over():
        seat = int(table.seat)
        speaker = readers[seat]
        if rng.below(3) == 0:
            view = GAME.view(table, seat)
            out.append(sentence(speaker.question(view, GAME.told(table, seat))))
            told = GAME.telling.choices(table, seat, table.options)
            out += [clean(speaker.answer(choice, view)) for choice in told]
            out += [sentence(text) for text in refused(speaker, table, rng)]
        if rng.below(20) == 0:
            page(speaker.position(GAME.view(table, seat)))
            page(watcher.position(GAME.view(table, None)))
            out.append(sentence(watcher.question(GAME.view(table, None), None)))
        table.log = []
        table.apply(thrifty(table, rng))
        seen = [GAME.redact(event, seat) for event in table.log]
        heard = [speaker.event(event) for event in seen if event is not None]
        out += [sentence(text) for text in heard if text is not None]
    page(watcher.position(GAME.view(table, None)))
    outcome = GAME.outcome(table)
    assert outcome is not None
    return out + [clean(line) for line in watcher.outcome(outcome)]


def refused(speaker: Speaker, table: Masters, rng: Stream) -> Iterator[str]:
    """Say why some answers are not offered."""
    for code in (rng.below(len(GAME.space)) for _ in range(6)):
        reason = GAME.why_not(table, int(table.seat), code)
        if reason is not None:
            yield speaker.reason(reason)
