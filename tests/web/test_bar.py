"""The bar: keys that give answers, numbers, what is not possible, and two taps."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import PHONE, Company, Person
from tests.web.lorenzo import asked, at, refused, richest
from tests.web.lorenzo_states import a_member_is_chosen
from tests.web.playing import READY, Player
from tests.web.records import answers, asked_for

CHIPS = ".bar .opts .opt"
TYPED = ".closing .typed b"
TIP = ".tipbox"


def chip(page: Page, keys: str) -> Locator:
    """Find the chip that some keys give."""
    return page.locator(f'{CHIPS}[aria-keyshortcuts="{keys}"]')


def line(chip: Locator) -> str:
    """Say which answer a chip or a button gives."""
    found = chip.get_attribute("data-answer")
    assert found
    return found


def table_of(person: Person) -> str:
    return person.page.url.rsplit("/", 1)[1]


def last_answer(person: Person, player: Player, seat: int) -> str:
    player.until_asked()
    return answers(person, table_of(person), seat)[-1]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_the_letter_of_a_place_and_a_number_give_an_answer(language: str, company: Company) -> None:
    anna = company(language=language)
    player = a_member_is_chosen(anna)
    keys = anna.page.locator(f"{CHIPS}[aria-keyshortcuts]").evaluate_all(
        "(chips) => chips.map((chip) => chip.getAttribute('aria-keyshortcuts'))"
    )
    assert len(keys) == len(set(keys)), "no two chips have the same keys"
    caps = anna.page.locator(".bar .opts kbd").all_inner_texts()
    assert caps == list(dict.fromkeys(each.split()[0] for each in keys))
    wanted = line(chip(anna.page, keys[1]))
    for key in keys[1].split():
        anna.page.keyboard.press(key)
    assert last_answer(anna, player, richest("Turn").seat) == wanted


def test_what_is_typed_leaves_the_answers_that_begin_so(company: Company) -> None:
    anna = company.regular()
    player = a_member_is_chosen(anna)
    all_of_them = anna.page.locator(CHIPS).count()
    name = anna.page.locator(f"{CHIPS} b").nth(2).inner_text()
    wanted = line(anna.page.locator(CHIPS).nth(2))
    anna.page.keyboard.type(name.split()[0].lower())
    expect(anna.page.locator(CHIPS)).to_have_count(1)
    expect(anna.page.locator(TYPED)).to_have_text(name.split()[0].lower())
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(CHIPS)).to_have_count(all_of_them)
    anna.page.keyboard.type("qqq")
    expect(anna.page.locator(".bar .answers")).to_contain_text("No answer begins with “qqq”")
    for _ in "qqq":
        anna.page.keyboard.press("Backspace")
    expect(anna.page.locator(TYPED)).to_have_count(0)
    anna.page.keyboard.type(name.split()[0].lower())
    anna.page.keyboard.press("Enter")
    assert last_answer(anna, player, richest("Turn").seat) == wanted


def test_letters_with_shift_are_no_answers(company: Company) -> None:
    anna = company.regular()
    a_member_is_chosen(anna)
    anna.page.keyboard.press("Shift+T")
    expect(anna.page.locator(".panels section").first).to_be_visible()
    expect(anna.page.locator(TYPED)).to_have_count(0)


def test_a_number_is_asked_for_with_a_stepper(company: Company) -> None:
    anna = company.regular()
    player = asked(anna, "Work")
    spin = anna.page.get_by_role("spinbutton")
    least = int(spin.get_attribute("aria-valuemin") or "")
    expect(spin).to_have_attribute("aria-valuenow", str(least))
    button = anna.page.locator(".closing .primary")
    assert line(button) == f"spend {least}"
    anna.page.keyboard.press("+")
    more = int(spin.get_attribute("aria-valuenow") or "")
    assert more > least
    expect(anna.page.locator(f'[data-thing="servants:{more}"].chosen')).to_be_visible()
    anna.page.keyboard.press("-")
    expect(spin).to_have_attribute("aria-valuenow", str(least))
    anna.page.keyboard.press(str(more))
    expect(spin).to_have_attribute("aria-valuenow", str(more))
    spin.focus()
    anna.page.keyboard.press("ArrowDown")
    expect(button).to_have_attribute("data-answer", f"spend {least}")
    anna.page.keyboard.press("ArrowUp")
    button.click()
    assert last_answer(anna, player, richest("Work").seat) == f"spend {more}"


def test_holding_the_question_mark_shows_what_is_not_possible_and_why(company: Company) -> None:
    anna = company.regular()
    at(anna, refused("cost")[0])
    anna.page.keyboard.down("?")
    dashed = anna.page.locator(".refused .no")
    expect(dashed.first).to_be_visible()
    expect(anna.page.locator("dialog")).to_have_count(0)
    dashed.first.hover()
    expect(anna.page.locator(TIP)).to_contain_text("Not possible")
    anna.page.keyboard.up("?")
    expect(dashed).to_have_count(0)
    expect(anna.page.locator("dialog")).to_have_count(0)
    expect(anna.page.locator(CHIPS).first).to_be_visible()


def test_a_tap_chooses_and_the_button_does_it(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    table, seat = asked_for(anna, "Turn")
    anna.goes(f"/t/{table}")
    player = Player(anna.page, touch=True)
    before = player.until_asked()
    given = answers(anna, table, seat)
    first, second, *_ = before.kind("line")
    player.point(player.reach(first))
    expect(anna.page.locator(".preview b")).to_be_visible()
    expect(anna.page.locator(".own-goods .pos").first).to_be_visible()
    expect(anna.page.locator(".bar .opts")).not_to_be_visible()
    player.point(player.reach(second))
    expect(anna.page.locator(f'[data-thing="{second}"].chosen')).to_be_visible()
    expect(anna.page.locator(f'[data-thing="{first}"].chosen')).to_have_count(0)
    assert line(anna.page.locator(READY)) == f"take {second.removeprefix('line:')}"
    anna.page.locator(".closing .soft").tap()
    expect(anna.page.locator(READY)).to_have_count(0)
    assert answers(anna, table, seat) == given
    player.click(player.reach(second))
    assert answers(anna, table, seat)[len(given) :] == [f"take {second.removeprefix('line:')}"]


def test_the_sheet_leaves_three_quarters_of_a_phone(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    player = at(anna, richest("Turn"), touch=True)[1]
    player.point(player.reach(player.look().kind("member")[0]))
    assert height(anna) <= PHONE[1] / 4
    player.point(player.reach(player.look().kind("space")[0]))
    assert height(anna) <= PHONE[1] / 4


def height(person: Person) -> float:
    found = person.page.locator(".bar").bounding_box()
    assert found
    return found["height"]
