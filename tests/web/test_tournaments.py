"""A tournament in the browser: held, entered, begun, played, and how everybody stands."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import PATIENCE, Company, Person
from tests.web.test_club import fits
from tests.web.test_states import shot

TOP = 48  # pixels of a page that stay, whatever is scrolled
WON = re.compile("ha(s|ve) won")  # who has as many points as others shares it with them


def give_up(person: Person, id: str) -> None:
    """Give one's game of a tournament up."""
    told: dict[str, Any] = person.ask("GET", f"/api/tournaments/{id}")
    meetings = [one for round in told["rounds"] for one in round["meetings"]]
    mine = next(one for one in meetings if one.get("table") == told["table"])
    seat = mine["seats"].index(told["own"])
    path = f"/api/tables/{told['table']}/seats/{seat}/commands"
    person.ask("POST", path, body={"type": "resign", "key": f"leave {seat}"})


def keeps_name(person: Person) -> None:
    """Keep one's name by a code, on the page where it is asked for."""
    page = person.page
    page.get_by_role("button", name="Keep my name").click()
    sheet = page.locator("dialog")
    sheet.get_by_role("button", name="Give me a code").click()
    sheet.get_by_role("button", name="I have kept my code").click()
    expect(sheet.get_by_role("status")).to_be_in_viewport()  # what came of it, far up in the sheet
    sheet.get_by_role("button", name="Close").click()


def test_a_tournament_is_held_entered_and_played_until_somebody_has_won(company: Company) -> None:
    anna, bruno = company(), company("Bruno")
    page, theirs = anna.page, bruno.page
    anna.goes("/tournaments")
    expect(page.locator("main")).to_contain_text("keep your name first")
    keeps_name(anna)
    name = page.get_by_role("textbox", name="Name")
    page.get_by_role("button", name="Announce").click()  # without a name
    expect(name).to_be_focused()
    assert name.evaluate("(field) => field.getBoundingClientRect().top") > TOP
    name.fill("Autumn Swiss")
    page.get_by_role("radio", name="Arena").check()
    expect(page.get_by_label("How long")).to_be_visible()
    fits(anna, "tournament-form")
    page.get_by_role("radio", name="Renaissance").check()  # each title has options of its own
    page.get_by_label("Edition of the cards").wait_for()
    page.get_by_role("radio", name="Masters").check()
    page.get_by_role("radio", name="Swiss").check()
    page.get_by_label("Rounds").select_option("2")
    page.get_by_label("Stand-in").select_option("apprentice")
    page.get_by_role("button", name="Announce").click()
    expect(page.locator("h1")).to_have_text("Autumn Swiss, Masters")
    id = page.url.rsplit("/", 1)[1]
    bruno.goes("/tournaments")
    theirs.get_by_role("link", name="Autumn Swiss").click()
    theirs.get_by_role("button", name="Enter").click()
    expect(theirs.get_by_role("button", name="Leave")).to_be_focused()  # and not the link to copy
    page.get_by_role("button", name="Enter").click()
    expect(page.locator("ul.who li")).to_have_count(2)
    shot(anna, "tournament-coming", "desk", "day")
    page.get_by_role("button", name="Begin now").click()
    mine = page.get_by_role("link", name="To your table")
    expect(mine).to_be_visible()
    expect(page.locator("section ol > li").first).to_have_class(re.compile("mine"))
    expect(page.get_by_role("radio", name="Round 1")).to_be_checked()
    expect(page.locator("table tbody tr")).to_have_count(8)
    bruno.goes("/")
    line = theirs.locator("main ul li", has_text="Autumn Swiss")
    expect(line).to_contain_text(re.compile(r"round 1 of 2 · ends .*\d\d:\d\d"))
    line.get_by_role("link", name="To your table").click()
    expect(theirs).to_have_url(re.compile(r"/t/[\w-]+"))
    mine.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+"))
    give_up(anna, id)
    page.goto(f"{page.url.split('/t/')[0]}/tournament/{id}")
    give_up(bruno, id)
    second = page.get_by_role("radio", name="Round 2")
    expect(second).to_be_checked(timeout=PATIENCE)
    row = page.locator("tr.me")
    expect(row.locator(".cells i").first).to_contain_text("missed, no points")
    fits(anna, "tournament-later")
    expect(mine).to_be_visible()
    give_up(anna, id)
    give_up(bruno, id)
    expect(page.locator("p.told")).to_contain_text(WON, timeout=PATIENCE)
    with page.expect_download() as results:
        page.get_by_role("link", name="Results as JSON").click()
    assert json.loads(results.value.path().read_text())["status"] == "over"
    page.get_by_role("link", name="Tournament, Swiss").click()
    expect(page.locator("section").first).to_contain_text("Over")
