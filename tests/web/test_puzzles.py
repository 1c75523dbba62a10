"""Puzzles in a browser: on the real board, answered by a click, and told why."""

import pytest
from playwright.sync_api import expect

from tests.puzzling import PLANTED, RECORDS, asked, plant
from tests.web.browsing import DESK, PHONE, Company, Person
from tests.web.serving import House
from tests.web.test_club import fits

BOARDS = {
    "masters": PLANTED,
    "lorenzo": RECORDS / "lorenzo-02-2-builder-advanced.bottega",
    "renaissance": RECORDS / "renaissance-01-2-builder-full.bottega",
}
GLOWING = "main .thing.can"


def planted(house: House, game: str, first: int = 0, most: int = 2) -> None:
    """Let there be puzzles of a game."""
    found = asked(BOARDS[game])[first : first + most]
    assert plant(house.url, f"bots of {game}", found, game) == len(found)


def answers(person: Person) -> None:
    """Give the answer that is best: the first one that is offered."""
    id = person.page.url.rsplit("/", 1)[1]
    choices = person.ask("GET", f"/api/puzzles/{id}?language=en")["choices"]
    bar = person.page.locator("section.bar")
    bar.locator(f'[data-answer="{choices[0]["line"]}"]').first.click()


def test_one_solves_puzzles_is_told_why_and_rated(company: Company, house: House) -> None:
    planted(house, "masters", first=8)
    anna = company()
    anna.ask("PATCH", "/api/me", body={"kept": True})
    page = anna.page
    anna.goes("/puzzles")
    masters = page.locator("section", has=page.get_by_role("heading", name="Masters"))
    expect(masters).to_contain_text("None tried yet")
    expect(page.locator(".courses")).to_contain_text("There is none yet")  # of the others
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
    answers(anna)
    verdict = page.locator("section.bar")
    expect(verdict.locator("h1")).to_have_text("Solved")
    rating = int(anna.ask("GET", "/api/puzzles")["games"][0]["rating"])
    expect(verdict).to_contain_text(f"Your rating: {rating}")
    told = page.locator(".told .advice")
    expect(told.first.locator("em")).to_have_text("yours")
    expect(told.first).to_contain_text("Best is")
    told.nth(1).hover()
    expect(page.locator(GLOWING)).to_have_count(0)  # nothing is to be answered any more
    fits(anna, "puzzle-told")
    anna.sits_down(DESK, "day")
    verdict.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".about")).to_be_visible()
    page.locator("section.bar [data-answer]").first.click()
    expect(page.locator("section.bar h1")).to_be_visible()
    page.get_by_role("link", name="To all puzzles").click()
    expect(masters).to_contain_text("of 2 solved")
    expect(masters.locator("svg[role=img]")).to_be_visible()
    expect(masters).to_contain_text("You have seen them all")


@pytest.mark.parametrize("game", ["lorenzo", "renaissance"])
def test_a_puzzle_is_answered_on_the_board_of_its_game(
    company: Company, house: House, game: str
) -> None:
    planted(house, game, first=3, most=1)
    anna = company()
    anna.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found = anna.ask("GET", f"/api/puzzles/next?game={game}")["puzzle"]
    anna.goes(f"/puzzle/{found}")
    page = anna.page
    page.locator(f".game[data-game={game}]").wait_for()
    glowing = page.locator(GLOWING)
    if not glowing.count():
        page.locator("section.bar [data-answer]").first.wait_for()
    fits(anna, f"puzzle-{game}")
