"""Taking back, and the hand-over at the end of a turn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Company, Person
from tests.web.playing import END, Player
from tests.web.records import decisions

WAYS: dict[str, Callable[[Page], None]] = {
    "the button at the top": lambda page: page.locator('[data-guide="undo"]').click(),
    "the key": lambda page: page.keyboard.press("u"),
}


def at_its_first_turn(company: Company) -> tuple[Person, str, Player]:
    anna = company.regular()
    table = anna.plays("me")
    player = Player(anna.page, brief=0)
    player.set_up()
    return anna, table, player


def to_the_end_of_the_turn(player: Player) -> None:
    while not player.until_asked().ending:
        player.step()


@pytest.mark.parametrize("way", WAYS)
def test_an_answer_is_taken_back_by(way: str, company: Company) -> None:
    anna, table, player = at_its_first_turn(company)
    count = decisions(anna, table)
    before = player.look()
    after = player.click(player.thing("line:column 2"))
    assert "line:column 2" not in after.things
    WAYS[way](anna.page)
    now = player.until_changed(after)
    assert now.things == before.things
    assert now.question == before.question
    assert decisions(anna, table) == count


def test_a_turn_waits_for_its_end_and_can_be_taken_back_until_then(company: Company) -> None:
    anna, table, player = at_its_first_turn(company)
    to_the_end_of_the_turn(player)
    count = decisions(anna, table)
    now = player.look()
    anna.page.locator(".closing button").nth(1).click()
    now = player.until_changed(now)
    assert not now.ending
    assert decisions(anna, table) < count
    to_the_end_of_the_turn(player)
    player.click(anna.page.locator(END))
    assert "line:row 1" in player.until_asked().things


def test_a_turn_that_was_ended_cannot_be_taken_back(company: Company) -> None:
    anna, _, player = at_its_first_turn(company)
    player.turn()
    player.until_asked()
    expect(anna.page.locator('[data-guide="undo"]')).to_be_disabled()


def test_a_click_that_only_narrowed_is_taken_back_by_escape(company: Company) -> None:
    anna = company.regular()
    anna.plays("me")
    player = Player(anna.page)
    before = player.until_asked()
    leader = before.things[0]
    after = player.click(player.thing(leader))
    assert leader not in after.things
    anna.page.keyboard.press("Escape")
    assert player.until_changed(after).things == before.things
