"""Being called: the sheet behind the bell, and what it says where a browser cannot be called."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.pushing import PushService
from tests.web.browsing import LANGUAGES, MOMENT, PATIENCE, PHONE, Company, Person
from tests.web.test_languages import CHOOSING

ENDPOINT = "https://93.184.215.14/send/phone"  # an address needs no name to be looked up
BELL = ".tools .bell"
SHEET = "dialog.sheet"

# A browser that may show notices and has a push service, of which this machine knows nothing.
ABLE = """(() => {
    const bytes = (key) => Uint8Array.from(
        atob(key.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    let state = '%(permission)s', found = null;
    window.asked = 0;
    Object.defineProperty(Notification, 'permission', { get: () => state });
    Notification.requestPermission = async () => (window.asked++, (state = 'granted'));
    const keys = { p256dh: '%(p256dh)s', auth: '%(auth)s' };
    const made = { endpoint: '%(endpoint)s', toJSON: () => ({ keys }),
        unsubscribe: async () => { found = null; return true; } };
    window.subscribed = (key) => {
        made.options = { applicationServerKey: bytes(key).buffer };
        return (found = made);
    };
    if (localStorage.getItem('subscribed')) window.subscribed(localStorage.getItem('subscribed'));
    PushManager.prototype.getSubscription = async () => found;
    PushManager.prototype.subscribe = async (how) => {
        window.how = how;
        return window.subscribed(how.applicationServerKey);
    };
})()"""


def able(person: Person, permission: str = "default") -> None:
    """Let somebody's browser be one that can be called."""
    told = {**PushService().device().told, "endpoint": ENDPOINT, "permission": permission}
    person.context.add_init_script(ABLE % told)


def opened(person: Person) -> None:
    """Open the sheet behind the bell."""
    person.goes("/")
    person.page.locator(BELL).click()
    person.page.locator(f"{SHEET} .notices table").wait_for()


def until(person: Person, is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(PATIENCE // MOMENT):
        if is_so():
            return
        person.page.wait_for_timeout(MOMENT)
    pytest.fail("it did not become so")


def wishes(person: Person) -> Any:
    return person.ask("GET", "/api/me/wishes")


# The sheet.


def test_permission_is_asked_by_a_click_and_not_before(company: Company) -> None:
    anna = company()
    able(anna)
    opened(anna)
    assert anna.page.evaluate("window.asked") == 0
    anna.page.get_by_role("button", name="Call me here").click()
    expect(anna.page.get_by_text("This device may show notices.")).to_be_visible()
    assert anna.page.evaluate("window.asked") == 1
    told = anna.ask("GET", "/api/me/pushes")
    assert told["devices"] == 1
    assert anna.page.evaluate("window.how") == {
        "userVisibleOnly": True,
        "applicationServerKey": told["key"],
    }
    anna.page.get_by_role("button", name="Stop").click()
    expect(anna.page.get_by_text("Notices do not reach this device yet.")).to_be_visible()
    assert "devices" not in anna.ask("GET", "/api/me/pushes")


def test_a_browser_says_again_where_it_is_called(company: Company) -> None:
    anna = company(language="it")
    key = anna.ask("GET", "/api/me/pushes")["key"]
    able(anna, "granted")
    anna.goes("/about")  # for the worker
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    anna.page.evaluate("(key) => localStorage.setItem('subscribed', key)", key)
    with anna.page.expect_request("**/api/me/pushes") as sent:
        anna.page.reload()
    told: Any = sent.value.post_data_json
    assert (told["endpoint"], told["language"]) == (ENDPOINT, "it")
    until(anna, lambda: anna.ask("GET", "/api/me/pushes").get("devices") == 1)


def test_a_subscription_to_a_key_of_before_is_given_up(company: Company) -> None:
    anna = company()
    able(anna, "granted")
    anna.goes("/")
    anna.page.evaluate("window.subscribed('QUFBQQ')")
    anna.page.locator(BELL).click()
    anna.page.get_by_role("button", name="Call me here").click()
    expect(anna.page.get_by_text("This device may show notices.")).to_be_visible()
    assert anna.ask("GET", "/api/me/pushes")["devices"] == 1


def test_wishes_are_kept(company: Company) -> None:
    anna = company()
    able(anna)
    opened(anna)
    anna.page.get_by_label("Somebody writes to you: Device").check()
    anna.page.get_by_label("It is your turn: Open page").uncheck()
    anna.page.get_by_label("Quiet from").fill("21:30")
    anna.page.get_by_role("switch", name="Quiet hours").check()
    until(anna, lambda: wishes(anna)["quiet"] is not None)
    said = wishes(anna)
    assert said["chat"]["push"] is True
    assert said["turn"]["page"] is False
    assert (said["quiet"]["begins"], said["quiet"]["ends"]) == ("21:30", "08:00")
    zone = anna.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    assert said["quiet"]["zone"] == zone
    opened(anna)  # once more, from the beginning
    expect(anna.page.get_by_label("Somebody writes to you: Device")).to_be_checked()
    expect(anna.page.get_by_label("It is your turn: Open page")).not_to_be_checked()
    expect(anna.page.get_by_label("Quiet from")).to_have_value("21:30")


def test_a_table_can_be_made_silent(company: Company) -> None:
    anna = company()
    able(anna)
    table = anna.opens("me", "open", start=False)
    opened(anna)
    anna.page.get_by_text("Tables that may call you").click()
    anna.page.get_by_role("checkbox", name="Masters of Renaissance").uncheck()
    until(anna, lambda: anna.ask("GET", f"/api/tables/{table}/mute")["muted"])


def test_a_webhook_has_a_column_where_there_is_one(company: Company) -> None:
    anna = company()
    able(anna)
    opened(anna)
    expect(anna.page.get_by_label("It is your turn: Webhook")).to_have_count(0)
    anna.ask("PATCH", "/api/me", body={"webhook": "https://93.184.215.14/hook"})
    opened(anna)
    expect(anna.page.get_by_label("It is your turn: Webhook")).to_be_checked()


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (ABLE % {"permission": "denied", "endpoint": "", "p256dh": "", "auth": ""}, "allow it"),
        ("delete window.PushManager", "gets no notices while the page is closed"),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "begins with https"),
    ],
)
def test_it_is_said_why_a_browser_cannot_be_called(company: Company, script: str, why: str) -> None:
    anna = company()
    anna.context.add_init_script(script)
    opened(anna)
    expect(anna.page.locator(".device")).to_contain_text(why)
    expect(anna.page.get_by_role("button", name="Call me here")).to_have_count(0)


def test_the_sheet_fits_a_phone_in_every_language(company: Company) -> None:
    anna = company(size=PHONE)
    able(anna)
    opened(anna)
    wide = f"(() => {{ const s = document.querySelector('{SHEET}'); " + (
        "return s.scrollWidth - s.clientWidth })()"
    )
    for language in reversed(LANGUAGES):
        anna.page.locator(".tools select").first.evaluate(CHOOSING, language)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        assert anna.page.evaluate(wide) == 0, language
        assert anna.sideways() == 0, language
