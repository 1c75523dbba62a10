"""Order in a browser: one comes by an invitation, reports somebody, and they are told why."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, expect
from sqlalchemy import insert

from bottega.server.store.database import engine_for
from bottega.server.store.schema.order import REPORTS
from tests.web.browsing import DESK, Company, Person
from tests.web.serving import House
from tests.web.test_club import fits, id_of
from tests.web.test_groups import stays

TOKEN = "the operator's own"


@pytest.fixture
def closed_house(tmp_path: Path) -> Iterator[House]:
    """Give a server that takes in nobody without an invitation."""
    server = House(tmp_path, BOTTEGA_INVITED="1", BOTTEGA_OPERATOR=TOKEN)
    server.open()
    yield server
    server.kill()


@pytest.fixture
def kept_house(tmp_path: Path) -> Iterator[House]:
    """Give a server with an operator."""
    server = House(tmp_path, BOTTEGA_OPERATOR=TOKEN)
    server.open()
    yield server
    server.kill()


def reports(person: Person, button: Locator) -> None:
    """Report what a button is for as offensive."""
    button.click()
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_label("An offensive name").check()
    sheet.get_by_role("button", name="Send").click()
    expect(sheet.get_by_role("status")).to_have_text("Thank you. Somebody will look into it.")
    person.page.keyboard.press("Escape")


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
    operator.page.get_by_label("Address of the page of a player").fill(
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


def test_what_a_club_a_contest_and_a_tournament_are_called_is_reported_and_taken_away(
    company: Company, kept_house: House
) -> None:
    operator, anna, bruno = [company(who, house=kept_house) for who in (None, "Anna", "Bruno")]
    stays(anna)
    wish = {"name": "Fools", "about": "You are all fools", "door": "open"}
    club = str(anna.ask("POST", "/api/clubs", 201, wish)["club"]["id"])
    for text in ("Fools, all of you", "Even you"):
        anna.ask("POST", f"/api/clubs/{club}/chat", body={"text": text})
    wish = {"name": "Fools' contest", "game": "masters"}
    contest = anna.ask("POST", f"/api/clubs/{club}/contests", 201, wish)["id"]
    cup = {"name": "Fools' cup", "terms": {"game": "masters"}}
    held = anna.ask("POST", "/api/tournaments", 201, cup)["id"]
    bruno.ask("POST", f"/api/clubs/{club}/members", body={})

    # Bruno reports what he reads: a club, a line of its talk, a contest and a tournament.
    bruno.goes(f"/club/{club}")
    lines = bruno.page.locator(".talk li")
    reports(bruno, bruno.page.get_by_role("button", name="Report", exact=True))
    lines.filter(has_text="all of you").hover()
    said = lines.filter(has_text="all of you")
    reports(bruno, said.get_by_role("button", name="Report what Anna said"))
    expect(lines.get_by_role("button", name="Take away")).to_have_count(0)
    fits(bruno, "club-read")
    bruno.sits_down(DESK, "day")
    for page in (f"/contest/{contest}", f"/tournament/{held}"):
        bruno.goes(page)
        reports(bruno, bruno.page.get_by_role("button", name="Report", exact=True))
    anna.goes(f"/tournament/{held}")
    expect(anna.page.get_by_role("button", name="Report", exact=True)).to_have_count(0)

    # The operator answers each, and looks the club up for what it says of itself.
    opened(operator)
    looked = operator.page.get_by_label("Address of the page of a player")
    looked.fill(f"{bruno.base}/club/{club}")
    operator.page.get_by_role("button", name="Look", exact=True).click()
    found = operator.page.locator(".found")
    expect(found).to_contain_text("You are all fools")
    fits(operator, "operator-places")
    operator.sits_down(DESK, "day")
    waiting = operator.page.locator("section:has(#reports) > .reports > li")
    expect(waiting).to_have_count(4)
    for quoted, measure, way in (
        ("Fools' cup", "Take the name away", "Look at the tournament"),
        ("Fools' contest", "Take the name away", "Look at the contest"),
        ("Fools, all of you", "Remove what was said", "Look at the club"),
        ("You are all fools", "Take the name away", "Look at the club"),
    ):
        report = waiting.filter(has_text=quoted)
        expect(report.get_by_role("link", name=way)).to_have_count(1)
        report.get_by_label("What is to be done?").select_option(label=measure)
        report.get_by_label("Why").fill("Rude")
        report.get_by_role("button", name="Do it").click()
        expect(report).to_have_count(0)
    found.get_by_label("What is to be done?").select_option(label="Take the description away")
    found.get_by_label("Why").fill("Rude, too")
    found.get_by_role("button", name="Do it").click()
    expect(found.locator(".acts li")).to_have_count(3)
    bruno.goes(f"/club/{club}")
    expect(bruno.page.locator("main h1")).not_to_have_text("Fools")
    expect(bruno.page.locator(".about")).to_have_count(0)
    expect(lines).to_have_count(1)

    # As a moderator Bruno takes a line away himself.
    looked.fill(f"/player/{id_of(bruno)}")
    operator.page.get_by_role("button", name="Look", exact=True).click()
    found.get_by_role("button", name="Name a moderator").click()
    expect(found.get_by_role("button", name="Dismiss")).to_be_visible()
    bruno.page.reload()
    lines.get_by_role("button", name="Take away").click()
    expect(lines).to_have_text("Nothing was said yet.")


def test_a_moderator_looks_at_a_private_club_of_which_a_report_waits_and_only_looks(
    company: Company, kept_house: House
) -> None:
    anna, mona = [company(who, house=kept_house) for who in ("Anna", "Mona")]
    founder, officer = stays(anna), stays(mona)
    founding = {"name": "Lanterna", "about": "We play on Thursdays.", "door": "link"}
    club = anna.ask("POST", "/api/clubs", 201, founding)["club"]["id"]
    anna.ask("POST", f"/api/clubs/{club}/chat", body={"text": "You are all fools"})
    told = {"id": "r", "at": 1, "reporter": founder, "whom": founder, "words": ""}
    engine = engine_for(kept_house.url)
    with engine.begin() as connection:
        report = insert(REPORTS).values(**told, reason="insults", place=f"club/{club}", number=1)
        connection.execute(report)
    engine.dispose()
    token = {"authorization": f"Bearer {TOKEN}"}
    path = f"{kept_house.base}/api/order/moderators/{officer}"
    httpx.put(path, headers=token, trust_env=False).raise_for_status()
    mona.goes(f"/club/{club}")
    page = mona.page
    expect(page.get_by_text("You see this private club as a moderator")).to_be_visible()
    expect(page.locator(".talk")).to_contain_text("You are all fools")
    for label in ("Join", "Ask to join", "Leave", "Send"):
        expect(page.get_by_role("button", name=label, exact=True)).to_have_count(0)
    fits(mona, "club-watched")
