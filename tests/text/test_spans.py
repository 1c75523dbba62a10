"""A sentence whose things can be pointed at has the words of the plain one."""

import pytest

from bottega.games import GAMES
from bottega.text import Span, Speaker, languages, plain
from bottega.text.spans import mark, spans
from tests.told import NAMES, recorded


def test_a_marked_sentence_is_taken_apart() -> None:
    text = f"{mark('seat:1', 'Bob')} buys {mark('card:12', 'a card')}."
    parts = (Span("seat:1", "Bob"), " buys ", Span("card:12", "a card"), ".")
    assert spans(text) == parts
    assert plain(parts) == "Bob buys a card."
    assert spans("Nothing happened.") == ("Nothing happened.",)
    assert spans("") == ()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_spans_say_what_the_sentence_says(name: str, language: str) -> None:
    game = GAMES[name]
    named: set[str] = set()
    for record in list(recorded(game))[:3]:
        speaker = Speaker(game, language, NAMES, None, record.options)
        table = game.new(record.options, record.seed)
        table.log = []
        for answer in record.answers:
            table.apply(answer.code)
        for event in table.log:
            parts = speaker.spans(event)
            assert plain(parts) == (speaker.event(event) or "")
            named |= {part.thing.split(":")[0] for part in parts if isinstance(part, Span)}
    assert {"seat", "card"} <= named
