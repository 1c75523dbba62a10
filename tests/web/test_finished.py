"""What people keep of their games, and games that are searched for: in every size and language."""

import gzip
import json
import re
import time
from collections.abc import Iterator

from msgspec.structs import replace
from playwright.sync_api import expect

from bottega.server.club.kept import KEPT
from bottega.server.club.rating import after
from bottega.server.store.database import engine_for
from bottega.server.store.finished import Finished, Had, Mark
from bottega.server.store.results import put, rate_next
from tests.server.histories import History
from tests.server.test_players import DAY
from tests.web.browsing import Company
from tests.web.serving import House
from tests.web.test_club import MANY, fits, id_of, season
from tests.web.test_states import shot

FEATS = ("won-by-one", "all-tiles", "all-cards", "never-excommunicated", "castle-complete", "deal")


def remembered(anna: str, bruno: str) -> Iterator[Finished]:
    """Let two people play for some weeks games that they remember."""
    for n, game in enumerate(season(anna, bruno)):
        leaders = (f"leader-{49 + n % 4}", f"leader-{55 + n % 3}")
        names = ("francesco-sforza", "sisto-iv")
        begun = leaders if game.game == "masters" else tuple(f"leader-{name}" for name in names)
        numbers = {"points": 40 + n % 17, "margin": 1 + n % 9, "lasted": 600_000 * (1 + n % 30)}
        marks = [Mark(anna, f"{game.game}/{name}", number) for name, number in numbers.items()]
        marks.append(Mark(anna, FEATS[n % len(FEATS)]))
        had = [Had(0, "opening", piece) for piece in begun]
        had.append(Had(n % 2, "played", f"card-{1 + n % 5}"))
        yield replace(game, traits=tuple(had), marks=tuple(marks))


def played(house: House, anna: str, bruno: str) -> None:
    """Let them have played, yesterday a game that can be looked at."""
    engine = engine_for(house.url)
    yesterday = int(time.time() * 1_000) // DAY * DAY - DAY // 2
    with engine.begin() as connection:
        for number, game in enumerate(remembered(anna, bruno)):
            put(connection, f"{anna}-{number}", game)
        logged = History(people=(anna, bruno), began=yesterday)
        logged.put(connection, f"{anna}-log", traits=(Had(0, "played", "card-48"),))
        while rate_next(connection, after, MANY):
            pass
    engine.dispose()


def test_a_players_page_shows_what_they_keep_their_records_and_openings(
    company: Company, house: House
) -> None:
    anna, bruno = company(), company("Bruno")
    played(house, id_of(anna), id_of(bruno))
    anna.goes(f"/player/{id_of(anna)}")
    page = anna.page
    kept = page.locator("section.kept")
    expect(kept.locator("h2")).to_contain_text(re.compile(rf"\d+ of {len(KEPT)}"))
    expect(kept.locator("li")).to_have_count(12)
    expect(kept.locator("li.own", has_text="Won by one point")).to_have_count(1)
    expect(kept.locator("li.own", has_text="Four days in a row")).to_have_count(1)
    expect(kept.locator("li.own", has_text="A hundred games")).to_have_count(0)
    records = page.locator("section.records")
    expect(records).to_contain_text(re.compile(r"Most points\s*56 points"))
    expect(records).to_contain_text(re.compile(r"Closest win\s*by 1 point"))
    expect(records).to_contain_text(re.compile(r"Longest game\s*5 hours"))
    openings = page.locator("section.openings li")
    expect(openings.first).to_contain_text(re.compile(r"the Stall|the .*\d+ games?, \d+ won"))
    fits(anna, "kept")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.emulate_media(color_scheme="dark")
    shot(anna, "kept", "desk", "night")
    more = kept.get_by_role("button")
    more.focus()
    page.keyboard.press("Enter")
    expect(kept.locator("li")).to_have_count(len(KEPT))
    expect(more).to_have_attribute("aria-expanded", "true")
    openings.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"/games\?game=masters&opening=leader-\d+&player="))
    expect(page.locator("section.found ol > li").first).to_contain_text("Masters")
    expect(page.get_by_label("Name of a player")).to_have_value("Anna")
    expect(page.get_by_label("Opening")).to_have_value(re.compile("leader-"))


def test_games_are_searched_by_title_people_cards_and_openings(
    company: Company, house: House
) -> None:
    anna, bruno = company("Simonetta"), company("Bruno")
    played(house, id_of(anna), id_of(bruno))
    bruno.goes("/games")
    page = bruno.page
    found = page.locator("section.found ol > li")
    expect(found).to_have_count(50)
    page.get_by_role("button", name="Look further back").click()
    expect(found.nth(58)).to_be_attached()
    fits(bruno, "games")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator(".tools select").first.select_option("en")
    page.get_by_label("Title").select_option("masters")
    card = page.get_by_label("Card or leader")
    expect(page.locator("datalist option").first).to_be_attached()
    card.fill("no such card")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("from the list")
    card.fill(page.locator("datalist option").nth(47).get_attribute("value") or "")
    page.get_by_label("Name of a player").fill("Simonetta")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("card=card-48"))
    expect(found).to_have_count(1)
    page.emulate_media(color_scheme="dark")
    shot(bruno, "games-found", "desk", "night")
    found.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/t/.*-log\?at=0$"))
    page.locator("aside.rail").wait_for()
    page.go_back()
    name = page.get_by_label("Name of a player")
    name.fill("Nobody")
    with bruno.trouble.expected():  # a browser calls it an error when there is nothing
        name.press("Enter")
        expect(page.locator("section.found")).to_contain_text("Nobody is called that")
    with page.expect_download() as coming:
        page.locator("section a[download]").first.click()
    lines = gzip.decompress(coming.value.path().read_bytes()).splitlines()
    assert f"{id_of(anna)}-log" in [json.loads(line)["table"] for line in lines]
