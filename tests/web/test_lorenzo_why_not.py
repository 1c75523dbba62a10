"""Never a dead click in Lorenzo: what is not possible says why, and each thing what it is."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Company, Person
from tests.web.lorenzo import NAME, asked, at, refused, richest, unready
from tests.web.test_why_not import SILENT, SILENT_ICONS, TIP

# The rule that refuses, and the section of the rules that tells more about it.
REFUSED = {
    "cost": "payment",
    "occupied": "members",
    "closed": "players",
    "value": "servants",
    "fee": "towers",
    "slot": "territories",
}


CLOSED = ".sp.closed"


def thing(space: str) -> str:
    return f'[data-thing="space:{space}"]'


def assert_refused(person: Person, section: str) -> None:
    """See that a reason is shown, and that its link leads to a section that exists."""
    expect(person.page.locator(TIP)).to_contain_text("Not possible")
    assert len(person.page.locator(f"{TIP} span").first.inner_text()) > 15
    link = person.page.locator(f"{TIP} a")
    expect(link).to_have_attribute("href", f"/rules/{NAME}#{section}")


@pytest.mark.parametrize("rule", REFUSED)
def test_a_space_is_refused_with_a_reason(rule: str, company: Company) -> None:
    anna = company.regular()
    moment, space = refused(rule)
    at(anna, moment)
    anna.page.locator(CLOSED if rule == "closed" else thing(space)).first.click(force=True)
    assert_refused(anna, REFUSED[rule])


def test_a_leader_who_asks_for_more_says_so(company: Company) -> None:
    anna = company.regular()
    moment, leader = unready()
    at(anna, moment)
    anna.page.locator(f'.lds [data-thing="leader:{leader}"]').click(force=True)
    assert_refused(anna, "leaders")


def test_every_section_that_a_reason_names_exists(company: Company) -> None:
    anna = company.regular()
    anna.goes(f"/rules/{NAME}")
    for section in {*REFUSED.values(), "leaders", "houses-auction"}:
        expect(anna.page.locator(f"#rule-{section}")).to_have_count(1)


@pytest.mark.parametrize("way", ["hover", "focus", "tap"])
def test_a_card_is_shown_large_on(way: str, company: Company) -> None:
    anna = company(size=PHONE, touch=True) if way == "tap" else company.regular()
    moment, space = refused("cost")
    at(anna, moment, touch=way == "tap")
    card = anna.page.locator(thing(space))
    if way == "hover":
        anna.page.mouse.move(700, 700)  # a pointer that comes from somewhere
        card.hover()
    elif way == "focus":
        anna.page.keyboard.press("Tab")  # from now on the focus is shown
        card.focus()
    else:
        card.tap(force=True)
    expect(anna.page.locator(".bigcard")).to_have_count(1)
    box = anna.page.locator(".bigcard").bounding_box()
    assert box is not None
    size = anna.page.viewport_size
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_everything_on_the_board_explains_itself(company: Company) -> None:
    anna = company.regular()
    at(anna, richest("LastWord"))
    anna.page.keyboard.press("Tab")
    assert not anna.page.evaluate(SILENT)
    assert not anna.page.evaluate(SILENT_ICONS)


def test_every_question_explains_itself(company: Company) -> None:
    anna = company.regular()
    asked(anna, "Production")
    anna.page.keyboard.press("Tab")
    assert not anna.page.evaluate(SILENT)
