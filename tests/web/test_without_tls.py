"""The client at home: friends come by a plain name of the machine, without TLS."""

import re

from playwright.sync_api import Browser, expect

from tests.web.browsing import CARD, PLAIN_NAME, Person, Window
from tests.web.playing import Player
from tests.web.serving import House

IGNORED = "Cross-Origin-Opener-Policy"  # of a page without TLS, as browsers say


def test_one_plays_and_copies_the_link_where_the_browser_trusts_the_page_less(
    browser: Browser, house: House
) -> None:
    base = house.base.replace("127.0.0.1", PLAIN_NAME)
    context = browser.new_context(locale="en")
    try:
        anna = Person(context, Window("en", moves=False, touch=False, base=base))
        page = anna.page
        page.goto(f"{base}/")
        page.locator(f"{CARD} .primary").click()
        Player(page).set_up()
        assert page.evaluate("isSecureContext") is False
        page.goto(f"{base}/")
        page.locator(CARD).get_by_text("Invite friends").click()
        expect(page).to_have_url(re.compile(rf"^{base}/t/[\w-]+$"))
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_role("status").filter(has_text="The link is copied.")).to_be_visible()
        assert [said for said in anna.trouble.found if IGNORED not in said] == []
    finally:
        context.close()
