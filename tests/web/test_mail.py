"""Mails: an address is given on the sheet, confirmed by its link, and forgotten again."""

import asyncio
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.mail_stage import SENDER, WHERE, Post, link, post_office
from tests.web.browsing import LANGUAGES, PHONE, Company, Person
from tests.web.serving import House
from tests.web.test_club import fits
from tests.web.test_languages import CHOOSING
from tests.web.test_notices import SHEET, opened

PATIENCE = 60.0
ADDRESS = "anna@example.net"
WAYS = 4  # page, device, mail and webhook
CUT = f"""() => [...document.querySelectorAll('{SHEET}, {SHEET} th, {SHEET} td')]
    .filter((each) => each.scrollWidth > each.clientWidth).length"""


def fits_all_ways(person: Person) -> None:
    """See that a column for every way fits the sheet on a phone, in every language."""
    expect(person.page.locator(f"{SHEET} th.way")).to_have_count(WAYS)
    person.sits_down(PHONE, "day")
    for language in reversed(LANGUAGES):
        person.page.locator(".tools select").first.evaluate(CHOOSING, language)
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        assert person.page.evaluate(CUT) == 0, language


class Office:
    """A mail server in a thread of its own, for a test without an event loop."""

    def __init__(self) -> None:
        self._up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live()))

    def start(self) -> Post:
        """Take mails from now on."""
        self._thread.start()
        assert self._up.wait(PATIENCE)
        return self._post

    def stop(self) -> None:
        """Take no more."""
        self._loop.call_soon_threadsafe(self._enough.set)
        self._thread.join(PATIENCE)

    def next(self) -> EmailMessage:
        """Wait for the next mail."""
        return asyncio.run_coroutine_threadsafe(self._post.next(), self._loop).result(PATIENCE)

    async def _live(self) -> None:
        self._loop, self._enough = asyncio.get_running_loop(), asyncio.Event()
        async with post_office() as self._post:
            self._up.set()
            await self._enough.wait()


@pytest.fixture
def office() -> Iterator[Office]:
    """Give a mail server."""
    found = Office()
    found.start()
    yield found
    found.stop()


@pytest.fixture
def posting(office: Office, tmp_path: Path) -> Iterator[House]:
    """Give a server that sends mails."""
    smtp = f"smtp://127.0.0.1:{office._post.port}"
    house = House(tmp_path, BOTTEGA_SMTP=smtp, BOTTEGA_MAIL_FROM=SENDER, BOTTEGA_URL=WHERE)
    house.open()
    yield house
    house.kill()


def test_an_address_is_given_confirmed_and_forgotten(
    company: Company, posting: House, office: Office
) -> None:
    anna = company(house=posting)
    page = anna.page
    opened(anna)
    expect(page.get_by_label("It is your turn: E-mail")).to_have_count(0)
    page.get_by_label("Mail to").fill(ADDRESS)
    page.get_by_label("Mail to").press("Enter")
    expect(page.locator("#mail-state")).to_contain_text(f"A link has gone to {ADDRESS}")
    fits(anna, "mail-asked")
    confirm = link(office.next(), "confirm")
    bruno = company(None, house=posting, size=PHONE)  # who reads mails elsewhere, and is nobody
    bruno.goes(confirm)
    bruno.page.get_by_role("button", name="Confirm").click()
    expect(bruno.page.get_by_role("status")).to_contain_text("Confirmed.")
    fits(bruno, "mail-confirmed")
    anna.ask("PATCH", "/api/me", body={"webhook": "https://93.184.215.14/hook"})
    opened(anna)
    expect(page.get_by_label("It is your turn: E-mail")).to_be_checked()
    page.get_by_label("Somebody writes to you: E-mail").check()
    expect(page.get_by_label("Mail to")).to_have_value(ADDRESS)
    fits(anna, "mail-sheet")
    fits_all_ways(anna)
    with bruno.trouble.expected():  # a browser calls it an error when a link is not whole
        bruno.goes("/mail/stop/a.b.c")
        bruno.page.get_by_role("button", name="Stop the mails").click()
        expect(bruno.page.get_by_role("alert")).to_contain_text("not whole")
    page.get_by_role("button", name="Forget the address").click()
    expect(page.get_by_text("The address is forgotten.")).to_be_visible()
    expect(page.get_by_label("It is your turn: E-mail")).to_have_count(0)
