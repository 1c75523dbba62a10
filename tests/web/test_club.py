"""Players' pages and who leads: true to the results, in every size and language."""

import re
import time
from collections.abc import Iterable, Iterator

from playwright.sync_api import expect

from bottega.server.club.rating import after
from bottega.server.store.database import engine_for
from bottega.server.store.finished import Finished
from bottega.server.store.results import put, rate_next
from tests.server.test_players import DAY, game_of
from tests.web.browsing import DESK, LANGUAGES, PHONE, Company, Person, Size
from tests.web.records import finish
from tests.web.serving import House
from tests.web.test_languages import CHOOSING
from tests.web.test_states import faults, shot

LONGEST = "Massimilianobartolomeo-X"
SIZES: dict[str, Size] = {"desk": DESK, "tablet": (820, 1180), "phone": PHONE}
MANY = 500


def id_of(person: Person) -> str:
    return str(person.ask("GET", "/api/me")["id"])


def played(house: House, games: Iterable[Finished]) -> None:
    """Let games have been played at a house that is open."""
    engine = engine_for(house.url)
    with engine.begin() as connection:
        for number, game in enumerate(games):
            put(connection, f"{game.results[0].player}-{number}", game)
        while rate_next(connection, after, MANY):
            pass
    engine.dispose()


def season(anna: str, bruno: str) -> Iterator[Finished]:
    """Let two people play for some weeks: Anna wins two games of three, and loses to Ottone."""
    now = int(time.time() * 1_000)
    for n in range(42):
        first = 1 + (n % 3 == 0)
        yield game_of(now - (90 - n) * DAY, [(anna, first), (bruno, 3 - first)])
    for n in range(12):
        yield game_of(now - (40 - n) * DAY, [(anna, 1), (bruno, 2)], pool="two", game="lorenzo")
    for n, level in enumerate(("@apprentice", "@master", "@apprentice", "@master")):
        places = [(anna, 1 + n % 2), (level, 2 - n % 2)]
        yield game_of(now - (9 - n) * DAY, places, pool="levels")
    yield game_of(now, [(bruno, 2), (anna, 1)], public=False, pool="")


def is_whole(person: Person) -> bool:
    """Say whether the top of a page is one row, which is not cut, however long a name is."""
    top = "[...document.querySelectorAll('.top > *')].map((each) => each.getBoundingClientRect())"
    return bool(
        person.page.evaluate(f"{top}.every(({{ top, bottom }}) => top >= 0 && bottom < 64)")
    )


def fits(person: Person, name: str) -> None:
    """See that axe has no complaint about a page, and that it fits every size and language."""
    assert not faults(person)
    person.page.emulate_media(color_scheme="light")
    for language in reversed(LANGUAGES):  # each is fetched once, and looked at in all sizes
        person.page.locator(".tools select").first.evaluate(CHOOSING, language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        for size, (width, height) in SIZES.items():
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.sideways() == 0, (width, language)
            assert is_whole(person), (width, language)
            if language == "en":
                shot(person, name, size, "day")


def test_a_players_page_shows_ratings_games_and_opponents(company: Company, house: House) -> None:
    anna, bruno = company(), company("Bruno")
    played(house, season(id_of(anna), id_of(bruno)))
    told = anna.ask("GET", f"/api/players/{id_of(anna)}")
    shown = {(each["game"], each["pool"]): each["shown"] for each in told["strengths"]}
    anna.goes(f"/player/{id_of(anna)}")
    page = anna.page
    expect(page.locator(".ratings section")).to_have_count(3)
    masters, lorenzo, renaissance = page.locator(".ratings section").all()
    expect(masters.locator("b")).to_have_text(str(shown["masters", "two"]))
    masters.get_by_role("button", name="With bots").click()
    expect(masters.locator("b")).to_have_text(str(shown["masters", "levels"]))
    expect(lorenzo).to_contain_text("still open")
    expect(renaissance).to_contain_text("Not rated yet")
    rows = page.locator(".games tbody tr")
    expect(rows).to_have_count(10)
    expect(rows.nth(0)).to_have_text(re.compile(r"Masters\s*1st of 2\s*49 to 48.*friendly\s*today"))
    expect(rows.nth(1)).to_contain_text("Ottone")
    wins = page.locator(".wins tbody tr").first.locator("td")
    shares = ["100%", "–", "–", "–", "0%", "–", "67%"]
    for at, share in enumerate(shares):
        expect(wins.nth(at).locator(".cell")).to_contain_text(share)
    fits(anna, "player")
    page.get_by_role("button", name="All 59").click()
    expect(rows).to_have_count(50)
    page.get_by_role("button", name="Show more").click()
    expect(rows).to_have_count(59)
    rows.nth(0).locator("a").first.click()
    expect(page.locator("main h1")).to_have_text("Bruno")
    expect(page.get_by_role("switch")).to_have_count(0)


def test_who_hides_has_a_page_for_themselves_alone(company: Company) -> None:
    anna, bruno = company(), company("Bruno")
    path = f"/player/{id_of(anna)}"
    anna.goes(path)
    expect(anna.page.locator(".games p")).to_have_text("Games that you finish are listed here.")
    switch = anna.page.get_by_role("switch", name="Others see this page")
    switch.focus()
    anna.page.keyboard.press("Space")
    expect(anna.page.locator("#shown-note")).to_contain_text("yours alone")
    with bruno.trouble.expected():  # a browser calls it an error when there is nothing
        bruno.page.goto(path)
        expect(bruno.page.locator("main.lost h1")).to_contain_text("they do not show themselves")


def test_a_switch_shows_what_is_where_it_could_not_be_turned(company: Company) -> None:
    anna = company()
    anna.goes(f"/player/{id_of(anna)}")
    switch = anna.page.get_by_role("switch", name="Others see this page")
    anna.context.set_offline(True)
    with anna.trouble.expected():  # a browser calls it an error to have no line
        switch.press("Space")
        expect(anna.page.locator("#shown-note")).to_contain_text("no connection")
    expect(switch).to_be_checked()
    anna.context.set_offline(False)


def test_who_leads_is_chosen_by_title_kind_and_season(company: Company, house: House) -> None:
    anna, bruno = company(LONGEST), company("Bruno")
    played(house, season(id_of(anna), id_of(bruno)))
    anna.ask("PATCH", "/api/me", body={"kept": True})
    anna.goes("/")
    page = anna.page
    page.locator('footer a[href="/leaders"]').click()
    own = page.locator("tr.me")
    expect(own).to_contain_text(LONGEST)
    expect(own.locator("td").last).to_have_text("42")
    assert "Bruno" not in anna.says("table")  # who has not kept their code
    fits(anna, "leaders")
    seasons = page.get_by_label("Season")
    seasons.select_option(index=1)
    expect(page).to_have_url(re.compile(r"season=\d{4}-\d"))
    page.get_by_role("radio", name="Renaissance").check()
    expect(page.locator("section .none")).to_have_text("Nobody is listed here yet.")
    expect(seasons.locator("option")).to_have_count(1)


def test_a_game_leads_from_its_result_to_a_page_and_back(company: Company) -> None:
    anna = company()
    table = anna.opens("me")
    finish(anna, table)
    anna.goes(f"/t/{table}")
    anna.page.locator(".facts").get_by_role("link", name="Anna").click()
    row = anna.page.locator(".games tbody tr")
    expect(row).to_contain_text("alone")
    row.get_by_role("link", name="Replay").click()
    expect(anna.page).to_have_url(re.compile(rf"/t/{table}\?at=0$"))
