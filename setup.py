"""Compiles kernel and games where a C compiler is at hand, and builds the browser client."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError

SOURCE = Path("src/bottega")
# Modules of values (msgspec structs), of contracts and of bookkeeping stay plain Python.
PLAIN = {
    "__init__", "action_reasons", "audits", "build_reasons", "card_reasons", "decks", "dumps",
    "errors", "events", "game", "laws", "options", "pending", "reasons", "record", "refusals",
    "refusing", "session", "space", "turn_reasons", "views", "word_reasons",
}  # fmt: skip


# What bots think with, compiled together.
THINKING = ("evaluate/**/*.py", "lines.py", "rounds.py", "tree.py")


def groups() -> list[tuple[list[str], str | None]]:
    """List what is compiled together: the kernel, parts, each game, and what bots think with."""
    rooms = [
        SOURCE / "kernel",
        SOURCE / "parts",
        *sorted(p for p in (SOURCE / "games").iterdir() if p.is_dir()),
    ]
    named: list[tuple[list[str], str | None]] = [
        (sorted(str(f) for f in room.rglob("*.py") if f.stem not in PLAIN), f"bottega_{room.name}")
        for room in rooms
    ]
    thinking = {file for form in THINKING for file in (SOURCE / "bots").glob(form)}
    named.append((sorted(str(file) for file in thinking if file.stem not in PLAIN), "bottega_bots"))
    return [(files, name) for files, name in named if files]


def compiler_works() -> bool:
    """Try to compile a line of C against Python's headers."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, OSError):
            return False
    return True


def extensions(build: str) -> list[Any]:
    """Give the compiled modules, or none and a notice."""
    if os.environ.get("BOTTEGA_PURE"):
        reason = "BOTTEGA_PURE is set"
    elif not compiler_works():
        reason = "no C compiler with Python's headers was found"
    else:
        from mypyc.build import mypycify

        files = [file for members, _ in groups() for file in members]
        return list(
            mypycify(
                ["--config-file=", "--strict", *files],
                opt_level="3",
                debug_level="0",
                separate=groups(),
                target_dir=build,
            )
        )
    print(f"bottega: installing as plain Python, many times slower: {reason}", file=sys.stderr)
    return []


WEB = Path("web")
CLIENT = Path("bottega/server/web/static")  # where the server looks for it


class BuildWithClient(build_py):  # type: ignore[misc]
    """Copies the Python modules, and builds the browser client beside the server's."""

    def run(self) -> None:
        super().run()
        if self.editable_mode or os.environ.get("BOTTEGA_NO_WEB"):
            print("bottega: the browser client is left out", file=sys.stderr)
            return
        build_client(Path(self.build_lib).resolve() / CLIENT)


def build_client(target: Path) -> None:
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
        subprocess.run([npm, "install", "--no-save", "--silent"], cwd=WEB, check=True)
    environment = {**os.environ, "BOTTEGA_WEB": str(target)}
    subprocess.run([npm, "run", "--silent", "build"], cwd=WEB, env=environment, check=True)


build = tempfile.mkdtemp(prefix="bottega-build-")  # nothing compiled is left beside the sources
atexit.register(shutil.rmtree, build, ignore_errors=True)
setup(
    cmdclass={"build_py": BuildWithClient},
    ext_modules=extensions(build),
    options={
        "build": {"build_base": build},
        "build_ext": {"parallel": os.cpu_count()},
        "egg_info": {"egg_base": build},
    },
)
