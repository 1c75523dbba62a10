"""Whole games, played to the final ranking by clicking on the board itself."""

from bottega.kernel import record
from tests.web.browsing import Company, Person
from tests.web.playing import Player, play_out
from tests.web.records import GAME, decisions, log_of, recorded

BAR_ONLY = {"play", "discard", "end"}  # a leader is played or discarded; ending has no thing
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


def assert_points_are_right(seen: list[Points], found: record.Record) -> None:
    assert seen
    for number, points in seen:
        then = record.replay(GAME, found, number)
        assert points == [score.points for score in GAME.score(then)]


def assert_log_is_whole(person: Person, table: str, seat: int = 0) -> None:
    shown = " ".join(person.page.locator(".log ol").text_content().split())  # type: ignore[union-attr]
    told = [
        line for entry in log_of(person, table, seat=seat) for line in entry.get("sentences", ())
    ]
    missing = [line for line in told if " ".join(line.split()) not in shown]
    assert told
    assert not missing


def assert_ranking_is_right(person: Person, found: record.Record) -> None:
    person.page.locator(".ranking tbody tr").first.wait_for()
    rows = person.page.locator(".ranking tbody tr")
    totals = [int(row.locator("td").last.inner_text()) for row in rows.all()]
    outcome = GAME.outcome(record.replay(GAME, found))
    assert outcome is not None
    assert found.result is not None
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    assert totals == [found.result[seat] for seat in order]
    assert totals == [outcome.scores[seat].points for seat in order]


def assert_board_was_enough(*players: Player) -> None:
    """See that the bar was needed only where one thing on the board means two answers."""
    used = [line for player in players for line in player.in_the_bar]
    assert {line.split()[0] for line in used} <= BAR_ONLY
    others = [line for line in used if line != "end"]
    assert len(others) * 10 <= sum(player.clicks for player in players)


def test_a_solo_game_is_played_to_its_end_on_the_board(company: Company) -> None:
    anna = company(moves=True)
    table = anna.plays("me")
    player = Player(anna.page, seed=1)
    player.set_up()
    seen = played_with_points(anna, table, player)
    assert_log_is_whole(anna, table)
    play_out(player)
    found = recorded(anna, table)
    assert_points_are_right(seen, found)
    assert_ranking_is_right(anna, found)
    assert_board_was_enough(player)


def test_two_people_play_a_game_to_its_end_on_their_boards(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    table = anna.opens("me", "open", start=False)
    berta.ask("POST", f"/api/tables/{table}/seats/1", body={})
    anna.ask("POST", f"/api/tables/{table}/start", body={})
    players = []
    for seed, person in enumerate((anna, berta)):
        person.goes(f"/t/{table}")
        players.append(Player(person.page, seed))
    for player in players:
        player.step()
        player.step()
    play_out(*players)
    found = recorded(anna, table)
    for person in (anna, berta):
        assert_ranking_is_right(person, found)
    assert_board_was_enough(*players)
