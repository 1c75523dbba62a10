"""Whole games, played to the final ranking by clicking on the board itself."""

from tests.web.browsing import Company
from tests.web.playing import Player, asked_among, play_out
from tests.web.records import recorded
from tests.web.whole import (
    assert_log_is_whole,
    assert_points_are_right,
    assert_ranking_is_right,
    play_out_beside,
    played_with_points,
)

STEPS = 16  # that both do on their boards; then one of them does without
BAR_ONLY = {"play", "discard", "end"}  # a leader is played or discarded; ending has no thing


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
    anna, berta = company.regular(), company.regular("Berta")
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
    for _ in range(STEPS):
        asked = asked_among(players)
        assert asked, "the game is not over so soon"
        asked.step()
    assert_log_is_whole(berta, table, seat=1)
    play_out_beside(players[0], table, {1: berta}, {})
    found = recorded(anna, table)
    berta.goes(f"/t/{table}")
    for person in (anna, berta):
        assert_ranking_is_right(person, found)
    assert_board_was_enough(*players)
