"""Compiles kernel and games where a C compiler is at hand, and carries the browser client."""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, "build_tools")
import client
import native
import registry

CLIENT = Path("bottega/server/web/static")  # where the server looks for it
DESCRIBING = {"egg_info", "dist_info", "sdist"}  # commands that compile nothing
COMPILED = {".so", ".pyd"}


class Build(build):  # type: ignore[misc]
    """Compiles, and builds the browser client meanwhile."""

    def run(self) -> None:
        if os.environ.get("BOTTEGA_NO_WEB"):
            print("bottega: the browser client is left out", file=sys.stderr)
            super().run()
            return
        with client.built_beside(Path(self.build_lib).resolve() / CLIENT):
            super().run()


class CopyModules(build_py):  # type: ignore[misc]
    """Copies the Python modules, and forgets those of an earlier build."""

    def run(self) -> None:
        for old in Path(self.build_lib).rglob("*"):
            if old.is_file() and old.suffix not in COMPILED:
                old.unlink()
        super().run()


class Compile(build_ext):  # type: ignore[misc]
    """Compiles what changed, and forgets what is not compiled any more."""

    def run(self) -> None:
        super().run()
        wanted = {Path(self.get_ext_fullpath(module.name)).resolve() for module in self.extensions}
        for old in Path(self.build_lib).rglob("*"):
            if old.suffix in COMPILED and old.resolve() not in wanted:
                old.unlink()


def extensions(folder: str) -> list[Any]:
    """Give what is compiled, or nothing and a notice."""
    if DESCRIBING & set(sys.argv):
        return []
    reason = native.why_plain()
    if reason is None:
        return native.extensions(folder)
    print(f"bottega: installing as plain Python, many times slower: {reason}", file=sys.stderr)
    return []


folder = os.environ.get("BOTTEGA_FOLDER")  # keeps what was compiled, for the next build
if folder is None:
    folder = tempfile.mkdtemp(prefix="bottega-build-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
Path(folder).mkdir(parents=True, exist_ok=True)
setup(
    long_description=registry.page(),
    long_description_content_type="text/markdown",
    cmdclass={"build": Build, "build_py": CopyModules, "build_ext": Compile},
    ext_modules=extensions(folder),
    options={
        "build": {"build_base": folder},
        "build_ext": {"parallel": os.cpu_count()},
        "egg_info": {"egg_base": folder},
    },
)
