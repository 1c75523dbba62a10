"""A sentence whose things can be pointed at has the words of the plain one."""

import pytest

from bottega.games import GAMES
from bottega.text import Span, Speaker, languages, plain
from bottega.text.ledger import Scribe, Teller
from bottega.text.spans import AMOUNTS, mark, spans, unsubjected, unvalued
from tests.told import NAMES, recorded


def test_a_marked_sentence_is_taken_apart() -> None:
    text = f"{mark('seat:1', 'Bob')} buys {mark('card:12', 'a card')}."
    parts = (Span("seat:1", "Bob"), " buys ", Span("card:12", "a card"), ".")
    assert spans(text) == parts
    assert plain(parts) == "Bob buys a card."
    assert spans("Nothing happened.") == ("Nothing happened.",)
    assert spans("") == ()


def test_a_ledger_does_not_name_who_did_it_again() -> None:
    bob = Span("seat:1", "Bob")
    assert unsubjected((bob, " takes ", Span("card:3", "a card"), "."), 1) == (
        "Takes ",
        Span("card:3", "a card"),
        ".",
    )
    assert unsubjected((bob, "は白を取る。"), 1) == ("白を取る。",)
    assert unsubjected((bob, "’s marbles become coins."), 1) is None
    assert unsubjected((bob, " walks."), 0) is None
    assert unsubjected(("Nobody walks.",), 0) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_spans_say_what_the_sentence_says(name: str, language: str) -> None:
    game = GAMES[name]
    named: set[str] = set()
    for record in list(recorded(game))[:3]:
        speaker = Speaker(game, language, NAMES, None, record.options)
        scribe, teller = Scribe(game, record.options), Teller(name, language, NAMES)
        table = game.new(record.options, record.seed)
        table.log = []
        for answer in record.answers:
            table.apply(answer.code)
        for event in table.log:
            deed = scribe.deed(event)
            assert plain(teller.text(deed)) == (speaker.event(event) or "")
            parts, seat = teller.told(deed)
            said, whole = plain(parts), plain(unvalued(teller.text(deed)))
            if seat is None:
                assert said == whole
            else:
                assert whole.startswith(NAMES[seat])
                assert whole.endswith(said[1:])
                assert said[0] not in " はが"
            named |= {part.thing.split(":")[0] for part in parts if isinstance(part, Span)}
    assert {"seat", "card"} <= named


def test_amounts_that_stand_beside_a_sentence_are_left_out_of_it() -> None:
    sentence = spans(f"{mark('seat:1', 'Bob')} builds it{mark(AMOUNTS, ': +3 points')}.")
    assert plain(sentence) == "Bob builds it: +3 points."
    assert unvalued(sentence) == (Span("seat:1", "Bob"), " builds it.")
