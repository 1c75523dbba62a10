"""Order in a browser: one comes by an invitation, reports somebody, and they are told why."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import DESK, Company, Person
from tests.web.serving import House
from tests.web.test_club import fits

TOKEN = "the operator's own"


@pytest.fixture
def closed_house(tmp_path: Path) -> Iterator[House]:
    """Give a server that takes in nobody without an invitation."""
    server = House(tmp_path, BOTTEGA_INVITED="1", BOTTEGA_OPERATOR=TOKEN)
    server.open()
    yield server
    server.kill()


def opened(operator: Person) -> None:
    """Open the operator's page."""
    with operator.trouble.expected():  # a browser calls it an error to be asked who one is
        operator.goes("/operator")
        operator.rests()
        operator.page.get_by_label("The operator’s token").fill("not this one")
        operator.page.get_by_role("button", name="Open").click()
        expect(operator.page.get_by_role("alert")).to_contain_text("The token is not right")
    operator.page.get_by_label("The operator’s token").fill(TOKEN)
    operator.page.get_by_role("button", name="Open").click()
    expect(operator.page.locator("#numbers")).to_be_visible()


def invitation(operator: Person) -> str:
    """Make an invitation for two, and give its code."""
    page = operator.page
    page.get_by_label("For how many", exact=True).fill("2")
    page.get_by_label("Note to yourself").fill("the club")
    page.get_by_role("button", name="Make an invitation").click()
    code = page.locator(".f-one .f-code")
    expect(page.locator(".f-one")).to_contain_text("0 of 2 came")
    return code.inner_text()


def test_one_comes_by_an_invitation_reports_somebody_and_they_are_told(
    company: Company, closed_house: House
) -> None:
    operator, anna, bruno = [company(None, house=closed_house) for _ in range(3)]
    opened(operator)
    code = invitation(operator)

    # Anna wants to see the leaders, and is asked for an invitation first.
    with anna.trouble.expected():
        anna.page.goto("/leaders?game=lorenzo")
        anna.page.wait_for_url("**/join?to=*")
        anna.rests()
    fits(anna, "join")
    anna.sits_down(DESK, "day")
    with anna.trouble.expected():
        anna.page.get_by_label("Code of the invitation").fill("AAAA")
        anna.page.get_by_role("button", name="Come in").click()
        expect(anna.page.get_by_role("alert")).to_contain_text("Ask for another one")
    anna.page.get_by_label("Code of the invitation").fill(code.lower())
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Come in").click()
    anna.page.wait_for_url("**/leaders?game=lorenzo*")
    expect(anna.page.locator("header")).to_contain_text("Anna")

    # Bruno comes by the link, sits down with her, and is rude.
    with bruno.trouble.expected():
        bruno.goes(f"/join/{code}")
        expect(bruno.page.get_by_label("Code of the invitation")).to_have_value(code)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Come in").click()
    bruno.page.locator(".home").wait_for()
    table = anna.opens("me", "open", start=False)
    bruno.ask("POST", f"/api/tables/{table}/seats/1", body={})
    anna.goes(f"/t/{table}")
    bruno.goes(f"/t/{table}")
    bruno.page.get_by_placeholder("Say something").fill("You are fools")
    bruno.page.keyboard.press("Enter")

    # Anna reports what he said.
    line = anna.page.locator(".talk li", has_text="You are fools")
    line.hover()
    line.get_by_role("button", name="Report what Bruno said").click()
    sheet = anna.page.get_by_role("dialog")
    sheet.get_by_label("Insults or threats").check()
    sheet.get_by_label("What happened?").fill("On the first evening")
    sheet.get_by_role("button", name="Send").click()
    expect(sheet.get_by_role("status")).to_have_text("Thank you. Somebody will look into it.")
    anna.page.keyboard.press("Escape")

    # The operator removes it, and bans him.
    operator.page.reload()
    report = operator.page.locator(".reports > li")
    expect(report).to_contain_text("On the first evening")
    expect(report.locator("blockquote")).to_have_text("You are fools")
    fits(operator, "operator")
    operator.sits_down(DESK, "day")
    report.get_by_label("What is to be done?").select_option(label="Remove what was said")
    report.get_by_label("Why").fill("Not here")
    report.get_by_role("button", name="Do it").click()
    expect(operator.page.locator(".acts li")).to_have_count(2)
    expect(line).to_have_count(0)
    expect(anna.page.locator(".talk")).to_contain_text("(removed)")
    operator.page.get_by_label("Address of a player’s page").fill(
        f"{bruno.base}/player/{bruno.ask('GET', '/api/me')['id']}"
    )
    operator.page.get_by_role("button", name="Look", exact=True).click()
    found = operator.page.locator(".found")
    found.get_by_label("What is to be done?").select_option(label="Ban")
    found.get_by_label("For how long").select_option(label="a week")
    found.get_by_label("Why").fill("Rude to a newcomer")
    with bruno.trouble.expected():
        found.get_by_role("button", name="Do it").click()
        expect(found.locator(".restraint")).to_contain_text("banned, until")

        # Bruno is told, and goes for good.
        bruno.page.wait_for_url("**/banned?to=*")
        expect(bruno.page.locator("h1")).to_contain_text("You are banned until")
        expect(bruno.page.locator(".why")).to_have_text("The reason: Rude to a newcomer")
        fits(bruno, "banned")
        bruno.sits_down(DESK, "day")
        bruno.page.get_by_role("button", name="Delete everything about me").click()
        gone = bruno.page.get_by_role("button", name="Delete for ever")
        expect(gone).to_be_disabled()
        bruno.page.get_by_label("I am sure").check()
        gone.click()
        bruno.page.wait_for_url("**/join?to=*")
        bruno.rests()
    expect(anna.page.locator(".seats")).not_to_contain_text("Bruno")
