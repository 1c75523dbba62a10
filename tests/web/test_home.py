"""The first page: a first visit, the way to a table, and who one is."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import CARD, Company
from tests.web.playing import Player


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


def test_a_table_that_waits_for_me_is_first_in_my_list(company: Company) -> None:
    anna = company()
    waiting = anna.opens("me")
    anna.opens("me", "invited", start=False)
    anna.goes("/")
    first = anna.page.locator("main li").first
    expect(first.locator("a")).to_have_attribute("href", f"/t/{waiting}")
    expect(first.locator("strong")).to_be_visible()
    first.locator("a").click()
    Player(anna.page).until_asked()


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
    anna.page.locator(f"{CARD} .note button").click()
    expect(anna.page.locator("dialog")).not_to_contain_text("Time to answer an action")
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"{CARD.replace('masters', 'renaissance')} .note button").click()
    anna.page.get_by_label("Time to answer an action").select_option("10 seconds")
    anna.page.locator("dialog .btn.primary").click()
    anna.page.wait_for_url("**/t/*")
    told = anna.ask("GET", f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}")
    assert told["settings"]["window"] == 10


@pytest.mark.parametrize("path", ["/nothing", "/t/nosuchtable", "/rules/nosuchgame"])
def test_what_is_not_there_says_so_and_leads_home(path: str, company: Company) -> None:
    anna = company()
    with anna.trouble.expected():  # a browser calls it an error when there is nothing
        anna.page.goto(path)
        anna.page.locator('main a[href="/"]').first.click()
    anna.page.locator(f"{CARD} .primary").wait_for()
