"""Each kind of question is answered on the board: payments, goods and what to keep included."""

import pytest

from tests.web.browsing import Company
from tests.web.playing import LAST, Player
from tests.web.records import QUESTIONS, answers, asked_for

CLICKS = 8  # more than any answer needs


@pytest.mark.parametrize("question", QUESTIONS)
def test_on_the_things_themselves_one_answers(question: str, company: Company) -> None:
    anna = company.regular()
    table, seat = asked_for(anna, question)
    anna.goes(f"/t/{table}")
    player = Player(anna.page, seed=5)
    now = player.until_asked()
    offered = anna.ask("GET", f"/api/tables/{table}/update?seat={seat}")["options"]
    stored = answers(anna, table, seat)
    for _ in range(CLICKS):
        assert now.things, "the board has nothing to click for this"
        now = player.click(player.thing(now.things[0]))
        if len(answers(anna, table, seat)) > len(stored):
            break
        if {line.split()[0] for line in now.answers} == {"play", "discard"}:
            now = player.click(player.answer(now.answers[0]))
            break
    given = answers(anna, table, seat)[len(stored) :]
    assert len(given) == 1
    assert given[0] in [option["line"] for option in offered]
    assert given[0] != LAST
