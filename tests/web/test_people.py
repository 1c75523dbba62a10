"""The people of the workshop at the rail, how they think, and how somebody prefers to play."""

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bottega.kernel import record
from bottega.kernel.session import Session
from tests.web.browsing import CARD, LANGUAGES, PHONE, Company, Person, Size
from tests.web.playing import END, Player
from tests.web.records import FINISHED, GAME, played_on
from tests.web.test_languages import CHOOSING
from tests.web.test_states import complaints, faults, with_axe

TABLET: Size = (820, 1180)
SKIP = ".tools .skip"
SHEET = "dialog[open] .preferences"
WRITING = """(row) => row.getAnimations({ subtree: true }).map((each) => each.animationName)"""


def prefers(person: Person, **preferences: Any) -> None:
    """Have chosen something on an earlier visit."""
    kept = json.dumps({"speed": "once", **preferences})
    person.goes("/about")
    person.page.evaluate("(kept) => localStorage.setItem('bottega.preferences', kept)", kept)


def row(person: Person, name: str) -> Locator:
    """Find somebody at the rail."""
    exactly = person.page.get_by_text(name, exact=True)
    return person.page.locator(".players .pl").filter(has=exactly)


def kept(person: Person, name: str) -> Any:
    """Read a preference that this browser keeps."""
    return json.loads(person.page.evaluate("localStorage['bottega.preferences']"))[name]


# Who they are.


def test_bots_at_the_rail_have_faces_names_and_levels(company: Company) -> None:
    anna = company.regular()
    anna.plays("me", "journeyman", "random", "journeyman", settings={"pace": 5})
    Player(anna.page).until_asked()
    for name in ("Tessa", "Tessa 2"):
        expect(row(anna, name).locator(".portrait.journeyman")).to_be_visible()
        expect(row(anna, name).locator(".crest")).to_have_text("T")
    expect(row(anna, "Random").locator(".portrait")).to_have_count(0)
    expect(row(anna, "Random").locator('use[href="#bot"]')).to_be_visible()
    expect(row(anna, "Anna").locator(".portrait")).to_have_count(0)


def test_names_of_bots_are_those_of_the_language_and_not_cut(company: Company) -> None:
    anna = company(language="ja")
    anna.plays("virtuoso", "me", "master", settings={"pace": 5})
    for name in ("ジネーヴラ", "オットーネ"):
        shown = row(anna, name).locator(".name")
        expect(shown).to_be_visible()
        assert shown.evaluate("(name) => name.scrollWidth <= name.clientWidth")


