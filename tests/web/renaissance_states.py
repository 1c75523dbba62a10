"""Every state of a table of Renaissance, by name, and the way there."""

from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.playing import play_out
from tests.web.renaissance import ANSWERED, NAME, QUICK, Fighter, Mason
from tests.web.states import Way

RENAISSANCE: dict[str, Way] = {}
SITES = ("renaissance-setup-sheet", "renaissance-rules", "renaissance-result")  # no tables
FOUR: dict[str, Any] = {"game": NAME, "options": {"families": "army,clergy,artisans,merchants"}}
EIGHT: dict[str, Any] = {"game": NAME, "options": {"teams": "true"}}


def state(way: Way) -> Way:
    """Enter a way into the list under its own name."""
    RENAISSANCE["renaissance-" + way.__name__.replace("_", "-")] = way
    return way


def some_turns(person: Person, steps: int, seed: int) -> Mason:
    """Choose missions and do a few things."""
    mason = Mason(person.page, seed)
    for _ in range(steps):
        if mason.step().over:
            break
    mason.until_asked()
    return mason


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
    person.plays("me", "random", "random", **FOUR | {"options": {"families": "random"}})
    Mason(person.page).until_asked()


@state
def four_castles(person: Person) -> None:
    """A few turns into a game of four."""
    person.plays("me", "random", "random", "random", **FOUR)
    some_turns(person, 14, seed=3)


@state
def eight_in_teams(person: Person) -> None:
    """A few turns into a game of eight in four teams."""
    person.plays("me", *["random"] * 7, **EIGHT)
    some_turns(person, 8, seed=4)


@state
def an_attack(person: Person) -> None:
    """An action of a rival that can be answered."""
    person.shares("Berta", **ANSWERED)
    mason = Fighter(person.page, seed=5)
    while "let_be" not in (now := mason.until_handed()).things:
        assert not now.over, "nobody played an action"
        if now.curtain:
            person.page.locator(".curtain button").click()
            mason.until_asked()
        else:
            mason.step()


@state
def result(person: Person) -> None:
    """The end of a quick game."""
    person.plays("me", "random", **QUICK)
    play_out(Mason(person.page, seed=6))
    person.page.locator(".ranking tbody tr").first.wait_for()
