"""Nothing of Lorenzo il Magnifico lacks a sentence, in any language."""

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import pytest

from bottega.games.lorenzo import GAME, choosing, effects, events, modifiers, triggers
from bottega.games.lorenzo.modules.houses import abilities as house_abilities
from bottega.games.lorenzo.modules.houses import effects as house_effects
from bottega.games.lorenzo.modules.pazzi import abilities as plot_abilities
from bottega.games.lorenzo.modules.pazzi import rewards, rivals
from bottega.games.lorenzo.pieces import Effect, Modifier
from bottega.games.lorenzo.printed.made import ABILITIES, EFFECTS, ability, effect
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel import game
from bottega.kernel.game import Reason
from bottega.kernel.rng import Stream, stream
from bottega.text import Speaker
from bottega.text.catalogue import COMMON
from tests.lorenzo.choosers import builder
from tests.text.checks import Said, clean, page, sentence
from tests.text.lorenzo_expansion_samples import (
    FURNISHED,
    MORE_EVENTS,
    MORE_REASONS,
    bidding,
    every_special_card_on_offer,
    furnished,
)
from tests.text.lorenzo_samples import (
    ALL_ASKED,
    ASKED,
    EVENTS,
    OUTCOMES,
    REASONS,
    asking,
    every_card_on_offer,
    fresh_view,
    over,
)
from tests.text.samples import NAMES, contents

GAMES_TOLD = 2  # for each number of players
RULES_FOLDER = Path(__file__).parents[2] / "src" / "bottega" / "games" / "lorenzo"
ALL_EVENTS = (*EVENTS, *MORE_EVENTS)
ALL_REASONS = (*REASONS, *MORE_REASONS)
VERBS = sorted({action.verb for action in GAME.space.actions})
A_FEW = 5  # answers of each kind, where all of them would take long


