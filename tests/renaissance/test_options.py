"""Options and their combinations: what is refused, and what the message says."""

from itertools import product

import pytest

from bottega.games.renaissance import GAME
from bottega.kernel.errors import BadOptions
from tests.renaissance.build import new_game

WORDS = {
    "variant": ("full", "quick"), "teams": ("false", "true"), "edition": ("2015", "2016"),
    "support": ("false", "true"), "missions": ("automatic", "by-hand"),
}  # fmt: skip
DEFAULTS = {
    "variant": "full", "teams": "false", "edition": "2015", "support": "false",
    "families": "random", "missions": "automatic",
}  # fmt: skip
COMBINATIONS = [dict(zip(WORDS, words, strict=True)) for words in product(*WORDS.values())]


def allowed(players: int, chosen: dict[str, str]) -> bool:
    """Say what the rules allow (rulings N-50 and N-51)."""
    if chosen["teams"] == "true":
        return players in (4, 6, 8) and chosen["variant"] == "full"
    return players in (2, 3, 4)


@pytest.mark.parametrize("players", range(1, 10))
def test_every_combination_is_settled_or_refused(players: int) -> None:
    for chosen in COMBINATIONS:
        if players in range(2, 9) and allowed(players, chosen):
            options = GAME.options_of(players, **chosen)
            assert options.chosen == {**chosen, "families": "random"}
            assert not GAME.new(options, 3).over()
        else:
            with pytest.raises(BadOptions, match=r"\w+ \w+ \w+"):
                GAME.options_of(players, **chosen)


def test_without_options_two_play_the_first_edition() -> None:
    options = GAME.options_of(2)
    assert options.chosen == DEFAULTS
    assert [choice.default for choice in GAME.options.values()] == list(DEFAULTS.values())


@pytest.mark.parametrize("players", [6, 8])
def test_six_and_eight_play_in_teams_without_saying_so(players: int) -> None:
    assert GAME.options_of(players).chosen["teams"] == "true"


def test_four_play_alone_unless_they_say_otherwise() -> None:
    assert GAME.options_of(4).chosen["teams"] == "false"


@pytest.mark.parametrize(
    ("players", "chosen", "says"),
    [
        (1, {}, "players, not 1"),
        (9, {}, "players, not 9"),
        ("many", {}, "players, not many"),
        (5, {}, "is for 2, 3, 4, 6 or 8 players, not 5"),
        (7, {}, "is for 2, 3, 4, 6 or 8 players, not 7"),
        (5, {"teams": "true"}, "not 5"),
        (7, {"teams": "true"}, "not 7"),
        (6, {"teams": "false"}, "teams=false is for 2 to 4 players, not 6"),
        (8, {"teams": "false"}, "teams=false is for 2 to 4 players, not 8"),
        (2, {"teams": "true"}, "teams=true is for 4, 6 or 8 players, not 2"),
        (3, {"teams": "true"}, "teams=true is for 4, 6 or 8 players, not 3"),
        (4, {"teams": "true", "variant": "quick"}, "variant=quick needs teams=false"),
        (6, {"variant": "quick"}, "variant=quick is for 2 to 4 players, not 6"),
        (8, {"variant": "quick"}, "variant=quick is for 2 to 4 players, not 8"),
        (2, {"variant": "slow"}, "option variant is one of full, quick, not 'slow'"),
        (2, {"edition": "2014"}, "option edition is one of 2015, 2016, not '2014'"),
        (2, {"support": "yes"}, "option support is one of false, true, not 'yes'"),
        (2, {"missions": "never"}, "option missions is one of automatic, by-hand, not 'never'"),
        (2, {"castle": "chillon"}, "no option 'castle'"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_message(
    players: object, chosen: dict[str, str], says: str
) -> None:
    with pytest.raises(BadOptions, match=says):
        GAME.options_from(players, chosen)


@pytest.mark.parametrize(
    ("players", "chosen", "families"),
    [
        (2, {}, "army,clergy"),
        (2, {}, "merchants, army"),
        (3, {}, "army,artisans,merchants"),
        (4, {}, "army,clergy,artisans,merchants"),
        (2, {"variant": "quick"}, "clergy"),
        (3, {"variant": "quick"}, "clergy,artisans"),
        (4, {"variant": "quick"}, "merchants,artisans"),
        (4, {"teams": "true"}, "army,merchants"),
        (6, {"teams": "true"}, "army,merchants,clergy"),
        (8, {}, "merchants,artisans,clergy,army"),
    ],
)
def test_families_can_be_chosen(players: int, chosen: dict[str, str], families: str) -> None:
    game = new_game(players, 0, **chosen, families=families)
    named = {word.strip() for word in families.split(",")}
    assert set(game.view().families) == named
    order = [f for f in ("army", "clergy", "artisans", "merchants") if f in named]
    assert game.view().options.chosen["families"] == ",".join(order)


@pytest.mark.parametrize(
    ("players", "chosen", "families", "says"),
    [
        (2, {}, "army", "names 2 of army, clergy, artisans, merchants here, not 1"),
        (2, {}, "army,clergy,artisans", "names 2 .* here, not 3"),
        (3, {}, "army,clergy", "names 3 .* here, not 2"),
        (4, {}, "army,clergy,artisans", "names 4 .* here, not 3"),
        (2, {"variant": "quick"}, "army,clergy", "names 1 .* here, not 2"),
        (3, {"variant": "quick"}, "army", "names 2 .* here, not 1"),
        (4, {"variant": "quick"}, "army,clergy,artisans", "names 2 .* here, not 3"),
        (4, {"teams": "true"}, "army,clergy,artisans", "names 2 .* here, not 3"),
        (8, {}, "army,clergy", "names 4 .* here, not 2"),
        (2, {}, "army,army", "names army twice"),
        (3, {}, "army,clergy,army", "names army twice"),
        (2, {}, "army,nobles", "a family is one of .*, not 'nobles'"),
        (2, {}, "army,", "a family is one of .*, not ''"),
        (2, {}, "", "a family is one of .*, not ''"),
        (2, {}, "Army,Clergy", "not 'Army'"),
        (2, {}, "random,army", "not 'random'"),
    ],
)
def test_families_that_do_not_fit_are_refused(
    players: int, chosen: dict[str, str], families: str, says: str
) -> None:
    with pytest.raises(BadOptions, match=says):
        GAME.options_of(players, **chosen, families=families)


@pytest.mark.parametrize(
    ("players", "chosen", "families"),
    [
        (2, {}, 2), (3, {}, 3), (4, {}, 4), (2, {"variant": "quick"}, 1),
        (3, {"variant": "quick"}, 2), (4, {"variant": "quick"}, 2), (4, {"teams": "true"}, 2),
        (6, {}, 3), (8, {}, 4),
    ],
)  # fmt: skip
def test_random_families_are_as_many_as_the_table_needs(
    players: int, chosen: dict[str, str], families: int
) -> None:
    seen = {new_game(players, seed, **chosen).view().families for seed in range(12)}
    assert {len(one) for one in seen} == {families}
    assert len(seen) > 1 or families == 4
