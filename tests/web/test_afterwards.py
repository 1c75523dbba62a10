"""After the game: the result, the replay with links to any moment, and what one goes on to."""

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from bottega.kernel import record
from tests.web.browsing import CARD, FOLLOWING, Company, Person
from tests.web.playing import Player
from tests.web.records import FINISHED, GAME, finish, lying_there

AT = ".replaying .turn span"


def replaying(person: Person, at: int, more: str = "") -> str:
    """Look at a moment of a finished game."""
    table = lying_there(person)
    person.goes(f"/t/{table}?at={at}{more}")
    at_moment(person, at)
    return table


def at_moment(person: Person, decision: int) -> None:
    """Wait until a moment is shown."""
    expect(person.page.locator(AT).last).to_contain_text(re.compile(rf"\b{decision}\b"))


def market_of(person: Person) -> list[str]:
    """Read the rows of the market as they are read aloud."""
    arrows = person.page.locator('[data-thing^="line:row"]')
    arrows.first.wait_for()  # the board may still be on its way
    return [str(arrow.locator(".sr").text_content()) for arrow in arrows.all()]


def test_a_link_shows_a_moment_as_it_was(company: Company) -> None:
    anna = company.regular()
    table = replaying(anna, 57)
    view = GAME.view(record.replay(GAME, record.read(GAME, FINISHED.read_text()), 57), None)
    points = [str(board.score.points) for board in view.boards]
    expect(anna.page.locator(".eyes .laurel b")).to_have_text(points)
    expect(anna.page.locator("[data-thing].can")).to_have_count(0)
    expect(anna.page).to_have_url(re.compile(rf"/t/{table}\?at=57$"))


def test_a_replay_is_stepped_with_buttons_keys_and_the_slider(company: Company) -> None:
    anna = company.regular()
    table = replaying(anna, 57)
    press = anna.page.keyboard.press
    keys = anna.page.locator(".stepping .keys button")
    keys.nth(3).click()
    at_moment(anna, 58)
    keys.nth(1).click()
    at_moment(anna, 57)
    anna.page.locator("body").press("ArrowRight")
    at_moment(anna, 58)
    press("Home")
    at_moment(anna, 0)
    expect(keys.nth(0)).to_be_disabled()
    press("End")
    last = len(record.read(GAME, FINISHED.read_text()).answers)
    at_moment(anna, last)
    expect(keys.nth(4)).to_be_disabled()
    anna.page.locator(".reel input").fill("30")
    at_moment(anna, 30)
    expect(anna.page).to_have_url(re.compile(rf"/t/{table}\?at=30$"))


def test_a_replay_plays_by_itself_and_stops(company: Company) -> None:
    anna = company.regular()
    replaying(anna, 5)
    anna.page.locator(".speed select").select_option("4")
    play = anna.page.locator(".stepping .play")
    play.click()
    expect(anna.page.locator(AT).last).not_to_contain_text(re.compile(r"\b5\b"))
    play.click()
    anna.rests()  # what was asked for before still comes
    here = anna.page.locator(AT).last.inner_text()
    anna.page.wait_for_timeout(500)  # longer than a step at this speed
    assert anna.page.locator(AT).last.inner_text() == here


def test_a_replay_looks_through_any_eyes(company: Company) -> None:
    anna = company.regular()
    table = replaying(anna, 12)
    leaders = anna.page.locator('[data-thing^="leader:"]')
    eyes = anna.page.locator(".eyes")
    for seat in (0, 1):
        eyes.nth(seat).click()
        expect(eyes.nth(seat)).to_have_attribute("aria-pressed", "true")
        expect(leaders).not_to_have_count(0)
        expect(anna.page).to_have_url(re.compile(rf"at=12&seat={seat}$"))
    eyes.nth(2).click()
    expect(anna.page.locator(".card.back")).not_to_have_count(0)
    anna.goes(f"/t/{table}?at=12&seat=1")
    expect(eyes.nth(1)).to_have_attribute("aria-pressed", "true")


