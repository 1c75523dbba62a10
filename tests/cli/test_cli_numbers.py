"""`games`, `sim`, `arena` and `bench`: what scripts read, and what people read."""

import io
import json
import sys
from typing import Any

import pytest

from bottega.cli import output
from bottega.games import GAMES
from tests.cli.desk import Desk, outside


def test_games_are_listed_with_their_options(desk: Desk) -> None:
    done = desk.run("games")
    assert done.status == 0
    told = " ".join(done.out.split())
    assert "masters, version 2: Masters of Renaissance for 1 to 4 players" in done.out
    for game in GAMES.values():
        for name, option in game.options.items():
            assert f"\n  -o {name}=" in done.out
            assert all(f"\n    {value} " in done.out for value in option.values)
    assert "fresh only those just taken from the market; the default" in told
    assert "shown to all before the game; with modules=pazzi or modules=houses,pazzi" in told
    assert "2 to 4 players; with teams=false" in told


def test_games_as_json_say_all_that_a_script_needs(desk: Desk) -> None:
    listed: list[dict[str, Any]] = json.loads(desk.run("games", "--json").out)
    assert [game["name"] for game in listed] == list(GAMES)
    assert list(listed[0]) == ["name", "version", "players", "options"]
    assert listed[0]["players"] == [1, 2, 3, 4]
    wanted = {"values": ["fresh", "any"], "default": "fresh", "free": False}
    assert listed[0]["options"]["discard"] == wanted


def test_json_is_one_line(desk: Desk) -> None:
    for words in (("games",), ("sim", "masters", "--games", 1)):
        assert desk.run(*words, "--json").out.count("\n") == 1


def simulation(desk: Desk, *words: object) -> dict[str, Any]:
    done = desk.run("sim", "masters", *words, "--json")
    assert (done.status, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_a_simulation_has_its_keys_in_order(desk: Desk) -> None:
    found = simulation(desk, "--players", 3, "--games", 4, "--seed", 5)
    types = {
        "game": str,
        "players": int,
        "games": int,
        "decisions": int,
        "seconds": float,
        "decisions_per_second": float,
        "wins": list,
        "mean_scores": list,
        "compiled": bool,
        "digest": str,
    }
    assert {key: type(value) for key, value in found.items()} == types
    assert list(found) == list(types)
    assert (found["game"], found["players"], found["games"]) == ("masters", 3, 4)
    assert len(found["wins"]) == len(found["mean_scores"]) == 3


def test_the_same_seed_gives_the_same_digest(desk: Desk) -> None:
    first, again, other = (
        simulation(desk, "--games", 3, "--seed", seed)["digest"] for seed in (1, 1, 2)
    )
    assert first == again != other


def test_an_option_of_the_table_changes_the_games(desk: Desk) -> None:
    usual = simulation(desk, "--games", 3)
    other = simulation(desk, "--games", 3, "-o", "discard=any")
    assert usual["digest"] != other["digest"]


def test_as_many_bots_as_named_play(desk: Desk) -> None:
    assert simulation(desk, "--games", 1, "--bots", "random,random,random")["players"] == 3


def test_a_simulation_for_people_names_every_seat(desk: Desk) -> None:
    out = desk.run("sim", "masters", "--games", 2, "--players", 4).out
    assert out.startswith("masters, 4 players: 2 games, ")
    assert [f"{seat} random" in out for seat in range(4)] == [True] * 4
    assert "digest " in out
    assert desk.run("sim", "masters", "--games", 1, "--players", 1).out.startswith(
        "masters, 1 player: 1 game, "
    )


def test_an_arena_ranks_with_an_interval(desk: Desk) -> None:
    words = ("arena", "masters", "--bots", "random,random", "--games", 6, "--seed", 3, "--json")
    found: dict[str, Any] = json.loads(desk.run(*words).out)
    assert list(found) == ["game", "players", "games", "bots"]
    assert (found["game"], found["players"], found["games"]) == ("masters", 2, 6)
    for bot in found["bots"]:
        assert list(bot) == ["name", "wins", "win_rate", "interval", "mean_score"]
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(6)


def test_an_arena_for_people_is_a_table(desk: Desk) -> None:
    out = desk.run("arena", "masters", "--bots", "random,random", "--games", 2).out
    assert out.splitlines()[0] == "masters, 2 players, 2 games"
    assert "95 % interval" in out.splitlines()[1]
    assert len(out.splitlines()) == 4


def test_an_arena_says_who_sits_where_if_there_is_not_a_seat_for_each_bot(desk: Desk) -> None:
    words = ("arena", "masters", "--games", 1, "--bots")
    assert (
        "(random, greedy, random), 1 or 2 by each bot"
        in desk.run(*words, "random,greedy", "--players", 3).out
    )
    assert (
        "2 of 3 bots sit at a table" in desk.run(*words, "random,random,random", "--players", 2).out
    )


def test_the_bench_measures_every_number_of_players(desk: Desk) -> None:
    done = desk.run("bench", "masters", "--seconds", "0.05", "--json")
    found: dict[str, Any] = json.loads(done.out)
    assert list(found) == ["game", "compiled", "python", "players"]
    assert list(found["players"]) == ["1", "2", "3", "4"]
    for speed in found["players"].values():
        assert list(speed) == [
            "decisions_per_second",
            "playouts_per_second",
            "copies_per_second",
            "view_us",
            "dump_us",
            "load_us",
            "determinize_us",
            "step_us",
            "bytes",
        ]
        assert speed["bytes"] is None or 100 < speed["bytes"] < 100_000
        assert all(value > 0 for key, value in speed.items() if key != "bytes")
        assert speed["decisions_per_second"] > speed["playouts_per_second"]


def test_the_bench_for_people_has_a_line_for_each_measure(desk: Desk) -> None:
    lines = desk.run("bench", "--seconds", "0.05").out.splitlines()
    assert lines[0].startswith("masters, Python 3.")
    assert lines[1].split() == ["players", "1", "2", "3", "4"]
    assert len(lines) == 11


def test_no_progress_bar_without_a_terminal(desk: Desk) -> None:
    for words in (
        ("sim", "masters", "--games", 2),
        ("arena", "masters", "--bots", "random,random", "--games", 2),
        ("bench", "--seconds", "0.05"),
    ):
        assert desk.run(*words).err == ""


def test_the_version_says_how_it_was_built(desk: Desk, compiled: bool) -> None:
    how = "compiled" if compiled else "plain Python, many times slower"
    for done in (desk.run("--version"), outside("--version")):
        assert (done.status, done.out) == (0, f"bottega 0.1.0 ({how})\n")


def test_without_a_command_the_help_is_shown(desk: Desk) -> None:
    done = desk.run()
    assert done.status == 2
    for name in ("games", "sim", "record", "replay", "verify", "arena", "report", "bench", "play"):
        assert f"\n    {name} " in done.out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_bar_shows_how_far_we_are(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(output, "PATIENCE", 0)
    with output.progress(8, "games") as report:
        report(8)
    assert "0/8" in screen.getvalue()
    assert screen.getvalue().endswith("\r")  # and it goes away again


def test_a_bar_waits_before_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(output, "PATIENCE", 3600)
    with output.progress(8, "games") as report:
        report(8)
    assert screen.getvalue().strip() == ""
