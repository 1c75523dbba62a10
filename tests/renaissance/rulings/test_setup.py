"""Setting up: families, castles, missions, hands and options (N-38, N-50, N-51)."""

from collections import Counter

import pytest

from bottega.games.renaissance import GAME
from bottega.games.renaissance.names import FAMILIES
from bottega.kernel.errors import BadOptions
from tests.renaissance.build import begun, new_game

PILES = {2: 60, 3: 90, 4: 120}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_as_many_families_as_players(players: int) -> None:
    game = begun(players)
    assert len(game.view().families) == players
    assert game.view().pile == PILES[players]
    assert all(len(game.hand(i)) == 5 for i in range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_royal_and_three_princely_missions(players: int) -> None:
    game = new_game(players)
    for i in range(players):
        numbers = [int(mission[-2:]) for mission in game.side(i).optional]
        assert [n <= 40 for n in sorted(numbers)] == [True, True, False, False, False]
        assert all(m.rsplit("-")[0] in game.view().families for m in game.side(i).optional)


def test_missions_are_chosen_by_all_at_the_same_time_and_in_secret() -> None:
    game = new_game(3)  # ruling N-38
    assert game.asks == "ChooseMissions"
    assert game.asked_all == [0, 1, 2]
    assert len(game.lines()) == 10  # any two of five
    game.play(game.lines()[3])
    assert game.view(1).sides[0].mandatory == ()
    assert len(game.view(0).sides[0].mandatory) == 2


def test_any_two_missions_can_be_mandatory() -> None:
    game = new_game(2)  # ruling N-38
    mine = game.side(0).optional
    game.play(f"oblige {mine[3]} {mine[4]}")
    assert game.side(0).mandatory == mine[3:]
    assert game.side(0).optional == mine[:3]


def test_hands_are_dealt_after_the_missions_are_chosen() -> None:
    game = new_game(2)
    assert game.view().pile == 70
    assert game.hand(0) == []


def test_the_first_player_is_drawn() -> None:
    firsts = {begun(4, seed).view().first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


def test_castles_are_drawn_without_repetition() -> None:
    seen: Counter[str] = Counter()
    for seed in range(20):
        castles = [side.castle for side in new_game(4, seed).view().sides]
        assert len(set(castles)) == 4  # ruling N-50
        seen[castles[0]] += 1
    assert len(seen) == 4


def test_families_are_drawn_at_random_unless_given() -> None:
    drawn = {new_game(2, seed).view().families for seed in range(40)}
    assert len(drawn) == 6  # ruling N-50
    assert new_game(2, 7, families="clergy,army").view().families == ("army", "clergy")


@pytest.mark.parametrize("families", ["army", "army,clergy,artisans", "army,army", "army,knights"])
def test_exactly_as_many_different_families_are_given_as_there_are_players(families: str) -> None:
    with pytest.raises(BadOptions):
        GAME.options_of(2, families=families)  # ruling N-50


@pytest.mark.parametrize(("players", "wanted"), [(2, 1), (3, 2), (4, 2)])
def test_the_quick_game_takes_one_family_or_two(players: int, wanted: int) -> None:
    assert len(new_game(players, variant="quick").view().families) == wanted  # ruling N-50
    given = ",".join(FAMILIES[:wanted])
    assert GAME.options_of(players, variant="quick", families=given).chosen["families"] == given
    with pytest.raises(BadOptions):
        GAME.options_of(players, variant="quick", families=",".join(FAMILIES[: wanted + 1]))


@pytest.mark.parametrize("players", [1, 5, 7, 9])
def test_five_and_seven_never_play(players: int) -> None:
    for teams in ("false", "true"):
        with pytest.raises(BadOptions):
            GAME.options_of(players, teams=teams)  # ruling N-51


@pytest.mark.parametrize("players", [6, 8])
def test_six_and_eight_play_in_teams_only(players: int) -> None:
    assert GAME.options_of(players).chosen["teams"] == "true"  # ruling N-51
    with pytest.raises(BadOptions):
        GAME.options_of(players, teams="false")


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_do_not_play_in_teams(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.options_of(players, teams="true")  # ruling N-51


@pytest.mark.parametrize("players", [4, 6, 8])
def test_quick_with_teams_is_refused(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.options_of(players, variant="quick", teams="true")  # ruling N-51


@pytest.mark.parametrize("support", ["false", "true"])
@pytest.mark.parametrize("edition", ["2015", "2016"])
def test_support_and_edition_go_with_everything(support: str, edition: str) -> None:
    for players, chosen in ((3, {"variant": "quick"}), (4, {"teams": "true"}), (2, {})):
        options = GAME.options_of(players, support=support, edition=edition, **chosen)
        assert options.chosen["support"] == support  # ruling N-51
        assert options.chosen["edition"] == edition


def test_the_first_edition_without_support_and_automatic_missions_are_usual() -> None:
    chosen = GAME.options_of(2).chosen  # rulings N-1, N-33
    assert (chosen["edition"], chosen["support"], chosen["missions"]) == (
        "2015",
        "false",
        "automatic",
    )
