"""What is taken down of an event is worded later as it would have been worded at once."""

from collections.abc import Iterator

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kernel.events import Event
from bottega.kernel.record import Record
from bottega.text import languages
from bottega.text.catalogue import Catalogue
from bottega.text.ledger import Deed, Scribe, Teller
from bottega.text.recorded import Act, Count, Message, Named, Part, Recorder, Several, Word, worded
from bottega.text.say import PHRASES
from bottega.text.spans import mark
from bottega.text.voice import Voice
from tests.text import (
    lorenzo_expansion_samples,
    lorenzo_samples,
    renaissance_samples,
    samples,
)
from tests.told import NAMES, AnyGame, recorded

PLAYED = 6  # recorded games of each
SAMPLES = {
    "masters": samples.EVENTS,
    "lorenzo": (*lorenzo_samples.EVENTS, *lorenzo_expansion_samples.MORE_EVENTS),
    "renaissance": renaissance_samples.EVENTS,
}


def said(text: str, recorder: Recorder) -> Part:
    """Give what a text stands for, as it is read back when it has been stored."""
    read: Part = msgspec.json.decode(msgspec.json.encode(recorder.taken(text)), type=Part)
    return read


def events(game: AnyGame, record: Record) -> Iterator[Event]:
    """Give what happens in a recorded game, and what else may, as everybody hears of it."""
    table = game.new(record.options, record.seed)
    table.log = []
    for answer in record.answers:
        table.apply(answer.code)
    for event in (*table.log, *SAMPLES[game.name]):
        for seat in (None, *range(record.options.players)):
            told = game.redact(event, seat)
            if told is not None:
                yield told


def test_a_message_is_noted_with_its_arguments() -> None:
    voice = Recorder()
    goods = voice.both([voice.word("count-coin", n=2), voice.word("count-stone", n=1)])
    text = voice.word("event-produced", **voice.who(1), goods=goods)
    both = Several("both", (Count("count-coin", 2), Count("count-stone", 1)))
    assert said(text, voice) == Act("event-produced", 1, {"goods": both})
    text = voice.word("event-produced", n=1, goods=goods)
    assert said(text, voice) == Message("event-produced", {"n": 1, "goods": both})


def test_what_was_stored_before_there_were_short_forms_is_said_alike() -> None:
    stored = b"""["say", "event-start-received",
        {"who": "other", "name": ["seat", 1], "goods": ["say", "count-coin", {"n": 2}]}]"""
    then = msgspec.json.decode(stored, type=Part)
    now = Act("event-start-received", 1, {"goods": Count("count-coin", 2)})
    for language in languages():
        voice = Voice(Catalogue(language, "masters"), NAMES, None, mark)
        assert worded(then, voice) == worded(now, voice)
    nothing = msgspec.json.decode(b'["say", "nothing", {}]', type=Part)
    assert worded(nothing, voice) == worded(Word("nothing"), voice)


def test_a_thing_is_noted_with_its_words() -> None:
    voice = Recorder()
    text = voice.mark("card:12", voice.word("card-12"))
    assert said(text, voice) == Named("card:12", Word("card-12"))


def test_words_that_are_no_message_are_noted_as_they_are() -> None:
    voice = Recorder()
    token = voice.word("count-coin", n=1)
    assert said(f"2× {token}", voice) == Several("joined", ("2× ", Count("count-coin", 1)))
    assert said("2×", voice) == "2×"
    assert said("", voice) == ""


def test_one_of_a_list_is_noted_alone_and_none_as_nothing() -> None:
    voice = Recorder()
    assert said(voice.both(["a"]), voice) == said(voice.either(["a"]), voice) == "a"
    assert said(voice.listed(["a"]), voice) == said(voice.told(["", "a"]), voice) == "a"
    assert said(voice.both([]), voice) == Word("nothing")
    assert said(voice.told([]), voice) == ""


def test_the_same_is_noted_once() -> None:
    voice = Recorder()
    assert voice.word("count-coin", n=1) == voice.word("count-coin", n=1)
    assert voice.word("count-coin", n=1) != voice.word("count-coin", n=2)
    assert voice.both(["a", "b"]) != voice.either(["a", "b"])


def test_a_recorder_forgets_what_it_noted_when_that_has_become_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bottega.text.recorded.REMEMBERED", 3)
    voice = Recorder()
    for n in range(9):
        text = voice.both(voice.word("count-coin", n=one) for one in (n, n + 1))
        coins = (Count("count-coin", n), Count("count-coin", n + 1))
        assert said(text, voice) == Several("both", coins)
    assert len(voice._marks) <= 3 + 3


def test_what_no_catalogue_says_any_more_is_said_with_no_words() -> None:
    teller = Teller("masters", "en", NAMES)
    assert teller.told(Deed(Message("event-of-another-time"), 0)) == ((), None)
    unheard = Message("event-card-uncovered", {"card": Message("card-of-another-time")})
    assert teller.told(Deed(unheard)) == ((), None)
    assert Teller("chess", "en", NAMES).told(Deed(Message("event-turn-began"))) == ((), None)


@pytest.mark.parametrize("name", GAMES)
def test_an_event_is_worded_later_as_it_would_be_at_once(name: str) -> None:
    game = GAMES[name]
    for record in list(recorded(game))[:PLAYED]:
        scribe = Scribe(game, record.options)
        speaking = [Voice(Catalogue(one, name), NAMES, None, mark) for one in languages()]
        phrases = [PHRASES[name](game, voice, record.options) for voice in speaking]
        for event in events(game, record):
            deed = msgspec.json.decode(msgspec.json.encode(scribe.deed(event)), type=Deed)
            for voice, words in zip(speaking, phrases, strict=True):
                assert worded(deed.say, voice) == (words.event(event) or "")
