"""The pages of the site that are made are whole, and their links lead somewhere."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bottega.server.web.openapi import describe

ROOT = Path(__file__).parents[2]
COUNTED = r"[\w, ]+ lines"


@pytest.fixture
def api_page(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    return import_module("api_page")


def test_every_request_and_value_is_on_the_page_and_every_link_of_it_has_an_end(
    api_page: Any,
) -> None:
    import_module("bottega.server.web.app")  # what answers is declared where it is loaded
    document = describe()
    text = api_page.page(document)
    for path, operations in document["paths"].items():
        for method in operations:
            assert f"\n### {method.upper()} {path}\n" in text
    ends = {title.lower() for title in re.findall(r"(?m)^### (\w+)$", text)}
    assert {name.lower() for name in document["components"]["schemas"]} <= ends
    assert set(re.findall(r"\(#([^)]+)\)", text)) <= ends


def test_the_pictures_of_the_house_show_the_rooms_that_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "build_tools"))
    monkeypatch.chdir(ROOT)
    found = dict(import_module("pictures").pictures())
    assert found
    for name, picture in found.items():
        kept = (ROOT / "docs/house" / name).read_text(encoding="utf-8")
        assert re.sub(COUNTED, "", kept) == re.sub(COUNTED, "", picture), "draw them anew"
