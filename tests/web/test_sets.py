"""Powers and goods are chosen one by one in any order, and any of them is taken back by a click."""

import re

from playwright.sync_api import expect

from tests.web.browsing import Company
from tests.web.playing import CHOSEN, CLOSING, Player, Shown
from tests.web.records import asked_for, log_of


class Asked:
    """Somebody who is asked something in the middle of a recorded game."""

    def __init__(self, company: Company, question: str) -> None:
        self.anna = company.regular()
        self.table, self.seat = asked_for(self.anna, question)
        self.anna.goes(f"/t/{self.table}")
        self.player = Player(self.anna.page)
        self.before = self.player.until_asked()

    def click(self, thing: str) -> Shown:
        """Click something that can be chosen, and choose whatever it asks for."""
        now = self.player.click(self.player.thing(thing))
        while not now.chosen:  # the goods of a power are chosen before the next one
            now = self.player.step()
        return now

    def take_back(self, thing: str) -> Shown:
        """Click something that was chosen."""
        return self.player.click(self.anna.page.locator(f'{CHOSEN}[data-thing="{thing}"]'))

    def taken_back(self) -> int:
        """Count how often something was taken back."""
        entries = log_of(self.anna, self.table, seat=self.seat)
        return [entry["kind"] for entry in entries].count("undone")


def powers(now: Shown) -> list[str]:
    """List the powers that can be chosen."""
    return [thing for thing in now.things if thing.split(":")[0] in ("power", "base", "leader")]


def test_a_chosen_power_shows_and_a_click_takes_it_back(company: Company) -> None:
    asked = Asked(company, "Produce")
    chosen, (first, second) = asked.before.chosen, powers(asked.before)[:2]
    asked.click(second)
    now = asked.click(first)
    assert sorted(now.chosen) == sorted([*chosen, first, second])
    assert not {first, second} & set(now.things)
    now = asked.take_back(second)
    assert sorted(now.chosen) == sorted([*chosen, first])
    assert second in now.things
    for thing in now.chosen:
        now = asked.take_back(thing)
    assert now.kind("line"), "the turn's own question comes again"
    assert asked.taken_back() == 2 + len(chosen)


def test_what_is_left_is_closed_by_its_own_button_and_then_the_turn(company: Company) -> None:
    asked = Asked(company, "Produce")
    now, page = asked.before, asked.anna.page
    while more := powers(now):
        now = asked.click(more[0])
    expect(page.locator(CLOSING)).to_have_attribute("data-answer", "produce")
    expect(page.locator(CLOSING)).to_contain_text("Produce")
    expect(page.locator(CLOSING)).to_have_attribute("title", re.compile("^Produce: pay "))
    expect(page.locator(".bar h1")).to_contain_text("You pay")
    assert now.chosen
    now = asked.player.click(page.locator(CLOSING))
    while not now.ending:
        now = asked.player.step()
    assert now.chosen == []


def test_a_good_that_was_let_go_is_taken_back(company: Company) -> None:
    asked = Asked(company, "Store")
    good = asked.before.kind("fresh")[0].split(":")[1]
    now = asked.click(f"fresh:{good}")
    assert now.chosen == [*asked.before.chosen, f"gone:{good}"]
    now = asked.take_back(f"gone:{good}")
    assert (now.chosen, now.things) == (asked.before.chosen, asked.before.things)
    assert asked.taken_back() == 1
