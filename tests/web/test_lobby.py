"""The lobby: host and guest before the game, each at a browser of their own."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import DESK, PHONE, Company, Person, Size

TABLET: Size = (820, 1180)
EVERY_SIZE = pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=str)


def waits(host: Person, *seats: str, **wish: Any) -> str:
    """Open a table that waits, and go there."""
    table = host.opens(*seats, start=False, **wish)
    host.goes(f"/t/{table}")
    expect(tiles(host)).to_have_count(len(seats))
    return table


def tiles(person: Person) -> Locator:
    return person.page.locator(".tile")


def tile(person: Person, seat: int) -> Locator:
    return person.page.locator(f'.tile[data-seat="{seat}"]')


def comes(guest: Person, table: str, name: str) -> None:
    """Come by the link, and sit down under a name."""
    guest.goes(f"/t/{table}")
    guest.page.locator("dialog input").fill(name)
    guest.page.locator("dialog .primary").click()
    expect(guest.page.locator("dialog")).to_have_count(0)


def told(person: Person) -> Locator:
    """Find what was said and done."""
    return person.page.locator(".talk li")


@EVERY_SIZE
def test_host_and_guest_set_the_table_together_and_start(company: Company, size: Size) -> None:
    anna, berta = company("Anna", size=size), company(None, size=size)
    table = waits(anna, "me", "open", settings={"public": False})
    comes(berta, table, "Bertolda")
    for person in (anna, berta):
        expect(tiles(person)).to_contain_text(["Anna", "Bertolda"])
        expect(told(person)).to_contain_text(["Bertolda sits down."])
    berta.page.locator(".talk input").fill("A bot, an artisan?")
    berta.page.locator(".talk input").press("Enter")
    expect(told(anna).last).to_contain_text("Bertolda: A bot, an artisan?")
    anna.page.locator(".add .btn").nth(1).click()
    anna.page.locator("dialog [data-bot=artisan]").click()
    anna.page.locator(".add .btn").nth(0).click()
    for person in (anna, berta):
        expect(tiles(person)).to_have_count(4)
        expect(tile(person, 2)).to_have_attribute("data-kind", "bot")
        expect(tile(person, 3)).to_have_attribute("data-kind", "open")
    anna.page.locator(".forms select").first.select_option("days")
    expect(berta.page.locator(".played li")).to_contain_text(["2 days for each move"])
    expect(told(berta).last).to_have_text("Anna changes: 2 days for each move.")
    assert anna.sideways() <= 0
    assert berta.sideways() <= 0
    expect(anna.page.locator(".start")).to_have_text("Start with these three")
    anna.page.locator(".start").click()
    for person in (anna, berta):
        expect(person.page.locator(".game .pl")).to_have_count(3)


def test_seats_are_dragged_and_everybody_goes_with_theirs(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    table = waits(anna, "me", "open", "artisan")
    comes(berta, table, "Berta")
    expect(tiles(anna)).to_contain_text(["Anna", "Berta"])
    grip, goal = tile(anna, 1).locator(".grip").bounding_box(), tile(anna, 2).bounding_box()
    assert grip is not None
    assert goal is not None
    mouse = anna.page.mouse
    mouse.move(grip["x"] + 5, grip["y"] + 5)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + 20, steps=5)
    expect(tile(anna, 2)).to_have_class(re.compile("goal"))
    mouse.up()
    for person in (anna, berta):
        expect(tile(person, 2)).to_contain_text("Berta")
        expect(tile(person, 1)).to_have_attribute("data-kind", "bot")
    expect(tile(berta, 2)).to_contain_text("you")
    berta.page.locator(".talk input").fill("Here now")
    berta.page.locator(".talk input").press("Enter")
    expect(told(anna).last).to_contain_text("Berta: Here now")
    berta.page.reload()
    expect(tile(berta, 2)).to_contain_text("you")


def test_seats_are_moved_by_touch(company: Company) -> None:
    anna = company("Anna", size=PHONE, touch=True)
    waits(anna, "me", "open", "artisan")
    grip = tile(anna, 0).locator(".grip")
    goal = tile(anna, 1).bounding_box()
    own = grip.bounding_box()
    assert goal is not None
    assert own is not None
    session = anna.context.new_cdp_session(anna.page)
    x, start, end = own["x"] + 10, own["y"] + 10, own["y"] + 10 + goal["height"]
    for kind, y in (("touchStart", start), ("touchMove", start + 20), ("touchMove", end)):
        points = [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tile(anna, 1)).to_contain_text("Anna")


def test_seats_are_moved_by_the_keyboard_which_stays_with_them(company: Company) -> None:
    anna = company("Anna")
    waits(anna, "me", "artisan", "open")
    tile(anna, 0).locator(".grip").focus()
    for place in (1, 2):
        anna.page.keyboard.press("ArrowRight")
        expect(tile(anna, place)).to_contain_text("Anna")
        expect(tile(anna, place).locator(".grip")).to_be_focused()
        said = anna.page.locator("main > [role=status]").first
        expect(said).to_have_text(f"Anna is at place {place + 1} now.")
    anna.page.keyboard.press("ArrowRight")  # there is no further place
    expect(tile(anna, 2)).to_contain_text("Anna")


def test_what_one_is_writing_stays_while_the_table_changes(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    table = waits(anna, "me", "open")
    comes(berta, table, "Berta")
    field = berta.page.locator(".talk input")
    field.press_sequentially("With lea")
    anna.page.locator(".add .btn").nth(0).click()
    expect(tiles(berta)).to_have_count(3)
    expect(field).to_be_focused()
    expect(field).to_have_value("With lea")


def test_shuffled_seats_are_others_and_all_are_still_there(company: Company) -> None:
    anna = company("Anna")
    waits(anna, "me", "artisan", "open", "invited")
    before = [one.get_attribute("data-kind") for one in tiles(anna).all()]
    anna.page.locator(".shuffle").click()
    expect(told(anna).last).to_have_text("Anna moves the seats.")
    after = [one.get_attribute("data-kind") for one in tiles(anna).all()]
    assert sorted(map(str, after)) == sorted(map(str, before))
    assert after != before


def test_a_seat_becomes_a_bots_another_level_a_link_and_goes(company: Company) -> None:
    anna = company("Anna")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    waits(anna, "me", "open", "artisan")
    tile(anna, 2).locator(".deeds button").first.click()
    anna.page.locator("dialog [data-bot=master]").click()
    expect(tile(anna, 2)).to_contain_text("Ottone")
    tile(anna, 1).locator(".deeds button").first.click()
    expect(tile(anna, 1)).to_have_attribute("data-kind", "invited")
    tile(anna, 1).locator(".deeds button").first.click()
    expect(anna.page.locator(".done")).to_be_visible()
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/t/[\w-]+#1\.[\w-]+$", copied)
    tile(anna, 1).locator(".deeds button").nth(1).click()
    expect(tile(anna, 1)).to_have_attribute("data-kind", "open")
    tile(anna, 2).locator(".cross").click()
    expect(tiles(anna)).to_have_count(2)
    expect(told(anna).last).to_have_text("Anna takes a seat away.")


def test_who_arrives_may_watch_and_sit_down_later(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    table = waits(anna, "me", "open")
    berta.goes(f"/t/{table}")
    expect(tile(berta, 1)).to_contain_text("This seat is yours")
    berta.page.locator("dialog .quiet").click()
    expect(berta.page.locator(".talk input")).to_have_count(0)
    tile(berta, 1).locator(".strong").click()
    expect(tile(anna, 1)).to_contain_text("Berta")
    expect(berta.page.locator(".talk input")).to_be_visible()
    tile(berta, 1).locator(".deeds button").click()
    expect(tile(anna, 1)).to_have_attribute("data-kind", "open")
    expect(told(anna).last).to_have_text("Berta gets up.")


def test_who_comes_to_a_full_table_watches(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    table = waits(anna, "me", "artisan")
    berta.goes(f"/t/{table}")
    expect(berta.page.locator("footer")).to_contain_text("you watch")
    expect(berta.page.locator("dialog")).to_have_count(0)
    anna.page.locator(".add .btn").nth(0).click()
    expect(berta.page.locator("dialog input")).to_be_visible()


def test_the_host_frees_the_seat_of_who_has_gone(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    table = waits(anna, "me", "open")
    comes(berta, table, "Berta")
    expect(tile(anna, 1)).to_contain_text("here")
    expect(tile(anna, 1).locator(".deeds button")).to_have_count(0)
    berta.page.goto("/about")
    expect(tile(anna, 1)).to_contain_text("not here just now")
    tile(anna, 1).locator(".deeds button").click()
    expect(tile(anna, 1)).to_have_attribute("data-kind", "open")


def test_the_code_shows_the_link_and_is_dark_on_light_at_night(company: Company) -> None:
    anna = company("Anna", theme="night")
    waits(anna, "me", "open")
    code = anna.page.locator(".qr")
    box = code.bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (132, 132)
    style = "(one) => getComputedStyle(one).fill"
    assert code.locator("rect").evaluate(style) == "rgb(255, 250, 239)"
    assert code.locator("path").evaluate(style) == "rgb(36, 28, 22)"
    mail = str(anna.page.locator(".invite a").get_attribute("href"))
    assert mail.startswith("mailto:?subject=")
    assert "%2Ft%2F" in mail


def test_options_that_do_not_fit_the_seats_follow_them(company: Company) -> None:
    anna = company("Anna")
    wish = {"game": "renaissance", "options": {"teams": "true"}}
    waits(anna, "me", "artisan", "artisan", "artisan", **wish)
    start = anna.page.locator(".start")
    expect(start).to_be_enabled()
    tile(anna, 3).locator(".cross").click()
    expect(tiles(anna)).to_have_count(3)
    expect(told(anna).last).to_contain_text("Anna takes a seat away.")
    expect(start).to_have_text("Start with these three")
    expect(start).to_be_enabled()


def test_a_start_that_the_rules_do_not_allow_waits_and_says_why(company: Company) -> None:
    anna = company("Anna")
    wish = {"game": "renaissance", "options": {"teams": "true"}}
    waits(anna, "me", "artisan", "artisan", "open", **wish)
    expect(anna.page.locator(".start")).to_be_disabled()
    expect(anna.page.locator("#lobby-why")).to_contain_text("not for 3 players")
