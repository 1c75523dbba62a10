"""Lorenzo's tables with expansions: a deck is built by clicking, and options follow each other."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.modules import decks
from bottega.games.lorenzo.pieces import CARD_KINDS
from bottega.kernel import record
from bottega.kernel.errors import BadOptions
from tests.web.browsing import EMPTY, Company, Person
from tests.web.playing import Player
from tests.web.records import finish, recorded
from tests.web.test_states import faults
from tests.web.whole import assert_points_are_right, assert_ranking_is_right, played_with_points

BUILDER = f"/decks/{GAME.name}"
CARD = f".game-card:has(#game-{GAME.name})"
CODE = ".share .f-code"
OUT = frozenset(card for pile in decks.piles() for card in pile[3:5])
WITH_LEADERS = decks.encode(set(OUT))  # a deck with all cards that need leaders
MISTYPED = WITH_LEADERS[:-1] + ("9" if WITH_LEADERS[-1] != "9" else "8")
ENABLED = "(all) => all.flatMap((each, i) => (each.matches(':disabled') ? [] : [i]))"
SETUP = f"localStorage.getItem('bottega.setup.{GAME.name}')"


def leave_out(page: Page, out: frozenset[int]) -> None:
    """Click the cards that stay in the box, kind by kind."""
    piles = decks.piles()
    for i, kind in enumerate(CARD_KINDS):
        page.locator(f'[data-kind="{kind}"]').click()
        cards = [card for pile in piles[3 * i : 3 * i + 3] for card in pile]
        expect(page.locator("[data-card]")).to_have_count(len(cards))
        for card in [card for card in cards if card in out]:
            page.locator(f'[data-card="{card}"]').click()


def grouped(code: str) -> str:
    return "-".join(code[i : i + 5] for i in range(0, len(code), 5))


def sheet(person: Person) -> Locator:
    """Open the sheet of a table with the advanced rules, which a first game has not."""
    person.goes("/")
    person.page.locator(f"{CARD} .note > button").click()
    found = person.page.locator("dialog[open]").first
    advanced(found).select_option("true")
    return found


def turn(sheet: Locator, name: str, on: bool) -> None:
    sheet.locator(f'input[name="{name}"]').set_checked(on, force=True)


def choose(sheet: Locator, name: str, value: str) -> None:
    sheet.locator(f'input[name="{name}"][value="{value}"]').check(force=True)


def advanced(sheet: Locator) -> Locator:
    return sheet.locator("select:has(option[value=false])")


def kept(page: Page) -> tuple[int, dict[str, str]]:
    """Give the number of players and the options that the sheet has come to."""
    setup = json.loads(page.evaluate(SETUP))
    return len(setup["seats"]), setup["options"]


def test_a_deck_is_built_shared_and_played_to_the_end(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = anna.page
    out = frozenset(card for pile in decks.piles() for card in random.Random(6).sample(pile, 2))
    code = decks.encode(set(out))
    anna.goes(BUILDER)
    expect(page.locator(".share .primary")).to_be_disabled()
    leave_out(page, out)
    expect(page.locator(CODE)).to_have_value(grouped(code))
    page.locator(".share form input").first.fill("Wolves")
    page.locator(".share form input").first.press("Enter")
    expect(page.locator(".share [role=status]")).to_contain_text("Wolves")

    page.locator(".share .small").last.click()
    expect(page.locator(".share [role=status]")).not_to_contain_text("Wolves")
    link = page.evaluate("navigator.clipboard.readText()")
    berta.goes(link)
    expect(berta.page.locator(CODE)).to_have_value(grouped(code))
    expect(berta.page.locator(".share form input").first).to_have_value("Wolves")

    page.locator(".share .primary").click()
    setup = page.locator("dialog[open]")
    expect(setup.locator(".own select")).to_have_value(code)
    turn(setup, "modules-houses", True)
    choose(setup, "players", "3")
    for seat in setup.locator(".seat .bot-pick").all():
        seat.click()
        page.locator("dialog summary").click()
        page.locator('dialog [data-bot="random"]').click()
    setup.locator("form button.primary").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    player, table = Player(page, seed=3), page.url.rsplit("/", 1)[1]
    player.set_up()
    info = anna.ask("GET", f"/api/tables/{table}")
    assert info["options"] == {
        "advanced": "true",
        "modules": "houses,pazzi",
        "leaders": "all",
        "decks": code,
    }
    seen = played_with_points(anna, table, player)
    page.goto(EMPTY)  # nobody looks at the rest
    finish(anna, table)
    anna.goes(f"/t/{table}")
    found = recorded(anna, table, GAME)
    assert_points_are_right(seen, found, GAME)
    assert_ranking_is_right(anna, found, GAME)
    assert set(player.in_the_bar) <= {"end"}
    final = GAME.view(record.replay(GAME, found), None)
    assert not out & {card for board in final.boards for card in board.cards}


def test_a_deck_is_still_on_the_bench_and_on_the_shelf_after_a_reload(company: Company) -> None:
    anna = company()
    anna.goes(f"{BUILDER}?deck={WITH_LEADERS}&name=Bears")
    anna.page.locator(".share form button").first.click()
    anna.page.locator(".acts .btn").last.click()
    anna.page.locator('[data-card="1"]').click()
    anna.page.reload()
    expect(anna.page.locator('[data-card="1"]')).to_have_attribute("aria-pressed", "false")
    expect(anna.page.locator('[data-card="2"]')).to_have_attribute("aria-pressed", "true")
    anna.page.locator(".share .btn").last.click()
    anna.page.locator("dialog .deck", has_text="Bears").click()
    expect(anna.page.locator(CODE)).to_have_value(grouped(WITH_LEADERS))


def test_chance_fills_what_is_missing_and_leaves_what_was_chosen(company: Company) -> None:
    anna = company()
    anna.goes(BUILDER)
    chosen = [1, 2, 17]
    for card in chosen:
        anna.page.locator(f'[data-card="{card}"]').click()
    anna.page.locator(".acts .btn").first.click()
    out = decks.decode(anna.page.locator(CODE).input_value())
    assert out >= set(chosen)
    before = anna.page.locator(CODE).input_value()
    anna.page.locator(".acts .btn").first.click()
    expect(anna.page.locator(CODE)).not_to_have_value(before)


@pytest.mark.parametrize("text", ["", MISTYPED])
def test_what_is_no_deck_is_told_at_once(text: str, company: Company) -> None:
    anna = company()
    anna.goes(f"{BUILDER}?deck={text}")
    expect(anna.page.locator("[role=alert]")).to_be_visible()
    setup = sheet(anna)
    turn(setup, "modules-pazzi", True)
    choose(setup, "decks", "own")
    expect(setup.locator("form button.primary")).to_be_disabled()
    setup.locator(".own input").fill(text)
    setup.locator(".own input").blur()
    expect(setup.locator("form button.primary")).to_be_disabled()
    expect(setup.locator("#setup-trouble")).to_be_visible()
    if text:
        expect(setup.locator(".own .fault")).not_to_be_empty()


def test_a_pasted_code_is_taken_however_it_is_written(company: Company) -> None:
    setup = sheet(company())
    turn(setup, "modules-pazzi", True)
    choose(setup, "decks", "own")
    setup.locator(".own input").fill(f" {grouped(WITH_LEADERS).upper()}")
    expect(setup.locator(".own select")).to_have_value(WITH_LEADERS)
    expect(setup.locator("form button.primary")).to_be_enabled()


def test_a_deck_with_cards_about_leaders_asks_for_the_advanced_rules(company: Company) -> None:
    anna = company()
    setup = sheet(anna)
    turn(setup, "modules-pazzi", True)
    choose(setup, "decks", "own")
    setup.locator(".own input").fill(WITH_LEADERS)
    advanced(setup).select_option("false")
    expect(setup.locator("form button.primary")).to_be_disabled()
    expect(setup.locator("#setup-trouble")).to_contain_text("Hall of Traitors")
    anna.page.keyboard.press("Escape")
    anna.page.locator(f"{CARD} .primary").click()  # not even past the sheet
    expect(anna.page.locator("#setup-trouble")).to_be_visible()
    advanced(setup).select_option("true")
    expect(setup.locator("form button.primary")).to_be_enabled()


def test_leaders_are_picked_by_name_and_must_be_enough(company: Company) -> None:
    anna = company()
    setup = sheet(anna)
    choose(setup, "leaders", "own")
    picker = anna.page.locator("dialog[open]").last
    expect(picker.locator(".pick")).to_have_count(20)
    picker.locator(".head .btn").nth(1).click()
    for leader in picker.locator(".pick").all()[:15]:
        leader.click()
    anna.page.keyboard.press("Escape")
    expect(setup.locator("form button.primary")).to_be_disabled()
    expect(setup.locator("#setup-trouble")).to_contain_text("16")
    setup.locator(".change").click()
    picker.locator(".pick").nth(15).click()
    anna.page.keyboard.press("Escape")
    expect(setup.locator("form button.primary")).to_be_enabled()
    assert len(kept(anna.page)[1]["leaders"].split(",")) == 16


def test_options_follow_what_is_changed_and_say_so(company: Company) -> None:
    anna = company()
    setup, note = sheet(anna), anna.page.locator("dialog footer [role=status]")
    expect(setup.locator('input[name="decks"]')).to_have_count(0)
    choose(setup, "players", "5")
    expect(setup.locator('input[name="modules-houses"]')).to_be_checked()
    expect(note).to_contain_text("Houses")
    turn(setup, "modules-pazzi", True)
    expect(setup.locator('input[name="decks"]')).to_have_count(3)
    advanced(setup).select_option("false")
    expect(setup.locator('input[name="modules-houses"]')).not_to_be_checked()
    expect(setup.locator('input[name="modules-pazzi"]')).to_be_checked()
    expect(setup.locator('input[name="players"][value="4"]')).to_be_checked()
    expect(setup.locator('input[name="leaders"]')).to_have_count(0)
    turn(setup, "modules-houses", True)
    expect(advanced(setup)).to_have_value("true")


def _change(setup: Locator, rng: random.Random) -> None:
    """Change something of a table, as a person might."""
    inputs = setup.locator("form input[type=radio], form [role=switch]")
    enabled = inputs.evaluate_all(ENABLED)
    choice = rng.randrange(len(enabled) + 2)
    if choice >= len(enabled):
        advanced(setup).select_option(rng.choice(["true", "false"]))
        return
    inputs.nth(enabled[choice]).click(force=True)
    picker = setup.page.locator("dialog[open] .head")
    if picker.count():
        picker.locator(".btn").nth(rng.randrange(2)).click()
        for leader in rng.sample(setup.page.locator("dialog .pick").all(), 5):
            leader.click()
        setup.page.keyboard.press("Escape")


def test_whatever_the_sheet_lets_one_play_the_rules_accept(company: Company) -> None:
    anna = company()
    setup, rng = sheet(anna), random.Random(3)
    seen: set[bool] = set()
    for _ in range(60):  # all tables are tried without a browser in fitting.test.ts
        _change(setup, rng)
        players, chosen = kept(anna.page)
        ready = setup.locator("form button.primary").is_enabled()
        assert ready == _accepted(players, chosen), f"{players} players, {chosen}"
        assert ready or setup.locator("#setup-trouble").inner_text()
        seen.add(ready)
    assert seen == {True, False}


def _accepted(players: int, chosen: dict[str, Any]) -> bool:
    try:
        GAME.options_of(players, **chosen)
    except BadOptions:
        return False
    return True


def test_guests_are_told_which_deck_is_played(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    options = {"modules": "pazzi", "decks": WITH_LEADERS}
    table = anna.opens("me", "invited", game=GAME.name, start=False, options=options)
    berta.goes(f"/t/{table}")
    terms = berta.page.locator("[aria-labelledby=lobby-terms]")
    expect(terms).to_contain_text(grouped(WITH_LEADERS))
    expect(terms).to_contain_text("Pazzi")
    plain = anna.opens("me", "invited", game=GAME.name, start=False)
    berta.goes(f"/t/{plain}")
    expect(terms.locator("li")).not_to_have_count(0)
    expect(terms).not_to_contain_text(re.compile("Pazzi|eight of ten"))


def test_a_deck_that_is_thrown_away_can_be_taken_back(company: Company) -> None:
    anna = company()
    _shelf(anna)
    shelf = anna.page.locator("dialog[open]")
    shelf.locator("li .tool").click()
    expect(shelf.locator(".deck")).to_have_count(0)
    shelf.locator(".back").click()
    expect(shelf.locator(".deck")).to_contain_text("Bears")


def test_a_deck_can_be_built_with_the_keyboard_alone(company: Company) -> None:
    anna = company()
    anna.goes(BUILDER)
    first = anna.page.locator('[data-card="1"]')
    first.focus()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Space")
    for card in (1, 2):
        pressed = anna.page.locator(f'[data-card="{card}"]')
        expect(pressed).to_have_attribute("aria-pressed", "false")
    expect(anna.page.locator(".piles [role=status]").first).to_contain_text("8")


def _builder(person: Person) -> None:
    person.goes(f"{BUILDER}?deck={WITH_LEADERS}&name=Bears")
    person.page.locator("[data-card]").nth(2).click()


def _shelf(person: Person) -> None:
    _builder(person)
    person.page.locator("[data-card]").nth(2).click()
    person.page.locator(".share form button").first.click()
    person.page.locator(".share .btn").last.click()
    expect(person.page.locator("dialog .deck")).to_be_visible()


def _sheet(person: Person) -> None:
    setup = sheet(person)
    choose(setup, "players", "5")
    turn(setup, "modules-pazzi", True)
    choose(setup, "decks", "own")


def _leaders(person: Person) -> None:
    choose(sheet(person), "leaders", "own")
    person.page.locator("dialog .pick").first.click()


@pytest.mark.parametrize("way", [_builder, _shelf, _sheet, _leaders])
def test_everything_fits_and_axe_has_no_complaint(way: Any, company: Company) -> None:
    anna = company()
    way(anna)
    wrong = faults(anna)
    assert not wrong, "\n".join(wrong)
