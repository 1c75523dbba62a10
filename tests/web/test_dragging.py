"""Cards of Renaissance are dragged to their places, by mouse and by finger."""

import time

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.browsing import Company, Person, Size
from tests.web.playing import Player
from tests.web.records import RECORDS, answers, played_on

GAME = RECORDS / "renaissance-03-4-builder-full.bottega"
DECISION, SEAT = 6, 3  # five cards, all of which can be built
CARD, CELL = "army-03", 2
TABLET: Size = (820, 1180)
LIFTED = 400  # ms: longer than a finger rests on a card before it lifts

Point = tuple[float, float]


def seated(anna: Person) -> str:
    """Sit down where a hand can be dragged onto an empty castle."""
    table = played_on(anna, GAME, DECISION, SEAT)
    anna.goes(f"/t/{table}")
    Player(anna.page).until_asked()
    return table


def card(page: Page) -> Locator:
    """Find the card that is dragged."""
    return page.locator(f'.handp [data-thing="card:{CARD}"]')


def cell(page: Page) -> Locator:
    """Find the cell that it goes to."""
    return page.locator(f'[data-thing="cell:{SEAT}:{CELL}"]')


def middle(part: Locator) -> Point:
    """Give where something lies."""
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def assert_put_back(page: Page) -> None:
    """See that the card lies in the hand as before, and nothing else is marked."""
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".drop, .lifted, .hcard.chosen")).to_have_count(0)
    expect(card(page)).to_be_visible()


def assert_built(anna: Person, table: str) -> None:
    """See that one answer was given: the card stands where it was dropped."""
    filled = anna.page.locator(f'[data-thing="cell:{SEAT}:{CELL}"].filled')
    expect(filled).to_be_visible()
    assert answers(anna, table, SEAT)[-1] == f"build {CARD} at {CELL}"


def test_a_card_is_dragged_by_mouse_onto_a_cell(company: Company) -> None:
    anna = company()
    table = seated(anna)
    page, (x, y), place = anna.page, middle(card(anna.page)), middle(cell(anna.page))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 30, steps=3)
    expect(page.locator(".cell.drop")).to_have_count(7)  # the foundations: it is nothing else
    page.mouse.move(*place, steps=5)
    expect(cell(page)).to_contain_class("drop over")
    page.mouse.up()
    assert_built(anna, table)


def test_a_card_that_is_dropped_elsewhere_or_escapes_lies_in_the_hand_again(
    company: Company,
) -> None:
    anna = company()
    table = seated(anna)
    before = answers(anna, table, SEAT)
    page, (x, y) = anna.page, middle(card(anna.page))
    for escapes in (False, True):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*middle(page.locator(".bar h1") if not escapes else cell(page)), steps=5)
        expect(page.locator(".dragged")).to_be_visible()
        if escapes:
            page.keyboard.press("Escape")
        page.mouse.up()
        assert_put_back(page)
    assert answers(anna, table, SEAT) == before
    page.mouse.click(x, y)  # a click is one still
    expect(page.locator(".hcard.chosen")).to_have_count(1)


def touch(line: CDPSession, kind: str, *points: Point) -> None:
    """Lay fingers on the screen, move or lift them."""
    at = [{"x": x, "y": y} for x, y in points]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_a_card_is_dragged_by_finger_after_a_moment(company: Company) -> None:
    anna = company(size=TABLET, touch=True)
    table = seated(anna)
    page, (x, y), place = anna.page, middle(card(anna.page)), middle(cell(anna.page))
    line = anna.context.new_cdp_session(page)
    touch(line, "touchStart", (x, y))
    expect(page.locator(".lifted")).to_have_count(1)
    touch(line, "touchMove", (x + 5, y - 20))
    touch(line, "touchMove", ((x + place[0]) / 2, (y + place[1]) / 2))
    touch(line, "touchMove", place)
    expect(page.locator(".cell.drop.over")).to_have_count(1)
    touch(line, "touchEnd")
    assert_built(anna, table)


def test_a_finger_that_goes_on_at_once_scrolls(company: Company) -> None:
    anna = company(size=TABLET, touch=True)
    seated(anna)
    page, (x, y) = anna.page, middle(card(anna.page))
    line = anna.context.new_cdp_session(page)
    page.clock.install()
    page.clock.pause_at(time.time() + 60)  # "at once" is at once, however busy the machine is
    touch(line, "touchStart", (x, y))
    touch(line, "touchMove", (x, y - 60))
    page.clock.run_for(LIFTED)
    expect(page.locator(".dragged")).to_have_count(0)
    touch(line, "touchEnd")
    assert_put_back(page)
