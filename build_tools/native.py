"""What is compiled with mypyc, in which units, and with which flags of the C compiler."""

import ast
import gc
import os
import re
import shutil
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import docstrings

SOURCE = Path("src/bottega")
# Modules and packages of values (msgspec structs), of contracts and of bookkeeping stay plain.
PLAIN = {
    "__init__", "action_reasons", "audits", "build", "build_reasons", "card_reasons", "decks",
    "dumps", "errors", "events", "fields", "game", "laws", "layout", "loaded", "moments", "options",
    "pending", "printed", "reasons", "record", "refusals", "refusing", "session", "space",
    "telling", "traits", "turn_reasons", "values", "views", "word_reasons",
}  # fmt: skip
SHIM = Path(__file__).parent / "shim"  # a header for what only leads into a unit
# What bots think with in every game.
THINKING = ("evaluate/*.py", "lines.py", "rounds.py", "tree.py")
STEPPING = "stepping.py"  # the loop over many tables
IN_C = "bots/evaluate/_sums.c"  # the sums of networks

# Types are checked elsewhere; where it is built, packages that only some commands need are missing.
LENIENT = ["--config-file=", "--ignore-missing-imports"]

# With these flags -O1 is faster than -O3 was without them, in a fourth of the time.
LEVEL = "1"
FLAGS = [
    "-Wno-all",  # Python brings -Wall, and gcc looks for warnings longer than it compiles
    "-fvisibility=hidden",  # calls within a unit need no detour: 9 % faster
]
# What gcc finds out about calls for nothing: half of it goes to Python, of which it knows nothing.
SPARED = ["-fno-ipa-modref", "-fno-ipa-profile", "-fno-ipa-pure-const", "-fno-ipa-reference",
          "-fno-tree-pta"]  # fmt: skip
# A third of the C runs once, when a module is imported: it is not worth any optimisation.
ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(void\)(?= \{$)", re.MULTILINE)
COLD = """\
#if defined(__clang__)
#define ONCE __attribute__((cold, noinline, optnone))
#elif defined(__GNUC__)
#define ONCE __attribute__((cold, noinline, optimize("O0")))
#else
#define ONCE
#endif
"""


def units() -> list[tuple[list[str], str | None]]:
    """List what is compiled together: kernel, parts, each game, and what bots and learners run."""
    rooms = {name: (SOURCE / name).rglob("*.py") for name in ("kernel", "parts")}
    rooms["learn"] = (SOURCE / "learn").glob(STEPPING)
    rooms["bots"] = (file for form in THINKING for file in (SOURCE / "bots").glob(form))
    for game in sorted(room.name for room in (SOURCE / "games").iterdir() if room.is_dir()):
        rooms[game] = (SOURCE / "games" / game).rglob("*.py")
        rooms[f"bots_{game}"] = (SOURCE / "bots/evaluate" / game).rglob("*.py")
    named = [(sorted(filter(_worth_it, files)), f"bottega_{name}") for name, files in rooms.items()]
    return [([str(file) for file in files], name) for files, name in named if files]


def _worth_it(file: Path) -> bool:
    """Leave out what holds no code: a module of nothing but data runs once, at import."""
    if PLAIN & {file.stem, file.parent.name}:
        return False
    kinds = (ast.FunctionDef, ast.ClassDef)
    return any(isinstance(part, kinds) for part in ast.parse(file.read_text("utf-8")).body)


def compiler_works(*flags: str) -> bool:
    """Try to compile a line of C against Python's headers."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    from setuptools.errors import CCompilerError

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [get_python_inc()]
            compiler.compile([str(probe)], folder, include_dirs=headers, extra_postargs=list(flags))
        except (CCompilerError, OSError):
            return False
    return True


def why_plain() -> str | None:
    """Say why nothing is compiled here, if so."""
    if os.environ.get("BOTTEGA_PURE"):
        return "BOTTEGA_PURE is set"
    if not compiler_works():
        return "no C compiler with Python's headers was found"
    return None


def extensions(folder: str) -> list[Any]:
    """Translate to C below this folder and give what is to be compiled, the longest first."""
    found = units()
    files = [file for members, _ in found for file in members]
    types = Path(folder) / "types"
    try:
        made = _translated(found, files, folder, types)
    except Exception:
        # What mypyc remembers of classes lacks which numbers may be unset, and then it stumbles.
        if not types.exists():
            raise
        shutil.rmtree(types)
        made = _translated(found, files, folder, types)
    gc.freeze()  # what mypy made is no garbage: to take it apart at the end takes half of the time
    texts = docstrings.said(files, SOURCE.parent)
    for extension in made:
        extension.sources = [_spoken(Path(file), texts, folder) for file in extension.sources]
        extension.include_dirs.append(folder)
    if os.name == "posix":
        flags = [*FLAGS, *(SPARED if compiler_works(*SPARED) else ())]
        for extension in made:
            _hasten(extension, flags, Path(folder))
    return [*sorted(made, key=_length, reverse=True), by_hand()]


def by_hand() -> Any:
    """Give what is written in C: loops that the compiler turns into a few wide instructions."""
    from setuptools import Extension

    flags = ["-O3", "-fvisibility=hidden"] if os.name == "posix" else []
    source = (SOURCE / IN_C).as_posix()
    name = source.removeprefix("src/").removesuffix(".c").replace("/", ".")
    return Extension(name, [source], extra_compile_args=flags)


def _translated(found: list[Any], files: list[str], folder: str, types: Path) -> list[Any]:
    from mypyc.build import mypycify

    made: list[Any] = mypycify(
        [*LENIENT, f"--cache-dir={types}", *files],
        opt_level=LEVEL,
        debug_level="0",
        separate=found,
        target_dir=folder,
    )
    return made


def _spoken(source: Path, texts: dict[str, str], folder: str) -> str:
    """Give a source with its docstrings, which lies beside mypyc's own: that one is compared."""
    text = source.read_text("utf-8")
    spoken = docstrings.written(text, texts)
    if spoken == text:
        return str(source)
    file = Path(folder) / "spoken" / source.name
    file.parent.mkdir(exist_ok=True)
    _keep(file, spoken)
    return str(file)


def _keep(file: Path, text: str) -> None:
    """Write a file, unless this is in it already: then nothing is compiled anew."""
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")


def _hasten(extension: Any, flags: list[str], folder: Path) -> None:
    """Spare the C compiler what brings nothing."""
    text = "".join(Path(source).read_text("utf-8") for source in extension.sources)
    once = ONCE.findall(text)
    if once:
        header = folder / f"once_{extension.name}.h"
        declared = COLD + "".join(f"ONCE {function};\n" for function in once)
        _keep(header, declared)
        extension.depends.append(str(header))
        flags = [*flags, "-include", str(header)]
    elif not sysconfig.get_config_var("Py_GIL_DISABLED"):  # which has another kind of shims
        extension.include_dirs.insert(0, str(SHIM))
    extension.depends.append(__file__)
    extension.extra_compile_args = [*extension.extra_compile_args, *flags]


def _length(extension: Any) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)
