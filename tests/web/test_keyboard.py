"""A game by keyboard alone, with a focus that can always be seen."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Company
from tests.web.playing import Player, Shown
from tests.web.records import answers, decisions

FOCUS = """() => {
    const here = document.activeElement;
    if (here === document.body) return null;
    const style = getComputedStyle(here);
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    return { name: here.dataset.thing ?? here.ariaLabel ?? here.innerText, outlined,
             can: here.matches('[data-thing].can'), shown: here.checkVisibility() };
}"""
# A second digit is waited for only a moment, which may pass between two messages to a browser.
AT_ONCE = """(keys) => {
    for (const key of keys)
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}"""
TABS = 120  # more than there are things to reach


def press(player: Player, keys: str) -> Shown:
    """Press keys one after the other and wait for what comes of it."""
    before = player.look()
    for key in keys.split():
        player.page.keyboard.press(key)
    return player.until_changed(before)


def answered_by_number(player: Player, now: Shown) -> Shown:
    """Give the last of the answers in the bar by its keys; by Enter where none is left."""
    if not now.numbered:
        return press(player, "Enter")
    chip = player.page.locator(".opts [data-answer]").last
    keys = (chip.get_attribute("aria-keyshortcuts") or "").replace(" ", "")
    before = player.look()
    player.page.evaluate(AT_ONCE, list(keys))
    return player.until_changed(before)


def tab_to_a_thing(page: Page) -> str:
    for _ in range(TABS):
        page.keyboard.press("Tab")
        here = page.evaluate(FOCUS)
        if here is not None:
            assert here["shown"], here
        if here is not None and here["can"]:
            assert here["outlined"], here
            return str(here["name"])
    raise AssertionError("no thing on the board can be reached with Tab")


def test_several_turns_are_played_with_number_keys_and_enter(company: Company) -> None:
    anna = company.regular()
    table = anna.plays("me")
    player = Player(anna.page)
    given = 0
    while given < 9 and not (now := player.until_asked()).over:
        answered_by_number(player, now)
        stored = answers(anna, table)
        assert len(stored) - given in (0, 1), "a kind of answer was opened, or one given"
        assert len(stored) == given or stored[-1] in now.answers
        given = len(stored)
    assert anna.page.locator(".log .sep").count() >= 2
    assert anna.page.evaluate("document.activeElement === document.body")


def test_things_on_the_board_are_reached_with_tab_and_clicked_with_enter(company: Company) -> None:
    anna = company()
    table = anna.plays("me")
    player = Player(anna.page)
    player.until_asked()
    first = tab_to_a_thing(anna.page)
    press(player, "Enter")
    assert anna.page.evaluate(FOCUS)["name"] == first, "a click that narrows keeps the focus"
    second = tab_to_a_thing(anna.page)
    press(player, "Enter")
    chosen = [name.removeprefix("leader:") for name in (first, second)]
    assert answers(anna, table) == [f"keep {' '.join(sorted(chosen, key=int))}"]


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_focus_is_not_lost_when_its_thing_is_gone(key: str, company: Company) -> None:
    anna = company()
    anna.plays("me")
    player = Player(anna.page)
    player.set_up()
    while not tab_to_a_thing(anna.page).startswith("line:"):
        pass
    press(player, key)
    player.until_asked()
    here = anna.page.evaluate(FOCUS)
    assert here is not None
    assert here["shown"]


def test_a_key_takes_back_and_keys_do_nothing_while_somebody_writes(company: Company) -> None:
    anna = company.regular()
    table = anna.plays("me")
    player = Player(anna.page)
    before = player.set_up()
    count = decisions(anna, table)
    after = press(player, "1")
    while len(after.things) and decisions(anna, table) == count:
        after = press(player, "1")
    anna.page.keyboard.press("Shift+C")
    expect(anna.page.locator("#say")).to_be_focused()
    anna.page.keyboard.type("1 u ? t")
    assert decisions(anna, table) == count + 1
    expect(anna.page.locator("dialog")).to_have_count(0)
    anna.page.locator("#say").blur()
    assert press(player, "u").things == before.things
    assert decisions(anna, table) == count


def test_the_sheet_of_keys_opens_and_closes_and_gives_the_focus_back(company: Company) -> None:
    anna = company()
    anna.plays("me")
    Player(anna.page).until_asked()
    name = tab_to_a_thing(anna.page)
    anna.page.keyboard.press("?")
    sheet = anna.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    assert anna.page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert anna.page.evaluate(FOCUS)["name"] == name
