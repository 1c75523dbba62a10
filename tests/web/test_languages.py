"""Each language: everything a person reads is in it, and it changes at once."""

from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import expect

from bottega import text
from tests.web.browsing import LANGUAGES, Company, Person
from tests.web.playing import Player
from tests.web.states import STATES

CATALOGUES = Path(text.__file__).parent / "catalogues"
NEEDED = ("bottega", "web", "home", "lobby", "masters", "masters-board", "result")
SEEN = ("newcomer", "home", "setup-sheet", "lobby", "keys-sheet", "in-words", "result", "replay")

# Every text that is seen or read aloud.
TEXTS = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const around = walk.currentNode.parentElement;
        if (around.closest('script, style, option[lang], [lang]:not(html)')) continue;
        found.add(walk.currentNode.nodeValue.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        for (const name of ['aria-label', 'title', 'placeholder'])
            found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found].filter(Boolean);
}"""


CHOOSING = """(select, language) => {
    select.value = language;
    select.dispatchEvent(new Event('change', { bubbles: true }));
}"""

OTHERS = [language for language in LANGUAGES if language != "en"]


@cache
def messages(language: str) -> dict[str, str]:
    """Give all messages of a language that need no arguments."""
    bundle = FluentBundle([language], use_isolating=False)
    found = {}
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        resource = FluentResource(file.read_text())
        bundle.add_resource(resource)
        for key in [entry.id.name for entry in resource.body if hasattr(entry, "id")]:
            if not bundle.has_message(key):
                continue
            value = bundle.get_message(key).value
            said, wrong = bundle.format_pattern(value, {}) if value else ("", [True])
            if not wrong:
                found[key] = str(said)
    return found


def english_in(person: Person, language: str) -> list[str]:
    """List the texts of a page that are English where the language says something else.

    One letter by itself may be the initial of anybody.
    """
    english, own = messages("en"), messages(language)
    foreign = {
        said for key, said in english.items() if own.get(key, said) != said and len(said) > 1
    }
    foreign -= set(own.values())
    return [said for said in person.page.evaluate(TEXTS) if said in foreign]


def assert_spoken(person: Person, language: str) -> None:
    """See that a page is in a language, once all that it shows has come in it."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    label = messages(language)["tool-language"]
    expect(person.page.locator(".tools select").first).to_have_attribute("aria-label", label)
    if language != "en":
        person.rests()
        assert not english_in(person, language)


@pytest.mark.parametrize("name", SEEN)
def test_everything_is_said_in_all_languages(name: str, company: Company) -> None:
    anna = company()
    STATES[name](anna)
    for language in (*OTHERS, "en"):
        anna.page.locator(".tools select").first.evaluate(CHOOSING, language)
        assert_spoken(anna, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_spoken_to_in_its_language(language: str, company: Company) -> None:
    anna = company(language=language)
    STATES["newcomer"](anna)
    assert_spoken(anna, language)


# Note whenever what a page shows is not there, be it for a moment.
WATCHING = """() => {
    const main = document.querySelector('main');
    window.gone = 0;
    const watch = () => (window.gone += main.isConnected && main.innerText.trim() ? 0 : 1);
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}"""
PAGES = ("/", "/about", "/rules/masters", "/guide/lorenzo", "/decks/lorenzo")


@pytest.mark.parametrize("place", [*PAGES, "table", "lobby"])
def test_switching_the_language_does_not_blank_the_page(place: str, company: Company) -> None:
    anna = company()
    if place == "table":
        anna.plays("me")
        Player(anna.page).until_asked()
    else:
        seats = ("me", "open")
        anna.goes(f"/t/{anna.opens(*seats, start=False)}" if place == "lobby" else place)
        anna.page.locator("main h1, main h2").first.wait_for()
    anna.page.evaluate(WATCHING)
    anna.page.evaluate("scrollTo(0, 60)")
    scrolled = anna.page.evaluate("scrollY")
    for language in (*OTHERS, "en"):
        anna.page.locator(".tools select").select_option(language)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
    anna.page.wait_for_timeout(100)  # for what would come late
    assert anna.page.evaluate("window.gone") == 0
    assert anna.page.evaluate("scrollY") == scrolled


def test_an_open_sheet_stays_open_in_another_language(company: Company) -> None:
    anna = company()
    STATES["setup-sheet"](anna)
    anna.page.locator("dialog .seat input").fill("Bianca")
    before = anna.says("dialog h2")
    anna.page.locator(".tools select").select_option("it", force=True)
    expect(anna.page.locator("dialog h2")).not_to_have_text(before)
    expect(anna.page.locator("dialog .seat input")).to_have_value("Bianca")


def test_the_language_that_was_chosen_last_is_spoken(company: Company) -> None:
    anna = company()
    anna.goes("/")
    select = anna.page.locator(".tools select")
    for language in ("fr", "ja", "de"):  # without waiting for the words
        select.evaluate(CHOOSING, language)
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    assert not english_in(anna, "de")


def test_a_table_changes_its_language_at_once(company: Company) -> None:
    anna = company()
    anna.plays("me")
    player = Player(anna.page)
    answers = player.until_asked().answers
    card = anna.page.locator('[data-thing^="deck:"] .sr').first
    for language in OTHERS:
        before, name = player.until_asked(), str(card.text_content())
        anna.page.locator(".tools select").select_option(language)
        expect(anna.page.locator(".bar h1")).not_to_have_text(before.question)
        expect(card).not_to_have_text(name)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        now = player.until_asked()
        assert now.answers == answers
        assert not english_in(anna, language)
        anna.page.reload()
        assert player.until_asked().question == now.question, "the choice is remembered"
