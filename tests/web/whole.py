"""What a whole game must have shown: points, log and ranking as its record has them."""

import random
from collections.abc import Mapping
from typing import Any

from bottega.kernel import record
from bottega.kernel.game import Game
from tests.web.browsing import EMPTY, Person
from tests.web.playing import PAUSE, Player
from tests.web.records import GAME, decisions, log_of, moved, standing

MOST = 8000  # looks at a table until its game must be over
SHOWN = 60_000  # milliseconds: a page shows all that happened before it shows the result

Points = tuple[int, list[int]]  # after so many decisions, everybody's


def played_with_points(person: Person, table: str, *players: Player) -> list[Points]:
    """Play some turns; after each, note the points that the first browser shows."""
    seen = []
    for _ in range(3):
        for player in players:
            player.turn()
        players[0].until_asked()
        if players[0].look().over:
            break
        seen.append((decisions(person, table), players[0].points()))
    return seen


def play_out_beside(
    player: Player, table: str, others: Mapping[int, Person], likes: Mapping[str, float]
) -> None:
    """Play on the board until the game is over; others answer without a browser, by their seats."""
    rng = random.Random(len(others))
    for person in others.values():
        person.page.goto(EMPTY)
    for _ in range(MOST):
        now = player.look()
        if now.over:
            return
        if now.asks:
            player.step()
        elif not any(moved(each, table, seat, rng, likes) for seat, each in others.items()):
            player.page.wait_for_timeout(PAUSE)
    raise AssertionError("the game does not end")


def passed_over(person: Person, player: Player, table: str, until: int) -> None:
    """Look at an empty page until a later round begins, while one's seat plays on at random."""
    rng = random.Random(until)
    person.page.goto(EMPTY)
    while (standing(person, table, 0)["view"]["round"]) < until:
        if not moved(person, table, 0, rng, {}):
            person.page.wait_for_timeout(PAUSE)
    person.goes(f"/t/{table}")
    player.until_asked()


def assert_points_are_right(
    seen: list[Points], found: record.Record, game: Game[Any, Any] = GAME
) -> None:
    """See that the rail showed at every moment what the record has."""
    assert seen
    for number, points in seen:
        then = record.replay(game, found, number)
        assert points == [score.points for score in game.score(then)]


def text_of(deed: dict[str, Any]) -> str:
    """Give the words of a deed."""
    return "".join(part if isinstance(part, str) else part["text"] for part in deed["text"])


def assert_log_is_whole(person: Person, table: str, seat: int = 0) -> None:
    """See that every sentence of the stored log is in the one on the page.

    The page hears of a deed a moment after it is stored, and somebody may be playing meanwhile.
    """
    told = [
        " ".join(line.split())
        for entry in log_of(person, table, seat=seat)
        for deed in entry.get("deeds", ())
        if not deed.get("head")  # headings are shortened
        for line in [text_of(deed)]
    ]
    assert told
    person.page.wait_for_function(
        """told => {
            const log = document.querySelector(".log ol").textContent.replace(/\\s+/g, " ");
            return told.every(line => log.includes(line));
        }""",
        arg=told,
        timeout=SHOWN,
    )


def assert_ranking_is_right(
    person: Person, found: record.Record, game: Game[Any, Any] = GAME
) -> None:
    """See that the result page has the points and the order of the record."""
    person.page.locator(".ranking tbody tr").first.wait_for(timeout=SHOWN)
    rows = person.page.locator(".ranking tbody tr")
    totals = [int(row.locator("td").last.inner_text()) for row in rows.all()]
    outcome = game.outcome(record.replay(game, found))
    assert outcome is not None
    assert found.result is not None
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    assert totals == [found.result[seat] for seat in order]
    assert totals == [outcome.scores[seat].points for seat in order]
