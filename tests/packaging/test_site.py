"""The pages of the site that are made are whole, and their links lead somewhere."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bottega.server.web.app import describe

ROOT = Path(__file__).parents[2]


@pytest.fixture
def api_page(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    return import_module("api_page")


def test_every_request_and_value_is_on_the_page_and_every_link_of_it_has_an_end(
    api_page: Any,
) -> None:
    document = describe()
    text = api_page.page(document)
    for path, operations in document["paths"].items():
        for method in operations:
            assert f"\n### {method.upper()} {path}\n" in text
    ends = {title.lower() for title in re.findall(r"(?m)^### (\w+)$", text)}
    assert {name.lower() for name in document["components"]["schemas"]} <= ends
    assert set(re.findall(r"\(#([^)]+)\)", text)) <= ends
