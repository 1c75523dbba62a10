"""Clubs and their contests, walked through as people come to them, in every size and language."""

import re
import time

from playwright.sync_api import Locator, Page, expect
from sqlalchemy import Connection, insert

from bottega.server.club.rating import after
from bottega.server.store.database import engine_for
from bottega.server.store.finished import Finished
from bottega.server.store.results import put, rate_next
from bottega.server.store.schema.clubs import DUPLICATES, ENTRANTS
from bottega.server.store.schema.finished import GAMES
from bottega.server.table.contests import duplicate
from tests.server.test_players import game_of
from tests.web.browsing import DESK, Company, Person
from tests.web.records import finish
from tests.web.serving import House
from tests.web.test_club import fits, id_of
from tests.web.test_states import shot

MANY = 500
HOUR = 3_600_000


def looks_well(person: Person, name: str) -> None:
    """See that a page fits every size and language; take a picture of its night."""
    fits(person, name)
    person.sits_down(DESK, "night")
    shot(person, name, "desk", "night")
    person.sits_down(DESK, "day")


def stays(person: Person) -> str:
    """Keep one's code; give who one is."""
    return str(person.ask("PATCH", "/api/me", body={"kept": True})["id"])


def met(house: House, *people: str) -> None:
    """Let two people have played rated games at a house that is open."""
    engine = engine_for(house.url)
    with engine.begin() as connection:
        for n in range(5):
            game = game_of(n * HOUR, [(people[n % 2], 1), (people[1 - n % 2], 2)])
            put(connection, f"{people[0]}-{n}", game)
        while rate_next(connection, after, MANY):
            pass
    engine.dispose()


def ended(house: House, club: str, *people: str) -> str:
    """Let a contest of two deals be over, of which the first was played by all."""
    engine, id, ends = engine_for(house.url), f"over-{club}", int(time.time() * 1_000) - HOUR
    row = {
        "id": id,
        "club": club,
        "identity": people[0],
        "created": ends - HOUR,
        "ends": ends,
        "named": ends,
    }
    played = {"name": "Summer", "game": "masters", "bots": '["artisan"]', "options": "{}"}
    names = [duplicate(id, ends, deal) for deal in (1, 2)]
    with engine.begin() as connection:
        connection.execute(insert(DUPLICATES).values(**row, **played, deals=2, door="link"))
        for place, who in enumerate(people):
            for deal, name in enumerate(names[: 2 - place % 2]):
                game = game_of(ends - HOUR, [(who, 1 + place)], pool="")
                compete(connection, name, f"{id[:20]}-{place}-{deal}", game)
    engine.dispose()
    return id


def compete(connection: Connection, contest: str, table: str, game: Finished) -> None:
    """Let somebody have played a deal of a contest against a bot."""
    entry = {"contest": contest, "identity": game.results[0].player, "table_id": table}
    connection.execute(insert(ENTRANTS).values(entry))
    put(connection, table, game)
    here = GAMES.c.table_id == table
    connection.execute(GAMES.update().where(here).values(contest=contest, players=2))


