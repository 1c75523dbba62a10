"""Every state of a table of Renaissance, by name, and the way there."""

from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.records import RECORDS, lying_there, midway
from tests.web.renaissance import ANSWERED, GAME, NAME, Fighter, Mason
from tests.web.states import Way

RENAISSANCE: dict[str, Way] = {}
SITES = ("renaissance-setup-sheet", "renaissance-rules", "renaissance-result")  # no tables
RANDOM: dict[str, Any] = {"game": NAME, "options": {"families": "random"}}


def state(way: Way) -> Way:
    """Enter a way into the list under its own name."""
    RENAISSANCE["renaissance-" + way.__name__.replace("_", "-")] = way
    return way


@state
def setup_sheet(person: Person) -> None:
    """Set a table."""
    person.goes("/")
    person.page.locator(f".game-card:has(#game-{NAME}) .note > button").click()
    expect(person.page.locator("dialog .seat select").first).to_be_visible()


@state
def rules(person: Person) -> None:
    """Read the rules."""
    person.goes(f"/rules/{NAME}")


@state
def choosing_missions(person: Person) -> None:
    """Choose which missions are mandatory."""
    person.plays("me", "random", "random", **RANDOM)
    Mason(person.page).until_asked()


def midway_of(person: Person, name: str) -> None:
    """Be asked in the middle of a recorded game."""
    person.goes(f"/t/{midway(person, RECORDS / f'{NAME}-{name}.bottega', GAME)}")
    Mason(person.page).until_asked()


@state
def four_castles(person: Person) -> None:
    """Half of a game of four."""
    midway_of(person, "03-4-builder-full")


@state
def eight_in_teams(person: Person) -> None:
    """Half of a game of eight in four teams."""
    midway_of(person, "14-8-builder-teams")


@state
def an_attack(person: Person) -> None:
    """An action of a rival that can be answered."""
    person.shares("Berta", **ANSWERED)
    mason = Fighter(person.page, seed=5)
    while "let_be" not in (now := mason.until_handed()).things:
        assert not now.over, "nobody played an action"
        if now.curtain:
            curtain = person.page.locator(".curtain")
            name = curtain.locator("h1").inner_text()
            curtain.locator("button").click()
            expect(curtain.locator("h1", has_text=name)).to_have_count(0)
        else:
            mason.step()


@state
def result(person: Person) -> None:
    """The end of a quick game."""
    file = RECORDS / f"{NAME}-08-2-builder-quick.bottega"
    person.goes(f"/t/{lying_there(person, file)}")
    person.page.locator(".ranking tbody tr").first.wait_for()
