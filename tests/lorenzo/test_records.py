"""Which games are on record."""

from bottega.games.lorenzo import GAME
from tests.lorenzo.records import FOLDER, GAMES
from tests.lorenzo.tables import EACH_COMBINATION, options
from tests.test_recorded_games import record_of

FILES = sorted(FOLDER.glob(f"{GAME.name}-*.bottega"))


def test_the_records_have_every_kind_of_answer() -> None:
    assert len(FILES) == len(GAMES)
    records = [record_of(file) for file in FILES]
    verbs = {GAME.action(answer.code).verb for one in records for answer in one.answers}
    assert verbs == set(GAME.space.verbs)


def test_the_records_have_every_set_of_rules_with_every_number_of_players() -> None:
    tables = [record_of(file).options for file in FILES]
    for players, rules in EACH_COMBINATION:
        assert options(players, rules) in tables
    for special in ("preview", "built", "new-leaders"):
        assert any(options(n, special) in tables for n in range(2, 5))