def test_the_browsers_back_goes_from_a_replay_to_where_it_was_opened(company: Company) -> None:
    anna = company()
    table = lying_there(anna)
    anna.goes(f"/t/{table}")
    anna.page.locator('.acts a[href*="at=0"]').click()
    at_moment(anna, 0)
    anna.page.keyboard.press("ArrowRight")
    at_moment(anna, 1)
    anna.page.go_back()
    expect(anna.page.locator(".win")).to_be_visible()


def test_who_leaves_a_replay_before_it_is_there_has_opened_no_line(company: Company) -> None:
    anna = company()
    table = lying_there(anna)
    anna.goes("/about")
    anna.rests()
    lines: list[str] = []
    anna.page.on("websocket", lambda line: lines.append(line.url))
    waiting: list[Route] = []
    anna.page.route("**/api/welcome", lambda route: waiting.append(route))
    with anna.page.expect_request("**/api/welcome"):
        anna.page.evaluate(FOLLOWING, f"/t/{table}?at=57")
    anna.page.evaluate(FOLLOWING, "/about")
    anna.page.locator("main:not(.lost)").wait_for()
    assert waiting
    for route in waiting:
        route.continue_()
    anna.rests()
    anna.page.unroute("**/api/welcome")
    assert not lines


def test_playing_on_from_a_moment_leads_to_a_running_table(company: Company) -> None:
    anna = company.regular()
    table = replaying(anna, 20)
    rows = market_of(anna)
    anna.page.locator(".away .primary").click()
    anna.page.locator("dialog form button.primary").click()
    expect(anna.page).to_have_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    player = Player(anna.page)
    assert player.until_asked().asks
    assert len(set(rows)) == 3
    assert market_of(anna) == rows
    player.step()


def test_the_record_is_downloaded_as_text_and_as_json(company: Company, tmp_path: Path) -> None:
    anna = company.regular()
    anna.goes(f"/t/{lying_there(anna)}")
    links = anna.page.locator('a[href*="/record"]')
    expect(links).to_have_count(2)
    for link in links.all():
        with anna.page.expect_download() as coming:
            link.click()
        file = tmp_path / coming.value.suggested_filename
        coming.value.save_as(file)
        found = record.read(GAME, file.read_text())
        assert found.answers == record.read(GAME, FINISHED.read_text()).answers


DROP = """([text, name]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    for (const type of ['dragenter', 'dragover', 'drop']) {
        const how = { bubbles: true, cancelable: true, dataTransfer: data };
        document.querySelector('main').dispatchEvent(new DragEvent(type, how));
    }
}"""


def test_a_record_dropped_on_the_first_page_is_shown(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .primary").wait_for()
    anna.page.evaluate(DROP, [FINISHED.read_text(), FINISHED.name])
    expect(anna.page).to_have_url(re.compile(r"/t/[\w-]+\?at=0"))
    at_moment(anna, 0)


def test_a_record_chosen_as_a_file_is_shown(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .primary").wait_for()
    anna.page.locator('input[type="file"]').set_input_files(FINISHED)
    expect(anna.page).to_have_url(re.compile(r"/t/[\w-]+\?at=0"))
    at_moment(anna, 0)


def test_a_file_that_is_no_record_is_refused_in_words(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .primary").wait_for()
    with anna.trouble.expected():  # the server refuses, which a browser calls an error
        anna.page.evaluate(DROP, [json.dumps({"no": "record"}), "letter.txt"])
        expect(anna.page.get_by_role("alert")).to_be_visible()
    expect(anna.page).to_have_url(re.compile(r"/$"))


def test_a_rematch_leads_everybody_to_another_table(company: Company) -> None:
    anna = company()
    table = anna.opens("me")
    finish(anna, table)
    anna.goes(f"/t/{table}")
    anna.page.locator(".acts button.primary").click()
    expect(anna.page).to_have_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    again = anna.page.url
    anna.page.locator("[data-thing].can, footer .btn.primary").first.wait_for()
    anna.goes(f"/t/{table}")
    anna.page.locator(".acts a.primary").click()
    expect(anna.page).to_have_url(again)
