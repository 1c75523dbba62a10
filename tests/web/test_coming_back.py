"""Reloads, lost lines and a killed server in the middle of a turn: nothing is lost or doubled."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PATIENCE, Company, Person
from tests.web.playing import Player, Shown
from tests.web.records import answers, decisions, lying_there
from tests.web.serving import House

SHORT, LONG = 1_500, 10_000  # ms without a line, and with --long
LOST = ".notice.warn"


def in_the_middle_of_a_turn(person: Person) -> tuple[str, Player, Shown]:
    """Take marbles until there is something to put away, which one click lets go.

    It takes two where not all of it can be kept: of four goods of four kinds.
    """
    table = person.plays("me")
    player = Player(person.page)
    player.set_up()
    while True:
        now = player.step()
        if now.kind("fresh") and "store" in (*now.things, *now.answers):
            return table, player, now
        player.until_asked()


def assert_goes_on(person: Person, table: str, player: Player) -> None:
    """See that what is shown is what is stored, and that the turn can be finished."""
    player.until_asked()
    shown = player.look()
    person.page.reload()
    again = player.until_asked()
    assert (again.things, again.question) == (shown.things, shown.question)
    before = decisions(person, table)
    player.turn()
    assert decisions(person, table) > before


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(company: Company) -> None:
    anna = company.regular()
    table, player, before = in_the_middle_of_a_turn(anna)
    stored = answers(anna, table)
    ledger = anna.page.locator(".log ol")
    told = ledger.text_content()  # also of lines that no page has laid out yet
    anna.page.reload()
    after = player.until_asked()
    assert (after.things, after.question) == (before.things, before.question)
    assert ledger.text_content() == told
    assert answers(anna, table) == stored
    player.turn()


def test_what_is_clicked_without_a_line_is_done_once_when_it_is_back(
    company: Company, pytestconfig: pytest.Config
) -> None:
    anna = company()
    table, player, before = in_the_middle_of_a_turn(anna)
    stored = answers(anna, table)
    fresh = before.kind("fresh")[0]
    with anna.trouble.expected():
        anna.context.set_offline(True)
        expect(anna.page.locator(LOST)).to_be_visible()
        player.thing(fresh).click()
        anna.page.wait_for_timeout(LONG if pytestconfig.getoption("--long") else SHORT)
        anna.context.set_offline(False)
        expect(anna.page.locator(LOST)).to_have_count(0)
    player.until_changed(before)
    assert answers(anna, table) == [*stored, f"let go {fresh.removeprefix('fresh:')}"]
    assert_goes_on(anna, table, player)


def test_a_killed_server_goes_on_where_it_was(company: Company, frail_house: House) -> None:
    anna = company(house=frail_house)
    table, player, before = in_the_middle_of_a_turn(anna)
    stored = answers(anna, table)
    with anna.trouble.expected():
        frail_house.kill()
        expect(anna.page.locator(LOST)).to_be_visible()
        frail_house.open()
        expect(anna.page.locator(LOST)).to_have_count(0)
    after = player.until_asked()
    assert (after.things, after.question) == (before.things, before.question)
    assert answers(anna, table) == stored
    assert_goes_on(anna, table, player)


@pytest.mark.parametrize("moment", ["down", "going down"])
def test_a_click_while_the_server_is(moment: str, company: Company, frail_house: House) -> None:
    anna = company(house=frail_house)
    table, player, before = in_the_middle_of_a_turn(anna)
    stored = answers(anna, table)
    fresh = before.kind("fresh")[0]
    with anna.trouble.expected():
        if moment == "down":
            frail_house.kill()
            expect(anna.page.locator(LOST)).to_be_visible()
            player.thing(fresh).click()
        else:
            player.thing(fresh).click()  # its answer may or may not be stored
            frail_house.kill()
        frail_house.open()
        player.until_changed(before)
        expect(anna.page.locator(LOST)).to_have_count(0)
    wanted = [*stored, f"let go {fresh.removeprefix('fresh:')}"]
    for _ in range(PATIENCE // 100):  # it is sent again when the line is back
        if (now := answers(anna, table)) == wanted:
            break
        anna.page.wait_for_timeout(100)
    assert now == wanted
    assert_goes_on(anna, table, player)


def test_a_long_log_is_whole_for_who_comes_late(company: Company) -> None:
    anna = company.regular()
    source = lying_there(anna)
    path = f"/api/tables/{source}/moments/170/play"
    table = str(anna.ask("POST", path, 201, {"seat": 1})["id"])
    anna.goes(f"/t/{table}")
    expect(anna.page.locator(".log li.sep").last).to_have_text(re.compile(r"^Turn 1\b"))
    first = str(anna.page.locator(".log li.sep").last.text_content())
    anna.page.reload()
    expect(anna.page.locator(".log li.sep").last).to_have_text(first)
