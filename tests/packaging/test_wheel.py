"""Installing: compiled where a C compiler is at hand, plain Python with a notice where not."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FONTS = ("EB Garamond", "Source Sans 3")
CLIENT = ROOT / ".build" / "client"  # where `make` built it


def wheel(folder: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel the way pip does, and give it with what was said."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input"]
    here = ["--no-build-isolation", "--no-deps", "--no-index"]
    done = subprocess.run(
        [*pip, "wheel", "--verbose", *here, "--wheel-dir", str(folder), str(ROOT)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    (built,) = folder.glob("*.whl")
    return built, done.stdout + done.stderr


@pytest.fixture(autouse=True)
def _once(compiled: bool) -> None:
    if not compiled:
        pytest.skip("building is tested once, with the compiled build")


def test_without_a_compiler_it_installs_as_plain_python_and_says_so_in_one_line(
    tmp_path: Path,
) -> None:
    built, said = wheel(tmp_path, CC="/nonexistent/cc", CXX="/nonexistent/c++", BOTTEGA_NO_WEB="1")
    assert built.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(built).namelist() if name.endswith(".so")]
    notices = [line for line in said.splitlines() if "installing as plain Python" in line]
    assert notices
    assert all("no C compiler with Python's headers was found" in line for line in notices)


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    return wheel(tmp_path_factory.mktemp("wheel"), BOTTEGA_PURE="1", BOTTEGA_CLIENT=str(CLIENT))


def test_the_wheel_carries_words_types_licences_and_the_browser_client(
    plain_wheel: tuple[Path, str],
) -> None:
    built, said = plain_wheel
    names = zipfile.ZipFile(built).namelist()
    networks = (ROOT / "src/bottega/bots/trained").glob("*.safetensors")
    assert {f"bottega/bots/trained/{file.name}" for file in networks} <= set(names)
    assert "bottega/py.typed" in names
    assert "bottega/text/catalogues/fr/masters.ftl" in names
    assert any(name.endswith("licenses/NOTICE") for name in names)
    assert "bottega/server/web/static/index.html" in names
    scripts = [name for name in names if name.startswith("bottega/server/web/static/assets/")]
    assert {Path(name).suffix for name in scripts} >= {".js", ".css", ".woff2", ".br", ".gz"}
    assert "BOTTEGA_PURE is set" in said


def test_a_registry_shows_no_link_that_leads_nowhere(plain_wheel: tuple[Path, str]) -> None:
    packed = zipfile.ZipFile(plain_wheel[0])
    (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
    head, _, page = packed.read(name).decode().partition("\n\n")
    assert "Author: the Bottega contributors" in head
    assert "Description-Content-Type: text/markdown" in head
    assert page.startswith("# Bottega\n")
    assert "docs/hosting.md" in page
    assert not re.search(r"\]\((?!https://|#)", page)


def test_the_wheel_carries_the_licence_of_all_that_the_client_is_made_of(
    plain_wheel: tuple[Path, str],
) -> None:
    packed = zipfile.ZipFile(plain_wheel[0])
    notices = json.loads(packed.read("bottega/server/web/static/notices.json"))
    texts = {notice["name"]: notice["text"] for notice in notices}
    assert {"EB Garamond", "Source Sans 3", "svelte", "@fluent/bundle"} <= set(texts)
    assert all("SIL OPEN FONT LICENSE" in texts[font].upper() for font in FONTS)
    assert "Apache License" in texts["@fluent/bundle"]
    assert all(len(text) > 500 for text in texts.values())
    fonts = " ".join(name for name in packed.namelist() if name.endswith(".woff2"))
    assert all(font.lower().replace(" ", "-") in fonts for font in FONTS)


def test_a_package_without_the_text_of_its_licence_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "notices.json").write_text('[{"name": "x", "version": "1", "identifier": "Beer"}]')
    script = (
        "import { notices } from './scripts/notices.mjs';"
        f"notices().writeBundle({{ dir: {json.dumps(str(tmp_path))} }});"
    )
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", script],
        cwd=ROOT / "web",
        env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    assert "x comes without the text of its licence" in done.stderr


def test_nothing_compiled_lies_beside_the_sources() -> None:
    left = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".c", ".o")]
    assert [path.name for path in left] == ["_sums.c"]  # written by hand