def test_a_club_is_founded_joined_and_played_in(company: Company, house: House) -> None:
    anna, bruno = company("Anna"), company("Bruno")
    bruno.goes("/clubs")
    expect(bruno.page.locator(".keep")).to_contain_text("keep your name first")
    met(house, stays(anna), id_of(bruno))
    anna.goes("/clubs")
    page = anna.page
    page.get_by_role("button", name="Found a club").click()
    page.get_by_label("Name").fill("Lanterna")
    page.get_by_label("In a sentence").fill("We play on Thursdays, and talk about it for a week.")
    page.get_by_role("radio", name="On request").check()
    page.locator("dialog").get_by_role("button", name="Found").click()
    expect(page.locator("main h1")).to_have_text("Lanterna")
    club = page.url.rpartition("/")[2]
    bruno.goes("/clubs")
    bruno.page.get_by_role("link", name="Lanterna").click()
    bruno.page.get_by_role("button", name="Ask to join").click()
    expect(bruno.page.get_by_role("status")).to_have_text("You have asked to join.")
    expect(bruno.page.locator(".talk")).to_have_count(0)
    anna.goes(f"/club/{club}")
    page.get_by_role("button", name="Let in").click()
    expect(page.locator("section:has(#club-members) li")).to_have_count(2)
    page.get_by_role("button", name="What Bruno may do").press("Enter")
    expect(page.get_by_role("button", name="Let arrange")).to_be_focused()  # not lost with "…"
    page.get_by_role("button", name="Let arrange").click()
    expect(page.locator("section:has(#club-members)")).to_contain_text("arranges")
    bruno.page.reload()
    said = bruno.page.get_by_label("Say something")
    said.fill("Who plays tonight?")
    said.press("Enter")
    expect(said).to_have_value("")
    expect(page.locator(".talk li")).to_contain_text("Who plays tonight?")  # heard without a reload
    expect(page.locator("section:has(#club-ladder) tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Open a table").click()
    expect(page).to_have_url(re.compile("/t/"))
    anna.goes(f"/club/{club}")
    looks_well(anna, "club")
    bruno.page.reload()
    bruno.page.get_by_role("button", name="Leave").press("Enter")
    bruno.page.keyboard.press("Enter")  # on what was there already: one stays
    expect(bruno.page.get_by_role("button", name="Edit the club")).to_be_focused()
    bruno.page.get_by_role("button", name="Sit down").click()
    expect(bruno.page).to_have_url(re.compile("/t/"))
    anna.goes("/clubs")
    expect(page.locator("section:has(#mine) li")).to_contain_text("2 members")
    looks_well(anna, "clubs")


def test_friends_are_invited_and_a_contest_is_made_played_and_compared(
    company: Company, house: House
) -> None:
    anna, bruno = company("Anna"), company("Bruno")
    mine, theirs = stays(anna), id_of(bruno)
    wish = {"name": "Torre", "door": "open"}
    club = str(anna.ask("POST", "/api/clubs", 201, wish)["club"]["id"])
    anna.ask("PUT", f"/api/me/follows/{theirs}")
    anna.goes(f"/club/{club}")
    page = anna.page
    page.get_by_role("button", name="Invite Bruno").click()
    expect(page.locator(".knocking")).to_contain_text("invited")
    expect(page.get_by_role("button", name="Invite Bruno")).to_have_count(0)
    bruno.goes("/clubs")
    bruno.page.get_by_role("link", name="Torre").click()
    expect(bruno.page.locator("main")).to_contain_text("You are invited to this club.")
    bruno.page.get_by_role("button", name="Join").click()
    expect(bruno.page.locator("section:has(#club-members) li")).to_have_count(2)
    anna.goes(f"/club/{club}")
    page.get_by_role("button", name="Make a contest").click()
    page.get_by_label("Name").fill("Autumn")
    form = page.locator("dialog")
    form.get_by_role("radio", name="Renaissance").check()  # each title has options of its own
    form.get_by_label("Edition of the cards").wait_for()
    form.get_by_role("radio", name="Masters").check()
    page.get_by_role("radio", name="Solo").check()
    page.get_by_label("Deals").select_option(label="2 deals")
    looks_well(anna, "contest-form")
    page.get_by_role("button", name="Make the contest").click()
    expect(page.locator("main h1")).to_have_text("Autumn")
    contest = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Play deal 1").click()
    expect(page).to_have_url(re.compile("/t/"))
    finish(anna, page.url.rpartition("/")[2])
    page.get_by_role("link", name="To the results").click()
    expect(page.locator("tr.me")).to_contain_text("Anna")
    expect(page.locator("section:has(#contest-yours) a")).to_contain_text("Deal 1")
    bruno.goes(f"/contest/{contest}")
    cells = bruno.page.locator("section:has(#contest-results) tbody td")
    expect(cells.first.get_by_role("img", name="played")).to_be_visible()  # and no more is told
    expect(cells.first).to_have_text("")
    page.get_by_role("button", name="A day longer").click()
    expect(page.locator(".end")).to_contain_text("ends in 8 days")
    looks_well(anna, "contest")
    page.get_by_role("button", name="End now").click()
    page.locator(".sure").get_by_role("button", name="End now").click()
    expect(page.locator(".end")).to_contain_text("over")
    expect(rows_of(page).nth(0)).to_contain_text("not played")  # the second deal
    made = {"name": "Winter", "game": "masters"}
    other = str(anna.ask("POST", f"/api/clubs/{club}/contests", 201, made)["id"])
    anna.goes(f"/contest/{other}")
    page.get_by_role("button", name="Cancel the contest").click()
    page.locator(".sure").get_by_role("button", name="Cancel the contest").click()
    expect(page).to_have_url(re.compile(f"/club/{club}"))
    expect(page.locator("main")).not_to_contain_text("Winter")
    over = ended(house, club, mine, theirs)
    anna.goes(f"/contest/{over}")
    rows = rows_of(page)
    expect(rows.nth(0)).to_have_text(re.compile(r"1.*Anna\s*100%\s*49\s*100%\s*49\s*100%"))
    expect(rows.nth(1)).to_have_text(re.compile(r"2.*Bruno\s*0%\s*48\s*0%"))
    expect(rows.nth(0).locator("a")).to_have_count(3)  # Anna's page, and two replays
    expect(page.locator(".proof code")).to_have_count(4)
    looks_well(anna, "contest-over")


def rows_of(page: Page) -> Locator:
    return page.locator("section:has(#contest-results) tbody tr")
