"""Puzzles in a browser: on the real board, answered by a click, and told why."""

import re

import pytest
from playwright.sync_api import expect

from tests.puzzling import PLANTED, RECORDS, asked, plant
from tests.web.browsing import DESK, PHONE, Company, Person
from tests.web.serving import House
from tests.web.test_club import fits
from tests.web.test_states import faults, shot

PUZZLES = {
    "masters": (PLANTED, slice(7, 10, 2)),  # two turns
    "lorenzo": (RECORDS / "lorenzo-02-2-builder-advanced.bottega", slice(9, 10)),
    "renaissance": (RECORDS / "renaissance-01-2-builder-full.bottega", slice(6, 7)),
}
GLOWING = "main .thing.can"
OFFERED = "section.bar [data-answer]"


def planted(house: House, game: str) -> None:
    """Let there be puzzles of a game."""
    file, some = PUZZLES[game]
    found = asked(file)[some]
    assert plant(house.url, f"bots of {game}", found, game) == len(found)


def answers(person: Person, at: int) -> None:
    """Give one of the answers; the first is the best."""
    id = person.page.url.rsplit("/", 1)[1]
    choices = person.ask("GET", f"/api/puzzles/{id}")["choices"]
    person.page.locator(f'{OFFERED[:-1]}="{choices[at]["line"]}"]').first.click()


def test_one_solves_puzzles_is_told_why_and_rated(company: Company, house: House) -> None:
    planted(house, "masters")
    anna = company()
    anna.ask("PATCH", "/api/me", body={"kept": True})
    page = anna.page
    anna.goes("/puzzles")
    masters = page.locator("section", has=page.get_by_role("heading", name="Masters"))
    expect(masters).to_contain_text("None tried yet")
    switch = page.get_by_role("switch", name="Positions of my games may become puzzles")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(page.locator("#shares")).to_contain_text("Nobody is named")
    fits(anna, "puzzles")
    anna.sits_down(DESK, "day")
    masters.get_by_role("button").click()
    expect(page.locator("main .card").first).to_be_visible()  # the drawn board
    expect(page.locator(".about")).to_contain_text("nobody yet")
    fits(anna, "puzzle")
    anna.sits_down(DESK, "day")
    answers(anna, 1)
    verdict, told = page.locator("section.bar"), page.locator(".told .advice")
    expect(verdict.locator("h1")).to_have_text("There was better")
    expect(verdict).to_contain_text("Best was: Take row 1")
    rating = int(anna.ask("GET", "/api/puzzles")["games"][0]["rating"])
    expect(verdict).to_contain_text(f"Your rating: {rating}")
    expect(told).to_have_count(5)
    expect(told.nth(1).locator("em")).to_have_text("yours")
    expect(page.locator(GLOWING)).to_have_count(0)  # nothing is asked any more
    page.get_by_role("button", name=re.compile(r"All \d+ answers")).click()
    expect(told.nth(9)).to_be_attached()
    fits(anna, "puzzle-told")
    anna.sits_down(DESK, "day")
    verdict.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".about")).to_be_visible()
    answers(anna, 0)
    expect(verdict.locator("h1")).to_have_text("Solved")
    expect(told.first.locator("em")).to_have_text("yours")
    verdict.get_by_role("button", name="Next puzzle").click()
    page.get_by_role("link", name="All puzzles").click()
    expect(masters).to_contain_text("1 of 2 solved")
    expect(masters.locator("svg[role=img]")).to_be_visible()
    expect(masters).to_contain_text("You have seen them all")
    shot(anna, "puzzles-rated", "desk", "day")


@pytest.mark.parametrize("game", ["lorenzo", "renaissance"])
def test_a_puzzle_is_answered_on_the_board_of_its_game(
    company: Company, house: House, game: str
) -> None:
    planted(house, game)
    anna = company()
    page = anna.page
    found = anna.ask("GET", f"/api/puzzles/next?game={game}")["puzzle"]
    anna.goes(f"/puzzle/{found}")
    expect(page.locator(f".game[data-game={game}] {GLOWING}").first).to_be_attached()
    assert not faults(anna)
    anna.sits_down(PHONE, "night")
    assert anna.sideways() == 0
    shot(anna, f"puzzle-{game}", "phone", "night")
    anna.sits_down(DESK, "day")
    shot(anna, f"puzzle-{game}", "desk", "day")
    told = page.locator(".told")
    while not told.count():  # a click answers, or leaves fewer answers
        page.locator(OFFERED).first.click()
        anna.rests()  # until it is judged, what was offered is still there
        expect(told.or_(page.locator(OFFERED)).first).to_be_visible()
    expect(page.locator("section.bar h1")).to_have_text(re.compile("Solved|There was better"))
    expect(page.locator("section.bar")).to_contain_text("not kept your name")
    shot(anna, f"puzzle-{game}-told", "desk", "day")
