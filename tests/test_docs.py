"""What the documents show is true."""

import inspect
import json
import pkgutil
import re
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bottega
from bottega import play
from bottega.cli import main
from bottega.games import GAMES
from bottega.server.web.app import PAGES
from bottega.server.web.openapi import describe

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```', re.MULTILINE | re.DOTALL)
FIRST_BOT = "docs/tutorials/first-bot.md"
IN_A_TREE = {"add-a-card"}  # is followed in a copy of the tree: test_contributing.py
TUTORIALS = sorted({path.stem for path in (ROOT / "docs/tutorials").glob("*.md")} - IN_A_TREE)


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return [body for kind, _, body in BLOCK.findall(text) if kind == language]


def test_the_tutorial_quotes_the_toy() -> None:
    sources = [ROOT / "tests" / "toy.py", ROOT / "tests" / "kernel" / "test_toy.py"]
    whole = "".join(path.read_text(encoding="utf-8") for path in sources)
    quoted = blocks("CONTRIBUTING.md", "python")
    assert len(quoted) > 5
    for block in quoted:
        assert block in whole


def test_the_lines_of_python_in_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    (lines,) = blocks("README.md", "python")
    exec(compile(lines, "README.md", "exec"), {})
    assert "winners=" in capsys.readouterr().out


def test_the_lines_about_learning_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines, network = blocks("docs/learning.md", "python")
    exec(compile(lines, "learning.md", "exec"), {})
    assert capsys.readouterr().out.startswith("(64, 1045) (64, 282) [")
    file = tmp_path / "mine.py"
    file.write_text(network, encoding="utf-8")
    assert play("masters", f"{file}:Mine", "random", seed=1).over


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_tutorial_can_be_followed_word_by_word(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shared: dict[str, object] = {}
    text = (ROOT / "docs/tutorials" / f"{name}.md").read_text(encoding="utf-8")
    for kind, file, body in BLOCK.findall(text):
        if file:
            (tmp_path / file).write_text(body, encoding="utf-8")
        elif kind == "python":
            exec(compile(body, f"{name}.md", "exec"), shared)
        else:
            assert kind == "sh"
            for command in body.splitlines():
                program, *words = shlex.split(command)
                assert (program, main(words)) == ("bottega", 0)


def test_what_the_tutorials_promise_of_their_bots_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for kind, file, body in BLOCK.findall((ROOT / FIRST_BOT).read_text(encoding="utf-8")):
        if kind == "python" and file:
            (tmp_path / file).write_text(body, encoding="utf-8")
    for better, other in (("mine.py:Buyer", "random"), ("better.py:Planner", "mine.py:Buyer")):
        words = ["--bots", f"{better},{other}", "--games", "100", "--seed", "1", "--json"]
        assert main(["arena", "masters", *words]) == 0
        first, second = json.loads(capsys.readouterr().out)["bots"]
        assert first["win_rate"] > second["win_rate"]


def test_what_is_said_of_layouts_is_true() -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        assert game.encoding is not None
        assert f"| {game.name.capitalize()} | {game.encoding.size:,} |" in text


def test_the_readme_names_the_commands_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = re.findall(r"^    (\w+)(?: |$)", capsys.readouterr().out, re.MULTILINE)
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## Commands\n")[2]
    assert set(re.findall(r"bottega (\w+)", table)) == set(known)


def test_no_document_links_to_what_is_not_there() -> None:
    for document in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")):
        text = BLOCK.sub("", document.read_text(encoding="utf-8"))
        for target in re.findall(r"\]\(([^)#]+)\)", text):
            if "://" not in target:
                assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_page_about_the_protocol_names_every_endpoint_and_every_page() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path in (*describe()["paths"], *PAGES):
        named = r"[^/`?]+".join(re.escape(part) for part in re.split(r"\{\w+\}", path))
        assert re.search(rf"[`\s]{named}[?`\s]", text), path


def test_the_plan_of_the_house_names_every_module_of_the_server() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    server = ROOT / "src" / "bottega" / "server"
    rooms = re.findall(r"^    (\w+)/ ((?:.*\n)(?: {8}.*\n)*)", plan, re.MULTILINE)
    shown = {room: set(re.sub(r"\([^)]*\)", "", named).split()) for room, named in rooms}
    for room in (path for path in server.iterdir() if (path / "__init__.py").exists()):
        there = {path.stem for path in room.iterdir() if not path.stem.startswith("__")}
        assert shown[room.name] == there - {"static"}, room.name


def test_no_module_that_the_section_on_the_server_names_has_gone() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = plan.partition("\n## The server\n")[2].partition("\n## ")[0]
    server = ROOT / "src" / "bottega" / "server"
    named = [name for name in re.findall(r"`([\w/]+\.py)`", section) if "test_" not in name]
    assert len(named) > 10
    for name in named:
        assert (server / name).exists(), name


def classes() -> Iterator[type]:
    unread = ("__main__", ".train.data", ".train.fit")  # these two need PyTorch
    for module in pkgutil.walk_packages(bottega.__path__, "bottega."):
        if not module.name.endswith(unread) and ".migrations." not in module.name:
            for found in vars(import_module(module.name)).values():
                if inspect.isclass(found) and found.__module__ == module.name:
                    yield found


def test_every_public_method_says_what_it_does_or_overrides_one_that_says_it() -> None:
    silent = [
        f"{found.__module__}.{found.__name__}.{name}"
        for found in classes()
        if not found.__name__.startswith("_")
        for name in vars(found)
        if not name.startswith("_") and inspect.isroutine(method := getattr(found, name))
        if getattr(method, "__name__", name) == name and not inspect.getdoc(method)
    ]
    assert not silent
