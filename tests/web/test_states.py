"""Every page and state in both sizes, by day and by night: it fits, and axe has no complaint.

Each is reached once. All of axe's rules look at it by day in one size, and at night in the other
those that the size or colours decide; sizes take turns from state to state. `--long` looks with all
rules in both sizes, and so does BOTTEGA_SCREENS, which names a folder for pictures.
"""

import os
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.web.browsing import DESK, PAINTED, PHONE, Company, Person
from tests.web.lorenzo_house_states import HOUSE, TELLING
from tests.web.lorenzo_states import LORENZO, PAGES
from tests.web.renaissance_states import RENAISSANCE, SITES
from tests.web.states import LONG_PAGES, STATES

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text
SCREENS = os.environ.get("BOTTEGA_SCREENS")

ALL = STATES | LORENZO | HOUSE | RENAISSANCE
ORDER = {name: place for place, name in enumerate(ALL)}
LONG = (*LONG_PAGES, "lorenzo-result", "renaissance-result")  # seen whole on a screenshot
TABLES = {*LORENZO, *HOUSE, *RENAISSANCE} - {*PAGES, *SITES}
SHEETS = {each for each in ALL if "setup-sheet" in each}
FIRST_PAGES = {"home", "newcomer", "you-sheet", "notices-sheet", "watch-sheet", *SHEETS}
UNSCROLLED = {"choosing-leaders", "late-turn", "storing", "replay", *TABLES}
SIZES = {"desk": DESK, "phone": PHONE}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
Rules = list[str] | None  # of axe; None for all
COLOURS = ["color-contrast", "link-in-text-block"]
RULES: dict[str, Rules] = {"day": None, "night": COLOURS}
MEASURES = ["scrollable-region-focusable"]
# Colours are looked at where they are new: the same classes within the same ones have them alike,
# in the same size by the same light, whatever the words are. A page remembers what was looked at.
LOOKING = """async ([rules, colours]) => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const look = `${innerWidth}x${innerHeight} ${dark}`;
    const shapes = new Map();
    const shape = (part) => {
        const words = [...part.childNodes].some(({ data }) => data?.trim());
        const own = `${part.tagName} ${part.getAttribute('class')} ${part.getAttribute('style')}`;
        const state = `${part.disabled} ${part.getAttribute('aria-disabled')} ${words}`;
        const found = `<${own} ${state}>${[...part.children].map(shape).join('')}</>`;
        shapes.set(part, found);
        return found;
    };
    const seen = (window.seenColours ??= new Set());
    const [fresh, parts] = [[], new Set()];
    const visit = (part, around) => {
        const key = `${look} ${around} ${shapes.get(part)}`;
        if (seen.has(key)) return;
        fresh.push(key);
        parts.add(part);
        const within = `${around}>${part.tagName}.${part.getAttribute('class')}`;
        for (const inner of part.children) visit(inner, within);
    };
    shape(document.documentElement);
    visit(document.body, document.documentElement.cloneNode().outerHTML);
    for (const rule of axe._audit.rules.filter(({ id }) => colours.includes(id))) {
        const fits = (rule.fits ??= rule.matches);
        rule.matches = (part, ...more) => parts.has(part) && fits.call(rule, part, ...more);
    }
    const few = { resultTypes: ['violations'], preload: false }; // what passes need not be told
    const { violations } = await axe.run(document, rules ? { ...few, runOnly: rules } : few);
    fresh.forEach((key) => seen.add(key));
    return violations.map(({ id, help, nodes }) => ({
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


def with_axe(person: Person) -> None:
    """Let a page be seen, and bring axe into it where it has not come yet."""
    person.page.evaluate(PAINTED)
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE())


def complaints(person: Person, rules: Rules) -> list[str]:
    """Ask axe, by all its rules or by some."""
    found: list[dict[str, Any]] = person.page.evaluate(LOOKING, [rules, COLOURS])
    return [f"{each['id']}: {node}" for each in found for node in each["nodes"]]


def settled(person: Person) -> None:
    """Wait until nothing moves, and all fonts and pictures are there."""
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.evaluate(
        "Promise.all(document.getAnimations().map((a) => a.finished.catch(() => 0))).then(() => 0)"
    )


def faults(person: Person) -> list[str]:
    """Look at a desk by day and on a phone at night: what axe says, and what is too wide."""
    with_axe(person)
    wrong = []
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        for theme, rules in looks(0, size, long=False).items():
            person.page.emulate_media(color_scheme=THEMES[theme])
            settled(person)
            wrong += [f"{size} {theme}: {each}" for each in complaints(person, rules)]
        if person.sideways() > 0:
            wrong.append(f"{size}: {person.sideways()} px too wide")
    return wrong


def shot(person: Person, name: str, size: str, theme: str) -> None:
    if SCREENS:
        path = Path(SCREENS) / f"{name}-{size}-{theme}.png"
        person.page.screenshot(path=path, full_page=name in LONG)


def looks(place: int, size: str, long: bool) -> dict[str, Rules]:
    """Say at which times a state is looked at in a size, and by which rules."""
    if long or SCREENS:
        return RULES
    first = (size == "desk") == (place % 2 == 0)
    return {"day": None} if first else {"night": MEASURES + COLOURS}


def marked(name: str) -> Any:
    """Give a state; most of a house's look alike, and are seen only where there is time."""
    alike = name in HOUSE and name not in TELLING
    return pytest.param(name, marks=pytest.mark.long) if alike else name


@pytest.mark.parametrize("name", [marked(name) for name in ALL])
def test_all_that_can_be_seen_of(name: str, company: Company, pytestconfig: pytest.Config) -> None:
    long = pytestconfig.getoption("--long")
    anna = company() if name in FIRST_PAGES else company.regular()
    ALL[name](anna)
    with_axe(anna)
    wrong = []
    for size, (width, height) in SIZES.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        for theme, rules in looks(ORDER[name], size, long).items():
            anna.page.emulate_media(color_scheme=THEMES[theme])
            settled(anna)
            shot(anna, name, size, theme)
            wrong += [f"{size} {theme}: {each}" for each in complaints(anna, rules)]
        wrong += [f"{size}: a stray number of {thing}" for thing in anna.page.evaluate(STRAY)]
        if anna.sideways() > 0:
            wrong.append(f"{size}: {anna.sideways()} px too wide")
        if size == "desk" and name in UNSCROLLED and anna.page.evaluate(BOARD_SCROLLS):
            wrong.append("a part of the board scrolls away on a laptop")
    assert not wrong, "\n".join(wrong)