def test_programs_are_folded_away_and_can_be_chosen(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator(f"{CARD} .note .bots").click()
    sheet = anna.page.locator("dialog[open]")
    expect(sheet.locator(".one[data-bot]:visible")).to_have_count(6)
    expect(sheet.locator(".portrait")).to_have_count(6)
    sheet.locator("summary").click()
    expect(sheet.locator('[data-bot="greedy"]')).to_be_visible()
    sheet.locator('input[type="number"]').fill("7")
    sheet.locator("form .btn").click()
    anna.page.locator(f"{CARD} .note > button").click()
    picked = anna.page.locator("dialog .seat .bot-pick")
    expect(picked).to_have_count(2)
    assert [each.get_attribute("value") for each in picked.all()] == ["search:7"] * 2
    anna.page.reload()
    expect(anna.page.locator(f"{CARD} .note .bots")).to_contain_text("search of 7")
    wrong = faults(anna)
    assert not wrong, "\n".join(wrong)


# How they think and play.


@pytest.mark.parametrize("moves", [True, False])
def test_a_quill_writes_while_a_bot_thinks(company: Company, moves: bool) -> None:
    anna = company(moves=moves)
    anna.plays("apprentice", "me", settings={"pace": 5})
    nino = row(anna, "Nino")
    expect(nino.locator(".quill b")).to_have_text(re.compile(r"^[1-5]\ss$"))
    expect(nino).to_contain_text("writes")
    expect(nino.locator(".quill b")).to_have_text(re.compile(r"^[2-5]\ss$"))
    assert bool(nino.evaluate(WRITING)) == moves
    Player(anna.page).until_asked()
    expect(nino.locator(".quill")).to_have_count(0)
    expect(nino).to_contain_text("apprentice")


def test_what_bots_did_is_shown_one_by_one_until_it_is_skipped(company: Company) -> None:
    anna = company()
    table = anna.plays("me", "random", "random", "random", settings={"pace": 0.3})
    player = Player(anna.page, seed=4)
    player.set_up()
    prefers(anna, speed="slow")  # from now on: others may have played before
    anna.goes(f"/t/{table}")
    player.turn()
    expect(anna.page.locator(SKIP)).to_be_visible()
    assert not player.look().asks
    told = anna.page.locator(".log .deed").count()
    anna.page.locator("main").first.click(position={"x": 2, "y": 2})
    anna.page.keyboard.press("Space")
    expect(anna.page.locator(SKIP)).to_have_count(0)
    assert anna.page.locator(".log .deed").count() > told
    before = player.until_asked()
    player.step()  # it is answered, whatever was shown late
    assert player.look().mark != before.mark
    entries = anna.ask("GET", f"/api/tables/{table}/log?seat=0&language=en&after=0")["entries"]
    assert len({entry["number"] for entry in entries}) == len(entries)
    expect(anna.page.locator(".notice.warn")).to_have_count(0)


def test_who_wants_it_at_once_waits_for_nothing(company: Company) -> None:
    anna = company()
    anna.plays("me", "greedy", "greedy", "greedy")
    player = Player(anna.page, seed=4)
    player.set_up()
    for _ in range(6):
        player.step()
        assert not anna.page.locator(SKIP).is_visible()


# The end of a turn.


@cache
def nothing_to_take_back() -> tuple[int, int, str]:
    """Find an answer after which only the end of a turn is left: its decision, seat and line."""
    made = record.read(GAME, FINISHED.read_text(encoding="utf-8"))
    session = Session(GAME, made.options, made.seed, range(made.options.players))
    for decision, (seat, code) in enumerate((a.seat, a.code) for a in made.answers):
        while session.held is not None:
            session.end(session.held, session.version)
        session.submit(seat, code, session.version)
        over = session.held == seat and session.closing() is None
        if over and not session.can_undo(seat):
            return decision, seat, GAME.line(code)
    raise AssertionError("every turn of this game could be taken back")


@pytest.mark.parametrize("ends", [True, False])
def test_a_turn_with_nothing_to_take_back_ends_by_itself_if_one_likes(
    company: Company, ends: bool
) -> None:
    decision, seat, line = nothing_to_take_back()
    anna = company()
    prefers(anna, ends=ends)
    anna.goes(f"/t/{played_on(anna, FINISHED, decision, seat)}")
    player = Player(anna.page)
    player.until_asked()
    before = anna.page.locator(".log .sep").count()
    given = player.answer(line)
    after = player.click(given if given.count() else player.thing(touched(line)))
    if ends:
        expect(anna.page.locator(END)).to_have_count(0)
        now = player.until_asked()
        assert now.over or anna.page.locator(".log .sep").count() > before
    else:
        assert after.ending
        player.click(anna.page.locator(END))


def touched(line: str) -> str:
    """Name the thing on the board that is clicked for an answer of one word and its object."""
    return line.replace(" ", ":", 1)


# Preferences.


def test_preferences_are_kept_and_in_force_at_once(company: Company) -> None:
    anna = company(moves=True)
    anna.plays("me")
    Player(anna.page).until_asked()
    anna.page.keyboard.press(",")
    sheet = anna.page.locator(SHEET)
    for each in ("slow", "off", "long"):
        sheet.locator(f'input[value="{each}"]').check()
    sheet.locator('input[type="checkbox"]').uncheck()
    volume, size = sheet.locator('input[type="range"]').all()
    volume.press("End")
    size.press("End")
    root = anna.page.locator("html")
    expect(root).to_have_attribute("data-still", "")
    expect(root).to_have_attribute("data-sized", "")
    anna.page.keyboard.press("Escape")
    assert anna.page.locator("main").evaluate("(main) => main.scrollWidth > main.clientWidth")
    assert anna.sideways() == 0
    expected = {"speed": "slow", "motion": "off", "delay": "long", "ends": False}
    expected |= {"volume": 100, "size": 130}
    assert {name: kept(anna, name) for name in expected} == expected
    anna.page.reload()
    Player(anna.page).until_asked()
    expect(anna.page.locator('.tools [aria-pressed="true"]')).to_be_visible()  # sound is on
    anna.page.locator('.tools button:has(use[href="#menu"])').click()
    anna.page.locator("dialog .btn").nth(1).click()
    expect(sheet.locator('input[value="slow"]')).to_be_checked()


def test_animations_are_shown_to_who_wants_them_on_a_machine_that_does_not(
    company: Company,
) -> None:
    anna = company(moves=False)
    prefers(anna, motion="on")
    anna.plays("apprentice", "me", settings={"pace": 5})
    expect(row(anna, "Nino").locator(".quill")).to_be_visible()
    assert row(anna, "Nino").evaluate(WRITING)


def test_the_preferences_fit_everywhere_and_axe_has_no_complaint(company: Company) -> None:
    anna = company(size=TABLET)
    anna.goes("/")
    anna.page.locator('.tools button:has(use[href="#dials"])').click()
    expect(anna.page.locator(SHEET)).to_be_visible()
    with_axe(anna)
    assert complaints(anna, None) == []
    assert anna.sideways() == 0
    wrong = faults(anna)
    assert not wrong, "\n".join(wrong)


def test_the_preferences_fit_a_phone_in_every_language(company: Company) -> None:
    anna = company(size=PHONE)
    anna.goes("/")
    anna.page.locator('.tools button:has(use[href="#dials"])').click()
    cut = "(sheet) => [...sheet.querySelectorAll('.seg span, h3, p, output')].filter((each) => each"
    wide = f"{cut}.scrollWidth > each.parentElement.clientWidth + 1).map((e) => e.textContent)"
    box = "(sheet) => sheet.closest('dialog').scrollWidth <= sheet.closest('dialog').clientWidth"
    for language in reversed(LANGUAGES):
        anna.page.locator(".tools select").first.evaluate(CHOOSING, language)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        assert anna.page.locator(SHEET).evaluate(wide) == [], language
        assert anna.page.locator(SHEET).evaluate(box), language


# Their page.


def test_the_people_of_the_workshop_have_a_page(company: Company) -> None:
    anna = company()
    anna.goes("/")
    anna.page.locator('footer a[href="/people"]').click()
    people = anna.page.locator("main li")
    expect(people.locator("h2")).to_have_text(
        ["Nino", "Tessa", "Berto", "Ginevra", "Maestro Ottone", "Monna Sibilla"]
    )
    expect(people.locator(".portrait")).to_have_count(6)
    expect(people.nth(3)).to_contain_text("40 times a turn")
    expect(people.nth(1)).to_contain_text("Wins against Nino")
    anna.page.get_by_role("radio", name="Slow").check()
    assert kept(anna, "speed") == "slow"
    assert not faults(anna)
