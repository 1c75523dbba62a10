"""Levels of bots, hints in practice, reviews of games, and what a bot considered."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import CARD, DESK, Company, Person
from tests.web.playing import Player
from tests.web.records import RECORDS, brought
from tests.web.serving import House
from tests.web.test_states import faults

SHORT = RECORDS / "masters-06-2-uniform-fresh.bottega"  # played at random: much was given away
LONG = RECORDS / "masters-10-4-thrifty-fresh.bottega"
LATE = 120_000  # ms: the coach thinks, perhaps beside other tests
ADVICE = ".hinting .advice"
BEGIN = ".said .btn.primary"
REVIEW = '.acts button:has(use[href="#hint"])'


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Give a server whose coach does not think long."""
    brief = {"BOTTEGA_HINT_ITERATIONS": "40", "BOTTEGA_REVIEW_ITERATIONS": "30"}
    server = House(tmp_path_factory.mktemp("coach"), **brief, BOTTEGA_BOT_SECONDS="60")
    server.open()
    yield server
    server.kill()


def faultless(person: Person) -> None:
    """See that it fits and that axe has no complaint; be at a desk by day again."""
    wrong = faults(person)
    person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    person.page.emulate_media(color_scheme="light")
    assert not wrong, "\n".join(wrong)


def table_at(page: Page) -> str:
    """Read from the address at which table we are."""
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    return page.url.rsplit("/", 1)[1]


# Levels.


def test_levels_chosen_in_the_sheet_reach_the_table_and_are_remembered(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .note > button").click()
    seats = anna.page.locator("dialog .seat .bot-pick")
    expect(seats).to_have_text(["Nino", "Tessa"])  # a first game is for beginners
    anna.page.locator('dialog .ladder input[value="artisan"]').check()
    expect(seats).to_have_text(["Berto", "Berto"])
    expect(anna.page.locator("dialog .ladder dd")).to_have_count(1)
    seats.nth(1).click()
    anna.page.locator('[data-bot="apprentice"]').click()
    expect(anna.page.locator("dialog .ladder dd")).to_have_count(2)
    anna.page.get_by_role("switch", name="Practice").check()
    anna.page.locator("dialog .btn.primary").click()
    told = anna.ask("GET", f"/api/tables/{table_at(anna.page)}")
    assert [seat.get("bot") for seat in told["seats"]] == [None, "artisan", "apprentice"]
    assert told["settings"]["practice"] is True
    expect(anna.page.locator(".top .practice")).to_be_visible()
    anna.goes("/")
    anna.page.locator(f"{CARD} .note > button").click()
    expect(seats.first).to_have_text("Berto")
    faultless(anna)


def test_one_level_for_all_bots_is_chosen_beside_play_now(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .note .bots").click()
    anna.page.locator('dialog [data-bot="journeyman"]').click()
    anna.page.locator(f"{CARD} .primary").click()
    told = anna.ask("GET", f"/api/tables/{table_at(anna.page)}")
    assert [seat.get("bot") for seat in told["seats"]] == [None, "journeyman", "journeyman"]
    expect(anna.page.locator(".top .practice")).to_have_count(0)
    Player(anna.page).until_asked()
    expect(anna.page.locator(".bar .hint")).to_be_visible()  # nobody else plays


# Hints.


def test_a_hint_points_at_things_and_plays_nothing(company: Company, quick_house: House) -> None:
    anna = company(house=quick_house)
    anna.plays("me", "random")
    player = Player(anna.page)
    before = player.until_asked()
    anna.page.keyboard.press("Shift+H")
    first = anna.page.locator(ADVICE).first
    expect(first).to_be_visible(timeout=LATE)
    expect(anna.page.locator(ADVICE)).to_have_count(3)
    first.hover()
    expect(anna.page.locator("[data-thing].lit")).to_have_count(2)  # of four leaders
    first.click()
    anna.page.locator(".bar h1").hover()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("[data-thing].lit")).to_have_count(2)
    assert player.look().question == before.question
    faultless(anna)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".hinting")).to_have_count(0)
    expect(anna.page.locator(".lit")).to_have_count(0)
    player.step()


