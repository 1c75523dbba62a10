"""What is compiled, and what is not worth it."""

import importlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mypyc.build import mypycify

ROOT = Path(__file__).parents[2]


@pytest.fixture
def native(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    monkeypatch.chdir(ROOT)
    return importlib.import_module("native")


def test_every_module_is_in_one_unit_at_most(native: Any) -> None:
    files = [file for members, _ in native.units() for file in members]
    assert len(set(files)) == len(files)
    assert "src/bottega/kernel/table.py" in files


def test_a_module_of_nothing_but_data_stays_plain(native: Any) -> None:
    files = {file for members, _ in native.units() for file in members}
    assert "src/bottega/games/renaissance/steps.py" in files
    assert "src/bottega/games/renaissance/cards/army.py" not in files


def test_a_game_and_what_bots_think_of_it_are_units_of_their_own(native: Any) -> None:
    units = {name: members for members, name in native.units()}
    assert {"bottega_masters", "bottega_bots_masters"} <= set(units)
    assert all("games/masters" in file for file in units["bottega_masters"])
    assert all("evaluate/masters" in file for file in units["bottega_bots_masters"])


def test_what_runs_once_is_not_optimised(native: Any, tmp_path: Path) -> None:
    source = tmp_path / "unit.c"
    once = "char CPyDef_bottega___kernel___table_____top_level__(void)"
    source.write_text(f"{once};\n{once} {{\n}}\nchar CPyDef_often(void) {{\n}}\n")

    unit = SimpleNamespace(
        name="unit",
        sources=[str(source)],
        depends=[],
        include_dirs=[],
        extra_compile_args=["-O1"],
    )
    native._hasten(unit, ["-w"], tmp_path)
    header = (tmp_path / "once_unit.h").read_text()
    assert header.count(f"ONCE {once};") == 1
    assert "CPyDef_often" not in header
    assert unit.extra_compile_args == ["-O1", "-w", "-include", str(tmp_path / "once_unit.h")]


def test_it_is_built_without_the_packages_that_only_some_commands_need(
    native: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A module of none but such an import is translated where that is not installed."""
    source = tmp_path / "needy.py"
    source.write_text("import nowhere_to_be_found\n\n\ndef one() -> int:\n    return 1\n")
    monkeypatch.chdir(tmp_path)
    options = [*native.LENIENT, f"--cache-dir={tmp_path}/types", str(source)]
    (made,) = mypycify(options, target_dir=str(tmp_path))
    assert made.name == "needy"
