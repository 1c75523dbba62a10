"""Saving, loading and leaving: a game is never lost and a file never half written."""

import errno
import os
from pathlib import Path

import pytest

from bottega.cli.files import kept_games, state_file, write_whole
from bottega.games import game
from bottega.kernel.record import Record, read
from tests.cli.desk import Desk, outside
from tests.cli.desk import kept as kept_in

MASTERS = game("masters")
SOLO = ("play", "masters", "--players", 1, "--seed", 6)


def saved(file: Path) -> Record:
    return read(MASTERS, file.read_text())


def lines_of(file: Path) -> list[str]:
    return [MASTERS.line(answer.code) for answer in saved(file).answers]


def test_a_saved_game_goes_on_where_it_was(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "evening.bottega"
    done = desk.run(*SOLO, typed=f"1\ntake row 2\nsave {file}\nquit\n")
    assert f"Saved to {file}." in done.out
    assert lines_of(file) == ["keep 51 52", "take row 2"]
    again = desk.run("play", "masters", "--load", file, typed=f"store\nsave {file}\n")
    assert "Store your goods, or let some go." in again.out
    assert lines_of(file) == ["keep 51 52", "take row 2", "store"]
    assert desk.run("verify", file).status == 0


def test_a_saved_game_remembers_who_sat_where(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "three.bottega"
    words = ("masters", "--hot-seat", "--names", "Anna,Bea", "--players", 3, "--bots", "random")
    desk.run("play", *words, "--seed", 3, typed=f"\n1\nsave {file}\n\n1\n\nsave {file}\n")
    text = file.read_text()
    assert "# seat 0 person Anna\n# seat 1 person Bea\n# seat 2 bot random\n" in text
    out = desk.run("play", "masters", "--load", file).out
    assert "Anna, Bea, Random play on this device." in out
    assert "Anna keeps two leaders" in desk.run("replay", file, "--to", 1).out


def test_who_sits_where_can_be_said_anew(desk: Desk, record: Path) -> None:
    text = record.read_text().splitlines(keepends=True)
    record.write_text("".join(text[:12]))
    words = ("play", "masters", "--load", record)
    assert "You play against Greedy." in desk.run(*words).out
    assert "You play against Random." in desk.run(*words, "--bots", "random").out
    several = desk.run(*words, "--hot-seat", "--names", "Anna,Bea").out
    assert "Anna, Bea play on this device." in several


def test_code_is_not_run_because_a_record_names_it(desk: Desk, tmp_path: Path) -> None:
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')\n")
    file = tmp_path / "gift.bottega"
    text = desk.run("record", "masters", "--players", 2).out.splitlines(keepends=True)
    text[6:6] = ["# seat 0 person Anna\n", f"# seat 1 bot {trap}:Trap\n"]
    file.write_text("".join(text[:10]))
    assert "You play against Greedy." in desk.run("play", "masters", "--load", file).out
    assert not (tmp_path / "sprung").exists()


def test_escape_codes_in_a_saved_name_reach_no_terminal(desk: Desk, record: Path) -> None:
    text = record.read_text().replace(
        "\n0 ", "\n# seat 0 person \x1b[2JX\n# seat 1 bot random\n0 ", 1
    )
    record.write_text(text)
    assert "\x1b" not in desk.run("play", "masters", "--load", record).out


def test_a_game_can_be_loaded_while_another_is_played(
    desk: Desk, tmp_path: Path, state: Path
) -> None:
    file = tmp_path / "other.bottega"
    desk.run(*SOLO, typed=f"2\nsave {file}\n")
    done = desk.run(*SOLO[:-1], 4, typed=f"1\nload {file}\n")
    assert f"Loaded {file}: 1 answer." in done.out
    assert saved(kept_in(state)).seed == 4  # the one that was left is kept


def test_a_damaged_file_is_not_loaded_and_the_game_goes_on(desk: Desk, record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[14] = "1 keep 49 50"
    record.write_text("\n".join(lines))
    done = desk.run(*SOLO, typed=f"1\nload {record}\nload nowhere\nload\ntake row 2\n")
    assert done.status == 0
    assert f"Not loaded: {record}: line 15: answer 9 (1 keep 49 50)" in done.out
    assert "Not loaded: nowhere: No such file or directory" in done.out
    assert "Name a file: load FILE" in done.out
    assert "You take row 2: " in done.out


def test_a_damaged_file_is_refused_at_the_start(desk: Desk, record: Path) -> None:
    record.write_text(record.read_text().replace("\n0 ", "\n1 ", 1))
    done = desk.run("play", "masters", "--load", record)
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith(f"bottega: {record}: line 7: answer 1 (1 keep ")


def test_a_path_that_cannot_be_written_stops_nothing(desk: Desk, tmp_path: Path) -> None:
    missing = tmp_path / "no" / "such" / "folder.bottega"
    done = desk.run(*SOLO, typed=f"1\nsave {missing}\nsave {tmp_path}\ny\nsave\ntake row 2\n")
    assert done.status == 0
    assert "Not saved: " in done.out
    assert "No such file or directory" in done.out
    assert f"Not saved: {tmp_path}: not a file that can be written" in done.out
    assert "Name a file: save FILE" in done.out
    assert "You take row 2: " in done.out


@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "~nobody-of-this-name/game"])
def test_a_name_that_no_file_can_have_stops_nothing(desk: Desk, name: str) -> None:
    done = desk.run(*SOLO, typed=f"1\nsave {name}\nload {name}\ntake row 2\n")
    assert (done.status, done.err) == (0, "")
    assert "Not saved: " in done.out
    assert "Not loaded: " in done.out
    assert "You take row 2: " in done.out


def test_a_full_disk_leaves_the_old_file_whole(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.bottega"
    desk.run(*SOLO, typed=f"1\nsave {file}\n")
    before = file.read_text()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        done = desk.run(*SOLO, typed=f"2\nsave {file}\ny\nquit\nn\n")
    assert "Not saved: the disk is full" in done.out
    assert file.read_text() == before
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


def test_another_file_is_not_replaced_unasked(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear")
    done = desk.run(*SOLO, typed=f"1\nsave {file}\n\n")
    assert f"{file} exists. Replace it? [y/N]" in done.out
    assert file.read_text() == "dear"
    done = desk.run(*SOLO, typed=f"1\nsave {file}\ny\n1\nsave {file}\n")
    assert done.out.count("Replace it?") == 1  # the second time it is the game's own file
    assert len(saved(file).answers) == 2


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_device_is_never_renamed_over() -> None:
    with pytest.raises(OSError, match="not a file that can be written"):
        write_whole(Path("/dev/full"), "text")
    assert Path("/dev/full").is_char_device()


def test_the_end_of_the_input_keeps_the_game(desk: Desk, state: Path) -> None:
    done = desk.run(*SOLO, typed="1\ntake row 2\n")
    file = kept_in(state)
    assert done.status == 0
    assert done.out.endswith(
        f"The game is kept in {file}\nTo go on with it: bottega play masters --load {file}\n"
    )
    assert lines_of(file) == ["keep 51 52", "take row 2"]


def test_a_choice_that_waits_for_others_is_kept_too(desk: Desk, state: Path) -> None:
    desk.run("play", "masters", "--hot-seat", "--seed", 7, typed="\n1\n")
    file = kept_in(state)
    assert len(saved(file).answers) == 1
    out = desk.run("play", "masters", "--load", file, typed="\n").out
    assert "Pass to Player 2" in out


def test_a_game_without_an_answer_is_not_kept(desk: Desk, state: Path) -> None:
    assert "kept" not in desk.run(*SOLO).out
    assert not state.exists()


def test_every_table_has_a_saved_game_of_its_own(desk: Desk, state: Path) -> None:
    for seed in (3, 4, 3):
        desk.run(*SOLO[:-1], seed, typed="1\n")
    kept = [saved(state_file("masters", seed)).seed for seed in (3, 4)]
    assert kept == [3, 4]
    assert len(kept_games()) == 2


def test_where_the_state_cannot_be_written_the_game_is_kept_elsewhere(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "state").write_text("a file where a folder should be")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    desk.run(*SOLO, typed="1\n")
    (kept,) = tmp_path.glob("bottega-*/masters-*.bottega")
    assert len(saved(kept).answers) == 1


def test_the_state_folder_follows_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert state_file("go", 1).parent == tmp_path / "state" / "bottega"
    for unset in ("", "not/absolute"):
        monkeypatch.setenv("XDG_STATE_HOME", unset)
        home = tmp_path / "home" / ".local" / "state"
        assert state_file("go", 1).parent == home / "bottega"


def test_leaving_asks_whether_to_save(desk: Desk, tmp_path: Path, state: Path) -> None:
    kept = state_file("masters", 6)
    assert f"Save before leaving? [Y = {kept}" in desk.run(*SOLO, typed="1\nquit\nn\n").out
    assert not kept.exists()
    desk.run(*SOLO, typed="1\nquit\n\n")
    assert len(saved(kept).answers) == 1
    file = tmp_path / "named.bottega"
    desk.run(*SOLO, typed=f"1\nquit\n{file}\n")
    assert len(saved(file).answers) == 1


def test_leaving_a_saved_game_does_not_ask(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "game.bottega"
    out = desk.run(*SOLO, typed=f"1\nsave {file}\nquit\n").out
    assert "Save before leaving?" not in out
    assert f"bottega play masters --load {file}" in out


def test_a_name_that_cannot_be_saved_to_does_not_leave(desk: Desk, tmp_path: Path) -> None:
    out = desk.run(*SOLO, typed=f"1\nquit\n{tmp_path}/no/file\ntake row 2\n").out
    assert "Not saved: " in out
    assert "You take row 2: " in out


def test_a_bot_that_breaks_does_not_lose_the_game(desk: Desk, tmp_path: Path, state: Path) -> None:
    code = tmp_path / "bad.py"
    code.write_text(
        "class Bad:\n"
        "    def __init__(self, game, rng): pass\n"
        "    def choose(self, view, options): raise RuntimeError('lost my mind')\n"
    )
    done = desk.run("play", "masters", "--bots", f"{code}:Bad", "--seed", 3, typed="1\n")
    assert done.status == 1
    assert done.err.startswith("bottega: the bot ")
    assert "lost my mind" in done.err
    assert len(saved(kept_in(state)).answers) == 1


def test_bytes_that_are_not_text_are_no_answer() -> None:
    done = outside(*SOLO, typed="caf\udce9".encode("utf-8", "surrogateescape").decode("latin-1"))
    assert (done.status, done.err) == (0, "")
