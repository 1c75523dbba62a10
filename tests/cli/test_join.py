"""`bottega join`: a bot plays somebody's seat from here."""

import contextlib
import importlib.util
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.desk import Desk, command
from tests.client.outside import Host, Server, invitations, server_outside

BOT = """
class Last:
    def __init__(self, game, rng):
        self.game = game

    def choose(self, view, options):
        assert view.seat == view.asked
        return options[-1]
"""

BROKEN = """
class Broken:
    def __init__(self, game, rng): ...

    def choose(self, view, options):
        raise ValueError("I have lost my head")
"""

SLOW = """
import pathlib, time

class Slow:
    def __init__(self, game, rng): ...

    def choose(self, view, options):
        pathlib.Path(__file__).with_suffix(".thinks").touch()
        time.sleep(600)
"""


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let requests to this machine go to this machine, as nobody in particular."""
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("no_proxy", "*")
    monkeypatch.delenv("BOTTEGA_TOKEN", raising=False)
    monkeypatch.delenv("BOTTEGA_INVITATION", raising=False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server in a process of its own."""
    with server_outside(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def host(server: Server) -> Iterator[Host]:
    """Give somebody who opens tables there."""
    with Host(server.base) as somebody:
        yield somebody


@contextlib.contextmanager
def joining(*words: object) -> Iterator[subprocess.Popen[str]]:
    """Run `bottega join` beside the test."""
    process = subprocess.Popen(
        command("join", *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def seated(process: subprocess.Popen[str]) -> str:
    """Wait until a process says where it sits."""
    assert process.stdout is not None
    return process.stdout.readline()


def written(folder: Path, name: str, text: str) -> Path:
    """Write a bot's file."""
    file = folder / name
    file.write_text(text)
    return file


def test_two_bots_play_a_whole_game_from_outside(host: Host, tmp_path: Path) -> None:
    table, links = host.table("invited", "invited")
    file = written(tmp_path, "mine.py", BOT)
    with (
        joining(links[0], "--bot", file) as one,
        joining(links[1], "--bot", "greedy", "--name", "Gina") as two,
    ):
        assert seated(one) == f"seated at table {table}, seat 0\n"
        assert seated(two) == f"seated at table {table}, seat 1\n"
        host.start(table)
        said, errors = one.communicate(timeout=120)
        assert (one.returncode, errors) == (0, "")
        assert two.communicate(timeout=120) == (said, "")
    assert said.count("\n") == 1
    assert said.startswith("over: mine ")
    assert ", Gina " in said
    assert "points (place 1)" in said
    result = host.record(table).splitlines()[-1].split()  # the points of both
    assert all(f" {points} points" in said for points in result[-2:])


def test_the_result_can_be_json(host: Host, tmp_path: Path) -> None:
    table, links = host.table("invited")
    with joining(links[0], "--bot", f"{written(tmp_path, 'a.py', BOT)}:Last", "--json") as alone:
        while not host.full(table):
            assert alone.poll() is None
        host.start(table)
        said, errors = alone.communicate(timeout=120)
    assert (alone.returncode, errors, said.count("\n")) == (0, "", 1)
    told = json.loads(said)
    assert list(told) == ["table", "seat", "status", "points", "places"]
    assert (told["table"], told["seat"], told["status"]) == (table, 0, "over")
    assert len(told["points"]) == len(told["places"]) == 1
    assert host.ask("GET", f"/api/tables/{table}")["seats"][0]["name"] == "Last"


def test_who_has_a_token_sits_under_their_own_name(host: Host, desk: Desk) -> None:
    anna = host.ask("POST", "/api/guests", json={"name": "Anna"})
    table, links = host.table("invited")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOTTEGA_TOKEN", anna["token"])
        with joining(links[0], "--bot", "random") as process:
            seated(process)
            assert host.ask("GET", f"/api/tables/{table}")["seats"][0]["name"] == "Anna"
        done = desk.run("join", links[0], "--bot", "random", "--name", "Bruno")
    assert done.status == 2
    assert "--name is for a new guest" in done.err


def test_who_keeps_an_identity_comes_back_by_the_same_link(host: Host, tmp_path: Path) -> None:
    table, links = host.table("invited")
    kept = tmp_path / "me"
    with joining(links[0], "--bot", "random", "--identity", kept) as first:
        seated(first)
    assert kept.stat().st_mode & 0o777 == 0o600
    with joining(links[0], "--bot", "random", "--identity", kept) as second:
        assert seated(second) == f"seated at table {table}, seat 0\n"
        host.start(table)
        said, errors = second.communicate(timeout=60)
    assert (second.returncode, errors) == (0, "")
    assert said.startswith("over: ")


def test_where_an_invitation_is_wanted_its_code_lets_a_bot_in(
    tmp_path: Path, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = {"BOTTEGA_INVITED": "1", "BOTTEGA_OPERATOR": "operator"}
    with server_outside(tmp_path, **wish) as server:
        code, link = invitations(server, 3)
        with Host(server.base, code) as host:
            table, links = host.table("invited", "invited")
            bot = ("--bot", "random")
            done = desk.run("join", links[0], *bot)
            assert (done.status, done.out) == (1, "")
            assert "takes in nobody without an invitation" in done.err
            done = desk.run("join", links[0], *bot, "--invitation", "AAAA-BBBB-CCCC")
            assert (done.status, done.out) == (1, "")
            assert "this invitation is used up, is over, or never was" in done.err
            with joining(links[0], *bot, "--invitation", code) as one:
                assert seated(one) == f"seated at table {table}, seat 0\n"
                monkeypatch.setenv("BOTTEGA_INVITATION", link)
                with joining(links[1], *bot) as two:
                    assert seated(two) == f"seated at table {table}, seat 1\n"


def test_a_game_that_is_abandoned_is_said(host: Host) -> None:
    table, links = host.table("invited", "invited")
    with joining(links[0], "--bot", "random") as process:
        seated(process)
        host.ask("DELETE", f"/api/tables/{table}")
        assert process.communicate(timeout=60) == ("abandoned\n", "")
        assert process.returncode == 0


def test_a_bot_that_raises_is_named_in_one_line(host: Host, tmp_path: Path) -> None:
    table, links = host.table("invited")
    with joining(links[0], "--bot", written(tmp_path, "broken.py", BROKEN)) as process:
        seated(process)
        host.start(table)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors == "bottega: the bot Broken raised ValueError: I have lost my head\n"


def test_ctrl_c_leaves_at_once_though_the_bot_thinks(host: Host, tmp_path: Path) -> None:
    table, links = host.table("invited")
    file = written(tmp_path, "slow.py", SLOW)
    with joining(links[0], "--bot", file) as process:
        seated(process)
        host.start(table)
        while not file.with_suffix(".thinks").exists():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=60) == ("", "bottega: interrupted\n")
        assert process.returncode == 130


def test_what_is_wrong_is_said_in_one_line(host: Host, desk: Desk, tmp_path: Path) -> None:
    table, links = host.table("invited")
    good, base = links[0], links[0].partition("/t/")[0]
    several = written(tmp_path, "several.py", BOT + BROKEN)
    empty = written(tmp_path, "empty.py", "")
    wrong: list[tuple[list[object], int, str]] = [
        ([good, "--bot", "deep"], 1, "no bot is called 'deep'"),
        ([good, "--bot", several], 1, "has several bots, Last, Broken: name one as"),
        ([good, "--bot", empty], 1, "has no class with a method choose(view, options)"),
        ([good, "--bot", tmp_path / "none.py"], 1, "there is no file"),
        ([good], 2, "the following arguments are required: --bot"),
        ([good, "--bot", "random", "--name", "x" * 25], 2, "a name has 1 to 24 letters"),
        (["abc", "--bot", "random"], 1, "a link begins with http"),
        ([f"{base}/t/nowhere", "--bot", "random"], 1, "there is no such table"),
        ([f"{base}/t/{table}", "--bot", "random"], 1, f"no seat is open at table {table}"),
        ([f"{base}/t/{table}#0.false", "--bot", "random"], 1, "this link is not valid any more"),
        ([good, "--bot", "random", "--token", "false"], 1, "take a name first"),
    ]
    for words, status, why in wrong:
        done = desk.run("join", *words)
        assert (done.status, done.out) == (status, ""), done
        assert done.err.startswith("bottega: ")
        assert done.err.count("\n") == 1
        assert why in done.err
        assert good.rpartition(".")[2] not in done.err
    assert host.ask("GET", f"/api/tables/{table}")["seats"][0]["kind"] == "invited"


def test_what_is_not_installed_is_named(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    done = desk.run("join", "http://host/t/abc", "--bot", "random")
    assert done.status == 2
    assert done.err == (
        "bottega: the client needs httpx, websockets: pip install 'bottega[server]'\n"
    )


def test_the_command_line_works_without_them() -> None:
    code = (
        "import sys; sys.modules['httpx'] = sys.modules['websockets'] = None\n"
        "from bottega.cli import main; raise SystemExit(main(['games']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
