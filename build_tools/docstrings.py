"""Puts docstrings into translated C: mypyc keeps signatures and leaves what they say behind."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SIGNATURE = r'PyDoc_STR\(("(?:[^"\\]|\\.)*"|NULL)'  # NULL where it cannot be written
METHOD = re.compile(rf"\bCPyPy_(\w+),\s+METH_[\w |]+, {SIGNATURE}")
CLASS = re.compile(rf"\bCPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = {SIGNATURE}")
PROPERTY = re.compile(r"\(getter\)(\w+)_get_(\w+),\s+(?:\(setter\)\w+|NULL),\s+(NULL)(?=, NULL)")
MODULE = re.compile(r'PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+(NULL)(?=, /\* docstring \*/)')
BETWEEN = "___"  # names of modules, classes and functions in C
PLAIN = {chr(code) for code in range(32, 127)} - {'"', "\\", "?"}  # what C reads as it stands

Part = ast.Module | ast.ClassDef | ast.FunctionDef


def said(files: list[str], root: Path) -> dict[str, str]:
    """Give the docstrings of modules, classes and functions, by their names in C."""
    found: dict[str, str] = {}
    for file in files:
        name = BETWEEN.join(Path(file).relative_to(root).with_suffix("").parts)
        found.update(_inside(name, ast.parse(Path(file).read_text("utf-8"))))
    return found


def _inside(name: str, part: Part) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(part)
    if text:
        yield name, text
    for inner in () if isinstance(part, ast.FunctionDef) else part.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            yield from _inside(f"{name}{BETWEEN}{inner.name}", inner)


def written(source: str, texts: dict[str, str]) -> str:
    """Give a source of C with these docstrings in it."""

    def put(found: re.Match[str]) -> str:
        *names, there = found.groups()
        text = texts.get(BETWEEN.join(names).replace(".", BETWEEN))
        if text is None:
            return found[0]
        before = found[0].removesuffix(there)
        return before + _literal(text) if there == "NULL" else before + there + _literal(text)

    for form in (METHOD, CLASS, PROPERTY, MODULE):
        source = form.sub(put, source)
    return source


def _literal(text: str) -> str:
    r"""Write a text as C does; octal numbers have an end, which \x has not."""
    kept = (chr(byte) if chr(byte) in PLAIN else f"\\{byte:03o}" for byte in text.encode())
    return '"' + "".join(kept) + '"'
