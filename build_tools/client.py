"""The browser client: built with Node, beside the C compiler."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setuptools.errors import ExecError

WEB = Path("web")
CATALOGUES = Path("src/bottega/text/catalogues")  # the client speaks the same words


@contextmanager
def built_beside(target: Path) -> Iterator[None]:
    """Build the client while something else goes on, and lay it where the package carries it.

    With BOTTEGA_CLIENT it is built in that folder and kept there, until something changes.
    """
    kept = os.environ.get("BOTTEGA_CLIENT")
    folder = Path(kept).resolve() if kept else target
    vite = None if _is_current(folder) else _begin(folder)
    try:
        yield
        if vite is not None and vite.wait():
            raise ExecError("the browser client could not be built")
    finally:
        if vite is not None:
            vite.kill()
    if folder != target:
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(folder, target)


def build(folder: Path) -> None:
    """Build the client into a folder, unless what is there is current."""
    with built_beside(folder.resolve()):
        pass


def _is_current(folder: Path) -> bool:
    page = folder / "index.html"
    if not page.exists():
        return False
    made = page.stat().st_mtime
    return all(source.stat().st_mtime < made for source in _sources())


def _sources() -> Iterator[Path]:
    for top in (WEB, CATALOGUES):
        for folder, names, files in os.walk(top):
            if "node_modules" in names:
                names.remove("node_modules")
            yield from (Path(folder) / file for file in files)


def _begin(folder: Path) -> "subprocess.Popen[bytes]":
    """Fetch what package-lock.json names, unless it is there, and let Vite build."""
    npm = shutil.which("npm")
    if npm is None:
        raise ExecError(
            "the browser client is built with Node: install it, or set BOTTEGA_NO_WEB=1"
        )
    fetched = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not fetched.exists() or fetched.stat().st_mtime < lock.stat().st_mtime:
        # Not `npm ci`: it wants optional packages of every platform in the lock file.
        install = [npm, "install", "--no-save", "--silent"]
        tools = [] if fetched.exists() else ["--omit=dev"]  # where they are, they stay
        subprocess.run([*install, *tools], cwd=WEB, check=True)
    build = [npm, "run", "--silent", "build", "--", "--logLevel", "warn"]
    return subprocess.Popen(build, cwd=WEB, env={**os.environ, "BOTTEGA_WEB": str(folder)})


if __name__ == "__main__":
    build(Path(os.environ["BOTTEGA_CLIENT"]))
