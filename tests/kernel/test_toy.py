"""The game of the tutorial is a game: it keeps all laws, and plays as its first lines say."""

import pytest

from bottega.kernel.laws import check
from bottega.kernel.record import read, to_text, verify
from bottega.kernel.session import Session
from tests.toy import GAME, Shown


@pytest.mark.parametrize("players", GAME.players)
def test_morra_keeps_all_laws(players: int, seeds: range) -> None:
    for seed in seeds[:60]:
        story = check(GAME, GAME.options_of(players), seed)
        assert len(story.codes) == 3 * players
        assert sum(isinstance(event, Shown) for event in story.events) == 3


def test_the_highest_number_that_nobody_else_shows_scores() -> None:
    session = Session(GAME, GAME.options_of(3), seed=1)
    for lines in (("1", "3", "3"), ("2", "1", "3"), ("2", "2", "2")):
        for seat, fingers in enumerate(lines):
            session.submit(seat, GAME.parse(f"show {fingers}"), session.version)
    assert session.over
    assert session.table.state.points == [1, 0, 3]
    record = read(GAME, to_text(GAME, session.record()))
    outcome = GAME.outcome(verify(GAME, record))
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.places == (2, 3, 1)
