"""The line mode as a screen reader reads it, and as a terminal without Unicode shows it."""

from pathlib import Path

from tests.cli.desk import Desk, outside

SOLO = ("play", "masters", "--players", 1, "--seed", 6)


def test_a_turn_reads_as_a_transcript(desk: Desk) -> None:
    out = desk.run(*SOLO, typed="1\ntake row 2\nstore\n").out
    start = out.index("What do you do this turn?")
    lines = [line for line in out[start:].splitlines() if line]
    assert lines[:3] == [
        "What do you do this turn?",
        "  1  Take row 1: 1 coin, 2 stones and 1 shield",
        "  2  Take row 2: 1 servant, 1 shield and 2 white marbles",
    ]
    turn = lines.index("> take row 2")
    assert lines[turn : turn + 5] == [
        "> take row 2",
        "  You take row 2: 1 servant, 1 shield and 2 white marbles.",
        "Store your goods, or let some go.",
        "  1  Store 1 servant and 1 shield",
        "  2  Let 1 servant go: the black cross moves 1 space",
    ]
    assert "\x1b" not in out


def test_an_undo_that_would_be_refused_is_not_offered(desk: Desk) -> None:
    words = ("play", "renaissance", "--bots", "random", "--seed", 5)
    out = desk.run(*words, typed="1\n29\n1\nu\n").out
    assert "Your turn is over: press Enter to end it.\n> u\nThis cannot be taken back" in out


def test_many_answers_stand_under_what_they_begin_with(desk: Desk) -> None:
    typed = "1\n" * 6
    out = desk.run("play", "lorenzo", "--bots", "random", "--seed", 5, typed=typed).out
    assert "\nBlack member\n" in out
    assert "\nWhite member\n" in out


def test_the_legend_says_what_letters_mean(desk: Desk) -> None:
    words = ("play", "renaissance", "--bots", "random", "--seed", 5)
    out = " ".join(desk.run(*words, typed="? codes\n").out.split())
    assert "A an action, F a foundation, S a stone, T a tile" in out


def test_the_effect_of_a_card_stands_beside_its_name(desk: Desk) -> None:
    words = ("play", "renaissance", "--bots", "random", "--seed", 5)
    out = desk.run(*words, typed="1\n").out
    assert "29  Play Cannon\n       " in out


def test_a_terminal_without_unicode_is_spelt_in_ascii(tmp_path: Path) -> None:
    done = outside("play", "lorenzo", "--bots", "random", "--seed", 5, LC_ALL="C")
    assert done.out.isascii()
    assert "?" not in done.out.split("Which")[0].replace("Type ? for help", "")
