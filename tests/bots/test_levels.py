"""Six levels of opponents, the same for every game: from who sees little to who looks ahead."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bottega.bots.api import MAKERS, UnknownBot, bot, known, maker
from bottega.bots.greedy import Greedy
from bottega.bots.levels import (
    BEFORE,
    LEVELS,
    OWN,
    PLAIN,
    ByEye,
    Level,
    at,
    level_of,
    levels_of,
    opponent,
)
from bottega.bots.match import ask, ended, play, seat_bots
from bottega.bots.search import Search
from bottega.games import GAMES
from bottega.games.masters import GAME
from bottega.kernel.game import Game
from bottega.kernel.rng import stream
from tests.bots.positions import SETTINGS, Setting, codes, named, small
from tests.build import Position, goods, seat, table
from tests.toy import GAME as MORRA

RISING = ["apprentice", "journeyman", "artisan", "virtuoso", "master", "grandmaster"]
SOME = 50  # answers, where a whole game takes too long
SEARCHING = [name for name, level in LEVELS.items() if level.iterations]


def chosen(name: str, position: Position, times: int = 30) -> Counter[str]:
    """Count what a bot does first, each time with other chance."""
    view, options = position.view(0), codes(position.table)
    bots = [bot(name, GAME, stream(n, "bot")) for n in range(times)]
    return Counter(GAME.line(one.choose(view, options)) for one in bots)


def bought(found: Counter[str], deck: str) -> int:
    """Count how often the card of a deck was bought."""
    return sum(n for line, n in found.items() if line.startswith(f"buy {deck}"))


def offered() -> Position:
    """Lay out a turn in which a card of five points can be paid for."""
    mine = seat(
        store=goods(coin=2, stone=1),
        box=goods(coin=3, servant=1, shield=3),
        slots=[[9], [14]],
    )
    return table(seats={0: mine}, grid={"blue 1": 3})


# Names


def test_levels_are_named_in_rising_order() -> None:
    assert [list(levels_of(game)) for game in GAMES] == [RISING] * len(GAMES)
    assert list(known()) == ["random", "greedy", *RISING]


@pytest.mark.parametrize("game", GAMES)
def test_a_level_never_thinks_less_than_the_one_below(game: str) -> None:
    levels = levels_of(game)

    def effort(level: Level) -> tuple[bool, int, int, bool]:
        budget = level.budget if not level.iterations else 0
        return level.learned, level.iterations, budget, not level.naive

    for lower, higher in pairwise(levels.values()):
        assert effort(lower) < effort(higher) or lower.slack > higher.slack
    assert [name for name, level in levels.items() if level.naive] == RISING[:1]
    searching = [name for name, level in levels.items() if level.iterations]
    assert len(searching) >= 1
    assert RISING[-len(searching) :] == searching


@pytest.mark.parametrize("name", RISING)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_level_is_made_by_its_settings(
    game: Game[Any, Any], name: str, compiled: bool, networks: Path
) -> None:
    level = levels_of(game.name)[name]
    here = level.iterations if compiled else PLAIN
    for made in (opponent(name, game, stream(1, "x")), bot(name, game, stream(1, "x"))):
        if isinstance(made, Search):
            assert made.iterations == min(level.iterations, here)
        else:
            assert level.iterations == 0
            assert isinstance(made, Greedy)
            assert isinstance(made, ByEye) == level.naive
            made_of = made.budget, made.slack, made.misses
            assert made_of == (level.budget, level.slack, level.misses)


def test_the_settings_are_those_that_the_documents_tell() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    told = iter(re.findall(r"^\| `(\w+)` \|((?:[^|\n]*\|){4})$", text, re.MULTILINE))
    own = [level for levels in OWN.values() for level in levels.items()]
    for name, level in [*LEVELS.items(), *(one for one in own if one not in LEVELS.items())]:
        who, row = next(told)
        assert who == name
        _, budget, slack, misses, _ = (cell.strip() for cell in row.split("|"))
        if level.iterations:
            assert (budget, slack, misses) == (f"{level.iterations} iterations", "", "")
        else:
            assert budget == f"{level.budget} positions"
            assert slack == (f"{level.slack:g} points" if level.slack else "0")
            assert misses == f"{level.misses:g}"
    assert list(told) == []


def test_a_part_of_a_level_has_a_name(networks: Path) -> None:
    for name in (*SEARCHING, *BEFORE):
        found = level_of(name, "masters")
        assert found is not None
        whole, judge = found.iterations, "@trained" if found.learned else ""
        assert at(name, 1, "masters") == f"search:{whole}{judge}"
        assert at(name, 0.1, "masters") == f"search:{round(whole / 10)}{judge}"
        assert at(name, 1e-9, "masters") == f"search:1{judge}"
        made = bot(at(name, 0.1, "masters"), GAME, stream(1, "x"))
        assert isinstance(made, Search)
        assert made.iterations == round(whole / 10)
    assert at("apprentice", 0.1, "masters") == "apprentice"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_master_of_before_can_be_measured_against_and_is_no_choice(
    game: Game[Any, Any], compiled: bool
) -> None:
    made = bot("master@1", game, stream(1, "x"))
    assert isinstance(made, Search)
    whole = 800 if game.name == "renaissance" else 1600
    assert (made.iterations, made.network) == (whole if compiled else PLAIN, None)
    assert "master@1" not in known()


def test_a_search_is_named_by_its_iterations_and_its_processes() -> None:
    alone, together = (bot(name, GAME, stream(1, "x")) for name in ("search:70", "search:70x3"))
    assert isinstance(alone, Search)
    assert isinstance(together, Search)
    assert (alone.iterations, alone.jobs) == (70, 1)
    assert (together.iterations, together.jobs) == (70, 3)


@pytest.mark.parametrize(
    "name", ["clever", "search", "search:", "search:0", "search:-1", "search:2x0", "search:1e3"]
)
def test_other_names_are_refused_with_a_list_of_those_there_are(name: str) -> None:
    names = ", ".join(MAKERS)
    with pytest.raises(UnknownBot) as refused:
        maker(name)
    said = f"no bot is called {name!r}; there is: {names}, search:N, or FILE.py:Class"
    assert str(refused.value) == said


# How they play


@pytest.mark.parametrize("setting", SETTINGS[2::3], ids=named)
def test_all_levels_play_every_game_legally(setting: Setting, compiled: bool) -> None:
    """They sit at tables together, each where the one before sat last time."""
    game = GAMES[setting[0]]
    players = setting[1]
    options = game.options_from(players, setting[2])
    levels = [small(level) for level in RISING]
    for turned in (0, 2):
        seats = seat_bots(game, options, 5, [*levels[turned:], *levels][:players])
        table = game.new(options, 5)
        for _ in range(game.longest if compiled else SOME):
            if table.seat < 0:
                break
            table.play(ask(game, table, seats[table.seat], tuple(codes(table))))
        assert table.over() or not compiled


@pytest.mark.parametrize("name", dict.fromkeys(map(small, RISING)))
def test_every_level_plays_alone_and_a_game_that_nobody_knows(name: str) -> None:
    alone = ended(GAME, play(GAME, GAME.options_of(1), 2, [name]).table)
    assert alone.winners in ((), (0,))
    assert len(ended(MORRA, play(MORRA, MORRA.options_of(3), 2, [name]).table).places) == 3


def test_an_apprentice_takes_the_points_that_lie_there() -> None:
    """Its mistakes are those of a beginner, not of a die."""
    taken, drawn = (chosen(name, offered(), 60) for name in ("apprentice", "random"))
    often, seldom = (bought(found, "blue 2") for found in (taken, drawn))
    assert often > 30
    assert often > 2 * seldom
    assert taken.most_common(1)[0][0].startswith("buy blue 2")


def test_a_beginner_takes_most_goods_where_others_take_what_they_need() -> None:
    position = table(seats={0: seat(store=goods(coin=2), hand=[52, 57])}, grid={"blue 1": 3})
    view, options = position.view(0), codes(position.table)
    beginner, other = (kind(GAME, stream(1, "bot")) for kind in (ByEye, Greedy))
    assert GAME.line(beginner.choose(view, options)).startswith("take row")  # of four marbles
    assert GAME.line(other.choose(view, options)).startswith("take column")


def test_a_level_that_errs_varies_and_another_does_not() -> None:
    for name, level in LEVELS.items():
        if not level.iterations:
            assert (len(chosen(name, offered())) > 1) == (level.slack > 0 or level.misses > 0)


def test_slack_lets_little_go_by_and_not_a_win() -> None:
    mine = seat(box=goods(coin=9, stone=9, servant=9, shield=9), slots=[[9, 25], [14, 30], [3, 19]])
    position = table(players=1, seats={0: mine}, cross=20)
    view, options = position.view(0), codes(position.table)
    for n in range(5):
        for kind in (ByEye, Greedy):
            made = kind(GAME, stream(n, "bot"), slack=2.5)
            assert GAME.line(made.choose(view, options)).startswith("buy")


def test_what_does_not_come_to_mind_is_not_played() -> None:
    """Somebody who misses a part sees other answers each time, and always one at least."""
    view, options = offered().view(0), codes(offered().table)
    for misses in (0.5, 0.99):
        found = {
            Greedy(GAME, stream(n, "bot"), misses=misses).choose(view, options) for n in range(20)
        }
        assert len(found) > 1
        assert found <= set(options)
    seen = {Greedy(GAME, stream(n, "bot")).choose(view, options) for n in range(20)}
    assert len(seen) == 1
