"""Which games are on record."""

from bottega.games.masters import GAME
from bottega.kernel.record import verify
from tests.masters.records import FOLDER, GAMES
from tests.test_recorded_games import record_of

FILES = sorted(FOLDER.glob(f"{GAME.name}-*.bottega"))


def test_the_records_have_every_kind_of_answer_and_of_end() -> None:
    assert len(FILES) == len(GAMES)
    verbs: set[str] = set()
    ends: set[str] = set()
    tables: set[tuple[int, str]] = set()
    for file in FILES:
        record = record_of(file)
        verbs.update(GAME.action(answer.code).verb for answer in record.answers)
        outcome = GAME.outcome(verify(GAME, record))
        assert outcome is not None
        ends.add(outcome.reason)
        tables.add((record.options.players, record.options.chosen["discard"]))
    assert verbs == set(GAME.space.verbs)
    assert ends == {"finished", "victory", "colour-gone", "cross-at-end"}
    assert tables == {(n, discard) for n in GAME.players for discard in ("fresh", "any")}
