"""The first page: a first visit, the way to a table, and who one is."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import CARD, DESK, PHONE, Company, Person, Size
from tests.web.playing import Player
from tests.web.records import finish
from tests.web.states import STATES
from tests.web.test_club import fits
from tests.web.test_states import COLOURS, complaints, settled, shot, with_axe

LORENZO = CARD.replace("masters", "lorenzo")
RENAISSANCE = CARD.replace("masters", "renaissance")
OWN = "#own"
TABLET: Size = (820, 1180)
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
MOST = 300_000  # bytes of the first load
WEIGHT = (
    """() => performance.getEntries().reduce((sum, { transferSize: n }) => sum + (n ?? 0), 0)"""
)


def opened(person: Person) -> dict[str, Any]:
    """Wait until one is at a table; tell what everybody may know of it."""
    expect(person.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    told: dict[str, Any] = person.ask("GET", f"/api/tables/{person.page.url.rsplit('/', 1)[1]}")
    return told


def extra(person: Person, name: str) -> Locator:
    return person.page.locator(f"{LORENZO} .extras button", has_text=name)


def bottom(found: Locator) -> float:
    """Say where something ends, in pixels from the top of the window."""
    box = found.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_a_first_visit_gives_a_name_and_leads_to_a_game_with_one_click(company: Company) -> None:
    stranger = company(None)
    stranger.goes("/")
    expect(stranger.page.locator(".who > b")).to_have_text(re.compile(r"\w+"))
    stranger.page.locator(f"{CARD} .primary").click()
    expect(stranger.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    now = Player(stranger.page).until_asked()
    assert len(now.kind("leader")) == 4


def test_all_three_games_can_be_played_from_the_first_page(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .primary").wait_for()
    expect(anna.page.locator(".game-card")).to_have_count(3)
    expect(anna.page.locator(".game-card .primary")).to_have_count(3)


def test_a_name_is_changed_and_kept(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(".who button").click()
    anna.page.locator("dialog input").first.fill("Simonetta")
    anna.page.locator("dialog button.primary").click()
    expect(anna.page.locator(".who > b")).to_have_text("Simonetta")
    anna.page.reload()
    expect(anna.page.locator(".who > b")).to_have_text("Simonetta")


def test_a_recovery_code_brings_the_same_person_and_tables_to_another_device(
    company: Company,
) -> None:
    anna, other = company("Anna"), company("Nobody")
    table = anna.opens("me")
    anna.goes("/")
    anna.page.locator(".who button").click()
    anna.page.locator("dialog section button").click()
    code = anna.page.locator("dialog input[readonly]").input_value()
    other.goes("/")
    other.page.locator(".who button").click()
    form = other.page.locator("dialog form").last
    form.locator("input").fill(code)
    form.locator("button").click()
    expect(other.page.locator("dialog [role=status]")).to_contain_text("Anna")
    other.page.keyboard.press("Escape")
    expect(other.page.locator(f'main li a[href="/t/{table}"]')).to_be_visible()


# Who returns, and who is new.


def test_who_says_that_they_have_kept_their_code_stays(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(".who button").click()
    anna.page.locator("dialog section button").click()
    anna.page.get_by_role("button", name="I have kept my code").click()
    expect(anna.page.locator("dialog .keep")).to_have_count(0)
    assert anna.ask("GET", "/api/me")["lasting"]
    anna.page.get_by_role("link", name="Your page").click()
    expect(anna.page.locator("main h1")).to_have_text("Anna")


def test_a_table_that_waits_for_me_is_first_in_my_list(company: Company) -> None:
    anna = company()
    waiting = anna.opens("me")
    anna.opens("me", "invited", start=False)
    anna.goes("/")
    first = anna.page.locator("main li").first
    expect(first.locator("a")).to_have_attribute("href", f"/t/{waiting}")
    expect(anna.page.locator("main li a.primary")).to_have_count(1)
    first.locator("a").click()
    Player(anna.page).until_asked()


def test_of_the_tables_that_wait_for_me_the_most_urgent_is_first(company: Company) -> None:
    anna = company()
    hours = anna.opens("me", settings={"clock": {"kind": "bank", "bank": 10_800}})
    days = anna.opens("me", settings={"clock": {"kind": "days", "days": 5}})
    ever = anna.opens("me")
    anna.goes("/")
    mine = anna.page.locator(f"main section:has({OWN}) li")
    expect(mine).to_have_count(3)
    doors = mine.locator("a").evaluate_all("all => all.map((a) => a.pathname)")
    assert doors == [f"/t/{table}" for table in (hours, days, ever)]
    left = mine.locator(".company > b")
    expect(left).to_have_text(["2 hr left", "4 days left"])


def test_a_table_that_waits_for_others_says_for_whom(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    basic: dict[str, Any] = {"game": "lorenzo", "options": {"advanced": "false"}}
    table = anna.opens("me", "open", start=False, **basic)
    berta.ask("POST", f"/api/tables/{table}/seats/1", 200, {})
    (asked,) = anna.ask("POST", f"/api/tables/{table}/start")["asked"]
    away, name = ((anna, "Berta"), (berta, "Anna"))[1 - asked]
    away.goes("/")
    expect(away.page.locator(f"main section:has({OWN}) li")).to_contain_text(f"Waiting for {name}")
    expect(away.page.locator(OWN)).to_have_text("Your tables")


def test_for_who_returns_their_tables_are_first_and_above_the_fold(company: Company) -> None:
    anna = company()
    for _ in range(3):
        anna.opens("me", "greedy")
    anna.goes("/")
    tables = anna.page.locator(f"main section:has({OWN}) li")
    expect(tables).to_have_count(3)
    for size in SIZES.values():
        anna.sits_down(size, "day")
        assert bottom(tables.last) < size[1], size
        assert bottom(tables.last) < bottom(anna.page.locator(".games"))
        expect(anna.page.locator(".hero")).to_have_count(0)
        assert anna.sideways() == 0, size


def test_who_has_only_games_that_are_over_comes_back_too(company: Company) -> None:
    anna = company()
    finish(anna, anna.opens("me"))
    anna.goes("/")
    own = anna.page.locator(f"main section:has({OWN})")
    expect(own).to_contain_text("No game of yours is running.")
    expect(own.locator("li")).to_have_count(0)
    expect(anna.page.locator(".hero")).to_have_count(0)
    for size in SIZES.values():
        anna.sits_down(size, "day")
        assert anna.sideways() == 0, size
    own.get_by_role("link", name="Finished games (1)").click()
    expect(anna.page.locator("#finished li")).to_be_visible()


def test_who_returned_last_time_sees_no_greeting_before_the_tables_come(company: Company) -> None:
    anna = company()
    anna.opens("me")
    anna.goes("/")
    anna.page.locator(OWN).wait_for()
    anna.context.route("**/api/**", lambda route: None)  # the answer never comes
    with anna.trouble.expected():
        anna.page.reload()
        expect(anna.page.locator(OWN)).to_be_visible()
        expect(anna.page.locator(".hero")).to_have_count(0)


def test_for_a_newcomer_the_guided_game_is_the_second_button(company: Company) -> None:
    anna = company(None)
    anna.goes("/")
    buttons = anna.page.locator(f"{CARD} .actions .btn")
    for size in SIZES.values():
        anna.sits_down(size, "day")
        expect(buttons.nth(0)).to_have_class(re.compile("primary"))
        expect(buttons.nth(1)).to_have_attribute("href", "/guide/masters")
        assert bottom(buttons.nth(1)) < size[1], size
        assert anna.sideways() == 0, size
        buttons.nth(1).click()
        expect(anna.page).to_have_url(re.compile("/guide/masters$"))
        anna.page.go_back()


@pytest.mark.parametrize("face", ["newcomer", "home"])
def test_both_faces_fit_every_size_and_axe_has_no_complaint(face: str, company: Company) -> None:
    anna = company()
    STATES[face](anna)
    with_axe(anna)
    for width, height in SIZES.values():
        anna.page.set_viewport_size({"width": width, "height": height})
        settled(anna)
        assert not complaints(anna, None)
        assert anna.sideways() == 0
    anna.page.emulate_media(color_scheme="dark")
    settled(anna)
    assert not complaints(anna, COLOURS)


def test_of_many_tables_six_are_shown_until_more_are_wanted(company: Company) -> None:
    anna = company()
    for _ in range(8):
        anna.opens("me")
    anna.goes("/")
    tables = anna.page.locator(f"main section:has({OWN}) li")
    expect(tables).to_have_count(6)
    anna.page.get_by_role("button", name="Show 2 more").click()
    expect(tables).to_have_count(8)


def test_games_that_are_over_unfold_by_their_link(company: Company) -> None:
    anna = company()
    finish(anna, anna.opens("me"))
    anna.opens("me")
    anna.goes("/")
    past = anna.page.locator("#finished li")
    expect(past).not_to_be_visible()
    anna.page.locator('a[href="#finished"]').click()
    expect(past).to_be_visible()


@pytest.mark.parametrize("game", [None, "masters", "lorenzo", "renaissance"])
def test_the_first_load_of_the_first_page_and_of_a_table_is_light(
    game: str | None, company: Company
) -> None:
    anna = company()
    path = "/" if game is None else f"/t/{anna.opens('me', 'greedy', game=game)}"
    anna.page.goto(path, wait_until="networkidle")
    anna.page.locator(f"{CARD} .primary, [data-thing].can").first.wait_for()
    assert anna.page.evaluate(WEIGHT) < MOST


# One click away.


def test_a_game_around_one_device_is_one_click_away(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .ways button", has_text="On one device").click()
    names = anna.page.locator("dialog .seat input")
    names.first.fill("Bianca")
    names.last.fill("Cosimo")
    anna.page.locator("dialog .btn.primary").click()
    assert [seat["name"] for seat in opened(anna)["seats"]] == ["Anna", "Bianca", "Cosimo"]


def test_looking_at_a_game_around_one_device_changes_nothing(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .ways button", has_text="On one device").click()
    anna.page.locator("dialog").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"{CARD} .primary").click()
    assert [seat["kind"] for seat in opened(anna)["seats"]] == ["person", "bot", "bot"]


def test_a_game_alone_is_one_click_away(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .ways button", has_text="Solo").click()
    assert opened(anna)["players"] == 1
    Player(anna.page).until_asked()


def test_ones_own_cards_are_one_click_away(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{RENAISSANCE} .ways button", has_text="Choose cards").click()
    expect(anna.page.locator("dialog")).to_contain_text("families")
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"{LORENZO} .ways a", has_text="Build a deck").click()
    expect(anna.page).to_have_url(re.compile("/decks/lorenzo$"))


def test_the_first_game_of_lorenzo_is_the_basic_one(company: Company) -> None:
    anna = company(None)
    anna.goes("/")
    expect(anna.page.locator(f"{LORENZO} em")).to_contain_text("basic rules")
    anna.page.locator(f"{LORENZO} .primary").click()
    assert opened(anna)["options"]["advanced"] == "false"
    anna.goes("/")
    expect(anna.page.locator(f"{LORENZO} em")).to_have_count(0)


def test_expansions_are_chosen_where_they_are_advertised(company: Company) -> None:
    anna = company()
    anna.goes("/")
    extra(anna, "Houses").click()
    extra(anna, "Pazzi").click()
    expect(extra(anna, "Leaders")).to_have_attribute("aria-pressed", "true")  # it follows
    anna.page.locator(f"{LORENZO} .primary").click()
    told = opened(anna)["options"]
    assert (told["advanced"], told["modules"]) == ("true", "houses,pazzi")
    anna.goes("/")  # the next game is as the last
    expect(extra(anna, "Houses")).to_have_attribute("aria-pressed", "true")
    extra(anna, "Leaders").click()
    expect(extra(anna, "Houses")).to_have_attribute("aria-pressed", "false")


# Tables of others, and setting one's own.


def test_an_open_table_is_joined_from_the_list(company: Company) -> None:
    anna, berta = company("Ginevra"), company("Berta")
    table = anna.opens("me", "open", start=False, settings={"public": True})
    anna.goes(f"/t/{table}")
    berta.goes("/")
    berta.page.locator("main li", has_text="Ginevra").locator("button").first.click()
    expect(berta.page).to_have_url(re.compile(rf"/t/{table}$"))
    expect(anna.page.locator("main")).to_contain_text("Berta")


def test_the_time_to_react_is_chosen_where_a_game_has_reactions(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .note > button").click()
    expect(anna.page.locator("dialog")).not_to_contain_text("Time to answer an action")
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"{CARD.replace('masters', 'renaissance')} .note > button").click()
    anna.page.get_by_label("Time to answer an action").select_option("10 seconds")
    anna.page.locator("dialog .btn.primary").click()
    anna.page.wait_for_url("**/t/*")
    told = anna.ask("GET", f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}")
    assert told["settings"]["window"] == 10


def test_a_table_counts_for_ratings_unless_it_is_friendly_or_for_practice(
    company: Company,
) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .note > button").click()
    practice = anna.page.get_by_role("switch", name="Practice")
    rated = anna.page.get_by_role("switch", name="Counts for ratings")
    expect(rated).to_be_checked()
    practice.check()
    expect(rated).to_be_disabled()
    expect(rated).not_to_be_checked()
    practice.uncheck()
    rated.uncheck()
    anna.page.locator("dialog .primary").click()
    assert opened(anna)["settings"]["rated"] is False


@pytest.mark.parametrize(
    "path", ["/nothing", "/t/nosuchtable", "/rules/nosuchgame", "/player/nobody"]
)
def test_what_is_not_there_says_so_and_leads_home(path: str, company: Company) -> None:
    anna = company()
    with anna.trouble.expected():  # a browser calls it an error when there is nothing
        anna.page.goto(path)
        anna.page.locator('main a[href="/"]').first.click()
    anna.page.locator(f"{CARD} .primary").wait_for()


def test_two_who_wait_for_a_game_of_two_meet_at_its_table(company: Company) -> None:
    anna, bruno = company("Anna"), company("Bruno")
    for person in (anna, bruno):
        person.goes("/")
        waiting = person.page.locator("[aria-labelledby=with-people] li").nth(1)
        waiting.locator("button").click()
        if person is anna:
            expect(waiting.get_by_role("button")).to_have_text("Stop waiting")
    met = opened(bruno)
    assert [seat["name"] for seat in met["seats"]] in (["Anna", "Bruno"], ["Bruno", "Anna"])
    assert (met["game"], met["status"]) == ("lorenzo", "running")
    assert opened(anna)["id"] == met["id"]  # within the time of a sign that she still waits


def test_who_waits_for_a_game_goes_on_waiting_elsewhere_and_is_led_to_the_table(
    company: Company,
) -> None:
    anna, bruno = company("Anna"), company("Bruno")
    page = anna.page
    anna.goes("/")
    page.locator("[aria-labelledby=with-people] li").nth(2).locator("button").click()
    strip = page.get_by_role("complementary", name="What you wait for")
    expect(page.get_by_role("button", name="Stop waiting")).to_be_visible()
    expect(strip).to_have_count(0)  # the list says it
    page.get_by_role("link", name="Clubs").first.click()
    expect(strip).to_contain_text("You wait for Renaissance (2 players)")
    fits(anna, "waiting-elsewhere")
    page.reload()
    expect(strip.get_by_role("button", name="Stop waiting")).to_be_visible()
    bruno.goes("/")
    row = bruno.page.locator("[aria-labelledby=with-people] li").nth(2)
    expect(row).to_contain_text("one waits")
    row.locator("button").click()
    met = opened(bruno)
    assert opened(anna)["id"] == met["id"]
    expect(strip).to_have_count(0)


def test_who_waits_at_another_table_sees_it_there_and_stops(company: Company) -> None:
    anna = company("Anna")
    page = anna.page
    anna.goes("/")
    page.locator("[aria-labelledby=with-people] li").nth(2).locator("button").click()
    expect(page.get_by_role("button", name="Stop waiting")).to_be_visible()
    page.locator(f"{CARD} .primary").first.click()  # a game with bots meanwhile
    expect(page).to_have_url(re.compile("/t/"))
    strip = page.get_by_role("complementary", name="What you wait for")
    strip.wait_for()
    page.locator(".game .bar").wait_for()
    with_axe(anna)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert anna.sideways() == 0
        assert not complaints(anna, None)
        shot(anna, "waiting-at-table", size, "day")
    strip.get_by_role("button", name="Stop waiting").click()
    expect(strip).to_have_count(0)
    anna.goes("/")
    expect(page.get_by_role("button", name="Stop waiting")).to_have_count(0)
