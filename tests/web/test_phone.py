"""A table in the hand: played by tapping, and never wider than the screen."""

import pytest

from tests.web.browsing import PHONE, Company, Person
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
