"""The deal of the day in a browser: from the first page to its results, today's and yesterday's."""

import re
import time
from datetime import timedelta

from playwright.sync_api import expect

from bottega.server.store.database import engine_for
from bottega.server.table.contests import daily, day_of, opens
from tests.server.test_players import DAY, game_of
from tests.web.browsing import Company, Person
from tests.web.records import finish
from tests.web.serving import House
from tests.web.test_club import fits
from tests.web.test_groups import compete, stays

DEAL = "masters-solo"
LONG = 120.0  # seconds that a test takes where the machine is busy
ALONE = "Masters of Renaissance, alone"


def early() -> None:
    """Let a day that is about to end be over: a test that begins in it would end in the next."""
    left = opens(daily(day_of(int(time.time() * 1_000)), DEAL)) / 1_000 - time.time()
    if left < LONG:
        time.sleep(left + 1)


def yesterday(house: House, *people: str) -> str:
    """Let people have played a deal of yesterday, the first of them best; give that day."""
    day = day_of(int(time.time() * 1_000)) - timedelta(days=1)
    contest = daily(day, DEAL)
    engine = engine_for(house.url)
    with engine.begin() as connection:
        for place, who in enumerate(people):
            game = game_of(opens(contest) - DAY // 2, [(who, 1 + place)], pool="")
            compete(connection, contest, f"{who}-{day}", game)
    engine.dispose()
    return day.isoformat()


def play(person: Person) -> None:
    """Go from the first page to today's deal, and play it."""
    person.goes("/")
    row = person.page.locator("section:has(#daily) li", has_text=ALONE)
    row.get_by_role("button", name=re.compile("Play the deal")).click()
    expect(person.page).to_have_url(re.compile("/t/"))
    finish(person, person.page.url.rpartition("/")[2])


def test_a_deal_is_played_and_compared_and_the_days_before_are_a_click_away(
    company: Company, house: House
) -> None:
    early()
    anna, bruno = company("Anna"), company("Bruno")
    mine, theirs = stays(anna), stays(bruno)
    before = yesterday(house, theirs, mine)
    play(bruno)
    play(anna)
    page = anna.page
    anna.goes("/")
    page.locator("section:has(#daily) li", has_text=ALONE).get_by_role("link").click()
    expect(page.locator("main h1")).to_have_text(ALONE)
    expect(page.locator("main table tbody tr")).to_have_count(2)
    expect(page.locator("tr.me")).to_contain_text("Anna")
    expect(page.locator(".days li")).to_have_count(14)
    expect(page.locator("main")).to_contain_text("a game that Lorenzo wins counts 0 points")
    fits(anna, "daily")
    page.get_by_role("button", name="Try again, not counted").click()
    expect(page).to_have_url(re.compile("/t/"))
    finish(anna, page.url.rpartition("/")[2])
    expect(page.locator(".win")).to_contain_text("This try is not counted")
    fits(anna, "daily-again")
    page.locator(".win .btn.primary").click()
    expect(page.locator("main table tbody tr")).to_have_count(2)
    page.get_by_role("link", name="Masters of Renaissance with Berto").click()
    expect(page.locator("main")).to_contain_text("The results are told when you have played")
    expect(page.get_by_role("button", name="Play the deal")).to_be_visible()
    fits(anna, "daily-before")
    page.go_back()
    page.locator(f'.days a[href$="{before}/{DEAL}"]').click()
    expect(page.get_by_role("heading", name="The best", exact=True)).to_be_visible()
    rows = page.locator("main table tbody tr")
    expect(rows).to_have_text([re.compile(r"1.*Bruno.*49"), re.compile(r"2.*Anna.*48")])
    expect(rows.first.get_by_role("link", name="Watch")).to_be_visible()
    fits(anna, "daily-over")
    anna.goes(f"/player/{mine}")
    rows = page.locator(".games tbody tr")
    expect(rows.first).to_have_text(re.compile(r"alone.*deal of the day, again\s*today"))
    expect(rows.nth(1)).to_have_text(re.compile(r"alone.*deal of the day\s*today"))
    rows.nth(1).get_by_role("link", name="deal of the day").click()
    expect(page.locator("tr.me")).to_contain_text("Anna")
