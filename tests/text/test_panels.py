"""Panels: the position in words, whole, and the same facts in every language."""

import msgspec
import pytest

from bottega.games.masters import GAME
from bottega.games.masters.views import Lorenzo
from bottega.text import Panel, Speaker, languages
from tests.text.samples import NAMES, asking, fresh_view, over

pytestmark = pytest.mark.parametrize("language", languages())


def panels_of(language: str, seat: int | None = 0, **changed: object) -> tuple[Panel, ...]:
    view = msgspec.structs.replace(asking("Turn"), seat=seat, **changed)
    return Speaker(GAME, language, NAMES, seat).panels(view)


def test_every_row_has_a_label_and_a_text(language: str) -> None:
    for view in (asking("Turn"), asking("Pay", 1), fresh_view(4), over(asking("Turn"))):
        for panel in Speaker(GAME, language, NAMES, 0).panels(view):
            assert panel.title.strip() == panel.title != ""
            assert panel.rows
            for row in panel.rows:
                assert row.label.strip() == row.label != ""
                assert row.text.strip() == row.text != ""


def test_the_readers_own_board_comes_first_and_the_others_in_turn_order(language: str) -> None:
    for seat, order in ((0, [0, 1, 2]), (1, [1, 2, 0]), (None, [0, 1, 2])):
        boards = [panel for panel in panels_of(language, seat) if panel.seat is not None]
        assert [panel.seat for panel in boards] == order
        assert all(NAMES[i] in panel.title for i, panel in zip(order, boards, strict=True))


def test_the_market_and_the_cards_are_told_piece_by_piece(language: str) -> None:
    word = Speaker(GAME, language, NAMES).word
    shared = {panel.title: panel for panel in panels_of(language) if panel.seat is None}
    market = shared[word("label-market")]
    told = [row.text.split(word("comma")) for row in market.rows]
    assert [len(line) for line in told] == [4, 4, 4, 1]
    marbles = {
        word(f"marble-{kind}") for kind in ("coin", "stone", "servant", "shield", "faith", "white")
    }
    assert {marble for line in told for marble in line} <= marbles
    cards = shared[word("label-cards")]
    assert len({row.label for row in cards.rows}) == len(cards.rows) == 12
    assert cards.rows[0].text == word("nothing")
    assert all(word("count-point", n=1)[2:5] in row.text for row in cards.rows[1:])


def test_the_last_card_of_a_deck_is_told_as_such(language: str) -> None:
    view = fresh_view(2)
    few = [msgspec.structs.replace(view.decks[0], beneath=beneath) for beneath in ((), (1,))]
    told = []
    for deck in few:
        one = msgspec.structs.replace(view, decks=(deck, *view.decks[1:]))
        word = Speaker(GAME, language, NAMES).word
        panels = Speaker(GAME, language, NAMES, 0).panels(one)
        cards = next(panel for panel in panels if panel.title == word("label-cards"))
        told.append(cards.rows[0].text)
    assert told[0] != told[1].replace("2", "1")


def test_a_hand_that_may_not_be_seen_is_counted_only(language: str) -> None:
    word = Speaker(GAME, language, NAMES).word
    boards = {panel.seat: panel for panel in panels_of(language)}
    hidden = [row.text for row in boards[1].rows]
    assert word("count-leader", n=4) in hidden
    own = " ".join(row.text for row in boards[0].rows)
    assert word("requires", requirement="#").partition("#")[0].strip() in own


def test_lorenzo_is_told_of_in_solo_games_only(language: str) -> None:
    word = Speaker(GAME, language, NAMES).word
    for view, there in ((fresh_view(2), False), (fresh_view(1), True)):
        panels = Speaker(GAME, language, NAMES, 0).panels(view)
        labels = [row.label for panel in panels for row in panel.rows]
        assert (word("panel-cross") in labels) is there
    seen = msgspec.structs.replace(fresh_view(1), lorenzo=Lorenzo(5, (1, 7)))
    panels = Speaker(GAME, language, NAMES, 0).panels(seen)
    texts = {row.label: row.text for panel in panels for row in panel.rows}
    assert texts[word("panel-cross")] == "5/24"
    assert texts[word("panel-tokens")].startswith("2/7 · ")


def test_what_is_in_progress_comes_first_and_only_while_it_is(language: str) -> None:
    word = Speaker(GAME, language, NAMES).word
    assert panels_of(language)[0].title == word("panel-progress")
    calm = panels_of(language, fresh={}, let_go=0, need={}, gain={}, gain_faith=0)
    assert calm[0].title == word("label-market")