@cache
def spread() -> tuple[int, ...]:
    """Choose a few answers of each kind, the first and the last among them."""
    codes: list[int] = []
    for verb in VERBS:
        of_it = [code for code, action in enumerate(GAME.space.actions) if action.verb == verb]
        step = max(1, len(of_it) // A_FEW)
        codes += [*of_it[::step], of_it[-1]]
    return tuple(codes)


def speakers(language: str) -> Iterator[Speaker]:
    """Everyone who may read about seat 0: that seat, another, and a spectator."""
    for seat in (0, 1, None):
        yield Speaker(GAME, language, NAMES, seat)


def test_every_event_has_a_sample() -> None:
    assert {type(event) for event in ALL_EVENTS} == set(get_args(GAME.events))


def test_every_reason_has_a_sample() -> None:
    code = "".join(path.read_text() for path in RULES_FOLDER.rglob("*.py"))
    rules = set(re.findall(r'Reason\(\s*"([a-z-]+)"', code + inspect.getsource(game)))
    named = {"value", "space-value"}  # by a variable
    assert len(rules) > 60
    assert {reason.rule for reason in ALL_REASONS} == rules | named


def words_of(root: type, *modules: ModuleType) -> set[type]:
    """Find the words of a vocabulary that modules define or use."""
    members = [kind for m in modules for _, kind in inspect.getmembers(m, inspect.isclass)]
    return {kind for kind in members if issubclass(kind, root) and kind is not root}


def test_every_word_of_the_vocabulary_can_be_told() -> None:
    deeds = words_of(Effect, effects, choosing, house_effects, rewards, rivals)
    assert deeds == set(EFFECTS)
    standing = words_of(Modifier, modifiers, triggers, house_abilities, plot_abilities)
    assert standing == set(ABILITIES)


def test_a_word_that_nobody_can_tell_is_an_error() -> None:
    with pytest.raises(TypeError, match="Effect is no effect"):
        effect(Effect())
    with pytest.raises(TypeError, match="Modifier is no ability"):
        ability(Modifier())


def test_every_event_has_a_sentence(language: str) -> None:
    for speaker in speakers(language):
        for event in ALL_EVENTS:
            sentence(speaker.event(event))


def test_receiving_nothing_needs_no_sentence(language: str) -> None:
    assert Speaker(GAME, language, NAMES).event(events.Received(0, {}, "card", 1)) is None


def test_every_reason_has_a_sentence(language: str) -> None:
    for speaker in speakers(language):
        for reason in ALL_REASONS:
            sentence(speaker.reason(reason))


def test_every_question_has_a_sample() -> None:
    assert set(ALL_ASKED) == {*ASKED, *FURNISHED}


@pytest.mark.parametrize("frame", [*ALL_ASKED, "HandOver"])
def test_every_question_has_a_sentence_and_one_for_those_who_wait(
    language: str, frame: str
) -> None:
    posed = asking(frame) if frame in (*ASKED, "HandOver") else []
    for view, told in [*posed, *(furnished(frame) if frame in FURNISHED else [])]:
        readers = zip(speakers(language), (told, None, None), strict=True)
        asked, waiting, watching = (sentence(s.question(view, each)) for s, each in readers)
        assert NAMES[0] in waiting
        assert waiting == watching != asked


@pytest.mark.parametrize("frame", ALL_ASKED)
def test_every_question_can_be_in_the_way_of_another_answer(language: str, frame: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    for rule in ("not-now", "between-actions"):
        sentence(speaker.reason(Reason(rule, {"question": frame})))


@pytest.mark.parametrize("frame", ALL_ASKED)
def test_every_answer_has_words_at_every_question(language: str, frame: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    codes = range(len(GAME.space)) if frame == "Turn" else spread()
    for view, told in furnished(frame) if frame in FURNISHED else asking(frame):
        for choice in map(GAME.telling.named, codes):
            answer = clean(speaker.answer(choice, view, told))
            assert not answer[0].islower(), answer
            assert "\n" not in answer, answer
            clean(speaker.explain(choice, view, told))


def test_whatever_is_drawn_for_a_question_has_words(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    posed = [pair for frame in FURNISHED for pair in furnished(frame)]
    for view, told in [*posed, *(pair for frame in ASKED for pair in asking(frame))]:
        assert all(map(clean, speaker.named(told, view).values() if told else ()))


def test_answers_to_one_question_differ(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    ((view, told),) = furnished("Turn")
    for verb in VERBS:
        codes = [c for c, action in enumerate(GAME.space.actions) if action.verb == verb]
        choices = map(GAME.telling.named, codes)
        assert len({speaker.answer(choice, view, told) for choice in choices}) == len(codes), verb


def test_every_option_and_every_value_of_it_has_words(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    for name, choice in GAME.options.items():
        key = f"option-{name.replace('_', '-')}"
        values = [value.replace(",", "-") for value in choice.values]
        words = {clean(speaker.word(f"{key}-{value}")) for value in values}
        assert len({clean(speaker.word(key)), *words}) == len(choice.values) + 1


def test_every_part_of_a_score_has_a_name(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    parts = GAME.score(GAME.new(GAME.options_of(2), 1))[0].parts
    named = [*parts, "more"]  # the last where a leader adds to every gain
    assert len({clean(speaker.word(f"part-{part}")) for part in named}) == len(named) == 8


def everything(language: str) -> None:
    """Let everything be said that the game can ever say."""
    for speaker in speakers(language):
        speaker.title()
        speaker.texts()
        speaker.called()
        speaker.short()
        told = [speaker.event(event) for event in ALL_EVENTS]
        told += [speaker.reason(reason) for reason in ALL_REASONS]
        told += [line for outcome in OUTCOMES for line in speaker.outcome(outcome)]
        assert len(told) > len(ALL_EVENTS) + len(ALL_REASONS)
        posed = [each for frame in (*ASKED, "HandOver") for each in asking(frame)]
        posed += [each for frame in FURNISHED for each in furnished(frame)]
        views = [fresh_view(2), over(asking("Turn")[0][0]), *every_card_on_offer()]
        views += [*bidding(), *every_special_card_on_offer()]
        for view, told_one in (*posed, *((view, None) for view in views)):
            speaker.question(view, told_one)
            speaker.question(view, None)
            speaker.position(view)
            speaker.panels(view)
    reader = Speaker(GAME, language, NAMES, 0)
    posed = [each for frame in ASKED for each in asking(frame)]
    posed += [each for frame in FURNISHED for each in furnished(frame)]
    for view, told_one in (*posed, (fresh_view(3, "false"), None), *((v, None) for v in bidding())):
        for choice in map(GAME.telling.named, spread()):
            reader.answer(choice, view, told_one)
    places = [code for code, action in enumerate(GAME.space.actions) if action.verb == "place"]
    for view, told_one in (*asking("Turn"), *furnished("Turn")):
        for choice in map(GAME.telling.named, places):
            reader.answer(choice, view, told_one)
    swap = GAME.telling.named(GAME.parse("swap"))
    traded = msgspec.structs.replace(swap, pays={"military": 1}, gains={"coin": 2})
    reader.answer(traded, fresh_view(2))


def test_every_message_is_said_by_something_and_given_all_its_variables(
    language: str, said: Said
) -> None:
    everything(language)
    parts = GAME.score(GAME.new(GAME.options_of(2), 1))[0].parts
    unsaid = ("option-", "part-more", *(f"part-{part}" for part in parts))
    told = contents(language, "lorenzo") | contents(language, "lorenzo-names")
    assert {key for key in told if key not in said and not key.startswith(unsaid)} == set()
    for key, content in (contents(language, COMMON) | told).items():
        for given in said.get(key, ()):
            assert content.variables <= given, f"{key}: {content.variables - given}"


@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_are_told(language: str, players: int) -> None:
    rng = stream(players, "told")
    texts: list[str] = []
    for seed in range(GAMES_TOLD):
        modules = "houses,pazzi" if players == GAME.players[-1] or seed == 0 else "none"
        texts += tell(language, GAME.new(GAME.options_of(players, modules=modules), seed), rng)
    assert len(texts) > 1000


def tell(language: str, table: Lorenzo, rng: Stream) -> list[str]:
    """Play a game; tell all that happens, and at some questions all that can be asked."""
    readers = [Speaker(GAME, language, NAMES, seat) for seat in range(len(table.players))]
    watcher = Speaker(GAME, language, NAMES)
    out: list[str] = []
    while not table.over():
        seat = int(table.seat)
        speaker = readers[seat]
        if rng.below(3) == 0:
            out += asked(speaker, table, rng)
        if rng.below(20) == 0:
            page(speaker.position(GAME.view(table, seat)))
            page(watcher.position(GAME.view(table, None)))
            out.append(sentence(watcher.question(GAME.view(table, None), None)))
            for panel in speaker.panels(GAME.view(table, seat)):
                out += [clean(row.text) for row in panel.rows]
        table.log = []
        table.apply(builder(table, rng))
        seen = [GAME.redact(event, seat) for event in table.log]
        heard = [speaker.event(event) for event in seen if event is not None]
        out += [sentence(text) for text in heard if text is not None]
    page(watcher.position(GAME.view(table, None)))
    outcome = GAME.outcome(table)
    assert outcome is not None
    return out + [clean(line) for line in watcher.outcome(outcome)]


def asked(speaker: Speaker, table: Lorenzo, rng: Stream) -> list[str]:
    """Tell a question, its answers, and why some others are not offered."""
    seat = int(table.seat)
    view = GAME.view(table, seat)
    told = GAME.told(table, seat)
    out = [sentence(speaker.question(view, told))]
    choices = GAME.telling.choices(table, seat, table.options)
    named = speaker.named(told, view) if told else {}
    for choice in choices:
        out.append(clean(speaker.answer(choice, view, told)))
        if len(choice.touches) == 1:
            assert named.get(choice.touches[0], out[-1]) == out[-1]
    for code in (rng.below(len(GAME.space)) for _ in range(6)):
        reason = GAME.why_not(table, seat, code)
        if reason is not None:
            out.append(sentence(speaker.reason(reason)))
    return out
