"""Every page and state in both sizes, by day and by night: it fits, and axe has no complaint."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.web.browsing import DESK, PHONE, Company, Person
from tests.web.lorenzo_house_states import HOUSE, TELLING
from tests.web.lorenzo_states import LORENZO, PAGES
from tests.web.renaissance_states import RENAISSANCE, SITES
from tests.web.states import LONG_PAGES, STATES

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text
SCREENS = Path(os.environ.get("BOTTEGA_SCREENS") or ROOT / ".build" / "screens")

ALL = STATES | LORENZO | HOUSE | RENAISSANCE
ORDER = {name: place for place, name in enumerate(ALL)}
LONG = (*LONG_PAGES, "lorenzo-result", "renaissance-result")  # seen whole on a screenshot
TABLES = {*LORENZO, *HOUSE, *RENAISSANCE} - {*PAGES, *SITES}
UNSCROLLED = {"choosing-leaders", "late-turn", "storing", "replay", *TABLES}
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = {"day": "light", "night": "dark"}
LOOKING = """async (rules) => {
    const few = { resultTypes: ['violations'], preload: false }; // what passes need not be told
    const found = await axe.run(document, rules ? { ...few, runOnly: rules } : few);
    return found.violations.map(({ id, help, nodes }) => ({
        id, help, nodes: nodes.map(({ html, failureSummary, target }) =>
            `${target} ${html.slice(0, 200)}: ${failureSummary}`),
    }));
}"""
BOARD_SCROLLS = """() => {
    const main = document.querySelector('.game > main:not(.words)');
    const page = document.scrollingElement;
    return page.scrollHeight > innerHeight || (main && main.scrollHeight > main.clientHeight);
}"""


# Numbers that do not lie at the thing they belong to.
STRAY = """() => {
    const apart = (a, b) => a.right < b.left || b.right < a.left || a.bottom < b.top
        || b.bottom < a.top;
    const keys = [...document.querySelectorAll('[data-thing] > .key')];
    return keys.filter((key) => key.checkVisibility()
        && apart(key.getBoundingClientRect(), key.parentElement.getBoundingClientRect()))
        .map((key) => key.parentElement.dataset.thing);
}"""


def complaints(person: Person, theme: str) -> list[str]:
    """Ask axe; at night only what the colours change."""
    rules = ["color-contrast", "link-in-text-block"] if theme == "night" else None
    found: list[dict[str, Any]] = person.page.evaluate(LOOKING, rules)
    return [f"{each['id']}: {node}" for each in found for node in each["nodes"]]


def settled(person: Person) -> None:
    """Wait until nothing moves, and all fonts and pictures are there."""
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.evaluate(
        "Promise.all(document.getAnimations().map((a) => a.finished.catch(() => 0))).then(() => 0)"
    )


def shot(person: Person, name: str, size: str, theme: str) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    whole = name in LONG
    person.page.screenshot(path=SCREENS / f"{name}-{size}-{theme}.png", full_page=whole)


def marked(name: str) -> Any:
    """Give a state; most of a house's look alike, and are seen only where there is time."""
    alike = name in HOUSE and name not in TELLING
    return pytest.param(name, marks=pytest.mark.long) if alike else name


@pytest.mark.parametrize("name", [marked(name) for name in ALL])
def test_all_that_can_be_seen_of(name: str, company: Company, pytestconfig: pytest.Config) -> None:
    long = pytestconfig.getoption("--long")
    anna = company()
    ALL[name](anna)
    anna.page.evaluate(AXE())
    wrong = []
    for size, (width, height) in SIZES.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        for theme, scheme in THEMES.items():
            if theme == "night" and not long and (size == "desk") == (ORDER[name] % 2 == 0):
                continue  # the night changes colours only: every other state in the other size
            anna.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            settled(anna)
            shot(anna, name, size, theme)
            wrong += [f"{size} {theme}: {each}" for each in complaints(anna, theme)]
        wrong += [f"{size}: a stray number of {thing}" for thing in anna.page.evaluate(STRAY)]
        if anna.sideways() > 0:
            wrong.append(f"{size}: {anna.sideways()} px too wide")
        if size == "desk" and name in UNSCROLLED and anna.page.evaluate(BOARD_SCROLLS):
            wrong.append("a part of the board scrolls away on a laptop")
    assert not wrong, "\n".join(wrong)
