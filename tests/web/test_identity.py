"""Coming back by a passkey, with an authenticator that Chromium plays; devices and data."""

import json
from copy import copy
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.web.browsing import Company, Person
from tests.web.serving import House

PHONE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Pocket:
    """An authenticator in somebody's pocket, which their browsers can ask."""

    def __init__(self, person: Person) -> None:
        self._line: CDPSession = person.context.new_cdp_session(person.page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE})
        self._id = {"authenticatorId": made["authenticatorId"]}

    def has(self) -> list[dict[str, Any]]:
        """List the passkeys in it."""
        found: list[dict[str, Any]] = self._line.send("WebAuthn.getCredentials", self._id)[
            "credentials"
        ]
        return found

    def take(self, passkey: dict[str, Any]) -> None:
        """Take in a passkey of another one, as those do that are kept in step."""
        self._line.send("WebAuthn.addCredential", {**self._id, "credential": passkey})


@pytest.fixture
def localhost(house: House) -> House:
    """Give the house by a name, as passkeys need one."""
    named = copy(house)
    named.base = house.base.replace("127.0.0.1", "localhost")
    return named


def opened(person: Person) -> None:
    """Look at the sheet about oneself."""
    person.goes("/")
    person.page.locator(".who button").click()
    expect(person.page.locator("dialog .passkeys")).to_be_visible()


def test_a_passkey_brings_the_same_person_and_tables_to_another_device(
    company: Company, localhost: House
) -> None:
    anna, other = company(house=localhost), company("Nobody", house=localhost)
    table = anna.opens("me")
    phone, twin = Pocket(anna), Pocket(other)
    opened(anna)
    keys = anna.page.locator("dialog .passkeys")
    keys.locator(".add").click()
    expect(keys.locator(".f-one")).to_have_count(1)
    assert anna.ask("GET", "/api/me")["lasting"]
    (passkey,) = phone.has()
    twin.take(passkey)
    opened(other)
    other.page.locator("dialog .passkeys .enter").click()
    expect(other.page.locator("dialog .passkeys .f-done")).to_contain_text("Anna")
    expect(other.page.locator("dialog .passkeys .f-one")).to_have_count(1)
    other.page.keyboard.press("Escape")
    expect(other.page.locator(f'main li a[href="/t/{table}"]')).to_be_visible()
    keys.locator(".f-one button").click()
    expect(keys.locator(".f-one")).to_have_count(0)


def test_where_passkeys_cannot_work_a_sentence_says_so(company: Company) -> None:
    anna = company()
    opened(anna)
    expect(anna.page.locator("dialog .passkeys")).to_contain_text("at a secure address")
    expect(anna.page.locator("dialog .passkeys button")).to_have_count(0)


def test_a_device_that_is_ended_is_nobodys_any_more(company: Company) -> None:
    anna, lost = company(), company(None)
    code = anna.ask("POST", "/api/me/recovery")["recovery"]
    assert lost.ask("POST", "/api/recover", body={"code": code})["name"] == "Anna"
    opened(anna)
    sessions = anna.page.locator("dialog .sessions")
    expect(sessions.locator(".f-one")).to_have_count(2)
    sessions.locator(".f-one button").click()
    expect(sessions.locator(".f-one")).to_have_count(1)
    assert lost.send("GET", "/api/me").status == 401
    assert anna.ask("GET", "/api/me")["name"] == "Anna"


def test_what_is_stored_of_somebody_is_given_as_a_file(company: Company) -> None:
    anna = company()
    opened(anna)
    with anna.page.expect_download() as given:
        anna.page.locator("dialog .own-data a").click()
    stored = json.loads(given.value.path().read_text(encoding="utf-8"))["stored"]
    assert [one["name"] for one in stored["identities"]] == ["Anna"]
