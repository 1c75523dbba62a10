"""A table in the hand: played by tapping, and never wider than the screen."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Company, Person
from tests.web.lorenzo import asked
from tests.web.playing import Player
from tests.web.records import lying_there

PAGES = ("/", "/about", "/rules/masters", "/guide/masters")


def assert_fits(person: Person) -> None:
    assert person.sideways() <= 0, f"{person.page.url} is {person.sideways()} px too wide"


def test_turns_are_played_by_tapping(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    anna.plays("me")
    player = Player(anna.page, touch=True)
    player.set_up()
    for _ in range(2):
        player.turn()
    for _ in range(6):
        player.step()
        assert_fits(anna)
    tabs = anna.page.locator(".tabs button")
    for tab in tabs.all():
        tab.tap()
        assert_fits(anna)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_not_wider_than_a_phone(path: str, company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    anna.goes(path)
    assert_fits(anna)


def test_what_comes_after_a_game_is_not_wider_than_a_phone(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    table = lying_there(anna)
    for address in (f"/t/{table}", f"/t/{table}?at=40"):
        anna.goes(address)
        anna.page.locator(".win, .replaying").wait_for()
        assert_fits(anna)
        for tab in anna.page.locator(".tabs button").all():
            tab.tap()
            assert_fits(anna)


ROOM = """() => {
    const main = document.querySelector('.main');
    const drawn = [...document.querySelectorAll('.towers .floor')];
    const floors = drawn.filter((floor) => floor.checkVisibility());
    const { bottom } = main.getBoundingClientRect();
    return {
        floors: floors.length,
        below: floors.filter((floor) => floor.getBoundingClientRect().bottom > bottom + 1).length,
        cut: floors.filter((floor) => floor.scrollWidth > floor.clientWidth + 2).length,
        sheet: document.querySelector('.bar').offsetHeight,
    };
}"""


def test_all_sixteen_cards_of_lorenzo_show_at_once(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    player = asked(anna, "Turn")
    player.click(player.thing("member:white"))
    room = anna.page.evaluate(ROOM)
    assert (room["floors"], room["below"], room["cut"]) == (16, 0, 0)
    assert room["sheet"] <= 185
    for good in anna.page.locator(".own-goods .r").all():
        expect(good).to_be_in_viewport()


def test_the_first_tab_of_masters_has_track_market_and_leaders(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    anna.plays("me")
    Player(anna.page, touch=True).set_up()
    for part in ("faith", "market", "leaders"):
        expect(anna.page.locator(f'[data-guide="{part}"]')).to_be_in_viewport()
    expect(anna.page.locator('[data-guide="cards"]')).to_be_hidden()


def test_a_tap_on_a_card_of_the_ledger_opens_it(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    asked(anna, "LastWord")
    anna.page.locator('[data-guide="tab-d"]').tap()
    card = anna.page.locator(".card-beside .lcard")
    anna.page.locator(".log .piece").first.tap()
    expect(card).to_be_visible()
    anna.page.locator(".log .kinds").tap()
    expect(card).to_have_count(0)
