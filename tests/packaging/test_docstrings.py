"""What is compiled can be asked for help."""

import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
OWN = (  # classes that mypyc leaves to Python, without their docstrings
    "bottega.bots.evaluate.lorenzo.bundles.Bundle",
    "bottega.bots.evaluate.lorenzo.weights.Weights",
    "bottega.bots.evaluate.renaissance.weights.Weights",
)


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    monkeypatch.chdir(ROOT)
    return importlib.import_module


def named(texts: dict[str, str], between: str) -> dict[str, str]:
    """Give docstrings by the names that Python has for what they are about."""
    return {name.replace(between, "."): text for name, text in texts.items()}


def found(name: str) -> Any:
    """Look up a module, or what is in one."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            thing: Any = importlib.import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            thing = inspect.getattr_static(thing, part)
        return thing
    raise LookupError(name)


def test_compiled_modules_classes_and_functions_keep_their_docstrings(tools: Any) -> None:
    docstrings, native = tools("docstrings"), tools("native")
    files = [file for members, _ in native.units() for file in members]
    texts = named(docstrings.said(files, Path("src")), docstrings.BETWEEN)
    assert texts["bottega.kernel.table.Table.apply"].startswith("Answer the present question")
    lost = [name for name, text in texts.items() if inspect.getdoc(found(name)) != text]
    assert [name for name in lost if not name.startswith(OWN)] == []


def test_texts_are_written_as_c_reads_them(tools: Any) -> None:
    docstrings = tools("docstrings")
    source = """
    {"act", (PyCFunction)CPyPy_a___b___act, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("act(x)\\n")},
    static PyTypeObject CPyType_a___b___Kind_template_ = {
        .tp_doc = PyDoc_STR(NULL),
    };
    """
    texts = {"a___b___act": 'Say "ü".', "a___b___Kind": "A kind?"}
    written = docstrings.written(source, texts)
    assert r'PyDoc_STR("act(x)\n""Say \042\303\274\042.")' in written
    assert r'.tp_doc = PyDoc_STR("A kind\077"),' in written
    assert docstrings.written(source, {}) == source
