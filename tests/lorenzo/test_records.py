"""Which games are on record."""

from bottega.games.lorenzo import GAME
from tests.lorenzo.records import FOLDER, GAMES
from tests.test_recorded_games import record_of

FILES = sorted(FOLDER.glob(f"{GAME.name}-*.bottega"))


def test_the_records_have_every_kind_of_answer_and_every_set_of_rules() -> None:
    assert len(FILES) == len(GAMES)
    verbs: set[str] = set()
    tables: set[tuple[int, str]] = set()
    for file in FILES:
        record = record_of(file)
        verbs.update(GAME.action(answer.code).verb for answer in record.answers)
        tables.add((record.options.players, record.options.chosen["advanced"]))
    assert verbs == set(GAME.space.verbs)
    assert tables == {(n, advanced) for n in GAME.players for advanced in ("true", "false")}
