"""The guided first game: lessons that go on by playing, and can be left."""

import re

from playwright.sync_api import expect

from tests.web.browsing import PHONE, Company, Person
from tests.web.playing import CLOSING, Player

NOTE = ".note h2"


def guided(person: Person) -> Player:
    person.goes("/guide/masters")
    person.page.locator("main .btn.primary").click()
    expect(person.page).to_have_url(re.compile(r"/t/[\w-]+\?guide=1$"))
    player = Player(person.page, seed=2)
    player.until_asked()
    expect(person.page.locator(NOTE)).to_be_visible()
    return player


def answered(player: Player) -> None:
    """Answer in the bar, which the master's note never covers."""
    now = player.until_asked()
    player.click(player.page.locator(CLOSING) if now.closing else player.answer(now.answers[0]))


def test_lessons_go_on_by_playing(company: Company) -> None:
    anna = company()
    player = guided(anna)
    told = [anna.says(NOTE)]
    while not player.until_asked().kind("line"):
        answered(player)
    expect(anna.page.locator(NOTE)).not_to_have_text(told[-1])
    told.append(anna.says(NOTE))
    while player.until_asked().kind("line"):
        answered(player)
    expect(anna.page.locator(NOTE)).not_to_have_text(told[-1])
    told.append(anna.says(NOTE))
    while not player.until_asked().kind("line"):
        answered(player)
    expect(anna.page.locator(NOTE)).not_to_have_text(told[-1])
    assert len({*told, anna.says(NOTE)}) == 4


def test_a_lesson_goes_on_by_its_button_and_the_guide_can_be_left(company: Company) -> None:
    anna = company()
    guided(anna)
    first = anna.says(NOTE)
    anna.page.locator(".note .btn.primary").click()
    expect(anna.page.locator(NOTE)).not_to_have_text(first)
    anna.page.locator(".note button:not(.btn)").last.click()
    expect(anna.page.locator(NOTE)).to_have_count(0)
    anna.page.reload()
    Player(anna.page).until_asked()
    expect(anna.page.locator(NOTE)).to_have_count(0)


def test_the_guide_fits_a_phone_and_covers_no_answer(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    guided(anna)
    assert anna.sideways() <= 0
    anna.page.locator(".answers button:visible").first.tap(trial=True)
