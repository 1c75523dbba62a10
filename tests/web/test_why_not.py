"""Never a dead click: what is not possible says why, and every icon says what it is."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import DESK, PHONE, Company, Person, Size
from tests.web.playing import Player

TIP = ".tipbox"
SHORT: Size = (700, 420)


def at_a_first_turn(person: Person, touch: bool = False) -> Player:
    person.plays("me")
    player = Player(person.page, touch=touch)
    player.set_up()
    return player


def dear_card(page: Page) -> str:
    """Find a card that nobody can pay on a first turn."""
    return '[data-thing="deck:green 3"]'


@pytest.mark.parametrize("way", ["hover", "focus", "click"])
def test_a_card_that_cannot_be_bought_says_why_on(way: str, company: Company) -> None:
    anna = company.regular()
    at_a_first_turn(anna)
    card = anna.page.locator(dear_card(anna.page))
    if way == "hover":
        card.hover()
    elif way == "focus":
        anna.page.keyboard.press("Tab")  # from now on the focus is shown
        card.focus()
    else:
        card.click(force=True)
    expect(anna.page.locator(TIP)).to_contain_text("Not possible")
    reason = anna.page.locator(f"{TIP} span").inner_text()
    assert len(reason) > 20
    expect(anna.page.locator(f"{TIP} a")).to_have_attribute("href", "/rules/masters#slots")


def test_a_tap_on_what_is_not_possible_says_why(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    at_a_first_turn(anna, touch=True)
    anna.page.locator('.tabs [data-guide="tab-c"]').tap()
    card = anna.page.locator(dear_card(anna.page))
    card.tap(force=True)
    expect(anna.page.locator(TIP)).to_contain_text("Not possible")
    anna.page.locator(".bar h1").tap()
    expect(anna.page.locator(TIP)).to_have_count(0)


def test_the_rule_of_a_reason_is_a_section_that_exists(company: Company) -> None:
    anna = company.regular()
    at_a_first_turn(anna)
    anna.page.locator(dear_card(anna.page)).click(force=True)
    link = anna.page.locator(f"{TIP} a")
    with anna.context.expect_page() as opened:
        link.click()
    page = opened.value
    anna.trouble.watch(page)
    section = page.url.split("#")[1]
    page.locator(f"#rule-{section}").wait_for()
    expect(page.locator(f"#rule-{section}")).to_be_in_viewport()


# What both searches below need: the explanation that is shown, and time for it to come.
TELLING = """
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const told = () => document.querySelector('.tipbox b')?.innerText.trim();
    const until = async (reached) => {
        const limit = performance.now() + 20_000;
        while (!reached() && performance.now() < limit) await frame();
    };
    const hush = async () => {  // what was told of the one before is no answer
        document.body.click();
        await until(() => document.querySelector('.tipbox') === null);
    };
    const tells = async () => {
        await until(told);
        await frame();  // a scroll that comes with the focus takes nothing away
        return Boolean(told());
    };
    const silent = [];
"""

# Focus each thing that can be seen, and give those that say nothing about themselves.
SILENT = f"""async () => {{{TELLING}
    const things = [...document.querySelectorAll('[data-thing]')].filter((each) =>
        each.checkVisibility());
    if (!things.length) silent.push('nothing is there');
    for (const thing of things) {{
        await hush();
        thing.focus();
        if (!(await tells())) silent.push(thing.dataset.thing);
        thing.blur();
    }}
    return silent;
}}"""

# Click on every drawing on the board that is part of no button, and give the silent ones.
SILENT_ICONS = f"""async () => {{{TELLING}
    const icons = [...document.querySelectorAll('main svg')].filter((each) =>
        each.checkVisibility() && !each.closest('[data-thing], h2'));
    if (!icons.length) silent.push('nothing is there');
    for (const icon of icons) {{
        await hush();
        icon.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
        if (!(await tells()))
            silent.push(`${{icon.closest('section')?.ariaLabel}}: ${{icon.outerHTML}}`);
    }}
    return silent;
}}"""


# On the short page most things have to be scrolled to, which the focus does.
@pytest.mark.parametrize("size", [DESK, SHORT], ids=["desk", "short"])
def test_every_thing_on_the_board_explains_itself(size: Size, company: Company) -> None:
    anna = company.regular()
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    at_a_first_turn(anna)
    anna.page.keyboard.press("Tab")
    assert not anna.page.evaluate(SILENT)


def test_every_icon_on_the_board_explains_itself(company: Company) -> None:
    anna = company.regular()
    player = at_a_first_turn(anna)
    player.turn()
    found: list[Any] = anna.page.evaluate(SILENT_ICONS)
    assert not found