def test_whoever_plays_on_does_not_wait_for_a_hint(company: Company, quick_house: House) -> None:
    anna = company(house=quick_house)
    anna.context.route("**/hint?*", lambda route: None)  # the coach thinks for ever
    anna.plays("me", "random", settings={"practice": True})
    Player(anna.page).until_asked()
    anna.page.locator(".bar .hint").click()
    expect(anna.page.locator(".hinting .band")).to_be_visible()
    anna.page.locator(".opts [data-answer]").first.click()
    expect(anna.page.locator(".hinting")).to_have_count(0)


# Reviews.


def test_a_review_is_read_and_its_turning_point_is_played_again(
    company: Company, quick_house: House
) -> None:
    anna = company(house=quick_house)
    table = brought(anna, SHORT)
    anna.goes(f"/t/{table}")
    anna.page.locator(REVIEW).click()
    anna.page.locator(BEGIN).click()
    turning = anna.page.locator(".review .see")
    expect(turning.first).to_be_visible(timeout=LATE)
    told = anna.ask("GET", f"/api/tables/{table}/review?seat=0")["review"]
    points = len(told["turning"])
    expect(turning).to_have_count(points)
    expect(anna.page.locator(".review .mark")).to_have_count(points)
    anna.page.locator(".review summary").click()
    expect(anna.page.locator(".review tbody tr")).to_have_count(len(told["judged"]))
    faultless(anna)
    turning.first.click()
    expect(anna.page).to_have_url(re.compile(rf"at={min(told['turning'])}\b"))
    expect(anna.page.locator(".beside .judged")).to_be_visible()
    expect(anna.page.locator(".marks button")).to_have_count(points)
    faultless(anna)
    anna.page.locator(".beside .btn").click()
    anna.page.locator("dialog form button.primary").click()
    assert table_at(anna.page) != table
    Player(anna.page).until_asked()


def test_a_review_is_stopped_and_begun_again(company: Company) -> None:
    anna = company()
    anna.goes(f"/t/{brought(anna, LONG)}")
    anna.page.locator(REVIEW).click()
    for _ in range(2):
        anna.page.locator(BEGIN).click()
        anna.page.locator(".review .running .btn").click()
        expect(anna.page.locator(".review .running")).to_have_count(0)
    anna.page.reload()
    expect(anna.page.locator(".review .said")).to_be_visible()


# Why a bot did what it did.


def weighed_by_a_bot(person: Person) -> tuple[str, int]:
    """Play until a bot has weighed something, and give up; give the table and the moment."""
    table = person.opens("me", "search:6", settings={"pace": 0})
    for number in itertools.count():
        now = person.ask("GET", f"/api/tables/{table}/update?seat=0&have=0&wait=0")
        moments = range(1, 1 + _count(person, table))
        moved = [n for n in moments if _moment(person, table, n).get("by") == 1]
        command = {"version": now["version"], "key": f"on-{number}"}
        if len(moved) > 3:
            command = {"type": "propose", "what": "abandon", "key": "enough"}
            person.ask("POST", f"/api/tables/{table}/seats/0/commands", body=command)
            return table, moved[0]
        if now.get("options"):
            command |= {"type": "answer", "code": now["options"][0]["code"]}
        elif now.get("held") == 0:
            command |= {"type": "end"}
        else:
            continue  # the bot thinks
        person.ask("POST", f"/api/tables/{table}/seats/0/commands", body=command)
    raise AssertionError("nobody has weighed anything")


def _count(person: Person, table: str) -> int:
    return int(_moment(person, table, 0)["decisions"])


def _moment(person: Person, table: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = person.ask("GET", f"/api/tables/{table}/moments/{number}?seat=0")
    return found


def test_a_bot_is_asked_why_after_the_game(company: Company, quick_house: House) -> None:
    anna = company(house=quick_house)
    table, moment = weighed_by_a_bot(anna)
    anna.goes(f"/t/{table}?at={moment}")
    anna.page.locator(".replaying button.why").click()
    expect(anna.page.locator(".why li").first).to_be_visible()
    expect(anna.page.locator(".why li.taken")).to_have_count(1)
    faultless(anna)
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".why li")).to_have_count(0)
