"""The client where the server is kept below a path of its site."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.browsing import CARD, Person, Window
from tests.web.playing import Player
from tests.web.serving import House

ROOT = "/club/games"
LINKS = (
    """[...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href'))"""
)
SCOPE = "navigator.serviceWorker.ready.then((kept) => new URL(kept.scope).pathname)"


def test_one_visits_plays_and_finds_every_link_below_the_path(
    browser: Browser, tmp_path: Path
) -> None:
    house = House(tmp_path, BOTTEGA_URL=f"http://127.0.0.1{ROOT}")
    house.open()
    base = f"{house.base}{ROOT}"
    context = browser.new_context()
    try:
        anna = Person(context, Window("en", moves=True, touch=False, base=base))
        page = anna.page
        page.goto(f"{base}/")
        page.locator(f"{CARD} .primary").click()
        expect(page).to_have_url(re.compile(rf"^{base}/t/[\w-]+$"))
        Player(page).until_asked()
        page.goto(f"{base}/rules/masters")
        page.locator("main a.btn.primary").first.click()
        expect(page).to_have_url(re.compile(rf"^{base}/guide/masters"))
        page.go_back()
        page.locator("#contents, nav").first.wait_for()
        links = page.evaluate(LINKS)
        assert f"{ROOT}/people" in links
        assert all(link.startswith(f"{ROOT}/") for link in links), links
        page.locator(".brand").first.click()
        expect(page).to_have_url(f"{base}/")
        expect(page.locator("#own")).to_be_visible()  # the table is theirs, by the cookie
        assert page.evaluate(SCOPE) == f"{ROOT}/"
        assert anna.trouble.found == []
    finally:
        context.close()
        house.kill()
