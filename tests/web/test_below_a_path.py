"""The client where a proxy keeps the server below a path of its site."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.proxies import free_port, proxied
from tests.web.browsing import CARD, Person
from tests.web.playing import Player
from tests.web.serving import House

LINKS = "document.querySelectorAll('a[href^=\"/\"]')"
WORKER = "navigator.serviceWorker.ready.then((kept) => kept.scope)"


def test_one_visits_plays_and_finds_every_link_below_the_path(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    base = f"https://localhost:{port}/club/games"
    house = House(tmp_path, BOTTEGA_URL=base)
    house.open()
    context = browser.new_context(base_url=base, ignore_https_errors=True)
    try:
        with proxied("nginx", tmp_path, house.port, "/club/games", port):
            anna = Person(context, base)
            page = anna.page
            page.goto(f"{base}/")
            page.locator(f"{CARD} .primary").click()
            expect(page).to_have_url(re.compile(rf"^{base}/t/[\w-]+$"))
            Player(page).until_asked()
            page.goto(f"{base}/rules/masters")
            page.locator("main a.btn.primary").first.click()
            expect(page).to_have_url(re.compile(rf"^{base}/guide/masters"))
            page.go_back()
            page.locator("footer, nav").first.wait_for()
            links = page.evaluate(f"[...{LINKS}].map((link) => link.getAttribute('href'))")
            assert links
            assert all(link.startswith("/club/games/") for link in links), links
            page.goto(f"{base}/")
            page.locator(".who > b").wait_for()
            expect(page.locator(".own, #own").first).to_be_visible()
            assert anna.trouble.found == []
    finally:
        context.close()
        house.kill()
