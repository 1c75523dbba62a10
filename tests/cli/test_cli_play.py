"""`bottega play`: whole games through a pipe, and everything that can be typed."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bottega.cli.sitting import Sitting
from bottega.games import game
from bottega.kernel.record import read
from bottega.text import languages
from bottega.text.layout import COLUMNS, width
from tests.cli.desk import Desk, Rule
from tests.cli.desk import kept as kept_in

MASTERS = game("masters")


def first(question: int, answers: int) -> int:
    """Always give the first answer."""
    return 1


def leaders(scene: str) -> set[str]:
    """Find the leaders that are named, over the ends of lines."""
    pattern = r"the (?:Stall|Town|Palette|Press) \([^)]+\)"
    return set(re.findall(pattern, " ".join(scene.split())))


def around(question: int, answers: int) -> int:
    """Go through the answers in turn, so that every kind of answer is given."""
    return 1 + question * 7 % answers


def verdict(desk: Desk, file: Path) -> dict[str, Any]:
    """Verify what was kept."""
    done = desk.run("verify", file, "--json")
    assert done.status == 0
    (found,) = json.loads(done.out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("rule", [first, around])
def test_a_whole_solo_game_can_be_played(desk: Desk, state: Path, rule: Rule) -> None:
    done = desk.play("masters", "--players", 1, "--seed", 5, rule=rule)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("You play solo. Type ? for help.\n")
    kept = verdict(desk, kept_in(state))
    assert kept["players"] == 1
    assert kept["result"] is not None
    assert f"{kept['result'][0]} point" in done.out
    assert "To see it again: bottega replay " in done.out


def test_a_whole_game_against_a_bot_can_be_played(desk: Desk, state: Path) -> None:
    words = ("masters", "--seed", 5, "--bots", "random", "--names", "Anna")
    done = desk.play(*words, rule=around)
    assert (done.status, done.err) == (0, "")
    assert "You play against Random." in done.out
    assert re.search(r"^  Random (takes|buys|lets) ", done.out, re.MULTILINE)
    kept = verdict(desk, kept_in(state))
    assert kept["players"] == 2
    assert all(f": {points} points (" in done.out for points in kept["result"])


def test_the_usual_opponent_is_greedy(desk: Desk) -> None:
    done = desk.play("masters", "--seed", 5, rule=first, most=4)
    assert "You play against Greedy." in done.out
    assert "  Greedy keeps two leaders.\n" in done.out


def test_a_whole_game_for_two_at_one_device_can_be_played(desk: Desk, state: Path) -> None:
    done = desk.play("masters", "--hot-seat", "--names", "Anna,Bea", "--seed", 5, rule=around)
    assert (done.status, done.err) == (0, "")
    kept = verdict(desk, kept_in(state))
    assert kept["players"] == 2
    assert all(f": {points} points (" in done.out for points in kept["result"])


@pytest.mark.parametrize("language", languages())
def test_everything_fits_on_a_terminal(desk: Desk, tmp_path: Path, language: str) -> None:
    words = ("masters", "--players", 3, "--bots", "random", "--seed", 5, "--language", language)
    out = desk.play(*words, rule=around).out
    lines = [line for line in out.splitlines() if str(tmp_path) not in line]
    assert [line for line in lines if width(line) > COLUMNS] == []


def test_a_curtain_falls_whenever_the_person_changes(desk: Desk) -> None:
    done = desk.play(
        "masters", "--hot-seat", "--names", "Anna,Bea", "--seed", 5, rule=first, most=60
    )
    scenes = re.split(r"Pass to (Anna|Bea), press Enter\.", done.out)
    people = scenes[1::2]
    assert people[:2] == ["Anna", "Bea"]  # both choose their leaders, one after the other
    assert len(people) > 6
    assert all(now != then for now, then in pairwise(people))
    curtain = "=" * 80
    assert all(scene.rstrip().endswith(curtain) for scene in scenes[2:-1:2])


def test_without_secrets_there_is_no_curtain(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "hides", lambda sitting: False)
    out = desk.play("masters", "--hot-seat", "--names", "Anna,Bea", rule=first, most=10).out
    assert "Pass to" not in out
    assert "\nAnna\n" in out
    assert "\nBea\n" in out


def test_nobody_is_shown_the_leaders_of_another(desk: Desk) -> None:
    done = desk.play(
        "masters", "--hot-seat", "--names", "Anna,Bea", "--seed", 5, rule=first, most=30
    )
    scenes = re.split(r"Pass to (Anna|Bea), press Enter\.", done.out)
    dealt = {name: leaders(scene) for name, scene in zip(scenes[1:4:2], scenes[2:5:2], strict=True)}
    assert len(dealt["Anna"]) == len(dealt["Bea"]) == 4
    for name, scene in zip(scenes[1::2], scenes[2::2], strict=True):
        other = dealt["Bea" if name == "Anna" else "Anna"]
        assert not other & leaders(scene)


def test_bots_can_sit_with_several_people(desk: Desk) -> None:
    words = ("masters", "--hot-seat", "--names", "Anna,Bea", "--players", 4, "--bots", "random")
    done = desk.play(*words, "--seed", 5, rule=first, most=20)
    assert "Anna, Bea, Random, Random 2 play on this device." in done.out
    assert "Random 2 keeps two leaders." in done.out


def test_bots_are_named_in_the_language_that_is_spoken(desk: Desk) -> None:
    words = ("masters", "--bots", "random", "--seed", 5, "--language", "de")
    assert "Zufällig" in desk.play(*words, rule=first, most=3).out


def test_the_unnamed_are_called_by_their_number(desk: Desk) -> None:
    done = desk.play("masters", "--hot-seat", "--players", 3, "--seed", 5, rule=first, most=3)
    assert "Player 1, Player 2, Player 3 play on this device." in done.out
    assert "Pass to Player 2, press Enter." in done.out


def test_people_can_play_in_french(desk: Desk) -> None:
    words = ("play", "masters", "--players", 1, "--seed", 5, "--language", "fr")
    out = desk.run(*words, typed="1\n1\nu\nzut\n").out
    assert out.startswith("Vous jouez en solo. Tapez ? pour l’aide.\n")
    assert "Annulé : Prendre " in out
    assert "« zut » n’est pas une réponse du jeu" in out
    assert "--language fr" in out.splitlines()[-1]


def solo(desk: Desk, *lines: str, seed: int = 6) -> str:
    """Play solo with these lines typed, after the leaders were chosen."""
    typed = "".join(f"{line}\n" for line in ("1", *lines))
    done = desk.run("play", "masters", "--players", 1, "--seed", seed, typed=typed)
    assert (done.status, done.err) == (0, "")
    return done.out


def test_an_answer_can_be_typed_as_its_line(desk: Desk) -> None:
    assert "  You take row 2: " in solo(desk, "take row 2")
    assert "  You take row 2: " in solo(desk, "  Take   ROW 2")


def test_a_number_that_is_not_there_is_refused(desk: Desk) -> None:
    for typed in ("0", "10", "9" * 40, ""):
        assert "The answers are numbered 1 to 9." in solo(desk, typed)


def test_what_cannot_be_read_is_said(desk: Desk) -> None:
    assert "“dance” is no answer of this game; ? shows what you can type." in solo(desk, "dance")
    out = solo(desk, "buy green")
    assert "“buy green” is no answer of this game" in out
    assert "One reads like “buy green 1 slot 1”." in out


def test_a_question_mark_lists_what_can_be_typed(desk: Desk) -> None:
    for typed in ("?", "help"):
        out = solo(desk, typed)
        for word in ("? NUMBER", "? LINE", "save FILE", "load FILE", "quit", "log"):
            assert f"\n  {word} " in out


def test_a_question_mark_and_a_number_explain_an_answer(desk: Desk) -> None:
    out = solo(desk, "? 8")
    assert "The Stall, worth 2 points. Requires 1 green card and 1 blue card." in out
    assert "(line: discard 51)" in out


def test_a_question_mark_and_a_line_say_why_not(desk: Desk) -> None:
    out = solo(desk, "? buy green 3 slot 1")
    assert "“buy green 3 slot 1” is not possible." in out
    assert "slot 1 is empty" in out


def test_what_is_not_possible_says_why_when_it_is_tried(desk: Desk) -> None:
    out = solo(desk, "play 51", "end")
    assert "“play 51” is not possible." in out
    assert "“end” is not possible." in out


def test_the_position_can_be_seen_again(desk: Desk) -> None:
    assert solo(desk, "v").count("\nMarket ") == solo(desk).count("\nMarket ") + 1


def test_the_log_tells_what_happened(desk: Desk) -> None:
    out = solo(desk, "take row 2", "store", "log")
    assert out.count("  You take row 2: ") == 2
    done = desk.run("play", "masters", "--players", 1, "--seed", 3, typed="log\n")
    assert "Nothing has happened yet." in done.out


def test_an_answer_can_be_taken_back(desk: Desk) -> None:
    out = solo(desk, "take row 2", "u", "take row 3", "store")
    assert "Taken back: Take row 2: " in out
    assert "  You take row 3: " in out
    assert out.count("What do you do this turn?") == 2


def test_a_hand_over_waits_for_enter_and_can_be_taken_back(desk: Desk) -> None:
    away = ("discard 51", "discard 52", "take row 2", "store")
    out = solo(desk, *away, "take row 1", "? 1", "u", "store", "")
    assert out.count("Your turn is over: press Enter to end it") == 4
    assert "Taken back: Store " in out
    assert "Turn 2: yours." in out


def test_enter_ends_a_turn_where_that_is_an_answer(desk: Desk) -> None:
    assert "Turn 2: yours." in solo(desk, "take row 2", "store", "")


def test_an_undo_stops_at_what_was_revealed(desk: Desk) -> None:
    out = solo(desk, "take row 2", "store", "end", "u")
    assert "This cannot be taken back: something hidden has been revealed since." in out


def test_an_undo_stops_where_another_has_acted(desk: Desk) -> None:
    words = ("play", "masters", "--bots", "random", "--seed", 8)
    out = desk.run(*words, typed="u\n1\nu\n").out
    assert "This cannot be taken back: you have not answered anything yet." in out
    assert "This cannot be taken back: Random has acted since." in out


def test_the_defeat_or_victory_is_the_last_thing_said(desk: Desk) -> None:
    out = desk.play("masters", "--players", 1, "--seed", 5, rule=first).out
    assert "The game is over. Enter leaves; save FILE keeps it; log and v look back.\n> \n" in out


def test_a_finished_game_can_be_looked_at_but_not_played(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "won.bottega"
    file.write_text(desk.run("record", "masters", "--players", 2, "--seed", 1).out)
    out = desk.run("play", "masters", "--load", file, typed="u\n1\nlog\nv\n\n").out
    assert "This cannot be taken back: the game is over." in out
    assert out.count("The game is over. Enter leaves") == 2
    assert out.count("\nMarket ") == 2
    assert read(MASTERS, file.read_text()).result is not None
